import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { counterOf } from '../../../imperator/rules/pieces.ts'
import { campaignPhases } from '../../rules/campaign.ts'
import { deployment } from '../../rules/deployment.ts'
import { controlOfFleets, fleetSteps, landings, whyNotEmbark, whyNotLand } from '../../rules/fleets/fleets.ts'
import { orders, placeOfFleet, sail, sailings } from '../../rules/fleets/sail.ts'
import { semperData as data } from '../../rules/series.ts'
import { fleetBox, type SemperState } from '../../rules/state.ts'
import {
  allTo,
  choicesOf,
  d6,
  d10,
  emptyMap,
  infest,
  isReduced,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  scenario,
  secondus,
  sideIn,
  usurper,
  where,
} from '../support.ts'

/** Maxence, Augustus of Secondus, with three units in the zone of Misenum; the fleet is his. */
function atMisenum(change: (state: SemperState) => void = () => {}): SemperState {
  return emptyMap(state => {
    allTo(state, 'secondus')
    state.active = 'secondus'
    secondus(state, 'ITA6', 'maxence', 'pc-italia-1', 'batavi', 'heruli')
    state.augusti.secondus = ['maxence']
    state.fleets.occidentalis = { side: 'secondus', at: 'port', returns: null, moved: false }
    state.fleets.orientalis.returns = 999
    change(state)
  })
}

function voyage(state: SemperState, ...choices: string[]): SemperState {
  return play(g => sail(g, 'secondus', 'occidentalis'), { state, choices, impossible: true }).state
}

describe('a voyage', () => {
  it('SV-3.4.2-E: anybody who went aboard steps ashore again if the fleet stays, and can still march', () => {
    const after = voyage(atMisenum(), 'embark maxence', 'embark batavi', 'stay')
    expect(['maxence', 'batavi'].map(id => where(after, id))).toEqual(['ITA6', 'ITA6'])
    expect(after.fleets.occidentalis).toMatchObject({ at: 'port', moved: true })
    expect(counterOf(positionOf(after), 'maxence').moved).toBe(false)
  })

  it('SV-3.4.2-F, SV-3.4.2-G: anybody who sails has moved, at sea and after landing', () => {
    const atSea = voyage(atMisenum(), 'embark maxence', 'embark batavi', 'sail-to SOCC', 'stay')
    expect(['maxence', 'batavi', 'heruli'].map(id => counterOf(positionOf(atSea), id).moved)).toEqual([
      true,
      true,
      false,
    ])
    expect(where(atSea, 'maxence')).toBe(fleetBox('occidentalis'))
    const later = atMisenum(state => {
      secondus(state, fleetBox('occidentalis'), 'maxence', 'batavi')
      state.fleets.occidentalis.at = 'SOCC'
    })
    const landed = voyage(later, 'land AFR4')
    expect(
      ['maxence', 'batavi'].map(id => [where(landed, id), counterOf(positionOf(landed), id).moved]),
    ).toEqual([
      ['AFR4', true],
      ['AFR4', true],
    ])
    expect(landed.arrivals).toMatchObject([
      { piece: 'maxence', zone: 'AFR4', crossed: false },
      { piece: 'batavi', zone: 'AFR4', crossed: false },
    ])
    expect(landed.fleets.occidentalis).toMatchObject({ at: 'SOCC', moved: true })
  })

  it('SV-3.4.2-F: back in port everybody is ashore', () => {
    const home = voyage(
      atMisenum(state => {
        secondus(state, fleetBox('occidentalis'), 'maxence', 'batavi')
        state.fleets.occidentalis.at = 'SOCC'
      }),
      'sail-to port',
    )
    expect(['maxence', 'batavi'].map(id => where(home, id))).toEqual(['ITA6', 'ITA6'])
    expect(home.fleets.occidentalis.at).toBe('port')
  })

  it('SV-3.4.2-F: from sea to sea, and to its own port only from the sea before it', () => {
    const steps = (at: string) =>
      fleetSteps(
        positionOf(
          atMisenum(state => {
            state.fleets.occidentalis.at = at
          }),
        ),
        'occidentalis',
      )
    expect([steps('port'), steps('SOCC'), steps('SCEN'), steps('SPON')]).toEqual([
      ['SOCC'],
      ['SCEN', 'port'],
      ['SOCC', 'SORI'],
      ['SORI'],
    ])
  })

  it('SV-3.4.2-F: one step in an M/CS, landing before or after it; nobody embarks at sea', () => {
    const verbs = (change: (state: SemperState) => void) => {
      const position = positionOf(atMisenum(change))
      return [...new Set(orders(position, 'secondus', 'occidentalis').map(({ verb }) => verb))]
    }
    expect(verbs(() => {})).toEqual(['embark', 'sail-to'])
    const aboard = (moved: boolean) => (state: SemperState) => {
      secondus(state, fleetBox('occidentalis'), 'maxence')
      state.fleets.occidentalis = { side: 'secondus', at: 'SOCC', returns: null, moved }
    }
    expect(verbs(aboard(false))).toEqual(['sail-to', 'land'])
    expect(verbs(aboard(true))).toEqual(['land'])
    expect(
      verbs(state => {
        state.fleets.occidentalis.at = 'SOCC'
      }),
    ).toEqual(['sail-to'])
  })

  it('SV-3.4.2-F: each fleet moves again in the next M/CS', () => {
    const [, move] = campaignPhases('F')
    const state = atMisenum(state => {
      state.fleets.occidentalis.moved = true
    })
    const run = playUntil(g => move?.run(g) ?? movement(g), { state, impossible: true })
    expect(choicesOf(run.decision)).toContain('sail occidentalis')
    expect(sailings(positionOf(state), 'secondus')).toEqual([])
    expect(sailings(positionOf(atMisenum()), 'secondus')).toEqual([{ verb: 'sail', noun: 'occidentalis' }])
    expect(sailings(positionOf(atMisenum()), 'primus')).toEqual([])
  })

  it('SV-3.4.2-F: a voyage is a move among others, and marches are looked for again after it', () => {
    const { state } = play(movement, {
      state: atMisenum(),
      choices: ['sail occidentalis', 'embark maxence', 'sail-to SOCC', 'land AFR4', 'done'],
      impossible: true,
    })
    expect(where(state, 'maxence')).toBe('AFR4')
    const run = playUntil(movement, {
      state: atMisenum(),
      choices: ['sail occidentalis', 'embark batavi', 'sail-to SOCC', 'land AFR4'],
      impossible: true,
    })
    expect(choicesOf(run.decision)).not.toContain('march batavi')
    expect(choicesOf(run.decision)).toContain('march heruli')
  })

  it('SV-3.4.2-F: where a fleet is', () => {
    const at = (where: string) =>
      placeOfFleet(
        positionOf(
          atMisenum(state => {
            state.fleets.occidentalis.at = where
          }),
        ),
        'occidentalis',
      )
    expect([at('port'), at('SCEN')]).toEqual(['ITA6', 'SCEN'])
  })
})

describe('who goes aboard and ashore', () => {
  const why = (state: SemperState, piece: string) =>
    whyNotEmbark(positionOf(state), 'secondus', 'occidentalis', piece)?.rule ?? null

  it('SV-3.4.2-C: Romans of the side, two units, leaders as many as there are', () => {
    const state = atMisenum(state => {
      primus(state, 'ITA6', 'severe')
      place(state, 'ITA6', null, 'armenia-1')
    })
    expect([why(state, 'maxence'), why(state, 'batavi'), why(state, 'severe')]).toEqual([
      null,
      null,
      'SV-3.4.2-C',
    ])
    expect(why(state, 'armenia-1')).toBe('SV-3.4.2-C')
    secondus(state, fleetBox('occidentalis'), 'alexander', 'batavi')
    expect(why(state, 'heruli')).toBeNull()
    secondus(state, fleetBox('occidentalis'), 'heruli')
    expect(why(state, 'pc-italia-1')).toBe('SV-3.4.2-C')
  })

  it('SV-EV-4, SV-EV-11: not a leader who is ill, nor out of a city in rage', () => {
    const ill = atMisenum(state => {
      state.turn.ill = ['maxence']
    })
    expect([why(ill, 'maxence'), why(ill, 'batavi')]).toEqual(['SV-EV-4', null])
    const rage = atMisenum(state => {
      state.turn.rage = ['ITA6']
    })
    expect([why(rage, 'maxence'), why(rage, 'batavi')]).toEqual(['SV-EV-11', 'SV-EV-11'])
  })

  it('SV-EV-6, RULING-94: not the head of a side in the year of agitation', () => {
    const agitated = (head: string | null) =>
      atMisenum(state => {
        state.augusti.secondus = []
        state.emperors.secondus = head
        state.turn.event = 'political-agitation'
      })
    expect([why(agitated('maxence'), 'maxence'), why(agitated('maxence'), 'batavi')]).toEqual([
      'SV-EV-6',
      null,
    ])
    expect(why(agitated(null), 'maxence')).toBeNull()
  })

  it('SV-3.4.2-F, SV-3.6.3-I: ashore the limits of units and of camps hold', () => {
    const state = atMisenum(state => {
      secondus(state, fleetBox('occidentalis'), 'severe', 'batavi')
      secondus(state, 'AFR4', 'alexander')
      usurper(state, 'severe', 'secondus')
      state.fleets.occidentalis.at = 'SOCC'
    })
    const land = (zone: string) =>
      whyNotLand(positionOf(state), 'secondus', 'occidentalis', zone)?.rule ?? null
    expect([land('AFR3'), land('AFR4')]).toEqual([null, 'SV-3.6.3-I'])
    expect(landings(positionOf(state), 'secondus', 'occidentalis')).not.toContain('AFR4')
  })

  it('SV-S1-A: a leader alone does not land outside where it is closed; with Peoples he may', () => {
    const land = (id: string) => {
      const state = atMisenum(state => {
        secondus(state, fleetBox('occidentalis'), 'maxence')
        state.fleets.occidentalis.at = 'SCEN'
      })
      const position = positionOf({ ...state, scenario: id as SemperState['scenario'] })
      return whyNotLand(position, 'secondus', 'occidentalis', 'AUS')?.rule ?? null
    }
    expect([land('1'), land('6')]).toEqual(['SV-S1-A', null])
  })

  it('SV-S1-A: nor does anybody with units, neither in a home nor in a land without a name', () => {
    const land = (id: string, zone: string) => {
      const state = atMisenum(state => {
        secondus(state, fleetBox('orientalis'), 'maxence', 'batavi')
        state.fleets.orientalis = { side: 'secondus', at: 'SPON', returns: null, moved: false }
      })
      const position = positionOf({ ...state, scenario: id as SemperState['scenario'] })
      return whyNotLand(position, 'secondus', 'orientalis', zone)?.rule ?? null
    }
    // Colchis has no People; the home of the Alani is closed to units in peace anyway (SV-3.4.1-F).
    expect([land('1', 'XCOL'), land('1', 'ALN'), land('1', 'THR3')]).toEqual(['SV-S1-A', 'SV-S1-A', null])
    expect([land('6', 'XCOL'), land('6', 'ALN')]).toEqual([null, 'SV-3.4.1-F'])
  })

  it('SV-S2-B: a leader who has retired does not go aboard; his companions do', () => {
    const state = { ...atMisenum(state => secondus(state, 'ITA6', 'diocletien')), scenario: '2' as const }
    expect([why(state, 'diocletien'), why(state, 'maxence'), why(state, 'batavi')]).toEqual([
      'SV-S2-B',
      null,
      null,
    ])
    expect(why({ ...state, scenario: '3' }, 'diocletien')).toBeNull()
  })

  it('SV-3.4.2-B: a fleet goes with the Diocese of its port', () => {
    const state = atMisenum(state => {
      state.regions.italia = 'primus'
      state.regions.asia = 'secondus'
      state.fleets.orientalis.side = 'secondus'
    })
    const { state: after, events } = play(
      function* (g) {
        controlOfFleets(g)
      },
      { state },
    )
    expect([after.fleets.occidentalis.side, after.fleets.orientalis.side]).toEqual(['primus', 'secondus'])
    expect(events).toHaveLength(1)
  })

  it('SV-6.3-D: anybody who lands in a plague suffers', () => {
    const state = atMisenum(state => {
      secondus(state, fleetBox('occidentalis'), 'maxence')
      state.fleets.occidentalis.at = 'SOCC'
      state.cup = state.cup.filter(counter => counter !== 'foyer-de-peste-1')
      state.plagues = [{ counter: 'foyer-de-peste-1', zone: 'AFR4', epidemic: false }]
    })
    const { state: after } = play(g => sail(g, 'secondus', 'occidentalis'), {
      state,
      choices: ['land AFR4'],
      dice: [d10('plague on maxence', 9)],
      impossible: true,
    })
    expect(where(after, 'maxence')).toBe('box-dead')
  })

  /** Maxence comes home to Misenum with the Batavi. */
  const comesHome = (change: (state: SemperState) => void) =>
    atMisenum(state => {
      secondus(state, fleetBox('occidentalis'), 'maxence', 'batavi')
      place(state, 'box-reserve', null, 'heruli')
      state.fleets.occidentalis.at = 'SOCC'
      change(state)
    })

  it('SV-6.3-D, RULING-57: in port they come into the zone as they do elsewhere', () => {
    const { state } = play(g => sail(g, 'secondus', 'occidentalis'), {
      state: comesHome(state => infest(state, 'ITA6')),
      choices: ['sail-to port'],
      dice: [d10('plague on maxence', 8)],
    })
    expect([where(state, 'batavi'), isReduced(state, 'batavi'), where(state, 'maxence')]).toEqual([
      'ITA6',
      true,
      'ITA6',
    ])
    expect(state.arrivals).toMatchObject([{ piece: 'maxence' }, { piece: 'batavi', crossed: false }])
  })

  it('SV-3.6.3-E, SV-3.4.2-G: a Usurper who comes ashore may win units there, but takes nobody along', () => {
    const rebel = comesHome(state => {
      usurper(state, 'maxence', 'secondus')
      for (const zone of ['ITA6', 'AFR4']) primus(state, zone, zone === 'ITA6' ? 'heruli' : 'ioviani')
    })
    const won = (order: string, zone: string, unit: string) =>
      sideIn(
        play(g => sail(g, 'secondus', 'occidentalis'), {
          state: rebel,
          choices: [order, 'rally'],
          dice: [d6(`rally in ${zone}`, 1)],
        }).state,
        unit,
      )
    expect(won('sail-to port', 'ITA6', 'heruli')).toBe('secondus')
    expect(won('land AFR4', 'AFR4', 'ioviani')).toBe('secondus')
  })
})

describe('a free set-up', () => {
  const first = (id: string, options = {}) => playUntil(deployment, { state: scenario(id), options })

  it('SV-SC-E: only by option, only in the first year, the initiative player first', () => {
    const { decision } = first('3', { setUp: 'free' })
    expect([decision.role, decision.task]).toEqual(['primus', 'deploy-unit'])
    expect(play(deployment, { state: scenario('3') }).events).toEqual([])
    const later = scenario('3', state => {
      state.year++
    })
    expect(play(deployment, { state: later, options: { setUp: 'free' }, impossible: true }).events).toEqual(
      [],
    )
  })

  it('SV-3.3.2-A: each places the limitanei of his own Dioceses and the Majors he controls', () => {
    const { match } = first('3', { setUp: 'free' })
    const placed: Record<string, string[]> = { primus: [], secondus: [] }
    while (match.decision !== null) {
      placed[match.decision.role]?.push(String(match.decision.about?.unit))
      match.choose(match.decision.choices[0])
    }
    const { regions } = scenario('3')
    for (const side of ['primus', 'secondus'] as const) {
      const bands = (placed[side] ?? []).flatMap(unit => {
        const { band, people } = data.units[unit] ?? {}
        return people === null && band != null ? [regions[band]] : []
      })
      expect(bands.length).toBeGreaterThan(0)
      expect(bands.every(owner => owner === side)).toBe(true)
    }
    const foreign = [...(placed.primus ?? []), ...(placed.secondus ?? [])].filter(
      unit => data.units[unit]?.people !== null,
    )
    expect(foreign.every(unit => data.peoples[data.units[unit]?.people ?? 'franci'].major)).toBe(true)
    // SV-S1-A, SV-S5-A: neither where there are no Peoples, nor beside a Usurper.
    const tasks = (id: string) => {
      const run = first(id, { setUp: 'free' })
      return data.units[String(run.decision.about?.unit)]?.people ?? null
    }
    expect([tasks('1'), tasks('5') !== null]).toEqual([null, true])
  })
})
