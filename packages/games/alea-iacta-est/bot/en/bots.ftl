### What the bots say they are up to.

bot_attack = { $leader } marches on { $zone }{ within_army }{ within_others } { $odds }, { $n } in { $of } to win{ $region ->
    [none] { "" }
   *[other] , and nothing else guards { $region }
}.{ within_price }
bot_occupy = { $leader } moves into { $zone }{ within_army }: { $missing } more and { $region } can change hands.
bot_conquer = { $leader } moves into { $zone }{ within_army }: now enough of { $region } is held to take it.
bot_guard = { $leader } goes to { $zone }{ within_army }, to guard { $region }.
bot_command = { $leader } goes to { $zone }, to take command of { $strength ->
    [one] one strength point
   *[other] { $strength } strength points
}.
bot_roma = { $leader } goes to Roma: the city belongs to whoever has a leader there.
bot_withdraw = { $leader } leaves { $from }, where the enemy could come in strength, for { $zone }{ within_army }.
bot_march = { $leader } moves to { $zone }{ within_army }, nearer to what counts.
bot_sail = { $leader } sails to { $zone }{ within_army }, nearer to what counts.
bot_ships-home = { $leader } brings the ships home to { $zone }.
bot_ships-to-port = { $leader } brings the ships to a port, { $zone }, before the winter takes them.
bot_fetch-ships = { $leader } puts to sea, to bring in ships that lie there without a leader: the winter would take them.
bot_man-ships = { $leader } goes to { $zone }, to the ships that lie there unguarded: without a leader they cannot get away.
bot_evade = To slip away from { $zone } succeeds { $n } in { $of }. The battle, which is fought if it fails, would be won { $won } in { $faces }.
bot_no-escape = Nobody gets away from { $zone }: no die is low enough. The battle is fought in any case.
bot_stratagem = { WHICH($stratagem) ->
    [initiative] { $stratagem }: to act first this year.
    [janus] { $stratagem }: what is held now is enough to win, and nobody can fight for it this year.
    [coup-d-etat] { $stratagem }: a leader of the enemy may come over with his army.
    [allegeance-d-un-peuple-majeur] { $stratagem }: an ally whom no envoy could be sure of.
    [soulevement-d-un-peuple-majeur] { $stratagem }: they would rise on this side, and there is no other war abroad.
    [soulevement-de-deux-peuples-mineurs] { $stratagem }: both would rise on this side.
    [soulevement-d-un-peuple-mineur] { $stratagem }: they would rise on this side.
    [intrigue-au-senat] { $stratagem }: the enemy has no time left this year to bring legions to Roma.
    [desertion] { $stratagem }: many legions of the enemy stand in one place.
    [foyer-de-peste] { $stratagem }: many enemies are crowded in one port.
    [assassinat] { $stratagem }: one man less may be an army less.
    [pacification-d-un-peuple-mineur] { $stratagem }: wars abroad serve the enemy or wear out the Republic.
    [pacification-d-un-peuple-majeur] { $stratagem }: wars abroad serve the enemy or wear out the Republic.
    [pacification-d-une-nationalite] { $stratagem }: a whole Nationality fights for the enemy.
    [pax-romana] { $stratagem }: wars abroad serve the enemy or wear out the Republic.
    [transfuges] { $stratagem }: in a great battle every unit counts twice that changes sides.
    [veni-vidi-vici] { $stratagem }: no die can spoil this battle.
    [poliorcetique] { $stratagem }: the battle hangs in the balance.
    [muraille] { $stratagem }: the battle hangs in the balance.
    [fuite-opportune] { $stratagem }: this battle would be lost.
    [imperium] { $stratagem }: the Republic is near its end, and nobody wins if it dies.
   *[other] This is the moment for { $stratagem }.
}

# What a choice rests on that follows from no order.
bot_done = Nothing else gains anything in this sequence.
bot_surest-first = { $noun } first: of all battles it is the surest to be won.
bot_stand = The odds are good enough to stand.
bot_no-port-in-time = Better to fight than to put to sea: no port can be reached before the winter takes the ships.
bot_more-at-stake = That is where more strength is at stake.
bot_refuge = Of all that is open { $noun } is the best refuge.
bot_least-loss = { $noun }: of all that could be given up it is missed least.
bot_least-counter = { $noun } is the counter that is worth least next year.
bot_counts-most = { $noun }: there is nothing that counts for more.
bot_keep-counter = No counter does enough now: better to keep it.
bot_much-hangs-on-it = Much hangs on this die, and it has fallen badly.
bot_envoy = An envoy costs nothing and may win an ally.
bot_best-ally = Of all who could be won { $noun } would be the best ally.
bot_best-peace = Of all Peoples it is the { $noun } with whom peace is worth most.
bot_strongest-friend = { $noun }: the strongest of those who would fight on this side.
bot_most-to-win = { $noun } brings most along, by the chance that he dares.
bot_buy-off = Better a region for him than his army against us.
bot_one-head = Nobody would bring another sequence, and a second head is one more to lose.
bot_statesman = { $noun }: most sequences, most weight in politics.
bot_enough-legions = There are enough legions: with more the Republic would suffer.
bot_keep-legions = Every legion will be wanted.

# Who goes along, inside the sentences above. All of them legions, or units of several kinds, or nobody.
within_army = { $legions ->
    [none] { $units ->
        [none] { "" }
        [one] { " " }with one unit
       *[other] { " " }with { $units } units
    }
    [one] { " " }with one legion
   *[other] { " " }with { $legions } legions
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
