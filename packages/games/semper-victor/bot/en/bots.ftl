### What the bots say they are up to.

bot_attack = { $region ->
    [none] { $leader ->
        [one] { $leader } marches on { $zone }{ within_army }{ within_others } { $odds }, { $n } in { $of } to win.{ within_price }
       *[other] { $leader } march on { $zone }{ within_army }{ within_others } { $odds }, { $n } in { $of } to win.{ within_price }
    }
   *[other] { $leader ->
        [one] { $leader } marches on { $zone }{ within_army }{ within_others } { $odds }, { $n } in { $of } to win, and nothing else guards { $region }.{ within_price }
       *[other] { $leader } march on { $zone }{ within_army }{ within_others } { $odds }, { $n } in { $of } to win, and nothing else guards { $region }.{ within_price }
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
bot_evade = To slip away from { $zone } succeeds { $n } in { $of }. The battle, which is fought if it fails, would be won { $won } in { $faces }.
bot_no-escape = Nobody gets away from { $zone }: no die is low enough. The battle is fought in any case.
bot_stratagem = This is the moment for { $stratagem }.

# Who goes along, inside the sentences above; nobody with a leader alone.
within_army = { $units ->
    [none] { "" }
    [one] { " " }with one unit
   *[other] { " " }with { $units } units
}

# Who follows into the same battle, and what a defeat costs at worst, inside the sentence of an attack.
within_others = { $others ->
    [none] :
    [one] { "" }, and { $others } follows: together
   *[other] { "" }, and { $others } follow: together
}
within_price = { $price ->
    [destroyed] { " " }At worst, { $worst } in 6, all who attack are lost.
    [reduced] { " " }A defeat reduces all who attack.
    [retreat] { " " }A defeat costs no more than the way back.
   *[none] { "" }
}
