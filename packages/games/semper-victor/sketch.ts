import { row } from '@aquila/engine'
import { counterName, peopleName, regionName, stratagemName } from '../imperator/names.ts'
import { isLeader, ratingsOf, unit } from '../imperator/rules/pieces.ts'
import { handLines, headLine, placeLines, withMen } from '../imperator/sketch.ts'
import { fleetIds } from './data/dioceses.ts'
import type { FleetId, SideId } from './data/index.ts'
import { peopleIds, sideIds } from './data/types.ts'
import type { SemperSpeech } from './messages/index.ts'
import { fleetName, nameOf } from './names.ts'
import { isAugustus, isCaesar, isFollower, isHead, isUsurper } from './rules/emperors/ranks.ts'
import { aboard } from './rules/fleets/fleets.ts'
import { placeOfFleet } from './rules/fleets/sail.ts'
import type { SemperPosition } from './rules/state.ts'
import { stratagemOn } from './rules/stratagems/hand.ts'

/** The position as lines of text, for the terminal. `role` is who looks. */
export function sketch(speech: SemperSpeech, position: SemperPosition, role: string | null): string {
  return [
    head(speech, position),
    ...eventLines(speech, position),
    ...dioceseLines(speech, position),
    ...abroadLines(speech, position),
    ...fleetIds.map(fleet => fleetLine(speech, position, fleet)),
    peopleLine(speech, position),
    ...thornLines(speech, position),
    ...handLines(speech, position, role, counter => cardText(speech, position, counter)),
  ].join('\n')
}

function head(speech: SemperSpeech, position: SemperPosition): string {
  const { messages, text } = speech
  const { year, points } = position.state
  const [first, second] = sideIds
  return headLine(
    speech,
    position,
    text('year.ad', { year }),
    text('sketch.points', {
      first: messages.name(first),
      n: points[first],
      second: messages.name(second),
      m: points[second],
    }),
  )
}

function eventLines(speech: SemperSpeech, { state, data }: SemperPosition): string[] {
  const event = Object.values(data.events).find(({ id }) => id === state.turn.event)
  if (event === undefined) return []
  const what = speech.text(`year-event.${event.id}`)
  return [speech.text('sketch.event', { event: nameOf(speech, data, `event-${event.number}`), what })]
}

function dioceseLines(speech: SemperSpeech, position: SemperPosition): string[] {
  const { state, data } = position
  return data.regionOrder.flatMap(diocese => [
    speech.text('sketch.held', {
      name: regionName(speech, data, diocese),
      side: sideName(speech, state.regions[diocese]),
    }),
    ...data.regions[diocese].zones.flatMap(zone => zoneLines(speech, position, zone)),
  ])
}

function abroadLines(speech: SemperSpeech, position: SemperPosition): string[] {
  const lines = position.data.zonesAbroad.flatMap(zone => zoneLines(speech, position, zone))
  return lines.length === 0 ? [] : [speech.text('sketch.abroad'), ...lines]
}

/** Peoples at peace are left out: they only fill the page. */
function zoneLines(speech: SemperSpeech, position: SemperPosition, place: string): string[] {
  return placeLines(speech, position, { place, name: nameOf(speech, position.data, place) }, sideIds, force =>
    forceText(speech, position, force),
  )
}

/** SV-0.3-B: leaders by name with their rank, units by name and with their strength in men; r is reduced. */
function forceText(speech: SemperSpeech, position: SemperPosition, force: readonly string[]): string {
  const { data } = position
  let strength = 0
  const names = force.map(piece => {
    if (isLeader(data, piece)) return leaderText(speech, position, piece)
    strength += ratingsOf(position, piece).strength
    const name = counterName(speech, row(data.units, piece))
    return unit(position, piece).reduced ? speech.text('sketch.reduced', { unit: name }) : String(name)
  })
  return withMen(speech, names.join(', '), strength)
}

function leaderText(speech: SemperSpeech, position: SemperPosition, id: string): string {
  const leader = nameOf(speech, position.data, id)
  const rank = rankOf(position, id)
  return rank === null ? leader : speech.text('sketch.rank', { leader, rank })
}

function rankOf(position: SemperPosition, id: string): string | null {
  if (position.data.romanLeaders[id] === undefined) return null
  if (isHead(position, id)) return position.state.emperors.primus === id ? 'primus' : 'secondus'
  if (isAugustus(position, id)) return 'augustus'
  if (isCaesar(position, id)) return 'caesar'
  if (isUsurper(position, id)) return 'usurper'
  return isFollower(position, id) ? 'follower' : null
}

function fleetLine(speech: SemperSpeech, position: SemperPosition, id: FleetId): string {
  const { messages, text } = speech
  const { state, data } = position
  const { side, returns } = state.fleets[id]
  const fleet = fleetName(speech, data, id)
  if (returns !== null) return text('sketch.fleet.lost', { fleet, year: returns })
  return text('sketch.fleet', {
    fleet,
    side: messages.name(side),
    place: nameOf(speech, data, placeOfFleet(position, id)),
    load: aboard(position, id)
      .map(piece => nameOf(speech, data, piece))
      .join(', '),
  })
}

function peopleLine(speech: SemperSpeech, { state, data }: SemperPosition): string {
  const { text } = speech
  const active = peopleIds.filter(people => state.peoples[people].status === 'war')
  if (active.length === 0) return text('sketch.no-war')
  const list = active.map(people =>
    text('sketch.held', {
      name: peopleName(speech, data, people),
      side: sideName(speech, state.peoples[people].faction),
    }),
  )
  return text('sketch.at-war', { peoples: list.join(', ') })
}

function thornLines(speech: SemperSpeech, position: SemperPosition): string[] {
  const { state, data } = position
  return state.thorns.map(({ counter, zone }) => {
    const stratagem = stratagemName(speech, data, stratagemOn(position, counter))
    return speech.text('sketch.thorn', { stratagem, zone: nameOf(speech, data, zone) })
  })
}

function cardText(speech: SemperSpeech, position: SemperPosition, counter: string): string {
  const stratagem = stratagemOn(position, counter)
  const { phase } = position.data.stratagems[stratagem]
  return speech.text('sketch.card', { name: stratagemName(speech, position.data, stratagem), phase })
}

function sideName({ messages }: SemperSpeech, side: SideId | null): string | null {
  return side === null ? null : String(messages.name(side))
}
