import type { EventGoal, LessonStep } from '../../table/index.ts'
import type { KingsEvents } from '../rules/events.ts'

/** The steps of the reign of the elder Tarquin. What each says stands in the messages under its id. */
export const tarquinSteps: readonly LessonStep<EventGoal<KingsEvents>>[] = [
  { id: 'welcome', rule: 'KOR-ING-1', until: 'read', way: [], look: ['3907', '3803'] },
  { id: 'draws', rule: 'KOR-OFF-1', until: 'read', way: [], look: ['3907'] },
  { id: 'budget', rule: 'KOR-END-4', until: 'read', way: [], look: ['3907', '4208', '4702'] },
  {
    id: 'march',
    rule: 'KOR-MOVE-4',
    until: { event: 'march', data: { leader: 'priscus', to: '4208' } },
    way: [
      { verb: 'take-all', say: 'take' },
      { verb: 'march', noun: '4208', say: 'road' },
      { verb: 'move', noun: 'priscus' },
    ],
  },
  {
    id: 'senate',
    rule: 'KOR-SEN-1',
    until: { event: 'transfer', data: { cause: 'siege' } },
    way: [{ verb: 'siege', noun: '4208' }],
  },
  { id: 'vote', rule: 'KOR-SEN-2', until: 'read', way: [], look: ['4208', '3907'] },
  {
    id: 'harbour',
    rule: 'KOR-NAV-3',
    until: { event: 'march', data: { leader: 'tribunus-populi-1', to: '3803' } },
    way: [
      { verb: 'take-all', say: 'take' },
      { verb: 'march', noun: '3803', say: 'road' },
      { verb: 'move', noun: 'tribunus-populi-1' },
    ],
  },
  {
    id: 'fleet',
    rule: 'KOR-NAV-2',
    until: { event: 'lands' },
    way: [
      { verb: 'done', say: 'halt' },
      { verb: 'embark', say: 'aboard' },
      { verb: 'sail-to', noun: '4702', say: 'off' },
      { verb: 'sail', noun: '3803' },
    ],
  },
  {
    id: 'landing',
    rule: 'KOR-SIEGE-2',
    until: { event: 'transfer', data: { cause: 'siege' } },
    way: [{ verb: 'siege', noun: '4702' }],
  },
  {
    id: 'bribe',
    rule: 'KOR-COR-4',
    until: { event: 'transfer', data: { cause: 'corruption' } },
    way: [
      { verb: 'corrupt', noun: '4109' },
      { verb: 'march', noun: '4109', say: 'road' },
      { verb: 'move', noun: 'priscus', say: 'road' },
    ],
  },
  {
    id: 'loyalty',
    rule: 'KOR-BET-2',
    until: { chosen: { verb: 'spend', noun: 2 } },
    way: [{ verb: 'spend', noun: 2 }],
  },
  { id: 'reign', rule: 'KOR-EOT-5', until: 'read', way: [], look: ['3907', '4208', '4702'] },
]
