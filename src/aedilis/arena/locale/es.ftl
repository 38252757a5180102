# El informe de un torneo de programas, en español.

arena-report-number = { NUMBER($value, useGrouping: 0) }
arena-report-percent = { NUMBER($value, maximumFractionDigits: 0) } %
arena-report-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-report-title = Torneo: { $game }
arena-report-heading = { $players ->
    [one] Un jugador en todos los asientos
   *[other] { $players } jugadores, unos contra otros
}
arena-report-facts = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}, semilla { $seed }
arena-report-lead = { $player } ha ganado más que nadie: el { $share } de los asientos que ha ocupado; entre iguales sería el { $even }.
arena-report-lead-clear = El azar por sí solo apenas lo explica.
arena-report-lead-open = Con tan pocas partidas puede ser azar.
arena-report-numbers = Todas las cifras
arena-report-strength = Fuerza
arena-report-strength-about = La puntuación dice lo fuerte que es un jugador frente a estos rivales; la proporción de victorias, cuántas veces se llevó la partida. Una victoria compartida cuenta para cada ganador como una parte de una.
arena-report-ratings = Puntuaciones
arena-report-ratings-about = Puntuaciones, y entre qué valores están con una confianza del 95 %
arena-report-won = Proporción de victorias
arena-report-won-about = Victorias por asiento ocupado; línea discontinua: fuerzas iguales ({ $even })
arena-report-column-player = Jugador
arena-report-column-rating = Puntuación
arena-report-column-range = 95 %
arena-report-column-won = Ganadas
arena-report-column-games = Partidas
arena-report-column-faults = Perdidas por fallo
arena-report-column-ending = Final
arena-report-column-share = Proporción
arena-report-column-nobody = Sin ganador
arena-report-column-thing = Qué
arena-report-column-held = Veces
arena-report-fault = El primer fallo con el que { $player } perdió: { $fault }
arena-report-by-seat = Victorias por asiento
arena-report-by-seat-about = Cuántas veces gana cada asiento. Si todos han ocupado todos los asientos por igual, lo que queda es la ventaja del asiento.
arena-report-all-players = Todos los jugadores
arena-report-seat = Asiento { $number }
arena-report-endings = Cómo acaban las partidas
arena-report-endings-about = El { $nobody } de las partidas no tuvo ganador (95 %: { $range }).
arena-report-forfeit = fallo de un jugador
arena-report-length = Duración
arena-report-length-about = { $mean } jugadas de media (95 %: de { $low } a { $high }); la partida mediana, { $middle }.
arena-report-moves = jugadas
arena-report-course = El curso de las partidas
arena-report-course-about = Medias de todas las partidas, llevadas a la misma duración.
arena-report-course-axis = parte de la partida ya jugada
arena-report-things-about = Cuántas veces ganó quien lo tenía al final; línea discontinua: fuerzas iguales ({ $even }). Que los buenos jugadores lo consigan no significa que por eso ganen.
arena-report-how = Cómo se ha medido
arena-report-method = Los mismos jugadores se encuentran con el mismo reparto una vez en cada asiento. Quién se encuentra con quién, y quién se sienta junto a quién, cambia de bloque en bloque.
arena-report-method-intervals = Las puntuaciones siguen el modelo de Plackett y Luce (OpenSkill) en el orden de las partidas; los intervalos de las proporciones son de Wilson y los de las medias, de la distribución normal, todos al 95 %.
arena-report-method-unbalanced = El número de partidas no es múltiplo de { $games }, de modo que no todos han ocupado todos los asientos por igual.
arena-report-method-failures = { $failures ->
    [one] En una partida fallaron las reglas; no cuenta para nadie.
   *[other] En { $failures } partidas fallaron las reglas; no cuentan para nadie.
}
arena-report-method-options = Versión de las reglas: { $rules }; opciones: { $options }
