import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { ambush, removeAmbushers } from '../rules/cards/ambush.ts'
import { rebel, releaseCardForces } from '../rules/cards/rebellion.ts'
import { controlOf } from '../rules/control.ts'
import { breaches } from '../rules/knowledge/breaches.ts'
import { activate } from '../rules/operations/activation.ts'
import { withdrawals } from '../rules/operations/withdrawal.ts'
import { changePower, changeUnits, marksAt, unitsAt } from '../rules/pieces.ts'
import { isSameSide } from '../rules/powers.ts'
import { isFree } from '../rules/standing.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { type Stage, turnOf } from './support.ts'

const at = numberOfArea
type Rolls = [string, number][]

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)

/** Rebels whom Rome has called stand in Africa, in the Game-Turn of the card or after it. */
function risen(lasts: 'this turn' | 'over'): Stage {
  const stage = turnOf('rome').units('minor-rebels', 'africa', '3 bi')
  const of = lasts === 'this turn' ? stage.power('rome') : null
  changePower(stage.state, stage.power('minor-rebels'), { status: 'rebels', role: 'rome', of })
  stage.leader('minor-rebels', 'africa', 2)
  return stage
}

describe('rebels and who has called them', () => {
  it('RV-14.2-14, RV-14.2-15: they and their Province are his for the Game-Turn: controlled by his side, and friends', () => {
    const stage = turnOf('rome').garrison('carthage', 'africa').units('rome', 'numidia', '1 lgn')
    const dice: Rolls = [
      ['rebels', 16],
      ['operations', 1],
      ['combat', 6],
      ['combat', 1],
    ]
    const { state } = stage.drive(g => rebel(g, 'rome', 'africa', 'minor-rebels'), {
      dice,
      choices: ['attack carthage', 'spend +0-0', 'stop'],
    })
    const rebels = stage.power('minor-rebels')
    expect(state.powers[rebels]).toMatchObject({ status: 'rebels', role: 'rome', of: stage.power('rome') })
    expect([controlOf(state, at('africa')), isSameSide(state, rebels, stage.power('rome'))]).toEqual([
      rebels,
      true,
    ])
    // RV-5.54-a: friendly Provinces are such to withdraw into.
    expect(withdrawals({ ...stage.position, state }, at('numidia'), stage.power('rome'))).toContain(
      at('africa'),
    )
  })

  it('RV-14.2-15, RV-14.2-15a: they are free when nobody runs them, and so is no Client', () => {
    const stage = turnOf('rome')
    const [rebels, minor] = [stage.power('minor-rebels'), stage.power('massilia')]
    const free = (of: number | null, role: string | null) => {
      changePower(stage.state, rebels, { status: 'rebels', role, of })
      return isFree(stage.position, rebels)
    }
    expect([free(null, null), free(null, 'rome'), free(stage.power('rome'), null)]).toEqual([
      true,
      false,
      false,
    ])
    changePower(stage.state, minor, { status: 'neutral', role: null, of: null })
    expect(isFree(stage.position, minor)).toBe(false)
  })

  it('RV-5.27-a, RV-14.2-15: his own army is not held by them and asks nobody; that of another is, and asks him', () => {
    const march = (power: string) => {
      const stage = turnOf('rome').units(power, 'numidia', '1 hi')
      const leader = stage.leader(power, 'numidia', 2)
      const { decision, state } = stage.playUntil(
        function* (g: Roma) {
          yield* rebel(g, 'rome', 'africa', 'minor-rebels')
          g.state.phasing = { power: stage.power(power), leader: null }
          yield* activate(g, leader.id)
        },
        {
          dice: [
            ['rebels', 24],
            ['operations', 1],
            ['operations', 4],
          ],
          choices: ['stop', 'take-all', 'march africa'],
        },
      )
      return { held: state.activation?.held, choices: choicesOf(decision) }
    }
    const own = march('rome')
    expect(own.held).toBe(false)
    expect(own.choices).toContain('march syrtica')
    expect(own.choices.filter(choice => /attack|passage/.test(choice))).toEqual([])
    const other = march('aegyptus')
    expect(other.held).toBe(true)
    expect(other.choices).toContain('ask-passage minor-rebels')
    expect(other.choices).not.toContain('march syrtica')
  })

  it('RV-14.2-15a, RV-5.27-a: when the card is over they are nobody’s: they hold him too, let nobody pass and only defend', () => {
    const stage = risen('this turn').units('rome', 'numidia', '1 lgn')
    const over = stage.play(function* (g) {
      releaseCardForces(g)
    })
    expect(over.state.powers[stage.power('minor-rebels')]).toMatchObject({
      status: 'rebels',
      role: 'rome',
      of: null,
    })
    for (const power of ['rome', 'aegyptus']) {
      const later = risen('over').units(power, 'numidia', '1 hi')
      later.state.phasing = { power: later.power(power), leader: null }
      const leader = later.leader(power, 'numidia', 2)
      const script = { dice: [['operations', 4]] as Rolls, choices: ['take-all', 'march africa'] }
      const { decision, state } = later.playUntil(go(leader), script)
      expect(state.activation?.held).toBe(true)
      expect(choicesOf(decision)).toContain('attack minor-rebels')
      expect(choicesOf(decision).filter(choice => /passage|syrtica/.test(choice))).toEqual([])
      // At the end of the activation nobody asks whether they attack.
      const stopped = later.play(go(leader), { ...script, choices: [...script.choices, 'stop'] })
      expect(stopped.events.filter(({ kind }) => kind === 'combat')).toEqual([])
    }
  })

  it('RV-14.2-02: ambushers are of the side of the player who laid the ambush, and gone with the Operations Phase', () => {
    const stage = turnOf('rome').units('rome', 'africa', '2 lgn').units('carthage', 'africa', '3 hi')
    const { decision, state } = stage.playUntil(g => ambush(g, 'rome', 'africa'), {
      dice: [
        ['rebels', 8],
        ['operations', 1],
      ],
    })
    expect(choicesOf(decision)).toContain('attack carthage')
    expect(choicesOf(decision)).not.toContain('attack rome')
    const gone = stage.play(function* (g) {
      g.state.powers = [...state.powers]
      removeAmbushers(g)
    })
    expect(gone.state.powers[stage.power('ambushers')]).toMatchObject({
      status: 'absent',
      role: null,
      of: null,
    })
  })

  it('RV-14.2-15a, RV-10.14-b: rebels alone hold a Province for nobody; with an army of his it is his conquest', () => {
    const end = (men: string | null) => {
      const stage = risen('this turn')
      if (men !== null) stage.units('rome', 'africa', men)
      const consul = stage.leader('rome', 'latium', 1)
      const { state } = stage.play(go(consul), { dice: [['operations', 1]], choices: ['stop'] })
      return marksAt(state, at('africa')).garrison
    }
    expect(end(null)).toBeNull()
    expect(end('1 lgn')).toBe(risen('over').power('rome'))
  })

  it('RV-14.2-13, RV-14.2-15a: rebels who have gone into a City of his leave it when they are nobody’s any more', () => {
    const stage = risen('this turn')
    stage.marks('africa', { city: { power: stage.power('rome'), rank: 'major', strength: 4 } })
    changeUnits(
      stage.state,
      at('africa'),
      () => true,
      unit => ({ ...unit, where: 'city' }),
    )
    const { state } = stage.play(function* (g) {
      releaseCardForces(g)
    })
    expect(unitsAt(state, at('africa')).map(({ where }) => where)).toEqual(['field', 'field', 'field'])
    expect(breaches({ ...stage.position, state })).toEqual([])
  })

  it('RV-5.27-a: nobody asks himself for leave: another Power that the same player runs lets his army pass', () => {
    const stage = turnOf('rome', 1, 2).units('macedonia', 'epirus', '2 hi').units('rome', 'illyria', '1 lgn')
    changePower(stage.state, stage.power('macedonia'), { status: 'major', role: 'rome' })
    const consul = stage.leader('rome', 'illyria', 2)
    const { state, decision } = stage.playUntil(go(consul), {
      dice: [['operations', 4]],
      choices: ['take-all', 'march epirus'],
    })
    expect(state.activation?.held).toBe(false)
    expect(choicesOf(decision).filter(choice => choice.startsWith('ask-passage'))).toEqual([])
  })
})
