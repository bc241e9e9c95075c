// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Value } from '@aquila/engine/messages'

export interface Texts {
  'bot.march.pillage': { leader: Value; to: Value }
  'bot.march.siege': { leader: Value; to: Value }
  'bot.march.corrupt': { leader: Value; to: Value }
  'bot.march.intimidate': { leader: Value; to: Value }
  'bot.march.sack': { leader: Value; to: Value }
  'bot.march.occupy': { leader: Value; to: Value }
  'bot.march.sail': { leader: Value; to: Value }
  'bot.sail': { to: Value }
  'bot.march.battle': { leader: Value; to: Value }
  'bot.pillage': { hex: Value; n: Value; of: Value }
  'bot.siege': { hex: Value; n: Value; of: Value }
  'bot.corrupt': { hex: Value; n: Value; of: Value }
  'bot.intimidate': { hex: Value; n: Value; of: Value }
  'bot.sack': { hex: Value }
  'bot.occupy': { hex: Value }
  'bot.battle': { leader: Value; n: Value; of: Value }
  'bot.rest': Record<never, never>
  'bot.place-garrison.garrison': Record<never, never>
  'bot.recall-holder.recall': Record<never, never>
  'bot.recall-holder.keep': Record<never, never>
  'bot.reroll-horatius.reroll': Record<never, never>
  'bot.reroll-horatius.accept': Record<never, never>
  'bot.pick-unit-to-turn.intimidate-unit': Record<never, never>
  'bot.pick-holder.leave-behind': Record<never, never>
  'bot.second-assault.assault': Record<never, never>
  'bot.second-assault.give-up': Record<never, never>
  'bot.pick-driven-out.drive-out': Record<never, never>
  'bot.battle-or-walls.accept-battle': Record<never, never>
  'bot.battle-or-walls.stay-inside': Record<never, never>
  'bot.use-hero.use-hero': Record<never, never>
  'bot.use-hero.keep-hero': Record<never, never>
  'bot.spend-on-loyalty.spend': Record<never, never>
  'bot.duel.challenge': Record<never, never>
  'bot.duel.no-duel': Record<never, never>
  'bot.tactics.attack': Record<never, never>
  'bot.tactics.defence': Record<never, never>
  'bot.vanguard.send': Record<never, never>
  'bot.engage.engage': Record<never, never>
  'bot.engage.withdraw': Record<never, never>
  'bot.deploy.deploy': Record<never, never>
  'bot.deploy.by-virtus': Record<never, never>
  'bot.place-leader.lead-with': Record<never, never>
  'bot.place-leader.lead-from-reserve': Record<never, never>
  'bot.reroll.throw-again': Record<never, never>
  'bot.reroll.accept': Record<never, never>
  'bot.charge-leader.charge': Record<never, never>
  'bot.charge-leader.hold-back': Record<never, never>
  'bot.fill-gap.bring-up': Record<never, never>
  'bot.drown.lose': Record<never, never>
  'bot.step-back.to': Record<never, never>
  'bot.triumph.triumph': Record<never, never>
  'bot.triumph.no-triumph': Record<never, never>
  'bot.advance.follow': Record<never, never>
  'bot.advance.besiege': Record<never, never>
  'bot.advance.stay': Record<never, never>
  'bot.accuse.accuse': Record<never, never>
  'bot.rejoin.rejoin': Record<never, never>
  'bot.rejoin.stay-in-rome': Record<never, never>
  'bot.mission-penalty.give-up-unit': Record<never, never>
  'advice.march.take': Record<never, never>
  'advice.march.take-all': Record<never, never>
  'advice.march.leave': Record<never, never>
  'advice.march.march': Record<never, never>
  'advice.sail.stay-in-port': Record<never, never>
  'advice.sail.embark': Record<never, never>
  'advice.sail.sail-to': Record<never, never>
}

export const texts = `
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
bot_place-garrison_garrison = It needs a garrison most.
bot_recall-holder_recall = Its garrison holds the city; the unit is of more use in an army.
bot_recall-holder_keep = The city is safer with both.
bot_reroll-horatius_reroll = The throw was bad, and a second costs nothing.
bot_reroll-horatius_accept = It can hardly become better.
bot_pick-unit-to-turn_intimidate-unit = The weakest is the easiest to frighten.
bot_pick-holder_leave-behind = The weakest infantry holds a wall as well as the best.
bot_second-assault_assault = The siege has failed already: another assault costs only a reaction.
bot_second-assault_give-up = No die could take the city now.
bot_pick-driven-out_drive-out = One of them must go.
bot_battle-or-walls_accept-battle = The battle is more likely won than lost.
bot_battle-or-walls_stay-inside = The walls are safer than this battle.
bot_use-hero_use-hero = Now he saves most.
bot_use-hero_keep-hero = A worse hour may come.
bot_spend-on-loyalty_spend = What loyalty is worth here, against what influence is worth now.
bot_duel_challenge = He is likely to win, and it brings glory and influence.
bot_duel_no-duel = What he could lose is worth more than what he could win.
bot_tactics_attack = Our army is the stronger, so let the lines meet.
bot_tactics_defence = Our horsemen are the better part: a clash, or no battle at all.
bot_vanguard_send = The strongest ride first.
bot_engage_engage = The battle is more likely won than lost.
bot_engage_withdraw = The clash is won; the battle might not be.
bot_deploy_deploy = He stands where he is worth most.
bot_deploy_by-virtus = The strongest in front, each against his like.
bot_place-leader_lead-with = In the front line his Astutia counts.
bot_place-leader_lead-from-reserve = Their cavalry could charge the King in the front line.
bot_reroll_throw-again = There a hit would count most.
bot_reroll_accept = No miss is worth it.
bot_charge-leader_charge = An army without its leader is half beaten.
bot_charge-leader_hold-back = The front line needs the cavalry.
bot_fill-gap_bring-up = The strongest infantry closes the gap.
bot_drown_lose = The weakest is missed least.
bot_step-back_to = It is the nearest to Rome.
bot_triumph_triumph = A triumph brings glory.
bot_triumph_no-triumph = There is more to do in the field.
bot_advance_follow = The beaten army can be beaten again.
bot_advance_besiege = The walls behind it are worth an assault.
bot_advance_stay = Nothing more is to be won here now.
bot_accuse_accuse = He is missed least.
bot_rejoin_rejoin = The army needs a leader.
bot_rejoin_stay-in-rome = He is safe in Rome.
bot_mission-penalty_give-up-unit = The weakest is missed least.
advice_march_take = He is wanted where the march goes.
advice_march_take-all = The strongest whom he can lead are wanted where the march goes.
advice_march_leave = He is wanted where he stands.
advice_march_march = There most can be done with the actions that are left.
advice_sail_stay-in-port = No voyage is worth it now.
advice_sail_embark = He is wanted where the fleet goes.
advice_sail_sail-to = There most can be done with the actions that are left.
`
