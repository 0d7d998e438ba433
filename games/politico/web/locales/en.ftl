# The chamber
chamber = The chamber: { $parties }.
bench = { $player } { $count ->
        [0] without deputies
        [1] one deputy
       *[other] { $count } deputies
    }
    .you-player = You, { $count ->
            [0] without deputies
            [1] one deputy
           *[other] { $count } deputies
        }
chamber-empty = The benches are empty: nobody has a deputy.
chamber-majority = The government holds { $governing } of { $all } deputies: a majority.
chamber-minority = The government holds { $governing } of { $all } deputies: a minority.
chamber-no-government = { $all } deputies, and no government.
chamber-voting = The chamber votes. Ballots are opened together.
chamber-counting = The ballots are read out, one party after another.
rostrum-majority = deputies make a majority
rostrum-governing = deputies in government
rostrum-forming = deputies gathered so far
rostrum-has-majority = majority: { $majority }
rostrum-lacks = majority: { $majority }, { $missing } short
rostrum-counting = ballots read
rostrum-voted = have voted
rostrum-carried = carried
rostrum-refused = rejected
result-carried = Carried, { $yes } to { $no }.
result-refused = Rejected, { $yes } to { $no }.
result-nobody = Rejected: no vote was cast.
plate-empty = Empty benches
plate-majority = Majority: { $governing } of { $all }
plate-minority = Minority: { $governing } of { $all }
plate-no-government = { $all } deputies, no government
plate-voting = The chamber votes
plate-counting = Counting the votes
plate-carried = Carried, { $yes } to { $no }
plate-refused = Rejected, { $yes } to { $no }
plate-nobody = Rejected, no votes
last-carried = Last vote: carried, { $yes } to { $no }
last-refused = Last vote: rejected, { $yes } to { $no }
last-nobody = Last vote: rejected, no votes
result-yes = For: { $players }.
    .you-players = For: { $players }.
result-no = Against: { $players }.
    .you-players = Against: { $players }.
result-abstained = Abstained: { $players }.
    .you-players = Abstained: { $players }.

# The newspaper
masthead = The Gallery
dateline-over = Special edition
dateline = Round { $round }, { $player }’s turn
    .you-player = Round { $round }, your turn
price = Price: one vote
no-paper = The presses are still running.
final-title = { $count ->
        [0] The Game Is Over
        [1] { $players } Wins
       *[other] { $players } Share the Victory
    }
    .you-players = { $count ->
            [0] The Game Is Over
            [1] You Win
           *[other] { $players } Share the Victory
        }
final-target = The goal is reached. The others ask for a recount, the tellers for a holiday.
final-rounds = The last round is over. The others ask for a recount, the tellers for a holiday.
final-clock = The clock has spoken. The others ask for a recount, the tellers for a holiday.
effect-blank = No effect.
effect-in-vain = There was no government: no effect.
effect-news-fall = The government falls: Prime Minister { $points }, other members { $members }.
effect-government = Prime Minister { $points }, other members { $members }.
effect-byelection-take = Whoever drew it takes { $deputies } deputies from the largest other party.
effect-byelection-give = Whoever drew it gives { $deputies } deputies to the smallest party.
effect-byelection-levy = The largest party gives { $deputies } deputies to the smallest.
effect-draw-two = Whoever drew it draws two more cards.
effect-discard-one = Whoever drew it discards a card.
effect-pass-left = Everybody passes a card to the left.
effect-down-to-six = Whoever holds more than six cards discards down to six.
effect-opposition = Everybody outside the government: { $points }.
effect-member-leaves = A member drawn by lot leaves the government.
effect-expel-or-lose = The Prime Minister expels a member or loses { $loss } points.
effect-recruit = The Prime Minister may recruit at once.
effect-truce = No attacks until the next turn of whoever drew it.
effect-tension = Points of attacks are doubled until the next turn of whoever drew it.
effect-confidence = A vote of confidence; if it is lost, the government falls.
effect-leader-down = Whoever leads in points: { $points }; nobody while all are level.

# What is on the table
matter = On the table
over = The game is over.
asked = Waiting for
has-voted = has voted
frame-begin = { $player } is about to begin; the action just taken can still be disputed.
    .you-player = You are about to begin; the action just taken can still be disputed.
frame-news = { $player } opens the newspaper.
    .you-player = You open the newspaper.
frame-draw = { $player } draws a card, or discards one for two.
    .you-player = You draw a card, or discard one for two.
frame-act = { $player } acts.
    .you-player = You act.
frame-closing = { $player }’s turn is ending.
    .you-player = Your turn is ending.
frame-attempt = { $player } brought the government down and may form one at once.
    .you-player = You brought the government down and may form one at once.
frame-attempt-army = The army stood in { $player }’s way: they may try again at once.
    .you-player = The army stood in your way: you may try again at once.
frame-investiture = { $player } wants to form a government.
    .you-player = You want to form a government.
frame-invited = { $player } is invited into the government.
    .you-player = You are invited into the government.
frame-censure = { $player } tables a motion of censure against { $pm }’s government.
    .you-player = You table a motion of censure against { $pm }’s government.
    .you-pm = { $player } tables a motion of censure against your government.
    .you-player-pm = You table a motion of censure against your own government.
frame-confidence = { $player }’s government asks for the confidence of the chamber.
    .you-player = Your government asks for the confidence of the chamber.
frame-amendment = { $player }’s change of the rules comes to the vote.
    .you-player = Your change of the rules comes to the vote.
frame-stand = { $player } may dispute the action just taken, or let it stand.
    .you-player = You may dispute the action just taken, or let it stand.
frame-dispute = { $player } disputes the action just taken.
    .you-player = You dispute the action just taken.
frame-ballot = Everybody votes.
frame-ballot-second = A tie: everybody votes again, and deputies count.
frame-cancel = The vote carried. Does the army cancel it?
frame-counter = { $player } has called on the army, and it holds unless it is countered.
    .you-player = You have called on the army, and it holds unless it is countered.
frame-counter-back = { $player } has countered the army; another army pressure can turn that round.
    .you-player = You have countered the army; another army pressure can turn that round.
frame-attack = { $player } attacks { $target }: { $card }.
    .you-player = You attack { $target }: { $card }.
    .you-target = { $player } attacks you: { $card }.
frame-parry = The player attacked may parry.
frame-help = Does anybody offer a defence?
frame-pick = Which offer is taken?
frame-shed = { $player } discards down to { $count ->
        [0] no card
        [1] one card
       *[other] { $count } cards
    }.
    .you-player = You discard down to { $count ->
            [0] no card
            [1] one card
           *[other] { $count } cards
        }.
frame-pass-left = Everybody chooses a card for their left neighbour.
frame-expel-or-lose = { $player } expels a member or loses { $loss } points.
    .you-player = You expel a member or lose { $loss } points.
frame-recruit = { $player } may recruit at once.
    .you-player = You may recruit at once.
army-enter = { $player } wants to enter the government with the army.
    .you-player = You want to enter the government with the army.
army-topple = { $player } wants to topple the government with the army.
    .you-player = You want to topple the government with the army.
army-form = { $player } wants to govern with the army, without a majority.
    .you-player = You want to govern with the army, without a majority.
army-cancel = { $player } wants the army to cancel the vote.
    .you-player = You want the army to cancel the vote.
army-parry = { $player } parries with the army.
    .you-player = You parry with the army.
blow = Unless it is parried: { $effect }.
blow-fall = the government falls
parried-by = Parried by { $cards }.
no-help = A personal attack: nobody may help.
invitation-open = thinks about it
invitation-joined = accepts
invitation-declined = declines
without-a-vote = No vote is held.
answer-decline = You pass. Waiting for the others.
answer-yes = You voted yes. Waiting for the others.
answer-no = You voted no. Waiting for the others.
answer-abstain = You abstained. Waiting for the others.
answer-card = You chose: { $card }. Waiting for the others.
answer-take = You accept { $player }’s offer. Waiting for the others.
vote-yes = Yes
vote-no = No
vote-abstain = Abstain
pass-ahead = Pass for me until my turn
pass-ahead-attacked = Even when I am attacked
yes-do = Yes
no-dont = No
dissolve = Dissolve the chamber…
dissolve-really = Dissolve it? This happens only once in a game.

# The hand
hand = { $count ->
        [0] The hand of { $player }: no card
        [1] The hand of { $player }: one card
       *[other] The hand of { $player }: { $count } cards
    }
    .you-player = { $count ->
        [0] Your hand: no card
        [1] Your hand: one card
       *[other] Your hand: { $count } cards
    }
times = { $count } of them
kind-attack = Attack
kind-defence = Defence
kind-special = Special
card-exposed = Everybody knows that { $player } has it.
    .you-player = Everybody knows you have it.
card-betrayed = { $player }’s right neighbour knows it is there.
    .you-player = Your right neighbour knows you have it.
attack = Attack…
in-government = in government
do-discard-for-two = Swap for two
do-form = Form a government
do-form-union = Form, with national union
do-form-army = Form, with the army
do-form-both = Form, with the army and national union
do-providential = Become Prime Minister
do-censure = Table the motion
do-enter = Enter the government
do-topple = Topple the government
do-union = Declare national union
do-parry = Parry
do-offer = Offer it
do-cancel = Cancel the vote
do-counter = Counter
do-pass-on = Pass to the left
do-discard = Discard
use-defence = Parries { $cards }.
use-baraka = Parries every attack; nobody wins or loses by it.
use-prime-minister = Forms a government.
use-censure = A vote that brings the government down.
use-army = Enters or topples a government, cancels a vote, counters the army.
use-providential = Governs without a vote when the country is lost; otherwise a Prime Minister.
use-union = No attacks for a round.
effect-target = target { $points }
effect-pm = Prime Minister { $points }
effect-members = other members { $points }
effect-author = author { $points }
effect-deputies = { $count ->
        [1] one deputy
       *[other] { $count } deputies
    } to the author
effect-pm-deputies = { $count ->
        [1] one deputy
       *[other] { $count } deputies
    } from the Prime Minister to the author
effect-fall = The government falls.
effect-fall-or = On the government: it falls. Otherwise { $effect }.

# The sheet
government = The government
no-government = None
pm = PM
member = member
late = just joined
life = { $turns ->
        [0] Formed this turn.
        [1] In office for one turn.
       *[other] { $rounds ->
            [0] In office for { $turns } turns.
            [1] In office for { $turns } turns, one full round.
           *[other] In office for { $turns } turns, { $rounds } full rounds.
        }
    }
government-scored = It has scored.
government-new = It has not scored yet.
shield = { $count ->
        [1] Protected until the Prime Minister’s next turn.
       *[other] Protected until { $count } turns of the Prime Minister have begun.
    }
no-entry = The army cannot enter it.
vacant = The providential man comes without a vote after { $needed } turns with no government ({ $turns } so far) or { $governments } short-lived ones in a row ({ $brief }); before that as a Prime Minister, by a vote.
patience = The providential man comes without a vote
patience-turns = after { $count } turns with no government
patience-governments = or { $count } short-lived governments in a row
vacant-saviour = The providential man may come without a vote.
union = National union, until { $player }’s next turn.
    .you-player = National union, until your next turn.
truce = Truce, until { $player }’s next turn.
    .you-player = Truce, until your next turn.
tension = Tension: attacks count double until { $player }’s next turn.
    .you-player = Tension: attacks count double until your next turn.
resign = Resign as Prime Minister…
resign-really = Resign?
resigning = You resign as soon as the table is clear.
race = The race
race-goal = { $count } points end the game
race-round = Round { $round } of { $rounds }.
race-bell-mid-term = Round { $round }. The first bell calls mid-term elections, the second ends the game.
race-bell-end = Round { $round }. The next bell ends the game.
race-bell-rung = Round { $round }. The last bell has rung: the game ends with this turn.
race-mid-term = Elections after round { $count }.
points = { $count ->
        [1] one point
       *[other] { $count } points
    }
deputies = { $count ->
        [0] no deputy
        [1] one deputy
       *[other] { $count } deputies
    }
cards = { $count ->
        [0] no card
        [1] one card
       *[other] { $count } cards
    }
standing = { $count ->
        [0] no deputy
        [1] one deputy
       *[other] { $count } deputies
    }
standing-pm = PM · { $count } dep.
standing-member = gov. · { $count } dep.
known = Cards known to be in hand
stock = Stock: { $count }.
spent = Used: { $count }.
reference = Attacks and defences
reference-attack = Attack, and what parries it
reference-effect = Effect
reference-parry = Parried by:
reference-baraka = Baraka parries all of them.
reference-baraka-army = Baraka parries all of them; so does army pressure, if you are the one attacked.
reference-fall = A fall: Prime Minister { $pm } and −{ $deputies } deputies, other members { $members }; author { $author } and those { $deputies } deputies, or { $member } if a member. By the Prime Minister’s own attack: other members { $allies }, and nothing else.
scope-personal = Against anybody; only the player attacked may parry
scope-government = Against the government only
scope-anybody = Against anybody
pledges = Promises
pledges-settled = Settled: { $count }
pledge-vote-yes = { $player } to { $to }: a yes in the next vote that concerns them, through round { $round }.
    .you-player = You to { $to }: a yes in the next vote that concerns them, through round { $round }.
    .you-to = { $player } to you: a yes in the next vote that concerns you, through round { $round }.
pledge-vote-no = { $player } to { $to }: a no in the next vote that concerns them, through round { $round }.
    .you-player = You to { $to }: a no in the next vote that concerns them, through round { $round }.
    .you-to = { $player } to you: a no in the next vote that concerns you, through round { $round }.
pledge-spare = { $player } to { $to }: no attack through round { $round }.
    .you-player = You to { $to }: no attack through round { $round }.
    .you-to = { $player } to you: no attack through round { $round }.
pledge-lend = { $player } to { $to }: a defence when they need one, through round { $round }.
    .you-player = You to { $to }: a defence when they need one, through round { $round }.
    .you-to = { $player } to you: a defence when you need one, through round { $round }.
pledge-aloud = Said aloud.
pledge-secret = Between the two.
standing-open = open
standing-kept = kept
standing-broken = broken
standing-lapsed = lapsed
tally = { $kept } kept, { $broken } broken
promise = Make a promise
promise-to = To
promise-what = What
promise-until = Through round
promise-aloud = Everybody hears it
promise-do = Promise
promise-note = Promises bind nobody; at the end everybody sees which were kept.
promise-kind-vote-yes = vote yes in the next vote that concerns them
promise-kind-vote-no = vote no in the next vote that concerns them
promise-kind-spare = not attack them
promise-kind-lend = offer them a defence
rules-now = The rules as they stand
rules-note = On your turn you may propose a change; it is put to the vote a round later, one vote a player.
amendment = { $option }: { $value }
propose = Propose: { $value }
option-figure = { $count }
proposals = Changes proposed
in-words = In words

# The board
party-lighthouse = The Lighthouse
party-bridge = The Bridge
party-hourglass = The Hourglass
party-compass = The Compass
party-key = The Key
party-anchor = The Anchor
party-mill = The Mill
party-lantern = The Lantern
party-drum = The Drum
party-horn = The Horn
party-bell = The Bell
party-lute = The Lute
party-flute = The Flute
party-harp = The Harp
party-cymbals = The Cymbals
party-organ = The Organ
party-told = { $party }, the party of { $player }: { $deputies } deputies, { $points } points, { $cards } cards
    .you-player = { $party }, your party: { $deputies } deputies, { $points } points, { $cards } cards
displayed = Cards on the table
pile-stock = Stock: { $count }
pile-spent = Used: { $count }
short-target = target
short-pm = PM
short-deputies = deputies
short-or = topples, or else
short-author = author
aim = Choose the target.
shout-formed = A government is formed
shout-parried = Attack parried
main-parry = Parry: { $card }
main-offer = Offer: { $card }
main-discard-for-two = { $card } for two cards
main-discard = Discard: { $card }
main-pass-on = Pass left: { $card }
main-decline = Decline
main-decline-attempt = Do without
main-decline-offers = Refuse them all
main-let-pass = Let it pass
main-lose = Lose the points
main-by-lot = At random
main-withdraw = Give up
main-present = Present the government
main-dispute = Dispute
main-take = { $player }’s card
    .you-player = Your card
main-expel = Expel { $player }
    .you-player = Expel yourself
main-recruit = Recruit { $player }
    .you-player = Recruit yourself
press-invite = invite
press-recruit = recruit
press-expel = expel
press-take = accept
press-attack = attack

# The end
verdict-target = A party reached the goal of { $count } points, and that ended the game.
verdict-rounds = The last round is over: points decided between the parties.
verdict-clock = Time is up: points decided between the parties.
