# Las palabras de las guías y los problemas de Glory to Rome: un mensaje para cada uno, con el nombre de su archivo.

glory-lesson-first-building = Tu primer edificio
    .intro = Tienes cuatro cartas y un Senador, y Roma está en cenizas. En siete turnos construyes una casa, contratas a un obrero y guardas los primeros puntos.
    .lead = Este turno lideras tú. Juega el Muelle: toda carta de madera es un artesano, y un artesano construye con lo que llevas en la mano.
    .lay = Ahora pon la Ínsula como cimiento. Es de escombros, así que va sobre un solar de escombros, y con un escombro más estará completa.
    .follow = Tu vecino de la izquierda pide artesano. Ya no tienes ninguno, pero tu Senador vale por cualquier rol: sigue con él.
    .add = Añade la Calzada a la Ínsula. Aquí no es una calzada, solo escombros, y escombros es lo único que falta.
    .patron = Tu primer edificio está en pie: 1 de influencia más, y sitio para dos clientes más. Ahora se pide patrón; sigue con el Palacio, porque el mármol es un patrón.
    .hire = Contrata los escombros de la reserva. Como cliente son un obrero, que trabaja para ti cada vez que alguien pide obrero.
    .think = Vuelves a liderar, con la mano vacía. Así que piensa: rellena la mano hasta cinco cartas. Si el líder piensa, el turno acaba.
    .jack = Se pide obrero. No hace falta que sigas, porque tu cliente trabaja igual: piensa y toma un Senador.
    .take = Solo has pensado, y aun así tu obrero te trae una carta. Toma el mármol para tu almacén.
    .merchant = Se pide mercader, y los mercaderes convierten el almacén en puntos. Sigue con tu Senador.
    .sell = Vende el mármol a tu tesoro. Nadie puede volver a mirarlo, y al final vale 3 puntos.
    .end = Eso es todo el juego: construir, contratar, recoger y vender. Termina cuando se agota el mazo o se ocupa el último solar de la ciudad; entonces se cuentan la influencia, el tesoro y las bonificaciones. Tienes 3 de influencia, 3 puntos en el tesoro, y ser quien más mármol tiene vale 3 más.

glory-lesson-which-role-for-the-jack = Un Senador, tres clientes
    .intro = Tu Senador lidera este turno. Completa la Torre ahora mismo.
    .end = Un arquitecto trabaja con el almacén, y allí están las dos cartas de cemento: bastan tu acción y tu único arquitecto. Dos artesanos son más manos, pero no llevas cemento en la mano.

glory-lesson-villa-in-a-day = Una casa en un día
    .intro = Tienes un Senador, un arquitecto y una piedra. Sube tu influencia a 5 este turno.
    .end = La primera piedra de un arquitecto completa la Villa, le falte lo que le falte. La Prisión también es de piedra, y pide tres.

glory-lesson-any-stone-will-do = Todos los caminos llevan al Jardín
    .intro = Al Jardín le falta una piedra y no tienes ninguna. Completa tus dos edificios este turno.
    .end = Primero la Calzada: en cuanto está en pie, cualquier material sirve para un edificio de piedra, en el mismo turno.

glory-lesson-petition = Tres iguales
    .intro = Completa la Fuente este turno. No tienes ni artesano ni Senador.
    .hint-1 = Tres cartas del mismo rol pueden lo que ninguna de ellas puede.
    .end = Tres mercaderes son una petición, y una petición lidera cualquier rol: como artesano añade el mármol de tu mano.

glory-lesson-the-right-material = Roma exige
    .intro = Puedes mostrar una carta. Consigue tres cartas de madera para tu almacén.
    .end = Una exigencia llega a la reserva y a los dos vecinos, y cada uno da una carta del material mostrado. Muestras una carta de tu mano, y te la quedas.

glory-lesson-sell-in-time = La última venta
    .intro = Es tu última venta antes del recuento. En los tesoros de los vecinos hay escombros y mármol, y mármol y madera. Llega a 7 puntos.
    .end = Tus segundos escombros rompen el empate: 1 punto, y 3 por tener más que nadie. El mármol te daría sus 3 puntos y solo un empate.

glory-lesson-the-last-site = Ya no cabe nadie en Roma
    .intro = Vas un punto por delante. Gana la partida este turno.
    .end = Quien ocupa el último solar de la ciudad termina la partida al momento, sin tener que completar nada. El Muelle es tu única carta de madera: no lideres con él.

glory-lesson-catacomb-now = La salida es bajo tierra
    .intro = Tienes una piedra en el almacén. Gana la partida este turno.
    .hint-1 = Una Villa parece más rápida, pero no termina nada.
    .end = Las Catacumbas terminan la partida en cuanto están completas: 2 y 3 de influencia, y 3 puntos en el tesoro. El turno que viene podrías ir por detrás.

glory-lesson-forum-now = Falta un hombre
    .intro = Tu Foro está en pie. Gana la partida este turno.
    .end = El Foro gana en cuanto hay un cliente de cada rol; faltaba el arquitecto, y el cemento es un arquitecto.

glory-lesson-two-at-once = Pan y circo
    .intro = Completa el Anfiteatro y la Estatua en un solo turno.
    .hint-1 = ¿Qué pasa cuando se completa un Anfiteatro?
    .end = Un Anfiteatro completado da al momento tantas acciones de artesano como influencia tengas. Toman el mármol de tu mano, cosa que tu arquitecto no podía.

glory-lesson-all-trades = Hombres de todos los oficios
    .intro = Tienes dos mercaderes y ningún arquitecto. Completa tus dos edificios este turno.
    .end = Primero el mármol. Un Ludus Magna completo hace de cada mercader un cliente de todos los roles, desde ese mismo momento, y tus dos mercaderes construyen el Santuario.

glory-lesson-through-the-gate = Por el Portón
    .intro = A tu Ludus Magna le faltan dos mármoles, y tienes un mercader. Llega a 7 de influencia este turno.
    .end = Con un Portón, los edificios de mármol funcionan desde el cimiento. Así que tu mercader ya es un artesano, y entre los dos ponéis los dos mármoles de tu mano.
