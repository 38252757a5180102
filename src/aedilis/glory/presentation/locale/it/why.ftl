# Perché una risposta vale la pena, così come la vede un bot: per i suggerimenti e per riguardare la
# partita, in italiano.

glory-why-wins = Per tutto ciò che hai visto, così vinci la partita.
glory-why-jack = Il Senatore vale per qualsiasi ruolo, e { $jacks ->
    [0] non ne hai nessuno
    [one] ne hai uno solo
   *[other] ne hai { $jacks }
}.
glory-why-draw = { $count ->
    [one] Una carta nuova ti dà
   *[other] { $count } carte nuove ti danno
} più ruoli da giocare e più da costruire: hai { $hand ->
    [0] la mano vuota
    [one] 1 carta
   *[other] { $hand } carte
}.
glory-why-complete = Ti permette di completare { $card-the }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di Influenza e la sua funzione.
glory-why-nearer = Fa avanzare { $card-the }: dopo { $count ->
    [one] manca 1 materiale
   *[other] mancano { $count } materiali
}.
glory-why-begin = Ti permette di cominciare { $card-the }, che porterà { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e la sua funzione.
glory-why-needed = { A($card-the) } serve ancora { $material }.
glory-why-stored = { $material } servirà più avanti per costruire, o si potrà vendere per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
glory-why-sell = In Cantina { $material } vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, e forse un bonus.
glory-why-sell-deck = Una carta dal mazzo porta punti, e nessuno sa quanti.
glory-why-hire = Come cliente ({ $role }) agisce di nuovo ogni volta che si conduce questo ruolo, chiunque lo conduca.
glory-why-hire-deck = Un cliente dal mazzo vale quanto un altro e non consuma il Piatto.
glory-why-demand = Puoi usare { $materials }: probabilmente è nel Piatto, o ce l’hanno i tuoi vicini.
glory-why-give = Di ciò che puoi dare, { $card } è quello che ti mancherà di meno.
glory-why-clients = Verso la fine i punti in Cantina valgono più di ciò che questi clienti faranno ancora.
glory-why-free = Non ti costa nulla.
glory-why-seize = La funzione { DI($card-the) } per te vale più dell’Influenza che costa.
glory-why-missed = Delle tue carte, { $card } è quella che ti mancherà di meno.
glory-why-new-hand = Una mano nuova promette più di quella che hai.
glory-why-clients-act = I tuoi clienti agiscono: { $count ->
    [one] 1 azione
   *[other] { $count } azioni
} come { $role }.
glory-why-role = Qui puoi fare poco, e come { $role } un po’ di più.
glory-why-nothing = Nient’altro di ciò che puoi fare qui vale quello che costa.
glory-why-kept = Così tieni il più possibile per dopo.
