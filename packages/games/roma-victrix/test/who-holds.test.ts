import { describe, expect, it } from 'vitest'
import { areas, numberOfArea, provincesOf } from '../data/index.ts'
import { changeAllegiance } from '../rules/cards/allegiance.ts'
import { placeGarrisons } from '../rules/conquest.ts'
import { controlOf, controlsRegion } from '../rules/control.ts'
import { raiseMinors } from '../rules/economy/free-units.ts'
import { activate } from '../rules/operations/activation.ts'
import { payingProvinces } from '../rules/paths.ts'
import { changeMarks, changePower, changeUnits, marksAt } from '../rules/pieces.ts'
import { sideOf } from '../rules/powers.ts'
import type { Leader, Roma, RomaState } from '../rules/state.ts'
import { progressOf } from '../rules/victory.ts'
import { Stage, stack, turnOf } from './support.ts'

const at = numberOfArea
type Rolls = [string, number][]

const go = (leader: Leader) => (g: Roma) => activate(g, leader.id)
const garrisonIn = (state: RomaState, area: string) => marksAt(state, at(area)).garrison

/** Carthage attacks Massilia, the Client of Rome, in Narbonensis, and is beaten off; the Garrison is what is lost. */
function beatenOff(stage: Stage) {
  stage.garrison('massilia', 'narbonensis').garrison('carthage', 'aquitania')
  stage.units('carthage', 'aquitania', '1 aux reduced')
  const hanno = stage.leader('carthage', 'aquitania', 1, 'Hanno')
  const dice: Rolls = [
    ['operations', 1],
    ['combat', 1],
    ['combat', 6],
  ]
  return { go: go(hanno), dice }
}

const attackOn = (power: string) => ['take-all', 'march narbonensis', `attack ${power}`, 'spend +0-0']

describe('a player who defends and keeps a Province', () => {
  it('RV-10.56-a, RV-3.55-a: a Client replaces its own Garrison, not that of its Major, and raises units again', () => {
    const stage = turnOf('carthage').units('massilia', 'narbonensis', '2 hi')
    const { go: attack, dice } = beatenOff(stage)
    const { state, decision } = stage.drive(attack, {
      dice,
      choices: [...attackOn('massilia'), 'lose garrison'],
    })
    expect(decision).toBeNull()
    const massilia = stage.power('massilia')
    expect(stack(state, 'narbonensis', massilia)).toBe('2 hi')
    expect(garrisonIn(state, 'narbonensis')).toBe(massilia)
    // RV-11.26-a: what belongs to its Major would be closed to it for good.
    const next = new Stage()
    next.position.state.marks = state.marks
    next.state.turn = 2
    changePower(next.state, massilia, { activated: 1 })
    const raised = next.playUntil(g => raiseMinors(g, next.power('rome')))
    expect(raised.decision?.task).toBe('raise-minor')
  })

  it('RV-10.56-a, RV-11.14-a: so does a Client whom its Major has helped, and a Major whose Client alone is left', () => {
    const helped = turnOf('carthage')
      .units('rome', 'narbonensis', '2 lgn')
      .units('massilia', 'narbonensis', '1 hi')
    const first = beatenOff(helped)
    const { state } = helped.drive(first.go, {
      dice: first.dice,
      choices: [...attackOn('rome'), 'lose garrison'],
    })
    expect(garrisonIn(state, 'narbonensis')).toBe(helped.power('massilia'))
    const alone = turnOf('carthage').units('massilia', 'narbonensis', '2 hi')
    const second = beatenOff(alone)
    alone.garrison('rome', 'narbonensis')
    const kept = alone.drive(second.go, {
      dice: second.dice,
      choices: [...attackOn('massilia'), 'lose garrison'],
    })
    expect(garrisonIn(kept.state, 'narbonensis')).toBe(alone.power('rome'))
  })

  it('RV-10.56-a: also when the enemy goes only after another activation; one that has changed sides meanwhile does not', () => {
    const later = (after: (stage: Stage) => void) => {
      const stage = new Stage().units('massilia', 'narbonensis', '1 hi').units('rome', 'narbonensis', '1 lgn')
      changeMarks(stage.state, at('narbonensis'), { garrison: null, fallen: stage.power('massilia') })
      stage.units('carthage', 'narbonensis', '1 hi')
      const contested = stage.play(function* (g) {
        placeGarrisons(g)
      })
      expect(garrisonIn(contested.state, 'narbonensis')).toBeNull()
      stage.state.stacks[at('narbonensis')] = (stage.state.stacks[at('narbonensis')] ?? []).filter(
        unit => unit.power !== stage.power('carthage'),
      )
      after(stage)
      const { state } = stage.play(function* (g) {
        placeGarrisons(g)
      })
      return [
        garrisonIn(state, 'narbonensis'),
        marksAt(state, at('narbonensis')).fallen,
        stage.power('massilia'),
      ]
    }
    const [garrison, fallen, massilia] = later(() => {})
    expect([garrison, fallen]).toEqual([massilia, null])
    const [turned] = later(stage => {
      stage.state.stacks[at('narbonensis')] = (stage.state.stacks[at('narbonensis')] ?? []).slice(1)
      changePower(stage.state, stage.power('massilia'), { of: stage.power('carthage') })
    })
    expect(turned).toBe(new Stage().power('rome'))
  })

  it('RV-10.56-a, RV-3.88-b: so does a violated Minor, and an Ally of Barbarians', () => {
    const stage = turnOf('carthage', 1, 2).garrison('illyria', 'illyria').units('illyria', 'illyria', '2 bi')
    stage.units('carthage', 'dalmatia', '1 aux reduced')
    const hanno = stage.leader('carthage', 'dalmatia', 1, 'Hanno')
    const { events, state } = stage.drive(go(hanno), {
      dice: [
        ['operations', 1],
        ['combat', 1],
        ['combat', 6],
      ],
      choices: ['take-all', 'march illyria', 'attack illyria', 'spend +0-0', 'lose garrison'],
    })
    expect(events.map(({ kind }) => kind)).toContain('violated')
    expect(state.powers[stage.power('illyria')]?.of).not.toBeNull()
    expect(garrisonIn(state, 'illyria')).toBe(stage.power('illyria'))
  })

  it('RV-10.56-a, RV-10.41-1a: a Client whose Garrison fell inside its City has it again when the siege is over', () => {
    const stage = turnOf('carthage').garrison('syracusae', 'sicilia').units('syracusae', 'sicilia', '3 hi')
    stage.marks('sicilia', { city: { power: stage.power('syracusae'), rank: 'minor', strength: 2 } })
    changeUnits(
      stage.state,
      at('sicilia'),
      () => true,
      unit => ({ ...unit, where: 'city' }),
    )
    stage.units('carthage', 'sicilia', '6 hi')
    const hanno = stage.leader('carthage', 'sicilia', 1, 'Hanno')
    const { state } = stage.drive(
      function* (g: Roma) {
        g.state.activation = null
        yield* activate(g, hanno.id)
      },
      {
        dice: [
          ['operations', 1],
          ['combat', 1],
          ['combat', 1],
        ],
        choices: ['take-all', 'siege', 'spend +0-0', 'lose garrison'],
      },
    )
    expect(marksAt(state, at('sicilia'))).toMatchObject({ garrison: null, fallen: stage.power('syracusae') })
    const relieved = new Stage()
    relieved.state.stacks = state.stacks.map(units =>
      units.filter(unit => unit.power !== relieved.power('carthage')),
    )
    relieved.state.marks = state.marks
    const over = relieved.play(function* (g) {
      placeGarrisons(g)
    })
    expect(garrisonIn(over.state, 'sicilia')).toBe(relieved.power('syracusae'))
  })
})

describe('what a Client or Ally conquers', () => {
  /** Numidia, the Client of Carthage, takes Syrtica from Rome, with men of Carthage or without. */
  const conquest = (men: string | null) => {
    const stage = turnOf('carthage').garrison('rome', 'syrtica').units('numidia', 'africa', '3 cav')
    if (men !== null) stage.units('carthage', 'africa', men)
    changePower(stage.state, stage.power('numidia'), { rouse: 'roused', activated: 1 })
    const hanno = stage.leader('carthage', 'africa', 2, 'Hanno')
    const { state } = stage.drive(go(hanno), {
      dice: [
        ['operations', 4],
        ['combat', 6],
        ['combat', 1],
      ],
      choices: ['take-all', 'march syrtica', 'attack rome', 'spend +0-0', 'stop'],
    })
    return { stage, state }
  }

  it('RV-3.55-a, RV-10.51-a: is its own, unless men of its Major stand there too', () => {
    const alone = conquest(null)
    expect(garrisonIn(alone.state, 'syrtica')).toBe(alone.stage.power('numidia'))
    const together = conquest('1 hi')
    expect(garrisonIn(together.state, 'syrtica')).toBe(together.stage.power('carthage'))
  })

  it('RV-3.9-d, RV-3.55-a: and pays its Major nothing, nor counts for his objectives, but goes with it to another', () => {
    const { stage, state } = conquest(null)
    const carthage = stage.power('carthage')
    const pays = (each: { stage: Stage; state: RomaState }) =>
      payingProvinces({ ...each.stage.position, state: each.state }, carthage).includes(at('syrtica'))
    const scores = (each: { stage: Stage; state: RomaState }) =>
      progressOf({ ...each.stage.position, state: each.state }, carthage, {
        kind: 'province',
        value: 'syrtica',
      }).got
    expect([pays({ stage, state }), scores({ stage, state })]).toEqual([false, 0])
    const together = conquest('1 hi')
    expect([pays(together), scores(together)]).toEqual([true, 1])
    const turned = new Stage()
    turned.state.marks = state.marks
    turned.state.stacks = state.stacks
    const after = turned.play(g => changeAllegiance(g, 'rome', 'numidia'))
    expect(controlOf(after.state, at('syrtica'))).toBe(turned.power('numidia'))
    expect(sideOf(after.state, turned.power('numidia'))).toBe(turned.power('rome'))
  })

  it('RV-13.13-a, RV-3.55-a: warbands hold what they take outside Barbaricum, and retaken land of theirs is Barbaricum again', () => {
    const held = (area: string) => {
      const stage = turnOf('carthage').garrison('rome', area).units('people-germani', area, '3 bi')
      changePower(stage.state, stage.power('people-germani'), { of: stage.power('carthage') })
      changeMarks(stage.state, at(area), { garrison: null })
      const { state } = stage.play(function* (g) {
        placeGarrisons(g)
      })
      return garrisonIn(state, area) === null
        ? null
        : garrisonIn(state, area) === stage.power('people-germani')
    }
    expect(held('cisalpina')).toBe(true)
    expect(held('suebia')).toBeNull()
    const stage = turnOf('carthage').garrison('rome', 'suebia').units('people-germani', 'suebia', '8 bi')
    changePower(stage.state, stage.power('people-germani'), { of: stage.power('carthage') })
    const chief = stage.leader('people-germani', 'suebia', 3)
    const { state } = stage.drive(go(chief), {
      dice: [
        ['operations', 1],
        ['combat', 6],
        ['combat', 1],
      ],
      choices: ['take-all', 'attack rome', 'spend +2-0', 'stop'],
    })
    expect(garrisonIn(state, 'suebia')).toBeNull()
  })
})

describe('Regions', () => {
  it('RV-10.13-a: a Region as an objective is more than half of its Provinces, each held alone; half is too little', () => {
    const even = [...provincesOf].find(([, provinces]) => provinces.length === 4)
    if (even === undefined) throw new Error('no Region of four')
    const [region, provinces] = even
    const ids = provinces.map(area => areas[area]?.id ?? '')
    const stage = new Stage()
    const rome = stage.power('rome')
    const holds = () => progressOf(stage.position, rome, { kind: 'region', value: region })
    stage.garrison('rome', ...ids.slice(0, 2))
    expect(holds()).toEqual({ got: 0, of: 1 })
    stage.garrison('rome', ids[2] ?? '')
    expect(holds()).toEqual({ got: 1, of: 1 })
    stage.units('carthage', ids[2] ?? '', '1 hi')
    expect(holds()).toEqual({ got: 0, of: 1 })
    stage.garrison('rome', ids[3] ?? '')
    expect(holds()).toEqual({ got: 1, of: 1 })
    // RV-3.55-a: a Client's Province is not its Major's.
    stage.garrison('massilia', ids[0] ?? '')
    expect(controlsRegion(stage.state, rome, region)).toBe(false)
  })
})
