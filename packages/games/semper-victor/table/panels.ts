import { placeName, regionName, townName } from '../../imperator/names.ts'
import { pieceOf } from '../../imperator/table/counters.ts'
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
import type { SideId } from '../data/index.ts'
import { sideIds } from '../data/types.ts'
import { nameOf } from '../names.ts'
import { capitalOf } from '../rules/emperors/ranks.ts'
import { boxes } from '../rules/state.ts'
import { stratagemOn } from '../rules/stratagems/hand.ts'
import { scoresOf } from '../rules/victory.ts'
import { college } from './college.ts'
import { kitOf } from './dress.ts'
import type { Seen } from './position.ts'

/** The side panels: what stands where, the college of emperors, Dioceses and points, Peoples, hands. */

export function panelsOf(seen: Seen, stacks: readonly Stack[]): Panel[] {
  return [
    { id: 'powers', title: seen.text('college'), icon: 'laurels', dense: true, sections: college(seen) },
    panelOf(seen, 'forces', forcesPanel(seen, stacks)),
    panelOf(seen, 'tracks', tracks(seen)),
    panelOf(seen, 'hand', handsPanel(seen)),
    panelOf(seen, 'peoples', peoplesPanel(seen)),
    panelOf(seen, 'reserve', reserve(seen)),
  ]
}

function tracks(seen: Seen): PanelSection[] {
  const { text } = seen
  return [
    { title: text('tracks.year'), lines: thisYear(seen) },
    ...sideIds.map(side => ({
      title: text('tracks.scores', { side: sideName(seen, side) }),
      kit: kitOf(side),
      lines: pointsAhead(seen, side),
    })),
    { title: text('tracks.dioceses'), lines: dioceses(seen) },
  ]
}

function thisYear(seen: Seen): PanelLine[] {
  const { view, data, position, text } = seen
  const lines: PanelLine[] = [
    { text: text('tracks.initiative'), value: sideName(seen, view.initiative), kit: kitOf(view.initiative) },
    ...handicapLines(seen),
  ]
  const event = Object.values(data.events).find(({ id }) => id === view.turn.event)
  if (event !== undefined)
    lines.push({
      text: text('tracks.event', { event: nameOf(seen, data, `event-${event.number}`) }),
      note: text(`year-event.${event.id}`),
      rule: event.rule,
    })
  for (const { zone } of view.plagues)
    lines.push({
      text: text('tracks.plague'),
      place: zone,
      value: nameOf(seen, data, zone),
      rule: 'SV-6.3-D',
    })
  for (const { counter, zone } of view.thorns)
    lines.push({
      text: nameOf(seen, data, stratagemOn(position, counter)),
      place: zone,
      value: nameOf(seen, data, zone),
      rule: 'SV-10.1-C',
    })
  return lines
}

/** SV-2.F-3: what the year would bring if it ended now. */
function pointsAhead(seen: Seen, side: SideId): PanelLine[] {
  const { position, data } = seen
  return scoresOf(position, side)
    .filter(({ points }) => points !== 0)
    .map(({ rule, what, points }) => ({ text: nameOf(seen, data, what), value: `+${points}`, rule }))
}

function dioceses(seen: Seen): PanelLine[] {
  const { view, data, position, text } = seen
  return data.regionOrder.map(id => {
    const capital = capitalOf(position, id)
    return {
      text: String(regionName(seen, data, id)),
      value: sideName(seen, view.regions[id]),
      kit: kitOf(view.regions[id]),
      ...(capital === null
        ? {}
        : {
            note: text('tracks.capital', {
              city: townName(seen, data, capital) ?? placeName(seen, data, capital),
            }),
          }),
    }
  })
}

function reserve(seen: Seen): PanelSection[] {
  const { view, data, text } = seen
  const waiting = view.counters.filter(
    ({ id, place }) => place === boxes.reserve && data.units[id] !== undefined,
  )
  return [
    {
      title: text('reserve.reserve'),
      lines: [{ text: text('reserve.units'), pieces: waiting.map(({ id }) => pieceOf(seen, id)) }],
    },
    ...leadersBesideTheMap(seen, leader => {
      const year = data.romanLeaders[leader]?.entry.year ?? data.foreignLeaders[leader]?.entry
      return year === undefined ? null : text('reserve.from', { year: seen.dress.year(seen, year) })
    }),
  ]
}
