import { fastDice, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { numberOfArea } from '../data/index.ts'
import { roma } from '../index.ts'
import { drawsOfTurn, fillCup, leaveSleepersOut } from '../rules/initiative.ts'
import { avoidCombat } from '../rules/operations/withdrawal.ts'
import { changeLeader, changePower, unitsAt } from '../rules/pieces.ts'
import { automatonTurn } from '../rules/solitaire/automaton.ts'
import { Stage, stack } from './support.ts'

const at = numberOfArea
type Rolls = [string, number][]

/** Dacia awake, with Decebalus and a force in a Province. */
function dacia(area: string, force: string): Stage {
  const stage = new Stage(7, 1).units('dacia', area, force).garrison('dacia', area)
  changePower(stage.state, stage.power('dacia'), { activated: 1, capital: at('dacia') })
  stage.leader('dacia', area, 1, 'Decebalus', true)
  return stage
}

const turn = (stage: Stage, dice: Rolls) =>
  stage.play(g => automatonTurn(g, stage.power('dacia')), { dice }).state

const placeOfLeader = (stage: Stage, dice: Rolls) => turn(stage, dice).leaders[0]?.area

describe('the cup of one who plays alone', () => {
  const names = (stage: Stage, draws: readonly { power: number }[]) =>
    draws.map(({ power }) => ['rome', 'dacia', 'parthia'].find(name => stage.power(name) === power))
  /** Who is still drawn when these have been. */
  const left = (stage: Stage, ...acted: string[]) => {
    stage.state.cup = drawsOfTurn(stage.position).filter(
      ({ power }) => !acted.some(name => stage.power(name) === power),
    )
    const { cup } = stage.play(function* (g) {
      leaveSleepersOut(g)
    }).state
    return names(stage, cup)
  }

  it('RV-16.41-a, RV-16.42-E, RV-16.16-a: a Major that has not been invaded is not drawn when Rome has acted', () => {
    const stage = new Stage(7, 1)
    expect(left(stage, 'rome')).toEqual([])
    changePower(stage.state, stage.power('parthia'), { activated: 1 })
    expect(left(stage, 'rome')).toEqual(['parthia'])
    // While Rome has still to act it may wake the others.
    expect(left(stage)).toEqual(['rome', 'dacia', 'parthia'])
    expect(names(stage, stage.play(fillCup).state.cup)).toEqual(['rome', 'dacia', 'parthia'])
  })

  it('RV-16.42-E: nobody is said to act who sleeps', () => {
    const match = Match.start<unknown, unknown, unknown>(roma, { scenario: '7', seats: 1, dice: fastDice(1) })
    const idle = ['pass', 'done']
    while (match.decision !== null && match.log(null).filter(({ kind }) => kind === 'turn').length < 3)
      match.choose(
        match.decision.choices.find(({ verb }) => idle.includes(verb)) ?? match.decision.choices[0],
      )
    const acting = match.log(null).filter(({ kind }) => kind === 'initiative')
    expect(acting.map(({ data }) => data.power)).toEqual(['rome', 'rome'])
  })
})

describe('the automaton', () => {
  it('RV-16.42-Gb: the richer Province before the weaker, the weaker before the die', () => {
    const rich = () => dacia('dacia', '6 bi').garrison('rome', 'moesia_superior', 'moesia_inferior')
    const weak = rich().units('rome', 'moesia_superior', '1 aux')
    const dice: Rolls = [
      ['operations', 1],
      ['combat', 6],
      ['combat', 1],
    ]
    expect(placeOfLeader(weak, dice)).toBe(at('moesia_inferior'))
    const other = rich().units('rome', 'moesia_inferior', '1 aux')
    expect(placeOfLeader(other, dice)).toBe(at('moesia_superior'))
    const byDie = (die: number) =>
      placeOfLeader(rich(), [
        ['operations', 1],
        ['which Province', die],
        ['combat', 6],
        ['combat', 1],
      ])
    // 1-3 is the first by name, 4-6 the last.
    expect([byDie(3), byDie(4)]).toEqual([at('moesia_inferior'), at('moesia_superior')])
  })

  it('RV-16.42-Gb, RV-16.42-Gc, RV-16.16-a: it says what has made it go there, and since when it is at war', () => {
    const motives = (stage: Stage, dice: Rolls) =>
      stage
        .play(g => automatonTurn(g, stage.power('dacia')), { dice })
        .events.flatMap(({ data: { motive, since } }) =>
          motive === undefined ? [] : [since === undefined ? motive : `${motive} ${since}`],
        )
    const march: Rolls = [['operations', 1]]
    const won: Rolls = [
      ['combat', 6],
      ['combat', 1],
    ]
    const frontier = () => dacia('dacia', '6 bi').garrison('rome', 'moesia_superior', 'moesia_inferior')
    const alone = dacia('dacia', '6 bi').garrison('rome', 'moesia_superior')
    expect(motives(alone, [...march, ...won])).toEqual(['only', 'at-war 1'])
    // Iazygia pays nothing.
    const richer = dacia('dacia', '6 bi').garrison('rome', 'iazygia', 'moesia_superior')
    expect(motives(richer, [...march, ...won])).toEqual(['richest', 'at-war 1'])
    expect(motives(frontier(), [...march, ['which Province', 3], ...won])).toEqual(['by-die', 'at-war 1'])
    const weaker = frontier().units('rome', 'moesia_superior', '1 aux')
    expect(motives(weaker, [...march, ...won])).toEqual(['weakest', 'at-war 1'])
    const far = dacia('iazygia', '6 bi').garrison('dacia', 'dacia').garrison('rome', 'moesia_inferior')
    expect(motives(far, march)).toEqual(['nearest', 'only'])
  })

  it('RV-16.42-Gb: without a Roman Province next to him he goes the shortest way to one', () => {
    const stage = dacia('iazygia', '6 bi').garrison('dacia', 'dacia').garrison('rome', 'moesia_inferior')
    // Two Operations Points take him through Dacia, and none is left to attack with.
    expect(placeOfLeader(stage, [['operations', 1]])).toBe(at('moesia_inferior'))
    const none = dacia('iazygia', '6 bi').garrison('dacia', 'dacia')
    expect(placeOfLeader(none, [['operations', 1]])).toBe(at('iazygia'))
  })

  it('RV-16.42-Gc: one unit stays in the Capital, and nobody marches alone', () => {
    const stage = dacia('dacia', '4 bi').garrison('rome', 'moesia_inferior')
    const state = turn(stage, [
      ['operations', 1],
      ['combat', 6],
      ['combat', 1],
    ])
    expect([stack(state, 'dacia'), stack(state, 'moesia_inferior')]).toEqual(['1 bi', '1 bi reduced, 2 bi'])
    const alone = dacia('dacia', '1 bi').garrison('rome', 'moesia_inferior')
    expect(placeOfLeader(alone, [['operations', 1]])).toBe(at('dacia'))
  })

  it('RV-16.16-a: it does nothing before it has been invaded', () => {
    const stage = dacia('dacia', '4 bi').garrison('rome', 'moesia_inferior')
    changePower(stage.state, stage.power('dacia'), { activated: 0 })
    expect(placeOfLeader(stage, [])).toBe(at('dacia'))
  })

  it('RV-16.4-x: it leaves when it is outnumbered two to one, and stands otherwise', () => {
    const against = (romans: string) => {
      const stage = dacia('dacia', '2 bi').garrison('dacia', 'iazygia').units('rome', 'dacia', romans)
      const rome = stage.power('rome')
      const units = unitsAt(stage.state, at('dacia')).filter(unit => unit.power === rome)
      const attacker = {
        power: rome,
        leader: null,
        leaders: [],
        units: units.map(({ id }) => id),
        garrison: false,
        limes: false,
        city: false,
      }
      const { match } = stage.play(g => avoidCombat(g, at('dacia'), stage.power('dacia'), attacker), {
        dice: romans === '1 lgn' ? [] : [['withdrawal', 6]],
      })
      return match.rolls.length
    }
    // Two Barbarian Infantry and the Garrison.
    expect([against('1 lgn'), against('5 lgn')]).toEqual([0, 1])
  })

  it('RV-16.4-x: ahead, it spends the modifier against its own losses', () => {
    const stage = dacia('dacia', '19 bi').garrison('rome', 'moesia_inferior')
    stage.units('rome', 'moesia_inferior', '2 lgn')
    const dice: Rolls = [
      ['operations', 1],
      ['combat', 6],
      ['combat', 6],
    ]
    const { match } = stage.playUntil(g => automatonTurn(g, stage.power('dacia')), { dice })
    const { data } = match.log(null).find(({ kind }) => kind === 'combat') ?? {}
    expect(data).toMatchObject({ holder: 'attacker', net: 4, split: { up: 0, down: 4 } })
  })

  it('RV-16.42-Ga: Leaders act by the alphabet, the un-named under the name of their Province; nobody from aboard', () => {
    const order = (area: string) => {
      const stage = dacia('iazygia', '1 bi')
      const other = stage.leader('dacia', area, 1)
      const { events } = stage.play(g => automatonTurn(g, stage.power('dacia')), {
        dice: [
          ['operations', 1],
          ['operations', 1],
        ],
      })
      const areas = events.flatMap(({ kind, data }) => (kind === 'activation' ? [data.area] : []))
      expect(areas).toHaveLength(2)
      return areas[0] === area ? other.id : null
    }
    expect([order('bastarnia') !== null, order('vandalia') !== null]).toEqual([true, false])
    const afloat = dacia('iazygia', '1 bi')
    const [decebalus] = afloat.state.leaders
    if (decebalus === undefined) throw new Error('no Leader')
    changeLeader(afloat.state, decebalus.id, { where: 'aboard' })
    expect(turn(afloat, []).activation).toBeNull()
  })

  it('RV-16.42-Gc: it lays siege to a City when it can, and goes on', () => {
    const stage = dacia('moesia_superior', '6 bi').garrison('rome', 'moesia_superior')
    stage.marks('moesia_superior', { city: { power: stage.power('rome'), rank: 'major', strength: 4 } })
    const { events, state } = stage.drive(g => automatonTurn(g, stage.power('dacia')), {
      dice: [
        ['operations', 1],
        ['combat', 6],
        ['combat', 1],
        ['combat', 6],
        ['combat', 1],
      ],
    })
    expect(events.filter(({ kind, data }) => kind === 'combat' && data.kind === 'siege')).toHaveLength(2)
    expect(state.marks[at('moesia_superior')]).toMatchObject({ garrison: stage.power('dacia') })
  })
})
