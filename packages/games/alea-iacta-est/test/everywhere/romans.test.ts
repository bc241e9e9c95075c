import type { ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { fillGarrisons } from '../../rules/adjustments/garrisons.ts'
import { adjustLandUnits, winterQuarters } from '../../rules/adjustments/land.ts'
import { retreat } from '../../rules/combat/retreat.ts'
import { resolveZone } from '../../rules/combat/zone.ts'
import { entryZones } from '../../rules/entry.ts'
import { canSail } from '../../rules/movement/naval.ts'
import { romansOf } from '../../rules/pieces.ts'
import { hasForeignersAtWar, isFreeFor } from '../../rules/regions.ts'
import { aleaData as data } from '../../rules/series.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { atWar, caesarians, field, republicans } from '../campaign/stage.ts'
import { placeOf, unit } from '../counters.ts'
import { choicesOf, d10, give, place, play, playUntil, positionOf, scenario } from '../support.ts'
import { allWays, arrive, byLand, offers } from '../ways.ts'

const scenarios = Object.keys(data.scenarios)

describe('Romans outside the Republic', () => {
  it.each(['march', 'opportune flight'] as const)(
    'AIE-3.4.1-f: they do not leave the Republic by %s without a leader',
    way => {
      const goes = (...pieces: string[]) => offers(way, { pieces, from: 'ITA-5', to: 'NOR-0' })
      expect([goes('legio-V'), goes('caesar', 'legio-V')]).toEqual([false, true])
    },
  )

  it.each(['evasion', 'retreat'] as const)(
    'AIE-8.2-e: nor by %s with anybody, unless they are outside',
    way => {
      const goes = (from: string) =>
        offers(way, { pieces: ['caesar', 'legio-V'], from, to: 'NOR-0', change: pannoniansAtWar })
      expect([goes('ITA-5'), goes('PAN-1')]).toEqual([false, true])
    },
  )

  const pannoniansAtWar = (state: AleaState) => {
    atWar(state, 'pannonii', 'republican')
    for (const unit of data.peoples.pannonii.units) place(state, 'DAC-1', null, [unit])
  }

  it('AIE-3.4.1-f, AIE-9.2-b: winter finds no unit there, nor does any scenario begin with one', () => {
    const state = field(state => caesarians(state, 'NOR-0', 'caesar', 'legio-V'))
    expect(placeOf(play(adjustLandUnits, { state, impossible: true }).state, 'legio-V')).toBe(boxes.reserve)
    for (const id of scenarios)
      for (const unit of data.romanUnitIds)
        expect(data.zones[placeOf(scenario(id), unit)]?.roman ?? true, `${id} ${unit}`).toBe(true)
  })
})

describe('the home of a People at peace', () => {
  it.each(allWays)('AIE-3.4.1-g: units do not come by %s into it, to stay', way => {
    const goes = (status: 'war' | 'peace') =>
      offers(way, {
        pieces: ['caesar', 'legio-V'],
        // Out of a combat nobody leaves the Republic: from outside to outside.
        from: way === 'march' || way === 'ship' ? 'AFR-1' : 'NUM-2',
        to: 'NUM-1',
        change: state => {
          if (status === 'war') atWar(state, 'numidae', 'republican')
          for (const unit of data.peoples.numidae.units) place(state, 'MAU-2', null, [unit])
        },
      })
    expect([goes('peace'), goes('war')]).toEqual([false, true])
  })
})

describe('Romans and Peoples that their player only controls', () => {
  const celtiberes = (zone: string) => (state: AleaState) => {
    atWar(state, 'celtiberes', 'caesarian')
    place(state, zone, null, ['celtiberes-1'])
  }

  it.each(allWays)('AIE-4.2.4-a, RULING-35: Romans do not come by %s to them', way => {
    const goes = (zone: string) =>
      offers(way, { pieces: ['caesar', 'legio-V'], from: 'HIS-3', to: 'HIS-1', change: celtiberes(zone) })
    expect([goes('HIS-1'), goes('HIS-4')]).toEqual([false, true])
  })

  it.each(byLand)('AIE-4.2.4-a, RULING-35: nor do they come by %s to Romans of that player', way => {
    const goes = (zone: string) =>
      offers(way, {
        pieces: ['juba-i', 'numidae-pedites-1'],
        from: 'AFR-2',
        to: 'AFR-1',
        change: state => {
          atWar(state, 'numidae', 'caesarian')
          place(state, 'AFR-2', null, ['juba-i', 'numidae-pedites-1'])
          caesarians(state, zone, 'legio-V')
        },
      })
    expect([goes('AFR-1'), goes('AFR-3')]).toEqual([false, true])
  })

  it.each(byLand)('AIE-4.2.4-a: nor do Peoples of two groups come together by %s', way => {
    const goes = (people: 'parthi' | 'nabatenei') =>
      offers(way, {
        pieces: ['orodes', 'parthi-sagittarii-1'],
        from: 'ASI-5',
        to: 'ASI-3',
        change: state => {
          atWar(state, 'parthi', 'caesarian')
          place(state, 'ASI-5', null, ['orodes', 'parthi-sagittarii-1'])
          atWar(state, people, 'caesarian')
          if (people === 'nabatenei') place(state, 'ASI-3', null, ['nabatenei-1'])
          place(state, 'ASI-5', null, ['orodes', 'parthi-sagittarii-1'])
        },
      })
    expect([goes('nabatenei'), goes('parthi')]).toEqual([false, true])
  })

  it('AIE-4.2.4-a, RULING-35: anybody who is set down goes elsewhere, in Phase C and in winter', () => {
    const state = field(state => {
      celtiberes('HIS-1')(state)
      state.regions.hispania = 'caesarian'
      place(state, boxes.returning, 'caesarian', ['curio'])
      caesarians(state, 'GRA-1', 'dolabella', 'legio-V')
    })
    const position = positionOf(state)
    expect(isFreeFor(position, 'HIS-1', 'caesarian')).toBe(false)
    expect(entryZones(position, 'caesarian', 'curio')).not.toContain('HIS-1')
    expect(winterQuarters(position, ['dolabella', 'legio-V'], 'caesarian')).not.toContain('HIS-1')
    expect(entryZones(position, 'caesarian', 'curio')).toContain('HIS-3')
    expect(winterQuarters(position, ['dolabella', 'legio-V'], 'caesarian')).toContain('HIS-3')
  })
})

describe('what is closed to Romans', () => {
  it.each(allWays)('AIE-3.6.5-b: nobody comes by %s into the region of a Triumvir', way => {
    const goes = (triumvirs: AleaState['triumvirs']) =>
      offers(way, {
        pieces: ['caesar', 'legio-V'],
        from: 'HIS-1',
        to: 'GAL-9',
        change: state => {
          state.triumvirs = triumvirs
        },
      })
    expect([goes([{ leader: 'lepidus', region: 'gallia' }]), goes([])]).toEqual([false, true])
  })

  it.each(allWays)('AIE-S6-b: Octavianus does not come by %s into Asia or Graecia', way => {
    const goes = (leader: string) =>
      offers(way, { scenario: '6', pieces: [leader, 'legio-V'], from: 'ITA-5', to: 'GRA-1' })
    expect([goes('octavianus'), goes('agrippa')]).toEqual([false, true])
  })

  it.each(allWays)('AIE-S1-c, RULING-110: Republican units do not come by %s into Italia in -49', way => {
    const goes = (year: number) =>
      offers(way, {
        scenario: '1',
        side: 'republican',
        pieces: ['cato', 'legio-V'],
        from: 'GRA-1',
        to: 'ITA-5',
        change: state => {
          state.year = year
          state.turn.sequencesDone.republican = 1
        },
      })
    expect([goes(-49), goes(-48)]).toEqual([false, true])
  })

  it('AIE-S1-c, AIE-9.2-c, AIE-9.4-a, RULING-110: nor into winter quarters there, nor to a garrison', () => {
    const winter = (year: number) =>
      field(state => {
        state.year = year
        state.regions.italia = 'republican'
        state.regions.graecia = 'republican'
        republicans(state, 'GAL-9', 'cato', 'legio-V')
        republicans(state, 'GRA-4', 'scipio', 'legio-VI', 'legio-VII', 'legio-IX', 'legio-X', 'legio-XI')
        republicans(state, 'GRA-3', 'legio-XII', 'legio-XIII', 'legio-XIV', 'legio-XV', 'legio-XVI')
      }, '1')
    const quarters = (year: number, ...stack: string[]) =>
      winterQuarters(positionOf(winter(year)), stack, 'republican').includes('ITA-1')
    expect([quarters(-49, 'cato', 'legio-V'), quarters(-48, 'cato', 'legio-V')]).toEqual([false, true])
    expect(quarters(-49, 'cato')).toBe(true)
    const asked = (year: number) =>
      play(fillGarrisons, { state: winter(year), impossible: true, choices: [] }).events.length
    expect(asked(-49)).toBe(0)
    expect(() => asked(-48)).toThrow('pick-garrison-legion')
  })
})

describe('truce, illness and agitation', () => {
  it.each(allWays)(
    'AIE-6.1-b: under Janus Roman units do not end by %s among Roman units of the enemy',
    way => {
      const goes = (janus: boolean) =>
        offers(way, {
          pieces: ['caesar', 'legio-V'],
          from: 'HIS-1',
          to: 'GAL-9',
          change: state => {
            state.turn.janus = janus
            republicans(state, 'GAL-9', 'legio-XV')
          },
        })
      // Out of a combat nobody goes among enemies anyhow.
      expect([goes(true), goes(false)]).toEqual([false, way === 'march' || way === 'ship'])
    },
  )

  it.each(allWays.filter(way => way !== 'retreat'))(
    'AIE-EV-04: a leader who is ill does not leave by %s',
    way => {
      const goes = (...ill: string[]) =>
        offers(way, {
          pieces: ['caesar', 'legio-V'],
          from: 'HIS-1',
          to: 'GAL-9',
          change: state => {
            state.turn.ill = ill
          },
        })
      expect([goes('caesar'), goes()]).toEqual([false, true])
    },
  )

  it.each(byLand)('AIE-EV-06: an agitated Faction Leader in his city does not leave it by %s', way => {
    const goes = (event: AleaState['turn']['event']) =>
      offers(way, {
        pieces: ['caesar', 'legio-V'],
        from: 'HIS-1',
        to: 'GAL-9',
        change: state => {
          state.factionLeaders.caesarian = ['caesar']
          state.regions.hispania = 'caesarian'
          state.turn.event = event
        },
      })
    // Beaten he retreats.
    expect([goes('political-agitation'), goes(null)]).toEqual([way === 'retreat', true])
  })

  it('AIE-EV-06: a leader who has become Faction Leader meanwhile is bound in his stead', () => {
    const goes = (...heads: string[]) =>
      offers('march', {
        pieces: ['m-antonius', 'legio-V'],
        from: 'HIS-1',
        to: 'GAL-9',
        change: state => {
          state.factionLeaders.caesarian = heads
          state.regions.hispania = 'caesarian'
          state.turn.event = 'political-agitation'
        },
      })
    expect([goes('caesar'), goes('m-antonius')]).toEqual([true, false])
  })

  it.each(allWays)('AIE-6.3-e: anybody who comes by %s into a focus of plague rolls for it', way => {
    const goes = (dice: ScriptedRoll[]) =>
      arrive(way, {
        pieces: ['caesar', 'legio-V'],
        from: 'HIS-3',
        to: 'HIS-1',
        dice,
        change: state => {
          state.plague = { counter: 'K02', zone: 'HIS-1' }
        },
      })
    const rolls = [d10('plague', 1), ...(way === 'ship' ? [d10('plague', 1)] : []), d10('plague', 9)]
    const struck = goes(rolls)
    expect(struck !== null && unit(struck, 'legio-V').reduced).toBe(true)
  })
})

describe('where counters are set down', () => {
  it('AIE-4.2.4-a, RULING-35: no scenario begins with Romans beside Peoples at war', () => {
    for (const id of scenarios) {
      const position = positionOf(scenario(id))
      for (const zone of data.zoneIds.filter(each => hasForeignersAtWar(position, each)))
        for (const side of ['caesarian', 'republican'] as const)
          expect(romansOf(position, zone, side), `${id} ${zone}`).toMatchObject({ leaders: [], units: [] })
    }
  })

  it('AIE-S6-b, AIE-9.2-c, AIE-3.3.2-b: Octavianus neither winters in Graecia nor comes into the game there', () => {
    const state = field(state => {
      state.regions.graecia = 'caesarian'
      state.regions.africa = 'caesarian'
      caesarians(state, 'HIS-1', 'octavianus', 'agrippa')
    }, '6')
    const graecia = (zones: readonly string[]) => zones.some(zone => data.zones[zone]?.region === 'graecia')
    const position = positionOf(state)
    expect(graecia(winterQuarters(position, ['octavianus'], 'caesarian'))).toBe(false)
    expect(graecia(winterQuarters(position, ['agrippa'], 'caesarian'))).toBe(true)
    expect(graecia(entryZones(position, 'caesarian', 'octavianus'))).toBe(false)
    expect(graecia(entryZones(position, 'caesarian', 'agrippa'))).toBe(true)
  })

  it('AIE-EV-09, RULING-127: in the year of Neptune nobody retreats or flees by sea', () => {
    const seas = (event: AleaState['turn']['event']) => {
      const state = field(state => {
        republicans(state, 'HIS-1', 'legio-XXX')
        caesarians(state, 'HIS-1', 'caesar', 'legio-V', 'naves-8-2-1')
        state.turn.event = event
      })
      const battle = newEngagement(positionOf(state), 'HIS-1', 'land', 'republican', null)
      const retreats = choicesOf(playUntil(g => retreat(g, battle, 'caesarian', []), { state }).decision)
      return [retreats.includes('retreat MIO'), canSail(positionOf(state), 'caesar', true)]
    }
    expect([seas('wrath-of-neptune'), seas(null)]).toEqual([
      [false, false],
      [true, true],
    ])
  })
})

describe('who is left behind', () => {
  /** The Caesarian is attacked in Tarraco. */
  const attacked = (...pieces: string[]) =>
    field(state => {
      state.active = 'republican'
      republicans(state, 'HIS-1', 'legio-XXX')
      caesarians(state, 'HIS-1', ...pieces)
    })

  it('AIE-8.2-j: whom his companions leave behind by evasion is alone, and flees', () => {
    const choices = ['evade caesar', 'take legio-V', 'evade-to HIS-3', 'stand']
    const run = playUntil(combat, {
      state: attacked('caesar', 'curio', 'legio-V'),
      choices,
      dice: [d10('evasion', 0), d10('solitary', 7)],
      impossible: true,
    })
    expect([run.decision.task, run.decision.about?.leader]).toEqual(['solitary-flight', 'curio'])
  })

  it('AIE-8.2-i, AIE-6.3-a: ships that an army leaves behind in its flight must leave too', () => {
    const state = attacked('caesar', 'legio-V', 'naves-8-2-1')
    give(state, 'caesarian', 'K01')
    const flight = ['fuite-opportune K01', 'lead caesar', 'take legio-V', 'to HIS-3', 'stop']
    const { state: after } = play(g => resolveZone(g, 'HIS-1'), {
      state,
      choices: ['stand', 'stand', ...flight],
      impossible: true,
    })
    expect([placeOf(after, 'legio-V'), placeOf(after, 'naves-8-2-1')]).toEqual(['HIS-3', 'MIO'])
  })
})
