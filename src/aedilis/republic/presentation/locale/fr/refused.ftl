# La République de Rome en français : ce qui est refusé.
#
# $word est un mot de la tentative, tel qu'il a été écrit.

## Rien de tel

republic-refused-over = La partie est finie.
republic-refused-no-seat = Ce siège n’existe pas à cette table.
republic-refused-gone = Votre faction a quitté la partie.
republic-refused-not-asked = Ce n’est pas à vous de décider maintenant.
republic-refused-unknown = Ce n’est pas un coup de ce jeu.
republic-refused-no-verb = Rien ne se fait dans ce jeu sous le nom de « { $word } ».
republic-refused-not-part = « { $word } » n’est pas demandé ici.
republic-refused-no-number = « { $word } » doit être un nombre entier.
republic-refused-no-list = « { $word } » doit être une liste.
republic-refused-no-such = Rien ne s’appelle « { $word } ».
republic-refused-not-in-play = « { $word } » n’est pas en jeu.
republic-refused-too-many = « { $word } » vaut { $count } ; c’est { $most } au plus.
republic-refused-too-few = « { $word } » vaut { $count } ; c’est { $least } au moins.

## Ce qui n'est pas possible maintenant

republic-refused-not-now = Ce n’est pas possible maintenant : { $word }.
republic-refused-promised = Vous avez promis à { $to } de proposer d’abord ceci : { $promised }.
republic-refused-promised-vote = Vous avez promis à { $to } de voter { $yes ->
    [0] contre
   *[other] pour
} ceci : { $promised }.
republic-refused-card-promised = Vous avez promis cette carte à quelqu’un : { $card }.
republic-refused-wrong-phase = Cela se fait dans une autre phase : { $phase }.
republic-refused-too-early = Le Sénat n’en est pas encore là.
republic-refused-too-late = Le Sénat n’en est plus là.
republic-refused-no-neutrals = Cela ne se fait qu’à une table d’une ou deux personnes.
republic-refused-nothing-proposed = À une table d’une ou deux personnes, on ne propose, ne vote ni ne juge rien.
republic-refused-checked-already = Vous avez déjà demandé une vérification d’assassinat ce tour-ci.
republic-refused-no-division = On ne partage pas les dépouilles en ce moment.
republic-refused-not-your-share = C’est à { $seat } de choisir dans les dépouilles.
republic-refused-not-presiding = Cela revient au magistrat président, ou à qui emploie un Tribun.
republic-refused-no-card = Vous n’avez aucune carte de cette sorte : { $card }.
republic-refused-tribune-used = { $person } a déjà usé de son Tribun ce tour-ci.
republic-refused-vetoes-land-bills = { $person } ne peut opposer son veto qu’aux Lois agraires.
republic-refused-no-law = Vous n’avez pas de loi en main.
republic-refused-attacked-already = Votre faction a déjà fait sa tentative d’assassinat ce tour-ci.
republic-refused-nobody-in-rome = Vous n’avez pas de sénateur à Rome.
republic-refused-life-tried = Quelqu’un a déjà été proposé comme Consul à vie ce tour-ci.
republic-refused-repeal-tried = L’abrogation d’une Loi agraire a déjà été tentée ce tour-ci.
republic-refused-no-captive = Aucun de vos sénateurs n’est captif.

## Personnes

republic-refused-captive = { $person } est captif.
republic-refused-rebel = { $person } est rebelle.
republic-refused-governs = { $person } n’est pas à Rome : il gouverne { $province }.
republic-refused-in-field = { $person } n’est pas à Rome : il est en campagne.
republic-refused-unaligned = { $person } n’est d’aucune faction.
republic-refused-for-life = { $person } est Consul à vie.
republic-refused-theirs = { $person } n’est pas de votre faction.
republic-refused-own = { $person } est de votre propre faction.
republic-refused-outgoing = { $person } était Consul ou Dictateur à l’ouverture de la séance et ne peut pas être réélu aussitôt.
republic-refused-major-office = { $person } tient une charge majeure.
republic-refused-victor = { $person } a vaincu et garde son commandement jusqu’à la phase de révolution.
republic-refused-just-sent = { $person } a été envoyé ou renforcé dans cette séance.
republic-refused-returned = { $person } est rentré de sa province ce tour-ci.
republic-refused-struck-already = Un sénateur de la faction { DE($person) } a déjà subi une tentative d’assassinat ce tour-ci.
republic-refused-never-consul = { $person } n’a jamais été Consul.
republic-refused-low-influence = { $person } a trop peu d’influence pour être proposé comme Consul à vie.
republic-refused-no-talents = { $person } n’a pas de Talents dans son Trésor personnel.
republic-refused-failed-already = Cette proposition sur { $person } a déjà été rejetée ce tour-ci.
republic-refused-no-consent = Cette proposition sur { $person } vient de se voir refuser le consentement requis.
republic-refused-leads-already = { $person } dirige déjà la faction.
republic-refused-is-leader = { $person } dirige sa faction et nul ne peut le persuader.
republic-refused-not-him = { $person } ne peut pas être choisi ici.
republic-refused-same-id = Quelqu’un de ce numéro est déjà en jeu.
republic-refused-family-elsewhere = Sa Famille est dans une autre faction.

## Cartes et autres choses

republic-refused-not-offered = Ce choix n’est pas possible ici.
republic-refused-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
republic-refused-card-not-now = Cette carte ne peut pas servir ici : { $card }.
republic-refused-concession-held = Cette concession, { $concession }, est à { $person }.
republic-refused-no-concession = Cette concession n’est pas au Forum : { $concession }.
republic-refused-concession-tried = Cette concession a déjà été proposée ce tour-ci : { $concession }.
republic-refused-needs-land-bill = Cette concession ne s’attribue que si une Loi agraire est en vigueur : { $concession }.
republic-refused-no-war = Cette guerre n’est pas au Forum : { $war }.
republic-refused-no-rebel = personne ne marche sur Rome en révolte.
republic-refused-no-rebel-there = aucun gouverneur rebelle ne peut être attaqué là ({ $province }).
republic-refused-war-not-active = Cette guerre n’est pas active : { $war }.
republic-refused-earlier-war = On ne peut pas attaquer une guerre ({ $war }) sans attaquer aussi celle qui la précède ({ $earlier }).
republic-refused-war-needs-fleets = Cette guerre demande { $least ->
    [one] une flotte
   *[other] { $least } flottes
} ; il en reste { $count } à Rome : { $war }.
republic-refused-war-needs-legions = Cette guerre demande des légions, et il n’en reste pas à Rome : { $war }.
republic-refused-not-roman = { $province } n’est pas une province de Rome.
republic-refused-has-governor = { $province } a pour gouverneur { $person }.
republic-refused-no-governor = { $province } n’a pas de gouverneur.
republic-refused-office-filled = Cette charge ne peut pas être donnée maintenant : { $office }.
republic-refused-games-dear = Ces Jeux, { $games }, coûtent { $talents } T.
republic-refused-bills-full = Il y a déjà en vigueur autant de Lois agraires de type { $bill } qu’il peut y en avoir.
republic-refused-bill-tried = Une Loi agraire de type { $bill } ne peut pas être proposée maintenant.

## Argent et forces

republic-refused-talents-short = { $talents } T, c’est trop ; on peut payer { $most } T au plus.
republic-refused-treasury-short = Cela coûte { $talents } T, et l’État en a { $treasury }.
republic-refused-legions-short = Nombre de légions trop élevé, { $count } : il peut en partir { $most } au plus.
republic-refused-fleets-short = Nombre de flottes trop élevé, { $count } : il peut en partir { $most } au plus.
republic-refused-support-short = Nombre de flottes trop faible, { $count } : il doit en partir { $least } au moins.
