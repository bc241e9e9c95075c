import { type Rules, reactionWindow } from '@aquila/engine'
import { areaAt, isCoastal, PROVINCES, percentOf } from '../../data/index.ts'
import { fleetsOf } from '../combat/naval.ts'
import { isNeutral } from '../control.ts'
import { loseLeadersOf } from '../leaders.ts'
import { sufferLosses } from '../losses.ts'
import { sinkCargo } from '../operations/cargo.ts'
import { isEnemy } from '../pacts.ts'
import { changeMarks, findLeader, marksAt, totalStrength, unitsAt } from '../pieces.ts'
import { ownPower, powerId } from '../powers.ts'
import { standing } from '../standing.ts'
import type { Roma, RomaPosition } from '../state.ts'
import { concealedHand, holdsCard, opponentsOf, playCard, restsOf } from './play.ts'

/** RV-14.2-18: d6 x 10 per cent, less 10 for each point of the Leader's rating, but 10 at least. */
export function piracyPercent(die: number, rating: number): number {
  return Math.max(10, (die - rating) * 10)
}

/** RV-14.2-18 (a): an opponent may play Piracy against an active Leader at sea. */
export function* piracyCard(g: Roma, id: number): Rules {
  const leader = findLeader(g.state, id)
  if (leader === undefined) return
  yield* reactionWindow(g, {
    name: 'voyage',
    rule: 'RV-14.2-18',
    roles: opponentsOf(g, leader.power),
    about: { area: areaAt(leader.area).id },
    reactions: role => (holdsCard(g, role, 'piracy') ? [{ verb: 'play', noun: 'piracy' }] : []),
    ...concealedHand(g, () => 'piracy'),
    rests: () => restsOf(g),
    *play(role) {
      if (yield* playCard(g, role, 'piracy', 'RV-14.2-18')) yield* pirates(g, id)
    },
  })
}

function* pirates(g: Roma, id: number): Rules {
  const leader = findLeader(g.state, id)
  if (leader === undefined) return
  const fleets = fleetsOf(g, id)
  const die = g.dice.d6('piracy')
  const percent = piracyPercent(die, leader.rating)
  g.tell({
    kind: 'pirates',
    rule: 'RV-14.2-18',
    data: { power: powerId(g, leader.power), area: areaAt(leader.area).id, die, percent },
  })
  const points = percentOf(totalStrength(g.data, fleets), percent)
  const units = fleets.map(unit => unit.id)
  const exposed = {
    area: leader.area,
    power: leader.power,
    units,
    garrison: false,
    limes: false,
    city: false,
  }
  yield* sufferLosses(g, [{ exposed, points, rule: 'RV-14.2-18' }])
  yield* sinkCargo(g, id, fleets)
  yield* loseLeadersOf(g, leader.area, { leaders: [id], units })
}

/** RV-14.2-18 (b): enemy coastal Provinces with nothing but a Garrison and no Capital. */
export function raidableCoasts(position: RomaPosition, role: string): number[] {
  const { state } = position
  const own = ownPower(position, role)
  const found: number[] = []
  for (let area = 0; area < PROVINCES; area++) {
    const { garrison, city, pillaged } = marksAt(state, area)
    if (!isCoastal(area) || garrison === null || city !== null || pillaged) continue
    if (!isEnemy(position, own, garrison) || isNeutral(state, garrison)) continue
    if (unitsAt(state, area).length === 0) found.push(area)
  }
  return found
}

export function raidCoast(g: Roma, area: number): void {
  changeMarks(g.state, area, { pillaged: true })
  const data = { province: areaAt(area).id, gain: 0, standing: standing(g, []) }
  g.tell({ kind: 'pillage', rule: 'RV-14.2-18', data })
}
