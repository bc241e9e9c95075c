import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { setMoved } from '../../../imperator/rules/pieces.ts'
import { semper } from '../../index.ts'
import { sail } from '../../rules/fleets/sail.ts'
import { semperData as data } from '../../rules/series.ts'
import { fleetBox, type SemperState } from '../../rules/state.ts'
import { allTo, atWar, choicesOf, emptyMap, place, playUntil, primus, secondus } from '../support.ts'

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

describe('why not: movement', () => {
  const setOut = (...choices: string[]) => playUntil(movement, { state: field(), choices })

  it('SV-2.E-2, SV-3.4.1-C: who cannot set out', () => {
    const asked = playUntil(movement, {
      state: field(state => {
        setMoved({ state, data }, 'alexander', true)
        setMoved({ state, data }, 'batavi', true)
        atWar(state, 'franci', 'primus')
        place(state, 'FRA', null, 'ascaric')
        place(state, 'BRI1', 'primus', 'dux-treveri')
      }),
    })
    expectReasons(asked, {
      'lead licinius': 'SV-2.E-2 not-yours',
      'march heruli': 'SV-2.E-2 not-yours',
      'lead alexander': 'SV-3.4.1-C has-moved',
      'march batavi': 'SV-3.4.1-C has-moved',
      'march pc-italia-1': 'SV-7.2-A nowhere-to-go',
      'sail occidentalis': 'SV-3.4.2-B fleet-not-yours',
      'lead HIS1': 'SV-2.E-2 counter-asked',
      'assassinat assassinat-1': 'SV-6-D other-phase',
    })
  })

  it('SV-EV-4, SV-EV-11: who is ill, and where the people rages', () => {
    const asked = playUntil(movement, {
      state: field(state => {
        state.turn.ill = ['alexander']
        primus(state, 'ITA2', 'maxence', 'celtae')
        state.turn.rage = ['ITA2']
      }),
    })
    expectReasons(asked, {
      'lead alexander': 'SV-EV-4 ill',
      'lead maxence': 'SV-EV-11 popular-rage',
      'march celtae': 'SV-EV-11 popular-rage',
    })
  })

  it('SV-EV-6: the movement does not end while an agitated head dallies', () => {
    const asked = playUntil(movement, {
      state: field(state => {
        state.emperors.primus = 'severe'
        state.turn.event = 'political-agitation'
      }),
    })
    expect(why(asked, 'done')).toBe('SV-EV-6 political-agitation')
    expect(why(setOut(), 'done')).toBeNull()
  })

  it('SV-3.4.1-B, SV-7.2-A: what a leader about to set out cannot take, and where he cannot go', () => {
    expectReasons(setOut('lead severe', 'take cornuti'), {
      'take cornuti': 'SV-3.4.1-B already-taken',
      'take batavi': 'SV-3.4.1-B other-zone',
      'take alexander': 'SV-3.4.1-B not-a-unit',
      'to ITA5': 'SV-7.2-A not-adjacent',
      'to SOCC': 'SV-3.4.1-A at-sea',
      'drop batavi': 'SV-3.4.1-C not-with-him',
      'to HIS4': null,
    })
    expect(why(setOut('lead severe', 'take ri-hispaniae', 'to HIS4', 'to HIS1'), 'to VIE4')).toBe(
      'SV-3.2.1-A ripenses-stay',
    )
  })

  it('SV-1.3.2-A, SV-3.4.1-C: on the march', () => {
    const far = setOut('lead severe', 'take cornuti', 'to HIS4', 'to HIS1', 'to HIS2')
    expectReasons(far, {
      stop: null,
      'drop batavi': 'SV-3.4.1-C not-with-him',
      'take batavi': 'SV-3.4.1-B other-zone',
    })
    const slow = playUntil(movement, {
      state: field(state => primus(state, 'HIS5', 'pc-hispaniae')),
      choices: ['lead severe', 'take pc-hispaniae', 'to HIS4', 'to HIS1'],
    })
    expect(why(slow, 'to VIE4')).toBe('SV-3.2.1-B needs-emperor')
    expect(why(slow, 'to ITA5')).toBe('SV-7.2-A not-adjacent')
  })

  it('SV-1.2.2-A, SV-1.3.2-A: who has not enough movement points', () => {
    const state = field(state => {
      state.turn.event = 'disastrous-weather'
      secondus(state, 'VIE4', 'maxence')
      secondus(state, 'ITA7', 'licinius', 'heruli')
    })
    const led = (...more: string[]) => playUntil(movement, { state, choices: ['lead severe', ...more] })
    // Three points of four are left; VIE4 is three zones away, VIE3 four.
    const road = ['to HIS4', 'to HIS1', 'to VIE4']
    expect(why(led('take cornuti', 'to HIS4', 'to HIS1'), 'to VIE4')).toBeNull()
    expect(led(...road).decision.task).not.toBe('march')
    expect(led('take cornuti', ...road).decision.task).not.toBe('march')
  })

  it('SV-3.2.2-A, SV-3.4.1-F: outside the Empire', () => {
    const state = field(state => {
      atWar(state, 'picts', 'secondus')
      place(state, 'box-people', null, ...data.peoples.picts.units)
      primus(state, 'BRI1', 'maxence', 'celtae', 'petulantes', 'pc-britanniae')
      primus(state, 'GAL2', 'galere', 'lanciarii')
    })
    const asked = (...choices: string[]) => playUntil(movement, { state, choices })
    expect(why(asked('march celtae'), 'to PIC1')).toBe('SV-3.2.2-A no-leader-outside')
    expect(why(asked('lead maxence', 'take pc-britanniae'), 'to PIC1')).toBe('SV-3.2.1-B needs-emperor')
    expect(why(asked('lead galere', 'take lanciarii'), 'to FRA')).toBe('SV-3.4.1-F people-at-peace')
    const inside = asked('lead maxence', 'take celtae', 'take petulantes', 'to PIC1')
    expectReasons(inside, {
      'drop celtae': 'SV-3.2.2-A left-without-leader',
      'to PIC3': 'SV-7.2-A not-adjacent',
    })
    expect(why(asked('lead maxence', 'take celtae', 'to PIC1', 'to PIC2'), 'to PIC3')).toBe(
      'SV-7.3-A two-points-outside',
    )
  })

  it('SV-4.3-A to SV-4.3-G: Peoples', () => {
    const state = field(state => {
      state.active = 'secondus'
      atWar(state, 'franci', 'secondus')
      atWar(state, 'burgondi', 'secondus')
      place(state, 'FRA', null, 'ascaric', 'burgondi-1')
      place(state, 'GAL2', null, 'franci-2')
    })
    const led = playUntil(movement, { state, choices: ['lead ascaric'] })
    expectReasons(led, {
      'take burgondi-1': 'SV-4.3-A not-his-to-command',
      'to GAL2': 'SV-4.3-G foreign-leader-alone',
      'to FRI': 'SV-4.3-D other-people-at-peace',
    })
    const alone = playUntil(movement, { state, choices: ['march franci-2'] })
    expect(why(alone, 'to ITA5')).toBe('SV-7.2-A not-adjacent')
  })
})

describe('why not: fleets', () => {
  const atMisenum = (change: (state: SemperState) => void, ...choices: string[]) =>
    playUntil(g => sail(g, 'primus', 'occidentalis'), {
      state: field(state => {
        primus(state, 'ITA6', 'maxence', 'celtae', 'pc-italia-2')
        primus(state, 'HIS5', 'petulantes')
        secondus(state, 'ITA6', 'bassianus')
        state.fleets.occidentalis = { side: 'primus', at: 'port', returns: null, moved: false }
        change(state)
      }),
      choices,
    })

  it('SV-3.4.2-C, SV-3.4.2-E: who cannot go aboard', () => {
    expectReasons(
      atMisenum(state => setMoved({ state, data }, 'celtae', true)),
      {
        'embark petulantes': 'SV-3.4.2-E not-in-port',
        'embark bassianus': 'SV-3.4.2-C romans-only-aboard',
        'embark celtae': 'SV-3.4.2-E has-moved',
        'embark GAL2': 'SV-3.4.2-F place-asked',
      },
    )
    const ill = atMisenum(state => {
      state.turn.ill = ['maxence']
      state.turn.rage = []
    })
    expect(why(ill, 'embark maxence')).toBe('SV-EV-4 ill')
  })

  it('SV-3.4.2-F: where those aboard cannot land', () => {
    const asked = atMisenum(state => {
      primus(state, fleetBox('occidentalis'), 'pc-italia-2', 'alexander')
      state.fleets.occidentalis.at = 'SOCC'
    })
    expectReasons(asked, {
      'land AFR4': 'SV-3.2.1-B needs-emperor',
      'land ITA5': null,
      'sail-to AFR4': 'SV-3.4.2-F not-a-choice-here',
    })
  })

  it('SV-3.4.2-B, SV-3.4.2-F, SV-EV-9: which fleet cannot move', () => {
    const asked = (change: (state: SemperState) => void) =>
      playUntil(movement, {
        state: field(state => {
          state.fleets.orientalis = { side: 'primus', at: 'port', returns: null, moved: false }
          change(state)
        }),
      })
    const reason = (change: (state: SemperState) => void) => why(asked(change), 'sail orientalis')
    expect(
      reason(state => {
        state.fleets.orientalis.side = 'secondus'
      }),
    ).toBe('SV-3.4.2-B fleet-not-yours')
    expect(
      reason(state => {
        state.fleets.orientalis.moved = true
      }),
    ).toBe('SV-3.4.2-F fleet-has-moved')
    expect(
      reason(state => {
        state.turn.event = 'dangerous-seas'
      }),
    ).toBe('SV-EV-9 dangerous-seas')
  })
})
