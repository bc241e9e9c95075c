### What the bots say they are up to.

bot_attack = { $region ->
    [none] { $leader ->
        [one] { $leader } marches on { $zone }{ within_army }: { $odds }, { $n } in { $of } to win.
       *[other] { $leader } march on { $zone }{ within_army }: { $odds }, { $n } in { $of } to win.
    }
   *[other] { $leader ->
        [one] { $leader } marches on { $zone }{ within_army }: { $odds }, { $n } in { $of } to win, and nothing else guards { $region }.
       *[other] { $leader } march on { $zone }{ within_army }: { $odds }, { $n } in { $of } to win, and nothing else guards { $region }.
    }
}
bot_occupy = { $leader ->
    [one] { $leader } moves into { $zone }{ within_army }: { $missing } more and { $region } can change hands.
   *[other] { $leader } move into { $zone }{ within_army }: { $missing } more and { $region } can change hands.
}
bot_conquer = { $leader ->
    [one] { $leader } moves into { $zone }{ within_army }: whoever holds it holds { $region }.
   *[other] { $leader } move into { $zone }{ within_army }: whoever holds it holds { $region }.
}
bot_guard = { $leader ->
    [one] { $leader } goes to { $zone }{ within_army }, to guard { $region }.
   *[other] { $leader } go to { $zone }{ within_army }, to guard { $region }.
}
bot_command = { $leader } goes to { $zone }, to take command of { $strength ->
    [one] one strength point
   *[other] { $strength } strength points
}.
bot_withdraw = { $leader ->
    [one] { $leader } leaves { $from }, where the enemy could come in strength, for { $zone }{ within_army }.
   *[other] { $leader } leave { $from }, where the enemy could come in strength, for { $zone }{ within_army }.
}
bot_march = { $leader ->
    [one] { $leader } moves to { $zone }{ within_army }, nearer to what counts.
   *[other] { $leader } move to { $zone }{ within_army }, nearer to what counts.
}
bot_sail = { $leader } sails to { $zone }{ within_army }, nearer to what counts.
bot_evade = The odds in { $zone } are bad: better to slip away.
bot_stratagem = This is the moment for { $stratagem }.

# Who goes along, inside the sentences above; nobody with a leader alone.
within_army = { $units ->
    [none] { "" }
    [one] { " " }with one unit
   *[other] { " " }with { $units } units
}
