// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'advice.event-cards.draw': Record<never, never>
  'advice.event-cards.keep': Record<never, never>
  'advice.buy-card.buy-card': Record<never, never>
  'advice.buy-card.decline': Record<never, never>
  'advice.agree-length.as-agreed': Record<never, never>
  'advice.react.admission.refuse': Record<never, never>
  'advice.react.passage.refuse': Record<never, never>
  'advice.react.before-combat.play': Record<never, never>
  'advice.react.before-combat.pass': Record<never, never>
  'advice.react.dice-shown.exchange-losses': Record<never, never>
  'advice.react.dice-shown.pass': Record<never, never>
  'advice.react.card-played.pass': Record<never, never>
  'advice.react.march.play': Record<never, never>
  'advice.react.voyage.play': Record<never, never>
  'advice.pass': Record<never, never>
  'advice.attack-where-he-stands.attack': Record<never, never>
  'advice.attack-where-he-stands.decline': Record<never, never>
  'advice.withdraw.withdraw-to': Record<never, never>
  'advice.withdraw.halt': Record<never, never>
  'advice.retreat.retreat-to': Record<never, never>
  'advice.retreat.halt': Record<never, never>
  'advice.withdraw-fleet.stand': Record<never, never>
  'advice.withdraw-fleet.withdraw': Record<never, never>
  'advice.suggested': Record<never, never>
  'advice.intercept': Record<never, never>
  'advice.not-pay': Record<never, never>
  'advice.raise-minor.create': Record<never, never>
  'advice.raise-minor.rebuild': Record<never, never>
  'advice.recruit-by-card.create': Record<never, never>
  'advice.build-ships.done': Record<never, never>
  'advice.found-capital': Record<never, never>
  'advice.reform-units.done': Record<never, never>
  'advice.pick-cargo.carried': Record<never, never>
  'bot.rouse': Record<never, never>
  'bot.card': Record<never, never>
  'bot.hold': Record<never, never>
  'bot.take': { area: Value }
  'bot.attack': { n?: Maybe; area: Value; of: Value }
  'bot.besiege': { area: Value }
  'bot.join': { area: Value }
  'bot.gather': { area: Value }
  'bot.refuge': { area: Value }
  'bot.land': { area: Value }
  'bot.stop': Record<never, never>
  'bot.together': Record<never, never>
  'bot.pillage': Record<never, never>
  'bot.intercept': { area: Value }
  'bot.let-pass': Record<never, never>
  'bot.stand': Record<never, never>
  'bot.walls': Record<never, never>
  'bot.withdraw': Record<never, never>
  'bot.spend': Record<never, never>
  'bot.retreat': Record<never, never>
  'bot.raise': Record<never, never>
  'bot.save': Record<never, never>
  'bot.place-leader': Record<never, never>
}

export const texts = `
advice_event-cards_draw = A card in the hand can help or hurt; none can do neither.
advice_event-cards_keep = Nothing can be drawn without giving a card away.
advice_buy-card_buy-card = The Treasury can spare it.
advice_buy-card_decline = The Treasury is wanted for units and their upkeep.
advice_agree-length_as-agreed = What was agreed is fair to all.
advice_react_admission_refuse = Strangers in our Provinces are a danger.
advice_react_passage_refuse = Whom we let pass stands behind us.
advice_react_before-combat_play = Much of our own stands in this combat.
advice_react_before-combat_pass = Too little of our own stands there to spend a card on it.
advice_react_dice-shown_exchange-losses = As the dice lie we would lose much more than they.
advice_react_dice-shown_pass = As the dice lie there is too little to gain.
advice_react_card-played_pass = The card is better kept for a combat.
advice_react_march_play = It hurts whoever has marched there.
advice_react_voyage_play = It hurts whoever sails there.
advice_pass = Nothing in the hand is worth playing now.
advice_attack-where-he-stands_attack = The odds of an attack are good.
advice_attack-where-he-stands_decline = The odds of an attack are not good enough.
advice_withdraw_withdraw-to = Friends or friendly ground are nearest there.
advice_withdraw_halt = There is no better place further on.
advice_retreat_retreat-to = Friends or friendly ground are nearest there.
advice_retreat_halt = There is no better place further on.
advice_withdraw-fleet_stand = We have no fewer ships than they.
advice_withdraw-fleet_withdraw = They have more ships than we.
advice_suggested = It costs the least.
advice_intercept = He has more ships than those who come.
advice_not-pay = It is missed least.
advice_raise-minor_create = It is the strongest that can be raised.
advice_raise-minor_rebuild = A reduced unit is made whole again.
advice_recruit-by-card_create = It is the strongest that can be raised.
advice_build-ships_done = Men on foot and mounted are worth more than ships.
advice_found-capital = Without a Capital nothing is collected.
advice_reform-units_done = Two units in two places hold more than one.
advice_pick-cargo_carried = It is the one that is missed least.
bot_rouse = Calling upon a Client or Ally costs nothing.
bot_card = The card hurts others or helps at once.
bot_hold = Nothing in reach is worth leaving the ranks for.
bot_take = { $area } can be had for little.
bot_attack =
    { $n ->
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
`
