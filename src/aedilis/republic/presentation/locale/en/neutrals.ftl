# What happens at a table of one or two people, in English.

republic-seated = Round the table, clockwise: { $seats }.
republic-asked-for = For { $name }: { $asked }
republic-neutral-leader = { $name } is to be led by { $person }, by its guideline ({ $rule }).
republic-neutral-governor = { $name } sends { $person } to govern, by its guideline ({ $rule }).
republic-neutral-statesman = { $name } plays { $card } from its hand, by its guideline ({ $rule }).
republic-neutral-concession = { $name } chooses { $person } for a concession, by its guideline ({ $rule }).
republic-neutral-persuades-nobody = { $name } tries to persuade nobody, by its guideline ({ $rule }).
republic-neutral-persuades = { $name } chooses { $target }, who is to be won by { $person } with { $talents } T, by its guideline ({ $rule }).
republic-neutral-defends = { $name } defends { $target } with { $talents } T, by its guideline ({ $rule }).
republic-neutral-knight = { $person } of { $name } spends { $talents } T on a Knight, by its guideline ({ $rule }).
republic-neutral-games = { $person } of { $name } pays for { $games }, by its guideline ({ $rule }).
republic-neutral-bids = { $name } has { $person } bid { $talents } T, by its guideline ({ $rule }).
republic-neutral-bids-not = { $name } does not bid, by its guideline ({ $rule }).
republic-neutral-income = { $name } shares out { $talents } T, { $treasury } T of it to its treasury, by its guideline ({ $rule }).
republic-neutral-spoils = { $person } of { $name } takes the spoils of { $province }, by its guideline ({ $rule }).
republic-neutral-no-spoils = { $person } of { $name } leaves { $province } its spoils, by its guideline ({ $rule }).
republic-neutral-matches = { $person } of { $name } gives as much as the players, { $talents } T, by its guideline ({ $rule }).
republic-neutral-reaches = { $person } of { $name } gives { $talents } T, enough to be Consul for Life, by its guideline ({ $rule }).
republic-neutral-law = { $name } plays a law at once, by its guideline ({ $rule }).
republic-neutral-peddles = { $name } peddles its influence against { $to }, by its guideline ({ $rule }).
republic-neutral-open-guard = { $name } has { $person } guarded openly, by its guideline ({ $rule }).
republic-neutral-ransom = { $person } of { $name } pays his own ransom, by its guideline ({ $rule }).
republic-neutral-trades = { $name } trades { $card } to { $to } for { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}, by its guideline ({ $rule }).
republic-neutral-tests = { $person } of { $name } tries the loyalty of his legions, by its guideline ({ $rule }).
republic-neutral-revolts = { $person } of { $name } rebels and marches on Rome, by its guideline ({ $rule }).
republic-neutral-loyal = { $person } of { $name } lays down his command, by its guideline ({ $rule }).

republic-ask-neutral-trade = { $seat } offers { $card } for { $worth ->
    [statesman] { $cards }
   *[intrigue] { $count ->
        [0] nothing
        [one] 1 intrigue card of yours, drawn unseen
       *[other] { $count } intrigue cards of yours, drawn unseen
    }
}. Do you trade?

republic-do-play-concession = Play a concession
republic-ask-concession-card = Which concession do you play?

republic-refused-no-concession-out-of-turn = Only at a table of one or two people can a concession be played out of turn, and you must hold one that somebody may have.

republic-measure-years = Years of the Republic
republic-measure-influence = Influence
republic-measure-wars-won = Wars won
republic-verdict = { $verdict ->
    [fell] The Republic fell in year { $years }
    [end] The Republic was kept to the end of its era, for { $years } years
   *[master] The Republic has found a master in year { $years }
}; { $count ->
    [one] 1 war was won
   *[other] { $count } wars were won
}. { $who ->
    [you] Your influence is { $influence }.
   *[other] The influence of { $name } is { $influence }.
}
