import type { RuleId } from '@aquila/engine'
import { placeName, regionName, townName } from '../../imperator/names.ts'
import { isOnMap, placeOf } from '../../imperator/rules/pieces.ts'
import { aimOf, either } from '../../imperator/table/aims.ts'
import type { Aim, Condition, PlaceId } from '../../table/index.ts'
import type { DioceseId, SideId } from '../data/index.ts'
import { holdsKey, keysTo } from '../rules/dioceses.ts'
import { boxes, opponentOf } from '../rules/state.ts'
import { diocesesOf, scoresOf } from '../rules/victory.ts'
import { kitOf } from './dress.ts'
import type { Seen } from './position.ts'
import { lastYearOf, type Read } from './read-aims.ts'

/** The kinds of aims that the scenarios have. */

/** SV-3.7.3: a Diocese stays with its holder until the other alone has its keys. */
export function dioceseAim(read: Read, side: SideId, diocese: DioceseId, rule: RuleId): Aim {
  const { seen, checked } = read
  const { data, position, text } = seen
  const other = opponentOf(position, side)
  const owner = position.state.regions[diocese]
  const met = checked.state.regions[diocese] === side
  const held = owner === side
  const taker = met || held ? other : side
  const conditions = keyConditions(seen, diocese, taker)
  return aimOf(read, side, {
    id: diocese,
    name: String(regionName(seen, data, diocese)),
    met,
    held,
    owner,
    threat: missingKeys(seen, diocese, other),
    missing: missingKeys(seen, diocese, side),
    conditions,
    needs: text('aims.needs', { cities: keysTo(position, diocese).map(zone => cityOf(seen, zone)) }),
    ...(taker === side
      ? {}
      : { by: { kit: kitOf(other), words: text('aims.taking', { side: read.whoIs(other) }) } }),
    places: data.regions[diocese].zones,
    rule,
  })
}

function keyConditions(seen: Seen, diocese: DioceseId, side: SideId): Condition[] {
  const { position, text } = seen
  return keysTo(position, diocese).map(zone =>
    either(text('aims.key', { city: cityOf(seen, zone) }), holdsKey(position, zone, side), 'SV-3.7.3-B'),
  )
}

function missingKeys({ position }: Seen, diocese: DioceseId, side: SideId): number {
  return keysTo(position, diocese).filter(zone => !holdsKey(position, zone, side)).length
}

function cityOf(seen: Seen, zone: string): string {
  return String(townName(seen, seen.data, zone) ?? placeName(seen, seen.data, zone))
}

/** SV-S3-A */
export function diocesesAim(read: Read, side: SideId): Aim {
  const { seen, checked } = read
  const { data, text } = seen
  const { regionOrder } = data
  const mine = diocesesOf(checked, side)
  const need = regionOrder.length
  const name = text('aims.dioceses', { n: need })
  return aimOf(read, side, {
    id: 'dioceses',
    name,
    met: mine.length === need,
    held: diocesesOf(seen.position, side).length === need,
    conditions: [{ text: name, have: mine.length, need }],
    places: regionOrder.filter(id => !mine.includes(id)).flatMap(id => data.regions[id].zones),
    rule: 'SV-S3-A',
  })
}

/** SV-10.3-A */
export function pointsAim(read: Read, side: SideId): Aim {
  const { seen, checked } = read
  const { text } = seen
  const other = opponentOf(checked, side)
  const { points } = checked.state
  const [have, need] = [points[side], points[other] + 1]
  return aimOf(read, side, {
    id: 'points',
    name: text('aims.points'),
    met: have >= need,
    held: false,
    near: need - have <= NEAR,
    conditions: [
      {
        text: text('aims.points.words', { other: String(points[other]) }),
        have,
        need,
        shown: `${have} : ${points[other]}`,
        rule: 'SV-10.3-A',
      },
      ...aheadOf(read, side),
    ],
    asked: askedAtEnd(seen),
    places: [],
    rule: 'SV-10.3-A',
  })
}

/** So few points are one year's. */
const NEAR = 3

/** What the year would bring if it ended now (SV-2.F-3), and the last one besides (SV-10.2-P9). */
function aheadOf({ seen, checked }: Read, side: SideId): Condition[] {
  const { text } = seen
  const ahead = scoresOf(checked, side).reduce((sum, { points }) => sum + points, 0)
  return [
    { text: text('aims.points.ahead'), have: 0, need: 0, shown: `+${ahead}`, helps: true },
    { ...either(text('aims.points.primus'), side === 'primus', 'SV-10.2-P9'), helps: true },
  ]
}

/** SV-S8-C: twice the other's points, or more than three quarters of them. */
export function shareAim(read: Read, side: SideId, share: 'twice' | 'three-quarters'): Aim {
  const { seen, checked } = read
  const { text } = seen
  const { points } = checked.state
  const [have, their] = [points[side], points[opponentOf(checked, side)]]
  const need = share === 'twice' ? 2 * their : Math.floor((3 * their) / 4) + 1
  return aimOf(read, side, {
    id: share,
    name: text(`aims.${share}`),
    met: have >= need,
    held: false,
    near: need - have <= NEAR,
    conditions: [
      { text: text(`aims.${share}.words`), have, need, shown: `${have} : ${their}` },
      ...aheadOf(read, side),
    ],
    asked: askedAtEnd(seen),
    places: [],
    rule: 'SV-S8-C',
  })
}

/** SV-S8-C, SV-3.1.2 */
export function cityAim(read: Read, side: SideId): Aim {
  const { view, data, text } = read.seen
  const { built, box } = view.constantinopolis
  const { yearsOfBuilding, zone } = data.constantinopolis
  const have = built ? yearsOfBuilding : box === null ? 0 : Math.max(0, yearsOfBuilding - (box - view.year))
  return aimOf(read, side, {
    id: 'city',
    name: text('aims.city'),
    met: built,
    held: false,
    missing: yearsOfBuilding - have,
    conditions: [{ text: text('aims.city.words'), have, need: yearsOfBuilding, rule: 'SV-3.1.2-A' }],
    asked: askedAtEnd(read.seen),
    places: [zone],
    rule: 'SV-S8-C',
  })
}

/** SV-S8-C: the player of Constantin must still be Primus, or the other has become it. */
export function primusAim(read: Read, side: SideId): Aim {
  const { checked, seen } = read
  const { text } = seen
  const met = side === 'primus'
  return aimOf(read, side, {
    id: 'primus',
    name: text('aims.primus'),
    met,
    held: met,
    missing: 2,
    // A change of roles that is due takes it away.
    ...(met && checked.state.turn.roleChange !== null ? { threat: 1 } : {}),
    conditions: [either(text('aims.primus.words'), met)],
    asked: askedAtEnd(seen),
    places: [],
    rule: 'SV-S8-C',
  })
}

/** SV-S1-E */
export function maxenceDead(read: Read, side: SideId): Aim {
  return deathAim(read, side, 'maxence', 'SV-S1-E')
}

/** SV-S5-C */
export function magnenceDead(read: Read, side: SideId): Aim {
  const reigns = read.checked.state.emperors.primus === 'magnence'
  const lives = read.checked.state.usurpations.some(({ usurper }) => usurper === 'magnence')
  return deathAim(read, side, 'magnence', 'SV-S5-C', !lives && !reigns)
}

function deathAim(
  read: Read,
  side: SideId,
  leader: 'maxence' | 'magnence',
  rule: RuleId,
  dead = placeOf(read.checked, leader) === boxes.dead,
): Aim {
  const { seen } = read
  const key = leader === 'maxence' ? 'maxence' : 'magnence-dead'
  return aimOf(read, side, {
    id: key,
    name: seen.text(`aims.${key}`),
    met: dead,
    held: false,
    // Nobody dies by one step: it takes a battle, a card or a bad year.
    missing: 2,
    conditions: [either(seen.text(`aims.${key}.words`), dead, rule)],
    places: whereIs(seen, leader),
    rule,
  })
}

/** SV-S5-C */
export function magnenceReigns(read: Read, side: SideId): Aim {
  const { seen, checked } = read
  const met = checked.state.emperors.primus === 'magnence'
  return aimOf(read, side, {
    id: 'magnence-reigns',
    name: seen.text('aims.magnence-reigns'),
    met,
    held: false,
    missing: 2,
    conditions: [either(seen.text('aims.magnence-reigns.words'), met, 'SV-S5-C')],
    places: whereIs(seen, 'magnence'),
    rule: 'SV-S5-C',
  })
}

function whereIs({ position, data }: Seen, leader: string): readonly PlaceId[] {
  const place = placeOf(position, leader)
  return isOnMap(data, place) ? [place] : []
}

function askedAtEnd(seen: Seen): string {
  return seen.text('aims.asked.end', { year: lastYearOf(seen).year })
}
