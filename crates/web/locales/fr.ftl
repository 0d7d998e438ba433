# La page
site-name = Hémicycle
skip = Aller au contenu
language = Langue
footer = Logiciel libre, sans compte ni traceur.
number = { $number }
nowhere-title = Page introuvable
nowhere-text = Il n’y a rien à cette adresse. Peut-être le lien a-t-il été coupé en route.
home-link = Retour à l’accueil

rules-link = Les règles
rules-title = Règles

play-now-coming = On dresse la table…

# Ouvrir une table
make-title = Ouvrir une table
make-where = Où jouez-vous ?
make-where-link = Chacun chez soi, par un lien
make-where-here = Tous sur cet appareil, même sans réseau
make-here-instead = Jouer sur cet appareil
make-seats = Nombre de joueurs
make-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
make-seat = Place { $number }
make-options = Options de la table
make-changed = { $count ->
        [0] comme d’habitude
        [1] un changement
       *[other] { $count } changements
    }
make-usual = (par défaut)
make-button = Ouvrir la table
name-label = Votre nom
occupant-open = libre, sur invitation
occupant-person = une personne, ici
seat-name = Nom à la place { $number }
occupant-random = robot qui joue au hasard
occupant-greedy = robot opportuniste
occupant-strong = robot aguerri
option-own = choisi pour cette table

# Venir à une table
table-title = Une table
table-coming = On rejoint la table…
table-given-up = Tout le monde a quitté cette table avant le début de la partie.
take-title = Prendre une place
take-button = Prendre place
gathering-title = On attend les joueurs
fetching = La page se charge…
not-fetched = La page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez.
gathering-held = La partie commence quand toutes les places sont prises et que l’hôte donne le signal.
gathering-text = La partie commence dès que toutes les places sont prises.
invite-title = Invitation
invite-text = Envoyez cette adresse à ceux qui doivent vous rejoindre :
invite-copy = Copier
invite-copied = L’adresse est copiée.
watching = Vous regardez cette partie sans y jouer.
unknown-table-title = Table introuvable
unknown-table = Cette table n’existe pas, ou n’existe plus.
not-here = Cette partie se joue sur un seul appareil : on la retrouve là où elle a été commencée, dans le même navigateur. Ici, elle n’a jamais été, ou elle a été effacée.
unknown-game = Cette table joue à un jeu que cette page ne connaît pas.
outdated-save = Cette partie a été enregistrée avec d’autres règles que celles de cette page : on ne peut plus la reprendre.
broken-save = L’enregistrement de cette partie sur cet appareil est abîmé : on ne peut pas la reprendre.
delete-save = Effacer cette partie
unkept = Ce navigateur n’arrive plus à enregistrer la partie : elle sera perdue si vous fermez la page.
new-version = Une nouvelle version est disponible : rechargez la page.
reload = Recharger
reconnecting = Connexion perdue, on se reconnecte…
displaced = Cette place est ouverte sur trop d’appareils ou de fenêtres : celui-ci a été déconnecté. Fermez-en un, puis revenez.
displaced-back = Revenir ici
unreachable = Le serveur ne répond pas. Nouvel essai en cours… Les tables de cet appareil restent jouables.

# Les places
seat-you = vous
seat-yours = Vous
seat-away = absent
seat-open = Place libre
seat-bot = Robot { $number }
seat-number = Joueur { $number }
seat-turn = joue
seat-score = Score : { $score }

# La partie
board-title = Plateau
sheet-title = Où l’on en est
turn-mine = À vous de jouer
turn-reply = À vous de répondre
turn-person = Au tour de { $name }
turn-of = On attend { $names }
turn-over = La partie est finie
turn-withheld = Le résultat se dévoile
turn-meanwhile = En ce moment
undo = Reprendre mon coup
skip-bots = Accélérer les robots
hint = Un conseil ?
hint-thinking = Un robot réfléchit…
hint-given = Conseil d’un robot aguerri : { $choice }
dismiss = Fermer
choices-title = Vos choix
choices-filter = Chercher dans la liste
choices-none = Ce n’est pas à vous de jouer.
choices-not-found = Rien de ce nom dans la liste.
choices-count = { $count ->
        [one] { $count } choix possible
       *[other] { $count } choix possibles
    }
choices-secondary = { $count ->
        [one] { $count } autre possibilité
       *[other] { $count } autres possibilités
    }
log-title = Historique de la partie
log-taken-back = { $name } reprend son dernier coup ; on rejoue à partir de là.
    .you-name = Vous reprenez votre dernier coup ; on rejoue à partir de là.

# La fin
result-won = Victoire : { $names }
    .you-names = Vous avez gagné
result-shared = Victoire partagée : { $names }
    .you-names = Victoire partagée : { $names }
result-rank = Rang
result-name = Joueur
result-score = Score
result-place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
result-see = Résultat
result-again = Ouvrir une autre table

# Ce qui ne va pas
refused-stale = Trop tard : la partie a avancé entre-temps.
refused-malformed = Ce coup n’a pas été compris. Rechargez la page.
refused-undone-often = On est revenu si souvent en arrière dans cette partie que ce n’est plus possible.
refused-nothing-to-take-back = Vous n’avez rien à reprendre.
refused-learned = Ce coup ne peut plus être repris sans demander : depuis, quelqu’un a appris quelque chose ou a joué.
refused-not-awaited = Pas de conseil : ce n’est pas à vous de jouer.
fault-malformed = Le serveur n’a pas compris la page. Rechargez-la.
fault-oversized = Ce message est trop long pour le serveur.
fault-out-of-order = La page et le serveur ne se sont pas compris. Rechargez la page.
fault-wrong-secret = La place que ce navigateur avait ici n’est plus la sienne : vous regardez la partie.
fault-not-seated = Ceux qui regardent ne jouent pas.
fault-not-started = La partie n’a pas encore commencé.
fault-too-many = Trop de messages à la fois. Attendez un instant.
fault-unavailable = Le serveur n’a pas pu le faire. Réessayez.
problem-unreachable = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
settings-error-value = L’option « { $option } » ne convient pas à cette table : choisissez autre chose.
problem-full = Toutes les places de cette table sont prises. Vous pouvez encore regarder.
problem-name = Un nom a de 1 à 40 caractères visibles.
problem-name-hidden = Ce nom contient un caractère invisible ou qui retourne le texte. Écrivez-le sans lui.
problem-name-marked = Une lettre de ce nom porte plus de deux signes. Enlevez-en.
problem-name-taken = Quelqu’un porte déjà ce nom à cette table, ou un nom qui lui ressemble. Choisissez-en un autre.
problem-name-like-a-bot = Les robots s’appellent ainsi. Choisissez un nom qu’on ne prendra pas pour le leur.
problem-too-many-tables = Trop de tables ont été ouvertes d’ici. Attendez une minute, puis réessayez.
problem-too-many-tables-hour = Beaucoup de tables ont été ouvertes d’ici en une heure. Jouez à l’une d’elles, ou réessayez plus tard.
problem-too-many-requests = Trop de demandes à la fois depuis cette adresse. Attendez quelques secondes, puis réessayez.
problem-unknown-table = Cette table n’existe pas, ou n’existe plus.
problem-unavailable = Le serveur ne peut pas le faire pour l’instant. Réessayez plus tard.
problem-crowded = Trop de monde regarde cette table. Revenez plus tard.
problem-oversized = C’est plus que le serveur n’accepte d’un coup. Avec un fichier plus petit, cela ira.
problem-slow = L’envoi a pris trop de temps. Vérifiez la connexion, puis réessayez.
problem-too-many-connections = Trop de connexions viennent de cette adresse. Fermez des onglets, puis réessayez.
problem-unwritable = Le serveur ne peut rien enregistrer pour l’instant. Réessayez plus tard.
problem-unknown-game = Le serveur n’a pas ce jeu.
problem-malformed = Le serveur n’a pas compris cette page. Rechargez-la, puis réessayez.
problem-unkept = Ce navigateur ne peut rien enregistrer (navigation privée, ou mémoire pleine) : il ne peut pas tenir une table.

# Revoir une partie
replay-open = Revoir une partie à partir d’un fichier
replay-title = Revoir une partie
replay-file = Le fichier d’une partie
replay-help = Choisissez un fichier téléchargé à la fin d’une partie, ou déposez-le ici. Il reste dans ce navigateur : rien n’est envoyé.
replay-who = Ont joué : { $names }.
replay-button = Revoir
replay-save = Télécharger la partie
replay-leave = Revenir à la partie
replay-watching = Vous revoyez la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Moment de la partie
replay-moment = Moment { $at } sur { $last }
replay-silence = Rien de visible d’ici.
replay-viewer = Vu par
replay-public = le public
replay-not-json = Ce fichier n’est pas une partie d’Hémicycle, ou il a été coupé en route. Ouvrez celui que « Télécharger la partie » vous a donné, ou téléchargez-le de nouveau.
replay-foreign = Ce fichier n’est pas une partie d’Hémicycle. Ouvrez celui que « Télécharger la partie » vous a donné : son nom commence par « hemicycle- ».
replay-newer = Ce fichier vient d’une version plus récente d’Hémicycle : rechargez la page, ou ouvrez-le là où il a été fait.
replay-incomplete = Il manque quelque chose à ce fichier, ou une de ses parties n’est pas ce qu’elle devrait être. Téléchargez la partie de nouveau.
replay-detail = Détail technique, en anglais
replay-unknown-game = Cette partie est d’un jeu que cette page ne connaît pas : « { $game } ».
replay-other-rules = Cette partie suit la version { $given } des règles ; cette page connaît la version { $ours }.
replay-set-up = La table ne peut pas être dressée comme le dit ce fichier : ses options ne conviennent pas au jeu.
replay-set-up-why = La table ne peut pas être dressée comme le dit ce fichier. { $why }
replay-no-deal = L’historique de cette partie ne commence pas par la mise en place.
replay-unreadable = L’entrée { $number } de l’historique est illisible.
replay-impossible = L’entrée { $number } de l’historique est impossible : elle ne peut pas suivre les précédentes.
problem-not-over = La partie n’est pas finie : son fichier livrerait ce qui est encore secret.
rules-own-page = En pleine page

# Un second appareil
device-title = Jouer cette place sur un autre appareil
device-text = Ouvrez ce lien sur votre téléphone, ou scannez ce code QR : vous pourrez jouer là-bas, et ici aussi si vous voulez. Ne le montrez à personne : qui a ce lien peut jouer à votre place.
device-link = Le lien de votre place
device-qr = Code QR du lien de votre place
invite-qr = Code QR de l’invitation
link-in-the-way = Ce navigateur a déjà une autre place à cette table, et la garde. Ouvrez le lien dans un autre navigateur, ou oubliez d’abord cette place depuis l’accueil.
link-offer = Ce lien contient une place à cette table. Si c’est la vôtre, vous pouvez la jouer sur cet appareil ; si vous l’avez reçu par erreur, laissez-la à qui elle appartient.
link-take = Jouer cette place ici
link-leave = Seulement regarder
devices-open = Votre place est ouverte sur { $count } appareils ou fenêtres. Si l’un d’eux n’est pas à vous, déconnectez les autres.
devices-sign-out = Déconnecter tous les autres appareils
devices-sign-out-text = Ce lien est arrivé chez quelqu’un d’autre ? Déconnecter les autres appareils donne un nouveau lien à votre place ; l’ancien n’ouvre plus rien.
link-wrong = Ce lien n’ouvre aucune place à cette table. Demandez-en un nouveau à qui vous l’a donné.

# Un plateau à soi
board-file-own = le mien (fichier)
board-file = Le fichier
board-file-help = Un fichier TOML : un paquet de cartes, ou un plateau, par exemple fait par « hemicycle board import » à partir des horaires de votre ville.
board-file-good = « { $name } » : on peut jouer avec.
board-file-unread = Ce fichier ne peut pas être lu, ou il est trop long.
board-file-missing = Choisissez d’abord votre fichier.
board-file-archive = C’est une archive, peut-être un flux d’horaires. Faites-en d’abord un plateau : hemicycle board import --gtfs FICHIER --out ma-ville.toml
not-sent = Pas envoyé : la connexion est coupée. Réessayez quand elle sera revenue.

# Le cadre d’une table en jeu

tab-game = Partie
tab-log = Journal
tab-talk = Parler
tab-rules = Règles
tab-table = Table
dock = À côté du plateau
sheet-to-peek = Abaisser la feuille
sheet-to-half = Ouvrir la feuille à moitié
sheet-to-full = Ouvrir toute la feuille
moves-open =
    { $count ->
        [0] Aux autres de jouer
        [one] Votre seul coup
       *[other] Vos { $count } coups
    }
moves-close = Fermer la liste des coups
main-actions = À faire maintenant
main-on-board = Jouez sur le plateau
main-wait = Les autres jouent
key-space = Espace
show-again = Revoir

# Une première partie
first-goal = Le but :
first-board = Ce qui peut se jouer est éclairé sur le plateau : touchez-le.
first-action = Le coup du moment a son bouton, toujours à la même place.
first-dock = Sous ces onglets : la partie, le journal, les règles et la table.
first-close = Compris
first-skip = Ne plus rien montrer
