import { describe, expect, it } from 'vitest'
import { trialOfIgnominy } from '../../rules/battle/index.ts'
import { romanArmyIn } from '../../rules/pieces.ts'
import { boxes, type KingsState } from '../../rules/state.ts'
import {
  cameFrom,
  choicesOf,
  d6,
  inHex,
  place,
  placeOf,
  play,
  playUntil,
  put,
  stackIn,
  told,
} from '../support.ts'
import { aequi, attacks, BEHIND, battle, FIELD, field, HILLS, sabines, twoChits } from './stage.ts'

const kingsMen = ['romulus', 'S1', 'S2', 'S3']
const tribunesMen = ['tribunus-populi-1', 'S1', 'S2', 'S3']
const drawn = ['no-duel', 'by-virtus', 'lead-from-reserve']
/** The second and third of the Aequi fall; nobody else. */
const victory = [...attacks(1, 1, 6, 1, 6, 1), d6('reroll', 1)]
/** S1 falls; nobody else. */
const defeat = [...attacks(1, 6, 1, 1, 1, 1), d6('reroll', 1)]

describe('points and chits', () => {
  it('KOR-BAT-2, KOR-BAT-4: a victory with the King brings 1 VP, 2 IP and two chits', () => {
    const run = play(battle(), {
      state: field(kingsMen, aequi),
      choices: drawn,
      dice: [...victory, ...twoChits],
    })
    expect([run.state.vp, run.state.ip]).toEqual([1, 10])
    expect(told(run, 'transfer')).toMatchObject([
      { count: 2, from: 'hostile', to: 'roman', roman: 11, hostile: 7 },
    ])
    expect(stackIn(run.state, boxes.roman)).toHaveLength(11)
  })

  it('KOR-BAT-2: without the King it is 1 VP and 1 IP', () => {
    const run = play(battle(), {
      state: field(tribunesMen, aequi),
      choices: drawn,
      dice: [...victory, ...twoChits],
    })
    expect([run.state.vp, run.state.ip]).toEqual([1, 9])
  })

  it('KOR-BAT-3: a defeat costs the King 2 IP, and two chits go the other way', () => {
    const run = play(battle(), {
      state: field(kingsMen, aequi),
      choices: drawn,
      dice: [...defeat, ...twoChits],
    })
    expect([run.state.vp, run.state.ip]).toEqual([0, 6])
    expect(told(run, 'transfer')).toMatchObject([{ count: 2, from: 'roman', to: 'hostile' }])
  })

  it('KOR-BAT-3, KOR-IGN-3: a defeat without him costs 1 VP; the Tribune with 10 - 2 loses his office and 3 IP', () => {
    const run = play(battle(), {
      state: field(tribunesMen, aequi),
      choices: drawn,
      dice: [...defeat, ...twoChits, d6('trial', 5), d6('trial', 5)],
    })
    expect([run.state.vp, run.state.ip]).toEqual([-1, 5])
    expect(run.state.convicted).toEqual(['tribunus-populi-1'])
    expect(placeOf(run.state, 'tribunus-populi-1')).toBe('3907')
  })

  it('KOR-WIN-1: equal losses: no points, no chits, and the attacker goes back', () => {
    // S2 and the leader of the Aequi, taken by S5, are lost.
    const run = play(battle(), {
      state: field([...kingsMen, 'S5'], aequi),
      choices: [...drawn, 'charge S5'],
      dice: [...attacks(1, 1, 1, 6, 1, 1), d6('reroll', 1), d6('attack on a leader', 6)],
    })
    expect(told(run, 'battle-result')).toMatchObject([{ winner: null, roman: -1, hostile: -1 }])
    expect(run.state.vp).toBe(0)
    expect(told(run, 'transfer')).toEqual([])
    expect(placeOf(run.state, 'romulus')).toBe(BEHIND)
    expect(placeOf(run.state, 'war-aequi-1')).toBe(FIELD)
  })

  it('KOR-WIN-1, RULING-74: he goes back from an empty city too; one that Rome holds takes him in', () => {
    const drawnIn = (change?: (state: KingsState) => void) =>
      play(battle({ hex: '3305', from: '3405' }), {
        state: field([...kingsMen, 'S5'], aequi, change, '3305'),
        choices: [...drawn, 'charge S5'],
        dice: [...attacks(1, 1, 1, 6, 1, 1), d6('reroll', 1), d6('attack on a leader', 6)],
      }).state
    expect(placeOf(drawnIn(), 'romulus')).toBe('3405')
    const holder = (state: KingsState) => {
      place(state, '3305', 'roman', ['S8'])
      state.holders = ['S8']
    }
    expect(placeOf(drawnIn(holder), 'romulus')).toBe('3305')
  })
})

describe('retreats', () => {
  it('KOR-SURV-2: a beaten army routs to an adjacent hex', () => {
    const run = play(battle({ hex: HILLS, from: '4211' }), {
      state: field(kingsMen, aequi, undefined, HILLS),
      choices: drawn,
      dice: [...victory, ...twoChits],
    })
    expect(placeOf(run.state, 'war-aequi-1')).toBe('4313')
    expect(placeOf(run.state, 'war-aequi-leader')).toBe('4313')
    expect(placeOf(run.state, 'romulus')).toBe(HILLS)
  })

  it('KOR-RETR-1: after an enemy victory the Romans go to Rome and the others to their nearest city', () => {
    const run = play(battle({ hex: HILLS, from: '4211' }), {
      state: field(kingsMen, aequi, undefined, HILLS),
      choices: drawn,
      dice: [...defeat, ...twoChits],
    })
    for (const piece of ['romulus', 'S2', 'S3']) expect(placeOf(run.state, piece)).toBe('3907')
    expect(inHex(run.state, '4414', 'hostile')).toEqual([...aequi].toSorted())
  })

  it('KOR-SURV-1: an enemy leader left alone goes to his nearest city', () => {
    const run = play(battle({ hex: HILLS, from: '4211' }), {
      state: field(kingsMen, aequi, undefined, HILLS),
      choices: [...drawn, 'no-triumph'],
      dice: [...attacks(6, 1, 6, 1, 6, 1), d6('reroll', 1), ...twoChits],
    })
    expect(placeOf(run.state, 'war-aequi-leader')).toBe('4414')
    expect(told(run, 'withdraws')).toMatchObject([{ to: '4414', reason: 'leader-alone' }])
  })

  it('KOR-SURV-1: a Roman leader left alone goes to Rome', () => {
    const run = play(battle({ hex: HILLS, from: '4211' }), {
      state: field(kingsMen, aequi, undefined, HILLS),
      choices: drawn,
      dice: [...attacks(6, 6, 6, 6, 1, 6), ...twoChits],
    })
    expect(placeOf(run.state, 'romulus')).toBe('3907')
  })
})

describe('the triumph', () => {
  const noneLeft = [...attacks(6, 1, 6, 1, 6, 1), d6('reroll', 1), ...twoChits]

  it('KOR-TRI-1: offered if all enemy infantry is destroyed', () => {
    const run = playUntil(battle(), { state: field(kingsMen, aequi), choices: drawn, dice: noneLeft })
    expect(choicesOf(run.decision)).toEqual(['triumph', 'no-triumph'])
  })

  it('KOR-TRI-1: cavalry that got away does not matter', () => {
    const run = playUntil(battle(), {
      state: field(kingsMen, sabines),
      choices: ['no-duel', 'by-virtus', 'lead-from-reserve'],
      dice: [...attacks(6, 1, 6, 1, 6, 1), d6('reroll', 1), d6('reroll', 1), ...twoChits],
    })
    expect(run.decision.task).toBe('triumph')
    expect(run.state.battle?.hostile.units).toEqual(['war-sabine-4'])
  })

  it('KOR-TRI-1: a single infantry is enough; an army of cavalry alone brings no triumph', () => {
    const triumphs = (unit: string, ...choices: readonly string[]) => {
      const run = play(battle(), {
        state: field(kingsMen, ['valerius', unit, 'U16']),
        choices: [...drawn, ...choices],
        dice: [...attacks(6, 1, 1, 1), d6('reroll', 1), d6('reroll', 1), ...twoChits],
      })
      return told(run, 'triumph')
    }
    expect(triumphs('U12', 'triumph')).toMatchObject([{ leader: 'romulus', hex: FIELD }])
    expect(triumphs('U13')).toEqual([])
  })

  it('KOR-TRI-1: or if a leader is taken or killed', () => {
    const run = playUntil(battle(), {
      state: field([...kingsMen, 'S5'], aequi),
      choices: [...drawn, 'charge S5'],
      dice: [...attacks(1, 1, 6, 1, 1, 1), d6('reroll', 1), d6('attack on a leader', 4), ...twoChits],
    })
    expect(run.decision.task).toBe('triumph')
  })

  it('KOR-TRI-1: not for a victory that left infantry and leader', () => {
    const run = play(battle(), {
      state: field(kingsMen, aequi),
      choices: drawn,
      dice: [...victory, ...twoChits],
    })
    expect(told(run, 'triumph')).toEqual([])
  })

  it('KOR-TRI-2: the army goes to Rome at once; 1 VP, 1 IP, and it acts no more this turn', () => {
    const run = play(battle(), {
      state: field(kingsMen, aequi),
      choices: [...drawn, 'triumph'],
      dice: noneLeft,
    })
    for (const piece of kingsMen) expect(placeOf(run.state, piece)).toBe('3907')
    // 1 VP and 2 IP for the battle, 1 IP for the captive.
    expect([run.state.vp, run.state.ip]).toEqual([2, 12])
    expect(run.state.notes.triumphed.toSorted()).toEqual([...kingsMen].toSorted())
  })
})

describe('the trial of ignominy', () => {
  const camp = (change?: (state: KingsState) => void) => field(tribunesMen, [], change)
  const army = (g: Parameters<typeof romanArmyIn>[0]) => {
    const found = romanArmyIn(g, FIELD)
    if (found === null) throw new Error('no army')
    return found
  }

  it('KOR-IGN-1: a Tribune who served under the King is tried too; with several the player names one', () => {
    const run = playUntil(g => trialOfIgnominy(g, army(g), -2), {
      state: field(['romulus', 'tribunus-populi-2', ...tribunesMen], []),
    })
    expect(choicesOf(run.decision)).toEqual(['accuse tribunus-populi-2', 'accuse tribunus-populi-1'])
    const nobody = play(g => trialOfIgnominy(g, army(g), -2), { state: field(kingsMen, []) })
    expect(told(nobody, 'trial')).toEqual([])
  })

  it('KOR-IGN-2: he is put in Rome and his army stays', () => {
    const run = playUntil(g => trialOfIgnominy(g, army(g), -1), {
      state: camp(),
      dice: [d6('trial', 5), d6('trial', 5)],
    })
    expect(placeOf(run.state, 'tribunus-populi-1')).toBe('3907')
    expect(inHex(run.state, FIELD, 'roman')).toEqual(['S1', 'S2', 'S3'])
  })

  it('KOR-IGN-3: 10 - 1 after a siege acquits, and he may go back to his army', () => {
    const run = play(g => trialOfIgnominy(g, army(g), -1), {
      state: camp(),
      dice: [d6('trial', 5), d6('trial', 5)],
      choices: ['rejoin'],
    })
    expect(placeOf(run.state, 'tribunus-populi-1')).toBe(FIELD)
    expect(run.state.ip).toBe(8)
  })

  it('KOR-IGN-3, KOR-SIEGE-7: back with his army, he has come from where it came from', () => {
    const rejoined = (change?: (state: KingsState) => void) => {
      const state = camp()
      change?.(state)
      const dice = [d6('trial', 5), d6('trial', 5)]
      const run = play(g => trialOfIgnominy(g, army(g), -1), { state, dice, choices: ['rejoin'] })
      return run.state.pieces.find(({ id }) => id === 'tribunus-populi-1')?.from
    }
    expect(rejoined()).toBe(null)
    expect(rejoined(state => cameFrom(state, 'tribunus-populi-1', '3907'))).toBe('3907')
  })

  it('KOR-IGN-3: one unit that waits for him is enough to go back to; without any he stays in Rome', () => {
    const asked = (left: readonly string[]) => {
      const state = camp()
      const run = play(
        function* (g) {
          const tried = army(g)
          for (const unit of ['S1', 'S2', 'S3']) if (!left.includes(unit)) put(g.state, unit, boxes.pool)
          yield* trialOfIgnominy(g, tried, -1)
        },
        { state, dice: [d6('trial', 5), d6('trial', 5)], choices: left.length > 0 ? ['rejoin'] : [] },
      )
      return placeOf(run.state, 'tribunus-populi-1')
    }
    expect(asked(['S2'])).toBe(FIELD)
    expect(asked([])).toBe('3907')
  })

  it('KOR-IGN-3: after a battle 11 - 2 acquits and 10 - 2 does not; only a conviction costs 3 IP', () => {
    const tried = (...dice: [number, number]) => {
      const run = play(g => trialOfIgnominy(g, army(g), -2), {
        state: camp(),
        dice: dice.map(die => d6('trial', die)),
        choices: dice[0] + dice[1] > 10 ? ['stay-in-rome'] : [],
      })
      return [run.state.convicted.length, run.state.ip, placeOf(run.state, 'tribunus-populi-1')]
    }
    expect(tried(5, 6)).toEqual([0, 8, '3907'])
    expect(tried(5, 5)).toEqual([1, 5, '3907'])
  })

  it('KOR-IGN-3: 9 - 1 convicts him', () => {
    const run = play(g => trialOfIgnominy(g, army(g), -1), {
      state: camp(),
      dice: [d6('trial', 4), d6('trial', 5)],
    })
    expect(run.state.convicted).toEqual(['tribunus-populi-1'])
    expect(run.state.ip).toBe(5)
  })
})

describe('the advance after combat', () => {
  const five = ['mamilius', 'U01', 'U02', 'U05', 'U07']

  it('KOR-ADV-1: the victors may follow the beaten army and fight again in the same action', () => {
    const script = {
      state: field([...kingsMen, 'S4'], five),
      dice: [...attacks(1, 1, 1, 1, 1, 1, 6, 1), d6('reroll', 1), d6('reroll', 1), ...twoChits],
    }
    const offered = playUntil(battle(), { ...script, choices: drawn })
    expect(choicesOf(offered.decision)).toEqual(['follow 4206', 'stay'])
    const followed = playUntil(battle(), { ...script, choices: [...drawn, 'follow 4206'] })
    expect(followed.state.battle?.hex).toBe('4206')
    expect(placeOf(followed.state, 'romulus')).toBe('4206')
    expect(followed.decision.task).toBe('duel')
  })

  it('KOR-ADV-1: they follow those whom they have beaten, not another people in the same hex', () => {
    const script = (latins: readonly string[], dice: readonly number[]) => ({
      state: field([...kingsMen, 'S4'], latins, state => place(state, '4206', 'hostile', sabines)),
      dice: [...attacks(...dice), d6('reroll', 1), d6('reroll', 1), ...twoChits],
    })
    const followed = playUntil(battle(), {
      ...script(five, [1, 1, 1, 1, 1, 1, 6, 1]),
      choices: [...drawn, 'follow 4206'],
    })
    expect(followed.state.battle).toMatchObject({
      hex: '4206',
      nation: 'lat',
      hostile: { leader: 'mamilius' },
    })
    // Two Latins are left, too few for a battle.
    const few = play(battle(), { ...script(five, [1, 1, 1, 1, 6, 1, 6, 1]), choices: drawn })
    expect(placeOf(few.state, 'romulus')).toBe(FIELD)
  })

  it('KOR-ADV-1: or stay where they are', () => {
    const run = play(battle(), {
      state: field([...kingsMen, 'S4'], five),
      choices: [...drawn, 'stay'],
      dice: [...attacks(1, 1, 1, 1, 1, 1, 6, 1), d6('reroll', 1), d6('reroll', 1), ...twoChits],
    })
    expect([placeOf(run.state, 'romulus'), placeOf(run.state, 'mamilius')]).toEqual([FIELD, '4206'])
  })

  it('KOR-ADV-1, KOR-BP-2: nobody follows an army of which two units are left', () => {
    const run = play(battle(), {
      state: field([...kingsMen, 'S4'], five),
      choices: drawn,
      dice: [...attacks(1, 1, 1, 1, 6, 1, 6, 1), d6('reroll', 1), d6('reroll', 1), ...twoChits],
    })
    expect(placeOf(run.state, 'romulus')).toBe(FIELD)
  })

  it('KOR-ADV-1: or besiege the city where the battle was fought', () => {
    let siege: string | null = null
    play(
      battle({ hex: '4306' }, outcome => {
        siege = outcome.siege
      }),
      {
        state: field([], [], state => {
          place(state, '4306', 'roman', kingsMen)
          place(state, '4306', 'hostile', [...aequi, 'G-lat-1'])
        }),
        choices: [...drawn, 'besiege 4306'],
        dice: [...victory, ...twoChits],
      },
    )
    expect(siege).toBe('4306')
  })

  it('KOR-ADV-1, KOR-SIEGE-1: a leader inside is enough, an empty city is not', () => {
    const after = (inside: readonly string[]) => ({
      state: field([], [], state => {
        place(state, '4306', 'roman', kingsMen)
        place(state, '4306', 'hostile', [...aequi, ...inside])
      }),
      choices: drawn,
      dice: [...victory, ...twoChits],
    })
    const offered = playUntil(battle({ hex: '4306' }), after(['egerius']))
    expect(choicesOf(offered.decision)).toEqual(['besiege 4306', 'stay'])
    expect(placeOf(play(battle({ hex: '4306' }), after([])).state, 'romulus')).toBe('4306')
  })

  it('KOR-ADV-1: not in a battle that the enemy has started', () => {
    const run = play(battle({ kind: 'military', attacker: 'hostile', from: '4206' }), {
      state: field([...kingsMen, 'S4'], five),
      choices: drawn,
      dice: [...attacks(1, 1, 1, 1, 1, 1, 6, 1), d6('reroll', 1), d6('reroll', 1), ...twoChits],
    })
    expect(placeOf(run.state, 'romulus')).toBe(FIELD)
    expect(placeOf(run.state, 'U01')).toBe('4206')
  })
})
