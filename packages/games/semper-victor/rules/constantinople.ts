import type { Rules } from '@aquila/engine'
import { placeOf, romansOf } from '../../imperator/rules/pieces.ts'
import { scorePoints } from './points.ts'
import type { SemperReason } from './reasons.ts'
import type { Semper, SemperPosition } from './state.ts'
import { ask } from './tasks.ts'

/** SV-3.1.2-B, SV-2.C-4: Primus may begin the city in Phase C. */
export function* foundConstantinople(g: Semper): Rules {
  if (whyNoFoundation(g) !== null) return
  const { verb } = yield ask({
    role: 'primus',
    rule: 'SV-3.1.2-B',
    task: 'found-city',
    choices: [{ verb: 'found' }, { verb: 'wait' }],
  })
  if (verb !== 'found') return
  const box = g.state.year + g.data.constantinopolis.yearsOfBuilding
  g.state.constantinopolis.box = box
  g.tell({ kind: 'city-begun', rule: 'SV-3.1.2-B', data: { year: box } })
}

/** Why the city cannot be begun. RULING-09: once begun it needs nothing more. */
export function whyNoFoundation({ state, data }: SemperPosition): SemperReason | null {
  const { built, box } = state.constantinopolis
  if (data.scenarios[state.scenario].rules.constantinopolis === 'closed')
    return { rule: 'SV-S1-D', why: 'city-closed' }
  if (built || box !== null) return { rule: 'SV-3.1.2-B', why: 'city-begun-already' }
  if (state.emperors.primus !== 'constantin') return { rule: 'SV-3.1.2-B', why: 'constantin-must-reign' }
  if (state.regions[data.constantinopolis.diocese] !== 'primus')
    return { rule: 'SV-3.1.2-B', why: 'thracia-not-yours' }
  return null
}

/** SV-3.1.2-C: in the Phase F in which the Turn marker reaches the box the work can be lost. */
export function lookAtTheBuilders(g: Semper): void {
  if (!isFinishing(g)) return
  if (!isInterrupted(g)) {
    g.state.turn.cityFinished = true
    return
  }
  g.state.constantinopolis.box = null
  g.tell({ kind: 'city-interrupted', rule: 'SV-3.1.2-C', data: { zone: g.data.constantinopolis.zone } })
}

/** RULING-08: the marker moves at the end of Phase F, so that it reaches a box at the end of the year before. */
function isFinishing({ state, options }: SemperPosition): boolean {
  const { box } = state.constantinopolis
  return box !== null && state.year === (options.constantinopleAt === 'sixthWinter' ? box : box - 1)
}

/** SV-3.1.2-C, RULING-99: the Secondus Augustus or a Usurper of Secondus, with a unit, in Thracia 3. */
export function isInterrupted(position: SemperPosition): boolean {
  const { state, data } = position
  const { zone } = data.constantinopolis
  if (romansOf(position, zone, 'secondus').units.length === 0) return false
  const rivals = state.usurpations.filter(({ master }) => master === 'secondus').map(({ usurper }) => usurper)
  const { secondus } = state.emperors
  if (secondus !== null) rivals.push(secondus)
  return rivals.some(id => placeOf(position, id) === zone)
}

/** SV-3.1.2-D: the city stands, and the player who is Primus scores. */
export function* finishConstantinople(g: Semper): Rules {
  if (!g.state.turn.cityFinished) return
  g.state.turn.cityFinished = false
  g.state.constantinopolis = { box: null, built: true }
  const { zone, victoryPoints } = g.data.constantinopolis
  g.tell({ kind: 'city-built', rule: 'SV-3.1.2-D', data: { zone } })
  yield* scorePoints(g, 'primus', victoryPoints, 'SV-10.2-P9', 'constantinopolis')
}
