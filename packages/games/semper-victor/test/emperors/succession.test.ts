import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { loadData } from '../../data/pack.ts'
import { naturalDeaths } from '../../rules/administration.ts'
import { nameCoEmperors } from '../../rules/emperors/nominations.ts'
import { reassignProtectores } from '../../rules/emperors/protectores.ts'
import { bestOf, emperorsOf, generalsOf } from '../../rules/emperors/ranks.ts'
import { series } from '../../rules/series.ts'
import { boxes, newTurnNotes, type SemperState } from '../../rules/state.ts'
import { mixedCamps } from '../../rules/usurpation/camps.ts'
import {
  d6,
  d10,
  empire,
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
} from '../support.ts'

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

  it('SV-3.5.2-J: nobody is given more units than his CC (RULING-23)', () => {
    const units = ['cornuti', 'bracchiati', 'batavi', 'heruli']
    const state = twoHeads(state => {
      secondus(state, 'ASI3', 'severe', 'alexander', ...units)
      state.regions.asia = 'secondus'
    })
    const asked = (given: number) =>
      playUntil(g => leaderDies(g, 'licinius', 'natural'), {
        state,
        choices: ['elevate severe', ...Array<string>(given).fill('give-to alexander')],
        dice: [d6('loyalty of alexander', 2)],
      }).decision
    // Alexander has CC 3: the fourth is the Usurper's without a question.
    expect([asked(2).task, asked(3).task]).toEqual(['divide-units', 'extend-usurpation'])
  })

  it('SV-3.6.3-I: no camp is mixed while the units are divided: he rises afterwards (RULING-23)', () => {
    const state = twoHeads(state => {
      secondus(state, 'ASI3', 'severe', 'alexander', 'cornuti')
      state.regions.asia = 'secondus'
    })
    const { state: asked, decision } = playUntil(g => leaderDies(g, 'licinius', 'natural'), {
      state,
      choices: ['elevate severe'],
    })
    expect(decision).toMatchObject({ task: 'divide-units', about: { leader: 'severe', unit: 'cornuti' } })
    expect(mixedCamps(positionOf(asked))).toEqual([])
    expect(asked.usurpations).toEqual([])
  })

  it('SV-3.6.2-A, SV-3.6.1-A: nobody is made a third Usurper (RULING-103)', () => {
    const state = twoHeads(state => {
      secondus(state, 'HIS1', 'severe', 'alexander')
      secondus(state, 'HIS2', 'maxence', 'constantin')
      primus(state, 'PON1', 'bassianus')
      usurper(state, 'severe', 'secondus')
      usurper(state, 'alexander', 'secondus')
    })
    // Nor is anybody asked for one, when either head dies.
    const after = dies(state, 'licinius').state
    expect(after.usurpations).toHaveLength(2)
    const { state: later } = dies(after, 'galere')
    expect([later.emperors.primus, later.usurpations.length]).toEqual(['bassianus', 2])
    // Not even far from them.
    secondus(state, 'ORI7', 'maxence', 'constantin')
    expect(dies(state, 'licinius').state.usurpations).toHaveLength(2)
    expect(dies(state, 'galere').state.usurpations).toHaveLength(2)
  })

  it('SV-3.5.2-G, SV-3.5.2-J: the rival of a general who follows keeps his companions without a roll', () => {
    const state = twoHeads(state => {
      primus(state, 'PON1', 'bassianus')
      secondus(state, boxes.dead, 'licinius')
      state.emperors.secondus = null
      secondus(state, 'HIS1', 'severe', 'alexander')
    })
    const { decision, events } = playUntil(g => leaderDies(g, 'galere', 'natural'), {
      state,
      choices: ['elevate severe'],
    })
    expect(decision.task).toBe('extend-usurpation')
    expect(events.some(({ kind }) => kind.startsWith('companion'))).toBe(false)
  })
})

describe('emperors', () => {
  it('SV-3.5.1-M: a leader who is named is remembered, for the order of his brothers', () => {
    const state = empire(state => {
      primus(state, 'PON1', 'constantin', 'crispus', 'constantin-ii')
      primus(state, boxes.dead, 'galere')
      state.emperors.primus = 'constantin'
    })
    const { state: after } = playUntil(nameCoEmperors, { state, choices: ['name-caesar crispus'] })
    expect(after.honoured).toEqual({ caesar: ['crispus'], augustus: [] })
    const promoted = playUntil(nameCoEmperors, {
      // RULING-119: a year later.
      state: { ...after, turn: newTurnNotes() },
      choices: ['name-augustus crispus'],
    }).state
    expect([promoted.honoured.augustus, promoted.augusti.primus, promoted.caesares.primus]).toEqual([
      ['crispus'],
      ['crispus'],
      [],
    ])
  })

  it('SV-2.D-4: after the nominations the initiative player is active', () => {
    const state = empire(state => {
      state.initiative = 'secondus'
      state.active = 'primus'
    })
    expect(play(nameCoEmperors, { state, impossible: true }).state.active).toBe('secondus')
  })

  it('SV-3.5.2-E: by CC, then SR, then TB', () => {
    const state = empire(state =>
      primus(state, 'ITA5', 'crispus', 'constantin-ii', 'constant', 'severe', 'delmatius', 'maxence'),
    )
    const best = (...ids: string[]) => bestOf(positionOf(state), ids)
    // CC 5 each; Crispus has SR 3, the others 2 and TB 1.
    expect(best('constantin-ii', 'crispus', 'constant')).toEqual(['crispus'])
    expect(best('constantin-ii', 'constant')).toEqual(['constantin-ii', 'constant'])
    expect(best('constant', 'severe')).toEqual(['constant'])
  })

  it('SV-3.5.2-E, RULING-20: SR goes before TB, where a pack makes them differ', () => {
    const rated = (strategic: number, tactical: number) => ({
      faces: { primus: { command: 4, strategic, tactical }, secondus: { command: 4, strategic, tactical } },
    })
    const best = (maxence: object, severe: object) => {
      const pack = loadData({ name: 'a pack', leaders: { maxence, severe } }, series)
      const state = empire(state => primus(state, 'ITA5', 'maxence', 'severe'))
      return bestOf({ ...positionOf(state), data: pack }, ['maxence', 'severe'])
    }
    expect(best(rated(3, 0), rated(2, 4))).toEqual(['maxence'])
    expect(best(rated(2, 4), rated(3, 0))).toEqual(['severe'])
    expect(best(rated(2, 1), rated(2, 2))).toEqual(['severe'])
    expect(best(rated(2, 2), rated(2, 2))).toEqual(['maxence', 'severe'])
  })

  it('SV-3.5.2-J, SV-S2-B: a leader who has retired is given no units', () => {
    const state = {
      ...twoHeads(state => {
        secondus(state, 'ASI3', 'severe', 'diocletien', 'cornuti')
        state.regions.asia = 'secondus'
      }),
      scenario: '2' as const,
    }
    const { state: after } = play(g => leaderDies(g, 'licinius', 'natural'), {
      state,
      choices: ['extend thracia'],
      dice: [d6('loyalty of diocletien', 6), d10('extension to thracia', 9), d10('solitary', 9)],
    })
    // He leaves alone, and does not get away.
    expect([sideIn(after, 'cornuti'), where(after, 'diocletien')]).toEqual(['secondus', boxes.dead])
  })

  it('SV-3.5.2-G: no emperor, no Dux, nobody retired or in a civil war, nobody at sea can be picked', () => {
    const state = empire(state => {
      primus(state, 'ITA2', 'dux-mediolanum', 'severe')
      primus(state, 'box-fleet-occidentalis', 'maxence')
      primus(state, 'HIS1', 'alexander', 'bassianus')
      usurper(state, 'alexander', 'primus', 'bassianus')
    })
    expect(generalsOf(positionOf(state), 'primus')).toEqual(['severe'])
    const second = scenario('2')
    expect(generalsOf(positionOf(second), 'primus')).not.toContain('diocletien')
  })

  it('SV-3.5.3-A, SV-3.5.3-C: the guard goes to any emperor of the side, and to nobody else', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'severe', 'maxence')
      state.caesares.primus = ['severe']
      state.protectores = { primus: 'galere', secondus: null }
    })
    const { decision } = playUntil(reassignProtectores, { state })
    expect(decision.choices.map(({ noun }) => noun)).toEqual(emperorsOf(positionOf(state), 'primus'))
    expect(play(reassignProtectores, { state, choices: ['guard galere'] }).state.protectores).toEqual({
      primus: 'galere',
      secondus: 'licinius',
    })
  })

  it('SV-2.D-5, SV-2.C-8: deaths are rolled for once a year', () => {
    const { state } = play(naturalDeaths, { state: empire(), dice: [d10('natural death of galere', 9)] })
    expect(state.turn.deathsRolled).toBe(true)
    expect(play(naturalDeaths, { state }).events).toEqual([])
  })
})
