# What each sign means, and how the game stands, in English.

republic-sign-part-person = A senator
republic-sign-part-marks = Marks on a senator
republic-sign-part-offices = Offices
republic-sign-part-wars = Wars
republic-sign-part-state = The State
republic-sign-part-senate = In the Senate
republic-sign-part-phases = The phases of a year
republic-sign-part-asked = When you are asked
republic-sign-military = Military
    .line = Adds to the army he commands, at most as much as the army counts itself.
republic-sign-oratory = Oratory
    .line = His votes in the Senate, with his knights; with his influence it persuades others.
republic-sign-loyalty = Loyalty
    .line = What others have to overcome to persuade him; a member of a faction has 7 more, and his talents add to it.
republic-sign-influence = Influence
    .line = Ranks the senators, helps to persuade, and wins the game: for the faction at the end, or for one man who reaches 35.
republic-sign-popularity = Popularity
    .line = Helps him before the people: in the State of the Republic speech and in popular appeals.
republic-sign-knights = Knights
    .line = Each is a vote more and brings 1 talent a year; they can be pressed for more, once.
republic-sign-talents = Talents
    .line = His own money: for knights, games, bribes, votes and contributions; it also makes him harder to persuade.
republic-sign-votes = Votes in Rome
    .line = What counts when the Senate decides; only those in Rome vote, and talents may buy more.
republic-sign-cards = Cards in hand
    .line = Statesmen, concessions and intrigues that nobody else sees; at most five stay after the Revolution Phase.
republic-sign-treasury-of-faction = Faction treasury
    .line = The faction’s own money, which no other player sees: it pays for counter-bribes and can be shared out in Redistribution.
republic-sign-leader = Faction leader
    .line = Nobody can persuade him away; he earns more, and his faction suffers when he is convicted as an assassin.
republic-sign-first = Highest ranking official
    .line = Goes first wherever an order is needed, makes the speech to the people and calls the Senate.
republic-sign-presiding = Presides
    .line = Decides what the Senate votes on, and who votes in which order.
republic-sign-prior-consul = Has been Consul
    .line = May be elected Censor.
republic-sign-corrupt = Corrupt
    .line = Has taken spoils of a province; he can be tried for it this year.
republic-sign-major = Major office this year
    .line = Has held a major office since the last year, and can be tried for it.
republic-sign-victor = Victorious
    .line = Has won his battle this year; his legions may follow him in a revolt.
republic-sign-proconsul = Proconsul
    .line = Stays in the field with his army and has not come home.
republic-sign-for-life = Consul for Life
    .line = His player wins if Rome survives this turn.
republic-sign-guarded = Open bodyguard
    .line = An attempt on his life is harder, and its assassin is caught more easily.
republic-sign-priest = Priest
    .line = Made by the Pontifex Maximus: it brings influence.
republic-sign-away = Away from Rome
    .line = Governs a province or is at war: he casts no votes.
republic-sign-captive = Captive
    .line = Held by an enemy until his ransom is paid; his influence does not count at the end.
republic-sign-vexillum = Rebel on the march
    .line = Marches on Rome with his army; the Senate has to beat him in battle.
republic-sign-dead = Dead
    .line = This senator has died; his family may come back with an heir.
republic-sign-camp = Rebel’s camp
    .line = A rebel governor holds this province with his forces.
republic-sign-rebel = Unrest in a province
    .line = Raiders have overrun it, or it is in disorder: it pays less or nothing this year.
republic-sign-office-dictator = For one turn of crisis: presides, and leads the army with his Master of Horse.
republic-sign-office-rome-consul = Presides over the Senate and proposes what it votes on.
republic-sign-office-field-consul = Commands Rome’s armies in the field.
republic-sign-office-censor = Presides over the trials of the year and chooses whom to prosecute.
republic-sign-office-master-of-horse = Goes with the Dictator and adds his own military rating.
republic-sign-office-pontifex-maximus = Makes priests and may veto once a turn; the office lasts for life.
republic-sign-office-proconsul = A commander who stays at his war beyond his year.
republic-sign-active = Active war
    .line = Costs 20 talents a year and may be fought; four of them at once ruin Rome.
republic-sign-imminent = Imminent war
    .line = Breaks out in the Mortality Phase, of each kind the earliest.
republic-sign-inactive = Inactive war
    .line = Costs nothing until another war of its kind or a leader wakes it; it may be fought even so.
republic-sign-land = Land strength
    .line = Is taken from the strength of the Roman army in a land battle.
republic-sign-naval = Naval strength
    .line = Its fleet has to be beaten before there can be a battle on land.
republic-sign-support = Fleets needed
    .line = So many fleets have to go with the army; without them there is no land battle.
republic-sign-disaster = Disaster numbers
    .line = When the three dice show one of these, half the army is lost, whatever its strength.
republic-sign-standoff = Standoff numbers
    .line = When the three dice show one of these, a quarter of the army is lost and the war goes on.
republic-sign-spoils = Spoils
    .line = What the State Treasury receives when the war is won.
republic-sign-times = Matching wars
    .line = Its printed strength is multiplied by the number of active wars of its kind.
republic-sign-unprosecuted = Unprosecuted
    .line = Was not fought last year and raises unrest by 1.
republic-sign-drought = Drought
    .line = Raises unrest by 1 a year while it lasts, and lets grain dealers profiteer.
republic-sign-odds = Chances
    .line = Of every hundred throws so many bring each result: victory, stalemate, standoff, defeat or disaster.
republic-sign-treasury = State Treasury
    .line = Pays for wars, armies and land bills. If it cannot pay what it must, all lose.
republic-sign-unrest = Unrest
    .line = Is taken from the speech to the people in the Population Phase; a very bad one is a People Revolt, and all lose.
republic-sign-war = Active wars
    .line = Four of them at the end of a Combat Phase are the end of Rome: all lose.
republic-sign-legions = Legions
    .line = Fight on land; each costs 2 talents a year. A veteran one counts for two.
republic-sign-fleets = Fleets
    .line = Fight at sea and carry armies; each costs 2 talents a year.
republic-sign-pool = Force pool
    .line = Legions and fleets that can still be raised, and what each costs now.
republic-sign-deck = Deck
    .line = Each initiative draws from it. Near its end lies the card with which the era ends.
republic-sign-for = For
    .line = The votes cast for the proposal so far. It passes with more for than against.
republic-sign-against = Against
    .line = The votes cast against the proposal so far; at a tie it fails.
republic-sign-tribune = Tribune
    .line = May veto a proposal or make one. Nobody sees whether a hidden card is one.
republic-sign-dagger = Dagger
    .line = This faction has made no attempt at assassination this turn, and still may.
republic-sign-open = Strong edge
    .line = This can be chosen now.
republic-sign-chosen = Double edge
    .line = This is part of your answer.
republic-sign-phase-mortality = Imminent wars break out, and a chit may kill senators.
republic-sign-phase-revenue = Everybody earns, shares out his money and may give to the State, which then pays its debts.
republic-sign-phase-forum = Six initiatives: a card, persuasion, knights, games, another leader.
republic-sign-phase-population = The highest official speaks to the people, and unrest changes.
republic-sign-phase-senate = Elections, trials, governors, laws, money and armies.
republic-sign-phase-combat = The armies fight; with four active wars at its end all lose.
republic-sign-phase-revolution = Cards are traded and played, and victorious generals may rise against Rome.
republic-explain-figure = { $name } { $count }
republic-explain-member = of { $name }
republic-explain-unaligned = belongs to no faction
republic-explain-as-printed = As on his card.
republic-explain-feud = 0: in one faction with { $person }, whom he opposes; { $printed } on his card.
republic-explain-apart = 0: he is not in one faction with { $person }; { $printed } on his card.
republic-explain-against-persuasion = Against persuasion { $total }: loyalty { $loyalty }{ $aligned ->
    [0] {""}
   *[other] {""}, + { $aligned } for his faction
}{ $talents ->
    [0] .
   *[other] {""}, + { $talents } for his talents.
}
republic-explain-votes-of = Votes { $votes }: oratory { $oratory } + knights { $knights }.
republic-explain-eloquence = { $count } of it for veterans whom he has disbanded.
republic-explain-share = { $name } has { $total } in all.
republic-explain-not-in-rome = He is not in Rome and does not vote.
republic-explain-to-life = { $elected } may make a Consul for Life by election, { $appointed } at once.
republic-explain-vote-line = { $name }: { $count }.
republic-explain-purse = { $count ->
    [0] No talents in Rome to buy more.
   *[other] With the talents in Rome up to { $count } more may be bought.
}
republic-explain-hidden-treasury = Only its player knows how much lies in it.
republic-explain-printed = { $count } on its card.
republic-explain-multiplied = ×{ $times } for the active wars of its kind.
republic-explain-by-leader = +{ $count } for { $name }.
republic-explain-by-allies = +{ $count } for provinces in league with it.
republic-explain-halved = Halved by the Plautian law.
republic-explain-numbers = { $name }: { $numbers }.
republic-explain-army = { $name } stands against it with { $army }.
republic-explain-no-army = No army stands against it.
republic-explain-beaten = Its fleet is beaten.
republic-explain-next-year = Next Revenue Phase: { $income } come in, { $debts } have to be paid.
republic-explain-after-it = Left afterwards: { $low } to { $high }.
republic-explain-after-it-sure = Left afterwards: { $low }.
republic-explain-speech = The speech would be made by { $person }: three dice, { $popularity } for popularity, − { $unrest }.
republic-explain-droughts = Next time it rises by { $count } for droughts and { $wars } for wars not fought.
republic-explain-of-most = { $count }; { $most } ruin Rome
republic-explain-none-raised = None may be raised this turn.
republic-explain-each-costs = { $cost ->
    [one] Each costs { $cost } talent.
   *[other] Each costs { $cost } talents.
}
republic-explain-legions-fleets = { $legions } and { $fleets }
republic-explain-level = in force { $level } times
republic-explain-held-by = Held by { $person }.
republic-explain-governed = Governed by { $person }, { $term ->
    [one] 1 turn
   *[other] { $term } turns
} left.
republic-explain-vacant = It has no governor; the Senate elects one.
republic-explain-province-use = Its income goes to the State, its spoils to the governor, who is corrupt if he takes them.
republic-explain-veteran = Counts for two in battle{ $person ->
    [none] .
   *[other] {""}; loyal to { $person }, whom it may follow against Rome.
}
republic-explain-veteran-name = Veteran legion { $number }
republic-explain-deal = Agreement { $number }
republic-explain-deal-use = When all have accepted, it binds: what is promised is done in its time.
republic-explain-sides = { $yes } for, { $no } against{ $left ->
    [0] .
   *[other] {""}; { $left } not cast yet.
}
republic-aim-influence = Ahead: { $names }, influence { $count }
    .name = Who wins at the end
    .line = When the era ends the most influential faction wins, unless a rebel or a Consul for Life has won before. Rebels and captives do not count.
republic-aim-life = { $person }: influence { $count } of { $most }
    .name = Consul for Life
    .line = A senator in Rome who reaches { $most } influence is Consul for Life at once, and may be elected so from { $elected } on; his player wins if Rome survives the turn.
republic-aim-wars = Wars { $count }: with { $most } Rome falls
    .name = Active wars
    .line = With { $most } active wars at the end of a Combat Phase all lose.
republic-aim-treasury = Treasury after next year: { $left }
    .name = Bankruptcy
    .line = If the State cannot pay what it must, all lose, or the rebel wins.
republic-aim-era = The era ends this turn
    .name = The end of the era
    .line = The game ends with this Forum Phase.
republic-aim-rebel = { $person } has rebelled
    .name = A revolt
    .line = A rebel who beats the Senate’s army, or sees the State ruined, wins.
