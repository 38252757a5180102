# Un accord écrit sur une feuille : ses promesses, ligne par ligne.

server-draft-title = Offrir un accord
server-draft-open = Offrir un accord
server-draft-begin = Partir de
server-draft-with = Avec
server-draft-row = Promesse { $number }
server-draft-add = Une autre promesse
server-draft-full = Un accord n’a pas plus de promesses que celles-ci.
server-draft-remove = Retirer la promesse { $number }
server-draft-choose = Choisissez…
server-draft-told = Ce que cela donne
server-draft-none = Rien n’est encore promis.
server-draft-missing = Il manque encore quelque chose à une promesse.
server-draft-send = Offrir cela
server-draft-barred = Ce qui ne se promet pas
server-draft-left = Ceci reste hors de votre offre : seul celui qui détient une carte peut la promettre.
