import type { PlainRecord, SeenEvent } from '@aquila/engine'
import { expect, it } from 'vitest'
import type { Moment } from '../../../table/index.ts'
import { aleaMoments } from '../english.ts'
import { emptyMap, positionOf } from '../support.ts'

type Line = readonly [kind: string, data: PlainRecord]

const told = {
  say: ({ kind }: SeenEvent) => kind,
  together: (events: readonly SeenEvent[]) => events,
  dice: () => [],
}

/** What a log is worth at its last line. */
function momentAt(lines: readonly Line[], rule = ''): Moment | null {
  const { data, roles, seats, options, state } = positionOf(emptyMap('3'))
  const { scenario } = state
  const log = lines.map(([kind, of], after): SeenEvent => ({ kind, rule, data: of, phase: 'D', after }))
  const event = log.at(-1)
  if (event === undefined) throw new Error('nothing was told')
  return aleaMoments.momentOf({
    ...told,
    data,
    role: 'caesarian',
    roles,
    seats,
    options,
    scenario,
    log,
    number: log.length - 1,
    event,
  })
}

it('AIE-2.D-b: the sequences of a year are told once; if an event changes them, it is the event that tells it', () => {
  const year: Line[] = [
    ['turn', { bc: 48, turn: 1, turns: 2 }],
    ['initiative', { faction: 'caesarian' }],
    ['sequences', { caesarian: 6, republican: 5 }],
  ]
  expect(momentAt(year)?.kind).toBe('ceremony')
  const changed: Line[] = [...year, ['event', { event: 8 }], ['sequences', { caesarian: 5, republican: 4 }]]
  expect(momentAt(changed)).toBeNull()
})

it('AIE-8.2-j, AIE-8.2-k: a leader alone among enemies is told which dice let him go; an Assassin has others', () => {
  const alone = (rule: string) => momentAt([['solitary', { leader: 'curio', die: 4, escapes: true }]], rule)
  expect(alone('AIE-8.2-j')?.need).toBe('needed: 0 to 7; 8 in 10')
  expect(alone('AIE-8.2-k')?.need).toBe('needed: 8 to 9; 2 in 10')
})

it('T12, AIE-3.5.2-c: the fall of a Faction Leader is a ceremony, also if who comes after him is still to be chosen', () => {
  const dies = (leader: string): Line => [
    'leader-dies',
    { leader, faction: 'republican', zone: 'GRA-2', cause: 'trapped' },
  ]
  const heir: Line = ['faction-leader', { leader: 's-pompeius', faction: 'republican' }]
  expect(momentAt([dies('pompeius')])).toMatchObject({
    kind: 'ceremony',
    title: expect.stringContaining('Pompeius'),
  })
  expect(momentAt([dies('petreius')])).toBeNull()
  // Chosen after it, he has a ceremony of his own; so his fall is one too.
  expect(momentAt([dies('pompeius'), heir])?.kind).toBe('ceremony')
  expect(momentAt([dies('pompeius'), heir, dies('s-pompeius')])?.kind).toBe('ceremony')
})
