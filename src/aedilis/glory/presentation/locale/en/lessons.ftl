# The words of the guides and puzzles of Glory to Rome: one message for each, called after its file.

glory-lesson-first-building = Your first building
    .intro = You have four cards and a jack, and Rome lies in ashes. In seven turns you build a house, hire a worker and put the first points aside.
    .lead = You lead this turn. Play the Dock: every wood card is a craftsman, and a craftsman builds with what you hold in your hand.
    .lay = Now lay the Insula as a foundation. It is made of rubble, so it goes on a rubble site, and one more rubble will finish it.
    .follow = Your left neighbour leads craftsman. You have none left, but your jack can be any role: follow with it.
    .add = Add the Road to the Insula. Here it is no road, just rubble, and rubble is all that is missing.
    .patron = Your first building stands: 1 more influence, and room for two more clients. Now patron is led; follow with the Palace, for marble is a patron.
    .hire = Hire the rubble from the pool. As a client it is a laborer, and it works for you whenever anybody leads laborer.
    .think = You lead again, with an empty hand. So think: refill it to five cards. A leader who thinks ends the turn.
    .jack = Laborer is led. You need not follow, for your client works anyway: think, and take a jack.
    .take = You only thought, and still your laborer brings you a card from the pool. Take the marble for your stockpile.
    .merchant = Merchant is led, and merchants turn stock into points. Follow with your jack.
    .sell = Sell the marble into your vault. Nobody may look at it again, and at the end it is worth 3 points.
    .end = That is the whole game: build, hire, gather, sell. It ends when the deck runs out or the last site in town is taken; then influence, vault and bonuses are counted. You have 3 influence, 3 points in the vault, and the lead in marble is worth 3 more.
