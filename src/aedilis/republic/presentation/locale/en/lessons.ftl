# The words of the guides and puzzles of The Republic of Rome: one message for each, called after its file.

republic-lesson-one-year = A year in Rome
    .intro = Three factions share the Senate, and the Gauls are in arms. In one year you win a friend, have a man elected Consul and send him to war. If Rome falls all of you lose; if she stands, the most influential faction wins.
    .income = Your senators have brought in 6 T, and they lie in your faction treasury. From there you can only answer the bribes of others: whoever wants to bribe, bid or buy votes needs money in his own purse. Move 6 T to Cornelius.
    .persuade = Your initiative has brought you a card, a Tribune; now you may win a senator over. Papirius in the Forum belongs to nobody: Oratory 3, Influence 5 and a bribe of 7 T against his Loyalty of 6 make 9, and two dice must show no more. A 10 always fails, so an eighth talent would change nothing.
    .games = Your left neighbour laid 2 T against you, the dice showed 7: just enough. And your bribe is not lost: it lies in Papirius’s purse. Let him hold games for 7 T, for when unrest grows too high the people rise, and everybody loses.
    .deal = The Senate elects the Consuls, always as a pair. You have 10 votes, your left neighbour 11, the right one 7; the left one presides and offers an agreement: he proposes Valerius and your Cornelius, and you vote for them. What is promised in public is binding, so accept it.
    .consuls = He has kept his part. Now you keep yours: vote for the pair, and buy no votes, for you need none.
    .post = Both are elected, and each gains 5 Influence. One of them will preside in Rome, the other go to war: choose the Field Consul for Cornelius. If both wanted the same, dice would decide.
    .forces = A Censor has been elected. Four legions are in Rome, and the Gauls have a strength of 10. Your left neighbour wants six more to be raised for 10 T each; the right one, with 7 votes, wants to save the money. Your votes decide it: vote for them, or Cornelius has no army to lead.
    .consent = The legions are raised, and the State has paid 60 T for them. A land bill is to calm the people: the State pays 20 T, and its sponsors become popular. Your Claudius is to be one of them; consent.
    .tribune = The bill has passed. But now your left neighbour closes the sitting and leaves the war alone: your Cornelius is to win no glory. A war costs 20 T a year, it breeds unrest when nobody fights it, and four at once are the end of Rome; play your Tribune, and propose something yourself.
    .army = Send Cornelius against the Gauls with all ten legions. With his military rating of 4 that makes 14 against 10; the difference of 4 and three dice must reach 14. Two numbers bring losses and no victory however strong you are: here 13 and 15 on the dice.
    .votes = Your right neighbour keeps out of it, the left one has 11 votes against you, and you have 10. A tie rejects. A vote costs a talent, and Papirius has 2 T left from your bribe: buy both.
    .general = Passed, and won: the dice showed 12, which makes 16. Two legions have fallen, one is veteran now, and the State has 20 T of spoils. Cornelius stands before Rome with his army; he could ask for its loyalty and march on the city, and fall if he is beaten. Lay down the command.
    .end = Cornelius comes home with 15 Influence, more than anybody in Rome, and next year his friends will fear him. So it goes on until the card Era Ends is drawn; then the faction with most Influence wins. Or Rome falls before that, and nobody does.

republic-lesson-one-great-gift = Gifts to the State
    .intro = Bring the Treasury from 10 T to exactly 70 T in two gifts, and gain 8 Influence with them.
    .hint-1 = A gift counts by itself: what two men give is not added up.
    .end = 50 T from one man bring 7 Influence, 25 T bring 3, and 10 T bring 1. Fabius gives 50 T and Furius the other 10 T; a talent more would have been given for nothing.

republic-lesson-a-tie-is-enough = A tie is enough
    .intro = Five legions are to be raised, and everybody else votes for them. Stop it, and keep 7 T for games.
    .hint-1 = Count the votes: a proposal needs more for it than against it.
    .end = There are 8 votes for the legions and 5 in your faction. Three bought votes make a tie, and a tie rejects; a fourth would have cost you the games.

republic-lesson-no-answer-to-this = No answer to this
    .intro = Win Plautius over from your left neighbour. Both neighbours have 9 T and will spend all of it against you; the dice will show 3 and 4.
    .hint-1 = What matters is not how much you offer but how.
    .end = Nobody can bid against a Seduction. With 10 Influence, Oratory 2 and a bribe of 8 T against Loyalty 6 and 7 for his faction, the base number is 7: the dice are just low enough.

republic-lesson-no-higher-bid = No higher bid
    .intro = Win the next initiative for certain, though both neighbours bid after you. Plautius’s 12 T are for the elections: leave them alone, and leave Fabius at least 3 T.
    .hint-1 = Whose money can answer a bid, and how much of it lies in one place?
    .end = A bid comes out of one man’s own purse. The fullest purse against you holds 6 T, and who bids later has to bid more: nobody can answer 6 T, whatever lies in the treasuries of the factions.

republic-lesson-the-man-to-win = The man to win
    .intro = Win one of the three senators in the Forum, whatever your neighbours lay against you out of their treasuries, 2 T and 1 T. The dice will show 9.
    .hint-1 = Money that lies with a man already makes him harder to win.
    .end = They can take 3 from your number, so you need 12. Fabius has Oratory 2, Influence 5 and a bribe of 12 T, 19 in all; against the Loyalty of Acilius, 7, that is just enough. Papirius is less loyal, but 3 T lie with him; and what your neighbours’ senators hold themselves answers no bribe.

republic-lesson-the-last-pair = The last pair
    .intro = Cornelius and Furius are to be Consuls. Your right neighbour has a Tribune and would veto that pair; the left one proposes others, and all but you vote for them.
    .hint-1 = How many pairs can be proposed at all?
    .hint-2 = What becomes of the only pair that is left?
    .end = The old Consuls cannot be elected again, and three men make three pairs. When two are rejected the third takes office without a vote; and where there is no vote there is nothing to veto.

republic-lesson-pay-by-the-legion = Paid by the legion
    .intro = Raise five legions for the State’s last 50 T, and let Fabius earn 10 T by it. Nobody votes against you today.
    .hint-1 = It matters what you propose first.
    .end = The Armaments concession pays its holder 2 T for each legion, in the moment when it is raised. So Fabius gets the concession first, and then come the legions.

republic-lesson-which-games = Bread is not enough
    .intro = Unrest is at 5, and nobody fights the Gauls. Hold games, so that the people cannot rise this year, whatever the dice show when Julius speaks to them.
    .hint-1 = What does an unprosecuted war do to unrest before the speech?
    .hint-2 = The lowest throw is 3, and Julius has Popularity 1.
    .end = The war raises unrest by 1, and Blood Fest lowers it by 2: it is 4. The lowest throw with Julius’s Popularity makes 4 as well, and a total of 0 is bad, but no revolt. After Slice and Dice it would be −1, and Rome would fall.

republic-lesson-sent-to-sicily = Sent to Sicilia
    .intro = Your right neighbour votes for any governor of Sicilia, your left one against him. Elect one, so that from then on you have more votes than both together.
    .hint-1 = Who is not in Rome does not vote.
    .end = A governor leaves Rome at once, and Julius takes 9 votes with him. You have 12 left against 6 and 5. It does look like an honour.

republic-lesson-a-sure-verdict = A sure verdict
    .intro = Only your Furius is ready to prosecute, and you have 33 votes. Bring a man to trial who is found guilty whatever the others vote, and whatever the people say to his appeal.
    .hint-1 = An appeal is two dice and the popularity of the accused; 12 frees him, 11 brings him 16 votes.
    .end = Julius may reach 12 and go free. Valerius, with Popularity −1, reaches 11 at best: 16 votes, 6 for his Influence, 7 of his faction and 3 of your right neighbour make 32. Manlius is no better liked, but his Influence counts 8 more.

republic-lesson-the-fourth-war = The fourth war
    .intro = Four active wars at the end of the year are the end of Rome. Send Plautius into the field so that one of them is won, and leave five legions in the city. The dice will show 13.
    .hint-1 = Look at the disaster numbers, and count the fleets.
    .end = 13 is the disaster number of the Gauls, and Illyria and Macedonia need more fleets than you have. Against Syria Plautius with five legions is 7 to 6, and 13 makes 14: a costly victory, but a victory.

republic-lesson-no-roll-loses = No roll loses
    .intro = Win the 2nd Punic War this year, whatever the dice show, and keep one legion in Rome.
    .hint-1 = Three dice show at least 3, and a victory takes 14.
    .end = Disaster and standoff do not touch Scipio Africanus in a Punic war. With 21 legions he has 26 against 15, and then the lowest throw is enough; with 20 it would not be.
