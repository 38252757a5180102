# Las palabras de las guías y los problemas de The Republic of Rome: un mensaje para cada uno, con el nombre de su archivo.

republic-lesson-one-year = Un año en Roma
    .intro = Tres Facciones se reparten el Senado, y los galos están en armas. En un año te ganas a un amigo, haces elegir a un Cónsul y lo envías a la guerra. Si Roma cae, perdéis todos; si resiste, gana la Facción con más Influencia.
    .income = Tus Senadores han ingresado 6 T, que están en el Tesoro de tu Facción. Desde ahí solo puedes responder a los Sobornos de otros: quien quiera sobornar, pujar o comprar votos necesita dinero propio. Mueve 6 T a Cornelio.
    .persuade = Tu Iniciativa te ha dado una carta, un Tribuno de la Plebe; ahora puedes ganarte a un Senador. Papirio, en el Foro, no es de nadie: 3 de Oratoria, 5 de Influencia y un Soborno de 7 T contra su Lealtad de 6 hacen 9, y dos dados no pueden dar más. Un 10 falla siempre, así que un octavo Talento no cambiaría nada.
    .games = Tu vecino de la izquierda puso 2 T en contra y los dados dieron 7: justo lo necesario. Y tu Soborno no se ha perdido: lo tiene Papirio. Que patrocine unos Juegos por 7 T, porque cuando el Descontento sube demasiado el pueblo se alza y perdéis todos.
    .deal = El Senado elige a los Cónsules, siempre en pareja. Tú tienes 10 votos, tu vecino de la izquierda 11 y el de la derecha 7; el de la izquierda preside y te ofrece un acuerdo: él propone a Valerio y a tu Cornelio, y tú votas por ellos. Lo que se promete en público obliga, así que acéptalo.
    .consuls = Él ha cumplido su parte. Ahora cumple tú la tuya: vota a favor de la pareja sin comprar votos, que no te hacen falta.
    .post = Los dos están elegidos, y cada uno gana 5 de Influencia. Uno presidirá en Roma y el otro irá a la guerra: elige para Cornelio el puesto de Cónsul de Campo. Si los dos quisieran lo mismo, decidirían los dados.
    .forces = Se ha elegido un Censor. Hay cuatro Legiones en Roma, y los galos tienen una fuerza de 10. Tu vecino de la izquierda quiere reclutar seis más, a 10 T cada una; el de la derecha, con 7 votos, quiere ahorrar el dinero. Tus votos lo deciden: vota a favor, o Cornelio no tendrá Ejército que mandar.
    .consent = Las Legiones están reclutadas, y el Estado ha pagado 60 T por ellas. Una Ley Agraria ha de calmar al pueblo: el Estado paga 20 T, y quienes la patrocinan ganan Popularidad. Tu Claudio va a ser uno de ellos; consiente.
    .tribune = La Ley está aprobada. Pero ahora tu vecino de la izquierda levanta la sesión y deja la Guerra como está: tu Cornelio no ha de ganar gloria. Una Guerra cuesta 20 T al año, trae Descontento si nadie la combate, y cuatro a la vez son el fin de Roma; juega tu Tribuno de la Plebe y propón algo tú.
    .army = Envía a Cornelio contra los galos con las diez Legiones. Con su Capacidad Militar de 4 hacen 14 contra 10; la diferencia de 4 y tres dados deben llegar a 14. Dos números traen pérdidas y ninguna victoria por fuerte que seas: aquí, 13 y 15 en los dados.
    .votes = Tu vecino de la derecha se abstiene, el de la izquierda tiene 11 votos en contra, y tú tienes 10. Un empate rechaza. Cada voto cuesta un Talento, y a Papirio le quedan 2 T de tu Soborno: compra los dos.
    .general = Aprobado y ganado: los dados dieron 12, que hacen 16. Han caído dos Legiones, una es ya Veterana, y el Estado tiene 20 T de Botín. Cornelio está ante Roma con su Ejército; podría pedirle lealtad y marchar sobre la ciudad, y morir si lo vencen. Depón el mando.
    .end = Cornelio vuelve a casa con 15 de Influencia, más que nadie en Roma, y el año que viene hasta sus amigos lo temerán. Así sigue todo hasta que sale la carta El Fin de una Era; entonces gana la Facción con más Influencia. O Roma cae antes, y no gana nadie.

republic-lesson-one-great-gift = Donaciones al Estado
    .intro = Lleva el Erario de 10 T a 70 T exactos con dos Donaciones y gana con ellas 8 de Influencia.
    .hint-1 = Cada Donación cuenta por sí sola: lo que dan dos hombres no se suma.
    .end = 50 T de un solo hombre dan 7 de Influencia, 25 T dan 3 y 10 T dan 1. Fabio dona 50 T y Furio los otros 10 T; un Talento más se habría dado a cambio de nada.

republic-lesson-a-tie-is-enough = Basta un empate
    .intro = Se quieren reclutar cinco Legiones, y todos los demás votan a favor. Impídelo y guarda 7 T para unos Juegos.
    .hint-1 = Cuenta los votos: una propuesta necesita más a favor que en contra.
    .end = Hay 8 votos a favor de las Legiones y 5 en tu Facción. Tres votos comprados dan un empate, y un empate rechaza; un cuarto te habría costado los Juegos.

republic-lesson-no-answer-to-this = Sin respuesta posible
    .intro = Gánate a Plautio, que es de tu vecino de la izquierda. Tus dos vecinos tienen 9 T y los gastarán todos contra ti; los dados darán 3 y 4.
    .hint-1 = Lo que importa no es cuánto ofreces, sino cómo.
    .end = Nadie puede pujar contra una Seducción. Con 10 de Influencia, 2 de Oratoria y un Soborno de 8 T contra 6 de Lealtad y 7 por su Facción, el Número Base es 7: los dados son justo lo bastante bajos.

republic-lesson-no-higher-bid = Sin puja mayor
    .intro = Hazte con la próxima Iniciativa con toda seguridad, aunque tus dos vecinos pujan después de ti. Los 12 T de Plautio son para las elecciones: no los toques, y deja a Fabio al menos 3 T.
    .hint-1 = ¿Qué dinero puede responder a una puja, y cuánto hay en un mismo sitio?
    .end = Una puja sale del dinero propio de un solo hombre. Quien más tiene entre tus rivales guarda 6 T, y quien puja después debe ofrecer más: nadie puede responder a 6 T, haya lo que haya en los Tesoros de las Facciones.

republic-lesson-the-man-to-win = El hombre adecuado
    .intro = Gánate a uno de los tres Senadores del Foro, por mucho que tus vecinos pongan en contra desde los Tesoros de sus Facciones, 2 T y 1 T. Los dados darán 9.
    .hint-1 = El dinero que un hombre ya tiene hace más difícil ganárselo.
    .end = Pueden quitarte 3 del número, así que necesitas 12. Fabio tiene 2 de Oratoria, 5 de Influencia y un Soborno de 12 T, 19 en total; contra la Lealtad de Acilio, 7, es lo justo. Papirio es menos leal, pero ya tiene 3 T; y lo que guardan los Senadores de tus vecinos no responde a ningún Soborno.

republic-lesson-the-last-pair = La última pareja
    .intro = Cornelio y Furio han de ser Cónsules. Tu vecino de la derecha tiene un Tribuno de la Plebe y vetaría esa pareja; el de la izquierda propone otras, y todos menos tú votan a favor.
    .hint-1 = ¿Cuántas parejas se pueden proponer en total?
    .hint-2 = ¿Qué pasa con la única pareja que queda?
    .end = Los Cónsules salientes no se pueden reelegir, y tres hombres forman tres parejas. Rechazadas dos, la tercera ocupa el cargo sin votación; y donde no hay votación no hay nada que vetar.

republic-lesson-pay-by-the-legion = A tanto por Legión
    .intro = Recluta cinco Legiones con los últimos 50 T del Estado y haz que Fabio gane 10 T con ello. Hoy nadie vota contra ti.
    .hint-1 = Importa qué propones primero.
    .end = La Concesión de Armamento paga a su titular 2 T por cada Legión en el momento de reclutarla. Por eso primero va la Concesión para Fabio, y después las Legiones.

republic-lesson-which-games = No solo de pan
    .intro = El Descontento es 5, y nadie combate a los galos. Patrocina unos Juegos para que el pueblo no pueda alzarse este año, den lo que den los dados cuando Julio le hable.
    .hint-1 = ¿Qué hace con el Descontento, antes del discurso, una Guerra que nadie combate?
    .hint-2 = La tirada más baja es 3, y Julio tiene 1 de Popularidad.
    .end = La Guerra sube el Descontento en 1, y el Festín de sangre lo baja en 2: queda en 4. La tirada más baja con la Popularidad de Julio también da 4, y un total de 0 es malo, pero no es un Alzamiento. Con Tajos y estocadas sería −1, y Roma caería.

republic-lesson-sent-to-sicily = Destinado a Sicilia
    .intro = Tu vecino de la derecha vota a favor de cualquier Gobernador de Sicilia, y el de la izquierda en contra. Elige a uno de modo que desde entonces tengas más votos que los dos juntos.
    .hint-1 = Quien no está en Roma no vota.
    .end = Un Gobernador se va de Roma enseguida, y Julio se lleva 9 votos. Te quedan 12 contra 6 y 5. Y además parece un honor.

republic-lesson-a-sure-verdict = Una condena segura
    .intro = Solo tu Furio está dispuesto a acusar, y tienes 33 votos. Lleva a juicio a un hombre al que se condene voten lo que voten los demás, y diga lo que diga el pueblo si apela.
    .hint-1 = Una apelación son dos dados y la Popularidad del Acusado; un 12 lo libera, un 11 le da 16 votos.
    .end = Julio puede llegar a 12 y quedar libre. Valerio, con −1 de Popularidad, llega a 11 como mucho: 16 votos, 6 por su Influencia, 7 de su Facción y 3 de tu vecino de la derecha hacen 32. A Manlio no lo quieren más, pero su Influencia cuenta 8 más.

republic-lesson-the-fourth-war = La cuarta Guerra
    .intro = Cuatro Guerras Activas al acabar el año son el fin de Roma. Envía a Plautio de modo que gane una, y deja cinco Legiones en la ciudad. Los dados darán 13.
    .hint-1 = Mira los números de Desastre y cuenta las Flotas.
    .end = El 13 es el número de Desastre de los galos, e Iliria y Macedonia piden más Flotas de las que tienes. Contra Siria, Plautio con cinco Legiones es 7 contra 6, y 13 hacen 14: una victoria cara, pero una victoria.

republic-lesson-no-roll-loses = Ninguna tirada pierde
    .intro = Gana este año la 2.ª Guerra Púnica, den lo que den los dados, y guarda una Legión en Roma.
    .hint-1 = Tres dados dan al menos 3, y una victoria pide 14.
    .end = A Escipión el Africano no lo tocan ni el Desastre ni el Rechazo en una Guerra Púnica. Con 21 Legiones tiene 26 contra 15, y entonces basta la tirada más baja; con 20 no bastaría.
