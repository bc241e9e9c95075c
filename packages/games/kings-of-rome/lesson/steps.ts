import type { EventGoal, LessonStep } from '../../table/index.ts'
import type { KingsEvents } from '../rules/events.ts'

/** The steps of the reign of Romulus. What each says stands in the messages under its id. */
export const romulusSteps: readonly LessonStep<EventGoal<KingsEvents>>[] = [
  { id: 'welcome', until: 'read', way: [], look: ['3906', '3907', '3908', '3808', '3809'] },
  { id: 'containers', rule: 'KOR-DEF-2', until: 'read', way: [], look: ['3907', '3713', '4308', '4406'] },
  {
    id: 'actions',
    rule: 'KOR-PER-9',
    until: { chosen: { verb: 'move', noun: 'romulus' } },
    way: [{ verb: 'move', noun: 'romulus' }],
  },
  {
    id: 'road',
    rule: 'KOR-MOVE-3',
    until: { event: 'march', data: { leader: 'romulus', to: '3908' } },
    way: [
      { verb: 'take-all', say: 'take' },
      { verb: 'march', noun: '3907' },
      { verb: 'march', noun: '3908', say: 'on' },
    ],
  },
  {
    id: 'siege',
    rule: 'KOR-SIEGE-2',
    until: { event: 'transfer', data: { cause: 'siege' } },
    way: [{ verb: 'siege', noun: '3908' }],
  },
  { id: 'spoils', rule: 'KOR-SIEGE-8', until: 'read', way: [], look: ['3907', '3908', '3808'] },
  {
    id: 'bribe',
    rule: 'KOR-COR-2',
    until: { event: 'transfer', data: { cause: 'corruption' } },
    way: [
      { verb: 'leave-behind', noun: 'S7', say: 'holder' },
      { verb: 'corrupt', noun: '3808' },
      { verb: 'march', noun: '3808', say: 'road' },
      { verb: 'move', noun: 'romulus', say: 'road' },
    ],
  },
  {
    id: 'pillage',
    rule: 'KOR-PIL-7',
    until: { event: 'transfer', data: { cause: 'pillage' } },
    way: [
      { verb: 'pillage', noun: '3809' },
      { verb: 'march', noun: '3809', say: 'road' },
      { verb: 'move', noun: 'romulus', say: 'road' },
    ],
  },
  {
    id: 'tatius',
    rule: 'KOR-HR-1',
    until: { event: 'battle-begins' },
    way: [{ verb: 'accept-battle' }],
    look: ['3713', '3811', '3809'],
  },
  { id: 'duel', rule: 'KOR-DUEL-3', until: { chosen: { verb: 'no-duel' } }, way: [{ verb: 'no-duel' }] },
  { id: 'tactics', rule: 'KOR-TAC-1', until: { event: 'tactics' }, way: [{ verb: 'attack' }] },
  {
    id: 'line',
    rule: 'KOR-CMB-2',
    until: { event: 'battle-round' },
    way: [{ verb: 'by-virtus' }, { verb: 'lead-with', noun: 'S1', say: 'leader' }],
  },
  {
    id: 'fight',
    rule: 'KOR-CMB-4',
    until: { event: 'battle-result' },
    way: [{ verb: 'throw-again' }, { verb: 'charge', say: 'charge' }, { verb: 'bring-up', say: 'gap' }],
  },
  { id: 'triumph', rule: 'KOR-TRI-2', until: { event: 'triumph' }, way: [{ verb: 'triumph' }] },
  {
    id: 'end',
    rule: 'KOR-SEQ-4',
    until: { event: 'betrayal' },
    way: [{ verb: 'end-actions' }],
    look: ['3907', '4308', '4406'],
  },
  {
    id: 'loyalty',
    rule: 'KOR-BET-2',
    until: { chosen: { verb: 'spend', noun: 2 } },
    way: [{ verb: 'spend', noun: 2 }],
  },
  { id: 'reign', rule: 'KOR-EOT-5', until: 'read', way: [], look: ['3908', '3808', '3809', '4008'] },
]
