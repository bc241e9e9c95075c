import type { EventGoal, LessonSign, LessonStep } from '../../table/index.ts'
import type { SemperEvents } from '../rules/events/index.ts'

/** The army of Gaul, which Constantin takes wherever he goes. */
const army = ['cornuti', 'bracchiati', 'celtae', 'petulantes', 'scutarii-3', 'armaturae-seniores']

/** He sets out with all of them. */
function marchTo(zone: string): readonly LessonSign[] {
  return [
    { verb: 'take', noun: army, say: 'take' },
    { verb: 'to', noun: zone, say: 'to' },
    { verb: 'lead', noun: 'constantin' },
  ]
}

/** The steps of the road to Roma. What each says stands in the messages under its id. */
export const milvianSteps: readonly LessonStep<EventGoal<SemperEvents>>[] = [
  { id: 'welcome', until: 'read', way: [], look: ['VIE3', 'ITA2', 'ITA5'] },
  { id: 'aim', rule: 'SV-S1-E', until: 'read', way: [], look: ['ITA2', 'ITA5'] },
  {
    id: 'usurp',
    rule: 'SV-3.6.2-B',
    until: { event: 'usurper', data: { leader: 'alexander' } },
    way: [{ verb: 'usurpation-secondus' }],
    look: ['AFR4'],
  },
  {
    id: 'spread',
    rule: 'SV-3.6.3-D',
    until: { chosen: { verb: 'extend', noun: 'oriens' } },
    way: [{ verb: 'extend', noun: 'oriens' }],
  },
  {
    id: 'veto',
    rule: 'SV-3.5.1-L',
    until: { event: 'refused', data: { leader: 'volusianus' } },
    way: [{ verb: 'refuse' }],
  },
  { id: 'sequences', rule: 'SV-2.D-1', until: 'read', way: [] },
  {
    id: 'milan',
    rule: 'SV-3.4.1-B',
    until: { event: 'march', data: { leader: 'constantin', to: 'ITA2' } },
    way: marchTo('ITA2'),
  },
  {
    id: 'fight',
    rule: 'SV-8.3-B',
    until: { event: 'battle', data: { zone: 'ITA2' } },
    way: [{ verb: 'done' }],
  },
  {
    id: 'losses',
    rule: 'SV-8.4.2-C',
    until: { event: 'retreat', data: { side: 'secondus' } },
    way: [{ verb: 'reduce' }],
  },
  { id: 'belong', rule: 'SV-3.7.2-B', until: 'read', way: [], look: ['ITA2', 'ITA5'] },
  {
    id: 'roma',
    rule: 'SV-8.6.3-A',
    until: { event: 'march', data: { leader: 'constantin', to: 'ITA5' } },
    way: marchTo('ITA5'),
  },
  {
    id: 'bridge',
    rule: 'SV-8.5.1-A',
    until: { event: 'leader-dies', data: { leader: 'maxence' } },
    way: [{ verb: 'done' }],
  },
  { id: 'heir', rule: 'SV-3.5.2-H', until: 'read', way: [] },
  {
    id: 'capital',
    rule: 'SV-3.7.3-B',
    until: { event: 'march', data: { leader: 'constantin', to: 'ITA2' } },
    way: marchTo('ITA2'),
  },
  {
    id: 'winter',
    rule: 'SV-3.7.3-A',
    until: { event: 'region-taken', data: { region: 'italia', faction: 'primus' } },
    way: [{ verb: 'done' }, { verb: 'stop', say: 'stop' }],
  },
]
