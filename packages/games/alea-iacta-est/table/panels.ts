import type { Panel, PanelLine, PanelSection, Stack } from '../../table/index.ts'
import { factionIds } from '../data/types.ts'
import { text } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { placeOf, stackIn } from '../rules/pieces.ts'
import { boxes, levyBox } from '../rules/state.ts'
import { leaderPiece, pieceOf } from './counters.ts'
import { bc, kitOf, type Seen } from './position.ts'

/** The side panels: what stands where, what the tracks say, how the Peoples feel. */

export function panelsOf(seen: Seen, stacks: readonly Stack[], sideName: (side: string) => string): Panel[] {
  return [
    { id: 'forces', sections: forces(seen, stacks, sideName) },
    { id: 'tracks', sections: tracks(seen, sideName) },
    { id: 'hand', sections: hands(seen, sideName) },
    { id: 'peoples', sections: peoples(seen, sideName) },
    { id: 'reserve', sections: reserve(seen) },
  ]
}

function forces(
  { data }: Seen,
  stacks: readonly Stack[],
  sideName: (side: string) => string,
): PanelSection[] {
  const placeName = (place: string): string => data.zones[place]?.name ?? data.seas[place]?.name ?? place
  const lines = (kit: Stack['kit']): PanelLine[] =>
    stacks
      .filter(stack => stack.kit === kit)
      .toSorted((one, other) => other.strength - one.strength)
      .map(stack => ({
        text: placeName(stack.place),
        value: String(stack.strength),
        place: stack.place,
        pieces: stack.pieces,
      }))
  return [
    ...factionIds.map(side => ({ title: sideName(side), kit: kitOf(side), lines: lines(kitOf(side)) })),
    { title: text('forces.nobody'), kit: 'people', lines: lines('people') },
  ]
}

function tracks({ view, data, position }: Seen, sideName: (side: string) => string): PanelSection[] {
  const holder = (side: string | null): string => (side === null ? text('tracks.nobody') : sideName(side))
  const withKit = (side: string | null) => (side === null ? {} : { kit: kitOf(side) })
  const regions = data.regionOrder.map(id => {
    const { name, controlPoints, garrison } = data.regions[id]
    const side = view.regions[id]
    return {
      text: name,
      value: holder(side),
      note: text('tracks.points', { n: controlPoints, garrison }),
      ...withKit(side),
    }
  })
  const event =
    view.turn.event === null ? null : Object.values(data.events).find(({ id }) => id === view.turn.event)
  const year: PanelLine[] = [
    { text: text('tracks.initiative'), value: sideName(view.initiative), kit: kitOf(view.initiative) },
  ]
  if (event)
    year.push({
      text: text('tracks.event', { event: nameOf(data, `event-${event.number}`) }),
      note: text(`year-event.${event.id}`),
      rule: event.rule,
    })
  if (view.turn.janus) year.push({ text: text('tracks.janus'), rule: 'AIE-6.1-b' })
  if (view.plague !== null)
    year.push({ text: text('tracks.plague'), place: view.plague.zone, rule: 'AIE-6.3-d' })
  return [
    { title: text('tracks.year'), lines: year },
    {
      title: text('tracks.regions'),
      lines: [
        {
          text: data.roma.name,
          value: holder(view.roma),
          note: text('tracks.points', { n: data.roma.controlPoints, garrison: data.roma.garrison }),
          ...withKit(view.roma),
        },
        ...regions,
      ],
    },
    {
      title: text('tracks.leaders'),
      lines: factionIds.map(side => {
        return {
          text: sideName(side),
          kit: kitOf(side),
          pieces: view.factionLeaders[side].map(id => leaderPiece(position, id)),
        }
      }),
    },
  ]
}

function hands({ view, data }: Seen, sideName: (side: string) => string): PanelSection[] {
  return [
    {
      title: text('hand.theirs'),
      lines: factionIds.map(side => {
        return {
          text: sideName(side),
          kit: kitOf(side),
          value: text('hand.counters', { n: view.handSizes[side] }),
        }
      }),
    },
    {
      title: text('hand.cup'),
      lines: [
        { text: text('hand.counters', { n: view.cupSize }) },
        ...Object.values(data.stratagems).map(({ id, name, phase, rules }) => {
          return {
            text: name,
            note: `${text(`stratagem.${id}.means`)}. ${text(`phase.${phase}`)}: ${text(`stratagem.${id}.does`)}`,
            ...(rules[0] === undefined ? {} : { rule: rules[0] }),
          }
        }),
      ],
    },
  ]
}

function peoples({ view, data, position }: Seen, sideName: (side: string) => string): PanelSection[] {
  const line = (id: keyof typeof view.peoples): PanelLine => {
    const { name, zones, leaders } = data.peoples[id]
    const { status, faction, barredUntil } = view.peoples[id]
    const side = faction === null ? '' : sideName(faction)
    const shown = leaders.filter(leader => Object.hasOwn(data.zones, placeOf(position, leader)))
    return {
      text: name,
      value: text(`peoples.${status}`, { faction: side }),
      ...(zones[0] === undefined ? {} : { place: zones[0] }),
      ...(faction === null ? {} : { kit: kitOf(faction) }),
      ...(barredUntil === null ? {} : { note: text('peoples.barred', { year: bc(barredUntil) }) }),
      pieces: shown.map(leader => leaderPiece(position, leader)),
    }
  }
  const all = Object.values(data.peoples)
  return [
    { title: text('peoples.major'), lines: all.filter(({ major }) => major).map(({ id }) => line(id)) },
    { title: text('peoples.minor'), lines: all.filter(({ major }) => !major).map(({ id }) => line(id)) },
  ]
}

function reserve({ data, position }: Seen): PanelSection[] {
  const inReserve = stackIn(position, boxes.reserve)
  const kinds = ['legio', 'auxilia', 'equites', 'naves'] as const
  const levies = data.regionOrder.flatMap(region => {
    const pieces = stackIn(position, levyBox(region))
    return pieces.length === 0
      ? []
      : [
          {
            text: text('reserve.levies', { region: data.regions[region].name }),
            pieces: pieces.map(id => pieceOf(position, id)),
          },
        ]
  })
  const waitingIn = (box: string): PanelLine[] =>
    data.index.leaders
      .filter(id => placeOf(position, id) === box)
      .map(id => ({ text: data.romanLeaders[id]?.fullName ?? data.foreignLeaders[id]?.name ?? id }))
  return [
    {
      title: text('reserve.reserve'),
      lines: [
        ...kinds.map(kind => {
          const units = inReserve.filter(id => data.units[id]?.kind === kind)
          return { text: text(`reserve.${kind}`), value: String(units.length) }
        }),
        ...levies,
      ],
    },
    { title: text('reserve.coming'), lines: [...waitingIn(boxes.coming), ...waitingIn(boxes.returning)] },
    { title: text('reserve.dead'), lines: waitingIn(boxes.dead) },
  ]
}
