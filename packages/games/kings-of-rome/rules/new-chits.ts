import type { Rules } from '@aquila/engine'
import type { KingsData, PeriodId } from '../data/index.ts'
import { checkContainers, chitsIn } from './containers.ts'
import { isGarrison, isMilitary, putAll } from './pieces.ts'
import type { Move } from './stacks.ts'
import { boxes, type Kings } from './state.ts'

/** The period with this number. */
export function periodData(data: KingsData, id: PeriodId): KingsData['periods'][number] {
  const found = data.periods.find(period => period.id === id)
  if (found === undefined) throw new Error(`no period ${id}`)
  return found
}

/**
 * The chits of a period come into the containers; what is there already stays (RULING-02). KOR-PER-1.5: in the first
 * period all are mixed and halved; later so many at random go into each, and the rest where the table says.
 */
export function* addNewChits(g: Kings, id: PeriodId): Rules {
  const period = periodData(g.data, id)
  const chits = [...g.data.newChits[id]]
  const each = period.intoEach ?? Math.floor(chits.length / 2)
  const moves: Move[] = []
  for (const place of [boxes.roman, boxes.hostile]) {
    for (let dealt = 0; dealt < each && chits.length > 0; dealt++)
      moves.push({ id: g.dice.drawFrom(chits, 'new chits'), place })
  }
  const toPool: string[] = []
  if (period.remainder === 'units-to-pool') splitOthers(g, chits, moves, toPool)
  else if (period.remainder === 'garrisons-to-pool') othersToEnemy(g, chits, moves, toPool)
  else toPool.push(...chits)
  for (const id of toPool) moves.push({ id, place: boxes.pool })
  putAll(g, moves)
  g.tell({
    kind: 'new-chits',
    rule: newChitRules[id],
    data: {
      period: id,
      pool: toPool,
      roman: chitsIn(g, 'roman').length,
      hostile: chitsIn(g, 'hostile').length,
    },
  })
  yield* checkContainers(g)
}

/** KOR-PER-1.4, KOR-PER-2.2 and the rest: the chits of each period. */
const newChitRules: Readonly<Record<PeriodId, string>> = {
  1: 'KOR-PER-1.5',
  2: 'KOR-PER-2.3',
  3: 'KOR-PER-3.1',
  4: 'KOR-PER-4.1',
  5: 'KOR-PER-5.1',
  6: 'KOR-PER-6.1',
  7: 'KOR-PER-7.1',
}

/** KOR-PER-2.3, RULING-04: units to the pool; of the n others the hostile container gets more than half. */
function splitOthers(g: Kings, chits: readonly string[], moves: Move[], toPool: string[]): void {
  const others = chits.filter(chit => !isMilitary(g.data, chit))
  toPool.push(...chits.filter(chit => isMilitary(g.data, chit)))
  const hostile = others.length === 0 ? 0 : Math.floor(others.length / 2) + 1
  for (let dealt = 0; dealt < hostile; dealt++)
    moves.push({ id: g.dice.drawFrom(others, 'left-over chits'), place: boxes.hostile })
  for (const id of others) moves.push({ id, place: boxes.roman })
}

/** KOR-PER-4.1, RULING-05: garrisons to the pool, everything else to the hostile container. */
function othersToEnemy(g: Kings, chits: readonly string[], moves: Move[], toPool: string[]): void {
  for (const id of chits) {
    if (isGarrison(g.data, id)) toPool.push(id)
    else moves.push({ id, place: boxes.hostile })
  }
}
