import { fastDice, Match, PASS } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { aleaData } from '../data/index.ts'
import { scenarioIds } from '../data/types.ts'
import { alea } from '../index.ts'

/**
 * What random matches of all scenarios come upon: each stratagem face, each event, each happening with the rule it
 * was told under (which tells the branches of succession apart) and each end.
 */
export interface Coverage {
  readonly matches: number
  readonly choices: number
  readonly stratagems: Record<string, number>
  readonly events: Record<string, number>
  readonly happenings: Record<string, number>
  readonly tasks: Record<string, number>
  readonly outcomes: Record<string, number>
}

export function coverage(matchesOfEach: number, firstSeed = 1): Coverage {
  const stratagems = zero(Object.keys(aleaData.stratagems))
  const events = zero(Object.values(aleaData.events).map(({ number, id }) => `${number} ${id}`))
  const happenings: Record<string, number> = {}
  const tasks: Record<string, number> = {}
  const outcomes: Record<string, number> = {}
  let choices = 0
  for (const scenario of scenarioIds) {
    for (let seed = firstSeed; seed < firstSeed + matchesOfEach; seed++) {
      const match = Match.start(alea, { scenario, dice: fastDice(seed) })
      const random = fastDice(seed + 1_000_000)
      // Half of the matches are played by people who keep their stratagems for later: without them none of Phase F
      // would ever be left.
      const patient = seed % 2 === 0
      for (; match.decision !== null; choices++) {
        count(tasks, match.decision.task)
        const waits = patient && match.decision.window === 'campaign' && random.roll(40, '', 0) > 1
        match.choose(waits ? PASS : randomChoice(match.decision, random))
      }
      count(outcomes, `${scenario}: ${match.result?.outcome} ${match.result?.winners.join() || 'nobody'}`)
      for (const { kind, rule, data } of match.log(null)) {
        count(happenings, `${kind} ${rule}`)
        if (kind === 'stratagem') count(stratagems, String(data.stratagem))
        if (kind === 'event') count(events, `${data.number} ${data.event}`)
        if (kind === 'leader-dies') count(happenings, `death by ${data.cause}`)
      }
    }
  }
  const matches = matchesOfEach * scenarioIds.length
  return { matches, choices, stratagems, events, happenings, tasks, outcomes }
}

/** What of a table was never met. */
export function neverMet(table: Record<string, number>): string[] {
  return Object.keys(table).filter(key => table[key] === 0)
}

function zero(keys: readonly string[]): Record<string, number> {
  return Object.fromEntries(keys.map(key => [key, 0]))
}

function count(table: Record<string, number>, key: string): void {
  table[key] = (table[key] ?? 0) + 1
}

if (import.meta.main) {
  const found = coverage(Number(process.argv[2] ?? 10))
  console.log(`${found.matches} matches, ${found.choices} choices`)
  for (const name of ['stratagems', 'events', 'outcomes', 'tasks', 'happenings'] as const) {
    console.log(`\n${name}`)
    const rows = Object.entries(found[name]).toSorted(([, one], [, two]) => two - one)
    for (const [key, times] of rows) console.log(`${String(times).padStart(8)}  ${key}`)
  }
}
