# The terminal around a game: everything it says itself.

# The table
name-human = Player { $number }
name-bot = Bot { $number }
welcome = { $title }. At the table:
welcome-help = Type help at any time.
seat-human = { $name }, at this keyboard.
seat-bot = { $name }, a bot: { $level }.
level-random = it plays at random
level-greedy = it takes what looks best at once
level-strong = it thinks ahead
waiting = The game is waiting for { $names }.
    .you-names = The game is waiting for { $names }.
farewell = Goodbye.
bot-stuck = { $name } found no move that the rules allow. That is a fault of the program; the game stops here.

# Turns
turn = { $name }, it is your turn. Your choices:
    .you-name = It is your turn. Your choices:
reply = { $name }, it is for you to answer. Your choices:
    .you-name = It is for you to answer. Your choices:
asked = { $name }, you are asked; nobody sees your answer before all have answered. Your choices:
    .you-name = You are asked; nobody sees your answer before all have answered. Your choices:
besides = { $count ->
        [one] One more choice: type list.
       *[other] { $count } more choices: type list, or a name or a part of one.
    }
turn-many = { $name }, it is your turn. There are { $count } choices: type a name or a part of one. To see them, type list.
    .you-name = It is your turn. There are { $count } choices: type a name or a part of one. To see them, type list.
turn-many-again = { $name }, it is your turn: { $count } choices.
    .you-name = It is your turn: { $count } choices.
out-of-turn = Choices of { $name }:
    .you-name = Your choices:
out-of-turn-many = { $name } has { $count } choices: type a name or a part of one. To see them, type list.
    .you-name = You have { $count } choices: type a name or a part of one. To see them, type list.
pause-one = Before { $bot } goes on, { $name } may act out of turn. Press Enter to let the game go on.
    .you-name = Before { $bot } goes on, you may act out of turn. Press Enter to let the game go on.
pause-several = Before { $bot } goes on, these may act out of turn: { $names }. Press Enter to let the game go on, or say who acts, as in: for { $name }
pause-how = To let the bots go on without being asked, type pause.
pause-on = The game now pauses before a bot when somebody may act out of turn.
pause-off = The game no longer pauses before a bot when somebody may act out of turn.
curtain-hide = { $name }, press Enter to hide this.
curtain = { $name }, press Enter once nobody else can see the screen.

# Choosing
nothing-typed = Type a move, or help.
what-to-type = Type the number or the name of a choice. To see the choices, type list; to see the commands, type help.
no-number = { $count ->
        [0] There is nothing to choose now.
        [one] There is only one choice, number 1.
       *[other] The choices have the numbers 1 to { $count }.
    }
ambiguous = “{ $what }” fits { $count } choices. Type the number, or more of the name:
not-found = No choice is called “{ $what }”.
did-you-mean = Did you mean one of these?
own-words = If these are meant to be your own words ({ $sentence }), type: do { $json }
not-json = This cannot be read as a move of this game ({ $why }).
json-example = A move as JSON looks like this: do { $json }
refused = { $why } (Rule { $clause })
say-for-whom = Say who acts ({ $names }), as in: for { $name }. The choices are shown then. Or press Enter to let the game go on.
for-whom = Type for, the name of somebody at this keyboard ({ $names }) and the move, as in: for { $name } 1
list-nothing = No choice has “{ $words }” in it.
list-more = { $count ->
        [one] One more: type more.
       *[other] { $count } more: type more.
    }
list-end = There is nothing more in the list.

# Questions
why-what = Type why and a move, as in: why 1. After a refusal, why alone explains it.
why-allowed = This is allowed: { $sentence }.
clause = { $id }: { $text }
rules-none = No rule is called “{ $which }” or speaks of it. The rules are { $ids }.
hint = A strong player would choose number { $number }: { $sentence }.
hint-answer = This answer is yours to find.
hint-none = There is nothing to decide now.
undone = Taken back. { $name } decides again.
    .you-name = Taken back. You decide again.
undo-timed = This cannot be taken back: a decision against the clock is taken once.
undo-nothing = Nobody at this keyboard has decided anything yet: there is nothing to take back.
field = { $key }: { $value }
standing = { $name } with { $value }
    .you-name = you with { $value }
value-none = none
value-yes = yes
value-no = no

# The end
over = The game is over: there is nothing left to choose. You can still type board, who, log, rules, undo, save, load or quit.
place-alone = { $names } takes { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] eighth
    } place with a score of { $score }.
    .you-names = You take { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
            [5] fifth
            [6] sixth
            [7] seventh
           *[8] eighth
        } place with a score of { $score }.
place-shared = { $names } share { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] eighth
    } place with a score of { $score }.
    .you-names = { $names } share { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
            [5] fifth
            [6] sixth
            [7] seventh
           *[8] eighth
        } place with a score of { $score }.
place-shared-unequal = { $names } share { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] eighth
    } place with scores of { $scores }.
    .you-names = { $names } share { $place ->
            [1] first
            [2] second
            [3] third
            [4] fourth
            [5] fifth
            [6] sixth
            [7] seventh
           *[8] eighth
        } place with scores of { $scores }.

# Files
save-how = Type save and the name of a file, as in: save evening.json
saved = The game is saved in { $path }.
save-other-game = { $path } holds another saved game, so it is left alone. To put this game in its place, type: save! { $path }
save-occupied = { $path } exists and is not a saved game, so it is left alone. Choose another name.
save-failed = The game could not be saved in { $path }: { $why }.
save-failed-oddly = The game could not be saved in { $path } ({ $raw }).
load-how = Type load and the name of a file, as in: load evening.json
load-failed = { $path } cannot be read: { $why }.
load-failed-oddly = { $path } cannot be read ({ $raw }).
why-not-found = there is no such file
why-denied = this program is not allowed to
why-folder = it is a folder, not a file
why-no-folder = there is no such folder
why-full = the disk is full
why-read-only = nothing can be written there
why-bad-name = no file can be called that
load-unchanged = Your game goes on as it was.
loaded = { $count ->
        [0] The game is loaded, before the first move.
        [one] The game is loaded, after one move.
       *[other] The game is loaded, after { $count } moves.
    }
file-damaged = This is not a saved game, or the file is damaged: line { $line } cannot be read.
file-foreign = This is not a saved game of Hemicycle.
file-newer = This file was written by a newer version of Hemicycle (format { $form }). Update to open it.
file-incomplete = This saved game is not complete.
file-incomplete-at = This saved game is not complete: see line { $line }.
file-other-game = This is a saved game of { $game }. To open it, quit and type: hemicycle play { $game } --load FILE
file-other-rules = This game was played under version { $given } of the rules; here they are version { $ours }.
file-log-unreadable = The moves in this file do not make a game: entry { $seq } cannot be read.
file-log-impossible = The moves in this file do not make a game: entry { $seq } is not possible there. { $why }
file-log-no-deal = The moves in this file do not make a game: they do not begin with the deal.
file-set-up = The table in this file cannot be set up. { $why }
entry-malformed = It is no move of this game.
entry-stale = The game had moved on.
entry-nothing-to-take-back = There was nothing to take back.
entry-learned = Something had been learned from what was to be taken back.
entry-too-often = This was taken back too often.
entry-conceded = There was nothing left to concede.
entry-ended = The table had been ended.
entry-draws = The draws written there are not those that the game asks for.

# Help
help-move = To move, type the number of a choice, its name, or a part of the name; capitals and accents do not matter.
help-list = list: the choices; list and a word: only those with that word; more: the rest of the list.
help-do = do and a move: the same as the move alone, also where its name is that of a command; the move may be JSON, as for an answer in your own words.
help-why = why and a move: says whether it is allowed and, if not, which rule forbids it.
help-rules = rules: all rules; rules { $clause }: that rule; rules and a word: those that speak of it.
help-hint = hint: what a strong player would do.
help-undo = undo: goes back to the last decision taken at this keyboard, past the bots’ moves; what was decided against the clock stands.
help-board = board: what there is to see.
help-who = who: who plays, how they stand, and whom the game waits for.
help-log = log: everything that has happened.
help-for = for, a name and a move: a move of somebody else at this keyboard, as when they act out of turn; where the game pauses before a bot, for and a name shows what they can do.
help-pause = pause: decides whether the game pauses before a bot when somebody may act out of turn.
help-save = save and the name of a file: saves the game; save alone: in the same file again; save! and a name: in place of another saved game.
help-load = load and the name of a file: goes on with a saved game.
help-quit = quit: ends the program.
time-limit = { $seconds ->
        [one] You have { $seconds } second.
       *[other] You have { $seconds } seconds.
    }
answer-unread = “{ $what }” is not the kind of answer that is asked for here. Type another, or one of the lines above.
type-answer = Your answer, { $name }: type it. Or type:
    .you-name = Your answer: type it. Or type:
too-late = Too late, { $name }: time is up.
    .you-name = Too late: time is up.
