import { describe, expect, it } from 'vitest'
import { semperTable } from '../english.ts'

import { atWar, give, place, primus, scenario, usurper } from '../support.ts'
import { inputOf, war } from './stage.ts'

function gaugesOf(state: ReturnType<typeof war>) {
  return semperTable.scene(inputOf(state, 'primus')).gauges
}

function panel(state: ReturnType<typeof war>, id: string) {
  const { panels } = semperTable.scene(inputOf(state, 'primus'))
  return panels.find(each => each.id === id)?.sections ?? []
}

describe('the gauges', () => {
  it('SV-3.1.2-B: courses of the wall while Constantinopolis is built', () => {
    expect(gaugesOf(war()).map(({ kind }) => kind)).not.toContain('steps')
    const building = war(state => {
      state.year = 323
      state.constantinopolis = { box: 327, built: false }
    })
    expect(gaugesOf(building).find(({ kind }) => kind === 'works')).toMatchObject({ done: 2, of: 6 })
    building.constantinopolis = { box: null, built: true }
    expect(gaugesOf(building).map(({ kind }) => kind)).not.toContain('works')
  })

  it('SV-10.1-D: the lead is that of PRIMUS', () => {
    const state = war(changed => {
      changed.points = { primus: 7, secondus: 12 }
    })
    expect(semperTable.scene(inputOf(state, 'secondus')).lead).toBe(-5)
  })
})

describe('the panels', () => {
  it('SV-3.6.1-A: the college: who has risen with whom', () => {
    const state = war(changed => {
      primus(changed, 'GAL2', 'severe', 'dux-treveri')
      usurper(changed, 'severe', 'primus', 'dux-treveri')
    })
    const risen = panel(state, 'powers').find(({ title }) => title.startsWith('Usurpers'))
    expect(risen?.title).toBe('Usurpers, 1 of 4')
    expect(risen?.lines.map(({ text, rule, kit }) => [text, rule, kit])).toEqual([
      ['Sévère', 'SV-3.6.1-A', 'ivory'],
    ])
    expect(risen?.lines[0]?.note).toContain('Dux Treveri')
  })

  it('SV-2.F-3: what the year would bring if it ended now', () => {
    const sections = panel(scenario('3'), 'tracks')
    const points = (index: number) => sections[index]?.lines.map(({ value, rule }) => [value, rule])
    expect(points(1)).toEqual([
      ['+2', 'SV-10.1-D'],
      ['+1', 'SV-10.2-P2'],
      ['+1', 'SV-10.2-P3'],
    ])
    expect(points(2)).toEqual([
      ['+2', 'SV-10.1-D'],
      ['+1', 'SV-10.2-S2'],
    ])
  })

  it('SV-9.2-A: a fleet that is lost says until when', () => {
    const state = war(changed => {
      changed.fleets.orientalis = { side: 'secondus', at: 'SORI', returns: 324, moved: false }
    })
    const [thrones] = panel(state, 'powers')
    const sides = thrones?.figure?.kind === 'seats' ? thrones.figure.sides : []
    const fleets = sides.flatMap(({ lines }) => lines).filter(({ icon }) => icon === 'galley')
    expect(fleets.map(({ place: at, rule }) => [at, rule])).toEqual([
      ['ITA6', undefined],
      [undefined, 'SV-9.2-A'],
    ])
    expect(fleets[1]?.text).toContain('324')
  })
})

describe('the counters', () => {
  it('SV-3.5.1-A, SV-3.6.1-A: ranks on the coins: PA, SA, A, C and U', () => {
    const state = war(changed => {
      primus(changed, 'GAL2', 'crispus', 'maxence', 'severe')
      changed.augusti.primus = ['maxence']
      changed.caesares.primus = ['crispus']
      usurper(changed, 'severe', 'primus')
    })
    const { stacks } = semperTable.scene(inputOf(state, 'primus'))
    const ranks = stacks.flatMap(stack =>
      stack.pieces.flatMap(piece =>
        'rank' in piece && piece.rank != null ? [`${piece.id} ${piece.rank.text}`] : [],
      ),
    )
    expect(ranks.toSorted()).toEqual(['constantin PA', 'crispus C', 'licinius SA', 'maxence A', 'severe U'])
  })

  it('SV-2.A-2: the own hand is open, the other closed', () => {
    const state = war(changed => {
      give(changed, 'primus', 'assassinat-1')
      give(changed, 'secondus', 'desertion-1')
    })
    expect(semperTable.scene(inputOf(state, 'primus')).hand.map(({ id }) => id)).toEqual(['assassinat-1'])
    expect(JSON.stringify(semperTable.scene(inputOf(state, 'primus')))).not.toContain('desertion-1')
  })

  it('SV-4.4.1-A: units of a People at war wear the dress of the player who controls them, at peace their own', () => {
    const state = war(changed => {
      atWar(changed, 'franci', 'secondus')
      place(changed, 'GAL1', null, 'franci-1')
    })
    const { stacks } = semperTable.scene(inputOf(state, 'primus'))
    const kitIn = (zone: string) => stacks.find(each => each.place === zone)?.kit
    expect([kitIn('GAL1'), kitIn('ALA')]).toEqual(['jet', 'people'])
  })
})

describe('the lid', () => {
  it('SV-SC-A: a card for each scenario with its years and turns', () => {
    const card = semperTable.scenario('6', inputOf(war(), 'primus').data)
    expect([card.years, card.length, card.difficulty]).toEqual(['AD 305 to 375', '71 turns', 4])
    expect(semperTable.scenario('6a', inputOf(war(), 'primus').data).length).toBe('20 turns')
  })
})
