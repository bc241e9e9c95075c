import { counterName, peopleName, regionName } from '../imperator/names.ts'
import { handLines, headLine, placeLines, withMen } from '../imperator/sketch.ts'
import { type FactionId, row } from './data/index.ts'
import { factionIds, peopleIds, type RegionId } from './data/types.ts'
import type { AleaSpeech } from './messages/index.ts'
import { faceName, nameOf } from './names.ts'
import { leadersToDeploy, unitsToDeploy } from './rules/deployment-zones.ts'
import { isFactionLeader, isLeader, isNaves, isPretender, ratingsOf, stackIn, unit } from './rules/pieces.ts'
import { spqrFace } from './rules/spqr.ts'
import { type AleaPosition, boxes, levyBox } from './rules/state.ts'
import { numberOfLegion } from './table/wording.ts'

/** The position as lines of text, for the terminal. `role` is who looks. */
export function sketch(speech: AleaSpeech, position: AleaPosition, role: string | null): string {
  return [
    head(speech, position),
    ...eventLines(speech, position),
    ...position.data.regionOrder.flatMap(region => regionLines(speech, position, region)),
    ...abroadLines(speech, position),
    peopleLine(speech, position),
    ...waitingLines(speech, position),
    ...markLines(speech, position),
    ...handLines(speech, position, role, counter => cardText(speech, position, counter)),
  ].join('\n')
}

function head(speech: AleaSpeech, position: AleaPosition): string {
  const { text } = speech
  const { score, spqr, year } = position.state
  return headLine(
    speech,
    position,
    text('year.bc', { year: -year }),
    text('sketch.score', { score: score > 0 ? `+${score}` : String(score) }),
    text('sketch.spqr', { face: spqrFace(position), n: spqr }),
  )
}

function eventLines(speech: AleaSpeech, { state, data }: AleaPosition): string[] {
  const event = Object.values(data.events).find(({ id }) => id === state.turn.event)
  if (event === undefined) return []
  const what = speech.text(`year-event.${event.id}`)
  return [speech.text('sketch.event', { event: nameOf(speech, data, `event-${event.number}`), what })]
}

function regionLines(speech: AleaSpeech, position: AleaPosition, region: RegionId): string[] {
  const zones = position.data.regions[region].zones.flatMap(zone =>
    zoneLines(speech, position, zone, [...factionIds, null]),
  )
  return [regionTitle(speech, position, region), ...zones]
}

function regionTitle(speech: AleaSpeech, { state, data }: AleaPosition, region: RegionId): string {
  const { text } = speech
  const name = regionName(speech, data, region)
  const triumvir = state.triumvirs.find(each => each.region === region)
  if (triumvir !== undefined)
    return text('sketch.triumvir', { region: name, leader: nameOf(speech, data, triumvir.leader) })
  const side = sideName(speech, state.regions[region])
  return region === 'italia'
    ? text('sketch.italia', { name, side, roma: sideName(speech, state.roma) })
    : text('sketch.held', { name, side })
}

/** Peoples at home and at peace are left out abroad: they only fill the page. */
function abroadLines(speech: AleaSpeech, position: AleaPosition): string[] {
  const { data } = position
  const abroad = data.zoneIds.filter(zone => !row(data.zones, zone).roman)
  const lines = [...abroad, ...Object.keys(data.seas)].flatMap(place =>
    zoneLines(speech, position, place, factionIds),
  )
  return lines.length === 0 ? [] : [speech.text('sketch.abroad'), ...lines]
}

function zoneLines(
  speech: AleaSpeech,
  position: AleaPosition,
  place: string,
  sides: readonly (FactionId | null)[],
): string[] {
  return placeLines(speech, position, { place, name: nameOf(speech, position.data, place) }, sides, force =>
    forceText(speech, position, force),
  )
}

/** Leaders by name (* Faction Leader, ! Pretender), legions by number, other units by how many; r is reduced. */
function forceText(speech: AleaSpeech, position: AleaPosition, force: readonly string[]): string {
  const { text } = speech
  const { data } = position
  const leaders = force
    .filter(piece => isLeader(data, piece))
    .map(id => {
      const mark = isFactionLeader(position, id) ? '*' : isPretender(position, id) ? '!' : ''
      return `${nameOf(speech, data, id)}${mark}`
    })
  const legions: string[] = []
  const others = new Map<string, number>()
  for (const piece of force) {
    if (isLeader(data, piece)) continue
    const { kind, name } = row(data.units, piece)
    const { reduced } = unit(position, piece)
    if (kind === 'legio') legions.push(`${numberOfLegion({ name })}${reduced ? '(r)' : ''}`)
    else {
      const label = reduced
        ? text('sketch.reduced', { unit: unitText(speech, position, piece) })
        : unitText(speech, position, piece)
      others.set(label, (others.get(label) ?? 0) + 1)
    }
  }
  const words = [
    ...leaders,
    ...(legions.length === 0 ? [] : [text('sketch.legions', { numbers: legions.join(' ') })]),
    ...[...others].map(([name, n]) => text('sketch.units', { n, name })),
  ].join(', ')
  return withMen(speech, words, strengthOf(position, force))
}

function unitText(speech: AleaSpeech, { data }: AleaPosition, piece: string): string {
  const { text } = speech
  const found = row(data.units, piece)
  const name = counterName(speech, found)
  if (found.people === null) return String(name)
  const people = peopleName(speech, data, found.people)
  const full = String(people) === String(name) ? name : text('sketch.of-people', { people, name })
  return isNaves(data, piece) ? text('sketch.fleet', { name: full }) : String(full)
}

/** AIE-0.3-b: what counts as men. Ships are counted by their counters alone. */
function strengthOf(position: AleaPosition, force: readonly string[]): number {
  return force
    .filter(piece => !isLeader(position.data, piece) && !isNaves(position.data, piece))
    .reduce((strength, piece) => strength + ratingsOf(position, piece).strength, 0)
}

function peopleLine(speech: AleaSpeech, { state, data }: AleaPosition): string {
  const { text } = speech
  const active = peopleIds.filter(people => state.peoples[people].status !== 'peace')
  if (active.length === 0) return text('sketch.all-at-peace')
  const list = active.map(id => {
    const { status, faction } = state.peoples[id]
    const people = peopleName(speech, data, id)
    return text(status === 'war' ? 'sketch.at-war' : 'sketch.allied', {
      people,
      side: sideName(speech, faction),
    })
  })
  return text('sketch.peoples', { peoples: list.join(', ') })
}

/** What is beside the map: recruits in the boxes of the regions, leaders who return, armies to be deployed. */
function waitingLines(speech: AleaSpeech, position: AleaPosition): string[] {
  const { messages, text } = speech
  const { state, data } = position
  const lines: string[] = []
  const levies = data.regionOrder.flatMap(region => {
    const levy = stackIn(position, levyBox(region))
    if (levy.length === 0) return []
    return [
      text('sketch.levy', {
        region: regionName(speech, data, region),
        force: forceText(speech, position, levy),
      }),
    ]
  })
  if (levies.length > 0) lines.push(text('sketch.recruits', { levies: levies.join('; ') }))
  const returning = stackIn(position, boxes.returning)
  if (returning.length > 0)
    lines.push(text('sketch.returning', { force: forceText(speech, position, returning) }))
  if (data.scenarios[state.scenario].deployment === 'fixed') return lines
  for (const side of factionIds) {
    const waiting = [...leadersToDeploy(position, side), ...unitsToDeploy(position, side)]
    if (state.year === data.scenarios[state.scenario].firstYear && isDeploying(position, side))
      lines.push(
        text('sketch.to-deploy', { side: messages.name(side), force: forceText(speech, position, waiting) }),
      )
  }
  return lines
}

/** Until the first stratagem is drawn, armies beside the map wait for their deployment. */
function isDeploying(position: AleaPosition, side: FactionId): boolean {
  const { hands } = position.state
  const nothingDrawn = hands.caesarian.length + hands.republican.length === 0
  return nothingDrawn && unitsToDeploy(position, side).length > 0
}

function markLines(speech: AleaSpeech, { state, data }: AleaPosition): string[] {
  const { intrigues, plague } = state
  return [
    ...(intrigues.length > 0 ? [speech.text('sketch.intrigues', { n: intrigues.length })] : []),
    ...(plague === null ? [] : [speech.text('sketch.plague', { zone: nameOf(speech, data, plague.zone) })]),
  ]
}

/** Both sides of a counter, with the phases in which they are played. */
function cardText(speech: AleaSpeech, { data }: AleaPosition, counter: string): string {
  const { text } = speech
  return row(data.stratagemCounters, counter)
    .faces.map(face => {
      const { phase } = data.stratagems[face.stratagem]
      return text('sketch.card', { name: faceName(speech, data, face), phase })
    })
    .reduce((one, other) => text('sketch.or', { one, other }))
}

function sideName({ messages }: AleaSpeech, side: FactionId | null): string | null {
  return side === null ? null : String(messages.name(side))
}
