import { canonicalJson, fastDice, IllegalChoice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { askAndNote, marchInOrder, playRandomly, startFords, startTiny, tinyGame } from '../support.ts'

describe('Match.view', () => {
  it('shows a role its own hidden things, others and spectators none of them', () => {
    const match = startFords()
    const { hands } = match.position.state
    expect(match.view('rome')).toMatchObject({ hand: hands.rome })
    expect(match.view('gaul')).toMatchObject({ hand: hands.gaul })
    expect(match.view(null)).toMatchObject({ hand: [], handSizes: { rome: 1, gaul: 1, germania: 1 } })
    expect(canonicalJson(match.view(null))).not.toContain(String(hands.rome?.[0]))
  })

  it('refuses roles that are not in the match, the prototype among them', () => {
    for (const role of ['carthage', '__proto__', 'constructor', '']) {
      expect(() => startFords().view(role)).toThrow(IllegalChoice)
      expect(() => startFords().log(role)).toThrow(IllegalChoice)
    }
    expect(() => startFords({ scenario: 'duel' }).view('germania')).toThrow(/"germania"/)
  })

  it('gives a picture of the moment: it neither changes later nor can it be used to change the match', () => {
    const match = startFords()
    const view = match.view('rome')
    const before = canonicalJson(view)
    marchInOrder(match, 'rome', 'gaul', 'germania')
    match.choose({ verb: 'move', noun: 1 })
    match.choose({ verb: 'to', noun: 'east-ford' })
    expect(canonicalJson(view)).toBe(before)
    const { hash } = match
    for (const unit of view.units) unit.zone = 'isle'
    view.units.length = 0
    expect(match.hash).toBe(hash)
  })
})

describe('Match.log', () => {
  it('tells secrets only to whom they belong', () => {
    const match = startFords()
    const drawn = (role: string | null) =>
      match.log(role).flatMap(event => (event.kind === 'draw' ? [event.data] : []))
    const { hands } = match.position.state
    expect(drawn('rome')).toEqual([
      { side: 'rome', card: hands.rome?.[0] },
      { side: 'gaul' },
      { side: 'germania' },
    ])
    expect(drawn(null)).toEqual([{ side: 'rome' }, { side: 'gaul' }, { side: 'germania' }])
  })

  it('never shows who may know a secret', () => {
    expect(canonicalJson(startFords().log('rome'))).not.toContain('"secret"')
  })

  it('says of each event the rule, the phase, the choices before it and the rolls that led to it', () => {
    const match = startFords()
    marchInOrder(match, 'rome', 'gaul', 'germania')
    const log = match.log(null)
    expect(log.map(({ kind, rule, phase, after }) => [kind, rule, phase, after])).toEqual([
      ['turn', 'TF-2.1', 'draw', 0],
      ['draw', 'TF-2.1', 'draw', 0],
      ['draw', 'TF-2.1', 'draw', 0],
      ['draw', 'TF-2.1', 'draw', 0],
      ['order', 'TF-2.3', 'offers', 3],
    ])
    expect(log.map(event => event.rolls)).toEqual([undefined, [1, 1], [2, 2], [3, 3], undefined])
  })

  it('numbers every roll at most once, in order', () => {
    const match = startFords({ scenario: 'war' })
    playRandomly(match, fastDice(3), 500)
    let last = 0
    for (const { rolls } of match.log(null)) {
      if (rolls === undefined) continue
      expect(rolls[0]).toBe(last + 1)
      expect(rolls[1]).toBeGreaterThanOrEqual(rolls[0])
      last = rolls[1]
    }
    expect(last).toBe(match.record.rolls.length)
  })

  it('only ever grows: what was told is not rewritten when the state moves on', () => {
    const match = startFords({ scenario: 'war' })
    const dice = fastDice(8)
    let told: string[] = []
    while (match.decision !== null) {
      playRandomly(match, dice, 1)
      const now = match.log('gaul').map(event => canonicalJson(event))
      // An intrigue changes who sits there, and with it what the log may tell.
      if (match.seats.gaul !== 1) break
      expect(now.slice(0, told.length)).toEqual(told)
      told = now
    }
    expect(told.length).toBeGreaterThan(20)
  })

  it('keeps a copy of every list and record in what the rules report, secrets included', () => {
    const shared = { list: ['a'] }
    const game = tinyGame(
      ['solo'],
      [
        {
          *run(g) {
            g.tell({
              kind: 'seen',
              rule: 'T-1',
              data: { list: shared.list, deep: { shared } },
              secret: { to: ['solo'], data: { mine: shared } },
            })
            shared.list.push('b')
            yield { role: 'solo', rule: 'T-1', task: 't', choices: [{ verb: 'x' }, { verb: 'y' }] }
          },
        },
      ],
    )
    expect(startTiny(game).log('solo')[0]?.data).toEqual({
      list: ['a'],
      deep: { shared: { list: ['a'] } },
      mine: { list: ['a'] },
    })
  })

  it('calls what takes work to tell at once and once, and in a branch never: it keeps no log', () => {
    let made = 0
    const game = tinyGame(
      ['solo'],
      [
        {
          *run(g) {
            g.tell(() => ({ kind: 'counted', rule: 'T-1', data: { made: ++made, notes: g.state.notes } }))
            yield* askAndNote(g, 'solo', 'x', 'y')
          },
        },
      ],
    )
    const match = startTiny(game)
    match.choose({ verb: 'x' })
    const told = match.log(null).map(({ data }) => data)
    expect(told).toEqual([
      { made: 1, notes: [] },
      { made: 2, notes: ['solo x'] },
    ])
    const branch = match.branch(fastDice(1))
    branch.choose({ verb: 'y' })
    expect(made).toBe(2)
    expect(match.log(null)).toHaveLength(2)
  })
})
