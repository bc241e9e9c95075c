import { describe, expect, it } from 'vitest'
import { leadersAtPeace } from '../../imperator/rules/knowledge/view.ts'
import { movement } from '../../imperator/rules/movement/phase.ts'
import { reduceUnit } from '../../imperator/rules/pieces.ts'
import { scenarioIds } from '../data/types.ts'
import { deployment, deploymentZones } from '../rules/deployment.ts'
import { isFollower } from '../rules/emperors/ranks.ts'
import { enterLeaders } from '../rules/entry.ts'
import { breaches } from '../rules/knowledge/breaches.ts'
import { copyState } from '../rules/knowledge/copy.ts'
import { readState } from '../rules/knowledge/read-state.ts'
import { view } from '../rules/knowledge/view.ts'
import { whyLeaderWaits } from '../rules/movement/limits.ts'
import { phases } from '../rules/sequence.ts'
import { semperData as data } from '../rules/series.ts'
import { boxes, type SemperState } from '../rules/state.ts'
import { sketch } from '../sketch.ts'
import {
  allTo,
  choicesOf,
  d10,
  emptyMap,
  give,
  nothing,
  play,
  playUntil,
  positionOf,
  primus,
  scenario,
  sideIn,
  where,
} from './support.ts'

describe('set-up', () => {
  it.each(scenarioIds)('SV-SC-C: scenario %s begins with a position in which everything holds', id => {
    const state = scenario(id)
    expect(breaches(positionOf(state))).toEqual([])
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(copyState(state)).toEqual(state)
  })

  it('SV-0.5-A, SV-1.2.1-A, SV-3.7.1-A: leaders show the side that the scenario gives them', () => {
    const state = scenario('2')
    expect(['galere', 'alexander', 'constantin', 'maximien'].map(id => sideIn(state, id))).toEqual([
      'primus',
      'primus',
      'secondus',
      'secondus',
    ])
  })

  it('SV-SC-C, SV-3.3.1-B: each Dux stands in his capital, for whoever holds its Diocese', () => {
    const state = scenario('7')
    expect(
      ['dux-treveri', 'dux-mediolanum', 'dux-sirmium', 'dux-antiochia'].map(id => [
        where(state, id),
        sideIn(state, id),
      ]),
    ).toEqual([
      ['GAL2', 'secondus'],
      ['ITA2', 'primus'],
      ['PAN3', 'primus'],
      ['ORI2', 'primus'],
    ])
  })

  it('SV-SC-D: who could have come before and is not listed is dead; later ones come', () => {
    const state = scenario('5')
    expect(['constantin', 'julien', 'gallus', 'magnence'].map(id => where(state, id))).toEqual([
      boxes.dead,
      boxes.coming,
      boxes.coming,
      'GAL5',
    ])
    const { state: after } = play(enterLeaders, { state })
    expect(['gallus', 'victor', 'nevitta'].map(id => [where(after, id), sideIn(after, id)])).toEqual([
      ['PON1', 'primus'],
      ['PON1', 'primus'],
      ['GAL2', 'secondus'],
    ])
  })

  it('SV-SC-F, SV-SC-G, SV-4.2.3-A: Majors and kings at home, Minors off the map', () => {
    const state = scenario('4')
    expect([where(state, 'franci-1'), where(state, 'quades-1'), where(state, 'armenia-1')]).toEqual([
      'FRA',
      boxes.people,
      'ARM',
    ])
    expect(['hormoz-ii', 'sapor-ii', 'ardashir-ii'].map(id => where(state, id))).toEqual([
      boxes.dead,
      'PER2',
      boxes.coming,
    ])
    expect(state.peoples.persians).toMatchObject({ status: 'war', faction: 'primus' })
    expect(scenario('5').peoples.alamanni.faction).toBe('primus')
  })

  it('SV-SC-H, SV-SC-I, SV-SC-J, SV-SC-K: fleets, bodyguards, hands and points', () => {
    const state = scenario('2')
    expect([state.fleets.occidentalis.side, state.fleets.orientalis.side]).toEqual(['secondus', 'primus'])
    expect(state.fleets.occidentalis.at).toBe('port')
    expect(state.protectores).toEqual({ primus: 'galere', secondus: 'constantin' })
    expect(scenario('8').protectores.secondus).toBeNull()
    expect(state.hands).toEqual({ primus: [], secondus: [] })
    expect(state.cup).toHaveLength(45)
    expect(state.points).toEqual({ primus: 5, secondus: 0 })
  })

  it('SV-3.3.2-A, SV-3.3.2-B, SV-SC-E: with a free set-up limitanei are placed anew, ripenses at the front', () => {
    const position = positionOf(scenario('3'))
    expect(deploymentZones(position, 'ri-italia')).toEqual(['ITA1'])
    expect(deploymentZones(position, 'ri-asia')).toHaveLength(4)
    expect(deploymentZones(position, 'pc-italia-1')).toHaveLength(7)
    expect(play(deployment, { state: scenario('3') }).events).toEqual([])
    const { decision } = playUntil(deployment, { state: scenario('3'), options: { setUp: 'free' } })
    expect([decision.role, decision.task]).toEqual(['primus', 'deploy-unit'])
  })

  it('SV-3.3.2-C: comitatenses stand by the table, or as the scenario has them', () => {
    expect(where(scenario('3'), 'lanciarii')).toBe('PON1')
    expect(where(scenario('4'), 'lanciarii')).toBe('THR3')
    expect(where(scenario('7'), 'batavi')).toBe('GAL5')
    expect(sideIn(scenario('7'), 'batavi')).toBe('secondus')
  })
})

describe('the scenarios', () => {
  it('SV-S1-A: no Peoples, and the outside is closed', () => {
    const state = scenario('1')
    expect(where(state, 'franci-1')).toBe(boxes.people)
    expect(state.peoples.armenia.status).toBe('peace')
    const war = phases.find(({ id }) => id === 'C.war')
    expect(play(g => war?.run(g) ?? nothing(), { state }).events).toEqual([])
    state.active = 'primus'
    state.sequences = { primus: 1, secondus: 1 }
    const { decision } = playUntil(movement, { state, choices: ['lead constantin'] })
    expect(choicesOf(decision)).toContain('to GAL1')
    expect(choicesOf(decision)).not.toContain('to FRA')
  })

  it('SV-S2-A: Alexander is a Usurper of Primus with the men of Africa', () => {
    const state = scenario('2')
    expect(state.usurpations).toMatchObject([{ usurper: 'alexander', master: 'primus', bonus: 0 }])
    expect(['ri-africa', 'pc-africa'].map(id => [where(state, id), sideIn(state, id)])).toEqual([
      ['AFR4', 'primus'],
      ['AFR4', 'primus'],
    ])
  })

  it('SV-S2-B, SV-S6-A: Dioclétien has retired and does not march', () => {
    for (const id of ['2', '6']) {
      const state = scenario(id)
      expect(whyLeaderWaits(positionOf(state), 'primus', 'diocletien')?.rule).toBe('SV-S2-B')
      expect(whyLeaderWaits(positionOf(state), 'primus', 'galere')).toBeNull()
    }
  })

  it('SV-S4-A, SV-S5-B, SV-S7-A: Constantinopolis stands', () => {
    for (const id of ['4', '5', '7']) expect(scenario(id).constantinopolis.built).toBe(true)
    expect(scenario('7').emperors.secondus).toBe('julien')
  })

  it('SV-S5-A: every Roman of Secondus follows Magnence', () => {
    const state = scenario('5')
    const follows = (id: string) => isFollower(positionOf(state), id)
    expect(['marcellus', 'dux-treveri', 'magnence', 'ursininus'].map(follows)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('SV-S8-A: Secondus begins without a Roman leader', () => {
    const state = scenario('8')
    expect(data.romanLeaderIds.filter(id => sideIn(state, id) === 'secondus')).toEqual([])
  })
})

describe('what a side knows', () => {
  it('SV-2.A-2: everything but the cup and the other hand', () => {
    const state = scenario('3', state => {
      give(state, 'primus', 'assassinat-1')
      give(state, 'secondus', 'desertion-1')
    })
    const seen = view(positionOf(state), 'primus')
    expect([seen.hand, seen.handSizes.secondus]).toEqual([['assassinat-1'], 1])
    expect(JSON.stringify(seen.hand)).not.toContain('desertion')
    expect(seen.unseen).toHaveLength(44)
  })

  it('SV-1.2.1-C: leaders of Peoples at peace show their Pax Romana side', () => {
    expect(leadersAtPeace(positionOf(scenario('6')))).toEqual([
      'ascaric',
      'chnodomar',
      'vadomar',
      'athanaric',
      'hormoz-ii',
    ])
  })

  it('SV-0.3-B: the sketch tells strength in thousands of men', () => {
    const text = sketch(positionOf(scenario('6')), 'primus')
    expect(text).toContain('Galère [PA]')
    expect(text).toContain(',000 men')
  })
})

describe('first things', () => {
  it('SV-0.1-A: the d10 runs from 0 to 9', () => {
    const shown = (die: number) =>
      play(
        function* (g) {
          g.tell({ kind: 'roll', rule: 'SV-0.1-A', data: { value: g.dice.d10('test') } })
        },
        { state: scenario('3'), dice: [d10('test', die)] },
      ).events[0]?.data.value
    expect([shown(0), shown(9)]).toEqual([0, 9])
  })

  it('SV-0.4-A: any number of units may share a zone', () => {
    const state = emptyMap(state => {
      allTo(state, 'primus')
      primus(state, 'ITA2', ...data.romanUnitsOfKind.comitatenses)
      primus(state, 'ITA4', 'severe', 'pc-italia-1')
      state.fleets.occidentalis.returns = 999
      state.fleets.orientalis.returns = 999
    })
    const { state: after } = play(movement, {
      state,
      choices: ['lead severe', 'take pc-italia-1', 'to ITA2', 'stop', 'done'],
    })
    expect(where(after, 'severe')).toBe('ITA2')
  })

  it('SV-1.1-A, SV-1.3-A: a unit of a People is reduced, then eliminated like a Roman one', () => {
    const state = scenario('6')
    const position = positionOf(state)
    expect(reduceUnit(position, 'picts-1')).toBe(false)
    expect(reduceUnit(position, 'picts-1')).toBe(true)
    expect(where(state, 'picts-1')).toBe(boxes.people)
  })

  it('SV-2.C-5, SV-2.C-6: in Phase C each may play uprisings, then usurpations, the initiative player first', () => {
    const state: SemperState = scenario('6', state => {
      give(state, 'primus', 'soulevement-d-un-peuple-mineur-1')
      give(state, 'secondus', 'soulevement-d-un-peuple-mineur-2')
      give(state, 'secondus', 'usurpation-primus-1')
    })
    const run = (id: string, choices: string[]) => {
      const phase = phases.find(each => each.id === id)
      return playUntil(g => phase?.run(g) ?? nothing(), { state, choices }).decision
    }
    expect([run('C.uprisings', []).role, run('C.uprisings', ['pass']).role]).toEqual(['primus', 'secondus'])
    expect(choicesOf(run('C.usurpations', [])).some(choice => choice.startsWith('usurpation-primus'))).toBe(
      true,
    )
  })

  it('SV-2.D-4: Primus names first, then Secondus', () => {
    const phase = phases.find(each => each.id === 'D.emperors')
    const { decision } = playUntil(g => phase?.run(g) ?? nothing(), { state: scenario('6') })
    expect(decision.role).toBe('primus')
    const next = playUntil(g => phase?.run(g) ?? nothing(), { state: scenario('6'), choices: ['enough'] })
    expect(next.decision.role).toBe('secondus')
  })

  it('SV-2.E-2, SV-2.E-3: an M/CS is movement, then combat; both may play stratagems in it', () => {
    const state = scenario('3', state => {
      give(state, 'secondus', 'assassinat-1')
      state.active = 'primus'
      state.sequences = { primus: 1, secondus: 1 }
    })
    const [move, fight] = ['E.1', 'E.2'].map(id => phases.find(each => each.id === id))
    const first = playUntil(g => move?.run(g) ?? nothing(), { state }).decision
    expect([first.role, first.window]).toEqual(['secondus', 'campaign'])
    expect(playUntil(g => move?.run(g) ?? nothing(), { state, choices: ['pass'] }).decision.task).toBe(
      'movement',
    )
    expect(playUntil(g => fight?.run(g) ?? nothing(), { state }).decision.window).toBe('campaign')
  })

  it('SV-EV-6: in a year of agitation the heads go straight to their nearest capital and stay there', () => {
    const state = emptyMap(state => {
      allTo(state, 'primus')
      primus(state, 'ITA6', 'galere')
      primus(state, 'ITA2', 'severe')
      state.emperors.primus = 'galere'
      state.turn.event = 'political-agitation'
      state.fleets.occidentalis.returns = 999
      state.fleets.orientalis.returns = 999
    })
    const { decision } = playUntil(movement, { state })
    expect(choicesOf(decision)).not.toContain('done')
    // By Italia 5: there is only one shortest way.
    expect(where(playUntil(movement, { state, choices: ['lead galere'] }).state, 'galere')).toBe('ITA2')
    primus(state, 'ITA2', 'galere')
    expect(choicesOf(playUntil(movement, { state }).decision)).toEqual(['lead severe', 'done'])
  })
})
