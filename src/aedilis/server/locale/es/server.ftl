# Lo que el servidor dice por sí mismo: nombres de los juegos, medidas del curso de una partida, momentos.

server-game-glory = Glory to Rome
server-game-republic = La República de Roma
server-rome = Roma

server-measure-influence = Influencia
server-measure-buildings = Edificios terminados
server-measure-clientele = Clientes
server-measure-vault = Cartas en el Tesoro
server-measure-faction-influence = Influencia de las Facciones
server-measure-treasury = Erario
server-measure-unrest = Descontento

server-window-gift = Cuando alguien exige un material y no tienes que darlo
