# Glory to Rome in italiano, con i termini di Sit Gloria Romae.

## Nomi

glory-jack = Senatore
glory-jacks = { $count ->
    [one] un Senatore
   *[other] { $count } Senatori
}
# Un edificio nel testo, con l'articolo. $id è la sua parola nelle partite registrate.
glory-the = { $id ->
    [bar] l’{ $name }
    [insula] la { $name }
    [latrine] la { $name }
    [road] la { $name }
    [palisade] la { $name }
    [academy] l’{ $name }
    [archway] l’{ $name }
    [atrium] l’{ $name }
    [bath] le { $name }
    [foundry] la { $name }
    [gate] la { $name }
    [school] la { $name }
    [amphitheatre] l’{ $name }
    [aqueduct] l’{ $name }
    [storeroom] la { $name }
    [tower] la { $name }
    [catacomb] le { $name }
    [prison] la { $name }
    [scriptorium] lo { $name }
    [sewer] la { $name }
    [villa] la { $name }
    [basilica] la { $name }
    [fountain] la { $name }
    [stairway] la { $name }
    [statue] la { $name }
   *[other] il { $name }
}
glory-hidden-card = carta coperta
glory-several = { $name } ×{ $count }
glory-you = te
glory-from = { $from ->
    [deck] dal mazzo
    [hand] dalla mano
    [stockpile] dal Magazzino
    [clientele] da una Clientela
   *[pool] dal Piatto
}
glory-first-card = { $name }: { $card }

## Che cosa è successo

glory-turn = Turno { $turn }. { $who ->
    [you] Il Prefetto sei tu.
   *[other] Il Prefetto è { $name }.
}
glory-first-cards = Prime carte: { $cards }.
glory-first-leader = { $who ->
    [you] Il primo Prefetto sei tu.
   *[other] Il primo Prefetto è { $name }.
}
glory-led = { $who ->
    [you] Conduci { $role } con { $cards }.
   *[other] { $name } conduce { $role } con { $cards }.
}
glory-followed = { $who ->
    [you] Segui { $role } con { $cards }.
   *[other] { $name } segue { $role } con { $cards }.
}
glory-thinks = { $who ->
    [you] Pensi.
   *[other] { $name } pensa.
}
glory-took-jack = { $who ->
    [you] Prendi un Senatore; { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }.
   *[other] { $name } prende un Senatore; { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }.
}
glory-drew = { $who ->
    [you] Peschi { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
   *[other] { $name } pesca { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
}
glory-drew-seen = { $count ->
    [0] Non peschi nulla.
   *[other] Peschi { $cards }.
}
glory-discarded = { $who ->
    [you] Scarti { $cards } (Latrina).
   *[other] { $name } scarta { $cards } (Latrina).
}
glory-discarded-hand = { $who ->
    [you] Scarti tutta la mano (Vomitorium): { $cards }.
   *[other] { $name } scarta tutta la mano (Vomitorium): { $cards }.
}
glory-gathered = { $who ->
    [you] Prendi { $card-material } dal Piatto.
   *[other] { $name } prende { $card-material } dal Piatto.
}
glory-docked = { $who ->
    [you] Metti { $card } ({ $card-material }) dalla mano nel tuo Magazzino (Porto).
   *[other] { $name } mette { $card } ({ $card-material }) dalla mano nel proprio Magazzino (Porto).
}
glory-hired = { $who ->
    [you] Assumi { $card-role } ({ $card }) { glory-from }.
   *[other] { $name } assume { $card-role } ({ $card }) { glory-from }.
}
glory-held = { $who ->
    [you] Tieni in sospeso un’azione { $role } per un Sito Fuori Città.
   *[other] { $name } tiene in sospeso un’azione { $role } per un Sito Fuori Città.
}
glory-sold = { $who ->
    [you] Metti nella tua Cantina una carta coperta { glory-from }.
   *[other] { $name } mette nella propria Cantina una carta coperta { glory-from }.
}
glory-sold-seen = { $who ->
    [you] Metti nella tua Cantina { $card } ({ $card-material }) { glory-from }.
   *[other] { $name } mette nella propria Cantina { $card } ({ $card-material }) { glory-from }.
}
glory-laid = { $who ->
    [you] Getti le fondamenta { DI($card-the) } su un Sito di { $site }{ $outside ->
        [0] {""}
       *[other] {" "}Fuori Città
    }.
   *[other] { $name } getta le fondamenta { DI($card-the) } su un Sito di { $site }{ $outside ->
        [0] {""}
       *[other] {" "}Fuori Città
    }.
}
glory-added = { $who ->
    [you] Aggiungi { $card-material } { glory-from } { A($to-the) }.
   *[other] { $name } aggiunge { $card-material } { glory-from } { A($to-the) }.
}
glory-completed = { $who ->
    [you] Completi { $card-the }; la tua Influenza è { $influence }.
   *[other] { $name } completa { $card-the }; ora ha Influenza { $influence }.
}
glory-burst = { $who ->
    [you] { $card-the } ti dà fino a { $count } { $gift }.
   *[other] { $card-the } dà { A($name) } fino a { $count } { $gift }.
}
glory-gift-actions = { $count ->
    [one] azione { $role }
   *[other] azioni { $role }
}
glory-gift-thinks = { $count ->
    [one] occasione di pensare
   *[other] occasioni di pensare
}
glory-fountain = { $who ->
    [you] Peschi una carta (Fontana).
   *[other] { $name } pesca una carta (Fontana).
}
glory-fountain-seen = Peschi { $card } (Fontana).
glory-kept = { $who ->
    [you] Tieni la carta in mano.
   *[other] { $name } tiene la carta in mano.
}
glory-seized = { $who ->
    [you] Prendi { $card-the } { A($from) }, che riceve il Sito della tua Prigione.
   *[other] { $from-who ->
        [you] { $name } ti prende { $card-the }, e tu ricevi il Sito della Prigione.
       *[other] { $name } prende { $card-the } { A($from) }, che riceve il Sito della Prigione.
    }
}
glory-opened = { $who ->
    [you] Rendi pubblica la funzione { DI($card-the) } { DI($of) } con { $with-material } { glory-from }.
   *[other] { $of-who ->
        [you] { $name } rende pubblica la funzione del tuo edificio { $card } con { $with-material } { glory-from }.
       *[other] { $name } rende pubblica la funzione { DI($card-the) } { DI($of) } con { $with-material } { glory-from }.
    }
}
glory-demands = { $who ->
    [you] Mostri le tue carte: Roma richiede { $materials }.
   *[other] { $name } mostra le sue carte: Roma richiede { $materials }.
}
glory-demands-cards = { $who ->
    [you] Mostri { $cards }: Roma richiede { $materials }.
   *[other] { $name } mostra { $cards }: Roma richiede { $materials }.
}
glory-to-rome = { $who ->
    [you] Non hai { $material }: «Sit Gloria Romae!»
   *[other] { $name } non ha { $material }: «Sit Gloria Romae!»
}
glory-took = { $who ->
    [you] Prendi { $materials } dal Piatto.
   *[other] { $name } prende { $materials } dal Piatto.
}
glory-gave = { $who ->
    [you] Consegni { A($to) } { $cards-materials } ({ $cards }).
   *[other] { $to-who ->
        [you] { $name } ti consegna { $cards-materials } ({ $cards }).
       *[other] { $name } consegna { A($to) } { $cards-materials } ({ $cards }).
    }
}
glory-coliseum = { $who ->
    [you] Prendi { $card } ({ $card-role }) dalla Clientela { DI($from) } (Colosseo).
   *[other] { $from-who ->
        [you] { $name } prende { $card } ({ $card-role }) dalla tua Clientela (Colosseo).
       *[other] { $name } prende { $card } ({ $card-role }) dalla Clientela { DI($from) } (Colosseo).
    }
}
glory-bridge = { $who ->
    [you] Prendi { $cards-materials } dal Magazzino { DI($from) } (Ponte).
   *[other] { $from-who ->
        [you] { $name } prende { $cards-materials } dal tuo Magazzino (Ponte).
       *[other] { $name } prende { $cards-materials } dal Magazzino { DI($from) } (Ponte).
    }
}
glory-senate = { $who ->
    [you] Prendi { glory-jacks } fra le carte giocate da { $from } (Senato).
   *[other] { $name } prende { glory-jacks } fra le carte giocate da { $from } (Senato).
}
glory-sewer = { $who ->
    [you] Metti { $cards } nel tuo Magazzino (Fogna).
   *[other] { $name } mette { $cards } nel proprio Magazzino (Fogna).
}
glory-concedes = { $who ->
    [you] Per te la vittoria può andare { A($to) }.
   *[other] { $to-who ->
        [you] { $name } ti concederebbe la vittoria.
       *[other] { $name } concederebbe la vittoria { A($to) }.
    }
}
glory-fights-on = { $who ->
    [you] Non concedi più la vittoria.
   *[other] { $name } non concede più la vittoria.
}
glory-over = La partita è finita: { $ending } { $won ->
    [you] Vinci tu.
    [shared] Vincete insieme tu e { $winners }.
    [several] Vincono insieme { $winners }.
   *[other] Vince { $winners }.
}

## Com'è finita

glory-ending-deck = il mazzo è esaurito.
glory-ending-sites = l’ultimo Sito In Città è occupato.
glory-ending-catacomb = le Catacombe sono complete.
glory-ending-forum = decide il Foro.
glory-ending-concession = tutti gli altri concedono la vittoria.

glory-score = { $who ->
    [you] Tu
   *[other] { $name }
}: { $total ->
    [one] 1 punto
   *[other] { $total } punti
} ({ $parts })
glory-score-influence = Influenza { $points }
glory-score-vault = Cantina { $points }
glory-score-bonuses = bonus Mercante { $points }
glory-score-statue = Statua { $points }
glory-score-wall = Muro { $points }

## Domande. L'argomento è ciò che leggono gli altri mentre aspettano.

glory-awaiting = { $who ->
    [you] Tocca a te: { $topic }
   *[other] In attesa { DI($names) }: { $topic }
}
glory-ask-lead = Sei il Prefetto: conduci un ruolo oppure pensa.
    .topic = condurre o pensare
glory-ask-follow = Si conduce { $role }: segui oppure pensa.
    .topic = seguire o pensare
glory-ask-think = { $left ->
    [0] Pensi: scegli come.
    [one] Puoi pensare una volta.
   *[other] Puoi pensare { $left } volte; questa è una di esse.
}
    .topic = pensare
glory-left = { $left ->
    [0] {""}
    [one] {" "}(ne resta 1)
   *[other] {" "}(ne restano { $left })
}
glory-ask-craftsman = Artigiano{ glory-left }: getta delle fondamenta o aggiungi un materiale dalla mano.
    .topic = azione Artigiano
glory-ask-architect = Architetto{ glory-left }: getta delle fondamenta o aggiungi un materiale dal Magazzino.
    .topic = azione Architetto
glory-ask-laborer = Manovale{ glory-left }: prendi un materiale per il tuo Magazzino.
    .topic = azione Manovale
glory-ask-legionary = Legionario{ glory-left }: mostra delle carte per richiederne i materiali.
    .topic = azione Legionario
glory-ask-merchant = Mercante{ glory-left }: vendi un materiale nella tua Cantina.
    .topic = azione Mercante
glory-ask-patron = Patrono{ glory-left }: assumi un cliente.
    .topic = azione Patrono
glory-ask-reveal = Scegli la carta da scoprire. Conduce il primo nome in ordine alfabetico.
    .topic = scoprire una carta
glory-ask-cards = Scegli le carte da giocare.
    .topic = carte da giocare
glory-ask-demand = Scegli le carte da mostrare. Ognuna richiede una volta il suo materiale.
    .topic = carte da mostrare
glory-ask-pool = Scegli che cosa prendi dal Piatto dei materiali richiesti.
    .topic = materiali dal Piatto
glory-ask-give = { $low ->
    [0] { $demander } richiede { $material }. Hai una protezione: scegli che cosa consegni, se vuoi consegnare qualcosa.
   *[other] { $demander } richiede { $material }: scegli che cosa consegni.
}
    .topic = rispondere a una richiesta
glory-ask-clients = Scegli i clienti che vanno nella tua Cantina (Colosseo).
    .topic = prendere clienti
glory-ask-bath = Hai assunto un cliente che può agire subito come { $role } (Terme).
    .topic = azione di un nuovo cliente
glory-ask-fountain = Hai pescato { $card }. Scegli che cosa farne.
    .topic = uso della carta pescata
glory-ask-prison = Scegli l’edificio da prendere (Prigione).
    .topic = prendere un edificio
glory-ask-senate = Scegli i Senatori che prendi in mano (Senato).
    .topic = prendere Senatori
glory-ask-sewer = Scegli le carte giocate che vanno nel tuo Magazzino (Fogna).
    .topic = tenere carte giocate
glory-ask-aside = Che cosa puoi fare in ogni momento.
    .topic = in ogni momento

## Scelte

glory-choice-stop = { $asked ->
    [think] Non pensare
    [prison] Non prendere nessun edificio
    [bath] Non agire
   *[other] Basta così
}
glory-choice-think-jack = Pensare: prendere un Senatore
glory-choice-think-refill = Pensare: riempire la mano fino a { $limit } carte (pescarne { $count })
glory-choice-think-card = Pensare: pescare una carta
glory-choice-discard = Prima scartare { $card } (Latrina)
glory-choice-discard-hand = Prima scartare tutta la mano (Vomitorium)
glory-choice-play = { $asked ->
    [lead] Condurre { $role } con { $card }
   *[other] Seguire { $role } con { $card }
}
glory-choice-play-jack = { $asked ->
    [lead] Condurre { $role } con un Senatore
   *[other] Seguire { $role } con un Senatore
}
glory-choice-petition = { $asked ->
    [lead] Condurre { $role } con una Supplica di { $size } carte { $of }
   *[other] Seguire { $role } con una Supplica di { $size } carte { $of }
}
glory-choice-palace = { $asked ->
    [lead] Condurre { $role } con più carte (Palazzo)
   *[other] Seguire { $role } con più carte (Palazzo)
}
glory-choice-take = Prendere { $material } dal Piatto
glory-choice-dock = Mettere { $card } ({ $card-material }) dalla mano nel Magazzino (Porto)
glory-choice-hire = Assumere { $role } ({ $material }) dal Piatto
glory-choice-hire-deck = Assumere la prima carta del mazzo (Osteria)
glory-choice-hire-hand = Assumere { $card-role } ({ $card }) dalla mano (Acquedotto)
glory-choice-sell = Vendere { $material } dal Magazzino
glory-choice-sell-deck = Vendere la prima carta del mazzo senza guardarla (Atrio)
glory-choice-sell-hand = Vendere { $card } ({ $card-material }) dalla mano (Basilica)
glory-choice-lay = Gettare le fondamenta { DI($card-the) } su un Sito di { $site }{ $place ->
    [town] {""}
    [near] {" "}(Fuori Città)
   *[far] {" "}(Fuori Città, 2 azioni)
}
glory-choice-add-card = Aggiungere { $card } ({ $card-material }) { A($building-the) }
glory-choice-add-stockpile = Aggiungere { $material } dal Magazzino { A($building-the) }
glory-choice-add-pool = Aggiungere { $material } dal Piatto { A($building-the) }
glory-choice-open-stockpile = Rendere pubblica la funzione { DI($building-the) } { DI($seat) } con { $material } dal Magazzino
glory-choice-open-pool = Rendere pubblica la funzione { DI($building-the) } { DI($seat) } con { $material } dal Piatto
glory-choice-draw = Pescare la prima carta del mazzo (Fontana)
glory-choice-keep = Tenere { $card } in mano
glory-choice-demand = Richiedere in nome di Roma
glory-choice-act = { $asked ->
    [bath] Agire come { $role }
   *[other] Un cliente agisce come { $role } (Dispensa)
}
glory-choice-hold = Tenere in sospeso l’azione { $role } per un Sito Fuori Città
glory-choice-seize = Prendere { $building-the } { A($seat) }
glory-choice-reveal = Scoprire { $card }
glory-choice-concede = Concedere la vittoria { A($seat) }
glory-choice-unconcede = Non concedere più la vittoria
glory-choice-order-ask = Con una protezione da richieste: chiedermi che cosa consegno
glory-choice-order-never = Con una protezione da richieste: non chiedermi mai nulla
glory-choice-with = { $choice }: { $items }
glory-choice-with-nothing = { $choice }: nulla

glory-item-jack = Senatore { DI($name) }
glory-item-card = { $material } ({ $card })
glory-item-client = { $role } ({ $material }), cliente { DI($name) }

## Perché no

glory-refused-over = La partita è finita.
glory-refused-no-seat = A questo tavolo non c’è quel posto.
glory-refused-not-asked = Ora non tocca a te decidere.
glory-refused-unknown = Questa non è una mossa del gioco.
glory-refused-not-now = Ora non è possibile: { $verb ->
    [lead] condurre un ruolo
    [follow] seguire un ruolo
    [think] pensare
    [discard] scartare
    [take] prendere un materiale
    [dock] usare il Porto
    [hire] assumere un cliente
    [sell] vendere un materiale
    [lay] gettare delle fondamenta
    [add] aggiungere un materiale
    [open] rendere pubblica una funzione
    [draw] pescare una carta
    [keep] tenere la carta
    [demand] richiedere
    [give] consegnare materiali
    [act] agire con un cliente
    [hold] tenere in sospeso un’azione
    [seize] prendere un edificio
    [claim] prendere Senatori
    [store] tenere carte giocate
    [reveal] scoprire una carta
    [concede] concedere la vittoria
    [order] un’istruzione permanente
   *[other] smettere
}.
glory-refused-other-role = Il ruolo da seguire ora è { $role }.
glory-refused-nothing-led = Non è ancora stato condotto nessun ruolo.
glory-refused-no-role = { $word } non è un ruolo.
glory-refused-no-cards = Indica di quali carte si tratta.
glory-refused-not-in-hand = { $what } non è nella tua mano.
glory-refused-wrong-role = Quella carta non ha il ruolo { $role }.
glory-refused-jack-petition = Un Senatore non può far parte di una Supplica.
glory-refused-palace = Con il Palazzo tutte le carte devono avere il ruolo { $role } o essere Senatori.
glory-refused-petition = Per una Supplica servono { $size } carte di uno stesso ruolo.
glory-refused-no-jacks = Non restano Senatori da prendere.
glory-refused-hand-full = La tua mano è già piena: il limite è { $limit }.
glory-refused-hand-short = La tua mano è sotto il limite di { $limit }: puoi solo riempirla.
glory-refused-jack = Un Senatore non serve a questo.
glory-refused-no-function = Non hai la funzione { DI($building-the) }.
glory-refused-no-action = Non ti restano azioni per questo.
glory-refused-clientele-full = La tua Clientela è piena: il limite è { $limit }.
glory-refused-vault-full = La tua Cantina è piena: il limite è { $limit }.
glory-refused-not-in-pool = { $what } non è nel Piatto.
glory-refused-not-in-stockpile = { $what } non è nel tuo Magazzino.
glory-refused-too-many-demands = Non puoi mostrare più carte delle tue azioni Legionario: { $most }.
glory-refused-shown-already = Una di queste carte è già servita per una richiesta in questo turno.
glory-refused-not-demanded = Non è stato richiesto tanto materiale: { $material }.
glory-refused-must-give = Devi consegnare tutto il materiale richiesto che hai: { $material }.
glory-refused-not-exposed = Quei clienti non si possono prendere.
glory-refused-no-building = { $word } non è un edificio.
glory-refused-same-name = Hai già l’edificio { $building }, iniziato o completo.
glory-refused-wrong-site = Questo edificio vuole un Sito di { $material }.
glory-refused-no-site = Non resta nessun Sito di { $material }.
glory-refused-two-actions = Un Sito di { $material } Fuori Città costa due azioni, e non le hai.
glory-refused-town-first = C’è ancora un Sito di { $material } In Città.
glory-refused-not-begun = Non hai iniziato { $building-the }.
glory-refused-complete = L’edificio { $building } è già completo.
glory-refused-no-material = { $word } non è un materiale.
glory-refused-wrong-material = { $material } non si può aggiungere { A($building-the) }.
glory-refused-not-theirs = Nessun avversario ha completato { $building-the }.
glory-refused-wrong-stair = { $material } non è adatto { A($building-the) }.
glory-refused-no-such-jack = In questo turno gli avversari non hanno giocato quei Senatori.
glory-refused-not-played = Non hai giocato quelle carte in questo turno.
glory-refused-no-order = Quest’istruzione permanente non esiste.
glory-refused-no-concession = In questa edizione non si può concedere la vittoria.
glory-refused-no-match = Nessuna delle mosse che hai ora è così.
glory-refused-too-few = Non hai in mano tante carte così: { $what }.
glory-refused-used-already = Hai già usato { $building-the } prima di pensare questa volta.
glory-refused-empty-hand = La tua mano è vuota.
glory-refused-part-used = L’hai già fatto con l’azione in corso, e non te ne restano altre.
glory-refused-pool-closed = Assunta una carta dal mazzo, quest’azione non assume più dal Piatto.
glory-refused-wrong-source = Per questo non si può prendere una carta da lì.
glory-refused-only-laborer = Con la Dispensa un cliente agisce da Manovale, non in un altro ruolo.
glory-refused-demanded-already = Hai già fatto le tue richieste: si fanno tutte insieme.
glory-refused-too-few-in-pool = Nel Piatto non c’è tanto materiale: { $material }.
glory-refused-other-material = Ti si richiede soltanto { $material }.
glory-refused-vault-room = Nella tua Cantina non c’è posto per tante carte: il limite è { $limit }.
glory-refused-other-client = Questo cliente non può agire come { $role }.
glory-refused-no-hold = In questa edizione l’azione di un cliente assunto con le Terme non può attendere.
glory-refused-hold-builders = Solo l’azione di un Architetto o di un Artigiano può attenderne un’altra.
glory-refused-held-already = C’è già un’azione in attesa.
glory-refused-drawn-first = Prima di’ che cosa fai della carta che hai pescato.
glory-refused-not-drawn = Non hai ancora pescato una carta.
glory-refused-no-town-site = In Città non resta nessun Sito di { $material }.
glory-refused-which-building = Indica di quale edificio si tratta.
glory-refused-not-of-seat = Quell’avversario non ha completato l’edificio { $building }.
glory-refused-open-already = La funzione { DI($building-the) } è già di tutti.
glory-refused-order-stands = Quest’istruzione è già in vigore.
glory-refused-backs-nobody = Non hai concesso la vittoria a nessuno.
glory-refused-backs-already = Hai già concesso la vittoria a quel posto.
glory-refused-concede-whom = Indica un altro posto a cui concedi la vittoria.

## Funzioni, una riga per carta

glory-effect-jack = Vale come qualsiasi ruolo per condurre o seguire.
glory-effect-none = Nessuna funzione nella partita per principianti.
glory-effect-bar = Patrono: assumi anche la prima carta del mazzo.
glory-effect-insula = Limite della Clientela +2.
glory-effect-latrine = Prima di pensare puoi scartare una carta.
glory-effect-road = Qualsiasi materiale va bene per i tuoi edifici di Pietra.
glory-effect-circus-architect = Qualsiasi carta si può giocare come Architetto.
glory-effect-circus-pair = Due carte di uno stesso ruolo si possono giocare come un Senatore.
glory-effect-dock = Manovale: metti anche una carta della mano nel Magazzino.
glory-effect-market = Limite della Cantina +2.
glory-effect-palisade = Non devi rispondere alle richieste, salvo a quelle di chi ha il Ponte.
glory-effect-academy = Dopo un turno con una tua azione Artigiano puoi pensare.
glory-effect-archway = Architetto: i materiali possono venire dal Piatto.
glory-effect-atrium = Mercante: puoi vendere la prima carta del mazzo, senza guardarla.
glory-effect-bath = Ogni cliente che assumi può agire subito.
glory-effect-bath-together = Ogni cliente che assumi può agire subito; due Architetti o due Artigiani possono costruire insieme Fuori Città.
glory-effect-foundry = Al completamento: un’azione Manovale per ogni punto di Influenza.
glory-effect-gate = I tuoi edifici di Marmo funzionano fin dalle fondamenta.
glory-effect-gate-road = I tuoi edifici di Marmo funzionano fin dalle fondamenta; con la Strada anche quelli di Pietra che contengono Marmo.
glory-effect-school = Al completamento: pensa una volta per ogni punto di Influenza.
glory-effect-shrine = Limite di mano +2.
glory-effect-amphitheatre = Al completamento: un’azione Artigiano per ogni punto di Influenza.
glory-effect-aqueduct = Limite della Clientela raddoppiato. Patrono: assumi anche una carta della mano.
glory-effect-bridge = Le tue richieste raggiungono mano e Magazzino di ogni avversario senza Muro.
glory-effect-senate = A fine turno puoi prendere i Senatori giocati dagli avversari.
glory-effect-storeroom = Ogni tuo cliente può agire come Manovale.
glory-effect-tower = Le Macerie vanno bene per tutti i tuoi edifici. Fuori Città basta un’azione.
glory-effect-vomitorium = Prima di pensare puoi scartare tutta la mano.
glory-effect-wall = Non devi rispondere alle richieste. Alla fine 1 punto ogni 2 materiali nel tuo Magazzino.
glory-effect-catacomb = Al completamento: la partita finisce subito.
glory-effect-circus-maximus = Se conduci o segui, ogni cliente di quel ruolo agisce due volte.
glory-effect-coliseum = Legionario: prendi anche clienti del materiale richiesto per la tua Cantina.
glory-effect-garden = Al completamento: un’azione Patrono per ogni punto di Influenza.
glory-effect-prison = Al completamento: prendi un edificio completo di un avversario in cambio del Sito della Prigione.
glory-effect-prison-triggers = Al completamento: prendi un edificio completo di un avversario, con il suo effetto al completamento, in cambio del Sito della Prigione.
glory-effect-scriptorium = Il Marmo va bene per tutti i tuoi edifici.
glory-effect-scriptorium-completes = Un solo Marmo completa qualsiasi tuo edificio.
glory-effect-sewer = A fine turno puoi mettere nel tuo Magazzino le carte che hai giocato.
glory-effect-villa = Un Architetto la completa con un solo materiale.
glory-effect-basilica = Mercante: vendi anche una carta della mano, che gli avversari non vedono.
glory-effect-forum = Vinci subito quando hai un cliente di ogni ruolo.
glory-effect-forum-materials = Vinci subito quando hai un cliente di ogni ruolo e ogni materiale nel tuo Magazzino.
glory-effect-fountain = Artigiano: puoi pescare la prima carta del mazzo e costruire con quella.
glory-effect-ludus-magna = I tuoi clienti Mercanti valgono come clienti di ogni ruolo.
glory-effect-palace = Conduci o segui con più carte: un’azione per ognuna.
glory-effect-stairway = Architetto: invece di costruire, aggiungi un materiale all’edificio di un avversario e rendine pubblica la funzione.
glory-effect-stairway-extra = Architetto: oltre a costruire, aggiungi un materiale all’edificio di un avversario e rendine pubblica la funzione.
glory-effect-statue = Può stare su qualsiasi Sito. 3 punti alla fine.
glory-effect-temple = Limite di mano +4.

## Edizioni e opzioni, una riga ciascuna

# Titoli come pubblicati: l'edizione spagnola e quella italiana hanno il proprio, le regole francesi del 2008
# tengono quello inglese; l'anno le distingue dal gioco in generale.
glory-edition-name-es2011 = Gloria a Roma
glory-edition-name-es2011-original = Gloria a Roma con le carte originali
glory-edition-name-it2011 = Sit Gloria Romae
glory-edition-name-fr2008 = Glory to Rome 2008
glory-edition-es2011 = Gloria a Roma (2011, spagnola): Suppliche di due carte; con il Circo qualsiasi carta è un Architetto; il Foro vuole anche tutti i materiali.
glory-edition-es2011-original = Gloria a Roma con le carte originali di Circo e Foro: Suppliche di tre carte.
glory-edition-it2011 = Sit Gloria Romae (2011, italiana): la Scalinata si aggiunge al costruire; la Prigione prende anche gli effetti al completamento.
glory-edition-fr2008 = Glory to Rome (2008, regole francesi, carte inglesi): le carte vendute restano scoperte fino a fine turno.
glory-option-edition = Edizione: con quali regole e carte si gioca.
glory-option-beginner = Partita per principianti: gli edifici non hanno funzione e i Siti sono meno.
glory-option-expert = Inizio per esperti: ognuno sceglie la carta che decide chi comincia.
glory-option-town-sites = Siti di ogni materiale In Città all’inizio.
glory-option-vault-memory = Cantine: segrete come da regole, oppure con le carte che hai visto sempre in vista per te.
glory-option-prison-triggers = Prigione: l’effetto al completamento dell’edificio preso avviene di nuovo.
glory-option-scriptorium-completes = Studio: un solo Marmo completa un edificio; altrimenti è un materiale che va bene ovunque.
glory-option-bath-wild = Terme: i nuovi clienti possono agire in altri ruoli con Ludus Magnus e Dispensa.
glory-option-demand-shows-card = Legionario: a ogni richiesta si mostra la carta intera; altrimenti solo il suo materiale.
