import { AquilaError, english, languageNamed } from '@aquila/engine'
import type { RemoteMatch } from '../online/remote-match.ts'
import { browserStore } from './browser-store.ts'
import type { Announced, Answer, Call } from './calls.ts'
import { catalogueOf, placeNames } from './catalogue.ts'
import { Desk } from './desk.ts'
import { isQuotaError } from './storage.ts'

const tell = (message: Answer | Announced): void => self.postMessage(message)

/** One reader looks at the page: what he reads in he says with his first call. */
let atDesk: Promise<Desk> | null = null

async function deskFor(language: string): Promise<Desk> {
  return new Desk(browserStore, tell, (await languageNamed(language)) ?? english)
}

/** The table that this tab sits at, if a server keeps it. */
let remote: RemoteMatch | null = null

self.onmessage = ({ data }: MessageEvent<Call>) => {
  atDesk ??= deskFor(data.language)
  atDesk
    .then(desk => carryOut(desk, data))
    .then(value => tell({ number: data.number, value }))
    .catch((error: unknown) => {
      const full = isQuotaError(error)
      const known = full || error instanceof AquilaError
      if (!known) console.error(error)
      const why = error instanceof Error ? error.message || error.name : String(error)
      tell({ number: data.number, error: why, known, full })
    })
}

/** A player in a match does not look back yet, and has no file to open. */
const lookingBack = () => import('./course.ts')
const files = () => import('./from-file.ts')
/** Nor does everybody play with people from afar. */
const afar = () => import('../online/remote-calls.ts')

/** What is asked of no match in particular, or of one that is kept here. */
const HERE: ReadonlySet<Call['call']['what']> = new Set([
  'catalogue',
  'check-pack',
  'start',
  'import',
  'open',
  'open-online',
  'annals',
  'reword',
  'name-places',
  'lessons',
  'start-lesson',
  'close',
])

async function carryOut(desk: Desk, { call }: Call): Promise<unknown> {
  if (call.what === 'analyse' || call.what === 'analysis-kept' || call.what === 'other-way')
    return await (await import('./analysing.ts')).answerAnalysis(remote ?? desk.open, call)
  if (remote !== null && !HERE.has(call.what)) return await (await afar()).answerOnline(remote, call)
  switch (call.what) {
    case 'catalogue':
      return await catalogueOf(call.game, desk.language)
    case 'check-pack':
      return await (await files()).packIn(call.file, call.game)
    case 'start':
      return await desk.start(call.match)
    case 'import':
      return await desk.importRecord(await (await files()).textOf(call.file))
    case 'open':
      leave(desk)
      return await desk.openMatch(call.id)
    case 'open-online':
      leave(desk)
      return await openOnline(call.id, desk)
    case 'annals':
      return await desk.annals(call.game)
    case 'reword':
      return await desk.reworded(call.id)
    case 'name-places':
      return await placeNames(call.game, desk.language, call.towns)
    case 'lessons':
      return await (await import('./schooling.ts')).lessonCards(call.game, desk.language)
    case 'start-lesson':
      return await desk.startLesson(call.game, call.lesson)
    case 'hint':
      return await desk.open.hint()
    case 'briefing':
      return await desk.open.reading.briefing(call.time)
    case 'threats':
      return desk.open.reading.threats(call.place)
    case 'odds':
      return desk.open.reading.odds(call.from, call.to)
    case 'film':
      return await desk.open.reading.film(call.shown)
    case 'whole-log':
      desk.open.reading.wantWholeLog()
      return await desk.show(true)
    case 'close':
      return leave(desk)
    case 'take-over':
      return await desk.takeOver()
    case 'why-not':
      return await desk.open.reading.whyNot(call.pointed)
    case 'look-as':
      desk.open.lookAs(call.role)
      return await desk.show(true)
    case 'at':
      return await (await lookingBack()).frameAt(desk.open.reading, desk.open, call.choices)
    case 'course':
      return await (await lookingBack()).courseOf(desk.open.reading, desk.open)
    case 'what-if':
      return await desk.whatIf(call.choices)
    case 'record':
      return await (await import('./seal.ts')).sealedWhileItRuns(desk.open.match.record)
    case 'old-record':
      return await desk.oldRecord()
    case 'check-dice':
      return await desk.checkDice()
    default:
      return await change(desk, call)
  }
}

/** How often something was opened or closed: what comes too late is not wanted any more. */
let turns = 0

async function openOnline(id: string, desk: Desk): Promise<null> {
  const turn = turns
  const opened = await (await afar()).openOnline(id, tell, desk.language)
  if (turn === turns) remote = opened
  else opened.close()
  return null
}

/** Whatever was open is closed. */
function leave(desk: Desk): void {
  turns++
  remote?.close()
  remote = null
  desk.close()
}

/** What changes the match: only in the tab that plays it. */
async function change(desk: Desk, call: Call['call']): Promise<void> {
  desk.mustPlayHere()
  if (call.what === 'choose') desk.open.choose(call.choice, call.decision)
  else if (call.what === 'undo') desk.open.undo()
  else if (call.what === 'resign') desk.open.resign()
  else if (call.what === 'order') desk.open.setStandingOrder(call.window, call.order)
  else if (call.what === 'read-on') desk.open.readOn(call.step)
  else if (call.what === 'notes') desk.open.notes = call.text
  else if (call.what === 'note-update') desk.open.updated = null
  await desk.changed()
}
