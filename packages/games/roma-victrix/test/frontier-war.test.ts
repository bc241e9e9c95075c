import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { frontierWar } from '../rules/cards/frontier-war.ts'
import { releaseCardForces } from '../rules/cards/rebellion.ts'
import { interceptFleet } from '../rules/combat/naval-interception.ts'
import { waysOut } from '../rules/combat/retreat.ts'
import { activate } from '../rules/operations/activation.ts'
import { captureFleets } from '../rules/operations/capture.ts'
import { changeLeader, changePower, changeUnits, leaderNoun } from '../rules/pieces.ts'
import type { Leader, Roma, RomaState } from '../rules/state.ts'
import { type Stage, turnOf } from './support.ts'

const at = numberOfArea
type Rolls = [string, number][]

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)

/** Of two players Carthage leads Cappadocia to a Frontier War. */
function atWar(phasing = 'rome'): Stage {
  const stage = turnOf(phasing, 1, 2).garrison('cappadocia', 'cappadocia')
  stage.units('cappadocia', 'cappadocia', '2 hi')
  changePower(stage.state, stage.power('cappadocia'), { role: 'carthage' })
  return stage
}

/** Whose it is for good, and whether it was violated. */
function fate(stage: Stage, { state, events }: { state: RomaState; events: readonly { kind: string }[] }) {
  const { status, of, role } = state.powers[stage.power('cappadocia')] ?? {
    status: null,
    of: null,
    role: null,
  }
  return { status, of, role, violated: events.some(({ kind }) => kind === 'violated') }
}

const NEUTRAL = { status: 'neutral', of: null, role: 'carthage', violated: false }
const clientOf = (stage: Stage, power: string) => ({
  status: 'client',
  of: stage.power(power),
  role: null,
  violated: true,
})

describe('a Neutral in a Frontier War', () => {
  it('RV-3.88-a, RV-14.2-09: is violated by a player who enters its own Province, and serves the furthest player for good', () => {
    const stage = atWar().units('rome', 'galatia', '6 lgn')
    const consul = stage.leader('rome', 'galatia', 2)
    const entered = stage.drive(go(consul), {
      dice: [['operations', 2]],
      choices: ['take-all', 'march cappadocia'],
    })
    expect(fate(stage, entered)).toEqual(clientOf(stage, 'carthage'))
    const over = stage.play(function* (g) {
      g.state.powers = [...entered.state.powers]
      releaseCardForces(g)
    })
    expect(over.state.powers[stage.power('cappadocia')]).toMatchObject({ status: 'client' })
  })

  it('RV-3.84-b, RV-14.2-09: a Neutral Major too, with ships on its coast', () => {
    const stage = turnOf('rome', 1, 2)
      .garrison('macedonia', 'macedonia')
      .units('macedonia', 'macedonia', '2 hi')
    changePower(stage.state, stage.power('macedonia'), { role: 'carthage' })
    stage.units('rome', 'asia', '1 flt', 'mare_aegaeum')
    const consul = stage.leader('rome', 'asia', 2)
    const { state } = stage.drive(go(consul), {
      dice: [['operations', 4]],
      choices: ['take-all', 'embark asia/mare_aegaeum', 'sail mare_aegaeum', 'sail macedonia/mare_aegaeum'],
    })
    expect(state.powers[stage.power('macedonia')]).toMatchObject({
      status: 'major',
      role: 'carthage',
      of: null,
    })
  })

  it('RV-3.88-a, RV-14.2-09: by an attack on its units abroad, but not by taking back what it has taken', () => {
    const abroad = (units: string | null) => {
      const stage = atWar().garrison('cappadocia', 'cilicia').units('rome', 'syria', '6 lgn')
      if (units !== null) stage.units('cappadocia', 'cilicia', units)
      const consul = stage.leader('rome', 'syria', 2)
      const run = stage.drive(go(consul), {
        dice: [
          ['operations', 2],
          ['combat', 6],
          ['combat', 1],
        ],
        choices: ['take-all', 'march cilicia', 'attack cappadocia'],
      })
      return { stage, ...fate(stage, run) }
    }
    const { stage: _, ...garrison } = abroad(null)
    expect(garrison).toEqual(NEUTRAL)
    const { stage, ...army } = abroad('1 aux')
    expect(army).toEqual(clientOf(stage, 'carthage'))
  })

  it('RV-3.88-a, RV-5.47-a: by an interception; its Leader, if he was active, is not on his new master’s turn', () => {
    const stage = turnOf('carthage', 1, 4)
      .garrison('cappadocia', 'cappadocia')
      .units('cappadocia', 'cappadocia', '6 hi')
    stage.units('rome', 'galatia', '1 lgn')
    stage.garrison('rome', 'galatia')
    const chief = stage.leader('cappadocia', 'cappadocia', 1, 'Ariarathes')
    const consul = stage.leader('rome', 'galatia', 2)
    const { events, state, decision } = stage.drive(g => frontierWar(g, 'carthage', 'cappadocia'), {
      dice: [
        ['operations', 6],
        ['interception', 1],
        ['combat', 1],
        ['combat', 6],
      ],
      choices: ['take-all', 'march cilicia', `intercept ${leaderNoun(consul)}`],
    })
    expect(events.map(({ kind }) => kind)).toContain('violated')
    expect(state.powers[stage.power('cappadocia')]?.role).toBeNull()
    expect(state.leaders.some(({ id }) => id === chief.id)).toBe(true)
    // The player who decides for it now decides its losses, but not where it goes.
    expect(decision?.task).not.toBe('command')
  })

  it('RV-14.2-09: not by the player who leads it: his army may stand in its land, and asks nobody', () => {
    const stage = atWar('carthage').units('carthage', 'galatia', '6 hi')
    const hanno = stage.leader('carthage', 'galatia', 2)
    const run = stage.drive(go(hanno), {
      dice: [['operations', 2]],
      choices: ['take-all', 'march cappadocia'],
    })
    expect(fate(stage, run)).toEqual(NEUTRAL)
    expect(choicesOf(run.decision).filter(choice => choice.startsWith('ask-passage'))).toEqual([])
    expect(run.state.activation?.held).toBe(false)
  })

  it('RV-5.31-11d6, RV-14.2-09: nobody retreats into its own land, but itself and the player who leads it', () => {
    const stage = atWar().garrison('cappadocia', 'cilicia')
    const open = (power: string, from: string, to: string) =>
      waysOut(stage.position, { area: at(from), power: stage.power(power), barred: null }, 1).includes(at(to))
    stage.state.stacks[at('cappadocia')] = []
    expect(['rome', 'carthage', 'cappadocia'].map(power => open(power, 'galatia', 'cappadocia'))).toEqual([
      false,
      true,
      true,
    ])
    expect(open('rome', 'syria', 'cilicia')).toBe(true)
  })

  it('RV-3.88-a: by an interception at sea, and by taking its Fleets in port', () => {
    const taken = atWar().units('cappadocia', 'cilicia', '1 flt').units('rome', 'cilicia', '1 lgn')
    taken.garrison('rome', 'cilicia')
    const consul = taken.leader('rome', 'cilicia', 2)
    taken.active(consul, 2)
    changeUnits(
      taken.state,
      at('cilicia'),
      unit => unit.kind === 'lgn',
      unit => ({ ...unit, leader: consul.id }),
    )
    const captured = taken.play(g => captureFleets(g, consul), { dice: [['capture', 1]] })
    expect(fate(taken, captured)).toEqual(clientOf(taken, 'carthage'))
    const sea = atWar('carthage').units('cappadocia', 'cilicia', '1 flt', 'mare_aegyptum')
    const admiral = sea.leader('cappadocia', 'cilicia', 1)
    const roman = sea.leader('rome', 'lycia', 3)
    sea.units('rome', 'lycia', '2 flt', 'mare_aegyptum')
    changeLeader(sea.state, admiral.id, { where: 'aboard', coast: at('mare_aegyptum') })
    changeUnits(
      sea.state,
      at('cilicia'),
      () => true,
      unit => ({ ...unit, leader: admiral.id }),
    )
    sea.active(admiral, 3)
    const met = sea.playUntil(g =>
      interceptFleet(g, admiral.id, { area: at('cilicia'), sea: at('mare_aegyptum') }),
    )
    expect(choicesOf(met.decision)).toContain('let-pass')
    const dice: Rolls = [
      ['interception at sea', 6],
      ['combat', 1],
      ['combat', 1],
    ]
    const fought = sea.drive(
      g => interceptFleet(g, admiral.id, { area: at('cilicia'), sea: at('mare_aegyptum') }),
      { dice, choices: [`intercept ${leaderNoun(roman)}`] },
    )
    expect(fate(sea, fought)).toEqual(clientOf(sea, 'carthage'))
  })
})
