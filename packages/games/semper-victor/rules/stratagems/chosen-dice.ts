import { row } from '@aquila/engine'
import { leadersOf } from '../../../imperator/rules/pieces.ts'
import type { Religion, SideId, StratagemId } from '../../data/index.ts'
import { isPurple } from '../emperors/ranks.ts'
import { opponentOf, type Place, type SemperPosition } from '../state.ts'
import type { Effect } from './stratagem.ts'

/** SV-6.3-H, SV-6.3-I: the two stratagems that set a die of a combat, and who may play them where. */

function purpleWith(position: SemperPosition, zone: Place, side: SideId, religion: Religion): boolean {
  return leadersOf(position, zone, side).some(
    id => isPurple(position, id) && row(position.data.romanLeaders, id).religion === religion,
  )
}

function hasPurple(position: SemperPosition, zone: Place, side: SideId): boolean {
  return leadersOf(position, zone, side).some(id => isPurple(position, id))
}

/** SV-6.3-I, RULING-52: the worshipper of the Sun may be another leader of the force. */
function hasSun(position: SemperPosition, zone: Place, side: SideId): boolean {
  return leadersOf(position, zone, side).some(id => position.data.romanLeaders[id]?.religion === 'sun')
}

/** Whether a side may set a die of the combat in a zone with this stratagem. */
export function maySetDie(position: SemperPosition, side: SideId, id: StratagemId, zone: Place): boolean {
  // Neither against a Christian emperor or Usurper.
  if (purpleWith(position, zone, opponentOf(position, side), 'cross')) return false
  if (id === 'in-hoc-signo-vinces') return purpleWith(position, zone, side, 'cross')
  return id === 'sol-invictus' && hasPurple(position, zone, side) && hasSun(position, zone, side)
}

const rules = { 'in-hoc-signo-vinces': 'SV-6.3-H', 'sol-invictus': 'SV-6.3-I' } as const

/** RULING-53: a die of an evasion or a battle is set after it has been seen. Modifiers are added to what it shows then. */
export const chosenDice: readonly Effect[] = (['in-hoc-signo-vinces', 'sol-invictus'] as const).map(id => ({
  id,
  window: 'after-roll',
  goes: 'cup',
  whyNot(position, side, { roll }) {
    const ofCombat = roll?.of.purpose === 'evasion' || roll?.of.purpose === 'battle'
    return ofCombat && maySetDie(position, side, id, roll.of.zone)
      ? null
      : { rule: rules[id], why: 'not-in-this-battle' }
  },
  *play(g, side, _counter, { roll }) {
    roll?.set(roll.face)
    g.tell({ kind: 'divine-favour', rule: rules[id], data: { side, value: roll?.face ?? 0 } })
  },
}))
