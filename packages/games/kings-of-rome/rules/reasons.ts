import type { ReasonOf } from '@aquila/engine'
import { number, piece, place, power } from '@aquila/engine/fields'
import type { HexId, NationId } from '../data/index.ts'

const hex = place<HexId>()
const unit = piece()

/** Every reason why something is not legal. */
const refusals = {
  // Garrisons
  'not-roman-city': {},
  'garrison-too-strong': { hex, sum: number() },
  'no-such-garrison': { hex, sum: number() },

  // Actions against cities
  'no-city': { hex },
  'roman-city': { hex },
  'no-army': { hex },
  'no-influence': { cost: number() },
  'senate-refuses': { nation: power<NationId>() },
  triumphed: {},
  'no-leader-inside': { hex },
  'no-unit-to-turn': { hex },
  'leader-inside': { hex },
  undefended: { hex },
  defended: { hex },
  'no-infantry': {},
  'sacked-already': { hex },
  'nobody-to-besiege': { hex },

  // Marches and voyages
  'not-your-leader': {},
  convicted: {},
  'tied-to-rome': {},
  'no-road': {},
  'out-of-reach': {},
  'army-must-stay': {},
  'unit-not-here': {},
  capacity: { capacity: number() },
  'only-from-rome': {},
  'unit-too-slow': {},
  'no-fleet': { hex },
  'nowhere-to-sail': {},
  'leader-first': {},
  'leads-cargo': {},
  'ships-full': {},
  'no-voyage': {},
  'not-free': {},
  'not-your-unit': {},

  // Battles
  'no-enemy': {},
  'no-enemy-army': { hex },
  'within-walls': { hex },
  'three-units': { needed: number() },
  'not-cavalry': { unit },
  'infantry-first': { unit },
  'in-line-already': { unit },
  'not-in-front': { unit },
  'thrown-twice': { unit },
  'no-miss': { unit },
  'not-in-reserve': { unit },
  'charged-already': { unit },
  'infantry-for-infantry': { unit },
}

/** Every reason why something is added to a die. */
const modifiers = {
  'heavy-infantry': {},
  retreating: {},
  'nice-omens': {},
  'bad-omens': {},
  ambush: {},
  'influence-spent': {},
  'battle-lost': {},
  'siege-lost': {},
}

export const reasons = { ...refusals, ...modifiers }

export type KingsReason = ReasonOf<typeof refusals>
export type ModifierReason = keyof typeof modifiers
