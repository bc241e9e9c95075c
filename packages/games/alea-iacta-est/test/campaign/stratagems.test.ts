import { describe, expect, it } from 'vitest'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { whyNotPlay } from '../../../imperator/rules/stratagems/registry.ts'
import { rollInCampaign } from '../../../imperator/rules/stratagems/roll.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { put, setMoved, unit } from '../counters.ts'
import { choicesOf, d6, d10, give, play, playUntil, positionOf, type Script } from '../support.ts'
import { allied, atWar, caesarians, field, placeIn, republicans } from './stage.ts'

/** The Caesarian attacks. */
function battle(zone: string, script: Script, kind: 'land' | 'naval' = 'land') {
  return play(g => fight(g, newEngagement(g, zone, kind, 'caesarian', null)), { impossible: true, ...script })
}

function optionsBefore(
  zone: string,
  state: AleaState,
  choices: string[] = [],
  kind: 'land' | 'naval' = 'land',
) {
  const { decision } = playUntil(g => fight(g, newEngagement(g, zone, kind, 'caesarian', null)), {
    state,
    choices,
    impossible: true,
  })
  return choicesOf(decision)
}

const meeting = (change: (state: AleaState) => void) =>
  field(s => {
    caesarians(s, 'ITA-1', 'm-antonius', 'legio-V', 'legio-VI')
    republicans(s, 'ITA-1', 'cato', 'legio-XV', 'equites-4-1', 'auxilia-1')
    change(s)
  })

describe('Fuite opportune', () => {
  it('AIE-6.3-a, RULING-44: the force marches away as in its own movement, to zones without enemies', () => {
    const state = meeting(s => {
      give(s, 'republican', 'K01')
      caesarians(s, 'ITA-6', 'legio-VII')
    })
    const run = battle('ITA-1', {
      state,
      choices: [
        'fuite-opportune K01',
        'lead cato',
        'take legio-XV',
        'take equites-4-1',
        'take auxilia-1',
        'to ITA-7',
        'stop',
      ],
    })
    // Nobody is left to fight, and nothing was rolled.
    for (const piece of ['cato', 'legio-XV', 'auxilia-1']) expect(placeIn(run.state, piece)).toBe('ITA-7')
    expect(run.state.cup).toContain('K01')
  })

  it('AIE-6.3-a, RULING-44: so does an attacker who has just come', () => {
    const state = meeting(s => {
      give(s, 'caesarian', 'K01')
      for (const piece of ['m-antonius', 'legio-V', 'legio-VI']) setMoved(s, piece, true)
    })
    const flight = [
      'fuite-opportune K01',
      'lead m-antonius',
      'take legio-V',
      'take legio-VI',
      'to ITA-7',
      'stop',
    ]
    const run = battle('ITA-1', { state, choices: flight })
    for (const piece of ['m-antonius', 'legio-V', 'legio-VI']) expect(placeIn(run.state, piece)).toBe('ITA-7')
  })

  it('AIE-6.3-a: what stays behind fights, and no flight ends among enemies', () => {
    const state = meeting(s => {
      give(s, 'republican', 'K01')
      caesarians(s, 'ITA-6', 'legio-VII')
    })
    const run = battle('ITA-1', {
      state,
      choices: ['fuite-opportune K01', 'march legio-XV', 'to ITA-7', 'done'],
      dice: [d6('battle', 6)],
    })
    expect(run.events.find(event => event.kind === 'battle')?.data.defenders).toEqual([
      'cato',
      'equites-4-1',
      'auxilia-1',
    ])
  })
})

describe('Faveur divine', () => {
  it('AIE-6.3-b: the holder sets his own roll or the opponent’s, within the die', () => {
    const state = field(s => give(s, 'republican', 'K19'))
    let value = -1
    const run = play(
      function* (g) {
        value = yield* rollInCampaign(g, {
          die: 'd10',
          purpose: 'evasion',
          roller: 'caesarian',
          zone: 'GRA-3',
        })
      },
      { state, dice: [d10('evasion', 4)], choices: ['faveur-divine 0'], impossible: true },
    )
    expect(value).toBe(0)
    expect(run.state.cup).toContain('K19')
  })

  it('AIE-6.3-b: the modifiers of the battle are still applied', () => {
    const state = meeting(s => {
      give(s, 'caesarian', 'K19')
      put(s, 'cato', boxes.dead)
    })
    // 10 SP against 12, quality 3 to 1: 4/5 shifted to 5/4; M. Antonius adds 2.
    const run = battle('ITA-1', {
      state,
      dice: [d6('battle', 1)],
      choices: ['faveur-divine 6', 'retreat ITA-7'],
    })
    expect(run.events.find(event => event.kind === 'battle')?.data).toMatchObject({ die: 6, row: 8 })
  })
})

describe('Transfuges', () => {
  it('AIE-6.3-g: two Roman units change sides, only one of them a legion', () => {
    const state = meeting(s => {
      give(s, 'caesarian', 'K15')
      republicans(s, 'ITA-1', 'legio-XVI')
    })
    const begun = ['transfuges K15', 'win-over legio-XV']
    expect(optionsBefore('ITA-1', state, begun)).toEqual(['win-over equites-4-1', 'win-over auxilia-1'])
    const { state: after } = playUntil(g => fight(g, newEngagement(g, 'ITA-1', 'land', 'caesarian', null)), {
      state,
      choices: [...begun, 'win-over auxilia-1'],
      dice: [d6('battle', 6)],
      impossible: true,
    })
    expect(unit(after, 'legio-XV').faction).toBe('caesarian')
    expect(unit(after, 'auxilia-1').faction).toBe('caesarian')
  })

  it('AIE-6.3-g: at sea it is a single naves', () => {
    const state = field(s => {
      give(s, 'caesarian', 'K15')
      caesarians(s, 'MIO', 'curio', 'naves-6-0-1')
      republicans(s, 'MIO', 'cato', 'naves-4-0-1', 'naves-6-1-1')
    })
    const run = playUntil(g => fight(g, newEngagement(g, 'MIO', 'naval', 'caesarian', null)), {
      state,
      choices: ['transfuges K15', 'win-over naves-6-1-1'],
      dice: [d6('battle', 6)],
      impossible: true,
    })
    expect(unit(run.state, 'naves-6-1-1').faction).toBe('caesarian')
    expect(unit(run.state, 'naves-4-0-1').faction).toBe('republican')
  })
})

describe('Veni, Vidi, Vici', () => {
  const inGermania = (change: (state: AleaState) => void) =>
    field(s => {
      s.factionLeaders.caesarian = ['caesar']
      atWar(s, 'germani', 'republican')
      caesarians(s, 'GER-2', 'caesar', 'legio-V', 'legio-VI')
      give(s, 'caesarian', 'K13')
      change(s)
    })

  it('AIE-6.3-h: an attacking Faction Leader reads the last row, without a roll', () => {
    const run = battle('GER-2', {
      state: inGermania(() => {}),
      choices: ['veni-vidi-vici K13', 'retreat GER-1'],
    })
    expect(run.state.hands.caesarian).toEqual([])
    expect(run.state.cup).toContain('K13')
    expect(run.events.find(event => event.kind === 'battle')?.data).toMatchObject({
      die: null,
      row: 9,
      winner: 'caesarian',
    })
  })

  it('AIE-6.3-h: a defending one the first row', () => {
    const run = play(g => fight(g, newEngagement(g, 'GER-2', 'land', 'republican', null)), {
      state: inGermania(s => {
        s.active = 'republican'
      }),
      choices: ['veni-vidi-vici K13', 'retreat GER-1'],
      impossible: true,
    })
    expect(run.events.find(event => event.kind === 'battle')?.data).toMatchObject({
      row: -2,
      winner: 'caesarian',
    })
  })

  it('AIE-6.3-h: not against Romans, nor without a Faction Leader', () => {
    const state = meeting(s => give(s, 'caesarian', 'K13'))
    const { decision } = playUntil(g => fight(g, newEngagement(g, 'ITA-1', 'land', 'caesarian', null)), {
      state,
      dice: [d6('battle', 4)],
      impossible: true,
    })
    expect(decision.task).not.toBe('react.before-battle')
  })
})

describe('sieges', () => {
  it('AIE-6.3-i: Poliorcétique helps the attacker of a city or port', () => {
    const state = meeting(s => give(s, 'caesarian', 'K04'))
    const run = battle('ITA-1', {
      state,
      choices: ['poliorcetique K04', 'retreat ITA-7'],
      dice: [d6('battle', 3)],
    })
    const { modifiers } = run.events.find(event => event.kind === 'battle')?.data ?? {}
    expect(modifiers).toContainEqual({ rule: 'AIE-6.3-i', why: 'poliorcetique', value: 2 })
  })

  it('AIE-6.3-j: Muraille helps the defender', () => {
    const state = meeting(s => give(s, 'republican', 'K03'))
    expect(optionsBefore('ITA-1', state)).toEqual(['muraille K03', 'pass', 'rest-year'])
    const run = playUntil(g => fight(g, newEngagement(g, 'ITA-1', 'land', 'caesarian', null)), {
      state,
      choices: ['muraille K03'],
      dice: [d6('battle', 4)],
      impossible: true,
    })
    const { modifiers } = run.events.find(event => event.kind === 'battle')?.data ?? {}
    expect(modifiers).toContainEqual({ rule: 'AIE-6.3-j', why: 'muraille', value: -2 })
  })

  it('AIE-6.3-i, AIE-6.3-j: not where there is neither, nor for the wrong side', () => {
    const open = field(s => {
      caesarians(s, 'GAL-4', 'legio-V')
      republicans(s, 'GAL-4', 'legio-XV')
      give(s, 'caesarian', 'K04')
      give(s, 'republican', 'K03')
    })
    const wrong = meeting(s => {
      give(s, 'republican', 'K04')
      give(s, 'caesarian', 'K03')
    })
    for (const [zone, state] of [
      ['GAL-4', open],
      ['ITA-1', wrong],
    ] as const) {
      const { decision } = playUntil(g => fight(g, newEngagement(g, zone, 'land', 'caesarian', null)), {
        state,
        dice: [d6('battle', 4)],
        impossible: true,
      })
      expect(decision.task).not.toBe('react.before-battle')
    }
  })
})

describe('La flèche du Parthe', () => {
  it('AIE-6.3-k: after a battle with Parthi on his side the holder strikes down a Roman unit that fought', () => {
    const state = field(s => {
      atWar(s, 'parthi', 'republican')
      caesarians(s, 'PAR-1', 'caesar', 'legio-V', 'legio-VI', 'legio-VII')
      give(s, 'republican', 'K12')
    })
    const run = battle('PAR-1', {
      state,
      dice: [d6('battle', 3)],
      choices: ['reduce legio-V', 'retreat PAR-2', 'la-fleche-du-parthe K12', 'strike-down legio-VI'],
    })
    expect(placeIn(run.state, 'legio-VI')).toBe(boxes.reserve)
    expect(run.state.cup).toContain('K12')
  })

  it('AIE-6.3-k, RULING-47: not for the side against which they fought', () => {
    const state = field(s => {
      atWar(s, 'parthi', 'republican')
      caesarians(s, 'PAR-1', 'caesar', 'legio-V', 'legio-VI', 'legio-VII')
      give(s, 'caesarian', 'K12')
    })
    const run = battle('PAR-1', {
      state,
      dice: [d6('battle', 3)],
      choices: ['reduce legio-V', 'retreat PAR-2'],
    })
    expect(run.state.hands.caesarian).toEqual(['K12'])
  })

  it('AIE-6.3-k: it strikes Romans who fought and are still on the map', () => {
    const state = field(s => {
      atWar(s, 'parthi', 'republican')
      allied(s, 'numidae', 'caesarian')
      caesarians(s, 'PAR-1', 'caesar', 'legio-V')
    })
    const why = (...units: string[]) => {
      const attacker = { side: 'caesarian', leaders: ['caesar'], units } as const
      const defender = { side: 'republican', leaders: [], units: ['parthi-sagittarii-1'] } as const
      const moment = { name: 'after-battle', attacker, defender } as const
      return whyNotPlay(positionOf(state), 'republican', 'la-fleche-du-parthe', moment)?.why ?? null
    }
    expect(why('legio-V')).toBeNull()
    // XX has fallen, and the Numidae are no Romans.
    expect(why('legio-XX', 'numidae-pedites-1')).toBe('not-after-battle')
  })

  it('AIE-6.3-g, RULING-100: nobody goes over to a force with a People at war in it', () => {
    const why = (change: (state: AleaState) => void) => {
      const state = meeting(s => {
        atWar(s, 'germani', 'caesarian')
        change(s)
      })
      const battle = newEngagement(positionOf(state), 'ITA-1', 'land', 'caesarian', null)
      return (
        whyNotPlay(positionOf(state), 'caesarian', 'transfuges', { name: 'before-battle', battle })?.why ??
        null
      )
    }
    expect(why(() => {})).toBeNull()
    expect(why(s => put(s, 'germani-1', 'ITA-1'))).toBe('no-turncoats')
  })
})
