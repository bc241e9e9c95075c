import type { Result } from '@aquila/engine'
import { lastTurn } from '../data/periods.ts'
import { chitsIn } from '../rules/containers.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import { periodData } from '../rules/new-chits.ts'
import { type KingsPosition, ROME } from '../rules/state.ts'
import type { Outlook } from './position.ts'
import { chanceOfMission } from './reign.ts'
import { reignLeft } from './reign-left.ts'

/**
 * How likely Rome wins from here. The weights were fitted to what became of 700 matches of Centurio and Miles, turn by
 * turn: of all that lies on the map little tells as much as points, influence and the time that is left.
 */
export function chanceOf(standing: Standing): number {
  const odds = standing.position.state.singleReign ? oddsOfReign(standing) : oddsOfGame(standing)
  return 1 / (1 + Math.exp(-odds))
}

/** A position, and how many chits each container holds. */
export type Standing = Pick<Outlook, 'position' | 'containers'>

/** How Rome stands in a match that is looked at from all sides. */
function standingOf(position: KingsPosition): Standing {
  const [roman, hostile] = [chitsIn(position, 'roman').length, chitsIn(position, 'hostile').length]
  return { position, containers: { roman, hostile } }
}

/** How much better or worse Rome stands than before: from 0 to 1, half is as before. */
export function worthAfter(before: number, position: KingsPosition, result: Result | null): number {
  const chance = result === null ? chanceOf(standingOf(position)) : chanceWith(result)
  const scale = Math.max(LEAST_SCALE, 4 * before * (1 - before))
  return Math.max(0, Math.min(1, 0.5 + (chance - before) / (2 * scale)))
}

/** Where hardly anything is likely, small differences count. */
const LEAST_SCALE = 0.15

function chanceWith({ winners, outcome }: Result): number {
  if (winners.includes(ROME)) return outcome === 'reign-fulfilled' ? 0.9 : 1
  return outcome === 'honourable' ? 0.05 : 0
}

/** KOR-END-4: with little influence one failure ends all, sooner than a few look aheads can see. */
function fear(ip: number): number {
  return 0.35 * Math.max(0, 4 - ip) ** 2
}

/** The logarithm of the odds that the whole game is won (KOR-END-2). */
function oddsOfGame({ position, containers }: Standing): number {
  const { vp, ip, turn } = position.state
  const { needed, surplus } = missionOf(position)
  const left = (lastTurn + 1 - turn) / lastTurn
  const influence = Math.sqrt(ip)
  return (
    -7.8 +
    4.8 * left +
    (0.25 - 0.08 * left) * vp +
    (0.87 - 0.22 * left) * influence +
    0.1 * Math.min(16, containers.roman) -
    0.02 * containers.hostile -
    0.13 * needed +
    0.55 * surplus -
    fear(ip)
  )
}

/** The same for the mission of a single reign (RULING-85); glory and chits to draw from count a little. */
function oddsOfReign({ position, containers }: Standing): number {
  const { means } = reignLeft(position, citiesForMission(position).length, false)
  const chance = Math.max(0.015, Math.min(0.985, chanceOfMission(means)))
  return Math.log(chance / (1 - chance)) + 0.05 * position.state.vp + 0.05 * Math.min(16, containers.roman)
}

/** Cities that are missing, for each turn that is left, and cities beyond the mission (KOR-EOT-5). */
function missionOf(position: KingsPosition): { needed: number; surplus: number } {
  const { turn, period } = position.state
  const { mission, lastTurn: last } = periodData(position.data, period)
  const cities = citiesForMission(position).length
  const turns = Math.max(1, last - turn + 1)
  return { needed: Math.max(0, mission - cities) / turns, surplus: Math.max(0, cities - mission) }
}
