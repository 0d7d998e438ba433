# What one plays for, in a line, in a first game
game-goal = Be chancellor on election day: for that, have more ministers than anybody else.

# Places on the track
place = { $kind ->
        [radio] the radio (zone { $zone })
        [newspaper] the newspaper (zone { $zone })
        [television] the television (zone { $zone })
        [opinion] the opinion space (zone { $zone })
        [influence] the influence space (zone { $zone })
       *[plain] zone { $zone }{ $space ->
            [0] {""}
           *[other] , space { $space }
        }
    }

# What a player can do
action-settle = Start in { place }
action-roll = Roll the die
action-move = Move pawn { $pawn } to { place }
action-lift = Lift pawn { $pawn } out of the broth
action-appoint = Put { $count ->
        [one] { $count } minister
       *[other] { $count } ministers
    } in the cabinet
action-appoint-none = Place no minister
action-dismiss = Remove a minister of { $seat }
action-advance = Influence: move your pawns in scope one zone on
action-broth = Influence: send opponents’ pawns into the broth
action-sink = Send pawn { $pawn } of { $seat } into the broth
action-decline = Do without
action-stop = Leave it at that

# What happened
event-lot = { $seat } rolls { $die } to see who begins.
    .you-seat = You roll { $die } to see who begins.
event-starter = { $seat } begins.
    .you-seat = You begin.
event-first-ministers = Each player puts { $count ->
        [one] { $count } minister
       *[other] { $count } ministers
    } in the cabinet.
event-settled = Pawn { $pawn } of { $seat } starts in { place }.
    .you-seat = Your pawn { $pawn } starts in { place }.
event-rolled = { $seat } rolls { $die }.
    .you-seat = You roll { $die }.
event-time = { $seat } cannot use it: the time marker moves to space { $space }, { $left ->
        [0] election day
        [one] one space before election day
       *[other] { $left } spaces before election day
    }.
    .you-seat = You cannot use it: the time marker moves to space { $space }, { $left ->
            [0] election day
            [one] one space before election day
           *[other] { $left } spaces before election day
        }.
event-time-unused = { $seat } does not use it: the time marker moves to space { $space }, { $left ->
        [0] election day
        [one] one space before election day
       *[other] { $left } spaces before election day
    }.
    .you-seat = You do not use it: the time marker moves to space { $space }, { $left ->
            [0] election day
            [one] one space before election day
           *[other] { $left } spaces before election day
        }.
event-moved = Pawn { $pawn } of { $seat } moves to { place }.
    .you-seat = Your pawn { $pawn } moves to { place }.
event-moved-over = Pawn { $pawn } of { $seat } jumps { $jumped ->
        [one] { $jumped } full zone
       *[other] { $jumped } full zones
    } to { place }.
    .you-seat = Your pawn { $pawn } jumps { $jumped ->
            [one] { $jumped } full zone
           *[other] { $jumped } full zones
        } to { place }.
event-lifted = Pawn { $pawn } of { $seat } comes out of the broth to { place }.
    .you-seat = Your pawn { $pawn } comes out of the broth to { place }.
event-exiled = { $by } drives { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    } of { $seat } from the opinion space into exile at the newspaper.
    .you-by = You drive { $count ->
            [one] { $count } pawn
           *[other] { $count } pawns
        } of { $seat } from the opinion space into exile at the newspaper.
    .you-seat = { $by } drives { $count } of your pawns from the opinion space into exile at the newspaper.
event-no-rolls = Pawn { $pawn } of { $seat } is an exile and gets no rolls.
    .you-seat = Your pawn { $pawn } is an exile and gets no rolls.
event-press = { $seat } rolls { $die } for the press: { $total ->
        [one] { $total } minister
       *[other] { $total } ministers
    } so far, { $left ->
        [0] no roll
        [one] { $left } roll
       *[other] { $left } rolls
    } left.
    .you-seat = You roll { $die } for the press: { $total ->
            [one] { $total } minister
           *[other] { $total } ministers
        } so far, { $left ->
            [0] no roll
            [one] { $left } roll
           *[other] { $left } rolls
        } left.
event-appointed = { $seat } puts { $count ->
        [one] { $count } minister on a vacant post
       *[other] { $count } ministers on vacant posts
    }.
    .you-seat = You put { $count ->
            [one] { $count } minister on a vacant post
           *[other] { $count } ministers on vacant posts
        }.
event-appointed-none = { $seat } places no minister.
    .you-seat = You place no minister.
event-replacing = { $seat } is about to take { $count ->
        [one] { $count } post
       *[other] { $count } posts
    } from the others.
    .you-seat = You are about to take { $count ->
            [one] { $count } post
           *[other] { $count } posts
        } from the others.
event-replaced = A minister of { $from } makes room for one of { $seat }.
    .you-seat = A minister of { $from } makes room for one of yours.
    .you-from = A minister of yours makes room for one of { $seat }.
event-chair = { $seat } becomes chancellor.
    .banner = A new chancellor
    .you-seat = You become chancellor.
event-chair-from = { $seat } becomes chancellor in place of { $from }.
    .banner = The chair changes hands
    .you-seat = You become chancellor in place of { $from }.
    .you-from = { $seat } becomes chancellor in your place.
event-advance = { $seat } uses influence to move their pawns on.
    .you-seat = You use influence to move your pawns on.
event-no-influence = There is nothing that { $seat } could use this influence for.
    .you-seat = There is nothing that you could use this influence for.
event-sunk = { $by } sends pawn { $pawn } of { $seat } into the broth below { place }.
    .you-by = You send pawn { $pawn } of { $seat } into the broth below { place }.
    .you-seat = { $by } sends your pawn { $pawn } into the broth below { place }.
event-declined = { $seat } does without.
    .you-seat = You do without.
event-stopped = { $seat } leaves it at that.
    .you-seat = You leave it at that.
event-time-influence = The time marker is on an influence space: { $seat } may move a pawn on or send one into the broth.
    .you-seat = The time marker is on an influence space: you may move a pawn on or send one into the broth.
event-bonus = The time marker is on a chancellor space: { $seat } gets another minister.
    .you-seat = The time marker is on a chancellor space: you get another minister.
event-bonus-nobody = The time marker is on a chancellor space, but nobody is chancellor.
ending-election = Election day has come.
ending-all-posts = One player holds every post.
ending-turn-limit = The last turn is over, and election day is declared.
event-end-won = { $why } { $seat } wins with { $count ->
        [one] { $count } minister
       *[other] { $count } ministers
    }.
    .you-seat = { $why } You win with { $count ->
            [one] { $count } minister
           *[other] { $count } ministers
        }.
event-end-shared = { $why } { $seats } share the victory with { $count ->
        [one] { $count } minister
       *[other] { $count } ministers
    } each.
    .you-seats = { $why } The victory is shared between { $seats }, with { $count ->
            [one] { $count } minister
           *[other] { $count } ministers
        } each.

# What there is to see
view-set-up = { $seat } chooses where pawn { $pawn } starts.
    .you-seat = Choose where your pawn { $pawn } starts.
view-roll = { $seat } is to roll the die.
    .you-seat = You are to roll the die.
view-use = { $seat } has rolled { $die } and chooses what to use it for.
    .you-seat = You have rolled { $die }: choose what to use it for.
view-press = { $seat } has { $count ->
        [one] { $count } roll
       *[other] { $count } rolls
    } for the press.
    .you-seat = You have { $count ->
            [one] { $count } roll
           *[other] { $count } rolls
        } for the press.
view-appoint = { $seat } may put up to { $count ->
        [one] { $count } minister
       *[other] { $count } ministers
    } in the cabinet.
    .you-seat = You may put up to { $count ->
            [one] { $count } minister
           *[other] { $count } ministers
        } in the cabinet.
view-dismiss = { $seat } is to remove { $count ->
        [one] { $count } minister
       *[other] { $count } ministers
    } of others.
    .you-seat = You are to remove { $count ->
            [one] { $count } minister
           *[other] { $count } ministers
        } of others.
view-influence = { $seat } chooses what to use influence for.
    .you-seat = Choose what to use your influence for.
view-sink = { $seat } may send another pawn into the broth.
    .you-seat = You may send another pawn into the broth.
view-advance = { $seat } moves pawns on by influence.
    .you-seat = You move pawns on by influence.
view-time-influence = { $seat } chooses what to use the influence of time for.
    .you-seat = Choose what to use the influence of time for.
view-bonus = { $seat } may remove a minister to make room for another of their own.
    .you-seat = You may remove a minister to make room for another of your own.
view-time = The time marker is on space { $space } of { $length }: { $left ->
        [one] { $left } space
       *[other] { $left } spaces
    } to election day.
view-chair = { $seat } is chancellor; { $vacant ->
        [0] no post is
        [one] { $vacant } post is
       *[other] { $vacant } posts are
    } vacant.
    .you-seat = You are chancellor; { $vacant ->
            [0] no post is
            [one] { $vacant } post is
           *[other] { $vacant } posts are
        } vacant.
view-chair-empty = Nobody is chancellor; { $vacant ->
        [0] no post is
        [one] { $vacant } post is
       *[other] { $vacant } posts are
    } vacant.
view-player = { $seat } has { $ministers ->
        [one] { $ministers } minister
       *[other] { $ministers } ministers
    } in the cabinet and { $supply } outside.
    .you-seat = You have { $ministers ->
            [one] { $ministers } minister
           *[other] { $ministers } ministers
        } in the cabinet and { $supply } outside.
view-pawn = Pawn { $pawn } of { $seat } is in { place }; a { $numbers } leads on to zone { $next }.
    .you-seat = Your pawn { $pawn } is in { place }; a { $numbers } leads on to zone { $next }.
view-pawn-there = Pawn { $pawn } of { $seat } is in { place }.
    .you-seat = Your pawn { $pawn } is in { place }.
view-pawn-broth = Pawn { $pawn } of { $seat } is in the broth below { place }; a { $numbers } lifts it out.
    .you-seat = Your pawn { $pawn } is in the broth below { place }; a { $numbers } lifts it out.
standing-ministers = Ministers in the cabinet
standing-supply = Ministers outside

# Why something cannot be done
refusal-over = The game is over.
refusal-turn = You are not the one to decide now.
refusal-set-up = Pawns are put on their start spaces first.
refusal-roll-first = Roll the die first.
refusal-rolled = The die is rolled: use it for a move, for a lift out of the broth, or for ministers from the opinion space.
refusal-must-use = A die that can be used must be used.
refusal-press-first = Roll for the press first.
refusal-appoint-first = Say first how many ministers you place, or that you place none.
refusal-dismiss-first = Remove ministers of others first, to make room for yours.
refusal-influence-first = Decide first what to use your influence for.
refusal-sink-first = Send another pawn into the broth, or leave it at that.
refusal-advance-first = Your pawns in scope move on first.
refusal-time-first = Decide first what to use the influence of time for.
refusal-bonus-first = Remove a minister to place yours, or do without.
refusal-no-pawn = There is no such pawn.
refusal-start-zone = This pawn does not start in zone { $zone }.
refusal-taken = That space is taken.
refusal-kept = That space is kept free for the pawn in the broth below.
refusal-no-space = There is no such space in zone { $zone }.
refusal-barrier = The die does not show a number of the barrier before pawn { $pawn }.
refusal-next-zone = A pawn goes to the next zone, not to zone { $zone }.
refusal-jump = A pawn goes to the first zone that has a free space, not to zone { $zone }.
refusal-in-broth = Pawn { $pawn } is in the broth and cannot move.
refusal-at-the-end = Pawn { $pawn } is at the end of the track.
refusal-not-in-round = Pawn { $pawn } is not moved by this influence, or has moved already.
refusal-not-in-broth = Pawn { $pawn } is not in the broth.
refusal-lift-number = Only a 4, 5 or 6 lifts a pawn out of the broth.
refusal-no-opinion = You have no pawn on the opinion space.
refusal-opinion-number = Only a 1, 2 or 3 brings ministers from the opinion space.
refusal-how-many = That is not a number of ministers you can place.
refusal-own-minister = You cannot remove your own ministers.
refusal-no-minister = { $seat } has no minister in a post.
    .you-seat = You have no minister in a post.
refusal-none-to-advance = None of your pawns can be moved by this influence.
refusal-none-to-sink = No opponent’s pawn in scope stands above a broth space.
refusal-all-or-nothing = With this influence all pawns above broth spaces go down, or none.
refusal-one-by-one = At this table the pawns to go down are picked one by one.
refusal-own-pawn = You cannot send your own pawns into the broth.
refusal-no-broth = There is no broth below pawn { $pawn } of { $seat }.
    .you-seat = There is no broth below your pawn { $pawn }.
refusal-already-down = Pawn { $pawn } of { $seat } is in the broth already.
    .you-seat = Your pawn { $pawn } is in the broth already.
refusal-out-of-scope = This influence does not reach pawn { $pawn } of { $seat }.
    .you-seat = This influence does not reach your pawn { $pawn }.

# What a table can settle
option-board = Board
option-board-help = The career track and the time spiral; an owner of the printed game can write their own.
option-board-standard = Standard
option-setup = Set-up
option-setup-help = Whether the players choose the spaces their pawns start on, or they are drawn by lot.
option-setup-chosen = Players choose
option-setup-automatic = Drawn by lot
option-second_on_opinion = Another pawn on the opinion space
option-second_on_opinion-help = How many rolls a player gets for bringing another pawn to the opinion space.
option-second_on_opinion-three = Three rolls
option-second_on_opinion-one = One roll
option-influence_scope = Scope of influence
option-influence_scope-help = Which zones an influence space acts on.
option-influence_scope-behind = Those behind it up to the arrow
option-influence_scope-before_arrow = All those before the arrow
option-chancellor = Change of chancellor
option-chancellor-help = Who takes the chair when several players have more ministers than the chancellor.
option-chancellor-sole_leader = Whoever alone has most
option-chancellor-sole_challenger = Nobody; it takes a single challenger
option-must_use = Usable dice
option-must_use-help = Whether a player may leave a usable die unused to move the time marker.
option-must_use-yes = Must be used
option-must_use-no = May be left unused
option-influence_holds = Influence spaces hold
option-influence_holds-help = How many pawns may stand on an influence space.
option-influence_holds-one = One pawn
option-influence_holds-any = Any number of pawns
option-chain_influence = Influence by influence
option-chain_influence-help = Whether an influence space acts when a pawn reaches it by influence.
option-chain_influence-yes = It acts too
option-chain_influence-no = It does not act
option-broth = Into the broth
option-broth-help = Whether influence sends down all opponents’ pawns it can, or those the player picks.
option-broth-all = All of them
option-broth-pick = Those picked
option-exiles = Exiles
option-exiles-help = Whether pawns driven from the opinion space get rolls for the television on their way back.
option-exiles-normal = Rolls as usual
option-exiles-no_press = No rolls until they are back
option-turn_limit = Turn limit
option-turn_limit-help = After this many turns election day is declared.

# Why a board will not do
board-name = write 1 to 80 characters, without spaces at the ends.
board-zones = { $count ->
        [one] there is { $count } zone
       *[other] there are { $count } zones
    }; 6 to { $most } can be played.
board-spaces = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }; a plain zone has 1 to { $most }.
board-plain-only = only a plain zone counts its spaces and has broth, a start or an arrow; leave this out.
board-start = start { $start } must be on exactly one zone, not on { $count }.
board-no-start = { $start } is not a start; write 1, 2 or 3.
board-crowded = start { $start } has { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }; four players need { $needed }.
board-barrier = a barrier has at least one number, each from 1 to 6 and none twice.
board-first-barrier = the first zone has no barrier; leave it out.
board-broth = { $broth ->
        [one] { $broth } broth space
       *[other] { $broth } broth spaces
    } below { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
board-opinion = opinion must be the last zone and no other.
board-newspaper = there must be exactly one newspaper, where exiles go; there are { $count }.
board-influences = there are { $count } influence spaces; at most two can be played.
board-scope = scope { $scope } must be the 1st or 2nd influence space, and that space must lie further on.
board-arrow = the red arrow must be on exactly one zone, not on { $count }.
board-length = election day is on space { $space }; it can be on 1 to { $most }.
board-effect = space { $space } must lie between the first and election day and be listed once.
board-marker-start = the marker starts on space { $space }, but must start before election day.

# Three ways to set up the table
preset-quick = Pawns are placed by lot; election day comes after 40 turns at the latest.
preset-printed = You place your pawns; election day comes at the end of the time spiral.
preset-expert = A die may be forgone, you pick who falls into the broth, exiles get no press.

# The count, at the end
score-name = Ministers in the cabinet
# No score-gap: the chair decides, not the difference.
