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

glory-lesson-which-role-for-the-jack = One jack, three clients
    .intro = Your jack leads this turn. Complete the Tower at once.
    .end = An architect works with the stockpile, and there lie both cards of concrete: your own action and your one architect are just enough. Two craftsmen are more hands, but you have no concrete in hand for them.

glory-lesson-villa-in-a-day = A house in a day
    .intro = You have one jack, one architect and one stone. Raise your influence to 5 this turn.
    .end = The architect’s first stone completes a Villa, whatever else it lacks. The Prison is of stone as well, and wants three.

glory-lesson-any-stone-will-do = Any road to the Garden
    .intro = The Garden wants a stone and you have none. Complete both of your buildings this turn.
    .end = The Road comes first: as soon as it stands, any material fits a building of stone, in the same turn.

glory-lesson-petition = Three of a kind
    .intro = Complete the Fountain this turn. You have neither a craftsman nor a jack.
    .hint-1 = Three cards of one role can do what none of them can.
    .end = Three merchants are a petition, and a petition leads any role: as a craftsman it adds the marble from your hand.

glory-lesson-the-right-material = Rome demands
    .intro = You may show one card. Get three cards of wood into your stockpile.
    .end = A demand reaches the pool and both neighbours, and each of them gives one card of the material shown. You show a card of your own hand, and keep it.

glory-lesson-sell-in-time = The last sale
    .intro = This is your last sale before the count. The neighbours hold rubble and marble, and marble and wood in their vaults. Reach 7 points.
    .end = Your second rubble breaks the tie: 1 point, and 3 for having the most of it. The marble would give you its 3 points and only a tie.

glory-lesson-the-last-site = No more room in Rome
    .intro = You are ahead by one point. Win the game this turn.
    .end = Whoever takes the last site in town ends the game on the spot, and it need not be completed. The Dock is your only card of wood: do not lead with it.

glory-lesson-catacomb-now = Digging one’s way out
    .intro = You have one stone in your stockpile. Win the game this turn.
    .hint-1 = A Villa looks faster, but it ends nothing.
    .end = The Catacomb ends the game as soon as it stands: 2 and 3 influence, and 3 points in the vault. Next turn you might be behind.

glory-lesson-forum-now = One man short
    .intro = Your Forum stands. Win the game this turn.
    .end = The Forum wins as soon as there is a client of each role; the architect was missing, and concrete is an architect.

glory-lesson-two-at-once = Bread and games
    .intro = Complete the Amphitheatre and the Statue in one turn.
    .hint-1 = What happens when an Amphitheatre is completed?
    .end = A completed Amphitheatre gives as many craftsman actions as you have influence, at once. They take the marble from your hand, which your architect could not.

glory-lesson-all-trades = Men of all trades
    .intro = You have two merchants and not one architect. Complete both of your buildings this turn.
    .end = Add the marble first. A completed Ludus Magna makes every merchant a client of every role, from that very moment, and your two merchants build the Shrine.

glory-lesson-through-the-gate = Through the Gate
    .intro = Your Ludus Magna lacks two marbles, and you have one merchant. Reach 7 influence this turn.
    .end = With a Gate, buildings of marble work from the foundation on. So your merchant is already a craftsman, and the two of you bring both marbles from your hand.
