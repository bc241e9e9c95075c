### What the table says beside questions and log: gauges, panels, words for armies.

step_deployment = Deployment
short_deployment = deployment
phase_A = Phase A
ad = AD
year_ad = AD { $year }
years_ad = AD { $from } to { $to }
points = Victory
letter_primus = P
letter_secondus = S
byzantium = Byzantium
byzantium_threat = the works are lost in { $year } if the enemy still stands there
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
college_heir = { $follows ->
    [augustus] If he dies: { $heirs }, the other Augustus
    [caesar] If he dies: { $heirs }, the Caesar
    [best-caesar] If he dies: { $heirs }; both Caesars become Augusti
    [secondus] If he dies: { $heirs } is Primus Augustus, and the players change roles
    [general] If he dies: each player picks a general, one for Primus Augustus, one for a Usurper
    [usurper] If he dies: a general of his becomes a Usurper
   *[nobody] If he dies: nobody follows
}
college_fleet = { $n ->
    [0] Fleet: { $port }
   *[other] Fleet: { $port }, { $n } aboard
}
college_fleet-lost = Fleet lost, back in { $year }
college_dioceses = Dioceses { $primus } : { $secondus }, VP a year { $primusPoints } : { $secondusPoints }
college_limes = At war for { $side }
college_peace = At peace: { $peoples }
college_invaders = { $n } in { $diocese }
college_yields = +{ $points } { $side }
college_outside = { $n } outside
people_disc_peace = { $people }: at peace
people_disc_war = { $people }: at war, run by { $side ->
    [none] nobody
   *[other] { $side }
}
college_beaten = all its units are destroyed
tracks_scores = { $side }, if the year ended now
tracks_dioceses = Dioceses
tracks_capital = capital { $city }
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
moment_revolt_calls = { $side } calls him to the purple.
revolt_stake_so-far = So far with him: { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
}, { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $strength } strength
revolt_stake_brings = { $side ->
    [secondus] While he lives: 3 VP a year to { $master }
   *[other] While he lives: { $against } is divided, and his army is led by { $master }
}
revolt_stake_beat = { $head ->
    [none] He wins if every Augustus of { $against } falls to him
   *[other] He must beat { $head } in person, and every other Augustus of { $against }; or they are murdered
}
revolt_stake_falls = If he falls, all who joined him return
revolt_trial_bid = { $leader }, PC { $capacity }: that or less
revolt_trial_zone = { $zone }, PC { $capacity }: that or more, and it joins
revolt_trial_spread = { $region }: { $total } against PC { $capacity }, below it spreads
revolt_step_bid = Acclamation
revolt_step_zone = His zone
revolt_step_diocese = His Diocese
revolt_step_spread = Next Diocese
revolt_step_next = Who joins there
revolt_about_bid = one d6, his PC or less
revolt_about_zone = all in it follow, without a die
revolt_about_diocese = a d6 for each zone with leaders: their PC or more, and it joins
revolt_about_spread = one d10 below his PC, harder where an emperor stands
revolt_about_next = as in his own Diocese
revolt_rises = He rises in { $zone }.
revolt_joins = { $leader } joins.
revolt_units = { $n ->
    [one] One unit changes sides.
   *[other] { $n } units change sides.
}
revolt_nobody = Nobody else there could join.
revolt_candidates = Now: { $who }
revolt_candidate = { $leader } { $chance }
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
choice_embark-all = All aboard
court_augustus = a second Augustus: he follows { $head } first, and both must fall before the side is without one
court_caesar = an heir: he follows { $head } if no other Augustus does
court_caesar-second = an heir behind two Augusti
court_seats = { $n ->
    [0] No seat is left after him
    [one] 1 seat is left after him
   *[other] { $n } seats are left after him
}
court_agree = he gets the rank; your veto of this turn stays with you
court_refuse = once a turn: somebody else may be named, and that one you cannot refuse
abandon_harm = { $side }: { $lost ->
    [0] {""}
   *[other] { $lost } lost
}{ $reduced ->
    [0] {""}
   *[other] { $lost ->
        [0] {""}
       *[other] , {""}
    }{ $reduced } reduced
}
