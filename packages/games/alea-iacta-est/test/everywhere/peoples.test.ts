import { describe, expect, it } from 'vitest'
import { whyNoEvasion } from '../../../imperator/rules/combat/evasion.ts'
import { isContested } from '../../../imperator/rules/combat/forces.ts'
import { loneLeadersIn, whyNoWayOut } from '../../../imperator/rules/combat/solitary.ts'
import { movesFrom } from '../../../imperator/rules/movement/offers.ts'
import { whyNotMeet, whyNotStack } from '../../../imperator/rules/movement/stacking.ts'
import { goToWar } from '../../../imperator/rules/peoples/activation.ts'
import { peoplesInWinter } from '../../../imperator/rules/peoples/winter.ts'
import { aleaData as data } from '../../rules/series.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { allied, atWar, caesarians, field, republicans } from '../campaign/stage.ts'
import { placeOf } from '../counters.ts'
import { place, play, positionOf, scenario } from '../support.ts'
import { byLand, offers, type Way } from '../ways.ts'

const scenarios = Object.keys(data.scenarios)
const numidians = ['juba-i', 'numidae-pedites-1']
const parthians = ['orodes', 'parthi-sagittarii-1']

/** Whether the Numidae, at war for the Caesarian, come from one zone to another. */
function numidae(way: Way, from: string, to: string, change: (state: AleaState) => void = () => {}): boolean {
  return offers(way, {
    pieces: numidians,
    from,
    to,
    change: state => {
      atWar(state, 'numidae', 'caesarian')
      place(state, from, null, numidians)
      change(state)
    },
  })
}

function parthi(way: Way, from: string, to: string, change: (state: AleaState) => void = () => {}): boolean {
  return offers(way, {
    pieces: parthians,
    from,
    to,
    change: state => {
      atWar(state, 'parthi', 'caesarian')
      place(state, from, null, parthians)
      change(state)
    },
  })
}

describe('Peoples', () => {
  it('AIE-4.3-e: at peace they leave home neither on the march nor by evasion or flight: they have no side', () => {
    const state = field(state => {
      place(state, 'NUM-1', null, numidians)
      republicans(state, 'NUM-1', 'cato', 'legio-XV')
    })
    for (const side of ['caesarian', 'republican'] as const)
      for (const flight of [false, true]) {
        const moves = movesFrom(positionOf(state), 'NUM-1', side, flight).map(({ noun }) => String(noun))
        expect(moves.filter(noun => numidians.includes(noun))).toEqual([])
      }
    expect(whyNoEvasion(positionOf(state), 'juba-i')?.why).toBe('not-yours')
    expect(isContested(positionOf(state), 'NUM-1', 'land')).toBe(false)
    atWar(state, 'numidae', 'caesarian')
    expect(isContested(positionOf(state), 'NUM-1', 'land')).toBe(true)
  })

  it('AIE-4.3-e, AIE-9.3-c: in every scenario, and after every winter, those at peace are at home', () => {
    for (const id of scenarios) {
      const state = scenario(id)
      const { state: after } = play(peoplesInWinter, { state, impossible: true })
      for (const { id: people, zones, units } of Object.values(data.peoples)) {
        if (state.peoples[people].status !== 'peace') continue
        for (const each of [state, after])
          for (const unit of units)
            expect([...zones, boxes.people].includes(placeOf(each, unit)), `${id} ${unit}`).toBe(true)
      }
    }
  })

  it.each(byLand)('AIE-4.3-f: they do not come by %s into the home of a People at peace', way => {
    const goes = (war: boolean) =>
      parthi(way, 'PAR-1', 'ARM-1', state => {
        if (war) atWar(state, 'armenii', 'caesarian')
      })
    expect([goes(false), goes(true)]).toEqual([false, true])
  })

  it.each(byLand)('AIE-4.3-g: they do not come by %s farther from home than their range', way => {
    // The Thracii are at war, but not at home: nobody is in the way, and the Parthi may enter as far as that goes.
    const goes = (to: string) =>
      parthi(way, 'ASI-1', to, state => {
        atWar(state, 'thracii', 'caesarian')
        for (const unit of data.peoples.thracii.units) place(state, 'DAC-1', null, [unit])
      })
    expect([distanceOf('ASI-2'), distanceOf('THR-1')]).toEqual([3, 4])
    expect([goes('THR-1'), goes('ASI-2')]).toEqual([false, true])
  })

  it.each(['evasion', 'retreat'] as const)('AIE-8.2-e: they do not come by %s into the Republic', way => {
    expect([numidae(way, 'NUM-1', 'AFR-1'), numidae(way, 'AFR-2', 'AFR-1')]).toEqual([false, true])
  })

  it.each(['march', 'opportune flight'] as const)(
    'AIE-4.3-b: inside the Republic their leader does not go by %s without a unit',
    way => {
      const goes = (pieces: string[]) =>
        offers(way, {
          pieces,
          from: 'AFR-2',
          to: 'AFR-1',
          change: state => {
            atWar(state, 'numidae', 'caesarian')
            place(state, 'AFR-2', null, pieces)
          },
        })
      expect([goes(['juba-i']), goes(numidians)]).toEqual([false, true])
    },
  )

  it.each(byLand)(
    'AIE-4.4.1-e, RULING-35: Peoples of the two players do not come by %s into one zone',
    way => {
      const goes = (side: 'caesarian' | 'republican') =>
        parthi(way, 'PAR-1', 'ARM-1', state => atWar(state, 'armenii', side))
      expect([goes('republican'), goes('caesarian')]).toEqual([false, true])
    },
  )

  it('AIE-4.4.1-e: where one rises among others of the other player they do not fight', () => {
    const state = field(state => {
      atWar(state, 'parthi', 'caesarian')
      place(state, 'ARM-1', null, parthians)
    })
    const { state: risen } = play(g => goToWar(g, 'armenii', 'AIE-6.2-b', 'republican'), { state })
    expect(placeOf(risen, 'armenii-1')).toBe('ARM-1')
    expect(isContested(positionOf(risen), 'ARM-1', 'land')).toBe(false)
  })

  it.each(['march', 'retreat', 'opportune flight'] as const)(
    'AIE-4.2.4-a: Peoples of every group, the first too, do not come by %s to Romans of their own player',
    way => {
      const goes = (romans: boolean) =>
        offers(way, {
          pieces: ['germani-1'],
          from: 'GER-1',
          to: 'GER-2',
          change: state => {
            atWar(state, 'germani', 'caesarian')
            for (const unit of data.peoples.germani.units) place(state, boxes.people, null, [unit])
            place(state, 'GER-1', null, ['germani-1'])
            if (romans) caesarians(state, 'GER-2', 'curio', 'legio-V')
          },
        })
      expect([goes(false), goes(true)]).toEqual([true, false])
    },
  )

  it('AIE-4.2.4-a, AIE-3.6.5-c: nor where a Triumvir’s Romans would join them', () => {
    const state = field(s => {
      caesarians(s, 'GAL-2', 'lepidus', 'legio-V')
      atWar(s, 'germani', 'republican')
    })
    const why = () => whyNotStack(positionOf(state), 'republican', 1, 'GAL-2', ['germani-1'])?.why
    expect(why()).toBeUndefined()
    state.triumvirs = [{ leader: 'lepidus', region: 'gallia' }]
    expect(why()).toBe('cannot-stack')
    const together = ['pharnaces', 'pontici-phalanx-1']
    expect(whyNotStack(positionOf(state), 'republican', 2, 'GAL-2', ['pharnaces'])).toBeNull()
    expect(whyNotStack(positionOf(state), 'republican', 2, 'GAL-2', together)?.why).toBe('cannot-stack')
  })

  it('AIE-4.2.4-a, AIE-4.4.1-e: allies share a zone with Romans of their side, and fight the Peoples of the other', () => {
    const position = positionOf(
      field(s => {
        allied(s, 'numidae', 'caesarian')
        caesarians(s, 'NUM-1', 'curio', 'legio-V')
      }),
    )
    expect(whyNotStack(position, 'caesarian', 0, 'NUM-1', ['legio-VI'])).toBeNull()
    expect(whyNotStack(position, 'caesarian', 3, 'NUM-1', ['mauri-1'])?.why).toBe('cannot-stack')
    expect(whyNotMeet(position, 'republican', 3, 'NUM-1')).toBeNull()
    const war = positionOf(field(s => atWar(s, 'numidae', 'caesarian')))
    expect(whyNotMeet(war, 'republican', 3, 'NUM-1')?.why).toBe('peoples-do-not-fight')
    expect(whyNotMeet(war, 'republican', 0, 'NUM-1')).toBeNull()
  })

  it('AIE-4.4.1-e, AIE-4.2.4-a: no scenario begins with Peoples of both players, or Romans and Peoples at war, in one zone', () => {
    for (const id of scenarios) {
      const position = positionOf(scenario(id))
      for (const zone of data.zoneIds)
        expect(isContested(position, zone, 'land'), `${id} ${zone}`).toBe(false)
    }
  })
})

describe('the fleet of the Aegyptii at war', () => {
  const egyptians = ['achillas', 'aegyptii-levies-1']
  /** Whether it lands an army of its own, from the sea before it. */
  const lands = (to: string, change: (state: AleaState) => void = () => {}) =>
    offers('ship', {
      pieces: egyptians,
      from: 'AEG-1',
      to,
      change: state => {
        atWar(state, 'aegyptii', 'caesarian')
        change(state)
      },
    })

  it('AIE-4.3-f: it does not land in the home of a People at peace', () => {
    expect([lands('JUD-1'), lands('JUD-1', state => atWar(state, 'judaei', 'caesarian'))]).toEqual([
      false,
      true,
    ])
  })

  it('AIE-4.3-g, RULING-98: nor farther than three zones, seas counted', () => {
    // The western sea is three zones away, so that its coasts are four; those of the central sea are three.
    expect([lands('HIS-1'), lands('GRA-4')]).toEqual([false, true])
  })

  it('AIE-4.4.1-e, RULING-35: nor where a People of the other player stands', () => {
    const judaei = (side: 'caesarian' | 'republican') => lands('JUD-1', state => atWar(state, 'judaei', side))
    expect([judaei('republican'), judaei('caesarian')]).toEqual([false, true])
  })

  it('AIE-4.2.4-a, RULING-35: nor beside Romans of its own player, or a People of another group', () => {
    expect([lands('GRA-4', state => caesarians(state, 'GRA-4', 'legio-V')), lands('GRA-4')]).toEqual([
      false,
      true,
    ])
    const parthian = (state: AleaState) => {
      atWar(state, 'parthi', 'caesarian')
      place(state, 'ASI-5', null, ['parthi-sagittarii-1'])
    }
    expect([lands('ASI-5', parthian), lands('ASI-5')]).toEqual([false, true])
  })
})

describe('a leader of a People alone among enemies', () => {
  const why = (to: string, change: (state: AleaState) => void = () => {}) => {
    const state = field(state => {
      atWar(state, 'parthi', 'caesarian')
      place(state, 'PAR-1', null, ['orodes'])
      for (const unit of data.peoples.parthi.units) place(state, boxes.people, null, [unit])
      republicans(state, 'PAR-1', 'cato', 'legio-XV')
      change(state)
    })
    expect(loneLeadersIn(positionOf(state), placeOf(state, 'orodes'))).toContain('orodes')
    return whyNoWayOut(positionOf(state), 'orodes', to)?.rule ?? null
  }

  it('AIE-8.2-j, AIE-4.3-f: he flees to no People at peace', () => {
    expect([why('ARM-1'), why('PAR-2')]).toEqual(['AIE-4.3-f', null])
    expect(why('ARM-1', state => atWar(state, 'armenii', 'caesarian'))).toBeNull()
  })

  it('AIE-8.2-j, AIE-4.3-g: nor farther than his People may go; an ally flees anywhere', () => {
    const inAsia = (state: AleaState) => {
      atWar(state, 'thracii', 'caesarian')
      for (const unit of data.peoples.thracii.units) place(state, 'DAC-1', null, [unit])
      place(state, 'ASI-1', null, ['orodes'])
      republicans(state, 'ASI-1', 'cato', 'legio-XV')
    }
    expect([why('THR-1', inAsia), why('ASI-3', inAsia)]).toEqual(['AIE-4.3-g', null])
    const numidian = field(state => {
      allied(state, 'numidae', 'caesarian')
      for (const unit of data.peoples.numidae.units) place(state, boxes.people, null, [unit])
      place(state, 'AFR-3', null, ['juba-i'])
      republicans(state, 'AFR-3', 'legio-XV')
    })
    expect(whyNoWayOut(positionOf(numidian), 'juba-i', 'MRM-0')).toBeNull()
  })

  it('AIE-8.2-j: no scenario begins with a leader alone among enemies', () => {
    for (const id of scenarios) {
      const position = positionOf(scenario(id))
      for (const zone of data.zoneIds) expect(loneLeadersIn(position, zone), `${id} ${zone}`).toEqual([])
    }
  })
})

describe('command', () => {
  it.each(['march', 'evasion', 'opportune flight'] as const)(
    'AIE-3.4.1-b, AIE-8.2-c: by %s a leader takes no more than his CC',
    way => {
      const legions = ['legio-V', 'legio-VI', 'legio-VII', 'legio-VIII', 'legio-IX']
      const goes = (count: number) =>
        offers(way, { pieces: ['curio', ...legions.slice(0, count)], from: 'HIS-3', to: 'HIS-1' })
      // Curio has CC 4.
      expect([goes(4), goes(5)]).toEqual([true, false])
    },
  )

  it.each(['march', 'evasion', 'opportune flight'] as const)(
    'AIE-4.3-c: by %s the leader of a People takes its units only',
    way => {
      const goes = (unit: string) =>
        offers(way, {
          pieces: ['juba-i', unit],
          from: 'AFR-2',
          to: 'AFR-1',
          change: state => {
            atWar(state, 'numidae', 'caesarian')
            atWar(state, 'mauri', 'caesarian')
            place(state, 'AFR-2', null, ['juba-i', 'numidae-pedites-1', 'mauri-1'])
            caesarians(state, 'SIC-3', 'lurium')
          },
        })
      expect([goes('numidae-pedites-1'), goes('mauri-1')]).toEqual([true, false])
    },
  )

  it.each(['march', 'opportune flight'] as const)(
    'AIE-3.4.1-e: auxilia do not go by %s without a leader',
    way => {
      const goes = (...pieces: string[]) => offers(way, { pieces, from: 'HIS-3', to: 'HIS-1' })
      expect([goes('auxilia-1'), goes('legio-V'), goes('curio', 'auxilia-1')]).toEqual([false, true, true])
    },
  )
})

/** In zones from the homes of the Parthi, over land. */
function distanceOf(zone: string): number {
  const found = new Map<string, number>(data.peoples.parthi.zones.map(home => [home, 0]))
  const queue = [...found.keys()]
  for (const each of queue)
    for (const { zone: next } of data.zones[each]?.neighbours ?? []) {
      if (found.has(next)) continue
      found.set(next, (found.get(each) ?? 0) + 1)
      queue.push(next)
    }
  return found.get(zone) ?? Number.POSITIVE_INFINITY
}
