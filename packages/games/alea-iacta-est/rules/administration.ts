import type { Rules } from '@aquila/engine'
import { leaderDies } from '../../imperator/rules/fate.ts'
import { splitSequences } from '../../imperator/rules/sequences.ts'
import { row } from '../data/index.ts'
import { isOnMap, leader } from './pieces.ts'
import { strategicOfFaction } from './politics/faction-leaders.ts'
import type { Alea, AleaPosition } from './state.ts'

/** AIE-2.D-a, AIE-2.D-b: how many sequences the year has, and whose they are. RULING-08: fixed here. */
export function* assignSequences(g: Alea): Rules {
  const { state } = g
  const printed = sequenceTotal(g)
  let total = printed
  if (state.reducedSequenceTurns > 0) {
    total = reducedTotal(g, printed)
    state.reducedSequenceTurns--
  }
  splitSequences(g, total)
  state.turn.sequencesDone = { caesarian: 0, republican: 0 }
  g.tell({
    kind: 'sequences',
    rule: 'AIE-2.D-b',
    data: { total, caesarian: state.sequences.caesarian, republican: state.sequences.republican },
  })
}

/** AIE-2.D-a: the best SR among the Faction Leaders of each side. */
export function sequenceTotal(position: AleaPosition): number {
  return strategicOfFaction(position, 'caesarian') + strategicOfFaction(position, 'republican')
}

/** AIE-3.5.3-h, AIE-3.5.3-n, RULING-23: halved and rounded down, or lowered by two. */
export function reducedTotal({ options }: AleaPosition, total: number): number {
  return options.smcAfterMurder === 'minus2' ? Math.max(0, total - 2) : Math.floor(total / 2)
}

/** AIE-2.D-e, AIE-LT-b: a roll for each Roman leader on the map who is old enough to die this year. */
export function* naturalDeaths(g: Alea): Rules {
  for (const id of leadersAtRisk(g)) {
    if (!isOnMap(g.data, leader(g, id).place)) continue
    const limit = deathLimit(g, id)
    const roll = g.dice.d10(`natural death of ${id}`)
    g.tell({ kind: 'death-roll', rule: 'AIE-2.D-e', data: { leader: id, roll, limit } })
    if (roll < limit) yield* leaderDies(g, id, 'natural')
  }
}

export function leadersAtRisk(position: AleaPosition): string[] {
  const { data } = position
  return Object.keys(data.romanLeaders).filter(
    id => deathLimit(position, id) > 0 && isOnMap(data, leader(position, id).place),
  )
}

/** He dies on a roll below this; 0: no roll. */
function deathLimit({ state, data }: AleaPosition, id: string): number {
  return row(data.romanLeaders, id).naturalDeath[state.year] ?? 0
}
