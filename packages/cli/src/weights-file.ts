import { type Rate, weightsOfLevel } from '@aquila/bots'
import type { Weights } from '@aquila/engine'
import { number, object, parse, record, string } from 'valibot'
import type { TunedBot } from './contest.ts'
import { readTextFile, writeTextFile } from './files.ts'
import type { ListedGame } from './games.ts'
import { Failed } from './usage.ts'

/** Weights that a tuning has found, in a file: `--weights` lets a bot play by them before anybody types them in. */
const weightsSchema = object({ game: string(), level: string(), weights: record(string(), number()) })

/** The bot of a file, for a contest or a simulation of this game; its name says who it is. */
export function readTunedBot({ game, bots }: ListedGame, path: string): TunedBot {
  const found = readWeights(path)
  if (found.game !== game.id) throw new Failed(`${path} holds weights for ${found.game}, not for ${game.id}`)
  const known = weightsOfLevel(bots, found.level)
  for (const [name, value] of Object.entries(found.weights)) {
    const weight = known.find(candidate => candidate.name === name)
    if (weight === undefined) throw new Failed(`${path}: ${found.level} has no weight "${name}"`)
    const { least, most } = weight
    if (value < least || value > most)
      throw new Failed(`${path}: ${name} must be from ${least} to ${most}, not ${value}`)
  }
  return { name: `tuned-${found.level}`, level: found.level, weights: found.weights }
}

function readWeights(path: string) {
  const text = readTextFile(path)
  try {
    return parse(weightsSchema, JSON.parse(text))
  } catch (error) {
    throw new Failed(`${path} holds no weights: ${error instanceof Error ? error.message : error}`)
  }
}

/** The weights with the gain that was measured, for those who find the file later. */
export function writeWeights(
  path: string,
  found: {
    readonly game: string
    readonly level: string
    readonly weights: Weights
    readonly gain: Pick<Rate, 'matches' | 'share' | 'low' | 'high'>
  },
): void {
  writeTextFile(path, `${JSON.stringify(found, null, 2)}\n`)
}
