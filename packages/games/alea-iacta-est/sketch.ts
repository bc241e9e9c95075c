import { handLines, headLine, placeLines, withMen } from '../imperator/sketch.ts'
import { type FactionId, row } from './data/index.ts'
import { factionIds, peopleIds, type RegionId } from './data/types.ts'
import { messages, text } from './messages/index.ts'
import { faceName, nameOf } from './names.ts'
import { leadersToDeploy, unitsToDeploy } from './rules/deployment-zones.ts'
import { isFactionLeader, isLeader, isNaves, isPretender, ratingsOf, stackIn, unit } from './rules/pieces.ts'
import { spqrFace } from './rules/spqr.ts'
import { type AleaPosition, boxes, levyBox } from './rules/state.ts'

/** The position as lines of text, for the terminal. `role` is who looks. */
export function sketch(position: AleaPosition, role: string | null): string {
  return [
    head(position),
    ...eventLines(position),
    ...position.data.regionOrder.flatMap(region => regionLines(position, region)),
    ...abroadLines(position),
    peopleLine(position),
    ...waitingLines(position),
    ...markLines(position),
    ...handLines(position, role, counter => cardText(position, counter)),
  ].join('\n')
}

function head(position: AleaPosition): string {
  const { score, spqr, year } = position.state
  return headLine(
    position,
    messages,
    text('year.bc', { year: -year }),
    text('sketch.score', { score: score > 0 ? `+${score}` : String(score) }),
    text('sketch.spqr', { face: spqrFace(position), n: spqr }),
  )
}

function eventLines({ state, data }: AleaPosition): string[] {
  const event = Object.values(data.events).find(({ id }) => id === state.turn.event)
  if (event === undefined) return []
  const what = text(`year-event.${event.id}`)
  return [text('sketch.event', { event: nameOf(data, `event-${event.number}`), what })]
}

function regionLines(position: AleaPosition, region: RegionId): string[] {
  const zones = position.data.regions[region].zones.flatMap(zone =>
    zoneLines(position, zone, [...factionIds, null]),
  )
  return [regionTitle(position, region), ...zones]
}

function regionTitle({ state, data }: AleaPosition, region: RegionId): string {
  const { name } = data.regions[region]
  const triumvir = state.triumvirs.find(each => each.region === region)
  if (triumvir !== undefined)
    return text('sketch.triumvir', { region: name, leader: nameOf(data, triumvir.leader) })
  const side = sideName(state.regions[region])
  return region === 'italia'
    ? text('sketch.italia', { name, side, roma: sideName(state.roma) })
    : text('sketch.held', { name, side })
}

/** Peoples at home and at peace are left out abroad: they only fill the page. */
function abroadLines(position: AleaPosition): string[] {
  const { data } = position
  const abroad = data.zoneIds.filter(zone => !row(data.zones, zone).roman)
  const lines = [...abroad, ...Object.keys(data.seas)].flatMap(place =>
    zoneLines(position, place, factionIds),
  )
  return lines.length === 0 ? [] : [text('sketch.abroad'), ...lines]
}

function zoneLines(position: AleaPosition, place: string, sides: readonly (FactionId | null)[]): string[] {
  return placeLines(position, messages, { place, name: nameOf(position.data, place) }, sides, force =>
    forceText(position, force),
  )
}

/** Leaders by name (* Faction Leader, ! Pretender), legions by number, other units by how many; r is reduced. */
function forceText(position: AleaPosition, force: readonly string[]): string {
  const { data } = position
  const leaders = force
    .filter(piece => isLeader(data, piece))
    .map(id => {
      const mark = isFactionLeader(position, id) ? '*' : isPretender(position, id) ? '!' : ''
      return `${nameOf(data, id)}${mark}`
    })
  const legions: string[] = []
  const others = new Map<string, number>()
  for (const piece of force) {
    if (isLeader(data, piece)) continue
    const { kind, name } = row(data.units, piece)
    const { reduced } = unit(position, piece)
    if (kind === 'legio') legions.push(`${name.replace('Legio ', '')}${reduced ? '(r)' : ''}`)
    else {
      const label = reduced
        ? text('sketch.reduced', { unit: unitText(position, piece) })
        : unitText(position, piece)
      others.set(label, (others.get(label) ?? 0) + 1)
    }
  }
  const words = [
    ...leaders,
    ...(legions.length === 0 ? [] : [text('sketch.legions', { numbers: legions.join(' ') })]),
    ...[...others].map(([name, n]) => text('sketch.units', { n, name })),
  ].join(', ')
  return withMen(words, strengthOf(position, force))
}

function unitText({ data }: AleaPosition, piece: string): string {
  const { name, people } = row(data.units, piece)
  if (people === null) return name
  const ofPeople = data.peoples[people].name
  const full = ofPeople === name ? name : text('sketch.of-people', { people: ofPeople, name })
  return isNaves(data, piece) ? text('sketch.fleet', { name: full }) : full
}

/** AIE-0.3-b: what counts as men. Ships are counted by their counters alone. */
function strengthOf(position: AleaPosition, force: readonly string[]): number {
  return force
    .filter(piece => !isLeader(position.data, piece) && !isNaves(position.data, piece))
    .reduce((strength, piece) => strength + ratingsOf(position, piece).strength, 0)
}

function peopleLine({ state, data }: AleaPosition): string {
  const active = peopleIds.filter(people => state.peoples[people].status !== 'peace')
  if (active.length === 0) return text('sketch.all-at-peace')
  const list = active.map(id => {
    const { status, faction } = state.peoples[id]
    const people = data.peoples[id].name
    return text(status === 'war' ? 'sketch.at-war' : 'sketch.allied', { people, side: sideName(faction) })
  })
  return text('sketch.peoples', { peoples: list.join(', ') })
}

/** What is beside the map: recruits in the boxes of the regions, leaders who return, armies to be deployed. */
function waitingLines(position: AleaPosition): string[] {
  const { state, data } = position
  const lines: string[] = []
  const levies = data.regionOrder.flatMap(region => {
    const levy = stackIn(position, levyBox(region))
    if (levy.length === 0) return []
    return [text('sketch.levy', { region: data.regions[region].name, force: forceText(position, levy) })]
  })
  if (levies.length > 0) lines.push(text('sketch.recruits', { levies: levies.join('; ') }))
  const returning = stackIn(position, boxes.returning)
  if (returning.length > 0) lines.push(text('sketch.returning', { force: forceText(position, returning) }))
  if (data.scenarios[state.scenario].deployment === 'fixed') return lines
  for (const side of factionIds) {
    const waiting = [...leadersToDeploy(position, side), ...unitsToDeploy(position, side)]
    if (state.year === data.scenarios[state.scenario].firstYear && isDeploying(position, side))
      lines.push(text('sketch.to-deploy', { side: messages.name(side), force: forceText(position, waiting) }))
  }
  return lines
}

/** Until the first stratagem is drawn, armies beside the map wait for their deployment. */
function isDeploying(position: AleaPosition, side: FactionId): boolean {
  const { hands } = position.state
  const nothingDrawn = hands.caesarian.length + hands.republican.length === 0
  return nothingDrawn && unitsToDeploy(position, side).length > 0
}

function markLines({ state, data }: AleaPosition): string[] {
  const { intrigues, plague } = state
  return [
    ...(intrigues.length > 0 ? [text('sketch.intrigues', { n: intrigues.length })] : []),
    ...(plague === null ? [] : [text('sketch.plague', { zone: nameOf(data, plague.zone) })]),
  ]
}

/** Both sides of a counter, with the phases in which they are played. */
function cardText({ data }: AleaPosition, counter: string): string {
  return row(data.stratagemCounters, counter)
    .faces.map(face => {
      const { phase } = data.stratagems[face.stratagem]
      return text('sketch.card', { name: faceName(data, face), phase })
    })
    .reduce((one, other) => text('sketch.or', { one, other }))
}

function sideName(side: FactionId | null): string | null {
  return side === null ? null : String(messages.name(side))
}
