# Lo que dicen las tarjetas que explican los signos, y la leyenda, en español.

server-explain-key = Explicar lo que tiene el foco; luego las flechas van de signo en signo
server-explain-more = Leer más
server-explain-aims = Cómo se gana y cómo acaba
server-explain-stake = Qué hay en juego
server-explain-stake-key = Qué hay en juego en la pregunta
server-explain-legend-key = Qué significan todos los signos
