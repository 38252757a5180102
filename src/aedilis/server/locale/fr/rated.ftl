# Les tables classées, en français : ce qu'en dit la page d'une table.

server-table-rated = classée
server-table-rated-about = Sa fin change la cote de ceux qui l’ont commencée.
server-table-ratings = Cotes
server-table-rating-change = { $name } : { $before } → { $after } ± { $spread }
server-table-rating-provisional = provisoire
server-table-ratings-all = Au classement
