import { choicesOf } from '@aquila/engine/testing'
import { describe, expect, it } from 'vitest'
import { activate } from '../rules/operations/activation.ts'
import { leaderNoun } from '../rules/pieces.ts'
import type { Leader, Roma } from '../rules/state.ts'
import { Stage, written } from './support.ts'

type Played = ReturnType<Stage['drive']>['match']

/** Rome marches from Cisalpina by Latium to Apulia; Carthage and Aegyptus stand where they could bar the way. */
function march(): { stage: Stage; go: (g: Roma) => ReturnType<typeof activate>; hunters: readonly Leader[] } {
  const stage = new Stage()
    .units('rome', 'cisalpina', '2 lgn')
    .units('carthage', 'apulia', '3 hi')
    .units('aegyptus', 'messina', '3 hi')
  stage.state.phasing = { power: stage.power('rome'), leader: null }
  const leader = stage.leader('rome', 'cisalpina', 2)
  const hunters = [stage.leader('carthage', 'apulia', 1), stage.leader('aegyptus', 'messina', 1)]
  return { stage, go: g => activate(g, leader.id), hunters }
}

const DICE: [string, number][] = [['operations', 4]]

function choose(match: Played, ...answers: readonly string[]): Played {
  for (const answer of answers) {
    const choice = match.decision?.choices.find(each => written(each) === answer)
    if (choice === undefined)
      throw new Error(`"${answer}" is not legal: ${choicesOf(match.decision).join(', ')}`)
    match.choose(choice)
  }
  return match
}

const asked = ({ decision }: Played) => `${decision?.role} ${decision?.task}`

describe('standing orders', () => {
  it('RV-5.41-a, RV-5.44-a: only those are asked who stand next to them, in the order of the seats', () => {
    const { stage, go, hunters } = march()
    const { match } = stage.playUntil(go, { dice: DICE, choices: ['take-all', 'march latium'] })
    expect(asked(match)).toBe('carthage react.interception')
    expect(choicesOf(match.decision)).toEqual([
      `intercept ${hunters[0] === undefined ? '' : leaderNoun(hunters[0])}`,
      'let-pass',
      'rest-activation',
      'rest-turn',
    ])
    expect(asked(choose(match, 'let-pass', 'march apulia'))).toBe('aegyptus react.interception')
  })

  it('RV-5.42-a: to let them pass once is no attempt: at the next step he may try', () => {
    const { stage, go } = march()
    const { match } = stage.playUntil(go, { dice: DICE, choices: ['take-all', 'march latium'] })
    choose(match, 'let-pass', 'march cisalpina', 'march latium')
    expect(asked(match)).toBe('carthage react.interception')
  })

  it('RV-5.41-a: a player who rests while this Leader is active is asked at the next; one who rests in the turn is not', () => {
    const twice = (rest: string) => {
      const { stage, go } = march()
      const second = stage.units('rome', 'cisalpina', '1 aux').leader('rome', 'cisalpina', 1)
      const both = function* (g: Roma) {
        yield* go(g)
        yield* activate(g, second.id)
      }
      const dice: [string, number][] = [...DICE, ['operations', 4]]
      const { match } = stage.playUntil(both, { dice, choices: ['take lgn', 'march latium'] })
      choose(match, rest, 'march cisalpina', 'march latium')
      expect(asked(match)).toBe('rome command')
      return asked(choose(match, 'stop', 'take aux', 'march latium'))
    }
    expect(twice('rest-activation')).toBe('carthage react.interception')
    expect(twice('rest-turn')).toBe('rome command')
  })

  it('RV-5.41-a: a player who never wants to be asked is not; it binds nobody else', () => {
    const { stage, go } = march()
    const { match } = stage.playUntil(go, { dice: DICE, choices: ['take-all'] })
    match.setStandingOrder('carthage', 'interception', 'never')
    expect(asked(choose(match, 'march latium'))).toBe('rome command')
    expect(asked(choose(match, 'march apulia'))).toBe('aegyptus react.interception')
  })

  it('RV-5.81-a: ships have orders of their own', () => {
    const stage = new Stage()
      .units('rome', 'latium', '2 flt', 'mare_tyrrhenum')
      .units('carthage', 'messina', '3 flt')
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const leader = stage.leader('rome', 'latium', 2)
    stage.leader('carthage', 'messina', 1)
    const sail = (window: string) => {
      const { match } = stage.playUntil(g => activate(g, leader.id), { dice: DICE, choices: ['take-all'] })
      match.setStandingOrder('carthage', window, 'never')
      return asked(
        choose(match, 'embark latium/mare_tyrrhenum', 'sail mare_tyrrhenum', 'sail apulia/mare_tyrrhenum'),
      )
    }
    expect([sail('interception'), sail('interception-at-sea')]).toEqual([
      'carthage react.interception-at-sea',
      'rome command',
    ])
  })

  it('RV-5.27-a: leave to pass is refused by standing orders, for a Leader or a turn, and given only when asked', () => {
    const { stage, go } = march()
    stage.units('carthage', 'cisalpina', '1 hi')
    const entered = () => {
      const { match } = stage.playUntil(go, { dice: DICE, choices: ['take-all'] })
      for (const role of ['carthage', 'aegyptus']) match.setStandingOrder(role, 'interception', 'never')
      return choose(match, 'march latium', 'march apulia', 'ask-passage carthage')
    }
    const match = entered()
    expect([asked(match), ...choicesOf(match.decision)]).toEqual([
      'carthage react.passage',
      'admit',
      'refuse',
      'rest-activation',
      'rest-turn',
    ])
    choose(match, 'rest-activation')
    const refused = () =>
      match.log(null).filter(({ kind, data }) => kind === 'passage' && data.granted === false)
    expect([asked(match), refused().length]).toEqual(['rome command', 1])
    // Elsewhere, where nobody has answered him yet, the standing order does.
    choose(match, 'march latium', 'decline', 'march cisalpina', 'ask-passage carthage')
    expect([asked(match), refused().length]).toEqual(['rome command', 2])
    const willing = entered()
    expect(choicesOf(choose(willing, 'admit').decision)).toContain('march messina')
  })
})
