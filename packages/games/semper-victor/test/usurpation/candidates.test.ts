import { row, type ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { semperData as data } from '../../rules/series.ts'
import type { Semper, SemperState } from '../../rules/state.ts'
import { stratagems } from '../../rules/stratagems/registry.ts'
import { playable } from '../../rules/stratagems/window.ts'
import { candidates, type Grade, whyNotUsurper } from '../../rules/usurpation/candidates.ts'
import { beginCivilWar } from '../../rules/usurpation/civil-war.ts'
import { attemptUsurpation } from '../../rules/usurpation/proclaim.ts'
import { d6, d10, empire, give, play, positionOf, primus, secondus, sideIn, usurper } from '../support.ts'

/** Sévère stands in Italia 5 with a unit. */
function withSeverus(change?: (state: SemperState) => void): SemperState {
  return empire(state => {
    primus(state, 'ITA5', 'severe', 'batavi')
    change?.(state)
  })
}

const attempt = (state: SemperState, grade: Grade, choices: string[], dice: readonly ScriptedRoll[]) =>
  play(g => attemptUsurpation(g, 'secondus', grade), { state, choices, dice }).state

describe('usurpation', () => {
  it('SV-3.6.2-B, SV-6.2-C: a plain leader rises on a d6 of at most his PC', () => {
    // Sévère has PC 3.
    const risen = attempt(
      withSeverus(),
      'leader',
      ['extend galliae'],
      [d6('usurpation', 3), d10('extension to galliae', 9)],
    )
    expect(risen.usurpations).toMatchObject([{ usurper: 'severe', master: 'secondus', bonus: 0 }])
    expect(sideIn(risen, 'severe')).toBe('secondus')
  })

  it('SV-3.6.2-E: if not, nothing has happened', () => {
    const after = attempt(withSeverus(), 'leader', [], [d6('usurpation', 4)])
    expect(after.usurpations).toEqual([])
    expect(sideIn(after, 'severe')).toBe('primus')
  })

  it('SV-3.6.2-D: a Caesar who rises is Caesar no more', () => {
    const state = withSeverus(state => {
      primus(state, 'ORI2', 'maximin-daia')
      state.caesares.primus = ['severe', 'maximin-daia']
      state.protectores.primus = 'severe'
    })
    const after = attempt(
      state,
      'caesar',
      ['support severe', 'extend galliae'],
      [d6('usurpation', 1), d10('extension to galliae', 9)],
    )
    expect(after.caesares.primus).toEqual(['maximin-daia'])
    expect(after.protectores.primus).toBeNull()
    expect(after.usurpations[0]?.bonus).toBe(1)
  })

  it('SV-6.2-A, SV-6.1-A: the second Augustus of two, with a bonus of 2', () => {
    const state = withSeverus(state => {
      state.augusti.primus = ['severe']
    })
    expect(candidates(positionOf(state), 'secondus', 'augustus')).toEqual(['severe'])
    state.augusti.primus = []
    expect(whyNotUsurper(positionOf(state), 'secondus', 'augustus', 'severe')?.why).toBe('needs-two-augusti')
    secondus(state, 'GAL1', 'maxence')
    state.augusti.secondus = ['maxence']
    expect(candidates(positionOf(state), 'primus', 'augustus')).toEqual(['maxence'])
  })

  it('SV-6.2-B, SV-6.1-B: a Caesar only where there are two', () => {
    const state = withSeverus(state => {
      state.caesares.primus = ['severe']
    })
    expect(whyNotUsurper(positionOf(state), 'secondus', 'caesar', 'severe')?.rule).toBe('SV-6.2-B')
    secondus(state, 'GAL1', 'maxence')
    state.caesares.secondus = ['maxence']
    expect(whyNotUsurper(positionOf(state), 'primus', 'caesar', 'maxence')?.rule).toBe('SV-6.1-B')
    secondus(state, 'GAL3', 'alexander')
    state.caesares.secondus.push('alexander')
    expect(candidates(positionOf(state), 'primus', 'caesar')).toEqual(['maxence', 'alexander'])
  })

  it('SV-6.1-C: neither Augustus nor Caesar nor Dux', () => {
    const state = withSeverus(state => {
      secondus(state, 'GAL1', 'maxence', 'dux-treveri')
      secondus(state, 'GAL3', 'alexander')
      state.caesares.secondus = ['maxence']
    })
    expect(candidates(positionOf(state), 'primus', 'leader')).toEqual(['alexander'])
    expect(whyNotUsurper(positionOf(state), 'primus', 'leader', 'dux-treveri')?.rule).toBe('SV-3.3.1-E')
  })

  it('SV-6-A: each side has its own usurpations', () => {
    const state = withSeverus()
    const position = positionOf(state)
    expect(position.data.stratagems['usurpation-primus'].side).toBe('secondus')
    const usurping = { name: 'step', step: 'usurpations' } as const
    expect(row(stratagems, 'usurpation-primus').whyNot(position, 'secondus', usurping)).toBeNull()
    expect(row(stratagems, 'usurpation-secondus').whyNot(position, 'primus', usurping)?.why).toBe(
      'nobody-to-usurp',
    )
  })

  it('SV-6-A: the other side cannot play them, though it holds them and there is somebody to usurp', () => {
    const state = withSeverus(state => {
      secondus(state, 'GAL5', 'alexander')
      for (const side of ['primus', 'secondus'] as const) {
        give(state, side, `usurpation-primus-${side === 'primus' ? 1 : 2}`)
        give(state, side, `usurpation-secondus-${side === 'primus' ? 1 : 2}`)
      }
    })
    const offered = (side: 'primus' | 'secondus') =>
      playable(positionOf(state), 'usurpations', side, {}).map(({ verb }) => verb)
    expect([offered('primus'), offered('secondus')]).toEqual([['usurpation-secondus'], ['usurpation-primus']])
    const usurping = { name: 'step', step: 'usurpations' } as const
    const why = (id: string, side: 'primus' | 'secondus') =>
      row(stratagems, id).whyNot(positionOf(state), side, usurping)?.rule ?? null
    for (const grade of ['', 'd-un-caesar-', 'd-un-augustus-']) {
      expect(why(`usurpation-${grade}secondus`, 'secondus')).toBe('SV-6-A')
      expect(why(`usurpation-${grade}primus`, 'primus')).toBe('SV-6-A')
    }
  })

  it('SV-3.6.2-C: not in the zone of somebody of higher rank', () => {
    const at = (zone: string) => {
      const state = withSeverus(state => {
        primus(state, 'ITA2', 'maxence')
        state.caesares.primus = ['maxence']
        primus(state, zone, 'severe')
      })
      return whyNotUsurper(positionOf(state), 'secondus', 'leader', 'severe')?.rule ?? null
    }
    expect([at('ITA5'), at('ITA2'), at('PON1')]).toEqual([null, 'SV-3.6.2-C', 'SV-3.6.2-C'])
  })

  it('SV-3.6.1-A: a player has two Usurpers at most', () => {
    const state = withSeverus(state => {
      secondus(state, 'ORI2', 'maxence')
      secondus(state, 'AFR4', 'alexander')
      usurper(state, 'maxence', 'secondus')
    })
    expect(whyNotUsurper(positionOf(state), 'secondus', 'leader', 'severe')).toBeNull()
    usurper(state, 'alexander', 'secondus')
    expect(whyNotUsurper(positionOf(state), 'secondus', 'leader', 'severe')?.rule).toBe('SV-3.6.1-A')
  })

  it('SV-3.6.2-B: without an Augustus there is nothing to usurp, unless the option allows it (RULING-89)', () => {
    const state = withSeverus(state => {
      secondus(state, 'GAL1', 'maxence')
      state.emperors.secondus = null
    })
    expect(candidates(positionOf(state), 'primus', 'leader')).toEqual([])
    expect(candidates(positionOf(state, { usurpWithoutAugustus: 'allowed' }), 'primus', 'leader')).toEqual([
      'maxence',
      'licinius',
    ])
  })
})

describe('usurpers', () => {
  const candidate = (state: SemperState, grade: 'leader' | 'caesar' | 'augustus', id: string) =>
    whyNotUsurper(positionOf(state), 'secondus', grade, id)?.why ?? null

  it('SV-3.6.2-C: a Caesar not beside an Augustus, an Augustus not beside the head; equals do not matter', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'severe', 'maxence')
      primus(state, 'ORI2', 'maximin-daia')
      state.caesares.primus = ['severe', 'maxence']
    })
    expect(candidate(state, 'caesar', 'severe')).toBeNull()
    state.augusti.primus = ['maximin-daia']
    primus(state, 'ITA5', 'maximin-daia')
    expect(candidate(state, 'caesar', 'severe')).toBe('superior-there')
    expect(candidate(state, 'augustus', 'maximin-daia')).toBeNull()
    primus(state, 'PON1', 'maximin-daia')
    expect(candidate(state, 'augustus', 'maximin-daia')).toBe('superior-there')
    primus(state, 'ITA5', 'alexander')
    expect(candidate(state, 'leader', 'alexander')).toBe('superior-there')
  })

  it('SV-3.6.2-B: nobody who takes part in a civil war, nor who is aboard a fleet', () => {
    const state = empire(state => {
      primus(state, 'HIS1', 'severe', 'maxence')
      primus(state, 'ORI2', 'alexander')
      usurper(state, 'severe', 'primus', 'maxence')
    })
    expect(['severe', 'maxence', 'alexander'].map(id => candidate(state, 'leader', id))).toEqual([
      'in-civil-war',
      'in-civil-war',
      null,
    ])
    primus(state, 'box-fleet-occidentalis', 'alexander')
    expect(candidate(state, 'leader', 'alexander')).toBe('not-an-enemy-leader')
  })

  it('SV-3.6.3-B: followers and Usurpers of the other side are not tested (RULING-111)', () => {
    const [neighbour = ''] = data.regions.italia.adjacent
    const contained = d10(`extension to ${neighbour}`, 9)
    const rises = (change: (state: SemperState) => void, ...dice: ScriptedRoll[]) => {
      const state = empire(state => {
        secondus(state, 'ITA5', 'severe', 'batavi')
        primus(state, 'ITA2', 'maxence', 'heruli')
        usurper(state, 'severe', 'secondus')
        change(state)
      })
      const procedure = function* (g: Semper) {
        const [usurpation] = g.state.usurpations
        if (usurpation !== undefined) yield* beginCivilWar(g, usurpation)
      }
      return sideIn(play(procedure, { state, choices: [`extend ${neighbour}`], dice }).state, 'maxence')
    }
    expect(rises(() => {}, d6('loyalty in ITA2', 6), contained)).toBe('secondus')
    const follower = (state: SemperState) => {
      primus(state, 'ORI2', 'alexander')
      usurper(state, 'alexander', 'primus', 'maxence')
    }
    expect(rises(follower, contained)).toBe('primus')
    expect(rises(state => usurper(state, 'maxence', 'primus'), contained)).toBe('primus')
  })
})
