# L’hémicycle
chamber = L’hémicycle : { $parties }.
bench = { $player } { $count ->
        [0] sans député
        [1] un député
       *[other] { $count } députés
    }
    .you-player = Vous, { $count ->
            [0] sans député
            [1] un député
           *[other] { $count } députés
        }
chamber-empty = Les bancs sont vides : personne n’a de député.
chamber-majority = Le gouvernement est majoritaire : { $governing } sur { $all }.
chamber-minority = Le gouvernement est minoritaire : { $governing } sur { $all }.
chamber-no-government = { $all } députés, et pas de gouvernement.
chamber-voting = L’Assemblée vote. Les bulletins seront ouverts ensemble.
chamber-counting = On dépouille : un parti après l’autre.
rostrum-majority = députés font la majorité
rostrum-governing = députés au gouvernement
rostrum-forming = députés déjà réunis
rostrum-has-majority = majorité : { $majority }
rostrum-lacks = majorité : { $majority }, il en manque { $missing }
rostrum-counting = bulletins lus
rostrum-voted = ont voté
rostrum-carried = adopté
rostrum-refused = rejeté
result-carried = Adopté par { $yes } voix contre { $no }.
result-refused = Rejeté : { $yes } voix pour, { $no } contre.
result-nobody = Rejeté : aucune voix exprimée.
plate-empty = Bancs vides
plate-majority = Majorité : { $governing } sur { $all }
plate-minority = Minorité : { $governing } sur { $all }
plate-no-government = { $all } députés, sans gouvernement
plate-voting = L’Assemblée vote
plate-counting = On dépouille
plate-carried = Adopté, { $yes } contre { $no }
plate-refused = Rejeté, { $yes } contre { $no }
plate-nobody = Rejeté, aucune voix
last-carried = Dernier vote : adopté, { $yes } contre { $no }
last-refused = Dernier vote : rejeté, { $yes } contre { $no }
last-nobody = Dernier vote : rejeté, aucune voix
result-yes = Pour : { $players }.
    .you-players = Pour : { $players }.
result-no = Contre : { $players }.
    .you-players = Contre : { $players }.
result-abstained = Abstention : { $players }.
    .you-players = Abstention : { $players }.

# Le journal
masthead = Le Perchoir
dateline-over = Édition spéciale
dateline = Tour { $round }, c’est à { $player } de jouer
    .you-player = Tour { $round }, c’est à vous de jouer
price = Prix : une voix
no-paper = Les rotatives tournent encore.
final-title = { $count ->
        [0] La partie est finie
        [1] { $players } l’emporte
       *[other] { $players } se partagent la victoire
    }
    .you-players = { $count ->
            [0] La partie est finie
            [1] Vous l’emportez
           *[other] { $players } vous partagez la victoire
        }
final-target = Le but est atteint. Les autres demandent à recompter, les scrutateurs demandent des vacances.
final-rounds = Le dernier tour est joué. Les autres demandent à recompter, les scrutateurs demandent des vacances.
final-clock = L’horloge a tranché. Les autres demandent à recompter, les scrutateurs demandent des vacances.
effect-blank = Sans effet.
effect-in-vain = Pas de gouvernement : sans effet.
effect-news-fall = Le gouvernement tombe : Premier ministre { $points }, autres membres { $members }.
effect-government = Premier ministre { $points }, autres membres { $members }.
effect-byelection-take = Qui l’a tiré prend { $deputies } députés au plus grand des autres partis.
effect-byelection-give = Qui l’a tiré donne { $deputies } députés au plus petit parti.
effect-byelection-levy = Le plus grand parti donne { $deputies } députés au plus petit.
effect-draw-two = Qui l’a tiré tire deux cartes de plus.
effect-discard-one = Qui l’a tiré se défausse d’une carte.
effect-pass-left = Chacun passe une carte à gauche.
effect-down-to-six = Qui a plus de six cartes s’en défausse jusqu’à six.
effect-opposition = Chacun hors du gouvernement : { $points }.
effect-member-leaves = Un membre tiré au sort quitte le gouvernement.
effect-expel-or-lose = Le Premier ministre expulse un membre ou perd { $loss } points.
effect-recruit = Le Premier ministre peut recruter aussitôt.
effect-truce = Aucune attaque jusqu’au prochain tour de qui l’a tiré.
effect-tension = Les points des attaques comptent double jusqu’au prochain tour de qui l’a tiré.
effect-confidence = Vote de confiance ; s’il est perdu, le gouvernement tombe.
effect-leader-down = Qui mène aux points : { $points } ; personne si tous sont à égalité.

# Ce qui est sur la table
matter = Sur la table
over = La partie est finie.
asked = On attend
has-voted = a voté
frame-begin = { $player } va commencer ; on peut encore contester l’action qui vient d’avoir lieu.
    .you-player = Vous allez commencer ; on peut encore contester l’action qui vient d’avoir lieu.
frame-news = { $player } ouvre le journal.
    .you-player = Vous ouvrez le journal.
frame-draw = { $player } tire une carte, ou se défausse d’une carte pour en tirer deux.
    .you-player = Vous tirez une carte, ou vous défaussez d’une carte pour en tirer deux.
frame-act = { $player } agit.
    .you-player = Vous agissez.
frame-closing = Le tour de { $player } s’achève.
    .you-player = Votre tour s’achève.
frame-attempt = { $player } a fait tomber le gouvernement et peut aussitôt en former un.
    .you-player = Vous avez fait tomber le gouvernement et pouvez aussitôt en former un.
frame-attempt-army = L’armée s’est mise en travers : { $player } peut réessayer aussitôt.
    .you-player = L’armée s’est mise en travers : vous pouvez réessayer aussitôt.
frame-investiture = { $player } veut former un gouvernement.
    .you-player = Vous voulez former un gouvernement.
frame-invited = { $player } reçoit une invitation à entrer au gouvernement.
    .you-player = Vous recevez une invitation à entrer au gouvernement.
frame-censure = { $player } dépose une motion de censure contre le gouvernement de { $pm }.
    .you-player = Vous déposez une motion de censure contre le gouvernement de { $pm }.
    .you-pm = { $player } dépose une motion de censure contre votre gouvernement.
    .you-player-pm = Vous déposez une motion de censure contre votre propre gouvernement.
frame-confidence = Le gouvernement de { $player } demande la confiance de l’Assemblée.
    .you-player = Votre gouvernement demande la confiance de l’Assemblée.
frame-amendment = Le changement de règle proposé par { $player } est mis aux voix.
    .you-player = Le changement de règle que vous proposez est mis aux voix.
frame-stand = { $player } peut contester l’action qui vient d’avoir lieu, ou la laisser passer.
    .you-player = Vous pouvez contester l’action qui vient d’avoir lieu, ou la laisser passer.
frame-dispute = { $player } conteste l’action qui vient d’avoir lieu.
    .you-player = Vous contestez l’action qui vient d’avoir lieu.
frame-ballot = Tout le monde vote.
frame-ballot-second = Égalité : on revote, et les députés comptent.
frame-cancel = Le vote est acquis. L’armée l’annule-t-elle ?
frame-counter = { $player } en appelle à l’armée, qui l’emporte si personne ne la contre.
    .you-player = Vous en appelez à l’armée, qui l’emporte si personne ne la contre.
frame-counter-back = { $player } a contré l’armée ; une autre pression de l’armée peut tout renverser.
    .you-player = Vous avez contré l’armée ; une autre pression de l’armée peut tout renverser.
frame-attack = { $player } attaque { $target } : { $card }.
    .you-player = Vous attaquez { $target } : { $card }.
    .you-target = { $player } vous attaque : { $card }.
frame-parry = La cible peut parer.
frame-help = Quelqu’un offre-t-il une défense ?
frame-pick = Quelle offre est acceptée ?
frame-shed = { $player } se défausse { $count ->
        [0] de toutes ses cartes
        [1] pour ne garder qu’une carte
       *[other] pour ne garder que { $count } cartes
    }.
    .you-player = Vous vous défaussez { $count ->
            [0] de toutes vos cartes
            [1] pour ne garder qu’une carte
           *[other] pour ne garder que { $count } cartes
        }.
frame-pass-left = Chacun choisit une carte pour son voisin de gauche.
frame-expel-or-lose = { $player } expulse un membre ou perd { $loss } points.
    .you-player = Vous expulsez un membre ou perdez { $loss } points.
frame-recruit = { $player } peut recruter aussitôt.
    .you-player = Vous pouvez recruter aussitôt.
army-enter = { $player } veut entrer au gouvernement par l’armée.
    .you-player = Vous voulez entrer au gouvernement par l’armée.
army-topple = { $player } veut renverser le gouvernement par l’armée.
    .you-player = Vous voulez renverser le gouvernement par l’armée.
army-form = { $player } veut gouverner par l’armée, sans majorité.
    .you-player = Vous voulez gouverner par l’armée, sans majorité.
army-cancel = { $player } veut que l’armée annule le vote.
    .you-player = Vous voulez que l’armée annule le vote.
army-parry = { $player } pare avec l’armée.
    .you-player = Vous parez avec l’armée.
blow = Sans parade : { $effect }.
blow-fall = le gouvernement tombe
parried-by = Parade : { $cards }.
no-help = Attaque personnelle : personne ne peut aider.
invitation-open = réfléchit
invitation-joined = accepte
invitation-declined = refuse
without-a-vote = Il n’y a pas de vote.
answer-decline = Vous passez. On attend les autres.
answer-yes = Vous avez voté oui. On attend les autres.
answer-no = Vous avez voté non. On attend les autres.
answer-abstain = Vous vous abstenez. On attend les autres.
answer-card = Vous avez choisi : { $card }. On attend les autres.
answer-take = Vous acceptez l’offre de { $player }. On attend les autres.
vote-yes = Oui
vote-no = Non
vote-abstain = Abstention
pass-ahead = Passer pour moi jusqu’à mon tour
pass-ahead-attacked = Même quand on m’attaque
yes-do = Oui
no-dont = Non
dissolve = Dissoudre l’Assemblée…
dissolve-really = La dissoudre ? Cela n’arrive qu’une fois par partie.

# La main
hand = { $count ->
        [0] La main de { $player } : aucune carte
        [1] La main de { $player } : une carte
       *[other] La main de { $player } : { $count } cartes
    }
    .you-player = { $count ->
        [0] Votre main : aucune carte
        [1] Votre main : une carte
       *[other] Votre main : { $count } cartes
    }
times = en { $count } exemplaires
kind-attack = Attaque
kind-defence = Défense
kind-special = Spéciale
card-exposed = Tout le monde sait que { $player } l’a en main.
    .you-player = Tout le monde sait que vous l’avez.
card-betrayed = La personne à la droite de { $player } sait que cette carte est là.
    .you-player = La personne à votre droite sait que vous l’avez.
attack = Attaquer…
in-government = au gouvernement
do-discard-for-two = Échanger contre deux
do-form = Former un gouvernement
do-form-union = Former, avec l’union nationale
do-form-army = Former, par l’armée
do-form-both = Former, par l’armée, avec l’union
do-providential = Devenir Premier ministre
do-censure = Déposer la motion
do-enter = Entrer au gouvernement
do-topple = Renverser le gouvernement
do-union = Décréter l’union nationale
do-parry = Parer
do-offer = L’offrir
do-cancel = Annuler le vote
do-counter = Contrer
do-pass-on = Passer à gauche
do-discard = Se défausser
use-defence = Pare : { $cards }.
use-baraka = Pare toute attaque ; personne n’y gagne ni n’y perd.
use-prime-minister = Forme un gouvernement.
use-censure = Un vote qui renverse le gouvernement.
use-army = Entre au gouvernement ou le renverse, annule un vote, contre l’armée.
use-providential = Gouverne sans vote quand le pays est perdu ; sinon, un Premier ministre.
use-union = Aucune attaque pendant un tour de table.
effect-target = cible { $points }
effect-pm = Premier ministre { $points }
effect-members = autres membres { $points }
effect-author = auteur { $points }
effect-deputies = { $count ->
        [1] un député
       *[other] { $count } députés
    } à l’auteur
effect-pm-deputies = { $count ->
        [1] un député
       *[other] { $count } députés
    } du Premier ministre à l’auteur
effect-fall = Le gouvernement tombe.
effect-fall-or = Contre le gouvernement : il tombe. Sinon, { $effect }.

# La feuille
government = Le gouvernement
no-government = Aucun
pm = PM
member = membre
late = vient d’entrer
life = { $turns ->
        [0] Formé à ce tour.
        [1] En place depuis le tour d’avant.
       *[other] { $rounds ->
            [0] En place depuis { $turns } tours de jeu.
            [1] En place depuis { $turns } tours de jeu, soit un tour de table.
           *[other] En place depuis { $turns } tours de jeu, soit { $rounds } tours de table.
        }
    }
government-scored = Il a déjà marqué des points.
government-new = Il n’a pas encore marqué de points.
shield = { $count ->
        [1] Protégé jusqu’au prochain tour du Premier ministre.
       *[other] Protégé jusqu’à ce que { $count } tours du Premier ministre aient commencé.
    }
no-entry = L’armée ne peut pas y entrer.
vacant = L’homme providentiel vient sans vote après { $needed } tours de jeu sans gouvernement (on en est à { $turns }) ou { $governments } gouvernements éphémères de suite ({ $brief }) ; avant, comme Premier ministre, par un vote.
patience = L’homme providentiel viendra sans vote
patience-turns = après { $count } tours sans gouvernement
patience-governments = ou { $count } gouvernements éphémères de suite
vacant-saviour = L’homme providentiel peut venir sans vote.
union = Union nationale, jusqu’au prochain tour de { $player }.
    .you-player = Union nationale, jusqu’à votre prochain tour.
truce = Trêve, jusqu’au prochain tour de { $player }.
    .you-player = Trêve, jusqu’à votre prochain tour.
tension = Tension : les attaques comptent double jusqu’au prochain tour de { $player }.
    .you-player = Tension : les attaques comptent double jusqu’à votre prochain tour.
resign = Démissionner…
resign-really = Démissionner vraiment ?
resigning = Votre démission prendra effet dès que la table sera libre.
race = La course
race-goal = { $count } points pour finir
race-round = Tour { $round } sur { $rounds }.
race-bell-mid-term = Tour de table { $round }. La première cloche appelle aux élections intermédiaires, la seconde termine la partie.
race-bell-end = Tour de table { $round }. La prochaine cloche termine la partie.
race-bell-rung = Tour de table { $round }. La dernière cloche a sonné : la partie finit avec ce tour.
race-mid-term = Élections après le tour { $count }.
points = { $count ->
        [0] aucun point
        [1] un point
       *[other] { $count } points
    }
deputies = { $count ->
        [0] aucun député
        [1] un député
       *[other] { $count } députés
    }
cards = { $count ->
        [0] aucune carte
        [1] une carte
       *[other] { $count } cartes
    }
standing = { $count ->
        [0] sans député
        [1] un député
       *[other] { $count } députés
    }
standing-pm = PM · { $count } dép.
standing-member = gouv. · { $count } dép.
known = Cartes connues dans les mains
stock = Talon : { $count }.
spent = Utilisées : { $count }.
reference = Attaques et défenses
reference-attack = Attaque et parade
reference-effect = Effet
reference-parry = Parade :
reference-baraka = La Baraka les pare toutes.
reference-baraka-army = La Baraka les pare toutes ; la pression de l’armée aussi, pour qui est visé.
reference-fall = Une chute : Premier ministre { $pm } et −{ $deputies } députés, autres membres { $members } ; auteur { $author } et ces { $deputies } députés, ou { $member } s’il est membre. Par l’attaque du Premier ministre lui-même : autres membres { $allies }, et rien d’autre.
scope-personal = Contre n’importe qui ; seul l’attaqué peut parer
scope-government = Contre le gouvernement seulement
scope-anybody = Contre n’importe qui
pledges = Promesses
pledges-settled = Réglées : { $count }
pledge-vote-yes = { $player } à { $to } : voter oui au prochain vote à son sujet, jusqu’au tour { $round }.
    .you-player = Vous à { $to } : voter oui au prochain vote à son sujet, jusqu’au tour { $round }.
    .you-to = { $player } à vous : voter oui au prochain vote à votre sujet, jusqu’au tour { $round }.
pledge-vote-no = { $player } à { $to } : voter non au prochain vote à son sujet, jusqu’au tour { $round }.
    .you-player = Vous à { $to } : voter non au prochain vote à son sujet, jusqu’au tour { $round }.
    .you-to = { $player } à vous : voter non au prochain vote à votre sujet, jusqu’au tour { $round }.
pledge-spare = { $player } à { $to } : aucune attaque jusqu’au tour { $round }.
    .you-player = Vous à { $to } : aucune attaque jusqu’au tour { $round }.
    .you-to = { $player } à vous : aucune attaque jusqu’au tour { $round }.
pledge-lend = { $player } à { $to } : une défense en cas de besoin, jusqu’au tour { $round }.
    .you-player = Vous à { $to } : une défense en cas de besoin, jusqu’au tour { $round }.
    .you-to = { $player } à vous : une défense en cas de besoin, jusqu’au tour { $round }.
pledge-aloud = Faite devant tous.
pledge-secret = Entre les deux.
standing-open = en cours
standing-kept = tenue
standing-broken = rompue
standing-lapsed = sans suite
tally = tenues : { $kept }, rompues : { $broken }
promise = Faire une promesse
promise-to = À
promise-what = Quoi
promise-until = Jusqu’au tour
promise-aloud = Devant tout le monde
promise-do = Promettre
promise-note = Une promesse n’engage à rien ; à la fin, tout le monde voit lesquelles ont été tenues.
promise-kind-vote-yes = voter oui au prochain vote à son sujet
promise-kind-vote-no = voter non au prochain vote à son sujet
promise-kind-spare = ne pas l’attaquer
promise-kind-lend = lui offrir une défense
rules-now = Les règles en vigueur
rules-note = À votre tour, vous pouvez proposer un changement ; il est mis aux voix un tour de table plus tard, une voix par personne.
amendment = { $option } : { $value }
propose = Proposer : { $value }
option-figure = { $count }
proposals = Changements proposés
in-words = En toutes lettres

# Le plateau
party-lighthouse = Le Phare
party-bridge = Le Pont
party-hourglass = Le Sablier
party-compass = La Boussole
party-key = La Clef
party-anchor = L’Ancre
party-mill = Le Moulin
party-lantern = La Lanterne
party-drum = Le Tambour
party-horn = Le Cor
party-bell = La Cloche
party-lute = Le Luth
party-flute = La Flûte
party-harp = La Harpe
party-cymbals = Les Cymbales
party-organ = L’Orgue
party-told = { $party }, parti de { $player } : { $deputies } députés, { $points } points, { $cards } cartes
    .you-player = { $party }, votre parti : { $deputies } députés, { $points } points, { $cards } cartes
displayed = Cartes sur la table
pile-stock = Talon : { $count }
pile-spent = Jouées : { $count }
short-target = cible
short-pm = PM
short-deputies = députés
short-or = renverse, ou bien
short-author = auteur
aim = Choisissez la cible.
shout-formed = Un gouvernement est formé
shout-parried = Attaque parée
main-parry = Parer : { $card }
main-offer = Offrir : { $card }
main-discard-for-two = { $card } contre deux cartes
main-discard = Se défausser : { $card }
main-pass-on = Passer à gauche : { $card }
main-decline = Décliner
main-decline-attempt = S’en passer
main-decline-offers = Tout refuser
main-let-pass = Laisser passer
main-lose = Perdre les points
main-by-lot = Au hasard
main-withdraw = Renoncer
main-present = Présenter le gouvernement
main-dispute = Contester
main-take = Carte de { $player }
    .you-player = Votre carte
main-expel = Expulser { $player }
    .you-player = Vous expulser
main-recruit = Recruter { $player }
    .you-player = Vous recruter
press-invite = inviter
press-recruit = recruter
press-expel = expulser
press-take = accepter
press-attack = attaquer

# La fin
verdict-target = Un parti a atteint le but de { $count } points : la partie s’est arrêtée là.
verdict-rounds = Le dernier tour de table est joué : les points ont départagé les partis.
verdict-clock = Le temps est écoulé : les points ont départagé les partis.
