# Why an answer is worth giving, as a bot sees it: for hints and for looking back, in English. $card-the
# is a building with its article.

glory-why-wins = By all that you have seen, this wins the game.
glory-why-jack = A jack can be played for any role, and you hold { $jacks ->
    [0] none
    [one] only one
   *[other] { $jacks }
}.
glory-why-draw = { $count ->
    [one] A new card gives
   *[other] { $count } new cards give
} you more roles to play and more to build: you hold { $hand ->
    [0] nothing
    [one] 1 card
   *[other] { $hand } cards
}.
glory-why-complete = It lets you complete { $card-the }, for { $points ->
    [one] 1 point
   *[other] { $points } points
} of influence and its function.
glory-why-nearer = It brings { $card-the } nearer to its end: after that { $count ->
    [one] 1 material is
   *[other] { $count } materials are
} missing.
glory-why-begin = It lets you begin { $card-the }, which will bring { $points ->
    [one] 1 point
   *[other] { $points } points
} and its function.
glory-why-needed = { $card-the } still needs { $material }.
glory-why-stored = You can use { $material } later to build with, or sell it for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
glory-why-sell = In the vault { $material } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}, and perhaps a bonus.
glory-why-sell-deck = A card from the deck brings points, and nobody knows which.
glory-why-hire = As a client ({ $role }) it acts again each time this role is led, whoever leads it.
glory-why-hire-deck = A client from the deck is as good as another, and leaves the pool to nobody.
glory-why-demand = You can use { $materials }, and the pool or your neighbours probably have it.
glory-why-give = Of what you may give you will miss { $card } least.
glory-why-clients = Near the end the points in the vault count for more than what these clients still do.
glory-why-free = It costs you nothing.
glory-why-seize = The function of { $card-the } is worth more to you than the influence that it costs.
glory-why-missed = Of your cards you will miss { $card } least.
glory-why-new-hand = A new hand promises more than the one you hold.
glory-why-clients-act = Your clients act: { $count ->
    [one] 1 action
   *[other] { $count } actions
} as { $role }.
glory-why-role = Here you can do little, and as { $role } a little more.
glory-why-nothing = Nothing else that you may do here is worth its price.
glory-why-kept = So you keep most for later.
