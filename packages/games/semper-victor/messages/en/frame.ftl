### The frame of the year: stratagems drawn, initiative, administration, events, winter and victory.

task_deploy-unit = { $unit ->
    [one] Set-up: where does { $unit } begin?
   *[other] Set-up: where do { $unit } begin?
}
task_enter-leader = Where does { $leader } enter the game?
task_found-city = Do you begin to build Constantinople? (The walls take six years.)
task_discard = You may keep { $kept } stratagems: which one goes back into the cup?
task_return-unit = { $unit ->
    [one] Winter: where does { $unit } take the field again?
   *[other] Winter: where do { $unit } take the field again?
}
task_winter-quarters = Winter: { $leader } must leave { $zone }. Where to?
task_put-home = { $piece ->
    [one] Where at home does { $piece } come back?
   *[other] Where at home do { $piece } come back?
}
task_bring-home = { $piece ->
    [one] Peace: where at home does { $piece } go?
   *[other] Peace: where at home do { $piece } go?
}
task_assign-protectores = Whom do the Protectores Domestici guard? (Murderers have 1 less on the d10.)
task_sacrifice-emperor = You control { $capitals } Dioceses with a capital: which emperor is sacrificed?

verb_found = Begin the city
verb_wait = Not yet
verb_guard = Guard { $noun }
verb_sacrifice = Sacrifice { $noun }
verb_enough = Nothing more

task_react_initiative = The initiative has been found: do you play a stratagem?
task_react_uprisings = Geostrategy: do you raise a People? (It goes to war beyond the frontier.)
task_react_usurpations = Geostrategy: do you try a usurpation? (A leader of the enemy may bid for the throne, for you.)
window_initiative = after the initiative
window_uprisings = uprisings
window_usurpations = usurpations
window_campaign = at any moment of the campaign
task_react_march = The enemy has marched: do you play a stratagem?
window_march = after a march of the enemy
window_before-battle = before a battle
window_after-roll = after a roll
window_after-battle = after a battle

event_turn = AD { $year }, turn { $turn } of { $turns }
event_draw = { $counter ->
    [none] { $side } draws a stratagem.
   *[other] { $side } draws a stratagem: { $counter }.
}
event_discard = { $counter ->
    [none] { $side } gives a stratagem back.
   *[other] { $side } gives a stratagem back: { $counter }.
}
event_deploy = { $piece ->
    [one] { $piece } begins in { $zone }.
   *[other] { $piece } begin in { $zone }.
}
event_initiative = { $side } has the initiative.
event_initiative-turned = { $side } turns the initiative.
event_leader-enters = { $leader } enters the game in { $zone }.
event_leader-waits = { $leader } finds no place to enter and waits.
event_leader-never-comes = { $leader } will never come.
event_leader-leaves = { $leader } leaves the game.
event_activation-draw = The marker drawn for war: { $drawn }.
event_people-at-war = { $people } at war with Rome, under { $faction }.
event_people-controlled = { $people }: now under { $faction }.
event_people-pacified = { $people } at peace ({ $means }).
event_people-at-home = { $people } at home again.
event_city-begun = Constantinople is begun; it will stand in { $year }.
event_city-interrupted = The works at { $zone } are interrupted and must begin again from the start.
event_city-built = Constantinopolis stands in { $zone }.
event_year-closes = AD { $year } closes.
event_pax-romana = AD { $year } is a year of Pax Romana.
event_pax-broken = { $leader } is dead, and the peace with him.
event_sequences = { $total } sequences this year: Primus { $primus }, Secondus { $secondus }.
event_extra-sequence = The Primus Augustus is unpopular: { $side } gets one more sequence.
event_popular-rage = Popular rage ({ $roll }): nobody leaves { $zones }.
event_death-roll = The Fates and { $leader }: he dies below { $limit }, and the die shows { $roll }.
event_fleet-returns = The { $fleet } is back in { $zone }.
event_fleet-lost = The { $fleet } is lost and will be back in { $year }.
event_fleet-controlled = The { $fleet } obeys { $side }.
event_region-taken = { $faction } takes { $region }.
event_units-change-side = { $units ->
    [one] In { $zone } { $units } goes over to { $faction }.
   *[other] In { $zone } { $units } go over to { $faction }.
}
event_unit-recovers = { $unit ->
    [one] { $unit } recovers in { $zone }.
   *[other] { $unit } recover in { $zone }.
}
event_unit-returns = { $unit ->
    [one] { $unit } takes the field again in { $zone }.
   *[other] { $unit } take the field again in { $zone }.
}
event_unit-waits = { $unit } cannot return yet.
event_unit-lost = { $unit } { $unit ->
    [one] is
   *[other] are
} lost in { $zone }.
event_unit-reduced = { $unit } { $unit ->
    [one] is
   *[other] are
} reduced in { $zone }.
event_withdraw = { $leader } goes into winter quarters, from { $from } to { $to }.
event_returns-home = { $piece ->
    [one] { $people }: { $piece } is back at home in { $zone }.
   *[other] { $people }: { $piece } are back at home in { $zone }.
}
event_score = { $side } scores { $points } for { $why } and has { $score }.
event_roles-change = The players exchange their roles. Primus has { $primus } points, Secondus { $secondus }.

why_not-a-choice-here = { $noun } cannot be chosen here.
why_city-closed = In this scenario Constantinople is not built.
why_city-begun-already = Constantinople is begun already, or stands.
why_constantin-must-reign = Only while Constantin is Primus Augustus can the city be begun.
why_thracia-not-yours = You do not control Thracia.
