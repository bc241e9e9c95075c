### What the tables of the series say beside questions and log: steps, gauges, panels, battles.

step_A = Phase A, stratagems
step_B = Phase B, initiative
step_C = Phase C, geostrategy
step_D = Phase D, administration
step_E_1 = Sequence { $n } of { $of }, movement
step_E_2 = Sequence { $n } of { $of }, combat
step_E = Phase E, campaign
step_F = Phase F, results
short_A = stratagems
short_B = initiative
short_C = geostrategy
short_D = administration
short_E = campaign
short_F = results
year = Year
smc = Sequences
victory = Victory
vp = VP
turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
phase_B = Phase B
phase_C = Phase C
phase_E = Phase E
phase_F = Phase F
forces_nobody = Of no side
tracks_nobody = nobody
tracks_year = This year
tracks_event = Event: { $event }
tracks_initiative = Initiative
tracks_handicap = Handicap
handicap_none = none
handicap_given = { $side } +{ $points }
tracks_plague = Plague
peoples_major = Major Peoples
peoples_minor = Minor Peoples
peoples_peace = at peace
peoples_war = at war, { $faction }
peoples_allegiance = ally, { $faction }
peoples_army = { $n ->
    [one] one unit, strength { $strength }
   *[other] { $n } units, strength { $strength }
}
peoples_barred = keeps the peace until { $year }
reserve_reserve = Reserve
choice_stays = this is all he does in this sequence
reserve_coming = Leaders to come
reserve_returns = back next year
reserve_from = from { $year }
reserve_dead = The dead
hand_theirs = The other hand
hand_cup = In the cup
hand_counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
word_stratagem = { $means } ({ $name })
word_stratagem_does = { $means }: { $does }
choice_alone = March without a leader
choice_at = { $place }, { $strength } SP
choice_leads = { $place }: { $units }, { $strength } SP
choice_lone-leaders = March with a leader alone
choice_leads-nobody = { $place }: nobody to lead
choice_among-enemies = Alone among enemies: he must flee at once, and may be killed.
choice_alone-there = { $leaders } without an army: must flee
choice_goes-alone = takes nobody along
choice_take-all = Take all
choice_die = { $winner ->
    [attacker] the attacker wins
   *[other] the defender wins
}; attacker: { $attackerLoss }; defender: { $defenderLoss }
choice_all-home = All to where they are at home
choice_mp = { $n } MP
choice_mp_in-all = { $n } MP in all
choice_certain = certain
choice_chance = { $n } in { $of }
card_odds = all under { $who } against { $against }: { $n } in { $of } to win ({ $column })
choice_slips = may slip away { $n } in { $of }
choice_if-ends = { $n } in { $of } if the voyage ends there
mover_leaves = leaves { $whom } without an army
mover_leaders = { $n ->
    [one] 1 leader
   *[other] { $n } leaders
}
mover_fleets = { $n ->
    [one] 1 fleet
   *[other] { $n } fleets
}
choice_empty = no enemy there
choice_in-port = { $n ->
    [one] 1 fleet in port
   *[other] { $n } fleets in port
}
choice_facing = { $units }, { $strength } SP
choice_units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
warn_deployment-ends = This is the last counter. After it the other side places its own, and nothing of yours can be taken back.
deployment_done = Deployment done?
deployment_yes = Done, it stands
deployment_no = Not yet
warn_nobody-moved = Nobody has moved in this sequence. End it all the same?
battle_title = Battle in { $zone }
battle_where = { $year }, sequence of { $side }
battle_evasion = Evasion
battle_reactions = Reactions
battle_roll = Roll
battle_losses = Losses
battle_retreat = Retreat
battle_with = with { $names }
battle_leaderless = no leader
battle_units = Units
battle_by-tactics = Tactics: { $attacker } { $one }, { $defender } { $other }
battle_by-politics = Politics: { $attacker } { $one }, { $defender } { $other }
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
heading_sequence = { $n ->
    [none] { $left ->
        [one] { $side }, the last sequence
       *[other] { $side }, { $left } sequences left
    }
   *[other] { $side }, sequence { $n } of { $of }
}
heading_year = { $year }, turn { $turn } of { $turns }
word_strength = { $attacker } to { $defender }
word_people = { $n ->
    [one] a force of the { FORM($people, "plural") }
   *[other] { $n } forces of the { FORM($people, "plural") }
}

panel_forces = Forces
panel_tracks = Tracks
panel_hand = Stratagems
panel_peoples = Peoples
panel_reserve = Reserve

## Who sets out, and what is still owed before a step ends

way_land = By land
way_sea = By sea
way_zones = { $n ->
    [0] nowhere with all of them
    [one] 1 zone
   *[other] { $n } zones
}
way_battles = { $n ->
    [one] { $zones }, 1 battle
   *[other] { $zones }, { $n } battles
}
way_best = { $who }: { $n } in { $of }
way_no-enemy = no enemy in reach
way_closed = no way by land
way_has-no-march = he cannot march now
way_no-fleet = no fleet here
way_sail-in = none in port
way_carries = { $fleets ->
    [one] 1 fleet takes
   *[other] { $fleets } fleets take
} { $of ->
    [0] nobody else
   *[other] { $left ->
        [0] all { $of }
       *[other] { $n } of { $of }
    }
}
owed_hurries = { $leader } must go first
owed_hurries-remedy = This year { $leader } hurries to the nearest city of his side while there is a way to it.
people_army = { $n ->
    [0] { $place }
    [one] { $place }: 1 unit, { $strength } SP
   *[other] { $place }: { $n } units, { $strength } SP
}
refuge = { $near ->
    [0] no enemy next to it
   *[other] enemies next to it: { $near } SP
}{ $own ->
    [0] {""}
   *[other] , your own there: { $own } SP
}
people_near = Beside it: { $near }
people_beside = { $side ->
    [none] { $region } (of no side)
   *[other] { $region } ({ $side })
}
tray_left = { $n ->
    [one] 1 counter is still to be placed
   *[other] { $n } counters are still to be placed
}
tray_leaders = Leaders
tray_units = Units
tray_enemy = { $units ->
    [0] { $side } has placed nobody yet
   *[other] { $side } has { $leaders } leaders and { $units } units on the map, { $strength } SP
}
tray_enemy-waits = { $side } places { $leaders } leaders and { $units } units after you, { $strength } SP
