night = La soirée électorale
night-live = Dépouillement
night-final = Résultat
night-all = Tout montrer
night-again = Revoir la soirée
night-anthem = Jouer la Marseillaise
night-hush = Arrêter la musique
night-percent = { $percent } %
night-counted = dépouillés
night-millions = millions
night-has = { $player } { $votes }
    .you-player = Vous { $votes }
night-chamber = L’hémicycle, un point pour 100 000 voix : { $parties }. Au milieu commence la majorité de { $majority } voix.
night-places = Le classement
night-returns = Tous les résultats par territoire
night-return = { $territory } ({ $code }) : { $votes }

verdict-majority = Une majorité absolue des voix met aussitôt fin à la partie.
verdict-count = Personne n’a atteint la majorité absolue : qui a le plus de voix l’emporte.
verdict-run-off = Tout s’est joué au second tour.
verdict-tie = À égalité de voix, le plus grand nombre de territoires a décidé.
verdict-camp = { $count ->
        [one] Au second tour, { $allies } a joué pour { $player } et partage ses voix.
       *[other] Au second tour, { $allies } ont joué pour { $player } et partagent ses voix.
    }
    .you-player = { $count ->
            [one] Au second tour, { $allies } a joué pour vous et partage vos voix.
           *[other] Au second tour, { $allies } ont joué pour vous et partagent vos voix.
        }
    .you-allies = { $count ->
            [one] Au second tour, vous avez joué pour { $player } et partagez ses voix.
           *[other] Au second tour, { $allies } avez joué pour { $player } et partagez ses voix.
        }

government = Le gouvernement
government-name = Nommez vos alliés aux postes de votre choix, puis annoncez le gouvernement.
government-proclaim = Annoncer le gouvernement
government-waits = { $player } compose son gouvernement…
    .you-player = Vous composez votre gouvernement…
government-none = { $player } gouverne sans ministres.
    .you-player = Vous gouvernez sans ministres.

chair-president = Élysée
chair-prime-minister = Matignon
chair-economy = Économie
chair-interior = Intérieur
chair-justice = Justice
chair-foreign-affairs = Affaires étrangères
chair-education = Éducation
chair-culture = Culture
