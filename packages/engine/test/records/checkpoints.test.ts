import {
  BadRecord,
  BadSetUp,
  fastDice,
  Match,
  type MatchRecord,
  type Rules,
  type SavedCheckpoint,
} from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import {
  askAndNote,
  type FordMatch,
  marchInOrder,
  OTHER_SEED,
  playRandomly,
  portrait,
  startFords,
  startTiny,
  type Tiny,
  tinyGame,
} from '../support.ts'

function midCampaign(): FordMatch {
  const match = startFords({ scenario: 'war' })
  marchInOrder(match, 'gaul', 'rome', 'germania')
  match.setStandingOrder('rome', 'before-battle', 'always')
  match.choose({ verb: 'move', noun: 5 })
  return match
}

function json<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

function refused(record: unknown, checkpoint: unknown, log: unknown): Error {
  try {
    Match.resume(theFords, record, checkpoint, log)
  } catch (error) {
    expect(error instanceof BadRecord || error instanceof BadSetUp, String(error)).toBe(true)
    return error as Error
  }
  throw new Error('the checkpoint was accepted')
}

describe('a checkpoint', () => {
  it('is taken before each phase, and the log before it stands beside it, secrets included', () => {
    const { checkpoint, told } = midCampaign()
    const { phase, entries, rolls, events, rules } = checkpoint
    expect({ phase, entries, rolls, events, rules }).toEqual({
      phase: 'campaign',
      entries: 3,
      rolls: 3,
      events: 5,
      rules: '1.0.0',
    })
    expect(told.map(event => event.kind)).toEqual(['turn', 'draw', 'draw', 'draw', 'order'])
    expect(told.filter(event => event.secret !== undefined)).toHaveLength(3)
  })

  it('leaves a log behind that only grows', () => {
    const match = midCampaign()
    const before = match.told
    playRandomly(match, fastDice(1), 40)
    const after = match.told
    expect(after.length).toBeGreaterThan(before.length)
    for (const [number, event] of before.entries()) expect(after[number]).toBe(event)
  })

  it('goes on with a longer log than it needs, and with the form that had the log in it', () => {
    const match = midCampaign()
    const [record, checkpoint, told] = [json(match.record), json(match.checkpoint), json(match.told)]
    const longer = [...told, ...told]
    const { settled: _, ...rest } = checkpoint
    const older = { ...rest, events: told }
    for (const resumed of [
      Match.resume(theFords, record, checkpoint, longer).match,
      Match.resume(theFords, record, older, undefined).match,
      Match.resume(theFords, record, older, []).match,
    ]) {
      expect(resumed.hash).toBe(match.hash)
      expect(resumed.log('gaul')).toEqual(match.log('gaul'))
      expect(resumed.checkpoint).toEqual(match.checkpoint)
    }
  })

  it('is a copy: a match is not changed through it', () => {
    const match = midCampaign()
    const { hash } = match
    const { state } = match.checkpoint
    for (const key of Object.keys(state)) delete state[key]
    match.undo('gaul')
    match.choose({ verb: 'move', noun: 5 })
    expect(match.hash).toBe(hash)
  })

  it('is the same until another is taken, though a phase follows itself', () => {
    const work = {
      *run(g: Tiny): Rules {
        for (const _ of ['first', 'second'])
          yield { role: 'a', rule: 'T-1', task: 'work', choices: [{ verb: 'dig' }, { verb: 'rest' }] }
        g.state.notes.push('done')
      },
      next: () => 'phase-1',
    }
    const match = Match.start(tinyGame(['a'], [work]), { scenario: 'only', dice: fastDice(1) })
    const first = match.checkpoint
    match.choose({ verb: 'dig' })
    expect(match.checkpoint).toBe(first)
    match.choose({ verb: 'rest' })
    expect(match.checkpoint).toMatchObject({ phase: first.phase, entries: 2, state: { notes: ['done'] } })
    match.undo('a')
    expect(match.checkpoint).toEqual(first)
  })

  it('lets a match go on in the middle of a phase, with undo down to the checkpoint', () => {
    const match = midCampaign()
    const { match: resumed, dropped } = Match.resume(
      theFords,
      json(match.record),
      json(match.checkpoint),
      match.told,
    )
    expect(dropped).toEqual([])
    expect(resumed.decision).toEqual(match.decision)
    expect(resumed.standingOrder('rome', 'before-battle')).toBe('always')
    resumed.undo('gaul')
    expect(resumed.decision?.task).toBe('campaign')
    expect(resumed.canUndo('gaul')).toBe(false)
  })

  it('lets choices be taken back that were made before it, as if the match had never been away', () => {
    const day = {
      *run(g: Tiny): Rules {
        yield* askAndNote(g, 'a', 'dig', 'rest')
      },
      next: (g: Tiny) => (g.state.notes.length === 2 ? 'phase-2' : 'phase-1'),
    }
    const night = {
      *run(g: Tiny): Rules {
        g.dice.roll(6, 'dream')
        yield* askAndNote(g, 'b', 'dig', 'rest')
      },
      next: () => 'phase-1',
    }
    const game = tinyGame(['a', 'b'], [day, night])
    const match = startTiny(game)
    const resumed = () =>
      Match.resume(game, json(match.record), json(match.checkpoint), json(match.told)).match
    match.choose({ verb: 'dig' })
    expect(match.checkpoint).toMatchObject({ entries: 1, settled: 0 })
    const back = resumed()
    expect(back.canUndo('a')).toBe(true)
    back.undo('a')
    match.undo('a')
    expect(portrait(back)).toBe(portrait(match))
    for (const verb of ['dig', 'rest']) match.choose({ verb })
    // Somebody has dreamed since: what was done by day stays done.
    expect(resumed().canUndo('a')).toBe(false)
    match.choose({ verb: 'rest' })
    match.choose({ verb: 'dig' })
    expect(resumed().canUndo('a')).toBe(true)
    expect(resumed().canUndo('b')).toBe(false)
  })

  it('shows what was seen before it, by playing the record again', () => {
    const match = midCampaign()
    const { match: resumed } = Match.resume(theFords, match.record, match.checkpoint, match.told)
    const events = [1, 2, match.told.length]
    expect(resumed.viewsAfter('gaul', events)).toEqual(match.viewsAfter('gaul', events))
  })

  it('U10: shows what the rules did before the first choice, if it was taken after that', () => {
    const founding = {
      *run(g: Tiny): Rules {
        g.state.notes.push(`founded ${g.dice.roll(1, 'furrow')}`)
        g.tell({ kind: 'founded', rule: 'T-1' })
        yield* []
      },
      next: () => 'phase-2',
    }
    const reign = {
      *run(g: Tiny): Rules {
        g.state.notes.push('drawn')
        g.tell({ kind: 'drawn', rule: 'T-1' })
        yield* askAndNote(g, 'rome', 'yes', 'no')
      },
    }
    const game = tinyGame(['rome'], [founding, reign])
    const match = startTiny(game)
    expect(match.checkpoint).toMatchObject({ entries: 0, events: 1 })
    const { match: resumed } = Match.resume(
      game,
      json(match.record),
      json(match.checkpoint),
      json(match.told),
    )
    const notes = [...resumed.viewsAfter('rome', [0, 1])].map(([event, { view }]) => [event, view.notes])
    expect(notes).toEqual([
      [0, ['founded 1']],
      [1, ['founded 1', 'drawn']],
    ])
  })

  it('never needs more than the record since then: an older one will do', () => {
    const match = midCampaign()
    const early = match.at(0).checkpoint
    playRandomly(match, fastDice(1), 40)
    const { match: resumed } = Match.resume(theFords, json(match.record), json(early), match.told)
    expect(resumed.hash).toBe(match.hash)
    expect(resumed.log('rome')).toEqual(match.log('rome'))
  })

  it('needs dice to go on with if those of the match were given', () => {
    const match = startFords({ dice: fastDice(4) })
    const without = Match.resume(theFords, match.record, match.checkpoint, match.told).match
    for (const role of ['rome', 'gaul']) without.choose({ verb: 'offer', noun: 0 }, { role })
    expect(() => without.choose({ verb: 'offer', noun: 0 }, { role: 'germania' })).toThrow(/no roll/)
    const { match: resumed } = Match.resume(theFords, match.record, match.checkpoint, match.told, fastDice(5))
    playRandomly(resumed, fastDice(6), 10_000)
    expect(resumed.result).not.toBeNull()
  })
})

describe('a checkpoint is refused', () => {
  const cases: readonly [string, (saved: SavedCheckpoint, record: MatchRecord) => void, RegExp][] = [
    ['with an unknown phase', saved => Object.assign(saved, { phase: 'lunch' }), /"lunch"/],
    ['with a state that is none', saved => Object.assign(saved, { state: { turn: 1 } }), /state/],
    ['with a state that breaks the rules', saved => Object.assign(saved.state, { toMove: [] }), /./],
    ['with a changed state', saved => Object.assign(saved.state, { turn: 2 }), /position/],
    ['without seats', saved => Object.assign(saved, { seats: {} }), /seats/],
    ['with one player in two seats', saved => Object.assign(saved.seats, { gaul: 0 }), /seats/],
    ['with a seat too many', saved => Object.assign(saved.seats, { carthage: 3 }), /seats/],
    ['that lies after the record', saved => Object.assign(saved, { entries: 99 }), /after the end/],
    ['that lies after the rolls', saved => Object.assign(saved, { rolls: 99 }), /after the end/],
    ['with a part too many', saved => Object.assign(saved, { extra: 1 }), /extra/],
    ['with a wrong order', saved => Object.assign(saved, { orders: { rome: { w: 'maybe' } } }), /orders/],
    ['with an event that is none', saved => Object.assign(saved, { events: [{ kind: 'x' }] }), /events\.0/],
    ['whose log is torn', saved => Object.assign(saved, { events: 6 }), /torn: 6 .* and 5 are kept/],
    ['from nowhere', saved => Object.assign(saved, { rules: 'constructor' }), /constructor.*cannot go on/],
    ['of an unknown version', saved => Object.assign(saved, { rules: '0.1.0' }), /0\.1\.0.*cannot go on/],
    ['newer than its record', (_saved, record) => Object.assign(record, { rules: '0.1.0' }), /0\.1\.0/],
    ['for another game', (_saved, record) => Object.assign(record, { game: 'chess' }), /chess/],
    ['for other dice', (_saved, record) => Object.assign(record.dice, { seed: OTHER_SEED }), /commitment/],
  ]

  it.each(cases)('%s', (_what, corrupt, message) => {
    const match = midCampaign()
    const [record, saved] = [json(match.record), json(match.checkpoint)]
    corrupt(saved, record)
    expect(refused(record, saved, match.told).message).toMatch(message)
  })

  it.each([
    [undefined, /not a log/],
    [{}, /not a log/],
    [[], /torn: 5 .* and 0 are kept/],
    [[{ kind: 'turn' }], /not a log: 0\.rule/],
  ])('with the log %j beside it', (log, message) => {
    const { record, checkpoint } = midCampaign()
    expect(refused(record, checkpoint, log).message).toMatch(message)
  })

  it.each([null, 1, 'x', [], {}])('that is %j', checkpoint => {
    expect(refused(midCampaign().record, checkpoint, []).message).toMatch(/not a checkpoint/)
  })

  it('of another match', () => {
    const other = startFords({ scenario: 'war', seed: OTHER_SEED })
    marchInOrder(other, 'gaul', 'rome', 'germania')
    expect(refused(midCampaign().record, other.checkpoint, other.told)).toBeInstanceOf(BadRecord)
  })
})
