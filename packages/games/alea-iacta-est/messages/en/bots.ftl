### What the bots say they are up to.

bot_attack = { $leader } marches on { $zone }{ bot_army }: { $odds }, { $n } in { $of } to win{ $region ->
    [none] { "" }
   *[other] , and nothing else guards { $region }
}.
bot_occupy = { $leader } moves into { $zone }{ bot_army }: { $missing } more and { $region } can change hands.
bot_conquer = { $leader } moves into { $zone }{ bot_army }: now enough of { $region } is held to take it.
bot_guard = { $leader } goes to { $zone }{ bot_army }, to guard { $region }.
bot_command = { $leader } goes to { $zone }, to take command of { $strength ->
    [one] one strength point
   *[other] { $strength } strength points
}.
bot_roma = { $leader } goes to Roma: the city belongs to whoever has a leader there.
bot_withdraw = { $leader } leaves { $from }, where the enemy could come in strength, for { $zone }{ bot_army }.
bot_march = { $leader } moves to { $zone }{ bot_army }, nearer to what counts.
bot_sail = { $leader } sails to { $zone }{ bot_army }, nearer to what counts.
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
