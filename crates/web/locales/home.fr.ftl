# L’accueil
home-subtitle = jeux de plateau politiques
home-headline = La politique se joue autour d’une table.
home-lead = Quatre jeux français à plusieurs, ou contre des robots. Sans compte, sans rien installer.
home-play-now = Jouer maintenant
home-have-link = J’ai un lien
home-link-label = Le lien ou le code de la table
home-link-go = Y aller
home-link-refused = Ce n’est ni un lien ni un code de table. Vérifiez qu’il a été copié en entier.
home-waiting = { $count ->
        [one] { $game } : on vous attend
       *[other] { $game } : on vous attend, et ailleurs aussi
    }
home-go-on = { $game } : reprendre votre partie
home-start-here = Commencez ici
home-games = Les jeux
home-players = De { $least } à { $most } joueurs
home-players-or = { $least } ou { $most } joueurs
home-minutes = { $count } min
home-hours = { $count } h
home-minutes-said = Environ { $count } minutes contre deux robots
home-hours-said = Environ { $count } heures contre deux robots
home-easy = facile
home-medium = moyen
home-hard = corsé
home-play = Jouer
home-make = Ouvrir une table
home-learn = Apprendre
home-rules = Règles
home-learn-title = Apprendre en jouant
home-learn-lead = Une première partie guidée, coup par coup, à la vraie table.
home-rules-title = Les règles
home-rules-lead = Tout ce qu’on peut faire, article par article.
home-tables = Mes tables
home-no-tables = Vos parties se retrouveront ici, sans compte : ce navigateur s’en souvient.
home-as = votre nom : { $name }
home-forget = Oublier
home-forget-table = Oublier cette table : { $table }. Ce navigateur y perd sa place.
home-here = sur cet appareil
home-delete = Effacer
home-delete-table = Effacer cette partie de cet appareil : { $table }
home-delete-sure = Effacer cette partie ? Elle n’existe que sur cet appareil.

# La barre du haut
nav-label = Navigation
nav-play = Jouer
nav-tables = Tables
nav-learn = Apprendre
nav-rules = Règles
nav-waiting = { $count ->
        [one] ({ $count } vous attend)
       *[other] ({ $count } vous attendent)
    }

# La table en direct
live-label = Une partie entre robots, en direct
live-now = En direct
live-watch = Regarder une partie
live-pause = Mettre la partie en pause
live-go-on = Reprendre la partie
live-before = Le jeu précédent
live-after = Le jeu suivant
live-take-seat = Prendre une place
