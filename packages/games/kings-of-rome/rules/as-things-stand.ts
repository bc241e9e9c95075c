import type { Result } from '@aquila/engine'
import type { Face } from '../data/index.ts'
import { noEnemies } from './containers.ts'
import { citiesForMission } from './end-of-turn/romanization.ts'
import { noRomans } from './extraction.ts'
import { periodData } from './new-chits.ts'
import { gradeOf, influenceLost } from './score.ts'
import { reignResult } from './single-reign.ts'
import type { KingsPosition } from './state.ts'

/** How the mission of the reign stands: as it was judged (KOR-EOT-5), or as it would be now. */
export function missionOf(position: KingsPosition): { readonly cities: number; readonly mission: number } {
  const { state, data } = position
  const judged = state.reigns.find(({ period }) => period === state.period)
  if (judged !== undefined) return judged
  return { cities: citiesForMission(position).length, mission: periodData(data, state.period).mission }
}

/**
 * How the match would end if nothing changed. `chits`: how many are in each container, which is all that is known of them;
 * `drawsAgain`: a chit is drawn again before new ones come.
 */
export function resultAsThingsStand(
  position: KingsPosition,
  chits: Readonly<Record<Face, number>>,
  drawsAgain: boolean,
): Result {
  const { state } = position
  if (chits.hostile === 0) return noEnemies(state)
  if (state.ip === 0) return influenceLost(state)
  if (chits.roman === 0 && drawsAgain) return noRomans(state)
  if (!state.singleReign) return gradeOf(state)
  const { cities, mission } = missionOf(position)
  const isJudged = state.reigns.some(({ period }) => period === state.period)
  // KOR-EOT-6: what a mission is exceeded by is scored when it is judged.
  return reignResult(state, cities >= mission, state.vp + (isJudged ? 0 : Math.max(0, cities - mission)))
}
