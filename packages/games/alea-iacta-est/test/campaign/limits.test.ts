import { describe, expect, it } from 'vitest'
import { escapeZones } from '../../../imperator/rules/combat/escape.ts'
import { isBoundToSeat } from '../../../imperator/rules/movement/agitation.ts'
import { columnOf } from '../../../imperator/rules/movement/column.ts'
import { whyNotTake } from '../../../imperator/rules/movement/land.ts'
import { boxes } from '../../rules/state.ts'
import { put, unit } from '../counters.ts'
import { d10, positionOf, scenario } from '../support.ts'
import {
  atWar,
  caesarians,
  field,
  move,
  optionsAfter,
  placeIn,
  reduced,
  republicans,
  zonesAfter,
} from './stage.ts'

describe('the Rubicon', () => {
  function rubicon(done: number) {
    return scenario('1', s => {
      s.active = 'republican'
      s.turn.sequencesDone.republican = done
    })
  }

  it('AIE-S1-a: in the first SMC only the leaders in Italia 1 move', () => {
    const options = optionsAfter(rubicon(0), [])
    const leaders = ['pompeius', 'g-pompeius', 'scipio', 'labienus', 'cato', 'spinther']
    expect(options.sort()).toEqual([...leaders.map(id => `lead ${id}`), 'done'].sort())
  })

  it('AIE-S1-a, AIE-S2-a: not in the second SMC, nor for the Caesarian, but in Scenario 2 too', () => {
    expect(optionsAfter(rubicon(1), [])).toContain('lead afranius')
    const caesarian = scenario('2', s => {
      s.active = 'caesarian'
    })
    expect(optionsAfter(caesarian, [])).toContain('march legio-I-R')
    const two = scenario('2', s => {
      s.active = 'republican'
    })
    expect(optionsAfter(two, [])).not.toContain('lead afranius')
  })

  it('AIE-S1-c: Republican units do not march without a leader in -49', () => {
    expect(optionsAfter(rubicon(1), []).some(option => option.startsWith('march '))).toBe(false)
    const later = scenario('1', s => {
      s.active = 'republican'
      s.year = -48
    })
    expect(optionsAfter(later, [])).toContain('march legio-XVII')
  })

  it('AIE-S1-c: nor do they come into Italia', () => {
    const state = rubicon(1)
    put(state, 'pompeius', 'GRA-1')
    put(state, 'legio-I', 'GRA-1')
    expect(zonesAfter(state, ['lead pompeius', 'take legio-I'])).not.toContain('ITA-5')
    expect(zonesAfter(state, ['lead pompeius'])).toContain('ITA-5')
  })

  it('AIE-S1-c, RULING-110: nor do they escape there in the SMCs of the Caesarian; leaders alone may', () => {
    const escapes = (year: number, pieces: string[]) => {
      const state = scenario('1', s => {
        s.active = 'caesarian'
        s.year = year
      })
      for (const piece of pieces) put(state, piece, 'GRA-1')
      return escapeZones(positionOf(state), { side: 'republican', pieces, closed: [] }, 'GRA-1')
    }
    expect(escapes(-49, ['pompeius', 'legio-I'])).not.toContain('ITA-5')
    expect(escapes(-49, ['pompeius'])).toContain('ITA-5')
    expect(escapes(-48, ['pompeius', 'legio-I'])).toContain('ITA-5')
  })
})

describe('events', () => {
  it('AIE-EV-02: disastrous weather takes a point from everybody', () => {
    const state = field(s => {
      s.turn.event = 'disastrous-weather'
      caesarians(s, 'HIS-2', 'lepidus', 'legio-V')
      caesarians(s, 'GAL-8', 'curio', 'naves-6-0-1')
    })
    expect(zonesAfter(state, ['lead lepidus', 'to HIS-3', 'to HIS-1', 'to GAL-9'])).toEqual([])
    expect(zonesAfter(state, ['lead lepidus', 'take legio-V', 'to HIS-3'])).toContain('HIS-1')
    expect(zonesAfter(state, ['lead lepidus', 'take legio-V', 'to HIS-3', 'to HIS-1'])).toEqual([])
    // RULING-65: naves are left with the free ways between ports.
    const sail = ['sail curio', 'embark naves-6-0-1', 'to MIO']
    expect(zonesAfter(state, sail)).toContain('SIC-2')
    expect(zonesAfter(state, sail)).not.toContain('MIC')
    expect(zonesAfter(state, sail)).not.toContain('GAL-9')
  })

  it('AIE-EV-04: a leader who is ill does not leave his zone', () => {
    const state = field(s => {
      s.turn.ill = ['caesar']
      caesarians(s, 'GAL-8', 'caesar', 'curio', 'naves-6-0-1')
    })
    const options = optionsAfter(state, [])
    expect(options).not.toContain('lead caesar')
    expect(options).not.toContain('sail caesar')
    expect(optionsAfter(state, ['sail curio', 'embark naves-6-0-1'])).not.toContain('embark caesar')
  })

  it('AIE-EV-06, AIE-3.4.1-c: on his way he may leave units, but not the last, without whom he would stop', () => {
    const state = field(s => {
      caesarians(s, 'HIS-4', 'caesar', 'legio-V', 'legio-VI')
      s.factionLeaders.caesarian = ['caesar']
      s.regions.italia = 'caesarian'
      s.turn.event = 'political-agitation'
    })
    const both = ['lead caesar', 'take legio-V', 'take legio-VI']
    const next = optionsAfter(state, both).find(choice => choice.startsWith('to ')) ?? ''
    expect(optionsAfter(state, [...both, next])).toContain('drop legio-V')
    expect(optionsAfter(state, [...both, next, 'drop legio-V'])).not.toContain('drop legio-VI')
  })

  it('AIE-EV-06, AIE-S1-c: he takes no unit along that could not go his way', () => {
    const state = (event: 'political-agitation' | 'roman-discouragement') =>
      scenario('1', s => {
        s.active = 'republican'
        s.turn.sequencesDone.republican = 1
        s.turn.event = event
        for (const piece of ['pompeius', 'legio-I']) put(s, piece, 'GRA-1')
        s.regions.italia = 'republican'
        s.regions.graecia = 'caesarian'
      })
    const why = (event: 'political-agitation' | 'roman-discouragement') => {
      const position = positionOf(state(event))
      return whyNotTake(position, columnOf(position, 'republican', 'pompeius', [], false), 'legio-I')
    }
    expect(why('political-agitation')?.rule).toBe('AIE-EV-06')
    expect(why('roman-discouragement')).toBeNull()
  })

  it('AIE-EV-06: he is bound to a city of his own, not to any other zone', () => {
    const position = positionOf(
      field(s => {
        s.turn.event = 'political-agitation'
        s.factionLeaders.caesarian = ['caesar']
        s.regions.gallia = 'caesarian'
        caesarians(s, 'GAL-9', 'caesar', 'curio')
      }),
    )
    const bound = (leader: string, zone: string) => isBoundToSeat(position, leader, zone)
    expect([bound('caesar', 'GAL-9'), bound('caesar', 'GAL-4'), bound('caesar', 'HIS-1')]).toEqual([
      true,
      false,
      false,
    ])
    expect(bound('curio', 'GAL-9')).toBe(false)
  })

  it('AIE-EV-06: a Faction Leader goes straight to his nearest city, with all his points, and stays there', () => {
    const state = field(s => {
      s.turn.event = 'political-agitation'
      s.factionLeaders.caesarian = ['caesar']
      s.regions.italia = 'caesarian'
      caesarians(s, 'GAL-8', 'caesar', 'legio-V', 'curio')
    })
    // He must go before anything is done; the way is over the Alpes to Mediolanum.
    expect(optionsAfter(state, [])).not.toContain('done')
    expect(optionsAfter(state, ['lead caesar'])).not.toContain('stay')
    expect(zonesAfter(state, ['lead caesar'])).toEqual(['ALP-2'])
    const run = move(state, ['lead caesar', 'to ALP-2', 'done'])
    expect(placeIn(run.state, 'caesar')).toBe('ITA-3')
    const there = field(s => {
      s.turn.event = 'political-agitation'
      s.factionLeaders.caesarian = ['caesar']
      s.regions.italia = 'caesarian'
      caesarians(s, 'ITA-3', 'caesar', 'curio')
    })
    expect(optionsAfter(there, [])).toEqual(['lead curio', 'done'])
  })

  it('AIE-EV-09: the wrath of Neptune keeps the fleets where they are', () => {
    const state = field(s => {
      s.turn.event = 'wrath-of-neptune'
      caesarians(s, 'GAL-8', 'curio', 'naves-6-0-1')
    })
    expect(optionsAfter(state, [])).toEqual(['lead curio', 'done'])
  })
})

describe('Janus', () => {
  it('AIE-6.1-b: Romans do not march against Romans, but against Peoples', () => {
    const state = field(s => {
      s.turn.janus = true
      atWar(s, 'germani', 'republican')
      caesarians(s, 'GAL-2', 'caesar', 'legio-V')
      republicans(s, 'GAL-1', 'legio-XV')
    })
    const zones = zonesAfter(state, ['lead caesar', 'take legio-V'])
    expect(zones).not.toContain('GAL-1')
    expect(zones).toContain('GER-1')
  })
})

describe('the division of the world', () => {
  it('AIE-S6-b: Octavianus stays out of Asia and Graecia', () => {
    const state = field(s => caesarians(s, 'ITA-5', 'octavianus', 'agrippa'), '6')
    expect(zonesAfter(state, ['lead octavianus'])).not.toContain('GRA-1')
    expect(zonesAfter(state, ['lead agrippa'])).toContain('GRA-1')
  })
})

describe('the plague', () => {
  it('AIE-6.3-e: anybody who enters the zone rolls, and a 9 strikes', () => {
    const state = field(s => {
      s.plague = { counter: 'K18', zone: 'ITA-1' }
      s.cup = s.cup.filter(counter => counter !== 'K18')
      caesarians(s, 'ITA-6', 'curio', 'legio-V', 'legio-VI')
      reduced(s, 'legio-VI')
    })
    const run = move(
      state,
      ['lead curio', 'take legio-V', 'take legio-VI', 'to ITA-1', 'stop', 'done'],
      [d10('plague', 8), d10('plague', 9), d10('plague', 9)],
    )
    expect(placeIn(run.state, 'curio')).toBe('ITA-1')
    expect(unit(run.state, 'legio-V').reduced).toBe(true)
    expect(placeIn(run.state, 'legio-VI')).toBe(boxes.reserve)
  })

  it('AIE-6.3-e: a leader who is struck dies, and his march ends', () => {
    const state = field(s => {
      s.plague = { counter: 'K18', zone: 'ITA-1' }
      caesarians(s, 'ITA-6', 'curio', 'legio-V')
    })
    const run = move(
      state,
      ['lead curio', 'take legio-V', 'to ITA-1', 'done'],
      [d10('plague', 9), d10('plague', 0)],
    )
    expect(placeIn(run.state, 'curio')).toBe(boxes.dead)
    expect(placeIn(run.state, 'legio-V')).toBe('ITA-1')
  })
})

describe('a region under a Triumvir', () => {
  it('AIE-3.6.5-b: Romans do not enter it', () => {
    const state = field(s => {
      s.triumvirs = [{ leader: 'lepidus', region: 'hispania' }]
      caesarians(s, 'GAL-9', 'caesar', 'legio-V')
    })
    expect(zonesAfter(state, ['lead caesar'])).not.toContain('HIS-1')
    expect(zonesAfter(state, ['march legio-V'])).not.toContain('HIS-1')
  })

  it('RULING-125: a People at war does not go where Romans would join its own side', () => {
    const parthi = (romans: readonly string[]) =>
      field(s => {
        s.triumvirs = [{ leader: 'm-antonius', region: 'asia' }]
        atWar(s, 'parthi', 'caesarian')
        put(s, 'parthi-cataphracti-1', 'PAR-1')
        republicans(s, 'ASI-5', ...romans)
      })
    expect(zonesAfter(parthi([]), ['march parthi-cataphracti-1'])).toContain('ASI-5')
    expect(zonesAfter(parthi(['legio-XIV']), ['march parthi-cataphracti-1'])).not.toContain('ASI-5')
  })
})
