import type { Choice, Decision } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { adjustPeoples } from '../../rules/adjustments/peoples.ts'
import { view } from '../../rules/knowledge/view.ts'
import { aleaData } from '../../rules/series.ts'
import type { AleaState } from '../../rules/state.ts'
import type { AleaInput } from '../../table/position.ts'
import { aleaTable } from '../english.ts'
import { emptyMap, place, playUntil, positionOf } from '../support.ts'

/** What the table is given when this side stands before this decision. */
function inputOf(state: AleaState, role: string, decision: Decision | null): AleaInput {
  const position = positionOf(state)
  return {
    view: view(position, role),
    data: aleaData,
    role,
    roles: position.roles,
    options: position.options,
    seats: position.seats,
    phase: 'E.1',
    decision,
    log: [],
    scenario: state.scenario,
  }
}

/** A war of 48 BC in which the Caesarian moves: legions in Gallia and the enemy in Hispania and Italia. */
function war(change?: (state: AleaState) => void): AleaState {
  return emptyMap('2', state => {
    state.year = -48
    state.active = 'caesarian'
    state.sequences = { caesarian: 3, republican: 3 }
    state.factionLeaders = { caesarian: ['caesar'], republican: ['pompeius'] }
    place(state, 'GAL-9', 'caesarian', ['caesar', 'legio-X', 'legio-XI', 'legio-XII'])
    place(state, 'HIS-1', 'republican', ['afranius', 'legio-II'])
    place(state, 'GRA-4', 'republican', ['pompeius', 'legio-III', 'legio-XXII'])
    change?.(state)
  })
}

function asked(state: AleaState, ...choices: readonly string[]): { input: AleaInput; decision: Decision } {
  const run = playUntil(movement, { state, choices, impossible: true })
  return { input: inputOf(run.state, 'caesarian', run.decision), decision: run.decision }
}

describe('the forecast of the Republic', () => {
  it('T11: tells what the year’s end makes of SPQR and why, from 3 on, but not while somebody is still to be placed', () => {
    const at = (spqr: number, phase: string) =>
      aleaTable.scene({
        ...inputOf(
          war(state => {
            state.spqr = spqr
          }),
          'caesarian',
          null,
        ),
        phase,
      })
    const inDanger = at(3, 'E.1')
    expect(inDanger.forecast?.lines.length).toBeGreaterThan(0)
    for (const { value, helps } of inDanger.forecast?.lines ?? []) expect(helps).toBe(value.startsWith('−'))
    expect(inDanger.gauges.find(({ label }) => label === 'SPQR')).toMatchObject({ value: 3, next: 5 })
    expect(inDanger.forecast?.text).toContain('the Republic dies')
    const deploying = at(3, 'deployment-2')
    expect(deploying.forecast).toBe(null)
    expect(deploying.gauges.find(({ label }) => label === 'SPQR')).toMatchObject({ value: 3, next: 3 })
  })
})

describe('where a column could go', () => {
  it('AIE-3.4.1-b: three points with units, and the way with its cost; the next step is not told twice', () => {
    const { input, decision } = asked(war(), 'lead caesar', 'take legio-X')
    const reach = aleaTable.scene(input).reach ?? []
    const next = decision.choices.filter(({ verb }) => verb === 'to').map(({ noun }) => noun)
    expect(next).toContain('GAL-7')
    expect(reach.map(each => each.place)).not.toContain('GAL-7')
    const far = reach.find(each => each.place === 'GAL-4')
    expect(far).toMatchObject({ cost: '2 MP', battle: false })
    expect(far?.way).toEqual(['GAL-9', expect.any(String), 'GAL-4'])
    expect(reach.every(({ way }) => way.length <= 4)).toBe(true)
  })

  it('AIE-7.1-a: units go no farther than the enemy, a leader alone does', () => {
    const led = aleaTable.scene(asked(war(), 'lead caesar', 'take legio-X').input).reach ?? []
    expect(led.map(each => each.place)).not.toContain('HIS-3')
    const alone = aleaTable.scene(asked(war(), 'lead caesar').input).reach ?? []
    expect(alone.find(each => each.place === 'HIS-3')?.way).toEqual(['GAL-9', 'HIS-1', 'HIS-3'])
  })
})

describe('what a choice says before it is made', () => {
  const look = (input: AleaInput, verb: string, noun?: string) =>
    aleaTable.choice(input, noun === undefined ? { verb } : { verb, noun })

  it('T7: who sets out, where he stands and whom he could lead; units without a leader share a row', () => {
    const { input } = asked(war())
    expect(look(input, 'lead', 'caesar').detail).toBe('Provincia occidentalis: 3 units, 15 SP')
    expect(look(input, 'march', 'legio-X')).toMatchObject({ group: 'March without a leader' })
  })

  it('T7: a leader who takes nobody along, and one who ends alone among enemies', () => {
    expect(look(asked(war(), 'lead caesar').input, 'to', 'GAL-7').detail).toContain('takes nobody along')
    const led = asked(war(), 'lead caesar', 'take legio-X').input
    expect(look(led, 'to', 'GAL-7').detail).not.toContain('takes nobody along')
    const { input } = asked(war(), 'lead caesar', 'to HIS-1')
    expect(look(input, 'stop').danger).toContain('Alone among enemies')
  })

  it('T7: a battle that cannot be won is called hopeless', () => {
    const strong = war(state => {
      place(state, 'GAL-9', 'caesarian', ['curio'])
      place(state, 'HIS-1', 'republican', ['legio-IV', 'legio-V', 'legio-VI', 'legio-VII', 'legio-VIII'])
    })
    const { input } = asked(strong, 'lead curio', 'take legio-X')
    expect(look(input, 'to', 'HIS-1')).toMatchObject({ battle: true, hopeless: true })
    expect(look(asked(war(), 'lead caesar', 'take legio-X').input, 'to', 'HIS-1').hopeless).toBe(false)
  })
})

describe('a People that comes home', () => {
  it('AIE-9.3-b: can be sent where each is at home, in one', () => {
    const state = emptyMap('1', state => {
      place(state, 'GAL-2', null, ['germani-1'])
      state.peoples.germani = { status: 'war', faction: 'caesarian', barredUntil: null, sentHomeBy: null }
    })
    const run = playUntil(adjustPeoples, { state })
    const { home } = aleaData.units[String(run.decision.about?.piece)] ?? {}
    const input = inputOf(run.state, 'caesarian', run.decision)
    const named = run.decision.choices.filter(choice => aleaTable.choice(input, choice).all !== undefined)
    expect(named.map(({ noun }) => noun)).toEqual([home])
  })
})

describe('who could come', () => {
  it('a leader with the units he commands, no farther than they march', () => {
    const input = inputOf(war(), 'caesarian', null)
    expect(aleaTable.threats?.(input, 'GAL-9')).toEqual([
      { from: 'HIS-1', kit: 'senate', name: 'Afranius', strength: 5, cost: '1 MP' },
    ])
    expect(aleaTable.threats?.(input, 'ITA-1')).toEqual([])
  })

  it('AIE-3.4.1-d: legions without a leader, one zone', () => {
    const state = war(changed => place(changed, 'ITA-6', 'republican', ['legio-XV', 'legio-XIX']))
    state.regions.italia = 'republican'
    const input = inputOf(state, 'caesarian', null)
    expect(aleaTable.threats?.(input, 'ITA-4')).toMatchObject([{ from: 'ITA-6', name: '2 units' }])
    expect(aleaTable.threats?.(input, 'ITA-3')).toEqual([])
  })
})

describe('what is easily left undone', () => {
  const warning = (input: AleaInput, choice: Choice): string | undefined =>
    aleaTable.choice(input, choice).warning

  it('a movement in which nobody moved', () => {
    const { input } = asked(war())
    expect(warning(input, { verb: 'done' })).toContain('Nobody has moved')
    const { input: later } = asked(war(), 'lead caesar', 'take legio-X', 'to GAL-7', 'stop')
    expect(warning(later, { verb: 'done' })).toBeUndefined()
  })

  it('AIE-9.1-b: ships without a port in the last sequence of the year', () => {
    const atSea = (sequences: number): AleaInput => {
      const state = war(changed => place(changed, 'GAL-3', 'caesarian', ['naves-6-0-1']))
      state.sequences.caesarian = sequences
      return asked(state, 'lead caesar', 'take legio-X', 'to GAL-7', 'stop').input
    }
    expect(warning(atSea(1), { verb: 'done' })).toContain('Armorica')
    expect(warning(atSea(2), { verb: 'done' })).toBeUndefined()
  })

  it('recruits that could still be raised', () => {
    const decision: Decision = {
      id: 1,
      role: 'caesarian',
      rule: 'AIE-9.4-b',
      task: 'recruit',
      about: { region: 'gallia' },
      choices: [{ verb: 'recruit', noun: 'legio' }, { verb: 'enough' }],
    }
    expect(warning(inputOf(war(), 'caesarian', decision), { verb: 'enough' })).toContain('Gallia')
    const none = { ...decision, choices: [{ verb: 'enough' }] }
    expect(warning(inputOf(war(), 'caesarian', none), { verb: 'enough' })).toBeUndefined()
  })
})

describe('what pointing means', () => {
  it('at a place, when movers are asked for: those who stand there', () => {
    const { input } = asked(war())
    const meant = aleaTable.meant(input, { kind: 'place', id: 'GAL-9' })
    expect(meant).toContainEqual({ verb: 'lead', noun: 'caesar' })
    expect(meant).toContainEqual({ verb: 'march', noun: 'legio-X' })
    expect(aleaTable.meant(input, { kind: 'place', id: 'GAL-1' })).toEqual([])
  })

  it('at a place, on the march: to go there, but not to where one stands', () => {
    const { input } = asked(war(), 'lead caesar')
    expect(aleaTable.meant(input, { kind: 'place', id: 'ITA-1' })).toEqual([{ verb: 'to', noun: 'ITA-1' }])
    expect(aleaTable.meant(input, { kind: 'place', id: 'GAL-9' })).toEqual([])
  })

  it('at a piece: what pieces are asked for', () => {
    const { input } = asked(war(), 'lead caesar')
    expect(aleaTable.meant(input, { kind: 'piece', id: 'legio-II' })).toEqual([
      { verb: 'take', noun: 'legio-II' },
    ])
  })
})
