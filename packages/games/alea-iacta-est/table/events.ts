import type { PlainRecord, SeenEvent } from '@aquila/engine'
import type { EventLook } from '../../table/index.ts'
import type { AleaData } from '../data/index.ts'
import { messages, text } from '../messages/index.ts'
import { isFaction } from './battle.ts'
import { kitOf } from './position.ts'

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
  'leads-alone': 'laurels',
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

/** What comes in long runs. */
const minor = new Set([
  'deploy',
  'muster',
  'recruit',
  'garrison',
  'withdraw',
  'unit-reduced',
  'unit-recovers',
  'unit-eliminated',
  'leader-enters',
  'leader-assigned',
  'returns-home',
])

export function eventLook({ kind, data }: SeenEvent, game: AleaData): EventLook {
  const side = [data.side, data.faction, data.winner, data.roller].find(isFaction)
  const kit = side === undefined ? {} : { kit: kitOf(side) }
  const base: EventLook = {
    icon: icons[kind] ?? 'log',
    places: placesOf(data),
    minor: minor.has(kind),
    way: wayOf(data),
    ...kit,
  }
  if (kind === 'turn') {
    const year = Number(data.bc)
    const heading = text('heading.year', { year, turn: Number(data.turn), turns: Number(data.turns) })
    return {
      ...base,
      heading: { text: heading, alone: true },
      mark: 'turn',
      chapter: text('year.bc', { year }),
    }
  }
  if (kind === 'sequence' && side !== undefined) {
    const heading = text('heading.sequence', { side: messages.name(side), left: Number(data.left) })
    return { ...base, heading: { text: heading, kit: kitOf(side), alone: true } }
  }
  if (kind === 'battle') return { ...base, mark: 'battle', moment: battleMoment(data, game) }
  if (kind === 'attempt-succeeds')
    return { ...base, mark: 'death', moment: { label: text('moment.ides'), weight: 1000 } }
  if (kind === 'leader-dies') return { ...base, mark: 'death' }
  return base
}

/** A battle is known by its town; it weighs as much as the armies in it. */
function battleMoment({ zone, strength }: PlainRecord, game: AleaData): NonNullable<EventLook['moment']> {
  const place = game.zones[String(zone)]
  const label = place?.city ?? place?.port ?? place?.name ?? game.seas[String(zone)]?.name ?? ''
  const weight = Array.isArray(strength) ? strength.reduce<number>((sum, side) => sum + Number(side), 0) : 0
  return { label, weight }
}

/** Who went somewhere came from somewhere. */
function wayOf({ from, to }: PlainRecord): string[] {
  return typeof from === 'string' && typeof to === 'string' ? [from, to] : []
}

function placesOf(data: PlainRecord): string[] {
  return ['from', 'to', 'zone', 'sea', 'place']
    .map(key => data[key])
    .filter(value => typeof value === 'string')
}
