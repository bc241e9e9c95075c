### Why an adviser usually makes a choice for which he gives no reason of his own: by verb, or by task and verb.

advice_pass = Nothing you hold is worth playing at this moment.
advice_rest-sequence = Nothing you hold is worth playing in this sequence.
advice_rest-year = Nothing you hold is worth playing this year.
advice_movement_done = Nobody else has a march that is worth it.
advice_movement_lead = The event of the year drives him on: nobody is done before he has gone.
advice_movement_recall = Too few would hold what is left: whoever has gone comes back.
advice_stay = No place within his reach is better than this one.
advice_stop = This is where he is wanted.
advice_stand = The battle is better than what would come of slipping away.
advice_fight = Of the battles to be fought this one is better fought first.
advice_take = Whoever can come along is safer there.
advice_to = It is the next step of the way.
advice_reduce = This unit loses the least by it.
advice_retreat = There the army is safest.
advice_flee = There he is safest.
advice_evade-to = There the army is safest.
advice_withdraw = There the army is safest.
advice_discard = It is worth less than the others.
advice_deploy = There he is nearest to what counts.
advice_place = There he is nearest to what counts.
advice_recruit = Every unit counts, and this one is free.
advice_raise = Every unit counts, and this one is free.
advice_drop = It guards what the others leave behind.
advice_flight_lead = He can save most of those who are here.
advice_flight_march = Whoever gets away fights another day.
advice_strike-down = It is the best unit within reach.
