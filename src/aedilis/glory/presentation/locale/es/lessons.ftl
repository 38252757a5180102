# Las palabras de las guías y los problemas de Glory to Rome: un mensaje para cada uno, con el nombre de su archivo.

glory-lesson-first-building = Tu primer edificio
    .intro = Tienes cuatro cartas y un Senador, y Roma está en cenizas. En siete turnos construyes una casa, contratas a un Obrero y guardas los primeros puntos.
    .lead = Este turno lideras tú. Juega el Muelle: toda carta de Madera es un Artesano, y un Artesano construye con lo que llevas en la mano.
    .lay = Ahora pon la Ínsula como cimiento. Es de Escombros, así que va sobre un solar de Escombros, y con un Escombro más estará completa.
    .follow = Tu vecino de la izquierda pide Artesano. Ya no tienes ninguno, pero tu Senador vale por cualquier personaje: sigue con él.
    .add = Añade la Calzada a la Ínsula. Aquí no es una calzada, solo Escombros, y Escombros es lo único que falta.
    .patron = Tu primer edificio está en pie: 1 de influencia más, y sitio para dos clientes más. Ahora se pide Patrón; sigue con el Palacio, porque el Mármol es un Patrón.
    .hire = Contrata los Escombros de la Reserva. Como cliente son un Obrero, que trabaja para ti cada vez que alguien pide Obrero.
    .think = Vuelves a liderar, con la mano vacía. Así que piensa: rellena la mano hasta cinco cartas. Si el Líder piensa, el turno acaba.
    .jack = Se pide Obrero. No hace falta que sigas, porque tu cliente trabaja igual: piensa y toma un Senador.
    .take = Solo has pensado, y aun así tu Obrero te trae una carta. Toma el Mármol para tu Almacén.
    .merchant = Se pide Mercader, y los Mercaderes convierten el Almacén en puntos. Sigue con tu Senador.
    .sell = Vende el Mármol a tu Tesoro. Nadie puede volver a mirarlo, y al final vale 3 puntos.
    .end = Eso es todo el juego: construir, contratar, recoger y vender. Termina cuando se agota el mazo o se ocupa el último solar de la ciudad; entonces se cuentan la influencia, el Tesoro y las bonificaciones. Tienes 3 de influencia, 3 puntos en el Tesoro, y ser quien más Mármol tiene vale 3 más.

glory-lesson-which-role-for-the-jack = Un Senador, tres clientes
    .intro = Tu Senador lidera este turno. Completa la Torre ahora mismo.
    .end = Un Arquitecto trabaja con el Almacén, y allí están las dos cartas de Cemento: bastan tu acción y tu único Arquitecto. Dos Artesanos son más manos, pero no llevas Cemento en la mano.

glory-lesson-villa-in-a-day = Una casa en un día
    .intro = Tienes un Senador, un Arquitecto y una Piedra. Sube tu influencia a 5 este turno.
    .end = La primera Piedra de un Arquitecto completa la Villa, le falte lo que le falte. La Prisión también es de Piedra, y pide tres.

glory-lesson-any-stone-will-do = Todos los caminos llevan al Jardín
    .intro = Al Jardín le falta una Piedra y no tienes ninguna. Completa tus dos edificios este turno.
    .end = Primero la Calzada: en cuanto está en pie, cualquier material sirve para un edificio de Piedra, en el mismo turno.

glory-lesson-petition = Tres iguales
    .intro = Completa la Fuente este turno. No tienes ni Artesano ni Senador.
    .hint-1 = Tres cartas del mismo personaje pueden lo que ninguna de ellas puede.
    .end = Tres Mercaderes son una Petición, y una Petición lidera cualquier personaje: como Artesano añade el Mármol de tu mano.

glory-lesson-the-right-material = Roma exige
    .intro = Puedes mostrar una carta. Consigue tres cartas de Madera para tu Almacén.
    .end = Una exigencia llega a la Reserva y a los dos vecinos, y cada uno da una carta del material mostrado. Muestras una carta de tu mano, y te la quedas.

glory-lesson-sell-in-time = La última venta
    .intro = Es tu última venta antes del recuento. En los Tesoros de los vecinos hay Escombros y Mármol, y Mármol y Madera. Llega a 7 puntos.
    .end = Tus segundos Escombros rompen el empate: 1 punto, y 3 por tener más que nadie. El Mármol te daría sus 3 puntos y solo un empate.

glory-lesson-the-last-site = Ya no cabe nadie en Roma
    .intro = Vas un punto por delante. Gana la partida este turno.
    .end = Quien ocupa el último solar de la ciudad termina la partida al momento, sin tener que completar nada. El Muelle es tu única carta de Madera: no lideres con él.

glory-lesson-catacomb-now = La salida es bajo tierra
    .intro = Tienes una Piedra en el Almacén. Gana la partida este turno.
    .hint-1 = Una Villa parece más rápida, pero no termina nada.
    .end = Las Catacumbas terminan la partida en cuanto están completas: 2 y 3 de influencia, y 3 puntos en el Tesoro. El turno que viene podrías ir por detrás.

glory-lesson-forum-now = Falta un hombre
    .intro = Tu Foro está en pie. Gana la partida este turno.
    .end = El Foro gana en cuanto hay un cliente de cada personaje; faltaba el Arquitecto, y el Cemento es un Arquitecto.

glory-lesson-two-at-once = Pan y circo
    .intro = Completa el Anfiteatro y la Estatua en un solo turno.
    .hint-1 = ¿Qué pasa cuando se completa un Anfiteatro?
    .end = Un Anfiteatro completado da al momento tantas acciones de Artesano como influencia tengas. Toman el Mármol de tu mano, cosa que tu Arquitecto no podía.

glory-lesson-all-trades = Hombres de todos los oficios
    .intro = Tienes dos Mercaderes y ningún Arquitecto. Completa tus dos edificios este turno.
    .end = Primero el Mármol. Un Ludus Magna completo hace de cada Mercader un cliente de todos los personajes, desde ese mismo momento, y tus dos Mercaderes construyen el Santuario.

glory-lesson-through-the-gate = Por el Portón
    .intro = A tu Ludus Magna le faltan dos Mármoles, y tienes un Mercader. Llega a 7 de influencia este turno.
    .end = Con un Portón, los edificios de Mármol funcionan desde el cimiento. Así que tu Mercader ya es un Artesano, y entre los dos ponéis los dos Mármoles de tu mano.
