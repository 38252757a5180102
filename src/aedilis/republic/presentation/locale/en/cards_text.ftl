# What the cards of The Republic of Rome say, in English and in our own words. Numbers come with the texts.

## Kinds of cards

republic-kind-family = senator, family
republic-kind-statesman = senator, statesman
republic-kind-concession = concession
republic-kind-war = war
republic-kind-leader = enemy leader
republic-kind-leader-intrigue = intrigue, and enemy leader
republic-kind-intrigue = intrigue
republic-kind-law = law
republic-kind-forum-event = event of the deck
republic-kind-event = event
republic-kind-province = province

## Senators

republic-card-ratings = MIL { $military }, ORA { $oratory }, LOY { $loyalty }; influence { $influence }, popularity { $popularity }
republic-card-statesmen = his statesmen: { $names }
republic-card-of-family = of the family { $family }
republic-card-military-roll = in battle his MIL is a roll: { $roll }
republic-card-opposes = loyalty 0 while in one faction with { $names }
republic-card-kin = loyalty 0 while { $person } is in play in another faction; both may be in play together
republic-card-pair = may be in play together with { $person }
republic-card-voids = as commander voids the disaster and standoff numbers on the card of: { $wars }
republic-card-knights = +{ $drm } on his rolls for knights
republic-card-appeal = may throw { $count } dice for his appeal to the people
republic-card-veterans = makes { $count } veteran legions by a victory
republic-ability-halve-losses = as commander loses only half as many legions and fleets, rounded up
republic-ability-free-tribune = has one Tribune a turn without a card
republic-ability-claim-land-commissioner = may claim the Land Commissioner without a vote, while he is in Rome and a land bill is in force
republic-ability-free-land-bill-veto = may veto one land bill a turn without a card
republic-ability-free-land-bill-proposal = may propose one land bill a turn without a card
republic-ability-double-income = his own income and that of his concessions count twice
republic-ability-no-losses-by-numbers = loses nothing by disaster and standoff numbers, but then draws back and comes home
republic-ability-double-popularity-changes = all changes of his popularity count twice

## Concessions

republic-card-paid-each-turn = { $talents } T each year
republic-card-paid-legion-raised = { $talents } T for each legion raised
republic-card-paid-fleet-raised = { $talents } T for each fleet raised
republic-card-profiteering = in a drought its holder may profiteer: more talents, less popularity
republic-card-needs-bill = only while a land bill is in force
republic-card-tax-farmer = destroyed by a { $dice } when the land is devastated

## Wars and leaders

republic-card-strength = land strength { $land }, { $naval ->
    [0] no fleet to beat
   *[other] naval strength { $naval }
}, { $support ->
    [0] no fleets needed
   *[other] fleets needed { $support }
}
republic-card-numbers = disaster on { $disaster }, standoff on { $standoff }
republic-card-spoils = spoils { $talents } T
republic-card-series = number { $place } of the { $wars } { $series }
republic-card-drawn-inactive = inactive when drawn
republic-card-drawn-active = active when drawn
republic-card-drawn-by-province = active when drawn if { $provinces } is a province, else inactive
republic-card-revolt = a revolt: no spoils
republic-card-revolt-if = a revolt without spoils if { $province } is a province when it is drawn
republic-card-drought = brings a drought while it is in the Forum
republic-card-creates-victory = its defeat makes provinces: { $provinces }
republic-card-creates-series-defeated = when all its series is defeated it makes a province: { $provinces }
republic-card-creates-attacked = when Rome attacks it, it makes a province: { $provinces }
republic-card-develops = its defeat develops { $province }
republic-card-destroys = destroys { $concession } when it breaks out
republic-war-trait-tax-farmer-roll = while active it may destroy a tax farmer each year
republic-war-trait-wakes-inactive-series = wakes the inactive wars of its series
republic-war-trait-waits-for-attack = stays inactive until Rome attacks it
republic-card-leads = adds { $strength } to the strength of: { $wars }
republic-card-tax-farmer-roll = with the active { $war } he may destroy a tax farmer each year
republic-card-waits-for-provinces = waits in the Curia until the provinces of his wars exist
republic-card-ally = a faction card: played before a battle of the Alexandrine War, as an enemy or as an ally who adds { $military } MIL and gives the general { $talents } T, who loses { $popularity } popularity

## Intrigue

republic-intrigue-tribune = Senate Phase: make a proposal without presiding, or veto a proposal or prosecution, before or when you are called to vote. No veto against a Dictator’s proposal, the last possible candidates, a Consul for Life or a trial for assassination.
republic-intrigue-assassin = +1 on your assassination roll, also when bodyguards look for the assassin.
republic-intrigue-secret-bodyguard = -1 on an assassination roll against one of your senators; if the assassin is not caught, one more roll that can only catch him.
republic-intrigue-open-bodyguard = Revenue Phase, on a senator of yours in Rome: -2 on every assassination roll against him and one more roll to catch the assassin. He pays 1 T and loses 1 popularity each year, or the bodyguard leaves.
republic-intrigue-influence-peddling = At any time but in the Revolution Phase: take a card at random out of another hand.
republic-intrigue-seduction = A persuasion attempt that nobody can answer with counter-bribes.
republic-intrigue-blackmail = A persuasion attempt that nobody can answer with counter-bribes; if it fails the target loses two dice of influence and popularity.
republic-intrigue-graft = When another faction uses a Tribune: a senator of yours in Rome pays a die of talents and silences it. You may draw back when you see the price.
republic-intrigue-murder-of-a-tribune = When another faction uses a Tribune: a senator of yours in Rome rolls a die, loses so much popularity, and silences it if the die is even.
republic-intrigue-mob-incited = When another faction has attacked a Tribune with a card: a die and the oratory of a senator of yours in Rome is the number of mortality chits that threaten its senators in Rome.
republic-intrigue-proscription = After a battle that one side has won in a civil war: the highest ranking official may remove all knights for a die of talents each. His faction attracts no more knights; all others add 1 to their rolls for them.

## Laws

republic-law-effect-calpurnian = Once a turn the Censor may fine a corrupt governor who has come home this turn: a die of talents.
republic-law-effect-military-reforms = Influence alone makes nobody Consul for Life any more.
republic-law-effect-tradition-erodes = Consuls and Dictators may be elected Consul again at once.
republic-law-effect-servilian = Its player adds 1 to all his rolls for knights; or it repeals the Acilian Law.
republic-law-effect-acilian = The fine of the Calpurnian Law belongs to the faction with most knights, not to the Censor.
republic-law-effect-plautian-papirian = Halves the strength of the Social War and lowers unrest by 2. Each senator of its player loses 1 popularity.
republic-law-effect-gabinian = At the start of the Combat Phase commanders may raise legions and fleets at their own cost.
republic-law-effect-vatinian = Every aligned senator may be elected governor, and may rule a province through a legate.
republic-law-effect-manilian = A victorious general may keep his army in the Revolution Phase and lead it to another war.
republic-law-effect-julian = Ends all shortage of men and lowers unrest by 3. Each senator of its player loses a die of influence.
republic-law-needs-tradition-erodes = needs active wars of strength 15 together
republic-law-needs-acilian = needs the Calpurnian Law
republic-law-needs-plautian-papirian = needs the Social War in the Forum
republic-law-needs-gabinian = needs a war with the Cilician pirates in the Forum
republic-law-needs-julian = needs the Social War in the Forum

## Events of the deck

republic-forum-effect-era-ends = The game ends with this Forum Phase. Persuasion fails on 9 or more.
republic-forum-effect-pergamene-bequest = The Field Consul may be sent with { $legions } legions and { $fleets } fleets to collect it: { $talents } T in the next Revenue Phase, and the province { $province }.
republic-forum-effect-bithynian-bequest = The Field Consul may be sent with { $legions } legions and { $fleets } fleets to collect it: { $talents } T in the next Revenue Phase, and the province { $province }.
republic-forum-effect-ptolemy-apion-bequest = { $province } becomes a province in the Senate Phase.
republic-forum-effect-catiline = The highest ranking official names another faction: a die of mortality chits threatens its senators in Rome. He loses 1 popularity for each chit.

## Events

republic-side = { $name }: { $effect }
republic-event-effect-ally-deserts = battles with an even sum of dice: the { $dice ->
    [white] white dice add
   *[black] black die adds
} to the enemy’s strength
republic-event-effect-allied-enthusiasm = the State receives { $talents } T in the next Revenue Phase
republic-event-effect-barbarian-raids = each frontier province needs { $target } with two dice and its military force, or raiders overrun it
republic-event-effect-drought = one more drought: unrest grows, grain can be profiteered with
republic-event-effect-enemy-leader-dies = { $side ->
    [dark] an enemy leader dies and his largest active war ends for now, for { $percent }% of its spoils
   *[light] at the end of the Forum Phase an enemy leader dies
}
republic-event-effect-enemys-ally-deserts = battles with an odd sum of dice: the { $dice ->
    [white] white dice are
   *[black] black die is
} taken from the enemy’s strength
republic-event-effect-epidemic = { $chits } mortality chits: { $side ->
    [dark] the first named who is away from Rome dies
   *[light] those named who are in Rome die
}
republic-event-effect-evil-omens = { $side ->
    [dark] one more on all rolls
   *[light] the State pays { $talents } T; -1 on all rolls (persuasion: +1 on the dice), but for initiatives and events
}
republic-event-effect-internal-disorder = each governor of an undeveloped province needs { $target } with a die and 1 for each legion there, or it revolts
republic-event-effect-manpower-shortage = legions and fleets cost { $cost } T more each
republic-event-effect-mob-violence = { $side ->
    [dark] mortality chits by unrest and a die
   *[light] mortality chits by unrest
} threaten those in Rome who are less popular than that
republic-event-effect-natural-disaster = { $side ->
    [dark] one more concession is destroyed by a die
   *[light] the State pays { $talents } T, and a die destroys a concession
}
republic-event-effect-new-alliance = at the end of the Senate Phase a war ends, { $side ->
    [dark] for good and for all its spoils
   *[light] for now and for half its spoils
}
republic-event-effect-pretender-emerges = with the next active war a province revolts: { $side ->
    [dark] without a battle
   *[light] its governor has to fight for it
}
republic-event-effect-refuge = { $side ->
    [dark] the next beaten leader wakes all wars in the Forum and aids them
   *[light] the next beaten leader aids the next war drawn
}
republic-event-effect-rhodian-alliance = { $fleets } free fleets in all until the war is over that needs most
republic-event-effect-storm-at-sea = two dice of fleets are lost
republic-event-effect-trial-of-verres = each province brings the State { $income } T more and its governor { $income } T less spoils

## Provinces and land bills

republic-card-frontier = a frontier province
republic-card-province = { $developed ->
    [0] Undeveloped
   *[other] Developed
}: income for the State { $income }, spoils { $spoils }; land strength { $land }, naval strength { $naval }
republic-bill-effect = Type { $type }: { $talents } T { $yearly ->
    [0] once
   *[other] each year
}, unrest -{ $unrest }; sponsor +{ $sponsor } and co-sponsor +{ $cosponsor } popularity, who votes against it -{ $voter }
