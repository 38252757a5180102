# Le parole delle guide e dei problemi di Glory to Rome: un messaggio per ognuno, con il nome del suo file.

glory-lesson-first-building = Il tuo primo edificio
    .intro = Hai quattro carte e un Senatore, e Roma è in cenere. In sette turni costruisci una casa, assumi un manovale e metti da parte i primi punti.
    .lead = In questo turno guidi tu. Gioca il Porto: ogni carta di legno è un artigiano, e un artigiano costruisce con ciò che hai in mano.
    .lay = Ora posa la Casa popolare come fondamenta. È di macerie, quindi va su un sito di macerie, e un'altra carta di macerie la completa.
    .follow = Il tuo vicino di sinistra chiama l'artigiano. Non ne hai più, ma il tuo Senatore vale come qualsiasi ruolo: segui con quello.
    .add = Aggiungi la Strada alla Casa popolare. Qui non è una strada, sono solo macerie, ed è tutto ciò che manca.
    .patron = Il tuo primo edificio è in piedi: 1 influenza in più, e posto per altri due clienti. Ora si chiama il patrono; segui con il Palazzo, perché il marmo è un patrono.
    .hire = Assumi le macerie dal piatto. Come cliente sono un manovale, che lavora per te ogni volta che qualcuno chiama il manovale.
    .think = Guidi di nuovo, con la mano vuota. Quindi pensa: riempi la mano fino a cinque carte. Se chi guida pensa, il turno finisce.
    .jack = Si chiama il manovale. Non ti serve seguire, perché il tuo cliente lavora comunque: pensa, e prendi un Senatore.
    .take = Hai solo pensato, eppure il tuo manovale ti porta una carta dal piatto. Prendi il marmo per il tuo magazzino.
    .merchant = Si chiama il mercante, e i mercanti trasformano il magazzino in punti. Segui con il tuo Senatore.
    .sell = Vendi il marmo nella tua cantina. Nessuno può più guardarlo, e alla fine vale 3 punti.
    .end = Il gioco è tutto qui: costruire, assumere, raccogliere, vendere. Finisce quando il mazzo si esaurisce o si occupa l'ultimo sito in città; allora si contano influenza, cantina e bonus. Hai 3 influenza, 3 punti in cantina, e il primato nel marmo ne vale altri 3.

glory-lesson-which-role-for-the-jack = Un Senatore, tre clienti
    .intro = Il tuo Senatore guida questo turno. Completa subito la Torre.
    .end = Un architetto lavora con il magazzino, e lì ci sono le due carte di cemento: bastano la tua azione e il tuo unico architetto. Due artigiani sono più mani, ma non hai cemento in mano.

glory-lesson-villa-in-a-day = Una casa in un giorno
    .intro = Hai un Senatore, un architetto e una pietra. Porta la tua influenza a 5 in questo turno.
    .end = La prima pietra di un architetto completa la Villa, qualunque cosa le manchi. Anche la Prigione è di pietra, e ne vuole tre.

glory-lesson-any-stone-will-do = Tutte le strade portano al Giardino
    .intro = Al Giardino manca una pietra e non ne hai. Completa i tuoi due edifici in questo turno.
    .end = Prima la Strada: appena è in piedi, ogni materiale va bene per un edificio di pietra, nello stesso turno.

glory-lesson-petition = Tre uguali
    .intro = Completa la Fontana in questo turno. Non hai né un artigiano né un Senatore.
    .hint-1 = Tre carte dello stesso ruolo possono ciò che nessuna di loro può.
    .end = Tre mercanti sono una petizione, e una petizione guida qualsiasi ruolo: come artigiano aggiunge il marmo dalla tua mano.

glory-lesson-the-right-material = Roma esige
    .intro = Puoi mostrare una carta. Ottieni tre carte di legno per il tuo magazzino.
    .end = Una richiesta raggiunge il piatto e i due vicini, e ognuno dà una carta del materiale mostrato. Mostri una carta della tua mano, e la tieni.

glory-lesson-sell-in-time = L'ultima vendita
    .intro = È la tua ultima vendita prima del conteggio. Nelle cantine dei vicini ci sono macerie e marmo, e marmo e legno. Arriva a 7 punti.
    .end = Le tue seconde macerie rompono la parità: 1 punto, e 3 perché ne hai più di tutti. Il marmo ti darebbe i suoi 3 punti e solo una parità.

glory-lesson-the-last-site = A Roma non c'è più posto
    .intro = Sei avanti di un punto. Vinci la partita in questo turno.
    .end = Chi occupa l'ultimo sito in città chiude subito la partita, senza dover completare nulla. Il Porto è la tua unica carta di legno: non guidare con quella.

glory-lesson-catacomb-now = Una via d'uscita sottoterra
    .intro = Hai una pietra nel magazzino. Vinci la partita in questo turno.
    .hint-1 = Una Villa sembra più rapida, ma non chiude nulla.
    .end = Le Catacombe chiudono la partita appena sono in piedi: 2 e 3 influenza, e 3 punti in cantina. Al prossimo turno potresti essere indietro.

glory-lesson-forum-now = Manca un uomo
    .intro = Il tuo Foro è in piedi. Vinci la partita in questo turno.
    .end = Il Foro vince appena c'è un cliente di ogni ruolo; mancava l'architetto, e il cemento è un architetto.

glory-lesson-two-at-once = Pane e giochi
    .intro = Completa l'Anfiteatro e la Statua in un solo turno.
    .hint-1 = Che cosa succede quando si completa un Anfiteatro?
    .end = Un Anfiteatro completato dà subito tante azioni di artigiano quanta influenza hai. Prendono il marmo dalla tua mano, cosa che il tuo architetto non poteva fare.

glory-lesson-all-trades = Uomini di ogni mestiere
    .intro = Hai due mercanti e nessun architetto. Completa i tuoi due edifici in questo turno.
    .end = Prima il marmo. Un Ludus Magnus completo fa di ogni mercante un cliente di tutti i ruoli, da quel preciso momento, e i tuoi due mercanti costruiscono il Santuario.

glory-lesson-through-the-gate = Attraverso la Porta
    .intro = Al tuo Ludus Magnus mancano due marmi, e hai un mercante. Arriva a 7 influenza in questo turno.
    .end = Con una Porta, gli edifici di marmo funzionano già dalle fondamenta. Quindi il tuo mercante è già un artigiano, e in due portate i due marmi dalla tua mano.
