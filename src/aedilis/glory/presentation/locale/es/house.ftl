# Lo que dicen de este juego el vestíbulo, los formularios y el curso de una partida, en español.

glory-title = Gloria a Roma
glory-about = Roma ha ardido y tú la reconstruyes: un juego de cartas que son a la vez edificios, materiales y ayudantes. De 2 a 5 jugadores, cosa de una hora.
glory-bot-greedy = Bot: construye y cuenta
glory-bot-ismcts = Bot: juega muchas partidas en su mente (piensa más)
glory-bot-learned = Bot: juzga por lo que ha aprendido jugando
glory-measure-influence = Influencia
glory-measure-buildings = Edificios terminados
glory-measure-building = Edificios terminados
glory-measure-clientele = Clientes
glory-measure-vault = Cartas en el Tesoro
glory-moment-gift = Cuando alguien exige un material y no tienes que darlo
glory-value-2 = 2, con dos asientos
glory-value-rules = ocultos, según las reglas
glory-value-open = a la vista, si se han visto
