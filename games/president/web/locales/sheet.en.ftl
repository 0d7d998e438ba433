in-words = The table in words

tally = Votes
tally-camps = Votes of the two camps
tally-left = { $millions } M vacant
line-majority = majority, elected at once
line-announced = announced to all
tally-with = with
tally-figure = { $votes }
tally-empty = The polls are open: the first territory taken brings the first votes.
tally-none = no votes
tally-marks = At { $announced } everybody is told; { $majority } make an absolute majority.
tally-more = { $losable ->
        [0] all of them unassailable
       *[other] { $firm } of them unassailable
    }
tally-deducted = less { $votes } of debts: { $counted } count

debts = Debts
debts-owed = owes { $votes }
debts-whole = { $votes }
debts-part = { $votes } left of { $whole }

ranking = Round one
ranking-head = leads a camp in round two
ranking-ally = with { $player } in round two
    .you-player = with you in round two

piles = Piles
piles-campaign = Campaign cards
piles-challenge = Challenge cards
piles-left = { $unseen ->
        [0] all have come up
       *[other] { $unseen } not seen yet
    }, { $below ->
        [0] none back underneath
       *[other] { $below } back underneath
    }

sum-credit = Votes to collect
sum-cost = Votes to give back
sum-debt = A debt to pay
sum-seizure = Territories to seize
sum-vacant = vacant territories
sum-to = to
sum-mine = You pick the territories.
sum-picks = { $player } picks the territories.
    .you-player = You pick the territories.
sum-found = { $left } of { $target } to go
sum-for-me = Pick for me:
sum-fewest = fewest territories
sum-most = most territories
sum-by-lot = at random
sum-each = { $votes } each
sum-leaves = { $left ->
        [0] completes the sum
       *[other] leaves { $left }
    }
