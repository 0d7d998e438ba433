# La page des règles
rules-win = Comment on gagne
rules-turn = Ce qu’est un tour
rules-forgotten = Cinq choses qu’on oublie
rules-whole = Toutes les règles
rules-contents = Sommaire des règles
rules-search = Chercher dans les règles
rules-found = { $count ->
        [0] Aucune clause ne contient ces mots.
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-published = La règle publiée
rules-rulings = Nos décisions
