import { describe, expect, it } from 'vitest'
import { changeFaction, put, setMoved } from '../../../imperator/rules/pieces.ts'
import { scenarioIds } from '../../data/types.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, fleetBox, type SemperState } from '../../rules/state.ts'
import { atWar, give, place, positionOf, primus, scenario, secondus, thorn, usurper } from '../support.ts'

function breachesOf(spoil: (state: SemperState) => void, id = '6'): string[] {
  return breaches(positionOf(scenario(id, spoil)))
}

/** Puts a stack into the list without telling the counters. */
function stackUp(state: SemperState, where: string, leaders: string[]): void {
  const nobody = { leaders: [], units: [] }
  state.stacks[data.index.places.indexOf(where)] = {
    primus: { leaders, units: [] },
    secondus: nobody,
    others: nobody,
  }
}

describe('what must always hold', () => {
  it.each(scenarioIds)('SV-SC-C: it holds when Scenario %s begins', id => {
    expect(breachesOf(() => {}, id)).toEqual([])
  })

  it('SV-4.2.4-A, RULING-120: Romans beside a People at war of their own player are a breach, unless they pass', () => {
    const beside = (moved: boolean, side: 'primus' | 'secondus', left = 1, active = side) =>
      breachesOf(state => {
        state.active = active
        state.sequences = { primus: 0, secondus: left }
        atWar(state, 'franci', 'secondus')
        place(state, 'GAL6', null, 'franci-1')
        place(state, 'GAL6', side, 'batavi')
        setMoved({ state, data }, 'batavi', moved)
      }).filter(breach => breach.startsWith('SV-4.2.4-A'))
    expect(beside(false, 'secondus')).toEqual([
      'SV-4.2.4-A: Romans and a People of secondus are together in GAL6',
    ])
    expect([beside(true, 'secondus'), beside(false, 'primus')]).toEqual([[], []])
    // Nobody passes in the sequence of the other player, or after the last.
    expect(beside(true, 'secondus', 1, 'primus')).toHaveLength(1)
    expect(beside(true, 'secondus', 0)).toHaveLength(1)
  })

  it('SV-0.2-A: each counter is in one place, and its stack says so', () => {
    const total = data.index.counters.length
    expect(breachesOf(state => stackUp(state, 'XGER', ['galere']))).toEqual([
      'galere lies in two stacks',
      'galere is in the stack of XGER, but not there',
      `${total + 1} counters lie somewhere, but there are ${total}`,
    ])
    expect(breachesOf(state => stackUp(state, 'XGER', ['constantin'])).join()).toContain(
      'constantin is in the stack of XGER, but not there',
    )
    const { place: home } = scenario('6').counters.find(({ id }) => id === 'constantin') ?? { place: '' }
    expect(breachesOf(state => stackUp(state, home, ['constantin'])).join()).toContain(
      `constantin stands with the primus in ${home}, but is not of them`,
    )
  })

  it('SV-3.7.1-A, SV-3.7.2-A: a Roman counter on the map has a side, one of a People has none', () => {
    const owned = (piece: string, side: 'primus' | null) =>
      breachesOf(state => changeFaction({ state, data }, piece, side))
    expect(owned('batavi', null)).toEqual(['SV-3.7.2-A: nobody owns batavi'])
    expect(owned('alexander', null)).toEqual(['SV-3.7.2-A: nobody owns alexander'])
    expect(owned('picts-1', 'primus')).toEqual(['picts-1 belongs to a People and to a side'])
    // Off the map a Roman belongs to nobody.
    expect(breachesOf(state => place(state, boxes.reserve, null, 'batavi'))).toEqual([])
  })

  it.each<[number, boolean]>([
    [304, false],
    [305, true],
    [375, true],
    [376, false],
  ])('SV-0.3-A: the year %s of Scenario 6: %s', (year, stands) => {
    const found = breachesOf(state => {
      state.year = year
    })
    expect(found).toEqual(stands ? [] : [`SV-0.3-A: the year is ${year}`])
  })

  it.each<[number, boolean]>([
    [-1, false],
    [0, true],
    [8, true],
    [9, false],
  ])('SV-2.D-2: %s sequences left: %s', (left, stands) => {
    for (const side of ['primus', 'secondus'] as const) {
      const found = breachesOf(state => {
        state.sequences[side] = left
      })
      expect(found).toEqual(stands ? [] : [`SV-2.D-2: ${side} has ${left} sequences`])
    }
  })

  it('SV-6-B: 45 stratagem counters, each in one place, wherever that is', () => {
    const taken = (state: SemperState, counter: string) => {
      state.cup = state.cup.filter(other => other !== counter)
    }
    const all: ((state: SemperState) => void)[] = [
      state => give(state, 'primus', 'assassinat-1'),
      state => give(state, 'secondus', 'assassinat-1'),
      state => {
        taken(state, 'bagaudes-1')
        state.thorns = [thorn('bagaudes-1', 'GAL5')]
      },
      state => {
        taken(state, 'foyer-de-peste-1')
        state.plagues = [{ counter: 'foyer-de-peste-1', zone: 'GAL5', epidemic: false }]
      },
      state => {
        taken(state, 'bagaudes-1')
        state.restingCounters = ['bagaudes-1']
      },
      state => {
        taken(state, 'pax-romana-1')
        state.removedCounters.push('pax-romana-1')
      },
    ]
    for (const change of all) expect(breachesOf(change)).toEqual([])
    const counted = (counters: number, different: number) => [
      `SV-6-B: ${counters} stratagem counters (${different} different), but there are 45`,
    ]
    expect(breachesOf(state => state.cup.pop())).toEqual(counted(44, 44))
    expect(breachesOf(state => state.hands.primus.push('assassinat-1'))).toEqual(counted(46, 45))
    expect(
      breachesOf(state => {
        taken(state, 'assassinat-1')
        state.cup.push('assassinat-2')
      }),
    ).toEqual(counted(45, 44))
  })

  it('SV-3.5.1-B: two Augusti and two Caesars of a side at most', () => {
    const ranks = (augusti: string[], caesares: string[]) =>
      breachesOf(state => {
        for (const id of [...augusti, ...caesares]) primus(state, 'PON2', id)
        state.augusti = { primus: augusti, secondus: [] }
        state.caesares = { primus: caesares, secondus: [] }
      })
    expect(ranks(['maxence'], ['alexander', 'volusianus'])).toEqual([])
    expect(ranks(['maxence', 'alexander'], [])).toEqual(['SV-3.5.1-B: primus has too many Augusti'])
    expect(ranks([], ['alexander', 'volusianus', 'bassianus'])).toEqual([
      'SV-3.5.1-B: primus has too many Caesars',
    ])
  })

  it('SV-3.5.1-E: emperors are in play and on their side, but for a change of role that is due', () => {
    expect(breachesOf(state => primus(state, boxes.dead, 'galere'))).toEqual([
      'galere is an emperor of primus, but not in play',
    ])
    const crossed = (due: boolean) =>
      breachesOf(state => {
        secondus(state, 'PON1', 'galere')
        if (due) state.turn.roleChange = 'succession'
      })
    expect(crossed(false)).toEqual(['galere is an emperor of primus, but not of that side'])
    expect(crossed(true)).toEqual([])
    // Aboard a fleet he is in play.
    expect(breachesOf(state => primus(state, fleetBox('orientalis'), 'galere'))).toEqual([])
  })

  it('SV-3.6.1-A: Usurpers are in play, with their master, and no more than four', () => {
    const rebel = (where: string, master: 'primus' | 'secondus') =>
      breachesOf(state => {
        secondus(state, where, 'alexander')
        usurper(state, 'alexander', master)
      })
    expect(rebel('HIS1', 'secondus')).toEqual([])
    expect(rebel('HIS1', 'primus')).toEqual(['the Usurper alexander is not with primus'])
    expect(rebel(boxes.dead, 'secondus')).toEqual(['SV-3.6.1-A: the Usurper alexander is not in play'])
    const many = (...ids: string[]) =>
      breachesOf(state => {
        for (const id of ids) {
          secondus(state, 'HIS1', id)
          usurper(state, id, 'secondus')
        }
      })
    expect(many('alexander', 'volusianus', 'bassianus', 'martinianus')).toEqual([])
    expect(many('alexander', 'volusianus', 'bassianus', 'martinianus', 'crispus')).toEqual([
      'SV-3.6.1-A: more than four Usurpers',
    ])
  })

  it('SV-3.2.1-A, SV-3.4.2-C: ripenses in their Diocese, two units aboard a fleet', () => {
    expect(breachesOf(state => put({ state, data }, 'ri-galliae', 'ITA1'))).toEqual([
      'SV-3.2.1-A: ri-galliae is in ITA1',
    ])
    const aboard = (...units: string[]) =>
      breachesOf(state => primus(state, fleetBox('orientalis'), 'dux-antiochia', ...units))
    expect(aboard('batavi', 'heruli')).toEqual([])
    expect(aboard('batavi', 'heruli', 'cornuti')).toEqual(['SV-3.4.2-C: 3 units are aboard'])
  })

  it('SV-4.2.3-A: a Minor at peace waits in its box, a Major at home, unless it is on its way', () => {
    const at = (unit: string, where: string, sentHome = false) =>
      breachesOf(state => {
        put({ state, data }, unit, where)
        if (sentHome) state.peoples.franci.sentHomeBy = 'primus'
      })
    expect(at('quades-1', 'QUA')).toEqual(['SV-4.2.3-A: quades-1 is in QUA, but its People is at peace'])
    expect([at('franci-1', 'FRA'), at('franci-1', boxes.people)]).toEqual([[], []])
    expect(at('franci-1', 'GAL2')).toEqual(['SV-4.2.3-A: franci-1 is in GAL2, but its People is at peace'])
    expect(at('franci-1', 'GAL2', true)).toEqual([])
  })

  it('SV-4.4.1-A: somebody has a People at war or an ally, nobody one at peace', () => {
    const franci = (status: 'peace' | 'war' | 'allegiance', faction: 'primus' | null) =>
      breachesOf(state => {
        state.peoples.franci = { status, faction, barredUntil: null, sentHomeBy: null }
      })
    expect([franci('war', 'primus'), franci('allegiance', 'primus'), franci('peace', null)]).toEqual([
      [],
      [],
      [],
    ])
    expect(franci('war', null)).toEqual(['franci: war under null'])
    expect(franci('peace', 'primus')).toEqual(['franci: peace under primus'])
  })
})
