# La situation et les choix
standing = { $count ->
        [0] aucune voix
       *[other] { $millions } M de voix
    }
standing-ally = avec { $player }
    .you-player = avec vous
worth = { $millions } M
brief-take = Prendre { $territory }
brief-challenge = Défier pour { $territory }
brief-fortify = Indéfiable : { $territory }
brief-pick = Choisir { $territory }
brief-answer = { $number }. { $answer }

# Les partis, avant le premier lancer
join-me = Choisissez votre parti
join-player = { $player } choisit un parti
    .you-player = Vous choisissez un parti

# Le tour et les dés
round-one = Premier tour
round-two = Second tour
turn = tour de jeu { $turn }
turn-of = tour de jeu { $turn } sur { $limit } au plus
my-turn = À vous de jouer
turn-of-player = Au tour de { $player }
plays-for = joue pour { $player }
    .you-player = joue pour vous
camp-ally = Vous jouez pour { $player }, contre { $rival }.
camp-head = Vous affrontez { $rival }.
star = une étoile
dice-lie = Les dés n’ont pas encore été lancés.
dice-show = Les dés montrent { $low } et { $high }.
offered = Les dés offrent { $territories }.
offered-many = Les dés offrent { $count } territoires, { $held ->
        [0] tous vacants.
       *[other] { $vacant ->
            [0] dont aucun n’est vacant.
            [one] dont { $vacant } vacant.
           *[other] dont { $vacant } vacants.
        }
    }
due = { $count ->
        [one] Puis { $count } carte Campagne.
       *[other] Puis { $count } cartes Campagne.
    }
prompt-rolling = Les dés roulent…
prompt-take = { $dice } : prenez un des { $count } territoires.
prompt-take-few = { $dice } : prenez { $territories }.
prompt-challenge = { $dice } : lancez un défi pour un des { $count } territoires.
prompt-challenge-few = { $dice } : lancez un défi pour { $territories }.
prompt-fortify = { $dice } : rendez indéfiable un de vos { $count } territoires, ou tirez une carte Campagne.
prompt-fortify-few = { $dice } : rendez indéfiable { $territories }, ou tirez une carte Campagne.
prompt-any = { $dice } : choisissez parmi { $count } territoires.
prompt-others = { $dice } : { $player } choisit parmi { $count } territoires.
    .you-player = { $dice } : vous choisissez parmi { $count } territoires.
prompt-others-few = { $dice } pour { $player }, ce qui offre { $territories }.
    .you-player = { $dice } pour vous, ce qui offre { $territories }.
rolled-stars = Deux étoiles
rolled-star-first = Étoile et { $digit }
rolled-star-last = { $digit } et étoile
rolled-digits = { $low } et { $high }
ask-take = Lequel prenez-vous ?
ask-challenge = Pour lequel lancez-vous un défi ?
ask-fortify = Rendez-en un indéfiable, ou tirez une carte Campagne.

# La carte
map = La carte de France et ses 99 territoires. Les flèches mènent d’un territoire offert au suivant, avec Maj sur tous ; Entrée joue ce qui est offert.
map-mute = Carte muette : désignez l’endroit que demande la carte Défi.
map-covered = La carte est couverte tant que cette carte Défi est ouverte : elle pourrait donner la réponse.
map-vacant = { $count ->
        [0] Tous les territoires sont pris.
        [one] { $count } territoire est vacant, d’une valeur de { $votes }.
       *[other] { $count } territoires sont vacants, d’une valeur totale de { $votes }.
    }
by-value = Nuancer selon la valeur
near = Autour de votre doigt
point-here = Répondre par le territoire marqué
land = { $territory }, { $votes }
land-covered = Un territoire de la carte couverte
land-vacant = { $territory }, { $votes }, vacant.
land-held = { $territory }, { $votes }, à { $player } ({ $party }).
    .you-player = { $territory }, { $votes }, à vous ({ $party }).
land-firm = { $territory }, { $votes }, à { $player } ({ $party }), indéfiable.
    .you-player = { $territory }, { $votes }, à vous ({ $party }), indéfiable.
deed-take = Vous pouvez le prendre.
deed-challenge = Vous pouvez lancer un défi pour ce territoire.
deed-fortify = Vous pouvez le rendre indéfiable.
deed-pick = { $leaving ->
        [0] Avec lui, le compte y est.
       *[other] Avec lui, il resterait { $rest } à trouver.
    }
inset-paris = Paris et alentours

# La légende
legend = Légende
vacant = vacant
unassailable = indéfiable
unit = Valeurs en millions de voix.
allies = avec { $players }
    .you-players = avec { $players }

# Les boutons courts
brief-by-lot = Au sort
brief-fewest = Le moins possible
brief-most = Le plus possible
brief-draw = Tirer une carte

# Sur la mer : le cachet, les paquets, les deux camps
stamp-971 = Antilles
stamp-973 = Guyane
stamp-974 = La Réunion
stamp-975 = St-Pierre, Mayotte
post-low = de scrutin
back-campaign = Campagne
back-challenge = Défi
against = contre
poster-unit = voix
sea-channel = Manche
sea-atlantic = Atlantique
sea-mediterranean = Méditerranée
abroad-england = Angleterre
abroad-belgium = Belgique
abroad-germany = Allemagne
abroad-switzerland = Suisse
abroad-italy = Italie
abroad-spain = Espagne

# Le territoire désigné
place-none = Désignez un territoire sur la carte : ce qu’il vaut et ce qu’il vous apporterait s’affiche ici.
preview-take = { $player } passerait à { $millions } M, { $rank ->
        [1] en tête
       *[other] { $rank }ᵉ
    }
    .you-player = Vous passeriez à { $millions } M, { $rank ->
            [1] en tête
           *[other] { $rank }ᵉ
        }
preview-challenge = Gagné : il est à vous. Perdu : { $millions } M à céder
preview-fortify = Plus personne ne pourra vous le prendre
