# Che cosa accade a un tavolo di una o due persone, in italiano.

republic-seated = Intorno al tavolo, in senso orario: { $seats }.
republic-asked-for = Per { $name }: { $asked }
republic-neutral-leader = { $name } si dà come capo { $person }, secondo la sua linea di condotta ({ $rule }).
republic-neutral-governor = { $name } manda { $person } a governare, secondo la sua linea di condotta ({ $rule }).
republic-neutral-concession = { $name } sceglie { $person } per una concessione, secondo la sua linea di condotta ({ $rule }).
