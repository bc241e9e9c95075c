import { AquilaError, type Language, Match } from '@aquila/engine'
import type { Announced, Call } from '../match/calls.ts'
import type { TableState } from '../match/table-match.ts'
import { browserLine } from './browser-line.ts'
import { RefusedOnline } from './line.ts'
import type { OnlineState } from './online-state.ts'
import { RemoteMatch } from './remote-match.ts'

/** Opens a table that a server keeps, and tells the page what comes from there. */
export async function openOnline(
  id: string,
  tell: (announced: Announced) => void,
  language: Language,
): Promise<RemoteMatch> {
  const listener = {
    state: (state: TableState) => tell({ state }),
    online: (online: OnlineState) => tell({ online }),
  }
  const match = new RemoteMatch(id, browserLine(id), listener, language)
  self.addEventListener('online', () => match.hurry())
  self.addEventListener('offline', () => match.cut())
  await match.open()
  return match
}

const lookingBack = () => import('../match/course.ts')

/** What the page asks of a match, answered by the reader here and by the server there. */
export async function answerOnline(match: RemoteMatch, call: Call['call']): Promise<unknown> {
  try {
    return await answer(match, call)
  } catch (error) {
    // A refusal is no defect of the program: the page has words for it.
    if (error instanceof RefusedOnline) throw new AquilaError(error.message)
    throw error
  }
}

async function answer(match: RemoteMatch, call: Call['call']): Promise<unknown> {
  switch (call.what) {
    case 'choose':
      return await match.choose(call.choice, call.decision)
    case 'undo':
      return await match.undo()
    case 'resign':
      return await match.resign()
    case 'order':
      return await match.setStandingOrder(call.window, call.order)
    case 'notes':
      return await match.setNotes(call.text)
    case 'shown':
      return match.seen(call.events)
    case 'here':
      return match.here(call.present)
    case 'hint':
      return await match.reading.hint()
    case 'briefing':
      return await match.reading.briefing(call.time)
    case 'threats':
      return match.reading.threats(call.place)
    case 'odds':
      return match.reading.odds(call.from, call.to)
    case 'film':
      return await match.reading.film(call.shown)
    case 'why-not':
      return await match.reading.whyNot(call.pointed)
    case 'whole-log':
      match.reading.wantWholeLog()
      return await match.show(true)
    case 'at':
      return await (await lookingBack()).frameAt(match.reading, match, call.choices)
    case 'course':
      return await (await lookingBack()).courseOf(match.reading, match)
    case 'record':
      return await mustBeOver(match)
    case 'check-dice':
      return await checkDice(match)
    case 'note-update':
      return await match.noteUpdate()
    case 'look-as':
    case 'read-on':
    case 'take-over':
    case 'old-record':
      return null
    default:
      throw new AquilaError(`"${call.what}" is not for a table online`)
  }
}

async function mustBeOver(match: RemoteMatch) {
  const record = await match.record()
  if (record === null) throw new AquilaError('the record of a match is shown when the match is over')
  return record
}

/** Every roll is computed again here, from the seed that was committed to before the first. */
async function checkDice(match: RemoteMatch) {
  const record = await match.record()
  if (record === null) return null
  const { proof } = Match.replay(match.reading.loaded.game, record)
  if (proof === null) return null
  const { verifyDice } = await import('@aquila/engine/verify-dice')
  return await verifyDice(proof, [])
}
