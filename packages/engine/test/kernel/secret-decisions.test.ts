import {
  apart,
  canonicalJson,
  copyPlain,
  fastDice,
  Match,
  type Rules,
  RulesFault,
  together,
  UndoRefused,
} from '@aquila/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ask,
  askAndNote,
  decisionOf,
  expectNoTrace,
  must,
  playRandomly,
  startFords,
  startTiny,
  type Tiny,
  tinyGame,
} from '../support.ts'

const SIDES = ['rome', 'gaul', 'germania'] as const

function knownTo(match: ReturnType<typeof startFords>, role: string | null): string {
  const decision = match.decisions.find(candidate => candidate.role === role) ?? null
  return canonicalJson({ view: match.view(role), log: match.log(role), decision })
}

describe('decisions taken together', () => {
  it('wait all at once, under one id, each with its own role', () => {
    const match = startFords()
    expect(match.decisions.map(decision => decision.role)).toEqual([...SIDES])
    expect(new Set(match.decisions.map(decision => decision.id)).size).toBe(1)
  })

  it('tell nobody that, let alone what, another has answered', () => {
    for (const offer of [0, 1, 2]) {
      for (const role of SIDES) {
        const match = startFords()
        const others = [...SIDES.filter(side => side !== role), null]
        const before = others.map(other => knownTo(match, other))
        match.choose({ verb: 'offer', noun: offer }, { role })
        expect(match.decisions.some(decision => decision.role === role)).toBe(false)
        expect(others.map(other => knownTo(match, other))).toEqual(before)
      }
    }
  })

  it('are each answered once', () => {
    const match = startFords()
    const { id } = decisionOf(match, 'gaul')
    match.choose({ verb: 'offer', noun: 1 }, { role: 'gaul', decision: id })
    const again = () => match.choose({ verb: 'offer', noun: 2 }, { role: 'gaul', decision: id })
    expect(expectNoTrace(match, again)).toMatchObject({ reason: 'wrong-role' })
  })

  it('come to the same whatever the order of the answers, after all and on the way there', () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const offers of [
      [2, 1, 0],
      [1, 1, 1],
      [0, 2, 2],
    ]) {
      const ends = orders.map(order => {
        const match = startFords()
        for (const side of order)
          match.choose({ verb: 'offer', noun: must(offers[side]) }, { role: must(SIDES[side]) })
        return `${match.hash} ${canonicalJson(match.log(null))}`
      })
      expect(new Set(ends).size).toBe(1)
    }
    const [one, other] = [startFords(), startFords()]
    for (const role of ['rome', 'gaul']) one.choose({ verb: 'offer', noun: 1 }, { role })
    for (const role of ['gaul', 'rome']) other.choose({ verb: 'offer', noun: 1 }, { role })
    expect(one.hash).toBe(other.hash)
  })

  it('come to the same to the end of the match', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...SIDES], { minLength: 3 }), fc.integer(), (order, seed) => {
        const ends = [[...SIDES], order].map(turns => {
          const match = startFords()
          for (const role of turns)
            match.choose({ verb: 'offer', noun: SIDES.indexOf(must(SIDES.find(s => s === role))) }, { role })
          playRandomly(match, fastDice(seed), 60)
          return match.hash
        })
        expect(ends[0]).toBe(ends[1])
      }),
      { numRuns: 20 },
    )
  })

  it('reach the rules in the order of asking, so that no rule can hang on who was quicker', () => {
    const game = tinyGame(['a', 'b', 'c'], [{ run: noteAnswers }])
    for (const order of ['abc', 'cba', 'bca']) {
      const match = startTiny(game)
      for (const role of order) match.choose({ verb: 'x' }, { role })
      expect(match.position.state.notes).toEqual(['a x', 'b x', 'c x'])
    }
  })

  it('count a single choice as given, and ask nobody if all are', () => {
    const game = tinyGame(
      ['a', 'b'],
      [
        {
          *run(g) {
            const first = yield* together(() => [ask('a', 'only'), ask('b', 'x', 'y')])
            const second = yield* together(() => [ask('a', 'only'), ask('b', 'only')])
            g.state.notes.push(`${first.get('a')?.verb} ${second.get('b')?.verb}`)
            yield* askAndNote(g, 'a', 'x', 'y')
          },
        },
      ],
    )
    const match = startTiny(game)
    expect(match.decisions.map(decision => decision.role)).toEqual(['b'])
    match.choose({ verb: 'x' })
    expect(match.position.state.notes).toEqual(['only only'])
    expect(match.decision?.role).toBe('a')
  })
})

function* noteAnswers(g: Tiny): Rules {
  const answers = yield* together(() => ['a', 'b', 'c'].map(role => ask(role, 'x', 'y')))
  for (const [role, { verb }] of answers) g.state.notes.push(`${role} ${verb}`)
  yield* askAndNote(g, 'a', 'x', 'y')
}

describe('undo of a secret answer', () => {
  it('is possible while others still think, though others have answered since', () => {
    const match = startFords()
    const before = match.hash
    match.choose({ verb: 'offer', noun: 2 }, { role: 'rome' })
    const { hash } = match
    match.choose({ verb: 'offer', noun: 1 }, { role: 'gaul' })
    match.undo('rome')
    expect(match.decisions.map(decision => decision.role)).toEqual(['rome', 'germania'])
    expect(match.record.choices).toEqual([{ role: 'gaul', verb: 'offer', noun: 1 }])
    match.undo('gaul')
    expect(match.hash).toBe(before)
    match.choose({ verb: 'offer', noun: 2 }, { role: 'rome' })
    expect(match.hash).toBe(hash)
  })

  it('happens once: before it lies nothing of that role', () => {
    const match = startFords()
    match.choose({ verb: 'offer', noun: 2 }, { role: 'rome' })
    match.choose({ verb: 'offer', noun: 1 }, { role: 'gaul' })
    match.undo('rome')
    expect(expectNoTrace(match, () => match.undo('rome'))).toBeInstanceOf(UndoRefused)
  })

  it('is over when all have answered', () => {
    const match = startFords()
    for (const role of SIDES) match.choose({ verb: 'offer', noun: 0 }, { role })
    for (const role of SIDES) expect(match.canUndo(role)).toBe(false)
  })

  it('does not let a role that is not asked reach behind another’s answer', () => {
    const game = tinyGame(
      ['a', 'b', 'c'],
      [
        {
          *run(g) {
            const verb = yield* askAndNote(g, 'c', 'x', 'y')
            yield* together(() => [ask('a', verb, 'z'), ask('b', verb, 'z')])
          },
        },
      ],
    )
    const match = startTiny(game)
    match.choose({ verb: 'x' })
    expect(match.canUndo('c')).toBe(true)
    match.choose({ verb: 'x' }, { role: 'a' })
    expect(expectNoTrace(match, () => match.undo('c'))).toBeInstanceOf(UndoRefused)
    match.undo('a')
    match.undo('c')
    expect(match.position.state.notes).toEqual([])
  })

  it('does not let a role whose answer gave itself reach behind another’s answer', () => {
    const game = tinyGame(
      ['a', 'b', 'c'],
      [
        {
          *run(g) {
            yield* askAndNote(g, 'c', 'x', 'y')
            yield* together(() => [ask('a', 'x', 'z'), ask('b', 'x', 'z'), ask('c', 'only')])
          },
        },
      ],
    )
    const match = startTiny(game)
    match.choose({ verb: 'x' })
    match.choose({ verb: 'x' }, { role: 'a' })
    expect(expectNoTrace(match, () => match.undo('c'))).toBeInstanceOf(UndoRefused)
  })
})

/** Each role names letters until it is done; the notes begin with its own name. */
function* nameLetters(g: Tiny, role: string): Rules<number> {
  let named = 0
  for (;;) {
    const letters = ['x', 'y', 'z'].filter(letter => !g.state.notes.includes(`${role} ${letter}`))
    const { verb } = yield ask(role, ...letters, 'done')
    if (verb === 'done') return named
    g.state.notes.push(`${role} ${verb}`)
    named++
  }
}

const lettersApart = tinyGame(
  ['a', 'b'],
  [
    {
      *run(g) {
        const named = yield* apart(g, copyPlain, ['a', 'b'], nameLetters)
        g.state.notes.push([...named.values()].join())
        yield* askAndNote(g, 'a', 'x', 'y')
      },
    },
  ],
)

/** The same letters, but each goes to one role only. */
const lettersOfAll = tinyGame(
  ['a', 'b'],
  [
    {
      *run(g) {
        const named = yield* apart(g, copyPlain, ['a', 'b'], function* (draft, role) {
          for (let count = 0; ; count++) {
            const taken = draft.state.notes.map(note => note.split(' ')[1])
            const letters = ['x', 'y', 'z'].filter(letter => !taken.includes(letter))
            const { verb } = yield ask(role, ...letters, 'done')
            if (verb === 'done') return count
            draft.state.notes.push(`${role} ${verb}`)
          }
        })
        g.state.notes.push([...named.values()].join())
        yield* askAndNote(g, 'a', 'x', 'y')
      },
    },
  ],
)

describe('procedures carried out apart', () => {
  it('take each role’s answers by the id of its own question, and ids tell nothing of the others', () => {
    const alone = startTiny(lettersOfAll)
    const beside = startTiny(lettersOfAll)
    for (let step = 0; step < 2; step++) {
      const { id, choices } = decisionOf(beside, 'a')
      beside.choose(must(choices[0]), { role: 'a', decision: id })
      expect(decisionOf(beside, 'a').id).toBeGreaterThan(id)
    }
    const { id, choices } = decisionOf(alone, 'b')
    expect(decisionOf(beside, 'b').id).toBe(id)
    for (const match of [alone, beside]) match.choose(must(choices[0]), { role: 'b', decision: id })
    expect(decisionOf(beside, 'b').id).toBe(decisionOf(alone, 'b').id)
    const late = () => beside.choose(must(choices[0]), { role: 'b', decision: id })
    expect(expectNoTrace(beside, late)).toMatchObject({ reason: 'stale-decision' })
  })

  it('put no question again under an id that was used, whoever takes something back', () => {
    const match = startTiny(lettersOfAll)
    const used = new Map<string, Set<number>>([
      ['a', new Set()],
      ['b', new Set()],
    ])
    for (let step = 0; step < 12; step++) {
      const role = step % 3 === 0 ? 'b' : 'a'
      const { id, choices } = decisionOf(match, role)
      expect(used.get(role)?.has(id)).toBe(false)
      used.get(role)?.add(id)
      match.choose(must(choices[0]), { role, decision: id })
      if (step % 2 === 1) match.undo(role)
      if (match.decisions.length < 2) break
    }
  })

  it('go on at their own pace, and change nothing before all are done', () => {
    const match = startTiny(lettersApart)
    for (const verb of ['x', 'y']) match.choose({ verb }, { role: 'b' })
    expect(match.decisions.map(({ role }) => role)).toEqual(['a', 'b'])
    expect(decisionOf(match, 'b').choices.map(({ verb }) => verb)).toEqual(['z', 'done'])
    expect(match.position.state.notes).toEqual([])
    match.choose({ verb: 'done' }, { role: 'b' })
    expect(match.decisions.map(({ role }) => role)).toEqual(['a'])
    match.choose({ verb: 'z' })
    match.choose({ verb: 'done' })
    expect(match.position.state.notes).toEqual(['a z', 'b x', 'b y', '1,2'])
    expect(match.canUndo('a')).toBe(false)
  })

  it('come to the same whoever was quicker, and are undone one step at a time', () => {
    const [one, other] = [startTiny(lettersApart), startTiny(lettersApart)]
    for (const [role, verb] of ['ax', 'by', 'az', 'bdone'].map(each => [must(each[0]), each.slice(1)]))
      one.choose({ verb }, { role: must(role) })
    for (const [role, verb] of ['by', 'bx', 'ax', 'ay'].map(each => [must(each[0]), each.slice(1)]))
      other.choose({ verb }, { role: must(role) })
    other.undo('b')
    other.undo('a')
    other.choose({ verb: 'done' }, { role: 'b' })
    other.choose({ verb: 'z' }, { role: 'a' })
    expect(other.hash).toBe(one.hash)
  })

  it('are asked again from a new deal as far as the answers fit', () => {
    const match = startTiny({
      ...lettersApart,
      redeal: ({ state }) => {
        state.notes = ['a y']
      },
    })
    for (const verb of ['x', 'y']) match.choose({ verb }, { role: 'a' })
    const branch = match.branch(fastDice(1), { as: 'a' })
    expect(decisionOf(branch, 'a').choices.map(({ verb }) => verb)).toEqual(['z', 'done'])
  })

  it('settle by the order given what one makes impossible for another, who decides again from there', () => {
    const match = startTiny(lettersOfAll)
    for (const verb of ['z', 'x', 'y']) match.choose({ verb }, { role: 'b' })
    for (const verb of ['x', 'done']) match.choose({ verb }, { role: 'a' })
    // b came to z as decided; x is taken, and what b decided after it is open again.
    expect(match.position.state.notes).toEqual(['a x', 'b z'])
    expect(match.decisions.map(({ role }) => role)).toEqual(['b'])
    expect(decisionOf(match, 'b').choices.map(({ verb }) => verb)).toEqual(['y', 'done'])
    expect(match.canUndo('b')).toBe(false)
    match.choose({ verb: 'done' })
    expect(match.position.state.notes).toEqual(['a x', 'b z', '1,1'])
    expect(Match.replay(lettersOfAll, match.record).hash).toBe(match.hash)
  })

  it('put to one role alone need no draft: what it does is done at once, and can be undone', () => {
    const match = startTiny(
      tinyGame(['a', 'b'], [{ run: g => noted(apart(g, copyPlain, ['b'], nameLetters)) }]),
    )
    match.choose({ verb: 'x' })
    expect(match.position.state.notes).toEqual(['b x'])
    match.undo('b')
    expect(match.position.state.notes).toEqual([])
  })

  it('may neither roll dice nor ask anybody else', () => {
    const faulty = (procedure: (g: Tiny, role: string) => Rules) =>
      tinyGame(['a', 'b'], [{ run: g => noted(apart(g, copyPlain, ['a'], procedure)) }])
    const rolls = faulty(function* (g) {
      g.dice.d6('secret')
      yield ask('a', 'x', 'y')
    })
    const asks = faulty(function* () {
      yield ask('b', 'x', 'y')
    })
    expect(() => startTiny(rolls)).toThrow(RulesFault)
    expect(() => startTiny(asks)).toThrow(RulesFault)
  })
})

function* noted(rules: Rules<unknown>): Rules {
  yield* rules
}

describe('what only one role learns', () => {
  it('keeps that role from undoing, and nobody else', () => {
    const drawing = tinyGame(
      ['a', 'b'],
      [
        {
          *run(g) {
            yield* askAndNote(g, 'a', 'x', 'y')
            g.discloseTo('b')
            yield* askAndNote(g, 'b', 'x', 'y')
            g.discloseTo('b')
            yield* askAndNote(g, 'b', 'x', 'y')
          },
        },
      ],
    )
    const match = startTiny(drawing)
    match.choose({ verb: 'x' })
    expect(match.canUndo('a')).toBe(true)
    match.choose({ verb: 'x' })
    expect(match.canUndo('b')).toBe(false)
  })
})
