### What the bots say they are up to.

bot_march_pillage = { $leader } marches on { $to }, to pillage it.
bot_march_siege = { $leader } marches on { $to }, to besiege it.
bot_march_corrupt = { $leader } marches to { $to }, where a gate can be bought.
bot_march_intimidate = { $leader } marches to { $to }, to frighten its defenders.
bot_march_sack = { $leader } marches to { $to }, which nobody defends.
bot_march_occupy = { $leader } marches to { $to }, which nobody defends.
bot_march_sail = { $leader } marches to { $to }: the fleet waits there.
bot_sail = The fleet sails to { $to }.
bot_march_battle = { $leader } marches to { $to }, to give battle.
bot_pillage = { $hex } can be pillaged: { $n } in { $of }.
bot_siege = The walls of { $hex } can be stormed: { $n } in { $of }.
bot_corrupt = A gate of { $hex } can be bought: { $n } in { $of }.
bot_intimidate = A unit in { $hex } can be made to change sides: { $n } in { $of }.
bot_sack = Nobody defends { $hex }: its treasures are there for the taking.
bot_occupy = Nobody defends { $hex }: it is won with one unit.
bot_battle = The army of { $leader } can be beaten: { $n } in { $of }.
bot_rest = Nothing is worth its price today: better to save influence.
