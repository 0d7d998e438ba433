# Where something stands in a file
data-at-file = This file: { $why }
data-at-line = Line { $line } of the file: { $why }
data-at-line-in = Line { $line } of the file, { $what }: { $why }
data-at = { $what }: { $why }

# What is wrong there
data-utf16 = it is saved in UTF-16; save it in UTF-8.
data-encoding = from here on it is not text in UTF-8; save it in UTF-8.
data-unknown = “{ $field }” is not known here; write { $known }.
data-missing = “{ $field }” is missing.
data-twice = “{ $field }” is there twice.
data-wrong = { $wanted } is needed here, not { $found }.
data-not-one-of = “{ $found }” is not known here; write { $known }.
data-long = this text has { $length } characters; { $most } are the most.
data-heavy = it is too large; all it says may take { $most } KiB.
data-unfit = this value will not do here.

# What would do
data-wanted-whole = a whole number from { $min } to { $max }
data-wanted-whole-from-0 = a whole number, 0 or more,
data-wanted-whole-any = a whole number
data-wanted-number = a number
data-wanted-text = a text in quotation marks
data-wanted-yes-no = true or false
data-wanted-list = a list in square brackets
data-wanted-list-of = a list of { $count ->
        [one] { $count } value
       *[other] { $count } values
    }
data-wanted-table = a table with fields

# What was found
data-found-nothing = nothing
data-found-yes-no = true or false
data-found-whole = { $number }
data-found-number = another number
data-found-text = the text “{ $text }”
data-found-day = a date
data-found-list = { $count ->
        [0] an empty list
        [one] a list of { $count } value
       *[other] a list of { $count } values
    }
data-found-table = a table

# Why a text cannot be read
data-syntax-open-text = a text begins and does not end; close its quotation marks, or write a line break in it as \n.
data-syntax-open-bracket = a bracket is opened and not closed.
data-syntax-twice = this name is given twice.
data-syntax-value = a value is missing or cannot be read; a text stands in quotation marks, a number does not.
data-syntax-assignment = this is not written as name = value; something is missing or too much.
data-syntax-assignment-json = a name stands in quotation marks and is followed by a colon; something is missing or too much.
data-syntax-comma = a comma is missing or too much, or a bracket is not closed.
data-syntax-number = this number cannot be read.
data-syntax-character = a character or an escape with \ does not belong here.
data-syntax-depth = it is nested too deep.
data-syntax-after = the file goes on after its last bracket; remove what follows.
data-syntax-toml = this cannot be read as TOML.
data-syntax-json = this cannot be read as JSON.
