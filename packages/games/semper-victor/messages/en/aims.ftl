### How a scenario is won.

aims_at-once = at once
aims_after = after { $year }
aims_words_maxence = at a year's end at which Maxence is dead and Italia is held
aims_words_dioceses = with all { $n } Dioceses at a year's end
aims_words_points = { $last ->
    [none] with more points after { $year }
   *[other] with more points after { $year }, or after the year in which { $last } dies
}
aims_words_points-and-italia = with more points after { $year }, if Magnence's player does not hold Italia
aims_words_italia = with Italia after { $year }
aims_words_reigns = as soon as Magnence is Primus Augustus
aims_words_magnence-dies = as soon as Magnence is dead, of whatever cause
aims_words_city = with the city built and twice the points after { $year }
aims_words_primus = as Primus after { $year }
aims_words_three-quarters = with more than three quarters of the other's points after { $year }
aims_otherwise = Equal points are a draw.
aims_otherwise_city = Anything else is a draw.
aims_maxence = Maxence dead
aims_maxence_words = Maxence is dead
aims_magnence-dead = Magnence dead
aims_magnence-dead_words = Magnence is dead
aims_magnence-reigns = Magnence reigns
aims_magnence-reigns_words = Magnence is Primus Augustus: the Augusti of Primus have fallen to him
aims_dioceses = { $n } Dioceses
aims_points = More points
aims_points_words = points, against { $other }
aims_points_ahead = points that this year's end would bring
aims_points_primus = 5 more for who is Primus at the end
aims_twice = Twice the points
aims_twice_words = points, twice those of the other
aims_three-quarters = Three quarters
aims_three-quarters_words = points, more than three quarters of the other's
aims_city = City built
aims_city_words = Constantinopolis is built
aims_primus = Primus at the end
aims_primus_words = the player is Primus at the end
aims_key = a leader and a unit in { $city }
aims_needs = a leader and a unit in { $cities }
aims_ends = The last year may come early
aims_ends_text = { $leader } may die before { $year }: the match ends with that year.
aims_ends_early = { $leader } may die before { $year }: the match ends with that year. Until { $until } his death brings the other { $points } points.
