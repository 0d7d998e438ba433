# Standing and choices
standing = { $count ->
        [0] no votes
       *[other] { $millions } M votes
    }
standing-ally = with { $player }
    .you-player = with you
worth = { $millions } M
brief-take = Take { $territory }
brief-challenge = Challenge for { $territory }
brief-fortify = Unassailable: { $territory }
brief-pick = Pick { $territory }
brief-answer = { $number }. { $answer }

# The parties before the first roll
join-me = Choose your party
join-player = { $player } is choosing a party
    .you-player = You are choosing a party

# The turn and the dice
round-one = Round one
round-two = Round two
turn = turn { $turn }
turn-of = turn { $turn } of { $limit } at most
my-turn = Your turn
turn-of-player = { $player }’s turn
plays-for = plays for { $player }
    .you-player = plays for you
camp-ally = You play for { $player }, against { $rival }.
camp-head = You face { $rival }.
star = a star
dice-lie = The dice have not been rolled yet.
dice-show = The dice show { $low } and { $high }.
offered = The dice offer { $territories }.
offered-many = The dice offer { $count } territories, { $held ->
        [0] all of them vacant.
       *[other] { $vacant ->
            [0] none of them vacant.
           *[other] { $vacant } of them vacant.
        }
    }
due = { $count ->
        [one] Then { $count } campaign card.
       *[other] Then { $count } campaign cards.
    }
ask-take = Which one do you take?
ask-challenge = Which one do you challenge for?
ask-fortify = Make one of them unassailable, or draw a campaign card.

# The map
map = The map of France and its 99 territories. Arrow keys lead from one offered territory to the next, with Shift over all of them; Enter plays what is offered.
map-mute = A map without names: point at the place the card asks for.
map-covered = The map is covered while this card is open: it could give the answer away.
map-vacant = { $count ->
        [0] Every territory is held.
        [one] { $count } territory is vacant, worth { $votes }.
       *[other] { $count } territories are vacant, worth { $votes } together.
    }
by-value = Shade by value
near = Around your finger
point-here = Answer with the marked territory
called = { $territory }
land = { $territory }, { $votes }
land-covered = A territory on the covered map
land-vacant = { $territory }, { $votes }, vacant.
land-held = { $territory }, { $votes }, held by { $player } ({ $party }).
    .you-player = { $territory }, { $votes }, held by you ({ $party }).
land-firm = { $territory }, { $votes }, held by { $player } ({ $party }), unassailable.
    .you-player = { $territory }, { $votes }, held by you ({ $party }), unassailable.
deed-take = Can be taken now.
deed-challenge = You can challenge for it now.
deed-fortify = Can be made unassailable now.
deed-pick = { $leaving ->
        [0] Picking it makes the sum.
       *[other] If you pick it, { $rest } are still to be found.
    }
inset-paris = Paris and around
inset-corsica = Corsica
inset-overseas = Overseas

# The legend
legend = Legend
vacant = vacant
unassailable = unassailable
unit = Values in millions of votes.
allies = with { $players }
    .you-players = with { $players }
