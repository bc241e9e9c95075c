import type { ReasonOf } from '@aquila/engine'
import { number, perhaps, place, power } from '@aquila/engine/fields'

const area = place()

/** Every reason why something is not legal. */
const refusals = {
  // Who may be activated
  'not-his': {},
  'has-acted': {},
  'has-acted-this-turn': {},
  recruiting: {},
  'not-drawn': {},
  'not-roused': {},

  // Marches and attacks
  'no-operations': { area: perhaps(area), cost: perhaps(number()), left: perhaps(number()) },
  'not-adjacent': { area },
  held: { area },
  mission: { area },
  'strait-closed': { area },
  'leader-alone': { area: perhaps(area) },
  pact: { area: perhaps(area), power: perhaps(power()) },
  'leave-refused': { area, power: power() },
  confined: { until: number() },

  // Cities and Provinces
  'no-city': {},
  'enemy-outside': {},
  'too-weak': { own: number(), theirs: number() },
  'city-stands': {},
  'nothing-to-pillage': {},
  pillaged: {},
  'not-alone': {},
  'own-province': {},

  // Ships
  aboard: {},
  'not-aboard': {},
  'not-on-a-coast': {},
  'strait-held': { area },
  'no-ships': {},
  'no-fleet-taken': {},
  'too-many-aboard': {},
}

/** Every reason why a side has a die-roll modifier. */
const modifiers = { leader: {}, numbers: {}, cavalry: {}, card: {} }

export const reasons = { ...refusals, ...modifiers }

export type RomaReason = ReasonOf<typeof refusals>
export type ModifierReason = keyof typeof modifiers
