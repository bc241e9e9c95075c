import type { Source } from './map.ts'

/** RV-14.2-x: when a card may be played. */
export type CardMoment =
  | 'operations'
  | 'activation'
  | 'enemy-activation'
  | 'enemy-entry'
  | 'attacked'
  | 'combat'
  | 'any'

export interface Card {
  readonly id: CardId
  readonly number: number
  readonly name: string
  readonly rule: string
  readonly moments: readonly CardMoment[]
  readonly source: Source
}

export const cardIds = [
  'allegiance',
  'ambush',
  'attrition',
  'interception',
  'withdrawal',
  'invasion',
  'raid',
  'forced-march',
  'frontier-war',
  'intelligence',
  'land-advantage',
  'leader',
  'defection',
  'major-rebellion',
  'minor-rebellion',
  'naval-advantage',
  'siege-advantage',
  'piracy',
  'treachery',
  'recruit',
] as const
export type CardId = (typeof cardIds)[number]

const named: Readonly<Record<CardId, readonly [name: string, ...moments: CardMoment[]]>> = {
  allegiance: ['Ally or Client changes allegiance', 'operations'],
  ambush: ['Ambush', 'operations'],
  attrition: ['Attrition', 'enemy-activation'],
  interception: ['Automatic interception', 'enemy-entry'],
  withdrawal: ['Automatic withdrawal', 'attacked'],
  invasion: ['Barbarian invasion', 'operations'],
  raid: ['Barbarian raid', 'operations'],
  'forced-march': ['Forced march or favourable winds', 'activation'],
  'frontier-war': ['Frontier war', 'operations'],
  intelligence: ['Intelligence', 'operations'],
  'land-advantage': ['Land combat advantage', 'combat'],
  leader: ['Leader', 'operations'],
  defection: ['Leader defection', 'operations'],
  'major-rebellion': ['Major rebellion', 'operations'],
  'minor-rebellion': ['Minor rebellion', 'operations'],
  'naval-advantage': ['Naval combat advantage', 'combat'],
  'siege-advantage': ['Siege combat advantage', 'combat'],
  piracy: ['Piracy', 'enemy-activation', 'operations'],
  treachery: ['Treachery', 'any'],
  recruit: ['Recruit new units', 'any'],
}

/** RV-14.2-21: the rulebook announces so many cards and describes one fewer: its slot stays empty. */
export const CARD_SLOTS = 21

/** RV-14.2-00, RV-3.62-a: twenty cards are described; the twenty-first that is announced stays an empty slot. */
export const cards: readonly Card[] = cardIds.map((id, index) => {
  const [name, ...moments] = named[id]
  const number = index + 1
  return { id, number, name, rule: `RV-14.2-${String(number).padStart(2, '0')}`, moments, source: 'rulebook' }
})
