import { describe, expect, it } from 'vitest'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { semper } from '../../index.ts'
import { nameCoEmperors } from '../../rules/emperors/nominations.ts'
import { initiative } from '../../rules/initiative.ts'
import type { SemperState } from '../../rules/state.ts'
import { attemptUsurpation } from '../../rules/usurpation/proclaim.ts'
import {
  allTo,
  choicesOf,
  d6,
  d10,
  emptyMap,
  give,
  playUntil,
  primus,
  secondus,
  usurper,
} from '../support.ts'

type Asked = ReturnType<typeof playUntil>

/** `verb noun` pointed at: the rule and the reason, or null for what can be chosen. */
function why({ position, decision }: Asked, pointed: string): string | null {
  if (choicesOf(decision).includes(pointed)) return null
  const [verb = '', noun] = pointed.split(' ')
  const reason = semper.explain(position, decision, noun === undefined ? { verb } : { verb, noun })
  return reason === null ? null : `${reason.rule} ${reason.why}`
}

function expectReasons(asked: Asked, reasons: Readonly<Record<string, string | null>>): void {
  const found = Object.fromEntries(Object.keys(reasons).map(pointed => [pointed, why(asked, pointed)]))
  expect(found).toEqual(reasons)
}

/** Primus moves and holds the Empire; Sévère stands in Hispania with two units, Licinius next to him. */
function field(change: (state: SemperState) => void = () => {}): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    state.fleets.occidentalis.returns = 999
    state.fleets.orientalis.returns = 999
    primus(state, 'HIS5', 'severe', 'cornuti', 'pc-italia-1', 'ri-hispaniae')
    primus(state, 'HIS1', 'alexander', 'batavi')
    secondus(state, 'VIE4', 'licinius', 'heruli')
    change(state)
  })
}

describe('why not: combat', () => {
  const battle = (choices: string[], dice: Parameters<typeof playUntil>[1]['dice'] = []) =>
    playUntil(combat, {
      state: field(state => {
        primus(state, 'ITA5', 'batavi', 'celtae', 'petulantes', 'ioviani', 'herculiani')
        primus(state, 'ITA6', 'lanciarii')
        secondus(state, 'ITA5', 'maxence', 'heruli', 'bassianus')
        secondus(state, 'ITA2', 'volusianus')
        state.arrivals = [{ piece: 'batavi', zone: 'ITA5', from: 'ITA4', crossed: false }]
        primus(state, 'HIS1', 'alexander')
        secondus(state, 'VIE4', 'licinius')
      }),
      choices,
      dice: dice ?? [],
    })

  it('SV-8.2-A: who cannot evade, before anybody has said that he will', () => {
    expectReasons(battle([]), {
      'evade licinius': 'SV-8.2-A other-zone',
      'evade alexander': 'SV-8.2-A not-yours',
      'evade heruli': 'SV-8.2-A something-else-asked',
    })
  })

  it('SV-8.2-A: who cannot evade', () => {
    expectReasons(battle(['evade'], [d6('evasion', 1)]), {
      'evade licinius': 'SV-8.2-A other-zone',
      'evade alexander': 'SV-8.2-A not-yours',
      'evade heruli': 'SV-8.2-C leader-asked',
      'evade maxence': null,
    })
  })

  it('SV-8.2-B to SV-8.2-D: where a leader cannot slip away to, and whom he cannot take', () => {
    expectReasons(battle(['evade', 'evade maxence'], [d6('evasion', 1)]), {
      'take licinius': 'SV-8.2-C other-zone',
      'take batavi': 'SV-8.2-C not-yours',
      'take GAL2': 'SV-8.2-C not-a-choice-here',
      'evade-to ITA4': 'SV-8.2-D attackers-came-from',
      'evade-to ITA6': 'SV-8.2-B enemy-there',
      'evade-to GAL2': 'SV-7.2-A not-adjacent',
      'evade-to ITA2': null,
    })
  })

  it('SV-8.4.1-A: where the beaten cannot retreat to, together or one by one', () => {
    const beaten = battle(['stand'], [d6('battle', 4)])
    expectReasons(beaten, {
      'retreat ITA4': 'SV-8.2-D attackers-came-from',
      'retreat ITA6': 'SV-8.2-B enemy-there',
      'retreat GAL2': 'SV-7.2-A not-adjacent',
    })
  })

  it('SV-8.4.1-A: one by one', () => {
    const divided = playUntil(combat, {
      state: field(state => {
        primus(state, 'GAL3', 'batavi', 'celtae', 'petulantes', 'ioviani', 'herculiani')
        secondus(state, 'GAL3', 'heruli', 'pc-galliae-1', 'ri-galliae')
        primus(state, 'GAL2', 'lanciarii')
      }),
      choices: ['divide'],
      dice: [d6('battle', 4)],
    })
    expect(divided.decision.task).toBe('retreat-piece')
    expectReasons(divided, {
      'retreat GAL2': 'SV-8.2-B enemy-there',
      'retreat GAL1': 'SV-7.2-A not-adjacent',
      'retreat maxence': 'SV-8.4.1-A place-asked',
    })
  })

  it('SV-7.1-D: where a leader alone cannot flee to', () => {
    const asked = playUntil(combat, {
      state: field(state => {
        primus(state, 'ITA5', 'maxence')
        secondus(state, 'ITA5', 'batavi')
        secondus(state, 'ITA4', 'celtae')
      }),
      dice: [d10('solitary', 1)],
    })
    expectReasons(asked, {
      'flee ITA4': 'SV-7.1-D enemy-there',
      'flee GAL2': 'SV-7.2-A not-adjacent',
      'flee ITA2': null,
    })
  })

  it('SV-6.3-B: anybody who flees sets out from the zone of the battle, to zones without enemies', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi')
      primus(state, 'ITA4', 'celtae')
      secondus(state, 'ITA5', 'heruli', 'maxence')
      secondus(state, 'HIS3', 'bassianus', 'petulantes')
      give(state, 'secondus', 'fuite-opportune-1')
    })
    const fleeing = (...choices: string[]) =>
      playUntil(combat, {
        state,
        choices: ['stand', 'fuite-opportune fuite-opportune-1', ...choices],
      })
    expectReasons(fleeing(), {
      'lead bassianus': 'SV-6.3-B other-zone',
      'march petulantes': 'SV-6.3-B other-zone',
      'lead severe': 'SV-2.E-2 not-yours',
    })
    expect(why(fleeing('lead maxence', 'take heruli'), 'to ITA4')).toBe('SV-6.3-B flight-to-enemy')
  })
})

describe('why not: politics', () => {
  const court = (change: (state: SemperState) => void = () => {}) =>
    field(state => {
      primus(state, 'PON1', 'galere')
      state.emperors = { primus: 'galere', secondus: 'licinius' }
      primus(state, 'ITA2', 'dux-mediolanum')
      change(state)
    })

  it('SV-3.5.1-B, SV-3.3.1-E: who cannot be named', () => {
    const asked = playUntil(nameCoEmperors, { state: court() })
    expectReasons(asked, {
      'name-augustus dux-mediolanum': 'SV-3.3.1-E dux',
      'name-caesar galere': 'SV-3.5.1-B has-the-rank',
      'name-caesar licinius': 'SV-3.5.1-G not-your-leader',
      'name-augustus severe': null,
      'name-caesar batavi': 'SV-2.D-4 leader-asked',
    })
    const full = playUntil(nameCoEmperors, {
      state: court(state => {
        state.augusti.primus = ['severe']
      }),
    })
    expect(why(full, 'name-augustus alexander')).toBe('SV-3.5.1-B rank-full')
    expect(why(full, 'name-caesar alexander')).toBeNull()
  })

  it('SV-3.6.2-C, SV-3.6.1-A: who cannot be made a Usurper', () => {
    const state = court(state => {
      primus(state, 'PON1', 'bassianus')
      primus(state, 'ORI2', 'maxence')
      state.augusti.primus = ['maxence']
    })
    const asked = playUntil(g => attemptUsurpation(g, 'secondus', 'leader'), { state })
    expectReasons(asked, {
      'support bassianus': 'SV-3.6.2-C superior-there',
      'support licinius': 'SV-3.6.1-A not-an-enemy-leader',
      'support dux-mediolanum': 'SV-3.3.1-E dux',
      'support maxence': 'SV-6.2-C other-rank',
      'support galere': 'SV-6.2-C other-rank',
      'support severe': null,
    })
  })

  it('SV-6-D, SV-6-A: a stratagem at a moment that is not its own, or of the other side', () => {
    const state = court(state => {
      state.year = 314
      give(state, 'primus', 'initiative-1')
      give(state, 'primus', 'assassinat-1')
    })
    const asked = playUntil(initiative, { state, dice: [d6('initiative', 6)] })
    expectReasons(asked, {
      'assassinat assassinat-1': 'SV-2.B-2 other-phase',
      'usurpation-primus usurpation-primus-1': 'SV-2.B-2 other-phase',
    })
  })

  it('SV-3.6.3-I: camps that may not mix', () => {
    const asked = playUntil(movement, {
      state: court(state => {
        usurper(state, 'severe', 'primus')
      }),
      choices: ['lead severe', 'take cornuti', 'to HIS4', 'to HIS1'],
    })
    expect(why(asked, 'stop')).toBe('SV-3.6.3-I camps-apart')
  })
})
