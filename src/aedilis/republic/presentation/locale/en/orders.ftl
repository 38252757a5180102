# Standing orders.

republic-ask-order = For which moment do you give an order?
    .topic = standing order
republic-ask-order-be = Shall the game wait for you then: always (ask), only where it waits for everybody (open), or never (never)? Of a question: be asked (open), or pass (pass)?
    .topic = standing order
