# Mots communs aux deux jeux.

kernel-and = et
kernel-and-before-i = et
kernel-seat = Siège { $number }
kernel-quoted = « { $text } »

kernel-pick-exactly = Choisissez-en { $low }.
kernel-pick-up-to = Choisissez-en jusqu'à { $high }.
kernel-pick-between = Choisissez-en de { $low } à { $high }.

kernel-ambiguous = Plusieurs coups répondent à cette description. Dites plus précisément lequel.

kernel-undo-over = La partie est finie : plus rien ne peut être annulé.
kernel-undo-nothing = Il n'y a encore rien à annuler.
kernel-undo-revealed = Rien ne peut être annulé : le dernier coup a révélé une information cachée.
kernel-undo-other = Votre coup ne peut plus être annulé : un autre joueur a joué depuis.
