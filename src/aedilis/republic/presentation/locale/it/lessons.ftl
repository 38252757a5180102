# Le parole delle guide e dei problemi di The Republic of Rome: un messaggio per ognuno, con il nome del suo file.

republic-lesson-one-year = Un anno a Roma
    .intro = Tre Fazioni si dividono il Senato, e i Galli sono in armi. In un anno ti fai un amico, fai eleggere un Console e lo mandi in guerra. Se Roma cade perdete tutti; se resiste, vince la Fazione con più Influenza.
    .income = I tuoi Senatori hanno portato 5 T, che stanno nel tesoro della tua Fazione. Da lì puoi solo rispondere alle tangenti degli altri: chi vuole corrompere, puntare o comprare voti deve avere denaro suo. Sposta 6 T a Cornelius.
    .persuade = La tua Iniziativa ti ha portato una carta, un Tribuno della plebe; ora puoi conquistare un Senatore. Papirius, nel Foro, non è di nessuno: 3 di Oratoria, 5 di Influenza e una tangente di 7 T contro la sua Lealtà di 6 fanno 9, e due dadi non devono fare di più. Un 10 fallisce sempre, quindi un ottavo Talento non cambierebbe nulla.
    .knight = Il tuo vicino di sinistra ha messo 2 T contro di te e i dadi hanno fatto 7: quanto basta. Ora Claudius cerca di attirare un Cavaliere, che vale un voto, e un Talento ogni anno. Un dado e i Talenti che paga devono arrivare a 6: paga tutti i suoi 3 T.
    .games = Il Cavaliere è arrivato. E la tua tangente non è perduta: ce l'ha Papirius. Fagli organizzare Giochi per 7 T, perché quando il Malcontento sale troppo il popolo insorge, e perdete tutti.
    .deal = Il Senato elegge i Consoli, sempre in coppia. Tu hai 10 voti, il tuo vicino di sinistra 11, quello di destra 7; quello di sinistra presiede e ti offre un accordo: lui propone Valerius e il tuo Cornelius, e tu voti per loro. Ciò che si promette in pubblico vincola, quindi accetta.
    .consuls = Lui ha fatto la sua parte. Ora fai la tua: vota a favore della coppia, senza comprare voti, perché non te ne servono.
    .post = Sono eletti entrambi, e ciascuno guadagna 5 di Influenza. Uno presiederà a Roma, l'altro andrà in guerra: scegli per Cornelius il posto di Console in campo. Se volessero lo stesso, deciderebbero i dadi.
    .consent = È stato eletto un Censore, e sei Legioni sono state arruolate per 60 T. Una Legge agraria deve calmare il popolo: lo Stato paga 20 T, e chi la sostiene diventa popolare. Il tuo Claudius sarà uno di loro; acconsenti.
    .tribune = La legge è passata. Ma ora il tuo vicino di sinistra scioglie la seduta e lascia stare la guerra: il tuo Cornelius non deve avere gloria. Una guerra costa 20 T all'anno, porta Malcontento se nessuno la combatte, e quattro insieme sono la fine di Roma; gioca il tuo Tribuno della plebe e proponi qualcosa tu.
    .army = Manda Cornelius contro i Galli con tutte e dieci le Legioni. Con la sua capacità Militare di 4 fanno 14 contro 10; la differenza di 4 e tre dadi devono arrivare a 14. Due numeri portano perdite e nessuna vittoria, per quanto tu sia forte: qui 13 e 15 sui dadi.
    .votes = Il tuo vicino di destra si astiene, quello di sinistra ha 11 voti contro di te, e tu ne hai 10. Un pareggio respinge. Un voto costa un Talento, e a Papirius restano 2 T della tua tangente: comprali entrambi.
    .general = Approvata, e vinta: i dadi hanno fatto 12, che diventa 16. Due Legioni sono cadute, una ora è Veterana, e lo Stato ha 20 T di bottino. Cornelius è davanti a Roma con il suo esercito; potrebbe chiedergli lealtà e marciare sulla città, e morire se viene sconfitto. Deponi il comando.
    .end = Cornelius torna a casa con 15 di Influenza, più di chiunque altro a Roma, e l'anno prossimo anche i suoi amici lo temeranno. Si continua così finché non esce la carta Fine di un'era; allora vince la Fazione con più Influenza. Oppure Roma cade prima, e non vince nessuno.

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
