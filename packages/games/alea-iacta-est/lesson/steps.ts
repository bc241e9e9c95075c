import type { EventGoal, LessonStep } from '../../table/index.ts'
import type { AleaEvents } from '../rules/events/index.ts'

/** The steps of the first campaign. What each says stands in the messages under its id. */
export const rubiconSteps: readonly LessonStep<EventGoal<AleaEvents>>[] = [
  { id: 'welcome', until: 'read', way: [], look: ['ITA-4', 'ITA-1', 'ITA-3', 'ITA-6'] },
  {
    id: 'lead',
    until: { chosen: { verb: 'lead', noun: 'caesar' } },
    way: [{ verb: 'lead', noun: 'caesar' }],
  },
  {
    id: 'take',
    rule: 'AIE-3.4.1-b',
    until: {
      chosen: { verb: 'take', noun: ['legio-XIII', 'legio-XII', 'legio-I-R', 'equites-2-1'] },
      times: 4,
    },
    way: [
      { verb: 'take', noun: ['legio-XIII', 'legio-XII', 'legio-I-R', 'equites-2-1'] },
      { verb: 'lead', noun: 'caesar' },
    ],
  },
  {
    id: 'march',
    rule: 'AIE-7.2-b',
    until: { event: 'march', data: { leader: 'caesar', to: 'ITA-6' } },
    way: [{ verb: 'to', noun: 'ITA-6' }],
  },
  {
    id: 'drop',
    rule: 'AIE-3.4.1-c',
    until: { event: 'left-on-the-way', data: { unit: 'legio-I-R' } },
    way: [{ verb: 'drop', noun: 'legio-I-R' }],
  },
  {
    id: 'roma',
    rule: 'AIE-7.1-a',
    until: { event: 'march', data: { leader: 'caesar', to: 'ITA-1' } },
    way: [{ verb: 'to', noun: 'ITA-1' }],
  },
  {
    id: 'end',
    rule: 'AIE-2.E-b',
    until: { event: 'evasion', data: { side: 'republican' } },
    way: [{ verb: 'done' }],
  },
  { id: 'odds', rule: 'AIE-8.3-a', until: 'read', way: [] },
  {
    id: 'stratagem',
    rule: 'AIE-6.3-i',
    until: { event: 'stratagem', data: { stratagem: 'poliorcetique' } },
    way: [{ verb: 'poliorcetique' }],
  },
  {
    id: 'losses',
    rule: 'AIE-CT-e',
    until: { event: 'retreat', data: { side: 'republican' } },
    way: [{ verb: 'reduce' }],
  },
  {
    id: 'evade',
    rule: 'AIE-8.2-a',
    until: { event: 'evasion', data: { side: 'caesarian' } },
    way: [{ verb: 'evade', noun: 'm-antonius' }],
  },
  {
    id: 'slip',
    rule: 'AIE-8.2-c',
    until: { event: 'slipped-away', data: { side: 'caesarian' } },
    way: [{ verb: 'take', noun: ['legio-XI', 'auxilia-1'], say: 'take' }, { verb: 'evade-to' }],
  },
  { id: 'control', rule: 'AIE-3.7.3-b', until: 'read', way: [], look: ['ITA-1', 'ITA-6', 'ITA-4', 'ITA-2'] },
  {
    id: 'sail',
    rule: 'AIE-3.4.2-d',
    until: { event: 'voyage', data: { to: 'ITA-2' } },
    way: [
      { verb: 'sail', noun: 'curio' },
      { verb: 'embark', noun: ['naves-6-0-1', 'legio-II-R'], say: 'embark' },
      { verb: 'to', noun: 'ITA-2', say: 'land' },
      { verb: 'to', noun: 'MIO', say: 'sea' },
    ],
  },
  {
    id: 'winter',
    rule: 'AIE-3.7.3-a',
    until: { event: 'region-taken', data: { region: 'italia', faction: 'caesarian' } },
    way: [{ verb: 'done' }],
  },
]
