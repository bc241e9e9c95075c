import { AquilaError, Match } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import { type Analysis, Analyst } from '@aquila/play/analysis'
import type { RemoteMatch } from '../online/remote-match.ts'
import { keepAnalysis, keptAnalysis } from './analyses.ts'
import { withNewId } from './begin.ts'
import type { Call } from './calls.ts'
import { frameAt } from './course.ts'
import type { OpenMatch } from './open-match.ts'
import type { ReplayFrame } from './table-match.ts'

/** How far an analysis has come. */
export interface AnalysisState {
  /** What is known; null: nothing new since it was last told. */
  readonly analysis: Analysis | null
  readonly done: number
  readonly of: number
  readonly isDone: boolean
}

/** For how long it thinks before the page is told, in milliseconds: others ask the worker too. */
const SLICE = 150

/** A match that is over, wherever it is kept. */
interface Source {
  readonly id: string
  readonly loaded: LoadedGame
  readonly levels: readonly (string | null)[]
  match(): Promise<Match>
}

/** What is being analysed: one match at a time. */
let session: Session | null = null

class Session {
  readonly id: string
  readonly deeper: number
  readonly #analyst: Analyst
  readonly #steps: Generator<void, Analysis>

  constructor(id: string, deeper: number, analyst: Analyst) {
    this.id = id
    this.deeper = deeper
    this.#analyst = analyst
    this.#steps = analyst.run()
  }

  /** Thinks for a while, and keeps what has come of it. */
  async goOn(known: number): Promise<AnalysisState> {
    const before = this.#analyst.analysis?.steps.length ?? 0
    for (const until = performance.now() + SLICE; performance.now() < until; )
      if (this.#steps.next().done) break
    const { analysis, isDone } = this.#analyst
    const steps = analysis?.steps.length ?? 0
    // Without room it is made again the next time.
    if (analysis !== null && steps > before) await keepAnalysis(this.id, analysis).catch(() => undefined)
    return {
      analysis: analysis !== null && (steps !== known || known === 0) ? analysis : null,
      done: steps,
      of: analysis?.of ?? 0,
      isDone,
    }
  }
}

/** What the page asks about the analysis of the match that is open. */
export async function answerAnalysis(
  open: OpenMatch | RemoteMatch,
  call: Extract<Call['call'], { readonly what: 'analyse' | 'analysis-kept' | 'other-way' }>,
): Promise<AnalysisState | Analysis | readonly ReplayFrame[] | null> {
  const source = sourceOf(open)
  if (call.what === 'analysis-kept') return await keptAnalysis(source.id)
  if (call.what === 'other-way') return await otherWay(source, call.step)
  if (session === null || session.id !== source.id || session.deeper !== call.deeper) {
    const [match, kept] = await Promise.all([source.match(), keptAnalysis(source.id).catch(() => null)])
    const analyst = await Analyst.of(source.loaded, match, { seed: 1, deeper: call.deeper }, kept)
    session = analyst === null ? null : new Session(source.id, call.deeper, analyst)
  }
  return session === null ? null : await session.goOn(call.known)
}

/** The adviser's way from where a stretch began, picture by picture. */
async function otherWay(source: Source, number: number): Promise<readonly ReplayFrame[]> {
  const step = (await keptAnalysis(source.id))?.steps[number]
  if (step?.line == null) return []
  const match = (await source.match()).whatIf(step.from, step.line.dice)
  for (const { role, verb, noun } of step.line.entries)
    match.choose(noun === undefined ? { verb } : { verb, noun }, { role })
  const open = withNewId(source.loaded, match, source.levels, '')
  const frames: ReplayFrame[] = []
  for (let choices = step.choices + 1; choices <= match.choices; choices++)
    frames.push(await frameAt(open.reading, open, choices))
  return frames
}

function sourceOf(open: OpenMatch | RemoteMatch): Source {
  if ('match' in open) {
    const { id, loaded, match, levels } = open
    return { id, loaded, levels, match: async () => mustBeOver(match) }
  }
  const { id, reading } = open
  return {
    id,
    loaded: reading.loaded,
    levels: [],
    async match() {
      const record = await open.record()
      if (record === null) throw new AquilaError('an analysis is made of a match that is over')
      return Match.replay(reading.loaded.game, record)
    },
  }
}

function mustBeOver(match: Match): Match {
  if (!match.isOver) throw new AquilaError('an analysis is made of a match that is over')
  return match
}
