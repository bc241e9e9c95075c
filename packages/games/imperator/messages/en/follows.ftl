### What comes of a choice, in one line below it, where its name does not say it: by verb, or by task and verb.

follows_movement_done = then the battles of this sequence are fought
follows_flight_done = whoever has not fled stays in { $zone }
follows_evade_evade = { $noun ->
    [none] the army leaves { $zone } without a battle, or must fight if the die fails it
   *[other] { $noun } leaves { $zone } without a battle, or must fight if the die fails him
}
follows_pass = nothing is played; you may be asked again
follows_rest-sequence = you are asked again in the next sequence
follows_rest-year = you are asked again next year
follows_rest-attacks = you are still asked when you are attacked
follows_stop = here his march ends for this sequence
follows_divide = each of them then goes where you send it
