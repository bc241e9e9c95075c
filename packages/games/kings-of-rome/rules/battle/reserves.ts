import { choicesWith, type Rules } from '@aquila/engine'
import type { Face } from '../../data/index.ts'
import { beats, leaderAttackOdds } from '../odds/index.ts'
import { isCavalry, isInfantry, strongestFirst, virtusOf } from '../pieces.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask, pick } from '../tasks.ts'
import { loseLeader, mayReplace } from './casualties.ts'
import { battleOf, isHeavy, otherSide } from './display.ts'

/** KOR-RES-1 to KOR-RES-3: what the reserves do after a round. RULING-72: Rome first. */
export function* actWithReserves(g: Kings): Rules {
  const spent = yield* romanCavalryAttacksLeader(g)
  yield* fillRomanGaps(g, spent)
  yield* actWithHostileReserves(g)
}

/** KOR-RES-2: cavalry in reserve may go for a leader in the front line; it does not fill a gap then. */
function* romanCavalryAttacksLeader(g: Kings): Rules<readonly string[]> {
  const spent: string[] = []
  for (;;) {
    const leader = exposedLeader(g, 'hostile')
    const ready = battleOf(g).roman.reserve.filter(unit => isCavalry(g, unit) && !spent.includes(unit))
    if (leader === null || ready.length === 0) return spent
    const { verb, noun } = yield ask({
      role: ROME,
      rule: 'KOR-RES-2',
      task: 'charge-leader',
      choices: [...choicesWith('charge', ready), { verb: 'hold-back' }],
      about: { leader, gaps: gapsOf(g, 'roman').length },
    })
    const unit = ready.find(each => each === noun)
    if (verb !== 'charge' || unit === undefined) return spent
    spent.push(unit)
    yield* attackLeader(g, 'roman', unit, leader)
  }
}

/** KOR-CMB-4: only who stands in the front line can be attacked. */
function exposedLeader(position: KingsPosition, side: Face): string | null {
  const { leader, leaderSpace } = battleOf(position)[side]
  return leaderSpace === null ? null : leader
}

function* attackLeader(g: Kings, side: Face, by: string, leader: string): Rules {
  const odds = leaderAttackOdds(virtusOf(g, leader))
  const die = g.dice.d6('attack on a leader')
  const hits = beats(odds, die)
  g.tell({
    kind: 'leader-attacked',
    rule: 'KOR-RES-2',
    data: { side, by, leader, die, target: odds.target, hits },
  })
  if (hits) yield* loseLeader(g, otherSide(side), 'KOR-RES-2', true)
}

function gapsOf(position: KingsPosition, side: Face): number[] {
  return battleOf(position)[side].front.flatMap((unit, space) => (unit === null ? [space] : []))
}

/** KOR-RES-1, KOR-RES-2, RULING-72: a gap that can be filled is filled; the player says by whom. */
function* fillRomanGaps(g: Kings, spent: readonly string[]): Rules {
  for (const space of gapsOf(g, 'roman')) {
    const { reserve, fallen } = battleOf(g).roman
    const fit = reserve.filter(unit => !spent.includes(unit) && mayReplace(g, unit, fallen[space] ?? null))
    if (fit.length === 0) continue
    const unit = yield* pick({
      role: ROME,
      rule: 'KOR-RES-1',
      task: 'fill-gap',
      verb: 'bring-up',
      nouns: strongestFirst(g, fit),
      about: { space: space + 1 },
    })
    bringUp(g, 'roman', unit, space)
  }
}

/** KOR-RES-3, RULING-55, RULING-72: infantry, the strongest first; then cavalry. */
function* actWithHostileReserves(g: Kings): Rules {
  const { hostile } = battleOf(g)
  for (const unit of strongestFirst(
    g,
    hostile.reserve.filter(each => isInfantry(g, each)),
  )) {
    const space = gapsOf(g, 'hostile').find(gap => mayReplace(g, unit, hostile.fallen[gap] ?? null))
    if (space !== undefined) bringUp(g, 'hostile', unit, space)
  }
  for (const unit of strongestFirst(
    g,
    hostile.reserve.filter(each => isCavalry(g, each)),
  ))
    yield* actWithHostileCavalry(g, unit)
}

/** It fills a gap where it can fight; else it goes for the leader; else it fills any gap. */
function* actWithHostileCavalry(g: Kings, unit: string): Rules {
  const gaps = gapsOf(g, 'hostile')
  const space = gaps.find(gap => !facesHeavy(g, gap))
  const leader = exposedLeader(g, 'roman')
  if (space !== undefined) bringUp(g, 'hostile', unit, space)
  else if (leader !== null) yield* attackLeader(g, 'hostile', unit, leader)
  else if (gaps[0] !== undefined) bringUp(g, 'hostile', unit, gaps[0])
}

function facesHeavy(position: KingsPosition, space: number): boolean {
  const opposite = battleOf(position).roman.front[space] ?? null
  return opposite !== null && isHeavy(position, opposite)
}

function bringUp(g: Kings, side: Face, unit: string, space: number): void {
  const army = battleOf(g)[side]
  army.reserve = army.reserve.filter(other => other !== unit)
  army.front[space] = unit
  if (isCavalry(g, unit)) army.broughtUp.push(unit)
  g.tell({
    kind: 'brought-up',
    rule: isCavalry(g, unit) ? 'KOR-RES-2' : 'KOR-RES-1',
    data: { side, unit, space },
  })
}
