import type { Rules } from '@aquila/engine'
import { type HexId, hexes } from '../../data/index.ts'
import { citiesOf } from '../cities.ts'
import { betrayalOdds } from '../odds/index.ts'
import { leadersIn, romanGarrisonIn, unitsIn, virtusOf } from '../pieces.ts'
import { freeRoadHexes, moveAll } from '../retreats.ts'
import { rollAgainst } from '../roll.ts'
import { changeIp, changeVp } from '../score.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { pick } from '../tasks.ts'
import { nearestFirst } from '../travel.ts'
import { turnGarrison } from '../turning.ts'
import { noEffect } from './index.ts'

/** KOR-BET-1 to KOR-BET-3: somebody opens the gates. */
export function* betrayal(g: Kings): Rules {
  const weakest = weakestGarrisons(g)
  if (weakest.length === 0) return noEffect(g, 'betrayal', 'no-roman-garrison')
  const hex = weakest.length === 1 ? (weakest[0] ?? '') : g.dice.oneOf(weakest, 'which garrison is betrayed')
  const garrison = romanGarrisonIn(g, hex)
  if (garrison === null) throw new Error(`no Roman garrison in ${hex}`)
  g.tell({
    kind: 'betrayal',
    rule: 'KOR-BET-1',
    data: { hex, garrison, reason: weakest.length === 1 ? 'weakest' : 'weakest-by-lot' },
  })
  const spent = yield* pick({
    role: ROME,
    rule: 'KOR-BET-2',
    task: 'spend-on-loyalty',
    verb: 'spend',
    nouns: spendable(g),
    about: { hex, virtus: virtusOf(g, garrison) },
  })
  yield* changeIp(g, -spent, 'KOR-BET-2', 'loyalty-bought')
  if (!rollAgainst(g, betrayalOdds(virtusOf(g, garrison), spent), 'betrayal', { hex, spent })) {
    changeVp(g, 1, 'KOR-BET-3', 'loyalty')
    return
  }
  turnGarrison(g, garrison, hex, 'hostile', 'KOR-BET-3')
  leaveCity(g, hex)
}

/** KOR-BET-1, RULING-37: Rome itself is never betrayed. */
export function weakestGarrisons(position: KingsPosition): HexId[] {
  const held = citiesOf(position).flatMap(({ hex }) => {
    const garrison = romanGarrisonIn(position, hex)
    return garrison === null ? [] : [{ hex, virtus: virtusOf(position, garrison) }]
  })
  const least = Math.min(...held.map(({ virtus }) => virtus))
  return held.filter(({ virtus }) => virtus === least).map(({ hex }) => hex)
}

/** RULING-17, RULING-37: two points make it safe, and one must be left. */
function spendable(position: KingsPosition): number[] {
  return [0, 1, 2].filter(points => points === 0 || position.state.ip - points >= 1)
}

/** RULING-37: Romans inside leave along a road towards Rome. */
function leaveCity(g: Kings, hex: HexId): void {
  const pieces = [...leadersIn(g, hex, 'roman'), ...unitsIn(g, hex, 'roman')]
  const [to] = nearestFirst(g.data, hexes.rome, freeRoadHexes(g, hex))
  moveAll(g, pieces, hex, to ?? hexes.rome, 'KOR-BET-3', 'betrayed')
}
