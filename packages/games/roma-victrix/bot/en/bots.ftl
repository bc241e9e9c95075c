### Why a bot does what it does: one sentence each, true without any other.

bot_rouse = Calling upon a Client or Ally costs nothing.
bot_card = The card hurts others or helps at once.
bot_hold = Nothing in reach is worth leaving the ranks for.
bot_take = { $area } can be had for little.
bot_attack = { $n ->
    [none] The army in { $area } can be beaten.
   *[other] The enemy in { $area } is beaten { $n } times in { $of }.
}
bot_besiege = The City in { $area } can be taken by siege.
bot_join = In { $area } an army waits for a Leader.
bot_gather = The army gathers in { $area }.
bot_refuge = Where it stands attrition would wear the army away; in { $area } it is safe.
bot_land = The ships make for { $area }.
bot_stop = What is left to spend brings nothing more.
bot_together = At sea nobody can stop, and nobody is left behind.
bot_pillage = What others will hold tomorrow is plundered today.
bot_intercept = Those who march into { $area } can be beaten.
bot_let-pass = The odds are not good enough to bar the way.
bot_stand = The odds of standing are good enough.
bot_walls = The walls are worth more than the open field.
bot_withdraw = The enemy is too strong to be met in the open.
bot_spend = This way the enemy loses most for what we lose.
bot_retreat = Beaten armies are better saved.
bot_raise = The Treasury can pay for this and keep it.
bot_save = The rest is kept for the upkeep of next turn.
bot_place-leader = A Leader belongs where an army has none.
