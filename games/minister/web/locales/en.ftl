board = The board: the career track around, the cabinet, the time spiral and the die within
space = Zone { $zone }
glass = Look closer
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
pawn-in-hand = Your pawn { $pawn }, which is not in the street yet.
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
plate = { $kind ->
        [radio] Radio
        [newspaper] Newspaper
        [television] Television
        [opinion] Opinion
        [influence] Influence
       *[plain] Start { $start }
    }
masthead = THE PAPER
chancellor-plate = CHANCELLOR
zone-first = Zone { $zone }, the foot of the street: pawns set out here.
zone-hint = Zone { $zone }{ $kind ->
        [radio] , the radio: one roll on arrival
        [newspaper] , the newspaper: two rolls on arrival
        [television] , the television: three rolls on arrival
        [opinion] , opinion: three rolls on arrival, and ministers for as long as one stays
        [influence] , influence: move your pawns in scope on, or send those of others into the broth
       *[plain] {""}
    }. { $faces } leads there.
barrier = Barrier of zone { $zone }: { $faces } lifts it.
barrier-open = Barrier of zone { $zone }: { $faces } lifts it, and the die shows one.
space-kept = Zone { $zone }: this space is kept for the pawn in the broth.
majority-holds = { $player } holds the chancellor’s chair.
    .you-player = You hold the chancellor’s chair.
majority-barred = { $player } cannot take the chair while somebody else is above the chancellor too.
    .you-player = You cannot take the chair while somebody else is above the chancellor too.
majority-short = { $short ->
        [0] { $player } has most ministers.
        [1] One more minister, and { $player } has most.
       *[other] { $short } more ministers, and { $player } has most.
    }
    .you-player = { $short ->
            [0] You have most ministers.
            [1] One more minister, and you have most.
           *[other] { $short } more ministers, and you have most.
        }
note-roll = { $faces } will be of use to you.
note-roll-any = Any number will be of use to you.
note-roll-none = No number will be of use to you: time will move on.
note-open = The { $die } lifts the barrier before { $count ->
        [1] pawn { $pawns }
       *[other] pawns { $pawns }
    }.
to-the-chair = Chair
own-pawns = Your pawns, and what they need
pawn-card = zone { $zone }
pawn-card-broth = broth, { $zone }
time = Time
short-advance = Move my pawns on
short-broth = Into the broth!
short-appoint = Place { $count }
short-appoint-none = Place none
short-lift = Lift pawn { $pawn }
short-move = Pawn { $pawn } → { $kind ->
        [radio] the radio
        [newspaper] the newspaper
        [television] television
        [opinion] opinion
        [influence] influence
       *[plain] zone { $zone }, space { $space }
    }
space-several = Zone { $zone }: several of your pawns can enter. Pick the pawn first.
