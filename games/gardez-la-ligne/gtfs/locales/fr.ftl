# Pourquoi d’un flux n’est sorti aucun plateau
feed-not-there = { $name } n’existe pas ou ne se lit pas ; donnez un flux GTFS, en archive zip ou en dossier contenant ses fichiers texte.
feed-not-a-feed = { $name } n’est pas un flux GTFS ; donnez une archive zip ou un dossier contenant ses fichiers texte.
feed-several = { $name } contient plusieurs flux : { $feeds }. Dépaquetez-le et importez l’un d’eux.
feed-missing = il manque { $file } ; un import demande routes.txt, trips.txt, stops.txt et stop_times.txt.
feed-empty = { $file } est vide ; sa première ligne devrait nommer les colonnes.
feed-utf16 = { $file } est enregistré en UTF-16, comme le font les tableurs ; enregistrez-le en UTF-8.
feed-column = { $file }, ligne 1 : il n’y a pas de colonne { $column } ; il y a { $has }.
feed-value = { $file }, ligne { $line }, colonne { $column } : « { $value } » { $wrong }.
feed-value-empty = { $file }, ligne { $line }, colonne { $column } : la valeur { $wrong }.
feed-row = { $file }, ligne { $line } : un guillemet s’ouvre dans cette rangée et ne se ferme jamais, si bien qu’elle continue jusqu’à la fin du fichier ou sur plus de { $most } Kio.
feed-too-much = { $file } a plus de { $amount }, au-delà de ce qu’un import accepte ; réduisez d’abord le flux.
feed-unread = { $file } ne se lit pas jusqu’au bout ; le flux est-il entier ?
feed-kind = « { $word } » n’est pas un genre d’itinéraire ; écrivez { $words } ou all, ou des nombres comme 1 ou 400-405.
feed-no-routes = aucun itinéraire n’est d’un genre demandé ; choisissez avec --routes parmi ce que le flux contient : { $has }.
feed-no-route-at-all = routes.txt n’a aucun itinéraire.
feed-no-such-line = il n’y a pas de ligne « { $line } » parmi les genres demandés ; il y a { $has }.
feed-no-trips = aucun des itinéraires choisis n’a de course qui s’arrête quelque part : il n’y a pas de quoi jouer.
feed-lines = les itinéraires choisis font { $lines } lignes, et un plateau en a au plus { $most } ; demandez moins de genres (ici : { $kinds }) ou nommez les lignes, par exemple --lines { $example }.
feed-stations = les lignes choisies ont { $stations } stations, et un plateau en a au plus { $most } ; choisissez-en moins avec --lines (le plus de stations : { $largest }).
feed-board = le plateau tiré de ce flux ne peut pas se jouer. { $why }
wrong-encoding = n’est pas du texte en UTF-8 ; convertissez le fichier
wrong-empty = est vide, mais nécessaire
wrong-empty-served = est vide, mais nécessaire pour un arrêt que dessert une ligne choisie
wrong-number = n’est pas un nombre entier
wrong-degrees = n’est pas une latitude ou une longitude en degrés
wrong-twice = figure deux fois ; ce sont peut-être deux flux en un
wrong-two-lines = figure deux fois, sur deux lignes différentes ; ce sont peut-être deux flux en un
amount-bytes = { $count ->
        [one] { $count } octet
       *[other] { $count } octets
    }
amount-routes = { $count ->
        [one] { $count } itinéraire
       *[other] { $count } itinéraires
    }
amount-stops = { $count ->
        [one] { $count } arrêt
       *[other] { $count } arrêts
    }
amount-trips = { $count ->
        [one] { $count } course
       *[other] { $count } courses
    } sur les lignes choisies
and-more = { $count } de plus

# Ce qui est sorti d’un flux
report-agency = Exploitant : { $agencies }
report-read = Lu : { $kinds } ; en tout { $routes ->
        [one] { $routes } itinéraire
       *[other] { $routes } itinéraires
    },
report-trips = { $trips ->
        [one] { $trips } course
       *[other] { $trips } courses
    }, dont { $chosen } sur les lignes choisies,
report-calls = { $calls ->
        [one] { $calls } passage
       *[other] { $calls } passages
    } à des arrêts,
report-stops = { $stops ->
        [one] { $stops } arrêt
       *[other] { $stops } arrêts
    }, dont { $served } desservis par les lignes choisies.
report-merged = Réuni :
report-renamed = Renommé :
report-dropped = Écarté :
report-doubtful = À regarder :
report-board = Plateau : { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }, { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }, dont { $several } sur plusieurs lignes
report-line = { $kind } { $line } : { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }, { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }
remark-counted = { $what } : { $count }
remark-all = { $what } : { $count }, { $examples }
remark-some = { $what } : { $count }, dont { $examples }
remark-routes = lignes faites de plusieurs itinéraires du même nom, du même mode et du même exploitant
remark-directions = lignes avec un itinéraire par sens
remark-platforms = stations faites de plusieurs arrêts par leur station mère
remark-transfers = stations faites de plusieurs du même nom par transfers.txt
remark-namesakes = stations faites de plusieurs du même nom à moins de { $metres } m l’une de l’autre (--merge)
remark-renamed-lines = lignes dont le nom était trop long ou déjà pris
remark-renamed-stations = stations dont le nom était aussi celui d’une autre
remark-idle = lignes sans course
remark-nowhere = lignes dont les courses ne s’arrêtent nulle part
remark-unserved = stations sans ligne choisie
remark-unknown-stops = passages à des arrêts absents de stops.txt, le premier à la ligne { $line } de stop_times.txt
remark-tripless = passages sans course, le premier à la ligne { $line } de stop_times.txt
remark-lost-transfers = correspondances entre des arrêts absents de stops.txt, la première à la ligne { $line } de transfers.txt
remark-orphans = stations mères absentes de stops.txt, si bien que ces arrêts restent seuls
remark-doubled = courses citées plusieurs fois, comptées une fois chacune
remark-astray = courses dont l’itinéraire est absent de routes.txt
remark-undrawn = lignes dessinées sans certaines de leurs stations
remark-overlap = stations du même nom dessinées l’une sur l’autre ; réunissez-les avec un plus grand --merge si elles n’en font qu’une, ou écartez-les dans le fichier
remark-overlap-others = stations de noms différents dessinées l’une sur l’autre ; donnez-leur le même nom dans stops.txt si elles n’en font qu’une, ou écartez-les dans le fichier
example-routes = { $name } ({ $count ->
        [one] { $count } itinéraire
       *[other] { $count } itinéraires
    })
example-stops = { $name } ({ $count ->
        [one] { $count } arrêt
       *[other] { $count } arrêts
    })
example-stations = { $name } ({ $count })
example-renamed = { $one } = { $other }
example-pair = { $one } / { $other }
