# What the lessons of Minister say.
lesson-turn = A turn
lesson-press = The press makes ministers
lesson-influence = Influence
lesson-broth = In the broth
lesson-time = Time
lesson-opinion = Public opinion
lesson-election = Election day

turn-aim = You want to be chancellor on election day: that alone wins. The chair goes to whoever has most ministers in the cabinet, in the middle of the board. Everybody starts with { $ministers }, so it is still empty.
turn-roll = Your four pawns climb the career track. A turn is one roll of the die and one pawn moved on by one zone. Roll: press the die.
turn-move = A 5. Before each zone stands a barrier with numbers; a pawn passes if the die shows one of them. Pawn 1 could go (2 and 5), and so could pawn 4 (1, 2 and 5). Move pawn 4, who is ahead, to the third space of zone 12: there is no broth below it, so nobody can send you down.
turn-move-else = That is allowed. But move pawn 4 on, and to the space of zone 12 that has no broth below it.
turn-done = That was a turn, and the others have had theirs. Any pawn may move, but only by one zone, whatever the number. Pawns that stand in front of different barriers can use more rolls: spread them.

press-where = A few turns later pawn 4 stands before the newspaper. Ministers come from the press: radio, newspaper, television. Whoever arrives there rolls at once: one, two or three times.
press-roll = The barrier before the newspaper shows 1, 3 and 5. Roll.
press-move = A 5, as hoped. Pawn 1 could use it too. Take pawn 4 to the newspaper.
press-move-else = That is allowed. But the newspaper is worth two rolls: move pawn 4.
press-first = Two rolls for the newspaper. A 1, 2 or 3 brings that many ministers, anything else brings none. Roll the first.
press-second = Nothing. Roll the second.
press-appoint = A 3: three ministers. You may place fewer, or none, but why would you? Vacant posts are filled first. Place all three.
press-appoint-else = That is allowed. But every minister counts: place three.
press-chair = Nobody has as many as you, so one more of your pieces takes the chancellor’s chair. It counts as a minister: you have { $ministers }.
press-tie = Note how the chair is lost: only when somebody else alone has most. In a tie at the top the chancellor stays. So the one in the chair needs to be caught up with and passed.

influence-roll = Pawn 4 stands before an influence space. The barrier shows 2 and 6. Roll.
influence-move = A 2. Other pawns could use it, but go to the influence space with pawn 4.
influence-move-else = That is allowed. But this lesson is about the influence space: move pawn 4.
influence-broth = Whoever arrives here may do one of two things in the zones behind, up to the red arrow: move all own pawns there on by one zone, or send down every opponent’s pawn that stands above a broth space. None of yours is there, but pawn 4 of Bot 2 stands above the broth. Send it down.
influence-broth-else = You may do without. But see first what the broth does.
influence-done = Pawn 4 of Bot 2 is stuck until it is lifted out, and that costs Bot 2 a turn with a 4, 5 or 6. The pawn of Bot 3 beside it stands on a space without broth: nothing happened to it.

broth-down = This time Bot 2 was quicker to the influence space, and your pawn 4 stood above the broth. Now it lies below its space and cannot move.
broth-roll = A 4, 5 or 6 gets it out. Roll.
broth-lift = A 6. You could move pawn 1 on instead. But pawn 4 is your best one: lift it out.
broth-lift-else = That is allowed. But your foremost pawn is worth the turn: lift pawn 4 out.
broth-done = It stands on its old space again, and again above the broth. Nobody may enter a space whose pawn lies below, so a place is never lost. Still: where a zone has a space without broth, take that one.

time-why = The spiral in the middle is the calendar. It moves only when somebody rolls a number they cannot use. On the last space the election is held.
time-roll = The marker is on space { $time }, because three play. Your pawns stand before barriers without a 3. Roll, and see what a 3 does.
time-again = You could not use it: the marker moved by one space, and your turn was over. The others have played. Roll again.
time-influence = Once more a 3, and the marker reached a space with influence. Whoever moved it there may move one own pawn on by one zone, past any barrier, or send one opponent’s pawn into the broth. Move pawn 4 to the third space of zone 12.
time-influence-else = That is allowed. But a free step past a barrier is best used by your foremost pawn: zone 12, third space.
time-done = So a roll that is no use is not always lost. There are spaces for the chancellor as well: the one in the chair then gets one more minister. The marker is on { $time }; election day is on 24. A number that can be used must be used, so you cannot rush time at will.

opinion-where = Much later: pawn 4 has come all the way to the opinion space, the end of the track. On its way past newspaper and television it filled the cabinet. You have { $ministers } ministers and the chair.
opinion-roll = While a pawn of yours is here, a 1, 2 or 3 on your own die can bring ministers, turn after turn. Roll.
opinion-appoint = A 2. You may move a pawn as always, or place two ministers. Place two.
opinion-appoint-else = That is allowed. But see what the opinion space gives: place two ministers.
opinion-dismiss = No post is vacant. So ministers of the others go, and you say whose. Nobody may touch the chancellor, and you cannot remove your own. Choose.
opinion-dismiss-2 = And the second. Take from whoever could overtake you.
opinion-done = { $ministers } ministers. With two pawns here the number would count twice: a 3 would bring six. And whoever holds all 16 posts has won at once.
opinion-exile = But the opinion space belongs to one player. When a pawn of somebody else arrives, all yours go back to the newspaper, and the newcomer rolls three times. The way up is never safe.

election-where = The last days. The marker is one space before the election. You are chancellor with { $ministers } ministers, the others have { $theirs } each. Now time is on your side: every useless roll, whoever makes it, ends the game.
election-roll = Roll.
election-won = A 3, and none of your pawns can use it. The marker reaches election day, and the chancellor wins. Ministers that came too late count for nothing.
election-go = One last word: early on, press spaces; in the middle, influence at the right moment; at the end, whoever is chancellor wants time to run, and all others want to use every roll. Now play a real game.
