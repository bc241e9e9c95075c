import type { PlainRecord, SeenEvent } from '@aquila/engine'
import type { EventLook } from '../../table/index.ts'
import type { CampaignData } from '../data/series.ts'
import { text } from '../messages/index.ts'
import type { Dress } from './dress.ts'

/** How what happened looks in the log, on the scrubber and in the chronicle. */

/** The signs of what both games tell. */
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
  trapped: 'skull',
  'leader-dies': 'skull',
  stratagem: 'scroll',
  score: 'laurel',
  'region-taken': 'flag',
  'people-at-war': 'auxilia',
  'people-controlled': 'auxilia',
  'people-pacified': 'laurels',
  plague: 'plague',
  'plague-strikes': 'plague',
  'leader-enters': 'helmet',
}

/** What comes in long runs. */
const minor = new Set(['deploy', 'withdraw', 'unit-recovers', 'leader-enters', 'returns-home'])

/** What a battle or a hardship costs, unit by unit. */
const losses = new Set(['unit-reduced', 'unit-eliminated', 'unit-lost'])

/** What only one game tells: its signs, and what of it comes in long runs. */
export interface OwnEvents {
  readonly icons: { readonly [kind: string]: string }
  readonly minor: readonly string[]
}

export function eventLook(
  { kind, data }: SeenEvent,
  game: CampaignData,
  dress: Dress,
  own: OwnEvents,
): EventLook {
  const side = [data.side, data.faction, data.winner, data.roller].find(value =>
    game.factions.some(faction => faction === value),
  )
  const kit = side === undefined ? {} : { kit: dress.kitOf(String(side)) }
  const base: EventLook = {
    icon: icons[kind] ?? own.icons[kind] ?? 'log',
    places: placesOf(data),
    minor: losses.has(kind) ? 'losses' : minor.has(kind) || own.minor.includes(kind),
    way: wayOf(data),
    ...kit,
  }
  if (kind === 'sequence' && side !== undefined) {
    const heading = text('heading.sequence', {
      side: dress.messages.name(String(side)),
      left: Number(data.left),
    })
    return { ...base, heading: { text: heading, ...kit, alone: true } }
  }
  if (kind === 'battle') return { ...base, mark: 'battle', moment: battleMoment(data, game) }
  if (kind === 'leader-dies') return { ...base, mark: 'death' }
  return base
}

/** The event that begins a year, with its heading; `year` as words. */
export function yearLook(base: EventLook, { turn, turns }: PlainRecord, year: string): EventLook {
  const heading = text('heading.year', { year, turn: Number(turn), turns: Number(turns) })
  return { ...base, heading: { text: heading, alone: true }, mark: 'turn', chapter: year }
}

/** A battle is known by its town; it weighs as much as the armies in it. */
function battleMoment({ zone, strength }: PlainRecord, game: CampaignData): NonNullable<EventLook['moment']> {
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
