# The words of the guides and puzzles of The Republic of Rome: one message for each, called after its file.

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
