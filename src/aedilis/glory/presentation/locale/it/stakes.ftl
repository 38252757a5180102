# Che cosa è in gioco in ogni genere di domanda e che cosa si valuta di solito, in italiano.

glory-stake-lead = Chi conduce agisce di certo e lascia seguire gli altri; si conduce ciò che aiuta di più se stessi e meno gli altri, o si pensa se la mano non offre nulla.
glory-stake-follow = Seguire costa una carta e dà un’azione ora, pensare dà carte per dopo; i tuoi clienti di questo ruolo agiscono in ogni caso.
glory-stake-think = Il Senatore vale per qualsiasi ruolo ma non costruisce nulla; riempire la mano rende di più quando è quasi vuota, e una carta sola quando è piena.
glory-stake-build = Un edificio finito porta Influenza e la sua funzione, uno iniziato ancora nulla; si finisce prima di cominciare, a meno che i Siti stiano per esaurirsi.
glory-stake-laborer = Con i materiali del tuo Magazzino costruiscono gli Architetti e commerciano i Mercanti; si prende ciò che manca agli edifici, o ciò che altri aspettano.
glory-stake-demand = Richiedi ciò che mostri, e così gli altri lo sanno; si mostrano materiali che sono nel Piatto, o che i vicini hanno appena rivelato di avere.
glory-stake-merchant = Ciò che sta in Cantina vale i suoi punti, e chi ha di più di un materiale ne prende altri 3; ma non serve più per costruire, e l’Influenza limita la Cantina.
glory-stake-patron = Un cliente agisce ogni volta che si conduce il suo ruolo, chiunque lo conduca; si assume presto, e i ruoli che si conducono di più.
glory-stake-reveal = Conduce per primo il primo nome in ordine alfabetico, e la carta lascia la tua mano; si scopre un nome che venga presto e di cui si possa fare a meno.
glory-stake-cards = Più carte giocate come una sola ne costano altrettante della tua mano; si paga con quelle che servirebbero meno a costruire.
glory-stake-give = Ciò che è richiesto va per sempre a chi lo richiede; se puoi scegliere, si tiene la carta di cui si vuole l’edificio.
glory-stake-clients = In Cantina un cliente vale i suoi punti e non agisce più; lo si sposta quando la fine è vicina o il suo ruolo non si conduce più.
glory-stake-bath = L’azione è gratis e vale solo ora; la si prende, a meno che consumi un materiale o un Sito tenuto per qualcosa di meglio.
glory-stake-fountain = La carta si può usare subito o tenere; si usa se con essa si finisce qualcosa, e un buon edificio si tiene per il suo Sito.
glory-stake-prison = Paghi con Influenza, che è punti e limita clienti e Cantina, un edificio con la sua funzione; si prende quello che duole di più al proprietario o aiuta subito.
glory-stake-senate = I Senatori giocati da altri diventano tuoi gratis; si prendono tutti, a meno che convenga una mano corta da riempire di carte.
glory-stake-sewer = Le carte che hai giocato andrebbero nel Piatto, per tutti; nel Magazzino diventano materiali tuoi, quindi si tiene tutto ciò che si può costruire o vendere.
glory-stake-aside = Ciò che è elencato qui si può fare in ogni momento, o mai: un ordine ti risparmia una domanda, e concedere la vittoria la dà a qualcuno appena lo fanno tutti gli altri.
