import type { Threat } from '../../table/index.ts'
import { areaAt, attritionPercent, isNextTo, numberOfArea, percentOf } from '../data/index.ts'
import { named, nameOf, nameOfPower } from '../names.ts'
import { actsAgainst, interceptors } from '../rules/interception.ts'
import { interceptsOnLand } from '../rules/odds/rolls.ts'
import { attachedTo } from '../rules/operations/muster.ts'
import { cityAt, isShip, leaderNoun, marksAt, totalStrength, unitsAt } from '../rules/pieces.ts'
import { powerId } from '../rules/powers.ts'
import type { Leader } from '../rules/state.ts'
import { yearOf, yearText } from './calendar.ts'
import { leaderPiece } from './counters.ts'
import { faces } from './die-looks.ts'
import { kitOfPower } from './dress.ts'
import { placeOf, type RomaInput, type Seen } from './position.ts'

/** What the active Leader may know of a Province before he goes there: who was seen, who may intercept, what lies face down. */
export function knownOf(
  seen: Seen,
  log: RomaInput['log'],
  leader: Leader,
  area: number,
  holders: readonly number[],
): string[] {
  return [
    ...holders.flatMap(power => lastSeen(seen, log, power, area)),
    ...cityKnown(seen, area),
    ...interceptorsKnown(seen, leader, area),
    ...markersKnown(seen, area),
  ]
}

/** RV-6.2: what a Power had left in the Province when it last fought there. */
function lastSeen(seen: Seen, log: RomaInput['log'], power: number, area: number): string[] {
  const { position, text } = seen
  const [{ id }, called] = [areaAt(area), powerId(position, power)]
  const inSight = unitsAt(position.state, area).filter(unit => unit.power === power && !isShip(unit))
  if (inSight.every(unit => unit.id >= 0)) {
    const n = totalStrength(position.data, inSight)
    return n === 0
      ? []
      : [text('known.strength', { power: named(seen, position.data, powerId(position, power)), n })]
  }
  const fought = log.findLast(
    event =>
      event.kind === 'combat' &&
      event.data.area === id &&
      (event.data.attacker === called || event.data.defender === called),
  )
  if (fought?.kind !== 'combat') return []
  const turn = fought.data.standing?.turn ?? seen.view.turn
  const side = fought.data.attacker === called ? 'attacker' : 'defender'
  const points = fought.data.points[side]
  return [
    text('known.seen', {
      power: nameOfPower(seen, position, power),
      n: points - percentOf(points, fought.data.lost[side]),
      year: yearText(seen, yearOf(position, turn)),
    }),
  ]
}

function cityKnown({ position, text }: Seen, area: number): string[] {
  const city = cityAt(position.state, area)
  return city === null ? [] : [text('known.city', { n: city.strength })]
}

/** RV-5.45-a: who may try to meet him there. */
function interceptorsKnown(seen: Seen, leader: Leader, area: number): string[] {
  const { position, data, text } = seen
  const units = attachedTo(position, leader).map(({ id }) => id)
  const quarry = { area, power: leader.power, leader: leader.id, leaders: [leader.id], units, notBy: null }
  return interceptors(position, quarry).map(each =>
    text('known.intercepts', {
      leader: nameOf(seen, data, leaderNoun(each)),
      n: chanceOf(each),
    }),
  )
}

function chanceOf({ rating }: Leader): number {
  return faces(die => interceptsOnLand(die, rating)).filter(Boolean).length
}

/** RV-13.12-a: so many warbands may stand there when the markers are turned. */
function markersKnown({ position, text }: Seen, area: number): string[] {
  const { markers } = marksAt(position.state, area)
  const { values } = position.data.markers
  return markers.length === 0
    ? []
    : [text('known.markers', { n: markers.length, most: values * markers.length })]
}

/** RV-4.2B-a: who ends among enemies wears away in the next Game-Turn. */
export function attritionAhead(
  { text }: Seen,
  { rating }: Leader,
  left: number,
  isOpposed: boolean,
): string | null {
  if (left > 0 || !isOpposed) return null
  const n = faces(die => attritionPercent(rating, die) > 0).filter(Boolean).length
  return n === 0 ? null : text('danger.attrition', { n })
}

/** Who could meet a force of the viewer in a Province, with his chance; his strength is his own affair. */
export function threatsTo(seen: Seen, place: string): Threat[] {
  const { position, own } = seen
  if (own === null) return []
  const area = numberOfArea(place)
  return position.state.leaders
    .filter(leader => isNextTo(leader.area, area) && leader.where === 'field')
    .filter(leader => actsAgainst(position, leader.power, own))
    .filter(leader =>
      unitsAt(position.state, leader.area).some(unit => unit.power === leader.power && !isShip(unit)),
    )
    .map((leader): Threat => {
      const units = unitsAt(position.state, leader.area).filter(
        unit => unit.power === leader.power && !isShip(unit),
      )
      const n = chanceOf(leader)
      return {
        from: placeOf(leader),
        kit: kitOfPower(position, leader.power),
        name: `${leaderPiece(seen, position, leader).label} (${nameOfPower(seen, position, leader.power)})`,
        strength: units.every(({ id }) => id >= 0) ? totalStrength(position.data, units) : null,
        cost: seen.text('known.chance', { n }),
        chance: `${n}/6`,
      }
    })
}
