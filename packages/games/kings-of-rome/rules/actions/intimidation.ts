import type { Rules } from '@aquila/engine'
import { type HexId, hexes } from '../../data/index.ts'
import { transfer } from '../containers.ts'
import { intimidationOdds } from '../odds/index.ts'
import { omensRead } from '../omens.ts'
import { capacityOf, put, romanStackIn, virtusOf } from '../pieces.ts'
import { romansStepBack } from '../retreats.ts'
import { rollAgainst } from '../roll.ts'
import { changeIp } from '../score.ts'
import { type Kings, ROME } from '../state.ts'
import { pick } from '../tasks.ts'
import { actingArmy } from './army.ts'
import { actionCosts, unitsToTurn } from './legal.ts'

/** KOR-INT-1 to KOR-INT-4: a unit in the city is to be turned. */
export function* intimidate(g: Kings, hex: HexId): Rules {
  const { army } = actingArmy(g, hex)
  const unit = yield* pick({
    role: ROME,
    rule: 'KOR-INT-2',
    task: 'pick-unit-to-turn',
    verb: 'intimidate-unit',
    nouns: unitsToTurn(g, hex),
    about: { hex },
  })
  yield* changeIp(g, -actionCosts.intimidate, 'KOR-INT-1', 'intimidation')
  const turned = rollAgainst(g, intimidationOdds(virtusOf(g, unit), omensRead(g)), 'intimidation', {
    hex,
    unit,
  })
  if (turned) {
    // RULING-20: he joins the army, or waits in Rome if there is no room for him.
    const room = army.leader !== null && army.units.length < capacityOf(g, army.leader)
    put(g, unit, room ? hex : hexes.rome, 'roman')
    g.tell({
      kind: 'unit-turned',
      rule: 'KOR-INT-2',
      data: { unit, hex, side: 'hostile', to: room ? hex : hexes.rome },
    })
    yield* changeIp(g, 2, 'KOR-INT-4', 'intimidation')
  }
  // RULING-20: to an adjacent hex of the player's choice.
  yield* romansStepBack(g, romanStackIn(g, hex), hex, null, 'KOR-INT-3', 'intimidation')
  yield* transfer(g, 1, 'roman', 'KOR-INT-4', 'intimidation')
}
