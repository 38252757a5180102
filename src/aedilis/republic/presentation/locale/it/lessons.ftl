# Le parole delle guide e dei problemi di The Republic of Rome: un messaggio per ognuno, con il nome del suo file.

republic-lesson-one-great-gift = Donazioni allo Stato
    .intro = Porta l'Erario da 10 T a 70 T esatti con due Donazioni e guadagna così 8 punti di Influenza.
    .hint-1 = Ogni Donazione conta da sola: ciò che danno due uomini non si somma.
    .end = 50 T da un solo uomo danno 7 di Influenza, 25 T ne danno 3 e 10 T ne danno 1. Fabius dona 50 T e Furius gli altri 10 T; un Talento in più sarebbe stato dato per niente.

republic-lesson-a-tie-is-enough = Basta un pareggio
    .intro = Si vogliono arruolare cinque Legioni, e tutti gli altri votano a favore. Impediscilo e tieni da parte 7 T per dei Giochi.
    .hint-1 = Conta i voti: una proposta ne vuole più a favore che contro.
    .end = Ci sono 8 voti a favore delle Legioni e 5 nella tua Fazione. Tre voti comprati fanno un pareggio, e un pareggio respinge; un quarto ti sarebbe costato i Giochi.

republic-lesson-no-answer-to-this = Senza risposta
    .intro = Porta dalla tua parte Plautius, che è del tuo vicino di sinistra. Entrambi i vicini hanno 9 T e li spenderanno tutti contro di te; i dadi daranno 3 e 4.
    .hint-1 = Non conta quanto offri, ma come.
    .end = Nessuno può rilanciare contro una Seduzione. Con 10 di Influenza, 2 di Oratoria e una tangente di 8 T contro 6 di Lealtà e 7 per la sua Fazione, il Numero base è 7: i dadi sono bassi quanto basta.
