import type { KeptRecord } from '@aquila/engine'
import type { DiceVerdict } from '@aquila/engine/verify-dice'
import type { Briefing, Threat } from '@aquila/games/table'
import type { Analysis } from '@aquila/play/analysis'
import { isTableId } from '@aquila/play/wire/table-id'
import { wearLookOf } from '../look/wardrobe.ts'
import { languageOfPage, t } from '../messages/text.ts'
import type { OnlineState } from '../online/online-state.ts'
import type { AnalysisState } from './analysing.ts'
import type { AnnalsEntry } from './annals.ts'
import type { Announced, Answer, Call, Town } from './calls.ts'
import type { SealedRecord } from './seal.ts'
import type {
  Catalogue,
  Course,
  Hint,
  LessonCard,
  MatchSummary,
  NewMatch,
  PlaceNames,
  Reel,
  ReplayFrame,
  Saving,
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
const savingListeners = new Set<(saving: Saving) => void>()
let saving: Saving = 'saved'
const onlineListeners = new Set<(online: OnlineState) => void>()
let online: OnlineState | null = null

/** The one worker of this tab, in which rules and bots run. */
function theWorker(): Worker {
  if (worker !== null) return worker
  const made = new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' })
  worker = made
  let isHere = false
  // Once it is here, it tells with its answers what goes wrong.
  made.onerror = () => {
    if (!isHere) giveUp(made)
  }
  made.onmessage = ({ data }: MessageEvent<Answer | Announced>) => {
    isHere = true
    if ('state' in data) {
      newest = mergeLog(newest, data.state)
      for (const listener of listeners) listener(newest)
      return
    }
    if ('saving' in data) {
      saving = data.saving
      for (const listener of savingListeners) listener(saving)
      return
    }
    if ('online' in data) {
      online = data.online
      for (const listener of onlineListeners) listener(online)
      return
    }
    const asked = waiting.get(data.number)
    waiting.delete(data.number)
    if ('error' in data) asked?.reject(new Refused(data.full ? t('browser.full') : data.error))
    else asked?.resolve(data.value)
  }
  return made
}

/** A worker that could not be loaded answers nobody. A caller that asks again gets another. */
function giveUp(lost: Worker): void {
  lost.terminate()
  worker = null
  const asked = [...waiting.values()]
  waiting.clear()
  for (const { reject } of asked) reject(new Refused(t('worker.failed')))
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
    theWorker().postMessage({ number, language: languageOfPage(), call } satisfies Call)
  })
}

/** What can be played of a game; what its sides wear comes along. */
export async function catalogue(game: string): Promise<Catalogue> {
  const [about] = await Promise.all([ask<Catalogue>({ what: 'catalogue', game }), wearLookOf(game)])
  return about
}
/** The data pack in a file, if the game can be played with it. */
export const packIn = (file: Blob, game: string): Promise<unknown> => ask({ what: 'check-pack', game, file })
export const startMatch = (match: NewMatch): Promise<string> => kept({ what: 'start', match })
export const annalsOf = (game: string): Promise<readonly AnnalsEntry[]> => ask({ what: 'annals', game })
export const lessonsOf = (game: string): Promise<readonly LessonCard[]> => ask({ what: 'lessons', game })
/** Starts a lesson as a match of its own. Gives its id. */
export const startLesson = (game: string, lesson: string): Promise<string> =>
  kept({ what: 'start-lesson', game, lesson })
/** What the shelf says of a match, in the language of the page. */
export const rewordedMatch = (id: string): Promise<MatchSummary | null> => ask({ what: 'reword', id })
/** What the places of a map are called in the language of the page. */
export const placeNamesOf = (game: string, towns: readonly Town[]): Promise<PlaceNames> =>
  ask({ what: 'name-places', game, towns })
export const importRecord = (file: Blob): Promise<string> => kept({ what: 'import', file })

/**
 * What makes a match that is to be kept. The browser is asked not to clear it away when it runs short of room; it may refuse,
 * and some ask the player, so it is asked no sooner.
 */
async function kept(call: Call['call']): Promise<string> {
  const id = await ask<string>(call)
  void navigator.storage?.persist?.().catch(() => false)
  return id
}

/** Opens a match that this browser keeps. */
export async function openLocalMatch(id: string): Promise<TableMatch> {
  newest = null
  const opening = ++lastOpening
  await ask<void>({ what: 'open', id })
  return openedMatch(opening)
}

/** Opens a match, wherever it is kept: its id tells. */
export function openMatch(id: string): Promise<TableMatch> {
  return isTableId(id) ? openOnlineMatch(id) : openLocalMatch(id)
}

/** A match at a table that a server keeps, and how it stands with that table. */
export interface OnlineMatch extends TableMatch {
  watchOnline(listener: (online: OnlineState) => void): () => void
  /** So many lines of the log were shown while the page was visible. */
  shown(events: number): Promise<void>
  here(present: boolean): Promise<void>
}

/** Sits down at a table online. States come when its match has begun. */
export async function openOnlineMatch(id: string): Promise<OnlineMatch> {
  newest = null
  online = null
  const opening = ++lastOpening
  await ask<void>({ what: 'open-online', id })
  const match = openedMatch(opening)
  let sent: number | null = null
  return {
    ...match,
    async choose(choice, decision) {
      mustBeConnected()
      // An impatient thumb: the first press is on its way.
      if (sent === decision) throw new Refused(t('online.on-its-way'))
      sent = decision
      try {
        return await match.choose(choice, decision)
      } finally {
        sent = null
      }
    },
    async undo() {
      mustBeConnected()
      return await match.undo()
    },
    async resign() {
      mustBeConnected()
      await match.resign()
    },
    watchOnline(listener) {
      onlineListeners.add(listener)
      if (online !== null) listener(online)
      return () => onlineListeners.delete(listener)
    },
    shown: events => ask({ what: 'shown', events }),
    here: present => ask({ what: 'here', present }),
  }
}

/** Without a connection one may look and read, not choose: who knows what has happened there meanwhile? */
function mustBeConnected(): void {
  if (online?.connection.is === 'connecting') throw new Refused(t('online.cut'))
}

/** Counts what was opened: the worker has one match open, and opens the next in its place. */
let lastOpening = 0

/** The worker tells the state before it answers. */
async function stateAfter(call: Call['call']): Promise<TableState> {
  await ask<void>(call)
  if (newest === null) throw new Refused(t('match.closed'))
  return newest
}

/** The one that the worker has open. */
function openedMatch(opening: number): TableMatch {
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (newest !== null) listener(newest)
      return () => listeners.delete(listener)
    },
    watchSaving(listener) {
      savingListeners.add(listener)
      listener(saving)
      return () => savingListeners.delete(listener)
    },
    choose: (choice, decision) => stateAfter({ what: 'choose', choice, decision }),
    undo: () => stateAfter({ what: 'undo' }),
    resign: () => ask({ what: 'resign' }),
    whyNot: pointed => ask<WhyNot | null>({ what: 'why-not', pointed }),
    hint: () => ask<Hint | null>({ what: 'hint' }),
    briefing: time => ask<Briefing | null>({ what: 'briefing', time }),
    threats: place => ask<readonly Threat[]>({ what: 'threats', place }),
    odds: (from, to) => ask<string | null>({ what: 'odds', from, to }),
    film: shown => ask<Reel>({ what: 'film', shown }),
    wholeLog: () => ask({ what: 'whole-log' }),
    readOn: step => ask({ what: 'read-on', step }),
    setStandingOrder: (window, order) => ask({ what: 'order', window, order }),
    lookAs: role => ask({ what: 'look-as', role }),
    at: choices => ask<ReplayFrame>({ what: 'at', choices }),
    course: () => ask<Course>({ what: 'course' }),
    analyse: (deeper, known) => ask<AnalysisState | null>({ what: 'analyse', deeper, known }),
    keptAnalysis: () => ask<Analysis | null>({ what: 'analysis-kept' }),
    otherWay: step => ask<readonly ReplayFrame[]>({ what: 'other-way', step }),
    whatIf: choices => ask<string>({ what: 'what-if', choices }),
    record: () => ask<KeptRecord | SealedRecord>({ what: 'record' }),
    oldRecord: () => ask<KeptRecord | SealedRecord | null>({ what: 'old-record' }),
    checkDice: () => ask<DiceVerdict | null>({ what: 'check-dice' }),
    noteUpdate: () => ask({ what: 'note-update' }),
    setNotes: text => ask({ what: 'notes', text }),
    takeOver: () => ask({ what: 'take-over' }),
    close() {
      // What was opened after it has closed it, and must stay open.
      if (opening !== lastOpening) return
      listeners.clear()
      savingListeners.clear()
      onlineListeners.clear()
      void ask({ what: 'close' })
    },
  }
}
