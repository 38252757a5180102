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
