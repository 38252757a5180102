# Qué hay en juego en cada clase de pregunta y qué se suele sopesar, en español.

glory-stake-lead = Quien lidera actúa seguro y deja seguir a los demás; se lidera lo que más ayuda a uno y menos a los otros, o se piensa si la mano no da para nada.
glory-stake-follow = Seguir cuesta una carta y da una acción ahora; pensar da cartas para después. Tus clientes de este personaje actúan en ambos casos.
glory-stake-think = El Senador vale por cualquier personaje, pero no construye nada; llenar la mano rinde más cuando está casi vacía, y una sola carta cuando está llena.
glory-stake-build = Un edificio terminado da influencia y su función, y uno empezado nada todavía; se termina antes de empezar otro, salvo que se agoten los solares.
glory-stake-laborer = Con los materiales de tu Almacén construyen los Arquitectos y comercian los Mercaderes; se toma lo que falta en los edificios, o lo que otros esperan.
glory-stake-demand = Exiges lo que muestras, y así los demás lo saben; se muestran materiales que hay en la Reserva, o que los vecinos acaban de revelar que tienen.
glory-stake-merchant = Lo que está en el Tesoro puntúa su valor, y quien más tiene de un material suma 3; pero ya no sirve para construir, y la influencia limita el Tesoro.
glory-stake-patron = Un cliente actúa cada vez que se lidera su personaje, lo lidere quien lo lidere; se contrata pronto, y los personajes que más se lideran.
glory-stake-reveal = Empieza el primer nombre del alfabeto, y la carta deja tu mano; se descubre un nombre temprano del que se pueda prescindir.
glory-stake-cards = Varias cartas jugadas como una cuestan otras tantas de tu mano; se paga con las que menos servirían para construir.
glory-stake-give = Lo exigido pasa para siempre a quien lo exige; si puedes elegir, se conserva la carta cuyo edificio se quiere construir.
glory-stake-clients = En el Tesoro un cliente puntúa su valor y ya no actúa; se le mueve cuando el final está cerca o su personaje ya no se lidera.
glory-stake-bath = La acción es gratis y solo vale ahora; se toma salvo que gaste un material o un solar reservado para algo mejor.
glory-stake-fountain = La carta puede usarse ya o guardarse; se usa si con ella se termina algo, y un buen edificio se guarda para su solar.
glory-stake-prison = Pagas con influencia, que son puntos y limita clientes y Tesoro, por un edificio con su función; se toma el que más duele a su dueño o ayuda enseguida.
glory-stake-senate = Los Senadores que jugaron otros pasan a ser tuyos gratis; se toman todos, salvo que convenga una mano corta para llenarla de cartas.
glory-stake-sewer = Las cartas que jugaste irían a la Reserva, para todos; en tu Almacén son materiales tuyos, así que se guarda cuanto se pueda construir o vender.
glory-stake-aside = Lo que hay aquí puede hacerse en cualquier momento, o nunca: una orden te ahorra una pregunta, y conceder la victoria se la da a alguien en cuanto lo hacen todos los demás.
