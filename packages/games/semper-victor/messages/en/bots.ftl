### What the bots say they are up to.

bot_attack = { $leader } marches on { $zone }{ within_army }: { $odds }, { $n } in { $of } to win{ $region ->
    [none] { "" }
   *[other] , and nothing else guards { $region }
}.
bot_occupy = { $leader } moves into { $zone }{ within_army }: { $missing } more and { $region } can change hands.
bot_conquer = { $leader } moves into { $zone }{ within_army }: whoever holds it holds { $region }.
bot_guard = { $leader } goes to { $zone }{ within_army }, to guard { $region }.
bot_command = { $leader } goes to { $zone }, to take command of { $strength ->
    [one] one strength point
   *[other] { $strength } strength points
}.
bot_withdraw = { $leader } leaves { $from }, where the enemy could come in strength, for { $zone }{ within_army }.
bot_march = { $leader } moves to { $zone }{ within_army }, nearer to what counts.
bot_sail = { $leader } sails to { $zone }{ within_army }, nearer to what counts.
bot_evade = The odds in { $zone } are bad: better to slip away.
bot_stratagem = Now the counter is worth most. { $effect }

# Who goes along, inside the sentences above; nobody with a leader alone.
within_army = { $units ->
    [none] { "" }
    [one] { " " }with one unit
   *[other] { " " }with { $units } units
}
