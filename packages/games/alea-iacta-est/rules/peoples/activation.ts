import type { Reason, Rules } from '@aquila/engine'
import { dummyMarkers, type FactionId, type PeopleId, row } from '../../data/index.ts'
import { peopleIds } from '../../data/types.ts'
import { put, setReduced } from '../pieces.ts'
import { flightOfLoneLeaders } from '../politics/lone-leaders.ts'
import type { Alea, AleaPosition } from '../state.ts'
import { findController } from './control.ts'

const DUMMY = 'leurre'

/**
 * AIE-2.C-b, AIE-4.2.2-a, RULING-05: the initiative player draws one marker from the cup of Phase C. A dummy or a
 * People at war already changes nothing (AIE-2.C-c).
 */
export function* drawForActivation(g: Alea): Rules {
  const cup: readonly (PeopleId | typeof DUMMY)[] = [...markersInCup(g), ...Array(dummyMarkers).fill(DUMMY)]
  const drawn = g.dice.oneOf(cup, 'activation')
  g.tell({ kind: 'activation-draw', rule: 'AIE-2.C-b', data: { drawn } })
  // AIE-2.C-d, RULING-06: activation gives control, not allegiance.
  if (drawn !== DUMMY && g.state.peoples[drawn].status === 'peace') yield* goToWar(g, drawn, 'AIE-2.C-d')
}

/** AIE-2.C-b, AIE-4.4.2-d: the Majors that are not under allegiance and not barred by a peace of four years. */
export function markersInCup({ state, data }: AleaPosition): PeopleId[] {
  return peopleIds.filter(
    id =>
      data.peoples[id].major &&
      state.peoples[id].status !== 'allegiance' &&
      !isBarred(state.peoples[id].barredUntil, state.year),
  )
}

/** AIE-9.3-a, AIE-9.3-c: a People pacified by force comes back in Phase C of the year on the track. */
export function isBarred(until: number | null, year: number): boolean {
  return until !== null && year < until
}

/** Why a People cannot be raised by a stratagem (AIE-6.2-b to AIE-6.2-d). */
export function whyNotRise(position: AleaPosition, people: PeopleId, major: boolean): Reason | null {
  const { state, data } = position
  const about = { people }
  if (data.peoples[people].major !== major)
    return { rule: 'AIE-4.1-a', why: major ? 'not-a-major' : 'not-a-minor', about }
  if (state.peoples[people].status !== 'peace') return { rule: 'AIE-6.2-b', why: 'not-at-peace', about }
  const { barredUntil } = state.peoples[people]
  if (barredUntil !== null && isBarred(barredUntil, state.year))
    return { rule: 'AIE-9.3-a', why: 'barred', about: { people, year: barredUntil } }
  return null
}

/**
 * AIE-4.2.2-a, AIE-4.2.2-b: a People goes to war. The units of a Minor come from their box to its zones of origin, those
 * of a Major stand there already (AIE-4.2.3-a). `controller` is given where a rule names him (AIE-S6-e).
 */
export function* goToWar(g: Alea, people: PeopleId, rule: string, controller?: FactionId): Rules {
  const now = g.state.peoples[people]
  const faction = controller ?? findController(g, people)
  now.status = 'war'
  now.faction = faction
  now.barredUntil = null
  now.sentHomeBy = null
  g.tell({ kind: 'people-at-war', rule, data: { people, faction } })
  if (!g.data.peoples[people].major) deployAtHome(g, people)
  for (const zone of g.data.peoples[people].zones) yield* flightOfLoneLeaders(g, zone)
}

function deployAtHome(g: Alea, people: PeopleId): void {
  for (const id of g.data.peoples[people].units) {
    const { home } = row(g.data.units, id)
    if (home === null) throw new Error(`${id} has no home`)
    put(g, id, home)
    setReduced(g, id, false)
  }
}
