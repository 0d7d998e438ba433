# Challenges and cards
campaign-drawn = { $player } draws
    .you-player = You draw
campaign-debt = { $player } pays a debt
    .you-player = You pay a debt
campaign-last = The last campaign cards
campaign-credit = Credit
campaign-cost = Cost
campaign-owed = kept as a debt
votes-plus = +{ $votes }
votes-minus = −{ $votes }

duel-covered = { $player } challenges { $rival }
    .you-player = You challenge { $rival }
    .you-rival = { $player } challenges you
duel = { $player } challenges { $rival } for { $territory }: { $votes }
    .you-player = You challenge { $rival } for { $territory }: { $votes }
    .you-rival = { $player } challenges you for { $territory }: { $votes }
kind-quiz = Quiz
kind-geography = Geography
kind-estimate = Estimate
kind-memory = Memory
kind-naming = Naming
kind-forbidden = Forbidden words
kind-speech = Speech
kind-mime = Mime
kind-story = Funny story
kind-song = Song or imitation
kind-debate = Debate
kind-twenty-one = Twenty-one
level-easy = Easy
level-middling = Middling
level-hard = Hard
difficulty = { $percent } bots in 100 manage it
time-left = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

answer-send = Answer
choice-keys = On the keyboard: keys 1 to { $count }
your-number = Your answer, a number
number-exact = It has to be the exact number.
number-about = Within { $percent }% is right.
number-wrong = Type a whole number in figures.
your-memory = Your answer, in order
memory-how = { $count ->
        [one] One thing to give back, in English or in French.
       *[other] { $count } things to give back in order, in English or in French, with commas or spaces between them.
    }
words-wrong = Type an answer.
seen-enough = I have seen enough
seen-how = Then it all vanishes, and an answer is wanted.
your-names = One answer at a time
names-add = Add
names-how = Enter or a comma adds a name. Accents and small slips do not matter.
names-wrong = { $count ->
        [0] A name that does not belong loses the challenge.
        [one] One name that does not belong is forgiven; a second one loses the challenge.
       *[other] { $count } names that do not belong are forgiven; one more loses the challenge.
    }
names-count = { $count } of { $need }
names-remove = Remove { $name }
your-explanation = Your explanation
explain-how = At least { $need } words, and none of the forbidden ones.
explain-then-vote = At least { $need } words, none of them forbidden or made of a forbidden one: with one, the challenge is lost. Then all read it and vote.
explain-aloud = Or explain it aloud before the vote:
explained = I have explained it: put it to the vote
forbidden = Forbidden words
point = Point at it on the map of France: you have one try.
debate-how = You are for, your rival against: each of you speaks for half of the time, aloud, on video, or in writing in the talk. Then comes the vote.
perform-how = The stage is yours: aloud, on video, or in writing in the talk. Then comes the vote.
performed = I have finished: put it to the vote

give-up = Give the challenge up
give-up-really = Give up? The challenge is lost.
give-up-yes = Yes, give up
give-up-no = No, go on

wait-answer = { $player } is looking for the answer…
    .you-player = You are looking for the answer…
wait-look = { $player } is looking and remembering…
    .you-player = You are looking and remembering…
wait-point = { $player } is searching the map…
    .you-player = You are searching the map…
wait-perform = { $player } is on stage. The vote comes next.
    .you-player = You are on stage. The vote comes next.
wait-debate = { $player } is for, { $rival } against: each speaks for half of the time. The vote comes next.
    .you-player = You are for, { $rival } against: each speaks for half of the time. The vote comes next.
    .you-rival = { $player } is for, you are against: each speaks for half of the time. The vote comes next.
wait-bot = { $player } is on stage. For a bot, chance decides: nobody votes.
    .you-player = You are on stage. For a bot, chance decides: nobody votes.
wait-hand = { $player } hesitates: a card or none?
    .you-player = You hesitate: a card or none?

vote-ask = Was it a success?
vote-ask-debate = Who was better?
vote-asked = Voting:
vote-yes = Success
vote-no = Failure
vote-abstain = Abstain
cast-yes = Your ballot: success. Waiting for the others.
cast-no = Your ballot: failure. Waiting for the others.
cast-for = Your ballot: { $player }. Waiting for the others.
    .you-player = Your ballot: yourself. Waiting for the others.
cast-abstain = Your ballot: an abstention. Waiting for the others.
told-yes = success
told-no = failure
told-abstain = abstains

challenge-won = Challenge won
challenge-lost = Challenge lost
challenge-won-by = { $player } wins the challenge
    .you-player = You win the challenge
challenge-lost-by = { $player } loses the challenge
    .you-player = You lose the challenge
mark-right = the right answer
mark-wrong = the answer given, wrong
solution-number = The right answer: { $number } { $unit }
solution-territory = The right answer: { $territory }

twenty-one-how = As near to 21 as can be without passing it. An ace is 1 or 11, pictures are 10; a tie loses the challenge.
hand-total = Total: { $total }
hand-card = Another card
hand-stand = Stand
card-said = { $rank } of { $suit }
rank-ace = ace
rank-jack = jack
rank-queen = queen
rank-king = king
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
