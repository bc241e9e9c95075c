import { AquilaError, type Match, type Role } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import { aimThatTells } from './aims.ts'
import { Hopes, hopeIn } from './hopes.ts'
import { type Depth, type Judged, judge } from './judge.ts'
import type { AnalysedStep, Analysis, Why } from './kept.ts'
import { Teller } from './telling.ts'
import { type Stretch, type Walked, walk } from './walk.ts'

/** What the analysis of a match begins with where nobody says otherwise. */
export const USUAL: Depth = { seed: 1, deeper: 1 }

/**
 * Works out what the dice gave and what the choices cost, one small step after another: a caller can do other things in between,
 * stop, and go on with what is done. The same match, depth and seed give the same analysis.
 */
export class Analyst {
  readonly #loaded: LoadedGame
  readonly #match: Match
  readonly #hopes: Hopes
  readonly #depth: Depth
  #analysis: Analysis | null

  private constructor(
    loaded: LoadedGame,
    match: Match,
    {
      hopes,
      depth,
      known,
    }: { readonly hopes: Hopes; readonly depth: Depth; readonly known: Analysis | null },
  ) {
    this.#loaded = loaded
    this.#match = match
    this.#hopes = hopes
    this.#depth = depth
    this.#analysis = known
  }

  /** Null where nobody has measured how such matches end. What is known already is gone on with if it is of the same make. */
  static async of(
    loaded: LoadedGame,
    match: Match,
    depth: Depth = USUAL,
    known: Analysis | null = null,
  ): Promise<Analyst | null> {
    if (!match.isOver) throw new AquilaError('an analysis is made of a match that is over')
    const hopes = await Hopes.of(await loaded.bots(), match)
    if (hopes === null) return null
    const fits = known !== null && isOf(known, loaded, match, depth)
    return new Analyst(loaded, match, { hopes, depth, known: fits ? known : null })
  }

  /** What is done; null before the match has been walked through. */
  get analysis(): Analysis | null {
    return this.#analysis
  }

  get isDone(): boolean {
    return this.#analysis !== null && this.#analysis.steps.length === this.#analysis.of
  }

  *run(): Generator<void, Analysis> {
    const walked = yield* walk(this.#match, this.#hopes)
    const { stretches, together, marks } = walked
    let analysis = this.#analysis ?? this.#begun(walked)
    this.#analysis = analysis
    const teller = new Teller(this.#loaded, this.#match)
    for (const stretch of stretches.slice(analysis.steps.length)) {
      const after = marks.find(({ entries }) => entries === stretch.to)
      const start = marks.find(({ entries }) => entries === stretch.from)
      if (after === undefined || start === undefined) throw new Error('a stretch has two ends')
      const bots = this.#hopes.bots
      const judged = yield* judge(
        { match: this.#match, bots, hopes: this.#hopes, stretch, together, after },
        this.#depth,
      )
      const hope = hopeIn(start.chances.get(stretch.role) ?? { win: 0, draw: 0, loss: 1 })
      const step = yield* this.#told(stretch, judged, hope, teller)
      analysis = { ...analysis, steps: [...analysis.steps, step] }
      this.#analysis = analysis
      yield
    }
    return analysis
  }

  #begun({ stretches, marks, together }: Walked): Analysis {
    const { definition, scenario, roles, length } = this.#match
    const { seed, deeper } = this.#depth
    return {
      format: 1,
      game: definition.id,
      rules: definition.version,
      scenario,
      language: this.#loaded.language.id,
      entries: length,
      seed,
      deeper,
      roles: [...roles],
      together,
      of: stretches.length,
      marks: marks.map(({ entries, choices, chances }) => ({
        entries,
        choices,
        chances: Object.fromEntries(
          chances
            .entries()
            .map(([role, { win, draw, loss }]) => [
              role,
              { win: rounded(win), draw: rounded(draw), loss: rounded(loss) },
            ]),
        ),
      })),
      steps: [],
    }
  }

  *#told(stretch: Stretch, judged: Judged, hope: number, teller: Teller): Generator<void, AnalysedStep> {
    const { role, player, from, to, choices, until } = stretch
    const { cost, verdict, done, better, dice, gained, spread } = judged
    const lines = teller.linesOf(this.#match, role, choices, until)
    const compared = verdict === 'good' ? null : yield* this.#compared(stretch, judged, teller)
    const why = compared?.why ?? null
    return {
      role,
      player,
      from,
      to,
      choices,
      until,
      title: teller.titleOf(lines),
      chapter: teller.chapterOf(this.#match.log(role), choices),
      verdict: verdict === 'good' || why !== null ? verdict : null,
      cost: rounded(cost.mean),
      within: rounded(cost.within),
      tries: cost.tries,
      done: rounded(done),
      better: rounded(better),
      band: rounded(Math.min(MOST_BAND, Math.hypot(spread, better - hope))),
      dice: byRole(dice),
      gained: byRole(gained),
      did: compared?.did ?? null,
      instead: compared?.instead ?? null,
      why,
      line: compared?.line ?? null,
    }
  }

  /** What was done beside what the adviser would have done, and why that is better. */
  *#compared(
    stretch: Stretch,
    judged: Judged,
    teller: Teller,
  ): Generator<void, Pick<AnalysedStep, 'did' | 'instead' | 'why' | 'line'>> {
    const { role, choices, until, from } = stretch
    const dice = diceNamed(this.#depth, from)
    const { match: other, advised, end } = judged.tries.line(judged.advised.follow, dice)
    yield
    const done = teller.linesOf(this.#match, role, choices, until)
    const instead = teller.linesOf(other, role, choices, other.choices)
    const aim = yield* aimThatTells(this.#loaded, role, judged)
    const reason = teller.reasonOf(advised, stretch)
    const why: Why | null = aim === null && reason === null ? null : { aim, reason }
    const entries = other.entries.slice(from, end).flatMap(entry => ('window' in entry ? [] : [entry]))
    return {
      did: teller.onlyIn(done, instead),
      instead: teller.onlyIn(instead, done),
      why,
      line: { dice, entries },
    }
  }
}

/** Wider than this it says nothing. */
const MOST_BAND = 0.25

/** Three digits: more no look ahead could tell. */
function rounded(value: number): number {
  const digits = Math.round(value * 1000) / 1000
  return digits === 0 ? 0 : digits
}

function byRole(values: ReadonlyMap<Role, number>): { [role: Role]: number } {
  return Object.fromEntries(values.entries().map(([role, value]) => [role, rounded(value)]))
}

/** The seed of the dice that the adviser's way is shown on. */
function diceNamed({ seed }: Depth, from: number): string {
  return (seed * 100_003 + from).toString(16).padStart(64, '0')
}

function isOf(known: Analysis, { language }: LoadedGame, match: Match, { seed, deeper }: Depth): boolean {
  return (
    known.game === match.definition.id &&
    known.rules === match.definition.version &&
    known.entries === match.length &&
    known.language === language.id &&
    known.seed === seed &&
    known.deeper === deeper &&
    sameRoles(known.roles, match.roles)
  )
}

function sameRoles(some: readonly Role[], others: readonly Role[]): boolean {
  return some.length === others.length && some.every((role, number) => role === others[number])
}
