# Che cosa significa ogni segno e come sta la partita, in italiano.

glory-sign-part-kinds = Materiali e ruoli
glory-sign-part-camp = In un campo
glory-sign-part-buildings = Su un edificio
glory-sign-part-middle = Al centro
glory-sign-part-asked = Quando tocca a te
glory-sign-laborer = Prende un materiale dal Piatto e lo mette nel Magazzino.
glory-sign-craftsman = Getta delle fondamenta, o aggiunge a un edificio un materiale dalla mano.
glory-sign-legionary = Richiede i materiali delle carte mostrate: al Piatto e alle mani dei vicini.
glory-sign-architect = Getta delle fondamenta, o aggiunge a un edificio un materiale dal Magazzino.
glory-sign-merchant = Sposta un materiale dal Magazzino, coperto, nella Cantina, dove dà punti pari al suo valore.
glory-sign-patron = Assume una carta dal Piatto come cliente, che agisce ogni volta che si conduce il suo ruolo.
glory-sign-jack = Senatore
    .line = Vale come qualsiasi ruolo per condurre o seguire; non è un materiale.
glory-sign-coins = Monete
    .line = Il valore di una carta: quanti materiali richiede il suo edificio, quanta Influenza porta e quanti punti vale in una Cantina.
glory-sign-influence = Influenza
    .line = Ognuna vale un punto alla fine; limita inoltre Clientela e Cantina, e alcuni edifici la usano.
glory-sign-points = Punti che tutti possono contare
    .line = Vince chi ha più punti; ciò che sta coperto nelle Cantine, e i suoi bonus, si sa solo alla fine.
glory-sign-clients = Clientela
    .line = Ogni cliente agisce per te quando si conduce il suo ruolo, anche se tu pensi.
glory-sign-stock = Magazzino
    .line = Serve all’Architetto per costruire e al Mercante per vendere; non ha limite.
glory-sign-vault = Cantina
    .line = Ogni carta dà il suo valore alla fine, e la maggioranza di un materiale altri 3 punti.
glory-sign-hand = Mano
    .line = Carte da giocare come ruoli, edifici o materiali; il limite conta solo quando si pensa.
glory-sign-begun = Edificio iniziato
    .line = Ogni posto vuoto è un materiale che manca.
glory-sign-done = Edificio completo
    .line = Il suo Sito conta come Influenza e la sua funzione è in vigore.
glory-sign-for-all = Per tutti
    .line = Una Scalinata ha reso pubblica questa funzione.
glory-sign-glow = Bordo dorato
    .line = La funzione di questo edificio conta per ciò che decidi ora.
glory-sign-deck = Mazzo
    .line = Se ne pesca pensando e con alcuni edifici; quando finisce, finisce la partita.
glory-sign-pool = Piatto
    .line = Da qui i Manovali prendono materiali, i Patroni clienti, e i Legionari richiedono. Dopo il turno vi arrivano le carte giocate come ruoli.
glory-sign-sites = Siti
    .line = Quelli rimasti In Città e, dopo il più, Fuori Città; ogni edificio ne occupa uno.
glory-sign-open = Bordo verde
    .line = Questo si può scegliere ora.
glory-sign-chosen = Bordo verde con una spunta
    .line = Questo fa parte della tua risposta.
glory-explain-jacks = Ne restano { $count } dei { $all } nella pila.
glory-explain-value = valore { $value }
glory-explain-pair = Ruolo: { $role }; materiale: { $material }. Stanno sempre sulle stesse carte.
glory-explain-material = Un suo edificio richiede tanti materiali quanto il suo valore, { $value }, e porta altrettanta Influenza; in una Cantina ogni carta dà altrettanti punti.
glory-explain-own-clients = { $count ->
    [0] Non hai clienti di questo ruolo.
    [one] Anche 1 tuo cliente agisce quando lo si conduce.
   *[other] Anche { $count } tuoi clienti agiscono quando lo si conduce.
}
glory-explain-led = condotto in questo turno
glory-explain-site = Sito di { $material }
glory-explain-site-left = { $town } In Città, { $outside } Fuori Città
glory-explain-sites-all = Restano In Città, fra tutti i materiali: { $count }.
glory-explain-site-use = Qui comincia un edificio di questo materiale: ne richiede { $value } e porta { $value } di Influenza.
glory-explain-site-outside = Fuori Città le fondamenta costano due azioni del ruolo.
glory-explain-pool = Nel Piatto: { $material }
glory-explain-count = { $count }
glory-explain-influence-is = Influenza { $count }
glory-explain-leads = { $who ->
    [you] Sei il Prefetto di questo turno.
   *[other] { $name } è il Prefetto di questo turno.
}
glory-explain-camp = Un campo: clienti, materiali, Cantina, edifici e l’Influenza che li limita.
glory-explain-begun-with = { $count } fin dall’inizio.
glory-explain-from-sites = +{ $points } da { $count ->
    [one] 1 Sito
   *[other] { $count } Siti
} di { $material }.
glory-explain-limit-influence = Il limite è l’Influenza: { $count }.
glory-explain-raised = { $card }: +{ $count }.
glory-explain-doubled = { $card }: il limite raddoppia.
glory-explain-hidden = { $count ->
    [one] 1 carta è coperta.
   *[other] { $count } carte sono coperte.
}
glory-explain-points-influence = { $count } per l’Influenza.
glory-explain-points-vault = { $count } per le carte note della Cantina.
glory-explain-points-statue = { $count } per la Statua.
glory-explain-points-wall = { $count } per il Muro, secondo il Magazzino.
glory-explain-points-hidden = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
} nella Cantina: da { $least } a { $most } in più.
glory-explain-points-bonuses = I bonus del Mercante, 3 per la maggioranza di ogni materiale nelle Cantine, qui non sono contati.
glory-explain-points-won-bonuses = { $count } per i bonus del Mercante.
glory-explain-hand-limit = Pensando si può riempire fino a { $count }.
glory-explain-hand-jacks = { $count ->
    [one] 1 è un Senatore.
   *[other] { $count } sono Senatori.
}
glory-explain-stocked = { $material } nel Magazzino { DI($name) }
glory-explain-client = { $role }, cliente { DI($name) }
glory-explain-ready = Ancora da agire in questo turno: { $ready } su { $count }.
glory-explain-client-use = Agisce ogni volta che si conduce { $role }, che il suo padrone segua o pensi.
glory-explain-vaulted = { $material } nella Cantina { DI($name) }
glory-explain-worth = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
glory-explain-played = { $who ->
    [you] L’hai giocata tu in questo turno; poi va nel Piatto, un Senatore nella pila dei Senatori.
   *[other] { $name } l’ha giocata in questo turno; poi va nel Piatto, un Senatore nella pila dei Senatori.
}
glory-explain-completed = completo
glory-explain-begun = { $have } di { $need } materiali
glory-explain-holds = Contiene { $materials }.
glory-explain-missing = Manca ancora: { $count } di { $material }, o ciò che una funzione permette di usare al suo posto.
glory-explain-will-bring = Una volta completo porta { $count } di Influenza.
glory-explain-has-brought = Ha portato { $count } di Influenza.
glory-explain-in-force = La sua funzione è in vigore.
glory-explain-in-force-early = La sua funzione è già in vigore, anche se non è completo (Porta).
glory-explain-counted = { $name }: { $count }{ $hidden ->
    [0] .
    [one] {" "}e 1 carta coperta.
   *[other] {" "}e { $hidden } carte coperte.
}
glory-explain-if-now = Se finisse ora avresti almeno { $least } punti e al massimo { $most }{ $bonuses ->
    [0] .
   *[other] {""}, più i bonus che ottieni.
}
glory-aim-points = In testa: { $names }, { $points } PV
    .name = Chi vince
    .line = Alla fine vince chi ha più punti: Influenza, Cantina, bonus, Statua e Muro; le carte in mano decidono le parità.
glory-aim-sites = { $count ->
    [one] Resta 1 Sito, poi finisce
   *[other] Restano { $count } Siti, poi finisce
}
    .name = Siti In Città
    .line = Quando l’ultimo Sito In Città è occupato la partita finisce subito; l’edificio appena iniziato resta incompleto.
glory-aim-deck = { $count ->
    [one] Resta 1 carta, poi finisce
   *[other] Restano { $count } carte, poi finisce
}
    .name = Il mazzo
    .line = Quando il mazzo finisce, finisce la partita. La chiudono anche le Catacombe complete.
glory-aim-forum = Foro in vigore: { $names }
    .name = Il Foro
    .line = Chi ha un Foro in vigore vince subito con un cliente di ogni ruolo e, in alcune edizioni, anche ogni materiale nel Magazzino.
