# Instrucciones permanentes.

republic-ask-order = ¿Para qué momento das una instrucción?
    .topic = instrucción permanente
republic-ask-order-be = ¿Debe esperarte entonces la partida (ask), puedes intervenir sin que te espere (open) o se te deja en paz (never)?
    .topic = instrucción permanente
