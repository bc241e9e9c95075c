import { describe, expect, it } from 'vitest'
import { escapeZones } from '../../../imperator/rules/combat/escape.ts'
import { evasionChance, evasionTarget, whyNotAlong } from '../../../imperator/rules/combat/evasion.ts'
import { alea } from '../../index.ts'
import { harbours } from '../../rules/combat/naval-evasion.ts'
import { resolveZone } from '../../rules/combat/zone.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { put } from '../counters.ts'
import { choicesOf, d6, d10, play, playUntil, positionOf } from '../support.ts'
import { allied, atWar, caesarians, field, placeIn, republicans } from './stage.ts'

/** The Caesarian has come from ITA-6 to attack in ITA-1. */
function attack(change: (state: AleaState) => void = () => {}): AleaState {
  return field(s => {
    caesarians(s, 'ITA-1', 'm-antonius', 'legio-V', 'legio-VI')
    republicans(s, 'ITA-1', 'labienus', 'cato', 'legio-XV', 'legio-XVI')
    s.arrivals = ['m-antonius', 'legio-V', 'legio-VI'].map(piece => ({
      piece,
      zone: 'ITA-1',
      from: 'ITA-6',
      crossed: false,
    }))
    change(s)
  })
}

function optionsIn(
  zone: string,
  state: AleaState,
  choices: string[] = [],
  dice: ReturnType<typeof d10>[] = [],
) {
  return choicesOf(playUntil(g => resolveZone(g, zone), { state, choices, dice, impossible: true }).decision)
}

describe('evasion by land', () => {
  it('AIE-8.2-a: the d10 plus the best TB of the attackers must stay below the best SR', () => {
    const position = positionOf(attack())
    // Labienus has SR 4, M. Antonius TB 2.
    expect(evasionTarget(position, 'ITA-1', 'republican')).toBe(2)
    const state = attack()
    expect(optionsIn('ITA-1', state)).toEqual(['evade labienus', 'evade cato', 'stand'])
    expect(optionsIn('ITA-1', state, ['evade cato'], [d10('evasion', 1)])).toContain('evade-to ITA-7')
  })

  it('AIE-8.2-a, AIE-EV-04: the chance to slip away, and none for a leader who is ill', () => {
    const state = field(s => {
      republicans(s, 'GRA-4', 'pompeius', 'cato')
      caesarians(s, 'GRA-3', 'curio')
    })
    const chance = (...defenders: string[]) => evasionChance(positionOf(state), defenders, [])
    // SR 5 and 2 of a d10.
    expect([chance('pompeius'), chance('cato'), chance('cato', 'pompeius'), chance()]).toEqual([
      0.5, 0.2, 0.5, 0,
    ])
    expect(evasionTarget(positionOf(state), 'GRA-2', 'republican')).toBe(0)
    state.turn.ill = ['cato']
    expect([chance('cato'), chance('cato', 'pompeius')]).toEqual([0, 0.5])
  })

  it('AIE-8.2-c: nobody goes along who stands elsewhere', () => {
    const state = field(s => {
      republicans(s, 'GRA-3', 'cato', 'legio-XV')
      republicans(s, 'GRA-2', 'legio-XVI')
      caesarians(s, 'GRA-3', 'legio-V')
    })
    const why = (piece: string) => whyNotAlong(positionOf(state), 'GRA-3', ['cato'], piece)?.why
    expect([why('legio-XV'), why('legio-XVI')]).toEqual([undefined, 'other-zone'])
  })

  it('AIE-8.2-a, RULING-51: a failed roll ends it; without an attacking leader nothing is added', () => {
    const state = attack()
    const run = play(g => resolveZone(g, 'ITA-1'), {
      state,
      choices: ['evade cato', 'reduce legio-V'],
      dice: [d10('evasion', 2), d6('battle', 6)],
      impossible: true,
    })
    expect(placeIn(run.state, 'cato')).toBe('ITA-7')
    const unled = attack(s => put(s, 'm-antonius', boxes.dead))
    expect(evasionTarget(positionOf(unled), 'ITA-1', 'republican')).toBe(4)
  })

  it('AIE-8.2-a: without a leader there is no evasion, and a leader of a People has SR 3', () => {
    const state = field(s => {
      caesarians(s, 'ITA-1', 'legio-V')
      republicans(s, 'ITA-1', 'legio-XV')
      atWar(s, 'pontici', 'republican')
      put(s, 'pharnaces', 'PON-1')
      caesarians(s, 'PON-1', 'curio', 'legio-VI')
    })
    const { decision } = playUntil(g => resolveZone(g, 'ITA-1'), {
      state,
      dice: [d6('battle', 3)],
      impossible: true,
    })
    expect(decision.task).toBe('retreat')
    expect(evasionTarget(positionOf(state), 'PON-1', 'republican')).toBe(3)
  })

  it('AIE-8.2-b: not where enemy units are, nor where they may not stack', () => {
    const state = attack(s => caesarians(s, 'ITA-7', 'legio-VII'))
    // ITA-6 is where the attackers came from, ITA-7 is occupied: there is nowhere to go.
    const { decision } = playUntil(g => resolveZone(g, 'ITA-1'), {
      state,
      dice: [d6('battle', 5)],
      impossible: true,
    })
    expect(decision.task).not.toBe('evade')
  })

  it('AIE-8.2-c: one leader takes as many units as he commands, and any leaders; the rest may try again', () => {
    const legions = ['I', 'II', 'III', 'IV', 'XV'].map(number => `legio-${number}`)
    const state = field(s => {
      caesarians(s, 'ITA-1', 'curio', 'legio-V')
      republicans(s, 'ITA-1', 'cato', 'labienus', ...legions)
    })
    const begun = ['evade cato', ...legions.slice(0, 4).map(unit => `take ${unit}`)]
    const options = optionsIn('ITA-1', state, begun, [d10('evasion', 0)])
    expect(options).not.toContain('take legio-XV')
    expect(options).toContain('take labienus')
    const again = optionsIn('ITA-1', state, [...begun, 'evade-to ITA-7'], [d10('evasion', 0)])
    expect(again).toEqual(['evade labienus', 'stand'])
  })

  it('AIE-8.2-e: Romans do not evade out of the Republic', () => {
    const state = field(s => {
      caesarians(s, 'GRA-2', 'curio', 'legio-V')
      republicans(s, 'GRA-2', 'cato', 'legio-XV')
      atWar(s, 'thracii', 'republican')
    })
    expect(optionsIn('GRA-2', state, ['evade cato'], [d10('evasion', 0)])).toEqual([
      'take legio-XV',
      'evade-to GRA-3',
    ])
  })

  it('AIE-3.6.5-b: nor to a Triumvir, if there is a Roman among them', () => {
    const state = field(s => {
      allied(s, 'numidae', 'republican')
      for (const piece of ['juba-i', 'numidae-pedites-1']) put(s, piece, 'HIS-1')
      republicans(s, 'HIS-1', 'legio-XV')
      s.triumvirs = [{ leader: 'lepidus', region: 'gallia' }]
    })
    const zones = (...pieces: string[]) =>
      escapeZones(positionOf(state), { side: 'republican', pieces, closed: [] }, 'HIS-1')
    expect(zones('juba-i', 'numidae-pedites-1')).toContain('GAL-9')
    expect(zones('juba-i', 'numidae-pedites-1', 'legio-XV')).not.toContain('GAL-9')
    expect(zones('juba-i', 'numidae-pedites-1', 'legio-XV')).toContain('HIS-3')
  })

  it('AIE-8.2-e: nor Peoples into it, unless they are there already', () => {
    const state = field(s => {
      atWar(s, 'pontici', 'republican')
      put(s, 'pharnaces', 'PON-1')
      atWar(s, 'armenii', 'republican')
      caesarians(s, 'PON-1', 'curio', 'legio-V')
    })
    const options = optionsIn('PON-1', state, ['evade pharnaces'], [d10('evasion', 0)])
    expect(options).toContain('evade-to ARM-1')
    expect(options).not.toContain('evade-to ASI-2')
    for (const piece of ['pharnaces', 'pontici-phalanx-1']) put(state, piece, 'ASI-2')
    for (const piece of ['curio', 'legio-V']) put(state, piece, 'ASI-2')
    expect(optionsIn('ASI-2', state, ['evade pharnaces'], [d10('evasion', 0)])).toContain('evade-to ASI-1')
  })

  it('AIE-8.2-f: not into the zone the attackers came from', () => {
    expect(optionsIn('ITA-1', attack(), ['evade cato'], [d10('evasion', 0)])).not.toContain('evade-to ITA-6')
  })

  it('AIE-EV-04: a leader who is ill does not evade', () => {
    const state = attack(s => {
      s.turn.ill = ['labienus']
    })
    expect(optionsIn('ITA-1', state)).toEqual(['evade cato', 'stand'])
    expect(optionsIn('ITA-1', state, ['evade cato'], [d10('evasion', 0)])).not.toContain('take labienus')
  })
})

describe('evasion by sea', () => {
  const atSea = (change: (state: AleaState) => void = () => {}) =>
    field(s => {
      caesarians(s, 'MIO', 'm-antonius', 'naves-8-2-1')
      republicans(s, 'MIO', 'cato', 'naves-6-1-1')
      change(s)
    })

  it('AIE-8.2-g: naves alone slip away without a roll, to a place without enemy naves', () => {
    const state = atSea(s => caesarians(s, 'MIC', 'naves-6-0-1'))
    const begun = ['evade cato', 'embark naves-6-1-1']
    const options = optionsIn('MIO', state, begun)
    expect(options).not.toContain('evade-to MIC')
    const run = play(g => resolveZone(g, 'MIO'), {
      state,
      choices: [...begun, 'evade-to SIC-2'],
      impossible: true,
    })
    expect(placeIn(run.state, 'naves-6-1-1')).toBe('SIC-2')
  })

  it('AIE-8.2-g, AIE-3.4.1-g, AIE-3.6.5-b: not to the coast of a People at peace, nor to a Triumvir', () => {
    const state = field(s => {
      republicans(s, 'MIO', 'cato', 'naves-4-0-1')
      s.triumvirs = [{ leader: 'lepidus', region: 'africa' }]
    })
    const open = (pieces: string[]) =>
      harbours(positionOf(state), { side: 'republican', pieces, closed: [] }, 'MIO')
    const away = open(['cato', 'naves-4-0-1'])
    expect(away).toEqual(expect.arrayContaining(['GAL-8', 'SIC-1', 'MIC']))
    for (const closed of ['NUM-1', 'MAU-1', 'AFR-1']) expect(away).not.toContain(closed)
    atWar(state, 'numidae', 'caesarian')
    expect(open(['naves-4-0-1'])).toContain('NUM-1')
  })

  it('AIE-8.2-g, AIE-8.2-i: a coast with enemy land units is open to naves alone, and drives them on at once', () => {
    const state = atSea(s => caesarians(s, 'SIC-1', 'legio-X'))
    const begun = ['evade cato', 'embark naves-6-1-1']
    expect(optionsIn('MIO', state, begun)).toContain('evade-to SIC-1')
    // From Sicilia they can go on to the sea on its other side, but not back to the enemy fleet.
    const run = play(g => resolveZone(g, 'MIO'), {
      state,
      choices: [...begun, 'evade-to SIC-1'],
      impossible: true,
    })
    expect(placeIn(run.state, 'naves-6-1-1')).toBe('MIC')
    expect(placeIn(run.state, 'cato')).toBe('MIC')
    const ships = atSea(s => caesarians(s, 'SIC-1', 'naves-6-0-1'))
    expect(optionsIn('MIO', ships, begun)).not.toContain('evade-to SIC-1')
    const army = atSea(s => {
      caesarians(s, 'SIC-1', 'legio-X')
      republicans(s, 'MIO', 'legio-XV')
    })
    expect(optionsIn('MIO', army, [...begun, 'embark legio-XV'])).not.toContain('evade-to SIC-1')
  })

  it('AIE-EV-09, RULING-127: in the year of Neptune nobody evades by sea, and ships that must leave are lost', () => {
    const stormy = atSea(s => (s.turn.event = 'wrath-of-neptune'))
    expect(playUntil(g => resolveZone(g, 'MIO'), { state: atSea(), impossible: true }).decision.task).toBe(
      'evade-by-sea',
    )
    const run = play(g => resolveZone(g, 'MIO'), {
      state: stormy,
      dice: [d6('battle', 6)],
      impossible: true,
    })
    expect(run.events.some(({ kind }) => kind === 'trapped')).toBe(true)
    const port = (event: AleaState['turn']['event']) =>
      field(s => {
        s.turn.event = event
        caesarians(s, 'GAL-8', 'curio', 'legio-V')
        republicans(s, 'GAL-8', 'naves-6-1-1')
      })
    const leaving = (event: AleaState['turn']['event']) =>
      placeIn(
        play(g => resolveZone(g, 'GAL-8'), { state: port(event), impossible: true }).state,
        'naves-6-1-1',
      )
    expect(leaving(null)).toBe('MIO')
    expect(leaving('wrath-of-neptune')).toBe(boxes.reserve)
  })

  it('AIE-8.2-h: with land units aboard it takes the roll and the command', () => {
    const state = atSea(s => republicans(s, 'MIO', 'legio-XV'))
    const begun = ['evade cato', 'embark naves-6-1-1']
    // Without the legion they cannot leave it at sea.
    expect(optionsIn('MIO', state, begun).some(option => option.startsWith('evade-to'))).toBe(false)
    const run = play(g => resolveZone(g, 'MIO'), {
      state,
      choices: [...begun, 'embark legio-XV', 'evade-to SIC-2', 'retreat SIC-2'],
      dice: [d10('evasion', 0), d6('battle', 6)],
      impossible: true,
    })
    // Cato has SR 2, M. Antonius TB 2: even a 0 is not below 0.
    expect(run.events.find(event => event.kind === 'evasion')?.data.evades).toBe(false)
  })

  it('AIE-8.2-i: naves without land units leave a coast where the enemy has some, leader or not', () => {
    const state = field(s => {
      caesarians(s, 'ITA-7', 'curio', 'legio-V')
      republicans(s, 'ITA-7', 'naves-6-1-1')
    })
    const run = play(g => resolveZone(g, 'ITA-7'), { state, choices: ['evade-to MIC'], impossible: true })
    expect(placeIn(run.state, 'naves-6-1-1')).toBe('MIC')
  })

  it('AIE-8.2-i: so do those of the attacker, before any battle', () => {
    const state = field(s => {
      caesarians(s, 'GRA-5', 'm-antonius', 'naves-8-2-1')
      republicans(s, 'GRA-5', 'legio-XV', 'naves-4-0-1')
    })
    const { state: after } = play(g => resolveZone(g, 'GRA-5'), {
      state,
      choices: ['evade-to MOR'],
      impossible: true,
    })
    expect(placeIn(after, 'naves-4-0-1')).toBe('GRA-5')
    expect(placeIn(after, 'naves-8-2-1')).toBe('MOR')
  })

  it('AIE-8.2-i: with nowhere to go they are lost', () => {
    const state = field(s => {
      caesarians(s, 'GAL-8', 'curio', 'legio-V')
      republicans(s, 'GAL-8', 'naves-6-1-1')
      caesarians(s, 'MIO', 'dolabella', 'naves-6-0-1')
    })
    const run = play(g => resolveZone(g, 'GAL-8'), { state, impossible: true })
    expect(placeIn(run.state, 'naves-6-1-1')).toBe(boxes.reserve)
  })
})

describe('why not by sea', () => {
  function whyAt(zone: string, state: AleaState, choices: string[], verb: string, noun: string) {
    const { position, decision } = playUntil(g => resolveZone(g, zone), { state, choices, impossible: true })
    return alea.explain(position, decision, { verb, noun })
  }

  const state = field(s => {
    caesarians(s, 'MIO', 'm-antonius', 'naves-8-2-1')
    republicans(s, 'MIO', 'cato', 'scipio', 'naves-6-1-1', 'legio-XV')
    republicans(s, 'SIC-1', 'labienus', 'legio-XVI')
    caesarians(s, 'MIC', 'naves-6-0-1')
  })

  it('AIE-8.2-g: who takes the fleet away', () => {
    expect(whyAt('MIO', state, [], 'evade', 'm-antonius')).toMatchObject({ why: 'not-yours' })
    expect(whyAt('MIO', state, [], 'evade', 'labienus')).toMatchObject({ why: 'other-zone' })
    expect(whyAt('MIO', state, [], 'evade', 'legio-XV')).toMatchObject({ why: 'leader-asked' })
  })

  it('AIE-8.2-g, AIE-8.2-h: who goes aboard, and where to', () => {
    const begun = ['evade cato']
    expect(whyAt('MIO', state, begun, 'evade-to', 'SIC-2')).toMatchObject({ why: 'no-naves-taken' })
    expect(whyAt('MIO', state, begun, 'embark', 'legio-XVI')).toMatchObject({ why: 'not-here' })
    const manned = [...begun, 'embark naves-6-1-1', 'embark legio-XV', 'embark scipio']
    expect(whyAt('MIO', state, manned, 'evade-to', 'MIC')).toMatchObject({ why: 'enemy-there' })
    expect(whyAt('MIO', state, manned, 'evade-to', 'GRA-4')).toMatchObject({ why: 'no-seaway' })
    // RULING-51: a failed roll leaves only the ships the way out, but at sea not even that.
    const alone = [...begun, 'embark naves-6-1-1']
    expect(whyAt('MIO', state, alone, 'evade-to', 'SIC-2')).toMatchObject({ why: 'left-at-sea' })
  })

  it('AIE-8.2-i: where ships that must leave can go', () => {
    const driven = field(s => {
      caesarians(s, 'ITA-7', 'curio', 'legio-V')
      republicans(s, 'ITA-7', 'naves-6-1-1')
    })
    expect(whyAt('ITA-7', driven, [], 'evade-to', 'PEX')).toMatchObject({ why: 'no-seaway' })
  })
})

describe('two combats in one zone', () => {
  const both = (change: (state: AleaState) => void = () => {}) =>
    field(s => {
      caesarians(s, 'ITA-7', 'caesar', 'm-antonius', 'legio-V', 'legio-VI', 'naves-8-2-1')
      republicans(s, 'ITA-7', 'cato', 'legio-XV', 'legio-XVI', 'naves-6-1-1')
      change(s)
    })
  const assign = ['fight-on-land', 'fight-at-sea']

  it('AIE-8.1-d: leaders are assigned, the attacker first; the naval combat comes first', () => {
    const run = play(g => resolveZone(g, 'ITA-7'), {
      state: both(),
      // Caesar on land, M. Antonius at sea, Cato at sea: he could sail away, but stands.
      choices: [...assign, 'fight-at-sea', 'stand', 'retreat MIC', 'retreat ITA-6'],
      dice: [d6('battle', 6), d6('battle', 6)],
      impossible: true,
    })
    const battles = run.events.filter(event => event.kind === 'battle')
    expect(battles.map(event => event.data.naval)).toEqual([true, false])
    expect(battles[0]?.data.attackers).toEqual(['m-antonius', 'naves-8-2-1'])
    expect(battles[1]?.data.attackers).toEqual(['caesar', 'legio-V', 'legio-VI'])
    expect(placeIn(run.state, 'cato')).toBe('MIC')
    expect(placeIn(run.state, 'legio-XV')).toBe('ITA-6')
  })

  it('AIE-8.2-d: land evasions come before those of naves', () => {
    const state = both(s => republicans(s, 'ITA-7', 'labienus'))
    const tasks: string[] = []
    const run = playUntil(g => resolveZone(g, 'ITA-7'), {
      state,
      choices: [...assign, 'fight-at-sea', 'fight-on-land'],
      impossible: true,
    })
    tasks.push(run.decision.task)
    const next = playUntil(g => resolveZone(g, 'ITA-7'), {
      state,
      choices: [...assign, 'fight-at-sea', 'fight-on-land', 'stand'],
      impossible: true,
    })
    tasks.push(next.decision.task)
    expect(tasks).toEqual(['evade', 'evade-by-sea'])
  })

  it('AIE-8.4.1-b: an army that is beaten on land leaves with its naves too, though they have won', () => {
    const run = play(g => resolveZone(g, 'ITA-7'), {
      state: both(s => {
        put(s, 'naves-8-2-1', boxes.reserve)
        caesarians(s, 'ITA-7', 'naves-4-0-1')
      }),
      // The attacker loses at sea and wins on land.
      choices: [...assign, 'fight-on-land', 'stand', 'retreat MIC', 'retreat ITA-6'],
      dice: [d6('battle', 1), d6('battle', 6)],
      impossible: true,
    })
    expect(placeIn(run.state, 'naves-4-0-1')).toBe('MIC')
    expect(placeIn(run.state, 'naves-6-1-1')).toBe('MIO')
    expect(placeIn(run.state, 'cato')).toBe('ITA-6')
  })
})
