import { fastDice, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { scenarios, zones } from '../data/board.ts'
import { theFords } from '../index.ts'
import { play, setStage, told, unit } from './stage.ts'

describe('The Fords, 1: the board and the pieces', () => {
  it('TF-1.1: each home touches two fords, and every ford touches the isle', () => {
    const fords = zones.filter(zone => zone.id.endsWith('-ford')).map(zone => zone.id)
    const homes = zones.filter(zone => zone.home !== null)
    expect(fords).toHaveLength(3)
    expect(homes.map(zone => zone.home).sort()).toEqual(['gaul', 'germania', 'rome'])
    for (const home of homes) {
      expect(home.neighbours).toHaveLength(2)
      expect(home.neighbours.every(zone => fords.includes(zone))).toBe(true)
    }
    expect(zones.find(zone => zone.id === 'isle')?.neighbours.toSorted()).toEqual(fords.toSorted())
    for (const zone of zones) {
      for (const other of zone.neighbours)
        expect(zones.find(candidate => candidate.id === other)?.neighbours).toContain(zone.id)
    }
    expect(new Set(homes.map(home => home.neighbours.toSorted().join())).size).toBe(3)
  })

  it('TF-1.2: a fresh unit is worth 2 and a worn one 1; a fresh unit that takes a loss is worn', () => {
    const { match, allRolled } = setStage({
      phase: 'battles',
      units: [
        ['rome', 'isle'],
        ['rome', 'isle', 'worn'],
        ['gaul', 'isle'],
      ],
      rolls: [['battle', 3]],
    })
    expect(told(match, 'battle')).toMatchObject([{ total: 3 + 2 + 1 - 2, loser: 'gaul' }])
    expect(told(match, 'worn')).toEqual([{ side: 'gaul', unit: 3 }])
    expect(unit(match, 3)?.worn).toBe(true)
    allRolled()
  })

  it('TF-1.2: a worn unit that takes a loss is removed', () => {
    const { match } = setStage({
      phase: 'battles',
      units: [
        ['rome', 'isle'],
        ['gaul', 'isle', 'worn'],
      ],
      rolls: [['battle', 3]],
    })
    expect(told(match, 'removed')).toEqual([{ side: 'gaul', unit: 2 }])
    expect(unit(match, 2)).toBeUndefined()
  })

  it('TF-1.3: there are four each of ambush, palisade, sabotage and intrigue, and no other card', () => {
    const cards = theFords.setUp(theFords.load(undefined), 'war', {}, ['rome', 'gaul', 'germania']).deck
    const count = (card: string) => cards.filter(candidate => candidate === card).length
    expect(['ambush', 'palisade', 'sabotage', 'intrigue'].map(count)).toEqual([4, 4, 4, 4])
    expect(cards).toHaveLength(16)
  })

  it('TF-1.3: a hand is hidden from all but its side, its size from nobody', () => {
    const { match } = setStage({ phase: 'campaign', hands: { gaul: ['ambush', 'intrigue'] } })
    for (const role of ['rome', 'germania', null]) {
      expect(match.view(role)).toMatchObject({ hand: [], handSizes: { rome: 0, gaul: 2, germania: 0 } })
      expect(JSON.stringify(match.view(role))).not.toMatch(/ambush|intrigue/)
    }
    expect(match.view('gaul')).toMatchObject({ hand: ['ambush', 'intrigue'] })
  })

  it('TF-1.3: played and discarded cards go back to the deck', () => {
    const { match } = setStage({
      phase: 'campaign',
      hands: { rome: ['sabotage'], gaul: ['palisade'] },
      rolls: [['sabotage', 1]],
    })
    const count = (card: string) => match.position.state.deck.filter(candidate => candidate === card).length
    expect([count('sabotage'), count('palisade')]).toEqual([3, 3])
    play(match, 'rome: sabotage gaul')
    expect([count('sabotage'), count('palisade')]).toEqual([4, 4])
  })

  it.each(scenarios)('TF-1.4: in $id each side starts fresh at home with 3 influence', scenario => {
    const state = theFords.setUp(theFords.load(undefined), scenario.id, {}, scenario.roles)
    for (const side of scenario.roles) {
      const units = state.units.filter(candidate => candidate.side === side)
      expect(units).toHaveLength(scenario.unitsEach)
      expect(units.every(({ zone, worn }) => zone === side && !worn)).toBe(true)
      expect(state.influence[side]).toBe(3)
      expect(state.hands[side]).toEqual([])
    }
    expect(state.units).toHaveLength(scenario.unitsEach * scenario.roles.length)
    expect(new Set(state.units.map(({ id }) => id)).size).toBe(state.units.length)
    expect(state.lastTurn).toBe(scenario.turns)
  })

  it('TF-1.5: the grand war by two leaves Germania out, the duel takes two and no other number', () => {
    const match = Match.start(theFords, { scenario: 'grand', seats: 2, dice: fastDice(1) })
    expect(match.roles).toEqual(['rome', 'gaul'])
    const { units, influence } = match.position.state
    expect(new Set(units.map(({ side }) => side))).toEqual(new Set(['rome', 'gaul']))
    expect(Object.keys(influence)).toEqual(['rome', 'gaul'])
    expect(() => Match.start(theFords, { scenario: 'duel', seats: 3 })).toThrow(/2 roles, but 3 players/)
  })

  it('TF-1.4: the scenarios have the sides, units and turns of the table', () => {
    expect(scenarios.map(({ id, roles, unitsEach, turns }) => [id, roles.length, unitsEach, turns])).toEqual([
      ['skirmish', 3, 3, 3],
      ['war', 3, 4, 8],
      ['duel', 2, 4, 6],
      ['grand', 3, 36, 8],
    ])
  })
})
