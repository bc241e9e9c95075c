import type { Choice, Plain, SeenEvent } from '@aquila/engine'
import { regionName, townName } from '../../imperator/names.ts'
import { leaderPiece, unitPiece } from '../../imperator/table/counters.ts'
import type { MoverWay, Owed } from '../../table/index.ts'
import type { FactionId, RegionId } from '../data/index.ts'
import { seaways, whyNoVoyage } from '../rules/movement/naval.ts'
import { whyNotAboard } from '../rules/movement/transport.ts'
import { isLegio, isNaves, placeOf, sideOf, unit, unitsOf } from '../rules/pieces.ts'
import { legionsIn } from '../rules/regions.ts'
import type { Place } from '../rules/state.ts'
import { isVoyage } from '../rules/tasks.ts'
import { type AleaInput, factionOf, type Seen } from './position.ts'

/** Who sets out, as far as only Alea Iacta Est knows it: ships in port, and garrisons that must not be missed. */

/** AIE-3.4.2: the ships where a leader stands, and how much of his army they carry. */
export function seaWay(
  seen: Seen,
  leader: string,
  units: readonly string[],
  offered: readonly Choice[],
): MoverWay | null {
  const { position, data, text } = seen
  const place = placeOf(position, leader)
  const choice = offered.find(({ verb, noun }) => verb === 'sail' && noun === leader) ?? null
  const closed = (title: string, why: string): MoverWay => ({
    icon: 'naves',
    choice: null,
    title,
    text: why,
    reach: [],
  })
  if (data.zones[place]?.coastal === false) return closed(text('way.inland'), text('way.no-coast'))
  if (choice === null) {
    const why = whyNoVoyage(position, leader)?.why
    return why === undefined || why === 'no-naves'
      ? closed(text('way.no-fleet'), text('way.sail-in'))
      : closed(text('way.no-voyage'), text(`way.because.${closedBy(why)}`))
  }
  const naves = shipsIn(seen, leader, place)
  const aboard: string[] = []
  for (const each of units) if (whyNotAboard(position, naves, [...aboard, each]) === null) aboard.push(each)
  return {
    icon: 'naves',
    choice,
    title: text('way.from-port', {
      port: String(townName(seen, data, place) ?? text('way.coast')),
    }),
    text: text('way.carries', {
      fleets: naves.length,
      n: aboard.length,
      of: units.length,
      left: units.length - aboard.length,
    }),
    reach: seaways(data, place).map(({ to }) => to),
  }
}

function closedBy(why: string): 'weather' | 'ill' | 'rules' {
  if (why === 'wrath-of-neptune') return 'weather'
  return why === 'ill' ? 'ill' : 'rules'
}

function shipsIn({ position, data }: Seen, leader: string, place: Place): string[] {
  const side = sideOf(position, leader)
  if (side === null) return []
  return unitsOf(position, place, side).filter(id => isNaves(data, id) && !unit(position, id).moved)
}

/** AIE-3.4.2-i: ships, companions and cargo as they went aboard; null where nobody does. */
export function aboardIn({ decision, role }: Pick<AleaInput, 'decision' | 'role'>): readonly string[] | null {
  if (!isVoyage(decision) || decision.task !== 'put-to-sea' || decision.role !== role) return null
  const { captain, leaders, naves, cargo } = decision.about
  return [...naves, ...leaders.filter(id => id !== captain), ...cargo]
}

/** AIE-3.1.1-c: the garrison that would be missed if these units left the region of a place. */
export function missed(seen: Seen, side: FactionId, place: Place, units: readonly string[]): string | null {
  const { position, data, text } = seen
  const region = data.zones[place]?.region ?? null
  if (region === null || position.state.regions[region] !== side) return null
  const { garrison } = data.regions[region]
  const here = legionsIn(position, region, side)
  if (garrison === 0 || here.length < garrison) return null
  const left = here.filter(id => !units.includes(id)).length
  if (left >= garrison || !units.some(id => isLegio(data, id))) return null
  return text('mover.garrison', { region: regionName(seen, data, region), n: garrison - left })
}

/** AIE-3.1.1-c: the regions that moves have left without their garrison. */
export function garrisonsOwed(seen: Seen, input: Asked): (Owed & { short: string })[] {
  const { position, data, text } = seen
  const { decision } = input
  const side = factionOf(decision?.role ?? null)
  const short = decision?.about?.short
  if (decision?.task !== 'movement' || side === null || !Array.isArray(short)) return []
  return data.regionOrder
    .filter(region => short.includes(region))
    .map(region => {
      const { garrison } = data.regions[region]
      const lacks = Math.max(1, garrison - legionsIn(position, region, side).length)
      const name = regionName(seen, data, region)
      return {
        id: region,
        title: text('owed.garrison', { region: name, n: lacks, of: garrison }),
        text: [sinceWhen(seen, input, region), text('owed.garrison-remedy')].filter(Boolean).join(' '),
        rule: 'AIE-3.1.1-c',
        short: text('owed.garrison-short', { region: name, n: lacks }),
      }
    })
}

/** The region whose garrison a legion has left in this sequence. */
export function regionLeft({ data }: Seen, input: Asked, legion: string): RegionId | null {
  const from = departureOf(input, each => each === legion)?.from
  return from === undefined ? null : (data.zones[from]?.region ?? null)
}

/** Who left, and with whom: it is one of those who can be called back. */
function sinceWhen(seen: Seen, input: Asked, region: RegionId): string {
  const { data, text } = seen
  const legion = input.decision?.choices
    .flatMap(({ verb, noun }) => (verb === 'recall' ? [String(noun)] : []))
    .find(id => regionLeft(seen, input, id) === region)
  const departure = departureOf(input, id => id === legion)
  if (departure === null) return ''
  const { leader, units } = departure
  return text('owed.since', {
    who: leader === undefined ? '' : leaderPiece(seen, leader).label,
    led: leader === undefined ? 'no' : 'yes',
    units: units.filter(id => isLegio(data, id)).map(id => unitPiece(seen, id).label),
  })
}

interface Departure {
  readonly leader: string | undefined
  readonly units: readonly string[]
  readonly from: Place
}

type Asked = Pick<AleaInput, 'decision'> & { readonly log: readonly SeenEvent[] }

/** The first march or voyage of this sequence that took somebody along. */
function departureOf({ log }: Asked, wanted: (id: string) => boolean): Departure | null {
  const begun = log.findLastIndex(({ kind }) => kind === 'sequence')
  for (const { kind, data } of log.slice(begun + 1)) {
    const units = kind === 'march' ? namesIn(data.units) : kind === 'voyage' ? namesIn(data.cargo) : []
    const [from = ''] = namesIn(data.from)
    if (!units.some(wanted)) continue
    const [leader] = namesIn(kind === 'march' ? data.leader : data.leaders)
    return { leader, units, from }
  }
  return null
}

function namesIn(told: Plain | undefined): string[] {
  return [told].flat().filter(value => typeof value === 'string')
}
