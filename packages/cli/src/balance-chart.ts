import { BLUE, GOLD, picture, RED, ratePanel, valuePanel } from './chart.ts'
import type { StageTally } from './simulation.ts'

/** The stages of a game as a picture: turns that were passed, missions fulfilled, points at the end of each. */
export function stagesChart(stages: readonly StageTally[]): string {
  const labelled = <T>(of: (stage: StageTally) => T) =>
    stages.map(stage => ({ ...of(stage), label: stage.name }))
  const points = stages.map(stage => stage.points)
  const [from, to] = [5 * Math.floor(Math.min(0, ...points) / 5), 5 * Math.ceil(Math.max(5, ...points) / 5)]
  const passed = labelled(({ passed: rate }) => ({ rate })).flatMap(({ rate, label }) =>
    rate === null ? [] : [{ rate, label }],
  )
  return picture([
    ...(passed.length === 0 ? [] : [ratePanel('Turns in which nothing was done', passed, RED, 40)]),
    ratePanel(
      'Missions fulfilled',
      labelled(({ fulfilled: rate }) => ({ rate })),
      BLUE,
      40,
    ),
    valuePanel(
      'Victory points at the end',
      labelled(({ points: value }) => ({ value })),
      GOLD,
      {
        from,
        to,
        step: 5,
      },
    ),
  ])
}
