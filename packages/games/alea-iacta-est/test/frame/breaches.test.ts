import { DiceBox, fastDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { redeal } from '../../../imperator/rules/knowledge/redeal.ts'
import { leadersAtPeace } from '../../../imperator/rules/knowledge/view.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { readState } from '../../rules/knowledge/read-state.ts'
import { view } from '../../rules/knowledge/view.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { changeFaction, places, put, setReduced } from '../counters.ts'
import { give, place, positionOf, scenario } from '../support.ts'

function breachesOf(spoil: (state: AleaState) => void, id = '2'): string[] {
  return breaches(positionOf(scenario(id, spoil)))
}

/** Puts a stack into the list without telling the counters. */
function stackUp(state: AleaState, where: string, leaders: string[], units: string[] = []): void {
  const nobody = { leaders: [], units: [] }
  state.stacks[places.indexOf(where)] = { caesarian: { leaders, units }, republican: nobody, others: nobody }
}

describe('what must always hold', () => {
  it.each(['1', '2', '3', '4', '5', '6', '7'])('AIE-3.3.1-a: it holds when Scenario %s begins', id => {
    expect(breachesOf(() => {}, id)).toEqual([])
  })

  it('AIE-0.2-a: each counter is in one place, and its stack says so', () => {
    expect(breachesOf(state => stackUp(state, 'ITA-2', ['caesar']))).toEqual([
      'caesar is in the stack of ITA-2, but not there',
      'caesar lies in two stacks',
      '175 counters lie somewhere, but there are 174',
    ])
    expect(breachesOf(state => stackUp(state, 'ITA-4', ['caesar']))).toEqual([
      '172 counters lie somewhere, but there are 174',
    ])
    expect(breachesOf(state => stackUp(state, 'ITA-1', ['pompeius']))).toContain(
      'pompeius stands with the caesarian in ITA-1, but is not of them',
    )
  })

  it('AIE-3.7.1-a, AIE-3.7.2-a: a Roman on the map is of a faction whose face he has, a People of none', () => {
    expect(breachesOf(state => place(state, 'ITA-1', 'caesarian', ['pompeius']))).toContain(
      'AIE-3.7.1-a: pompeius shows a face he does not have',
    )
    expect(breachesOf(state => changeFaction(state, 'curio', null))).toEqual([
      'AIE-3.7.1-a: curio shows a face he does not have',
    ])
    expect(breachesOf(state => place(state, 'PAR-2', 'caesarian', ['orodes']))).toEqual([
      'orodes leads a People and shows the face of a faction',
    ])
    expect(breachesOf(state => changeFaction(state, 'legio-XIII', null))).toEqual([
      'AIE-3.7.2-a: nobody owns legio-XIII',
    ])
    expect(breachesOf(state => changeFaction(state, 'aegyptii-levies-1', 'caesarian'))).toEqual([
      'aegyptii-levies-1 belongs to a People and to a faction',
    ])
    // Off the map a leader may show any face, and a unit none.
    expect(breachesOf(state => put(state, 'curio', boxes.returning))).toEqual([])
  })

  it('AIE-CT-g: nothing is reduced in the Reserve', () => {
    expect(breachesOf(state => setReduced(state, 'legio-XXXVIII', true))).toEqual([
      'legio-XXXVIII is reduced in the Reserve',
    ])
    expect(breachesOf(state => setReduced(state, 'legio-XIII', true))).toEqual([])
  })

  it.each<[number, boolean]>([
    [-1, false],
    [0, true],
    [5, true],
    [6, false],
  ])('AIE-5.1.1-a: the SPQR marker on %s: %s', (space, stands) => {
    const found = breachesOf(state => {
      state.spqr = space
    })
    expect(found).toEqual(stands ? [] : [`AIE-5.1.1-a: the SPQR marker is on ${space}`])
  })

  it.each<[number, boolean]>([
    [-50, false],
    [-49, true],
    [-44, true],
    [-43, false],
  ])('AIE-0.3-a: the year %s of Scenario 2: %s', (year, stands) => {
    const found = breachesOf(state => {
      state.year = year
    })
    expect(found).toEqual(stands ? [] : [`AIE-0.3-a: the year is ${year}`])
  })

  it.each<[number, boolean]>([
    [-1, false],
    [0, true],
    [12, true],
    [13, false],
  ])('AIE-2.D-b: %s sequences left: %s', (left, stands) => {
    for (const faction of ['caesarian', 'republican'] as const) {
      const found = breachesOf(state => {
        state.sequences[faction] = left
      })
      expect(found).toEqual(stands ? [] : [`AIE-2.D-b: ${faction} has ${left} sequences`])
    }
  })

  it('AIE-6-d: 19 stratagem counters, each in one place, wherever that is', () => {
    const all: ((state: AleaState) => void)[] = [
      state => give(state, 'caesarian', 'K02'),
      state => give(state, 'republican', 'K02'),
      state => {
        state.cup = state.cup.filter(counter => counter !== 'K02')
        state.intrigues = ['K02']
      },
      state => {
        state.cup = state.cup.filter(counter => counter !== 'K18')
        state.plague = { counter: 'K18', zone: 'ITA-1' }
      },
      state => {
        state.cup = state.cup.filter(counter => counter !== 'K18')
        state.restingCounters = ['K18']
      },
      state => {
        state.cup = state.cup.filter(counter => counter !== 'K10')
        state.removedCounters = ['K10']
      },
    ]
    for (const change of all) expect(breachesOf(change)).toEqual([])
    expect(breachesOf(state => state.cup.pop())).toEqual([
      'AIE-6-d: 18 stratagem counters (18 different), but there are 19',
    ])
    expect(breachesOf(state => state.intrigues.push('K02'))).toEqual([
      'AIE-6-d: 20 stratagem counters (19 different), but there are 19',
    ])
    expect(breachesOf(state => state.cup.splice(0, 1, 'K02'))).toEqual([
      'AIE-6-d: 19 stratagem counters (18 different), but there are 19',
    ])
  })

  it('AIE-3.5.1-a: at most two Faction Leaders, alive and of their faction', () => {
    const lead = (...leaders: string[]) =>
      breachesOf(state => {
        state.factionLeaders.republican = leaders
      })
    expect(lead('pompeius', 'scipio')).toEqual([])
    expect(lead('pompeius', 'scipio', 'cato')).toEqual(['AIE-3.5.1-a: republican has 3 Faction Leaders'])
    expect(lead('curio')).toEqual(['curio leads republican, but is not of it'])
    expect(lead('nobody')).toEqual(['nobody leads republican, but is dead'])
    expect(breachesOf(state => put(state, 'pompeius', boxes.dead))).toEqual([
      'pompeius leads republican, but is dead',
    ])
  })

  it('AIE-3.6.1-b: a Pretender is alive', () => {
    const pretend = (where: string) =>
      breachesOf(state => {
        state.pretenders.republican = 'scipio'
        put(state, 'scipio', where)
      })
    expect(pretend('ITA-1')).toEqual([])
    expect(pretend(boxes.dead)).toEqual(['AIE-3.6.1-b: the Pretender scipio is dead'])
  })

  it('AIE-3.4.2-c, AIE-3.4.2-d: ships lie on coasts and open seas', () => {
    const sail = (where: string) => breachesOf(state => put(state, 'naves-6-0-1', where))
    for (const where of ['GAL-8', 'GAL-9', 'MIO', boxes.reserve]) expect(sail(where)).toEqual([])
    expect(sail('GAL-7')).toEqual(['AIE-3.4.2-d: naves-6-0-1 lies inland in GAL-7'])
    expect(sail('OAT')).toEqual(['AIE-3.4.2-c: naves-6-0-1 is in OAT'])
  })

  it('AIE-3.4.1-h: land units are at sea only aboard ships', () => {
    expect(breachesOf(state => put(state, 'legio-XIII', 'MIO'))).toEqual([
      'AIE-3.4.1-h: legio-XIII is at sea in MIO without a ship',
    ])
    const aboard = breachesOf(state => {
      put(state, 'legio-XIII', 'MIO')
      put(state, 'naves-6-0-1', 'MIO')
    })
    expect(aboard).toEqual([])
  })

  it('AIE-4.2.3-a: a Minor at peace waits in its box, a Major at home', () => {
    expect(breachesOf(state => put(state, 'germani-1', 'GER-1'))).toEqual([
      'AIE-4.2.3-a: germani-1 is in GER-1, but its People is at peace',
    ])
    expect(breachesOf(state => put(state, 'parthi-sagittarii-1', 'PAR-3'))).toEqual([])
    expect(breachesOf(state => put(state, 'parthi-sagittarii-1', boxes.people))).toEqual([])
    expect(breachesOf(state => put(state, 'parthi-sagittarii-1', 'ASI-5'))).toEqual([
      'AIE-4.2.3-a: parthi-sagittarii-1 is in ASI-5, but its People is at peace',
    ])
    const onItsWay = breachesOf(state => {
      put(state, 'parthi-sagittarii-1', 'ASI-5')
      state.peoples.parthi.sentHomeBy = 'caesarian'
    })
    expect(onItsWay).toEqual([])
  })

  it('AIE-4.4.1-a, AIE-4.4.2-d: somebody has a People at war or an ally, nobody one at peace', () => {
    const germani = (status: 'peace' | 'war' | 'allegiance', faction: 'caesarian' | null) =>
      breachesOf(state => {
        state.peoples.germani.status = status
        state.peoples.germani.faction = faction
      })
    expect(germani('war', 'caesarian')).toEqual([])
    expect(germani('allegiance', 'caesarian')).toEqual([])
    expect(germani('war', null)).toEqual(['germani: war under null'])
    expect(germani('peace', 'caesarian')).toEqual(['germani: peace under caesarian'])
  })
})

describe('a stored position', () => {
  it('AIE-0.2-a: is believed only if counters and stacks tell the same', () => {
    const good = scenario('2')
    expect(readState(good)).toEqual(good)
    expect(() => readState(scenario('2', state => stackUp(state, 'ITA-2', ['caesar'])))).toThrow(
      'caesar is not in ITA-2',
    )
    expect(() => readState(scenario('2', state => stackUp(state, 'ITA-1', ['pompeius'])))).toThrow(
      'pompeius is not of the caesarian',
    )
    expect(() => readState(scenario('2', state => state.counters.reverse()))).toThrow(
      'is not in its place of the list',
    )
  })

  it('AIE-2.D-b, AIE-5.1.1-a: no marker is below 0', () => {
    for (const left of [0, -1, 0.5]) {
      const state = scenario('2', state => {
        state.sequences.caesarian = left
      })
      if (left === 0) expect(readState(state)).toEqual(state)
      else expect(() => readState(state)).toThrow('expected caesarian, republican')
    }
    expect(() =>
      readState(
        scenario('2', state => {
          state.spqr = -1
        }),
      ),
    ).toThrow()
  })

  it('AIE-0.5-a: both factions are there, and nobody else', () => {
    const { hands, ...others } = scenario('2')
    expect(() => readState({ ...others, hands: { caesarian: [] } })).toThrow('expected caesarian, republican')
    expect(() => readState({ ...others, hands: { ...hands, parthi: [] } })).toThrow(
      'expected caesarian, republican',
    )
    expect(() => readState({ ...others, hands: { caesarian: [], parthi: [] } })).toThrow(
      'expected caesarian, republican',
    )
    expect(() => readState({ ...others, hands: null })).toThrow('expected caesarian, republican')
  })
})

describe('who knows what', () => {
  function dealt(): AleaState {
    return scenario('2', state => {
      for (const counter of ['K01', 'K02']) give(state, 'caesarian', counter)
      give(state, 'republican', 'K13')
    })
  }

  it('AIE-2.A-b: what a side has not seen is in the cup or in the other hand', () => {
    const { unseen, hand, cupSize } = view(positionOf(dealt()), 'republican')
    expect(hand).toEqual(['K13'])
    expect(cupSize).toBe(16)
    expect(unseen).toHaveLength(18)
    expect(unseen).toContain('K01')
    expect(unseen).not.toContain('K13')
  })

  it('AIE-2.A-b: dealt afresh, every hand has its size, the own its counters, and none is lost', () => {
    const state = dealt()
    redeal(positionOf(state), 'caesarian', new DiceBox(fastDice(3)))
    expect(state.hands.caesarian).toEqual(['K01', 'K02'])
    expect(state.hands.republican).toHaveLength(1)
    expect(state.hands.republican).not.toEqual(['K13'])
    expect(state.cup).toHaveLength(16)
    expect(breaches(positionOf(state))).toEqual([])

    const forNobody = dealt()
    redeal(positionOf(forNobody), null, new DiceBox(fastDice(3)))
    expect([forNobody.hands.caesarian.length, forNobody.hands.republican.length]).toEqual([2, 1])
    expect(forNobody.hands.caesarian).not.toEqual(['K01', 'K02'])
    expect(breaches(positionOf(forNobody))).toEqual([])
  })

  it('AIE-1.2.1-c, RULING-03: only a leader on the map shows that his People is at peace', () => {
    const state = scenario('2')
    expect(leadersAtPeace(positionOf(state)).toSorted()).toEqual([
      'achillas',
      'cleopatra',
      'juba-i',
      'orodes',
      'pacorus-surena',
      'pharnaces',
    ])
    put(state, 'orodes', boxes.returning)
    expect(leadersAtPeace(positionOf(state))).not.toContain('orodes')
  })
})
