### What is shown large when dice fall and great men do: what both games of the series tell.

moment_battle_wins = { $side } wins
moment_battle_roll = The die shows { $die }: row { $row } in column { $column }. It was { $n } in 6.
moment_losses = { $reduced ->
    [0] { $destroyed ->
        [0] no loss
        [one] one unit destroyed
       *[other] { $destroyed } units destroyed
    }
    [one] { $destroyed ->
        [0] one unit reduced
        [one] one unit reduced, one destroyed
       *[other] one unit reduced, { $destroyed } destroyed
    }
   *[other] { $destroyed ->
        [0] { $reduced } units reduced
        [one] { $reduced } units reduced, one destroyed
       *[other] { $reduced } units reduced, { $destroyed } destroyed
    }
}
moment_track_to-lose = Still to lose
moment_score = Points for the { $side }
moment_score_points = { $n } VP
moment_track_losses = Losses
moment_track_victory = Victory
moment_track_then = Then
moment_evasion = Evasion in { $zone }
moment_evasion_text = { $side }: an attempt to slip away
moment_below = needed: below { $below }; { $n } in { $of }
moment_evades = Away
moment_caught = Caught
moment_solitary = Alone among enemies
moment_escapes = Escaped
moment_taken = Taken
moment_fate = The Fates
moment_fate_need = dies below { $limit }; { $n } in 10
moment_lives = Lives on
moment_dies = The thread is cut
moment_event = The event of the year
