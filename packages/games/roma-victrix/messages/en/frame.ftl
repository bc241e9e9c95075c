### Questions and happenings of the turn as a whole.

task_operations = { $power }: whom do you activate?
verb_pass = end the Operations Phase
event_turn = Game-Turn { $turn } of { $of } begins
event_card-dealt = { $card ->
    [none] { $role } is dealt a card
   *[other] { $role } is dealt { $card }
}
event_revenue = { $power } collects { $revenue } and has { $treasury }
event_initiative = { $power } acts
event_pillage-removed = { $province } has recovered from Pillage
event_city-recovers = the City of { $province } recovers to { $strength }
