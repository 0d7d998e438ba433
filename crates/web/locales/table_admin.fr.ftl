
# Les pendules
clock-title = Temps de réflexion
clock-none = pas de pendule
clock-live-5 = 5 minutes chacun, plus 5 secondes par décision
clock-live-15 = 15 minutes chacun, plus 10 secondes par décision
clock-live-30 = 30 minutes chacun, plus 20 secondes par décision
clock-live-60 = 1 heure chacun, plus 30 secondes par décision
clock-decision-60 = 1 minute par décision
clock-days-1 = par correspondance, 1 jour par décision
clock-days-3 = par correspondance, 3 jours par décision
clock-own = une pendule à vous
clock-own-title = Votre pendule
clock-own-minutes = Minutes pour toute la partie, chacun
clock-own-increment = Secondes ajoutées après chaque décision
clock-own-decision = Nombre maximal de secondes pour une décision (0 : pas de limite)
clock-live-each = { $time } chacun{ $increment ->
    [0] {""}
   *[other] {""}, plus { $increment } secondes par décision
}{ $decision ->
    [0] {""}
   *[other] {""}, au plus { $decision } secondes pour une seule
}
clock-days-each = par correspondance, { $days } jours par décision
clock-timer = la cloche sonne dans { $time }
clock-timer-of = Temps avant la cloche
clock-in-all = ({ $time } en tout)
clock-of = Temps restant pour { $name }
    .you-name = Votre temps restant
clock-days = { $days } j { $hours } h
clock-low = Il vous reste moins de 30 secondes.
clock-last = Il vous reste moins de 10 secondes.
clock-over = Votre temps est écoulé.
make-hints = Les robots peuvent conseiller même quand des personnes s’affrontent
make-word = Un mot que doit connaître qui veut s’asseoir (vide : aucun)
make-held = Je donne moi-même le signal du départ quand tout le monde est là

# Les absents
seat-gone = parti depuis un moment
seat-stand-in-random = remplacé par un robot qui joue au hasard
seat-stand-in-greedy = remplacé par un robot opportuniste
seat-stand-in-strong = remplacé par un robot aguerri
seat-conceded = a abandonné ; un robot joue au hasard
seat-reserved = réservée à quelqu’un de la partie précédente
gone-line = Hors ligne : { $away }
gone-gone = { $name } est absent depuis un moment. Vous pouvez attendre, ou continuer ensemble :
    .you-name = On ne vous voit plus depuis un moment. Les autres peuvent attendre, ou continuer ensemble :
gone-stand-in = Un robot joue pour { $name }, qui retrouvera sa place à son retour.
    .you-name = Un robot joue pour vous ; vous retrouverez votre place à votre retour.
gone-vacant = La place de { $name } est libre : la première personne venue par l’adresse de cette page la prend.
    .you-name = Votre place est libre : la première personne venue par l’adresse de cette page la prend.
gone-random = Un robot qui joue au hasard prend le relais
gone-greedy = Un robot opportuniste prend le relais
gone-strong = Un robot aguerri prend le relais
gone-substitute = Laisser quelqu’un d’autre prendre la place
gone-close = Proposer d’arrêter la partie

# Questions à tous
vote-take-back = { $by } voudrait reprendre sa dernière décision, et avec elle tout ce qui a été joué depuis.
    .you-by = Vous voudriez reprendre votre dernière décision, et avec elle tout ce qui a été joué depuis.
vote-stand-in-random = { $by } propose qu’un robot jouant au hasard remplace { $seat }.
    .you-by = Vous proposez qu’un robot jouant au hasard remplace { $seat }.
    .you-seat = { $by } propose qu’un robot jouant au hasard vous remplace.
vote-stand-in-greedy = { $by } propose qu’un robot opportuniste remplace { $seat }.
    .you-by = Vous proposez qu’un robot opportuniste remplace { $seat }.
    .you-seat = { $by } propose qu’un robot opportuniste vous remplace.
vote-stand-in-strong = { $by } propose qu’un robot aguerri remplace { $seat }.
    .you-by = Vous proposez qu’un robot aguerri remplace { $seat }.
    .you-seat = { $by } propose qu’un robot aguerri vous remplace.
vote-substitute = { $by } propose que quelqu’un d’autre puisse prendre la place de { $seat }.
    .you-by = Vous proposez que quelqu’un d’autre puisse prendre la place de { $seat }.
    .you-seat = { $by } propose que quelqu’un d’autre puisse prendre votre place.
vote-close = { $by } propose d’arrêter la partie ici, sans vainqueur.
    .you-by = Vous proposez d’arrêter la partie ici, sans vainqueur.
vote-asked = On vous pose une question
vote-aye = Accepter
vote-nay = Refuser
vote-withdraw = Retirer
vote-waiting = On attend les réponses des autres.
vote-carried = Tout le monde est d’accord.
vote-declined = { $name } a refusé.
    .you-name = Vous avez refusé.
vote-moot = C’est réglé.
vote-lapsed = Tout le monde n’a pas répondu à temps : cela vaut un refus.
vote-left = Temps restant pour répondre : { $time }. Qui ne répond pas refuse.
vote-left-to-return = { $name } a encore { $time } pour revenir. Après quoi, quelqu’un d’autre pourra prendre la place.
    .you-name = Vous avez encore { $time } pour revenir. Après quoi, quelqu’un d’autre pourra prendre votre place.
vote-not-back = { $name } n’est pas de retour à temps.
    .you-name = Vous n’êtes pas de retour à temps.
vote-terms-alone = Personne d’autre ne peut se prononcer sur la place de { $name }, qui garde { $time } pour revenir. Après quoi, quelqu’un d’autre pourra la prendre, mais personne d’un foyer qui a déjà une autre place ici.
    .you-name = Personne d’autre ne peut se prononcer sur votre place, et vous gardez { $time } pour revenir. Après quoi, quelqu’un d’autre pourra la prendre, mais personne d’un foyer qui a déjà une autre place ici.
vote-terms = La question va à tous ceux qui n’ont pas disparu, présents ou non, et chacun a { $time } pour répondre. Qui ne répond pas refuse.
undo-ask = Demander à reprendre
concede-title = Abandonner
concede = Abandonner
concede-sure = S’il ne reste alors qu’une seule personne, elle a gagné. Sinon un robot jouera au hasard à votre place, et vous serez classé dernier.
concede-yes = Oui, abandonner
close-sure = Si tout le monde est d’accord, la partie s’arrête ici pour tous, sans vainqueur.
close-sure-alone = Il n’y a que vous à consulter : la partie s’arrête ici tout de suite, sans vainqueur.
close-yes = Oui, arrêter la partie
log-by-clock = Le temps est écoulé ; la partie continue :
log-by-random = Un robot joue au hasard en remplacement :
log-by-greedy = Un robot opportuniste joue en remplacement :
log-by-strong = Un robot aguerri joue en remplacement :
log-closed = La partie s’arrête d’un commun accord, sans vainqueur.
log-conceded = { $name } abandonne.
    .you-name = Vous abandonnez.

# L’hôte
host-title = Modifier la table
host-start = Commencer la partie
host-waits = Tout le monde est là. L’hôte lance la partie.
host-add = Une place de plus
host-swap = Échanger avec la suivante
host-remove = Supprimer cette place
host-sent-away = { $count ->
        [one] { $count } personne a été renvoyée et ne peut pas se rasseoir.
       *[other] { $count } personnes ont été renvoyées et ne peuvent pas se rasseoir.
    }
host-readmit = Les laisser revenir
host-word = Le mot que doit connaître qui veut s’asseoir
host-lock = Adopter ce mot (vide : déverrouiller)
host-locked = La table est verrouillée.
host-unlocked = La table est ouverte à qui en a le lien.
take-word = Le mot de la table
host-clock = Adopter cette pendule
host-options = Adopter ces options
leave = Quitter la table

# Après la fin
rematch = Revanche
rematch-called = Une revanche se prépare.
rematch-follow = Rejoindre la revanche
rematch-watch = Regarder la revanche
closed-text = Cette partie a été arrêtée sans vainqueur.

# Les refus
problem-sent-away = L’hôte vous a fait quitter cette table, vous ou quelqu’un du même réseau. Vous pouvez regarder, ou lui demander de vous laisser revenir.
refused-not-host = Seul l’hôte de la table peut le faire.
refused-begun = La partie a commencé : cela ne peut plus changer.
refused-not-on = Cela ne se fait que pendant la partie.
refused-not-over = Cela ne se fait qu’une fois la partie finie.
refused-ended = Cette partie a été arrêtée.
refused-closed = Cette partie a été arrêtée.
refused-has-conceded = Vous avez abandonné : un robot joue à votre place.
refused-nothing-to-concede = Il n’y a plus rien à abandonner.
refused-busy = Une autre question est posée : répondez-y d’abord.
refused-too-often = Vous avez beaucoup sollicité les autres. Attendez un instant avant de redemander.
refused-no-vote = Aucune question n’attend votre réponse.
refused-not-gone = Cette personne est là, ou n’est pas absente depuis assez longtemps.
refused-missing = Une place est encore libre.
refused-invalid-arrangement = La table ne peut pas être organisée ainsi.
problem-too-many-seats = Quelqu’un de votre réseau vient de prendre une place ici. La suivante sera pour vous quand cette personne sera arrivée, ou laissez-la à d’autres.
problem-same-address = Quelqu’un de votre réseau joue déjà à cette table. Un remplaçant doit venir d’ailleurs.
problem-locked = Cette table est verrouillée. Demandez le mot à l’hôte.
problem-wrong-word = Ce n’est pas le mot de cette table. Demandez-le à l’hôte.
problem-too-many-words = Trop de mots faux ont été essayés ici. Attendez une minute, puis réessayez.
problem-bad-word = Le mot qui verrouille une table a de 1 à 60 caractères.
refused-no-hints-here = Des personnes s’affrontent ici : aucun robot ne donne de conseil.
problem-clock = Cette pendule ne convient pas à une table.
