import type { Rules } from '@aquila/engine'
import { pitchedBattle } from '../battle/index.ts'
import { holderOf } from '../cities.ts'
import { armyOf, placeOf } from '../pieces.ts'
import { askSenate } from '../senate.ts'
import type { Kings } from '../state.ts'
import { actingArmy, noteAttack } from './army.ts'
import { siege } from './siege.ts'

/** KOR-BAT-4: a battle provokes two reactions; KOR-ADV-1: the victors may go on to besiege the city here. */
export function* giveBattle(g: Kings, enemy: string): Rules {
  const hex = placeOf(g, enemy)
  const { army, entering } = actingArmy(g, hex)
  noteAttack(g, hex)
  g.state.notes.reactions += 2
  const { siege: besieged } = yield* pitchedBattle(g, {
    hex,
    roman: army,
    hostile: armyOf(g, enemy),
    attacker: 'roman',
    kind: 'action',
    from: entering,
  })
  // RULING-73: the city may be another people's, with whom Rome is at peace.
  const holder = besieged === null ? null : holderOf(g, besieged)
  if (besieged !== null && holder !== null && (yield* askSenate(g, holder))) yield* siege(g, besieged)
}
