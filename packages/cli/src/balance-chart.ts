import { BLUE, GOLD, picture, RED, ratePanel, valuePanel } from './chart.ts'
import type { StageTally } from './simulation.ts'

/** The stages of a game as a picture: turns that were passed, missions fulfilled, points at the end of each. */
export function stagesChart(stages: readonly StageTally[]): string {
  const turns = stages.flatMap(({ name: label, passed: rate }) => (rate === null ? [] : [{ label, rate }]))
  const missions = stages.map(({ name: label, fulfilled: rate }) => ({ label, rate }))
  const points = stages.map(({ name: label, points: value }) => ({ label, value }))
  const [least, most] = [Math.min, Math.max].map(of => of(...points.map(({ value }) => value)))
  const bounds = {
    from: STEP * Math.floor(Math.min(0, least ?? 0) / STEP),
    to: STEP * Math.ceil(Math.max(STEP, most ?? 0) / STEP),
    step: STEP,
  }
  return picture([
    ...(turns.length === 0 ? [] : [ratePanel('Turns in which nothing was done', turns, RED, BETWEEN)]),
    ratePanel('Missions fulfilled', missions, BLUE, BETWEEN),
    valuePanel('Victory points at the end', points, GOLD, bounds),
  ])
}

/** Points between two lines of the grid, and room between two panels. */
const STEP = 5
const BETWEEN = 40
