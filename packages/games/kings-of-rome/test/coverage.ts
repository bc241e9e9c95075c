import { type Choice, type DiceSource, fastDice, Match } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { type KingsData, kingsData } from '../data/index.ts'
import { kings } from '../index.ts'
import { holderOf } from '../rules/cities.ts'
import { hostileArmiesIn } from '../rules/pieces.ts'
import { type KingsState, ROME } from '../rules/state.ts'

/** What random matches come upon: each event chit, each question, each happening with the rule it was told under, each end. */
export interface Coverage {
  readonly matches: number
  readonly choices: number
  readonly events: Record<string, number>
  readonly happenings: Record<string, number>
  readonly tasks: Record<string, number>
  readonly outcomes: Record<string, number>
}

/** With the influence of the game as it is, somebody who tries everything has lost it all by the second turn. */
const pack = { name: 'great influence', influence: 300 }

/** Plays matches with every invariant of the game looked at after each choice. */
export function coverage(matches: number, firstSeed = 1): Coverage {
  const events = Object.fromEntries(Object.keys(kingsData.events).map(event => [event, 0]))
  const happenings: Record<string, number> = {}
  const tasks: Record<string, number> = {}
  const outcomes: Record<string, number> = {}
  let choices = 0
  for (let seed = firstSeed; seed < firstSeed + matches; seed++) {
    const match = Match.start(kings, { scenario: 'seven-kings', dice: fastDice(seed), pack })
    const random = fastDice(seed + 1_000_000)
    for (; match.decision !== null; choices++) {
      count(tasks, match.decision.task)
      match.choose(eagerChoice(match, random))
      const [breach] = kings.breaches(match.position)
      if (breach !== undefined) throw new Error(`match ${seed}, after ${match.length} choices: ${breach}`)
    }
    count(outcomes, match.result?.outcome ?? 'none')
    for (const { kind, rule, data } of match.log(ROME)) {
      count(happenings, `${kind} ${rule}`)
      if (kind === 'event') count(events, String(data.event))
    }
  }
  return { matches, choices, events, happenings, tasks, outcomes }
}

/**
 * Chance alone would march to and fro all day with nobody. So armies are gathered and march to cities or enemies, and
 * what can be done there is done more often than not.
 */
export function eagerChoice(match: Match<KingsState, KingsData>, random: DiceSource): Choice {
  const { decision } = match
  if (decision === null) throw new Error('nobody has to choose')
  const among = (choices: readonly Choice[]) =>
    randomChoice(choices.length === 0 ? decision : { ...decision, choices }, random)
  const tempted = random.roll(4, '', 0) > 1
  if (decision.task === 'action' && tempted) {
    const battles = decision.choices.filter(({ verb }) => verb === 'battle')
    const deeds = decision.choices.filter(({ verb }) => verb !== 'move' && verb !== 'end-actions')
    const moves = decision.choices.filter(({ verb }) => verb === 'move')
    return among([battles, deeds, moves].find(choices => choices.length > 0) ?? [])
  }
  if (decision.task === 'march' && tempted) {
    const gather = decision.choices.filter(({ verb }) => verb === 'take-all')
    const enemies = decision.choices.filter(
      ({ verb, noun }) => verb === 'march' && hostileArmiesIn(match.position, String(noun)).length > 0,
    )
    const cities = decision.choices.filter(
      ({ verb, noun }) => verb === 'march' && holderOf(match.position, String(noun)) !== null,
    )
    return among([gather, enemies, cities].find(choices => choices.length > 0) ?? [])
  }
  return randomChoice(decision, random)
}

function count(table: Record<string, number>, key: string): void {
  table[key] = (table[key] ?? 0) + 1
}

if (import.meta.main) {
  const found = coverage(Number(process.argv[2] ?? 10), Number(process.argv[3] ?? 1))
  console.log(`${found.matches} matches, ${found.choices} choices`)
  for (const name of ['outcomes', 'events', 'tasks', 'happenings'] as const) {
    console.log(`\n${name}`)
    const rows = Object.entries(found[name]).toSorted(([, one], [, two]) => two - one)
    for (const [key, times] of rows) console.log(`${String(times).padStart(8)}  ${key}`)
  }
}
