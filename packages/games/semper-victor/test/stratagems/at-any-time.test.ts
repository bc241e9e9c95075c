import type { Choice, Decision } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { combatOfSequence, movementOfSequence } from '../../../imperator/rules/sequences.ts'
import { CampaignWindow } from '../../../imperator/rules/stratagems/campaign.ts'
import type { SideId } from '../../data/index.ts'
import { phases } from '../../rules/sequence.ts'
import type { SemperState } from '../../rules/state.ts'
import { allTo, choicesOf, d6, d10, emptyMap, give, playUntil, primus, secondus, where } from '../support.ts'

/** Primus holds the Empire and has the initiative; nobody has a fleet. */
function turn(
  primusHas: number,
  secondusHas: number,
  change: (state: SemperState) => void = () => {},
): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    state.fleets.occidentalis.returns = 999
    state.fleets.orientalis.returns = 999
    state.sequences = { primus: primusHas, secondus: secondusHas }
    change(state)
  })
}

describe('SV-2.E-3, SV-6-D: stratagems at any time', () => {
  const armed = (side: SideId, counter = 'assassinat-1') =>
    turn(1, 1, state => {
      primus(state, 'ITA5', 'severe', 'batavi', 'heruli')
      secondus(state, 'GAL2', 'licinius', 'cornuti')
      give(state, side, counter)
    })
  const asked = ({ decision }: { decision: Decision | null }) =>
    decision === null ? null : `${decision.role} ${decision.window ?? decision.task}`
  const march = ['lead severe', 'to ITA4', 'stop']

  it('SV-2.E-3: the enemy is asked when the first sequence begins and after each march', () => {
    const script = { state: armed('secondus'), impossible: true }
    expect(asked(playUntil(movementOfSequence, script))).toBe('secondus campaign')
    expect(asked(playUntil(movementOfSequence, { ...script, choices: ['pass', ...march] }))).toBe(
      'secondus march',
    )
    const again = ['pass', ...march, 'pass', 'march batavi', 'to ITA4']
    expect(asked(playUntil(movementOfSequence, { ...script, choices: again }))).toBe('secondus march')
  })

  it('SV-2.E-3, RULING-75: nobody who has ended his moves is asked again for the same', () => {
    const script = { state: armed('primus'), impossible: true, choices: ['done'] }
    const lines = ['E.1', 'E.2', 'E.3', 'E.1'].map(id => phases.find(each => each.id === id))
    const next = playUntil(function* (g) {
      for (const line of lines) yield* line?.run(g) ?? []
    }, script)
    expect(asked(next)).toBe('secondus movement')
  })

  it('SV-2.E-3: nobody is asked who holds nothing, nor for what cannot be played', () => {
    for (const counter of ['', 'initiative-1']) {
      const state = armed('primus')
      state.hands.primus = []
      state.cup.push('assassinat-1')
      if (counter !== '') give(state, 'secondus', counter)
      expect(asked(playUntil(movementOfSequence, { state, impossible: true }))).toBe('primus movement')
      const further = playUntil(movementOfSequence, { state, impossible: true, choices: march })
      expect(asked(further)).toBe('primus movement')
    }
  })

  it('SV-2.E-3: the player who moves has his own among his moves, before and after each', () => {
    const script = { state: armed('primus'), impossible: true }
    for (const choices of [[], march]) {
      const run = playUntil(movementOfSequence, { ...script, choices })
      expect(asked(run)).toBe('primus movement')
      expect(choicesOf(run.decision)).toContain('assassinat assassinat-1')
    }
    const run = playUntil(movementOfSequence, {
      ...script,
      choices: ['assassinat assassinat-1'],
      dice: [d10('assassination of licinius', 9)],
    })
    expect(where(run.state, 'licinius')).toBe('box-dead')
    expect(choicesOf(run.decision)).toContain('lead severe')
    expect(choicesOf(run.decision)).not.toContain('assassinat assassinat-1')
  })

  it('SV-2.E-3: what the enemy plays between two marches changes the next one', () => {
    const run = playUntil(movementOfSequence, {
      state: armed('secondus'),
      impossible: true,
      choices: ['pass', 'march batavi', 'to ITA4', 'assassinat assassinat-1'],
      dice: [d10('assassination of severe', 8)],
    })
    expect(asked(run)).toBe('primus movement')
    expect(choicesOf(run.decision)).not.toContain('lead severe')
  })

  it('SV-2.E-3: both are asked before the first combat, between combats and after the last', () => {
    const state = turn(1, 1, state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      primus(state, 'GAL2', 'celtae')
      secondus(state, 'GAL2', 'cornuti')
      primus(state, 'ORI2', 'severe')
      secondus(state, 'HIS1', 'licinius')
      give(state, 'primus', 'assassinat-1')
      give(state, 'secondus', 'assassinat-2')
    })
    const { match } = playUntil(combatOfSequence, {
      state,
      impossible: true,
      dice: [d6('battle', 6), d6('battle', 6)],
    })
    const order: (string | null)[] = []
    const isPass = ({ verb }: Choice) => verb === 'pass'
    for (
      ;
      match.decision !== null;
      match.choose(match.decision.choices.find(isPass) ?? match.decision.choices[0])
    )
      order.push(asked(match))
    const window = ['primus campaign', 'secondus campaign']
    expect(order.filter(each => /campaign|pick-battle/.test(each ?? ''))).toEqual([
      // Primus has just ended his moves.
      'secondus campaign',
      'primus pick-battle',
      ...window,
      ...window,
    ])
  })

  it('SV-2.E-3: a player who says "not again" is asked when the sequence, or the year, is over', () => {
    const after = (...choices: string[]) =>
      asked(
        playUntil(
          function* (g) {
            for (let sequence = 0; sequence < 2; sequence++) {
              g.state.active = 'primus'
              yield* new CampaignWindow(g, 'campaign', ['secondus']).open()
              g.state.turn.sequencesDone.primus++
              yield* movementOfSequence(g)
            }
            g.state.year++
            yield* new CampaignWindow(g, 'campaign', ['secondus']).open()
          },
          { state: armed('secondus'), impossible: true, choices },
        ),
      )
    expect(after('rest-sequence')).toBe('primus movement')
    // What is asked after a march is asked for the same stratagems.
    expect(after('pass', ...march)).toBe('secondus march')
    expect(after('rest-year', ...march)).toBe('primus movement')
    expect(after('rest-year', ...march, 'done')).toBe('primus movement')
    const back = ['lead severe', 'to ITA5', 'stop']
    expect(after('rest-year', ...march, 'done', ...back, 'done')).toBe('secondus campaign')
  })

  it('SV-2.E-3: marches can be taken back as long as the pauses tell nothing new', () => {
    const { match } = playUntil(movementOfSequence, {
      // It cannot be played now, but it is hidden.
      state: armed('secondus', 'initiative-1'),
      impossible: true,
      choices: [...march, 'march batavi', 'to ITA4'],
    })
    for (let left = 5; left > 0; left--) match.undo('primus')
    expect(match.canUndo('primus')).toBe(false)
    expect(asked(match)).toBe('primus movement')
  })

  describe('SV-2.E-3: a march after which the enemy was asked', () => {
    const brigands = turn(1, 1, state => {
      primus(state, 'ITA5', 'severe', 'batavi')
      secondus(state, 'GAL2', 'licinius', 'cornuti')
      give(state, 'secondus', 'bagaudes-1')
    })
    const after = (state: SemperState, ...choices: string[]) =>
      playUntil(movementOfSequence, { state, impossible: true, choices }).match
    const marched = ['pass', 'march batavi', 'to ITA4']

    it('can be taken back if he let it pass, and he is asked again after the next', () => {
      const match = after(brigands, ...marched, 'pass')
      for (let left = 2; left > 0; left--) match.undo('primus')
      expect(match.canUndo('primus')).toBe(false)
      expect(asked(match)).toBe('primus movement')
      expect(match.entries.map(({ role }) => role)).toEqual(['secondus'])
      match.choose({ verb: 'march', noun: 'batavi' })
      match.choose({ verb: 'to', noun: 'ITA4' })
      expect(asked(match)).toBe('secondus march')
    })

    it('stands if he played something', () => {
      const match = after(brigands, ...marched, 'bagaudes bagaudes-1', 'lay HIS1')
      expect(match.whyNoUndo('primus')).toEqual({ why: 'other', by: 'secondus' })
    })

    it('stands if the pause told something new, whether he was asked or not', () => {
      // Outside the Empire nobody can be made to abandon a Diocese: the march opens what was closed.
      for (const [counter, ...answers] of [['abandon-1', 'pass'], ['initiative-1']]) {
        const state = turn(1, 1, state => {
          primus(state, 'PIC1', 'ri-britanniae')
          primus(state, 'ITA5', 'batavi')
          secondus(state, 'GAL2', 'cornuti')
          give(state, 'secondus', counter ?? '')
        })
        const match = after(state, 'march ri-britanniae', 'to BRI1', ...answers)
        expect(asked(match)).toBe('primus movement')
        expect(match.whyNoUndo('primus')).toEqual({ why: 'revealed' })
      }
    })
  })
})
