# Standing orders.

republic-ask-order = For which moment do you give an order?
    .topic = standing order
republic-ask-order-be = Shall the game wait for you then (ask), may you speak up without being waited for (open), or are you left alone (never)?
    .topic = standing order
