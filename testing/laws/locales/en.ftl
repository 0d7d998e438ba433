# The probe game: one of everything.
game-title = The probe game
game-pitch = A small game with one of everything, to try tables on.

option-noon = When noon rings
option-noon-help = After so many seconds of play; 0 for never.
option-rounds = Number of rounds
option-rounds-help = How many rounds the game lasts.
option-board = Deck of cards
option-board-help = How many cards there are.
option-board-plain = sixteen cards
board-cards = A deck has 4 to 32 cards.

action-roll = roll the die
action-show = show your card and take another
action-answer = answer “{ $text }”
action-vote = vote for { $candidate }
action-abstain = abstain
action-pass = let it pass
action-strike = strike
action-protest = protest

event-drawn = { $seat } takes a card.
    .you-seat = You take a card.
event-drawn-card = { $seat } takes card { $card }.
    .you-seat = You take card { $card }.
event-rolled = { $seat } rolls the die and wins { $face ->
    [one] { $face } point
   *[other] { $face } points
}.
    .you-seat = You roll the die and win { $face ->
        [one] { $face } point
       *[other] { $face } points
    }.
event-shown = { $seat } shows card { $card } and wins a point.
    .you-seat = You show card { $card } and win a point.
event-answered-right = { $seat } answers “{ $text }”. That is right: one point.
    .you-seat = You answer “{ $text }”. That is right: one point.
event-answered-wrong = { $seat } answers “{ $text }”. That is not it.
    .you-seat = You answer “{ $text }”. That is not it.
event-voted = { $seat } has voted.
    .you-seat = You have voted.
event-voted-for = { $seat } has voted for { $candidate }.
    .you-seat = You have voted for { $candidate }.
    .you-candidate = { $seat } has voted for you.
    .you-seat-candidate = You have voted for yourself.
event-abstained = { $seat } has abstained.
    .you-seat = You have abstained.
event-elected = The urn is opened: { $seat } comes first alone and wins a point.
    .you-seat = The urn is opened: you come first alone and win a point.
event-elected-nobody = The urn is opened: nobody comes first alone.
event-reacted-pass = { $seat } lets it pass.
    .you-seat = You let it pass.
event-reacted-strike = { $seat } strikes.
    .you-seat = You strike.
event-struck = { $seat } was the first to strike and takes a point.
    .you-seat = You were the first to strike and take a point.
event-struck-nobody = Nobody has struck.
event-protested = { $seat } protests.
    .you-seat = You protest.
event-noon = Noon strikes: the round is over.

standing-points = Points

refusal-not-seated = You do not sit at this table.
refusal-not-now = Not now: the round is at another decision.
refusal-not-your-turn = It is somebody else’s turn.
refusal-deck-empty = The deck is empty: no card can be shown any more, roll the die.
refusal-shown = The card has been seen: this move cannot be taken back.
refusal-answer = An answer has one to forty characters, all of them printable.
refusal-voted = You have voted already; wait for the others.
refusal-no-such-candidate = Nobody sits there: vote for a seat at this table, or abstain.
refusal-reacted = You have answered already; wait until all have answered.
refusal-protested = You have protested already: only once in a game.
refusal-protest-awaited = The table waits for your decision: take it first.
refusal-protest-sealed = Nobody protests during a secret reaction.
refusal-noon-rung = Noon has struck already.
refusal-noon-sealed = Noon does not strike during a secret reaction.
refusal-over = The game is over.
