import type { Decision } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { solitaryLeaderFlees } from '../../../imperator/rules/combat/solitary.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { playChosen } from '../../../imperator/rules/stratagems/registry.ts'
import { navesMustLeave } from '../../rules/combat/naval-evasion.ts'
import { resolveZone } from '../../rules/combat/zone.ts'
import { eventOfTheYear } from '../../rules/event-of-the-year.ts'
import { explain } from '../../rules/explain/index.ts'
import { geostrategy } from '../../rules/geostrategy.ts'
import { reinforcements } from '../../rules/reinforcements.ts'
import type { AleaState } from '../../rules/state.ts'
import { allied, atWar, caesarians, field, reduced, republicans } from '../campaign/stage.ts'
import { put, setMoved } from '../counters.ts'
import { asAlea, d6, d10, emptyMap, give, place, playUntil, type Run } from '../support.ts'

type Asked = Run & { readonly decision: Decision }

/** `verb noun` pointed at: the rule and the reason, or null. */
function why({ position, decision }: Asked, pointed: string): string | null {
  const [verb = '', noun] = pointed.split(' ')
  const reason = explain(position, asAlea(decision), noun === undefined ? { verb } : { verb, noun })
  return reason === null ? null : `${reason.rule} ${reason.why}`
}

function expectReasons(asked: Asked, reasons: Readonly<Record<string, string | null>>): void {
  for (const [pointed, reason] of Object.entries(reasons))
    expect([pointed, why(asked, pointed)]).toEqual([pointed, reason])
}

describe('why not: movement', () => {
  const state = (change: (state: AleaState) => void = () => {}) =>
    field(s => {
      caesarians(s, 'GAL-8', 'caesar', 'curio', 'legio-V', 'auxilia-1', 'auxilia-2', 'naves-6-0-1')
      caesarians(s, 'GAL-2', 'hirtius', 'legio-VI')
      caesarians(s, 'MIO', 'lepidus', 'naves-8-2-1')
      republicans(s, 'HIS-1', 'afranius', 'legio-XV')
      setMoved(s, 'legio-VI', true)
      change(s)
    })

  it('AIE-2.E-b, AIE-3.4.1-e, AIE-3.4.2-a: who cannot set out, by land or by sea', () => {
    expectReasons(playUntil(movement, { state: state(), impossible: true }), {
      'lead afranius': 'AIE-2.E-b not-yours',
      'sail afranius': 'AIE-2.E-b not-yours',
      'sail hirtius': 'AIE-3.4.2-a no-naves',
      'lead lepidus': 'AIE-3.4.1-h at-sea',
      'march auxilia-1': 'AIE-3.4.1-e auxilia-need-leader',
      'march naves-6-0-1': 'AIE-3.4.2-b naves-need-leader',
      'march legio-VI': 'RULING-14 has-moved',
      'march legio-XV': 'AIE-2.E-b not-yours',
      'assassinat K07': 'AIE-6-a not-held',
    })
  })

  it('AIE-EV-06: the movement does not end while an agitated leader dallies', () => {
    const agitated = state(s => {
      s.turn.event = 'political-agitation'
      s.factionLeaders.caesarian = ['caesar']
      s.regions.italia = 'caesarian'
    })
    const asked = playUntil(movement, { state: agitated, impossible: true })
    expect(why(asked, 'done')).toBe('AIE-EV-06 political-agitation')
    expect(why(asked, 'lead curio')).not.toBe('AIE-EV-06 political-agitation')
  })

  it('AIE-3.1.1-c: nor while a garrison is missed', () => {
    const guarded = field(s => {
      caesarians(s, 'AFR-1', 'curio', 'legio-V')
      caesarians(s, 'SIC-3', 'lurium')
      s.regions.africa = 'caesarian'
      atWar(s, 'numidae', 'republican')
      for (const id of ['numidae-pedites-1', 'numidae-pedites-2', 'numidae-equites-1']) put(s, id, 'NUM-2')
    })
    const asked = playUntil(movement, {
      state: guarded,
      choices: ['lead curio', 'take legio-V', 'to NUM-1', 'stop'],
      impossible: true,
    })
    expect(asked.decision.about?.short).toEqual(['africa'])
    expect(why(asked, 'done')).toBe('AIE-3.1.1-c garrison')
    expect(asked.decision.choices).toContainEqual({ verb: 'recall', noun: 'legio-V' })
  })

  it('AIE-3.4.1-b, AIE-7.2-a: on the march', () => {
    const setOut = playUntil(movement, {
      state: state(),
      choices: ['lead caesar', 'take legio-V', 'take auxilia-1'],
      impossible: true,
    })
    expectReasons(setOut, {
      'take legio-V': 'AIE-3.4.1-b already-taken',
      'take legio-VI': 'AIE-3.4.1-b other-zone',
      'take naves-6-0-1': 'AIE-3.4.2-d naves-by-sea',
      'take curio': 'AIE-3.4.1-b not-a-unit',
      'to HIS-1': 'AIE-7.2-a not-adjacent',
      'to MIO': 'AIE-3.4.1-h at-sea',
      'drop legio-VI': 'AIE-3.4.1-c not-with-him',
    })
    const onTheWay = playUntil(movement, {
      state: state(),
      choices: ['lead caesar', 'take legio-V', 'to ALP-2'],
      impossible: true,
    })
    expectReasons(onTheWay, {
      stop: 'AIE-3.4.1-g transit-only',
      'to ALP-1': 'AIE-3.4.1-g people-at-peace',
      'drop legio-V': 'AIE-3.4.1-g transit-only',
    })
  })

  it('AIE-1.3-a: of two counters alike one is offered', () => {
    const asked = playUntil(movement, { state: state(), choices: ['lead caesar'], impossible: true })
    expect(why(asked, 'take auxilia-2')).toBe('AIE-3.4.1-b twin-offered')
    const other = playUntil(movement, {
      state: state(s => reduced(s, 'auxilia-2')),
      choices: ['lead caesar'],
      impossible: true,
    })
    expect(why(other, 'take auxilia-2')).toBeNull()
  })

  it('AIE-3.4.2-i, AIE-3.4.2-d, AIE-3.4.2-f: at sea', () => {
    const begun = playUntil(movement, {
      state: state(),
      choices: ['sail caesar', 'embark naves-6-0-1', 'embark legio-V'],
      impossible: true,
    })
    expectReasons(begun, {
      'embark legio-VI': 'AIE-3.4.2-i not-here',
      'embark legio-V': 'AIE-3.4.2-i already-taken',
      'embark afranius': 'AIE-3.4.2-i not-here',
      'to MIC': 'AIE-3.4.2-d no-seaway',
      'to MIO': null,
    })
    const sailing = playUntil(movement, {
      state: state(),
      choices: ['sail caesar', 'embark naves-6-0-1', 'to MIO', 'to MIC'],
      impossible: true,
    })
    expectReasons(sailing, { 'to AFR-3': 'AIE-1.3.2-a too-far', 'to MOR': 'AIE-1.3.2-a too-far' })
  })
})

describe('why not: combat', () => {
  const harbour = (change: (state: AleaState) => void = () => {}) =>
    field(s => {
      caesarians(s, 'GAL-8', 'caesar', 'legio-V', 'legio-VI', 'legio-VII', 'naves-8-2-1')
      republicans(s, 'GAL-8', 'labienus', 'scipio', 'legio-I', 'legio-II', 'naves-6-1-1')
      republicans(s, 'HIS-1', 'cato')
      caesarians(s, 'GAL-7', 'legio-VIII')
      change(s)
    })
  const resolve = (state: AleaState, choices: string[], dice: ReturnType<typeof d10>[] = []) =>
    playUntil(g => resolveZone(g, 'GAL-8'), { state, choices, dice, impossible: true })
  const landing = ['fight-on-land', 'fight-on-land', 'fight-at-sea']

  it('AIE-8.1-d, AIE-8.2-a: who cannot lead an evasion by land', () => {
    expectReasons(resolve(harbour(), landing), {
      'evade scipio': 'AIE-8.1-d fights-elsewhere',
      'evade cato': 'AIE-8.2-a other-zone',
      'evade caesar': 'AIE-8.2-a not-yours',
      'evade legio-I': 'AIE-8.2-a leader-asked',
    })
  })

  it('AIE-8.2-c, AIE-8.2-b: whom he cannot take, and where he cannot go', () => {
    const slipping = resolve(harbour(), [...landing, 'evade labienus'], [d10('evasion', 0)])
    expect(slipping.decision.task).toBe('slip-away')
    expectReasons(slipping, {
      'evade-to GAL-7': 'AIE-8.2-b enemy-there',
      'evade-to HIS-1': 'AIE-7.2-a not-adjacent',
      'evade-to ALP-2': 'AIE-8.2-e out-of-the-republic',
      'take naves-6-1-1': 'AIE-8.2-d naves-by-sea',
    })
  })

  it('AIE-8.2-g, AIE-8.1-d: who cannot take the ships away, and whom they leave', () => {
    const captains = resolve(harbour(), [...landing, 'stand'])
    expect(captains.decision.task).toBe('evade-by-sea')
    expectReasons(captains, {
      'evade labienus': 'AIE-8.1-d fights-elsewhere',
      'evade cato': 'AIE-8.2-a other-zone',
      'evade caesar': 'AIE-8.2-a not-yours',
    })
    const boarding = resolve(harbour(), [...landing, 'stand', 'evade scipio'])
    expectReasons(boarding, {
      'evade-to MIO': 'AIE-8.2-g no-naves-taken',
      'evade-to MIC': 'AIE-8.2-g no-naves-taken',
      'embark cato': 'AIE-3.4.2-i not-here',
      'embark legio-I': 'AIE-3.4.2-f no-room-aboard',
    })
    const afloat = resolve(harbour(), [...landing, 'stand', 'evade scipio', 'embark naves-6-1-1'])
    expectReasons(afloat, {
      'evade-to MIC': 'AIE-3.4.2-d no-seaway',
      'evade-to MIO': null,
      'embark legio-I': null,
    })
  })

  it('AIE-8.2-h: ships alone take no legion after a failed roll', () => {
    const failed = resolve(harbour(), [...landing, 'evade labienus'], [d10('evasion', 9)])
    expect(failed.decision.task).toBe('evade-by-sea')
    const boarding = resolve(
      harbour(),
      [...landing, 'evade labienus', 'evade scipio', 'embark naves-6-1-1'],
      [d10('evasion', 9)],
    )
    expect(why(boarding, 'embark legio-I')).toBe('AIE-8.2-h ships-alone')
  })

  it('AIE-8.2-i: where ships that must leave cannot go', () => {
    const state = field(s => {
      republicans(s, 'ITA-7', 'naves-6-1-1')
      caesarians(s, 'ITA-7', 'legio-V')
      caesarians(s, 'MIO', 'curio', 'naves-8-2-1')
      republicans(s, 'MIC', 'naves-4-0-1')
    })
    const asked = playUntil(
      function* (g) {
        yield* navesMustLeave(g, 'ITA-7', 'republican')
      },
      {
        state: field(s => {
          republicans(s, 'ITA-7', 'naves-6-1-1')
          caesarians(s, 'ITA-7', 'legio-V')
        }),
        impossible: true,
      },
    )
    expect(asked.decision.task).toBe('naves-must-leave')
    expect(why(asked, 'evade-to MOR')).toBe('AIE-3.4.2-d no-seaway')
    const barred = { ...asked, position: { ...asked.position, state } }
    expect(why(barred, 'evade-to MIO')).toBe('AIE-8.2-g enemy-there')
  })

  it('AIE-8.4.1-a: where a beaten force cannot retreat to', () => {
    const state = (ships: string[]) =>
      field(s => {
        caesarians(s, 'GRA-3', 'caesar', 'legio-V', 'legio-VI', 'legio-VII')
        republicans(s, 'GRA-3', 'legio-I', 'legio-II', ...ships)
        if (ships.length < 2) caesarians(s, 'GRA-1', 'legio-VIII')
        s.arrivals = [{ piece: 'legio-V', zone: 'GRA-3', from: 'GRA-4', crossed: false }]
        republicans(s, 'ITA-7', 'legio-XV')
      })
    const beaten = (ships: string[]) =>
      playUntil(
        function* (g) {
          yield* fight(g, newEngagement(g, 'GRA-3', 'land', 'caesarian', null))
        },
        { state: state(ships), dice: [d6('battle', 4)], impossible: true },
      )
    const ashore = field(s => {
      caesarians(s, 'GRA-3', 'caesar', 'legio-V', 'legio-VI', 'legio-VII')
      republicans(s, 'GRA-3', 'legio-I', 'legio-II')
      caesarians(s, 'ILL-1', 'curio')
    })
    const asked = playUntil(g => fight(g, newEngagement(g, 'GRA-3', 'land', 'caesarian', null)), {
      state: ashore,
      dice: [d6('battle', 4)],
      impossible: true,
    })
    expect(asked.decision.task).toBe('retreat')
    expectReasons(asked, {
      'retreat MIC': 'AIE-3.4.1-h at-sea',
      'retreat ITA-7': 'AIE-7.2-a not-adjacent',
      'retreat GRA-1': null,
    })
    expectReasons(beaten(['naves-4-0-1']), {
      'retreat GRA-4': 'AIE-8.2-f attackers-came-from',
      'retreat GRA-1': 'AIE-8.2-b enemy-there',
    })
    expectReasons(beaten(['naves-4-0-1', 'legio-III']), { 'retreat MIC': 'AIE-8.4.1-a no-room-aboard' })
  })

  it('AIE-8.2-j: where a leader alone cannot flee to', () => {
    const state = field(s => {
      republicans(s, 'GRA-3', 'cato')
      caesarians(s, 'GRA-3', 'legio-V')
      caesarians(s, 'GRA-1', 'legio-VI')
    })
    const asked = playUntil(g => solitaryLeaderFlees(g, 'cato'), {
      state,
      dice: [d10('solitary', 0)],
      impossible: true,
    })
    expect(asked.decision.task).toBe('solitary-flight')
    expect(why(asked, 'flee GRA-2')).toBeNull()
    expect(why(asked, 'flee GRA-1')).toContain('AIE-8.2-j')
    expect(why(asked, 'flee legio-V')).not.toBeNull()
  })

  it('AIE-6.3-a: in flight only those of the zone move', () => {
    const state = harbour(s => {
      put(s, 'naves-8-2-1', 'box-reserve')
      give(s, 'republican', 'K01')
    })
    const asked = playUntil(g => fight(g, newEngagement(g, 'GAL-8', 'land', 'caesarian', null)), {
      state,
      choices: ['fuite-opportune K01'],
      impossible: true,
    })
    expect(asked.decision.task).toBe('flight')
    expectReasons(asked, {
      'lead cato': 'AIE-6.3-a other-zone',
      'lead caesar': 'AIE-2.E-b not-yours',
      'sail cato': 'AIE-6.3-a other-zone',
      'march naves-6-1-1': 'AIE-3.4.2-b naves-need-leader',
    })
  })
})

describe('why not: Peoples and stratagems', () => {
  const playing = (state: AleaState, verb: string, noun: string, moment: 'campaign' | 'geostrategy') =>
    playUntil(g => playChosen(g, 'caesarian', { verb, noun }, { name: moment }), { state, impossible: true })

  it('AIE-6.3-m, AIE-6.3-n, AIE-4.4.2-e: whom a pacification does not reach', () => {
    const state = (counter: string) =>
      field(s => {
        give(s, 'caesarian', counter)
        for (const people of ['germani', 'daci', 'parthi', 'pontici'] as const) atWar(s, people, 'republican')
        allied(s, 'numidae', 'caesarian')
      })
    expectReasons(playing(state('K11'), 'pacification-d-un-peuple-mineur', 'K11', 'campaign'), {
      'pacify parthi': 'AIE-6.3-m not-a-minor',
      'pacify galatae': 'AIE-4.4.3-a at-peace',
      'pacify germani': null,
    })
    expectReasons(playing(state('K08'), 'pacification-d-un-peuple-majeur', 'K08', 'campaign'), {
      'pacify germani': 'AIE-6.3-n not-a-major',
      'pacify numidae': 'AIE-4.4.2-e your-own-ally',
      'pacify parthi': null,
    })
    expectReasons(playing(state('K10'), 'pax-romana', 'K10', 'campaign'), {
      'pacify galatae': 'AIE-4.4.3-a at-peace',
      'pacify numidae': 'AIE-4.4.2-e your-own-ally',
      'pacify germani': null,
    })
  })

  it('AIE-4.4.2-a: who is nobody’s to win; AIE-4.1-a, AIE-9.3-a: who does not rise', () => {
    const state = field(s => {
      give(s, 'caesarian', 'K12')
      for (const people of ['germani', 'parthi', 'pontici', 'numidae'] as const)
        atWar(s, people, 'republican')
    })
    expectReasons(playing(state, 'allegeance-d-un-peuple-majeur', 'K12', 'geostrategy'), {
      'win parthi': 'AIE-4.4.2-a parthi-ally-with-nobody',
      'win germani': 'AIE-4.4.2-a not-a-major',
      'win aegyptii': 'AIE-4.4.2-a not-activated',
      'win numidae': null,
    })
    const rising = field(s => {
      give(s, 'caesarian', 'K07')
      atWar(s, 'daci', 'republican')
      s.peoples.galatae.barredUntil = s.year + 1
      s.peoples.mauri.barredUntil = s.year
    })
    expectReasons(playing(rising, 'soulevement-d-un-peuple-mineur', 'K07', 'geostrategy'), {
      'incite parthi': 'AIE-4.1-a not-a-minor',
      'incite daci': 'AIE-6.2-b not-at-peace',
      'incite galatae': 'AIE-9.3-a barred',
      'incite mauri': null,
    })
  })

  it('AIE-4.4.2-c, AIE-6-a: in Phase C', () => {
    const state = emptyMap('2', s => {
      s.year = -48
      s.initiative = 'caesarian'
      place(s, 'GAL-9', 'caesarian', ['caesar'])
      place(s, 'GRA-4', 'republican', ['pompeius'])
      s.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
      give(s, 'caesarian', 'K07')
    })
    const asked = playUntil(geostrategy, { state, dice: [['activation', 7]], impossible: true })
    expect(asked.decision.role).toBe('caesarian')
    expectReasons(asked, {
      'janus K03': 'AIE-6-a not-held',
      'assassinat K07': 'AIE-6.2-a other-phase',
      diplomacy: 'AIE-4.4.2-a nobody-to-win',
    })
  })

  it('AIE-9.4-f, AIE-EV-11: units that are no legions of the player', () => {
    const state = emptyMap('2', s => {
      s.initiative = 'caesarian'
      place(s, 'GAL-2', 'caesarian', ['legio-V', 'legio-VI', 'legio-VII', 'legio-VIII', 'auxilia-1'])
      place(s, 'GRA-2', 'republican', ['legio-I'])
    })
    const asked = playUntil(reinforcements, { state, choices: ['disband-a-legion'] })
    expectReasons(asked, {
      'disband auxilia-1': 'AIE-9.4-f not-your-legion',
      'disband legio-I': 'AIE-9.4-f not-your-legion',
      'disband legio-V': null,
    })
    const deserting = playUntil(eventOfTheYear, {
      state,
      dice: [d6('event', 5), d10('event', 6), d6('desertion', 1), d6('desertion', 2)],
      impossible: true,
    })
    expectReasons(deserting, {
      'lose auxilia-1': 'AIE-EV-11 not-your-legion',
      'lose legio-I': 'AIE-EV-11 not-your-legion',
    })
  })

  it('AIE-2.E-b: what is not the kind of thing that is asked for', () => {
    const kinds = playing(
      field(s => {
        give(s, 'caesarian', 'K07')
        republicans(s, 'GRA-4', 'scipio', 'cato')
        republicans(s, 'GRA-2', 'legio-I')
      }),
      'assassinat',
      'K07',
      'campaign',
    )
    expectReasons(kinds, {
      'assassinate legio-I': 'AIE-6.3-c leader-asked',
      'assassinate GRA-4': 'AIE-6.3-c counter-asked',
      'assassinate nobody': null,
    })
    const zones = playing(
      field(s => {
        give(s, 'caesarian', 'K05')
        republicans(s, 'GRA-4', 'legio-I')
        republicans(s, 'GRA-2', 'legio-II', 'cato')
      }),
      'desertion',
      'K05',
      'campaign',
    )
    expectReasons(zones, {
      'strike MIO': 'AIE-6.3-f land-asked',
      'strike cato': 'AIE-6.3-f place-asked',
      'strike legio-I': 'AIE-6.3-f place-asked',
    })
    const losses = playing(
      field(s => {
        give(s, 'caesarian', 'K05')
        republicans(
          s,
          'GRA-4',
          'cato',
          'legio-I',
          'legio-II',
          'legio-III',
          'legio-IV',
          'legio-XV',
          'legio-XVI',
        )
      }),
      'desertion',
      'K05',
      'campaign',
    )
    expectReasons(losses, {
      'reduce cato': 'AIE-6.3-f unit-asked',
      'reduce legio-V': 'AIE-6.3-f not-an-enemy-legion-there',
      'reduce GRA-4': 'AIE-6.3-f counter-asked',
    })
  })
})
