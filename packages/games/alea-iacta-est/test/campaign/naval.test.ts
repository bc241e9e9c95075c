import { describe, expect, it } from 'vitest'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { loneLeadersFlee } from '../../../imperator/rules/combat/solitary.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { loseSurplusCargo, whyNotUnderCommand } from '../../rules/movement/transport.ts'
import { commandOf } from '../../rules/pieces.ts'
import { boxes } from '../../rules/state.ts'
import { put } from '../counters.ts'
import { choicesOf, d10, give, place, play, playUntil, positionOf, scenario } from '../support.ts'
import {
  allied,
  atWar,
  caesarians,
  field,
  move,
  optionsAfter,
  placeIn,
  republicans,
  zonesAfter,
} from './stage.ts'

const aboard = ['legio-V', 'legio-VI', 'equites-2-1']

/** Trebonius with two legions and cavalry, Dolabella with a fleet: the example of rule 3.4.2. */
function fleetIn(where: string, army = where) {
  return field(s => {
    caesarians(s, army, 'trebonius', ...aboard)
    caesarians(s, where, 'dolabella', 'naves-6-0-1')
  })
}

const boarding = [
  'sail dolabella',
  'embark naves-6-0-1',
  'embark trebonius',
  ...aboard.map(unit => `embark ${unit}`),
]

describe('the example of rule 3.4.2', () => {
  it('AIE-3.4.2-i, TV-10: anybody who comes to the fleet in this SMC embarks in the next', () => {
    const state = fleetIn('GAL-8', 'GAL-9')
    const march = ['lead trebonius', ...aboard.map(unit => `take ${unit}`), 'to GAL-8', 'stop']
    const options = optionsAfter(state, [...march, 'sail dolabella', 'embark naves-6-0-1'])
    expect(options).not.toContain('embark legio-V')
    expect(options).not.toContain('embark trebonius')
  })

  it('AIE-3.4.2-d, TV-11: out of a port for nothing, to the next sea for one point', () => {
    const state = fleetIn('GAL-8')
    const run = move(state, [...boarding, 'to MIO', 'to MIC', 'stop', 'done'])
    for (const piece of ['trebonius', 'dolabella', ...aboard]) expect(placeIn(run.state, piece)).toBe('MIC')
    const costs = run.events.filter(event => event.kind === 'voyage').map(event => event.data.cost)
    expect(costs).toEqual([0, 1])
    // One point is all there is: no coast without a port after that.
    expect(zonesAfter(state, [...boarding, 'to MIO', 'to MIC'])).not.toContain('AFR-3')
  })

  it('AIE-3.4.2-i, TV-12: landing where there is no port costs the point; anybody who has landed moves no more', () => {
    const state = fleetIn('MIC')
    const run = move(state, [...boarding, 'to AFR-3', 'done'])
    expect(placeIn(run.state, 'legio-V')).toBe('AFR-3')
    expect(optionsAfter(state, [...boarding, 'to AFR-3'])).toEqual(['done'])
  })

  it('AIE-3.4.2-d, TV-13: then the army marches and the fleet goes back for one point', () => {
    const state = fleetIn('AFR-3')
    const run = move(state, [
      'lead trebonius',
      ...aboard.map(unit => `take ${unit}`),
      'to AFR-2',
      'stop',
      'sail dolabella',
      'embark naves-6-0-1',
      'to MIC',
      'stop',
      'done',
    ])
    expect(placeIn(run.state, 'legio-V')).toBe('AFR-2')
    expect(placeIn(run.state, 'naves-6-0-1')).toBe('MIC')
  })
})

describe('fleets', () => {
  it('AIE-3.4.2-a: any number of naves goes with one leader', () => {
    const state = field(s => {
      caesarians(
        s,
        'GAL-8',
        'lurium',
        'naves-6-0-1',
        'naves-6-0-2',
        'naves-4-0-1',
        'naves-8-2-1',
        'naves-8-2-2',
      )
      caesarians(s, 'GAL-8', 'curio')
    })
    const ships = ['naves-6-0-1', 'naves-6-0-2', 'naves-4-0-1', 'naves-8-2-1', 'naves-8-2-2']
    const run = move(state, ['sail curio', ...ships.map(ship => `embark ${ship}`), 'to MIO', 'stop', 'done'])
    for (const ship of ships) expect(placeIn(run.state, ship)).toBe('MIO')
  })

  it('AIE-3.4.2-b: naves do not move without a leader', () => {
    const state = field(s => caesarians(s, 'GAL-8', 'naves-6-0-1'))
    expect(optionsAfter(state, [])).toEqual(['done'])
  })

  it('AIE-3.4.2-c: the outer seas are closed', () => {
    const state = field(s => caesarians(s, 'HIS-2', 'curio', 'naves-6-0-1'))
    expect(zonesAfter(state, ['sail curio', 'embark naves-6-0-1'])).toEqual(['MIO'])
    expect(zonesAfter(state, ['sail curio', 'embark naves-6-0-1', 'to MIO'])).not.toContain('OAT')
  })

  it('AIE-3.4.2-d, RULING-17: entering a land zone ends the voyage', () => {
    const state = field(s => caesarians(s, 'ITA-7', 'curio', 'naves-6-0-1'))
    const run = move(state, ['sail curio', 'embark naves-6-0-1', 'to MIO', 'to SIC-1', 'done'])
    expect(placeIn(run.state, 'naves-6-0-1')).toBe('SIC-1')
  })

  it('AIE-3.4.2-f, RULING-18: three units to a naves, two legions to a 4 SP one', () => {
    const state = field(s =>
      caesarians(
        s,
        'GAL-8',
        'caesar',
        'naves-4-0-1',
        'legio-V',
        'legio-VI',
        'legio-VII',
        'equites-2-1',
        'auxilia-1',
      ),
    )
    const begun = ['sail caesar', 'embark naves-4-0-1', 'embark legio-V', 'embark legio-VI']
    expect(optionsAfter(state, begun)).not.toContain('embark legio-VII')
    expect(optionsAfter(state, begun)).toContain('embark equites-2-1')
    expect(optionsAfter(state, [...begun, 'embark equites-2-1'])).not.toContain('embark auxilia-1')
  })

  it('AIE-3.4.2-g, RULING-19: the leaders aboard command together', () => {
    const units = ['legio-V', 'legio-VI', 'legio-VII', 'legio-VIII', 'legio-IX', 'legio-X']
    const state = field(s => {
      caesarians(s, 'GAL-8', 'curio', 'dolabella', 'naves-6-0-1', 'naves-6-0-2', ...units)
    })
    // Curio alone commands 4, with Dolabella 8.
    const begun = ['sail curio', 'embark naves-6-0-1', 'embark naves-6-0-2']
    const four = [...begun, ...units.slice(0, 4).map(unit => `embark ${unit}`)]
    expect(optionsAfter(state, four)).not.toContain('embark legio-IX')
    expect(optionsAfter(state, [...four, 'embark dolabella'])).toContain('embark legio-IX')
  })

  it('AIE-3.4.2-h: what the naves left cannot carry is lost, as the owner picks', () => {
    const state = field(s => {
      caesarians(s, 'MIO', 'curio', 'naves-6-0-1', 'legio-V', 'legio-VI', 'legio-VII', 'auxilia-1')
    })
    const run = play(g => loseSurplusCargo(g, 'MIO', 'caesarian'), {
      state,
      choices: ['lose auxilia-1'],
      impossible: true,
    })
    expect(placeIn(run.state, 'auxilia-1')).toBe(boxes.reserve)
    expect(placeIn(run.state, 'legio-V')).toBe('MIO')
  })

  it('AIE-3.4.2-h: without naves all land units are lost, and nobody is asked', () => {
    const state = field(s => caesarians(s, 'MIO', 'trebonius', 'legio-V', 'legio-VI'))
    const { state: after } = play(g => loseSurplusCargo(g, 'MIO', 'caesarian'), { state, impossible: true })
    for (const legion of ['legio-V', 'legio-VI']) expect(placeIn(after, legion)).toBe(boxes.reserve)
    expect(placeIn(after, 'trebonius')).toBe(boxes.returning)
  })

  it('AIE-3.4.1-g: nor does a fleet touch the coast of a People at peace on its way', () => {
    const state = field(s => caesarians(s, 'AFR-1', 'dolabella', 'naves-6-0-1'))
    const zones = zonesAfter(state, ['sail dolabella', 'embark naves-6-0-1', 'to MIO'])
    expect(zones).toContain('GAL-8')
    for (const closed of ['NUM-1', 'MAU-1']) expect(zones).not.toContain(closed)
  })

  it('AIE-S7-c, AIE-3.4.2-g: in Scenario 7 Cleopatra commands Romans at sea, before it she does not', () => {
    const why = (id: string) =>
      whyNotUnderCommand(
        positionOf(scenario(id, s => allied(s, 'aegyptii', 'republican'))),
        ['cleopatra'],
        ['legio-I'],
      )
    expect(why('7')).toBeNull()
    expect(why('3')?.rule).toBe('AIE-3.4.2-g')
  })

  it('AIE-3.4.2-h, RULING-133: what the leaders left aboard cannot command is lost, as the owner picks', () => {
    // Trebonius commands five.
    const legions = ['legio-V', 'legio-VI', 'legio-VII', 'legio-VIII', 'legio-IX', 'legio-X']
    const state = field(s => {
      caesarians(s, 'MIC', 'trebonius', 'hirtius', 'naves-6-0-1', 'naves-6-0-2', ...legions)
      give(s, 'republican', 'K07')
    })
    const murder = { dice: [d10('assassination of hirtius', 8)], impossible: true }
    const plot = ['assassinat K07', 'assassinate hirtius']
    const { decision } = playUntil(combat, { state, choices: plot, ...murder })
    expect([decision.role, decision.task]).toEqual(['caesarian', 'pick-surplus-cargo'])
    const { state: after } = play(combat, { state, choices: [...plot, 'lose legio-X'], ...murder })
    expect(legions.filter(id => placeIn(after, id) === 'MIC')).toEqual(legions.slice(0, 5))
    // With nobody left to lead them all are lost.
    put(state, 'trebonius', 'GAL-8')
    const { state: alone } = play(combat, { state, choices: plot, ...murder })
    expect(legions.filter(id => placeIn(alone, id) === 'MIC')).toEqual([])
    expect(placeIn(alone, 'naves-6-0-1')).toBe('MIC')
  })

  it('AIE-3.4.2-g: a leader who sails away leaves no more at sea than those who stay command', () => {
    const legions = ['legio-V', 'legio-VI', 'legio-VII', 'legio-VIII', 'legio-IX', 'legio-X']
    const state = field(s => {
      caesarians(s, 'MIC', 'trebonius', 'caesar', 'naves-6-0-1', 'naves-6-0-2', 'naves-6-1-1', ...legions)
    })
    const leaving = ['sail caesar', 'embark naves-6-0-1']
    expect(zonesAfter(state, leaving)).toEqual([])
    expect(zonesAfter(state, [...leaving, 'embark legio-V'])).toContain('GRA-3')
  })

  it('AIE-3.4.1-h: nobody is left at sea without naves', () => {
    const state = field(s => caesarians(s, 'MIO', 'curio', 'dolabella', 'naves-6-0-1', 'legio-V'))
    expect(zonesAfter(state, ['sail curio', 'embark naves-6-0-1'])).toEqual([])
    expect(zonesAfter(state, ['sail curio', 'embark naves-6-0-1', 'embark dolabella'])).toEqual([])
    expect(
      zonesAfter(state, ['sail curio', 'embark naves-6-0-1', 'embark dolabella', 'embark legio-V']),
    ).toContain('GAL-8')
  })

  it('AIE-7.1-a: naves pass enemy naves', () => {
    const state = field(s => {
      caesarians(s, 'GAL-8', 'curio', 'naves-6-0-1')
      republicans(s, 'MIO', 'bibulus', 'naves-8-2-1')
    })
    expect(zonesAfter(state, ['sail curio', 'embark naves-6-0-1', 'to MIO'])).toContain('MIC')
  })

  it('AIE-8.2-i: naves put in beside land units of their own side, though the enemy has some there too', () => {
    const state = field(s => {
      caesarians(s, 'GRA-3', 'curio', 'legio-V')
      caesarians(s, 'MIC', 'hirtius', 'naves-6-0-1')
      republicans(s, 'GRA-4', 'cato', 'legio-XV')
    })
    const sailing = ['sail hirtius', 'embark naves-6-0-1']
    expect(optionsAfter(state, sailing)).not.toContain('to GRA-4')
    const marched = ['lead curio', 'take legio-V', 'to GRA-4']
    expect(optionsAfter(state, [...marched, ...sailing])).toContain('to GRA-4')
    // A leader without a unit does not hold the coast for them.
    expect(optionsAfter(state, ['lead curio', 'to GRA-4', 'stop', ...sailing])).not.toContain('to GRA-4')
  })

  it('AIE-8.2-i: naves alone do not put in where the enemy has land units; with an army they do', () => {
    const state = field(s => {
      caesarians(s, 'MIO', 'curio', 'naves-6-0-1', 'legio-V')
      caesarians(s, 'MIO', 'dolabella', 'naves-6-0-2')
      republicans(s, 'AFR-1', 'legio-XXV')
    })
    expect(zonesAfter(state, ['sail dolabella', 'embark naves-6-0-1'])).not.toContain('AFR-1')
    expect(zonesAfter(state, ['sail curio', 'embark naves-6-0-1', 'embark legio-V'])).toContain('AFR-1')
  })
})

describe('fleets and Peoples', () => {
  it('AIE-3.4.2-e, AIE-4.4.2-d, RULING-126: Roman naves carry allies like Romans, but no Peoples at war', () => {
    const aboard = (stand: typeof atWar) => {
      const state = field(s => {
        stand(s, 'numidae', 'caesarian')
        for (const piece of ['numidae-pedites-1', 'juba-i']) put(s, piece, 'AFR-1')
        caesarians(s, 'AFR-1', 'curio', 'naves-6-0-1')
      })
      const options = optionsAfter(state, ['sail curio', 'embark naves-6-0-1'])
      return ['embark numidae-pedites-1', 'embark juba-i'].filter(option => options.includes(option))
    }
    expect(aboard(allied)).toEqual(['embark numidae-pedites-1', 'embark juba-i'])
    expect(aboard(atWar)).toEqual([])
  })

  it('AIE-3.4.2-g, RULING-36, RULING-126: a leader of a People aboard commands its own units, Romans all', () => {
    const units = ['numidae-pedites-1', 'numidae-pedites-2', 'numidae-equites-1', 'numidae-equites-2']
    const state = field(s => {
      allied(s, 'numidae', 'caesarian')
      for (const piece of [...units, 'juba-i']) put(s, piece, 'AFR-1')
      caesarians(
        s,
        'AFR-1',
        'saxa',
        'naves-6-0-1',
        'naves-6-0-2',
        'legio-V',
        'legio-VI',
        'legio-VII',
        'legio-VIII',
      )
    })
    const saxa = commandOf(positionOf(state), 'saxa')
    const legions = ['legio-V', 'legio-VI', 'legio-VII', 'legio-VIII'].slice(0, saxa)
    const ships = ['sail saxa', 'embark naves-6-0-1', 'embark naves-6-0-2']
    const full = [...ships, ...legions.map(unit => `embark ${unit}`)]
    expect(optionsAfter(state, full).filter(option => option.includes('numidae'))).toEqual([])
    expect(optionsAfter(state, [...full, 'embark juba-i'])).toContain('embark numidae-pedites-1')
    // His command is for his People alone.
    const more = optionsAfter(state, [...full, 'embark juba-i'])
    expect(more.filter(option => option.startsWith('embark legio'))).toEqual([])
  })

  it('AIE-4.3-a, RULING-126: allied Numidae go aboard ships of allied Aegyptii, not of Aegyptii at war', () => {
    const aboard = (egypt: typeof atWar, numidia: typeof atWar) => {
      const state = field(s => {
        egypt(s, 'aegyptii', 'caesarian')
        numidia(s, 'numidae', 'caesarian')
        for (const piece of ['aegyptii-naves-1', 'achillas', 'numidae-pedites-1']) put(s, piece, 'AFR-1')
      })
      return optionsAfter(state, ['sail achillas', 'embark aegyptii-naves-1'])
    }
    // Achillas leads Aegyptii only; the Numidae need a leader of their own or a Roman.
    expect(aboard(allied, allied)).not.toContain('embark numidae-pedites-1')
    const led = (stand: typeof atWar) => {
      const state = field(s => {
        allied(s, 'aegyptii', 'caesarian')
        stand(s, 'numidae', 'caesarian')
        for (const piece of ['aegyptii-naves-1', 'numidae-pedites-1']) put(s, piece, 'AFR-1')
        caesarians(s, 'AFR-1', 'curio')
      })
      return optionsAfter(state, ['sail curio', 'embark aegyptii-naves-1'])
    }
    expect(led(allied)).toContain('embark numidae-pedites-1')
    expect(led(atWar)).not.toContain('embark numidae-pedites-1')
    expect(aboard(atWar, allied)).not.toContain('embark numidae-pedites-1')
  })

  it('AIE-S4, RULING-126: in Scenario 4 the Numidae of Juba land in Sicilia with the fleet of Scipio', () => {
    const state = scenario('4', s => {
      s.active = 'republican'
      place(s, 'AFR-1', 'republican', ['scipio', 'naves-8-2-1'])
      for (const piece of ['juba-i', 'numidae-pedites-1', 'numidae-equites-1']) put(s, piece, 'AFR-1')
    })
    const run = playUntil(movement, {
      state,
      impossible: true,
      choices: [
        'sail scipio',
        'embark naves-8-2-1',
        'embark juba-i',
        'embark numidae-pedites-1',
        'embark numidae-equites-1',
        'to MIC',
        'to SIC-1',
      ],
    })
    for (const piece of ['juba-i', 'numidae-pedites-1', 'numidae-equites-1'])
      expect(placeIn(run.state, piece)).toBe('SIC-1')
  })

  it('AIE-4.3-a: ships of the Aegyptii at war take no Roman aboard, not even a leader', () => {
    const aboard = (stand: typeof atWar) => {
      const state = field(s => {
        stand(s, 'aegyptii', 'caesarian')
        put(s, 'cleopatra', 'AEG-1')
        put(s, 'aegyptii-naves-1', 'AEG-1')
        caesarians(s, 'AEG-1', 'caesar')
      })
      return optionsAfter(state, ['sail cleopatra', 'embark aegyptii-naves-1'])
    }
    expect(aboard(allied)).toContain('embark caesar')
    expect(aboard(atWar)).not.toContain('embark caesar')
  })

  it('AIE-4.3-a: naves of the Aegyptii carry three units of any kind, and Romans if they are allied', () => {
    const ally = field(s => {
      allied(s, 'aegyptii', 'caesarian')
      caesarians(s, 'AEG-1', 'caesar', 'legio-V', 'legio-VI', 'legio-VII')
    })
    const begun = ['sail caesar', 'embark aegyptii-naves-1', 'embark legio-V', 'embark legio-VI']
    expect(optionsAfter(ally, begun)).toContain('embark legio-VII')
    expect(optionsAfter(ally, begun)).toContain('embark aegyptii-levies-1')
    const controlled = field(s => {
      atWar(s, 'aegyptii', 'caesarian')
      put(s, 'achillas', 'AEG-1')
    })
    const own = ['sail achillas', 'embark aegyptii-naves-1', 'embark aegyptii-levies-1']
    expect(optionsAfter(controlled, own)).toContain('embark aegyptii-gabiniani-1')
    expect(zonesAfter(controlled, [...own, 'to MOR'])).toContain('ASI-4')
  })

  it('AIE-3.4.1-g: Romans do not land at a People at peace', () => {
    const state = field(s => caesarians(s, 'MOR', 'caesar', 'legio-V', 'naves-6-0-1'))
    const begun = ['sail caesar', 'embark naves-6-0-1', 'embark legio-V']
    expect(zonesAfter(state, begun)).not.toContain('AEG-1')
    expect(zonesAfter(state, begun)).toContain('MRM-0')
  })
})

describe('shipwrecked leaders', () => {
  it('AIE-3.4.2-h, RULING-96: they return next year; among enemy ships they must flee to a coast', () => {
    const state = field(s => caesarians(s, 'MIO', 'curio'))
    const run = play(g => loseSurplusCargo(g, 'MIO', 'caesarian'), { state, impossible: true })
    expect(placeIn(run.state, 'curio')).toBe(boxes.returning)
    const hunted = field(s => {
      caesarians(s, 'MIO', 'curio')
      republicans(s, 'MIO', 'cato', 'naves-6-1-1')
    })
    const flight = playUntil(
      function* (g) {
        yield* loseSurplusCargo(g, 'MIO', 'caesarian')
        yield* loneLeadersFlee(g)
      },
      { state: hunted, dice: [d10('solitary', 3)], impossible: true },
    )
    expect(choicesOf(flight.decision)).toContain('flee GAL-9')
  })
})
