in-words = La table en toutes lettres

tally = Les voix
tally-camps = Les voix des deux camps
tally-left = { $millions } M vacantes
line-majority = majorité, élu aussitôt
line-announced = annoncé à tous
tally-with = avec
tally-figure = { $votes }
tally-empty = Le scrutin s’ouvre : le premier territoire pris apporte les premières voix.
tally-none = aucune voix
tally-marks = À { $announced }, tous sont avertis ; { $majority } font la majorité absolue.
tally-more = { $losable ->
        [0] toutes indéfiables
       *[other] dont { $firm } indéfiables
    }
tally-deducted = moins { $votes } de dettes : { $counted } comptent

debts = Les dettes
debts-owed = doit { $votes }
debts-whole = { $votes }
debts-part = reste { $votes } sur { $whole }

ranking = Le premier tour
ranking-head = mène un camp au second tour
ranking-ally = dans le camp de { $player } au second tour
    .you-player = dans votre camp au second tour

piles = Les paquets
piles-campaign = Cartes Campagne
piles-challenge = Cartes Défi
piles-left = { $unseen ->
        [0] toutes ont été vues
       *[other] { $unseen } à découvrir
    }, { $below ->
        [0] aucune remise dessous
        [1] une remise dessous
       *[other] { $below } remises dessous
    }

sum-credit = Des voix à encaisser
sum-cost = Des voix à rendre
sum-debt = Une dette à payer
sum-seizure = Des territoires à saisir
sum-vacant = territoires vacants
sum-to = vers
sum-mine = À vous de choisir les territoires.
sum-picks = { $player } choisit les territoires.
    .you-player = Vous choisissez les territoires.
sum-found = Encore { $left } sur { $target }
sum-for-me = Choisir pour moi :
sum-fewest = le moins de territoires
sum-most = le plus de territoires
sum-by-lot = au hasard
sum-each = { $votes } chacun
sum-leaves = { $left ->
        [0] complète la somme
       *[other] laisse { $left }
    }
