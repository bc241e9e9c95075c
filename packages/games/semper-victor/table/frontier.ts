import { peopleName, regionName } from '../../imperator/names.ts'
import { unitsIn } from '../../imperator/rules/pieces.ts'
import { sideName } from '../../imperator/table/dress.ts'
import type { Flag, PanelLine, PanelSection } from '../../table/index.ts'
import { type DioceseId, type PeopleId, row } from '../data/index.ts'
import { peopleIds, sideIds } from '../data/types.ts'
import { kitOf } from './dress.ts'
import type { Seen } from './position.ts'

/** SV-4.2, SV-10.2: the Peoples at war, by the side that runs them, and who is at peace. */
export function frontier(seen: Seen): PanelSection[] {
  const { view, data, text } = seen
  const atPeace = peopleIds.filter(id => view.peoples[id].status === 'peace')
  const names = atPeace.map(id => String(peopleName(seen, data, id)))
  const peace = { text: text('college.peace', { peoples: names }), rule: 'SV-4.2' as const }
  const running = sideIds.map(side => ({
    title: text('college.limes', { side: sideName(seen, side) }),
    kit: kitOf(side),
    lines: peopleIds
      .filter(id => view.peoples[id].status === 'war' && view.peoples[id].faction === side)
      .map(id => peopleAtWar(seen, id)),
  }))
  return [...running, { title: '', lines: names.length === 0 ? [] : [peace] }]
}

/** Where a People at war stands, and what that yields a year, to whom. */
function peopleAtWar(seen: Seen, people: PeopleId): PanelLine {
  const { view, data, position, text } = seen
  const units = new Set(row(data.peoples, people).units)
  const unitsOf = (zones: readonly string[]): number =>
    zones.flatMap(zone => unitsIn(position, zone)).filter(unit => units.has(unit)).length
  const within = data.regionOrder
    .map((diocese: DioceseId) => ({ diocese, n: unitsOf(row(data.regions, diocese).zones) }))
    .filter(({ n }) => n > 0)
  const yields = sideIds.flatMap(side => {
    const points = within
      .filter(({ diocese }) => view.regions[diocese] !== side)
      .reduce((sum, { n }) => sum + n, 0)
    return points === 0 ? [] : [text('college.yields', { points, side: sideName(seen, side) })]
  })
  const outside = unitsOf(data.zoneIds.filter(zone => row(data.zones, zone).region === null))
  const notes = [
    ...within.map(({ n, diocese }) =>
      text('college.invaders', { n, diocese: regionName(seen, data, diocese) }),
    ),
    ...(outside === 0 ? [] : [text('college.outside', { n: outside })]),
  ]
  return {
    text: String(peopleName(seen, data, people)),
    note: notes.length === 0 ? text('college.beaten') : notes.join(', '),
    ...(yields.length === 0 ? {} : { value: yields.join(', '), rule: 'SV-10.2-S3' }),
  }
}

/** A torch or an olive leaf where each People lives, with whoever runs it. */
export function discs(seen: Seen): Flag[] {
  const { view, data, text } = seen
  return peopleIds.flatMap((id): Flag[] => {
    const home = data.zoneIds.find(zone => row(data.zones, zone).people === id)
    const { status, faction } = view.peoples[id]
    if (home === undefined || (status !== 'war' && status !== 'peace')) return []
    const people = peopleName(seen, data, id)
    const name =
      status === 'peace'
        ? text('people.disc.peace', { people })
        : text('people.disc.war', { people, side: faction === null ? null : sideName(seen, faction) })
    const kit = faction === null ? null : kitOf(faction)
    return [{ id: `people-${id}`, place: home, kit, text: '', name, as: status }]
  })
}
