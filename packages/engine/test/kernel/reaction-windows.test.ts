import {
  BadSetUp,
  type Choice,
  fastDice,
  IllegalChoice,
  letsPass,
  Match,
  type MatchSetUp,
  PASS,
  type Rules,
  reactionWindow,
  type StandingOrder,
} from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { askAndNote, expectNoTrace, must, startFords, startTiny, type Tiny, tinyGame } from '../support.ts'

/** a acts, then b and c may react: each with what its secret says, once. */
function* windowAfterAct(g: Tiny, concealed: boolean): Rules {
  yield* askAndNote(g, 'a', 'act', 'wait')
  yield* reactionWindow(g, {
    name: 'window',
    rule: 'T-2',
    roles: ['b', 'c'],
    reactions: role => (g.state.secrets[role] === 'armed' ? [{ verb: 'strike' }] : []),
    concealed: () => concealed,
    *play(role: string, choice: Choice): Rules {
      g.state.secrets[role] = 'spent'
      g.state.notes.push(`${role} ${choice.verb}`)
    },
  })
  yield* askAndNote(g, 'a', 'on', 'end')
}

function game(armed: readonly string[], concealed = true) {
  return tinyGame(['a', 'b', 'c'], [{ run: g => windowAfterAct(g, concealed) }], {
    setUp: () => ({ notes: [], secrets: Object.fromEntries(armed.map(role => [role, 'armed'])) }),
  })
}

function afterAct(
  armed: readonly string[],
  orders: { readonly [role: string]: StandingOrder } = {},
  setUp: Partial<MatchSetUp> & { concealed?: boolean } = {},
) {
  const { concealed, ...rest } = setUp
  const match = startTiny(game(armed, concealed ?? true), rest)
  for (const [role, order] of Object.entries(orders)) match.setStandingOrder(role, 'window', order)
  match.choose({ verb: 'act' })
  return match
}

describe('a reaction window', () => {
  it('asks by default only those who can do something', () => {
    expect(afterAct([]).decision?.role).toBe('a')
    expect(afterAct(['b']).decision).toMatchObject({
      role: 'b',
      rule: 'T-2',
      task: 'react.window',
      window: 'window',
      choices: [{ verb: 'strike' }, PASS],
    })
    expect(afterAct(['c']).decision?.role).toBe('c')
  })

  it('asks who wants to be asked always, even for a mere pass', () => {
    const match = afterAct([], { b: 'always' })
    expect(match.decision).toMatchObject({ role: 'b', choices: [PASS] })
    match.choose(PASS)
    expect(match.decision?.role).toBe('a')
  })

  it('asks as is usual in a game’s window, until the role says otherwise', () => {
    const quiet = { ...game(['b']), windows: [{ name: 'window', rule: 'T-2', usual: 'never' as const }] }
    const asked = (order?: StandingOrder) => {
      const match = startTiny(quiet)
      if (order !== undefined) match.setStandingOrder('b', 'window', order)
      match.choose({ verb: 'act' })
      return [match.standingOrder('b', 'window'), match.decision?.role]
    }
    expect([asked(), asked('when-able')]).toEqual([
      ['never', 'a'],
      ['when-able', 'b'],
    ])
  })

  it('never asks who never wants to be asked', () => {
    const match = afterAct(['b', 'c'], { b: 'never' })
    expect(match.decision?.role).toBe('c')
    match.choose(PASS)
    expect(match.decision?.role).toBe('a')
    expect(match.position.state.secrets.b).toBe('armed')
  })

  it('pauses alike for all on that option, whatever they hold; only never is never', () => {
    const roles = (armed: readonly string[]) => {
      const match = afterAct(armed, { c: 'never' }, { pauseAlike: true })
      const asked = match.decision?.role
      match.choose(PASS)
      return [asked, match.decision?.role]
    }
    expect(roles([])).toEqual(['b', 'a'])
    expect(roles(['b', 'c'])).toEqual(['b', 'a'])
  })

  it('pauses for nobody where all know what each can do: there is nothing to hide', () => {
    const setUp = { pauseAlike: true, concealed: false }
    expect(afterAct([], {}, setUp).decision?.role).toBe('a')
    expect(afterAct(['c'], {}, setUp).decision?.role).toBe('c')
  })

  it('says in its own word that somebody does nothing', () => {
    const refusing = tinyGame(
      ['a', 'b'],
      [
        {
          *run(g) {
            yield* reactionWindow(g, {
              name: 'window',
              rule: 'T-2',
              roles: ['b'],
              pass: { verb: 'refuse' },
              reactions: () => [{ verb: 'strike' }],
              *play() {
                g.state.notes.push('struck')
              },
            })
            yield* askAndNote(g, 'a', 'on', 'end')
          },
        },
      ],
    )
    const match = startTiny(refusing)
    expect(match.decision?.choices).toEqual([{ verb: 'strike' }, { verb: 'refuse' }])
    match.choose({ verb: 'refuse' })
    expect([match.decision?.role, match.position.state.notes]).toEqual(['a', []])
  })

  it('goes round until everybody in turn has passed', () => {
    const match = afterAct([], { b: 'always', c: 'always' })
    match.choose(PASS)
    expect(match.decision?.role).toBe('c')
    match.choose(PASS)
    expect(match.decision?.role).toBe('a')

    const busy = afterAct(['c'], { b: 'always', c: 'always' })
    const asked: (string | undefined)[] = []
    for (const choice of [PASS, { verb: 'strike' }, PASS, PASS]) {
      asked.push(busy.decision?.role)
      busy.choose(choice)
    }
    expect(asked).toEqual(['b', 'c', 'b', 'c'])
    expect(busy.decision?.role).toBe('a')
    expect(busy.position.state.notes).toEqual(['a act', 'c strike'])
  })

  it('offers afresh what can be done each time round', () => {
    const match = afterAct(['b', 'c'])
    match.choose({ verb: 'strike' })
    match.choose({ verb: 'strike' })
    expect(match.decision?.role).toBe('a')
    expect(match.position.state.notes).toEqual(['a act', 'b strike', 'c strike'])
  })
})

describe('what a pause tells', () => {
  it('bars an undo: that nobody was asked, or somebody was, has shown what is in a hidden hand', () => {
    expect(afterAct([]).canUndo('a')).toBe(false)
    expect(afterAct(['b']).canUndo('a')).toBe(false)
  })

  it('bars nothing where the hand is no secret', () => {
    expect(afterAct([], {}, { concealed: false }).canUndo('a')).toBe(true)
  })

  it('bars nothing where every window pauses alike or the orders ask regardless of the hand', () => {
    expect(afterAct(['b'], {}, { pauseAlike: true }).canUndo('a')).toBe(true)
    expect(afterAct(['b'], { b: 'always', c: 'always' }).canUndo('a')).toBe(true)
    expect(afterAct(['b', 'c'], { b: 'never', c: 'never' }).canUndo('a')).toBe(true)
  })

  it('bars a role from nothing where it shows only that role’s own hand', () => {
    const match = afterAct(['b'], { c: 'never' })
    match.choose({ verb: 'strike' })
    expect(match.decision?.role).toBe('a')
    expect(match.canUndo('b')).toBe(true)
    match.undo('b')
    expect(match.decision?.role).toBe('b')
  })

  it('tells a role nothing by its own pass, which can be taken back', () => {
    const match = afterAct(['b'], { c: 'always' })
    match.choose(PASS)
    expect(match.decision?.role).toBe('c')
    match.undo('b')
    expect(match.decision).toMatchObject({ role: 'b', choices: [{ verb: 'strike' }, PASS] })
  })
})

/** Three days of two windows each; what b holds is public or not. */
function* days(g: Tiny, concealed: boolean): Rules {
  for (const day of ['1', '1', '2']) {
    yield* askAndNote(g, 'a', 'act', 'wait')
    yield* reactionWindow(g, {
      name: 'window',
      rule: 'T-2',
      roles: ['b'],
      rests: () => [
        { name: 'day', period: day },
        { name: 'week', period: '1' },
      ],
      reactions: role => (g.state.secrets[role] === 'armed' ? [{ verb: 'strike' }] : []),
      concealed: () => concealed,
      circumstances: () => (g.state.notes.includes('a wait') ? 'waited' : ''),
      *play(role: string, choice: Choice): Rules {
        g.state.notes.push(`${role} ${choice.verb}`)
      },
    })
  }
  yield* askAndNote(g, 'a', 'on', 'end')
}

describe('not again', () => {
  const start = (armed: boolean, concealed = true) =>
    startTiny(
      tinyGame(['a', 'b'], [{ run: g => days(g, concealed) }], {
        setUp: () => ({ notes: [], secrets: armed ? { b: 'armed' } : {} }),
      }),
    )
  const act: Choice = { verb: 'act' }
  const asked = (choices: readonly string[], armed = true) => {
    const match = start(armed)
    for (const verb of choices) match.choose({ verb })
    return match.decision?.role
  }

  it('is an answer of the window itself, after passing', () => {
    const match = start(true)
    match.choose(act)
    expect(match.decision?.choices.map(({ verb }) => verb)).toEqual([
      'strike',
      'pass',
      'rest-day',
      'rest-week',
    ])
  })

  it('holds in other windows that ask for the same', () => {
    const window = (name: string, restsWith: readonly string[]) => ({
      name,
      rule: 'T-2',
      roles: ['b'],
      rests: () => [{ name: 'day', period: '1' }],
      restsWith,
      reactions: () => [{ verb: 'strike' }],
      *play(): Rules {},
    })
    const both = (restsWith: readonly string[]) => {
      const run = function* (g: Tiny): Rules {
        yield* reactionWindow(g, window('window', restsWith))
        yield* reactionWindow(g, window('other', []))
        yield* askAndNote(g, 'a', 'on', 'end')
      }
      const match = startTiny(tinyGame(['a', 'b'], [{ run }]))
      match.choose({ verb: 'rest-day' })
      return match.decision?.role
    }
    expect([both([]), both(['other'])]).toEqual(['b', 'a'])
  })

  it('holds to the end of the period, and no longer', () => {
    expect(asked(['act', 'pass', 'act'])).toBe('b')
    expect(asked(['act', 'rest-day', 'act'])).toBe('a')
    expect(asked(['act', 'rest-day', 'act', 'act'])).toBe('b')
    expect(asked(['act', 'rest-week', 'act', 'act'])).toBe('a')
  })

  it('is offered to each role as the window has it for that role, and holds for the windows that have it', () => {
    // Whoever attacks may rest from attacks alone: he is still asked when the other attacks.
    function* attacks(g: Tiny): Rules {
      for (const attacker of ['a', 'b', 'a']) {
        yield* reactionWindow(g, {
          name: 'window',
          rule: 'T-2',
          roles: ['a'],
          rests: role => (role === attacker ? [{ name: 'attacks', period: '1' }] : []),
          about: { attacker },
          reactions: () => [{ verb: 'strike' }],
          *play() {},
        })
      }
      yield* askAndNote(g, 'b', 'on', 'end')
    }
    const match = startTiny(tinyGame(['a', 'b'], [{ run: attacks }]))
    const verbs = () => match.decision?.choices.map(({ verb }) => verb)
    expect(verbs()).toEqual(['strike', 'pass', 'rest-attacks'])
    match.choose({ verb: 'rest-attacks' })
    expect([match.decision?.about, verbs()]).toEqual([{ attacker: 'b' }, ['strike', 'pass']])
    match.choose(PASS)
    expect(match.decision?.role).toBe('b')
  })

  it('ends when the role says again how it wants to be asked', () => {
    const match = start(true)
    match.choose(act)
    match.choose({ verb: 'rest-week' })
    match.setStandingOrder('b', 'window', 'when-able')
    match.choose(act)
    expect(match.decision?.role).toBe('b')
  })

  it('is part of the position: of its hash, its checkpoint and its replay', () => {
    const [resting, passing] = ['rest-week', 'pass'].map(verb => {
      const match = start(true)
      match.choose(act)
      match.choose({ verb })
      return match
    })
    expect(resting?.hash).not.toBe(passing?.hash)
    expect(resting?.branch(fastDice(1)).hash).toBe(resting?.hash)
  })

  it('is kept in the checkpoint of a stored match', () => {
    const phase = { run: (g: Tiny) => days(g, true) }
    const game = tinyGame(['a', 'b'], [phase, phase], {
      setUp: () => ({ notes: [], secrets: { b: 'armed' } }),
    })
    const match = startTiny(game)
    for (const verb of ['act', 'rest-week', 'act', 'act', 'on']) match.choose({ verb })
    expect(match.checkpoint.rests).toEqual({ b: { window: 'week 1' } })
    const { match: resumed } = Match.resume(game, match.record, match.checkpoint, match.told, fastDice(1))
    resumed.choose(act)
    expect(resumed.decision?.role).toBe('a')
  })

  it('lets an undo go back behind pauses that tell nothing new', () => {
    const match = start(false)
    match.choose(act)
    expect(match.canUndo('a')).toBe(false)
    match.choose(act)
    // b was not asked before: that it is not asked again, as things stand, is no news.
    expect(match.canUndo('a')).toBe(true)
    match.choose({ verb: 'wait' })
    expect(match.canUndo('a')).toBe(false)
  })
})

describe('an undo after a window in which somebody could have done something', () => {
  const act = { verb: 'act' }
  /** In the second window nothing is as it could not be known from the first. */
  const acted = (armed: boolean) => {
    const phase = { run: (g: Tiny) => days(g, true) }
    const match = startTiny(
      tinyGame(['a', 'b'], [phase], { setUp: () => ({ notes: [], secrets: armed ? { b: 'armed' } : {} }) }),
    )
    for (let turn = 0; turn < 2; turn++) {
      match.choose(act)
      if (match.decision?.role === 'b') match.choose({ verb: 'pass' })
    }
    return match
  }

  it('is the same whether he was asked and let it pass, or was not asked at all', () => {
    const [asked, unasked] = [acted(true), acted(false)]
    expect(asked.length).toBeGreaterThan(unasked.length)
    expect(asked.whyNoUndo('a')).toEqual(unasked.whyNoUndo('a'))
    expect(asked.canUndo('a')).toBe(true)
    for (const match of [asked, unasked]) match.undo('a')
    expect(asked.decision?.role).toBe('a')
    expect(asked.position.state.notes).toEqual(unasked.position.state.notes)
    // Nothing is left of what he was asked.
    expect(asked.entries.filter(({ role }) => role === 'b')).toHaveLength(1)
    asked.choose(act)
    expect(asked.decision?.role).toBe('b')
  })

  it('is barred when he did something, and says by whom', () => {
    const match = acted(true)
    match.choose(act)
    match.choose({ verb: 'strike' })
    expect(match.whyNoUndo('a')).toEqual({ why: 'other', by: 'b' })
  })

  it('is as open when the match was stored meanwhile', () => {
    const phase = { run: (g: Tiny) => days(g, true) }
    const game = tinyGame(['a', 'b'], [phase, phase], {
      setUp: () => ({ notes: [], secrets: { b: 'armed' } }),
    })
    const match = startTiny(game)
    for (const verb of ['act', 'pass', 'act', 'pass', 'act', 'pass', 'on']) match.choose({ verb })
    const { match: resumed } = Match.resume(game, match.record, match.checkpoint, match.told, fastDice(1))
    const left = [match, resumed].map(each => {
      while (each.canUndo('a')) each.undo('a')
      return each.entries
    })
    // Only what the first window has told stays.
    expect(left[0]?.map(entry => ('verb' in entry ? entry.verb : ''))).toEqual(['act', 'pass'])
    expect(left[1]).toEqual(left[0])
  })
})

describe('to let a window pass', () => {
  it('is its own answer and every rest, whatever they are called; nothing else, and nothing elsewhere', () => {
    const asked = { ...must(afterAct(['b']).decision), window: 'window' }
    const choices = [{ verb: 'strike' }, { verb: 'refuse' }, { verb: 'rest-year' }, { verb: 'rest-sequence' }]
    const decision = { ...asked, choices }
    expect(choices.filter(choice => letsPass(decision, choice))).toEqual(choices.slice(1))
    expect(choices.filter(choice => letsPass({ ...decision, window: undefined }, choice))).toEqual([])
    const { window: _, ...elsewhere } = decision
    expect(letsPass(elsewhere, { verb: 'refuse' })).toBe(false)
  })
})

describe('standing orders', () => {
  it('stand at when-able until a role says otherwise, and are each role’s own', () => {
    const match = startFords()
    expect(match.standingOrder('rome', 'before-battle')).toBe('when-able')
    match.setStandingOrder('rome', 'before-battle', 'never')
    expect(match.standingOrder('rome', 'before-battle')).toBe('never')
    expect(match.standingOrder('gaul', 'before-battle')).toBe('when-able')
    match.setStandingOrder('rome', 'before-battle', 'always')
    expect(match.standingOrder('rome', 'before-battle')).toBe('always')
  })

  it('are entries of the record, but no answers to a decision', () => {
    const match = startFords()
    const { decisions } = match
    match.setStandingOrder('gaul', 'before-battle', 'never')
    expect(match.decisions).toEqual(decisions)
    expect(match.record.choices).toEqual([{ role: 'gaul', window: 'before-battle', order: 'never' }])
    expect(match.length).toBe(1)
  })

  it('are refused without a trace for unknown roles, windows and orders', () => {
    const match = startFords()
    const order = 'sometimes' as StandingOrder
    const set = match.setStandingOrder.bind(match)
    expect(expectNoTrace(match, () => set('carthage', 'before-battle', 'never'))).toBeInstanceOf(
      IllegalChoice,
    )
    expect(expectNoTrace(match, () => set('__proto__', 'before-battle', 'never'))).toBeInstanceOf(
      IllegalChoice,
    )
    expect(expectNoTrace(match, () => set('rome', 'constructor', 'never'))).toBeInstanceOf(BadSetUp)
    expect(expectNoTrace(match, () => set('rome', 'before-battle', order))).toMatchObject({
      message: expect.stringContaining('"sometimes"'),
    })
  })
})

describe('the standing orders of players who change places', () => {
  it('go along with the players', () => {
    const swapping = tinyGame(
      ['a', 'b', 'c'],
      [
        {
          *run(g) {
            yield* askAndNote(g, 'a', 'swap', 'wait')
            g.swapSeats('a', 'b')
            yield* askAndNote(g, 'a', 'on', 'end')
          },
        },
      ],
    )
    const match = startTiny(swapping)
    match.setStandingOrder('a', 'window', 'never')
    match.setStandingOrder('c', 'window', 'always')
    match.choose({ verb: 'swap' })
    const orders = match.roles.map(role => match.standingOrder(role, 'window'))
    expect(orders).toEqual(['when-able', 'never', 'always'])
  })
})
