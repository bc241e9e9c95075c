import type { PlainRecord, SeenEvent } from '@aquila/engine'
import type { EventLook } from '../../table/index.ts'
import { messages } from '../messages/index.ts'
import { isFaction } from './battle.ts'
import { kitOf } from './position.ts'
import { text } from './texts.ts'

/** How what happened looks in the log, on the scrubber and in the chronicle. */

const icons: { readonly [kind: string]: string } = {
  turn: 'hourglass',
  sequence: 'standard',
  deploy: 'tent',
  draw: 'scroll',
  'initiative-roll': 'dice',
  initiative: 'standard',
  sequences: 'hourglass',
  event: 'dice',
  'death-roll': 'dice',
  roll: 'dice',
  evasion: 'dice',
  march: 'march',
  'slipped-away': 'march',
  retreat: 'march',
  withdraw: 'march',
  'left-on-the-way': 'march',
  recalled: 'march',
  voyage: 'galley',
  battle: 'swords',
  'unit-reduced': 'shield',
  'unit-eliminated': 'skull',
  'unit-lost': 'skull',
  'lost-at-sea': 'skull',
  trapped: 'skull',
  'leader-dies': 'skull',
  stratagem: 'scroll',
  score: 'laurel',
  spqr: 'temple',
  muster: 'tent',
  recruit: 'tent',
  garrison: 'tent',
  disband: 'tent',
  'faction-leader': 'laurels',
  'region-taken': 'flag',
  'region-lost': 'flag',
  'roma-taken': 'flag',
  'roma-lost': 'flag',
  'people-at-war': 'auxilia',
  'people-controlled': 'auxilia',
  'people-pacified': 'laurels',
  allegiance: 'auxilia',
  plague: 'plague',
  'plague-strikes': 'plague',
  pretender: 'crown',
  'coup-validated': 'crown',
  'coup-succeeds': 'crown',
  triumvir: 'toga',
  'attempt-succeeds': 'dagger',
  'attempt-fails': 'dagger',
  'attempt-on-caesar': 'dagger',
  'leader-enters': 'helmet',
  'leader-placed': 'helmet',
}

const worthTelling = new Set([
  'battle',
  'leader-dies',
  'region-taken',
  'region-lost',
  'roma-taken',
  'roma-lost',
  'people-at-war',
  'people-pacified',
  'allegiance',
  'coup-succeeds',
  'coup-validated',
  'triumvir',
  'attempt-succeeds',
  'attempt-fails',
  'faction-leader',
  'factions-change',
  'event',
  'leader-changes-side',
  'plague',
  'slipped-away',
  'spqr',
  'unit-eliminated',
])

export function eventLook({ kind, data }: SeenEvent): EventLook {
  const side = [data.side, data.faction, data.winner, data.roller].find(isFaction)
  const kit = side === undefined ? {} : { kit: kitOf(side) }
  const base: EventLook = {
    icon: icons[kind] ?? 'log',
    places: placesOf(data),
    chronicle: worthTelling.has(kind),
    ...kit,
  }
  if (kind === 'turn') {
    const title = text('year.bc', { year: Number(data.bc) })
    return { ...base, heading: { text: title }, mark: 'turn', chapter: title }
  }
  if (kind === 'sequence' && side !== undefined)
    return {
      ...base,
      heading: {
        text: text('heading.sequence', { side: messages[`role.${side}`] ?? side }),
        kit: kitOf(side),
      },
    }
  if (kind === 'battle') return { ...base, mark: 'battle' }
  if (kind === 'leader-dies' || kind === 'attempt-succeeds') return { ...base, mark: 'death' }
  return base
}

function placesOf(data: PlainRecord): string[] {
  return ['from', 'to', 'zone', 'sea', 'place']
    .map(key => data[key])
    .filter(value => typeof value === 'string')
}
