prompt = posez un piquet sur une station libre
map = Plan du réseau. Les flèches mènent d’une station à l’autre, les lettres à une station par son nom, Entrée pose un piquet ; plus, moins et zéro règlent l’agrandissement.
zoom = Agrandissement
zoom-in = Agrandir
zoom-out = Réduire
zoom-reset = Tout voir
station-free = { $station }, { $count ->
        [one] ligne
       *[other] lignes
    } { $lines }, libre.
station-taken = { $station }, { $count ->
        [one] ligne
       *[other] lignes
    } { $lines }, piquet posé par { $union }.
    .you-union = { $station }, { $count ->
            [one] ligne
           *[other] lignes
        } { $lines }, votre piquet.
gain = { $count ->
        [one] Un piquet rapporte { $points }.
       *[other] Un piquet rapporte { $points } sur chacune.
    }
seats-change = { $union } { $change }
    .you-union = vous { $change }
seats-changes = Sièges : { $changes }.
card-taken = Piquet posé par { $union }
    .you-union = Votre piquet
close = Fermer
standing = { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }, { $pickets ->
        [one] { $pickets } piquet à poser
       *[other] { $pickets } piquets à poser
    }
sheet = Planche d’influence
strip-title = Influence
sheet-line = Ligne
sheet-row = Ligne { $line }, { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }
sheet-controls = contrôle la ligne
hemicycle = Table de négociation
hemicycle-union = { $union } { $seats }
    .you-union = vous { $seats }
hemicycle-held = { $held } ; { $open ->
        [0] aucun en suspens
        [one] { $open } en suspens
       *[other] { $open } en suspens
    }
hemicycle-empty = { $open } sièges, aucun n’est encore attribué
line-takes = { $union } la prend
    .you-union = vous la prenez
line-seizes = prise à { $from }
    .you-from = elle vous est prise
line-keeps = { $union } la garde
    .you-union = vous la gardez
line-ties = égalité, jeton rendu
line-nobody = reste libre
line-dry = plus de marqueur
verdict-ahead = { $union } passe en tête
    .you-union = Vous passez en tête
verdict-level = { $union } rejoint la tête
    .you-union = Vous rejoignez la tête
verdict-seats = Sièges
recent = Derniers piquets
contested = À un point près
recent-takes = prend
recent-seizes = arrache
recent-ties = égalité sur
recent-dry = sans marqueur sur
point-at-a-station = Montrez une station du doigt ou de la souris : vous verrez ici, ligne par ligne, ce qu’un piquet y changerait.
touch-a-station = Touchez le plan près d’une station, puis la station : ce qu’un piquet y changerait s’affiche ici.
legend-one = une ligne : +2
legend-several = plusieurs : +1 chacune
legend-holds = tient la ligne
legend-ties = à égalité en tête
picket-at = Piquet à { $station }
