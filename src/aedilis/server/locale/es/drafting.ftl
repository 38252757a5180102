# Un acuerdo escrito en una hoja: sus promesas, una por línea.

server-draft-title = Ofrecer un acuerdo
server-draft-open = Ofrecer un acuerdo
server-draft-begin = Empezar por
server-draft-with = Con
server-draft-row = Promesa { $number }
server-draft-add = Otra promesa
server-draft-full = Un acuerdo no tiene más promesas que estas.
server-draft-remove = Quitar la promesa { $number }
server-draft-choose = Elige…
server-draft-told = En qué queda
server-draft-none = Todavía no se promete nada.
server-draft-missing = Aún falta algo en una promesa.
server-draft-send = Ofrecer esto
server-draft-barred = Lo que no puede prometerse
server-draft-left = Esto queda fuera de tu oferta: solo puede prometer una carta quien la tiene.
