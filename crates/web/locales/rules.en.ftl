# The page of rules
rules-win = How one wins
rules-turn = What a turn is
rules-forgotten = Five things people forget
rules-whole = All the rules
rules-contents = Contents of the rules
rules-search = Search the rules
rules-found = { $count ->
        [0] No clause has these words.
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-published = The game as published
rules-rulings = Our rulings
