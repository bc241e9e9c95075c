// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Maybe, Value } from '@aquila/engine/messages'

export interface Texts {
  'task.operations': { power: Value }
  'verb.pass': Record<never, never>
  'event.turn': { turn: Value; of: Value }
  'event.card-dealt': { card?: Maybe; role: Value }
  'event.revenue': { power: Value; revenue: Value; treasury: Value }
  'event.initiative': { power: Value }
  'event.pillage-removed': { province: Value }
  'event.city-recovers': { province: Value; strength: Value }
}

export const en = `
task_operations = { $power }: whom do you activate?
verb_pass = end the Operations Phase
event_turn = Game-Turn { $turn } of { $of } begins
event_card-dealt =
    { $card ->
        [none] { $role } is dealt a card
       *[other] { $role } is dealt { $card }
    }
event_revenue = { $power } collects { $revenue } and has { $treasury }
event_initiative = { $power } acts
event_pillage-removed = { $province } has recovered from Pillage
event_city-recovers = the City of { $province } recovers to { $strength }
`
