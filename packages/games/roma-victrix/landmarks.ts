import type { Landmark } from '@aquila/engine'
import { cards } from './data/index.ts'
import type { SeenRomaEvent } from './rules/events.ts'

/** What random and recorded matches must come upon: each card, each kind of combat, each way a Leader falls. */
export const landmarks: readonly Landmark[] = [
  ...cards.map(({ id, name }) =>
    landmark('cards', name, event => event.kind === 'card-played' && event.data.card === id),
  ),
  ...(['land', 'naval', 'siege'] as const).map(combat =>
    landmark('combats', combat, event => event.kind === 'combat' && event.data.kind === combat),
  ),
  fall('alone before an enemy', 'RV-3.34-a'),
  fall('with all his units', 'RV-3.34-b'),
  fall('by a 1 after a defeat', 'RV-3.34-c'),
  fall('in a retreat that nowhere ends', 'RV-5.31-11e'),
  fall('in a City that is taken', 'RV-10.41-10b'),
  ...[
    ['a card for a 1', 'RV-15.81-a'],
    ['a card for a Region', 'RV-15.82-a'],
    ['a card for money', 'RV-15.83-a'],
  ].map(([name = '', rule]) =>
    landmark('options', name, event => event.kind === 'card-dealt' && event.rule === rule),
  ),
  landmark('options', 'Barbarians or Parthians collect', ({ kind, rule }) => {
    return kind === 'revenue' && rule === 'RV-15.2-a'
  }),
  landmark('options', 'Heavy Cavalry is hit', event => {
    if (event.kind !== 'loss') return false
    const { lost = [], reduced = [] } = event.data
    return [...lost, ...reduced].some(toll => toll.endsWith('hc'))
  }),
]

function fall(name: string, rule: string): Landmark {
  return landmark('ends of Leaders', name, event => event.kind === 'leader-lost' && event.rule === rule)
}

function landmark(group: string, name: string, isMet: (event: SeenRomaEvent) => boolean): Landmark {
  return { group, name, isMet }
}
