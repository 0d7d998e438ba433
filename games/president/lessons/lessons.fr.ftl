# Ce que disent les leçons du Jeu du Président.
lesson-dice = Les voix et les dés
lesson-star = Étoiles et cartes Campagne
lesson-challenge = Le défi
lesson-defence = Quand l’autre échoue
lesson-own = Sur ses propres terres
lesson-red = Les cartes rouges
lesson-end = Comment on est élu

dice-aim = Vous voulez être élu président. La France est divisée en 99 territoires, qui valent chacun un nombre de voix ; tous ensemble en valent 49 millions. Qui tient un territoire en a les voix.
dice-roll = Deux dés disent où vous pouvez aller : le premier montre de 0 à 4 ou une étoile, le second de 5 à 9 ou une étoile. Lancez.
dice-take = 2 et 6 se lisent dans les deux sens : 26, la Drôme, 400 000 voix, ou 62, le Pas-de-Calais, 1 000 000. Les deux sont vacants : vous en prenez un. Le plus grand, bien sûr.
dice-take-else = Les règles le permettent. Mais le Pas-de-Calais rapporte plus du double.
dice-votes = { $votes ->
        [1000000] { $votes } de voix
       *[other] { $votes } voix
    } pour vous. Les autres ont lancé aussi. Ce qui est pris est marqué sur la carte ; plus la partie avance, plus les dés mènent chez quelqu’un.
dice-memo = Inutile de savoir les valeurs par cœur : la carte et la liste les montrent à tout moment. Si l’un des deux territoires est vacant et l’autre non, c’est le vacant qu’il faut prendre.

star-what = Un lancer sur trois montre une étoile. Elle vaut n’importe quel chiffre.
star-roll = Lancez.
star-take = Une étoile et un 9 : tout territoire vacant dont le code contient un 9 s’offre à vous, du 09 au 95. Le meilleur de tous est le 59, le Nord, avec 1 900 000 voix.
star-take-else = Les règles le permettent. Mais le Nord est le plus grand des territoires à 9.
star-sum = Après une étoile vient une carte Campagne. Celle-ci est verte : vous encaissez des voix, en prenant des territoires vacants dont la somme fait exactement 300 000. Un seul de 300 000 suffit, ou plusieurs plus petits. Prenez l’Allier, 03.
star-sum-else = Les règles le permettent. Mais ici, le plus simple est un territoire d’exactement 300 000 : l’Allier est marqué.
star-done = { $votes } voix après un tour. Pendant que vous choisissez, la page montre ce qui manque encore, et elle peut compléter une somme pour vous.
star-two = Deux étoiles, c’est le meilleur lancer de tous : n’importe quel territoire vacant, et deux cartes. Mais plus de quatre cartes sur dix sont rouges. Nous y reviendrons.

challenge-why = À présent, Robot 2 tient le 91 et Robot 3 le 19. Et si les dés vous y mènent ?
challenge-roll = Lancez.
challenge-which = 1 et 9, et les deux territoires sont pris. Vous devez défier celui qui tient l’un ou l’autre, pour un territoire qui ne vaut pas plus que les voix que vous avez. Défiez pour le 91, l’Essonne : 800 000 voix.
challenge-which-else = Les règles le permettent. Mais quitte à défier, que cela en vaille la peine : le 91.
challenge-answer = Le défié vous lit une carte. Celle-ci est une question, et la réponse est sept ans : avant le référendum, le mandat durait deux ans de plus. Répondez.
challenge-answer-else = Ce serait faux, et le défi perdu. Le mandat durait sept ans.
challenge-won = Juste : l’Essonne et ses voix sont à vous, soit { $votes } en tout. D’autres cartes demandent un lieu sur la carte, une estimation, de la mémoire ; ou un discours, une chanson, que tous jugent par un vote.
challenge-stake = Une telle carte ne se refuse pas, et l’on peut perdre : on paie alors de ses propres territoires. Ne lancez donc pas les dés avec toutes vos voix au même endroit.

defence-why = Robot 2 a lancé 2 et 6. Les deux sont à vous, et il vous défie pour le 26, la Drôme. C’est vous qui lisez la carte : en quelle année les Français ont-ils décidé d’élire eux-mêmes leur président ? Touchez « Suivant » pour entendre la réponse.
defence-pick = Faux : c’était en 1962. La Drôme reste à vous, et la voilà indéfiable : personne ne pourra plus la prendre. Et Robot 2 paie, avec des territoires de votre choix. Rien ne fait 400 000 : ce sera 500 000. Prenez le 37, l’Indre-et-Loire.
defence-done = { $votes } voix. Qui défie risque autant qu’il peut gagner. Et qui tient beaucoup de petits territoires paie exactement son dû ; qui en tient peu de grands paie plus qu’il ne doit.

own-why = Vous tenez le 26 et le 62. Et si les dés vous y ramènent ?
own-roll = Lancez.
own-fortify = Les deux sont à vous : rien à prendre. Vous pouvez tirer une carte Campagne, ou rendre l’un des deux indéfiable. Le Pas-de-Calais vaut un million : retournez son jeton.
own-fortify-else = Les règles le permettent. Mais un million de voix que personne ne peut vous prendre vaut mieux qu’une carte qui peut être rouge.
own-done = Le jeton uni le montre : le 62 ne peut être ni défié ni perdu. Cela a un prix : les voix indéfiables ne comptent pas quand il vous faut une mise pour un défi.

red-roll = Vous tenez le 62 et le 26. Lancez.
red-take = Une étoile et un 8. Prenez le 38, l’Isère, avec 900 000 voix. Ensuite, la carte est tirée.
red-take-else = Les règles le permettent. Mais l’Isère est ce qui vaut le plus ici.
red-pick = Une carte rouge : 300 000 voix à rendre. Mais vous tenez 1 000 000, 400 000 et 900 000 : rien ne fait 300 000. On arrondit de 100 000, à 400 000, et la Drôme s’en va. Rendez-la.
red-done = Il vous reste { $votes } voix, et la carte vous a coûté plus qu’elle ne disait. Les petits territoires sont de la monnaie : gardez-en quelques-uns de 100 000 et de 200 000.
red-debt = Qui n’a pas assez, ou rien qui fasse le montant ni 100 000 de plus, garde la carte rouge en dette et paie dès qu’il le peut. Une carte verte sert alors d’abord à la dette.

end-majority = Avec 24 600 000 voix au premier tour, plus de la moitié, vous êtes élu aussitôt. C’est rare.
end-run-off = Sinon, le premier tour s’achève quand les 99 territoires sont pris. À deux joueurs, qui a le plus de voix a gagné. À plus, les deux premiers s’affrontent au second tour : les autres quittent la carte, et ce qu’ils tenaient redevient vacant.
end-sides = Au second tour, tout le monde joue encore : ceux qui sont éliminés lancent les dés pour l’un des deux. À trois, le deuxième et le troisième jouent contre le premier. Être troisième n’est donc pas la fin.
end-go = Un dernier mot : prenez ce qui est grand tant qu’il reste beaucoup de vacant, gardez de la monnaie, et rendez indéfiable ce que vous ne supporteriez pas de perdre. À présent, jouez une vraie partie.
