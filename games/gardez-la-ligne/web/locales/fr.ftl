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
card-gain = +{ $points } sur
card-nothing = Ne rapporte rien : plus aucun marqueur
card-dry = Plus de marqueur pour
card-take = Vous prenez
card-takes = { $union } prend
    .you-union = Vous prenez
card-seize = Vous prenez à { $from }
card-seizes = { $union } prend à { $from }
    .you-union = Vous prenez à { $from }
    .you-from = { $union } vous prend
card-tie = À égalité avec { $from }, plus personne ne contrôle
    .you-from = À égalité avec vous, plus personne ne contrôle
place-here = Poser un piquet ici
close = Fermer
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
sheet-legend-seats = vaut deux sièges
sheet-legend-last = changé par le dernier piquet
hemicycle = Sièges à la négociation
hemicycle-union = { $union } { $seats }
    .you-union = vous { $seats }
hemicycle-held = { $held } ; { $open ->
        [0] aucun en suspens
        [one] { $open } en suspens
       *[other] { $open } en suspens
    }
hemicycle-empty = { $open } sièges, aucun n’est encore attribué
