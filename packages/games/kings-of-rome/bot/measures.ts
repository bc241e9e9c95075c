import type { Measured } from '@aquila/engine'
import { lastTurn } from '../data/periods.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import { periodData } from '../rules/new-chits.ts'
import { centurio } from './character.ts'
import { type KingsSeat, outlookOf } from './position.ts'
import { chanceOfMission } from './reign.ts'
import { reignLeft } from './reign-left.ts'

/** What tells whether Rome will win. A game for one has nobody to be measured against, so time counts by itself. */
export function measuresOf(seat: KingsSeat): Measured {
  const { position, containers, armies } = outlookOf(seat, centurio)
  const { vp, ip, turn, period, singleReign } = position.state
  const { mission, firstTurn, lastTurn: last } = periodData(position.data, period)
  const cities = citiesForMission(position).length
  const chance = Math.max(0.01, Math.min(0.99, chanceOfMission(reignLeft(position, cities, armies).means)))
  const common = {
    time: 1,
    // KOR-END-2, KOR-END-4
    points: vp,
    influence: Math.sqrt(Math.max(0, ip)),
    want: Math.max(0, 4 - ip) ** 2,
    // KOR-EOT-5
    mission: Math.log(chance / (1 - chance)),
    surplus: Math.max(0, cities - mission),
    roman: Math.min(16, containers.roman),
    hostile: containers.hostile,
    armies: Number(armies),
  }
  // RULING-85: a reign by itself is judged by its mission, the whole game by its points.
  const own = Object.entries(common).map(([name, value]) => [singleReign ? `reign-${name}` : name, value])
  const left = singleReign ? (last + 1 - turn) / (last + 1 - firstTurn) : (lastTurn + 1 - turn) / lastTurn
  return { measures: Object.fromEntries(own), left }
}
