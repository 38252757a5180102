# The words of the guides and puzzles of The Republic of Rome: one message for each, called after its file.

republic-lesson-one-year = A year in Rome
    .intro = Three factions share the Senate, and the Gauls are in arms. In one year you win a friend, have a man elected Consul and send him to war. If Rome falls all of you lose; if she stands, the most influential faction wins.
    .income = Your senators have brought in 5 T, and they lie in your faction treasury. From there you can only answer the bribes of others: whoever wants to bribe, bid or buy votes needs money in his own purse. Move 6 T to Cornelius.
    .persuade = Your initiative has brought you a card, a Tribune; now you may win a senator over. Papirius in the Forum belongs to nobody: Oratory 3, Influence 5 and a bribe of 7 T against his Loyalty of 6 make 9, and two dice must show no more. A 10 always fails, so an eighth talent would change nothing.
    .knight = Your left neighbour laid 2 T against you, the dice showed 7: just enough. Now Claudius tries for a knight, who is worth a vote, and a talent each year. A die and the talents he pays must reach 6: pay all 3 T.
    .games = The knight has come. And your bribe is not lost: it lies in Papirius’s purse. Let him hold games for 7 T, for when unrest grows too high the people rise, and everybody loses.
    .deal = The Senate elects the Consuls, always as a pair. You have 10 votes, your left neighbour 11, the right one 7; the left one presides and offers an agreement: he proposes Valerius and your Cornelius, and you vote for them. What is promised in public is binding, so accept it.
    .consuls = He has kept his part. Now you keep yours: vote for the pair, and buy no votes, for you need none.
    .post = Both are elected, and each gains 5 Influence. One of them will preside in Rome, the other go to war: choose the Field Consul for Cornelius. If both wanted the same, dice would decide.
    .consent = A Censor has been elected, and six legions have been raised for 60 T. A land bill is to calm the people: the State pays 20 T, and its sponsors become popular. Your Claudius is to be one of them; consent.
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
