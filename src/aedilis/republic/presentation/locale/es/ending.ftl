# Cómo acaba una partida de La República de Roma, en español.

## Lo que ha pasado

republic-appointed-for-life = { $person } tiene { $influence } de Influencia y es nombrado Dictador Perpetuo.
republic-tie-throw = { $who ->
    [you] Sacas { $roll } para deshacer el empate.
   *[other] { $name } saca { $roll } para deshacer el empate.
}
republic-rebel-succeeds = { $ending ->
    [2] El Estado está en Bancarrota y el Rebelde { $person } consigue lo que quería.
    [3] Hay un Alzamiento Popular y el Rebelde { $person } consigue lo que quería.
   *[1] El Rebelde { $person } tiene Roma en sus manos.
}
republic-takes-rome = { $person } toma todas las Legiones y Flotas que hay en Roma. Ahora tiene Legiones { $legions }, Flotas { $fleets } y Guerras Activas { $count } ante él. Si no vence en bastantes de ellas, una a una, pierden todos.

## Lo que se pregunta

republic-ask-survival-war = { $count ->
    [one] Hay que vencer 1 Guerra más para que Roma sobreviva. ¿Cuál se libra ahora?
   *[other] Hay que vencer { $count } Guerras más para que Roma sobreviva. ¿Cuál se libra ahora?
}
    .topic = supervivencia de Roma
