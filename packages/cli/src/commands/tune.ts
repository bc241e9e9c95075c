import { availableParallelism } from 'node:os'
import { weightsOfLevel } from '@aquila/bots'
import type { Weight } from '@aquila/engine'
import { ArenaPool } from '../arena-pool.ts'
import { contestantsFor } from '../contest.ts'
import { type ListedGame, listedGameNamed, scenarioNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import { MEASURING_SEEDS, measure, TUNING_SEEDS, tune as tuneOn } from '../tuning.ts'
import { differenceOf, gainLine, progressLine } from '../tuning-report.ts'
import { readTuning, type TuningTask, writeTuning } from '../tuning-state.ts'
import { type Command, positiveNumber, readArguments, UsageError, wholeNumber } from '../usage.ts'
import { writeWeights } from '../weights-file.ts'

const help = `Usage: aquila tune <game> <level> [options]

Tunes the weights of a bot's judgement by play against itself (SPSA): in every iteration all weights are changed at once,
each up or down by chance, the bot so changed plays the one changed the other way, and the weights go a little towards
the better. Then the tuned bot plays the present one. Prints the difference of the weights with the gain; changes no code.
Broken off, it goes on where it was when it is called again in the same way.

  --scenario ID      a scenario, any number of times (default: all)
  --weight NAME      a weight to be tuned, any number of times (default: all of the level)
  --iterations N     how often the weights are changed (default: 200)
  --pairs N          pairs of matches in each scenario of an iteration: seats changed, same dice (default: 4)
  --rate X           how far a clean sweep moves the weights in the end, as a part of a step (default: 0.1)
  --final N          pairs of matches in each scenario of tuned against present weights (default: 100)
  --seed N           the first seed (default: ${TUNING_SEEDS.first})
  --jobs N           matches played at the same time (default: one for each core)
  --state FILE       where it is kept how far the tuning has come (default: .aquila/tuning-<game>-<level>.json)
  --out FILE         where the weights go, for --weights of arena and simulate (default: .aquila/weights-<game>-<level>.json)

Seeds from ${TUNING_SEEDS.first} to ${TUNING_SEEDS.last} are for tuning, those from ${MEASURING_SEEDS.first} to ${MEASURING_SEEDS.last} for the last series; the tables
that are kept begin at 1. Who plays alone plays the same dice with either weights, and counts by score.`

export const tune: Command = {
  name: 'tune',
  summary: 'improve the weights of a bot by play against itself',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      scenario: { type: 'string', multiple: true },
      weight: { type: 'string', multiple: true },
      iterations: { type: 'string', default: '200' },
      pairs: { type: 'string', default: '4' },
      rate: { type: 'string', default: '0.1' },
      final: { type: 'string', default: '100' },
      seed: { type: 'string', default: String(TUNING_SEEDS.first) },
      jobs: { type: 'string', default: String(availableParallelism()) },
      state: { type: 'string' },
      out: { type: 'string' },
    })
    const [id, level] = positionals
    if (id === undefined || level === undefined) throw new UsageError('say which game and which level')
    const listed = listedGameNamed(id)
    const { game } = listed
    const state = values.state ?? `.aquila/tuning-${game.id}-${level}.json`
    const out = values.out ?? `.aquila/weights-${game.id}-${level}.json`
    const final = wholeNumber(values.final, 'final', 1)
    const task: TuningTask = {
      game: game.id,
      version: game.version,
      level,
      scenarios: (values.scenario ?? game.scenarios.map(each => each.id)).map(each =>
        scenarioNamed(game, each),
      ),
      pairs: wholeNumber(values.pairs, 'pairs', 1),
      plan: {
        weights: weightsNamed(listed, level, values.weight),
        iterations: wholeNumber(values.iterations, 'iterations', 1),
        rate: positiveNumber(values.rate, 'rate'),
        seed: wholeNumber(values.seed, 'seed', TUNING_SEEDS.first),
      },
    }
    mustHaveSeeds(task, final)

    const begun = readTuning(state, task)
    const pool = new ArenaPool(wholeNumber(values.jobs, 'jobs', 1))
    try {
      if (begun.done > 0)
        console.log(`${state}: ${begun.done} of ${task.plan.iterations} iterations are done`)
      const tuning = await tuneOn(task, begun, pool, (now, lead) => {
        writeTuning(state, task, now)
        console.log(progressLine(task.plan, now.done, lead, now.weights))
      })
      const bar = progressBar(2 * final * task.scenarios.length)
      const { weights, gain } = await measure(task, tuning, pool, final, () => bar.step('tuned - present'))
      bar.end()
      for (const line of differenceOf(task.plan, weights)) console.log(line)
      console.log(gainLine(gain))
      const { matches, share, low, high } = gain
      writeWeights(out, { game: game.id, level, weights, gain: { matches, share, low, high } })
      console.log(`written to ${out}`)
    } finally {
      await pool.close()
    }
  },
}

function weightsNamed(
  listed: ListedGame,
  level: string,
  names: readonly string[] | undefined,
): readonly Weight[] {
  const { game, bots } = listed
  const known = weightsOfLevel(bots, level)
  if (known.length === 0) {
    const tunable = contestantsFor(listed).filter(each => weightsOfLevel(bots, each).length > 0)
    throw new UsageError(
      `${game.title} has nothing to tune in "${level}"; in these it has: ${tunable.join(', ') || 'none'}`,
    )
  }
  const unknown = names?.find(name => !known.some(weight => weight.name === name))
  if (unknown !== undefined)
    throw new UsageError(
      `${level} has no weight "${unknown}"; there are: ${known.map(({ name }) => name).join(', ')}`,
    )
  return names === undefined ? known : known.filter(({ name }) => names.includes(name))
}

function mustHaveSeeds({ pairs, plan }: TuningTask, final: number): void {
  const last = plan.seed + pairs * plan.iterations - 1
  if (last > TUNING_SEEDS.last) throw new UsageError(`tuning would need seeds up to ${last}`)
  if (MEASURING_SEEDS.first + final - 1 > MEASURING_SEEDS.last)
    throw new UsageError(`--final ${final} needs more seeds than there are`)
}
