import type { Rules } from '@aquila/engine'
import { row } from '@aquila/engine'
import type { FactionId, PeopleId } from '../../data/map.ts'
import { flightOfLoneLeaders } from '../combat/lone-leaders.ts'
import { put, setReduced } from '../pieces.ts'
import type { CampaignReason } from '../reasons.ts'
import type { Campaign, CampaignPosition } from '../state.ts'

const DUMMY = 'leurre'

/**
 * 2.C, 4.2.2: the initiative player draws one marker from the cup of Phase C. A dummy or a People at war already
 * changes nothing.
 */
export function* drawForActivation(g: Campaign): Rules {
  const cup: readonly (PeopleId | typeof DUMMY)[] = [
    ...markersInCup(g),
    ...Array(g.data.series.dummies).fill(DUMMY),
  ]
  const drawn = g.dice.oneOf(cup, 'activation')
  g.tell({ kind: 'activation-draw', rule: g.data.cites.activation, data: { drawn } })
  // 2.C: activation gives control, not allegiance.
  if (drawn !== DUMMY && row(g.state.peoples, drawn).status === 'peace')
    yield* goToWar(g, drawn, g.data.cites.warByActivation)
}

/** 2.C, 4.4.2: the Majors that are not under allegiance and not barred by a peace of years. */
export function markersInCup({ state, data }: CampaignPosition): PeopleId[] {
  return data.peopleOrder.filter(
    id =>
      row(data.peoples, id).major &&
      row(state.peoples, id).status !== 'allegiance' &&
      !isBarred(row(state.peoples, id).barredUntil, state.year),
  )
}

/** 9.3: a People pacified by force comes back in Phase C of the year on the track. */
export function isBarred(until: number | null, year: number): boolean {
  return until !== null && year < until
}

/** Why a People cannot be raised by a stratagem (6.2). */
export function whyNotRise(
  position: CampaignPosition,
  people: PeopleId,
  major: boolean,
): CampaignReason | null {
  const { state, data } = position
  const about = { people }
  if (row(data.peoples, people).major !== major)
    return { rule: data.cites.majorOrMinor, why: major ? 'not-a-major' : 'not-a-minor', about }
  if (row(state.peoples, people).status !== 'peace')
    return { rule: data.cites.uprising, why: 'not-at-peace', about }
  const { barredUntil } = row(state.peoples, people)
  if (barredUntil !== null && isBarred(barredUntil, state.year))
    return { rule: data.cites.barred, why: 'barred', about: { people, year: barredUntil } }
  return null
}

/**
 * 4.2.2: a People goes to war. The units of a Minor come from their box to its zones of origin, those of a Major stand
 * there already. `controller` is given where a rule names him.
 */
export function* goToWar(g: Campaign, people: PeopleId, rule: string, controller?: FactionId): Rules {
  const now = row(g.state.peoples, people)
  const faction = controller ?? g.data.series.findController(g, people)
  now.status = 'war'
  now.faction = faction
  now.barredUntil = null
  now.sentHomeBy = null
  g.tell({ kind: 'people-at-war', rule, data: { people, faction } })
  if (!row(g.data.peoples, people).major) deployAtHome(g, people)
  yield* g.data.series.warBreaksOut(g, people)
  for (const zone of row(g.data.peoples, people).zones) yield* flightOfLoneLeaders(g, zone)
}

function deployAtHome(g: Campaign, people: PeopleId): void {
  for (const id of row(g.data.peoples, people).units) {
    const { home } = row(g.data.units, id)
    if (home === null) throw new Error(`${id} has no home`)
    put(g, id, home)
    setReduced(g, id, false)
  }
}
