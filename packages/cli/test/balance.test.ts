import type { Match, Stage } from '@aquila/engine'
import { wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { balancePage } from '../src/balance.ts'
import { stagesChart } from '../src/balance-chart.ts'
import { listedGameNamed } from '../src/games.ts'
import { Simulation } from '../src/simulation.ts'

const { game, bots, texts } = listedGameNamed('kings-of-rome')

function stage(name: string, fulfilled: boolean, points: number, passed: number): Stage {
  return { name, fulfilled, points, turns: { played: 4, passed } }
}

/** Two matches: one fulfils both missions and wins, the other is lost after the first. */
function simulated(): Simulation {
  const simulation = new Simulation(game, 'seven-kings', 'centurio')
  const ended = (winners: string[]) =>
    ({ length: 10, result: { winners, outcome: 'victory' } }) as unknown as Match
  simulation.add(ended(['rome']), [stage('romulus', true, 6, 1), stage('numa', true, 21, 0)])
  simulation.add(ended([]), [stage('romulus', false, -8, 2)])
  return simulation
}

describe('how hard a game is', () => {
  const words = wordsOf(texts, game.load(undefined))

  it('is told stage by stage: turns passed, missions, points', () => {
    const [romulus, numa] = simulated().stages(words)
    expect(romulus).toMatchObject({ reached: 1, points: -1, won: 0, passed: { share: 3 / 8 } })
    expect(romulus?.fulfilled.share).toBe(0.5)
    expect(numa).toMatchObject({ reached: 0.5, points: 21, won: 0.5, passed: { share: 0 } })
  })

  it('has a chart with a bar for each stage, as long as what it shows', () => {
    const chart = stagesChart(simulated().stages(words))
    const widths = [...chart.matchAll(/<rect x="(\d+)" y="\d+" width="(\d+)" height="18"/g)].map(found =>
      found.slice(1).map(Number),
    )
    const whole = 640 - 210 - 24
    expect(widths).toEqual([
      [210, Math.round((3 / 8) * whole)],
      [210, 0],
      [210, whole / 2],
      [210, whole],
      // From −5 to 25 points: a bar left of nothing, and one right of it.
      [
        Math.round(210 + (4 / 30) * whole),
        Math.round(210 + (5 / 30) * whole) - Math.round(210 + (4 / 30) * whole),
      ],
      [
        Math.round(210 + (5 / 30) * whole),
        Math.round(210 + (26 / 30) * whole) - Math.round(210 + (5 / 30) * whole),
      ],
    ])
    expect(chart).toContain('Turns in which nothing was done')
    expect(chart).toContain('<title>Numa Pompilius: 21.0</title>')
  })

  it('leaves out what a game does not count', () => {
    const simulation = new Simulation(game, 'seven-kings', 'centurio')
    simulation.add({ length: 1, result: null } as unknown as Match, [
      { name: 'romulus', fulfilled: true, points: 1 },
    ])
    expect(stagesChart(simulation.stages(words))).not.toContain('Turns in which')
  })

  it('is a page with its chart beside it', () => {
    const files = balancePage('kings-of-rome', { game, texts }, 'seven-kings', {}, [simulated()])
    expect(Object.keys(files)).toEqual(['kings-of-rome.md', 'kings-of-rome-centurio.svg'])
    expect(files['kings-of-rome.md']).toContain('![Stage by stage](kings-of-rome-centurio.svg)')
    expect(files['kings-of-rome.md']).toContain('| Romulus | 37.5% | 100.0% | 50.0% | -1.0 | 0.0% |')
  })

  it('counts a turn as passed if its actions end before the first', () => {
    const told = (kind: string, data: object) => ({ kind, rule: 'KOR-ACT-1', phase: '', after: 0, data })
    const log = [
      told('turn', { period: 1 }),
      told('actions', { actions: 5 }),
      told('actions-end', { left: 5 }),
      told('turn', { period: 1 }),
      told('actions', { actions: 6 }),
      told('actions-end', { left: 5 }),
      told('turn', { period: 2 }),
      told('actions', { actions: 3 }),
      told('actions-end', { left: 3 }),
    ]
    const past = { period: 1, cities: 1, mission: 4, vp: 2 }
    const view = { reigns: [past, { ...past, period: 2 }] }
    const stages = bots?.stages?.(view, log as never)
    expect(stages?.map(({ turns }) => turns)).toEqual([
      { played: 2, passed: 1 },
      { played: 1, passed: 1 },
    ])
  })
})
