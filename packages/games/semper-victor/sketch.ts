import { row } from '@aquila/engine'
import { isLeader, ratingsOf, unit } from '../imperator/rules/pieces.ts'
import { handLines, headLine, placeLines, withMen } from '../imperator/sketch.ts'
import { fleetIds } from './data/dioceses.ts'
import type { FleetId, SideId } from './data/index.ts'
import { peopleIds, sideIds } from './data/types.ts'
import { messages, text } from './messages/index.ts'
import { nameOf } from './names.ts'
import { isAugustus, isCaesar, isFollower, isHead, isUsurper } from './rules/emperors/ranks.ts'
import { aboard } from './rules/fleets/fleets.ts'
import { placeOfFleet } from './rules/fleets/sail.ts'
import type { SemperPosition } from './rules/state.ts'
import { stratagemOn } from './rules/stratagems/hand.ts'

/** The position as lines of text, for the terminal. `role` is who looks. */
export function sketch(position: SemperPosition, role: string | null): string {
  return [
    head(position),
    ...eventLines(position),
    ...dioceseLines(position),
    ...abroadLines(position),
    ...fleetIds.map(fleet => fleetLine(position, fleet)),
    peopleLine(position),
    ...thornLines(position),
    ...handLines(position, role, counter => cardText(position, counter)),
  ].join('\n')
}

function head(position: SemperPosition): string {
  const { year, points } = position.state
  const [first, second] = sideIds
  return headLine(
    position,
    messages,
    text('year.ad', { year }),
    text('sketch.points', {
      first: messages.name(first),
      n: points[first],
      second: messages.name(second),
      m: points[second],
    }),
  )
}

function eventLines({ state, data }: SemperPosition): string[] {
  const event = Object.values(data.events).find(({ id }) => id === state.turn.event)
  if (event === undefined) return []
  const what = text(`year-event.${event.id}`)
  return [text('sketch.event', { event: nameOf(data, `event-${event.number}`), what })]
}

function dioceseLines(position: SemperPosition): string[] {
  const { state, data } = position
  return data.regionOrder.flatMap(diocese => [
    text('sketch.held', { name: data.regions[diocese].name, side: sideName(state.regions[diocese]) }),
    ...data.regions[diocese].zones.flatMap(zone => zoneLines(position, zone)),
  ])
}

function abroadLines(position: SemperPosition): string[] {
  const lines = position.data.zonesAbroad.flatMap(zone => zoneLines(position, zone))
  return lines.length === 0 ? [] : [text('sketch.abroad'), ...lines]
}

/** Peoples at peace are left out: they only fill the page. */
function zoneLines(position: SemperPosition, place: string): string[] {
  return placeLines(position, messages, { place, name: nameOf(position.data, place) }, sideIds, force =>
    forceText(position, force),
  )
}

/** SV-0.3-B: leaders by name with their rank, units by name and with their strength in men; r is reduced. */
function forceText(position: SemperPosition, force: readonly string[]): string {
  const { data } = position
  let strength = 0
  const names = force.map(piece => {
    if (isLeader(data, piece)) return leaderText(position, piece)
    strength += ratingsOf(position, piece).strength
    const { name } = row(data.units, piece)
    return unit(position, piece).reduced ? text('sketch.reduced', { unit: name }) : name
  })
  return withMen(names.join(', '), strength)
}

function leaderText(position: SemperPosition, id: string): string {
  const leader = nameOf(position.data, id)
  const rank = rankOf(position, id)
  return rank === null ? leader : text('sketch.rank', { leader, rank })
}

function rankOf(position: SemperPosition, id: string): string | null {
  if (position.data.romanLeaders[id] === undefined) return null
  if (isHead(position, id)) return position.state.emperors.primus === id ? 'primus' : 'secondus'
  if (isAugustus(position, id)) return 'augustus'
  if (isCaesar(position, id)) return 'caesar'
  if (isUsurper(position, id)) return 'usurper'
  return isFollower(position, id) ? 'follower' : null
}

function fleetLine(position: SemperPosition, id: FleetId): string {
  const { state, data } = position
  const { side, returns } = state.fleets[id]
  const fleet = data.fleets[id].name
  if (returns !== null) return text('sketch.fleet.lost', { fleet, year: returns })
  return text('sketch.fleet', {
    fleet,
    side: messages.name(side),
    place: nameOf(data, placeOfFleet(position, id)),
    load: aboard(position, id)
      .map(piece => nameOf(data, piece))
      .join(', '),
  })
}

function peopleLine({ state, data }: SemperPosition): string {
  const active = peopleIds.filter(people => state.peoples[people].status === 'war')
  if (active.length === 0) return text('sketch.no-war')
  const list = active.map(people =>
    text('sketch.held', { name: data.peoples[people].name, side: sideName(state.peoples[people].faction) }),
  )
  return text('sketch.at-war', { peoples: list.join(', ') })
}

function thornLines(position: SemperPosition): string[] {
  const { state, data } = position
  return state.thorns.map(({ counter, zone }) => {
    const stratagem = data.stratagems[stratagemOn(position, counter)].name
    return text('sketch.thorn', { stratagem, zone: nameOf(data, zone) })
  })
}

function cardText(position: SemperPosition, counter: string): string {
  const { name, phase } = position.data.stratagems[stratagemOn(position, counter)]
  return text('sketch.card', { name, phase })
}

function sideName(side: SideId | null): string | null {
  return side === null ? null : String(messages.name(side))
}
