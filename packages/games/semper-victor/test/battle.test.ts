import { describe, expect, it } from 'vitest'
import { evasionTarget, whyNoEvasion, whyNotAlong } from '../../imperator/rules/combat/evasion.ts'
import { isContested, zonesAttackersCameFrom } from '../../imperator/rules/combat/forces.ts'
import { battleOdds } from '../../imperator/rules/combat/odds.ts'
import { combat, zonesToResolve } from '../../imperator/rules/combat/phase.ts'
import { controlOfPeoples } from '../rules/peoples/control.ts'
import { semperData as data } from '../rules/series.ts'
import type { SemperState } from '../rules/state.ts'
import {
  allTo,
  atWar,
  choicesOf,
  d6,
  d10,
  emptyMap,
  give,
  isReduced,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  reduced,
  secondus,
  usurper,
  where,
} from './support.ts'

/** Primus attacks; he holds the Empire. All units are comitatenses of 5 SP, quality 3 and TB 1. */
function field(change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    change(state)
  })
}

const four = ['batavi', 'ioviani', 'herculiani', 'celtae']
const others = ['heruli', 'petulantes', 'cornuti', 'bracchiati']

describe('a battle that the defender wins', () => {
  const beaten = (choices: string[], change: (state: SemperState) => void = () => {}) =>
    play(combat, {
      state: field(state => {
        primus(state, 'ITA5', ...four)
        secondus(state, 'ITA5', ...others)
        state.arrivals = four.map(piece => ({ piece, zone: 'ITA5', from: 'ITA4', crossed: false }))
        change(state)
      }),
      // 1/1 and row 2: A / 3/4.
      dice: [d6('battle', 2)],
      choices,
    })
  const losses = ['reduce heruli', 'reduce petulantes', 'reduce cornuti']

  it('SV-8.4.2-B, SV-8.4.1-A: all attackers are reduced and leave, even the way they came', () => {
    const { state } = beaten([...losses, 'retreat ITA4'])
    expect(four.map(id => [isReduced(state, id), where(state, id)])).toEqual(Array(4).fill([true, 'ITA4']))
  })

  it('SV-8.4.2-C: the defender picks three quarters of four units, each once', () => {
    const { state } = beaten([...losses, 'retreat ITA4'])
    expect(others.map(id => isReduced(state, id))).toEqual([true, true, true, false])
    expect(others.map(id => where(state, id))).toEqual(Array(4).fill('ITA5'))
    const weak = beaten([...losses, 'retreat ITA4'], state => reduced(state, 'heruli', 'batavi')).state
    expect(['heruli', 'batavi'].map(id => where(weak, id))).toEqual(['box-reserve', 'box-reserve'])
  })

  it('SV-8.3-C, SV-10.1-A: the log tells who won, and the defender scores for 40 SP', () => {
    const { state, events } = beaten([...losses, 'retreat ITA4'])
    expect(events.find(({ kind }) => kind === 'battle')?.data).toMatchObject({
      attacker: 'primus',
      defender: 'secondus',
      attackers: four,
      defenders: others,
      strength: [20, 20],
      column: '1/1',
      die: 2,
      row: 2,
      result: 'A / 3/4',
      winner: 'secondus',
    })
    expect(state.points).toEqual({ primus: 0, secondus: 1 })
  })
})

describe('losses of the winner', () => {
  it('SV-8.4.2-C: two units that should lose three lose two, and nobody is asked (TV-40)', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi', 'ioviani')
      secondus(state, 'ITA5', ...others)
      reduced(state, ...others)
    })
    // 10 to 12 is 4/5, quality makes it 1/1; TB 1: row 5 is 3/4 / A.
    const { state: after, events } = play(combat, { state, dice: [d6('battle', 4)] })
    expect(events.find(({ kind }) => kind === 'battle')?.data.result).toBe('3/4 / A')
    expect(['batavi', 'ioviani'].map(id => isReduced(after, id))).toEqual([true, true])
    expect(others.map(id => where(after, id))).toEqual(Array(4).fill('box-reserve'))
  })

  it('SV-8.4.2-C: of two units one is lost, and the winner picks it', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi', 'ioviani')
      secondus(state, 'ITA5', 'heruli', 'cornuti')
    })
    // 1/1 and row 6: 1/2 / A, half of two.
    const { decision } = playUntil(combat, { state, dice: [d6('battle', 6)] })
    expect([decision.role, decision.about?.left, choicesOf(decision)]).toEqual([
      'primus',
      1,
      ['reduce batavi', 'reduce ioviani'],
    ])
  })

  it('SV-8.5.1-A, SV-8.5.2-A: a Usurper who dies of his defeat does not die again of an E', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'galere', ...four, 'petulantes')
      secondus(state, 'ITA5', 'severe', 'heruli')
      state.emperors.primus = 'galere'
      usurper(state, 'severe', 'secondus')
    })
    // TB 2 to 1 and PC 5 to 3: row 7 at 4/1 is R / E.
    const { state: after, events } = play(combat, { state, dice: [d6('battle', 5)], choices: ['stand'] })
    expect(events.find(({ kind }) => kind === 'battle')?.data.result).toBe('R / E')
    expect(events.filter(({ kind }) => kind === 'leader-dies')).toHaveLength(1)
    expect(after.points.primus).toBe(1)
  })
})

describe('what a battle can bring', () => {
  const oddsOf = (attackers: string[], defenders: string[], leader?: string) => {
    const state = field(state => {
      primus(state, 'ITA5', ...attackers)
      secondus(state, 'ITA5', ...defenders)
      if (leader !== undefined) primus(state, 'ITA5', leader)
      reduced(state, ...attackers.filter(id => others.includes(id)))
    })
    return battleOdds(positionOf(state), {
      zone: 'ITA5',
      kind: 'land',
      attacker: { side: 'primus', units: attackers, leaders: leader === undefined ? [] : [leader] },
      defender: { side: 'secondus', units: defenders, leaders: [] },
      crossed: false,
      stratagems: [],
    })
  }

  it('SV-8.3-C: for each face of the die the row and its cell', () => {
    const { faces, modifier, quality } = oddsOf(['batavi'], ['ioviani'], 'constantin')
    expect([modifier, quality]).toEqual([2, [3, 3]])
    expect(faces.map(({ die, row }) => [die, row])).toEqual([1, 2, 3, 4, 5, 6].map(die => [die, die + 2]))
    expect(faces.map(({ cell }) => `${cell.attacker} / ${cell.defender}`)).toEqual([
      'R / R',
      'R / R',
      '3/4 / A',
      '1/2 / A',
      '1/4 / A',
      '1/4 / A',
    ])
  })

  it('SV-CT-h: a shift does not leave the table', () => {
    const strong = oddsOf([...four, 'lanciarii'], ['ri-galliae'])
    expect([strong.column, strong.shifts.map(({ value }) => value), strong.shifted]).toEqual([9, [2], 9])
    // Quality 2 against 3: one column to the left, but there is none.
    const weak = oddsOf(['heruli'], [...four, 'lanciarii'])
    expect([weak.column, weak.shifts.map(({ value }) => value), weak.shifted]).toEqual([0, [-1], 0])
    const even = oddsOf(['heruli', 'cornuti'], ['batavi'])
    expect([even.column, even.shifted]).toEqual([4, 3])
  })

  it('SV-8.3-A: an empty side has neither strength nor quality', () => {
    const { strength, quality, tactical } = oddsOf([], ['batavi'])
    expect([strength, quality, tactical]).toEqual([
      [0, 5],
      [0, 3],
      [0, 1],
    ])
  })
})

describe('who fights whom', () => {
  it('SV-S4-B: in the truce Romans still fight Peoples', () => {
    const state = emptyMap(state => {
      allTo(state, 'primus')
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-1')
      primus(state, 'GAL2', 'batavi')
    })
    expect(isContested(positionOf({ ...state, scenario: '4', year: 339 }), 'GAL2', 'land')).toBe(true)
  })

  it('SV-8.2-D: only the zones that the attackers came from into this one are closed', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi')
      primus(state, 'ITA6', 'celtae')
      secondus(state, 'ITA5', 'heruli')
      state.arrivals = [
        { piece: 'batavi', zone: 'ITA5', from: 'ITA4', crossed: false },
        { piece: 'celtae', zone: 'ITA6', from: 'ITA7', crossed: false },
        { piece: 'heruli', zone: 'ITA5', from: 'ITA2', crossed: false },
      ]
    })
    expect(zonesAttackersCameFrom(positionOf(state), 'ITA5')).toEqual(['ITA4'])
  })

  it('SV-CT-f: the river counts if all attackers came over one', () => {
    const row = (...crossed: boolean[]) => {
      const state = field(state => {
        primus(state, 'ITA5', 'batavi', 'celtae')
        secondus(state, 'ITA5', 'heruli', 'cornuti')
        state.arrivals = crossed.map((each, index) => ({
          piece: index === 0 ? 'batavi' : 'celtae',
          zone: 'ITA5',
          from: 'ITA4',
          crossed: each,
        }))
      })
      const run = playUntil(combat, { state, dice: [d6('battle', 6)] })
      return run.events.find(({ kind }) => kind === 'battle')?.data.row
    }
    expect([row(true, true), row(true, false), row(true), row()]).toEqual([5, 6, 6, 6])
  })

  it('SV-8.1-B: of several combats the attacker picks the order, and each is fought once', () => {
    const state = field(state => {
      primus(state, 'ITA5', ...four)
      secondus(state, 'ITA5', 'heruli')
      primus(state, 'GAL2', 'petulantes')
      secondus(state, 'GAL2', 'cornuti')
    })
    const { decision } = playUntil(combat, { state })
    expect([decision.role, choicesOf(decision)]).toEqual(['primus', ['fight ITA5', 'fight GAL2'].toSorted()])
    const { events } = play(combat, {
      state,
      choices: ['fight ITA5', 'retreat ITA6', 'retreat GAL1'],
      dice: [d6('battle', 4), d6('battle', 6)],
      impossible: true,
    })
    expect(events.filter(({ kind }) => kind === 'battle').map(({ data }) => data.zone)).toEqual([
      'ITA5',
      'GAL2',
    ])
  })
})

describe('evasion', () => {
  /** Primus attacks Maxence and Alexander in Italia 5, having come from Italia 4. */
  const attacked = (change: (state: SemperState) => void = () => {}) =>
    field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'maxence', 'alexander', 'heruli', 'cornuti')
      state.arrivals = [{ piece: 'batavi', zone: 'ITA5', from: 'ITA4', crossed: false }]
      change(state)
    })

  it('SV-8.2-A, SV-8.2-C: each leader may leave with his men for a zone of his own; then nobody fights', () => {
    const { state, events } = play(combat, {
      state: attacked(),
      choices: [
        'evade',
        'evade maxence',
        'take heruli',
        'evade-to ITA2',
        'evade alexander',
        'take cornuti',
        'evade-to ITA6',
      ],
      dice: [d6('evasion', 1)],
    })
    expect(['maxence', 'heruli', 'alexander', 'cornuti'].map(id => where(state, id))).toEqual([
      'ITA2',
      'ITA2',
      'ITA6',
      'ITA6',
    ])
    expect(events.map(({ kind }) => kind)).not.toContain('battle')
  })

  it('SV-8.2-C: what stays fights', () => {
    const { events } = play(combat, {
      state: attacked(),
      choices: ['evade', 'evade maxence', 'take alexander', 'evade-to ITA2', 'retreat ITA4'],
      dice: [d6('evasion', 1), d6('battle', 1)],
      impossible: true,
    })
    expect(events.find(({ kind }) => kind === 'battle')?.data.defenders).toEqual(['heruli', 'cornuti'])
  })

  it('SV-8.2-A: the best SR counts, and without a leader it is nothing', () => {
    const state = attacked(state => secondus(state, 'ITA5', 'constantin'))
    expect(evasionTarget(positionOf(state), 'ITA5', 'secondus')).toBe(4)
    expect(evasionTarget(positionOf(state), 'ITA5', 'primus')).toBe(0)
  })

  it('SV-EV-4, SV-EV-6: who is ill, or bound to his seat, does not evade', () => {
    const why = (change: (state: SemperState) => void, id = 'maxence') =>
      whyNoEvasion(positionOf(attacked(change)), id)?.rule ?? null
    expect(why(() => {})).toBeNull()
    expect(
      why(state => {
        state.turn.ill = ['maxence']
      }),
    ).toBe('SV-EV-4')
    const agitated = (seat: string) =>
      why(state => {
        state.turn.event = 'political-agitation'
        state.emperors.secondus = 'maxence'
        state.regions.italia = 'secondus'
        secondus(state, seat, 'maxence')
      })
    expect([agitated('ITA2'), agitated('ITA5')]).toEqual(['SV-EV-6', null])
    expect(why(state => atWar(state, 'franci', 'primus'), 'athanaric')).toBe('SV-3.7.1-A')
  })

  it('SV-8.2-D: nor who has nowhere to go', () => {
    const state = attacked(state => {
      for (const zone of ['ITA2', 'ITA6']) primus(state, zone, zone === 'ITA2' ? 'celtae' : 'ioviani')
    })
    expect(whyNoEvasion(positionOf(state), 'maxence')?.rule).toBe('SV-8.2-D')
  })

  it('SV-8.2-C: who can go along with Alexander, CC 3', () => {
    const state = attacked(state => {
      secondus(state, 'ITA5', 'petulantes', 'bracchiati', 'galere', 'pc-galliae-1')
      secondus(state, 'ITA2', 'lanciarii')
      state.turn.ill = ['galere']
    })
    const why = (piece: string, ...taken: string[]) => {
      const reason = whyNotAlong(positionOf(state), 'ITA5', ['alexander', ...taken], piece)
      return reason === null ? null : `${reason.rule} ${reason.why}`
    }
    expect(why('heruli')).toBeNull()
    expect(why('maxence')).toBeNull()
    expect(why('heruli', 'heruli')).toBe('SV-8.2-C already-taken')
    expect(why('batavi')).toBe('SV-8.2-C not-yours')
    expect(why('lanciarii')).toBe('SV-8.2-C other-zone')
    expect(why('galere')).toBe('SV-EV-4 ill')
    expect(why('bracchiati', 'heruli', 'cornuti')).toBeNull()
    expect(why('bracchiati', 'heruli', 'cornuti', 'petulantes')).toBe('SV-8.2-C command-full')
    // Leaders are no units.
    expect(why('bracchiati', 'maxence', 'heruli', 'cornuti')).toBeNull()
    // Pseudo-comitatenses of Galliae have nowhere to go with him.
    expect(why('pc-galliae-1')).toBe('SV-8.2-D nowhere-to-evade')
  })

  it('SV-EV-11: nobody evades out of a capital where the people rages', () => {
    const asks = (rage: string[]) => {
      const state = field(state => {
        primus(state, 'ITA2', 'batavi')
        secondus(state, 'ITA2', 'maxence', 'heruli')
        state.turn.rage = rage
      })
      return playUntil(combat, { state, dice: [d6('battle', 6)], choices: [], impossible: true }).decision
        .task
    }
    expect(asks([])).toBe('evade')
    expect(asks(['ITA2'])).not.toBe('evade')
  })
})

describe('dice that are turned', () => {
  it('SV-6.3-H: to any other face, by who rolled and then by the other', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'constantin', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      state.emperors.primus = 'constantin'
      give(state, 'primus', 'in-hoc-signo-vinces-1')
    })
    const { decision } = playUntil(combat, { state, dice: [d6('battle', 3)] })
    expect([decision.window, decision.role]).toEqual(['after-roll', 'primus'])
    expect(choicesOf(decision)).toEqual([
      ...[1, 2, 4, 5, 6].map(face => `in-hoc-signo-vinces ${face}`),
      'pass',
    ])
  })

  it('SV-6.3-H: a die of the enemy too, of an evasion too', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'constantin', 'batavi')
      secondus(state, 'ITA5', 'maxence', 'heruli')
      state.emperors.primus = 'constantin'
      give(state, 'primus', 'in-hoc-signo-vinces-1')
    })
    const { events } = playUntil(combat, {
      state,
      dice: [d6('evasion', 1), d6('battle', 6)],
      choices: ['evade', 'in-hoc-signo-vinces 2'],
    })
    expect(events.find(({ kind }) => kind === 'evasion')?.data).toMatchObject({ die: 2, evades: false })
  })
})

describe('leaders alone', () => {
  it('SV-8.1-B, SV-7.1-D: battles and flights are looked for from the first zone to the last', () => {
    const zones = [data.index.placesOnMap[0] ?? '', data.zoneIds.at(-1) ?? '']
    for (const zone of zones) {
      const battle = field(state => {
        primus(state, zone, 'batavi')
        secondus(state, zone, 'heruli')
      })
      expect(zonesToResolve(positionOf(battle))).toEqual([zone])
      const flight = field(state => {
        primus(state, zone, 'severe')
        secondus(state, zone, 'heruli')
      })
      const { state } = play(combat, { state: flight, dice: [d10('solitary', 9)] })
      expect(where(state, 'severe')).toBe('box-dead')
    }
  })

  it('SV-S4-B: in the truce a People among the enemies drives out Romans all the same', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL1', null, 'franci-1')
      secondus(state, 'GAL1', 'heruli')
      primus(state, 'GAL1', 'severe')
    })
    const { state: after } = play(combat, {
      state: { ...state, scenario: '4', year: 339 },
      dice: [d10('solitary', 9)],
    })
    expect(where(after, 'severe')).toBe('box-dead')
  })

  it('SV-7.1-D, SV-4.4.1-A: when a People gets another master a leader among its units flees', () => {
    const state = field(state => {
      atWar(state, 'franci', 'primus')
      place(state, 'GAL1', null, 'franci-1')
      primus(state, 'GAL1', 'severe')
    })
    const { state: after } = play(controlOfPeoples, {
      state,
      dice: [d10('solitary', 3)],
      choices: ['flee GAL4'],
      impossible: true,
    })
    expect([after.peoples.franci.faction, where(after, 'severe')]).toEqual(['secondus', 'GAL4'])
  })

  it('SV-7.1-D: before the combats, and a stratagem may not turn that die', () => {
    const state = field(state => {
      primus(state, 'ITA7', 'severe')
      secondus(state, 'ITA7', 'batavi')
    })
    const { state: after } = play(combat, { state, dice: [d10('solitary', 8)] })
    expect(where(after, 'severe')).toBe('ITA6')
  })

  it('SV-7.1-D, SV-S4-B: in the truce Romans do not drive out Romans', () => {
    const flees = (year: number) => {
      const state = field(state => {
        primus(state, 'ITA7', 'severe')
        secondus(state, 'ITA7', 'batavi')
      })
      const dice = year === 339 ? [] : [d10('solitary', 8)]
      return where(play(combat, { state: { ...state, scenario: '4', year }, dice }).state, 'severe')
    }
    expect([flees(339), flees(340)]).toEqual(['ITA7', 'ITA6'])
  })

  it('SV-EV-4: an ill leader among enemies has no way out, and one who must retreat dies', () => {
    const state = field(state => {
      primus(state, 'ITA7', 'severe')
      secondus(state, 'ITA7', 'batavi')
      state.turn.ill = ['severe']
    })
    expect(where(play(combat, { state }).state, 'severe')).toBe('box-dead')
    const beaten = field(state => {
      primus(state, 'ITA5', ...four, 'petulantes')
      secondus(state, 'ITA5', 'heruli', 'maxence', 'alexander')
      state.turn.ill = ['maxence']
    })
    const { state: after } = play(combat, {
      state: beaten,
      dice: [d6('battle', 4)],
      choices: ['stand', 'retreat ITA4'],
    })
    expect(['maxence', 'alexander', 'heruli'].map(id => where(after, id))).toEqual([
      'box-dead',
      'ITA4',
      'ITA4',
    ])
  })
})
