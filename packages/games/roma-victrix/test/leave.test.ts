import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { interceptors } from '../rules/interception.ts'
import { activate } from '../rules/operations/activation.ts'
import { mayEnterAtOnce } from '../rules/operations/entry.ts'
import { whyNoMarch } from '../rules/operations/march.ts'
import { whyNoVoyage } from '../rules/operations/sea.ts'
import { changePower } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { stack, turnOf } from './support.ts'

const at = numberOfArea

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)

/** Crassus in Syria; Cilicia is of Pompeius, who must give leave. */
function pact() {
  const stage = turnOf('crassus', 3, 3)
    .garrison('pompeius', 'cilicia')
    .garrison('crassus', 'syria')
    .units('crassus', 'syria', '1 lgn')
  const leader = stage.leader('crassus', 'syria', 1)
  const asked = (...choices: string[]) =>
    stage.drive(go(leader), { dice: [['operations', 2]], choices: ['take-all', 'march cilicia', ...choices] })
  return { stage, leader, asked }
}

describe('leave to enter', () => {
  it('RV-3.9-k, RV-5.27-a: where a pact wants leave, the owner gives or refuses it; refused, nothing is spent', () => {
    const { asked } = pact()
    const { decision } = asked()
    expect([decision?.role, ...choicesOf(decision)]).toEqual([
      'pompeius',
      'admit',
      'refuse',
      'rest-activation',
      'rest-turn',
    ])
    const refused = asked('refuse').state
    expect([stack(refused, 'syria'), refused.activation?.operations]).toEqual(['1 lgn', 3])
    expect(stack(asked('admit').state, 'cilicia')).toBe('1 lgn')
  })

  it('RV-5.27-a: a refusal stands while this Leader is active, and leave too: nobody is asked twice', () => {
    const { stage, leader, asked } = pact()
    const refused = asked('refuse')
    expect(choicesOf(refused.decision)).not.toContain('march cilicia')
    stage.state.activation = refused.state.activation
    expect(whyNoMarch(stage.position, leader, at('cilicia'))?.why).toBe('leave-refused')
    const again = asked('admit', 'march syria', 'march cilicia')
    expect([again.decision, stack(again.state, 'cilicia')]).toEqual([null, '1 lgn'])
    // The next Leader asks again.
    const other = stage.leader('crassus', 'syria', 2)
    const next = stage.drive(go(other), {
      dice: [['operations', 2]],
      choices: ['take-all', 'march cilicia'],
    })
    expect(next.decision?.role).toBe('pompeius')
  })

  it('RV-3.9-k: the ban stands where nobody is who could give leave', () => {
    const { stage, leader } = pact()
    stage.active(leader, 3)
    const why = () => whyNoMarch(stage.position, leader, at('cilicia'))?.why ?? null
    expect(why()).toBeNull()
    changePower(stage.state, stage.power('pompeius'), { role: null })
    expect(why()).toBe('pact')
  })

  it('RV-3.9-k: ships ask for leave before they come to the coast', () => {
    const stage = turnOf('crassus', 3, 3)
      .garrison('pompeius', 'cilicia')
      .garrison('crassus', 'syria')
      .units('crassus', 'syria', '1 flt', 'mare_aegyptum')
    const leader = stage.leader('crassus', 'syria', 3)
    const sail = (...choices: string[]) =>
      stage.drive(go(leader), {
        dice: [['operations', 3]],
        choices: ['take-all', 'embark syria/mare_aegyptum', 'sail mare_aegyptum', ...choices],
      })
    const coast = choicesOf(sail().decision).find(choice => choice.startsWith('sail cilicia/'))
    const reached = (answer: string) => {
      const { state } = sail(coast ?? '', answer)
      return [stack(state, 'cilicia'), state.activation?.operations]
    }
    expect(sail(coast ?? '').decision?.role).toBe('pompeius')
    expect(reached('admit')).toEqual(['1 flt', 3])
    expect(reached('refuse')).toEqual(['', 4])
    expect(choicesOf(sail(coast ?? '', 'refuse').decision)).not.toContain(coast)
  })
})

describe('leave to pass', () => {
  const entered = (...holders: string[]) => {
    const stage = turnOf('rome').units('rome', 'latium', '1 lgn')
    for (const holder of holders) stage.units(holder, 'apulia', '1 hi').leader(holder, 'apulia', 1)
    const leader = stage.leader('rome', 'latium', 2)
    const after = (...choices: string[]) =>
      stage.drive(go(leader), {
        dice: [['operations', 4]],
        choices: ['take-all', 'march apulia', ...choices],
      })
    return { stage, leader, after }
  }

  it('RV-5.27-a: every side among whom he stands must let him go on, and each is asked once', () => {
    const alone = entered('carthage')
    const offered = (...choices: string[]) =>
      choicesOf(alone.after('ask-passage carthage', ...choices).decision)
    expect(offered('admit')).toContain('march messina')
    expect(offered('refuse')).not.toContain('march messina')
    expect(offered('refuse')).not.toContain('ask-passage carthage')
    const both = entered('carthage', 'aegyptus')
    const first = choicesOf(both.after('ask-passage carthage', 'admit').decision)
    expect(first).not.toContain('march messina')
    expect(first.filter(choice => choice.startsWith('ask'))).toEqual(['ask-passage aegyptus'])
    const all = both.after('ask-passage carthage', 'admit', 'ask-passage aegyptus', 'admit')
    expect(choicesOf(all.decision)).toContain('march messina')
  })

  it('RV-5.27-b: a player who has given leave does not attack him there; one who has not may', () => {
    const { after } = entered('carthage', 'aegyptus')
    const attackers = (...choices: string[]) => after(...choices, 'stop').decision?.role
    expect(attackers()).toBe('carthage')
    expect(attackers('ask-passage carthage', 'admit')).toBe('aegyptus')
  })
})

describe('special rules of entering', () => {
  it('RV-3.9-k: a Leader who is confined to his Regions does not leave them by ship', () => {
    const stage = turnOf('vespasianus', 6).units('vespasianus', 'cyrenaica', '1 flt', 'mare_africum')
    const leader: Leader = { ...stage.leader('vespasianus', 'cyrenaica', 2), where: 'aboard' }
    stage.state.leaders = stage.state.leaders.map(each => (each.id === leader.id ? leader : each))
    stage.state.stacks = stage.state.stacks.map(units => units.map(unit => ({ ...unit, leader: leader.id })))
    stage.active(leader, 6)
    const why = (sea: string) =>
      whyNoVoyage(stage.position, leader, { area: at('tripolitania'), sea: at(sea) })?.why ?? null
    expect(why('mare_africum')).toBe('confined')
    stage.state.turn = 2
    expect(why('mare_africum')).toBeNull()
  })

  it('RV-3.9-k, RV-5.41-a: nobody intercepts where a pact or his Regions keep him out', () => {
    const stage = turnOf('caesar', 3, 3).garrison('pompeius', 'cilicia').units('crassus', 'syria', '1 lgn')
    const leader = stage.leader('crassus', 'syria', 2)
    expect(mayEnterAtOnce(stage.position, leader, at('cilicia'))).toBe(false)
    stage.garrison('caesar', 'cilicia')
    expect(mayEnterAtOnce(stage.position, leader, at('cilicia'))).toBe(false)
    stage.garrison('crassus', 'cilicia')
    expect(mayEnterAtOnce(stage.position, leader, at('cilicia'))).toBe(true)
    const east = turnOf('otho', 6)
      .units('vespasianus', 'cyrenaica', '1 lgn')
      .units('otho', 'tripolitania', '1 lgn')
    const mover = east.leader('otho', 'tripolitania', 1)
    const general = east.leader('vespasianus', 'cyrenaica', 2)
    east.active(mover, 2)
    const able = () =>
      interceptors(east.position, {
        area: at('tripolitania'),
        power: east.power('otho'),
        leader: mover.id,
        leaders: [mover.id],
        units: [],
        notBy: null,
      }).map(({ id }) => id)
    expect(able()).toEqual([])
    east.state.turn = 2
    expect(able()).toEqual([general.id])
  })
})
