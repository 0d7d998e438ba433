# Ouvrir une table : la mise en place
make-around = Autour de la table
make-fewer = Un joueur de moins
make-more-players = Un joueur de plus
make-all-bots = Des robots partout
make-game = La partie
make-preset-quick = Rapide
make-preset-printed = Comme imprimé
make-preset-expert = Expert
make-preset-own = à votre façon
make-who = Qui peut venir ?
make-more = Départ, conseils, mot de passe
make-all-options = Toutes les options
make-summary = { $game }, { $preset }
make-bots = { $count ->
        [one] un robot
       *[other] { $count } robots
    }
make-open = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
