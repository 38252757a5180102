# Por qué vale la pena una respuesta, tal como lo ve un bot: para las pistas y para mirar atrás, en
# español.

republic-why-quiet = Nada de lo demás que podrías hacer aquí vale ahora lo que cuesta.
republic-why-serves = Por todo lo que está a la vista, es lo que más sirve a tu Facción.
republic-why-waits = No cuesta nada ni te compromete a nada.
republic-why-state-rich = El Estado puede pasarse sin ello: tras el año que viene tendrá aún { $talents } T en el peor caso.
republic-why-state-broke = El año que viene al Estado pueden faltarle { $talents } T, y si no puede pagar, pierden todos.
republic-why-state-poor = Tras el año que viene el Estado puede quedarse con { $talents } T, y las Guerras cuestan más; un donativo da además Influencia.
republic-why-clean = Lo que ganarías es menos de lo que te cuesta la mancha.
republic-why-spoils = El dinero te vale más que lo que cuesta la mancha.
republic-why-games = El próximo discurso se encontrará con un Descontento de { $unrest }: los Juegos lo bajan.
republic-why-no-games = El pueblo aguanta: el próximo discurso se encontrará con un Descontento de { $unrest }.
republic-why-purse = En tu mejor orador el dinero puede ganar Senadores; el que está en el Tesoro de Facción responde a los Sobornos.
republic-why-nobody-won = Con el dinero que hay no se puede ganar a nadie con buenas probabilidades.
republic-why-persuade = Hay un { $chance } % de ganar { A($person) }, si nadie paga en contra.
republic-why-attempt = Con ello la posibilidad de ganar { A($person) } es del { $chance } %.
republic-why-counter = Baja al { $chance } % la posibilidad de que convenzan { A($person) }.
republic-why-no-counter = La posibilidad de que convenzan { A($person) } es del { $chance } %, y no vale tu dinero.
republic-why-knight = Con un { $chance } %, { $person } obtiene un Caballero: un voto y una renta para siempre.
republic-why-bid = Tienes dinero para sacar provecho de otra Iniciativa.
republic-why-no-bid = Otra Iniciativa te daría menos que los Talentos que cuesta.
republic-why-play = En la mesa, { $card } cuenta enseguida, y en tu mano nada.
republic-why-discard = Son las cartas que menos echarás en falta.
republic-why-leader = { $person } es quien más te vale, y a un Líder nadie lo puede convencer.
republic-why-own-office = { $person } es de los tuyos, y el cargo da Influencia y voz en lo que hace Roma.
republic-why-general = { $person } manda bien un Ejército (Militar { $military }), y sus amigos lo votarán.
republic-why-own-gain = { $person } es de los tuyos y gana con ello cada año.
republic-why-for-votes = Lo que otros reciben trae consigo sus votos.
republic-why-vote-neither = Salga como salga, ni te ayuda ni te perjudica mucho.
republic-why-vote-bought = Con votos comprados se puede cambiar el resultado, y vale el dinero.
republic-why-vote-own = Es para { $person }, que es de tu propia Facción.
republic-why-vote-accused = { $person }, a quien se acusa, es de tu propia Facción.
republic-why-vote-rival = { $person } es un rival, y una condena le cuesta Influencia.
republic-why-vote-master = Quien gobierna de por vida puede ganar así la partida.
republic-why-vote-own-master = Gobernaría de por vida un hombre tuyo, y puede darte la partida.
republic-why-vote-forces = Hay { $wars ->
    [one] 1 Guerra
   *[other] { $wars } Guerras
}, y tras el año que viene el Estado tendrá { $talents } T en el peor caso, tal como están las cosas.
republic-why-vote-strong = Los Ejércitos que envía bastan para lo que les espera.
republic-why-vote-weak = Los Ejércitos que envía arriesgan más de lo que pueden ganar.
republic-why-vote-land = El Descontento es { $unrest }, y las tierras calman al pueblo.
republic-why-vote-yes = A Roma le sirve, y a ti no te perjudica.
republic-why-vote-no = Ayudaría a otros más que a ti.
republic-why-adjourn = Lo que valdría la pena proponer ahora ya está hecho.
republic-why-forces = { $wars ->
    [0] Ahora no hay ninguna Guerra
    [one] Hay 1 Guerra
   *[other] Hay { $wars } Guerras
}, y el Estado puede pagar: tal como están las cosas, tras el año que viene tendrá { $talents } T en el peor caso.
republic-why-deploy = { $general } ganaría la próxima batalla ({ $war }) con un { $chance } %.
republic-why-land = El Descontento es { $unrest }: las tierras calman al pueblo y hacen populares a quienes las patrocinan.
republic-why-recall = { $general } no puede ganar donde está, y su Ejército hace falta en Roma.
republic-why-loyal = Lo que Roma podría oponer al Rebelde es demasiado, o hay más que ganar en el Senado.
republic-why-rebel = Roma apenas puede detener esta revuelta, y su victoria gana la partida.
republic-why-asks-legions = Pueden seguirle bastantes Legiones, y quien les pregunta no está obligado a rebelarse.
