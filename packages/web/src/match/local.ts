import type { MatchRecord } from '@aquila/engine'
import type { DiceProof } from '@aquila/engine/verify-dice'
import type { Threat } from '@aquila/games/table'
import { t } from '../messages/text.ts'
import type { AnnalsEntry } from './annals.ts'
import type { Answer, Call, Told } from './calls.ts'
import type { SealedRecord } from './seal.ts'
import type {
  Catalogue,
  Course,
  Hint,
  LessonCard,
  NewMatch,
  ReplayFrame,
  Shot,
  TableMatch,
  TableState,
  WhyNot,
} from './table-match.ts'
import { joined } from './told-log.ts'

/** A message for a person: what went wrong, in words. */
export class Refused extends Error {
  override name = 'Refused'
}

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }

let worker: Worker | null = null
let lastNumber = 0
const waiting = new Map<number, Waiting>()
const listeners = new Set<(state: TableState) => void>()
let newest: TableState | null = null

/** The one worker of this tab, in which rules and bots run. */
function theWorker(): Worker {
  if (worker !== null) return worker
  worker = new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Answer | Told>) => {
    if ('state' in data) {
      newest = mergeLog(newest, data.state)
      for (const listener of listeners) listener(newest)
      return
    }
    const asked = waiting.get(data.number)
    waiting.delete(data.number)
    if ('error' in data) asked?.reject(new Refused(data.full ? t('browser.full') : data.error))
    else asked?.resolve(data.value)
  }
  return worker
}

/** States carry only the new lines of the log; listeners get all that was told. */
function mergeLog(before: TableState | null, state: TableState): TableState {
  const old = before?.id === state.id && before.viewer === state.viewer ? before.log : null
  return { ...state, log: joined(old, state.log) }
}

function ask<T>(call: Call['call']): Promise<T> {
  const number = ++lastNumber
  return new Promise<T>((resolve, reject) => {
    waiting.set(number, { resolve: value => resolve(value as T), reject })
    theWorker().postMessage({ number, call } satisfies Call)
  })
}

export const catalogue = (game: string): Promise<Catalogue> => ask({ what: 'catalogue', game })
export const checkPack = (game: string, pack: unknown): Promise<void> =>
  ask({ what: 'check-pack', game, pack })
export const startMatch = (match: NewMatch): Promise<string> => ask({ what: 'start', match })
export const annalsOf = (game: string): Promise<readonly AnnalsEntry[]> => ask({ what: 'annals', game })
export const lessonsOf = (game: string): Promise<readonly LessonCard[]> => ask({ what: 'lessons', game })
/** Starts a lesson as a match of its own. Gives its id. */
export const startLesson = (game: string, lesson: string): Promise<string> =>
  ask({ what: 'start-lesson', game, lesson })
export const importRecord = (text: string): Promise<string> => ask({ what: 'import', text })
export const diceProof = (): Promise<DiceProof | null> => ask({ what: 'proof' })

/** Opens a match that this browser keeps. */
export async function openLocalMatch(id: string): Promise<TableMatch> {
  newest = null
  await ask<void>({ what: 'open', id })
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (newest !== null) listener(newest)
      return () => listeners.delete(listener)
    },
    async choose(choice, decision) {
      await ask<void>({ what: 'choose', choice, decision })
      // The worker tells the state before it answers.
      if (newest === null) throw new Refused(t('match.closed'))
      return newest
    },
    undo: () => ask({ what: 'undo' }),
    whyNot: pointed => ask<WhyNot | null>({ what: 'why-not', pointed }),
    hint: () => ask<Hint | null>({ what: 'hint' }),
    threats: place => ask<readonly Threat[]>({ what: 'threats', place }),
    odds: (from, to) => ask<string | null>({ what: 'odds', from, to }),
    film: () => ask<readonly Shot[]>({ what: 'film' }),
    wholeLog: () => ask({ what: 'whole-log' }),
    readOn: step => ask({ what: 'read-on', step }),
    setStandingOrder: (window, order) => ask({ what: 'order', window, order }),
    lookAs: role => ask({ what: 'look-as', role }),
    at: entries => ask<ReplayFrame>({ what: 'at', entries }),
    course: () => ask<Course>({ what: 'course' }),
    whatIf: entries => ask<string>({ what: 'what-if', entries }),
    record: () => ask<MatchRecord | SealedRecord>({ what: 'record' }),
    oldRecord: () => ask<MatchRecord | null>({ what: 'old-record' }),
    noteUpdate: () => ask({ what: 'note-update' }),
    setNotes: text => ask({ what: 'notes', text }),
    takeOver: () => ask({ what: 'take-over' }),
    close() {
      listeners.clear()
      void ask({ what: 'close' })
    },
  }
}
