import type { Forecast } from '../../table/index.ts'
import { areaAt, attritionPercent, percentOf } from '../data/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { exposedToAttrition } from '../rules/attrition.ts'
import {
  activeForce,
  besiegedForce,
  defendingForce,
  type Force,
  newCombat,
  strengthIn,
} from '../rules/combat/force.ts'
import { upkeepOf } from '../rules/economy/maintenance.ts'
import { incomeOf } from '../rules/economy/revenue.ts'
import { type CombatKind, modifiersOf, netOf, prospectOf, type Strength } from '../rules/odds/combat.ts'
import { isFriendly } from '../rules/pacts.ts'
import {
  bestLeader,
  isShip,
  landUnitsAt,
  leadersAt,
  powerAt,
  totalStrength,
  unitsAt,
} from '../rules/pieces.ts'
import { hasEconomy, isSameSide, powerNamed } from '../rules/powers.ts'
import type { Leader } from '../rules/state.ts'
import type { Seen } from './position.ts'

/** What can be said before the dice: of a combat that is offered, and of the next Game-Turn. */

/** An attack by the active Leader on a Power where he stands: exact where all is in sight. */
export function attackText(seen: Seen, { area, id, power }: Leader, target: string): string {
  const { position, text } = seen
  const against = powerNamed(position, target)
  const attacker = activeForce(position, area, id, power)
  const defender = defendingForce(position, area, against, power)
  const combat = newCombat('land', area, attacker, defender)
  const strengths = [
    strengthIn(position, combat, 'attacker'),
    strengthIn(position, combat, 'defender'),
  ] as const
  return isInSight(defender)
    ? oddsText(seen, 'land', ...strengths)
    : text('about.attack.unseen', { own: strengths[0].points, rating: strengths[1].rating })
}

export function siegeText(seen: Seen, { area, id, power }: Leader): string {
  const { position, text } = seen
  const inside = besiegedForce(position, area)
  if (inside === null) return ''
  const combat = newCombat('siege', area, activeForce(position, area, id, power), inside)
  const strengths = [
    strengthIn(position, combat, 'attacker'),
    strengthIn(position, combat, 'defender'),
  ] as const
  return isInSight(inside)
    ? oddsText(seen, 'siege', ...strengths)
    : text('about.attack.unseen', { own: strengths[0].points, rating: strengths[1].rating })
}

export function seaFightText(seen: Seen, { area, coast, power, rating }: Leader, target: string): string {
  const { position, text } = seen
  const { state, data } = position
  const ships = unitsAt(state, area).filter(unit => isShip(unit) && unit.coast === coast)
  const [own, theirs] = [power, powerNamed(position, target)].map(side =>
    ships.filter(unit => isSameSide(state, unit.power, side)),
  )
  if (own === undefined || theirs === undefined) return ''
  const admiral = bestLeader(
    leadersAt(state, area).filter(
      leader => leader.where === 'aboard' && isSameSide(state, leader.power, powerNamed(position, target)),
    ),
  )
  const fleet = (units: typeof own, led: number): Strength => ({
    points: totalStrength(data, units),
    cavalry: 0,
    rating: led,
    advantage: 0,
  })
  const strengths = [fleet(own, rating), fleet(theirs, admiral?.rating ?? 0)] as const
  return theirs.every(({ id }) => id >= 0)
    ? oddsText(seen, 'naval', ...strengths)
    : text('about.attack.unseen', { own: strengths[0].points, rating: strengths[1].rating })
}

/** A hidden stack is drawn as one unit with a number below zero. */
function isInSight({ units }: Force): boolean {
  return units.every(id => id >= 0)
}

function oddsText({ text }: RomaSpeech, kind: CombatKind, attacker: Strength, defender: Strength): string {
  const { holder, net } = netOf(modifiersOf(kind, attacker, defender))
  const { attackerWins, attackerLoss, defenderLoss } = prospectOf(holder, net)
  return text('about.attack', {
    own: attacker.points,
    theirs: defender.points,
    n: Math.round(36 * attackerWins),
    loss: percentOf(attacker.points, Math.round(attackerLoss)),
    gain: percentOf(defender.points, Math.round(defenderLoss)),
  })
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** RV-4.2B-a, RV-4.2C2-b: what the next Game-Turn takes if nothing changes: upkeep that cannot be paid, attrition. */
export function forecastOf(seen: Seen): Forecast | null {
  const { position, own, text } = seen
  if (own === null || powerAt(position.state, own).status !== 'major') return null
  const lines = [...unpaid(seen, position, own), ...attrition(seen, position, own)]
  if (lines.length === 0) return null
  return { title: text('forecast.title'), text: text('forecast.text'), rule: 'RV-4.2B-a', lines }
}

function unpaid({ text }: RomaSpeech, position: Seen['position'], own: number): Forecast['lines'] {
  if (!hasEconomy(position, own)) return []
  const left = powerAt(position.state, own).treasury + incomeOf(position, own) - upkeepOf(position, own)
  return left < 0 ? [{ value: `−${-left}`, text: text('forecast.unpaid') }] : []
}

function attrition(speech: RomaSpeech, position: Seen['position'], own: number): Forecast['lines'] {
  const { text } = speech
  const { state, data } = position
  return exposedToAttrition(position)
    .filter(({ power }) => power === own)
    .map(({ area, units }) => {
      const leaders = leadersAt(state, area).filter(leader => leader.power === own)
      const rating = bestLeader(leaders)?.rating ?? 0
      const strength = totalStrength(data, units)
      const losses = faces.map(die => percentOf(strength, attritionPercent(rating, die)))
      const amongEnemies = landUnitsAt(state, area).some(unit => !isFriendly(position, own, unit.power))
      return {
        value: `−${Math.max(...losses)}`,
        text: text('forecast.attrition', {
          area: nameOf(speech, data, areaAt(area).id),
          why: amongEnemies ? 'enemies' : 'cut-off',
          n: losses.filter(loss => loss > 0).length,
        }),
        place: areaAt(area).id,
      }
    })
}
