import { type Choice, type Decision, endMatch, fastDice, type GameDefinition, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import type { KingsData } from '../../data/index.ts'
import { kings } from '../../index.ts'
import { battleProspect } from '../../rules/battle/prospect.ts'
import type { Prospect } from '../../rules/battle/rounds-reckoned.ts'
import { volleysOf } from '../../rules/odds/lines.ts'
import { hostileArmiesIn, romanArmyIn } from '../../rules/pieces.ts'
import type { KingsState } from '../../rules/state.ts'
import { positionOf } from '../support.ts'
import { aequi, battle, FIELD, field, HILLS, sabines } from './stage.ts'

function reckoned(romans: readonly string[], others: readonly string[]): Prospect {
  const position = positionOf(field(romans, others))
  const roman = romanArmyIn(position, FIELD)
  const [hostile] = hostileArmiesIn(position, FIELD)
  if (roman === null || hostile === undefined) throw new Error('no two armies')
  return battleProspect(position, roman, hostile)
}

/** The conduct that the reckoning goes by. */
function conductOf({ task, choices }: Decision, leadsFromFront: boolean): Choice {
  const verbs: Readonly<Record<string, string>> = {
    duel: 'no-duel',
    tactics: 'attack',
    vanguard: 'send',
    engage: 'engage',
    deploy: 'by-virtus',
    'place-leader': leadsFromFront ? 'lead-with' : 'lead-from-reserve',
    reroll: 'throw-again',
    'charge-leader': 'charge',
    'fill-gap': 'bring-up',
    advance: 'stay',
  }
  const [first] = choices
  const wanted = choices.find(({ verb }) => verb === verbs[task]) ?? first
  if (wanted === undefined) throw new Error(`nothing to choose in ${task}`)
  return wanted
}

/** How often each side has won, of so many battles that the rules have fought. */
function fought(state: () => KingsState, times: number, leadsFromFront: boolean): Prospect {
  const ends = { romanWins: 0, hostileWins: 0, undecided: 0 }
  for (let seed = 0; seed < times; seed++) {
    const definition: GameDefinition<KingsState, KingsData> = {
      ...kings,
      id: 'a-battle',
      phases: [
        {
          id: 'battle',
          rule: 'KOR-BP-1',
          *run(g) {
            yield* battle({ hex: HILLS, from: '4211' })(g)
            yield* endMatch({ winners: [], outcome: 'test', rule: 'KOR-BP-1' })
          },
        },
      ],
      setUp: state,
    }
    const match = Match.start(definition, { scenario: 'seven-kings', dice: fastDice(seed) })
    while (match.decision !== null) match.choose(conductOf(match.decision, leadsFromFront))
    const result = match.log('rome').find(({ kind }) => kind === 'battle-result')
    const winner = result?.data.winner
    ends[winner === 'roman' ? 'romanWins' : winner === 'hostile' ? 'hostileWins' : 'undecided'] += 1 / times
  }
  return ends
}

describe('a battle is reckoned before it is fought', () => {
  it('RULING-54: a die that misses is thrown again while rerolls last', () => {
    const [die, other] = [
      { space: 0, chance: 1 / 2 },
      { space: 1, chance: 1 / 2 },
    ]
    const hitBoth = (rerolls: number): number =>
      volleysOf([die, other], 2, rerolls)
        .filter(({ hits }) => hits.every(Boolean))
        .reduce((sum, { chance }) => sum + chance, 0)
    expect([0, 1, 2].map(hitBoth)).toEqual([1 / 4, 1 / 2, 9 / 16])
  })

  it('the three ends are all there are, and more men in reserve are worth something', () => {
    const few = reckoned(['romulus', 'S2', 'S3', 'S4'], aequi)
    const more = reckoned(['romulus', 'S2', 'S3', 'S4', 'S6', 'S7'], aequi)
    for (const { romanWins, hostileWins, undecided } of [few, more])
      expect(romanWins + hostileWins + undecided).toBeCloseTo(1, 10)
    expect(more.romanWins).toBeGreaterThan(few.romanWins)
  })

  const armies: { name: string; romans: string[]; others: string[] }[] = [
    { name: 'without cavalry', romans: ['romulus', 'S1', 'S2', 'S3', 'S4'], others: aequi },
    { name: 'with cavalry on one side', romans: ['romulus', 'S2', 'S5', 'S3'], others: aequi },
    { name: 'with a clash', romans: ['romulus', 'S1', 'S2', 'S3', 'S4', 'S5'], others: sabines },
  ]
  for (const { name, romans, others } of armies)
    it(`it is as the rules fight it ${name}`, () => {
      const exact = reckoned(romans, others)
      const times = 600
      const found = [true, false].map(front =>
        fought(() => field(romans, others, undefined, HILLS), times, front),
      )
      const best = found.toSorted((one, two) => two.romanWins - one.romanWins)[0]
      for (const end of ['romanWins', 'hostileWins', 'undecided'] as const) {
        const spread = Math.sqrt((exact[end] * (1 - exact[end])) / times)
        expect(Math.abs((best?.[end] ?? 0) - exact[end])).toBeLessThan(4 * spread)
      }
    })
})
