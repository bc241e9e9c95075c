import { describe, expect, it } from 'vitest'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import {
  hasLeaders,
  hasUnits,
  someRomanLeader,
  someZone,
  stackAt,
} from '../../../imperator/rules/counters.ts'
import { holds } from '../../../imperator/rules/stratagems/hand.ts'
import { whyNotPlay } from '../../../imperator/rules/stratagems/registry.ts'
import { faces } from '../../../imperator/rules/stratagems/roll.ts'
import type { SemperState } from '../../rules/state.ts'
import { automaticResults } from '../../rules/stratagems/battle.ts'
import { desertion } from '../../rules/stratagems/blows.ts'
import { fillCup, returnCounters } from '../../rules/stratagems/cup.ts'
import { isPulled, layThorn, thornZones } from '../../rules/stratagems/thorns.ts'
import { atWar, constantinAlone, give, place, play, positionOf, primus, secondus, thorn } from '../support.ts'

describe('counters on the map', () => {
  it('SV-6.3-M: Coup d’état perse lies in Ctesiphon', () => {
    const state = constantinAlone(state => {
      state.year = 330
      state.cup = state.cup.filter(counter => counter !== 'coup-d-etat-perse-1')
      state.restingCounters.push('coup-d-etat-perse-1')
    })
    expect(thornZones(positionOf(state), 'coup-d-etat-perse')).toEqual(['PER2'])
    const { state: after } = play(g => layThorn(g, 'primus', 'coup-d-etat-perse-1', 'coup-d-etat-perse'), {
      state,
    })
    expect(after.thorns).toEqual([thorn('coup-d-etat-perse-1', 'PER2')])
    expect(after.restingCounters).not.toContain('coup-d-etat-perse-1')
  })

  it('SV-6.3-Y, RULING-85: Persécution leaves the map in the winter of 339, by option never', () => {
    const left = (year: number, options = {}) => {
      const state = constantinAlone(state => {
        state.year = year
        state.cup = state.cup.filter(counter => !['persecution-1', 'bagaudes-1'].includes(counter))
        state.thorns = [thorn('persecution-1', 'ITA5'), thorn('bagaudes-1', 'GAL6')]
      })
      return play(returnCounters, { state, options }).state.thorns.map(({ counter }) => counter)
    }
    expect(left(338)).toEqual(['persecution-1', 'bagaudes-1'])
    expect(left(339)).toEqual(['bagaudes-1'])
    expect(left(341, { persecutionWindow: 'from341' })).toEqual(['persecution-1', 'bagaudes-1'])
  })

  it('SV-6.3-ZA: a leader and a unit take brigands off who have come there, not beside it', () => {
    const pulled = (unitCame: string, unitIs = unitCame) => {
      const state = constantinAlone(state => {
        state.thorns = [thorn('bagaudes-1', 'GAL6')]
        primus(state, 'GAL6', 'severe')
        primus(state, unitIs, 'batavi')
        state.arrivals = [
          { piece: 'severe', zone: 'GAL6', from: 'GAL5', crossed: false },
          { piece: 'batavi', zone: unitCame, from: 'GAL5', crossed: false },
        ]
      })
      return isPulled(positionOf(state), thorn('bagaudes-1', 'GAL6'))
    }
    // Who came and is there; who went elsewhere; who came and was driven away.
    expect([pulled('GAL6'), pulled('GAL4'), pulled('GAL6', 'GAL4')]).toEqual([true, false, false])
  })

  it('SV-6.3-ZA: the unit must be Roman too', () => {
    const pulled = (unit: string) => {
      const state = constantinAlone(state => {
        atWar(state, 'franci', 'primus')
        state.thorns = [thorn('bagaudes-1', 'GAL6')]
        primus(state, 'GAL6', 'severe')
        place(state, 'GAL6', unit === 'batavi' ? 'primus' : null, unit)
        state.arrivals = ['severe', unit].map(piece => ({
          piece,
          zone: 'GAL6',
          from: 'GAL5',
          crossed: false,
        }))
      })
      return isPulled(positionOf(state), thorn('bagaudes-1', 'GAL6'))
    }
    expect([pulled('batavi'), pulled('franci-1')]).toEqual([true, false])
  })

  it('SV-2.A-1: the cup is filled with what is in season, and each counter is in one place', () => {
    const state = constantinAlone(state => {
      state.year = 340
      state.restingCounters = []
    })
    const { state: after } = play(
      function* (g) {
        fillCup(g)
      },
      { state },
    )
    expect(after.restingCounters).toEqual(['persecution-1', 'heresy-1'])
    expect(after.cup).toHaveLength(state.cup.length - 2)
  })
})

describe('whether a stratagem can be played', () => {
  it('SV-6.3-F: one zone with enemy Romans is enough for Désertion, and none is not', () => {
    const state = constantinAlone()
    const why = () => desertion.whyNot(positionOf(state), 'primus', {})
    expect(why()?.rule).toBe('SV-6.3-F')
    secondus(state, 'GAL2', 'batavi')
    expect(why()).toBeNull()
  })

  const battle = (state: SemperState) => newEngagement(positionOf(state), 'GAL2', 'land', 'primus', null)
  const germansInGaul = () =>
    constantinAlone(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-1')
      primus(state, 'GAL2', 'batavi')
    })

  it('SV-6.3-F: Persians of the enemy are enough for Désertion, other Peoples are not', () => {
    const why = (people: 'persians' | 'franci', side: 'primus' | 'secondus') => {
      const state = constantinAlone(state => atWar(state, people, side))
      return desertion.whyNot(positionOf(state), 'primus', {})?.why ?? null
    }
    expect([why('persians', 'secondus'), why('persians', 'primus'), why('franci', 'secondus')]).toEqual([
      null,
      'nobody-to-desert',
      'nobody-to-desert',
    ])
  })

  it('SV-6.3-J, RULING-54: one Roman unit among Armenians is enough for Roma Victor, Armenians alone are not', () => {
    const state = constantinAlone(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-1', 'armenia-1')
      state.peoples.armenia.faction = 'primus'
    })
    const why = () =>
      automaticResults
        .find(({ id }) => id === 'roma-victor')
        ?.whyNot(positionOf(state), 'primus', { battle: battle(state) })?.why ?? null
    expect(why()).toBe('not-in-this-battle')
    primus(state, 'GAL2', 'batavi')
    expect(why()).toBeNull()
  })

  it('SV-6.3-J, SV-6.3-K: neither once more for one who has won, nor after both have been lost', () => {
    const state = germansInGaul()
    const [victor] = automaticResults
    const why = (change: object) =>
      victor?.whyNot(positionOf(state), 'primus', { battle: { ...battle(state), ...change } })?.why ?? null
    expect([why({}), why({ conqueror: 'secondus' })]).toEqual([null, null])
    expect([why({ conqueror: 'primus' }), why({ cancelled: true })]).toEqual([
      'decided-already',
      'decided-already',
    ])
  })

  it('SV-6-D: why a stratagem has to wait for another moment', () => {
    const state = germansInGaul()
    const position = positionOf(state)
    const at = (id: string, moment: Parameters<typeof whyNotPlay>[3]) =>
      whyNotPlay(position, 'primus', id, moment)?.why ?? null
    expect(at('assassinat', { name: 'before-battle', battle: battle(state) })).toBe('not-before-battle')
    expect(at('roma-victor', { name: 'campaign' })).toBe('other-phase')
    expect(at('assassinat', { name: 'geostrategy' })).toBe('other-phase')
  })

  it('SV-6-E: a hand holds a stratagem with one counter of it', () => {
    const state = constantinAlone()
    expect(holds(positionOf(state), 'primus', 'assassinat')).toBe(false)
    give(state, 'primus', 'assassinat-1')
    expect(['primus', 'secondus'].map(side => holds(positionOf(state), side, 'assassinat'))).toEqual([
      true,
      false,
    ])
  })
})

describe('who is looked for', () => {
  it('SV-6.3-ZA, SV-6.3-C: a unit or a leader counts whosever it is, Roman or not', () => {
    const found = (change: (state: SemperState) => void) => {
      const position = positionOf(constantinAlone(change))
      const stack = stackAt(position, 'GAL5')
      return [hasLeaders(position, stack), hasUnits(position, stack)]
    }
    expect(found(() => {})).toEqual([false, false])
    expect(found(state => primus(state, 'GAL5', 'batavi'))).toEqual([false, true])
    expect(found(state => secondus(state, 'GAL5', 'batavi'))).toEqual([false, true])
    expect(found(state => place(state, 'GAL5', null, 'franci-1'))).toEqual([false, true])
    expect(found(state => primus(state, 'GAL5', 'severe'))).toEqual([true, false])
    expect(found(state => secondus(state, 'GAL5', 'severe'))).toEqual([true, false])
    expect(found(state => place(state, 'GAL5', null, 'ascaric'))).toEqual([true, false])
  })

  it('SV-6.3-C, SV-6.3-F: every zone and every Roman leader is looked at, and nobody else', () => {
    const position = positionOf(constantinAlone())
    const leaders: string[] = []
    let zones = 0
    const none = [
      someRomanLeader(position, ({ id }) => leaders.push(id) < 0),
      someZone(position, () => {
        zones++
        return false
      }),
    ]
    expect(none).toEqual([false, false])
    expect([leaders, zones]).toEqual([position.data.romanLeaderIds, position.data.zoneIds.length])
    expect([someRomanLeader(position, () => true), someZone(position, () => true)]).toEqual([true, true])
  })

  it('SV-0.1-A, SV-6.3-H: a d6 shows 1 to 6, a d10 shows 0 to 9, and a die is turned to one of these', () => {
    expect(faces).toEqual({ d6: [1, 2, 3, 4, 5, 6], d10: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] })
  })
})
