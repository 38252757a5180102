# Le parole delle guide e dei problemi di The Republic of Rome: un messaggio per ognuno, con il nome del suo file.

republic-lesson-one-year = Un anno a Roma
    .intro = Tre Fazioni si dividono il Senato, e i Galli sono in armi. In un anno ti fai un amico, fai eleggere un Console e lo mandi in guerra. Se Roma cade perdete tutti; se resiste, vince la Fazione con più Influenza.
    .income = I tuoi Senatori hanno portato 6 T, che stanno nel Tesoro della tua Fazione. Da lì puoi solo rispondere alle tangenti degli altri: chi vuole corrompere, puntare o comprare voti deve avere denaro suo. Sposta 6 T a Cornelius.
    .persuade = La tua Iniziativa ti ha portato una carta, un Tribuno della plebe; ora puoi conquistare un Senatore. Papirius, nel Foro, non è di nessuno: 3 di Oratoria, 5 di Influenza e una tangente di 7 T contro la sua Lealtà di 6 fanno 9, e due dadi non devono fare di più. Un 10 fallisce sempre, quindi un ottavo Talento non cambierebbe nulla.
    .games = Il tuo vicino di sinistra ha messo 2 T contro di te e i dadi hanno fatto 7: quanto basta. E la tua tangente non è perduta: ce l’ha Papirius. Fagli organizzare Giochi per 7 T, perché quando il Malcontento sale troppo il popolo insorge, e perdete tutti.
    .deal = Il Senato elegge i Consoli, sempre in coppia. Tu hai 10 voti, il tuo vicino di sinistra 11, quello di destra 7; quello di sinistra presiede e ti offre un accordo: lui propone Valerius e il tuo Cornelius, e tu voti per loro. Ciò che si promette in pubblico vincola, quindi accetta.
    .consuls = Lui ha fatto la sua parte. Ora fai la tua: vota a favore della coppia, senza comprare voti, perché non te ne servono.
    .post = Sono eletti entrambi, e ciascuno guadagna 5 di Influenza. Uno presiederà a Roma, l’altro andrà in guerra: scegli per Cornelius il posto di Console in campo. Se volessero lo stesso, deciderebbero i dadi.
    .forces = È stato eletto un Censore. A Roma ci sono quattro Legioni, e i Galli hanno una Forza di 10. Il tuo vicino di sinistra vuole arruolarne altre sei, a 10 T l’una; quello di destra, con 7 voti, vuole risparmiare. Decidono i tuoi voti: vota a favore, o Cornelius non avrà un esercito da guidare.
    .consent = Le Legioni sono arruolate, e lo Stato le ha pagate 60 T. Una Legge agraria deve calmare il popolo: lo Stato paga 20 T, e chi la sostiene diventa popolare. Il tuo Claudius sarà uno di loro; acconsenti.
    .tribune = La Legge è passata. Ma ora il tuo vicino di sinistra scioglie la seduta e lascia stare la Guerra: il tuo Cornelius non deve avere gloria. Una Guerra costa 20 T all’anno, porta Malcontento se nessuno la combatte, e quattro insieme sono la fine di Roma; gioca il tuo Tribuno della plebe e proponi qualcosa tu.
    .army = Manda Cornelius contro i Galli con tutte e dieci le Legioni. Con la sua capacità militare di 4 fanno 14 contro 10; la differenza di 4 e tre dadi devono arrivare a 14. Due numeri portano perdite e nessuna Vittoria, per quanto tu sia forte: qui 13 e 15 sui dadi.
    .votes = Il tuo vicino di destra si astiene, quello di sinistra ha 11 voti contro di te, e tu ne hai 10. Un pareggio respinge. Un voto costa un Talento, e a Papirius restano 2 T della tua tangente: comprali entrambi.
    .general = Approvata, e vinta: i dadi hanno fatto 12, che diventa 16. Due Legioni sono cadute, una ora è Veterana, e lo Stato ha 20 T di Bottino. Cornelius è davanti a Roma con il suo esercito; potrebbe chiedergli lealtà e marciare sulla città, e morire se viene sconfitto. Deponi il comando.
    .end = Cornelius torna a casa con 15 di Influenza, più di chiunque altro a Roma, e l’anno prossimo anche i suoi amici lo temeranno. Si continua così finché non esce la carta Fine di un’era; allora vince la Fazione con più Influenza. Oppure Roma cade prima, e non vince nessuno.

republic-lesson-one-great-gift = Donazioni allo Stato
    .intro = Porta l’Erario da 10 T a 70 T esatti con due Donazioni e guadagna così 8 punti di Influenza.
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

republic-lesson-no-higher-bid = Nessuno offre di più
    .intro = Assicurati la prossima Iniziativa, anche se entrambi i vicini puntano dopo di te. I 12 T di Plautius servono per le elezioni: non toccarli, e lascia a Fabius almeno 3 T.
    .hint-1 = Quale denaro può rispondere a una puntata, e quanto ce n’è in un posto solo?
    .end = Una puntata esce dal denaro di un solo uomo. Il più ricco contro di te ha 6 T, e chi punta dopo deve offrire di più: nessuno può rispondere a 6 T, qualunque cosa ci sia nei Tesori delle Fazioni.

republic-lesson-the-man-to-win = L’uomo giusto
    .intro = Conquista uno dei tre Senatori nel Foro, qualunque cosa i tuoi vicini mettano contro di te dai Tesori delle Fazioni, 2 T e 1 T. I dadi faranno 9.
    .hint-1 = Il denaro che un uomo ha già lo rende più difficile da conquistare.
    .end = Possono toglierti 3 dal numero, quindi ti serve 12. Fabius ha 2 di Oratoria, 5 di Influenza e una tangente di 12 T, 19 in tutto; contro la Lealtà di Acilius, 7, è quanto basta. Papirius è meno leale, ma ha già 3 T; e ciò che hanno i Senatori dei tuoi vicini non risponde a nessuna tangente.

republic-lesson-the-last-pair = L’ultima coppia
    .intro = Cornelius e Furius devono diventare Consoli. Il tuo vicino di destra ha un Tribuno della plebe e metterebbe il veto a questa coppia; quello di sinistra ne propone altre, e tutti tranne te votano a favore.
    .hint-1 = Quante coppie si possono proporre in tutto?
    .hint-2 = Che cosa succede all’unica coppia che resta?
    .end = I Consoli uscenti non si possono rieleggere, e tre uomini fanno tre coppie. Respinte due, la terza entra in carica senza voto; e dove non c’è voto non c’è nulla a cui porre il veto.

republic-lesson-pay-by-the-legion = Un tanto a Legione
    .intro = Arruola cinque Legioni con gli ultimi 50 T dello Stato e fanne guadagnare 10 T a Fabius. Oggi nessuno vota contro di te.
    .hint-1 = Conta che cosa proponi per primo.
    .end = La Concessione degli Armamenti paga a chi la tiene 2 T per ogni Legione, nel momento in cui è arruolata. Quindi prima la Concessione a Fabius, e poi le Legioni.

republic-lesson-which-games = Il pane non basta
    .intro = Il Malcontento è a 5, e nessuno combatte i Galli. Organizza Giochi, in modo che il popolo non possa insorgere quest’anno, qualunque cosa facciano i dadi quando Julius gli parla.
    .hint-1 = Che cosa fa al Malcontento, prima del Discorso, una Guerra che nessuno combatte?
    .hint-2 = Il tiro più basso è 3, e Julius ha 1 di Popolarità.
    .end = La Guerra alza il Malcontento di 1, e la Festa di sangue lo abbassa di 2: è a 4. Anche il tiro più basso con la Popolarità di Julius fa 4, e un totale di 0 è brutto, ma non è un’insurrezione. Dopo Fendenti e affondi sarebbe −1, e Roma cadrebbe.

republic-lesson-sent-to-sicily = Mandato in Sicilia
    .intro = Il tuo vicino di destra vota a favore di qualunque Governatore della Sicilia, quello di sinistra contro. Eleggine uno in modo da avere, da quel momento, più voti di loro due insieme.
    .hint-1 = Chi non è a Roma non vota.
    .end = Un Governatore lascia subito Roma, e Julius si porta via 9 voti. Te ne restano 12 contro 6 e 5. E sembra perfino un onore.

republic-lesson-a-sure-verdict = Una condanna sicura
    .intro = Solo il tuo Furius è pronto ad accusare, e hai 33 voti. Porta in giudizio un uomo che sia condannato comunque votino gli altri e qualunque cosa dica il popolo, se si appella.
    .hint-1 = Un Appello sono due dadi e la Popolarità dell’accusato; un 12 lo libera, un 11 gli porta 16 voti.
    .end = Julius può arrivare a 12 e andare libero. Valerius, con −1 di Popolarità, arriva al massimo a 11: 16 voti, 6 per la sua Influenza, 7 della sua Fazione e 3 del tuo vicino di destra fanno 32. Manlius non è più amato, ma la sua Influenza conta 8 di più.

republic-lesson-the-fourth-war = La quarta Guerra
    .intro = Quattro Guerre Attive alla fine dell’anno sono la fine di Roma. Manda Plautius in campo in modo che una sia vinta, e lascia cinque Legioni in città. I dadi faranno 13.
    .hint-1 = Guarda i numeri di Disastro, e conta le Flotte.
    .end = 13 è il numero di Disastro dei Galli, e l’Illiria e la Macedonia vogliono più Flotte di quante ne hai. Contro la Siria Plautius con cinque Legioni è 7 contro 6, e 13 fa 14: una Vittoria cara, ma una Vittoria.

republic-lesson-no-roll-loses = Nessun tiro perde
    .intro = Vinci quest’anno la Seconda guerra punica, qualunque cosa facciano i dadi, e tieni una Legione a Roma.
    .hint-1 = Tre dadi fanno almeno 3, e una Vittoria vuole 14.
    .end = In una Guerra punica né il Disastro né l’Arresto toccano Scipio Africanus. Con 21 Legioni ha 26 contro 15, e allora basta il tiro più basso; con 20 non basterebbe.
