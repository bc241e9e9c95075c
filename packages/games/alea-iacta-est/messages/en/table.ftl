### What the table says beside questions and log: steps, gauges, panels.

step_deployment-1 = Deployment
step_deployment-2 = Deployment
short_deployment = deployment
bc = BC
spqr = SPQR
years_bc = { $from } to { $to } BC
year_bc = { $year } BC
tracks_regions = Regions
tracks_points = { $n } CP, garrison { $garrison }
tracks_leaders = Faction Leaders
tracks_janus = The temple of Janus is closed
reserve_levies = Levies of { $region }
reserve_legio = Legions
reserve_auxilia = Auxilia
reserve_equites = Equites
reserve_naves = Naves
reserve_caesar-dead = when Caesar is dead
reserve_after = after { $leader }
choice_embark-all = All aboard
choice_desertion = { $n ->
    [one] one legion of { $of } is reduced
   *[other] { $n } legions of { $of } are reduced
}
choice_adrift = at sea: the winter takes it, unless a leader brings it to a port
choice_envoys = Whom they win over fights for you: { $chances }
choice_embassy = the { $people } { $n } in 10
choice_in-ten = { $n } in 10
warn_ships-without-port = This is your last sequence of the year, and ships that are not in a port are lost in winter: look at { $place }. End it all the same?
warn_recruits = More could be raised in { $region }. Leave it at that?
option_once = 22 legions
option_replaced = 26 legions
option_legions = his legions
option_regions = his regions
option_halve = halved
option_minus2 = two fewer
option_printed = as printed
option_favourable = in favour of the coup
option_controller = the controller's legions
option_anybody = anybody's legions
option_minusOneEach = one fewer each
option_oneEach = one each
option_scenario2 = Scenario 2
option_scenarios1and2 = Scenarios 1 and 2
moment_ides = the Ides of March
word_legions = { $n } legions
word_legions_named = legions { $names }
word_equites = { $n ->
    [one] equites
   *[other] { $n } equites
}
word_auxilia = { $n ->
    [one] auxilia
   *[other] { $n } auxilia
}
word_naves = { $n ->
    [one] a fleet
   *[other] { $n } fleets
}
forecast_title = The Republic at the year's end
forecast_dead = As things stand SPQR reaches 5: the Republic dies, and both sides lose.
forecast_stands = SPQR is { $now } and would be { $next }; at 5 both sides lose.
choice_republic = A Faction Leader against Romans: SPQR would reach 5, and both sides lose.
way_inland = no coast here
way_no-coast = inland
way_no-voyage = no voyage now
way_because_weather = nobody sails this year
way_because_ill = he is ill
way_because_rules = he cannot put to sea yet
way_from-port = from { $port }
way_coast = the coast
mover_garrison = { $n ->
    [one] takes a legion that { $region } needs as garrison
   *[other] takes { $n } legions that { $region } needs as garrison
}
owed_garrison = { $n ->
    [one] The garrison of { $region } lacks 1 legion of { $of }
   *[other] The garrison of { $region } lacks { $n } legions of { $of }
}
owed_garrison-remedy = Call one back, or march another in.
owed_garrison-short = { $n ->
    [one] { $region } lacks 1 legion
   *[other] { $region } lacks { $n } legions
}
owed_since = { $led ->
    [yes] Since { $who } left with { $units }.
   *[no] Since { $units } left.
}
recruit_limit = { $owed ->
    [0] one in each round; { $n } of { $of } can still be raised here this year
   *[other] one in each round; { $n } of { $of } can still be raised here this year; the garrison needs { $owed }
}
recruit_counter = { $strength } SP, quality { $quality }
