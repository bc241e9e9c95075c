import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../imperator/rules/fate.ts'
import { nameCoEmperors, nominations, whyNotNamed } from '../rules/emperors/nominations.ts'
import { reassignProtectores } from '../rules/emperors/protectores.ts'
import { capitalDioceses, emperorsOf } from '../rules/emperors/ranks.ts'
import { removeSurplusEmperors } from '../rules/emperors/surplus.ts'
import { boxes, type SemperState } from '../rules/state.ts'
import { assassinat } from '../rules/stratagems/blows.ts'
import {
  allTo,
  choicesOf,
  d6,
  d10,
  emptyMap,
  play,
  playUntil,
  positionOf,
  primus,
  scenario,
  secondus,
  sideIn,
  usurper,
  where,
} from './support.ts'

/** Galère, Constantin and their men, each head in a capital of his own. */
function twoHeads(change?: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    primus(state, 'PON1', 'galere')
    secondus(state, 'GAL2', 'licinius')
    state.emperors = { primus: 'galere', secondus: 'licinius' }
    for (const diocese of ['pannoniae', 'pontica', 'oriens', 'asia', 'thracia', 'moesiae'] as const)
      state.regions[diocese] = 'primus'
    for (const diocese of ['galliae', 'viennensis', 'italia', 'hispaniae', 'africa', 'britanniae'] as const)
      state.regions[diocese] = 'secondus'
    change?.(state)
  })
}

function whyNot(state: SemperState, side: 'primus' | 'secondus', id: string, rank: 'augustus' | 'caesar') {
  return whyNotNamed(positionOf(state), side, id, rank)
}

describe('Augusti and Caesars', () => {
  it('SV-3.5.1-A, SV-3.5.1-E, SV-3.5.1-F: scenarios begin with a Primus Augustus, with or without a Secondus', () => {
    expect(scenario('6').emperors).toEqual({ primus: 'galere', secondus: 'constance-chlore' })
    expect(scenario('8').emperors).toEqual({ primus: 'constantin', secondus: null })
    expect(sideIn(scenario('6'), 'galere')).toBe('primus')
    expect(sideIn(scenario('6'), 'constantin')).toBe('secondus')
  })

  it('SV-3.5.1-B, SV-3.5.1-G: a second Augustus may be named, a third may not; Caesars up to two', () => {
    const state = twoHeads(state => primus(state, 'PON2', 'severe', 'maxence', 'maximin-daia'))
    const named = nominations(positionOf(state), 'primus').map(choice => choice.verb)
    expect(named).toContain('name-augustus')
    state.augusti.primus = ['severe']
    expect(nominations(positionOf(state), 'primus').map(choice => choice.verb)).not.toContain('name-augustus')
    state.augusti.primus = []
    state.caesares.primus = ['severe', 'maxence']
    expect(nominations(positionOf(state), 'primus').map(choice => choice.verb)).not.toContain('name-caesar')
  })

  it('SV-3.5.1-D: five capital Dioceses against one: four emperors, never a fifth, against one (TV-13)', () => {
    const state = twoHeads(state => {
      allTo(state, 'primus')
      state.regions.galliae = 'secondus'
      primus(state, 'PON2', 'severe', 'maxence', 'maximin-daia', 'alexander')
      secondus(state, 'GAL1', 'bassianus')
      state.augusti.primus = ['severe']
      state.caesares.primus = ['maxence']
    })
    expect(capitalDioceses(positionOf(state), 'primus')).toHaveLength(5)
    expect(whyNot(state, 'primus', 'maximin-daia', 'caesar')).toBeNull()
    state.caesares.primus.push('maximin-daia')
    expect(nominations(positionOf(state), 'primus').filter(({ noun }) => noun === 'alexander')).toEqual([])
    expect(whyNot(state, 'secondus', 'bassianus', 'augustus')?.rule).toBe('SV-3.5.1-D')
  })

  it('SV-3.5.1-D: as many emperors as capital Dioceses, and not one more', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'severe', 'maxence')
      state.regions.pannoniae = 'secondus'
    })
    expect(whyNot(state, 'primus', 'severe', 'caesar')).toBeNull()
    state.caesares.primus = ['maxence']
    expect(whyNot(state, 'primus', 'severe', 'caesar')?.rule).toBe('SV-3.5.1-D')
  })

  it('SV-3.5.1-C: no more emperors in all than capitals; Constantinopolis is a seventh', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'severe', 'maxence', 'maximin-daia')
      secondus(state, 'GAL1', 'bassianus', 'alexander', 'volusianus')
      state.augusti = { primus: ['severe'], secondus: ['bassianus'] }
      state.caesares = { primus: ['maxence'], secondus: ['alexander'] }
      allTo(state, 'primus')
    })
    expect(whyNot(state, 'primus', 'maximin-daia', 'caesar')?.rule).toBe('SV-3.5.1-C')
    state.constantinopolis.built = true
    expect(whyNot(state, 'primus', 'maximin-daia', 'caesar')).toBeNull()
  })

  it('SV-3.5.1-H, SV-3.5.1-J: Primus may refuse one candidate of Secondus, not the second', () => {
    const state = twoHeads(state => secondus(state, 'GAL1', 'bassianus', 'alexander'))
    const { state: after, decision } = playUntil(nameCoEmperors, {
      state,
      choices: ['name-augustus bassianus', 'refuse'],
    })
    expect(after.turn.refused).toEqual(['bassianus'])
    expect(choicesOf(decision)).not.toContain('name-augustus bassianus')
    expect(choicesOf(decision)).not.toContain('name-caesar bassianus')
    const end = play(nameCoEmperors, {
      state,
      choices: ['name-augustus bassianus', 'refuse', 'name-augustus alexander'],
    })
    expect(end.state.augusti.secondus).toEqual(['alexander'])
  })

  it('SV-3.5.1-I: Primus cannot refuse that a Caesar becomes Augustus', () => {
    const state = twoHeads(state => {
      secondus(state, 'GAL1', 'bassianus')
      state.caesares.secondus = ['bassianus']
    })
    const { state: after } = play(nameCoEmperors, { state, choices: ['name-augustus bassianus'] })
    expect(after.augusti.secondus).toEqual(['bassianus'])
    expect(after.caesares.secondus).toEqual([])
  })

  it('SV-3.5.1-K: Secondus names nobody without a Secondus Augustus', () => {
    const state = twoHeads(state => {
      secondus(state, 'GAL1', 'bassianus')
      state.emperors.secondus = null
    })
    expect(nominations(positionOf(state), 'secondus')).toEqual([])
    state.emperors.secondus = 'licinius'
    expect(nominations(positionOf(state), 'secondus')).toHaveLength(2)
  })

  it('SV-3.5.1-L: each of two Caesars can be refused by itself', () => {
    const state = twoHeads(state => secondus(state, 'GAL1', 'bassianus', 'alexander', 'volusianus'))
    const choices = [
      'name-caesar bassianus',
      'agree',
      'name-caesar alexander',
      'refuse',
      'name-caesar volusianus',
    ]
    const { state: after } = play(nameCoEmperors, { state, choices: [...choices, 'enough'] })
    expect(after.caesares.secondus).toEqual(['bassianus', 'volusianus'])
  })

  it('SV-3.5.1-M: Constantin names his sons only, in their order, for each rank (TV-15, TV-16)', () => {
    const state = emptyMap(state => {
      primus(
        state,
        'PON1',
        'constantin',
        'crispus',
        'constantin-ii',
        'constance-ii',
        'constant',
        'volusianus',
      )
      state.emperors.primus = 'constantin'
      allTo(state, 'primus')
    })
    expect(whyNot(state, 'primus', 'volusianus', 'caesar')?.rule).toBe('SV-3.5.1-M')
    expect(whyNot(state, 'primus', 'constantin-ii', 'augustus')?.rule).toBe('SV-3.5.1-M')
    expect(whyNot(state, 'primus', 'crispus', 'caesar')).toBeNull()
    state.honoured.caesar = ['crispus', 'constantin-ii']
    expect(whyNot(state, 'primus', 'constant', 'caesar')?.rule).toBe('SV-3.5.1-M')
    state.honoured.caesar.push('constance-ii')
    expect(whyNot(state, 'primus', 'constant', 'caesar')).toBeNull()
    expect(whyNot(state, 'primus', 'constantin-ii', 'augustus')?.rule).toBe('SV-3.5.1-M')
    // RULING-19: who is dead is passed over.
    primus(state, boxes.dead, 'crispus')
    expect(whyNot(state, 'primus', 'constantin-ii', 'augustus')).toBeNull()
  })

  it('SV-3.5.1-N: Licinianus only while Licinius heads the side', () => {
    const state = twoHeads(state => secondus(state, 'GAL1', 'licinianus'))
    expect(whyNot(state, 'secondus', 'licinianus', 'caesar')).toBeNull()
    state.emperors.secondus = 'severe'
    expect(whyNot(state, 'secondus', 'licinianus', 'caesar')?.rule).toBe('SV-3.5.1-N')
  })

  it('SV-3.5.1-O: nephews only while a son of Constantin heads a side, by a player who has a son', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'julien', 'constant')
      secondus(state, 'GAL1', 'constance-ii')
    })
    expect(whyNot(state, 'primus', 'julien', 'caesar')?.rule).toBe('SV-3.5.1-O')
    state.emperors.secondus = 'constance-ii'
    expect(whyNot(state, 'primus', 'julien', 'caesar')).toBeNull()
    primus(state, boxes.dead, 'constant')
    expect(whyNot(state, 'primus', 'julien', 'caesar')?.rule).toBe('SV-3.5.1-O')
  })

  it('SV-3.3.1-E, SV-S2-B: neither a Dux nor who has retired is named', () => {
    const state = scenario('2')
    expect(whyNot(state, 'primus', 'dux-sirmium', 'caesar')?.rule).toBe('SV-3.3.1-E')
    expect(whyNot(state, 'primus', 'diocletien', 'caesar')?.rule).toBe('SV-S2-B')
  })
})

describe('succession', () => {
  const dies = (
    state: SemperState,
    id: string,
    choices: string[] = [],
    dice: Parameters<typeof play>[1]['dice'] = [],
  ) => play(g => leaderDies(g, id, 'natural'), { state, choices, dice })

  it('SV-3.5.2-B, SV-3.5.2-C: another Augustus follows the Primus Augustus, Caesars stay Caesars', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'severe', 'maxence')
      state.augusti.primus = ['severe']
      state.caesares.primus = ['maxence']
    })
    const { state: after } = dies(state, 'galere')
    expect(after.emperors.primus).toBe('severe')
    expect(after.augusti.primus).toEqual([])
    expect(after.caesares.primus).toEqual(['maxence'])
    expect(after.turn.roleChange).toBeNull()
  })

  it('SV-3.5.2-D: the only Caesar', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'severe')
      state.caesares.primus = ['severe']
    })
    expect(dies(state, 'galere').state.emperors.primus).toBe('severe')
  })

  it('SV-3.5.2-E: of two Caesars the one with the higher CC, then SR, then TB; both are Augusti', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'severe', 'maximin-daia', 'maxence')
      state.caesares.primus = ['severe', 'maximin-daia']
    })
    const { state: after } = dies(state, 'galere')
    expect([after.emperors.primus, after.augusti.primus]).toEqual(['maximin-daia', ['severe']])
    // Maxence and Sévère have the same CC, SR and TB: RULING-20, the owner chooses.
    state.caesares.primus = ['severe', 'maxence']
    expect(dies(state, 'galere', ['enthrone maxence']).state.emperors.primus).toBe('maxence')
  })

  it('SV-3.5.2-F: without heirs the Secondus Augustus becomes Primus, and the roles change in Phase F', () => {
    const { state: after } = dies(twoHeads(), 'galere')
    expect(after.emperors).toEqual({ primus: 'licinius', secondus: null })
    expect(after.turn.roleChange).toBe('succession')
    expect(sideIn(after, 'licinius')).toBe('secondus')
  })

  it('SV-3.5.2-G: with nobody left each player picks a general, Primus first; the other is a Usurper', () => {
    const state = twoHeads(state => {
      state.emperors.secondus = null
      primus(state, 'PON2', 'severe', 'maxence')
    })
    const { state: after } = dies(
      state,
      'galere',
      ['elevate severe', 'extend britanniae'],
      [d10('extension to britanniae', 9)],
    )
    expect(after.emperors.primus).toBe('severe')
    expect(after.usurpations).toMatchObject([{ usurper: 'licinius', master: 'secondus' }])
    expect(after.turn.roleChange).toBeNull()
  })

  it('SV-3.5.2-G: without a general of Primus the one of Secondus is Primus Augustus (RULING-22)', () => {
    const state = twoHeads(state => {
      state.emperors.secondus = null
    })
    const { state: after } = dies(state, 'galere')
    expect(after.emperors.primus).toBe('licinius')
    expect(after.turn.roleChange).toBe('succession')
  })

  it('SV-3.5.2-H: the Secondus Augustus is followed by Augustus, Caesar, or the better of two Caesars', () => {
    const state = twoHeads(state => {
      secondus(state, 'GAL1', 'severe', 'maximin-daia')
      state.augusti.secondus = ['severe']
    })
    expect(dies(state, 'licinius').state.emperors.secondus).toBe('severe')
    state.augusti.secondus = []
    state.caesares.secondus = ['severe']
    expect(dies(state, 'licinius').state.emperors.secondus).toBe('severe')
    state.caesares.secondus = ['severe', 'maximin-daia']
    const { state: after } = dies(state, 'licinius')
    expect([after.emperors.secondus, after.augusti.secondus]).toEqual(['maximin-daia', ['severe']])
  })

  it('SV-3.5.2-I, SV-3.5.2-J: else a general becomes a Usurper; a companion leaves on a d6 of at least his PC', () => {
    const state = twoHeads(state => {
      secondus(state, 'ASI3', 'severe', 'alexander', 'cornuti', 'bracchiati')
      state.regions.asia = 'secondus'
    })
    const loyalty = (shows: number) =>
      dies(
        state,
        'licinius',
        ['elevate severe', 'give-to alexander', 'give-to severe', 'extend thracia'],
        [d6('loyalty of alexander', shows), d10('extension to thracia', 9)],
      ).state
    // Alexander has PC 3.
    expect(sideIn(loyalty(3), 'alexander')).toBe('primus')
    expect(sideIn(loyalty(3), 'bracchiati')).toBe('secondus')
    expect(sideIn(loyalty(3), 'cornuti')).toBe('primus')
    expect(sideIn(loyalty(2), 'alexander')).toBe('secondus')
    expect(loyalty(2).usurpations[0]).toMatchObject({ usurper: 'severe', companions: ['alexander'] })
  })

  it('SV-3.6.2-A, SV-3.6.1-A: nobody is made a third Usurper (RULING-103)', () => {
    const state = twoHeads(state => {
      secondus(state, 'HIS1', 'severe', 'alexander')
      secondus(state, 'HIS2', 'maxence')
      usurper(state, 'severe', 'secondus')
      usurper(state, 'alexander', 'secondus')
    })
    expect(dies(state, 'licinius').state.usurpations).toHaveLength(2)
  })
})

describe('the Protectores and surplus emperors', () => {
  it('SV-3.5.3-A, SV-3.5.3-C: one emperor of each side is guarded, wherever he is', () => {
    const state = twoHeads(state => {
      primus(state, 'ORI2', 'severe')
      state.caesares.primus = ['severe']
      state.protectores = { primus: 'galere', secondus: null }
    })
    const { state: after } = play(reassignProtectores, { state, choices: ['guard severe'] })
    expect(after.protectores).toEqual({ primus: 'severe', secondus: 'licinius' })
  })

  it('SV-3.5.3-C: when he dies the marker waits for Phase F', () => {
    const state = twoHeads(state => {
      primus(state, 'ORI2', 'severe')
      state.augusti.primus = ['severe']
      state.protectores.primus = 'galere'
    })
    expect(play(g => leaderDies(g, 'galere', 'natural'), { state }).state.protectores.primus).toBeNull()
  })

  it('SV-3.5.3-B, SV-6.3-C: they take 1 off the die of the assassin, for him alone', () => {
    const attempt = (guarded: boolean, shows: number) =>
      play(g => assassinat.play(g, 'secondus', '', {}), {
        state: twoHeads(state => {
          primus(state, 'ORI2', 'severe')
          state.augusti.primus = ['severe']
          state.protectores.primus = guarded ? 'severe' : 'galere'
        }),
        choices: ['assassinate severe'],
        dice: [d10('assassination of severe', shows)],
      }).state
    expect(where(attempt(false, 8), 'severe')).toBe(boxes.dead)
    expect(where(attempt(false, 7), 'severe')).toBe('ORI2')
    expect(where(attempt(true, 8), 'severe')).toBe('ORI2')
    expect(where(attempt(true, 9), 'severe')).toBe(boxes.dead)
  })

  it('SV-3.5.4-C: Caesars are removed first, then the second Augustus (TV-17)', () => {
    const state = twoHeads(state => {
      primus(state, 'PON2', 'severe', 'maxence', 'maximin-daia')
      state.caesares.primus = ['severe', 'maxence']
      state.regions.oriens = 'secondus'
    })
    const { state: after } = play(removeSurplusEmperors, { state, choices: ['sacrifice maxence'] })
    expect(where(after, 'maxence')).toBe(boxes.dead)
    expect(after.caesares.primus).toEqual(['severe'])
    state.caesares.primus = []
    state.augusti.primus = ['maximin-daia']
    state.regions.pannoniae = 'secondus'
    expect(where(play(removeSurplusEmperors, { state }).state, 'maximin-daia')).toBe(boxes.dead)
  })

  it('SV-3.5.4-D: heads stay even without a capital (TV-18)', () => {
    const state = twoHeads(state => allTo(state, 'primus'))
    const { state: after } = play(removeSurplusEmperors, { state })
    expect(emperorsOf(positionOf(after), 'secondus')).toEqual(['licinius'])
  })
})
