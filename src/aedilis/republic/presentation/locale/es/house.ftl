# Lo que dicen de este juego el vestíbulo, los formularios y el curso de una partida, en español.

republic-title = La República de Roma
republic-about = Diriges una Facción del Senado: guerras, votos, juicios, tratos y una Roma que no debe caer antes de que la gobiernes. De 3 a 6 jugadores, varias horas.
republic-bot-senator = Bot: un viejo senador (fuerte)
republic-measure-common = Roma
republic-measure-faction-influence = Influencia de las Facciones
republic-measure-treasury = Erario
republic-measure-unrest = Descontento
republic-page-senate = Senado
republic-page-forum = Foro
republic-page-treasury = Erario
republic-page-provinces = Provincias
republic-page-factions = Facciones
republic-page-faction = Mi Facción
republic-page-deals = Acuerdos
republic-page-odds = Probabilidades
republic-value-modified = modificada
republic-value-printed = la impresa
republic-value-influence = menos Influencia en Roma
republic-value-senators-in-rome = menos Senadores en Roma
republic-value-one = solo esa
republic-value-all = todas las que queden
republic-value-added = se suma
republic-value-multiplied = se multiplica
republic-value-freed = van al Foro
republic-value-kept = la esperan
