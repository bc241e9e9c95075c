import type { Phrase, SeenEvent } from '@aquila/engine'
import type { Piece, ReckoningLine, ReckoningPart } from '../../table/index.ts'
import { leaderName, placeName, unitWord } from '../names.ts'
import type { SeenCampaignEvent } from '../rules/events/index.ts'
import { pieceOf } from './counters.ts'
import type { Seen } from './dress.ts'
import { ofSeries } from './year-end.ts'

/** Who is lost, goes or recovers in winter, as tiles: what happens alike in one place is one of them. */

const MOST_TILES = 8
const MOST_PIECES = 3

export function winterPart(
  seen: Seen,
  events: readonly SeenEvent[],
  say: (event: SeenEvent) => string,
): ReckoningPart {
  const { text } = seen
  const tiles = [...lostTiles(seen, events), ...goneTiles(seen, events), ...told(seen, events, say)]
  const all = [...tiles, ...recoveredTiles(seen, events)]
  const shown = all.slice(0, MOST_TILES)
  return {
    name: text('year-end.winter'),
    title: text('year-end.winter.title'),
    note: all.length === 0 ? text('year-end.winter.quiet') : text('year-end.winter.note'),
    shape: 'row',
    track: null,
    map: null,
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
function lostTiles(seen: Seen, events: readonly SeenEvent[]): ReckoningLine[] {
  const lost = ofSeries(events).filter((event): event is Lost => event.kind === 'unit-lost')
  return grouped(lost, ({ rule, data }) => `${rule} ${data.side} ${data.zone}`).map(group => {
    const { rule, data } = group[0]
    const units = group.map(each => each.data.unit)
    return {
      sign: `−${units.length}`,
      good: false,
      kit: seen.dress.kitOf(data.side),
      pieces: piecesOf(seen, units, data.side),
      text: nameless(units)
        ? seen.text('year-end.lost.many', { n: units.length })
        : seen.text('year-end.lost', { units: words(seen, units) }),
      note: seen.text('year-end.in', { zone: placeName(seen, seen.data, data.zone) }),
      rule,
      places: [data.zone],
    }
  })
}

/** Leaders who are away until spring. */
function goneTiles(seen: Seen, events: readonly SeenEvent[]): ReckoningLine[] {
  return events.flatMap(({ kind, rule, data }) => {
    if (kind !== 'leader-away') return []
    const [leader, zone] = [String(data.leader), String(data.zone)]
    return [
      {
        kit: pieceOf(seen, leader).kit,
        pieces: [pieceOf(seen, leader)],
        text: seen.text('year-end.away', { leader: leaderName(seen, seen.data, leader) ?? leader }),
        note: seen.text('year-end.away.note', { zone: placeName(seen, seen.data, zone) }),
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

function told(seen: Seen, events: readonly SeenEvent[], say: (event: SeenEvent) => string): ReckoningLine[] {
  return events
    .filter(({ kind }) => inWords.has(kind))
    .map(event => {
      const { rule, data } = event
      const id = [data.leader, data.unit].find(each => typeof each === 'string')
      const pieces = typeof id === 'string' && id !== '' ? [pieceOf(seen, id)] : []
      const side = [data.side, data.faction].find(each => typeof each === 'string' && each !== '')
      const kit = typeof side === 'string' ? seen.dress.kitOf(side) : pieces[0]?.kit
      const places = [data.zone, data.to].filter(each => typeof each === 'string')
      return { text: say(event), rule, pieces, places, ...(kit === undefined ? {} : { kit }) }
    })
}

type Recovered = SeenCampaignEvent<'unit-recovers'>

/** Units that are whole again, by side. */
function recoveredTiles(seen: Seen, events: readonly SeenEvent[]): ReckoningLine[] {
  const recovered = ofSeries(events).filter((event): event is Recovered => event.kind === 'unit-recovers')
  return grouped(recovered, ({ data }) => pieceOf(seen, data.unit).kit).map(group => {
    const units = group.map(({ data }) => data.unit)
    const zones = [...new Set(group.map(({ data }) => data.zone))]
    return {
      sign: `+${units.length}`,
      good: true,
      kit: pieceOf(seen, units[0] ?? '').kit,
      pieces: units.slice(0, MOST_PIECES).map(id => pieceOf(seen, id)),
      text: nameless(units)
        ? seen.text('year-end.recover.many', { n: units.length })
        : seen.text('year-end.recover', { units: words(seen, units) }),
      note: seen.text('year-end.in', { zone: zones.map(zone => placeName(seen, seen.data, zone)) }),
      rule: group[0].rule,
      places: zones,
    }
  })
}

function piecesOf(seen: Seen, units: readonly string[], side: string): Piece[] {
  // Who is gone belongs to nobody any more; he is drawn as he was.
  return units.slice(0, MOST_PIECES).map(id => ({ ...pieceOf(seen, id), kit: seen.dress.kitOf(side) }))
}

/** So many are counted instead of named. */
function nameless({ length }: readonly string[]): boolean {
  return length > MOST_PIECES
}

function words(seen: Seen, units: readonly string[]): Phrase[] {
  return units.flatMap(id => {
    const unit = seen.data.units[id]
    return unit === undefined ? [] : [unitWord(seen, unit)]
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
