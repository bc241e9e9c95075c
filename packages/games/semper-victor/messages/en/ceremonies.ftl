### What is shown large at the end of a year, and when thrones change.

## The end of the year, as one ceremony

year-end_of = { $title }, year { $turn } of { $turns }
year-end_college = The college of emperors
year-end_civil-war = Civil war goes on
year-end_pax = Pax Romana
year-end_usurpers = { $n ->
    [0] no Usurper
    [one] one Usurper
   *[other] { $n } Usurpers
}
year-end_usurper = Usurper, for { $side }
year-end_reigning = { $emperors ->
    [none] nobody reigns
   *[other] { $emperors }
}; { $capitals ->
    [one] one capital
   *[other] { $capitals } capitals
}
year-end_diocese = { $name } falls to { $side }
year-end_diocese_keys = a leader and a unit in its capital, or in its cities
year-end_dioceses_none = No Diocese changes hands
year-end_dioceses_some = { $n } Dioceses change hands
year-end_dioceses_count = Primus { $primus }, Secondus { $secondus }
year-end_dioceses_of = { $regions ->
    [none] nothing
   *[other] { $regions }
}
year-end_points_both = Primus { $primus }, Secondus { $secondus }
year-end_now = If it ended here: { $side } would win.
year-end_now_draw = If it ended here: a draw.
year-end_early = The scenario is decided before its last year.
year-end_years-left = { $n ->
    [one] One year is left
   *[other] { $n } years are left
}
year-end_draw = Begin { $year }
year-end_draw_text = Both sides draw stratagems; then the initiative is asked for.

## Who reigns

moment_college = The college of emperors
moment_city = Constantinopolis
moment_roles = The roles change
moment_roles_text = Each player keeps what he has: leaders, units, Dioceses, hand and points. The sides change their names.
moment_roles_verdict = { $leader ->
    [none] There is no Primus Augustus
   *[other] { $leader } is Primus Augustus
}
moment_roles_because = { $role ->
    [none] Who was Secondus is Primus from now on.
   *[other] From now on you are { $role }: other points count for you, and other stratagems.
}
moment_roles_points = Primus { $primus }, Secondus { $secondus }
moment_track_points = Points
moment_throne = { $leader } takes the throne
moment_throne_after = after the death of { $leader }
moment_throne_because = He leads { $side }: while he sits in a capital he scores, and if he dies the next of the college follows.
moment_revolt-over = The end of a civil war
moment_revolt-won = { $leader } has won
moment_revolt-lost = { $leader } is dead
moment_revolt-won_because = All Augusti against him have fallen. Who joined him stays with him.
moment_revolt-lost_because = His revolt dies with him: who joined him returns to the side he left.
