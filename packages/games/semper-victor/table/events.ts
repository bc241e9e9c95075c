import { leaderName } from '../../imperator/names.ts'
import { eventLook as lookOfSeries, type OwnEvents, yearLook } from '../../imperator/table/events.ts'
import type { EventLook } from '../../table/index.ts'
import type { SemperData } from '../data/index.ts'
import type { SemperSpeech } from '../messages/index.ts'
import { events, type SeenSemperEvent } from '../rules/events/index.ts'
import { dress } from './dress.ts'

/** How what only Semper Victor tells looks in the log. */

const own: OwnEvents<SeenSemperEvent['kind']> = {
  list: events,
  icons: {
    named: 'laurels',
    enthroned: 'crown',
    refused: 'crown',
    exiled: 'skull',
    protectores: 'shield',
    usurper: 'crown',
    'usurpation-validated': 'crown',
    'usurpation-fails': 'crown',
    'usurpation-succeeds': 'crown',
    'usurpation-over': 'crown',
    'joins-usurper': 'flag',
    rallied: 'flag',
    'roles-change': 'intrigue',
    'city-begun': 'wall',
    'city-built': 'wall',
    'pax-romana': 'laurels',
    thorn: 'hood',
    'thorn-pulled': 'hood',
    landing: 'galley',
    'fleet-lost': 'galley',
    'fleet-returns': 'galley',
  },
  minor: ['unit-returns', 'moves-at-home', 'leader-changes-side'],
}

export function eventLook(speech: SemperSpeech, event: SeenSemperEvent, game: SemperData): EventLook {
  const look = lookOfSeries(speech, event, game, dress, own)
  if (event.kind === 'turn')
    return yearLook(speech, look, event.data, speech.text('year.ad', { year: event.data.year }))
  if (event.kind === 'usurper')
    return {
      ...look,
      moment: { label: String(leaderName(speech, game, event.data.leader) ?? ''), weight: 100 },
    }
  if (event.kind === 'roles-change')
    return { ...look, moment: { label: speech.text('moment.roles-change'), weight: 100 } }
  return look
}
