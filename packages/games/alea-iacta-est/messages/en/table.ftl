### What the table says beside questions and log: steps, gauges, panels.

step_deployment-1 = Deployment
step_deployment-2 = Deployment
step_A = Phase A, stratagems
step_B = Phase B, initiative
step_C = Phase C, geostrategy
step_D = Phase D, administration
step_E_1 = SMC { $n } of { $of }, movement
step_E_2 = SMC { $n } of { $of }, combat
step_E = Phase E, campaign
step_F = Phase F, results
short_A = stratagems
short_B = initiative
short_C = geostrategy
short_D = administration
short_E = campaign
short_F = results
short_deployment = deployment
year = Year
bc = BC
smc = SMC
victory = Victory
vp = VP
spqr = SPQR
years_bc = { $from } to { $to } BC
year_bc = { $year } BC
turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
phase_B = Phase B
phase_C = Phase C
phase_E = Phase E
phase_F = Phase F
forces_nobody = Of no side
tracks_regions = Regions
tracks_nobody = nobody
tracks_points = { $n } CP, garrison { $garrison }
tracks_year = This year
tracks_event = Event: { $event }
tracks_initiative = Initiative
tracks_leaders = Faction Leaders
tracks_janus = The temple of Janus is closed
tracks_plague = Plague
peoples_major = Major Peoples
peoples_minor = Minor Peoples
peoples_peace = at peace
peoples_war = at war, { $faction }
peoples_allegiance = ally, { $faction }
peoples_barred = keeps the peace until { $year } BC
reserve_reserve = Reserve
reserve_levies = Levies of { $region }
reserve_coming = Leaders to come
reserve_dead = The dead
reserve_legio = Legions
reserve_auxilia = Auxilia
reserve_equites = Equites
reserve_naves = Naves
hand_theirs = The other hand
hand_cup = In the cup
hand_counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
choice_take-all = Take all
choice_embark-all = All aboard
choice_mp = { $n } MP
choice_win = { $n } in 6
choice_empty = empty
choice_facing = { $units }, { $strength } SP
choice_units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
choice_evade = { $n } in 10
warn_nobody-moved = Nobody has moved in this sequence. End it all the same?
warn_ships-without-port = This is your last sequence of the year, and ships that are not in a port are lost in winter: look at { $place }. End it all the same?
warn_recruits = More could be raised in { $region }. Leave it at that?
battle_title = Battle in { $zone }
battle_where = { $zone }, { $year } BC, { $side } SMC
battle_evasion = Evasion
battle_reactions = Reactions
battle_roll = Roll
battle_losses = Losses
battle_retreat = Retreat
battle_with = with { $names }
battle_leaderless = no leader
battle_units = Units
battle_quality = Quality
battle_tactics = Tactics
battle_ratio = { $attacker } : { $defender } is { $ratio }
battle_shift = quality { $attacker } to { $defender }: { $n ->
    [-2] two columns left
    [-1] one column left
    [1] one column right
    [2] two columns right
   *[0] no shift
}
battle_wins = { $side } wins
battle_rolled = Row { $row }, column { $column }
loss_none = no loss
loss_all = all reduced
loss_eliminated = all eliminated
loss_share = { $n } reduced
note_great = { $n } strength in all: the winner scores 1 VP
heading_sequence = { $left ->
    [one] { $side } SMC, the last
   *[other] { $side } SMC, { $left } left
}
heading_year = { $year } BC, turn { $turn } of { $turns }
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
word_strength = { $attacker } to { $defender }
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
word_people = { $n ->
    [one] a force of the { $people }
   *[other] { $n } forces of the { $people }
}
roll_battle = the battle
roll_evasion = evasion
roll_solitary = an escape alone
roll_initiative = the initiative
roll_event = the event of the year
roll_natural-death-of = a natural death
roll_assassination-of = an assassination
roll_diplomacy-of = diplomacy
roll_control-of = the control of a People
roll_fidelity-of = the fidelity of leaders
roll_faction-of = the faction of a leader
roll_side-of = the faction of a leader
roll_triumvir = a Triumvir
roll_coup = a coup d'état
roll_desertion = desertion
roll_murder-of = the murder of Caesar
roll_attempt-on-caesar = the attempt on Caesar
roll_plague = the plague
