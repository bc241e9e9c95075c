import type { GameBots, Match, Role } from '@aquila/engine'
import { type ChancesOfAll, type Hopes, hopeIn } from './hopes.ts'
import { type Advised, ROW, Tries, type Try } from './tries.ts'
import { type Cost, costOf, isSettled, type Verdict, verdictOn } from './verdict.ts'
import type { Mark, Stretch } from './walk.ts'

/** How deep an analysis looks: the adviser's search, and the look aheads that compare him with what was done. */
export interface Depth {
  readonly seed: number
  /** 1, or how many times as much is looked at. */
  readonly deeper: number
}

/** Pairs of look aheads: at least so many, at most so many. */
const MOST = 16

/** What came out about a stretch. */
export interface Judged {
  readonly cost: Cost
  readonly verdict: Verdict
  /** The mean hope of its role after it, as it was done and as the adviser would have, when it began the next. */
  readonly done: number
  readonly better: number
  /** Half the interval of what was done. */
  readonly spread: number
  /** By how much the dice moved each role: where it stood, less what was to be expected. */
  readonly dice: ReadonlyMap<Role, number>
  /** By how much each role is better off than if the adviser had had his way. */
  readonly gained: ReadonlyMap<Role, number>
  readonly tries: Tries
  readonly advised: Advised
}

export interface Case {
  readonly match: Match
  readonly bots: GameBots
  readonly hopes: Hopes
  readonly stretch: Stretch
  readonly together: boolean
  /** How all stood when it was over. */
  readonly after: Mark
}

/** Judges a stretch, one look ahead at a time. */
export function* judge(
  { match, bots, hopes, stretch, together, after }: Case,
  { seed, deeper }: Depth,
): Generator<void, Judged> {
  const tries = new Tries(match, { bots, hopes, stretch, together, seed })
  const advised = yield* tries.advised(ADVISERS_SEED, deeper)
  const done: Omit<Try, 'branch'>[] = []
  const better: Omit<Try, 'branch'>[] = []
  let cost = costOf([])
  while (done.length < MOST * deeper) {
    const number = done.length
    done.push(withoutBranch(tries.play(tries.asDone, number)))
    yield
    better.push(withoutBranch(tries.play(advised.rehearse, number)))
    yield
    cost = costOf(better.map(({ hope }, index) => hope - (done[index]?.hope ?? 0)))
    if (done.length % ROW === 0 && isSettled(cost)) break
  }
  const dice = new Map(
    after.chances.entries().map(([role, chances]) => {
      const expected = meanOf(done.map(each => hopeOf(each.after, role)))
      return [role, hopeIn(chances) - expected] as const
    }),
  )
  const meanFor = (some: readonly Pick<Try, 'all'>[], role: Role): number =>
    meanOf(some.map(({ all }) => hopeOf(all, role)))
  const gained = new Map(
    match.roles.map(role => [role, meanFor(done, role) - meanFor(better, role)] as const),
  )
  return {
    cost,
    verdict: verdictOn(cost),
    done: meanOf(done.map(({ hope }) => hope)),
    better: meanOf(better.map(({ hope }) => hope)),
    spread: costOf(done.map(({ hope }) => hope)).within,
    dice,
    gained,
    tries,
    advised,
  }
}

/** Hints come from the same. */
const ADVISERS_SEED = 1

function hopeOf(chances: ChancesOfAll, role: Role): number {
  const own = chances.get(role)
  return own === undefined ? 0 : hopeIn(own)
}

/** Positions are not kept: there are many. */
function withoutBranch({ branch: _, ...rest }: Try): Omit<Try, 'branch'> {
  return rest
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)
}
