import { BadRecord, fastDice, type GameDefinition, Match, scriptedDice } from '@aquila/engine'
import { type FordData, type FordState, theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import {
  askAndNote,
  type FordMatch,
  marchInOrder,
  playRandomly,
  startFords,
  startTiny,
  tinyGame,
} from '../support.ts'

type Renamed = Omit<FordState, 'turn'> & { round: number }
type RenamedDefinition = GameDefinition<FordState, FordData>

/** Version 1.5.0 calls the turn a round in what it stores; 2.0.0 is 1.5.0 with nothing changed. */
function laterFords(migrations: RenamedDefinition['migrations'] | undefined): RenamedDefinition {
  return {
    ...theFords,
    version: '2.0.0',
    readState(stored) {
      const { round, ...rest } = stored as Renamed
      return theFords.readState({ ...rest, turn: round })
    },
    ...(migrations === undefined ? {} : { migrations }),
  }
}

const migrations: RenamedDefinition['migrations'] = {
  '1.0.0': {
    to: '1.5.0',
    migrate(stored) {
      const { turn, ...rest } = stored as FordState
      return { ...rest, round: turn }
    },
  },
  '1.5.0': { to: '2.0.0', migrate: stored => stored },
}

function json<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

function midCampaign(): FordMatch {
  const match = startFords({ scenario: 'war' })
  marchInOrder(match, 'gaul', 'rome', 'germania')
  match.choose({ verb: 'move', noun: 5 })
  match.choose({ verb: 'to', noun: 'north-ford' })
  return match
}

describe('a match under older rules', () => {
  it('goes on under the new ones, its state brought up step by step', () => {
    const match = midCampaign()
    const later = laterFords(migrations)
    const { match: resumed, dropped } = Match.resume(
      later,
      json(match.record),
      json(match.checkpoint),
      json(match.told),
    )
    expect(dropped).toEqual([])
    expect(resumed.position.state).toEqual(match.position.state)
    expect(resumed.record.choices).toEqual(match.record.choices)
    expect(resumed.record.rules).toBe('2.0.0')
    expect(resumed.log('gaul')).toEqual(match.log('gaul'))
    expect(resumed.commitment).toBe(match.commitment)
  })

  it('has a record from then on that replays, also after it was played to the end', () => {
    const match = midCampaign()
    const later = laterFords(migrations)
    const { match: resumed } = Match.resume(
      later,
      json(match.record),
      json(match.checkpoint),
      json(match.told),
    )
    for (const steps of [0, 10, 10_000]) {
      playRandomly(resumed, fastDice(5), steps)
      const again = Match.replay(later, json(resumed.record))
      expect(again.hash).toBe(resumed.hash)
      expect(again.log('rome')).toEqual(resumed.log('rome'))
    }
    expect(resumed.result).not.toBeNull()
  })

  it('can be resumed again under the same new rules', () => {
    const match = midCampaign()
    const later = laterFords(migrations)
    const { match: once } = Match.resume(later, json(match.record), json(match.checkpoint), json(match.told))
    // Its own checkpoints are stored as the new rules read them.
    const saved = json(once.checkpoint)
    const { turn, ...rest } = saved.state
    const { match: twice } = Match.resume(
      later,
      json(once.record),
      {
        ...saved,
        state: { ...rest, round: turn },
      },
      once.told,
    )
    expect(twice.hash).toBe(once.hash)
    expect(Match.replay(later, json(twice.record)).hash).toBe(once.hash)
  })

  it('cannot go on where a step is missing, and says between which versions', () => {
    const match = midCampaign()
    for (const steps of [undefined, {}, { '1.0.0': { to: '1.5.0', migrate: (s: unknown) => s } }]) {
      const resume = () => Match.resume(laterFords(steps), match.record, match.checkpoint, match.told)
      expect(resume).toThrow(BadRecord)
      expect(resume).toThrow(/version 1\.[05]\.0 .*cannot go on under 2\.0\.0/)
    }
  })

  it('says so if a step fails or gives no state', () => {
    const match = midCampaign()
    const failing = {
      to: '2.0.0',
      migrate() {
        throw new TypeError('no such field')
      },
    }
    for (const [step, message] of [
      [failing, /1\.0\.0 to 2\.0\.0 fails: no such field/],
      [{ to: '2.0.0', migrate: () => null }, /gave no state/],
      [{ to: '2.0.0', migrate: () => ({}) }, /state/],
    ] as const) {
      const resume = () =>
        Match.resume(laterFords({ '1.0.0': step }), match.record, match.checkpoint, match.told)
      expect(resume).toThrow(BadRecord)
      expect(resume).toThrow(message)
    }
  })

  it('does not replay from the start', () => {
    expect(() => Match.replay(laterFords(migrations), midCampaign().record)).toThrow(/resumed/)
  })
})

/** Four choices in a phase; `verbs` are what the rules allow, `die` what they roll after the second choice. */
function quartet(version: string, verbs: readonly string[], die: number | null) {
  return tinyGame(
    ['a', 'b'],
    [
      {
        *run(g) {
          yield* askAndNote(g, 'a', ...verbs)
          yield* askAndNote(g, 'b', ...verbs)
          if (die !== null) g.state.notes.push(`rolled ${g.dice.roll(die, 'luck')}`)
          yield* askAndNote(g, 'a', ...verbs)
          yield* askAndNote(g, 'b', ...verbs)
          yield* askAndNote(g, 'b', ...verbs)
        },
      },
    ],
    { version, migrations: { '1.0.0': { to: '2.0.0', migrate: state => state } } },
  )
}

function playedQuartet(dice = {}) {
  const match = startTiny(quartet('1.0.0', ['x', 'y', 'z'], 6), dice)
  for (const verb of ['x', 'y', 'z', 'x']) match.choose({ verb })
  return match
}

describe('choices that no longer fit', () => {
  it('are given back from the first one on, and the match stands before it', () => {
    const match = playedQuartet()
    const strict = quartet('2.0.0', ['x', 'y'], 6)
    const { match: resumed, dropped } = Match.resume(
      strict,
      json(match.record),
      json(match.checkpoint),
      json(match.told),
    )
    expect(dropped).toEqual([
      { role: 'a', verb: 'z' },
      { role: 'b', verb: 'x' },
    ])
    expect(resumed.length).toBe(2)
    expect(resumed.decision?.role).toBe('a')
    expect(Match.replay(strict, json(resumed.record)).hash).toBe(resumed.hash)
  })

  it('leave no decision id that was in use before', () => {
    const match = playedQuartet()
    const used = match.decision?.id ?? 0
    const strict = quartet('2.0.0', ['x', 'y'], 6)
    const { match: resumed } = Match.resume(
      strict,
      json(match.record),
      json(match.checkpoint),
      json(match.told),
    )
    expect(resumed.decision?.id).toBeGreaterThan(used)
  })

  it('leave none of their rolls behind for others to use', () => {
    const match = playedQuartet({ dice: scriptedDice([['luck', 2]]) })
    const strict = quartet('2.0.0', ['x', 'z'], 6)
    const further = scriptedDice([['luck', 5]])
    const { match: resumed, dropped } = Match.resume(
      strict,
      match.record,
      match.checkpoint,
      match.told,
      further,
    )
    expect(dropped).toHaveLength(3)
    resumed.choose({ verb: 'x' })
    expect(resumed.position.state.notes).toEqual(['a x', 'b x', 'rolled 5'])
    further.assertSpent()
  })

  it.each([
    ['another die', 10],
    ['no die', null],
  ])('include those whose rolls are no longer made: the new rules roll %s', (_what, die) => {
    for (const dice of [{}, { dice: fastDice(1) }]) {
      const match = playedQuartet(dice)
      const changed = quartet('2.0.0', ['x', 'y', 'z'], die)
      const further = fastDice(2)
      const { match: resumed } = Match.resume(
        changed,
        json(match.record),
        json(match.checkpoint),
        json(match.told),
        further,
      )
      while (resumed.length < 12) resumed.choose({ verb: 'x' })
      expect(Match.replay(changed, json(resumed.record)).hash).toBe(resumed.hash)
    }
  })
})
