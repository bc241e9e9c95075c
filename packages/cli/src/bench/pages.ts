import { pathToFileURL } from 'node:url'
import { fastDice, Match } from '@aquila/engine'
import { playRandomly } from '@aquila/engine/fuzz'
import { type Tools, toolsOf } from '@aquila/games/bench'
import type { BuiltPage } from '@aquila/web/bench'
import type { AnyGame } from '../games.ts'
import type { Subject, Value } from './subject.ts'

/** The tables of several commits as what is measured: a slice is a tour over the map, on a processor `size` times slower. */
export async function tableSubjects(pages: readonly BuiltPage[], game: AnyGame): Promise<Subject[]> {
  const record = recordAfter(game, 0)
  return await Promise.all(
    pages.map(async page => {
      const table = await page.table(record)
      const tour = async (slower: number): Promise<Value[]> => {
        const { frames, worst } = await table.move(slower)
        return [
          { count: 'frames', unit: 'frames a second', value: frames },
          { count: 'worst tenth', unit: 'frames a second', value: worst },
        ]
      }
      return subjectOf(tour, () => table.leave())
    }),
  )
}

/** A slice opens a long match from the shelf. */
export async function openingSubjects(pages: readonly BuiltPage[], game: AnyGame): Promise<Subject[]> {
  const record = recordAfter(game, 9000)
  return await Promise.all(
    pages.map(async page => {
      const open = await page.opening(record)
      const opened = async (): Promise<Value[]> => [
        { count: 'opening a long match', unit: 'ms', value: await open() },
      ]
      return subjectOf(opened, async () => undefined)
    }),
  )
}

/** How many entries a long match has, and how many choices of it are a slice. */
const LONG = 9000
const CHOICES = 20

/** A slice makes choices in a long match, in the page's worker, each of them saved. */
export async function choosingSubjects(pages: readonly BuiltPage[], game: AnyGame): Promise<Subject[]> {
  return await Promise.all(
    pages.map(async page => {
      // An older commit reads no match of later rules: each opens its own.
      const choosing = await page.choosing(
        await longRecord(await toolsOf(pathToFileURL(`${page.root}/`)), game.id),
      )
      const chosen = async (): Promise<Value[]> => {
        for (;;) {
          const { milliseconds, made } = await choosing.choose(CHOICES)
          // A short stretch before somebody else is asked says little.
          if (made === CHOICES)
            return [{ count: 'a choice in a long match', unit: 'ms', value: milliseconds }]
        }
      }
      return subjectOf(chosen, () => choosing.leave())
    }),
  )
}

/** A match of the first scenario that goes on for long after its 9,000th entry, by the rules of a commit. */
async function longRecord({ engine, fuzz, games }: Tools, id: string): Promise<string> {
  const game = await games.boxes.get(id)?.definition?.()
  if (game === undefined) throw new Error(`there is no game "${id}"`)
  const scenario = game.scenarios[0]?.id ?? ''
  for (let number = 1; ; number++) {
    const match = engine.Match.start(game, { scenario, seed: number.toString(16).padStart(64, '0') })
    fuzz.playRandomly(match, engine.fastDice(number))
    if (match.length > LONG + 1000) return JSON.stringify(match.at(LONG).record)
  }
}

function subjectOf(slice: (size: number) => Promise<Value[]>, end: () => Promise<void>): Subject {
  return { slice: async ({ size }) => ({ seconds: 0, counts: {}, values: await slice(size) }), end }
}

/** A match of the first scenario after so many random choices, or a little before its end. */
function recordAfter(game: AnyGame, choices: number): string {
  const scenario = game.scenarios[0]?.id ?? ''
  const match = Match.start(game, { scenario, seed: '1'.padStart(64, '0') })
  playRandomly(match, fastDice(1), choices)
  return JSON.stringify(match.result === null ? match.record : match.at(match.length - 1).record)
}
