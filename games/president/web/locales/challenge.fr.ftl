# Les défis et les cartes
campaign-drawn = { $player } tire
    .you-player = Vous tirez
campaign-debt = { $player } paie une dette
    .you-player = Vous payez une dette
campaign-last = Les dernières cartes Campagne
campaign-credit = Crédit
campaign-cost = Coût
campaign-owed = gardée comme dette
votes-plus = +{ $votes }
votes-minus = −{ $votes }

duel-covered = { $player } défie { $rival }
    .you-player = Vous défiez { $rival }
    .you-rival = { $player } vous défie
duel = { $player } défie { $rival } pour { $territory } : { $votes }
    .you-player = Vous défiez { $rival } pour { $territory } : { $votes }
    .you-rival = { $player } vous défie pour { $territory } : { $votes }
kind-quiz = Question
kind-geography = Géographie
kind-estimate = Estimation
kind-memory = Mémoire
kind-naming = Énumération
kind-forbidden = Mots interdits
kind-speech = Discours
kind-mime = Mime
kind-story = Histoire drôle
kind-song = Chanson ou imitation
kind-debate = Débat
kind-twenty-one = Vingt-et-un
level-easy = Facile
level-middling = Moyenne
level-hard = Difficile
difficulty = { $percent } robots sur 100 y arrivent
time-left = { $seconds ->
        [one] Il reste { $seconds } seconde
       *[other] Il reste { $seconds } secondes
    }

answer-send = Répondre
choice-keys = Au clavier : les touches 1 à { $count }
your-number = Votre réponse, un nombre
number-exact = Il faut le nombre exact.
number-about = À { $percent } % près, c’est juste.
number-wrong = Tapez un nombre entier, en chiffres.
your-memory = Votre réponse, dans l’ordre
memory-how = { $count ->
        [one] Une chose à redonner, en français ou en anglais.
       *[other] { $count } choses à redonner dans l’ordre, en français ou en anglais, séparées par des virgules ou des espaces.
    }
words-wrong = Tapez une réponse.
seen-enough = J’ai assez vu
seen-how = Ensuite tout s’efface, et il faudra répondre.
your-names = Une réponse à la fois
names-add = Ajouter
names-how = Entrée ou une virgule ajoute un nom. Les accents et les petites fautes ne comptent pas.
names-wrong = { $count ->
        [0] Un nom qui n’a rien à y faire, et le défi est perdu.
        [one] Un nom qui n’a rien à y faire est pardonné ; au deuxième, le défi est perdu.
       *[other] { $count } noms qui n’ont rien à y faire sont pardonnés ; un de plus, et le défi est perdu.
    }
names-count = { $count } sur { $need }
names-remove = Retirer { $name }
your-explanation = Votre explication
explain-how = { $need } mots au moins, sans aucun des mots interdits.
explain-then-vote = { $need } mots au moins, dont aucun n’est interdit ni de la famille d’un mot interdit : sinon, le défi est perdu. Puis tous lisent et votent.
explain-aloud = Ou bien expliquez de vive voix avant le vote :
explained = Je l’ai expliqué : place au vote
forbidden = Mots interdits
point = Montrez-le sur la carte de France : vous n’avez qu’un essai.
debate-how = Vous êtes pour, votre rival contre : chacun parle la moitié du temps, de vive voix, en vidéo ou par écrit dans la conversation. Ensuite, on vote.
perform-how = À vous de jouer : de vive voix, en vidéo ou par écrit dans la conversation. Ensuite, on vote.
performed = J’ai terminé : place au vote

give-up = Abandonner le défi
give-up-really = Abandonner ? Le défi est perdu.
give-up-yes = Oui, j’abandonne
give-up-no = Non, je continue

wait-answer = { $player } cherche la réponse…
    .you-player = Vous cherchez la réponse…
wait-look = { $player } regarde et retient…
    .you-player = Vous regardez et retenez…
wait-point = { $player } cherche sur la carte…
    .you-player = Vous cherchez sur la carte…
wait-perform = { $player } est en scène. Le vote viendra ensuite.
    .you-player = Vous êtes en scène. Le vote viendra ensuite.
wait-debate = { $player } est pour, { $rival } contre : chacun parle la moitié du temps. Le vote viendra ensuite.
    .you-player = Vous êtes pour, { $rival } contre : chacun parle la moitié du temps. Le vote viendra ensuite.
    .you-rival = { $player } est pour, et vous contre : chacun parle la moitié du temps. Le vote viendra ensuite.
wait-bot = { $player } est en scène. Pour un robot, un tirage décide : personne ne vote.
    .you-player = Vous êtes en scène. Pour un robot, un tirage décide : personne ne vote.
wait-hand = { $player } hésite : une carte ou non ?
    .you-player = Vous hésitez : une carte ou non ?

vote-ask = Était-ce réussi ?
vote-ask-debate = Qui a été le meilleur ?
vote-asked = Votent :
vote-yes = Réussi
vote-no = Manqué
vote-abstain = Abstention
cast-yes = Votre bulletin : réussi. On attend les autres.
cast-no = Votre bulletin : manqué. On attend les autres.
cast-for = Votre bulletin : { $player }. On attend les autres.
    .you-player = Votre bulletin : vous-même. On attend les autres.
cast-abstain = Votre bulletin : abstention. On attend les autres.
told-yes = réussi
told-no = manqué
told-abstain = abstention

challenge-won = Défi gagné
challenge-lost = Défi perdu
challenge-won-by = { $player } gagne son défi
    .you-player = Vous gagnez votre défi
challenge-lost-by = { $player } perd son défi
    .you-player = Vous perdez votre défi
mark-right = la bonne réponse
mark-wrong = la réponse donnée, fausse
solution-number = La bonne réponse : { $number } { $unit }
solution-territory = La bonne réponse : { $territory }

twenty-one-how = Au plus près de 21 sans le dépasser. L’as vaut 1 ou 11, les figures 10 ; à égalité, le défi est perdu.
hand-total = Total : { $total }
hand-card = Encore une carte
hand-stand = En rester là
card-said = { $rank } de { $suit }
rank-ace = as
rank-jack = valet
rank-queen = dame
rank-king = roi
suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle
