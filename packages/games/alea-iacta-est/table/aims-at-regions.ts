import { regionName } from '../../imperator/names.ts'
import { aimOf, either } from '../../imperator/table/aims.ts'
import type { Aim, Condition } from '../../table/index.ts'
import type { FactionId, RegionGoal, RegionId } from '../data/index.ts'
import { hasLeaderIn, hasRomanLeader, occupiedIn } from '../rules/control.ts'
import { opponentOf } from '../rules/state.ts'
import {
  isAllyOfAegyptii,
  occupiesAegyptii,
  occupiesEgyptian,
  regionsOf,
  ruleOfVictory,
} from '../rules/victory.ts'
import { kitOf } from './dress.ts'
import type { Seen } from './position.ts'
import type { Read } from './read-aims.ts'

/** AIE-S3-b to AIE-S7-e: what each side must hold at the end, part by part. */
export function aimsAtRegions(read: Read, side: FactionId, goal: RegionGoal): Aim[] {
  const { regionOrder } = read.seen.data
  const each = goal.count >= regionOrder.length ? regionOrder : goal.all
  return [
    ...each.map(region => regionAim(read, side, region)),
    ...(goal.roma ? [romaAim(read, side)] : []),
    ...(goal.any.length > 0 ? [anyAim(read, side, goal.any)] : []),
    ...(goal.count > each.length ? [countAim(read, side, goal.count)] : []),
    ...(goal.lead > 0 ? [leadAim(read, side, goal.lead)] : []),
    ...(goal.aegyptii === 'occupied' ? [occupationAim(read, side)] : []),
    ...(goal.aegyptii === 'allegiance' ? [allegianceAim(read, side)] : []),
  ]
}

/** AIE-3.7.3-b: who has a region keeps it until another takes it, so that what counts of it is what the other lacks. */
function regionAim(read: Read, side: FactionId, region: RegionId): Aim {
  const { seen, checked } = read
  const { data, position, text } = seen
  const { zones, zonesForControl, citiesForControl } = data.regions[region]
  const met = checked.state.regions[region] === side
  const held = position.state.regions[region] === side
  const other = opponentOf(position, side)
  const taker = met || held ? other : side
  const owner = position.state.regions[region]
  return aimOf(read, side, {
    id: region,
    name: String(regionName(seen, data, region)),
    met,
    held,
    owner,
    threat: stepsToTake(seen, region, other),
    conditions: conditionsOf(seen, region, taker),
    missing: stepsToTake(seen, region, side),
    needs: text('aims.needs', { zones: zonesForControl, all: zones.length, cities: citiesForControl }),
    ...(taker === side
      ? {}
      : { by: { kit: kitOf(other), words: text('aims.taking', { side: read.whoIs(other) }) } }),
    places: zones,
    rule: 'AIE-3.7.3-b',
  })
}

function conditionsOf({ data, position, text }: Seen, region: RegionId, side: FactionId): Condition[] {
  const { zones, zonesForControl, citiesForControl } = data.regions[region]
  const occupied = occupiedIn(position, region, side)
  return [
    either(text('aims.leader-there'), hasLeaderIn(position, region, side), 'AIE-3.7.3-b'),
    {
      text: text('aims.zones', { need: zonesForControl, all: zones.length }),
      have: Math.min(zonesForControl, occupied.zones),
      need: zonesForControl,
    },
    {
      text: text('aims.cities', { need: citiesForControl }),
      have: Math.min(citiesForControl, occupied.cities),
      need: citiesForControl,
    },
  ]
}

/** A step into a zone with a city counts for both. */
function stepsToTake({ data, position }: Seen, region: RegionId, side: FactionId): number {
  const { zonesForControl, citiesForControl } = data.regions[region]
  const { zones, cities } = occupiedIn(position, region, side)
  const leader = hasLeaderIn(position, region, side) ? 0 : 1
  return leader + Math.max(0, zonesForControl - zones, citiesForControl - cities)
}

/** AIE-3.7.3-e: Roma is lost by leaving it. */
function romaAim(read: Read, side: FactionId): Aim {
  const { seen, checked } = read
  const { position, data, text } = seen
  const { zone } = data.roma
  const met = checked.state.roma === side
  const there = hasRomanLeader(position, zone, side)
  return aimOf(read, side, {
    id: 'roma',
    name: text('aims.roma'),
    met,
    held: position.state.roma === side,
    owner: position.state.roma,
    conditions: [
      either(text('aims.roma.leader'), there, 'AIE-3.7.3-e'),
      // A leader who is there and does not hold it has enemies beside him, or a Triumvir over him.
      either(text('aims.roma.alone'), met || !there || position.state.roma === side),
    ],
    places: [zone],
    rule: 'AIE-3.7.3-e',
  })
}

/** AIE-S4-b: one of several is enough. */
function anyAim(read: Read, side: FactionId, regions: readonly RegionId[]): Aim {
  const { seen } = read
  const each = regions.map(region => regionAim(read, side, region))
  const [first, second] = each
  const open = each.toSorted((one, other) => one.missing - other.missing)
  const held = each.filter(({ deed }) => deed === 'keep')
  return aimOf(read, side, {
    id: 'any',
    name: seen.text('aims.any', { first: first?.name ?? '', second: second?.name ?? '' }),
    met: each.some(({ met }) => met),
    held: held.length > 0,
    owner: held.length > 0 ? side : opponentOf(seen.position, side),
    // With two in hand the loss of one is none.
    ...(held.length === 1 && held[0]?.state === 'danger' ? { threat: 1 } : {}),
    conditions: each.map(({ name, met }) => either(name, met)),
    missing: open[0]?.missing ?? 0,
    places: each.flatMap(({ places }) => places),
    rule: ruleOfVictory(seen.position),
  })
}

function countAim(read: Read, side: FactionId, count: number): Aim {
  const { seen, checked } = read
  const { data, text } = seen
  const mine = regionsOf(checked, side)
  const before = regionsOf(seen.position, side)
  return aimOf(read, side, {
    id: 'count',
    name: text('aims.regions', { n: count }),
    met: mine.length >= count,
    held: before.length >= count,
    conditions: [
      { text: text('aims.regions', { n: count }), have: Math.min(count, mine.length), need: count },
      ...data.regionOrder.map(region => ({
        ...either(String(regionName(seen, data, region)), mine.includes(region)),
        helps: true,
      })),
    ],
    places: data.regionOrder.filter(region => !mine.includes(region)).flatMap(id => data.regions[id].zones),
    rule: ruleOfVictory(checked),
  })
}

/** AIE-S7-e */
function leadAim(read: Read, side: FactionId, lead: number): Aim {
  const { seen, checked } = read
  const { data, text } = seen
  const other = opponentOf(checked, side)
  const count = (position: typeof checked, whose: FactionId): number => regionsOf(position, whose).length
  const [have, need] = [count(checked, side), count(checked, other) + lead]
  return aimOf(read, side, {
    id: 'lead',
    name: text('aims.lead'),
    met: have >= need,
    held: count(seen.position, side) >= count(seen.position, other) + lead,
    conditions: [{ text: text('aims.lead.words'), have, need }],
    places: regionsOf(checked, other).flatMap(region => data.regions[region].zones),
    rule: ruleOfVictory(checked),
  })
}

/** AIE-S7-e, RULING-75 */
function occupationAim(read: Read, side: FactionId): Aim {
  const { position, data, text } = read.seen
  const { zones } = data.peoples.aegyptii
  const met = occupiesAegyptii(position, side)
  const have = met ? zones.length : zones.filter(zone => occupiesEgyptian(position, zone, side)).length
  return aimOf(read, side, {
    id: 'aegyptii',
    name: text('aims.aegyptii.occupied'),
    met,
    held: false,
    conditions: [{ text: text('aims.aegyptii.zones', { all: zones.length }), have, need: zones.length }],
    places: zones,
    rule: 'AIE-S7-e',
  })
}

function allegianceAim(read: Read, side: FactionId): Aim {
  const { position, data, text } = read.seen
  const met = isAllyOfAegyptii(position, side)
  return aimOf(read, side, {
    id: 'aegyptii',
    name: text('aims.aegyptii.allegiance'),
    met,
    held: met,
    threat: data.peoples.aegyptii.zones.length - heldBy(read, opponentOf(position, side)),
    conditions: [either(text('aims.aegyptii.ally'), met)],
    places: data.peoples.aegyptii.zones,
    rule: 'AIE-S7-e',
  })
}

function heldBy({ seen: { position, data } }: Read, side: FactionId): number {
  return data.peoples.aegyptii.zones.filter(zone => occupiesEgyptian(position, zone, side)).length
}
