# Instrucciones permanentes.

republic-ask-order = ¿Para qué momento das una instrucción?
    .topic = instrucción permanente
republic-ask-order-be = ¿Debe esperarte entonces la partida: siempre (ask), solo cuando espera a todos (open) o nunca (never)? Y una pregunta: ¿que te la hagan (open) o pasar (pass)?
    .topic = instrucción permanente
