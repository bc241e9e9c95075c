### What the bots say they are up to.

bot_attack = { $leader } marches on { $zone }{ bot_army }: { $odds }, { $n } in { $of } to win{ $region ->
    [none] { "" }
   *[other] , and nothing else guards { $region }
}.{ bot_found }
bot_occupy = { $leader } moves into { $zone }{ bot_army }: { $missing } more and { $region } can change hands.{ bot_found }
bot_conquer = { $leader } moves into { $zone }{ bot_army }: now enough of { $region } is held to take it.{ bot_found }
bot_guard = { $leader } goes to { $zone }{ bot_army }, to guard { $region }.{ bot_found }
bot_command = { $leader } goes to { $zone }, to take command of { $strength ->
    [one] one strength point
   *[other] { $strength } strength points
}.{ bot_found }
bot_roma = { $leader } goes to Roma: the city belongs to whoever has a leader there.{ bot_found }
bot_withdraw = { $leader } leaves { $from }, where the enemy could come in strength, for { $zone }{ bot_army }.{ bot_found }
bot_march = { $leader } moves to { $zone }{ bot_army }, nearer to what counts.{ bot_found }
bot_sail = { $leader } sails to { $zone }{ bot_army }, nearer to what counts.{ bot_found }
bot_ships-home = { $leader } brings the ships home to { $zone }.
bot_fetch-ships = { $leader } puts to sea, to bring in ships that lie there without a leader: the winter would take them.
bot_man-ships = { $leader } goes to { $zone }, to the ships that lie there unguarded: without a leader they cannot get away.
bot_evade = The odds in { $zone } are bad: better to slip away.
bot_stratagem = Now the counter is worth most. { $stratagem }

# Who goes along, inside the sentences above. All of them legions, or units of several kinds, or nobody.
bot_army = { $legions ->
    [none] { $units ->
        [none] { "" }
        [one] { " " }with one unit
       *[other] { " " }with { $units } units
    }
    [one] { " " }with one legion
   *[other] { " " }with { $legions } legions
}

# What the general has found by looking ahead, after the sentences above; nothing if he keeps to the first plan.
bot_found = { $better ->
    [none] { "" }
   *[other] { " " }{ $spared ->
        [none] { $otherwise ->
            [none] { $instead ->
                [none] Looked ahead, the chances are { $better } in a hundred better than with the first plan, which had no orders for { $leader }.
               *[other] Looked ahead, the chances are { $better } in a hundred better than with the first plan, which sent { $leader } to { $instead }.
            }
           *[other] Looked ahead, the chances are { $better } in a hundred better than with the first plan, which sent another force to { $otherwise }.
        }
       *[other] Looked ahead, the chances are { $better } in a hundred better than with the first plan, which attacked { $spared }.
    }
}
