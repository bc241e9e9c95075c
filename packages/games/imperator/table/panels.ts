import { row } from '@aquila/engine'
import type { Hold, Panel, PanelLine, PanelSection, Stack } from '../../table/index.ts'
import type { PeopleId } from '../data/map.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import { fullName, peopleName, placeName } from '../names.ts'
import { strengthOf } from '../rules/combat/odds.ts'
import { handicapOf } from '../rules/handicap.ts'
import { findCounter, placeOf } from '../rules/pieces.ts'
import { boxes } from '../rules/state.ts'
import { leaderPiece } from './counters.ts'
import { type Seen, sideName } from './dress.ts'
import { handicapName } from './options.ts'
import { allStratagems } from './stratagems.ts'

/** The side panels that both tables have: what stands where, what is in hands and cup, how the Peoples feel. */

const frames = {
  forces: { icon: 'helmet', key: 'f' },
  tracks: { icon: 'laurels', key: 't' },
  hand: { icon: 'log', key: 'h', hand: true },
  peoples: { icon: 'auxilia', key: 'p' },
  reserve: { icon: 'tent', late: true },
} as const

/** A panel that both tables have, with what is to be read in it. */
export function panelOf(
  { text }: SeriesSpeech,
  id: keyof typeof frames,
  sections: readonly PanelSection[],
): Panel {
  return { id, title: text(`panel.${id}`), ...frames[id], sections }
}

/** Where the armies stand, the strongest first. */
export function forcesPanel(seen: Seen, stacks: readonly Stack[]): PanelSection[] {
  const lines = (kit: Stack['kit']): PanelLine[] =>
    stacks
      .filter(stack => stack.kit === kit)
      .toSorted((one, other) => other.strength - one.strength)
      .map(stack => ({
        text: String(placeName(seen, seen.data, stack.place)),
        value: String(stack.strength),
        place: stack.place,
        pieces: stack.pieces,
      }))
  const { data, dress, text } = seen
  const nobody = dress.kitOf(null)
  return [
    ...data.factions.map(side => ({
      title: sideName(seen, side),
      kit: dress.kitOf(side),
      lines: lines(dress.kitOf(side)),
    })),
    { title: text('forces.nobody'), kit: nobody, lines: lines(nobody) },
  ]
}

/** The points that a side was given before the match, if any. */
export function handicapLines(seen: Seen): PanelLine[] {
  const handicap = handicapOf(seen.position)
  if (handicap === null) return []
  const { data, dress, text } = seen
  return [
    {
      text: text('tracks.handicap'),
      value: handicapName(seen, handicap.side, handicap.points),
      kit: dress.kitOf(handicap.side),
      rule: data.cites.handicap,
    },
  ]
}

/** How many counters each side holds, and what may be in the cup. */
export function handsPanel(seen: Seen): PanelSection[] {
  const { view, data, dress, text } = seen
  return [
    {
      title: text('hand.theirs'),
      lines: data.factions.map(side => ({
        text: sideName(seen, side),
        kit: dress.kitOf(side),
        value: text('hand.counters', { n: row(view.handSizes, side) }),
      })),
    },
    {
      title: text('hand.cup'),
      lines: [{ text: text('hand.counters', { n: view.cupSize }) }, ...allStratagems(seen)],
    },
  ]
}

/** The Peoples, Majors first: at peace, at war or allied, how strong they are, and who of their leaders is on the map. */
export function peoplesPanel(seen: Seen): PanelSection[] {
  const all = Object.values(seen.data.peoples)
  return [
    {
      title: seen.text('peoples.major'),
      lines: all.filter(({ major }) => major).map(({ id }) => peopleLine(seen, id)),
    },
    {
      title: seen.text('peoples.minor'),
      lines: all.filter(({ major }) => !major).map(({ id }) => peopleLine(seen, id)),
    },
  ]
}

function peopleLine(seen: Seen, id: PeopleId): PanelLine {
  const { view, data, position, dress, text } = seen
  const { zones, leaders, units } = row(data.peoples, id)
  const { status, faction, barredUntil } = row(view.peoples, id)
  const side = faction === null ? '' : sideName(seen, faction)
  const isSeen = (piece: string): boolean => Object.hasOwn(data.zones, placeOf(position, piece))
  // At peace its units wait beside the map: what it could raise is worth knowing before it is provoked or courted.
  const army = status === 'peace' ? units : units.filter(isSeen)
  const notes = [
    ...(army.length === 0
      ? []
      : [text('peoples.army', { n: army.length, strength: strengthOf(position, army) })]),
    ...(barredUntil === null ? [] : [text('peoples.barred', { year: dress.year(seen, barredUntil) })]),
  ]
  return {
    text: String(peopleName(seen, data, id)),
    value: text(`peoples.${status}`, { faction: side }),
    ...(zones[0] === undefined ? {} : { place: zones[0] }),
    ...(faction === null ? {} : { kit: dress.kitOf(faction) }),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
    pieces: leaders.filter(isSeen).map(leader => leaderPiece(seen, leader)),
  }
}

/** Who is still to come and when, as far as that is known, and who is dead. */
export function leadersBesideTheMap(
  seen: Seen,
  comesWhen: (leader: string) => string | null,
): PanelSection[] {
  const { data, position, dress, text } = seen
  const waitingIn = (box: string, when: (leader: string) => string | null = () => null): PanelLine[] =>
    data.index.leaders
      .filter(id => placeOf(position, id) === box)
      .map(id => {
        const faction = findCounter(position, id)?.faction ?? null
        const note = when(id)
        return {
          ...(note === null ? {} : { note }),
          text: String(fullName(seen, data, id)),
          ...(faction === null ? {} : { value: sideName(seen, faction), kit: dress.kitOf(faction) }),
        }
      })
  return [
    {
      title: text('reserve.coming'),
      lines: [
        ...waitingIn(boxes.coming, comesWhen),
        ...waitingIn(boxes.returning, () => text('reserve.returns')),
      ],
    },
    { title: text('reserve.dead'), lines: waitingIn(boxes.dead) },
  ]
}

/** Whose the regions are, zone by zone. */
export function holdsOf({ view, data, dress }: Seen): Hold[] {
  return data.regionOrder.flatMap(region => {
    const side = row(view.regions, region)
    if (side === null) return []
    return row(data.regions, region).zones.map(place => ({ place, region, kit: dress.kitOf(side) }))
  })
}
