# Un accordo scritto su un foglio: le sue promesse, una per riga.

server-draft-title = Offrire un accordo
server-draft-open = Offri un accordo
server-draft-begin = Parti da
server-draft-with = Con
server-draft-row = Promessa { $number }
server-draft-add = Un’altra promessa
server-draft-full = Un accordo non ha più promesse di queste.
server-draft-remove = Togli la promessa { $number }
server-draft-choose = Scegli…
server-draft-told = In che cosa consiste
server-draft-none = Non si promette ancora nulla.
server-draft-missing = In una promessa manca ancora qualcosa.
server-draft-send = Offri questo
server-draft-barred = Che cosa non si può promettere
server-draft-left = Questo resta fuori dalla tua offerta: solo chi ha una carta può prometterla.
