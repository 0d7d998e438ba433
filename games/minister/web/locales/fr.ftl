board = Le plateau : la piste de carrière tout autour, le cabinet, la spirale du temps et le dé au milieu
space = Zone { $zone }
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
in-broth = Au bouillon
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
