# Glory to Rome in English.
#
# $who is "you" for the reader of the text and "other" for everybody else; $name is then that seat's
# name. Another seat in a sentence, say $to, has its own $to-who. $card-material and $card-role go
# with $card. Names of cards and roles are written with a capital, those of materials without.

## Names

glory-jack = Jack
glory-jacks = { $count ->
    [one] a jack
   *[other] { $count } jacks
}
# A building in running text, with its article. $id is its word in records.
glory-the = { $id ->
   *[other] the { $name }
}
glory-hidden-card = face-down card
glory-several = { $name } ×{ $count }
glory-you = you
glory-from = { $from ->
    [deck] from the deck
    [hand] from hand
    [stockpile] from the stockpile
    [clientele] from a clientele
   *[pool] from the pool
}
glory-first-card = { $name }: { $card }

## What happened

glory-turn = Turn { $turn }. { $who ->
    [you] You are the leader.
   *[other] { $name } is the leader.
}
glory-first-cards = First cards: { $cards }.
glory-first-leader = { $who ->
    [you] You lead first.
   *[other] { $name } leads first.
}
glory-led = { $who ->
    [you] You lead { $role } with { $cards }.
   *[other] { $name } leads { $role } with { $cards }.
}
glory-followed = { $who ->
    [you] You follow { $role } with { $cards }.
   *[other] { $name } follows { $role } with { $cards }.
}
glory-thinks = { $who ->
    [you] You think.
   *[other] { $name } thinks.
}
glory-took-jack = { $who ->
    [you] You take a jack; { $left } left.
   *[other] { $name } takes a jack; { $left } left.
}
glory-drew = { $who ->
    [you] You draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[other] { $name } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
glory-drew-seen = { $count ->
    [0] You draw nothing.
   *[other] You draw { $cards }.
}
glory-discarded = { $who ->
    [you] You discard { $cards } (Latrine).
   *[other] { $name } discards { $cards } (Latrine).
}
glory-discarded-hand = { $who ->
    [you] You discard your whole hand (Vomitorium): { $cards }.
   *[other] { $name } discards the whole hand (Vomitorium): { $cards }.
}
glory-gathered = { $who ->
    [you] You take { $card-material } from the pool.
   *[other] { $name } takes { $card-material } from the pool.
}
glory-docked = { $who ->
    [you] You move { $card } ({ $card-material }) from hand to your stockpile (Dock).
   *[other] { $name } moves { $card } ({ $card-material }) from hand to the stockpile (Dock).
}
glory-hired = { $who ->
    [you] You hire { $card-role } ({ $card }) { glory-from }.
   *[other] { $name } hires { $card-role } ({ $card }) { glory-from }.
}
glory-held = { $who ->
    [you] You hold your { $role } action for a site out of town.
   *[other] { $name } holds the { $role } action for a site out of town.
}
glory-sold = { $who ->
    [you] You move a face-down card { glory-from } to your vault.
   *[other] { $name } moves a face-down card { glory-from } to the vault.
}
glory-sold-seen = { $who ->
    [you] You move { $card } ({ $card-material }) { glory-from } to your vault.
   *[other] { $name } moves { $card } ({ $card-material }) { glory-from } to the vault.
}
glory-laid = { $who ->
    [you] You lay the foundation of { $card-the } on a { $site } site{ $outside ->
        [0] {""}
       *[other] {" "}out of town
    }.
   *[other] { $name } lays the foundation of { $card-the } on a { $site } site{ $outside ->
        [0] {""}
       *[other] {" "}out of town
    }.
}
glory-added = { $who ->
    [you] You add { $card-material } { glory-from } to { $to-the }.
   *[other] { $name } adds { $card-material } { glory-from } to { $to-the }.
}
glory-completed = { $who ->
    [you] You complete { $card-the }; your influence is { $influence }.
   *[other] { $name } completes { $card-the }, now with { $influence } influence.
}
glory-burst = { $who ->
    [you] { $card-the } gives you up to { $count } { $gift }.
   *[other] { $card-the } gives { $name } up to { $count } { $gift }.
}
glory-gift-actions = { $count ->
    [one] { $role } action
   *[other] { $role } actions
}
glory-gift-thinks = { $count ->
    [one] think
   *[other] thinks
}
glory-fountain = { $who ->
    [you] You draw a card (Fountain).
   *[other] { $name } draws a card (Fountain).
}
glory-fountain-seen = You draw { $card } (Fountain).
glory-kept = { $who ->
    [you] You keep the card in hand.
   *[other] { $name } keeps the card in hand.
}
glory-seized = { $who ->
    [you] You take { $card-the } from { $from }, who gets the site of your Prison.
   *[other] { $from-who ->
        [you] { $name } takes { $card-the } from you, and you get the site of the Prison.
       *[other] { $name } takes { $card-the } from { $from }, who gets the site of the Prison.
    }
}
glory-opened = { $who ->
    [you] You open { $card-the }, built by { $of }, to everybody with { $with-material } { glory-from }.
   *[other] { $of-who ->
        [you] { $name } opens your { $card } to everybody with { $with-material } { glory-from }.
       *[other] { $name } opens { $card-the }, built by { $of }, to everybody with { $with-material } { glory-from }.
    }
}
glory-demands = { $who ->
    [you] You show your cards: Rome demands { $materials }.
   *[other] { $name } shows cards: Rome demands { $materials }.
}
glory-demands-cards = { $who ->
    [you] You show { $cards }: Rome demands { $materials }.
   *[other] { $name } shows { $cards }: Rome demands { $materials }.
}
glory-to-rome = { $who ->
    [you] You have no { $material }: “Glory to Rome!”
   *[other] { $name } has no { $material }: “Glory to Rome!”
}
glory-took = { $who ->
    [you] You take { $materials } from the pool.
   *[other] { $name } takes { $materials } from the pool.
}
glory-gave = { $who ->
    [you] You give { $to } { $cards-materials } ({ $cards }).
   *[other] { $to-who ->
        [you] { $name } gives you { $cards-materials } ({ $cards }).
       *[other] { $name } gives { $to } { $cards-materials } ({ $cards }).
    }
}
glory-coliseum = { $who ->
    [you] You take { $card } ({ $card-role }) from the clientele of { $from } (Coliseum).
   *[other] { $from-who ->
        [you] { $name } takes { $card } ({ $card-role }) from your clientele (Coliseum).
       *[other] { $name } takes { $card } ({ $card-role }) from the clientele of { $from } (Coliseum).
    }
}
glory-bridge = { $who ->
    [you] You take { $cards-materials } from the stockpile of { $from } (Bridge).
   *[other] { $from-who ->
        [you] { $name } takes { $cards-materials } from your stockpile (Bridge).
       *[other] { $name } takes { $cards-materials } from the stockpile of { $from } (Bridge).
    }
}
glory-senate = { $who ->
    [you] You take { glory-jacks } played by { $from } (Senate).
   *[other] { $name } takes { glory-jacks } played by { $from } (Senate).
}
glory-sewer = { $who ->
    [you] You move { $cards } to your stockpile (Sewer).
   *[other] { $name } moves { $cards } to the stockpile (Sewer).
}
glory-concedes = { $who ->
    [you] You would concede the game to { $to }.
   *[other] { $to-who ->
        [you] { $name } would concede the game to you.
       *[other] { $name } would concede the game to { $to }.
    }
}
glory-fights-on = { $who ->
    [you] You concede no longer.
   *[other] { $name } concedes no longer.
}
glory-over = The game is over: { $ending } { $won ->
    [you] You win.
    [shared] You and { $winners } win together.
    [several] { $winners } win together.
   *[other] { $winners } wins.
}

## How it ended

glory-ending-deck = the deck is empty.
glory-ending-sites = the last site in town is taken.
glory-ending-catacomb = the Catacomb is complete.
glory-ending-forum = the Forum decides.
glory-ending-concession = everybody else concedes.

glory-score = { $who ->
    [you] You
   *[other] { $name }
}: { $total ->
    [one] 1 point
   *[other] { $total } points
} ({ $parts })
glory-score-influence = influence { $points }
glory-score-vault = vault { $points }
glory-score-bonuses = merchant bonuses { $points }
glory-score-statue = Statue { $points }
glory-score-wall = Wall { $points }

## Questions. The topic is what others are told while they wait.

glory-awaiting = { $who ->
    [you] You are asked: { $topic }
   *[other] Waiting for { $names }: { $topic }
}
glory-ask-lead = You are the leader: lead a role, or think.
    .topic = lead or think
glory-ask-follow = { $role } is led: follow, or think.
    .topic = follow or think
glory-ask-think = { $left ->
    [0] You think: choose how.
    [one] You may think once.
   *[other] You may think { $left } times; this is one of them.
}
    .topic = think
glory-left = { $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}
glory-ask-craftsman = Craftsman{ glory-left }: lay a foundation, or add a material from your hand.
    .topic = Craftsman action
glory-ask-architect = Architect{ glory-left }: lay a foundation, or add a material from your stockpile.
    .topic = Architect action
glory-ask-laborer = Laborer{ glory-left }: take a material for your stockpile.
    .topic = Laborer action
glory-ask-legionary = Legionary{ glory-left }: show cards to demand their materials.
    .topic = Legionary action
glory-ask-merchant = Merchant{ glory-left }: sell a material into your vault.
    .topic = Merchant action
glory-ask-patron = Patron{ glory-left }: hire a client.
    .topic = Patron action
glory-ask-reveal = Choose a card to reveal. The first name in the alphabet leads.
    .topic = reveal a card
glory-ask-cards = Choose the cards to play.
    .topic = cards to play
glory-ask-demand = Choose the cards to show. Each demands its material once.
    .topic = cards to show
glory-ask-pool = Choose what you take from the pool of the materials demanded.
    .topic = materials from the pool
glory-ask-give = { $low ->
    [0] { $demander } demands { $material }. You are protected: choose what you give, if anything.
   *[other] { $demander } demands { $material }: choose what you give.
}
    .topic = answer a demand
glory-ask-clients = Choose the clients that go to your vault (Coliseum).
    .topic = take clients
glory-ask-bath = You have hired a client who may act at once as { $role } (Bath).
    .topic = action of a new client
glory-ask-fountain = You have drawn { $card }. Choose what becomes of it.
    .topic = use of a drawn card
glory-ask-prison = Choose a building to take (Prison).
    .topic = take a building
glory-ask-senate = Choose the jacks that you take into your hand (Senate).
    .topic = take jacks
glory-ask-sewer = Choose the played cards that go to your stockpile (Sewer).
    .topic = keep played cards
glory-ask-aside = What you may do at any time.
    .topic = at any time

## Choices

glory-choice-stop = { $asked ->
    [think] Do not think
    [prison] Take no building
    [bath] Do not act
   *[other] Stop
}
glory-choice-think-jack = Think: take a jack
glory-choice-think-refill = Think: refill your hand to { $limit } cards (draw { $count })
glory-choice-think-card = Think: draw one card
glory-choice-discard = First discard { $card } (Latrine)
glory-choice-discard-hand = First discard your whole hand (Vomitorium)
glory-choice-play = { $asked ->
    [lead] Lead { $role } with { $card }
   *[other] Follow { $role } with { $card }
}
glory-choice-play-jack = { $asked ->
    [lead] Lead { $role } with a jack
   *[other] Follow { $role } with a jack
}
glory-choice-petition = { $asked ->
    [lead] Lead { $role } with a petition of { $size } { $of } cards
   *[other] Follow { $role } with a petition of { $size } { $of } cards
}
glory-choice-palace = { $asked ->
    [lead] Lead { $role } with several cards (Palace)
   *[other] Follow { $role } with several cards (Palace)
}
glory-choice-take = Take { $material } from the pool
glory-choice-dock = Move { $card } ({ $card-material }) from your hand to your stockpile (Dock)
glory-choice-hire = Hire { $role } ({ $material }) from the pool
glory-choice-hire-deck = Hire the top card of the deck (Bar)
glory-choice-hire-hand = Hire { $card-role } ({ $card }) from your hand (Aqueduct)
glory-choice-sell = Sell { $material } from your stockpile
glory-choice-sell-deck = Sell the top card of the deck, unseen (Atrium)
glory-choice-sell-hand = Sell { $card } ({ $card-material }) from your hand (Basilica)
glory-choice-lay = Lay { $card-the } on a { $site } site{ $place ->
    [town] {""}
    [near] {" "}(out of town)
   *[far] {" "}(out of town, 2 actions)
}
glory-choice-add-card = Add { $card } ({ $card-material }) to { $building-the }
glory-choice-add-stockpile = Add { $material } from your stockpile to { $building-the }
glory-choice-add-pool = Add { $material } from the pool to { $building-the }
glory-choice-open-stockpile = Open { $building-the }, built by { $seat }, to everybody with { $material } from your stockpile
glory-choice-open-pool = Open { $building-the }, built by { $seat }, to everybody with { $material } from the pool
glory-choice-draw = Draw the top card of the deck (Fountain)
glory-choice-keep = Keep { $card } in your hand
glory-choice-demand = Demand in the name of Rome
glory-choice-act = { $asked ->
    [bath] Act as { $role }
   *[other] Let a client act as { $role } (Storeroom)
}
glory-choice-hold = Hold the { $role } action for a site out of town
glory-choice-seize = Take { $building-the } from { $seat }
glory-choice-reveal = Reveal { $card }
glory-choice-concede = Concede the game to { $seat }
glory-choice-unconcede = Concede no longer
glory-choice-order-ask = Protected from a demand: ask me what I give
glory-choice-order-never = Protected from a demand: never ask me
glory-choice-with = { $choice }: { $items }
glory-choice-with-nothing = { $choice }: nothing

glory-item-jack = Jack played by { $name }
glory-item-card = { $material } ({ $card })
glory-item-client = { $role } ({ $material }), client of { $name }

## Why not

glory-refused-over = The game is over.
glory-refused-no-seat = There is no such seat at this table.
glory-refused-not-asked = It is not for you to decide now.
glory-refused-unknown = That is no move of this game.
glory-refused-not-now = Not possible now: { $verb ->
    [lead] leading a role
    [follow] following a role
    [think] thinking
    [discard] discarding
    [take] taking a material
    [dock] using the Dock
    [hire] hiring a client
    [sell] selling a material
    [lay] laying a foundation
    [add] adding a material
    [open] opening a building to everybody
    [draw] drawing a card
    [keep] keeping the card
    [demand] demanding
    [give] giving materials
    [act] acting with a client
    [hold] putting an action off
    [seize] taking a building
    [claim] taking jacks
    [store] keeping cards played
    [reveal] revealing a card
    [concede] conceding
    [order] a standing order
   *[other] stopping
}.
glory-refused-other-role = The role to follow now is { $role }.
glory-refused-nothing-led = No role has been led yet.
glory-refused-no-role = { $word } is not a role.
glory-refused-no-cards = Say which cards you mean.
glory-refused-not-in-hand = { $what } is not in your hand.
glory-refused-wrong-role = That card does not bear the role { $role }.
glory-refused-jack-petition = A jack cannot be part of a petition.
glory-refused-palace = With Palace all the cards must bear the role { $role } or be jacks.
glory-refused-petition = A petition takes { $size } cards of one role.
glory-refused-no-jacks = No jack is left to take.
glory-refused-hand-full = Your hand is full already: the limit is { $limit }.
glory-refused-hand-short = Your hand is below its limit of { $limit }: refill it instead.
glory-refused-jack = A jack cannot be used for this.
glory-refused-no-function = You do not have the function of { $building-the }.
glory-refused-no-action = You have no action left for this.
glory-refused-clientele-full = Your clientele is full: the limit is { $limit }.
glory-refused-vault-full = Your vault is full: the limit is { $limit }.
glory-refused-not-in-pool = { $what } is not in the pool.
glory-refused-not-in-stockpile = { $what } is not in your stockpile.
glory-refused-too-many-demands = You cannot show more cards than you have Legionary actions: { $most }.
glory-refused-shown-already = One of these cards has backed a demand this turn already.
glory-refused-not-demanded = So much { $material } has not been demanded.
glory-refused-must-give = You must give as much { $material } as is demanded, as far as you have it.
glory-refused-not-exposed = Those clients cannot be taken.
glory-refused-no-building = { $word } is not a building.
glory-refused-same-name = You have { $building } already, begun or complete.
glory-refused-wrong-site = This building needs a { $material } site.
glory-refused-no-site = No { $material } site is left.
glory-refused-two-actions = A { $material } site out of town costs two actions, and you do not have them.
glory-refused-town-first = A { $material } site is still free in town.
glory-refused-not-begun = You have not begun { $building-the }.
glory-refused-complete = { $building } is complete already.
glory-refused-no-material = { $word } is not a material.
glory-refused-wrong-material = { $material } cannot be added to { $building-the }.
glory-refused-not-theirs = No opponent has completed { $building-the }.
glory-refused-wrong-stair = { $material } does not fit { $building-the }.
glory-refused-no-such-jack = Those jacks have not been played by your opponents this turn.
glory-refused-not-played = You have not played those cards this turn.
glory-refused-no-order = There is no such standing order.
glory-refused-no-concession = This edition knows no concession.
glory-refused-no-match = No move that you have now is like this.
glory-refused-too-few = You do not hold so many of { $what }.
glory-refused-used-already = You have used { $building-the } before this think already.
glory-refused-empty-hand = Your hand is empty.
glory-refused-part-used = You have done this with the action under way, and you have no further one.
glory-refused-pool-closed = Once a card has been hired from the deck, this action hires from the pool no more.
glory-refused-wrong-source = A card cannot be taken from there for this.
glory-refused-only-laborer = With Storeroom a client acts as a Laborer, in no other role.
glory-refused-demanded-already = You have made your demands: all of them are made together.
glory-refused-too-few-in-pool = The pool does not hold so much { $material }.
glory-refused-other-material = Only { $material } is demanded of you.
glory-refused-vault-room = Your vault has no room for so many: the limit is { $limit }.
glory-refused-other-client = This client cannot act as { $role }.
glory-refused-no-hold = In this edition the action of a client hired with Bath cannot wait.
glory-refused-hold-builders = Only the action of an Architect or a Craftsman can wait for another.
glory-refused-held-already = One action is waiting already.
glory-refused-drawn-first = First say what becomes of the card you have drawn.
glory-refused-not-drawn = You have not drawn a card yet.
glory-refused-no-town-site = No { $material } site is left in town.
glory-refused-which-building = Say which building you mean.
glory-refused-not-of-seat = There is no completed { $building } of that opponent.
glory-refused-open-already = The function of { $building-the } belongs to everybody already.
glory-refused-order-stands = That order is in force already.
glory-refused-backs-nobody = You have conceded to nobody.
glory-refused-backs-already = You have conceded to that seat already.
glory-refused-concede-whom = Name another seat to which you concede.

## Functions, one line for each card

glory-effect-jack = Stands for any role when you lead or follow.
glory-effect-none = No function in a beginners’ game.
glory-effect-bar = Patron: also hire the top card of the deck.
glory-effect-insula = Clientele limit +2.
glory-effect-latrine = Before you think, you may discard a card.
glory-effect-road = Any material fits your stone buildings.
glory-effect-circus-architect = Any card can be played as Architect.
glory-effect-circus-pair = Two cards of one role can be played as a jack.
glory-effect-dock = Laborer: also move a card from hand to the stockpile.
glory-effect-market = Vault limit +2.
glory-effect-palisade = You need not answer demands, unless the opponent has a Bridge.
glory-effect-academy = After a turn with a Craftsman action of yours, you may think.
glory-effect-archway = Architect: materials may come from the pool.
glory-effect-atrium = Merchant: sell the top card of the deck instead, unseen.
glory-effect-bath = Each client you hire may act at once.
glory-effect-bath-together = Each client you hire may act at once; two Architects or two Craftsmen may lay out of town together.
glory-effect-foundry = When completed: a Laborer action for each point of influence.
glory-effect-gate = Your marble buildings work as soon as their foundation is laid.
glory-effect-gate-road = Your marble buildings work as soon as their foundation is laid; with Road also stone ones that hold marble.
glory-effect-school = When completed: think once for each point of influence.
glory-effect-shrine = Hand limit +2.
glory-effect-amphitheatre = When completed: a Craftsman action for each point of influence.
glory-effect-aqueduct = Clientele limit doubled. Patron: also hire a card from hand.
glory-effect-bridge = Your demands reach the hand and stockpile of every opponent without a Wall.
glory-effect-senate = At the end of a turn, you may take the jacks that opponents played.
glory-effect-storeroom = Each of your clients may act as Laborer.
glory-effect-tower = Rubble fits all your buildings. Laying out of town takes one action.
glory-effect-vomitorium = Before you think, you may discard your whole hand.
glory-effect-wall = You need not answer demands. At the end, 1 point for every 2 materials in your stockpile.
glory-effect-catacomb = When completed: the game ends at once.
glory-effect-circus-maximus = When you lead or follow, each client of the role acts twice.
glory-effect-coliseum = Legionary: also take clients of the material demanded into your vault.
glory-effect-garden = When completed: a Patron action for each point of influence.
glory-effect-prison = When completed: take an opponent’s completed building in exchange for the Prison’s site.
glory-effect-prison-triggers = When completed: take an opponent’s completed building, with its effect on completion, in exchange for the Prison’s site.
glory-effect-scriptorium = Marble fits all your buildings.
glory-effect-scriptorium-completes = One marble completes any building of yours.
glory-effect-sewer = At the end of a turn, you may move the cards you played to your stockpile.
glory-effect-villa = An Architect completes it with a single material.
glory-effect-basilica = Merchant: also sell a card from hand, which opponents do not see.
glory-effect-forum = You win at once when you have a client of each role.
glory-effect-forum-materials = You win at once when you have a client of each role and each material in your stockpile.
glory-effect-fountain = Craftsman: you may draw the top card of the deck and build with it.
glory-effect-ludus-magna = Your Merchant clients count as clients of every role.
glory-effect-palace = Lead or follow with several cards: one action for each.
glory-effect-stairway = Architect: instead of building, add a material to an opponent’s building to open its function to everybody.
glory-effect-stairway-extra = Architect: besides building, add a material to an opponent’s building to open its function to everybody.
glory-effect-statue = May stand on any site. 3 points at the end.
glory-effect-temple = Hand limit +4.

## Editions and options, one line each

# Titles as published: the Spanish and the Italian edition have their own, and the French rules of 2008 keep
# the English one; the year tells these from the game as such.
glory-edition-name-es2011 = Gloria a Roma
glory-edition-name-es2011-original = Gloria a Roma with the original cards
glory-edition-name-it2011 = Sit Gloria Romae
glory-edition-name-fr2008 = Glory to Rome 2008
glory-edition-es2011 = Gloria a Roma (2011, Spanish): petitions of two cards; Circus lets any card be Architect; Forum asks for all materials too.
glory-edition-es2011-original = Gloria a Roma with the original Circus and Forum cards: petitions of three cards.
glory-edition-it2011 = Sit Gloria Romae (2011, Italian): Stairway besides building; Prison takes effects on completion with it.
glory-edition-fr2008 = Glory to Rome (2008, French rules, English cards): cards sold stay open until the end of the turn.
glory-option-edition = Edition: whose rules and cards you play with.
glory-option-beginner = Beginners’ game: buildings have no function, and there are fewer sites.
glory-option-expert = Experts’ start: everybody chooses a card that decides who leads first.
glory-option-town-sites = Sites of each material in town at the start.
glory-option-vault-memory = Vaults: hidden by the rules, or with the cards you have seen kept open for you.
glory-option-prison-triggers = Prison: the effect on completion of a building taken happens once more.
glory-option-scriptorium-completes = Scriptorium: one marble completes a building; otherwise it is a material that fits everywhere.
glory-option-bath-wild = Bath: new clients may act in other roles through Ludus Magna and Storeroom.
glory-option-demand-shows-card = Legionary: the whole card is shown with a demand; otherwise its material only.
