import type { Rules } from '@aquila/engine'
import type { HexId } from '../../data/index.ts'
import { unitsInside } from '../cities.ts'
import { transfer } from '../containers.ts'
import { corruptionOdds } from '../odds/index.ts'
import { omensRead } from '../omens.ts'
import { hostileGarrisonIn, put, virtusOf } from '../pieces.ts'
import { rollAgainst } from '../roll.ts'
import { changeIp, changeVp } from '../score.ts'
import { boxes, type Kings, ROME } from '../state.ts'
import { pick } from '../tasks.ts'
import { unitsGoOver } from '../turning.ts'
import { actingArmy, noteAttack, strongestVirtus } from './army.ts'
import { actionCosts } from './legal.ts'
import { holdCity } from './pillage.ts'

/** KOR-COR-1 to KOR-COR-4: the garrison is bought. */
export function* corrupt(g: Kings, hex: HexId): Rules {
  noteAttack(g, hex)
  yield* changeIp(g, -actionCosts.corrupt, 'KOR-COR-1', 'corruption')
  const garrison = hostileGarrisonIn(g, hex)
  const units = unitsInside(g, hex)
  // RULING-28: without a garrison, the strongest unit.
  const virtus = garrison === null ? strongestVirtus(g, units) : virtusOf(g, garrison)
  const won = rollAgainst(g, corruptionOdds(virtus, omensRead(g)), 'corruption', { hex })
  if (won) {
    const unit = yield* pick({
      role: ROME,
      rule: 'KOR-COR-3',
      task: 'pick-holder',
      verb: 'leave-behind',
      nouns: [...actingArmy(g, hex).army.units],
      about: { hex },
    })
    if (garrison !== null) {
      // KOR-DEF-8: the one garrison that is not turned over.
      put(g, garrison, boxes.pool)
      g.tell({ kind: 'garrison-bought', rule: 'KOR-COR-3', data: { garrison, hex } })
    }
    unitsGoOver(g, units, 'roman', 'KOR-COR-3')
    holdCity(g, unit, hex, 'KOR-COR-3')
    changeVp(g, 1, 'KOR-COR-4', 'corruption')
  }
  yield* transfer(g, 1, 'hostile', 'KOR-COR-4', 'corruption')
  g.state.notes.reactions += 1
}
