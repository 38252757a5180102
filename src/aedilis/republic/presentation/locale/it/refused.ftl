# Ciò che La Repubblica di Roma rifiuta, in italiano.
#
# $word è una parola del tentativo, così com'era scritta.

## Niente del genere

republic-refused-over = La partita è finita.
republic-refused-no-seat = A questo tavolo non c’è quel posto.
republic-refused-gone = La tua Fazione è fuori dalla partita.
republic-refused-not-asked = Ora non tocca a te decidere.
republic-refused-unknown = Questa non è una mossa del gioco.
republic-refused-no-verb = In questo gioco non si può fare nulla che si chiami «{ $word }».
republic-refused-not-part = Qui «{ $word }» non è richiesto.
republic-refused-no-number = «{ $word }» dev’essere un numero intero.
republic-refused-no-list = «{ $word }» dev’essere un elenco.
republic-refused-no-such = Non c’è nulla che si chiami «{ $word }».
republic-refused-not-in-play = «{ $word }» non è in gioco.
republic-refused-too-many = «{ $word }» è { $count }, e può essere al massimo { $most }.
republic-refused-too-few = «{ $word }» è { $count }, e dev’essere almeno { $least }.

## Che cosa ora non si può fare

republic-refused-not-now = Ora non è possibile: { $word }.
republic-refused-promised = Hai promesso { A($to) } di proporre prima questo: { $promised }.
republic-refused-promised-vote = Hai promesso { A($to) } un voto { $yes ->
    [0] contrario
   *[other] favorevole
} a questo: { $promised }.
republic-refused-card-promised = Hai promesso questa carta a qualcuno: { $card }.
republic-refused-wrong-phase = Questo appartiene a un’altra fase: { $phase }.
republic-refused-too-early = Il Senato non è ancora arrivato a questo.
republic-refused-too-late = Il Senato è già oltre.
republic-refused-no-neutrals = Questo si fa solo a un tavolo di una o due persone.
republic-refused-nothing-proposed = A un tavolo di una o due persone non si propone, non si vota e non si processa nulla.
republic-refused-checked-already = Hai già chiesto una verifica di Attentato in questo turno.
republic-refused-no-division = Ora non si dividono le Spoglie.
republic-refused-not-your-share = Tocca { A($seat) } scegliere dalle Spoglie.
republic-refused-not-presiding = Può farlo solo chi presiede il Senato, o chi ha un Tribuno.
republic-refused-no-card = Non hai nessuna carta di questo tipo: { $card }.
republic-refused-tribune-used = { $person } ha già usato il suo Tribuno in questo turno.
republic-refused-vetoes-land-bills = { $person } può opporre il veto solo alle Leggi agrarie.
republic-refused-no-law = Non hai Leggi in mano.
republic-refused-attacked-already = In questo turno la tua Fazione ha già compiuto il suo Attentato.
republic-refused-nobody-in-rome = Non hai Senatori a Roma.
republic-refused-life-tried = In questo turno qualcuno è già stato candidato a Console a vita.
republic-refused-repeal-tried = In questo turno si è già tentata la Revoca di una Legge agraria.
republic-refused-no-captive = Nessuno dei tuoi Senatori è Prigioniero.

## Persone

republic-refused-captive = { $person } è Prigioniero.
republic-refused-rebel = { $person } è in rivolta.
republic-refused-governs = { $person } non è a Roma: governa { $province }.
republic-refused-in-field = { $person } non è a Roma: è in campo.
republic-refused-unaligned = { $person } non appartiene a nessuna Fazione.
republic-refused-for-life = { $person } è Console a vita.
republic-refused-theirs = { $person } non è della tua Fazione.
republic-refused-own = { $person } è della tua stessa Fazione.
republic-refused-outgoing = { $person } era Console o Dittatore quando il Senato si è riunito, e non può essere rieletto subito.
republic-refused-major-office = { $person } ha una Carica maggiore.
republic-refused-victor = { $person } ha vinto la sua battaglia e tiene il comando fino alla fase Rivoluzione.
republic-refused-just-sent = { $person } è stato mandato in guerra, o rinforzato, in questa seduta.
republic-refused-returned = { $person } è tornato da una Provincia in questo turno.
republic-refused-struck-already = In questo turno c’è già stato un Attentato a un Senatore della Fazione { DI($person) }.
republic-refused-never-consul = { $person } non è mai stato Console.
republic-refused-low-influence = { $person } ha troppo poca Influenza per essere candidato a Console a vita.
republic-refused-no-talents = { $person } non ha Talenti nel Tesoro personale.
republic-refused-failed-already = Questa proposta su { $person } è già fallita in questo turno.
republic-refused-no-consent = A questa proposta su { $person } è appena stato negato il consenso che le serve.
republic-refused-leads-already = { $person } è già il Capofazione.
republic-refused-is-leader = { $person } è Capofazione e nessuno può persuaderlo.
republic-refused-not-him = Qui non si può scegliere { $person }.
republic-refused-same-id = C’è già in gioco qualcuno con questo ID.
republic-refused-family-elsewhere = La sua Famiglia è in un’altra Fazione.

## Carte e altre cose

republic-refused-not-offered = Questo qui non si può scegliere.
republic-refused-not-in-hand = Non hai in mano { $card }.
republic-refused-card-not-now = Qui non si può usare { $card }.
republic-refused-concession-held = La Concessione { $concession } appartiene { A($person) }.
republic-refused-no-concession = La Concessione { $concession } non è nel Foro.
republic-refused-concession-tried = La Concessione { $concession } è già stata proposta in questo turno.
republic-refused-needs-land-bill = La Concessione { $concession } si può avere solo mentre è in vigore una Legge agraria.
republic-refused-no-war = Questa Guerra non è nel Foro: { $war }.
republic-refused-no-rebel = nessuno marcia su Roma in rivolta.
republic-refused-no-rebel-there = in { $province } non c’è nessun Governatore ribelle da attaccare.
republic-refused-war-not-active = Questa Guerra non è Attiva: { $war }.
republic-refused-earlier-war = Non si può attaccare una Guerra ({ $war }) senza attaccare anche quella che la precede ({ $earlier }).
republic-refused-war-needs-fleets = Per questa Guerra { $least ->
    [one] serve una Flotta
   *[other] servono { $least } Flotte
}; a Roma ne restano { $count }: { $war }.
republic-refused-war-needs-legions = Per questa Guerra servono Legioni, e a Roma non ne resta nessuna: { $war }.
republic-refused-not-roman = { $province } non è una Provincia di Roma.
republic-refused-has-governor = { $province } ha già un Governatore: { $person }.
republic-refused-no-governor = { $province } non ha un Governatore.
republic-refused-office-filled = Ora non si può assegnare la Carica: { $office }.
republic-refused-games-dear = Questi Giochi costano { $talents } T: { $games }.
republic-refused-bills-full = Sono già in vigore tutte le Leggi agrarie di tipo { $bill } possibili.
republic-refused-bill-tried = Ora non si può proporre una Legge agraria di tipo { $bill }.

## Denaro e forze

republic-refused-talents-short = { $talents } T sono troppi: se ne possono pagare al massimo { $most }.
republic-refused-treasury-short = Costa { $talents } T, e l’Erario ne ha { $treasury }.
republic-refused-legions-short = Legioni { $count }: troppe; ne possono andare al massimo { $most }.
republic-refused-fleets-short = Flotte { $count }: troppe; ne possono andare al massimo { $most }.
republic-refused-support-short = Flotte { $count }: troppo poche; ne devono andare almeno { $least }.
