# The ending, as a scene
ending-won-by = You win { $gap }.
ending-won = You win.
ending-shared-with-you = You share the victory with { $victors }.
ending-missed-by = You miss victory { $gap }.
ending-lost-by = { $victor } wins, ahead of you { $gap }.
ending-lost = Victory escapes you: { $victor } wins.
ending-watched-by = { $victor } wins { $gap }.
ending-watched = { $victor } wins.
ending-shared = { $victors } share the victory.
ending-place = You finish { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[other] eighth
    } of { $count }.
ending-missing = you were short of this
ending-close = See the board
ending-replay = Watch the game again
ending-home = Home
ending-share = Share the picture
ending-keep = Download the picture
ending-check = Were the draws fair?
ending-plot-help = Move by move; the golden bar marks the moment that decided.
ending-plot-plain = Move by move.
ending-plot-said = Everybody’s score in the course of the game; the ranking tells its end.
ending-millions = { $tenth ->
        [0] { $whole } M
       *[other] { $whole }.{ $tenth } M
    }
ending-moment = The moment that decided
ending-moment-at = Moment { $at } of { $last }
ending-moment-lead = { $winner } takes the lead, { $own } to { $other }, and keeps it.
    .you-winner = You take the lead, { $own } to { $other }, and keep it.
ending-moment-step = The gap opens: { $winner } has { $own }, the best of the others { $other }.
    .you-winner = The gap opens: you have { $own }, the best of the others { $other }.
ending-moment-step-two = The gap opens: { $winner } has { $own }, against { $other }.
    .you-winner = The gap opens: you have { $own }, against { $other }.
ending-moment-look = Watch this move again
