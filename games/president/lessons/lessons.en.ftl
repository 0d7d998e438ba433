# What the lessons of Le Jeu du Président say.
lesson-dice = Votes and dice
lesson-star = Stars and campaign cards
lesson-challenge = The challenge
lesson-defence = When the others fail
lesson-own = On your own ground
lesson-red = Red cards
lesson-end = How to be elected

dice-aim = You want to be elected president. France is divided into 99 territories, each worth a number of votes; together they make 49 million. Whoever holds a territory has its votes.
dice-roll = Two dice decide where you may go: the first shows 0 to 4 or a star, the second 5 to 9 or a star. Roll.
dice-take = 2 and 6 can be read both ways: 26, Drôme, 400,000 votes, or 62, Pas-de-Calais, 1,000,000. Both are vacant, so you take one. The larger, of course.
dice-take-else = That is allowed. But Pas-de-Calais brings more than twice as many votes.
dice-votes = { $votes } votes for you. The others have rolled too. What is taken is marked on the map; the longer it goes on, the more often the dice lead to somebody.
dice-memo = You need not know the values by heart: the map and the list show them all the time. If one of the two territories is vacant and the other is not, the vacant one must be taken.

star-what = One roll in three shows a star. It stands for any digit.
star-roll = Roll.
star-take = A star and a 9: every vacant territory with a 9 in its code is yours to take, from 09 to 95. The best of them all is 59, Nord, with 1,900,000 votes.
star-take-else = That is allowed. But Nord is the largest territory with a 9.
star-sum = After a star comes a campaign card. This one is green: you collect votes, in vacant territories that add up to exactly 300,000. One of 300,000 does it, or several smaller ones. Take Allier, 03.
star-sum-else = That is allowed. But here one territory of exactly 300,000 is simplest: Allier is marked.
star-done = { $votes } votes after one turn. The page shows what is still missing while you pick, and can finish a sum for you.
star-two = Two stars are the best roll of all: any vacant territory, and two cards. But more than four cards in ten are red. More of that soon.

challenge-why = Now Bot 2 holds 91 and Bot 3 holds 19. What if the dice lead you there?
challenge-roll = Roll.
challenge-which = 1 and 9, and both territories are taken. You must challenge one of their holders, for a territory that is not worth more than the votes you have. Challenge for 91, Essonne: 800,000 votes.
challenge-which-else = That is allowed. But if you must challenge, then for something worth it: 91.
challenge-answer = The challenged reads you a card. This one is a question, and the answer is seven years: before the referendum the term was longer by two years. Answer.
challenge-answer-else = That would be wrong, and the challenge lost. The president’s term was seven years.
challenge-won = Right: Essonne and its votes are yours, { $votes } in all. Other cards ask for a place on the map, an estimate, a good memory; or for a speech or a song, on which all vote.
challenge-stake = You cannot refuse such a card, and you can lose: then you pay with territories of yours. So do not roll with all your votes in one place.

defence-why = Bot 2 rolled 2 and 6. Both are yours, and Bot 2 challenges you for 26, Drôme. You read the card: in which year did the French decide to elect their president themselves? Press “Next” and hear the answer.
defence-pick = Wrong: it was 1962. Drôme stays with you, and from now on it is unassailable: nobody can ever take it. And Bot 2 pays with territories of your choice. No set makes 400,000, so 500,000 will do. Take 37, Indre-et-Loire.
defence-done = { $votes } votes. Whoever challenges risks as much as they can win. And whoever holds many small territories pays exactly; whoever holds few large ones pays more than they owe.

own-why = You hold 26 and 62. What if you roll them once more?
own-roll = Roll.
own-fortify = Both are yours, so nothing can be taken. You may draw a campaign card, or make one of the two unassailable. Pas-de-Calais is worth a million: turn its token.
own-fortify-else = That is allowed. But a million votes that nobody can take from you is worth more than a card that may be red.
own-done = The plain token shows it: 62 can be neither challenged nor lost. There is a price: unassailable votes do not count when you need a stake for a challenge.

red-roll = You hold 62 and 26. Roll.
red-take = A star and an 8. Take 38, Isère, with 900,000 votes. Then the card is drawn.
red-take-else = That is allowed. But Isère is worth most here.
red-pick = A red card: 300,000 votes to give back. But you hold 1,000,000, 400,000 and 900,000: nothing makes 300,000. It is rounded up by 100,000 to 400,000, and Drôme goes. Give it back.
red-done = You have { $votes } votes left, and the card cost you more than it said. Small territories are change: keep a few of 100,000 and 200,000.
red-debt = Whoever does not have enough, or nothing that makes the amount or 100,000 more, keeps the red card as a debt and pays as soon as they can. A green card then pays the debt first.

end-majority = With 24,600,000 votes in round one, more than half, you are elected at once. That is rare.
end-run-off = Otherwise round one ends when all 99 territories are held. With two players, whoever has the most votes has won. With more, the first two meet in round two: the others leave the map, and what they held is vacant again.
end-sides = In round two everybody still plays: those who dropped out roll for the side of one of the two. With three players the second and third play against the first. So being third is not the end.
end-go = One last word: take what is large while much is vacant, keep some change, and make unassailable what you could not bear to lose. Now play a real game.
