import type { SeenEvent } from '@aquila/engine'
import { eventLook as lookOfSeries, type OwnEvents, yearLook } from '../../imperator/table/events.ts'
import type { EventLook } from '../../table/index.ts'
import type { SemperData } from '../data/index.ts'
import { text } from '../messages/index.ts'
import { dress } from './dress.ts'

/** How what only Semper Victor tells looks in the log. */

const own: OwnEvents = {
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

export function eventLook(event: SeenEvent, game: SemperData): EventLook {
  const look = lookOfSeries(event, game, dress, own)
  if (event.kind === 'turn')
    return yearLook(look, event.data, text('year.ad', { year: Number(event.data.year) }))
  if (event.kind === 'usurper' || event.kind === 'roles-change')
    return { ...look, moment: { label: momentOf(event, game), weight: 100 } }
  return look
}

function momentOf({ kind, data }: SeenEvent, game: SemperData): string {
  return kind === 'usurper'
    ? (game.romanLeaders[String(data.leader)]?.name ?? '')
    : text('moment.roles-change')
}
