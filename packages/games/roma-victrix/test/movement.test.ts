import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { activate } from '../rules/operations/activation.ts'
import { marchCost, whyNoMarch } from '../rules/operations/march.ts'
import { endOfOperations, leadersToActivate, operations } from '../rules/operations/menu.ts'
import { hasAttachedFleet } from '../rules/operations/muster.ts'
import { changeLeader, changePower, changeUnits, leaderNoun, leaderNumbered } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { Stage, stack, turnOf } from './support.ts'

const at = numberOfArea
const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)

describe('activation', () => {
  it('RV-5.11-a, RV-3.31-a, RV-5.16-a, RV-5.17-a: die and rating are his Operations Points, and no more', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn')
    const leader = stage.leader('rome', 'latium', 1)
    const marched = (...choices: string[]) =>
      stage.drive(go(leader), { dice: [['operations', 1]], choices: ['take-all', ...choices] })
    const { decision, state } = marched('march apulia')
    expect(state.activation?.operations).toBe(1)
    expect(choicesOf(decision)).toContain('march latium')
    expect(marched('march apulia', 'march latium').state.activation).toBeNull()
    const stopped = stage.play(go(leader), { dice: [['operations', 6]], choices: ['stop'] })
    expect(stopped.state.activation).toBeNull()
  })

  it('RV-5.0-a, RV-5.23-a, RV-5.18-a: each Leader once a phase, in any order', () => {
    const stage = turnOf('rome')
    const [one, other] = [stage.leader('rome', 'latium', 1), stage.leader('rome', 'apulia', 2)]
    stage.leader('carthage', 'africa', 1)
    expect(leadersToActivate(stage.position).map(({ id }) => id)).toEqual([one.id, other.id])
    const { state } = stage.play(operations, {
      choices: [`activate ${leaderNoun(other)}`, 'stop'],
      dice: [['operations', 3]],
    })
    expect(state.leaders.find(({ id }) => id === other.id)?.activated).toBe(true)
    expect(leadersToActivate({ ...stage.position, state }).map(({ id }) => id)).toEqual([one.id])
  })

  it('RV-9.14-a: whose recruitment failed has no Operations Points', () => {
    const stage = turnOf('rome')
    const leader = stage.leader('rome', 'latium', 1)
    changeLeader(stage.state, leader.id, { recruiting: true })
    expect(leadersToActivate(stage.position)).toEqual([])
  })

  it('RV-5.15-a, RV-3.3-b, RV-5.21-a: only what is attached moves', () => {
    const stage = turnOf('rome').units('rome', 'latium', '2 lgn, 1 cav')
    const leader = stage.leader('rome', 'latium', 1)
    const { state } = stage.play(go(leader), {
      dice: [['operations', 2]],
      choices: ['take lgn', 'march apulia', 'leave lgn', 'march latium', 'stop'],
    })
    expect([stack(state, 'latium'), stack(state, 'apulia')]).toEqual(['1 cav, 1 lgn', '1 lgn'])
  })

  it('RV-5.24-a, RV-5.18-a: a unit serves one Leader a phase, and is free again in the next', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn')
    const [one, other] = [stage.leader('rome', 'latium', 1), stage.leader('rome', 'apulia', 1)]
    const both = function* (g: Roma) {
      yield* activate(g, one.id)
      yield* activate(g, other.id)
    }
    const script = {
      dice: [
        ['operations', 2],
        ['operations', 2],
      ] as [string, number][],
      choices: ['take-all', 'march apulia', 'stop'],
    }
    expect(choicesOf(stage.playUntil(both, script).decision)).not.toContain('take-all')
    // No land of Barbaricum is empty.
    stage.state.marks = stage.state.marks.map(marks => ({ ...marks, markers: [5] }))
    const rested = function* (g: Roma) {
      yield* activate(g, one.id)
      yield* endOfOperations(g)
      yield* activate(g, other.id)
    }
    expect(choicesOf(stage.playUntil(rested, script).decision)).toContain('take-all')
  })

  it("RV-11.12-a, RV-11.13-b, RV-11.11-a: a Client's units serve only in a phase in which it was roused", () => {
    const stage = turnOf('rome').units('massilia', 'narbonensis', '1 hi')
    const leader = stage.leader('rome', 'narbonensis', 1)
    const offered = () => choicesOf(stage.playUntil(go(leader), { dice: [['operations', 2]] }).decision)
    expect(offered()).not.toContain('take massilia/hi')
    changePower(stage.state, stage.power('massilia'), { rouse: 'roused' })
    expect(offered()).toContain('take massilia/hi')
    // The phase is over; no land of Barbaricum is empty.
    stage.state.marks = stage.state.marks.map(marks => ({ ...marks, markers: [5] }))
    const { powers } = stage.play(endOfOperations, { impossible: true }).state
    expect(powers[stage.power('massilia')]?.rouse).toBeNull()
  })
})

describe('ships and men', () => {
  it('RV-5.21-a: only ships that are with him carry a Leader, not those which lie there, nor his men', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 flt, 1 lgn', 'mare_tyrrhenum')
    const leader = stage.leader('rome', 'latium', 2)
    const attach = (kind: string) =>
      changeUnits(
        stage.state,
        at('latium'),
        unit => unit.kind === kind,
        unit => ({ ...unit, leader: leader.id }),
      )
    expect(hasAttachedFleet(stage.position, leader)).toBe(false)
    attach('lgn')
    expect(hasAttachedFleet(stage.position, leader)).toBe(false)
    attach('flt')
    expect(hasAttachedFleet(stage.position, leader)).toBe(true)
  })
})

describe('land movement', () => {
  const cost = (stage: Stage, power: string, from: string, to: string) =>
    marchCost(stage.position, stage.power(power), at(from), at(to))

  it('RV-5.14-a, RV-5.22-a, RV-3.23-c, RV-5.26-a: 1 for a Province, friendly or not, and for a Strait', () => {
    const stage = new Stage().garrison('rome', 'apulia').units('rome', 'apulia', '1 lgn')
    expect([
      cost(stage, 'rome', 'latium', 'apulia'),
      cost(stage, 'carthage', 'latium', 'apulia'),
      cost(stage, 'rome', 'apulia', 'messina'),
      cost(stage, 'rome', 'messina', 'sicilia'),
    ]).toEqual([1, 1, 1, 1])
  })

  it('RV-10.62-a, RV-10.64-a, RV-10.65-a, RV-10.66-a, RV-5.2-x: Limes cost non-Romans 3 and 2 in all, Romans nothing', () => {
    const stage = new Stage(15, 5).garrison('aetius', 'belgica').marks('belgica', { limes: 2 })
    expect([
      cost(stage, 'vandali', 'sequania', 'belgica'),
      cost(stage, 'western_roman_empire', 'sequania', 'belgica'),
    ]).toEqual([3, 1])
    stage.marks('belgica', { limes: 1 })
    expect(cost(stage, 'vandali', 'sequania', 'belgica')).toBe(2)
    stage.marks('belgica', { limes: 0 })
    expect(cost(stage, 'vandali', 'sequania', 'belgica')).toBe(1)
    const raider = stage.leader('vandali', 'sequania', 1)
    stage.active(raider, 2)
    stage.marks('belgica', { limes: 2 })
    expect(whyNoMarch(stage.position, raider, at('belgica'))?.rule).toBe('RV-5.16-a')
    expect(whyNoMarch(stage.position, raider, at('narbonensis'))).toBeNull()
  })

  it('RV-10.62-a, RV-3.84-a: the Limes of Neutral Romans hinder before they are set up, so that nobody lands too poor', () => {
    const stage = new Stage(16, 2).marks('moesia_inferior', { limes: 2 })
    const east = stage.power('eastern_roman_empire')
    expect(stage.state.powers[east]?.status).toBe('neutral-major')
    expect(cost(stage, 'hunni', 'thracia', 'moesia_inferior')).toBe(3)
    changePower(stage.state, east, { status: 'collapsed' })
    expect(cost(stage, 'hunni', 'thracia', 'moesia_inferior')).toBe(1)
  })

  it('RV-SC1-pass: the Leader who marches has the check, not a better one who waits beyond', () => {
    const stage = turnOf('rome').units('rome', 'cisalpina', '5 lgn').garrison('rome', 'narbonensis')
    const leader = stage.leader('rome', 'cisalpina', 1)
    stage.leader('rome', 'narbonensis', 4)
    const { events } = stage.drive(go(leader), {
      dice: [
        ['operations', 6],
        ['attrition', 5],
      ],
      choices: ['take-all', 'march narbonensis', 'suggested'],
    })
    expect(events.filter(({ kind }) => kind === 'loss')).toHaveLength(1)
  })

  it('RV-SC1-pass: the passes cost 2 where the scenario has the rule, and 1 elsewhere', () => {
    expect(cost(new Stage(), 'rome', 'cisalpina', 'narbonensis')).toBe(2)
    expect(cost(new Stage(4, 2), 'caesar', 'cisalpina', 'narbonensis')).toBe(1)
  })

  it('RV-17.4-a: Roman roads, by agreement', () => {
    const stage = new Stage(1, 4, { 'roman-roads': 'on' })
      .garrison('rome', 'apulia')
      .garrison('carthage', 'cisalpina')
    expect(cost(stage, 'rome', 'latium', 'apulia')).toBe(1)
    expect(cost(stage, 'carthage', 'latium', 'cisalpina')).toBe(2)
    expect(cost(stage, 'rome', 'cisalpina', 'pannonia')).toBe(3)
    const late = new Stage(15, 5, { 'roman-roads': 'on' })
      .garrison('aetius', 'belgica')
      .marks('belgica', { limes: 2 })
    expect(cost(late, 'vandali', 'sequania', 'belgica')).toBe(4)
    late.marks('belgica', { limes: 1 })
    expect(cost(late, 'vandali', 'sequania', 'belgica')).toBe(2)
  })

  it('RV-3.23-d, RV-3.23-b: a Fleet closes a Strait to enemies', () => {
    const stage = turnOf('rome').units('rome', 'apulia', '1 lgn')
    const leader = stage.leader('rome', 'apulia', 2)
    const offered = () =>
      choicesOf(stage.playUntil(go(leader), { dice: [['operations', 4]], choices: ['take-all'] }).decision)
    expect(offered()).toContain('march messina')
    stage.units('carthage', 'messina', '1 flt')
    expect(offered()).not.toContain('march messina')
  })

  it("RV-5.27-a, RV-5.27-c, RV-3.23-e: among others' Land units he may only go back, until they let him pass", () => {
    const stage = turnOf('rome')
      .units('rome', 'latium', '1 lgn')
      .units('carthage', 'apulia', '1 hi')
      .garrison('carthage', 'apulia')
    const leader = stage.leader('rome', 'latium', 2)
    const choices = ['take-all', 'march apulia']
    const held = choicesOf(stage.playUntil(go(leader), { dice: [['operations', 4]], choices }).decision)
    expect(held.filter(choice => choice.startsWith('march'))).toEqual(['march latium'])
    const asked = stage.playUntil(go(leader), {
      dice: [['operations', 4]],
      choices: [...choices, 'ask-passage carthage'],
    })
    expect(asked.decision.role).toBe('carthage')
    const free = stage.playUntil(go(leader), {
      dice: [['operations', 4]],
      choices: [...choices, 'ask-passage carthage', 'admit'],
    })
    expect(choicesOf(free.decision)).toContain('march messina')
    const refused = stage.playUntil(go(leader), {
      dice: [['operations', 4]],
      choices: [...choices, 'ask-passage carthage', 'refuse'],
    })
    expect(choicesOf(refused.decision)).not.toContain('march messina')
  })

  it('RV-5.27-d: a Garrison alone does not stop a march, and keeps control', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn').garrison('carthage', 'apulia')
    const leader = stage.leader('rome', 'latium', 2)
    const { decision } = stage.playUntil(go(leader), {
      dice: [['operations', 4]],
      choices: ['take-all', 'march apulia'],
    })
    expect(choicesOf(decision)).toEqual(expect.arrayContaining(['march messina', 'attack carthage']))
  })

  it('RV-5.29-a: a force that starts among enemies may leave', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn').units('carthage', 'latium', '1 hi')
    const leader = stage.leader('rome', 'latium', 2)
    const { decision } = stage.playUntil(go(leader), { dice: [['operations', 4]], choices: ['take-all'] })
    expect(choicesOf(decision)).toContain('march apulia')
  })

  it('RV-5.27-b: a player who was not attacked may attack him where he stands, without a roll', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn').units('carthage', 'apulia', '2 hi')
    const leader = stage.leader('rome', 'latium', 1)
    const choices = ['take-all', 'march apulia', 'stop']
    expect(stage.play(go(leader), { dice: [['operations', 4]], choices }).decision).toBeNull()
    stage.leader('carthage', 'apulia', 2)
    const asked = stage.playUntil(go(leader), { dice: [['operations', 4]], choices })
    expect([asked.decision.role, ...choicesOf(asked.decision)]).toEqual(['carthage', 'attack', 'decline'])
  })

  it('RV-5.12-b, RV-3.34-a: a Leader alone may not enter among enemies, and falls to a force that comes', () => {
    const stage = turnOf('rome').units('carthage', 'apulia', '1 hi')
    const leader = stage.leader('rome', 'latium', 2)
    const { decision } = stage.playUntil(go(leader), { dice: [['operations', 4]] })
    expect(choicesOf(decision)).not.toContain('march apulia')
    const hunted = turnOf('rome').units('rome', 'latium', '1 lgn')
    const hunter = hunted.leader('rome', 'latium', 2)
    const prey = hunted.leader('carthage', 'apulia', 4, 'Hannibal')
    const { state } = hunted.play(go(hunter), {
      dice: [['operations', 4]],
      choices: ['take-all', 'march apulia', 'stop'],
    })
    expect(state.leaders.map(({ id }) => id)).not.toContain(prey.id)
    expect(state.lost).toEqual(['Hannibal'])
    const alone = hunted.play(go(hunter), { dice: [['operations', 4]], choices: ['march apulia', 'stop'] })
    expect(leaderNumbered(alone.state, prey.id).area).toBe(at('apulia'))
  })

  it('RV-5.25-a: only to neighbours', () => {
    const stage = turnOf('rome')
    const leader = stage.leader('rome', 'latium', 4)
    const { decision } = stage.playUntil(go(leader), { dice: [['operations', 6]] })
    expect(
      choicesOf(decision)
        .filter(choice => choice.startsWith('march'))
        .sort(),
    ).toEqual(['march apulia', 'march cisalpina'])
  })

  it('RV-10.21-a, RV-10.56-a, RV-10.52-a: a force that ends alone in an empty Province holds it with a Garrison', () => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn')
    const leader = stage.leader('rome', 'latium', 2)
    const { state } = stage.play(go(leader), {
      dice: [['operations', 4]],
      choices: ['take-all', 'march apulia', 'stop'],
    })
    expect(state.marks[at('apulia')]?.garrison).toBe(stage.power('rome'))
    expect(state.marks[at('latium')]?.garrison).toBeNull()
  })

  it('RV-3.9-k: pacts bar entry while they last, and special rules confine Leaders', () => {
    const stage = turnOf('pontus', 2, 4).garrison('armenia', 'artaxata')
    const leader = stage.leader('pontus', 'cappadocia', 2)
    stage.active(leader, 9)
    const closed = () =>
      whyNoMarch(stage.position, { ...leader, area: at('sophene') }, at('artaxata'))?.why ?? null
    expect(closed()).toBe('pact')
    stage.state.lost = ['Tigranes']
    expect(closed()).toBeNull()
    const vespasian = turnOf('vespasianus', 6, 4)
    const general = vespasian.leader('vespasianus', 'bithynia', 2)
    vespasian.state.activation = stage.state.activation
    const barred = () =>
      whyNoMarch(vespasian.position, { ...general, area: at('cyrenaica') }, at('tripolitania'))?.why ?? null
    expect(barred()).toBe('confined')
    vespasian.state.turn = 2
    expect(barred()).toBeNull()
  })

  it('RV-10.71-a, RV-10.73-a, RV-10.72-a: pillage gives die and rating, once, and never at home', () => {
    const stage = turnOf('rome').units('rome', 'africa', '1 lgn').garrison('carthage', 'africa')
    const leader = stage.leader('rome', 'africa', 3)
    const { state } = stage.play(go(leader), {
      dice: [
        ['operations', 1],
        ['pillage', 4],
      ],
      choices: ['take-all', 'pillage', 'stop'],
    })
    expect(state.powers[stage.power('rome')]?.treasury).toBe(7)
    expect(state.marks[at('africa')]?.pillaged).toBe(true)
    stage.marks('africa', { pillaged: true })
    expect(
      choicesOf(stage.playUntil(go(leader), { dice: [['operations', 1]], choices: ['take-all'] }).decision),
    ).not.toContain('pillage')
    const home = turnOf('rome').units('rome', 'apulia', '1 lgn').garrison('rome', 'apulia')
    const consul = home.leader('rome', 'apulia', 3)
    expect(
      choicesOf(home.playUntil(go(consul), { dice: [['operations', 1]], choices: ['take-all'] }).decision),
    ).not.toContain('pillage')
  })

  it('RV-10.55-a: a lone Roman Garrison does not resist another Roman Power, and costs nothing', () => {
    const stage = turnOf('caesar', 4, 2).units('caesar', 'cisalpina', '1 lgn').garrison('pompeius', 'latium')
    const leader = stage.leader('caesar', 'cisalpina', 2)
    const after = (...choices: readonly string[]) =>
      stage.playUntil(go(leader), {
        dice: [['operations', 1]],
        choices: ['take-all', 'march latium', ...choices],
      })
    const before = after().state.activation?.operations
    const { state, events } = after('attack pompeius')
    expect([before, state.activation?.operations]).toEqual([2, 2])
    expect(state.marks[at('latium')]?.garrison).toBe(stage.power('caesar'))
    expect(events.filter(({ kind }) => kind === 'combat')).toEqual([])
    // With a unit beside it, or against others, it fights, and that costs a point.
    stage.units('pompeius', 'latium', '1 aux')
    const fought = stage.drive(go(leader), {
      dice: [
        ['operations', 1],
        ['combat', 6],
        ['combat', 1],
      ],
      choices: ['take-all', 'march latium', 'attack pompeius'],
    })
    expect(fought.state.activation?.operations).toBe(1)
  })
})
