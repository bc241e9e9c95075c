import { type FactionId, row } from './data/index.ts'
import { factionIds, peopleIds } from './data/types.ts'
import { text } from './messages/index.ts'
import { faceName, nameOf } from './names.ts'
import { leadersToDeploy, unitsToDeploy } from './rules/deployment-zones.ts'
import {
  isFactionLeader,
  isLeader,
  isNaves,
  isPretender,
  ratingsOf,
  sideOf,
  stackIn,
  unit,
} from './rules/pieces.ts'
import { spqrFace } from './rules/spqr.ts'
import { type AleaPosition, boxes, levyBox } from './rules/state.ts'

/** The position as lines of text, for the terminal. `role` is who looks. */
export function sketch(position: AleaPosition, role: string | null): string {
  return [
    headLine(position),
    ...regionLines(position),
    ...abroadLines(position),
    ...peopleLines(position),
    ...waitingLines(position),
    ...handLines(position, role),
  ].join('\n')
}

function headLine(position: AleaPosition): string {
  const { state, data } = position
  const { firstYear, lastYear } = data.scenarios[state.scenario]
  const { sequences } = state
  const parts = [
    `${text(`scenario.${state.scenario}.title`)}: ${-state.year} BC (turn ${state.year - firstYear + 1} of ${lastYear - firstYear + 1})`,
    `score ${state.score > 0 ? '+' : ''}${state.score}`,
    `${spqrFace(position) === 'cicero' ? 'Cicero' : 'Princeps'} ${state.spqr}/5`,
    `initiative ${sideName(state.initiative)}`,
    `sequences left C ${sequences.caesarian}, R ${sequences.republican}`,
  ]
  const event = Object.values(data.events).find(({ id }) => id === state.turn.event)
  const head = parts.join(' | ')
  return event === undefined
    ? head
    : `${head}\nEvent of the year: ${nameOf(data, `event-${event.number}`)}. ${text(`year-event.${event.id}`)}`
}

function regionLines(position: AleaPosition): string[] {
  const { state, data } = position
  return data.regionOrder.flatMap(region => {
    const owner = state.regions[region]
    const triumvir = state.triumvirs.find(each => each.region === region)
    const roma = region === 'italia' ? `; Roma ${state.roma === null ? 'nobody' : sideName(state.roma)}` : ''
    const title =
      triumvir === undefined
        ? `${data.regions[region].name} (${owner === null ? 'nobody' : sideName(owner)}${roma})`
        : `${data.regions[region].name} (apart, under ${nameOf(data, triumvir.leader)})`
    return [title, ...data.regions[region].zones.flatMap(zone => zoneLines(position, zone))]
  })
}

function abroadLines(position: AleaPosition): string[] {
  const { data } = position
  const abroad = data.zoneIds.filter(zone => !row(data.zones, zone).roman)
  const lines = [...abroad, ...Object.keys(data.seas)].flatMap(place => zoneLines(position, place, true))
  return lines.length === 0 ? [] : ['Beyond the Republic', ...lines]
}

/** Peoples at home and at peace are left out abroad: they only fill the page. */
function zoneLines(position: AleaPosition, place: string, onlyActive = false): string[] {
  const { data } = position
  const stack = stackIn(position, place)
  const lines: string[] = []
  for (const side of [...factionIds, null]) {
    if (side === null && onlyActive) continue
    const force = stack.filter(piece => sideOf(position, piece) === side)
    if (force.length === 0) continue
    const label = lines.length === 0 ? nameOf(data, place) : ''
    lines.push(`  ${label.padEnd(38)} ${side === null ? '-' : initial(side)}  ${forceText(position, force)}`)
  }
  return lines
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
    const { kind, name, people } = row(data.units, piece)
    const reduced = unit(position, piece).reduced
    if (kind === 'legio') legions.push(`${name.replace('Legio ', '')}${reduced ? '(r)' : ''}`)
    else {
      const prefix =
        people === null || data.peoples[people].name === name ? '' : `${data.peoples[people].name} `
      const label = `${prefix}${name}${isNaves(data, piece) && people !== null ? ' (fleet)' : ''}${reduced ? ' (r)' : ''}`
      others.set(label, (others.get(label) ?? 0) + 1)
    }
  }
  const text = [
    ...leaders,
    ...(legions.length === 0 ? [] : [`Legio ${legions.join(' ')}`]),
    ...[...others].map(([label, count]) => `${count} ${label}`),
  ].join(', ')
  const men = menIn(position, force)
  return men === 0 ? text : `${text} (${men} men)`
}

/** AIE-0.3-b: a strength point is about 1,000 men. Ships are counted by their counters alone. */
function menIn(position: AleaPosition, force: readonly string[]): string | 0 {
  let strength = 0
  for (const piece of force) {
    if (!isLeader(position.data, piece) && !isNaves(position.data, piece))
      strength += ratingsOf(position, piece).strength
  }
  return strength === 0 ? 0 : `${strength},000`
}

function peopleLines({ state, data }: AleaPosition): string[] {
  const active = peopleIds.filter(people => state.peoples[people].status !== 'peace')
  if (active.length === 0) return ['All Peoples are at peace.']
  const list = active.map(people => {
    const { status, faction } = state.peoples[people]
    const whose = faction === null ? '' : `, ${sideName(faction)}`
    return `${data.peoples[people].name} (${status === 'war' ? 'at war' : 'allied'}${whose})`
  })
  return [`Peoples: ${list.join(', ')}`]
}

/** What is beside the map: recruits in the boxes of the regions, leaders who return, armies to be deployed. */
function waitingLines(position: AleaPosition): string[] {
  const { state, data } = position
  const lines: string[] = []
  const levies = data.regionOrder
    .filter(region => stackIn(position, levyBox(region)).length > 0)
    .map(region => `${data.regions[region].name}: ${forceText(position, stackIn(position, levyBox(region)))}`)
  if (levies.length > 0) lines.push(`Recruits: ${levies.join('; ')}`)
  const returning = stackIn(position, boxes.returning)
  if (returning.length > 0) lines.push(`Return next year: ${forceText(position, returning)}`)
  if (data.scenarios[state.scenario].deployment === 'fixed') return lines
  for (const side of factionIds) {
    const waiting = [...leadersToDeploy(position, side), ...unitsToDeploy(position, side)]
    if (state.year === data.scenarios[state.scenario].firstYear && isDeploying(position, side))
      lines.push(`To be deployed (${initial(side)}): ${forceText(position, waiting)}`)
  }
  return lines
}

/** Until the first stratagem is drawn, armies beside the map wait for their deployment. */
function isDeploying(position: AleaPosition, side: FactionId): boolean {
  const { hands } = position.state
  const nothingDrawn = hands.caesarian.length + hands.republican.length === 0
  return nothingDrawn && unitsToDeploy(position, side).length > 0
}

function handLines({ state, data }: AleaPosition, role: string | null): string[] {
  const marks = [
    ...(state.intrigues.length > 0 ? [`Intrigues in the Senate: ${state.intrigues.length}`] : []),
    ...(state.plague === null ? [] : [`Plague in ${nameOf(data, state.plague.zone)}`]),
  ]
  const side = factionIds.find(faction => faction === role)
  if (side === undefined) return marks
  const hand = state.hands[side].toSorted().map(counter => {
    const faces = row(data.stratagemCounters, counter).faces.map(
      face => `${faceName(data, face)} [${data.stratagems[face.stratagem].phase}]`,
    )
    return `  ${faces.join('  or  ')}`
  })
  return [...marks, hand.length === 0 ? 'You hold no stratagem.' : 'You hold:', ...hand]
}

function sideName(side: FactionId): string {
  return side === 'caesarian' ? 'Caesarian' : 'Republican'
}

function initial(side: FactionId): string {
  return side === 'caesarian' ? 'C' : 'R'
}
