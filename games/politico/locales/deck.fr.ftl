# Ce qui ne va pas dans un fichier de cartes
deck-card = carte « { $card } »
deck-missing = il manque la carte « { $card } ».
deck-sum = il faut { $expected } { $what }, et non { $found }.
deck-of-kind = cartes du genre « { $kind } »
deck-of-assets = sortes d’atouts
deck-of-effect = journaux à l’effet « { $effect } »
deck-of-newspapers = journaux, blancs compris
deck-card-twice = elle s’y trouve deux fois ; indiquez plutôt dans « count » combien il y en a.
deck-card-kind = son genre doit être « { $kind } ».
deck-card-parry = une attaque nomme dans « parried_by » une défense autre que la Baraka, et aucune autre carte n’en nomme.
deck-card-reach = elle déplace plus de 100 points ou députés.
deck-card-name = il lui faut un nom et un texte dans les deux langues.
deck-card-title = il lui faut un titre et un texte dans les deux langues.
deck-card-length = un titre a au plus { $title } caractères et un texte { $text } ; raccourcissez.
