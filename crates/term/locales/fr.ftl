# Le terminal autour d’un jeu : tout ce qu’il dit de lui-même.

# La table
name-human = Joueur { $number }
name-bot = Robot { $number }
welcome = { $title }. À la table :
welcome-help = Tapez aide à tout moment.
seat-human = { $name }, à ce clavier.
seat-bot = { $name }, un robot : { $level }.
level-random = il joue au hasard
level-greedy = il prend ce qui lui semble le meilleur sur le moment
level-strong = il réfléchit plusieurs coups à l’avance
waiting = On attend { $names }.
    .you-names = On attend { $names }.
farewell = Au revoir.
bot-stuck = { $name } n’a trouvé aucun coup permis par les règles. C’est un défaut du programme ; la partie s’arrête là.

# Les tours
turn = { $name }, c’est à vous. Vos choix :
    .you-name = C’est à vous. Vos choix :
reply = { $name }, à vous de répondre. Vos choix :
    .you-name = À vous de répondre. Vos choix :
asked = { $name }, à vous de répondre ; personne ne voit votre réponse avant que tous aient répondu. Vos choix :
    .you-name = À vous de répondre ; personne ne voit votre réponse avant que tous aient répondu. Vos choix :
besides = { $count ->
        [1] Encore un choix : tapez liste.
       *[other] Encore { $count } choix : tapez liste, un nom ou une partie d’un nom.
    }
turn-many = { $name }, c’est à vous. Il y a { $count } choix : tapez un nom ou une partie d’un nom. Pour les voir, tapez liste.
    .you-name = C’est à vous. Il y a { $count } choix : tapez un nom ou une partie d’un nom. Pour les voir, tapez liste.
turn-many-again = { $name }, c’est à vous : { $count } choix.
    .you-name = C’est à vous : { $count } choix.
out-of-turn = Les choix de { $name } :
    .you-name = Vos choix :
out-of-turn-many = { $name } a { $count } choix : tapez un nom ou une partie d’un nom. Pour les voir, tapez liste.
    .you-name = Vous avez { $count } choix : tapez un nom ou une partie d’un nom. Pour les voir, tapez liste.
pause-one = Avant que { $bot } continue, { $name } peut agir hors de son tour. Appuyez sur Entrée pour laisser la partie continuer.
    .you-name = Avant que { $bot } continue, vous pouvez agir hors de votre tour. Appuyez sur Entrée pour laisser la partie continuer.
pause-several = Avant que { $bot } continue, peuvent agir hors de leur tour : { $names }. Appuyez sur Entrée pour laisser la partie continuer, ou dites qui agit, par exemple : pour { $name }
pause-how = Pour laisser les robots continuer sans qu’on vous demande, tapez pause.
pause-on = La partie s’arrête désormais avant un robot quand quelqu’un peut agir hors de son tour.
pause-off = La partie ne s’arrête plus avant un robot quand quelqu’un peut agir hors de son tour.
curtain-hide = { $name }, appuyez sur Entrée pour cacher ceci.
curtain = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran.

# Choisir
nothing-typed = Tapez un coup, ou aide.
what-to-type = Tapez le numéro ou le nom d’un choix. Pour voir les choix, tapez liste ; pour voir les commandes, tapez aide.
no-number = { $count ->
        [0] Il n’y a rien à choisir maintenant.
        [1] Il n’y a qu’un choix, le numéro 1.
       *[other] Les choix portent les numéros 1 à { $count }.
    }
ambiguous = « { $what } » convient à { $count } choix. Tapez le numéro, ou une plus grande partie du nom :
not-found = Aucun choix ne s’appelle « { $what } ».
did-you-mean = Vouliez-vous dire l’un de ceux-ci ?
own-words = Si ce sont vos propres mots ({ $sentence }), tapez : faire { $json }
not-json = Cela ne se lit pas comme un coup de ce jeu ({ $why }).
json-example = Un coup en JSON s’écrit ainsi : faire { $json }
refused = { $why } (Règle { $clause })
say-for-whom = Dites qui agit ({ $names }), par exemple : pour { $name }. Les choix s’affichent alors. Ou appuyez sur Entrée pour laisser la partie continuer.
for-whom = Tapez pour, le nom de quelqu’un à ce clavier ({ $names }) et le coup, par exemple : pour { $name } 1
list-nothing = Aucun choix ne contient « { $words } ».
list-more = { $count ->
        [one] Encore un : tapez suite.
       *[other] Encore { $count } : tapez suite.
    }
list-end = La liste est finie.

# Questions
why-what = Tapez pourquoi et un coup, par exemple : pourquoi 1. Après un refus, pourquoi tout seul l’explique.
why-allowed = C’est permis : { $sentence }.
clause = { $id } : { $text }
rules-none = Aucune règle ne s’appelle « { $which } » ni n’en parle. Les règles sont { $ids }.
hint = Un joueur aguerri choisirait le numéro { $number } : { $sentence }.
hint-answer = Cette réponse, c’est à vous de la trouver.
hint-none = Il n’y a rien à décider maintenant.
undone = Coup repris. C’est de nouveau à { $name } de décider.
    .you-name = Coup repris. C’est de nouveau à vous de décider.
undo-timed = Cela ne se reprend pas : une décision chronométrée ne se prend qu’une fois.
undo-nothing = Personne à ce clavier n’a encore rien décidé : il n’y a rien à reprendre.
field = { $key } : { $value }
standing = { $name } avec { $value }
    .you-name = vous avec { $value }
value-none = rien
value-yes = oui
value-no = non

# La fin
over = La partie est finie : il n’y a plus rien à choisir. Vous pouvez encore taper plateau, qui, historique, règles, annuler, enregistrer, charger ou quitter.
place-alone = { $names } prend la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
       *[8] huitième
    } place avec un score de { $score }.
    .you-names = Vous prenez la { $place ->
            [1] première
            [2] deuxième
            [3] troisième
            [4] quatrième
            [5] cinquième
            [6] sixième
            [7] septième
           *[8] huitième
        } place avec un score de { $score }.
place-shared = { $names } se partagent la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
       *[8] huitième
    } place avec un score de { $score }.
    .you-names = { $names } vous partagez la { $place ->
            [1] première
            [2] deuxième
            [3] troisième
            [4] quatrième
            [5] cinquième
            [6] sixième
            [7] septième
           *[8] huitième
        } place avec un score de { $score }.
place-shared-unequal = { $names } se partagent la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
       *[8] huitième
    } place avec des scores de { $scores }.
    .you-names = { $names } vous partagez la { $place ->
            [1] première
            [2] deuxième
            [3] troisième
            [4] quatrième
            [5] cinquième
            [6] sixième
            [7] septième
           *[8] huitième
        } place avec des scores de { $scores }.

# Fichiers
save-how = Tapez enregistrer et le nom d’un fichier, par exemple : enregistrer soiree.json
saved = La partie est enregistrée dans { $path }.
save-other-game = { $path } contient une autre partie enregistrée : on n’y touche pas. Pour mettre cette partie à sa place, tapez : enregistrer ! { $path }
save-occupied = { $path } existe et n’est pas une partie enregistrée : on n’y touche pas. Choisissez un autre nom.
save-failed = La partie n’a pas pu être enregistrée dans { $path } : { $why }.
save-failed-oddly = La partie n’a pas pu être enregistrée dans { $path } ({ $raw }).
load-how = Tapez charger et le nom d’un fichier, par exemple : charger soiree.json
load-failed = { $path } ne peut pas être lu : { $why }.
load-failed-oddly = { $path } ne peut pas être lu ({ $raw }).
why-not-found = ce fichier n’existe pas
why-denied = ce programme n’en a pas le droit
why-folder = c’est un dossier, pas un fichier
why-no-folder = ce dossier n’existe pas
why-full = le disque est plein
why-read-only = on ne peut rien y écrire
why-bad-name = un fichier ne peut pas s’appeler ainsi
load-unchanged = Votre partie continue comme elle était.
loaded = { $count ->
        [0] La partie est chargée, avant le premier coup.
        [1] La partie est chargée, après un coup.
       *[other] La partie est chargée, après { $count } coups.
    }
file-damaged = Ce n’est pas une partie enregistrée, ou le fichier est abîmé : la ligne { $line } est illisible.
file-foreign = Ce n’est pas une partie enregistrée par Hémicycle.
file-newer = Ce fichier vient d’une version plus récente d’Hémicycle (format { $form }). Mettez à jour pour l’ouvrir.
file-incomplete = Cette partie enregistrée n’est pas complète.
file-incomplete-at = Cette partie enregistrée n’est pas complète : voyez la ligne { $line }.
file-other-game = C’est une partie de { $game }. Pour l’ouvrir, quittez et tapez : hemicycle play { $game } --load FICHIER
file-other-rules = Cette partie a été jouée avec la version { $given } des règles ; ici, c’est la version { $ours }.
file-log-unreadable = Les coups de ce fichier ne font pas une partie : l’entrée { $seq } est illisible.
file-log-impossible = Les coups de ce fichier ne font pas une partie : l’entrée { $seq } n’y est pas possible. { $why }
file-log-no-deal = Les coups de ce fichier ne font pas une partie : ils ne commencent pas par la mise en place.
file-set-up = La table de ce fichier ne peut pas être dressée. { $why }
entry-malformed = Ce n’est pas un coup de ce jeu.
entry-stale = La partie était déjà plus loin.
entry-nothing-to-take-back = Il n’y avait rien à reprendre.
entry-learned = Ce qui devait être repris avait appris quelque chose à quelqu’un.
entry-too-often = Cela avait été repris trop souvent.
entry-conceded = Il n’y avait plus rien à abandonner.
entry-ended = La table était close.
entry-draws = Les tirages inscrits ne sont pas ceux que le jeu demande.

# Aide
help-move = Pour jouer, tapez le numéro d’un choix, son nom ou une partie du nom ; majuscules et accents ne comptent pas.
help-list = liste : les choix ; liste et un mot : seulement ceux qui ont ce mot ; suite : le reste de la liste.
help-do = faire et un coup : comme le coup tout seul, même si son nom est celui d’une commande ; le coup peut être en JSON, comme pour une réponse avec vos propres mots.
help-why = pourquoi et un coup : dit s’il est permis et, sinon, quelle règle s’y oppose.
help-rules = règles : toutes les règles ; règles { $clause } : cette règle ; règles et un mot : celles qui en parlent.
help-hint = conseil : ce que ferait un joueur aguerri.
help-undo = annuler : revient à la dernière décision prise à ce clavier, coups des robots compris ; ce qui s’est décidé contre la montre reste.
help-board = plateau : ce qu’il y a à voir.
help-who = qui : qui joue, où chacun en est, et qui l’on attend.
help-log = historique : tout ce qui s’est passé.
help-for = pour, un nom et un coup : le coup de quelqu’un d’autre à ce clavier, par exemple hors de son tour ; quand la partie s’arrête avant un robot, pour et un nom montre ce que cette personne peut faire.
help-pause = pause : décide si la partie s’arrête avant un robot quand quelqu’un peut agir hors de son tour.
help-save = enregistrer et le nom d’un fichier : enregistre la partie ; enregistrer tout seul : de nouveau dans le même fichier ; enregistrer ! et un nom : à la place d’une autre partie enregistrée.
help-load = charger et le nom d’un fichier : reprend une partie enregistrée.
help-quit = quitter : arrête le programme.
time-limit = { $seconds ->
        [one] Vous avez { $seconds } seconde.
       *[other] Vous avez { $seconds } secondes.
    }
answer-unread = « { $what } » n’est pas le genre de réponse demandé ici. Tapez-en une autre, ou l’une des lignes ci-dessus.
type-answer = À vous de répondre, { $name } : tapez votre réponse. Vous pouvez aussi taper :
    .you-name = À vous de répondre : tapez votre réponse. Vous pouvez aussi taper :
too-late = Trop tard, { $name } : le temps est écoulé.
    .you-name = Trop tard : le temps est écoulé.
