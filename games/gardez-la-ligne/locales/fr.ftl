# Ce qu’on cherche, en une ligne, à la première partie
game-goal = Contrôlez le plus de lignes : deux sièges pour un RER, un pour un métro.

# Ce qu’on peut faire
action-picket = Poser un piquet à la station { $station } ({ $lines })

# Ce qui s’est passé
event-starter-drawn = Le sort désigne { $union } pour commencer.
    .you-union = Le sort vous désigne pour commencer.
event-starter-agreed = { $union } commence, comme convenu.
    .you-union = Vous commencez, comme convenu.
event-picket = { $union } pose un piquet à la station { $station } : +{ $points } sur { $count ->
        [one] la ligne
       *[other] les lignes
    } { $lines }.
    .you-union = Vous posez un piquet à la station { $station } : +{ $points } sur { $count ->
            [one] la ligne
           *[other] les lignes
        } { $lines }.
event-picket-nothing = { $union } pose un piquet à la station { $station } et n’y gagne rien.
    .you-union = Vous posez un piquet à la station { $station } et n’y gagnez rien.
event-out-of-markers = { $union } n’a plus de marqueur pour { $count ->
        [one] la ligne
       *[other] les lignes
    } { $lines }.
    .you-union = Vous n’avez plus de marqueur pour { $count ->
            [one] la ligne
           *[other] les lignes
        } { $lines }.
event-taken = { $union } prend le contrôle { $count ->
        [one] de la ligne
       *[other] des lignes
    } { $lines }.
    .you-union = Vous prenez le contrôle { $count ->
            [one] de la ligne
           *[other] des lignes
        } { $lines }.
event-seized = { $union } arrache { $count ->
        [one] la ligne
       *[other] les lignes
    } { $lines } à { $from }.
    .you-union = Vous arrachez { $count ->
            [one] la ligne
           *[other] les lignes
        } { $lines } à { $from }.
    .you-from = { $union } vous arrache { $count ->
            [one] la ligne
           *[other] les lignes
        } { $lines }.
event-returned = { $from } perd { $count ->
        [one] la ligne
       *[other] les lignes
    } { $lines } sur une égalité : { $count ->
        [one] le jeton de contrôle retourne
       *[other] les jetons de contrôle retournent
    } sur la planche d’influence.
    .you-from = Vous perdez { $count ->
            [one] la ligne
           *[other] les lignes
        } { $lines } sur une égalité : { $count ->
            [one] le jeton de contrôle retourne
           *[other] les jetons de contrôle retournent
        } sur la planche d’influence.
event-end-won = La grève prend fin : { $union } l’emporte avec { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }.
    .you-union = La grève prend fin : vous l’emportez avec { $seats ->
            [one] { $seats } siège
           *[other] { $seats } sièges
        }.
event-end-shared = La grève prend fin : { $unions } se partagent la victoire avec { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    } chacun.
    .you-unions = La grève prend fin : { $unions } vous partagez la victoire avec { $seats ->
            [one] { $seats } siège
           *[other] { $seats } sièges
        } chacun.

# Ce qu’il y a à voir
view-influence = { $union } avec { $points }
    .you-union = vous avec { $points }
view-line-held = Ligne { $line }, tenue par { $holder } : { $influences }.
    .you-holder = Ligne { $line }, que vous tenez : { $influences }.
view-line-open = Ligne { $line }, que personne ne tient : { $influences }.
view-untouched = Personne n’a encore d’influence sur { $count ->
        [one] la ligne
       *[other] les lignes
    } { $lines }.
view-union = { $union } a { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    } et encore { $left ->
        [one] { $left } piquet
       *[other] { $left } piquets
    } à poser ; piquets à { $stations }.
    .you-union = Vous avez { $seats ->
            [one] { $seats } siège
           *[other] { $seats } sièges
        } et encore { $left ->
            [one] { $left } piquet
           *[other] { $left } piquets
        } à poser ; piquets à { $stations }.
view-union-fresh = { $union } a { $left ->
        [one] { $left } piquet
       *[other] { $left } piquets
    } à poser et aucun sur le plateau.
    .you-union = Vous avez { $left ->
            [one] { $left } piquet
           *[other] { $left } piquets
        } à poser et aucun sur le plateau.
standing-seats = Sièges à la négociation
standing-pickets_left = Piquets à poser
standing-markers_left = Marqueurs restants

# Pourquoi quelque chose ne se peut pas
refusal-turn = Ce n’est pas votre tour : les piquets se posent un par un, dans le sens des aiguilles d’une montre.
refusal-taken = La station { $station } a déjà un piquet.
refusal-all-placed = Tous les piquets sont posés : la partie est finie.
refusal-unknown = Cette station n’existe pas sur ce plateau.
refusal-board-full = Il ne reste aucune station libre : la partie est finie.

# Ce qu’une table peut convenir
option-board = Réseau
option-board-help = Le réseau où se posent les piquets ; les lignes comptent telles qu’elles circulaient cette année-là.
option-board-paris-2019 = Paris en 2019
option-board-paris-2025 = Paris en 2025
option-tie = Égalité de sièges à la fin
option-tie-help = Ce qui départage les syndicats qui finissent avec autant de sièges ; s’ils restent à égalité, ils se partagent la victoire.
option-tie-shared = Ils se partagent la victoire
option-tie-lines = Le plus de lignes
option-tie-influence = Le plus d’influence en tout
option-marker_limit = Marqueurs limités
option-marker_limit-help = Un syndicat qui a épuisé ses marqueurs peut-il encore gagner de l’influence sur une nouvelle ligne ?
option-marker_limit-off = Les marqueurs ne limitent pas
option-marker_limit-on = Sans marqueur, pas d’influence
option-starter = Premier à jouer
option-starter-help = Qui pose le premier piquet : le sort en décide, ou bien la place que vous choisissez.
option-starter-lot = Tiré au sort
option-starter-1 = Place 1
option-starter-2 = Place 2
option-starter-3 = Place 3
option-starter-4 = Place 4
option-starter-5 = Place 5
option-starter-6 = Place 6
option-pickets = Piquets
option-pickets-help = Chaque syndicat pose-t-il tous ses piquets, ou la moitié, arrondie au-dessus ?
option-pickets-all = Tous
option-pickets-half = La moitié

# Pourquoi un plateau ne convient pas, après la ligne de son fichier
board-stations = le plateau a { $count ->
        [one] { $count } station
       *[other] { $count } stations
    } ; il en faut de 2 à { $most }.
board-lines = le plateau a { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    } ; il en faut de 1 à { $most }.
board-text = { $what }, « { $text } » ; écrivez de 1 à { $most } caractères, sans espace au début ni à la fin ni caractère invisible.
board-text-empty = { $what }, sans texte ; écrivez de 1 à { $most } caractères, sans espace au début ni à la fin ni caractère invisible.
board-part-name = nom du plateau
board-part-attribution = mention des sources
board-part-line = ligne
board-part-kind = genre d’une ligne
board-part-station = station
board-part-canvas = la toile
board-part-river = le fleuve
board-part-corridor = un couloir
board-part-corridors = la liste des couloirs
board-line-twice = la ligne « { $line } » figure deux fois.
board-station-twice = la station « { $station } » figure deux fois ; donnez à chacune son nom, ou réunissez-les.
board-seats = la ligne « { $line } » vaut { $seats } sièges ; il en faut de 1 à 99.
board-unserved = la ligne « { $line } » n’a aucune station ; inscrivez-la dans les lignes d’une station, ou supprimez-la.
board-bare = la station « { $station } » n’a aucune ligne ; inscrivez-en au moins une, ou supprimez-la.
board-no-such-line = la station « { $station } » est sur la ligne « { $line } », qui n’est pas parmi les lignes.
board-served-twice = la station « { $station } » cite deux fois la ligne « { $line } ».
board-since = station « { $station } », since ; « { $line } = { $day } » doit nommer une de ses lignes et un jour écrit AAAA-MM-JJ.
board-astray = la ligne « { $line } » passe par « { $station } », qui n’est pas une de ses stations.
board-path = ligne « { $line } » ; un tracé relie au moins 2 stations, et tous ensemble au plus { $most }.
board-corridor = le couloir entre « { $from } » et « { $to } » doit relier deux stations et n’ordonner que des lignes qui les desservent toutes deux.
board-colour = ligne « { $line } » ; « { $colour } » n’est pas une couleur, qui s’écrit #RRVVBB.
board-place = la station « { $station } » doit avoir x et y entre { $least } et { $most }, comme toutes les autres ou comme aucune.
board-drawing = des coordonnées ne peuvent pas être dessinées : { $what }.

# Trois façons de dresser la table
preset-quick = Moitié moins de piquets : chacun en pose de quatre à six.
preset-printed = Tous les piquets, de huit à douze chacun ; à égalité, la victoire se partage.
preset-expert = Les marqueurs sont comptés, et l’influence départage les égalités.

# Le compte, à la fin
score-name = Sièges tenus
score-gap = { $count ->
        [1] d’un siège
        [2] de deux sièges
        [3] de trois sièges
        [4] de quatre sièges
        [5] de cinq sièges
        [6] de six sièges
        [7] de sept sièges
        [8] de huit sièges
        [9] de neuf sièges
        [10] de dix sièges
       *[other] de { $count } sièges
    }
