import { row, type ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../imperator/rules/fate.ts'
import { movement } from '../../imperator/rules/movement/phase.ts'
import { fateOfLeaders } from '../rules/combat/leaders.ts'
import { changeOfRole } from '../rules/roles.ts'
import { boxes, type SemperState } from '../rules/state.ts'
import { stratagems } from '../rules/stratagems/registry.ts'
import { whyCampsApart } from '../rules/usurpation/camps.ts'
import { candidates, type Grade, whyNotUsurper } from '../rules/usurpation/candidates.ts'
import { beginCivilWar, emperorsWeight, extensions } from '../rules/usurpation/civil-war.ts'
import { attemptUsurpation } from '../rules/usurpation/proclaim.ts'
import { appealIn } from '../rules/usurpation/rally.ts'
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
  secondus,
  sideIn,
  usurper,
  where,
} from './support.ts'

/** Galère reigns in Nicomedia, Licinius in Treveri; Severus stands in Italia with a unit. */
function empire(change?: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    primus(state, 'PON1', 'galere')
    secondus(state, 'GAL2', 'licinius')
    state.emperors = { primus: 'galere', secondus: 'licinius' }
    allTo(state, 'primus')
    state.regions.galliae = 'secondus'
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
      empire(),
      'leader',
      ['extend galliae'],
      [d6('usurpation', 3), d10('extension to galliae', 9)],
    )
    expect(risen.usurpations).toMatchObject([{ usurper: 'severe', master: 'secondus', bonus: 0 }])
    expect(sideIn(risen, 'severe')).toBe('secondus')
  })

  it('SV-3.6.2-E: if not, nothing has happened', () => {
    const after = attempt(empire(), 'leader', [], [d6('usurpation', 4)])
    expect(after.usurpations).toEqual([])
    expect(sideIn(after, 'severe')).toBe('primus')
  })

  it('SV-3.6.2-D: a Caesar who rises is Caesar no more', () => {
    const state = empire(state => {
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
    const state = empire(state => {
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
    const state = empire(state => {
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
    const state = empire(state => {
      secondus(state, 'GAL1', 'maxence', 'dux-treveri')
      secondus(state, 'GAL3', 'alexander')
      state.caesares.secondus = ['maxence']
    })
    expect(candidates(positionOf(state), 'primus', 'leader')).toEqual(['alexander'])
    expect(whyNotUsurper(positionOf(state), 'primus', 'leader', 'dux-treveri')?.rule).toBe('SV-3.3.1-E')
  })

  it('SV-6-A: each side has its own usurpations', () => {
    const state = empire()
    const position = positionOf(state)
    expect(position.data.stratagems['usurpation-primus'].side).toBe('secondus')
    const usurping = { name: 'step', step: 'usurpations' } as const
    expect(row(stratagems, 'usurpation-primus').whyNot(position, 'secondus', usurping)).toBeNull()
    expect(row(stratagems, 'usurpation-secondus').whyNot(position, 'primus', usurping)?.why).toBe(
      'nobody-to-usurp',
    )
  })

  it('SV-3.6.2-C: not in the zone of somebody of higher rank', () => {
    const at = (zone: string) => {
      const state = empire(state => {
        primus(state, 'ITA2', 'maxence')
        state.caesares.primus = ['maxence']
        primus(state, zone, 'severe')
      })
      return whyNotUsurper(positionOf(state), 'secondus', 'leader', 'severe')?.rule ?? null
    }
    expect([at('ITA5'), at('ITA2'), at('PON1')]).toEqual([null, 'SV-3.6.2-C', 'SV-3.6.2-C'])
  })

  it('SV-3.6.1-A: a player has two Usurpers at most', () => {
    const state = empire(state => {
      secondus(state, 'ORI2', 'maxence')
      secondus(state, 'AFR4', 'alexander')
      usurper(state, 'maxence', 'secondus')
    })
    expect(whyNotUsurper(positionOf(state), 'secondus', 'leader', 'severe')).toBeNull()
    usurper(state, 'alexander', 'secondus')
    expect(whyNotUsurper(positionOf(state), 'secondus', 'leader', 'severe')?.rule).toBe('SV-3.6.1-A')
  })

  it('SV-3.6.2-B: without an Augustus there is nothing to usurp, unless the option allows it (RULING-89)', () => {
    const state = empire(state => {
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

describe('civil war', () => {
  it('SV-3.6.3-A: everybody in the zone of the Usurper joins him', () => {
    const state = empire(state => primus(state, 'ITA5', 'alexander', 'dux-mediolanum'))
    const after = attempt(
      state,
      'leader',
      ['support severe', 'extend galliae'],
      [d6('usurpation', 3), d10('extension to galliae', 9)],
    )
    expect(['severe', 'alexander', 'dux-mediolanum', 'batavi'].map(id => sideIn(after, id))).toEqual(
      Array(4).fill('secondus'),
    )
    expect(after.usurpations[0]?.followers).toEqual(['alexander', 'dux-mediolanum'])
  })

  it('SV-3.6.3-B, SV-3.6.3-H: another zone of the Diocese joins on a d6 of at least its best PC', () => {
    const rise = (shows: number) =>
      attempt(
        empire(state => primus(state, 'ITA2', 'maxence', 'alexander', 'heruli')),
        'leader',
        ['support severe', 'extend galliae'],
        [d6('usurpation', 3), d6('loyalty in ITA2', shows), d10('extension to galliae', 9)],
      )
    // Maxence has PC 4, Alexander 3.
    expect(sideIn(rise(4), 'maxence')).toBe('secondus')
    expect(sideIn(rise(4), 'alexander')).toBe('secondus')
    expect(sideIn(rise(4), 'heruli')).toBe('secondus')
    expect(sideIn(rise(3), 'maxence')).toBe('primus')
  })

  it('SV-3.6.3-B: the bonus of the stratagem helps the Usurper (RULING-26)', () => {
    const state = empire(state => {
      primus(state, 'ITA2', 'maxence', 'heruli')
      secondus(state, 'ITA5', 'severe', 'batavi')
      state.usurpations = [
        {
          usurper: 'severe',
          master: 'secondus',
          bonus: 2,
          followers: [],
          companions: [],
          everybody: false,
          extension: null,
        },
      ]
    })
    const after = play(
      function* (g) {
        const [usurpation] = g.state.usurpations
        if (usurpation !== undefined) yield* beginCivilWar(g, usurpation)
      },
      {
        state,
        choices: ['extend galliae'],
        dice: [d6('loyalty in ITA2', 2), d10('extension to galliae', 6)],
      },
    )
    expect(sideIn(after.state, 'maxence')).toBe('secondus')
    // 6 - 2 = 4 is not lower than Sévère's 3: no roll is made in Galliae.
    expect(after.events.map(event => event.kind)).toContain('usurpation-contained')
  })

  it('SV-3.6.3-C: emperors and all in their zone are loyal without a roll', () => {
    const state = empire(state => {
      primus(state, 'ITA2', 'maxence', 'alexander', 'heruli')
      state.caesares.primus = ['maxence']
    })
    const after = attempt(
      state,
      'leader',
      ['extend galliae'],
      [d6('usurpation', 3), d10('extension to galliae', 9)],
    )
    expect(['maxence', 'alexander', 'heruli'].map(id => sideIn(after, id))).toEqual(Array(3).fill('primus'))
  })

  it('SV-3.6.3-D: a neighbouring Diocese is tested if a d10 is lower than the PC of the Usurper', () => {
    const rise = (shows: number, loyalty: readonly ScriptedRoll[] = []) =>
      attempt(
        empire(state => primus(state, 'VIE3', 'alexander', 'celtae')),
        'leader',
        ['support severe', 'extend viennensis'],
        [d6('usurpation', 3), d10('extension to viennensis', shows), ...loyalty],
      )
    expect(sideIn(rise(2, [d6('loyalty in VIE3', 3)]), 'alexander')).toBe('secondus')
    expect(sideIn(rise(3), 'alexander')).toBe('primus')
  })

  it('SV-3.6.3-D: 2 more if an Augustus is in it, else 1 for a Caesar', () => {
    const state = empire(state => primus(state, 'VIE3', 'alexander'))
    const weight = () => emperorsWeight(positionOf(state), 'viennensis')
    expect(weight()).toBe(0)
    state.caesares.primus = ['alexander']
    expect(weight()).toBe(1)
    state.caesares.primus = []
    state.augusti.primus = ['alexander']
    expect(weight()).toBe(2)
  })

  it('SV-3.6.5-B: two Usurpers do not choose the same Diocese (TV-20)', () => {
    const state = empire(state => {
      secondus(state, 'HIS1', 'alexander')
      secondus(state, 'ITA5', 'maxence')
      usurper(state, 'alexander', 'secondus')
      usurper(state, 'maxence', 'secondus')
    })
    const [first, second] = state.usurpations
    if (first === undefined || second === undefined) throw new Error('no usurpers')
    expect(extensions(positionOf(state), second, 'italia')).toContain('viennensis')
    first.extension = 'viennensis'
    expect(extensions(positionOf(state), second, 'italia')).not.toContain('viennensis')
  })

  it('SV-3.6.5-A: two Usurpers of one player begin in Dioceses that do not touch', () => {
    const near = (zone: string) => {
      const state = empire(state => {
        secondus(state, 'ITA2', 'maxence')
        usurper(state, 'maxence', 'secondus')
        primus(state, zone, 'severe')
      })
      return whyNotUsurper(positionOf(state), 'secondus', 'leader', 'severe')?.rule ?? null
    }
    expect([near('ITA5'), near('VIE3'), near('HIS1')]).toEqual(['SV-3.6.5-A', 'SV-3.6.5-A', null])
  })

  /** Sévère marches from Italia 5 on Italia 4, where units without a leader stand. */
  const march = (shows: number, answers: string[]) =>
    play(movement, {
      state: empire(state => {
        state.active = 'secondus'
        secondus(state, 'ITA5', 'severe', 'batavi')
        usurper(state, 'severe', 'secondus')
        primus(state, 'ITA4', 'heruli')
        state.fleets.occidentalis.returns = 999
      }),
      choices: ['lead severe', 'take batavi', 'to ITA4', 'rally', ...answers],
      dice: [d6('rally in ITA4', shows)],
    }).state

  it('SV-3.6.3-E: units without a leader are won on a d6 of at most his PC, and can be taken along', () => {
    const after = march(3, ['take heruli', 'to ITA3', 'stop', 'done'])
    expect([where(after, 'heruli'), sideIn(after, 'heruli')]).toEqual(['ITA3', 'secondus'])
  })

  it('SV-3.6.3-F: if not, the march ends there', () => {
    const after = march(4, ['done'])
    expect([where(after, 'severe'), sideIn(after, 'heruli')]).toEqual(['ITA4', 'primus'])
  })

  it('SV-3.6.3-G: units of his own side are not fought, and stop nobody', () => {
    const state = empire(state => {
      state.active = 'secondus'
      secondus(state, 'ITA5', 'severe', 'batavi')
      usurper(state, 'severe', 'secondus')
      secondus(state, 'ITA4', 'heruli')
    })
    const { decision } = playUntil(movement, { state, choices: ['lead severe', 'take batavi', 'to ITA4'] })
    expect(choicesOf(decision)).toContain('to ITA3')
  })

  it('SV-3.6.3-I: a Usurper does not end with ordinary leaders of his player, but may pass (TV-19)', () => {
    const state = empire(state => {
      state.active = 'secondus'
      secondus(state, 'ITA5', 'severe', 'batavi')
      usurper(state, 'severe', 'secondus', 'maxence')
      secondus(state, 'ITA4', 'alexander')
      secondus(state, 'ITA6', 'maxence')
    })
    const stopped = playUntil(movement, { state, choices: ['lead severe', 'take batavi', 'to ITA4'] })
    expect(choicesOf(stopped.decision)).not.toContain('stop')
    expect(choicesOf(stopped.decision)).toContain('to ITA3')
    expect(whyCampsApart(positionOf(state), 'secondus', ['severe'], 'ITA6')).toBeNull()
    expect(whyCampsApart(positionOf(state), 'secondus', ['alexander'], 'ITA6')?.rule).toBe('SV-3.6.3-I')
  })

  it('SV-3.6.5-C: two Usurpers of one player may share a zone', () => {
    const state = empire(state => {
      secondus(state, 'ITA5', 'severe')
      secondus(state, 'ITA4', 'maxence')
      usurper(state, 'severe', 'secondus')
      usurper(state, 'maxence', 'secondus')
    })
    expect(whyCampsApart(positionOf(state), 'secondus', ['severe'], 'ITA4')).toBeNull()
  })
})

describe('success and failure', () => {
  const battle = { zone: 'PON1', kind: 'land', attacker: 'secondus', defender: 'primus' } as const

  /** The Usurper Sévère against Galère in Nicomedia; `winner` wins it. */
  const fought = (
    winner: 'primus' | 'secondus',
    change?: (state: SemperState) => void,
    choices: string[] = [],
  ) => {
    const state = empire(state => {
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
    const state = empire(state => {
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
      const state = empire(state => {
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
    const state = empire(state => {
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
    const state = empire(state => {
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

describe('change of role', () => {
  const before = () =>
    empire(state => {
      state.emperors.primus = 'licinius'
      state.emperors.secondus = null
      state.turn.roleChange = 'succession'
      primus(state, 'PON1', 'galere', 'lanciarii')
      primus(state, 'ORI2', 'maximin-daia', 'maxence')
      state.caesares.primus = ['maxence', 'maximin-daia']
      secondus(state, 'GAL1', 'alexander')
      state.caesares.secondus = ['alexander']
      state.points = { primus: 32, secondus: 24 }
      state.hands = { primus: ['assassinat-1'], secondus: [] }
      state.cup = state.cup.filter(counter => counter !== 'assassinat-1')
      state.peoples.franci = { status: 'war', faction: 'primus', barredUntil: null, sentHomeBy: null }
    })

  it('SV-5-A: nothing happens without a reason', () => {
    const state = empire()
    expect(play(changeOfRole, { state }).state).toEqual(state)
  })

  it('SV-5-B, SV-5-I, SV-0.5-B: the players change places and keep their points (TV-30)', () => {
    const { state, match } = play(changeOfRole, { state: before() })
    expect(state.points).toEqual({ primus: 24, secondus: 32 })
    expect(state.hands).toEqual({ primus: [], secondus: ['assassinat-1'] })
    expect(match.position.seats).toEqual({ primus: 1, secondus: 0 })
  })

  it('SV-5-C, SV-5-D: leaders turn: those of the old Secondus to the front, those of the old Primus to the back', () => {
    const { state } = play(changeOfRole, { state: before() })
    expect(state.emperors.primus).toBe('licinius')
    expect(['licinius', 'alexander'].map(id => sideIn(state, id))).toEqual(['primus', 'primus'])
    expect(['galere', 'maxence', 'lanciarii'].map(id => sideIn(state, id))).toEqual(Array(3).fill('secondus'))
    expect(state.caesares.primus).toEqual(['alexander'])
  })

  it('SV-5-E: the best Caesar of the old Primus is Secondus Augustus; without one there is none', () => {
    const { state } = play(changeOfRole, { state: before() })
    expect([state.emperors.secondus, state.caesares.secondus]).toEqual(['maximin-daia', ['maxence']])
    const alone = before()
    alone.caesares.primus = []
    expect(play(changeOfRole, { state: alone }).state.emperors.secondus).toBeNull()
  })

  it('SV-5-F: after a usurpation those who joined are with the new Primus (RULING-87)', () => {
    const state = empire(state => {
      secondus(state, 'ITA5', 'severe', 'batavi', 'alexander')
      state.emperors.primus = 'severe'
      state.turn.roleChange = 'usurpation'
    })
    const { state: after } = play(changeOfRole, { state })
    expect(['severe', 'alexander', 'batavi'].map(id => sideIn(after, id))).toEqual(Array(3).fill('primus'))
    expect(after.augusti.primus).toEqual(['licinius'])
  })

  it('SV-5-G, SV-5-H: Dioceses, Peoples and fleets follow', () => {
    const { state } = play(changeOfRole, { state: before() })
    expect([state.regions.galliae, state.regions.pontica]).toEqual(['primus', 'secondus'])
    expect(state.peoples.franci.faction).toBe('secondus')
    expect(state.fleets.orientalis.side).toBe('secondus')
  })
})

describe('what helps a Usurper', () => {
  it('SV-3.6.3-D: one Caesar among others in the Diocese is enough, an Augustus counts before him', () => {
    const state = empire(state => {
      primus(state, 'VIE3', 'alexander', 'maxence')
      secondus(state, 'VIE1', 'bassianus')
      state.caesares.primus = ['alexander']
    })
    const weight = () => emperorsWeight(positionOf(state), 'viennensis')
    expect(weight()).toBe(1)
    state.augusti.secondus = ['bassianus']
    expect(weight()).toBe(2)
    secondus(state, 'GAL1', 'bassianus')
    expect(weight()).toBe(1)
  })

  it('SV-3.6.3-E: the PC of the Usurper if he is there, else of the best who follow him', () => {
    const state = empire(state => {
      secondus(state, 'ITA4', 'severe', 'maxence', 'alexander', 'constantin')
      usurper(state, 'severe', 'secondus', 'maxence', 'alexander')
    })
    const capacity = () => appealIn(positionOf(state), 'secondus', 'ITA4').capacity
    // Sévère 3, Maxence 4, Alexander 3; Constantin, 6, does not belong to them.
    expect(capacity()).toBe(3)
    secondus(state, 'HIS1', 'severe')
    expect(capacity()).toBe(4)
    secondus(state, 'HIS1', 'maxence', 'alexander')
    expect(capacity()).toBe(0)
  })

  it('SV-3.6.3-E: the bonus of the stratagem is taken off the die (RULING-26)', () => {
    const won = (bonus: number, shows: number) => {
      const state = empire(state => {
        state.active = 'secondus'
        secondus(state, 'ITA5', 'severe', 'batavi')
        state.usurpations = [
          {
            usurper: 'severe',
            master: 'secondus',
            bonus,
            followers: [],
            companions: [],
            everybody: false,
            extension: null,
          },
        ]
        primus(state, 'ITA4', 'heruli')
        state.fleets.occidentalis.returns = 999
      })
      const run = playUntil(movement, {
        state,
        choices: ['lead severe', 'take batavi', 'to ITA4', 'rally'],
        dice: [d6('rally in ITA4', shows)],
        impossible: true,
      })
      return sideIn(run.state, 'heruli') === 'secondus'
    }
    expect([won(0, 3), won(0, 4), won(2, 5), won(2, 6)]).toEqual([true, false, true, false])
  })

  it('SV-3.6.3-E: he takes no more of those he has won than he commands', () => {
    const state = empire(state => {
      state.active = 'secondus'
      secondus(state, 'ITA5', 'alexander', 'batavi')
      usurper(state, 'alexander', 'secondus')
      primus(state, 'ITA4', 'heruli', 'celtae', 'petulantes')
      primus(state, boxes.reserve, 'severe')
      state.fleets.occidentalis.returns = 999
    })
    const taken = (...more: string[]) =>
      playUntil(movement, {
        state,
        choices: ['lead alexander', 'take batavi', 'to ITA4', 'rally', ...more],
        dice: [d6('rally in ITA4', 1)],
        impossible: true,
      }).decision
    expect(choicesOf(taken())).toEqual(['take heruli', 'take celtae', 'take petulantes', 'enough'])
    expect(choicesOf(taken('take heruli'))).toEqual(['take celtae', 'take petulantes', 'enough'])
    // Alexander has CC 3.
    expect([taken('take heruli', 'take celtae').task, taken('enough').task]).toEqual(['march', 'march'])
    expect(taken('take heruli', 'take celtae').about?.units).toEqual(['batavi', 'heruli', 'celtae'])
  })
})
