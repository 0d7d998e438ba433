# What the lessons of Politico say.
lesson-turn = The aim, and a turn
lesson-government = Forming a government
lesson-attack = Bringing one down
lesson-defence = Parrying and helping
lesson-censure = The motion of censure
lesson-army = The army
lesson-news = The newspaper and the end

turn-aim = You lead a party, alone against all. You win with points: whoever reaches { $target } ends the game, and after { $rounds } rounds it ends anyway. Whoever has the most points wins.
turn-chamber = Deputies are not points. They are votes, and they make points while you govern. You have { $mine }; the others have { $b2 }, { $b3 } and { $b4 }. Nobody has a majority alone. Whoever has the fewest begins: you.
turn-hand = Nobody sees your hand. Red cards attack, green cards parry, the others do something special. Each red card names the green one that parries it.
turn-draw = A turn begins with the newspaper; today there is nothing in it. Then you draw a card. Draw.
turn-draw-else = That is allowed too, and comes in a later lesson. For now, draw.
turn-act = A Prime Minister: with it you could form a government. On your turn you do one thing: form a government, attack, play a special card; or pass and keep your cards. Pass this once, to see how a turn ends.
turn-act-else = That is allowed, and you will do it soon. For now, pass.
turn-begin = Round the table it goes, and it is your turn again. Before you begin there is still time to dispute what Bot 4 has just done: once a round each player may put it to the vote, and the action is taken back if the table wants it so. There is nothing to complain of here. Begin.
turn-begin-else = That is allowed. But nobody has done anything wrong: begin your turn.
turn-done = The newspaper is read, and you will draw a card. In the next lesson you govern.

government-why = There is no government, and you hold a Prime Minister card. A government needs more than half of the votes cast. Your { $mine } votes are not enough, so you need partners.
government-form = Display your Prime Minister.
government-form-else = That is allowed. But first form a government: display the Prime Minister.
government-invite = Whom do you invite? With 220 votes in the chamber you want at least 111. Invite Bot 2.
government-invite-else = That is allowed. But here you invite Bot 2 first.
government-invite-2 = Bot 2 has accepted: { $mine } and { $b2 } make 105. Six short, if everybody else votes against. Invite Bot 3 as well.
government-invite-2-else = That is allowed. But you would be six votes short: invite Bot 3.
government-present = The three of you have 150 votes. Present your government: all vote at the same time, and nobody sees the others’ ballots before the end.
government-present-else = That is allowed, but you have enough. Present the government.
government-vote = Your partners have promised nothing in writing, and a promise binds nobody. Vote yes yourself.
government-vote-else = That is allowed, but it is your own government. Vote yes.
government-army = Carried. Before it counts, everybody is asked whether the army should cancel the vote. You have no such card: let the vote stand.
government-points = You are Prime Minister. The turn went once round the table and came back to you, so the government has lasted a round and everybody in it scores their deputies, you 50 more. You have { $points } points, with only { $mine } deputies; Bot 2 has { $b2 }.
government-stay = Every round in office pays like that. So partners keep you in office as long as it pays them better than bringing you down. On your turn you may expel a partner or recruit another, without a vote.

attack-why = Now you are outside: Bot 2 governs with Bot 4. When the turn comes back to Bot 2, both score. You hold a general strike, which brings a government down.
attack-strike = Attack the Prime Minister, Bot 2, with the general strike.
attack-strike-else = That is allowed. But the general strike does most here: aim it at Bot 2.
attack-fallen = Bot 2 had no round table to parry with, and nobody lent one. The government falls: each member loses 50 points, and 20 deputies of the Prime Minister come to you. You have { $points } points and { $mine } deputies.
attack-next = Whoever brings a government down may at once try to form the next one, with a Prime Minister card in hand. You hold one: that is why such a card is worth keeping. A member of the government may also strike it, and scores 60 for it. Keep an eye on your partners.

defence-why = This time you are in office with Bot 2. Bot 3 attacks you: a morals affair. It would cost you 20 points and bring Bot 3 30. It is personal, so nobody can help you.
defence-parry = You hold the card that fits: the libel suit. Parry. Baraka would parry as well, but it parries everything: keep it.
defence-parry-else = That is allowed. But the libel suit parries it, and saves Baraka for later.
defence-offer = Parried: you won 10 points and have { $points }, Bot 3 lost 10. Now Bot 4 strikes at your Prime Minister, who cannot answer. If the government falls, you lose 50. You may lend your round table. Offer it.
defence-offer-else = That is allowed. But think of your 50 points: offer the round table.
defence-lent = The government stands, and whoever lends is paid: 10 deputies went from Bot 2 to you. You have { $mine }. The card is spent.
defence-baraka = Nobody has to parry, even with the right card in hand: hands are secret, and silence is a bluff too. All who are asked answer at the same time, so take your time; nobody sees who hesitates.

censure-why = Bot 2 was invested because you abstained: abstentions are not votes cast. Then Bot 3 left the government. Count: { $b2 } votes for the government, { $mine }, { $b3 } and { $b4 } outside it. You hold a motion of censure.
censure-table = Table it. A motion cannot be parried by any green card: only votes decide.
censure-table-else = That is allowed. But count the votes: the motion will carry.
censure-vote = More than half of the votes cast brings the government down. Vote for your motion.
censure-vote-else = That is allowed, but it is your own motion. Vote yes.
censure-army = Carried. Again the army could cancel it; you let it stand.
censure-done = The government falls by your motion: 50 points for you and 20 deputies, as with an attack. You have { $points } points and { $mine } deputies. Had it failed, the card would have come back to you.
censure-pledge = So count before you vote, and talk before you count: promises can be written down at the table, to vote so, to spare somebody, to lend. They bind nobody, but at the end everybody sees who kept theirs.

army-why = Bot 2 wants to govern with Bot 4: { $b2 } and { $b4 } votes, more than half. You cannot stop that by voting. But you hold army pressure.
army-vote = Vote no all the same.
army-vote-else = That is allowed. But here you are against it: vote no.
army-cancel = Carried. Now you are asked: let it stand, or call the army. Cancel the vote.
army-cancel-else = You may let it stand. But see what the army does: cancel the vote.
army-done = Only army pressure stops army pressure, and nobody had any. The vote is void, and Bot 2 loses the Prime Minister card; with a second one Bot 2 could have tried again at once.
army-uses = On your own turn the army can do more: bring you into a government uninvited, bring a government down, or put you in office without a majority, displayed with a Prime Minister. There are only four such cards: a threat is often worth more than the card.

news-paper = The newspaper has news today: a by-election. Whoever draws it takes 10 deputies from the largest other party. You have { $mine } now, Bot 4 has { $b4 }. Nearly half of the papers are blank; the others help, hurt, or change the game.
news-two = Before you draw you may give up a card, and then you draw two. Case dismissed is of little use to you: give it up.
news-two-else = That is allowed. But see what giving up a card brings: let Case dismissed go.
news-poll = A Prime Minister and army pressure: a good exchange. Without a government one can attack parties too. Use the disastrous poll against Bot 2.
news-poll-else = That is allowed. But try the disastrous poll against Bot 2.
news-promise = 10 deputies came to you, and 15 points. You have { $mine } deputies: in office they pay every round.
news-end = The game ends as soon as somebody has { $target } points, or after round { $rounds }. After round { $mid } the plates are dealt anew to all, and once in a game a Prime Minister may dissolve the chamber: many deputies one evening are few the next morning.
news-go = Govern when you can, and bring down those who govern too well. Whoever leads is everybody’s target; second place is a good place to be until the last rounds. Now play a real game.
