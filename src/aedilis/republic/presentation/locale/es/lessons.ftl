# Las palabras de las guías y los problemas de The Republic of Rome: un mensaje para cada uno, con el nombre de su archivo.

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
