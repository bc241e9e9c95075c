import type { Role, Rules } from '@aquila/engine'
import { areaAt, PROVINCES } from '../../data/index.ts'
import { goOver } from '../change-of-colour.ts'
import { isControlledBy } from '../control.ts'
import { leaveForeignCities } from '../gates.ts'
import { withinRating } from '../odds/rolls.ts'
import { isEnemy } from '../pacts.ts'
import { changeLeader, isShip, leaderCalled, leaderNoun, placeLeader, powerAt, unitsOf } from '../pieces.ts'
import { isRomanFor, ownPower, powerId } from '../powers.ts'
import { standing } from '../standing.ts'
import type { Leader, Roma, RomaPosition, Unit } from '../state.ts'
import { areaOf } from './operations.ts'

/** RV-14.2-12: 1-3 gives an L-1, 4-5 an L-2, 6 an L-3. */
export function ratingOfNewLeader(die: number): number {
  if (die <= 3) return 1
  return die <= 5 ? 2 : 3
}

/** RV-14.2-12: controlled Provinces with own units. */
export function provincesForLeader(g: RomaPosition, role: Role): number[] {
  const own = ownPower(g, role)
  const found: number[] = []
  for (let area = 0; area < PROVINCES; area++)
    if (isControlledBy(g.state, area, own) && (g.state.stacks[area] ?? []).some(unit => unit.power === own))
      found.push(area)
  return found
}

export function* newLeader(g: Roma, role: Role, target: string | number): Rules {
  const power = ownPower(g, role)
  const die = g.dice.d6('new Leader')
  const rating = ratingOfNewLeader(die)
  const area = areaOf(target)
  placeLeader(g.state, { name: null, power, rating, supreme: false, consul: false, area })
  g.tell({
    kind: 'new-leader',
    rule: 'RV-14.2-12',
    data: { power: powerId(g, power), rating, die, area: areaAt(area).id, standing: standing(g, [power]) },
  })
}

/** RV-14.2-13: enemy Leaders who are not Supreme; a non-Roman may not turn a Roman. */
export function leadersToTurn(g: RomaPosition, role: Role): string[] {
  const own = ownPower(g, role)
  const roman = isRomanFor(g, own, 'leader-defection')
  return g.state.leaders
    .filter(leader => !leader.supreme && isEnemy(g, own, leader.power))
    .filter(
      leader => powerAt(g.state, leader.power).status === 'major' && areaAt(leader.area).kind === 'province',
    )
    .filter(leader => roman || !isRomanFor(g, leader.power, 'leader-defection'))
    .map(leaderNoun)
}

/** RV-14.2-13: he goes over on a die above his rating; then each Land unit and Fleet of his on at most his rating. */
export function* defect(g: Roma, role: Role, target: string | number): Rules {
  const leader = leaderCalled(g.state, target)
  if (leader === undefined) return
  const own = ownPower(g, role)
  const die = g.dice.d6('defection')
  const success = !withinRating(die, leader.rating)
  g.tell({
    kind: 'defection',
    rule: 'RV-14.2-13',
    data: {
      leader: leaderNoun(leader),
      die,
      success,
      to: powerId(g, own),
      standing: standing(g, [own], leader),
    },
  })
  if (!success) return
  changeLeader(g.state, leader.id, { power: own })
  const willing = unitsWith(g, leader).filter(() => withinRating(g.dice.d6('defection'), leader.rating))
  goOver(g, leader.area, willing, own)
  leaveForeignCities(g.state)
}

/** RV-14.2-13: his are those of his Power in the open or in the City with him, and the Fleets that he could take. */
function unitsWith({ state }: RomaPosition, leader: Leader): Unit[] {
  return unitsOf(state, leader.area, leader.power).filter(unit =>
    isShip(unit) ? leader.coast === null || unit.coast === leader.coast : unit.where === leader.where,
  )
}
