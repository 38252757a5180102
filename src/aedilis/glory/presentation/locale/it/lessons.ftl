# Le parole delle guide e dei problemi di Glory to Rome: un messaggio per ognuno, con il nome del suo file.

glory-lesson-first-building = Il tuo primo edificio
    .intro = Hai quattro carte e un Senatore, e Roma è in cenere. In sette turni costruisci una casa, assumi un Manovale e metti da parte i primi punti.
    .lead = In questo turno guidi tu. Gioca il Porto: ogni carta di Legno è un Artigiano, e un Artigiano costruisce con ciò che hai in mano.
    .lay = Ora posa la Casa popolare come fondamenta. È di Macerie, quindi va su un Sito di Macerie, e un’altra carta di Macerie la completa.
    .follow = Il tuo vicino di sinistra chiama l’Artigiano. Non ne hai più, ma il tuo Senatore vale come qualsiasi ruolo: segui con quello.
    .add = Aggiungi la Strada alla Casa popolare. Qui non è una strada, sono solo Macerie, ed è tutto ciò che manca.
    .patron = Il tuo primo edificio è in piedi: 1 Influenza in più, e posto per altri due clienti. Ora si chiama il Patrono; segui con il Palazzo, perché il Marmo è un Patrono.
    .hire = Assumi le Macerie dal Piatto. Come cliente sono un Manovale, che lavora per te ogni volta che qualcuno chiama il Manovale.
    .think = Guidi di nuovo, con la mano vuota. Quindi pensa: riempi la mano fino a cinque carte. Se chi guida pensa, il turno finisce.
    .jack = Si chiama il Manovale. Non ti serve seguire, perché il tuo cliente lavora comunque: pensa, e prendi un Senatore.
    .take = Hai solo pensato, eppure il tuo Manovale ti porta una carta dal Piatto. Prendi il Marmo per il tuo Magazzino.
    .merchant = Si chiama il Mercante, e i Mercanti trasformano il Magazzino in punti. Segui con il tuo Senatore.
    .sell = Vendi il Marmo nella tua Cantina. Nessuno può più guardarlo, e alla fine vale 3 punti.
    .end = Il gioco è tutto qui: costruire, assumere, raccogliere, vendere. Finisce quando il mazzo si esaurisce o si occupa l’ultimo Sito In Città; allora si contano Influenza, Cantina e bonus. Hai 3 Influenza, 3 punti in Cantina, e il primato nel Marmo ne vale altri 3.

glory-lesson-which-role-for-the-jack = Un Senatore, tre clienti
    .intro = Il tuo Senatore guida questo turno. Completa subito la Torre.
    .end = Un Architetto lavora con il Magazzino, e lì ci sono le due carte di Cemento: bastano la tua azione e il tuo unico Architetto. Due Artigiani sono più mani, ma non hai Cemento in mano.

glory-lesson-villa-in-a-day = Una casa in un giorno
    .intro = Hai un Senatore, un Architetto e una Pietra. Porta la tua Influenza a 5 in questo turno.
    .end = La prima Pietra di un Architetto completa la Villa, qualunque cosa le manchi. Anche la Prigione è di Pietra, e ne vuole tre.

glory-lesson-any-stone-will-do = Tutte le strade portano al Giardino
    .intro = Al Giardino manca una Pietra e non ne hai. Completa i tuoi due edifici in questo turno.
    .end = Prima la Strada: appena è in piedi, ogni materiale va bene per un edificio di Pietra, nello stesso turno.

glory-lesson-petition = Tre uguali
    .intro = Completa la Fontana in questo turno. Non hai né un Artigiano né un Senatore.
    .hint-1 = Tre carte dello stesso ruolo possono ciò che nessuna di loro può.
    .end = Tre Mercanti sono una Petizione, e una Petizione guida qualsiasi ruolo: come Artigiano aggiunge il Marmo dalla tua mano.

glory-lesson-the-right-material = Roma esige
    .intro = Puoi mostrare una carta. Ottieni tre carte di Legno per il tuo Magazzino.
    .end = Una richiesta raggiunge il Piatto e i due vicini, e ognuno dà una carta del materiale mostrato. Mostri una carta della tua mano, e la tieni.

glory-lesson-sell-in-time = L’ultima vendita
    .intro = È la tua ultima vendita prima del conteggio. Nelle Cantine dei vicini ci sono Macerie e Marmo, e Marmo e Legno. Arriva a 7 punti.
    .end = Le tue seconde Macerie rompono la parità: 1 punto, e 3 perché ne hai più di tutti. Il Marmo ti darebbe i suoi 3 punti e solo una parità.

glory-lesson-the-last-site = A Roma non c’è più posto
    .intro = Sei avanti di un punto. Vinci la partita in questo turno.
    .end = Chi occupa l’ultimo Sito In Città chiude subito la partita, senza dover completare nulla. Il Porto è la tua unica carta di Legno: non guidare con quella.

glory-lesson-catacomb-now = Una via d’uscita sottoterra
    .intro = Hai una Pietra nel Magazzino. Vinci la partita in questo turno.
    .hint-1 = Una Villa sembra più rapida, ma non chiude nulla.
    .end = Le Catacombe chiudono la partita appena sono in piedi: 2 e 3 Influenza, e 3 punti in Cantina. Al prossimo turno potresti essere indietro.

glory-lesson-forum-now = Manca un uomo
    .intro = Il tuo Foro è in piedi. Vinci la partita in questo turno.
    .end = Il Foro vince appena c’è un cliente di ogni ruolo; mancava l’Architetto, e il Cemento è un Architetto.

glory-lesson-two-at-once = Pane e giochi
    .intro = Completa l’Anfiteatro e la Statua in un solo turno.
    .hint-1 = Che cosa succede quando si completa un Anfiteatro?
    .end = Un Anfiteatro completato dà subito tante azioni di Artigiano quanta Influenza hai. Prendono il Marmo dalla tua mano, cosa che il tuo Architetto non poteva fare.

glory-lesson-all-trades = Uomini di ogni mestiere
    .intro = Hai due Mercanti e nessun Architetto. Completa i tuoi due edifici in questo turno.
    .end = Prima il Marmo. Un Ludus Magnus completo fa di ogni Mercante un cliente di tutti i ruoli, da quel preciso momento, e i tuoi due Mercanti costruiscono il Santuario.

glory-lesson-through-the-gate = Attraverso la Porta
    .intro = Al tuo Ludus Magnus mancano due Marmi, e hai un Mercante. Arriva a 7 Influenza in questo turno.
    .end = Con una Porta, gli edifici di Marmo funzionano già dalle fondamenta. Quindi il tuo Mercante è già un Artigiano, e in due portate i due Marmi dalla tua mano.
