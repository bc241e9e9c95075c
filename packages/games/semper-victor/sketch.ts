import { row } from '@aquila/engine'
import { isLeader, ratingsOf, sideOf, stackIn, unit } from '../imperator/rules/pieces.ts'
import { fleetIds } from './data/dioceses.ts'
import type { SideId } from './data/index.ts'
import { peopleIds, sideIds } from './data/types.ts'
import { text } from './messages/index.ts'
import { nameOf } from './names.ts'
import { isAugustus, isCaesar, isFollower, isHead, isUsurper } from './rules/emperors/ranks.ts'
import { aboard } from './rules/fleets/fleets.ts'
import { placeOfFleet } from './rules/fleets/sail.ts'
import type { SemperPosition } from './rules/state.ts'
import { stratagemOn } from './rules/stratagems/hand.ts'

/** The position as lines of text, for the terminal. `role` is who looks. */
export function sketch(position: SemperPosition, role: string | null): string {
  return [
    headLine(position),
    ...dioceseLines(position),
    ...abroadLines(position),
    ...fleetLines(position),
    peopleLine(position),
    ...handLines(position, role),
  ].join('\n')
}

function headLine({ state, data }: SemperPosition): string {
  const { firstYear, lastYear } = data.scenarios[state.scenario]
  const { sequences, points } = state
  const head = [
    `${text(`scenario.${state.scenario}.title`)}: AD ${state.year} (turn ${state.year - firstYear + 1} of ${lastYear - firstYear + 1})`,
    `VP P ${points.primus}, S ${points.secondus}`,
    `initiative ${sideName(state.initiative)}`,
    `sequences left P ${sequences.primus}, S ${sequences.secondus}`,
  ].join(' | ')
  const event = Object.values(data.events).find(({ id }) => id === state.turn.event)
  return event === undefined
    ? head
    : `${head}\nEvent of the year: ${nameOf(data, `event-${event.number}`)}. ${text(`year-event.${event.id}`)}`
}

function dioceseLines(position: SemperPosition): string[] {
  const { state, data } = position
  return data.regionOrder.flatMap(diocese => [
    `${data.regions[diocese].name} (${sideName(state.regions[diocese])})`,
    ...data.regions[diocese].zones.flatMap(zone => zoneLines(position, zone)),
  ])
}

function abroadLines(position: SemperPosition): string[] {
  const lines = position.data.zonesAbroad.flatMap(zone => zoneLines(position, zone))
  return lines.length === 0 ? [] : ['Beyond the Empire', ...lines]
}

/** Peoples at peace are left out: they only fill the page. */
function zoneLines(position: SemperPosition, zone: string): string[] {
  const lines: string[] = []
  for (const side of sideIds) {
    const force = stackIn(position, zone).filter(piece => sideOf(position, piece) === side)
    if (force.length === 0) continue
    const label = lines.length === 0 ? nameOf(position.data, zone) : ''
    lines.push(`  ${label.padEnd(34)} ${initial(side)}  ${forceText(position, force)}`)
  }
  return lines
}

/** Leaders by name with their rank, units by name; r is reduced. SV-0.3-B: a strength point is about 1,000 men. */
function forceText(position: SemperPosition, force: readonly string[]): string {
  const { data } = position
  let strength = 0
  const names = force.map(piece => {
    if (isLeader(data, piece)) return `${nameOf(data, piece)}${rankMark(position, piece)}`
    strength += ratingsOf(position, piece).strength
    return `${row(data.units, piece).name}${unit(position, piece).reduced ? ' (r)' : ''}`
  })
  return strength === 0 ? names.join(', ') : `${names.join(', ')} (${strength},000 men)`
}

function rankMark(position: SemperPosition, id: string): string {
  if (position.data.romanLeaders[id] === undefined) return ''
  if (isHead(position, id)) return position.state.emperors.primus === id ? ' [PA]' : ' [SA]'
  if (isAugustus(position, id)) return ' [A]'
  if (isCaesar(position, id)) return ' [C]'
  if (isUsurper(position, id)) return ' [U]'
  return isFollower(position, id) ? ' [cw]' : ''
}

function fleetLines(position: SemperPosition): string[] {
  const { state, data } = position
  return fleetIds.map(id => {
    const { side, returns } = state.fleets[id]
    if (returns !== null) return `${data.fleets[id].name}: lost, back in ${returns}`
    const load = aboard(position, id).map(piece => nameOf(data, piece))
    const cargo = load.length === 0 ? '' : `, aboard: ${load.join(', ')}`
    return `${data.fleets[id].name} (${sideName(side)}): ${nameOf(data, placeOfFleet(position, id))}${cargo}`
  })
}

function peopleLine({ state, data }: SemperPosition): string {
  const active = peopleIds.filter(people => state.peoples[people].status === 'war')
  if (active.length === 0) return 'No People is at war.'
  const list = active.map(people => {
    const { faction } = state.peoples[people]
    return `${data.peoples[people].name} (${faction === null ? 'nobody' : sideName(faction)})`
  })
  return `At war: ${list.join(', ')}`
}

function handLines(position: SemperPosition, role: string | null): string[] {
  const { state, data } = position
  const marks = state.thorns.map(
    ({ counter, zone }) => `${data.stratagems[stratagemOn(position, counter)].name} in ${nameOf(data, zone)}`,
  )
  const side = sideIds.find(each => each === role)
  if (side === undefined) return marks
  const hand = state.hands[side].toSorted().map(counter => {
    const { name, phase } = data.stratagems[stratagemOn(position, counter)]
    return `  ${name} [${phase}]`
  })
  return [...marks, hand.length === 0 ? 'You hold no stratagem.' : 'You hold:', ...hand]
}

function sideName(side: SideId): string {
  return side === 'primus' ? 'Primus' : 'Secondus'
}

function initial(side: SideId): string {
  return side === 'primus' ? 'P' : 'S'
}
