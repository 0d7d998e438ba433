# Où se trouve quelque chose dans un fichier
data-at-file = Ce fichier : { $why }
data-at-line = Ligne { $line } du fichier : { $why }
data-at-line-in = Ligne { $line } du fichier, { $what } : { $why }
data-at = { $what } : { $why }

# Ce qui ne va pas
data-utf16 = il est enregistré en UTF-16 ; enregistrez-le en UTF-8.
data-encoding = à partir d’ici, ce n’est pas du texte en UTF-8 ; enregistrez-le en UTF-8.
data-unknown = « { $field } » n’est pas connu ici ; écrivez { $known }.
data-missing = il manque « { $field } ».
data-twice = « { $field } » s’y trouve deux fois.
data-wrong = il faut ici { $wanted }, et non { $found }.
data-not-one-of = « { $found } » n’est pas connu ici ; écrivez { $known }.
data-long = ce texte compte { $length } caractères ; { $most } au plus.
data-heavy = il est trop gros ; tout ce qu’il dit peut peser { $most } Kio.
data-unfit = cette valeur ne convient pas ici.

# Ce qui conviendrait
data-wanted-whole = un nombre entier de { $min } à { $max }
data-wanted-whole-from-0 = un nombre entier positif ou nul
data-wanted-whole-any = un nombre entier
data-wanted-number = un nombre
data-wanted-text = un texte entre guillemets
data-wanted-yes-no = true ou false
data-wanted-list = une liste entre crochets
data-wanted-list-of = une liste de { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    }
data-wanted-table = une table avec des champs

# Ce qui s’y trouve
data-found-nothing = une valeur vide
data-found-yes-no = true ou false
data-found-whole = { $number }
data-found-number = un autre nombre
data-found-text = le texte « { $text } »
data-found-day = une date
data-found-list = { $count ->
        [0] une liste vide
        [one] une liste de { $count } valeur
       *[other] une liste de { $count } valeurs
    }
data-found-table = une table

# Pourquoi un texte ne se lit pas
data-syntax-open-text = un texte commence et ne finit pas ; fermez ses guillemets, ou écrivez-y un saut de ligne \n.
data-syntax-open-bracket = un crochet ou une accolade s’ouvre et ne se ferme pas.
data-syntax-twice = ce nom est donné deux fois.
data-syntax-value = une valeur manque ou ne se lit pas ; un texte s’écrit entre guillemets, un nombre sans.
data-syntax-assignment = ce n’est pas écrit nom = valeur ; quelque chose manque ou est de trop.
data-syntax-assignment-json = un nom s’écrit entre guillemets, suivi de deux-points ; quelque chose manque ou est de trop.
data-syntax-comma = une virgule manque ou est de trop, ou un crochet n’est pas fermé.
data-syntax-number = ce nombre ne se lit pas.
data-syntax-character = un caractère, ou un échappement avec \, n’a rien à faire ici.
data-syntax-depth = les niveaux imbriqués sont trop nombreux.
data-syntax-after = le fichier continue après sa dernière accolade ; retirez ce qui suit.
data-syntax-toml = ceci ne se lit pas comme du TOML.
data-syntax-json = ceci ne se lit pas comme du JSON.
