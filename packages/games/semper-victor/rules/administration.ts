import { type Rules, row } from '@aquila/engine'
import { leaderDies } from '../../imperator/rules/fate.ts'
import { isOnMap, leader, sideOf, strategicOf } from '../../imperator/rules/pieces.ts'
import { splitSequences } from '../../imperator/rules/sequences.ts'
import { isInPlay, romansInPlay } from './emperors/ranks.ts'
import type { Semper, SemperPosition } from './state.ts'

/** SV-2.D-1, SV-2.D-2: how many sequences the year has, and whose they are. RULING-04: fixed here. */
export function* assignSequences(g: Semper): Rules {
  splitSequences(g, sequenceTotal(g))
  g.state.turn.sequencesDone = { primus: 0, secondus: 0 }
  tellSequences(g, 'SV-2.D-2')
}

/** SV-2.D-1: the SR of the Primus Augustus and the best among all leaders of Secondus. RULING-04: nobody counts 0. */
export function sequenceTotal(position: SemperPosition): number {
  const { primus } = position.state.emperors
  const first = primus === null ? 0 : strategicOf(position, primus)
  return first + Math.max(0, ...leadersOfSecondus(position).map(id => strategicOf(position, id)))
}

/** Romans, and leaders of Peoples at war; those of a People at peace have no side. */
function leadersOfSecondus(position: SemperPosition): readonly string[] {
  const { data } = position
  const foreign = Object.keys(data.foreignLeaders).filter(
    id => isOnMap(data, leader(position, id).place) && sideOf(position, id) === 'secondus',
  )
  // RULING-21: a Primus Augustus who still is on the side of Secondus counts once.
  return [...romansInPlay(position, 'secondus'), ...foreign].filter(
    id => id !== position.state.emperors.primus,
  )
}

export function tellSequences(g: Semper, rule: string): void {
  const { primus, secondus } = g.state.sequences
  g.tell({ kind: 'sequences', rule, data: { total: primus + secondus, primus, secondus } })
}

/** SV-2.D-5, SV-LT-B, RULING-108: from the top of the table to its end. */
export function* naturalDeaths(g: Semper, test = testDeath): Rules {
  if (g.state.turn.deathsRolled) return
  g.state.turn.deathsRolled = true
  for (const id of g.data.romanLeaderIds) if (isInPlay(g, id)) yield* test(g, id)
}

/** SV-LT-B: a d10 in the years of the table, none in the last. */
export function* testDeath(g: Semper, id: string): Rules {
  const { naturalDeath, lastYear } = row(g.data.romanLeaders, id)
  if (lastYear !== null && g.state.year >= lastYear) {
    yield* leaderDies(g, id, 'natural')
    return
  }
  const limit = naturalDeath[g.state.year] ?? 0
  if (limit === 0) return
  const roll = g.dice.d10(`natural death of ${id}`)
  g.tell({ kind: 'death-roll', rule: 'SV-LT-B', data: { leader: id, roll, limit } })
  if (roll < limit) yield* leaderDies(g, id, 'natural')
}
