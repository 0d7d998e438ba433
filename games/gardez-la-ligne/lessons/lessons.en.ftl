# What the lessons of Gardez la Ligne say.
lesson-aim = The aim of the game
lesson-single = Stations with a single line
lesson-tie = A tie serves nobody
lesson-depth = Wide or deep?
lesson-lock = Lines that cannot be lost
lesson-end = To the end

aim-win = You lead a union. A line you control brings you seats at the negotiation: 1 for a metro line, 2 for an RER line. Whoever has the most seats at the end wins.
aim-first = A turn is one picket on one free station. Place yours at Charles de Gaulle - Étoile: lines 1, 2, 6 and A meet there, and you gain 1 influence on each. Tap the marked station, or pick it from the list.
aim-first-else = That is allowed. But start at Charles de Gaulle - Étoile, where four lines meet.
aim-seats = Nobody else is on your four lines, so you control them: 1 + 1 + 1 for the metro, 2 for RER A. That makes { $seats } seats. The others took one line each.
aim-sheet = The influence sheet beside the map shows every line: who has how much, and who holds it. You have { $left } pickets left. When all pickets are placed, the game is over.

single-lost = Bot 2 has just placed a picket at Courcelles. Only line 2 stops there, and a station with a single line gives 2 influence instead of 1. On line 2 it is now { $theirs } to { $mine } for Bot 2: the line has changed hands.
single-answer = Do the same. Rome, too, is served by line 2 alone. Your 1 becomes 3, and strictly more than everybody else is what counts.
single-answer-else = That is allowed, but line 2 stays lost. Choose a station where only line 2 stops: Rome is marked.
single-won = { $mine } to { $theirs }: line 2 is yours again, and its seat with it. An interchange spreads a little over many lines; a single-line station is how you fight for one.
single-taken = Look at Courcelles: a station takes one picket, whoever placed it, and no picket is ever moved. What is taken stays taken. If you tap a taken station, the page tells you the rule.

tie-level = Bot 2 leads line 2 again, 2 to 1. This time place your picket at Villiers, where lines 2 and 3 meet. It is not enough to win line 2. See what it is enough for.
tie-level-else = That is allowed. But try Villiers first, to see what a tie does.
tie-sheet = On line 2 it is { $mine } to { $theirs }. Level leaders control nothing: the control token went back to the sheet. Bot 3 has { $third } and does not profit either. You lost nothing, your rival lost a seat, and line 3 is yours as well.
tie-break = Now break the tie. Which stations give 2 on line 2? Find one yourself: the shields beside a name in the list show its lines.
tie-break-else = That would not give 2 on line 2. Look for a free station that line 2 alone serves, such as Anvers or Blanche.
tie-done = Line 2 is yours, and you stand at { $seats } seats. Remember both halves: a tie is a cheap way to take a line from somebody, and one more picket turns it into yours.

depth-wide = Two players, an empty map. Châtelet has eight lines, three of them RER. Take it.
depth-wide-else = That is allowed. But no station is worth more than Châtelet on an empty map.
depth-thin = Bot 2 answered at Gare du Nord: lines 4, B and D are level now, and nobody holds them. You are left with { $seats } seats. A single point of influence wins a line that nobody wanted yet, and loses it to the first who does.
depth-rer = Which of the three is worth a picket? An RER line brings 2 seats, line 4 only 1. And B has stations of its own. Luxembourg gives you 2 on line B.
depth-rer-else = That is allowed. But think of what a line is worth: B brings 2 seats, and Luxembourg is served by B alone.
depth-done = Line B is yours, 3 to 1: { $seats } seats. To win it, Bot 2 would have to spend two pickets there. Begin wide, then go deep where it pays.

lock-short = The same position. Look at line D on the map: on this board it has three stations only, Châtelet, Gare du Nord and Gare de Lyon. You hold one, Bot 2 holds one.
lock-take = Place your picket at Gare de Lyon.
lock-take-else = That is allowed. But the third station of line D is still free: Gare de Lyon.
lock-held = { $mine } to { $theirs } on line D, and there is no station left on it. Nobody can take these 2 seats from you. Count the stations of short lines: D, E, 3bis and 7bis are decided early.

end-small = To finish, a whole game on a tiny board: six stations, lines 1 and 2 with 1 seat each, RER A with 2. The game also ends when every station is taken. Begin in the middle.
end-small-else = That is allowed. But in the centre all three lines meet.
end-choose = Bot 2 took line A with the picket at Gare. Where do you answer? Look for the place that is worth most, and after which nobody can answer you.
end-choose-else = That is allowed, but it leaves line A to Bot 2: 2 seats. One station of line A is still free.
end-last = Line A is yours for good: no station is left on it. Bot 2 went for line 1 instead, and two stations are free. You place one picket, Bot 2 the last one. Take line 1 back at Parc.
end-last-else = That keeps line 2 and gives up line 1. It comes to the same; but go for Parc here.
end-result = All stations are taken. { $mine } seats to { $theirs }: you win the negotiation. With equal seats you would have shared the victory.
end-go = That is all there is to know. With three or more at the table, watch who leads: a tie hurts the leader, and costs you only one picket. Now play a real game.
