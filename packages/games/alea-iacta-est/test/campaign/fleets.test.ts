import { describe, expect, it } from 'vitest'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { departing, whyNotAboardToEvade } from '../../rules/combat/naval-evasion.ts'
import { isUnsettled, resolveZone } from '../../rules/combat/zone.ts'
import {
  canSail,
  type Fleet,
  seaways,
  whyNotEmbark,
  whyNotLand,
  whyNotSail,
  whyNoVoyage,
} from '../../rules/movement/naval.ts'
import { whyLeaderNotAboard, whyNotAboard } from '../../rules/movement/transport.ts'
import { aleaData as data } from '../../rules/series.ts'
import { boxes } from '../../rules/state.ts'
import { put, setMoved } from '../counters.ts'
import { choicesOf, d6, place, play, playUntil, positionOf } from '../support.ts'
import { allied, atWar, caesarians, field, optionsAfter, placeIn, republicans } from './stage.ts'

function fleetOf(captain: string, naves: string[], cargo: string[] = [], flight = false): Fleet {
  return { side: 'caesarian', captain, leaders: [captain], naves, cargo, flight }
}

describe('seaways', () => {
  it('AIE-3.4.2-c, AIE-3.4.2-d: nothing between a port and its sea, one point over a beach and from sea to sea', () => {
    const from = (place: string): string =>
      seaways(data, place)
        .map(({ to, cost }) => `${to} ${cost}`)
        .toSorted()
        .join(', ')
    expect(from('PEX')).toBe('ASI-2 0, MOR 1, PON-1 1, THR-1 1')
    expect(from('GAL-8')).toBe('MIO 0')
    expect(from('GAL-9')).toBe('MIO 1')
    expect(from('ITA-7')).toBe('MIC 0, MIO 0')
    expect(from('HIS-2')).toBe('MIO 0')
    expect(from('GAL-3')).toBe('')
    for (const sea of ['MIO', 'MIC', 'MOR', 'PEX']) {
      for (const { to, cost } of seaways(data, sea)) {
        const free = data.zones[to] !== undefined && data.zones[to].port !== null
        expect([sea, to, cost]).toEqual([sea, to, free ? 0 : 1])
      }
    }
  })
})

describe('putting to sea', () => {
  it('AIE-3.4.2-a, AIE-3.4.2-i: no voyage with ships that have moved, nor for a captain who has, or is ill', () => {
    const state = field(s => caesarians(s, 'GAL-8', 'curio', 'naves-6-0-1', 'legio-V'))
    expect(canSail(positionOf(state), 'curio')).toBe(true)
    setMoved(state, 'naves-6-0-1', true)
    expect(canSail(positionOf(state), 'curio')).toBe(false)
    expect(whyNoVoyage(positionOf(state), 'curio')?.why).toBe('no-naves')
    setMoved(state, 'naves-6-0-1', false)
    setMoved(state, 'curio', true)
    expect(canSail(positionOf(state), 'curio')).toBe(false)
    expect(whyNoVoyage(positionOf(state), 'curio')?.why).toBe('has-moved')
    setMoved(state, 'curio', false)
    state.turn.ill = ['curio']
    expect(canSail(positionOf(state), 'curio')).toBe(false)
    expect(whyNoVoyage(positionOf(state), 'curio')?.why).toBe('ill')
  })

  it('AIE-3.4.2-a: ships of the enemy take nobody', () => {
    const state = field(s => {
      caesarians(s, 'GAL-8', 'curio', 'legio-V')
      republicans(s, 'GAL-8', 'naves-6-0-1')
    })
    expect(canSail(positionOf(state), 'curio')).toBe(false)
  })

  it('AIE-EV-02, RULING-65: in bad weather only out of ports and into them', () => {
    const sails = (where: string): boolean => {
      const state = field(s => caesarians(s, where, 'curio', 'naves-6-0-1'))
      state.turn.event = 'disastrous-weather'
      return canSail(positionOf(state), 'curio')
    }
    expect([sails('GAL-8'), sails('GAL-9')]).toEqual([true, false])
  })

  it('AIE-3.4.2-i: a captain who stays ashore after all has moved', () => {
    const state = field(s => caesarians(s, 'GAL-8', 'curio', 'naves-6-0-1'))
    expect(optionsAfter(state, ['sail curio', 'stay'])).toEqual(['done'])
  })

  it('AIE-1.3.2-a: what is told of a voyage is the point that is left', () => {
    const state = field(s => caesarians(s, 'GAL-8', 'curio', 'naves-6-0-1'))
    const about = (...choices: string[]) =>
      playUntil(movement, {
        state,
        choices: ['sail curio', 'embark naves-6-0-1', ...choices],
        impossible: true,
      }).decision.about
    expect(about()).toMatchObject({ start: 'GAL-8', place: 'GAL-8', spent: 0, left: 1 })
    expect(about('to MIO')).toMatchObject({ place: 'MIO', spent: 0, left: 1 })
    expect(about('to MIO', 'to MIC')).toMatchObject({ place: 'MIC', spent: 1, left: 0 })
  })

  it('AIE-3.4.2-d, RULING-17: only to a place next by sea, with ships, and not beyond a landing', () => {
    const position = positionOf(field(s => caesarians(s, 'GAL-8', 'curio', 'naves-6-0-1')))
    const fleet = fleetOf('curio', ['naves-6-0-1'])
    const begun = { start: 'GAL-8', place: 'GAL-8', spent: 0 }
    expect(whyNotSail(position, fleet, begun, 'MIO')).toBeNull()
    expect(whyNotSail(position, fleet, begun, 'MIC')?.why).toBe('no-seaway')
    expect(whyNotSail(position, { ...fleet, naves: [] }, begun, 'MIO')?.why).toBe('no-naves-taken')
    expect(whyNotSail(position, fleet, { ...begun, place: 'HIS-1' }, 'MIO')?.why).toBe('no-seaway')
    expect(whyNotSail(position, fleet, { ...begun, place: 'MIC', spent: 1 }, 'MOR')?.about).toEqual({
      cost: 1,
      left: 0,
    })
  })

  it('AIE-6.3-a, AIE-7.1-a: in flight a fleet passes enemy ships at sea if a coast beyond is free', () => {
    const flee = (...held: string[]) => {
      const state = field(s => {
        caesarians(s, 'PON-1', 'curio', 'naves-6-0-1')
        republicans(s, 'PEX', 'naves-8-2-1')
        atWar(s, 'pontici', 'republican')
        for (const [index, zone] of held.entries()) republicans(s, zone, `legio-${['I', 'II', 'III'][index]}`)
      })
      const fleet = fleetOf('curio', ['naves-6-0-1'], [], true)
      return (
        whyNotSail(positionOf(state), fleet, { start: 'PON-1', place: 'PON-1', spent: 0 }, 'PEX')?.why ?? null
      )
    }
    // Only the port of Nicomedia is left for nothing.
    expect(flee()).toBeNull()
    expect(flee('ASI-2')).toBe('flight-to-enemy')
  })
})

describe('who goes aboard', () => {
  it('AIE-4.3-a: Romans board Egyptian ships only of allies', () => {
    const board = (status: typeof atWar) => {
      const state = field(s => {
        status(s, 'aegyptii', 'caesarian')
        caesarians(s, 'AEG-1', 'curio', 'legio-V')
        put(s, 'cleopatra', 'AEG-1')
      })
      const fleet = fleetOf('cleopatra', ['aegyptii-naves-1'])
      return ['curio', 'aegyptii-levies-1'].map(
        piece => whyNotEmbark(positionOf(state), fleet, piece)?.rule ?? null,
      )
    }
    expect(board(atWar)).toEqual(['AIE-4.3-a', null])
    expect(board(allied)).toEqual([null, null])
  })

  it('AIE-3.4.2-f, AIE-4.3-a: what warriors take of Egyptian room is not there for legions', () => {
    const state = field(s => atWar(s, 'aegyptii', 'caesarian'))
    const ships = ['aegyptii-naves-1', 'naves-4-0-1']
    const levies = ['aegyptii-levies-1', 'aegyptii-levies-2']
    const aboard = (...cargo: string[]) => whyNotAboard(positionOf(state), ships, cargo)?.why ?? null
    expect(aboard(...levies, 'legio-V', 'legio-VI', 'legio-VII')).toBeNull()
    expect(aboard(...levies, 'legio-V', 'legio-VI', 'legio-VII', 'legio-VIII')).toBe('no-room-aboard')
    expect(aboard(...levies, 'legio-V', 'legio-VI', 'legio-VII', 'auxilia-1')).toBeNull()
    expect(aboard(...levies, 'aegyptii-gabiniani-1', 'legio-V', 'legio-VI')).toBeNull()
    expect(aboard(...levies, 'aegyptii-gabiniani-1', 'aegyptii-gabiniani-2')).toBe('no-room-aboard')
    expect(whyNotAboard(positionOf(state), ['naves-4-0-1'], levies)?.why).toBe('cannot-carry')
  })

  it('AIE-3.4.2-e: the leader of a People at war boards where one of the ships is of his People', () => {
    const position = positionOf(field(s => atWar(s, 'aegyptii', 'caesarian')))
    const board = (...ships: string[]) => whyLeaderNotAboard(position, ships, 'cleopatra')
    expect(board('naves-4-0-1', 'aegyptii-naves-1')).toBeNull()
    expect(board('naves-4-0-1')?.rule).toBe('AIE-3.4.2-e')
  })

  it('AIE-3.6.5-b: no Roman aboard lands in the region of a Triumvir, even from an Egyptian ship', () => {
    const state = field(s => {
      allied(s, 'aegyptii', 'caesarian')
      caesarians(s, 'MIO', 'curio', 'legio-V')
      put(s, 'cleopatra', 'MIO')
      put(s, 'aegyptii-naves-1', 'MIO')
      place(s, 'SIC-1', 'republican', ['cato', 'legio-I'])
      s.triumvirs = [{ leader: 'cato', region: 'sicilia' }]
    })
    const land = (cargo: string[], to: string) =>
      whyNotLand(
        positionOf(state),
        { ...fleetOf('cleopatra', ['aegyptii-naves-1'], cargo) },
        { start: 'MIO', place: to },
      )?.rule ?? null
    expect(land(['legio-V'], 'SIC-1')).toBe('AIE-3.6.5-b')
    expect(land(['aegyptii-levies-1'], 'SIC-1')).toBeNull()
    expect(land(['legio-V'], 'GAL-8')).toBeNull()
  })
})

describe('fleets in danger', () => {
  it('AIE-8.2-i: ships of either side alone among enemy land units must leave', () => {
    for (const [ships, army] of [
      [caesarians, republicans],
      [republicans, caesarians],
    ] as const) {
      const position = positionOf(
        field(s => {
          ships(s, 'GAL-8', 'naves-6-0-1')
          army(s, 'GAL-8', 'legio-V')
        }),
      )
      expect(isUnsettled(position, 'GAL-8')).toBe(true)
      expect(isUnsettled(position, 'GAL-9')).toBe(false)
    }
  })

  it('AIE-8.2-i, AIE-EV-04: their leaders go with them, but not one who is ill, nor leaders of Peoples at war', () => {
    const state = field(s => {
      atWar(s, 'numidae', 'caesarian')
      caesarians(s, 'GAL-8', 'curio', 'hirtius', 'naves-6-0-1')
      put(s, 'juba-i', 'GAL-8')
      s.turn.ill = ['hirtius']
    })
    expect(departing(positionOf(state), 'GAL-8', 'caesarian')).toEqual(['curio', 'naves-6-0-1'])
  })

  it('AIE-8.2-g, AIE-8.2-h: ships alone evade without land units, and tell so', () => {
    const state = field(s => {
      caesarians(s, 'MIO', 'curio', 'naves-8-2-1')
      republicans(s, 'MIO', 'cato', 'naves-6-1-1')
    })
    const { decision } = playUntil(g => resolveZone(g, 'MIO'), {
      state,
      choices: ['evade cato'],
      impossible: true,
    })
    expect(decision.about?.departure).toEqual({ naves: true, army: false })

    const withArmy = field(s => {
      republicans(s, 'GAL-8', 'cato', 'naves-6-1-1', 'legio-I')
      republicans(s, 'GAL-9', 'legio-II')
    })
    const fleet: Fleet = { ...fleetOf('cato', ['naves-6-1-1'], [], true), side: 'republican' }
    const board = (army: boolean, piece: string) =>
      whyNotAboardToEvade(positionOf(withArmy), fleet, { naves: true, army }, piece)?.why ?? null
    expect([board(true, 'legio-I'), board(false, 'legio-I')]).toEqual([null, 'ships-alone'])
    expect([board(true, 'legio-II'), board(false, 'legio-II')]).toEqual(['not-here', 'not-here'])
  })

  it('AIE-8.4.1-a, AIE-8.1-d: beaten at sea off a coast, leaders without an army ashore go with their ships', () => {
    const sea = (ashore: string[]) => {
      const state = field(s => {
        caesarians(s, 'GAL-8', 'curio', 'naves-8-2-1', 'naves-8-2-2')
        republicans(s, 'GAL-8', 'cato', 'naves-4-0-1', ...ashore)
      })
      const run = play(g => fight(g, newEngagement(g, 'GAL-8', 'naval', 'caesarian', null)), {
        state,
        dice: [d6('battle', 1)],
        impossible: true,
      })
      return ['cato', 'naves-4-0-1'].map(piece => placeIn(run.state, piece))
    }
    expect(sea([])).toEqual(['MIO', 'MIO'])
    expect(sea(['legio-I'])).toEqual(['GAL-8', 'MIO'])
  })

  it('AIE-8.1-d, AIE-8.4.1-b: beaten on land, a leader who fought at sea leaves with the ships, if there are any', () => {
    const land = (ships: string[]) => {
      const state = field(s => {
        caesarians(s, 'GAL-8', 'caesar', 'legio-V', 'legio-VI', 'legio-VII')
        republicans(s, 'GAL-8', 'cato', 'labienus', 'legio-I', ...ships)
      })
      const run = playUntil(
        function* (g) {
          yield* fight(g, newEngagement(g, 'GAL-8', 'land', 'caesarian', new Set(['cato'])))
          yield {
            role: 'caesarian',
            rule: 'test',
            task: 'movement',
            choices: [{ verb: 'done' }],
            confirm: true,
          }
        },
        { state, dice: [d6('battle', 4)], choices: ['retreat GAL-9'], impossible: true },
      )
      return ['cato', 'labienus', 'legio-I'].map(piece => placeIn(run.state, piece))
    }
    expect(land(['naves-6-1-1'])).toEqual(['MIO', 'GAL-9', 'GAL-9'])
    expect(land([])).toEqual(['GAL-9', 'GAL-9', 'GAL-9'])
  })

  it('AIE-8.4.1-a, RULING-105: an army too large for its ships does not retreat aboard', () => {
    const beaten = (legions: string[]) => {
      const state = field(s => {
        caesarians(s, 'GRA-5', 'caesar', 'legio-V', 'legio-VI', 'legio-VII', 'legio-VIII', 'legio-IX')
        republicans(s, 'GRA-5', 'naves-4-1-1', ...legions)
      })
      return playUntil(
        function* (g) {
          yield* fight(g, newEngagement(g, 'GRA-5', 'land', 'caesarian', null))
          yield {
            role: 'caesarian',
            rule: 'test',
            task: 'movement',
            choices: [{ verb: 'done' }],
            confirm: true,
          }
        },
        { state, dice: [d6('battle', 4)], impossible: true },
      )
    }
    expect(choicesOf(beaten(['legio-I', 'legio-II']).decision)).toEqual(['retreat MIC', 'retreat MOR'])
    const lost = beaten(['legio-I', 'legio-II', 'legio-III'])
    expect(placeIn(lost.state, 'legio-I')).toBe(boxes.reserve)
    // The ships are driven out alone.
    expect(choicesOf(lost.decision)).toEqual(['evade-to MIC', 'evade-to MOR'])
  })
})
