# Les fichiers
file-unread = impossible de lire { $file } : { $why }.
file-unwritten = impossible d’écrire { $file } : { $why }.
file-too-long = { $file } est trop long pour être ce qu’il devrait être.
file-no-text = { $file } ne se lit pas. { $why }
file-there = { $file } existe déjà ; choisissez un autre nom, ou écrasez-le avec --force.
why-not-found = ce fichier ou ce dossier n’existe pas
why-denied = vous n’en avez pas le droit
why-folder = c’est un dossier, pas un fichier
why-no-folder = ce dossier n’existe pas

# Les paquets
deck-unknown = il n’y a pas de paquet « { $deck } » : dites avec --deck lequel est { $file }, parmi { $known }.
deck-no-file = { $file } n’est pas un fichier.
deck-good = { $file } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, un paquet « { $deck } » de { $game }.
deck-bad = { $file } n’est pas un paquet « { $deck } » de { $game }. { $why }

# Les plateaux
board-none = le jeu { $game } n’a ni plateaux ni paquets personnels.
board-bad = On ne peut pas jouer à { $game } avec { $file }. { $why }
board-other = { $file } est un plateau de { $game } : vérifiez-le avec --game { $game }
board-good = { $name } : on peut y jouer
board-data = Données : { $credits }
board-stations = { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }, dont { $several } sur plusieurs lignes
board-no-map = Les stations n’ont pas de coordonnées : la page n’a pas de plan à dessiner
board-line = { $kind } { $line } : { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }, { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }
board-sum = { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }, { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    } à la négociation
board-written = Enregistré dans { $file }. Jouez-y avec --option board={ $file }

# Les parties à vérifier
verify-bad = { $file } : { $why }
verify-no-game = il n’y a pas ici de jeu « { $game } » ; mettez à jour pour la vérifier.

# Les options, les places et les noms
option-no-value = « --option { $option } » n’a pas de valeur : dites NOM=VALEUR, comme tie=lines.
play-bots = { $places ->
        [one] Il y a { $places } place
       *[other] Il y a { $places } places
    } : il ne peut donc pas y avoir { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    }.
play-names = Il y a plus de noms que de places ({ $places }).
play-same-name = Deux joueurs ont le même nom ; donnez à chacun le sien avec --names.
play-name = --names : personne ne peut s’appeler « { $name } ». { $why }
name-length = Un nom a de 1 à 40 caractères visibles.
name-hidden = Il contient un caractère invisible ou qui retourne le texte ; écrivez-le sans lui.
name-marked = Une de ses lettres porte plus de deux signes ; enlevez-en.
name-taken = Quelqu’un porte déjà ce nom à la table, ou un nom qui lui ressemble.
name-like-a-bot = Les robots s’appellent ainsi ; choisissez un nom qu’on ne prendra pas pour le leur.
