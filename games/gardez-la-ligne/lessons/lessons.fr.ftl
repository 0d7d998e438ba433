# Ce que disent les leçons de Gardez la Ligne.
lesson-aim = Le but du jeu
lesson-single = Les stations à ligne unique
lesson-tie = L’égalité ne profite à personne
lesson-depth = S’étendre ou s’ancrer ?
lesson-lock = Les lignes imprenables
lesson-end = Jusqu’au bout

aim-win = Vous dirigez un syndicat. Chaque ligne que vous contrôlez vous apporte des sièges à la négociation : 1 pour une ligne de métro, 2 pour une ligne de RER. À la fin, le plus grand nombre de sièges l’emporte.
aim-first = Un tour, c’est un piquet sur une station libre. Posez le vôtre à Charles de Gaulle - Étoile : les lignes 1, 2, 6 et A s’y croisent, et vous gagnez 1 point d’influence sur chacune. Touchez la station marquée, ou choisissez-la dans la liste.
aim-first-else = Les règles le permettent. Mais commencez par Charles de Gaulle - Étoile, où se croisent quatre lignes.
aim-seats = Personne d’autre n’est présent sur vos quatre lignes : vous les contrôlez. 1 + 1 + 1 pour le métro, 2 pour le RER A, cela fait { $seats } sièges. Les autres ont pris une ligne chacun.
aim-sheet = La planche d’influence, à côté du plan, montre pour chaque ligne l’influence de chacun et qui la tient. Il vous reste { $left } piquets. Quand tous sont posés, la partie est finie.

single-lost = Robot 2 vient de poser un piquet à Courcelles. Seule la ligne 2 s’y arrête, et une station à ligne unique rapporte 2 points d’influence au lieu de 1. Sur la ligne 2, il mène { $theirs } à { $mine } : elle a changé de mains.
single-answer = Faites de même. Rome n’est desservie, elle aussi, que par la ligne 2. Votre point devient 3 points, et c’est d’en avoir strictement plus que tous les autres qui compte.
single-answer-else = Les règles le permettent, mais la ligne 2 reste perdue. Choisissez une station où ne s’arrête que la ligne 2 : Rome est marquée.
single-won = { $mine } à { $theirs } : la ligne 2 est de nouveau à vous, et son siège avec. Une correspondance donne un peu sur beaucoup de lignes ; c’est par les stations à ligne unique qu’on se bat pour l’une d’elles.
single-taken = Regardez Courcelles : une station ne porte qu’un piquet, quel que soit celui qui l’a posé, et aucun piquet ne bouge plus. Ce qui est pris le reste. Si vous touchez une station prise, la page vous rappelle la règle.

tie-level = Robot 2 mène à nouveau sur la ligne 2, par 2 à 1. Cette fois, posez votre piquet à Villiers, où se croisent les lignes 2 et 3. Cela ne suffit pas pour gagner la ligne 2. Voyez à quoi cela suffit.
tie-level-else = Les règles le permettent. Mais essayez d’abord Villiers, pour voir ce que fait une égalité.
tie-sheet = Sur la ligne 2, vous en êtes à { $mine } contre { $theirs }. À égalité, les premiers ne contrôlent rien : le jeton de contrôle est retourné sur la planche. Robot 3, avec { $third }, n’en profite pas non plus. Vous n’avez rien perdu, votre rival perd un siège, et la ligne 3 est à vous par-dessus le marché.
tie-break = À présent, rompez l’égalité. Quelles stations donnent 2 points sur la ligne 2 ? Trouvez-en une vous-même : dans la liste, les pastilles à côté d’un nom montrent ses lignes.
tie-break-else = Cela ne donnerait pas 2 points sur la ligne 2. Cherchez une station libre que dessert la seule ligne 2, comme Anvers ou Blanche.
tie-done = La ligne 2 est à vous, et vous en êtes à { $seats } sièges. Retenez les deux moitiés de la leçon : une égalité prend une ligne à quelqu’un à peu de frais, et un piquet de plus vous la donne.

depth-wide = Deux joueurs, un plan vide. Châtelet compte huit lignes, dont trois de RER. Prenez-la.
depth-wide-else = Les règles le permettent. Mais sur un plan vide, aucune station ne vaut Châtelet.
depth-thin = Robot 2 a répondu à la Gare du Nord : les lignes 4, B et D sont à égalité, et plus personne ne les tient. Il vous reste { $seats } sièges. Un seul point d’influence gagne une ligne dont personne ne voulait encore, et la perd au premier qui la veut.
depth-rer = Laquelle des trois mérite un piquet ? Une ligne de RER apporte 2 sièges, la ligne 4 un seul. Et la B a des stations à elle seule. Luxembourg vous y donne 2 points.
depth-rer-else = Les règles le permettent. Mais songez à ce que vaut une ligne : la B apporte 2 sièges, et Luxembourg n’est desservie que par elle.
depth-done = La ligne B est à vous, par 3 à 1 : { $seats } sièges. Pour s’en emparer, Robot 2 devrait y dépenser deux piquets. Étendez-vous d’abord, puis ancrez-vous là où cela rapporte.

lock-short = La même position. Sur le plan, cherchez la ligne D : elle n’a ici que trois stations, Châtelet, la Gare du Nord et la Gare de Lyon. Vous en tenez une, Robot 2 une autre.
lock-take = Posez votre piquet à la Gare de Lyon.
lock-take-else = Les règles le permettent. Mais la troisième station de la ligne D est encore libre : la Gare de Lyon.
lock-held = { $mine } à { $theirs } sur la ligne D, et il n’y reste aucune station libre. Personne ne peut plus vous prendre ces 2 sièges. Comptez les stations des lignes courtes : D, E, 3bis et 7bis se décident tôt.

end-small = Pour finir, une partie entière sur un tout petit plateau : six stations, les lignes 1 et 2 à 1 siège, le RER A à 2. La partie prend aussi fin quand toutes les stations sont prises. Commencez par le milieu.
end-small-else = Les règles le permettent. Mais au centre se croisent les trois lignes.
end-choose = Robot 2 a pris la ligne A avec son piquet à Gare. Où répondez-vous ? Cherchez l’endroit qui vaut le plus, et après lequel personne ne peut plus vous répondre.
end-choose-else = Les règles le permettent, mais cela laisse à Robot 2 la ligne A et ses 2 sièges. Une station de la ligne A est encore libre.
end-last = La ligne A est à vous pour de bon : il n’y reste plus de station libre. Robot 2 s’est rabattu sur la ligne 1, et deux stations sont libres. À vous un piquet, à lui le dernier. Reprenez la ligne 1 à Parc.
end-last-else = Cela garde la ligne 2 et abandonne la ligne 1. Le compte serait le même ; mais allez ici à Parc.
end-result = Toutes les stations sont prises. { $mine } sièges à { $theirs } : vous remportez la négociation. À nombre égal de sièges, vous auriez partagé la victoire.
end-go = Vous savez tout. À trois ou plus, surveillez celui qui mène : une égalité lui fait mal et ne vous coûte qu’un piquet. À présent, jouez une vraie partie.
