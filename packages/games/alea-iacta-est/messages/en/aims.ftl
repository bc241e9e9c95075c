### How a scenario is won.

aims_words_all = { $n ->
    [one] with it at the end of { $year }
    [2] with both at the end of { $year }
   *[other] with all { $n } at the end of { $year }
}
aims_otherwise = Anything else is a draw.
aims_aside = Points are counted, but do not decide this scenario.
aims_roma = Roma
aims_roma_leader = a leader in Roma
aims_roma_alone = no enemy leader or land unit there
aims_zones = units in { $need } of { $all } zones
aims_cities = { $need ->
    [one] 1 of them a city
   *[other] { $need } of them cities
}
aims_needs = a leader, { $zones } of { $all } zones, { $cities ->
    [one] 1 of them a city
   *[other] { $cities } of them cities
}
aims_regions = { $n } regions
aims_any = { $first } or { $second }
aims_lead = More regions
aims_lead_words = more regions than the other side
aims_aegyptii_occupied = Egypt occupied
aims_aegyptii_zones = units in all { $all } zones of the Aegyptii, and nobody else
aims_aegyptii_allegiance = Egypt allied
aims_aegyptii_ally = the Aegyptii under allegiance
aims_score = Score { $score }
aims_score_words = with a score of { $score } at the end of { $year }
aims_score_below = Score below 0
aims_score_below-words = with a score below 0 at the end of { $year }
aims_score_draw = From 0 to { $most } it is a draw.
aims_score_level = An even score is a draw.
aims_score_of-now = the score is
aims_score_roma = Roma: 1 point at each year's end
aims_score_control = { $need } control points: { $points } points at each year's end
aims_assassins = No Assassin left
aims_assassins_words = Assassins of Caesar in play: with one left, any score is a draw
aims_change_win = { $regions ->
    [one] { $regions } alone would win it for you.
   *[other] Any one of { $regions } would win it for you.
}
aims_change_draw = { $regions ->
    [one] { $regions } alone would make it a draw.
   *[other] Any one of { $regions } would make it a draw.
}
aims_now_dead = Now: both would lose
aims_future_dead = If nothing changes, the Republic dies this year and both lose.
aims_republic = Both lose at once
aims_republic_text = if SPQR is 5 at a year's end: the Republic is dead. It stands at { $now }{ $next ->
    [same] { "." }
   *[other] {" "}and would be { $next }.
}
aims_definitive = Victory at once
aims_definitive_text = with a lead of more than { $above } points. It is { $lead } now.
aims_handicap = Points made good
aims_handicap_words = the score, with the points that were given to the other
