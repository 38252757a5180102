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
