# Mesas puntuadas, en español: lo que dice de ellas la página de una mesa.

server-table-rated = puntuada
server-table-rated-about = Su final cambia la puntuación de quienes la empezaron.
server-table-ratings = Puntuaciones
server-table-rating-change = { $name }: { $before } → { $after } ± { $spread }
server-table-rating-provisional = provisional
server-table-ratings-all = A la clasificación
