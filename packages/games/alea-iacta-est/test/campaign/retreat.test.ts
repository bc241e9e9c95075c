import { describe, expect, it } from 'vitest'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { escapeZones } from '../../../imperator/rules/combat/escape.ts'
import { newEngagement, zonesAttackersCameFrom } from '../../../imperator/rules/combat/forces.ts'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import {
  loneLeadersFlee,
  solitaryLeaderFlees,
  whyNoWayOut,
} from '../../../imperator/rules/combat/solitary.ts'
import { condemned, noteFactionLeaders } from '../../rules/combat/leaders.ts'
import { dissolveAbandoned } from '../../rules/combat/retreat.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { put, unit } from '../counters.ts'
import { choicesOf, d6, d10, give, play, playUntil, positionOf, scenario } from '../support.ts'
import { allied, atWar, caesarians, field, placeIn, republicans } from './stage.ts'

function battle(
  zone: string,
  state: AleaState,
  die: number,
  choices: string[] = [],
  more: ReturnType<typeof d10>[] = [],
) {
  return play(g => fight(g, newEngagement(g, zone, 'land', 'caesarian', null)), {
    state,
    dice: [d6('battle', die), ...more],
    choices,
    impossible: true,
  })
}

describe('retreat', () => {
  it('AIE-8.4.1-a, TV-37: a legion beaten in Graecia 2 does not retreat into Thracia', () => {
    const state = field(s => {
      caesarians(s, 'GRA-2', 'legio-V')
      republicans(s, 'GRA-2', 'legio-XV')
    })
    const zones = () =>
      escapeZones(positionOf(state), { side: 'republican', pieces: ['legio-XV'], closed: [] }, 'GRA-2')
    expect(zones()).toEqual(['GRA-3'])
    atWar(state, 'thracii', 'republican')
    expect(zones()).toEqual(['GRA-3'])
  })

  it('AIE-8.4.1-a, AIE-8.5.1-a: an army that cannot retreat is lost with its leaders', () => {
    const state = field(s => {
      caesarians(s, 'GRA-4', 'm-antonius', 'legio-V', 'legio-VI')
      republicans(s, 'GRA-4', 'cato', 'legio-XV')
      s.arrivals = [{ piece: 'legio-V', zone: 'GRA-4', from: 'GRA-3', crossed: false }]
    })
    const run = battle('GRA-4', state, 3)
    expect(placeIn(run.state, 'legio-XV')).toBe(boxes.reserve)
    expect(placeIn(run.state, 'cato')).toBe(boxes.dead)
    expect(run.events.find(event => event.kind === 'leader-dies')?.data.cause).toBe('blocked-retreat')
    expect(run.state.score).toBe(1)
  })

  it('AIE-8.4.1-a, RULING-52: a beaten attacker may go back where he came from, without a leader', () => {
    const state = field(s => {
      caesarians(s, 'GRA-4', 'legio-V')
      republicans(s, 'GRA-4', 'legio-XV')
      s.arrivals = [{ piece: 'legio-V', zone: 'GRA-4', from: 'GRA-3', crossed: false }]
    })
    expect(placeIn(battle('GRA-4', state, 3).state, 'legio-V')).toBe('GRA-3')
  })

  it('AIE-8.2-h, AIE-8.4.1-a: an army with room on its naves can retreat to sea', () => {
    const state = field(s => {
      caesarians(s, 'GRA-5', 'curio', 'legio-V', 'naves-6-0-1')
      republicans(s, 'GRA-5', 'legio-XV')
    })
    const run = battle('GRA-5', state, 3, ['retreat MIC'])
    for (const piece of ['curio', 'legio-V', 'naves-6-0-1']) expect(placeIn(run.state, piece)).toBe('MIC')
  })

  it('AIE-EV-04: an ill Faction Leader who is driven out dies', () => {
    const state = field(s => {
      s.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
      s.turn.ill = ['pompeius']
      caesarians(s, 'ITA-1', 'm-antonius', 'legio-V')
      republicans(s, 'ITA-1', 'pompeius', 'legio-XV')
      caesarians(s, 'GAL-8', 'caesar')
      republicans(s, 'HIS-1', 'cato', 'scipio')
    })
    const run = playUntil(g => fight(g, newEngagement(g, 'ITA-1', 'land', 'caesarian', null)), {
      state,
      dice: [d6('battle', 3)],
      impossible: true,
    })
    expect(run.events.find(event => event.kind === 'leader-dies')?.data).toMatchObject({
      leader: 'pompeius',
      cause: 'illness',
    })
  })

  it('AIE-EV-04: nor does he get away from a battle lost at sea', () => {
    const state = field(s => {
      s.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
      s.turn.ill = ['pompeius']
      caesarians(s, 'MIO', 'm-antonius', 'naves-8-2-1')
      republicans(s, 'MIO', 'pompeius', 'cato', 'naves-4-0-1')
      caesarians(s, 'GAL-8', 'caesar')
      republicans(s, 'HIS-1', 'scipio')
    })
    const run = playUntil(g => fight(g, newEngagement(g, 'MIO', 'naval', 'caesarian', null)), {
      state,
      dice: [d6('battle', 2)],
      impossible: true,
    })
    expect(placeIn(run.state, 'pompeius')).toBe(boxes.dead)
    expect(placeIn(run.state, 'cato')).toBe('MIO')
  })

  it('AIE-EV-04, AIE-3.4.2-h: and those whom he alone commanded aboard go down', () => {
    const state = field(s => {
      s.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
      s.turn.ill = ['pompeius']
      caesarians(s, 'MIO', 'm-antonius', 'naves-8-2-1', 'naves-8-2-2')
      republicans(s, 'MIO', 'pompeius', 'naves-6-0-1', 'legio-XV')
      caesarians(s, 'GAL-8', 'caesar')
      republicans(s, 'HIS-1', 'scipio')
    })
    const run = playUntil(g => fight(g, newEngagement(g, 'MIO', 'naval', 'caesarian', null)), {
      state,
      dice: [d6('battle', 1)],
      impossible: true,
    })
    expect(placeIn(run.state, 'pompeius')).toBe(boxes.dead)
    expect(placeIn(run.state, 'legio-XV')).toBe(boxes.reserve)
  })

  it('AIE-EV-04, AIE-8.1-d: ashore, with his land units, he does not care about ships that are beaten', () => {
    const state = field(s => {
      s.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
      s.turn.ill = ['pompeius']
      caesarians(s, 'GRA-5', 'm-antonius', 'naves-8-2-1')
      republicans(s, 'GRA-5', 'pompeius', 'legio-XV', 'naves-4-0-1')
      caesarians(s, 'GAL-8', 'caesar')
    })
    const run = playUntil(g => fight(g, newEngagement(g, 'GRA-5', 'naval', 'caesarian', null)), {
      state,
      dice: [d6('battle', 2)],
      impossible: true,
    })
    expect(placeIn(run.state, 'pompeius')).toBe('GRA-5')
  })

  it('AIE-3.4.1-f, RULING-15: Romans outside the Republic whose last leader is gone disperse', () => {
    const state = field(s => {
      caesarians(s, 'NOR-0', 'legio-V')
      caesarians(s, 'MRM-0', 'curio', 'legio-VI')
      caesarians(s, 'ITA-1', 'legio-VII')
    })
    const run = play(dissolveAbandoned, { state, impossible: true })
    expect(placeIn(run.state, 'legio-V')).toBe(boxes.reserve)
    expect(placeIn(run.state, 'legio-VI')).toBe('MRM-0')
    expect(placeIn(run.state, 'legio-VII')).toBe('ITA-1')
    expect(run.state.score).toBe(0)
  })
})

describe('leaders in battle', () => {
  const force = (side: 'caesarian' | 'republican', ...leaders: string[]) => ({ side, leaders, units: [] })
  const late = (change: (state: AleaState) => void = () => {}) =>
    positionOf(
      field(s => {
        s.factionLeaders = { caesarian: ['octavianus', 'm-antonius'], republican: ['m-brutus', 'cassius'] }
        caesarians(s, 'GRA-2', 'octavianus', 'agrippa')
        republicans(s, 'GRA-2', 'm-brutus', 'trebonius', 'corvinus')
        change(s)
      }, '5'),
    )

  it('AIE-8.5.2-a: Faction Leaders, Pretenders and Assassins of the beaten force die, others retreat', () => {
    const dead = condemned(
      late(),
      force('caesarian', 'octavianus', 'agrippa'),
      force('republican', 'm-brutus', 'trebonius', 'corvinus'),
    )
    expect(dead).toEqual(['m-brutus', 'trebonius'])
  })

  it('AIE-8.5.2-a: only if the other side is led by one of them too', () => {
    expect(condemned(late(), force('caesarian', 'agrippa'), force('republican', 'm-brutus'))).toEqual([])
    expect(condemned(late(), force('caesarian', 'octavianus'), force('republican', 'corvinus'))).toEqual([])
  })

  it('AIE-8.5.2-b: a Faction Leader beaten by an Assassin just retreats', () => {
    expect(condemned(late(), force('republican', 'm-brutus'), force('caesarian', 'octavianus'))).toEqual([])
    const civil = late(s => {
      s.factionLeaders.republican = ['corvinus']
    })
    expect(condemned(civil, force('republican', 'corvinus'), force('caesarian', 'octavianus'))).toEqual([
      'octavianus',
    ])
  })

  it('AIE-8.5.2-b: and it is enough that there is an Assassin among those who won', () => {
    const won = force('republican', 'corvinus', 'm-brutus')
    expect(condemned(late(), won, force('caesarian', 'octavianus'))).toEqual([])
    const none = late(s => {
      s.factionLeaders.republican = ['corvinus']
    })
    expect(condemned(none, force('republican', 'corvinus'), force('caesarian', 'octavianus'))).toEqual([
      'octavianus',
    ])
  })

  it('AIE-3.6.4-d: after a duel for the leadership the beaten Romans stay with the victor', () => {
    const state = field(s => {
      s.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
      s.pretenders.republican = 'scipio'
      caesarians(s, 'GRA-2', 'scipio', 'legio-V', 'legio-VI')
      republicans(s, 'GRA-2', 'pompeius', 'legio-XV')
      caesarians(s, 'ITA-1', 'caesar')
    })
    const run = battle('GRA-2', state, 6)
    expect(placeIn(run.state, 'pompeius')).toBe(boxes.dead)
    expect(unit(run.state, 'legio-XV')).toMatchObject({ place: 'GRA-2', faction: 'caesarian' })
    expect(run.state.turn.coupsWon.republican).toBe('scipio')
  })

  it('AIE-5.1.1-g: a Faction Leader in a battle between Romans is noted', () => {
    const state = field(s => {
      s.factionLeaders.caesarian = ['caesar']
      caesarians(s, 'ITA-1', 'caesar', 'legio-V')
      republicans(s, 'ITA-1', 'legio-XV')
    })
    expect(battle('ITA-1', state, 2, ['retreat ITA-7']).state.turn.factionLeaderFoughtRomans).toBe(true)
  })

  it('AIE-5.1.1-g: also if allies fight beside them, but not if only allies do', () => {
    const noted = (...units: string[]) => {
      const state = field(s => {
        s.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
        allied(s, 'numidae', 'caesarian')
        caesarians(s, 'ITA-1', 'caesar', 'legio-V')
        republicans(s, 'ITA-1', 'cato', 'legio-XV')
      })
      return play(
        function* (g) {
          const attacker = { side: 'caesarian', leaders: ['caesar'], units } as const
          const defender = { side: 'republican', leaders: ['cato'], units: ['legio-XV'] } as const
          const stratagems: [] = []
          noteFactionLeaders(g, {
            zone: 'ITA-1',
            kind: 'land',
            attacker,
            defender,
            crossed: false,
            stratagems,
          })
        },
        { state, impossible: true },
      ).state.turn.factionLeaderFoughtRomans
    }
    expect(noted('legio-V', 'numidae-pedites-1')).toBe(true)
    expect(noted('numidae-pedites-1')).toBe(false)
  })
})

describe('leaders alone', () => {
  const alone = (change: (state: AleaState) => void = () => {}, scenarioId = '3') =>
    field(s => {
      caesarians(s, 'ITA-1', 'legio-V')
      republicans(s, 'ITA-1', 'cato')
      change(s)
    }, scenarioId)

  it('AIE-8.2-j: 0 to 7 lets him go to an adjacent zone without enemies, 8 and 9 kill', () => {
    const state = alone(s => caesarians(s, 'ITA-7', 'legio-VI'))
    expect(
      placeIn(play(loneLeadersFlee, { state, dice: [d10('solitary', 7)], impossible: true }).state, 'cato'),
    ).toBe('ITA-6')
    const dead = play(loneLeadersFlee, { state, dice: [d10('solitary', 8)], impossible: true })
    expect(placeIn(dead.state, 'cato')).toBe(boxes.dead)
    expect(dead.state.score).toBe(1)
  })

  it('AIE-8.2-j: with nowhere to go he is killed without a roll', () => {
    const state = alone(s => {
      caesarians(s, 'ITA-7', 'legio-VI')
      caesarians(s, 'ITA-6', 'legio-VII')
    })
    expect(placeIn(play(loneLeadersFlee, { state, impossible: true }).state, 'cato')).toBe(boxes.dead)
  })

  it('AIE-8.2-j, AIE-6.3-b: in Phase E a favour of the gods can turn his die', () => {
    const state = alone(s => give(s, 'republican', 'K19'))
    const dice = [d10('solitary', 9)]
    const choices = ['faveur-divine 0', 'flee ITA-6']
    expect(placeIn(play(loneLeadersFlee, { state, dice, choices, impossible: true }).state, 'cato')).toBe(
      'ITA-6',
    )
    // Not where he is driven out in another phase.
    const dead = play(g => solitaryLeaderFlees(g, 'cato'), { state, dice, impossible: true })
    expect(placeIn(dead.state, 'cato')).toBe(boxes.dead)
  })

  it('AIE-8.2-j: leaders alone in zones side by side all flee, and only to a zone next door', () => {
    const state = field(s => {
      caesarians(s, 'ITA-3', 'legio-V')
      republicans(s, 'ITA-3', 'cato')
      caesarians(s, 'ITA-4', 'legio-VI')
      republicans(s, 'ITA-4', 'spinther')
      caesarians(s, 'ITA-5', 'legio-VII')
      republicans(s, 'ITA-5', 'scipio')
    })
    const dice = [d10('solitary', 8), d10('solitary', 8), d10('solitary', 8)]
    const after = play(loneLeadersFlee, { state, dice, impossible: true }).state
    for (const id of ['cato', 'spinther', 'scipio']) expect(placeIn(after, id)).toBe(boxes.dead)
    expect(whyNoWayOut(positionOf(state), 'cato', 'ITA-2')).toBeNull()
    expect(whyNoWayOut(positionOf(state), 'cato', 'GAL-4')?.why).toBe('not-adjacent')
  })

  it('AIE-8.2-j, AIE-6.3-b: in other phases no favour of the gods reaches him', () => {
    const state = alone(s => give(s, 'republican', 'K19'))
    const dice = [d10('solitary', 9)]
    const dead = play(g => flightOfLoneLeaders(g, 'ITA-1'), { state, dice, impossible: true })
    expect(placeIn(dead.state, 'cato')).toBe(boxes.dead)
  })

  it('AIE-8.2-f: the attackers came from where those who are in this zone came from, and nobody else', () => {
    const state = alone(s => {
      s.arrivals = [
        { piece: 'legio-V', zone: 'ITA-1', from: 'ITA-6', crossed: false },
        { piece: 'legio-VI', zone: 'GAL-8', from: 'GAL-9', crossed: false },
        { piece: 'cato', zone: 'ITA-1', from: 'ITA-7', crossed: false },
      ]
      caesarians(s, 'GAL-8', 'legio-VI')
    })
    expect(zonesAttackersCameFrom(positionOf(state), 'ITA-1')).toEqual(['ITA-6'])
  })

  it('AIE-8.2-j, AIE-4.3-f: an ally alone flees as far from home as he likes, a leader of a People at war does not', () => {
    const juba = (join: typeof atWar) =>
      field(s => {
        join(s, 'numidae', 'republican')
        put(s, 'juba-i', 'GRA-4')
        caesarians(s, 'GRA-4', 'legio-V')
      })
    const dice = [d10('solitary', 0)]
    expect(
      placeIn(play(loneLeadersFlee, { state: juba(allied), dice, impossible: true }).state, 'juba-i'),
    ).toBe('GRA-3')
    expect(placeIn(play(loneLeadersFlee, { state: juba(atWar), impossible: true }).state, 'juba-i')).not.toBe(
      'GRA-3',
    )
  })

  it('AIE-8.2-j: a leader who has a unit with him is not alone', () => {
    const state = alone(s => republicans(s, 'ITA-1', 'legio-XV'))
    expect(placeIn(play(loneLeadersFlee, { state, impossible: true }).state, 'cato')).toBe('ITA-1')
  })

  it('AIE-8.2-k: after the murder an Assassin gets away only with 8 or 9', () => {
    const murderer = (s: AleaState) => {
      put(s, 'cato', boxes.dead)
      republicans(s, 'ITA-1', 'cassius')
      republicans(s, 'HIS-1', 'm-brutus', 'trebonius')
    }
    const state = alone(murderer, '5')
    const safe = play(g => solitaryLeaderFlees(g, 'cassius', true), {
      state,
      dice: [d10('solitary', 8)],
      choices: ['flee ITA-6'],
      impossible: true,
    })
    expect(placeIn(safe.state, 'cassius')).toBe('ITA-6')
    const dead = play(g => solitaryLeaderFlees(g, 'cassius', true), {
      state,
      dice: [d10('solitary', 7)],
      impossible: true,
    })
    expect(placeIn(dead.state, 'cassius')).toBe(boxes.dead)
  })

  it('AIE-S2-b: from Roma in Scenario 2 they get away without a roll', () => {
    const enter = (id: string) =>
      scenario(id, s => {
        for (const piece of ['pompeius', 'g-pompeius', 'scipio', 'labienus', 'spinther'])
          put(s, piece, 'GRA-4')
        put(s, 'legio-XIII', 'ITA-1')
        s.active = 'caesarian'
      })
    expect(choicesOf(playUntil(loneLeadersFlee, { state: enter('2') }).decision)).toEqual([
      'flee ITA-6',
      'flee ITA-7',
    ])
    expect(() => playUntil(loneLeadersFlee, { state: enter('1') })).toThrow(/solitary/)
    const options = { romeEvasion: 'scenarios1and2' }
    expect(choicesOf(playUntil(loneLeadersFlee, { state: enter('1'), options }).decision)).toContain(
      'flee ITA-6',
    )
  })

  it('AIE-6.1-b, RULING-42: under Janus Romans drive no Roman leader out', () => {
    const state = alone(s => {
      s.turn.janus = true
    })
    expect(placeIn(play(loneLeadersFlee, { state, impossible: true }).state, 'cato')).toBe('ITA-1')
  })
})
