# What the cards say that explain signs, and the legend, in English.

server-explain-key = Explain what has the focus; then the arrows go from sign to sign
server-explain-more = Read more
server-explain-aims = How it is won and how it ends
