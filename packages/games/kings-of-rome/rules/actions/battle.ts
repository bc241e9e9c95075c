import type { Rules } from '@aquila/engine'
import { pitchedBattle } from '../battle/index.ts'
import { armyOf, placeOf } from '../pieces.ts'
import type { Kings } from '../state.ts'
import { actingArmy, noteAttack } from './army.ts'
import { whyNotBesiege } from './legal.ts'
import { siege } from './siege.ts'

/** KOR-BAT-4: a battle provokes two reactions; KOR-ADV-1: the victors may go on to besiege the city here. */
export function* giveBattle(g: Kings, enemy: string): Rules {
  const hex = placeOf(g.state, enemy)
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
  if (besieged !== null && whyNotBesiege(g, besieged) === null) yield* siege(g, besieged)
}
