import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { fateOfLeaders } from '../../rules/combat/leaders.ts'
import type { SemperState } from '../../rules/state.ts'
import { empire, play, primus, secondus, sideIn, usurper, where } from '../support.ts'

/** Sévère stands in Italia 5 with a unit. */
function withSeverus(change?: (state: SemperState) => void): SemperState {
  return empire(state => {
    primus(state, 'ITA5', 'severe', 'batavi')
    change?.(state)
  })
}

describe('success and failure', () => {
  const battle = { zone: 'PON1', kind: 'land', attacker: 'secondus', defender: 'primus' } as const

  /** The Usurper Sévère against Galère in Nicomedia; `winner` wins it. */
  const fought = (
    winner: 'primus' | 'secondus',
    change?: (state: SemperState) => void,
    choices: string[] = [],
  ) => {
    const state = withSeverus(state => {
      secondus(state, 'PON1', 'severe', 'batavi')
      primus(state, 'PON1', 'galere', 'lanciarii')
      usurper(state, 'severe', 'secondus')
      change?.(state)
    })
    const force = (side: 'primus' | 'secondus') => ({
      side,
      units: [],
      leaders: state.counters
        .filter(
          ({ place, faction, id }) =>
            place === 'PON1' && faction === side && id in { galere: 0, severe: 0, maxence: 0, alexander: 0 },
        )
        .map(({ id }) => id),
    })
    const loser = winner === 'primus' ? 'secondus' : 'primus'
    const cell = {
      attacker: 'R',
      defender: 'R',
      winner: winner === 'secondus' ? 'attacker' : 'defender',
    } as const
    return play(
      g =>
        fateOfLeaders(
          g,
          { ...battle, navalLeaders: null, stratagems: [], conqueror: null },
          cell,
          force(winner),
          force(loser),
        ),
      { state, choices },
    ).state
  }

  it('SV-3.6.4-A, SV-3.6.4-D, SV-8.5.2-A, SV-3.5.2-A: he beats the Augustus, who dies; he is Primus Augustus', () => {
    const after = fought('secondus')
    expect(where(after, 'galere')).toBe('box-dead')
    expect(after.emperors.primus).toBe('severe')
    expect(after.usurpations).toEqual([])
    expect(after.turn.roleChange).toBe('usurpation')
  })

  it('SV-3.6.4-F: the beaten Usurper dies, and all who joined him return', () => {
    const after = fought('primus', state => {
      secondus(state, 'ITA2', 'maxence', 'heruli')
      usurper(state, 'severe', 'secondus', 'maxence')
      state.usurpations = state.usurpations.slice(1)
    })
    expect(where(after, 'severe')).toBe('box-dead')
    expect(['maxence', 'heruli', 'batavi'].map(id => sideIn(after, id))).toEqual(Array(3).fill('primus'))
    expect(after.emperors.primus).toBe('galere')
  })

  it('SV-3.6.4-C: with two Augusti both must fall', () => {
    const after = fought('secondus', state => {
      primus(state, 'ORI2', 'maxence')
      state.augusti.primus = ['maxence']
    })
    expect(after.emperors.primus).toBe('maxence')
    expect(after.usurpations).toHaveLength(1)
    const second = play(g => leaderDies(g, 'maxence', 'assassination'), { state: after }).state
    expect(second.emperors.primus).toBe('severe')
  })

  it('SV-3.6.4-B: murder of an Augustus is a success too, age is not', () => {
    const state = withSeverus(state => {
      secondus(state, 'ITA5', 'severe')
      usurper(state, 'severe', 'secondus')
      primus(state, 'ORI2', 'maxence')
      state.caesares.primus = ['maxence']
    })
    const murdered = play(g => leaderDies(g, 'galere', 'assassination'), { state }).state
    expect(murdered.emperors.primus).toBe('severe')
    const aged = play(g => leaderDies(g, 'galere', 'natural'), { state }).state
    expect(aged.emperors.primus).toBe('maxence')
    expect(aged.usurpations).toHaveLength(1)
  })

  it('SV-3.6.4-E: against Secondus he becomes Augustus of Primus, else Caesar, else a plain leader', () => {
    const won = (change: (state: SemperState) => void) => {
      const state = withSeverus(state => {
        primus(state, 'GAL5', 'alexander')
        usurper(state, 'alexander', 'primus')
        secondus(state, 'GAL1', 'maxence')
        state.caesares.secondus = ['maxence']
        primus(state, 'ORI2', 'maximin-daia', 'volusianus', 'bassianus')
        change(state)
      })
      return play(g => leaderDies(g, 'licinius', 'assassination'), { state }).state
    }
    const augustus = won(() => {})
    expect(augustus.augusti.primus).toEqual(['alexander'])
    // SV-3.5.2-H: the Secondus Augustus has a successor, and nobody changes his role.
    expect(augustus.emperors.secondus).toBe('maxence')
    expect(augustus.turn.roleChange).toBeNull()
    const caesar = won(state => {
      state.augusti.primus = ['maximin-daia']
    })
    expect(caesar.caesares.primus).toEqual(['alexander'])
    const plain = won(state => {
      state.augusti.primus = ['maximin-daia']
      state.caesares.primus = ['volusianus', 'bassianus']
    })
    expect([plain.augusti.primus, plain.caesares.primus]).toEqual([
      ['maximin-daia'],
      ['volusianus', 'bassianus'],
    ])
    expect(plain.usurpations).toEqual([])
  })

  it('SV-3.6.5-D: of two Usurpers the one with the higher PC reigns; the other falls in', () => {
    const after = fought('secondus', state => {
      secondus(state, 'ITA2', 'maxence')
      usurper(state, 'maxence', 'secondus')
    })
    expect(after.emperors.primus).toBe('maxence')
    expect(after.usurpations).toEqual([])
    expect(sideIn(after, 'severe')).toBe('secondus')
  })

  it('SV-3.6.5-E: against Secondus too; among equals the player chooses', () => {
    const state = withSeverus(state => {
      primus(state, 'GAL5', 'alexander')
      primus(state, 'HIS1', 'severe')
      usurper(state, 'alexander', 'primus')
      usurper(state, 'severe', 'primus')
    })
    const { state: after } = play(g => leaderDies(g, 'licinius', 'assassination'), {
      state,
      choices: ['enthrone alexander'],
    })
    expect(after.augusti.primus).toEqual(['alexander'])
    expect(after.usurpations).toEqual([])
  })

  it('SV-3.6.5-F: a double usurpation ends only with both', () => {
    const state = withSeverus(state => {
      secondus(state, 'ITA5', 'severe', 'batavi')
      secondus(state, 'HIS1', 'maxence')
      secondus(state, 'ITA2', 'alexander', 'heruli')
      usurper(state, 'severe', 'secondus', 'alexander')
      usurper(state, 'maxence', 'secondus')
    })
    const one = play(g => leaderDies(g, 'severe', 'natural'), { state }).state
    expect(one.usurpations).toMatchObject([{ usurper: 'maxence', followers: ['alexander'] }])
    expect(sideIn(one, 'alexander')).toBe('secondus')
    const none = play(g => leaderDies(g, 'maxence', 'natural'), { state: one }).state
    expect(none.usurpations).toEqual([])
    expect([sideIn(none, 'alexander'), sideIn(none, 'heruli')]).toEqual(['primus', 'primus'])
  })

  it('SV-8.5.2-B, SV-3.5.4-B: between emperors without a Usurper nobody dies of a defeat', () => {
    const after = fought('primus', state => {
      state.usurpations = []
      secondus(state, 'PON1', 'maxence')
      state.caesares.secondus = ['maxence']
    })
    expect(where(after, 'maxence')).toBe('PON1')
  })
})
