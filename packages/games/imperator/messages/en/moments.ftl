### What is shown large when dice fall and great men do: what both games of the series tell.

moment_battle_wins = { $side } wins
moment_battle_roll = The die shows { $die }{ $added ->
    [0] {""}
   *[other] , with { $sign } to it
}: row { $row } in column { $column }. It was { $n } in 6.
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
moment_track_losses = Losses
moment_track_victory = Victory
moment_scored = { $points } for { $why }; the score is { $score }
moment_track_then = Then
moment_evasion = Evasion in { $zone }
moment_evasion_text = { $side }: an attempt to slip away
moment_below = needed: below { $below }; { $n } in { $of }
moment_evades = Away
moment_caught = Caught
moment_solitary = Alone among enemies
moment_solitary_text = { $leader } must get away at once, or is lost.
moment_solitary_need = needed: { $low } to { $high }; { $n } in 10
moment_escapes = Escaped
moment_taken = Taken
moment_fate = The Fates
moment_fate_text = They have come to { $leader }.
moment_fate_need = dies below { $limit }; { $n } in 10
moment_lives = Lives on
moment_dies = The thread is cut
moment_event = The event of the year

## The end of the year, as one ceremony

year-end_title = { $year } closes
year-end_on = Go on
year-end_result = The result
year-end_regions = Regions
year-end_points = Points
year-end_points_year = this year { $n }
year-end_winter = Winter
year-end_winter_title = Winter quarters
year-end_winter_note = who went where, and why
year-end_winter_quiet = nobody is lost, goes or recovers
year-end_winter_more = { $n ->
    [one] and one thing more, in the log
   *[other] and { $n } things more, in the log
}
year-end_next = New year
year-end_year-of = year { $turn } of { $turns }
year-end_last-year = The last year
year-end_over = The scenario is over.
year-end_lost = { $units ->
    [one] { $units } is lost
   *[other] { $units } are lost
}
year-end_recover = { $units ->
    [one] { $units } recovers
   *[other] { $units } recover
}
year-end_lost_many = { $n } units are lost
year-end_recover_many = { $n } units recover
year-end_in = in { $zone }
year-end_away = { $leader } goes away
year-end_away_note = from { $zone }; back in spring

## How a year begins

year-begins_title = { $year } begins
year-begins_geostrategy = Geostrategy of { $year }
year-begins_draws = Stratagems
year-begins_initiative = Initiative
year-begins_wars = Peoples
year-begins_others = What else happened
