### What the table says beside questions and log: gauges, panels, words for armies.

step_deployment = Deployment
short_deployment = deployment
phase_A = Phase A
ad = AD
year_ad = AD { $year }
years_ad = AD { $from } to { $to }
points_primus = Primus VP
points_secondus = Secondus VP
letter_primus = P
letter_secondus = S
byzantium = Byzantium
college = College
college_capitals = { $used } of { $capitals ->
    [one] 1 capital
   *[other] { $capitals } capitals
}
college_PA = Primus Augustus
college_SA = Secondus Augustus
college_A = Augustus
college_C = Caesar
college_free = free
college_barred = no capital left
college_usurpers = Usurpers, { $n } of { $of }
college_usurper = against { $against } in { $zone }; { $points } VP a year to { $master }
college_usurper-unpaid = against { $against } in { $zone }
college_followers = with { $names }
college_protectores = The Protectores guard { $leader }
college_house = House of Constantin
college_father = father
college_dead = dead
college_never = not born
college_son = { $n ->
    [1] first son
    [2] second son
    [3] third son
   *[other] fourth son
}
college_comes = from { $year }
college_succession = If an Augustus dies
college_heir = If { $head } dies: { $follows ->
    [augustus] { $heirs }, the other Augustus, takes his place.
    [caesar] { $heirs }, the Caesar, takes his place.
    [best-caesar] both Caesars become Augusti; { $heirs } takes his place.
    [secondus] { $heirs } becomes Primus Augustus, and the players change roles.
    [general] each player picks a general: one becomes Primus Augustus, the other a Usurper.
    [usurper] a general of his is picked, who becomes a Usurper.
   *[nobody] nobody is there to take his place.
}
college_dioceses = Dioceses { $primus } : { $secondus }, VP a year { $primusPoints } : { $secondusPoints }
college_limes = At war on the frontier
college_peace = At peace: { $peoples }
college_invaders = { $n } in { $diocese } ({ $points } VP a year to { $side })
college_outside = { $n ->
    [one] 1 unit outside the Empire
   *[other] { $n } units outside the Empire
}
college_beaten = all its units are destroyed
tracks_scores = { $side }, if the year ended now
tracks_dioceses = Dioceses
tracks_capital = capital { $city }
tracks_fleets = Fleets
tracks_fleet-lost = lost, back in { $year }
reserve_units = Units to come back in winter
moment_roles-change = roles change
moment_bid = { $what } and the purple
moment_bid_verdict = { $revolts ->
    [true] Acclaimed
   *[other] Nobody follows
}
moment_loyalty = The army in { $what }
moment_loyalty_verdict = { $revolts ->
    [true] It joins the revolt
   *[other] It stays loyal
}
moment_spread = The revolt and { $what }
moment_spread_verdict = { $revolts ->
    [true] It spreads
   *[other] It is contained
}
moment_rally = Units without a leader in { $what }
moment_rally_verdict = { $revolts ->
    [true] They come over
   *[other] They stay loyal
}
moment_revolt = the revolt gains on { $n } in { $of }
revolt_chance = { $n } in { $of }
word_comitatenses = { $n ->
    [one] one unit of comitatenses
   *[other] { $n } comitatenses
}
word_pseudo-comitatenses = { $n ->
    [one] one unit of pseudo-comitatenses
   *[other] { $n } pseudo-comitatenses
}
word_ripenses = { $n ->
    [one] one unit of ripenses
   *[other] { $n } ripenses
}
option_printed = as printed
option_free = free
option_phaseF = in Phase F
option_atOnce = at once
option_refused = refused
option_allowed = allowed
option_fifthWinter = the fifth winter
option_sixthWinter = the sixth winter
option_any = any
option_bandOnly = within its band
option_always = always
option_notDuringPeace = not in a forced peace
option_to339 = until 339
option_from341 = from 341 on
option_all = every battle
option_imperial = battles of emperors
option_nonRoman = of Peoples only

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
