# What one plays for, in a line, in a first game
game-goal = Have the most points at the end; governing earns some every round.

# Options
option-extra_plates = Extra plates
option-extra_plates-help = At a small table with few deputies, more plates are dealt, a full round at a time or one by one.
option-extra_plates-rounds = by rounds
option-extra_plates-singly = one by one
option-discards = Used cards
option-discards-help = Used cards lie on a pile that is shuffled in when the stock is empty, or go below the stock at once.
option-discards-pile = on a pile
option-discards-bottom = below the stock
option-hand_limit = Hand limit
option-hand_limit-help = How many cards one may keep when one’s turn ends.
option-hand_limit-none = none
option-hand_limit-10 = 10 cards
option-ballot = Ballots
option-ballot-help = Is it shown with the result who voted what, or only the totals?
option-ballot-open = open
option-ballot-secret = secret
option-lent_card = Lent card
option-lent_card-help = A defence that was lent is spent, or stays in the hand of the attacked.
option-lent_card-spent = is spent
option-lent_card-kept = stays with the attacked
option-lender = Reward of a lender
option-lender-help = Deputies that the rescued player gives to whoever lent the card.
option-lender-10 = 10 deputies
option-lender-0 = nothing
option-parry = Reward of a parry
option-parry-help = Points that the attacker loses and the defender wins when an attack is parried.
option-parry-10 = 10 points
option-parry-0 = nothing
option-army_parries = Army as a parry
option-army_parries-help = May the attacked set army pressure against an attack?
option-army_parries-yes = allowed
option-army_parries-no = not allowed
option-army_fall = Fall by the army
option-army_fall-help = Does a government toppled by the army lose points and deputies as by an attack?
option-army_fall-as_attack = as by an attack
option-army_fall-no_points = without points
option-late_members = Late members
option-late_members-help = Do members who joined in between score with the rest, or only the next time?
option-late_members-score = score at once
option-late_members-wait = wait a round
option-points_floor = Floor for points
option-points_floor-help = Can points go below zero?
option-points_floor-none = may be negative
option-points_floor-0 = never below 0
option-length = Length of the game
option-length-help = The game ends after a number of rounds, or by the clock of the table.
option-length-rounds = by rounds
option-length-clock = by the clock
option-rounds = Rounds (game by rounds)
option-rounds-help = How many rounds the game lasts; mid-term elections come after six tenths of them.
option-minutes = Minutes (game by the clock)
option-minutes-help = How long the game lasts where the clock decides; mid-term elections come after six tenths of it.
option-target = Points to win
option-target-help = The game ends as soon as somebody has this many points.
option-parties = Names of the parties
option-parties-help = What the parties are called, and the emblems on their standards; nothing else depends on it.
option-parties-things = things
option-parties-instruments = instruments
option-disputes = Disputes
option-disputes-help = May players call a vote to have an action taken back? Among bots alone, never.
option-disputes-off = no
option-disputes-on = yes
option-providential_as_pm = Providential man as a PM card
option-providential_as_pm-help = Is a government protected that he forms by a vote, outside his two cases?
option-providential_as_pm-ordinary = an ordinary PM card
option-providential_as_pm-protected = protected
option-dissolution = Government at a dissolution
option-dissolution-help = Does the government stay when its Prime Minister dissolves the chamber?
option-dissolution-stays = stays
option-dissolution-ends = ends

# What one can do
action-begin = Begin your turn
action-draw = Draw a card
action-discard-for-two = Discard { $card } and draw two
action-pass = Pass
action-form = Form a government with { $card }{ $union ->
        [1] {""} and national union
       *[0] {""}
    }{ $army ->
        [1] {""}, backed by the army
       *[0] {""}
    }
action-providential = Become Prime Minister as the providential man
action-invite = Invite { $seat } into the government
action-present = Present the government
action-withdraw = Give up forming a government
action-accept = Accept
action-decline = Decline
action-decline-attempt = Form no government
action-decline-invitation = Decline the invitation
action-decline-cancel = Let the vote stand
action-decline-counter = Do not counter the army
action-decline-parry = Do not parry
action-decline-help = Offer no defence
action-decline-offers = Refuse all offers
action-decline-recruit = Recruit nobody
action-decline-dispute = Let the last action stand
action-attack = Attack { $seat } with { $card }
action-censure = Table a motion of censure
action-enter = Enter the government with the army
action-topple = Topple the government with the army
action-union = Declare national union
action-leave = Leave the government
action-expel = Expel { $seat } from the government
action-recruit = Ask { $seat } to join the government
action-dissolve = Dissolve the chamber
action-resign = Resign as Prime Minister
action-propose = Propose a change of the rules: { $option }: { $value }
action-propose-target = Propose a change of the rules: { $points } points to win
action-vote-yes = Vote yes
action-vote-no = Vote no
action-abstain = Abstain
action-parry = Parry with { $card }
action-offer = Offer { $card }
action-take = Accept the card of { $seat }
action-counter = Play army pressure
action-discard = Discard { $card }
action-pass-on = Pass { $card } to the left
action-lose = Expel nobody and lose { $points } points
action-by-lot = Leave it to chance
action-dispute = Dispute the last action
action-pledge = Promise { $to } { $aloud ->
        [1] aloud
       *[0] in private
    } { $matter }, through round { $until }
promise-kind-vote-yes = a yes in the next vote that concerns them
    .you-to = a yes in the next vote that concerns you
promise-kind-vote-no = a no in the next vote that concerns them
    .you-to = a no in the next vote that concerns you
promise-kind-spare = not to attack them
    .you-to = not to attack you
promise-kind-lend = a defence when they need one
    .you-to = a defence when you need one

# What happened
event-elected = The chamber is elected. Deputies: { $deputies }.
event-elected-dissolution = The chamber is dissolved and elected anew. Deputies: { $deputies }.
    .banner = The chamber is dissolved
event-elected-mid-term = Mid-term elections. Deputies: { $deputies }.
    .banner = Mid-term elections
elected = { $count } for { $seat }
    .you-seat = { $count } for you
event-starter = { $seat } has the fewest deputies and begins.
    .you-seat = You have the fewest deputies and begin.
event-dealt = { $seat } is dealt six cards.
    .you-seat = You are dealt six cards.
event-dealt-cards = { $seat } is dealt { $cards }.
    .you-seat = You are dealt { $cards }.
event-turn = Round { $round }: it is the turn of { $seat }.
    .you-seat = Round { $round }: it is your turn.
event-news = “{ $title }”. { $text }
event-points = { $seat } wins { $change ->
        [one] { $change } point
       *[other] { $change } points
    } and has { $total }.
    .you-seat = You win { $change ->
            [one] { $change } point
           *[other] { $change } points
        } and have { $total }.
event-points-lost = { $seat } loses { $change ->
        [one] { $change } point
       *[other] { $change } points
    } and has { $total }.
    .you-seat = You lose { $change ->
            [one] { $change } point
           *[other] { $change } points
        } and have { $total }.
event-deputies = { $count ->
        [one] { $count } deputy goes
       *[other] { $count } deputies go
    } from { $seat } to { $to }.
    .you-seat = { $count ->
            [one] { $count } deputy goes
           *[other] { $count } deputies go
        } from you to { $to }.
    .you-to = { $count ->
            [one] { $count } deputy goes
           *[other] { $count } deputies go
        } from { $seat } to you.
event-drew = { $seat } draws a card.
    .you-seat = You draw a card.
event-drew-card = { $seat } draws a card: { $card }.
    .you-seat = You draw a card: { $card }.
event-nothing-to-draw = There is no card left for { $seat } to draw.
    .you-seat = There is no card left for you to draw.
event-shuffled = The used cards are shuffled into a new stock.
event-discarded = { $seat } discards { $card }.
    .you-seat = You discard { $card }.
event-passed-turn = { $seat } passes.
    .you-seat = You pass.
event-candidate = { $seat } displays { $card }{ $union ->
        [1] {""} with national union
       *[0] {""}
    }{ $army ->
        [1] {""}, backed by army pressure,
       *[0] {""}
    } to form a government.
    .you-seat = You display { $card }{ $union ->
            [1] {""} with national union
           *[0] {""}
        }{ $army ->
            [1] {""}, backed by army pressure,
           *[0] {""}
        } to form a government.
event-saviour = { $seat } is the providential man and needs no vote.
    .you-seat = You are the providential man and need no vote.
event-invited = { $by } invites { $seat } into the government.
    .you-by = You invite { $seat } into the government.
    .you-seat = { $by } invites you into the government.
event-accepted = { $seat } accepts.
    .you-seat = You accept.
event-declined = { $seat } declines.
    .you-seat = You decline.
event-withdrew = { $seat } gives up forming a government.
    .you-seat = You give up forming a government.
event-ballot = { $second ->
        [1] A tie: a second vote, by deputies, on { $about } (asked for by { $seat }).
       *[0] All vote on { $about } (asked for by { $seat }).
    }
    .you-seat = { $second ->
            [1] A tie: a second vote, by deputies, on { $about } (asked for by you).
           *[0] All vote on { $about } (asked for by you).
        }
about-investiture = the investiture
about-censure = the motion of censure
about-confidence = confidence in the government
about-amendment = a change of the rules
about-dispute = taking back the last action
event-voted = { $seat } has voted.
    .you-seat = You have voted.
event-voted-how = { $seat } votes: { $vote }.
    .you-seat = You vote: { $vote }.
vote-yes = yes
vote-no = no
vote-abstain = abstention
event-carried = Carried by { $yes } to { $no }.{ $open ->
        [1] {""} { $papers }
       *[0] {""}
    }
event-refused-by-nobody = Rejected: no vote was cast.{ $open ->
        [1] {""} { $papers }
       *[0] {""}
    }
event-refused = Rejected by { $no } to { $yes }.{ $open ->
        [1] {""} { $papers }
       *[0] {""}
    }
event-confidence-kept = The government keeps the confidence of the chamber: { $yes } for it, { $no } against.{ $open ->
        [1] {""} { $papers }
       *[0] {""}
    }
event-confidence-lost = The government loses the confidence of the chamber: { $yes } for it, { $no } against.{ $open ->
        [1] {""} { $papers }
       *[0] {""}
    }
ballot-papers = For: { $fors ->
        [0] nobody
       *[other] { $for }
    }; against: { $againsts ->
        [0] nobody
       *[other] { $against }
    }; abstentions: { $abstained }.
    .you-for = For: { $fors ->
            [0] nobody
           *[other] { $for }
        }; against: { $againsts ->
            [0] nobody
           *[other] { $against }
        }; abstentions: { $abstained }.
    .you-against = For: { $fors ->
            [0] nobody
           *[other] { $for }
        }; against: { $againsts ->
            [0] nobody
           *[other] { $against }
        }; abstentions: { $abstained }.
event-took-back = { $seat } takes { $card } back.
    .you-seat = You take { $card } back.
event-formed = { $seat } forms a government with { $members }{ $saviour ->
        [1] {""}, protected for two rounds
       *[0] {""}
    }.
    .you-seat = You form a government with { $members }{ $saviour ->
            [1] {""}, protected for two rounds
           *[0] {""}
        }.
    .you-members = { $seat } forms a government with { $members }{ $saviour ->
            [1] {""}, protected for two rounds
           *[0] {""}
        }.
event-formed-alone = { $seat } forms a government alone{ $saviour ->
        [1] {""}, protected for two rounds
       *[0] {""}
    }.
    .you-seat = You form a government alone{ $saviour ->
            [1] {""}, protected for two rounds
           *[0] {""}
        }.
event-army = { $seat } plays army pressure { $purpose }.
    .you-seat = You play army pressure { $purpose }.
event-army-counters = { $seat } counters with army pressure.
    .you-seat = You counter with army pressure.
event-army-holds = The army has its way: it was called { $purpose }.
event-army-fails = The army gives way: it was called { $purpose }.
purpose-enter = to enter the government
purpose-topple = to topple the government
purpose-form = to form a government without a vote
purpose-cancel = to cancel the vote
purpose-parry = to parry the attack
event-may-form = { $seat } may try at once to form a government.
    .you-seat = You may try at once to form a government.
event-attack = { $seat } attacks { $target }: { $card }.
    .you-seat = You attack { $target }: { $card }.
    .you-target = { $seat } attacks you: { $card }.
event-answered = Your answer is in, under seal.
event-answered-no = You pass, under seal.
event-answered-card = Your answer, under seal: { $card }.
event-answered-take = Your answer, under seal: the card of { $lender }.
event-parried = { $seat } parries with { $card }.
    .you-seat = You parry with { $card }.
event-parried-lent = { $seat } parries with { $card }, lent by { $lender }.
    .you-seat = You parry with { $card }, lent by { $lender }.
    .you-lender = { $seat } parries with { $card }, lent by you.
event-offered = { $seat } offers { $card }.
    .you-seat = You offer { $card }.
event-hit = { $card } hits { $seat }.
    .you-seat = { $card } hits you.
event-fell-attack = The government of { $seat } falls by the attack of { $author }.
    .banner = The government falls
    .you-author = The government of { $seat } falls by your attack.
    .you-seat = Your government falls by the attack of { $author }.
    .you-seat-author = Your government falls by your own attack.
event-fell-censure = The government of { $seat } falls by the motion of { $author }.
    .banner = The government is voted out
    .you-author = The government of { $seat } falls by your motion.
    .you-seat = Your government falls by the motion of { $author }.
    .you-seat-author = Your government falls by your own motion.
event-fell-army = The government of { $seat } is toppled by the army for { $author }.
    .banner = The government is toppled
    .you-author = The government of { $seat } is toppled by the army for you.
    .you-seat = Your government is toppled by the army for { $author }.
    .you-seat-author = Your government is toppled by the army, which you called.
event-fell-news = The government of { $seat } falls.
    .banner = The government falls
    .you-seat = Your government falls.
event-fell-resignation = { $seat } resigns, and the government ends.
    .banner = The government resigns
    .you-seat = You resign, and the government ends.
event-fell-dissolution = The government of { $seat } ends with the chamber.
    .you-seat = Your government ends with the chamber.
event-left = { $seat } leaves the government.
    .you-seat = You leave the government.
event-expelled = { $seat } is expelled from the government.
    .you-seat = You are expelled from the government.
event-entered = { $seat } enters the government on the army’s arm.
    .you-seat = You enter the government on the army’s arm.
event-union = { $seat } declares national union: no attacks until their next turn, but for an ecological disaster.
    .banner = National union
    .you-seat = You declare national union: no attacks until your next turn, but for an ecological disaster.
event-peace-over = What lasted until the turn of { $seat } is over.
    .you-seat = What lasted until your turn is over.
event-passed-on = { $seat } passes a card to { $to }.
    .you-seat = You pass a card to { $to }.
    .you-to = { $seat } passes a card to you.
event-passed-on-card = { $seat } passes { $card } to { $to }.
    .you-seat = You pass { $card } to { $to }.
    .you-to = { $seat } passes { $card } to you.
event-proposed = { $seat } proposes a change of the rules: { $option }: { $value }. All vote on it a round from now.
    .you-seat = You propose a change of the rules: { $option }: { $value }. All vote on it a round from now.
event-proposed-target = { $seat } proposes a change of the rules: { $points } points to win. All vote on it a round from now.
    .you-seat = You propose a change of the rules: { $points } points to win. All vote on it a round from now.
event-amended = The rules are changed: { $option }: { $value }.
event-amended-target = The rules are changed: { $points } points to win.
event-disputed = { $seat } disputes the last action.
    .you-seat = You dispute the last action.
event-taken-back = The last action of { $seat } is taken back.
    .you-seat = Your last action is taken back.
event-pledged = { $seat } promises { $to } { $matter }, through round { $until }.
    .you-seat = You promise { $to } { $matter }, through round { $until }.
    .you-to = { $seat } promises you { $matter }, through round { $until }.
event-kept = { $seat } has kept the promise to { $to }: { $matter }.
    .you-seat = You have kept your promise to { $to }: { $matter }.
    .you-to = { $seat } has kept the promise to you: { $matter }.
event-broken = { $seat } has broken the promise to { $to }: { $matter }.
    .you-seat = You have broken your promise to { $to }: { $matter }.
    .you-to = { $seat } has broken the promise to you: { $matter }.
event-lapsed = The promise of { $seat } to { $to } runs out untested: { $matter }.
    .you-seat = Your promise to { $to } runs out untested: { $matter }.
    .you-to = The promise of { $seat } to you runs out untested: { $matter }.
event-resigning = { $seat } will resign as soon as the table is clear.
    .you-seat = You will resign as soon as the table is clear.
event-bell-mid-term = The clock rings: mid-term elections when this turn ends.
event-bell-end = The clock rings: the game ends with this turn.
ending-target = The goal is reached.
ending-rounds = The last round is over.
ending-clock = Time is up.
event-end = { $ending } { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you-winners = { $ending } You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
event-end-shared = { $ending } { $winners } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
    .you-winners = { $ending } The victory is shared between { $winners }, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each.

# The table, for whoever listens
view-over = The game is over.
view-asked = { $seats } must answer.
    .you-seats = { $seats } must answer.
view-begin = { $seat } is about to begin; the last action can still be disputed.
    .you-seat = You are about to begin; the last action can still be disputed.
view-stand = { $seat } disputes the last action, or lets it stand.
    .you-seat = Dispute the last action, or let it stand.
view-draw = { $seat } draws, or discards a card and draws two.
    .you-seat = Draw, or discard a card and draw two.
view-act = { $seat } chooses an action.
    .you-seat = Choose an action.
view-attempt = { $seat } may try to form a government.
    .you-seat = You may try to form a government.
view-investiture = { $seat } is forming a government.
    .you-seat = You are forming a government.
view-invited = { $seat } is invited into the government.
    .you-seat = You are invited into the government.
view-ballot = All vote on { $about }.
view-cancel = Does anybody cancel the vote on { $about } by the army?
view-counter = Does anybody counter the army pressure of { $seat }?
    .you-seat = Does anybody counter your army pressure?
view-parry = { $seat } attacks { $target } with { $card }: is it parried?
    .you-seat = You attack { $target } with { $card }: is it parried?
    .you-target = { $seat } attacks you with { $card }: is it parried?
view-help = { $seat } attacks { $target } with { $card }: does anybody offer a defence?
    .you-seat = You attack { $target } with { $card }: does anybody offer a defence?
    .you-target = { $seat } attacks you with { $card }: does anybody offer a defence?
view-pick = { $seat } attacks { $target } with { $card }: is an offer accepted?
    .you-seat = You attack { $target } with { $card }: is an offer accepted?
    .you-target = { $seat } attacks you with { $card }: is an offer accepted?
view-turn = It is round { $round } and the turn of { $seat }.
    .you-seat = It is round { $round } and your turn.
view-no-government = { $turns ->
        [0] There is no government.
        [one] There is no government; { $turns } turn has ended so.
       *[other] There is no government; { $turns } turns have ended so.
    }
view-government = { $seat } governs with { $members }: { $deputies ->
        [one] { $deputies } deputy
       *[other] { $deputies } deputies
    }.
    .you-seat = You govern with { $members }: { $deputies ->
            [one] { $deputies } deputy
           *[other] { $deputies } deputies
        }.
    .you-members = { $seat } governs with { $members }: { $deputies ->
            [one] { $deputies } deputy
           *[other] { $deputies } deputies
        }.
view-government-alone = { $seat } governs alone: { $deputies ->
        [one] { $deputies } deputy
       *[other] { $deputies } deputies
    }.
    .you-seat = You govern alone: { $deputies ->
            [one] { $deputies } deputy
           *[other] { $deputies } deputies
        }.
view-shield = The government cannot be attacked until its Prime Minister’s turn has begun { $turns ->
        [one] once
       *[other] { $turns } times
    }.
view-union = National union holds until the turn of { $seat }.
    .you-seat = National union holds until your turn.
view-truce = A truce holds until the turn of { $seat }.
    .you-seat = A truce holds until your turn.
view-tension = Points of attacks count double until the turn of { $seat }.
    .you-seat = Points of attacks count double until your turn.
view-party = { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $deputies ->
        [one] { $deputies } deputy
       *[other] { $deputies } deputies
    } and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .you-seat = You have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, { $deputies ->
            [one] { $deputies } deputy
           *[other] { $deputies } deputies
        } and { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
view-hand = Your hand: { $cards }.
view-stock = { $stock ->
        [one] { $stock } card
       *[other] { $stock } cards
    } in the stock, { $spent } used.
view-pledge = { $seat } has promised { $to } { $matter }, through round { $until }.
    .you-seat = You have promised { $to } { $matter }, through round { $until }.
    .you-to = { $seat } has promised you { $matter }, through round { $until }.

# Why not
refusal-not-seated = You have no seat at this table.
refusal-over = The game is over.
refusal-not-asked = It is not for you to answer.
refusal-answered = You have answered this already.
refusal-not-now = That cannot be done at this moment.
refusal-begin-first = Begin your turn first, unless somebody disputes the last action.
refusal-draw-first = Draw first, or discard a card and draw two.
refusal-drawn = Cards are drawn before the action, and only once.
refusal-no-card = You do not hold that card.
refusal-governed = There is a government already.
refusal-not-a-pm-card = Only a Prime Minister card, or the providential man, forms a government.
refusal-tried = You have already tried to form a government this turn.
refusal-resigned = Having resigned, you cannot form a government this turn.
refusal-only-attack = After a failed attempt only an attack may follow.
refusal-only-red = After a failed motion only a red attack may follow.
refusal-no-saviour = The providential man comes after two rounds without a government, or two governments that did not last a round.
refusal-invite-self = You are in your own government already.
refusal-invited = This player has been invited already.
refusal-nobody-declined = One may give up only after somebody has declined.
refusal-invitation-first = Accept the invitation or decline it.
refusal-investiture-first = A government is being formed: invite, or present it.
refusal-attempt-first = Try to form a government, or decline.
refusal-not-an-attack = That card is not an attack.
refusal-attack-self = You cannot attack yourself.
refusal-no-such-player = There is no such player at this table.
refusal-government-only = This attack can only be aimed at the government.
refusal-shielded = The providential man protects this government.
refusal-union = National union forbids it.
refusal-truce = The truce forbids it.
refusal-no-government = There is no government to censure.
refusal-censured = Only one motion of censure a turn.
refusal-army-no-government = There is no government to put pressure on.
refusal-already-in = You are in the government already.
refusal-army-saviour = The army does not enter the government of the providential man.
refusal-not-a-member = You are not in the government.
refusal-pm-resigns = The Prime Minister does not leave but resigns.
refusal-not-pm = Only the Prime Minister may do that.
refusal-expel-whom = Only a member other than the Prime Minister can be expelled.
refusal-recruit-whom = Only a player outside the government can be asked.
refusal-recruit-asked = This player has already been asked this turn.
refusal-before-playing = That is done before playing, not after.
refusal-dissolved = The chamber can be dissolved only once in a game.
refusal-resign-pm = Only the Prime Minister resigns like that.
refusal-resign-answer = Answer first; then resign.
refusal-resigning = You are resigning already.
refusal-vote-first = A vote is being held: yes, no or abstain.
refusal-parry-first = An attack is on the table: parry it or let it pass.
refusal-no-attack = A defence answers an attack, and nobody is attacked now.
refusal-not-a-parry = That card does not parry this attack.
refusal-army-no-parry = Army pressure is no parry here.
refusal-help-first = Offer a defence, or decline.
refusal-not-a-help = That card does not help against this attack.
refusal-pick-first = Accept one of the offers, or decline them all.
refusal-no-offer = This player offers nothing.
refusal-counter-first = Play army pressure, or let it pass.
refusal-no-army = You hold no army pressure.
refusal-discard-first = Discard a card.
refusal-pass-on-first = Choose a card for your left neighbour.
refusal-expel-first = Expel a member, or lose points instead.
refusal-recruit-first = Ask somebody to join, or decline.
refusal-proposed = Your last proposal has not been voted on, or you have already proposed this turn.
refusal-propose-what = That cannot be proposed.
refusal-already-so = That is the rule already.
refusal-no-disputes = There are no disputes at this table.
refusal-stand-first = Let the last action stand, or dispute it.
refusal-all-alike = By the rules of this game it makes no difference who is a bot.
refusal-bot-already = A bot plays this seat already.
refusal-person-already = A person plays this seat already.
refusal-disputed = You have already called a dispute this round.
refusal-nothing-to-dispute = There is no action that could be taken back now.
refusal-pledge-now = Promise before or after the vote or the cards, not during.
refusal-pledge-whom = Promise something to another player.
refusal-pledge-until = A promise holds to the end of this round or of the next.
refusal-pledged = Two promises a round, and no more.
refusal-pledge-twice = You have promised that already.
refusal-pledge-full = Three of your promises are still open.
refusal-shown = A card that was shown cannot be unseen.
refusal-no-clock = This game goes by rounds, not by the clock.
refusal-rung = The clock has already rung for that.
refusal-mid-term-first = The clock rings for the mid-term elections first.

# Three ways to set up the table
preset-quick = 8 rounds at most, and 300 points are enough.
preset-printed = 16 rounds at most, or 500 points.
preset-expert = Secret ballots, ten cards in hand at most, new members wait before they score.

# The count, at the end
score-name = Points
score-gap = { $count ->
        [1] by one point
        [2] by two points
        [3] by three points
        [4] by four points
        [5] by five points
        [6] by six points
        [7] by seven points
        [8] by eight points
        [9] by nine points
        [10] by ten points
       *[other] by { $count } points
    }
