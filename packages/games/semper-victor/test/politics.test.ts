import { row, type ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../imperator/rules/fate.ts'
import { adjustRomans } from '../rules/adjustments/romans.ts'
import { assignSequences } from '../rules/administration.ts'
import { duxReturn, enterLeaders } from '../rules/entry.ts'
import { changeOfRole } from '../rules/roles.ts'
import { phases } from '../rules/sequence.ts'
import { semperData as data } from '../rules/series.ts'
import { boxes, type Semper, type SemperState } from '../rules/state.ts'
import { limitaneiIn } from '../rules/stratagems/blows.ts'
import { stratagems } from '../rules/stratagems/registry.ts'
import { whyNotUsurper } from '../rules/usurpation/candidates.ts'
import { beginCivilWar } from '../rules/usurpation/civil-war.ts'
import { endOfYear } from '../rules/victory.ts'
import {
  allTo,
  atWar,
  choicesOf,
  d6,
  d10,
  emptyMap,
  give,
  isReduced,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  reduced,
  scenario,
  secondus,
  sideIn,
  usurper,
  where,
} from './support.ts'

/** Galère reigns in Nicomedia, Licinius in Treveri. */
function empire(change: (state: SemperState) => void = () => {}): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    state.regions.galliae = 'secondus'
    primus(state, 'PON1', 'galere')
    secondus(state, 'GAL2', 'licinius')
    state.emperors = { primus: 'galere', secondus: 'licinius' }
    change(state)
  })
}

function* nothing() {}

function phase(id: string) {
  return phases.find(each => each.id === id)
}

describe('a death', () => {
  const dies = (state: SemperState, id: string, cause = 'natural') =>
    play(g => leaderDies(g, id, cause), { state, impossible: true })

  it('SV-LT-C: the year and the side of the death of Constantin are remembered, of nobody else', () => {
    const state = empire(state => primus(state, 'ITA5', 'constantin', 'severe'))
    expect(dies(state, 'constantin').state.constantin).toEqual({ died: 313, side: 'primus' })
    expect(dies(state, 'severe').state.constantin).toEqual({ died: null, side: null })
  })

  it('SV-S6-B, SV-S7-B: with Julien the scenario ends', () => {
    const state = scenario('7')
    const { state: after } = playUntil(g => leaderDies(g, 'julien', 'natural'), { state, impossible: true })
    expect(after.endedBy).toBe(state.year)
    expect(dies(scenario('7'), 'constance-ii').state.endedBy).toBeNull()
  })

  it('SV-10.1-B: Roman leaders count too, unless the option says otherwise (RULING-66)', () => {
    const points = (cause: string, options = {}) =>
      play(g => leaderDies(g, 'severe', cause), {
        state: empire(state => primus(state, 'ITA5', 'severe')),
        options,
      }).state.points.secondus
    expect([points('battle'), points('assassination'), points('natural'), points('sea')]).toEqual([
      1, 1, 0, 0,
    ])
    expect(points('battle', { leaderPoints: 'nonRoman' })).toBe(0)
  })

  it('SV-3.6.4-F: a follower who dies follows nobody any more', () => {
    const state = empire(state => {
      secondus(state, 'ITA5', 'severe', 'maxence')
      usurper(state, 'severe', 'secondus', 'maxence', 'alexander')
    })
    expect(dies(state, 'maxence').state.usurpations[0]?.followers).toEqual(['alexander'])
  })

  it('SV-S5-C: Magnence dead, or Primus Augustus, ends his scenario', () => {
    const died = play(g => leaderDies(g, 'magnence', 'natural'), { state: scenario('5'), impossible: true })
    expect(died.match.result).toMatchObject({ winners: ['primus'], rule: 'SV-S5-C' })
    const state = scenario('5')
    const augusti = [state.emperors.primus, ...state.augusti.primus].filter(id => id !== null)
    const reigns = play(
      function* (g) {
        for (const id of augusti) yield* leaderDies(g, id, 'assassination')
      },
      { state, impossible: true },
    )
    expect(reigns.match.result).toMatchObject({ winners: ['secondus'], rule: 'SV-S5-C' })
  })

  it('SV-3.6.4-F: units in the zone of a dead Usurper return, unless an ordinary leader of their player has them', () => {
    const after = (other: string | null) => {
      const state = empire(state => {
        secondus(state, 'ITA5', 'severe', 'batavi')
        secondus(state, 'ITA2', 'maxence', 'heruli')
        usurper(state, 'severe', 'secondus', 'maxence')
        if (other !== null) secondus(state, 'ITA5', other)
      })
      return ['batavi', 'maxence', 'heruli'].map(id => sideIn(dies(state, 'severe').state, id))
    }
    expect(after(null)).toEqual(['primus', 'primus', 'primus'])
    expect(after('alexander')).toEqual(['secondus', 'primus', 'primus'])
  })

  it('SV-3.6.4-F: followers off the map turn too', () => {
    const state = empire(state => {
      secondus(state, 'ITA5', 'severe')
      secondus(state, 'box-fleet-occidentalis', 'maxence')
      usurper(state, 'severe', 'secondus', 'maxence')
    })
    expect(sideIn(dies(state, 'severe').state, 'maxence')).toBe('primus')
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

describe('a change of role', () => {
  const exchanged = () =>
    empire(state => {
      state.turn.roleChange = 'succession'
      state.emperors = { primus: 'licinius', secondus: null }
      state.protectores = { primus: 'galere', secondus: 'licinius' }
      state.initiative = 'primus'
      state.active = 'secondus'
      state.constantin = { died: 312, side: 'primus' }
      state.peoples.franci.sentHomeBy = 'primus'
      primus(state, 'HIS1', 'alexander')
      usurper(state, 'alexander', 'primus')
    })

  it('SV-5-A to SV-5-I: everything that names a side names the other', () => {
    const { state } = play(changeOfRole, { state: exchanged() })
    expect(state.protectores).toEqual({ primus: 'licinius', secondus: 'galere' })
    expect(state.exchanged).toBe(true)
    expect([state.initiative, state.active]).toEqual(['secondus', 'primus'])
    expect(state.constantin).toEqual({ died: 312, side: 'secondus' })
    expect(state.peoples.franci.sentHomeBy).toBe('secondus')
    expect(state.usurpations[0]?.master).toBe('secondus')
    expect(state.turn.roleChange).toBeNull()
    state.turn.roleChange = 'succession'
    expect(play(changeOfRole, { state, impossible: true }).state.exchanged).toBe(false)
  })

  it('SV-2.F-1: in Phase F, after the builders of Constantinople', () => {
    const state = exchanged()
    state.constantinopolis.box = state.year + 1
    const { state: after } = play(g => phase('F.roles')?.run(g) ?? nothing(), { state })
    expect([after.exchanged, after.turn.cityFinished]).toEqual([true, true])
  })

  it('SV-5-F, RULING-87: beside a victorious Usurper the former head is second, another Augustus Caesar', () => {
    const college = (caesares: string[]) => {
      const state = empire(state => {
        secondus(state, 'ITA5', 'severe', 'maxence', ...caesares)
        state.emperors = { primus: 'severe', secondus: 'licinius' }
        state.augusti.secondus = ['maxence']
        state.caesares.secondus = caesares
        state.turn.roleChange = 'usurpation'
      })
      const { state: after } = play(changeOfRole, { state })
      return [after.emperors.primus, after.augusti.primus, after.caesares.primus]
    }
    expect(college([])).toEqual(['severe', ['licinius'], ['maxence']])
    expect(college(['alexander'])).toEqual(['severe', ['licinius'], ['alexander', 'maxence']])
    expect(college(['alexander', 'bassianus'])).toEqual(['severe', ['licinius'], ['alexander', 'bassianus']])
  })
})

describe('who comes into the game', () => {
  it('SV-LT-A, SV-7.1-D: who comes among enemies alone must get away (RULING-10)', () => {
    const state = empire(state => {
      state.year = 317
      primus(state, 'ITA5', 'constantin', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      for (const id of data.romanLeaderIds)
        if (where(state, id) === boxes.coming && id !== 'crispus') place(state, boxes.dead, null, id)
    })
    expect(where(play(enterLeaders, { state }).state, 'crispus')).toBe('ITA5')
    primus(state, 'HIS1', 'batavi')
    const { state: after } = play(enterLeaders, {
      state,
      dice: [d10('solitary', 9), d10('solitary', 9)],
      impossible: true,
    })
    expect(where(after, 'crispus')).toBe(boxes.dead)
  })

  it('SV-3.5.2-G: after an interregnum the first who comes is Primus Augustus, and roles may change (RULING-22)', () => {
    const comes = (holder: 'primus' | 'secondus') => {
      const state = empire(state => {
        state.year = 315
        state.emperors = { primus: null, secondus: null }
        primus(state, boxes.dead, 'galere', 'licinius')
        state.regions.italia = holder
        for (const id of data.romanLeaderIds)
          if (where(state, id) === boxes.coming && id !== 'volusianus') place(state, boxes.dead, null, id)
      })
      const { state: after } = play(enterLeaders, { state })
      return [after.emperors.primus, after.turn.roleChange]
    }
    expect([comes('primus'), comes('secondus')]).toEqual([
      ['volusianus', null],
      ['volusianus', 'succession'],
    ])
  })

  it('SV-3.3.1-C, SV-7.1-D: a Dux comes back among enemies and must get away', () => {
    const state = empire(state => {
      primus(state, boxes.returning, 'dux-mediolanum')
      secondus(state, 'ITA2', 'batavi')
    })
    const { state: after } = play(duxReturn, { state, dice: [d10('solitary', 9)] })
    expect(where(after, 'dux-mediolanum')).toBe(boxes.returning)
    expect(after.turn.duxLost).toEqual(['dux-mediolanum'])
  })
})

describe('the year', () => {
  it('SV-2.D-1: without a Primus Augustus only the best of Secondus counts (RULING-04)', () => {
    const total = (change: (state: SemperState) => void) => {
      const { sequences, turn } = play(assignSequences, {
        state: empire(state => {
          state.turn.sequencesDone = { primus: 2, secondus: 1 }
          change(state)
        }),
      }).state
      expect(turn.sequencesDone).toEqual({ primus: 0, secondus: 0 })
      return sequences.primus + sequences.secondus
    }
    // Galère and Licinius have SR 3 each.
    expect(total(() => {})).toBe(6)
    expect(
      total(state => {
        state.emperors.primus = null
      }),
    ).toBe(3)
    expect(
      total(state => {
        primus(state, 'GAL2', 'licinius')
        state.emperors.secondus = null
      }),
    ).toBe(3)
  })

  it('SV-2.F-5: the markers are put in order: stratagems, then the Protectores', () => {
    const state = empire(state => {
      give(state, 'primus', 'usurpation-primus-1')
      state.protectores = { primus: null, secondus: null }
    })
    const { state: after } = play(g => phase('F.markers')?.run(g) ?? nothing(), { state })
    expect([after.hands.primus, after.protectores]).toEqual([[], { primus: 'galere', secondus: 'licinius' }])
  })

  it('SV-2.F-2: Dioceses, surplus emperors, Peoples and fleets are settled', () => {
    const state = empire(state => {
      secondus(state, 'ITA2', 'maxence', 'batavi')
      atWar(state, 'franci', 'secondus')
      state.fleets.occidentalis.side = 'primus'
      for (const diocese of ['oriens', 'pannoniae', 'viennensis'] as const)
        state.regions[diocese] = 'secondus'
      primus(state, 'ASI2', 'severe')
      state.caesares.primus = ['severe']
    })
    const { state: after } = play(g => phase('F.dioceses')?.run(g) ?? nothing(), { state, impossible: true })
    expect(after.regions.italia).toBe('secondus')
    expect(after.fleets.occidentalis.side).toBe('secondus')
    // Pontica alone is left with a capital.
    expect([after.caesares.primus, where(after, 'severe')]).toEqual([[], boxes.dead])
    expect(after.peoples.franci.faction).toBe('primus')
  })

  it('SV-2.D-6: Dux and fleets come back as reinforcements', () => {
    const state = empire(state => {
      primus(state, boxes.returning, 'dux-sirmium')
      state.fleets.orientalis.returns = state.year
    })
    const { state: after } = play(g => phase('D.reinforcements')?.run(g) ?? nothing(), { state })
    expect([where(after, 'dux-sirmium'), after.fleets.orientalis.returns]).toEqual(['PAN3', null])
  })

  it('SV-S7-B, SV-10.2-P9: the early death of Julien counts up to its year, for who began as Primus', () => {
    const scores = (exchanged: boolean) =>
      play(endOfYear, {
        state: scenario('7', state => {
          state.year = 363
          state.endedBy = 363
          state.points = { primus: 0, secondus: 0 }
          state.exchanged = exchanged
        }),
        impossible: true,
      }).match.result?.scores
    expect([scores(false), scores(true)]).toEqual([
      { primus: 15, secondus: 0 },
      { primus: 5, secondus: 10 },
    ])
  })
})

describe('winter', () => {
  it('SV-9.3.1-A, SV-9.3.2-A, SV-9.3.1-C, SV-9.3.2-C: who comes back is at full strength, by his own rule', () => {
    const state = empire(state => {
      for (const unit of data.romanUnitIds) primus(state, row(data.units, unit).home ?? '', unit)
      place(state, boxes.reserve, null, 'pc-britanniae', 'cornuti')
      primus(state, 'ARM', 'pc-oriens-1', 'lanciarii')
      reduced(state, 'pc-oriens-1', 'lanciarii', 'cornuti', 'pc-britanniae')
    })
    const { state: after, events } = play(adjustRomans, {
      state,
      choices: ['place BRI2', 'place ORI1'],
      impossible: true,
    })
    const told = events
      .filter(({ kind }) => kind === 'unit-returns')
      .map(({ rule, data: { unit } }) => `${unit} ${rule}`)
    expect(told.toSorted()).toEqual(
      [
        'pc-britanniae SV-9.3.1-A',
        'cornuti SV-9.3.2-A',
        'pc-oriens-1 SV-9.3.1-C',
        'lanciarii SV-9.3.2-C',
      ].toSorted(),
    )
    expect(['pc-britanniae', 'cornuti', 'pc-oriens-1', 'lanciarii'].map(id => isReduced(after, id))).toEqual(
      Array(4).fill(false),
    )
  })

  it('SV-9.3.1-B, SV-9.3.2-B: who recovers does so by his own rule', () => {
    const state = empire(state => {
      for (const unit of data.romanUnitIds) primus(state, row(data.units, unit).home ?? '', unit)
      reduced(state, 'batavi', 'pc-italia-1')
    })
    const { events } = play(adjustRomans, { state, impossible: true })
    const told = events
      .filter(({ kind }) => kind === 'unit-recovers')
      .map(({ rule, data: { unit } }) => `${unit} ${rule}`)
    expect(told.toSorted()).toEqual(['batavi SV-9.3.2-B', 'pc-italia-1 SV-9.3.1-B'])
  })

  it('SV-9.3.1-C: from outside into the Reserve while non-Romans hold the Diocese, at full strength', () => {
    const state = empire(state => {
      for (const unit of data.romanUnitIds) primus(state, row(data.units, unit).home ?? '', unit)
      primus(state, 'ARM', 'cornuti')
      reduced(state, 'cornuti')
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-1')
    })
    const { state: after, events } = play(adjustRomans, { state, impossible: true })
    expect([where(after, 'cornuti'), sideIn(after, 'cornuti'), isReduced(after, 'cornuti')]).toEqual([
      boxes.reserve,
      null,
      false,
    ])
    expect(events.find(({ kind }) => kind === 'unit-waits')?.rule).toBe('SV-9.3.2-C')
    const again = play(adjustRomans, { state: after, impossible: true })
    expect(again.events.filter(({ kind }) => kind === 'unit-waits')).toEqual([])
  })
})

describe('stratagems', () => {
  it('SV-6-D: when each can be played, and SV-6-B: where it goes', () => {
    const lines = Object.values(stratagems).map(
      stratagem => `${stratagem?.id} ${stratagem?.moments.join(' ')} ${stratagem?.goes}`,
    )
    expect(lines.toSorted()).toEqual(
      [
        'initiative initiative cup',
        ...['usurpation-d-un-augustus', 'usurpation-d-un-caesar', 'usurpation'].flatMap(id => [
          `${id}-primus usurpations cup`,
          `${id}-secondus usurpations cup`,
        ]),
        'assassinat campaign cup',
        'foyer-de-peste campaign elsewhere',
        'epidemie-de-peste campaign elsewhere',
        'desertion campaign cup',
        'abandon campaign cup',
        'in-hoc-signo-vinces after-roll cup',
        'sol-invictus after-roll cup',
        'roma-victor before-battle cup',
        'furor-germanicus before-battle cup',
        'fuite-opportune before-battle cup',
        'la-fleche-de-parthe after-battle cup',
        ...['coup-d-etat-perse', 'persecution', 'heresy', 'bagaudes'].map(id => `${id} campaign elsewhere`),
        ...['d-un-peuple-mineur', 'de-deux-peuples-mineurs', 'de-trois-peuples-mineurs'].flatMap(peoples => [
          `soulevement-${peoples} uprisings cup`,
          `pacification-${peoples} campaign cup`,
        ]),
        'soulevement-d-un-peuple-majeur uprisings cup',
        'soulevement-de-trois-peuples-majeurs uprisings out',
        'pacification-d-un-peuple-majeur campaign cup',
        'pacification-d-une-nationalite campaign cup',
        'pax-romana campaign out',
      ].toSorted(),
    )
  })

  it('SV-6.3-G: only a Diocese in which limitanei stand can be abandoned', () => {
    const state = empire(state => {
      primus(state, 'ITA5', 'pc-italia-1', 'batavi')
      primus(state, 'HIS1', 'ri-hispaniae')
      primus(state, 'VIE3', 'celtae')
      give(state, 'primus', 'abandon-1')
    })
    expect(limitaneiIn(positionOf(state), 'italia')).toEqual(['pc-italia-1'])
    const { decision } = playUntil(
      g => row(stratagems, 'abandon').play(g, 'primus', 'abandon-1', { name: 'campaign' }),
      { state },
    )
    expect(choicesOf(decision)).toEqual(['abandon hispaniae', 'abandon italia'])
    const nobody = empire()
    expect(row(stratagems, 'abandon').whyNot(positionOf(nobody), 'primus', { name: 'campaign' })?.why).toBe(
      'nobody-to-desert',
    )
  })

  it('SV-6.3-F: all enemy units of the zone, without a question', () => {
    const state = empire(state => {
      secondus(state, 'ITA5', 'batavi', 'heruli', 'celtae')
      give(state, 'primus', 'desertion-1')
    })
    const { state: after } = play(
      g => row(stratagems, 'desertion').play(g, 'primus', 'desertion-1', { name: 'campaign' }),
      { state },
    )
    expect(['batavi', 'heruli', 'celtae'].map(id => isReduced(after, id))).toEqual([true, true, true])
    expect([after.hands.primus, after.cup.includes('desertion-1')]).toEqual([[], true])
  })
})
