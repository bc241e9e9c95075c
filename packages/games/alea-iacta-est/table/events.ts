import { eventLook as lookOfSeries, type OwnEvents, yearLook } from '../../imperator/table/events.ts'
import type { EventLook } from '../../table/index.ts'
import type { AleaData } from '../data/index.ts'
import type { AleaSpeech } from '../messages/index.ts'
import { events, type SeenAleaEvent } from '../rules/events/index.ts'
import { dress } from './dress.ts'

/** How what only Alea Iacta Est tells looks in the log. */

const own: OwnEvents<SeenAleaEvent['kind']> = {
  list: events,
  icons: {
    'lost-at-sea': 'skull',
    recalled: 'march',
    'plague-strikes': 'plague',
    spqr: 'temple',
    muster: 'tent',
    recruit: 'tent',
    garrison: 'tent',
    disband: 'tent',
    'faction-leader': 'laurels',
    'leads-alone': 'laurels',
    'region-lost': 'flag',
    'roma-taken': 'flag',
    'roma-lost': 'flag',
    allegiance: 'auxilia',
    pretender: 'crown',
    'coup-validated': 'crown',
    'coup-succeeds': 'crown',
    triumvir: 'toga',
    'attempt-succeeds': 'dagger',
    'attempt-fails': 'dagger',
    'attempt-on-caesar': 'dagger',
    'leader-placed': 'helmet',
  },
  minor: ['muster', 'recruit', 'garrison', 'leader-assigned'],
}

export function eventLook(speech: AleaSpeech, event: SeenAleaEvent, game: AleaData): EventLook {
  const look = lookOfSeries(speech, event, game, dress, own)
  if (event.kind === 'turn')
    return yearLook(speech, look, event.data, speech.text('year.bc', { year: event.data.bc }))
  if (event.kind === 'attempt-succeeds')
    return { ...look, mark: 'death', moment: { label: speech.text('moment.ides'), weight: 1000 } }
  return look
}
