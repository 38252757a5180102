# The report of a tournament of programs, in English.

arena-report-number = { NUMBER($value, useGrouping: 0) }
arena-report-percent = { NUMBER($value, maximumFractionDigits: 0) }%
arena-report-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-report-title = Tournament: { $game }
arena-report-heading = { $players ->
    [one] One player in every seat
   *[other] { $players } players against each other
}
arena-report-facts = { $games ->
    [one] One game
   *[other] { $games } games
} of { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, seed { $seed }
arena-report-lead = { $player } won most often: { $share } of the seats it held, where equals win { $even }.
arena-report-lead-clear = Chance alone hardly explains that.
arena-report-lead-open = With so few games that may be chance.
arena-report-numbers = All numbers
arena-report-strength = Strength
arena-report-strength-about = A rating tells how strong a player is against these opponents; the share of wins tells how often it took the victory. A shared victory counts for each winner as a part of one.
arena-report-ratings = Ratings
arena-report-ratings-about = Ratings, and where they lie with 95 % confidence
arena-report-won = Share of wins
arena-report-won-about = Share of wins by seats held; dashed: equal strength ({ $even })
arena-report-column-player = Player
arena-report-column-rating = Rating
arena-report-column-range = 95 %
arena-report-column-won = Won
arena-report-column-games = Games
arena-report-column-faults = Lost by a fault
arena-report-column-ending = Ending
arena-report-column-share = Share
arena-report-column-nobody = Without a winner
arena-report-column-thing = What
arena-report-column-held = Held
arena-report-fault = { $player } first lost by a fault: { $fault }
arena-report-by-seat = Wins by seat
arena-report-by-seat-about = How often each seat wins. Where players have sat in all seats equally often, what is left is the advantage of the seat.
arena-report-all-players = All players
arena-report-seat = Seat { $number }
arena-report-endings = How games end
arena-report-endings-about = { $nobody } of the games had no winner (95 %: { $range }).
arena-report-forfeit = a player’s fault
arena-report-length = Length
arena-report-length-about = { $mean } moves on the average (95 %: { $low } to { $high }), { $middle } in the middle game.
arena-report-moves = moves
arena-report-course = The course of the games
arena-report-course-about = Averages over all games, each stretched to the same length.
arena-report-course-axis = how much of the game has been played
arena-report-things-about = How often those won who had it at the end; dashed: equal strength ({ $even }). What good players get is not for that reason what makes them win.
arena-report-how = How it was measured
arena-report-method = The same players meet on the same deal once in every seat. Who meets whom, and who sits beside whom, changes from block to block.
arena-report-method-intervals = Ratings are by the model of Plackett and Luce (OpenSkill) in the order of the games; intervals of shares are by Wilson, those of means by the normal distribution, all with 95 %.
arena-report-method-unbalanced = The number of games is no multiple of { $games }, so not all have sat in all seats equally often.
arena-report-method-failures = { $failures ->
    [one] In one game the rules broke; it counts for nobody.
   *[other] In { $failures } games the rules broke; they count for nobody.
}
arena-report-method-options = Rules version { $rules }; options: { $options }
