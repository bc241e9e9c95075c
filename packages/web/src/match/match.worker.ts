import { AquilaError } from '@aquila/engine'
import type { Answer, Call, Told } from './calls.ts'
import { catalogueOf, checkPack, lessonCards } from './catalogue.ts'
import { Desk } from './desk.ts'
import { seal } from './seal.ts'
import { browserStore, isQuotaError } from './storage.ts'

const tell = (message: Answer | Told): void => self.postMessage(message)

const desk = new Desk(browserStore, state => tell({ state }))

self.onmessage = ({ data }: MessageEvent<Call>) => {
  carryOut(data)
    .then(value => tell({ number: data.number, value }))
    .catch((error: unknown) => {
      const full = isQuotaError(error)
      const known = full || error instanceof AquilaError
      if (!known) console.error(error)
      const why = error instanceof Error ? error.message || error.name : String(error)
      tell({ number: data.number, error: why, known, full })
    })
}

/** Who plays does not look back yet. */
const lookingBack = () => import('./course.ts')

async function carryOut({ call }: Call): Promise<unknown> {
  switch (call.what) {
    case 'catalogue':
      return await catalogueOf(call.game)
    case 'check-pack':
      return await checkPack(call.game, call.pack)
    case 'start':
      return await desk.start(call.match)
    case 'import':
      return await desk.importRecord(call.text)
    case 'open':
      return await desk.openMatch(call.id)
    case 'annals':
      return await desk.annals(call.game)
    case 'lessons':
      return await lessonCards(call.game)
    case 'start-lesson':
      return await desk.startLesson(call.game, call.lesson)
    case 'hint':
      return await desk.open.hint()
    case 'threats':
      return desk.open.threats(call.place)
    case 'odds':
      return desk.open.odds(call.from, call.to)
    case 'film':
      return desk.open.film()
    case 'whole-log':
      desk.open.wantWholeLog()
      return desk.show(true)
    case 'close':
      return desk.close()
    case 'take-over':
      return await desk.takeOver()
    case 'why-not':
      return desk.open.whyNot(call.pointed)
    case 'look-as':
      desk.open.lookAs(call.role)
      return desk.show(true)
    case 'at':
      return (await lookingBack()).frameAt(desk.open, call.entries)
    case 'course':
      return await (await lookingBack()).courseOf(desk.open)
    case 'what-if':
      return await desk.whatIf(call.entries)
    case 'record':
      // While a match runs, what is to come stays out of sight.
      return desk.open.match.result === null ? await seal(desk.open.match.record) : desk.open.match.record
    case 'old-record':
      return await desk.oldRecord()
    case 'proof':
      return desk.open.match.proof
    default:
      return change(call)
  }
}

/** What changes the match: only in the tab that plays it. */
function change(call: Call['call']): void {
  desk.mustPlayHere()
  if (call.what === 'choose') desk.open.choose(call.choice, call.decision)
  else if (call.what === 'undo') desk.open.undo()
  else if (call.what === 'order') desk.open.setStandingOrder(call.window, call.order)
  else if (call.what === 'read-on') desk.open.readOn(call.step)
  else if (call.what === 'notes') desk.open.notes = call.text
  else if (call.what === 'note-update') desk.open.updated = null
  desk.changed()
}
