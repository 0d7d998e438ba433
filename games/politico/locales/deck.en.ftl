# What is wrong with a file of cards
deck-card = card “{ $card }”
deck-missing = the card “{ $card }” is missing.
deck-sum = there should be { $expected } { $what }, not { $found }.
deck-of-kind = cards of the kind “{ $kind }”
deck-of-assets = kinds of assets
deck-of-effect = newspapers with the effect “{ $effect }”
deck-of-newspapers = newspapers, blank ones included
deck-card-twice = it is there twice; write how many there are in “count” instead.
deck-card-kind = its kind must be “{ $kind }”.
deck-card-parry = an attack names in “parried_by” a defence other than Baraka, and no other card names one.
deck-card-reach = it moves more than 100 points or deputies.
deck-card-name = it needs a name and a text in both languages.
deck-card-title = it needs a title and a text in both languages.
deck-card-length = a title has { $title } characters at most and a text { $text }; shorten it.
