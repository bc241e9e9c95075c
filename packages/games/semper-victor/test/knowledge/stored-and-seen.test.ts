import { DiceBox, fastDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { redeal } from '../../../imperator/rules/knowledge/redeal.ts'
import { leadersAtPeace } from '../../../imperator/rules/knowledge/view.ts'
import { put } from '../../../imperator/rules/pieces.ts'
import { leaderPiece } from '../../../imperator/table/counters.ts'
import { semper } from '../../index.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { copyState } from '../../rules/knowledge/copy.ts'
import { readState } from '../../rules/knowledge/read-state.ts'
import { view } from '../../rules/knowledge/view.ts'
import { changeOfRole } from '../../rules/roles.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import { dress } from '../../table/dress.ts'
import { english, texts } from '../english.ts'
import { emptyMap, give, play, positionOf, primus, scenario, secondus, sideIn, where } from '../support.ts'

/** Puts a stack into the list without telling the counters. */
function stackUp(state: SemperState, where: string, leaders: string[]): void {
  const nobody = { leaders: [], units: [] }
  state.stacks[data.index.places.indexOf(where)] = {
    primus: { leaders, units: [] },
    secondus: nobody,
    others: nobody,
  }
}

describe('a stored position', () => {
  it('SV-0.2-A: is believed only if counters and stacks tell the same', () => {
    const good = scenario('6')
    expect(readState(good)).toEqual(good)
    expect(() => readState(scenario('6', state => stackUp(state, 'XGER', ['galere'])))).toThrow(
      'galere is not in XGER',
    )
    const { place: home } = good.counters.find(({ id }) => id === 'constantin') ?? { place: '' }
    expect(() => readState(scenario('6', state => stackUp(state, home, ['constantin'])))).toThrow(
      'constantin is not of the primus',
    )
    expect(() => readState(scenario('6', state => state.counters.reverse()))).toThrow(
      'is not in its place of the list',
    )
  })

  it('SV-2.D-2: no marker is below 0 or between two boxes', () => {
    for (const left of [-1, 0.5]) {
      const state = scenario('6', state => {
        state.sequences.primus = left
      })
      expect(() => readState(state)).toThrow('expected primus, secondus')
    }
  })

  it('SV-0.5-A: both sides are there, and nobody else', () => {
    const { hands, ...others } = scenario('6')
    const wrong = [{ primus: [] }, { ...hands, franci: [] }, { primus: [], franci: [] }, null]
    for (const each of wrong)
      expect(() => readState({ ...others, hands: each })).toThrow('expected primus, secondus')
  })

  it('SV-2.F-6: a copy shares nothing that changes', () => {
    const state = scenario('2', state => {
      state.plagues = [{ counter: 'foyer-de-peste-1', zone: 'GAL5', epidemic: false }]
      state.arrivals = [{ piece: 'batavi', zone: 'ITA5', from: 'ITA4', crossed: false }]
    })
    const before = JSON.stringify(state)
    const copy = copyState(state)
    expect(JSON.stringify(copy)).toBe(before)
    const lists = (of: SemperState): unknown[] => [
      ...[of, of.points, of.sequences, of.counters, of.stacks, of.arrivals, of.emperors],
      ...[of.augusti, of.augusti.primus, of.augusti.secondus, of.caesares, of.caesares.primus],
      ...[of.honoured, of.honoured.caesar, of.honoured.augustus, of.protectores, of.usurpations],
      ...[of.usurpations[0], of.usurpations[0]?.followers, of.fleets, of.fleets.occidentalis],
      ...[of.fleets.orientalis, of.constantinopolis, of.regions, of.peoples, of.peoples.franci],
      ...[of.thorns, of.plagues, of.cup, of.hands, of.hands.primus, of.restingCounters, of.removedCounters],
      ...[of.constantin, of.turn, of.turn.ill, of.turn.sequencesDone, of.turn.proposed, of.turn.rage],
      of.turn.duxLost,
    ]
    for (const [index, list] of lists(copy).entries()) expect(list).not.toBe(lists(state)[index])
  })
})

describe('who knows what', () => {
  function dealt(): SemperState {
    return scenario('6', state => {
      for (const counter of ['assassinat-1', 'assassinat-2']) give(state, 'primus', counter)
      give(state, 'secondus', 'desertion-1')
    })
  }

  it('SV-2.A-2: what a side has not seen is in the cup or in the other hand', () => {
    const { unseen, hand, cupSize, handSizes } = view(positionOf(dealt()), 'secondus')
    expect([hand, cupSize, unseen.length]).toEqual([['desertion-1'], 42, 44])
    expect(unseen).toContain('assassinat-1')
    expect(unseen).not.toContain('desertion-1')
    expect(handSizes).toEqual({ primus: 2, secondus: 1 })
    expect(view(positionOf(dealt()), null)).toMatchObject({ hand: [], unseen: [] })
  })

  it('SV-2.A-2: nothing of a view tells the other hand from the cup', () => {
    const other = dealt()
    other.hands.secondus = ['abandon-1']
    other.cup = other.cup.map(counter => (counter === 'abandon-1' ? 'desertion-1' : counter)).toReversed()
    const seen = (state: SemperState) => JSON.stringify(view(positionOf(state), 'primus'))
    expect(seen(other)).toBe(seen(dealt()))
  })

  it('SV-2.A-2: dealt afresh, every hand has its size, the own its counters, and none is lost', () => {
    const state = dealt()
    redeal(positionOf(state), 'primus', new DiceBox(fastDice(3)))
    expect(state.hands.primus).toEqual(['assassinat-1', 'assassinat-2'])
    expect(state.hands.secondus).toHaveLength(1)
    expect(state.hands.secondus).not.toEqual(['desertion-1'])
    expect(breaches(positionOf(state))).toEqual([])
    const forNobody = dealt()
    redeal(positionOf(forNobody), null, new DiceBox(fastDice(3)))
    expect([forNobody.hands.primus.length, forNobody.hands.secondus.length]).toEqual([2, 1])
    expect(forNobody.hands.primus).not.toEqual(['assassinat-1', 'assassinat-2'])
    expect(breaches(positionOf(forNobody))).toEqual([])
  })

  it('SV-1.2.1-C: only a leader on the map shows that his People is at peace', () => {
    const state = scenario('6')
    expect(leadersAtPeace(positionOf(state))).toContain('ascaric')
    expect(leadersAtPeace(positionOf(state))).not.toContain('talorc')
    put({ state, data }, 'ascaric', boxes.returning)
    expect(leadersAtPeace(positionOf(state))).not.toContain('ascaric')
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
    const text = texts.sketch(positionOf(scenario('6')), 'primus')
    expect(text).toContain('Galère [PA]')
    expect(text).toContain(',000 men')
  })
})

describe('the sides of a counter', () => {
  it('SV-1.2.1-A: a leader shows the side he is on, white for Primus, black for Secondus', () => {
    const state = emptyMap(state => {
      primus(state, 'ITA2', 'constantin')
      secondus(state, 'PAN3', 'licinius')
    })
    const kit = (id: string) => leaderPiece({ ...english, position: positionOf(state), dress }, id).kit
    expect([kit('constantin'), kit('licinius')]).toEqual(['ivory', 'jet'])
  })

  it('SV-1.2.1-A: and turns when the players exchange their roles', () => {
    const state = emptyMap(state => {
      primus(state, 'ITA2', 'constantin')
      secondus(state, 'PAN3', 'licinius')
      state.emperors = { primus: 'licinius', secondus: null }
      state.turn.roleChange = 'succession'
    })
    const { state: after } = play(changeOfRole, { state })
    expect([sideIn(after, 'constantin'), sideIn(after, 'licinius')]).toEqual(['secondus', 'primus'])
    expect(where(after, 'licinius')).toBe('PAN3')
  })
})

describe('what everybody may know is asked', () => {
  it('SV-6-A, SV-2.E-1: marches, combats and what lies open, never a stratagem', () => {
    const open = semper.publicTasks ?? []
    const marches = ['movement', 'set-out', 'march-alone', 'march', 'pick-battle', 'evade', 'slip-away']
    const others = ['enter-leader', 'pick-losses', 'retreat', 'solitary-flight', 'bring-home', 'put-home']
    expect(open).toEqual(expect.arrayContaining([...marches, ...others, 'name-emperors', 'sail', 'rally']))
    const hidden = ['react', 'incite', 'pacify', 'pacify-nationality', 'pick-parthian-victim', 'flight']
    expect(hidden.filter(task => open.some(each => each === task))).toEqual([])
  })
})
