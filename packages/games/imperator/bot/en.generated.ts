// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.

export interface Texts {
  'advice.pass': Record<never, never>
  'advice.rest-sequence': Record<never, never>
  'advice.rest-year': Record<never, never>
  'advice.rest-attacks': Record<never, never>
  'advice.movement.done': Record<never, never>
  'advice.movement.lead': Record<never, never>
  'advice.movement.recall': Record<never, never>
  'advice.stay': Record<never, never>
  'advice.stop': Record<never, never>
  'advice.stand': Record<never, never>
  'advice.fight': Record<never, never>
  'advice.take': Record<never, never>
  'advice.to': Record<never, never>
  'advice.reduce': Record<never, never>
  'advice.retreat': Record<never, never>
  'advice.flee': Record<never, never>
  'advice.evade-to': Record<never, never>
  'advice.withdraw': Record<never, never>
  'advice.discard': Record<never, never>
  'advice.deploy': Record<never, never>
  'advice.place': Record<never, never>
  'advice.recruit': Record<never, never>
  'advice.raise': Record<never, never>
  'advice.drop': Record<never, never>
  'advice.flight.lead': Record<never, never>
  'advice.flight.march': Record<never, never>
  'advice.flight.done': Record<never, never>
  'advice.strike-down': Record<never, never>
}

export const texts = `
advice_pass = Nothing you hold is worth playing at this moment.
advice_rest-sequence = Nothing you hold is worth playing in this sequence.
advice_rest-year = Nothing you hold is worth playing this year.
advice_rest-attacks = Nobody flees from a battle that he has chosen; what you hold stays for the enemy's attacks.
advice_movement_done = Nobody else has a march that is worth it.
advice_movement_lead = The event of the year drives him on: nobody is done before he has gone.
advice_movement_recall = Too few would hold what is left: whoever has gone comes back.
advice_stay = No place within his reach is better than this one.
advice_stop = This is where he is wanted.
advice_stand = The battle is better than what would come of slipping away.
advice_fight = Of the battles to be fought this one is better fought first.
advice_take = Whoever can come along is safer there.
advice_to = It is the next step of the way.
advice_reduce = This unit loses the least by it.
advice_retreat = There the army is safest.
advice_flee = There he is safest.
advice_evade-to = There the army is safest.
advice_withdraw = There the army is safest.
advice_discard = It is worth less than the others.
advice_deploy = There he is nearest to what counts.
advice_place = There he is nearest to what counts.
advice_recruit = Every unit counts, and this one is free.
advice_raise = Every unit counts, and this one is free.
advice_drop = It guards what the others leave behind.
advice_flight_lead = He can save most of those who are here.
advice_flight_march = Whoever gets away fights another day.
advice_flight_done = Whoever is left has no better way out.
advice_strike-down = It is the best unit within reach.
`
