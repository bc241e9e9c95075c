### What the table says beside questions and log: steps, gauges, panels, prospects.

step = { $year }, { $phase }
step_turn = a new Game-Turn
step_opening = before the first turn
step_pillage = recovery
step_attrition = attrition
step_revenue = revenue
step_maintenance = maintenance
step_new-units = new units
step_cards-before-new-units = new units
step_raise-units = new units
step_event-cards = event cards
step_initiative = initiative
step_draw = initiative
step_operations = operations
step_after-operations = operations
step_end-of-turn = end of the turn
summary = Turn { $turn }, { $year }, { $phase }
heading_turn = Game-Turn { $turn }
heading_initiative = { $power }
moment_then = then
moment_need = { $n ->
    [0] No face of the die helps { $who }
   *[other] { $who ->
        [one] { $who } succeeds on { $n } in 6
       *[other] { $who } succeed on { $n } in 6
    }
}
moment_odds = { $holder ->
    [none] Nobody has a modifier to spend
    [one] { $holder } has { $net } to spend after the dice
   *[other] { $holder } have { $net } to spend after the dice
}. { $power ->
    [one] { $power } wins { $n } throws of 36.
   *[other] { $power } win { $n } throws of 36.
}
moment_draw = Undecided
moment_wins = Victory of { $power }
moment_percent = { $attacker ->
    [one] { $attacker } loses { $lost }%, { $defender } { $theirs }%.
   *[other] { $attacker } lose { $lost }%, { $defender } { $theirs }%.
}
moment_withdrawal = Withdrawal from { $area }
moment_withdrawal_stake = Who slips away is not attacked.
moment_away = Slipped away
moment_caught = Caught
moment_interception = Interception in { $area }
moment_interception_stake = Who succeeds attacks there.
moment_intercepts = Intercepted
moment_too-late = Too late
moment_stay = Hold or give way
moment_stay_stake = Who fails must give ground.
moment_stays = They hold
moment_driven = Driven back
moment_fate = The fate of { $leader }
moment_fate_stake = On a 1 he falls.
moment_falls = Fallen
moment_lives = Alive
moment_capture = Ships in { $area }
moment_capture_stake = Are they seized, or do they slip out?
moment_seized = Seized
moment_pillage = Pillage of { $province }
moment_pillage_stake = The dice say what it brings.
moment_gain = { $n } RP
moment_storm = Storm in { $area }
moment_storm_text = After each third Sea Area every Fleet rolls.
moment_storm_need = A 1 reduces a Fleet and its cargo.
moment_storm_hit = { $n ->
    [0] All come through
    [one] One Fleet of { $of } is hit
   *[other] { $n } Fleets of { $of } are hit
}
moment_attrition = Attrition in { $area }
moment_wears = They wear away
moment_unharmed = Unharmed
moment_attritions = Attrition
moment_attritions_text = Units that are cut off, and enemies who share a Province, wear away.
moment_attritions_verdict = { $n } forces roll
moment_recruitment = Recruiting in { $area }
moment_recruitment_stake = A failure costs the Leader the coming phase.
moment_recruits = Volunteers
moment_busy = Busy with it
moment_roused = A call to { $power }
moment_roused_stake = Who answers can be activated, or led by Leaders of { $patron }, in this phase.
moment_roused_all = A call to Clients and Allies
moment_roused_need = { $n ->
    [one] A 1 is needed of each.
   *[other] 1 to { $n } are needed of each.
}
moment_roused_verdict = { $n ->
    [0] Nobody answers
    [one] One of { $of } comes
   *[other] { $n } of { $of } come
}
moment_answers = They come
moment_silent = No answer
moment_rebellion = The loyalty of { $leader }
moment_rebellion_stake = Does he stay loyal to the King?
moment_rebels = Rebellion
moment_loyal = Loyal
moment_defection = An offer to { $leader }
moment_defection_stake = Does he change sides?
moment_turns = He comes over
moment_leader = A new Leader
moment_leader_stake = A die says how able he is.
moment_leader_need = L-1 on 1 to 3, L-2 on 4 or 5, L-3 on 6
moment_rating = L-{ $rating }
moment_dealt = The card you draw
moment_warbands = The people of { $province }
moment_warbands_text = The markers of the Province are turned.
moment_warbands_number = { $n ->
    [one] One warband
   *[other] { $n } warbands
}
moment_violated = { $power ->
    [one] { $power } takes up arms
   *[other] { $power } take up arms
}
moment_violated_verdict = { $role ->
    [none] On its own side
   *[other] On the side of { $role }
}
moment_violated_because = A violated Power is run by the player whose Capital is furthest away, never by who violated it.
moment_violated_alone = Nobody runs it: it defends its home and never leaves it.
moment_awakened = At war from now on
moment_awakened_text = Rome has come into its lands, or into those of its friends.
moment_awakened_because = Every turn it raises units in its Provinces; each of its Leaders makes for the richest Roman Province beside him and attacks.
moment_allegiance = An Ally or Client changes sides.
moment_city_taken = The fall of { within_city }
moment_head = The head of the Power is gone.
moment_capital = The Capital of { $power } has fallen
moment_capital_text = { $province }, taken by { $by }
moment_capital_verdict = { $province } is lost
moment_capital_found = At once a new Capital may be founded where the Supreme Leader stands, in a Province of his own without a City. Until then no City of its own pays.
moment_capital_new = A new Capital
moment_capital_again = The Capital stands again
moment_capital_pays = Its City pays from now on, and units are raised there.
moment_income = Income
moment_dead = { $leader } is dead
moment_dead_text = Supreme Leader of { $power }
moment_dead_because = Nobody follows him. New units come in the Province of the Capital only.
moment_collapse_because = Its units freeze where they stand, its cards are discarded. Its Clients and Allies are their own masters. Who has collapsed cannot win while others stand.
moment_succession_because = He commands from now on; what hung on the old Supreme Leader hangs on him.
moment_city = { $province } sacked
moment_collapse = { $power ->
    [one] { $power } collapses
   *[other] { $power } collapse
}
year_bc = { $n } BC
year_ad = AD { $n }

gauge_turn = Turn { $turn }/{ $of }
gauge_bc = BC
gauge_ad = AD
gauge_treasury = Treasury
gauge_next = +{ $income } −{ $upkeep }
gauge_aims = Aims { $got }/{ $of }
gauge_draws = Cup: { $n }
forecast_title = The next Game-Turn
forecast_text = What it takes if nothing changes.
forecast_unpaid = upkeep that nobody can pay
forecast_attrition = { $why ->
    [enemies] { $area }, among enemies: attrition on { $n } in 6
   *[other] { $area }, cut off: attrition on { $n } in 6
}

rating = Rating
unit_name = { $where ->
    [city] { $kind } of { $power }, in the City
    [aboard] { $kind } of { $power }, aboard
   *[other] { $kind } of { $power }
}
leader_name = { $name }, { $power }
leader_unnamed = Leader
leader_consul = Consul
flag_capital = Capital of { $power } in { $province }, { $n ->
    [0] pillaged
    [one] one step stands
   *[other] { $n } steps stand
}
flag_garrison = Garrison of { $power }
flag_limes = Limes against non-Romans: { $n } more to enter, defends with { $n }
flag_pillage = pillaged: no revenue, no new units
flag_unknown = { $n ->
    [one] a face-down marker, turned when an enemy enters
   *[other] { $n } face-down markers, turned when an enemy enters
}

cost_ops = { $n ->
    [one] 1 OP
   *[other] { $n } OPs
}
cost_chance = { $n } in 6
cost_card = by card
cost_money = { $n } RP
cost_points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
about_activate = in { $area }, rating { $rating }, { $force ->
    [0] alone
   *[other] strength { $force } with him
}
about_held = held by { $powers }
about_leave = { $power ->
    [one] { $power } is asked for leave
   *[other] { $power } are asked for leave
}
about_fleets = other Fleets lie there
card_odds = all under { $who } against { $against }: { $n } in { $of } to win
about_attack = { $own } points against { $theirs }: you win { $n } throws of 36, lose about { $loss }, they { $gain }
about_attack_unseen = { $own } points against an army unseen, { $rating ->
    [0] without a Leader
   *[other] under an L-{ $rating }
}
about_pillage = a die and { $rating } in RP
about_recruit = opens { $area } now; he rolls when all are done, and a failure costs him the coming phase
about_rouse = who answers can be activated, or led by your Leaders, in this phase
about_rouse-all = a die each: { $powers }; who answers can be activated, or led by your Leaders, in this phase
about_keep = you are asked again when another card has come; Orders can change that
about_exchange = laid aside for another, drawn unseen
about_capital = a City of 4 steps, where the Supreme Leader is
about_intercept = comes from { $from } with { $own } points and attacks in { $area }
danger_capital = The Capital is left to its walls.
danger_attrition = No point is left to fight there: attrition next turn on { $n } in 6.
danger_alone = He goes alone: his army stays behind.
about_create = strength { $points }; { $left ->
    [one] one more
   *[other] { $left } more
} here this turn
shop_fleets = Give up a Fleet for a Land unit
warn_stop = { $leader } has done nothing yet, and will not be active again in this phase.
warn_leaders = { $n ->
    [one] One Leader has not been active yet.
   *[other] { $n } Leaders have not been active yet.
}
split_outcome = { $winner ->
    [you] you win
    [they] you lose
   *[other] a draw
}
split_losses = they lose { $theirs } ({ $theirPercent }%), you { $ours } ({ $ourPercent }%)
line_leader = Leader: { $one } { $own }, { $other } { $theirs }
line_numbers = Numbers: { $own } to { $theirs } is { $ratio } to 1 ({ $next } would make { $more })
line_cavalry = { $is ->
    [double] Cavalry: { $own } to { $theirs }, at least double
   *[other] Cavalry: { $own } to { $theirs } is not double
}
split_side = { $percent }%, loses { $n }
split_wall = { $wall ->
    [garrison] Garrison
    [limes] Limes −{ $n }
   *[city] City −{ $n }
}
why_leader = the better Leader
why_numbers = greater numbers
why_cavalry = twice the cavalry
why_card = a card
battle_title_land = Battle in { $area }
battle_title_naval = Battle at sea off { $area }
battle_title_siege = Siege in { $area }
battle_step_join = Join
battle_step_cards = Cards
battle_step_roll = Roll
battle_step_spend = Spend
battle_step_losses = Losses
battle_step_stay = Stay
battle_unseen = How strong the other side is will be seen when the combat is joined.
battle_leaderless = without a Leader
battle_cavalry = cavalry
battle_garrison = Garrison
battle_limes = Limes
battle_city = City
battle_net = { $holder ->
    [you] { $net } to spend: your die up, his die down
    [they] he has { $net } to spend: his die up, yours down
   *[other] nobody has anything to spend
}
battle_loses = { $who ->
    [one] { $who } loses { $n } ({ $percent }%)
   *[other] { $who } lose { $n } ({ $percent }%)
}
battle_legend = your loss : his loss
battle_chance_win = you win { $n } in 36
battle_chance_draw = a draw { $n } in 36
battle_chance_lose = you lose { $n } in 36
muster_sum = { $die } + { $rating } = { $all }
muster_strength = strength { $n }, cavalry { $cavalry }

panel_powers = Powers
panel_forces = Forces
panel_cards = Cards
panel_unplayed = Other Majors
other_war = at war
other_peace = at peace until violated
panel_aims = Your aims
panel_levels = { $of ->
    [provinces] Victory by Provinces, { $n } now
   *[other] Victory by aims, { $n } now
}
panel_others-cards = Cards of the others
panel_deck = in the deck
rival_you = you
rival_hand = { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}
rival_share = { $n }%
rival_provinces = { $n ->
    [one] one Province
   *[other] { $n } Provinces
}
rival_treasury = { $n } RP
rival_collapsed = collapsed
aim_met = ✓
aim_open = –
aim_count = { $got } of { $of }
aim_region = most of { $region }
aim_provinces = { $n } Provinces
aim_eliminate = { $leader } eliminated
aim_sole = no other Supreme Leader of Rome
forces_people = Peoples
forces_client = Clients and Allies
forces_neutral = Neutrals
forces_hidden = ?

region_britannia = Britannia
region_hispania = Hispania
region_gallia = Gallia
region_germania = Germania
region_italia = Italia
region_illyricum = Illyricum
region_dacia = Dacia
region_thracia = Thracia
region_graecia = Graecia
region_asia = Asia
region_armenia = Armenia
region_oriens = Oriens
region_persia = Persia
region_aegyptus = Aegyptus
region_africa = Africa
region_taurica = Taurica

end_winner = { $n ->
    [1] { $winners ->
        [one] { $winners } wins
       *[other] { $winners } win
    }
   *[other] { $winners } win together
}
end_nobody = Nobody wins
tally_battles = Battles won
tally_conquests = Provinces taken
tally_cities = Cities sacked
tally_leaders = Leaders lost

## Who is activated

movers_title = Who is activated?
movers_activate = Activate
movers_points = { $least } to { $most } OPs
movers_beside = beside: { $powers }
movers_nobody = no enemy beside him

## The economy on one sheet

panel_treasury = Treasury
money_city = the City pays { $n } RP
money_pays = pays { $n } RP
money_pillaged = pillaged: pays nothing until it has recovered
money_no-capital = pays nothing: there is no Capital to bring it to
money_no-fleet = pays nothing: no Fleet of yours on { $seas }
money_enemies = pays nothing: enemies bar the way in { $areas }
shop_spent = { $n } RP spent
shop_left = { $n } RP left
shop_limits = A Province raises two heavy units, two Auxilia, one Cavalry and one Fleet a turn; rebuilding counts.
shop_secret = Nobody sees what you raise before he meets it. All is carried out when everybody is done.
shop_capital = the Capital: all kinds
shop_capital-shut = the Capital: enemies stand here, nothing is raised
shop_leader = { $all ->
    [true] Supreme Leader: all kinds, { $n } in 6
   *[other] Auxilia and Fleets, { $n } in 6
}
shop_works = rebuild, join, convert
shop_open = { $leader } recruits here
shop_open-danger = He rolls when all are done: at { $n } in 6 he does not act in the coming phase. The units come all the same.
shop_free = free
shop_no-more = { $reason ->
    [quota] No more of it in this Province this turn
    [money] It costs { $n } RP, and there are fewer
    [counters] There is no counter left of { $kind }
   *[other] There is nothing left to make it of
}
ledger_revenue = Revenue
ledger_city = City in { $area }, { $n ->
    [one] one step stands
   *[other] { $n } steps stand
}
ledger_provinces = { $areas ->
    [one] { $areas }
   *[other] { $areas }, { $n } each
}
ledger_income = Income
ledger_maintenance = Maintenance
ledger_units = { $n ->
    [one] One unit, half an RP, rounded up
   *[other] { $n } units, half an RP each, rounded up
}
ledger_kind = { $reduced ->
    [true] { $n } { $kind } reduced
   *[other] { $n } { $kind }
}
ledger_orders = Ordered now
ledger_nothing = nothing yet
ledger_spent = Price of all
ledger_treasury = Treasury
ledger_sum = { $had } + { $came } − { $paid } − { $spent }
ledger_now = now
ledger_next = Next turn, if nothing changes
ledger_next-income = Income
ledger_next-units = { $n ->
    [one] One unit to keep
   *[other] { $n } units to keep
}
ledger_recovers = { $areas ->
    [one] { $areas } may recover, on 5 or 6
   *[other] { $areas } may recover, each on 5 or 6
}
ledger_up-to = +0 to { $n }

## What is known before a march

known_strength = { $power ->
    [one] { $power } has { $n } points there
   *[other] { $power } have { $n } points there
}
known_seen = { $power }, { $n } points when last seen, { $year }
known_city = { $n ->
    [one] City, one step
   *[other] City, { $n } steps
}
known_intercepts = { $leader } may intercept, { $n } in 6
known_chance = intercepts at { $n } in 6
known_markers = { $n ->
    [one] a face-down marker, 1 to { $most } warbands
   *[other] { $n } face-down markers, { $n } to { $most } warbands
}
