# What a player can do
action-take = Take { $votes ->
    [one] one vote
   *[other] { $votes } votes
}

# What happened
event-taken = { $seat } takes { $votes ->
    [one] one vote
   *[other] { $votes } votes
}: { $left } left.
    .you-seat = You take { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }: { $left } left.
event-won = { $seat } has the last vote, and wins.
    .you-seat = You have the last vote, and win.
event-lost = { $seat } has the last vote, and loses.
    .you-seat = You have the last vote, and lose.

# What there is to see
view-left = { $votes ->
    [one] One vote is left.
   *[other] { $votes } votes are left.
}
view-seat = { $seat } has { $votes ->
    [one] one vote
   *[other] { $votes } votes
}.
    .you-seat = You have { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
standing-taken = Votes

# Why not
refusal-turn = It is somebody else’s turn.
refusal-out-of-bounds = One takes one, two or three votes.
refusal-too-many = There are not { $votes } votes left.
refusal-over = The game is over: no vote is left.

# What can be agreed
option-votes = Votes
option-votes-help = How many votes there are at the start.
option-last = The last vote
option-last-help = What it brings whoever takes it.
option-last-wins = it wins the game
option-last-loses = it loses the game
