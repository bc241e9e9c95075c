import { type FieldLists, type SeenEvent, valuesThatAre } from '@aquila/engine'
import type { EventLook } from '../../table/index.ts'
import type { CampaignData } from '../data/series.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import { placeName, townName } from '../names.ts'
import type { SeenCampaignEvent } from '../rules/events/index.ts'
import type { FactionId } from '../rules/state.ts'
import type { Dress } from './dress.ts'

/** How what happened looks in the log, on the scrubber and in the chronicle. */

/** What events of some kinds have for a sign. */
type IconsOf<Kind extends string> = { readonly [K in Kind]?: string }

/** The signs of what both games tell. */
const icons: IconsOf<SeenCampaignEvent['kind']> = {
  turn: 'hourglass',
  'year-closes': 'hourglass',
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
  'leader-enters': 'helmet',
}

/** What comes in long runs. */
const minor: ReadonlySet<SeenCampaignEvent['kind']> = new Set([
  'deploy',
  'withdraw',
  'unit-recovers',
  'leader-enters',
  'returns-home',
  'trapped',
])

/** These belong to the battle before them; anything else ends its story. */
export const ofBattle: ReadonlySet<SeenCampaignEvent['kind']> = new Set([
  'unit-reduced',
  'unit-eliminated',
  'unit-lost',
  'trapped',
  'score',
  'leader-dies',
  'retreat',
  'slipped-away',
  'leader-flees',
  'faction-leader',
  'leads-alone',
  'stratagem',
  'divine-favour',
  'people-pacified',
])

/** A die and what came of it are one line of the log: a battle, an evasion, a leader alone among enemies. */
function partOf(event: SeenCampaignEvent): EventLook['affair'] {
  if (event.kind === 'roll') return 'opens'
  if (event.kind === 'battle' || event.kind === 'evasion' || event.kind === 'solitary') return 'tells'
  if (isLossOfUnit(event) || event.kind === 'trapped' || event.kind === 'leader-dies') return 'cost'
  return ofBattle.has(event.kind) ? 'more' : undefined
}

/** What a battle or a hardship costs, unit by unit. */
export function isLossOfUnit(
  event: SeenCampaignEvent,
): event is SeenCampaignEvent<'unit-reduced' | 'unit-eliminated' | 'unit-lost'> {
  return event.kind === 'unit-reduced' || event.kind === 'unit-eliminated' || event.kind === 'unit-lost'
}

/** What only one game tells: its list, its signs, and what of it comes in long runs. */
export interface OwnEvents<Kind extends string = string> {
  readonly list: FieldLists
  readonly icons: IconsOf<Kind>
  readonly minor: readonly Kind[]
}

/** An event of a game's log as the series reads it: the game's list has the fields of the series' own. */
function asOfSeries(event: SeenEvent): SeenCampaignEvent {
  return event as SeenCampaignEvent
}

export function eventLook(
  speech: SeriesSpeech,
  told: SeenEvent,
  game: CampaignData,
  dress: Dress,
  own: OwnEvents,
): EventLook {
  const { messages, text } = speech
  const event = asOfSeries(told)
  const side = sideIn(event, game)
  const kit = side === null ? {} : { kit: dress.kitOf(side) }
  const affair = partOf(event)
  const base: EventLook = {
    icon: icons[event.kind] ?? own.icons[event.kind] ?? 'log',
    places: placesOf(told, game, own.list),
    minor: isLossOfUnit(event) ? 'losses' : minor.has(event.kind) || own.minor.includes(event.kind),
    way: wayOf(event),
    ...(affair === undefined ? {} : { affair }),
    ...kit,
  }
  if (event.kind === 'sequence' && side !== null) {
    const { left, number = null } = event.data
    const of = number === null ? left : number + left - 1
    const heading = text('heading.sequence', { side: messages.name(side), left, n: number, of })
    return { ...base, heading: { text: heading, ...kit, alone: true } }
  }
  if (event.kind === 'battle')
    return { ...base, mark: 'battle', moment: battleMoment(speech, event.data, game) }
  if (event.kind === 'leader-dies') return { ...base, mark: 'death' }
  return base
}

/** Whose doing it is. */
function sideIn({ data }: SeenCampaignEvent, { factions }: CampaignData): FactionId | null {
  const named = [
    'side' in data ? data.side : null,
    'faction' in data ? data.faction : null,
    'winner' in data ? data.winner : null,
    'roller' in data ? data.roller : null,
  ]
  for (const side of named) {
    const faction = factions.find(each => each === side)
    if (faction !== undefined) return faction
  }
  return null
}

/** The event that begins a year, with its heading; `year` as words. */
export function yearLook(
  { text }: SeriesSpeech,
  base: EventLook,
  { turn, turns }: SeenCampaignEvent<'turn'>['data'],
  year: string,
): EventLook {
  const heading = text('heading.year', { year, turn, turns })
  return { ...base, heading: { text: heading, alone: true }, mark: 'turn', chapter: year }
}

/** A battle is known by its town; it weighs as much as the armies in it. */
function battleMoment(
  speech: SeriesSpeech,
  { zone, strength }: SeenCampaignEvent<'battle'>['data'],
  game: CampaignData,
): NonNullable<EventLook['moment']> {
  const label = townName(speech, game, zone) ?? placeName(speech, game, zone)
  return { label: String(label), weight: strength[0] + strength[1] }
}

/** Anybody who went somewhere came from somewhere. */
function wayOf({ data }: SeenCampaignEvent): string[] {
  return 'from' in data && 'to' in data ? [data.from, data.to] : []
}

/** Where it was, by the list of the game; regions are no places of the map. */
function placesOf({ kind, data }: SeenEvent, game: CampaignData, list: FieldLists): string[] {
  return valuesThatAre('place', list[kind], data).filter(place => game.regions[place] === undefined)
}
