map = Plan du réseau. Les flèches mènent d’une station à l’autre, Entrée pose un piquet.
map-none = Ce réseau n’a pas de plan : jouez par la liste.
caption = Montrez une station pour lire son nom.
zoom = Agrandissement
zoom-in = Agrandir
zoom-out = Réduire
zoom-reset = Tout voir
station-free = { $station }, { $count ->
        [one] ligne
       *[other] lignes
    } { $lines }, libre
station-taken = { $station }, { $count ->
        [one] ligne
       *[other] lignes
    } { $lines }, piquet posé par { $union }
standing = { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }, { $pickets ->
        [one] { $pickets } piquet à poser
       *[other] { $pickets } piquets à poser
    }
sheet = Planche d’influence
sheet-line = Ligne
sheet-row = Ligne { $line }, { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }
sheet-seats = Sièges
sheet-controls = contrôle la ligne
sheet-legend = jeton de contrôle
