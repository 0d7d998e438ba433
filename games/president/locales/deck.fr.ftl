# Ce qui ne va pas dans un fichier de cartes
deck-card = carte { $number }, « { $card } »
deck-card-untitled = carte { $number }
deck-amount = il devrait y avoir { $green } cartes vertes et { $red } rouges de { $votes } voix, et non { $greens } et { $reds }.
card-range = « { $field } » : de { $least } à { $most }, et non { $found }.
card-empty = « { $field } » est vide.
card-unprintable = « { $field } » contient des caractères qui ne peuvent pas s’afficher.
card-long = « { $field } » compte { $length } caractères, et { $most } sont possibles ; raccourcissez-le.
card-brace = « { $field } » contient une accolade, ce que seul « text » peut faire.
card-lone-brace = une accolade de « text » n’est pas fermée, ou n’a pas été ouverte.
card-place = rien sur cette carte ne remplit { $place }.
card-unused = { $place } manque dans le texte d’une des langues.
card-unnamed = le texte ne dit pas dans les deux langues de quoi il s’agit ; écrivez-y { $places }.
card-twice = « { $text } » y figure deux fois.
card-one-word = ce qu’il faut retenir tient en un mot à chaque fois, et « { $text } » non.
card-missing = il manque « { $field } ».
card-left-over = « { $field } » n’a rien à faire sur une carte du genre « { $kind } ».
card-ask = une carte du genre « { $kind } » ne demande pas « { $found } » ; écrivez { $known }.
card-among = « among » est une région entre guillemets, ou une liste de codes, chacun entre guillemets.
card-code = « { $code } » n’est pas le code d’un territoire ; ceux-ci vont de 01 à 95, puis 971, 973, 974 et 975.
card-pool = « pool » est digits, letters, codes, prefectures ou names, ou une liste de mots dans les deux langues.
card-item = « { $field } » est un texte, ou un texte dans les deux langues, fr et en.
card-region = « { $region } » n’est pas une région du continent.
card-nothing = il n’y a rien sur quoi poser cette question.
card-votes = « voters » est un multiple de 100 000, et 1 200 000 au plus.
card-right-place = « right » est la place d’une des deux à huit réponses, comptée à partir de 0.
card-right-words = « right » est la bonne réponse, dans les deux langues.
card-need = « need » vaut au moins 1 et pas plus que n’en compte la liste, et rien n’y est sans nom.
card-answers = les paires ont au moins quatre réponses différentes.
card-kind = seules des cartes du genre « { $kind } » figurent dans ce fichier.

# Ce qui ne va pas dans un paquet
pack-name = un paquet a un nom, « name », de { $most } caractères au plus.
pack-empty = il ne contient aucune carte.
pack-many = il a { $found } cartes d’une sorte, et { $most } sont possibles.
pack-long = il est trop long en tout ; un paquet compte 256 Kio au plus.
pack-judged = des défis joués seuls demandent { $least } cartes des genres quiz, geography, estimate, memory ou naming, et non { $found }.
pack-campaign = des cartes Campagne jouées seules sont au moins { $least }, dont { $green } vertes.

# Ce qui ne va pas dans les territoires
atlas-count = il devrait y avoir 99 territoires, et non { $found }.
atlas-order = un autre est attendu ici : les territoires se suivent dans l’ordre de leurs codes.
atlas-votes = « voters » est un multiple de 100 000, et 2 400 000 au plus.
atlas-touch = ce qu’il touche le touche aussi.
atlas-total = toutes les valeurs ensemble font 49 000 000, et non { $found }.
