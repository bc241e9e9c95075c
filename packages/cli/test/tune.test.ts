import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginTuning, learn, rateOf } from '@aquila/bots'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ArenaPool } from '../src/arena-pool.ts'
import { arena } from '../src/commands/arena.ts'
import { simulate } from '../src/commands/simulate.ts'
import { tune } from '../src/commands/tune.ts'
import { listedGameNamed } from '../src/games.ts'
import { MEASURING_SEEDS, TUNING_SEEDS, tune as tuneOn } from '../src/tuning.ts'
import { differenceOf, gainLine } from '../src/tuning-report.ts'
import { readTuning, type TuningTask, writeTuning } from '../src/tuning-state.ts'
import type { Command } from '../src/usage.ts'
import { readTunedBot } from '../src/weights-file.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aquila-tune-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const task: TuningTask = {
  game: 'kings-of-rome',
  version: '1.0.0',
  level: 'centurio',
  scenarios: ['seven-kings'],
  pairs: 2,
  plan: {
    weights: [
      { name: 'chit', value: 0.25, least: 0, most: 1, step: 0.05 },
      { name: 'unit', value: 0.3, least: 0, most: 1, step: 0.1 },
    ],
    iterations: 10,
    rate: 0.1,
    seed: TUNING_SEEDS.first,
  },
}

describe('how far a tuning has come', () => {
  const begun = beginTuning(task.plan)
  const later = learn(task.plan, learn(task.plan, begun, 0.7), -0.3)

  it('is the beginning without a file, and what was kept with one, to the last digit', () => {
    const path = join(folder, 'none.json')
    expect(readTuning(path, task)).toEqual(begun)
    writeTuning(path, task, later)
    expect(readTuning(path, task)).toEqual(later)
    expect(existsSync(`${path}.new`)).toBe(false)
  })

  it('a broken file is refused and left as it is', () => {
    const path = join(folder, 'broken.json')
    writeTuning(path, task, later)
    const whole = readFileSync(path, 'utf8')
    const outOfBounds = JSON.stringify({ task, tuning: { done: 2, weights: { chit: 1.1, unit: 0.3 } } })
    const incomplete = JSON.stringify({ task, tuning: { done: 2, weights: { chit: 0.3 } } })
    const beyondItsEnd = JSON.stringify({ task, tuning: { ...later, done: 11 } })
    for (const text of ['', '{}', whole.slice(0, -20), outOfBounds, incomplete, beyondItsEnd]) {
      writeFileSync(path, text)
      expect(() => readTuning(path, task)).toThrow(/broken\.json cannot be resumed: .* left as it is/)
      expect(readFileSync(path, 'utf8')).toBe(text)
    }
  })

  it('a file of another tuning is refused: other options, rules, or weights that have been typed in since', () => {
    const path = join(folder, 'other.json')
    const [chit, ...others] = task.plan.weights
    if (chit === undefined) throw new Error('no weight')
    for (const other of [
      { ...task, pairs: 3 },
      { ...task, version: '1.0.1' },
      { ...task, plan: { ...task.plan, weights: [{ ...chit, value: 0.26 }, ...others] } },
    ]) {
      writeTuning(path, other, later)
      expect(() => readTuning(path, task)).toThrow('is of another tuning')
    }
  })
})

describe('what a tuning tells', () => {
  it('the difference of the weights, without those that stay', () => {
    expect(differenceOf(task.plan, { chit: 0.31, unit: 0.3 })).toEqual(['-  chit: 0.25,', '+  chit: 0.31,'])
    expect(differenceOf(task.plan, { chit: 0.25, unit: 0.3 })).toEqual(['no weight has changed'])
  })

  it('the gain with its interval, and whether luck could have made it', () => {
    const won = (wins: number, of: number) =>
      gainLine(rateOf([...Array(of).keys()].map(index => Number(index < wins))))
    expect(won(60, 100)).toMatch(/60\.0% of the points \(95%: 50\.2% to 69\.1%\) in 100 matches: stronger/)
    expect(won(59, 100)).toContain('told from luck')
    expect(won(41, 100)).toContain('told from luck')
    expect(won(40, 100)).toContain(': weaker')
  })
})

describe('weights from a file', () => {
  const kings = listedGameNamed('kings-of-rome')
  const read = (weights: unknown) => {
    const path = join(folder, 'weights.json')
    writeFileSync(path, JSON.stringify(weights))
    return readTunedBot(kings, path)
  }

  it('make a bot of their own name', () => {
    const weights = { chit: 1, unit: 0 }
    expect(read({ game: 'kings-of-rome', level: 'centurio', weights })).toEqual({
      name: 'tuned-centurio',
      level: 'centurio',
      weights,
    })
  })

  it('are refused if they are of another game, unknown, out of bounds or no weights at all', () => {
    const found = { game: 'kings-of-rome', level: 'centurio', weights: {} }
    expect(() => read({ ...found, game: 'the-fords' })).toThrow('weights for the-fords')
    expect(() => read({ ...found, weights: { charm: 1 } })).toThrow('no weight "charm"')
    expect(() => read({ ...found, level: 'miles', weights: { chit: 1 } })).toThrow('no weight "chit"')
    expect(() => read({ ...found, weights: { chit: 1.01 } })).toThrow('chit must be from 0 to 1')
    expect(() => read({ weights: { chit: 1 } })).toThrow('holds no weights')
  })
})

describe('aquila tune', () => {
  const scenario = ['--scenario', 'reign-of-romulus']
  const call = ['kings-of-rome', 'centurio', ...scenario, '--jobs', '1', '--final', '1']

  it('tunes, measures and writes the weights, and when it is called again only measures', async () => {
    const [state, out] = [join(folder, 'state.json'), join(folder, 'found.json')]
    const short = [...call, '--iterations', '2', '--pairs', '1', '--state', state, '--out', out]
    const first = await printed(tune, short)
    expect(first).toContain('2/2  lead')
    expect(first).toMatch(/tuned against present: .* in 2 matches/)
    const again = await printed(tune, short)
    expect(again).toContain('2 of 2 iterations are done')
    expect(again).not.toContain('lead')
    expect(readTunedBot(listedGameNamed('kings-of-rome'), out).level).toBe('centurio')
  })

  it('its weights play in arena and simulate, and are not kept there', async () => {
    const file = join(folder, 'bolder.json')
    writeFileSync(file, '{ "game": "kings-of-rome", "level": "centurio", "weights": { "leastChance": 0.3 } }')
    const game = ['kings-of-rome', ...scenario, '--weights', file]
    expect(await printed(simulate, [...game, '--matches', '1'])).toContain('1 matches of tuned-centurio')
    const report = ['--out', join(folder, 'ranks.md')]
    const meeting = ['--level', 'centurio', '--meetings', '1', '--jobs', '1', ...report]
    expect(await printed(arena, [...game, ...meeting])).toMatch(/\| tuned-centurio +\| centurio/)
    await expect(simulate.run([...game, '--keep'])).rejects.toThrow('only levels are kept')
    await expect(arena.run([...game, '--keep'])).rejects.toThrow('only levels are kept')
  })

  it('broken off and resumed, it finds the same weights', async () => {
    const run = async (name: string) => {
      const [state, out] = [join(folder, `${name}-state.json`), join(folder, `${name}.json`)]
      const args = [...call, '--iterations', '3', '--pairs', '1', '--rate', '2', '--state', state]
      return { state, told: await printed(tune, [...args, '--out', out]) }
    }
    const whole = await run('whole')
    // As if it had been broken off after the first iteration.
    const { task: kept } = JSON.parse(readFileSync(whole.state, 'utf8'))
    const pool = new ArenaPool(1)
    const broken = tuneOn(kept, beginTuning(kept.plan), pool, tuning => {
      writeTuning(join(folder, 'resumed-state.json'), kept, tuning)
      throw new Error('broken off')
    })
    await expect(broken).rejects.toThrow('broken off')
    const resumed = await run('resumed')
    expect(resumed.told).toContain('1 of 3 iterations are done')
    expect(readFileSync(resumed.state, 'utf8')).toBe(readFileSync(whole.state, 'utf8'))
  })

  it('refuses what cannot be tuned, and seeds of the kept tables or of the last series', async () => {
    const refused: readonly (readonly [string, ...string[]])[] = [
      ['say which game', 'kings-of-rome'],
      ['in these it has: centurio', 'kings-of-rome', 'legatus'],
      ['no weight "charm"', ...call, '--weight', 'charm'],
      ['at least 1000000', ...call, '--seed', '999999'],
      ['seeds up to 2000000', ...call, '--iterations', '1', '--pairs', '1', '--seed', '2000000'],
      ['more seeds than there are', ...call, '--final', '1000001'],
      ['a number above 0', ...call, '--rate', '0'],
    ]
    for (const [why, ...args] of refused) await expect(tune.run(args), why).rejects.toThrow(why)
    expect(MEASURING_SEEDS.first).toBeGreaterThan(TUNING_SEEDS.last)
  })
})

/** What a command prints. */
async function printed(command: Command, args: readonly string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    await command.run(args)
    return log.mock.calls.flat().join('\n')
  } finally {
    log.mockRestore()
  }
}
