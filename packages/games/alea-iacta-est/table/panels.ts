import { regionName } from '../../imperator/names.ts'
import { leaderPiece, pieceOf } from '../../imperator/table/counters.ts'
import { sideName } from '../../imperator/table/dress.ts'
import {
  forcesPanel,
  handicapLines,
  handsPanel,
  leadersBesideTheMap,
  panelOf,
  peoplesPanel,
} from '../../imperator/table/panels.ts'
import type { Panel, PanelLine, PanelSection, Stack } from '../../table/index.ts'
import { factionIds } from '../data/types.ts'
import { nameOf } from '../names.ts'
import { stackIn } from '../rules/pieces.ts'
import { boxes, levyBox } from '../rules/state.ts'
import { kitOf } from './dress.ts'
import type { Seen } from './position.ts'

/** The side panels: what stands where, what the tracks say, how the Peoples feel. */

export function panelsOf(seen: Seen, stacks: readonly Stack[]): Panel[] {
  return [
    panelOf(seen, 'forces', forcesPanel(seen, stacks)),
    panelOf(seen, 'tracks', tracks(seen)),
    panelOf(seen, 'hand', handsPanel(seen)),
    panelOf(seen, 'peoples', peoplesPanel(seen)),
    panelOf(seen, 'reserve', reserve(seen)),
  ]
}

function tracks(seen: Seen): PanelSection[] {
  const { view, data, text } = seen
  const holder = (side: string | null): string =>
    side === null ? text('tracks.nobody') : sideName(seen, side)
  const withKit = (side: string | null) => (side === null ? {} : { kit: kitOf(side) })
  const regions = data.regionOrder.map(id => {
    const { controlPoints, garrison } = data.regions[id]
    const side = view.regions[id]
    return {
      text: String(regionName(seen, data, id)),
      value: holder(side),
      note: text('tracks.points', { n: controlPoints, garrison }),
      ...withKit(side),
    }
  })
  const event =
    view.turn.event === null ? null : Object.values(data.events).find(({ id }) => id === view.turn.event)
  const year: PanelLine[] = [
    { text: text('tracks.initiative'), value: sideName(seen, view.initiative), kit: kitOf(view.initiative) },
    ...handicapLines(seen),
  ]
  if (event)
    year.push({
      text: text('tracks.event', { event: nameOf(seen, data, `event-${event.number}`) }),
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
          text: nameOf(seen, data, 'roma'),
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
          text: sideName(seen, side),
          kit: kitOf(side),
          pieces: view.factionLeaders[side].map(id => leaderPiece(seen, id)),
        }
      }),
    },
  ]
}

function reserve(seen: Seen): PanelSection[] {
  const { data, position, text } = seen
  const inReserve = stackIn(position, boxes.reserve)
  const kinds = ['legio', 'auxilia', 'equites', 'naves'] as const
  const levies = data.regionOrder.flatMap(region => {
    const pieces = stackIn(position, levyBox(region))
    return pieces.length === 0
      ? []
      : [
          {
            text: text('reserve.levies', { region: regionName(seen, data, region) }),
            pieces: pieces.map(id => pieceOf(seen, id)),
          },
        ]
  })
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
    ...leadersBesideTheMap(seen, leader => comesWhen(seen, leader)),
  ]
}

/** AIE-LT-c: his year, or whose end he waits for; null where neither holds him back. */
function comesWhen(seen: Seen, leader: string): string | null {
  const { data, dress, text } = seen
  const entry = data.romanLeaders[leader]?.entry ?? data.foreignLeaders[leader]?.entry ?? 'start'
  if (entry === 'start') return null
  if (entry === 'caesar-dead') return text('reserve.caesar-dead')
  return typeof entry === 'number'
    ? text('reserve.from', { year: dress.year(seen, entry) })
    : text('reserve.after', { leader: nameOf(seen, data, entry.after) })
}
