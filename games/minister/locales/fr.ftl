# Ce qu’on cherche, en une ligne, à la première partie
game-goal = Soyez chancelier le jour de l’élection : pour cela, ayez seul le plus de ministres.

# Les lieux de la piste
place = { $kind ->
        [radio] la radio (zone { $zone })
        [newspaper] le journal (zone { $zone })
        [television] la télévision (zone { $zone })
        [opinion] la case d’opinion (zone { $zone })
        [influence] la case d’influence (zone { $zone })
       *[plain] la zone { $zone }{ $space ->
            [0] {""}
           *[other] , case { $space }
        }
    }

# Ce qu’on peut faire
action-settle = Partir de { place }
action-roll = Lancer le dé
action-move = Avancer le pion { $pawn } vers { place }
action-lift = Tirer le pion { $pawn } du bouillon
action-appoint = Placer { $count ->
        [one] { $count } ministre
       *[other] { $count } ministres
    } au cabinet
action-appoint-none = Ne placer aucun ministre
action-dismiss = Prendre un poste à { $seat }
action-advance = Influence : avancer d’une zone ses pions à portée
action-broth = Influence : envoyer des pions adverses au bouillon
action-sink = Envoyer au bouillon : { $seat }, pion { $pawn }
action-decline = S’en passer
action-stop = S’en tenir là

# Ce qui s’est passé
event-lot = { $seat } fait { $die } pour le départ.
    .you-seat = Vous faites { $die } pour le départ.
event-starter = { $seat } commence.
    .you-seat = Vous commencez.
event-first-ministers = Chacun place { $count ->
        [one] { $count } ministre
       *[other] { $count } ministres
    } au cabinet.
event-settled = { $seat } place son pion { $pawn } dans { place }.
    .you-seat = Vous placez votre pion { $pawn } dans { place }.
event-rolled = { $seat } fait { $die }.
    .you-seat = Vous faites { $die }.
event-time = { $seat } ne peut pas s’en servir : le pion du temps passe à la case { $space }, { $left ->
        [0] le jour de l’élection
        [one] à une case du jour de l’élection
       *[other] à { $left } cases du jour de l’élection
    }.
    .you-seat = Vous ne pouvez pas vous en servir : le pion du temps passe à la case { $space }, { $left ->
            [0] le jour de l’élection
            [one] à une case du jour de l’élection
           *[other] à { $left } cases du jour de l’élection
        }.
event-time-unused = { $seat } ne s’en sert pas : le pion du temps passe à la case { $space }, { $left ->
        [0] le jour de l’élection
        [one] à une case du jour de l’élection
       *[other] à { $left } cases du jour de l’élection
    }.
    .you-seat = Vous ne vous en servez pas : le pion du temps passe à la case { $space }, { $left ->
            [0] le jour de l’élection
            [one] à une case du jour de l’élection
           *[other] à { $left } cases du jour de l’élection
        }.
event-moved = { $seat } avance son pion { $pawn } vers { place }.
    .you-seat = Vous avancez votre pion { $pawn } vers { place }.
event-moved-over = { $seat } avance son pion { $pawn } par-dessus { $jumped ->
        [one] { $jumped } zone pleine
       *[other] { $jumped } zones pleines
    } vers { place }.
    .you-seat = Vous avancez votre pion { $pawn } par-dessus { $jumped ->
            [one] { $jumped } zone pleine
           *[other] { $jumped } zones pleines
        } vers { place }.
event-lifted = { $seat } tire son pion { $pawn } du bouillon, dans { place }.
    .you-seat = Vous tirez votre pion { $pawn } du bouillon, dans { place }.
event-exiled = { $by } chasse { $seat } de la case d’opinion : { $count ->
        [one] { $count } pion en exil
       *[other] { $count } pions en exil
    } au journal.
    .you-by = Vous chassez { $seat } de la case d’opinion : { $count ->
            [one] { $count } pion en exil
           *[other] { $count } pions en exil
        } au journal.
    .you-seat = { $by } vous chasse de la case d’opinion : { $count ->
            [one] { $count } pion en exil
           *[other] { $count } pions en exil
        } au journal.
event-no-rolls = { $seat } n’a aucun lancer : le pion { $pawn } est un exilé.
    .you-seat = Vous n’avez aucun lancer : votre pion { $pawn } est un exilé.
event-press = { $seat } fait { $die } pour la presse : { $total ->
        [one] { $total } ministre
       *[other] { $total } ministres
    } jusqu’ici, { $left ->
        [0] plus aucun lancer
        [one] encore { $left } lancer
       *[other] encore { $left } lancers
    }.
    .you-seat = Vous faites { $die } pour la presse : { $total ->
            [one] { $total } ministre
           *[other] { $total } ministres
        } jusqu’ici, { $left ->
            [0] plus aucun lancer
            [one] encore { $left } lancer
           *[other] encore { $left } lancers
        }.
event-appointed = { $seat } place { $count ->
        [one] { $count } ministre sur un poste vacant
       *[other] { $count } ministres sur des postes vacants
    }.
    .you-seat = Vous placez { $count ->
            [one] { $count } ministre sur un poste vacant
           *[other] { $count } ministres sur des postes vacants
        }.
event-appointed-none = { $seat } ne place aucun ministre.
    .you-seat = Vous ne placez aucun ministre.
event-replacing = { $seat } va prendre { $count ->
        [one] { $count } poste
       *[other] { $count } postes
    } aux autres.
    .you-seat = Vous allez prendre { $count ->
            [one] { $count } poste
           *[other] { $count } postes
        } aux autres.
event-replaced = { $seat } prend un poste à { $from }.
    .you-seat = Vous prenez un poste à { $from }.
    .you-from = { $seat } vous prend un poste.
event-chair = { $seat } prend le fauteuil du chancelier.
    .banner = Un nouveau chancelier
    .you-seat = Vous prenez le fauteuil du chancelier.
event-chair-from = { $seat } prend le fauteuil du chancelier à { $from }.
    .banner = Le fauteuil change de main
    .you-seat = Vous prenez le fauteuil du chancelier à { $from }.
    .you-from = { $seat } vous prend le fauteuil du chancelier.
event-advance = { $seat } use de son influence pour avancer ses pions.
    .you-seat = Vous usez de votre influence pour avancer vos pions.
event-no-influence = { $seat } ne peut rien faire de cette influence.
    .you-seat = Vous ne pouvez rien faire de cette influence.
event-sunk = { $by } envoie au bouillon un pion adverse : { $seat }, pion { $pawn }, sous { place }.
    .you-by = Vous envoyez au bouillon un pion adverse : { $seat }, pion { $pawn }, sous { place }.
    .you-seat = { $by } envoie au bouillon votre pion { $pawn }, sous { place }.
event-declined = { $seat } s’en passe.
    .you-seat = Vous vous en passez.
event-stopped = { $seat } s’en tient là.
    .you-seat = Vous vous en tenez là.
event-time-influence = Le pion du temps est sur une case d’influence : { $seat } peut avancer un pion ou en envoyer un au bouillon.
    .you-seat = Le pion du temps est sur une case d’influence : vous pouvez avancer un pion ou en envoyer un au bouillon.
event-bonus = Le pion du temps est sur une case du chancelier : { $seat } reçoit un ministre de plus.
    .you-seat = Le pion du temps est sur une case du chancelier : vous recevez un ministre de plus.
event-bonus-nobody = Le pion du temps est sur une case du chancelier, mais le fauteuil est vide.
ending-election = Le jour de l’élection est arrivé.
ending-all-posts = Tous les postes sont dans la même main.
ending-turn-limit = Le dernier tour est joué, et l’élection est proclamée.
event-end-won = { $why } { $seat } l’emporte avec { $count ->
        [one] { $count } ministre
       *[other] { $count } ministres
    }.
    .you-seat = { $why } Vous l’emportez avec { $count ->
            [one] { $count } ministre
           *[other] { $count } ministres
        }.
event-end-shared = { $why } { $seats } se partagent la victoire avec { $count ->
        [one] { $count } ministre
       *[other] { $count } ministres
    } chacun.
    .you-seats = { $why } La victoire est partagée entre { $seats }, avec { $count ->
            [one] { $count } ministre
           *[other] { $count } ministres
        } chacun.

# Ce qu’il y a à voir
view-set-up = { $seat } choisit d’où part le pion { $pawn }.
    .you-seat = Choisissez d’où part votre pion { $pawn }.
view-roll = À { $seat } de lancer le dé.
    .you-seat = À vous de lancer le dé.
view-use = { $seat } a fait { $die } et choisit comment s’en servir.
    .you-seat = Vous avez fait { $die } : choisissez comment vous en servir.
view-press = { $seat } a { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    } pour la presse.
    .you-seat = Vous avez { $count ->
            [one] { $count } lancer
           *[other] { $count } lancers
        } pour la presse.
view-appoint = { $seat } peut placer jusqu’à { $count ->
        [one] { $count } ministre
       *[other] { $count } ministres
    } au cabinet.
    .you-seat = Vous pouvez placer jusqu’à { $count ->
            [one] { $count } ministre
           *[other] { $count } ministres
        } au cabinet.
view-dismiss = { $seat } doit retirer { $count ->
        [one] { $count } ministre
       *[other] { $count } ministres
    } aux autres.
    .you-seat = Vous devez retirer { $count ->
            [one] { $count } ministre
           *[other] { $count } ministres
        } aux autres.
view-influence = { $seat } choisit comment user de son influence.
    .you-seat = Choisissez comment user de votre influence.
view-sink = { $seat } peut envoyer un autre pion au bouillon.
    .you-seat = Vous pouvez envoyer un autre pion au bouillon.
view-advance = { $seat } avance des pions par influence.
    .you-seat = Vous avancez des pions par influence.
view-time-influence = { $seat } choisit comment user de l’influence du temps.
    .you-seat = Choisissez comment user de l’influence du temps.
view-bonus = { $seat } peut retirer un ministre pour en placer un des siens.
    .you-seat = Vous pouvez retirer un ministre pour en placer un des vôtres.
view-time = Le pion du temps est à la case { $space } sur { $length } : { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } avant le jour de l’élection.
view-chair = { $seat } tient le fauteuil du chancelier ; { $vacant ->
        [0] aucun poste n’est vacant
        [one] { $vacant } poste est vacant
       *[other] { $vacant } postes sont vacants
    }.
    .you-seat = Vous tenez le fauteuil du chancelier ; { $vacant ->
            [0] aucun poste n’est vacant
            [one] { $vacant } poste est vacant
           *[other] { $vacant } postes sont vacants
        }.
view-chair-empty = Le fauteuil du chancelier est vide ; { $vacant ->
        [0] aucun poste n’est vacant
        [one] { $vacant } poste est vacant
       *[other] { $vacant } postes sont vacants
    }.
view-player = { $seat } a { $ministers ->
        [one] { $ministers } ministre
       *[other] { $ministers } ministres
    } au cabinet et { $supply } en réserve.
    .you-seat = Vous avez { $ministers ->
            [one] { $ministers } ministre
           *[other] { $ministers } ministres
        } au cabinet et { $supply } en réserve.
view-pawn = { $seat }, pion { $pawn }, sur { place } ; { $numbers } mène à la zone { $next }.
    .you-seat = Votre pion { $pawn }, sur { place } ; { $numbers } mène à la zone { $next }.
view-pawn-there = { $seat }, pion { $pawn }, sur { place }.
    .you-seat = Votre pion { $pawn }, sur { place }.
view-pawn-broth = { $seat }, pion { $pawn } : au bouillon sous { place } ; { $numbers } l’en tire.
    .you-seat = Votre pion { $pawn } : au bouillon sous { place } ; { $numbers } l’en tire.
standing-ministers = Ministres au cabinet
standing-supply = Ministres en réserve

# Pourquoi quelque chose ne se peut pas
refusal-over = La partie est finie.
refusal-turn = Ce n’est pas à vous de décider.
refusal-set-up = On place d’abord les pions sur leurs cases de départ.
refusal-roll-first = Lancez d’abord le dé.
refusal-rolled = Le dé est lancé : il sert à avancer, à sortir du bouillon, ou à placer des ministres depuis la case d’opinion.
refusal-must-use = Un dé dont on peut se servir doit servir.
refusal-press-first = Lancez d’abord le dé pour la presse.
refusal-appoint-first = Dites d’abord combien de ministres vous placez, ou que vous n’en placez aucun.
refusal-dismiss-first = Retirez d’abord des ministres des autres, pour faire place aux vôtres.
refusal-influence-first = Décidez d’abord comment user de votre influence.
refusal-sink-first = Envoyez un autre pion au bouillon, ou tenez-vous-en là.
refusal-advance-first = Vos pions à portée avancent d’abord.
refusal-time-first = Décidez d’abord comment user de l’influence du temps.
refusal-bonus-first = Retirez un ministre pour placer le vôtre, ou passez-vous-en.
refusal-no-pawn = Ce pion n’existe pas.
refusal-start-zone = Ce pion ne part pas de la zone { $zone }.
refusal-taken = Cette case est prise.
refusal-kept = Cette case reste libre pour le pion qui est au bouillon dessous.
refusal-no-space = Cette case n’existe pas dans la zone { $zone }.
refusal-barrier = Le dé ne montre aucun nombre de la barrière devant le pion { $pawn }.
refusal-next-zone = Un pion passe à la zone suivante, pas à la zone { $zone }.
refusal-jump = Un pion va à la première zone qui a une case libre, pas à la zone { $zone }.
refusal-in-broth = Le pion { $pawn } est au bouillon et ne peut pas avancer.
refusal-at-the-end = Le pion { $pawn } est au bout de la piste.
refusal-not-in-round = Cette influence ne fait pas avancer le pion { $pawn }, ou il a déjà avancé.
refusal-not-in-broth = Le pion { $pawn } n’est pas au bouillon.
refusal-lift-number = Seul un 4, un 5 ou un 6 tire un pion du bouillon.
refusal-no-opinion = Vous n’avez pas de pion sur la case d’opinion.
refusal-opinion-number = Seul un 1, un 2 ou un 3 donne des ministres depuis la case d’opinion.
refusal-how-many = Vous ne pouvez pas placer ce nombre de ministres.
refusal-own-minister = On ne retire pas ses propres ministres.
refusal-no-minister = { $seat } n’a aucun ministre en poste.
    .you-seat = Vous n’avez aucun ministre en poste.
refusal-none-to-advance = Cette influence ne peut avancer aucun de vos pions.
refusal-none-to-sink = Aucun pion adverse à portée n’est au-dessus d’un bouillon.
refusal-all-or-nothing = Cette influence envoie au bouillon tous les pions qu’elle peut, ou aucun.
refusal-one-by-one = À cette table, on choisit un à un les pions envoyés au bouillon.
refusal-own-pawn = On n’envoie pas ses propres pions au bouillon.
refusal-no-broth = Il n’y a pas de bouillon sous le pion { $pawn } ({ $seat }).
    .you-seat = Il n’y a pas de bouillon sous votre pion { $pawn }.
refusal-already-down = Le pion { $pawn } ({ $seat }) est déjà au bouillon.
    .you-seat = Votre pion { $pawn } est déjà au bouillon.
refusal-out-of-scope = Cette influence n’atteint pas le pion { $pawn } ({ $seat }).
    .you-seat = Cette influence n’atteint pas votre pion { $pawn }.

# Ce qu’une table peut convenir
option-board = Plateau
option-board-help = La piste de carrière et la spirale du temps ; qui possède le jeu imprimé peut écrire le sien.
option-board-standard = Standard
option-setup = Mise en place
option-setup-help = Les joueurs choisissent-ils les cases de départ de leurs pions, ou le sort en décide-t-il ?
option-setup-chosen = Au choix des joueurs
option-setup-automatic = Tirée au sort
option-second_on_opinion = Deuxième pion sur la case d’opinion
option-second_on_opinion-help = Combien de lancers donne un pion de plus amené sur la case d’opinion.
option-second_on_opinion-three = Trois lancers
option-second_on_opinion-one = Un lancer
option-influence_scope = Portée de l’influence
option-influence_scope-help = Les zones sur lesquelles agit une case d’influence.
option-influence_scope-behind = Celles derrière elle jusqu’à la flèche
option-influence_scope-before_arrow = Toutes celles avant la flèche
option-chancellor = Changement de chancelier
option-chancellor-help = Qui prend le fauteuil quand plusieurs joueurs ont plus de ministres que le chancelier.
option-chancellor-sole_leader = Qui est seul en tête
option-chancellor-sole_challenger = Personne ; il faut un seul rival
option-must_use = Dés utilisables
option-must_use-help = Un joueur peut-il renoncer à un dé utilisable pour faire avancer le temps ?
option-must_use-yes = À utiliser
option-must_use-no = On peut y renoncer
option-influence_holds = Places sur une case d’influence
option-influence_holds-help = Combien de pions peuvent se tenir sur une case d’influence.
option-influence_holds-one = Un pion
option-influence_holds-any = Autant qu’on veut
option-chain_influence = Influence par influence
option-chain_influence-help = Une case d’influence agit-elle quand un pion y arrive par influence ?
option-chain_influence-yes = Elle agit aussi
option-chain_influence-no = Elle n’agit pas
option-broth = Au bouillon
option-broth-help = L’influence envoie-t-elle au bouillon tous les pions adverses qu’elle peut, ou ceux que le joueur choisit ?
option-broth-all = Tous
option-broth-pick = Ceux qu’on choisit
option-exiles = Exilés
option-exiles-help = Les pions chassés de la case d’opinion donnent-ils des lancers à la télévision en revenant ?
option-exiles-normal = Lancers comme d’habitude
option-exiles-no_press = Aucun avant leur retour
option-turn_limit = Nombre de tours
option-turn_limit-help = Après ce nombre de tours, l’élection est proclamée.

# Pourquoi un plateau ne convient pas
board-name = écrivez de 1 à 80 caractères, sans espace au début ni à la fin.
board-zones = il y a { $count ->
        [one] { $count } zone
       *[other] { $count } zones
    } ; il en faut de 6 à { $most }.
board-spaces = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } ; une zone simple en a de 1 à { $most }.
board-plain-only = seule une zone simple compte ses cases et porte un bouillon, un départ ou une flèche ; ôtez ceci.
board-start = le départ { $start } doit être sur une zone et une seule, pas sur { $count }.
board-no-start = { $start } n’est pas un départ ; écrivez 1, 2 ou 3.
board-crowded = le départ { $start } a { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } ; il en faut { $needed } à quatre joueurs.
board-barrier = une barrière a au moins un nombre, chacun de 1 à 6 et aucun deux fois.
board-first-barrier = la première zone n’a pas de barrière ; ôtez-la.
board-broth = { $broth ->
        [one] { $broth } case
       *[other] { $broth } cases
    } de bouillon sous { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
board-opinion = l’opinion doit être la dernière zone, et aucune autre.
board-newspaper = il faut un journal et un seul, où vont les exilés ; il y en a { $count }.
board-influences = il y a { $count } cases d’influence ; deux au plus peuvent se jouer.
board-scope = la portée { $scope } doit être la 1re ou la 2e case d’influence, et celle-ci doit se trouver plus loin.
board-arrow = la flèche rouge doit être sur une zone et une seule, pas sur { $count }.
board-length = le jour de l’élection est à la case { $space } ; il peut être de 1 à { $most }.
board-effect = la case { $space } doit se trouver entre la première et le jour de l’élection, et n’être citée qu’une fois.
board-marker-start = le pion du temps part de la case { $space }, mais doit partir avant le jour de l’élection.

# Trois façons de dresser la table
preset-quick = Les pions sont placés par le sort ; l’élection vient au plus tard après 40 tours.
preset-printed = Vous placez vos pions ; l’élection vient au bout de la spirale du temps.
preset-expert = On peut renoncer à un dé, choisir qui tombe au bouillon ; les exilés n’ont plus la presse.

# Le compte, à la fin
score-name = Ministres au cabinet
# Pas de « score-gap » : le fauteuil décide, pas l’écart.
