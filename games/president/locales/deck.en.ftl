# What is wrong with a file of cards
deck-card = card { $number }, “{ $card }”
deck-card-untitled = card { $number }
deck-amount = of { $votes } votes there should be { $green } green cards and { $red } red ones, not { $greens } and { $reds }.
card-range = “{ $field }”: { $least } to { $most } are possible, not { $found }.
card-empty = “{ $field }” is empty.
card-unprintable = “{ $field }” holds characters that cannot be shown.
card-long = “{ $field }” has { $length } characters, and { $most } are possible; shorten it.
card-brace = “{ $field }” holds a brace, which only “text” may.
card-lone-brace = a brace in “text” is not closed, or was not opened.
card-place = nothing on this card fills { $place }.
card-unused = { $place } is missing in the text of a language.
card-unnamed = the text does not say what it asks about in both languages; write { $places } in it.
card-twice = “{ $text }” stands there twice.
card-one-word = what is to be remembered is one word each, and “{ $text }” is not.
card-missing = “{ $field }” is missing.
card-left-over = “{ $field }” does not belong on a card of the kind “{ $kind }”.
card-ask = a card of the kind “{ $kind }” does not ask “{ $found }”; write { $known }.
card-among = “among” is a region between quotation marks, or a list of codes, each between quotation marks.
card-code = “{ $code }” is no code of a territory; those are 01 to 95, 971, 973, 974 and 975.
card-pool = “pool” is digits, letters, codes, prefectures or names, or a list of words in both languages.
card-item = “{ $field }” is a text, or one in both languages, fr and en.
card-region = “{ $region }” is no region of the mainland.
card-nothing = there is nothing that this could be asked about.
card-votes = “voters” is a multiple of 100,000, and 1,200,000 at most.
card-right-place = “right” is the place of one of two to eight answers, counted from 0.
card-right-words = “right” is the right answer, in both languages.
card-need = “need” is at least 1 and no more than the list holds, and nothing in it is nameless.
card-answers = the pairs have at least four different answers.
card-kind = only cards of the kind “{ $kind }” stand in this file.

# What is wrong with a pack
pack-name = a pack has a “name”, of { $most } characters at most.
pack-empty = there is no card in it.
pack-many = it has { $found } cards of a sort, and { $most } are possible.
pack-long = it is too long in all; a pack has 256 KiB at most.
pack-judged = challenges that are played alone need { $least } cards of the kinds quiz, geography, estimate, memory or naming, not { $found }.
pack-campaign = campaign cards that are played alone are { $least } at least, { $green } of them green.

# What is wrong with the territories
atlas-count = there should be 99 territories, not { $found }.
atlas-order = another one is expected here: territories stand in order of their codes.
atlas-votes = “voters” is a multiple of 100,000, and 2,400,000 at most.
atlas-touch = whatever it touches touches it too.
atlas-total = all values together are 49,000,000, not { $found }.
