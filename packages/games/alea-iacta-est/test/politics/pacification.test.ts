import { describe, expect, it } from 'vitest'
import { goToWar, markersInCup, whyNotRise } from '../../../imperator/rules/peoples/activation.ts'
import { leaveForGood } from '../../../imperator/rules/peoples/leaders.ts'
import { pacify, whyNotPacify } from '../../../imperator/rules/peoples/pacification.ts'
import { campaignStratagems, playCampaignStratagem } from '../../../imperator/rules/stratagems/campaign.ts'
import type { PeopleId } from '../../data/index.ts'
import {
  checkMilitaryPacification,
  conquerorOf,
  parthianVersatility,
} from '../../rules/peoples/pacification.ts'
import { sideOf } from '../../rules/pieces.ts'
import { aleaData } from '../../rules/series.ts'
import { type Alea, type AleaState, boxes } from '../../rules/state.ts'
import { leader, put, setReduced, unit, unitIds, unitsIn } from '../counters.ts'
import { d6, give, place, play, playUntil, positionOf } from '../support.ts'
import { heirAndAssassin, twoLeaders } from './stage.ts'

/** With these Peoples at war under a side, their counters where they are at home. */
function atWar(peoples: readonly PeopleId[], change?: (state: AleaState) => void): AleaState {
  const state = twoLeaders('1', change)
  return play(
    function* (g: Alea) {
      for (const people of peoples) yield* goToWar(g, people, 'test', 'republican')
    },
    { state },
  ).state
}

describe('peace by arms', () => {
  it('AIE-4.4.3-a: when all zones of origin hold a unit of the player who has not got the People', () => {
    const state = atWar(['germani'], state => place(state, 'GER-1', 'caesarian', ['curio', 'legio-X']))
    expect(play(checkMilitaryPacification, { state }).state.peoples.germani.status).toBe('war')
    place(state, 'GER-2', 'caesarian', ['lepidus', 'legio-XI'])
    expect(play(checkMilitaryPacification, { state }).state.peoples.germani.status).toBe('peace')
    place(state, 'GER-2', 'republican', ['lepidus', 'legio-XI'])
    expect(play(checkMilitaryPacification, { state }).state.peoples.germani.status).toBe('war')
  })

  it('AIE-4.4.3-a, RULING-91: allies hold a zone of origin for their side, Peoples at war do not', () => {
    const held = (status: 'war' | 'allegiance') => {
      const state = twoLeaders('2', state => {
        state.peoples.illyrii = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
        state.peoples.pannonii = { status, faction: 'caesarian', barredUntil: null, sentHomeBy: null }
        put(state, 'pannonii-1', 'ILL-1')
      })
      return conquerorOf(positionOf(state), 'illyrii')
    }
    expect([held('allegiance'), held('war')]).toEqual(['caesarian', null])
  })

  it('AIE-4.4.3-a, AIE-6.3-m: the log says by which rule peace was made', () => {
    const told = (means: 'arms' | 'stratagem', people: 'germani' | 'pontici') => {
      const state = twoLeaders('2', state => {
        state.peoples[people] = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
      })
      const { events } = playUntil(
        function* (g) {
          yield* pacify(g, people, means, 'caesarian')
          yield { role: 'caesarian', rule: 'test', task: 'test', choices: [{ verb: 'one' }, { verb: 'two' }] }
        },
        { state, impossible: true },
      )
      return events.find(({ kind }) => kind === 'people-pacified')?.rule
    }
    const { majorBeaten, minorBeaten, pacification } = aleaData.cites
    expect([told('arms', 'germani'), told('arms', 'pontici')]).toEqual([minorBeaten, majorBeaten])
    expect([told('stratagem', 'germani'), told('stratagem', 'pontici')]).toEqual([pacification, pacification])
  })

  it('AIE-S7-d: only the Aegyptii, and only in Scenario 7, are beyond a stratagem', () => {
    const why = (id: string, people: 'aegyptii' | 'numidae') => {
      const state = twoLeaders(id, state => {
        state.peoples[people] = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
      })
      return whyNotPacify(positionOf(state), 'caesarian', people)?.rule ?? null
    }
    expect([why('7', 'aegyptii'), why('7', 'numidae'), why('2', 'aegyptii')]).toEqual([
      'AIE-S7-d',
      null,
      null,
    ])
  })

  it('AIE-4.4.3-b, AIE-9.3-a, TV-39: Germani pacified in -38 leave the map and can rise again in -33', () => {
    const before = atWar(['germani'], state => {
      place(state, 'GER-1', 'caesarian', ['curio', 'legio-X'])
      place(state, 'GER-2', 'caesarian', ['lepidus', 'legio-XI'])
      state.year = -38
    })
    const { state } = play(checkMilitaryPacification, { state: before })
    expect(unitsIn(state, boxes.people).filter(id => id.startsWith('germani'))).toHaveLength(3)
    expect(state.peoples.germani).toEqual({
      status: 'peace',
      faction: null,
      barredUntil: -33,
      sentHomeBy: null,
    })
    state.year = -34
    expect(whyNotRise(positionOf(state), 'germani', false)?.why).toBe('barred')
    state.year = -33
    expect(whyNotRise(positionOf(state), 'germani', false)).toBeNull()
  })

  it('AIE-4.4.3-b: units of a Minor are whole in their box, and no home is owed to a Major that rises again', () => {
    const state = atWar(['germani', 'pontici'], state => {
      state.peoples.pontici.sentHomeBy = 'caesarian'
    })
    expect(state.peoples.pontici.sentHomeBy).toBeNull()
    setReduced(state, 'germani-1', true)
    const { state: after } = play(g => pacify(g, 'germani', 'arms', 'caesarian'), { state, impossible: true })
    expect(unit(after, 'germani-1')).toMatchObject({ place: boxes.people, reduced: false })
  })

  it('TV-40, AIE-9.3-c: Parthi pacified in -40 are back in the cup in -35', () => {
    const { state } = play(g => pacify(g, 'parthi', 'arms', 'caesarian'), {
      state: atWar(['parthi'], state => {
        state.year = -40
      }),
    })
    const inCup = (year: number) => {
      state.year = year
      return markersInCup(positionOf(state)).includes('parthi')
    }
    expect([inCup(-36), inCup(-35)]).toEqual([false, true])
  })

  it('AIE-4.4.3-c, RULING-37: a Major fights no more at once; the side that had it will put it home', () => {
    const { state, position } = play(g => pacify(g, 'pontici', 'arms', 'caesarian'), {
      state: atWar(['pontici']),
    })
    expect(state.peoples.pontici).toMatchObject({ status: 'peace', sentHomeBy: 'republican' })
    expect(sideOf(position, position.data.peoples.pontici.units[0] ?? '')).toBeNull()
  })

  it('AIE-10.1-c: the conqueror of a Major scores its VP', () => {
    const { state } = play(g => pacify(g, 'parthi', 'arms', 'caesarian'), { state: atWar(['parthi']) })
    expect(state.score).toBe(6)
  })

  it('AIE-4.2.1-a: Achillas, Pharnaces and Juba I leave with the first peace of their People', () => {
    const { state } = play(
      function* (g: Alea) {
        for (const people of ['aegyptii', 'pontici', 'numidae'] as const)
          yield* pacify(g, people, 'arms', 'caesarian')
      },
      { state: atWar(['aegyptii', 'pontici', 'numidae']) },
    )
    for (const id of ['achillas', 'pharnaces', 'juba-i']) expect(leader(state, id).place).toBe(boxes.dead)
    expect(leader(state, 'cleopatra').place).toBe('AEG-1')
    expect(leader(state, 'darius').place).toBe(boxes.coming)
  })

  it('AIE-4.2.1-a: a leader who is gone or has not come yet does not leave once more', () => {
    const left = (from: string) => {
      const before = atWar(['aegyptii'])
      place(before, from, null, ['achillas'])
      const { state, events } = play(
        function* (g: Alea) {
          leaveForGood(g, 'achillas')
        },
        { state: before },
      )
      return [leader(state, 'achillas').place, events.length]
    }
    expect([left(boxes.coming), left(boxes.dead), left('AEG-1')]).toEqual([
      [boxes.coming, 0],
      [boxes.dead, 0],
      [boxes.dead, 1],
    ])
  })
})

describe('peace by stratagem', () => {
  const playing = (verb: string, noun: string) => (g: Alea) =>
    playCampaignStratagem(g, 'republican', { verb, noun })

  it('AIE-6.3-m: one Minor of choice; its units are back in their box and it is not barred (AIE-9.3-e)', () => {
    const state = atWar(['germani', 'daci'])
    give(state, 'republican', 'K11')
    const after = play(playing('pacification-d-un-peuple-mineur', 'K11'), {
      state,
      choices: ['pacify daci'],
    }).state
    expect(after.peoples.daci).toMatchObject({ status: 'peace', barredUntil: null })
    expect(unitsIn(after, 'DAC-1')).toEqual([])
    expect(after.peoples.germani.status).toBe('war')
    expect(after.score).toBe(0)
  })

  it('AIE-6.3-n, AIE-10.1-c: a Major goes home at once, even what was lost, for half of its VP', () => {
    const state = atWar(['parthi'], state => give(state, 'republican', 'K08'))
    const [one = '', two = ''] = unitIds.filter(id => id.startsWith('parthi'))
    place(state, boxes.people, null, [one])
    place(state, 'ASI-5', null, [two])
    place(state, boxes.returning, null, ['orodes'])
    const after = play(playing('pacification-d-un-peuple-majeur', 'K08'), {
      state,
      choices: Array(8).fill('place PAR-3'),
    }).state
    expect(unitsIn(after, 'PAR-3')).toHaveLength(6)
    expect(leader(after, 'orodes').place).toBe('PAR-3')
    expect(leader(after, 'pacorus-surena').place).toBe('PAR-3')
    expect(after.peoples.parthi).toMatchObject({ status: 'peace', barredUntil: null, sentHomeBy: null })
    expect(after.score).toBe(-3)
  })

  it('AIE-4.4.2-e: it ends an allegiance too', () => {
    const state = atWar([], state => {
      state.peoples.pontici = {
        status: 'allegiance',
        faction: 'caesarian',
        barredUntil: null,
        sentHomeBy: null,
      }
      give(state, 'republican', 'K08')
    })
    const after = play(playing('pacification-d-un-peuple-majeur', 'K08'), { state }).state
    expect(after.peoples.pontici).toMatchObject({ status: 'peace', faction: null })
  })

  it('AIE-4.4.2-e, RULING-88: but not that of his own ally', () => {
    const state = atWar([], state => {
      state.peoples.pontici.status = 'allegiance'
      state.peoples.pontici.faction = 'republican'
      for (const counter of ['K08', 'K10']) give(state, 'republican', counter)
    })
    expect(whyNotPacify(positionOf(state), 'republican', 'pontici')?.rule).toBe('AIE-4.4.2-e')
    expect(whyNotPacify(positionOf(state), 'caesarian', 'pontici')).toBeNull()
    expect(campaignStratagems(positionOf(state), 'republican')).toEqual([])
  })

  it('AIE-6.3-o: every People of a Nationality that is at war, his own included', () => {
    const state = atWar(['daci', 'thracii', 'germani'], state => give(state, 'republican', 'K19'))
    const after = play(playing('pacification-d-une-nationalite', 'K19'), {
      state,
      choices: ['pacify thraco-phrygians'],
    }).state
    expect([after.peoples.daci.status, after.peoples.thracii.status]).toEqual(['peace', 'peace'])
    expect(after.peoples.germani.status).toBe('war')
  })

  it('AIE-6.3-p: all Peoples at war, or one of choice, and the counter leaves the game', () => {
    const state = atWar(['daci', 'pontici'], state => give(state, 'republican', 'K10'))
    const all = play(playing('pax-romana', 'K10'), { state, choices: ['pacify-all'] }).state
    expect([all.peoples.daci.status, all.peoples.pontici.status]).toEqual(['peace', 'peace'])
    expect(all.removedCounters).toEqual(['K10'])
    expect(all.score).toBe(-1)
    const one = play(playing('pax-romana', 'K10'), { state, choices: ['pacify daci'] }).state
    expect([one.peoples.daci.status, one.peoples.pontici.status]).toEqual(['peace', 'war'])
  })
})

describe('allies', () => {
  it('AIE-6.3-o, AIE-6.3-p, RULING-88: peace with all who are at war does not touch an ally', () => {
    const state = atWar(['daci'], state => {
      state.peoples.pontici.status = 'allegiance'
      state.peoples.pontici.faction = 'caesarian'
      for (const counter of ['K10', 'K19']) give(state, 'republican', counter)
    })
    const after = (verb: string, noun: string, choices: readonly string[]) =>
      play(g => playCampaignStratagem(g, 'republican', { verb, noun }), { state, choices }).state.peoples
    const all = after('pax-romana', 'K10', ['pacify-all'])
    expect([all.daci.status, all.pontici.status]).toEqual(['peace', 'allegiance'])
    // Daci and Pontici are of one Nationality.
    const nation = after('pacification-d-une-nationalite', 'K19', [])
    expect([nation.daci.status, nation.pontici.status]).toEqual(['peace', 'allegiance'])
  })
})

describe('events and scenarios', () => {
  it('AIE-EV-14, RULING-67: the Parthi go to war though barred, and back to peace for nobody’s points', () => {
    const barred = twoLeaders('1', state => {
      state.peoples.parthi.barredUntil = -30
      state.regions.asia = null
    })
    const war = play(parthianVersatility, { state: barred, dice: [d6('control of parthi', 2)] }).state
    expect(war.peoples.parthi).toMatchObject({ status: 'war', faction: 'republican' })
    const peace = play(parthianVersatility, { state: war }).state
    expect(peace.peoples.parthi).toMatchObject({ status: 'peace', barredUntil: null })
    expect(peace.score).toBe(0)
  })

  it('AIE-S7-d: in Scenario 7 no stratagem pacifies the Aegyptii, and Caesarian arms end Cleopatra', () => {
    const state = heirAndAssassin('7', state => {
      place(state, 'GRA-4', 'republican', ['m-antonius'])
      place(state, boxes.dead, 'republican', ['m-brutus'])
      state.factionLeaders.republican = ['m-antonius']
    })
    expect(whyNotPacify(positionOf(state), 'caesarian', 'aegyptii')?.rule).toBe('AIE-S7-d')
    const after = play(g => pacify(g, 'aegyptii', 'arms', 'caesarian'), { state }).state
    expect(leader(after, 'cleopatra').place).toBe(boxes.dead)
  })
})
