import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { scenarioIds } from '../../data/types.ts'
import { deployment, deploymentZones } from '../../rules/deployment.ts'
import { isFollower } from '../../rules/emperors/ranks.ts'
import { enterLeaders } from '../../rules/entry.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { copyState } from '../../rules/knowledge/copy.ts'
import { readState } from '../../rules/knowledge/read-state.ts'
import { whyLeaderWaits } from '../../rules/movement/limits.ts'
import { phases } from '../../rules/sequence.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes } from '../../rules/state.ts'
import { choicesOf, nothing, play, playUntil, positionOf, scenario, sideIn, where } from '../support.ts'

describe('set-up', () => {
  it.each(scenarioIds)('SV-SC-C: scenario %s begins with a position in which everything holds', id => {
    const state = scenario(id)
    expect(state.sequences).toEqual({ primus: 0, secondus: 0 })
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

  it('SV-SC-C, SV-3.3.1-B: each Dux stands in his capital, for the player who holds its Diocese', () => {
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

  it('SV-SC-D: a leader who could have come before and is not listed is dead; later ones come', () => {
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

  it('SV-3.3.2-A, SV-3.3.2-B, SV-SC-E: with a free set-up limitanei are placed afresh, ripenses at the front', () => {
    const position = positionOf(scenario('3'))
    expect(deploymentZones(position, 'ri-italia')).toEqual(['ITA1'])
    expect(deploymentZones(position, 'ri-asia')).toHaveLength(4)
    expect(deploymentZones(position, 'pc-italia-1')).toHaveLength(7)
    expect(play(deployment, { state: scenario('3') }).events).toEqual([])
    const { decision } = playUntil(deployment, { state: scenario('3'), options: { setUp: 'free' } })
    expect([decision.role, decision.task]).toEqual(['primus', 'deploy-unit'])
  })

  it('SV-3.3.2-A, SV-4.4.1-A: Peoples that a side places: its Majors, no Minor and none of the other side', () => {
    const { match } = playUntil(deployment, {
      state: scenario('4'),
      options: { setUp: 'free' },
      impossible: true,
    })
    const placed: Record<string, Set<string>> = { primus: new Set(), secondus: new Set() }
    while (match.decision !== null) {
      const { role, about, choices } = match.decision
      const people = data.units[String(about?.unit)]?.people ?? null
      if (people !== null) placed[role]?.add(people)
      const { noun } = choices.at(-1) ?? {}
      match.choose(choices.at(-1))
      // SV-3.3.2-A: it stands where it was placed.
      expect(where(match.position.state, String(about?.unit))).toBe(noun)
    }
    // Primus holds Britannia, Secondus Oriens; the other Majors have a single zone, and nothing to choose.
    expect([[...(placed.primus ?? [])], [...(placed.secondus ?? [])]]).toEqual([['persians'], ['picts']])
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
      expect(whyLeaderWaits(positionOf(state), 'primus', 'diocletien', false)?.rule).toBe('SV-S2-B')
      expect(whyLeaderWaits(positionOf(state), 'primus', 'galere', false)).toBeNull()
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
