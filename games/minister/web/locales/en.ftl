board = The board: the career track around, the cabinet, the time spiral and the die within
space = Zone { $zone }
die = The die
die-roll = Roll the die
die-shows = The die shows { $face }
spiral = Time spiral: { $left ->
        [0] election day
        [1] one space to election day
       *[other] { $left } spaces to election day
    }
pawn-needs = { $player }, pawn { $pawn }, zone { $zone }: needs { $faces } to enter zone { $to }.
    .you-player = Your pawn { $pawn }, zone { $zone }: needs { $faces } to enter zone { $to }.
pawn-in-broth = { $player }, pawn { $pawn }, in the broth of zone { $zone }: { $faces } lifts it out.
    .you-player = Your pawn { $pawn }, in the broth of zone { $zone }: { $faces } lifts it out.
pawn-there = { $player }, pawn { $pawn }, zone { $zone }.
    .you-player = Your pawn { $pawn }, zone { $zone }.
which-pawn = Several of your pawns can go there: pick the pawn first.
chair-held = The chancellor’s chair: { $player }
    .you-player = The chancellor’s chair: you
chair-empty = The chancellor’s chair is empty
post-held = Post { $number }: { $player }
    .you-player = Post { $number }: you
post-vacant = Post { $number }: vacant
cabinet = The cabinet
player = Player
ministers = Ministers
in-broth = In the broth
chancellor = chancellor
time-left = { $left ->
        [0] It is election day.
        [1] One space to election day.
       *[other] { $left } spaces to election day.
    }
thrown = Rolled: { $faces }
odds = Odds of a usable roll
odds-of = { $player }: { $count } in 6 ({ $faces })
    .you-player = You: { $count } in 6 ({ $faces })
odds-none = { $player }: no face
    .you-player = You: no face
standing = { $ministers ->
        [0] no minister
        [1] one minister
       *[other] { $ministers } ministers
    }
standing-chancellor = { $ministers ->
        [1] one minister, chancellor
       *[other] { $ministers } ministers, chancellor
    }
verdict-chair = Only the chancellor’s chair counts, and { $player } held it at the end.
    .you-player = Only the chancellor’s chair counts, and you held it at the end.
verdict-empty = The chancellor’s chair was empty at the end: then whoever has most ministers wins.
verdict-others = The others all share the next place, however many ministers they have.
