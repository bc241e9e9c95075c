import { gzipSync } from 'node:zlib'
import { botOfLevel, playToTheEnd } from '@aquila/bots'
import {
  AquilaError,
  type Bot,
  type Choice,
  type Decision,
  type DiceSource,
  fastDice,
  type KeptRecord,
  Match,
  makeBot,
  wordsOf,
} from '@aquila/engine'
import {
  Breach,
  Coverage,
  misfits,
  mustEndAsRecorded,
  retrace,
  wordlessEvents,
  wordlessQuestion,
} from '@aquila/engine/fuzz'
import type { CorpusMatch } from '@aquila/games'
import { readRecordFile } from './files.ts'
import type { AnyGame, ListedGame } from './games.ts'
import { Failed } from './usage.ts'

/** The corpus of a game: whole recorded matches that the rules of today must still play to the same end. */

/** Seeds that are tried for what a match must come upon. */
const MOST_SEEDS = 2000

/** What the list beside the records says of each: enough to see in a review what a change of the rules did. */
export interface CorpusEntry {
  readonly scenario: string
  readonly players: string
  readonly seed: number
  readonly choices: number
  /** How many legal choices all decisions together offered. */
  readonly offered: number
  readonly outcome: string
  readonly position: string
}

export function recordPath({ folder }: ListedGame, { name }: Pick<CorpusMatch, 'name'>): string {
  return `${folder}corpus/${name}.json.gz`
}

export function indexPath({ folder }: ListedGame): string {
  return `${folder}corpus/index.json`
}

/** Plays a stored match again; throws if it does not go as recorded. Gives the match, and what it came upon. */
export function replayMatch(listed: ListedGame, match: CorpusMatch, entry: CorpusEntry) {
  const record = readRecordFile(recordPath(listed, match))
  const { played, coverage, offered, wordless, unlisted } = follow(listed, record)
  if (wordless.size > 0) throw new Failed(`the words are missing: ${[...wordless].join('; ')}`)
  if (unlisted.size > 0) throw new Failed(`events differ from their list: ${[...unlisted].join('; ')}`)
  if (offered !== entry.offered)
    throw new Failed(`the rules offer ${offered} choices in all, and offered ${entry.offered}`)
  mustEndAsRecorded(played, record)
  if (played.hash !== entry.position) throw new Failed('index.json tells of another record')
  return { played, coverage }
}

export interface Recorded {
  readonly record: KeptRecord
  readonly entry: CorpusEntry
}

/**
 * Records a match of the corpus under the rules of today: with the choices it had, if they are all still legal and
 * still lead to what it must come upon; otherwise it is played again.
 */
export function recordMatch(listed: ListedGame, how: CorpusMatch, before: CorpusEntry | undefined): Recorded {
  return (before === undefined ? null : recordAgain(listed, how, before)) ?? playAgain(listed, how)
}

function recordAgain(listed: ListedGame, how: CorpusMatch, before: CorpusEntry): Recorded | null {
  try {
    const { played, coverage, offered } = follow(listed, readRecordFile(recordPath(listed, how)))
    if (played.result === null || !coverage.hasMet(how.meets ?? [])) return null
    return recorded(how, before.seed, played, offered)
  } catch (error) {
    if (error instanceof Breach || error instanceof AquilaError || error instanceof Failed) return null
    throw error
  }
}

function follow({ game, texts }: ListedGame, record: KeptRecord) {
  const coverage = new Coverage(game, texts.messages)
  const words = wordsOf(texts, game.load(record.pack))
  const wordless = new Set<string>()
  let offered = 0
  const played = retrace(game, record, decision => {
    coverage.decision(decision)
    offered += decision.choices.length
    for (const text of wordlessQuestion(words, decision)) wordless.add(text)
  })
  coverage.match(played)
  for (const text of wordlessEvents(words, played.log(null))) wordless.add(text)
  return { played, coverage, offered, wordless, unlisted: unlistedIn(game, played) }
}

/** How what each role and a spectator were told differs from the game's list of events. */
function unlistedIn({ events }: AnyGame, played: Match): ReadonlySet<string> {
  const eyes = [null, ...played.roles]
  return new Set(eyes.flatMap(role => misfits(events, played.log(role))))
}

/** With the first seed that leads to all it must come upon. */
export function playAgain(listed: ListedGame, how: CorpusMatch): Recorded {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const coverage = new Coverage(listed.game, listed.texts.messages)
    let offered = 0
    const match = Match.start(listed.game, {
      scenario: how.scenario,
      dice: loadedDice(how, seed),
      ...(how.seats === undefined ? {} : { seats: how.seats }),
      ...(how.options === undefined ? {} : { options: how.options }),
      ...(how.pack === undefined ? {} : { pack: how.pack }),
    })
    const players = match.players.map((_, player) => playerOf(listed, how, seed * 2 + player))
    playToTheEnd(
      match,
      players.map(bot =>
        makeBot(bot.name, seat => {
          coverage.decision(seat.decision)
          offered += seat.decision.choices.length
          return { choice: bot.choose(seat) }
        }),
      ),
    )
    coverage.match(match)
    if (coverage.hasMet(how.meets ?? [])) return recorded(how, seed, match, offered)
  }
  throw new Failed(`${how.name}: no seed up to ${MOST_SEEDS} leads to ${how.meets?.join(', ')}`)
}

function recorded({ scenario, players }: CorpusMatch, seed: number, match: Match, offered: number): Recorded {
  const { record, hash: position, result, length: choices } = match
  const outcome = `${result?.outcome}: ${result?.winners.join(' and ') || 'nobody'}`
  return { record, entry: { scenario, players, seed, choices, offered, outcome, position } }
}

export function packRecord(record: KeptRecord): Uint8Array {
  return gzipSync(JSON.stringify(record), { level: 9 })
}

function loadedDice({ loaded = {} }: CorpusMatch, seed: number): DiceSource {
  const dice = fastDice(seed)
  return { roll: (sides, why, index) => loaded[why] ?? dice.roll(sides, why, index) }
}

function playerOf({ game, bots }: ListedGame, { players, tastes = {} }: CorpusMatch, seed: number): Bot {
  if (Object.keys(tastes).length > 0) return botWithTastes(tastes, seed)
  const bot = botOfLevel(bots, players, seed)
  if (bot === null) throw new Failed(`${game.title} has no bots of level ${players}`)
  return bot
}

function botWithTastes(tastes: NonNullable<CorpusMatch['tastes']>, seed: number): Bot {
  const random = fastDice(seed)
  const weightOf = ({ verb, noun }: Choice) => tastes[`${verb} ${noun}`] ?? tastes[verb] ?? 1
  return makeBot('random', ({ decision }) => ({ choice: pickByWeight(decision, weightOf, random) }))
}

/** Weights are given in hundredths at the finest. */
function pickByWeight(decision: Decision, weightOf: (choice: Choice) => number, random: DiceSource): Choice {
  const weights = decision.choices.map(choice => Math.round(weightOf(choice) * 100))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let left = random.roll(sum === 0 ? decision.choices.length : sum, 'any choice', 0)
  for (const [index, choice] of decision.choices.entries()) {
    left -= sum === 0 ? 1 : (weights[index] ?? 0)
    if (left <= 0) return choice
  }
  throw new Error(`${decision.rule}: no choice to pick from`)
}
