# What the cards say that explain signs, and the legend, in English.

server-explain-key = Explain what has the focus; then the arrows go from sign to sign
server-explain-more = Read more
server-explain-aims = How it is won and how it ends
server-explain-stake = What is at stake
server-explain-stake-key = What is at stake in the question
server-explain-legend-key = What all signs mean
