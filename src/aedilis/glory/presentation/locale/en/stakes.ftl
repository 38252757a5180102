# What is at stake in each kind of question, and what people usually weigh, in English.

glory-stake-lead = Whoever leads acts for certain and lets the others follow; people lead what helps them most and the others least, or think when their hand has nothing to build on.
glory-stake-follow = To follow costs a card and brings an action now, to think brings cards for later; your clients of this role act either way.
glory-stake-think = A jack stands for any role but builds nothing; filling the hand brings most when it is nearly empty, and a single card when it is full.
glory-stake-build = A finished building brings influence and its function, a begun one nothing yet; people finish before they begin, unless the last sites are going.
glory-stake-laborer = Materials in your stockpile are for architects to build with and for merchants to sell; people take what their buildings lack, or what others are waiting for.
glory-stake-demand = You demand what you show, so the others learn it; people show materials that the pool holds, or that their neighbours have just shown they have.
glory-stake-merchant = What lies in the vault scores its value, and the most of a material 3 more; but it can no longer be built with, and influence bounds the vault.
glory-stake-patron = A client acts every time his role is led, whoever leads it; people hire early, and the roles they or others lead most.
glory-stake-reveal = The first name in the alphabet leads first, and the card is gone from your hand; people reveal an early name they can spare.
glory-stake-cards = Several cards played as one cost as many from your hand; people pay with those they would build with last.
glory-stake-give = What is demanded goes to the demander for good; where you may choose, people keep the card whose building they want.
glory-stake-clients = In the vault a client scores his value and acts no more; people move him when the end is near, or when his role is no longer led.
glory-stake-bath = The action is free and only for now; people take it unless it would use up a material or a site they keep for something better.
glory-stake-fountain = The card can be used at once or kept for later; people build with it when it finishes something, and keep a good building for its site.
glory-stake-prison = You pay with influence, which is points and bounds clientele and vault, for a building with its function; people take what hurts its owner most or helps at once.
glory-stake-senate = Jacks that others played become yours for nothing; people take all, unless their hand is to stay low so that it fills with cards.
glory-stake-sewer = Cards you played would go to the pool for all; in your stockpile they become your own materials, so people keep all they can build with or sell.
glory-stake-aside = What stands here may be done at any time, or never: an order spares you a question, and conceding hands somebody the victory once all others do so.
