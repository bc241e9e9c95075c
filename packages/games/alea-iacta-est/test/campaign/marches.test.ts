import { describe, expect, it } from 'vitest'
import { aboutMarch, columnFrom, marchFromAbout } from '../../../imperator/rules/movement/about.ts'
import { columnOf, marchFrom } from '../../../imperator/rules/movement/column.ts'
import { canCommand, landUnitsUnder } from '../../../imperator/rules/movement/command.ts'
import { distancesFrom } from '../../../imperator/rules/movement/distance.ts'
import { canLead, canMarchAlone } from '../../../imperator/rules/movement/land.ts'
import { movesFrom } from '../../../imperator/rules/movement/offers.ts'
import { afterStep, whyNotEnd } from '../../../imperator/rules/movement/paths.ts'
import { distanceFromHome } from '../../../imperator/rules/movement/peoples.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { row } from '../../data/index.ts'
import { aleaData as data } from '../../rules/series.ts'
import type { AleaState } from '../../rules/state.ts'
import { put, setReduced } from '../counters.ts'
import { choicesOf, d10, give, playUntil, positionOf } from '../support.ts'
import { allied, atWar, caesarians, field, move, optionsAfter, placeIn, republicans } from './stage.ts'

/** A People at war for the Caesarian, with one unit where the test wants it and the others out of the way. */
function warriors(state: AleaState, people: 'pontici' | 'thracii', unit: string, zone: string): void {
  atWar(state, people, 'caesarian')
  for (const other of data.peoples[people].units) put(state, other, 'box-people')
  for (const leader of data.peoples[people].leaders) put(state, leader, 'box-returning')
  put(state, unit, zone)
}

describe('what can be moved, after each move', () => {
  it('AIE-2.E-b, AIE-4.2.4-a: a People that makes room lets the Romans of its side go there', () => {
    const state = field(s => {
      warriors(s, 'pontici', 'pontici-phalanx-1', 'GRA-3')
      caesarians(s, 'GRA-4', 'legio-V')
    })
    expect(optionsAfter(state, [])).toEqual(['march pontici-phalanx-1', 'done'])
    expect(optionsAfter(state, ['march pontici-phalanx-1', 'to GRA-2'])).toEqual(['march legio-V', 'done'])
  })

  it('AIE-2.E-b, AIE-4.2.4-a: Romans who make room let the People of their side go there, and those who come bar it', () => {
    const leaving = field(s => {
      warriors(s, 'pontici', 'pontici-phalanx-1', 'PON-1')
      caesarians(s, 'ASI-2', 'legio-V')
    })
    expect(optionsAfter(leaving, [])).toEqual(['march legio-V', 'done'])
    expect(optionsAfter(leaving, ['march legio-V', 'to ASI-1'])).toEqual(['march pontici-phalanx-1', 'done'])

    const coming = field(s => {
      warriors(s, 'pontici', 'pontici-phalanx-1', 'PON-1')
      caesarians(s, 'ASI-1', 'legio-V', 'curio')
    })
    expect(optionsAfter(coming, [])).toContain('march pontici-phalanx-1')
    expect(optionsAfter(coming, ['march legio-V', 'to ASI-2'])).toEqual(['lead curio', 'done'])
    expect(optionsAfter(coming, ['lead curio', 'to ASI-2', 'stop'])).toEqual(['march legio-V', 'done'])
  })

  it('AIE-2.E-b: a leader of a People at war finds his way barred or free wherever Romans went', () => {
    const state = field(s => {
      warriors(s, 'pontici', 'pontici-phalanx-1', 'PON-1')
      put(s, 'pharnaces', 'PON-1')
      caesarians(s, 'ASI-2', 'legio-V')
      caesarians(s, 'GRA-4', 'legio-VI')
    })
    expect(optionsAfter(state, [])).not.toContain('march pontici-phalanx-1')
    expect(optionsAfter(state, ['march legio-V', 'to ASI-1'])).toEqual([
      'march legio-VI',
      'lead pharnaces',
      'march pontici-phalanx-1',
      'done',
    ])
  })

  it('AIE-2.E-b: nothing is offered twice, neither after a march nor after a stratagem', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      caesarians(s, 'ITA-4', 'curio', 'legio-V')
      caesarians(s, 'GRA-2', 'legio-VI')
      give(s, 'caesarian', 'K11')
    })
    const first = ['march legio-VI', 'lead curio', 'march legio-V', 'pacification-d-un-peuple-mineur K11']
    expect(optionsAfter(state, []).toSorted()).toEqual([...first, 'done'].toSorted())
    const played = optionsAfter(state, ['pacification-d-un-peuple-mineur K11'])
    expect(played.toSorted()).toEqual(['march legio-VI', 'lead curio', 'march legio-V', 'done'].toSorted())
    expect(optionsAfter(state, ['march legio-V', 'to ITA-3']).toSorted()).toEqual(
      ['march legio-VI', 'lead curio', 'pacification-d-un-peuple-mineur K11', 'done'].toSorted(),
    )
  })

  it('AIE-2.E-b, AIE-6.3-n: what the mover’s own stratagem opens is offered at once', () => {
    const state = field(s => {
      warriors(s, 'pontici', 'pontici-phalanx-1', 'GRA-3')
      caesarians(s, 'GRA-4', 'legio-V')
      give(s, 'caesarian', 'K08')
    })
    expect(optionsAfter(state, [])).not.toContain('march legio-V')
    expect(optionsAfter(state, ['pacification-d-un-peuple-majeur K08'])).toEqual(['march legio-V', 'done'])
  })

  it('AIE-3.4.1-b, AIE-2.E-b: a leader who stays where he is has moved', () => {
    const state = field(s => caesarians(s, 'ITA-4', 'curio', 'legio-V'))
    expect(optionsAfter(state, ['lead curio', 'stay'])).toEqual(['march legio-V', 'done'])
  })

  it('AIE-3.4.1-d, AIE-2.E-b: so has a unit that stays where it is', () => {
    const state = field(s => caesarians(s, 'ITA-4', 'legio-V', 'legio-VI'))
    expect(optionsAfter(state, ['march legio-V', 'stay'])).toEqual(['march legio-VI', 'done'])
    expect(placeIn(move(state, ['march legio-V', 'stay', 'done']).state, 'legio-V')).toBe('ITA-4')
  })

  it('AIE-2.E-b, AIE-4.3-b: a People that has marched two zones is not offered where it was', () => {
    const state = field(s => {
      warriors(s, 'pontici', 'pontici-phalanx-1', 'PON-1')
      for (const piece of ['pharnaces', 'pontici-phalanx-2']) put(s, piece, 'PON-1')
      atWar(s, 'cappadocii', 'caesarian')
      for (const piece of ['cappadocii-1', 'cappadocii-2']) put(s, piece, 'box-people')
    })
    const march = ['lead pharnaces', 'take pontici-phalanx-1', 'to CAP-1', 'to ASI-5', 'stop']
    expect(optionsAfter(state, march)).toEqual(['march pontici-phalanx-2', 'done'])
  })

  it('AIE-2.A-b: a player who holds a stratagem is asked even if only the end is left to choose', () => {
    const state = field(s => give(s, 'caesarian', 'K01'))
    expect(choicesOf(playUntil(movement, { state, impossible: true }).decision)).toEqual(['done'])
    expect(() => playUntil(movement, { state: field(() => {}), impossible: true })).toThrow(
      'ended without another decision',
    )
  })
})

describe('who can set out', () => {
  it('AIE-3.4.1-f: a legion without a leader does not march from one foreign zone to another', () => {
    const state = field(s => {
      atWar(s, 'parthi', 'republican')
      caesarians(s, 'PAR-2', 'legio-V')
      caesarians(s, 'PAR-1', 'legio-VI')
    })
    expect(canMarchAlone(positionOf(state), 'legio-V')).toBe(false)
    expect(canMarchAlone(positionOf(state), 'legio-VI')).toBe(true)
  })

  it('AIE-6.1-b: under Janus a legion between enemies stays, and marches without Janus', () => {
    const state = field(s => {
      caesarians(s, 'GRA-4', 'legio-V')
      republicans(s, 'GRA-3', 'legio-XV')
    })
    expect(canMarchAlone(positionOf(state), 'legio-V')).toBe(true)
    state.turn.janus = true
    expect(canMarchAlone(positionOf(state), 'legio-V')).toBe(false)
  })

  it('AIE-4.2.4-a: nor where the only way is held by a People of its own side', () => {
    const state = field(s => {
      warriors(s, 'pontici', 'pontici-phalanx-1', 'GRA-3')
      caesarians(s, 'GRA-4', 'legio-V', 'curio')
    })
    expect(canMarchAlone(positionOf(state), 'legio-V')).toBe(false)
    // The leader passes through.
    expect(canLead(positionOf(state), 'curio')).toBe(true)
  })

  it('AIE-6.3-a: in its own movement a unit may go where enemies are, in flight not', () => {
    const state = field(s => {
      caesarians(s, 'SIC-3', 'curio', 'legio-V')
      republicans(s, 'SIC-2', 'legio-XV')
    })
    const moves = (flight?: boolean) => movesFrom(positionOf(state), 'SIC-3', 'caesarian', flight)
    expect(moves()).toEqual(moves(false))
    expect(moves()).toContainEqual({ verb: 'march', noun: 'legio-V' })
    expect(moves(true)).not.toContainEqual({ verb: 'march', noun: 'legio-V' })
  })

  it('AIE-6.3-a: in flight nobody sets out where only enemies are next door', () => {
    const flights = (where: string): string[] => {
      const state = field(s => {
        caesarians(s, 'GRA-4', 'curio', 'legio-V')
        republicans(s, 'GRA-4', 'legio-XV')
        republicans(s, where, 'legio-XVI')
      })
      return movesFrom(positionOf(state), 'GRA-4', 'caesarian', true).map(
        ({ verb, noun }) => `${verb} ${noun}`,
      )
    }
    expect(flights('GRA-3')).toEqual(['lead curio'])
    expect(flights('GRA-1')).toEqual(['lead curio', 'march legio-V'])
  })

  it('AIE-3.4.1-h: nobody sets out from an island without straits', () => {
    const state = field(s => caesarians(s, 'GRA-5', 'curio', 'legio-V'))
    expect(canMarchAlone(positionOf(state), 'legio-V')).toBe(false)
    expect(canLead(positionOf(state), 'curio')).toBe(false)
  })

  it('AIE-4.3-c, AIE-3.4.1-b: a leader takes land units of his own side, whom he may command', () => {
    const state = field(s => {
      atWar(s, 'pontici', 'caesarian')
      allied(s, 'numidae', 'caesarian')
      caesarians(s, 'ASI-2', 'curio', 'legio-V', 'naves-6-0-1')
      republicans(s, 'ASI-2', 'legio-XV')
    })
    const stack = ['curio', 'legio-V', 'naves-6-0-1', 'legio-XV', 'pontici-phalanx-1', 'numidae-pedites-1']
    expect(landUnitsUnder(positionOf(state), 'curio', stack)).toEqual(['legio-V', 'numidae-pedites-1'])
    expect(landUnitsUnder(positionOf(state), 'pharnaces', stack)).toEqual(['pontici-phalanx-1'])
    expect(canCommand(positionOf(state), 'curio', 'naves-6-0-1')).toBe(true)
    expect(canCommand(positionOf(state), 'curio', 'legio-XV')).toBe(false)
    // At peace a leader has no side.
    expect(canCommand(positionOf(state), 'orodes', 'parthi-sagittarii-1')).toBe(false)
  })
})

describe('on the way', () => {
  it('AIE-8.2-f, AIE-CT-l: only the last step of a counter is remembered, with the river it crossed', () => {
    const state = field(s => caesarians(s, 'GAL-4', 'caesar', 'legio-V'))
    atWar(state, 'germani', 'republican')
    const run = move(state, ['lead caesar', 'take legio-V', 'to GAL-2', 'to GER-1', 'done'])
    expect(run.state.arrivals).toEqual([
      { piece: 'caesar', zone: 'GER-1', from: 'GAL-2', crossed: true },
      { piece: 'legio-V', zone: 'GER-1', from: 'GAL-2', crossed: true },
    ])
    const short = move(state, ['lead caesar', 'take legio-V', 'to GAL-2', 'stop', 'done'])
    expect(short.state.arrivals.map(({ crossed }) => crossed)).toEqual([false, false])
  })

  it('AIE-6.3-e: those whom the plague leaves go on, without those it takes', () => {
    const state = field(s => {
      caesarians(s, 'GAL-9', 'curio', 'legio-V', 'legio-VI')
      setReduced(s, 'legio-VI', true)
      s.cup = s.cup.filter(counter => counter !== 'K18')
      s.plague = { counter: 'K18', zone: 'GAL-8' }
    })
    const way = ['lead curio', 'take legio-V', 'take legio-VI', 'to GAL-8']
    const rolls = (...shown: number[]) => shown.map(die => d10('plague', die))
    const onTheWay = playUntil(movement, {
      state,
      choices: way,
      dice: rolls(0, 8, 9),
      impossible: true,
    })
    expect(onTheWay.decision.about).toMatchObject({
      leader: 'curio',
      units: ['legio-V'],
      zone: 'GAL-8',
      left: 2,
    })
    // Without a unit, or without the leader, the march is over.
    for (const dice of [rolls(0, 9, 9), rolls(9, 0, 0)]) {
      const ended = playUntil(movement, {
        state: field(s => {
          caesarians(s, 'GAL-9', 'curio', 'legio-V', 'legio-VI')
          setReduced(s, 'legio-V', true)
          setReduced(s, 'legio-VI', true)
          caesarians(s, 'SIC-3', 'lurium')
          s.cup = s.cup.filter(counter => counter !== 'K18')
          s.plague = { counter: 'K18', zone: 'GAL-8' }
        }),
        choices: way,
        dice,
        impossible: true,
      })
      expect(ended.decision.task).toBe('movement')
    }
  })

  it('AIE-7.3-a, AIE-3.4.1-b: what is told of a march is what it has come to', () => {
    const position = positionOf(
      field(s => {
        atWar(s, 'germani', 'republican')
        caesarians(s, 'GER-1', 'caesar', 'legio-V')
      }),
    )
    const column = columnOf(position, 'caesarian', 'caesar', ['legio-V'], true)
    const begun = marchFrom('GER-1')
    const [step] = row(data.zones, 'GER-1').neighbours.filter(({ zone }) => zone === 'GAL-2')
    if (step === undefined) throw new Error('GER-1 and GAL-2 touch')
    const march = afterStep(position, begun, step)
    expect(march).toEqual({ start: 'GER-1', zone: 'GAL-2', spent: 2, limitLifted: true, outside: 0 })
    const about = aboutMarch(column, march)
    expect(about.left).toBe(1)
    expect(marchFromAbout(about)).toEqual(march)
    expect(marchFromAbout(aboutMarch(column, begun))).toEqual(begun)
    expect(columnFrom(position, 'caesarian', about)).toEqual(column)
    const calm = columnOf(position, 'caesarian', null, ['legio-V'], false)
    expect(columnFrom(position, 'caesarian', aboutMarch(calm, begun))).toEqual(calm)
    expect(aboutMarch(column, { ...march, spent: 4 }).left).toBe(0)
  })

  it('AIE-4.4.1-e, RULING-35: units of Peoples with two masters do not meet, a leader alone may', () => {
    const position = positionOf(
      field(s => {
        atWar(s, 'pannonii', 'caesarian')
        atWar(s, 'numidae', 'caesarian')
        atWar(s, 'mauri', 'republican')
        put(s, 'juba-i', 'NUM-2')
      }),
    )
    const there = { ...marchFrom('NUM-2'), zone: 'MAU-2', spent: 1 }
    const units = columnOf(position, 'caesarian', 'juba-i', ['numidae-equites-2'], false)
    const alone = columnOf(position, 'caesarian', 'juba-i', [], false)
    expect(whyNotEnd(position, units, there)?.why).toBe('peoples-do-not-fight')
    expect(whyNotEnd(position, alone, there)).toBeNull()
  })
})

describe('how far it is', () => {
  it('AIE-4.3-g: by sea too for a People with ships, over open seas only', () => {
    const far = (people: 'aegyptii' | 'germani', ...places: string[]): number[] =>
      places.map(place => distanceFromHome(data, people, place))
    expect(
      far('aegyptii', 'AEG-1', 'JUD-1', 'MOR', 'MIC', 'PEX', 'ASI-1', 'AFR-3', 'MIO', 'AFR-1', 'PON-1'),
    ).toEqual([0, 1, 1, 2, 2, 2, 2, 3, 3, 3])
    expect(far('aegyptii', 'OAT', 'FGA', 'MGE')).toEqual(Array(3).fill(Number.POSITIVE_INFINITY))
    expect(far('germani', 'GER-1', 'GAL-1', 'GAL-3', 'NOR-0', 'ITA-5')).toEqual([0, 1, 2, 1, 2])
    expect(far('germani', 'MGE', 'FGA')).toEqual(Array(2).fill(Number.POSITIVE_INFINITY))
  })

  it('AIE-EV-06, RULING-07: by land in movement points, the nearest first', () => {
    const reached = distancesFrom(data, 'ITA-1')
    const costs = [...reached.values()]
    expect(costs).toEqual(costs.toSorted((one, two) => one - two))
    expect(
      ['ITA-1', 'ITA-7', 'SIC-1', 'ITA-3', 'ALP-2', 'GAL-8', 'GER-2'].map(zone => reached.get(zone)),
    ).toEqual([0, 1, 3, 3, 4, 5, 6])
    expect(reached.has('SIC-2')).toBe(false)
  })

  it('AIE-EV-06: the nearest zones come first, and each costs what the cheapest road does', () => {
    const reached = [...distancesFrom(data, 'MAU-1')]
    const costs = reached.map(([, cost]) => cost)
    expect(reached[0]).toEqual(['MAU-1', 0])
    expect(costs).toEqual(costs.toSorted((one, two) => one - two))
  })
})
