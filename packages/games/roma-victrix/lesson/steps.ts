import type { EventGoal, LessonStep } from '../../table/index.ts'
import type { RomaEvents } from '../rules/events.ts'

/** The steps of the march over the Alps. What each says stands in the messages under its id. */
export const hannibalSteps: readonly LessonStep<EventGoal<RomaEvents>>[] = [
  { id: 'welcome', until: 'read', way: [], look: ['narbonensis', 'latium'] },
  { id: 'aim', rule: 'RV-4.51-a', until: 'read', way: [], look: ['latium', 'sicilia'] },
  { id: 'ledger', rule: 'RV-7.7-a', until: 'read', way: [], look: ['baleares', 'carthaginiensis'] },
  {
    id: 'fleet',
    rule: 'RV-9.13-a',
    until: { chosen: { verb: 'create', noun: 'carthaginiensis/flt' } },
    way: [
      { verb: 'create', noun: 'carthaginiensis/flt', say: 'raise' },
      { verb: 'recruit', noun: 'Hasdrubal' },
    ],
  },
  {
    id: 'ready',
    rule: 'RV-6.2-b',
    until: { event: 'initiative', data: { power: 'carthage' } },
    way: [{ verb: 'done' }],
  },
  {
    id: 'activate',
    rule: 'RV-5.11-a',
    until: { event: 'activation', data: { leader: 'Hannibal' } },
    way: [{ verb: 'activate', noun: 'Hannibal' }],
  },
  { id: 'take', rule: 'RV-5.24-a', until: { chosen: { verb: 'take-all' } }, way: [{ verb: 'take-all' }] },
  {
    id: 'alps',
    rule: 'RV-SC1-pass',
    until: { event: 'march', data: { leader: 'Hannibal', to: 'cisalpina' } },
    way: [{ verb: 'march', noun: 'cisalpina' }],
  },
  {
    id: 'snow',
    rule: 'RV-5.31-9',
    until: { event: 'loss', data: { area: 'cisalpina', power: 'carthage' } },
    way: [{ verb: 'lose', noun: 'carthage/aux' }],
  },
  {
    id: 'battle',
    rule: 'RV-5.31-7',
    until: { chosen: { verb: 'spend', noun: '+4-1' } },
    way: [{ verb: 'spend', noun: '+4-1' }],
  },
  {
    id: 'losses',
    rule: 'RV-5.31-9',
    until: { event: 'retreat', data: { power: 'rome' } },
    way: [{ verb: 'suggested' }],
  },
  {
    id: 'latium',
    rule: 'RV-5.45-a',
    until: { event: 'march', data: { leader: 'Hannibal', to: 'latium' } },
    way: [{ verb: 'march', noun: 'latium' }],
    look: ['latium', 'apulia'],
  },
  {
    id: 'attack',
    rule: 'RV-5.31-1',
    until: { event: 'into-city', data: { area: 'latium' } },
    way: [{ verb: 'attack', noun: 'rome' }],
  },
  {
    id: 'siege',
    rule: 'RV-10.41-1',
    until: { event: 'city-taken', data: { province: 'latium' } },
    way: [
      { verb: 'spend', say: 'spend' },
      { verb: 'suggested', say: 'toll' },
      { verb: 'lose', say: 'toll' },
      { verb: 'siege' },
    ],
  },
  { id: 'fallen', rule: 'RV-10.36-a', until: 'read', way: [] },
  {
    id: 'turn',
    rule: 'RV-7.1-a',
    until: { event: 'revenue', data: { power: 'carthage' } },
    way: [{ verb: 'stop' }, { verb: 'pass', say: 'pass' }],
  },
  { id: 'paid', rule: 'RV-7.1-a', until: 'read', way: [], look: ['baleares', 'africa'] },
]
