# Why an answer is worth giving, as a bot sees it: for hints and for looking back, in English. $chance is in
# whole percent.

republic-why-quiet = Nothing else that you could do here is worth its price now.
republic-why-serves = By all that lies open, it serves your faction best.
republic-why-waits = It costs nothing and commits you to nothing.
republic-why-state-rich = The State will manage without: after the next year it will still hold { $talents } T at the worst.
republic-why-state-broke = Next year the State may be { $talents } T short, and if it cannot pay, all lose.
republic-why-state-poor = After the next year the State may hold only { $talents } T, and wars cost more; a gift brings influence too.
republic-why-clean = What you would gain is less than the stain costs you.
republic-why-spoils = The money is worth more to you than the stain costs.
republic-why-games = The next speech will meet an unrest of { $unrest }: games lower it.
republic-why-no-games = The people bear it: the next speech will meet an unrest of { $unrest }.
republic-why-purse = Money on your best speaker can win senators over; what lies in the faction treasury pays against bribes.
republic-why-nobody-won = Nobody can be won over at good odds with the money at hand.
republic-why-persuade = { $person } can be won over with a chance of { $chance }%, unless others pay against it.
republic-why-attempt = With it the chance to win { $person } over is { $chance }%.
republic-why-counter = It lowers the chance that { $person } is won over to { $chance }%.
republic-why-no-counter = The chance that { $person } is won over is { $chance }%, and not worth your money.
republic-why-knight = { $person } gets a knight, a vote and an income for good, with a chance of { $chance }%.
republic-why-bid = You have money to make something of another initiative.
republic-why-no-bid = Another initiative would bring you less than the talents that it costs.
republic-why-play = On the table { $card } counts at once, and in your hand for nothing.
republic-why-discard = These are the cards that you will miss least.
republic-why-leader = { $person } is worth most to you, and nobody can win a leader over.
republic-why-own-office = { $person } is yours, and the office brings influence and a say in what Rome does.
republic-why-general = { $person } leads armies well (military { $military }), and his friends will vote for it.
republic-why-own-gain = { $person } is yours and gains by it every year.
republic-why-for-votes = What others get by it brings their votes with it.
republic-why-vote-neither = Whichever way it ends, it neither helps nor harms you much.
republic-why-vote-bought = With bought votes it can be turned, and it is worth the money.
republic-why-vote-own = It is for { $person }, who is of your own faction.
republic-why-vote-accused = { $person }, who is accused, is of your own faction.
republic-why-vote-rival = { $person } is a rival, and a conviction costs him influence.
republic-why-vote-master = Whoever rules for life may win the game with it.
republic-why-vote-own-master = Your own man would rule for life, and may win you the game.
republic-why-vote-forces = There { $wars ->
    [one] is 1 war
   *[other] are { $wars } wars
}, and after the next year the State holds { $talents } T at the worst, as things stand.
republic-why-vote-strong = The armies that it sends are strong enough for what they meet.
republic-why-vote-weak = The armies that it sends risk more than they can win.
republic-why-vote-land = Unrest is { $unrest }, and land calms the people.
republic-why-vote-yes = Rome has a use for it, and it does you no harm.
republic-why-vote-no = It would help others more than you.
republic-why-adjourn = What would be worth proposing now is done.
republic-why-forces = There { $wars ->
    [0] is no war now
    [one] is 1 war
   *[other] are { $wars } wars
}, and the State can pay: as things stand it holds { $talents } T after the next year at the worst.
republic-why-deploy = { $general } would win the next battle ({ $war }) with a chance of { $chance }%.
republic-why-land = Unrest is { $unrest }: land calms the people and makes its sponsors popular.
republic-why-recall = { $general } cannot win where he is, and his army is missing in Rome.
republic-why-loyal = What Rome could set against the rebel is too strong, or there is more to win in the Senate.
republic-why-rebel = Rome can hardly stop this revolt, and its victory wins the game.
republic-why-asks-legions = Enough legions may follow, and who asks them is not bound to rebel.
