### Deployment, the frame of the year, administration, events, adjustments and victory.

task_deploy-leader = Deployment: where does { $leader } begin?
task_deploy-unit = Deployment: where { $unit ->
    [one] does
   *[other] do
} { $unit } begin? (Legions still owed to garrisons: { $legions }.)
task_muster = Reinforcements: where in { $region } { $unit ->
    [one] does
   *[other] do
} { $unit } take the field?
task_disband = Will you send legions home for good?
task_pick-legion-to-disband = Which legion is disbanded?
task_pick-deserters = Desertion in { $region }: which legion is lost ({ $left } to go)?
task_winter-quarters = Winter: { $pieces } must leave { $zone }. Where to?
task_pick-garrison-legion = The garrison of { $region } lacks { $missing ->
    [one] one legion
   *[other] { $missing } legions
}: which one goes there?
task_pick-garrison-city = To which city of { $region } { $unit ->
    [one] does
   *[other] do
} { $unit } go?
task_put-home = Where at home { $piece ->
    [one] does
   *[other] do
} { $piece } come back?
task_recruit = Recruitment in { $region }: what do you raise? (Legions owed to the garrison: { $owed }.)
task_pick-recruit = Recruitment in { $region }: which counter?
task_discard = You may keep { $kept ->
    [one] one stratagem
   *[other] { $kept } stratagems
}: which one goes back into the cup?

verb_deploy-army = Fill the army of { $noun }
verb_deploy-history = The rest as history had it (a reconstruction)
verb_deploy-rest = Place the rest for me
verb_muster = In { $noun }
verb_keep-legions = No, keep them all
verb_disband-a-legion = Yes, disband a legion
verb_disband = Disband { $noun }
verb_lose = { $noun }
verb_send = Send { $noun }
verb_garrison = To { $noun }
verb_recruit = Raise { $noun }
verb_enough = Nothing more here
verb_raise = { $noun }

event_turn = { $bc } BC, turn { $turn } of { $turns }
event_draw = { $counter ->
    [none] The { $side } draws a stratagem.
   *[other] The { $side } draws a stratagem: { $counter }.
}
event_leader-joins = { $leader } joins the { FORM($side, "plural") }.
event_deploy = { $piece } { $piece ->
    [one] begins
   *[other] begin
} in { $zone }.
event_initiative = The { $side } has the initiative.
event_sequences = { $total ->
    [one] One sequence
   *[other] { $total } sequences
} this year: Caesarian { $caesarian }, Republican { $republican }.
event_extra-sequence = { $leader } is unpopular in Roma: the { $side } gets one more sequence.
event_desertion-regions = Desertion: the dice show { $one } and { $two }.
event_death-roll = The Fates and { $leader }: { GENDER($leader) ->
    [feminine] she
   *[other] he
} dies below { $limit }, and the die shows { $roll }.
event_muster = { $unit } { $unit ->
    [one] takes
   *[other] take
} the field in { $zone }.
event_disband = The { $side } disbands { $unit } in { $zone }.
event_unit-lost = { $unit } { $unit ->
    [one] is
   *[other] are
} lost in { $zone }.
event_unit-reduced = { $unit } { $unit ->
    [one] is
   *[other] are
} reduced in { $zone }.
event_unit-recovers = { $unit } { $unit ->
    [one] recovers
   *[other] recover
} in { $zone }.
event_leader-away = { $leader } leaves { $zone } and will return next year.
event_withdraw = Into winter quarters, from { $from } to { $to }: { $pieces }.
event_garrison = { $unit } { $unit ->
    [one] goes
   *[other] go
} from { $from } to the garrison in { $to }.
event_returns-home = { $people }: { $piece } { $piece ->
    [one] is
   *[other] are
} back at home in { $zone }.
event_recruit = { $unit } { $unit ->
    [one] is
   *[other] are
} raised in { $region }.
event_year-closes = { $bc } BC closes.
event_spqr = { $lines ->
    [none] The SPQR track stands at { $spqr } of 5.
   *[other] The SPQR track stands at { $spqr } of 5: { $lines }.
}
event_discard = The { $side } gives a stratagem back.

outcome_total = A total victory
outcome_handicap = The goal was reached, but the handicap was not made good
outcome_draw-assassins = A draw: an Assassin of Caesar is still at large
outcome_republic-dead = The Republic is dead: both players have lost

why_army-of-another = The army there is filled for { $leader } first.
why_not-a-garrison-city = { $zone } is no city of { $region } that is free of enemies.
why_not-their-home = { $zone } is no zone of origin where { $piece } can stand now.
why_not-in-the-levy = { $unit ->
    [one] { $unit } is none of these counters in the Reserve.
   *[other] { $unit } are none of these counters in the Reserve.
}
why_tied-elsewhere = The scenario puts { $leader } elsewhere.
why_leaders-needed = Leaders are still needed in: { $posts }.
why_no-port = { $zone } has no port.
why_legions-needed = { $legions ->
    [one] The garrisons still need one legion.
   *[other] The garrisons still need { $legions } legions.
}
why_outposts-needed = Units are still needed in: { $zones }.
why_region-not-yours = You do not control the region of { $zone }.
why_zone-closed = The scenario closes { $zone } to you.
why_faces-enemy-region = { $zone } touches { $neighbour }, in a region that your opponent controls.
why_other-region = Recruits take the field in the region where they were raised: { $region }.
why_no-city-or-port = { $zone } has neither a city nor a port.
why_enemies-there = There are enemies in { $zone }, or others whom Romans do not stand beside.
why_closed-to-leader = { $zone } is closed to { $leader }.
why_already-there = That legion is in { $region } already.
why_garrison-needed = The garrison of { $region } needs that legion.
why_recruitment-limit = { $region } can raise { $limit } of these in a year ({ $kind }).
why_reserve-empty = The Reserve has none left ({ $kind }).
why_one-of-each-type = One unit of each type in a pass; the next pass comes round again.
why_recruits-first = The first legion raised in a region must be a legion of recruits.
why_not-in-reserve = { $unit ->
    [one] { $unit } is not in the Reserve.
   *[other] { $unit } are not in the Reserve.
}
why_not-your-legion = { $unit ->
    [one] { $unit } is not a legion of yours on the map.
   *[other] { $unit } are not a legion of yours on the map.
}
