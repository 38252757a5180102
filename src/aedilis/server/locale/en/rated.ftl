# Rated tables, in English: what the page of a table says of them.

server-table-rated = rated
server-table-rated-about = Its end changes the ratings of those who began it.
server-table-ratings = Ratings
server-table-rating-change = { $name }: { $before } → { $after } ± { $spread }
server-table-rating-provisional = provisional
server-table-ratings-all = To the ladder
