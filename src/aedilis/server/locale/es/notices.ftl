# Lo que se comunica por correo, webhook o aviso del navegador al jugador que no está, en español.
#
# El texto de cada clase es un asunto; su .long es la frase del correo. $title es cómo se llama la mesa;
# $name, quien lee, y $who, quien ha escrito.

server-notice-your-turn = Te toca: { $title }
    .long = Te toca en la mesa «{ $title }».
server-notice-offer = { $who } te ofrece un acuerdo: { $title }
    .long = { $who } te ofrece un acuerdo en la mesa «{ $title }». Allí puedes aceptarlo, rechazarlo u ofrecer otro.
server-notice-over = La partida ha terminado: { $title }
    .long = La partida de la mesa «{ $title }» ha terminado. Allí puedes ver cómo ha acabado y repetirla.
server-notice-mention = { $who } te ha mencionado: { $title }
    .long = { $who } te ha mencionado en el chat de la mesa «{ $title }».
server-notice-chat = { $who } ha escrito en { $title }
    .long = { $who } ha escrito en el chat de la mesa «{ $title }».
server-notice-seat = { $news ->
    [begun] La partida ha empezado: { $title }
    [round] Ha empezado tu ronda: { $title }
    [hurry] Se te acaba el tiempo: { $title }
    [late] Se te había acabado el tiempo: { $title }
    [replaced] Se está jugando por ti: { $title }
    [invited] Te invitan a una mesa: { $title }
    [resigned] { $who } ha abandonado: { $title }
    [end] { $who } propone terminar la partida: { $title }
    [offered] Se ofrece tu asiento: { $title }
    [taken] Alguien sigue jugando en tu lugar: { $title }
    [removed] Te han quitado de una mesa: { $title }
    [rematch] Te espera una revancha: { $title }
   *[other] Novedades de tu asiento: { $title }
}
    .long = { $news ->
        [begun] La partida de la mesa «{ $title }» ha empezado, y tienes un asiento en ella.
    [round] Ha empezado tu ronda del torneo. Tu mesa en ella es «{ $title }».
        [hurry] Se te acaba el tiempo para jugar en la mesa «{ $title }».
        [late] En la mesa «{ $title }» se te había acabado el tiempo, y esa única decisión se ha tomado sin ti. Sigues jugando tú.
        [replaced] En la mesa «{ $title }» se está jugando por ti, porque se te acabó el tiempo o te fuiste. Allí puedes recuperar tu asiento.
        [invited] { $who } te guarda un asiento en la mesa «{ $title }». Allí puedes aceptar o declinar.
        [resigned] { $who } ha abandonado la mesa «{ $title }». Un bot sigue en ese asiento hasta que encontréis a alguien.
        [end] { $who } propone terminar ya la partida de la mesa «{ $title }», sin que gane nadie. Termina si todos están de acuerdo.
        [offered] { $who } ha ofrecido a otra persona tu asiento en la mesa «{ $title }», porque lo juega un bot. Allí puedes recuperarlo mientras no lo ocupe nadie.
        [taken] { $who } ha ocupado tu asiento en la mesa «{ $title }» y sigue jugando en tu lugar.
        [removed] { $who } te ha quitado de la mesa «{ $title }» antes de que empezara la partida. En la sala te esperan otras mesas.
        [rematch] { $who } ha abierto una mesa para la revancha de «{ $title }» y te guarda un asiento. Únete desde la mesa anterior.
       *[other] Algo ha cambiado en tu asiento de la mesa «{ $title }».
    }

server-notice-greeting = Hola, { $name }:
server-notice-phase = Fase: { $phase }
server-notice-topic = Te toca decidir: { $topic }
server-notice-link = Ir a la mesa: { $url }
server-notice-open = Abrir la mesa
server-notice-why = Recibes este correo porque lo pediste en tus ajustes. Para no recibir más de esta clase: { $url }

## Por qué se ha desactivado una vía de aviso

server-notice-off-refused = Se ha rechazado varias veces (código { $code }).
server-notice-off-gone = El destinatario dice que esta dirección ya no existe.
server-notice-off-unreachable = Varias veces seguidas no se ha podido llegar a ella.
server-notice-off-forbidden = La dirección lleva a un lugar al que este servidor no envía nada.
server-notice-off-unusable = No funciona tal como se ha escrito.
