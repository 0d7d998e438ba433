# What one plays for, in a line, in a first game
game-goal = Get elected, by a majority of the votes or by the most of them at the end.

# What the sentences speak of
votes = { $votes } votes
votes-millions = { $votes } votes
star = a star
two-stars = two stars

# What a player can do
action-join = Play for { $party }
action-roll = Roll the dice
action-take = Take { $territory }, { $votes }
action-challenge = Challenge for { $territory }, { $votes }
action-fortify = Make { $territory } unassailable
action-draw = Draw a campaign card
action-pick = { $leaving ->
        [0] Pick { $territory }, { $votes }: that is all
       *[other] Pick { $territory }, { $votes }; { $leaving } still to find
    }
action-fewest = Pick for me: as few territories as possible
action-most = Pick for me: as many territories as possible
action-by-lot = Leave it to chance
action-hide = I have seen enough
action-choose = Answer { $place }
action-number = Answer: { $number }
action-point = Point at { $territory }
action-point-at = Point at the place that lies at { $place }
action-words = Answer: “{ $text }”
action-perform = I have finished: put it to the vote
action-give-up = Give the challenge up
action-attempt = Try the challenge
action-vote-yes = Vote: success
action-vote-no = Vote: failure
action-vote-abstain = Abstain
action-card = Another card
action-stand = Stand
action-name = Name { $seat } { $office }
action-proclaim = Proclaim the government

office-prime-minister = Prime Minister
office-economy = Minister for the Economy
office-interior = Minister of the Interior
office-justice = Minister of Justice
office-foreign-affairs = Minister for Foreign Affairs
office-education = Minister of Education
office-culture = Minister of Culture

# What happened
event-starter = { $lot ->
        [1] { $seat } begins, by lot.
       *[other] { $seat } begins.
    }
    .you-seat = { $lot ->
            [1] You begin, by lot.
           *[other] You begin.
        }
event-joined = { $seat } plays for { $party }.
    .you-seat = You play for { $party }.
event-played = { $bot ->
        [1] A bot plays for { $seat } from now on.
       *[other] { $seat } is played by a person from now on.
    }
    .you-seat = { $bot ->
            [1] A bot plays for you from now on.
           *[other] Your seat is played by a person from now on.
        }
event-rolled = { $seat } rolls { $dice }.
    .you-seat = You roll { $dice }.
event-lost-unassailable = All that the dice offer { $seat } is unassailable in other hands: the step is lost.
    .you-seat = All that the dice offer you is unassailable in other hands: the step is lost.
event-lost-stake = { $seat } has too few votes at stake to challenge for anything offered: the step is lost.
    .you-seat = You have too few votes at stake to challenge for anything offered: the step is lost.
event-took = { $ally ->
        [1] { $seat } takes { $territory } for { $holder }: { $votes }.
       *[other] { $seat } takes { $territory }: { $votes }.
    }
    .you-seat = { $ally ->
            [1] You take { $territory } for { $holder }: { $votes }.
           *[other] You take { $territory }: { $votes }.
        }
    .you-holder = { $ally ->
            [1] { $seat } takes { $territory } for you: { $votes }.
           *[other] { $seat } takes { $territory }: { $votes }.
        }
event-fortified = { $seat } makes { $territory } unassailable.
    .you-seat = You make { $territory } unassailable.
event-challenged = { $seat } challenges { $holder } for { $territory }, { $votes }.
    .you-seat = You challenge { $holder } for { $territory }, { $votes }.
    .you-holder = { $seat } challenges you for { $territory }, { $votes }.
event-left-out = The card “{ $card }” is left out: nobody here could judge it fairly.
event-read = { $seat } reads out “{ $card }”: { $text }
    .you-seat = You read out “{ $card }”: { $text }
event-hidden = It is hidden now; the answer of { $seat } is awaited.
    .you-seat = It is hidden now; your answer is awaited.
event-answered-right = { $seat } answers “{ $answer }”, and that is right.
    .you-seat = You answer “{ $answer }”, and that is right.
event-answered-wrong = { $seat } answers “{ $answer }”, and that is wrong. The right answer was: { $solution }.
    .you-seat = You answer “{ $answer }”, and that is wrong. The right answer was: { $solution }.
event-explained-right = { $seat } writes “{ $answer }”, without a forbidden word.
    .you-seat = You write “{ $answer }”, without a forbidden word.
event-explained-wrong = { $seat } writes “{ $answer }”, which contains a forbidden word.
    .you-seat = You write “{ $answer }”, which contains a forbidden word.
event-explained-barred = { $seat } writes “{ $answer }”: { $count ->
        [one] “{ $faults }” is forbidden.
       *[other] { $faults } are forbidden.
    }
    .you-seat = You write “{ $answer }”: { $count ->
            [one] “{ $faults }” is forbidden.
           *[other] { $faults } are forbidden.
        }
event-explained = { $seat } writes “{ $answer }”. There is no forbidden word in it, and the vote is open.
    .you-seat = You write “{ $answer }”. There is no forbidden word in it, and the vote is open.
event-named-wrong = { $seat } answers “{ $answer }”, with { $count } names that do not belong: { $faults }. Right would have been: { $solution }.
    .you-seat = You answer “{ $answer }”, with { $count } names that do not belong: { $faults }. Right would have been: { $solution }.
event-attempted = { $right ->
        [1] { $seat } manages “{ $card }”.
       *[other] { $seat } does not manage “{ $card }”.
    }
    .you-seat = { $right ->
            [1] You manage “{ $card }”.
           *[other] You do not manage “{ $card }”.
        }
event-gave-up = { $seat } does not meet the challenge.
    .you-seat = You do not meet the challenge.
event-gave-up-solution = { $seat } does not meet the challenge. The right answer was: { $solution }.
    .you-seat = You do not meet the challenge. The right answer was: { $solution }.
event-performed = { $seat } has performed, and the vote is open.
    .you-seat = You have performed, and the vote is open.
event-voted = { $seat } votes: { $ballot }.
    .you-seat = You vote: { $ballot }.
ballot-yes = success
ballot-no = failure
ballot-abstain = abstention
event-counted = { $passed ->
        [1] The performance has succeeded
       *[other] The performance has failed
    }: { $yes } for, { $no } against, { $abstain ->
        [one] { $abstain } abstention
       *[other] { $abstain } abstentions
    }.
event-dealt = Twenty-one: { $challenger } for the challenger, { $challenged } for the challenged.
event-card = { $seat } draws { $card }: { $total } in all.
    .you-seat = You draw { $card }: { $total } in all.
event-stood = { $seat } stands at { $total }.
    .you-seat = You stand at { $total }.
event-won = { $ally ->
        [1] { $seat } wins the challenge: { $territory } goes from { $from } to { $holder }, with { $votes }.
       *[other] { $seat } wins the challenge and takes { $territory } from { $from }, with { $votes }.
    }
    .you-seat = { $ally ->
            [1] You win the challenge: { $territory } goes from { $from } to { $holder }, with { $votes }.
           *[other] You win the challenge and take { $territory } from { $from }, with { $votes }.
        }
    .you-from = { $ally ->
            [1] { $seat } wins the challenge: { $territory } goes from you to { $holder }, with { $votes }.
           *[other] { $seat } wins the challenge and takes { $territory } from you, with { $votes }.
        }
    .you-holder = { $ally ->
            [1] { $seat } wins the challenge: { $territory } goes from { $from } to you, with { $votes }.
           *[other] { $seat } wins the challenge and takes { $territory } from { $from }, with { $votes }.
        }
event-failed = { $seat } loses the challenge. { $territory } stays with { $holder } and is unassailable from now on; territories worth { $votes } are seized in return.
    .you-seat = You lose the challenge. { $territory } stays with { $holder } and is unassailable from now on; territories worth { $votes } are seized in return.
    .you-holder = { $seat } loses the challenge. { $territory } stays with you and is unassailable from now on; territories worth { $votes } are seized in return.
event-campaign = { $credit ->
        [1] { $seat } draws “{ $card }”: { $votes } to collect.
       *[other] { $seat } draws “{ $card }”: { $votes } to give back.
    } { $text }
    .you-seat = { $credit ->
            [1] You draw “{ $card }”: { $votes } to collect.
           *[other] You draw “{ $card }”: { $votes } to give back.
        } { $text }
event-set-off = { $left ->
        [0] The credit pays off a debt of { $seat }: { $votes }.
       *[other] The credit takes { $votes } off a debt of { $seat }; { $left } are still owed.
    }
    .you-seat = { $left ->
            [0] The credit pays off a debt of yours: { $votes }.
           *[other] The credit takes { $votes } off a debt of yours; { $left } are still owed.
        }
event-owes = { $enough ->
        [1] No set of territories of { $seat } makes what “{ $card }” costs, nor 100,000 votes more: it stays as a debt.
       *[other] { $seat } cannot pay “{ $card }” and keeps it as a debt.
    }
    .you-seat = { $enough ->
            [1] No set of your territories makes what “{ $card }” costs, nor 100,000 votes more: it stays as a debt.
           *[other] You cannot pay “{ $card }” and keep it as a debt.
        }
event-due = { $seat } can pay now: a debt of { $votes } is due.
    .you-seat = You can pay now: a debt of { $votes } is due.
event-void = The debt of { $seat }, “{ $card }”, is void.
    .you-seat = Your debt, “{ $card }”, is void.
event-rounded = { $to ->
        [0] No set of territories makes { $from }, nor anything below: nothing changes hands.
       *[other] No set of territories makes { $from }: { $to } will do.
    }
event-all-credit = Nothing more is vacant: { $to } takes all of it, { $territories }, { $votes }.
    .you-to = Nothing more is vacant: you take all of it, { $territories }, { $votes }.
event-all-paid = { $from } gives back everything that can be lost: { $territories }, { $votes }.
    .you-from = You give back everything that can be lost: { $territories }, { $votes }.
event-all-seizure = { $from } loses everything that can be lost to { $to }: { $count ->
        [0] nothing
       *[other] { $territories }
    }, { $votes }.
    .you-from = You lose everything that can be lost to { $to }: { $count ->
            [0] nothing
           *[other] { $territories }
        }, { $votes }.
    .you-to = { $from } loses everything that can be lost to you: { $count ->
            [0] nothing
           *[other] { $territories }
        }, { $votes }.
event-picked-credit = { $to } gains { $territories }: { $votes }.
    .you-to = You gain { $territories }: { $votes }.
event-picked-cost = { $from } gives back { $territories }: { $votes }.
    .you-from = You give back { $territories }: { $votes }.
event-picked-debt = { $from } pays with { $territories }: { $votes }.
    .you-from = You pay with { $territories }: { $votes }.
event-picked-seizure = { $to } seizes { $territories } from { $from }: { $votes }.
    .you-to = You seize { $territories } from { $from }: { $votes }.
    .you-from = { $to } seizes { $territories } from you: { $votes }.
event-announced = { $exact ->
        [1] { $seat } has reached { $mark }!
       *[other] { $seat } has passed { $mark } and has { $votes } now!
    }
    .you-seat = { $exact ->
            [1] You have reached { $mark }!
           *[other] You have passed { $mark } and has { $votes } now!
        }
event-round-over = { $round ->
        [1] Round one
       *[other] Round two
    } is over: { $limit ->
        [1] the limit of turns is reached.
       *[other] all territories are held.
    }
event-lots = Level in votes and territories; drawn by lot, in this order: { $seats }.
    .you-seats = Level in votes and territories; drawn by lot, in this order: { $seats }.
event-run-off = Round two begins: { $first } against { $second }.
    .banner = Round two
    .you-first = Round two begins: { $first } against { $second }.
    .you-second = Round two begins: { $first } against { $second }.
event-elected = { $seat } is elected president { $how }, with { $votes }.
    .you-seat = You are elected president { $how }, with { $votes }.
event-elected-shared = { $seats } are level with { $votes } and share the presidency { $how }.
    .you-seats = { $seats } are level with { $votes } and share the presidency { $how }.
ending-majority = by an absolute majority
ending-count = by the count
ending-run-off = in round two
event-named = { $by } names { $seat } { $office }.
    .you-by = You name { $seat } { $office }.
    .you-seat = { $by } names you { $office }.
event-proclaimed = The government of { $seat } is complete.
    .banner = The government is complete
    .you-seat = Your government is complete.

# The table as it is
view-join = { $seat } chooses a party.
    .you-seat = Choose a party.
view-roll = { $seat } is to roll the dice.
    .you-seat = You are to roll the dice.
view-use = { $seat } has rolled { $dice }, which offers { $territories }.
    .you-seat = You have rolled { $dice }, which offers you { $territories }.
view-credit = { $seat } collects vacant territories worth { $target }; { $left } are still to be found.
    .you-seat = Collect vacant territories worth { $target }; { $left } are still to be found.
view-cost = { $seat } gives back territories of { $from } worth { $target }; { $left } are still to be found.
    .you-seat = Give back territories of { $from } worth { $target }; { $left } are still to be found.
    .you-from = { $seat } gives back territories of yours worth { $target }; { $left } are still to be found.
    .you-seat-from = Give back territories worth { $target }; { $left } are still to be found.
view-debt-due = { $seat } pays a debt with territories worth { $target }; { $left } are still to be found.
    .you-seat = Pay a debt with territories worth { $target }; { $left } are still to be found.
view-seizure = { $seat } picks territories of { $from } worth { $target }; { $left } are still to be found.
    .you-seat = Pick territories of { $from } worth { $target }; { $left } are still to be found.
    .you-from = { $seat } picks territories of yours worth { $target }; { $left } are still to be found.
view-look = { $seat } is looking at what has to be remembered.
    .you-seat = You are looking at what has to be remembered.
view-answer = { $seat } is to answer or to perform.
    .you-seat = You are to answer or to perform.
view-ballot = The vote on the performance is open to { $seats }.
    .you-seats = The vote on the performance is open to { $seats }.
view-hand = { $seat } takes another card or stands.
    .you-seat = Take another card or stand.
view-government = { $seat } is elected and may name a government.
    .you-seat = You are elected and may name a government.
view-over = The game is over. Elected: { $seats }.
    .you-seats = The game is over. Elected: { $seats }.
view-campaign = { $credit ->
        [1] The open card brings { $votes }
       *[other] The open card costs { $votes }
    }: “{ $card }”. { $text }
view-round-two = This is round two, between { $seats }.
    .you-seats = This is round two, between { $seats }.
view-player = { $seat }, { $party } ({ $letters }), { $count ->
        [0] has no territory.
        [one] has { $votes } in { $count } { $firm ->
            [0] territory.
           *[other] unassailable territory.
        }
       *[other] has { $votes } in { $count } territories, { $firm ->
            [0] none
           *[other] { $firm }
        } of them unassailable.
    }
    .you-seat = You, { $party } ({ $letters }), { $count ->
            [0] have no territory.
            [one] have { $votes } in { $count } { $firm ->
                [0] territory.
               *[other] unassailable territory.
            }
           *[other] have { $votes } in { $count } territories, { $firm ->
                [0] none
               *[other] { $firm }
            } of them unassailable.
        }
view-ally = { $seat } plays for { $head }.
    .you-seat = You play for { $head }.
    .you-head = { $seat } plays for you.
view-vacant = { $count ->
        [0] No territory is vacant any more.
        [one] { $count } territory is vacant, worth { $votes }.
       *[other] { $count } territories are vacant, worth { $votes }.
    }
view-debt = { $seat } owes { $votes }.
    .you-seat = You owe { $votes }.
view-regions = The map by region: who holds which codes, with their value in millions of votes; – is vacant, * unassailable.
view-region = { $region }: { $held }
view-overseas = Overseas: { $held }
view-challenge = { $seat } has challenged { $holder } for { $territory }, { $votes }.
    .you-seat = You have challenged { $holder } for { $territory }, { $votes }.
    .you-holder = { $seat } has challenged you for { $territory }, { $votes }.
view-challenge-covered = { $seat } has challenged { $holder }.
    .you-seat = You have challenged { $holder }.
    .you-holder = { $seat } has challenged you.
view-covered = The map is covered while this card is open, and shows neither names nor numbers nor values.
view-cards = { $seat } holds { $cards }: { $total }.
    .you-seat = You hold { $cards }: { $total }.
view-question = The card is “{ $card }”, with { $seconds } seconds: { $text }
view-choice = Answer { $place }: { $answer }.
view-items = To be remembered, in this order: { $items }.
view-recall = The answer gives everything back in order, with commas or spaces between.
view-names = The answer is a list of names, with commas between them; accents and small slips do not matter.
view-names-wrong = { $count ->
        [0] A name that does not belong loses the challenge.
        [one] One name that does not belong is forgiven; a second one loses the challenge.
       *[other] { $count } names that do not belong are forgiven; one more loses the challenge.
    }
view-debate = { $seat } speaks for it and { $holder } against it, each for half of the time. The vote says who was better: success is { $seat }.
    .you-seat = You speak for it and { $holder } against it, each for half of the time. The vote says who was better: success is you.
    .you-holder = { $seat } speaks for it and you against it, each for half of the time. The vote says who was better: success is { $seat }.
view-estimate = The answer is counted in { $unit }; within { $percent }% is right.
view-forbidden = The word is “{ $word }”; { $list } are forbidden. At least { $need } words are needed.
view-forbidden-forms = Words made of forbidden ones are forbidden too. Without any, the explanation is put to the vote.

# Why not
refusal-not-seated = Only those who sit at this table play.
refusal-over = The game is over.
refusal-not-asked = It is somebody else’s turn to decide.
refusal-voted = Your ballot is in the box already.
refusal-no-vote = You do not vote on this performance.
refusal-join-first = Choose a party first.
refusal-joined = Parties are chosen before the first roll only.
refusal-party-taken = Somebody else plays for { $party }.
refusal-roll-first = Roll the dice first.
refusal-rolled = The dice are rolled once a turn.
refusal-not-named = The dice do not offer { $territory }.
refusal-not-vacant = { $territory } is not vacant.
refusal-vacant-first = The dice offer a vacant territory: it must be taken.
refusal-challenge-first = The dice offer an opponent’s territory: somebody must be challenged.
refusal-own = { $territory } is yours already.
refusal-unassailable = { $territory } is unassailable.
refusal-stake = { $territory } is worth { $votes }, and that is more than you have at stake.
refusal-not-own = { $territory } is not yours.
refusal-firm = { $territory } is unassailable already.
refusal-use-first = Choose first what to use the dice for.
refusal-one-choice = There is one choice only; no lot is needed.
refusal-no-lot = This is not decided by lot.
refusal-leaving = This pick was meant for another sum: { $territory } would not leave { $rest }.
refusal-no-sum = No sum is being made up.
refusal-credit-first = Collect the votes of the card first.
refusal-cost-first = Give back what the card costs first.
refusal-debt-first = The debt has to be paid first.
refusal-seizure-first = Pick first what you seize.
refusal-not-challengers = { $territory } does not belong to the challenger.
refusal-too-much = { $territory } is worth { $votes }, { $excess } more than are still to be found.
refusal-dead-end = { $territory } would leave { $rest }, and no set of territories makes that.
refusal-look-first = Look first; then it is hidden, and the answer is awaited.
refusal-hidden = It is hidden already.
refusal-answer-first = Answer the card first, or give up.
refusal-answer-kind = The card asks for another kind of answer.
refusal-no-such-answer = The card has no answer { $place }.
refusal-answer-empty = An answer has to say something.
refusal-answer-long = An answer has 400 characters at most.
refusal-answer-unprintable = The answer contains characters that cannot be shown.
refusal-answer-short = The explanation has too few real words, or says the same ones over and over; letters alone are no words.
refusal-no-challenge = There is no challenge under way.
refusal-perform = This card is performed, not answered.
refusal-not-voted-on = This card is answered; it is not voted on.
refusal-typed = Nobody here is neutral, so the explanation is typed.
refusal-bots-only = Only a bot leaves that to chance.
refusal-bot-draws = For a bot, chance decides.
refusal-vote-first = Vote on the performance first.
refusal-no-ballot = There is no vote.
refusal-hand-first = Take another card or stand.
refusal-no-hand = Nobody is playing twenty-one now.
refusal-government-first = Name a government or proclaim it.
refusal-no-government = Nobody is naming a government now.
refusal-not-an-ally = { $seat } is not an ally of the president.
    .you-seat = You are not an ally of the president.
refusal-has-office = { $seat } has an office already.
    .you-seat = You have an office already.
refusal-office-taken = This office is taken: { $office }.
refusal-bot-already = A bot plays this seat already.
refusal-person-already = A person plays this seat already.
refusal-announced = A territory that has been announced stands.
refusal-read = What was read cannot be unread.

# Options
option-parties = Parties
option-parties-help = Whether the parties are drawn by lot or the players choose them in turn.
option-parties-lot = Drawn by lot
option-parties-chosen = Chosen by the players
option-starter = Who begins
option-starter-help = Drawn by lot, or the seat with this number.
option-starter-lot = Drawn by lot
option-starter-1 = Seat 1
option-starter-2 = Seat 2
option-starter-3 = Seat 3
option-starter-4 = Seat 4
option-starter-5 = Seat 5
option-starter-6 = Seat 6
option-stake = Stake of a challenge
option-stake-help = Which of one’s votes allow a challenge: nobody may challenge for more than they have, nor with nothing to lose.
option-stake-losable = Those that can be lost
option-stake-all = All of them
option-rounding = Rounding
option-rounding-help = What happens when no set of territories makes an amount.
option-rounding-step_or_debt = One step up; else a debt, or the largest sum below for a credit
option-rounding-climb = Go up until a set makes it
option-rounding-one_step = One step up, else the largest sum below
option-challenge = Challenges
option-challenge-help = What decides a challenge.
option-challenge-cards = Challenge cards
option-challenge-blackjack = Twenty-one
option-partisan_performance = Performances without neutral players
option-partisan_performance-help = What becomes of performance cards and forbidden words with two players and in round two.
option-partisan_performance-out = They are left out
option-partisan_performance-table = All players vote
option-partisan_performance-opponent = The opponent judges
option-pack = Cards
option-pack-help = The cards of the game, or with them a pack of one’s own.
option-pack-house = those of the game
option-debts_count = Debts at a count
option-debts_count-help = Whether debts are deducted whenever votes are compared.
option-debts_count-no = Not deducted
option-debts_count-yes = Deducted
option-majority_ends_round_two = Majority in round two
option-majority_ends_round_two-help = Whether an absolute majority ends round two at once.
option-majority_ends_round_two-no = Round two goes on
option-majority_ends_round_two-yes = It ends round two
option-tie = A tie at the end
option-tie-help = What happens when both have the same number of votes.
option-tie-territories = More territories win
option-tie-shared = The presidency is shared
option-allies = Allies
option-allies-help = Whether allies win or lose with the head of their camp.
option-allies-share = They share the result
option-allies-head_only = Only the elected head wins
option-turn_limit = Turn limit
option-turn_limit-help = Each of the two rounds ends after this many turns of all players together, counted anew in round two, on the votes as they are; 0 for no limit.

# Three ways to set up the table
preset-quick = Each round of voting stops after 40 rolls, and an absolute majority wins the second as well.
preset-printed = Two rounds of voting, until the last territory is taken.
preset-expert = Everyone chooses a party, debts are deducted, and the elected head alone wins.

# The count, at the end
score-name = Votes
score-gap = { $count ->
        [1] by one vote
        [2] by two votes
        [3] by three votes
        [4] by four votes
        [5] by five votes
        [6] by six votes
        [7] by seven votes
        [8] by eight votes
        [9] by nine votes
        [10] by ten votes
       *[other] by { $count } votes
    }
