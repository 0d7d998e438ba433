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
prompt-rolling = The dice are rolling…
prompt-take = { $dice }: take one of the { $count } territories.
prompt-take-few = { $dice }: take { $territories }.
prompt-challenge = { $dice }: challenge for one of the { $count } territories.
prompt-challenge-few = { $dice }: challenge for { $territories }.
prompt-fortify = { $dice }: make one of your { $count } territories unassailable, or draw a campaign card.
prompt-fortify-few = { $dice }: make { $territories } unassailable, or draw a campaign card.
prompt-any = { $dice }: choose among { $count } territories.
prompt-others = { $dice }: { $player } chooses among { $count } territories.
    .you-player = { $dice }: you choose among { $count } territories.
prompt-others-few = { $dice } for { $player }, which offers { $territories }.
    .you-player = { $dice } for you, which offers { $territories }.
rolled-stars = Two stars
rolled-star-first = Star and { $digit }
rolled-star-last = { $digit } and star
rolled-digits = { $low } and { $high }
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

# The legend
legend = Legend
vacant = vacant
unassailable = unassailable
unit = Values in millions of votes.
allies = with { $players }
    .you-players = with { $players }

# Short buttons
brief-by-lot = By lot
brief-fewest = As few as possible
brief-most = As many as possible
brief-draw = Draw a card

# On the sea: the postmark, the piles, the two camps
stamp-971 = West Indies
stamp-973 = Guiana
stamp-974 = Réunion
stamp-975 = St Pierre, Mayotte
post-low = of the vote
back-campaign = Campaign
back-challenge = Challenge
against = against
poster-unit = votes
sea-channel = Channel
sea-atlantic = Atlantic
sea-mediterranean = Mediterranean
abroad-england = England
abroad-belgium = Belgium
abroad-germany = Germany
abroad-switzerland = Switzerland
abroad-italy = Italy
abroad-spain = Spain

# The territory pointed at
place-none = Point at a territory on the map: what it is worth and what it would bring you is told here.
preview-take = { $player } would have { $millions } M, { $rank ->
        [1] in the lead
        [2] second
        [3] third
       *[other] { $rank }th
    }
    .you-player = You would have { $millions } M, { $rank ->
            [1] in the lead
            [2] second
            [3] third
           *[other] { $rank }th
        }
preview-challenge = Won: it is yours. Lost: { $millions } M to give up
preview-fortify = Nobody will be able to take it from you
