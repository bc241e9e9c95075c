import type { Phrase, SeenEvent } from '@aquila/engine'
import type { Piece, ReckoningLine, ReckoningPart } from '../../table/index.ts'
import { leaderName, placeName, unitWord } from '../names.ts'
import type { SeenCampaignEvent } from '../rules/events/index.ts'
import { pieceTold } from './counters.ts'
import type { Dressed } from './dress.ts'
import { ofSeries } from './year-end.ts'

/** Who is lost, goes or recovers in winter, as tiles: what happens alike in one place is one of them. */

const MOST_TILES = 8
const MOST_PIECES = 3

export function winterPart(
  dressed: Dressed,
  events: readonly SeenEvent[],
  say: (event: SeenEvent) => string,
): ReckoningPart {
  const { text } = dressed
  const tiles = [...lostTiles(dressed, events), ...goneTiles(dressed, events), ...told(dressed, events, say)]
  const all = [...tiles, ...recoveredTiles(dressed, events)]
  const shown = all.slice(0, MOST_TILES)
  return {
    name: text('year-end.winter'),
    title: text('year-end.winter.title'),
    note: all.length === 0 ? text('year-end.winter.quiet') : text('year-end.winter.note'),
    shape: 'row',
    track: null,
    lit: [],
    lines:
      all.length > shown.length
        ? [
            ...shown.slice(0, -1),
            { text: text('year-end.winter.more', { n: all.length - shown.length + 1 }) },
          ]
        : shown,
    warning: null,
  }
}

type Lost = SeenCampaignEvent<'unit-lost'>

/** Units that are gone, by place and rule. */
function lostTiles(dressed: Dressed, events: readonly SeenEvent[]): ReckoningLine[] {
  const lost = ofSeries(events).filter((event): event is Lost => event.kind === 'unit-lost')
  return grouped(lost, ({ rule, data }) => `${rule} ${data.side} ${data.zone}`).map(group => {
    const { rule, data } = group[0]
    const units = group.map(each => each.data.unit)
    return {
      sign: `−${units.length}`,
      good: false,
      kit: dressed.dress.kitOf(data.side),
      pieces: piecesOf(dressed, units, data.side),
      text: nameless(dressed, units)
        ? dressed.text('year-end.lost.many', { n: units.length })
        : dressed.text('year-end.lost', { units: words(dressed, units) }),
      note: dressed.text('year-end.in', { zone: placeName(dressed, dressed.data, data.zone) }),
      rule,
      places: [data.zone],
    }
  })
}

/** Leaders who are away until spring. */
function goneTiles(dressed: Dressed, events: readonly SeenEvent[]): ReckoningLine[] {
  return events.flatMap(({ kind, rule, data }) => {
    if (kind !== 'leader-away') return []
    const [leader, zone] = [String(data.leader), String(data.zone)]
    const side = typeof data.side === 'string' && data.side !== '' ? data.side : null
    return [
      {
        kit: dressed.dress.kitOf(side),
        pieces: [pieceTold(dressed, leader, side)],
        text: dressed.text('year-end.away', { leader: leaderName(dressed, dressed.data, leader) ?? leader }),
        note: dressed.text('year-end.away.note', { zone: placeName(dressed, dressed.data, zone) }),
        rule,
        places: [zone],
      },
    ]
  })
}

/** What winter does beside that, in the words of the log. */
const inWords: ReadonlySet<string> = new Set([
  'withdraw',
  'garrison',
  'exiled',
  'fleet-lost',
  'fleet-controlled',
  'unit-waits',
  'unit-returns',
  'leader-leaves',
  'people-controlled',
  'people-to-be-controlled',
  'people-pacified',
  'people-at-home',
  'leader-flees',
  'lost-at-sea',
])

function told(
  dressed: Dressed,
  events: readonly SeenEvent[],
  say: (event: SeenEvent) => string,
): ReckoningLine[] {
  return events
    .filter(({ kind }) => inWords.has(kind))
    .map(event => {
      const { rule, data } = event
      const id = [data.leader, data.unit].find(each => typeof each === 'string')
      const side = [data.side, data.faction].find(each => typeof each === 'string' && each !== '')
      const places = [data.zone, data.to].filter(each => typeof each === 'string')
      if (typeof side !== 'string') return { text: say(event), rule, places }
      const pieces = typeof id === 'string' && id !== '' ? [pieceTold(dressed, id, side)] : []
      return { text: say(event), rule, pieces, places, kit: dressed.dress.kitOf(side) }
    })
}

type Recovered = SeenCampaignEvent<'unit-recovers'>

/** Units that are whole again, by side. */
function recoveredTiles(dressed: Dressed, events: readonly SeenEvent[]): ReckoningLine[] {
  const recovered = ofSeries(events).filter((event): event is Recovered => event.kind === 'unit-recovers')
  return grouped(recovered, ({ data }) => data.side ?? '').map(group => {
    const units = group.map(({ data }) => data.unit)
    const side = group[0].data.side || null
    const zones = [...new Set(group.map(({ data }) => data.zone))]
    return {
      sign: `+${units.length}`,
      good: true,
      kit: dressed.dress.kitOf(side),
      pieces: piecesOf(dressed, units, side),
      text: nameless(dressed, units)
        ? dressed.text('year-end.recover.many', { n: units.length })
        : dressed.text('year-end.recover', { units: words(dressed, units) }),
      note: dressed.text('year-end.in', { zone: zones.map(zone => placeName(dressed, dressed.data, zone)) }),
      rule: group[0].rule,
      places: zones,
    }
  })
}

function piecesOf(dressed: Dressed, units: readonly string[], side: string | null): Piece[] {
  return units.slice(0, MOST_PIECES).map(id => pieceTold(dressed, id, side))
}

/** So many are counted instead of named. */
/** Too many to be named, or of a kind that has figures for names: their counters are shown beside. */
function nameless({ data }: Dressed, units: readonly string[]): boolean {
  return (
    units.length > MOST_PIECES || (units.length > 1 && units.some(id => data.units[id]?.kind !== 'legio'))
  )
}

function words(dressed: Dressed, units: readonly string[]): Phrase[] {
  return units.flatMap(id => {
    const unit = dressed.data.units[id]
    return unit === undefined ? [] : [unitWord(dressed, unit)]
  })
}

function grouped<E>(events: readonly E[], keyOf: (event: E) => string): [E, ...E[]][] {
  const groups = new Map<string, [E, ...E[]]>()
  for (const event of events) {
    const group = groups.get(keyOf(event))
    if (group === undefined) groups.set(keyOf(event), [event])
    else group.push(event)
  }
  return [...groups.values()]
}
