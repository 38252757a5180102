# Perché una risposta vale la pena, così come la vede un bot: per i suggerimenti e per riguardare la
# partita, in italiano.

republic-why-quiet = Nient’altro di ciò che potresti fare qui vale ora quello che costa.
republic-why-serves = Per tutto ciò che è scoperto, è quello che serve di più alla tua Fazione.
republic-why-waits = Non costa nulla e non ti impegna a nulla.
republic-why-state-rich = Lo Stato può farne a meno: dopo il prossimo anno avrà ancora { $talents } T nel peggiore dei casi.
republic-why-state-broke = L’anno prossimo allo Stato possono mancare { $talents } T, e se non può pagare perdono tutti.
republic-why-state-poor = Dopo il prossimo anno allo Stato possono restare solo { $talents } T, e le Guerre costano di più; un dono porta anche Influenza.
republic-why-clean = Ciò che guadagneresti è meno di quanto ti costa la macchia.
republic-why-spoils = Il denaro per te vale più di quanto costa la macchia.
republic-why-games = Il prossimo Discorso troverà un Malcontento di { $unrest }: i Giochi lo abbassano.
republic-why-no-games = Il popolo sopporta: il prossimo Discorso troverà un Malcontento di { $unrest }.
republic-why-purse = Sul tuo oratore migliore il denaro può conquistare Senatori; quello nel Tesoro di Fazione risponde ai doni.
republic-why-nobody-won = Con il denaro che c’è non si può conquistare nessuno con buone probabilità.
republic-why-persuade = Probabilità di conquistare { $person }: { $chance } %, se nessuno paga contro.
republic-why-attempt = Così la probabilità di conquistare { $person } è pari a { $chance } %.
republic-why-counter = Porta a { $chance } % la probabilità che { $person } sia persuaso.
republic-why-no-counter = La probabilità che { $person } sia persuaso è pari a { $chance } %: non vale il tuo denaro.
republic-why-knight = { $person } ottiene un Cavaliere, un voto e una rendita per sempre, con probabilità pari a { $chance } %.
republic-why-bid = Hai denaro per trarre profitto da un’altra Iniziativa.
republic-why-no-bid = Un’altra Iniziativa ti porterebbe meno dei Talenti che costa.
republic-why-play = Sul tavolo { $card } conta subito, e nella tua mano nulla.
republic-why-discard = Sono le carte che ti mancheranno di meno.
republic-why-leader = { $person } è chi vale di più per te, e un Capofazione non lo può persuadere nessuno.
republic-why-own-office = { $person } è dei tuoi, e la Carica porta Influenza e voce in ciò che fa Roma.
republic-why-general = { $person } comanda bene un esercito (Militare { $military }), e i suoi amici lo voteranno.
republic-why-own-gain = { $person } è dei tuoi e ci guadagna ogni anno.
republic-why-for-votes = Ciò che gli altri ricevono porta con sé i loro voti.
republic-why-vote-neither = Comunque vada, non ti aiuta né ti danneggia molto.
republic-why-vote-bought = Con voti comprati si può cambiare l’esito, e vale il denaro.
republic-why-vote-own = È per { $person }, che è della tua Fazione.
republic-why-vote-accused = { $person }, che è accusato, è della tua Fazione.
republic-why-vote-rival = { $person } è un rivale, e una condanna gli costa Influenza.
republic-why-vote-master = Chi governa a vita può vincere così la partita.
republic-why-vote-own-master = Governerebbe a vita un tuo uomo, e può darti la partita.
republic-why-vote-forces = { $wars ->
    [one] C’è 1 Guerra
   *[other] Ci sono { $wars } Guerre
}, e dopo il prossimo anno lo Stato avrà { $talents } T nel peggiore dei casi, per come stanno le cose.
republic-why-vote-strong = Gli eserciti che manda bastano per ciò che li aspetta.
republic-why-vote-weak = Gli eserciti che manda rischiano più di quanto possono vincere.
republic-why-vote-land = Il Malcontento è { $unrest }, e le terre calmano il popolo.
republic-why-vote-yes = A Roma serve, e a te non nuoce.
republic-why-vote-no = Aiuterebbe altri più di te.
republic-why-adjourn = Ciò che varrebbe la pena proporre ora è fatto.
republic-why-forces = { $wars ->
    [0] Ora non c’è nessuna Guerra
    [one] C’è 1 Guerra
   *[other] Ci sono { $wars } Guerre
}, e lo Stato può pagare: per come stanno le cose, dopo il prossimo anno avrà { $talents } T nel peggiore dei casi.
republic-why-deploy = { $general } vincerebbe la prossima battaglia ({ $war }) con probabilità pari a { $chance } %.
republic-why-land = Il Malcontento è { $unrest }: le terre calmano il popolo e rendono popolare chi le sostiene.
republic-why-recall = { $general } non può vincere dov’è, e il suo esercito manca a Roma.
republic-why-loyal = Ciò che Roma potrebbe opporre al Ribelle è troppo, o c’è più da vincere in Senato.
republic-why-rebel = Roma può a stento fermare questa rivolta, e la sua Vittoria vince la partita.
republic-why-asks-legions = Può seguirlo un numero sufficiente di Legioni, e chi le interroga non è tenuto a ribellarsi.
