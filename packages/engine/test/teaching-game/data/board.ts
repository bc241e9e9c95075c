export type SideId = 'rome' | 'gaul' | 'germania'
export type ZoneId = SideId | 'north-ford' | 'east-ford' | 'west-ford' | 'isle'
export type CardId = 'ambush' | 'palisade' | 'sabotage' | 'intrigue'

export interface Zone {
  readonly id: ZoneId
  readonly neighbours: readonly ZoneId[]
  /** Whose home it is, if anybody's. */
  readonly home: SideId | null
  /** What a side alone there scores (TF-5.1). */
  readonly value: number
}

/** TF-1.1 */
export const zones: readonly Zone[] = [
  { id: 'rome', neighbours: ['east-ford', 'west-ford'], home: 'rome', value: 0 },
  { id: 'gaul', neighbours: ['north-ford', 'west-ford'], home: 'gaul', value: 0 },
  { id: 'germania', neighbours: ['north-ford', 'east-ford'], home: 'germania', value: 0 },
  { id: 'north-ford', neighbours: ['gaul', 'germania', 'isle'], home: null, value: 1 },
  { id: 'east-ford', neighbours: ['rome', 'germania', 'isle'], home: null, value: 1 },
  { id: 'west-ford', neighbours: ['rome', 'gaul', 'isle'], home: null, value: 1 },
  { id: 'isle', neighbours: ['north-ford', 'east-ford', 'west-ford'], home: null, value: 2 },
]

/** TF-1.3 */
export const deck: readonly CardId[] = (['ambush', 'palisade', 'sabotage', 'intrigue'] as const).flatMap(
  card => [card, card, card, card],
)

export interface FordScenario {
  readonly id: string
  readonly roles: readonly SideId[]
  /** TF-1.5 */
  readonly smallerTables?: readonly (readonly SideId[])[]
  readonly unitsEach: number
  readonly turns: number
}

export const scenarios: readonly FordScenario[] = [
  { id: 'skirmish', roles: ['rome', 'gaul', 'germania'], unitsEach: 3, turns: 3 },
  { id: 'war', roles: ['rome', 'gaul', 'germania'], unitsEach: 4, turns: 8 },
  { id: 'duel', roles: ['rome', 'gaul'], unitsEach: 4, turns: 6 },
  {
    id: 'grand',

    roles: ['rome', 'gaul', 'germania'],
    smallerTables: [['rome', 'gaul']],
    unitsEach: 36,
    turns: 8,
  },
]
