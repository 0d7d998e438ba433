board = Le plateau : la piste de carrière tout autour, le cabinet, la spirale du temps et le dé au milieu
space = Zone { $zone }
glass = Voir de près
die = Le dé
die-roll = Lancer le dé
die-shows = Le dé montre { $face }
spiral = Spirale du temps : { $left ->
        [0] jour de l’élection
        [1] une case avant l’élection
       *[other] { $left } cases avant l’élection
    }
pawn-needs = { $player }, pion { $pawn }, zone { $zone } : il lui faut { $faces } pour entrer en zone { $to }.
    .you-player = Votre pion { $pawn }, zone { $zone } : il lui faut { $faces } pour entrer en zone { $to }.
pawn-in-broth = { $player }, pion { $pawn }, au bouillon en zone { $zone } : { $faces } l’en tire.
    .you-player = Votre pion { $pawn }, au bouillon en zone { $zone } : { $faces } l’en tire.
pawn-there = { $player }, pion { $pawn }, zone { $zone }.
    .you-player = Votre pion { $pawn }, zone { $zone }.
pawn-in-hand = Votre pion { $pawn }, qui n’est pas encore dans la rue.
which-pawn = Plusieurs de vos pions peuvent y aller : choisissez d’abord le pion.
chair-held = Le fauteuil du chancelier : { $player }
    .you-player = Le fauteuil du chancelier : vous
chair-empty = Le fauteuil du chancelier est vide
post-held = Poste { $number } : { $player }
    .you-player = Poste { $number } : vous
post-vacant = Poste { $number } : vacant
cabinet = Le cabinet
player = Joueur
ministers = Ministres
chancellor = chancelier
time-left = { $left ->
        [0] C’est le jour de l’élection.
        [1] Plus qu’une case avant l’élection.
       *[other] { $left } cases avant l’élection.
    }
thrown = Lancers : { $faces }
odds = Chances d’un dé utile
odds-of = { $player } : { $count } sur 6 ({ $faces })
    .you-player = Vous : { $count } sur 6 ({ $faces })
odds-none = { $player } : aucune face
    .you-player = Vous : aucune face
standing = { $ministers ->
        [0] aucun ministre
        [1] un ministre
       *[other] { $ministers } ministres
    }
standing-chancellor = { $ministers ->
        [1] un ministre, chancelier
       *[other] { $ministers } ministres, chancelier
    }
verdict-chair = Seul compte le fauteuil du chancelier, et { $player } le tenait à la fin.
    .you-player = Seul compte le fauteuil du chancelier, et vous le teniez à la fin.
verdict-empty = Le fauteuil du chancelier était vide à la fin : dans ce cas, qui a le plus de ministres gagne.
verdict-others = Tous les autres partagent la place suivante, quel que soit leur nombre de ministres.
plate = { $kind ->
        [radio] Radio
        [newspaper] Journal
        [television] Télévision
        [opinion] Opinion
        [influence] Influence
       *[plain] Départ { $start }
    }
masthead = LE JOURNAL
chancellor-plate = CHANCELIER
zone-first = Zone { $zone }, le bas de la rue : on en part.
zone-hint = Zone { $zone }{ $kind ->
        [radio] , la radio : un lancer à l’arrivée
        [newspaper] , le journal : deux lancers à l’arrivée
        [television] , la télévision : trois lancers à l’arrivée
        [opinion] , l’opinion : trois lancers à l’arrivée, et des ministres tant qu’on y reste
        [influence] , l’influence : avancez vos pions à portée, ou envoyez ceux des autres au bouillon
       *[plain] {""}
    }. On y entre avec { $faces }.
barrier = Barrière de la zone { $zone } : { $faces } la lève.
barrier-open = Barrière de la zone { $zone } : { $faces } la lève, et le dé le montre.
space-kept = Zone { $zone } : cette case reste libre pour le pion au bouillon.
majority-holds = { $player } tient le fauteuil du chancelier.
    .you-player = Vous tenez le fauteuil du chancelier.
majority-barred = { $player } ne peut prendre le fauteuil tant qu’un autre dépasse aussi le chancelier.
    .you-player = Vous ne pouvez prendre le fauteuil tant qu’un autre dépasse aussi le chancelier.
majority-short = { $short ->
        [0] { $player } est en tête.
        [1] Un ministre de plus, et { $player } est en tête.
       *[other] { $short } ministres de plus, et { $player } est en tête.
    }
    .you-player = { $short ->
            [0] Vous êtes en tête.
            [1] Un ministre de plus, et vous êtes en tête.
           *[other] { $short } ministres de plus, et vous êtes en tête.
        }
note-roll = Un { $faces } vous servira.
note-roll-any = N’importe quelle face vous servira.
note-roll-none = Aucune face ne vous servira : le temps avancera.
note-open = Le { $die } lève la barrière devant { $count ->
        [1] le pion { $pawns }
       *[other] les pions { $pawns }
    }.
to-the-chair = Fauteuil
own-pawns = Vos pions, et ce qu’il leur faut
pawn-card = zone { $zone }
pawn-card-broth = bouillon, { $zone }
time = Le temps
short-advance = Avancer mes pions
short-broth = Au bouillon !
short-appoint = Placer { $count }
short-appoint-none = N’en placer aucun
short-lift = Sortir le pion { $pawn }
short-move = Pion { $pawn } → { $kind ->
        [radio] la radio
        [newspaper] le journal
        [television] la télévision
        [opinion] l’opinion
        [influence] l’influence
       *[plain] zone { $zone }, case { $space }
    }
space-several = Zone { $zone } : plusieurs de vos pions peuvent y entrer. Choisissez d’abord le pion.
