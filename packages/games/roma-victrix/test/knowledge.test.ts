import { DiceBox, fastDice, Match } from '@aquila/engine'
import { fuzzMatch } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { roma } from '../index.ts'
import { redeal } from '../rules/knowledge/redeal.ts'
import { view } from '../rules/knowledge/view.ts'
import { changeUnits } from '../rules/pieces.ts'
import { Stage } from './support.ts'

const at = numberOfArea

describe('what a player may know', () => {
  it('RV-6.2-a, RV-6.2-b, RV-3.73-a, RV-15.51-a: of other stacks only that they are there; Leaders and markers are open', () => {
    const stage = new Stage().units('carthage', 'africa', '3 hi, 1 cav, 2 flt').garrison('carthage', 'africa')
    stage.leader('carthage', 'africa', 4, 'Hannibal')
    const { stacks, leaders, marks } = view(stage.position, 'rome')
    expect(stacks[at('africa')]).toEqual([
      { hidden: true, power: stage.power('carthage'), ships: false, where: 'field', coast: null },
      {
        hidden: true,
        power: stage.power('carthage'),
        ships: true,
        where: 'field',
        coast: at('mare_tyrrhenum'),
      },
    ])
    expect([leaders.length, marks[at('africa')]?.garrison]).toEqual([1, stage.power('carthage')])
    expect(view(stage.position, 'carthage').stacks[at('africa')]).toHaveLength(6)
  })

  it('RV-6.2-b: combat shows the stacks, and a besieger sees who is inside', () => {
    const stage = new Stage().units('carthage', 'africa', '3 hi')
    const seen = (role: string) =>
      view(stage.position, role).stacks[at('africa')]?.filter(unit => 'kind' in unit).length
    expect(seen('rome')).toBe(0)
    stage.state.revealed = [at('africa')]
    expect(seen('rome')).toBe(3)
    stage.state.revealed = []
    changeUnits(
      stage.state,
      at('africa'),
      () => true,
      unit => ({ ...unit, where: 'city' }),
    )
    expect(seen('rome')).toBe(0)
    stage.units('rome', 'africa', '1 lgn')
    expect([seen('rome'), seen('aegyptus')]).toEqual([4, 0])
  })

  it('RV-6.2-a, RV-6.2-b: a new deal may change how many stand in a stack, never that one does', () => {
    const stage = new Stage().units('carthage', 'africa', '6 hi, 2 flt').units('carthage', 'sicilia', '2 cav')
    const before = view(stage.position, 'rome')
    const sizes = new Set<number>()
    for (let seed = 0; seed < 30; seed++) {
      redeal(stage.position, 'rome', new DiceBox(fastDice(seed)))
      expect(view(stage.position, 'rome')).toEqual(before)
      const { stacks } = stage.state
      sizes.add(stacks[at('sicilia')]?.length ?? 0)
      const all = [...(stacks[at('africa')] ?? []), ...(stacks[at('sicilia')] ?? [])]
      expect(new Set(all.map(({ id }) => id)).size).toBe(10)
      expect(all.filter(({ kind }) => kind === 'cav')).toHaveLength(2)
    }
    expect(sizes.has(0)).toBe(false)
    expect(sizes.size).toBeGreaterThan(2)
  })

  it('RV-6.2-a: a new deal gives others other cards, as many as they have', () => {
    const hands = (seed: number) => {
      const stage = new Stage()
      stage.state.hands = {
        carthage: ['raid', 'leader'],
        rome: ['ambush'],
        seleucid_kingdom: [],
        aegyptus: [],
      }
      stage.state.deck = ['attrition', 'piracy', 'withdrawal']
      redeal(stage.position, 'rome', new DiceBox(fastDice(seed)))
      expect(stage.state.hands.rome).toEqual(['ambush'])
      expect([stage.state.hands.carthage?.length, stage.state.deck.length]).toEqual([2, 3])
      return String(stage.state.hands.carthage)
    }
    expect(new Set([1, 2, 3, 4, 5, 6].map(hands)).size).toBeGreaterThan(2)
  })

  it('RV-6.2-b: what others raise does not show in the numbers of ones own units and Leaders', () => {
    const numbers = (others: string) => {
      const stage = new Stage().units('carthage', 'africa', others).units('rome', 'latium', '1 lgn')
      return [stage.state.stacks[at('latium')]?.[0]?.id, stage.leader('rome', 'latium', 1).id]
    }
    expect(numbers('1 hi')).toEqual(numbers('9 hi'))
  })

  it('RV-3.1-a, RV-14.11-a: hands, the deck and what lies face down are hidden', () => {
    const match = Match.start(roma, { scenario: '1', seats: 4, dice: fastDice(5) })
    const { hand, handSizes, deckSize, marks } = view(match.position, 'rome')
    expect([hand.length, deckSize, Object.values(handSizes)]).toEqual([1, 16, [1, 1, 1, 1]])
    expect(marks[at('belgica')]?.markers).toBe(2)
    expect(view(match.position, null)).not.toHaveProperty('deck')
  })

  it.each([
    ['1', 2, 3],
    ['15', 3, 2],
    ['7', 1, 1],
  ])('scenario %s for %d: a random match keeps every promise of the kernel', (scenario, seats, seed) => {
    const report = fuzzMatch(roma, { scenario, seats, seed, checkOneIn: 80, mostChoices: 20_000 })
    expect(report.choices).toBeGreaterThan(50)
  })
})
