import { DiceBox, fastDice, Match } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { kingsData } from '../data/index.ts'
import { kings } from '../index.ts'
import { transfer } from '../rules/containers.ts'
import { breaches } from '../rules/knowledge/breaches.ts'
import { migrations } from '../rules/knowledge/migrations.ts'
import { readState } from '../rules/knowledge/read-state.ts'
import { redeal } from '../rules/knowledge/redeal.ts'
import { view } from '../rules/knowledge/view.ts'
import { stackOf } from '../rules/stacks.ts'
import { boxes, type KingsState } from '../rules/state.ts'
import { battle, field, latins } from './battle/stage.ts'
import { texts } from './english.ts'
import { bareMap, cameFrom, d6, faceOf, place, playUntil, positionOf, put, stackIn } from './support.ts'

/** Spoils the index of stacks. */
function restack(state: KingsState, place: string, change: (all: readonly string[]) => string[]): void {
  const { index } = kingsData
  const number = index.numberOfPlace.get(place) ?? -1
  const all = change(stackIn(state, place))
  state.stacks[number] = stackOf(positionOf(state), place, all)
}

describe('who knows what', () => {
  it('KOR-DEF-2: anybody may know every question, for no hand is hidden', () => {
    const open: readonly string[] = kings.publicTasks ?? []
    expect(open).toEqual(
      expect.arrayContaining(['action', 'march', 'sail', 'duel', 'tactics', 'deploy', 'triumph']),
    )
  })

  it('KOR-DEF-2: sizes are public, contents are not', () => {
    const state = bareMap()
    const seen = JSON.stringify(view(positionOf(state), 'rome'))
    const other = bareMap(each => {
      put(each, 'U01', boxes.hostile)
      put(each, 'U10', boxes.roman)
    })
    expect(JSON.stringify(view(positionOf(other), 'rome'))).toBe(seen)
    expect(view(positionOf(state), null)).toMatchObject({ containers: { roman: 9, hostile: 9 } })
    expect(seen).not.toContain('container-roman')
  })

  it('KOR-DEF-2: a new deal changes nothing that can be seen, and loses no chit', () => {
    // Not as many in one as in the other.
    const state = bareMap(each => put(each, 'U18', boxes.roman))
    const before = JSON.stringify(view(positionOf(state), 'rome'))
    const romans = [...stackIn(state, boxes.roman)]
    redeal(positionOf(state), 'rome', new DiceBox(fastDice(3)))
    expect(JSON.stringify(view(positionOf(state), 'rome'))).toBe(before)
    expect([...stackIn(state, boxes.roman)].toSorted()).not.toEqual(romans.toSorted())
    expect(breaches(positionOf(state))).toEqual([])
    // Another throw deals other chits.
    const again = bareMap(each => put(each, 'U18', boxes.roman))
    redeal(positionOf(again), 'rome', new DiceBox(fastDice(4)))
    expect(stackIn(again, boxes.roman)).not.toEqual(stackIn(state, boxes.roman))
  })

  it('KOR-ACT-4, KOR-DEF-2: a player who has looked into a container cannot take that back', () => {
    const question = { role: 'rome', rule: 'test', task: 'test', choices: [{ verb: 'a' }, { verb: 'b' }] }
    const canUndo = (which: 'all' | 'military', chits: readonly string[]) => {
      const state = bareMap(each => {
        for (const chit of [...stackIn(each, boxes.roman)]) put(each, chit, boxes.pool)
        for (const chit of chits) put(each, chit, boxes.roman)
      })
      const run = playUntil(
        function* (g) {
          yield question
          yield* transfer(g, 1, 'roman', 'KOR-ACT-4', 'falerii', which)
          yield question
        },
        { state, choices: ['a'] },
      )
      return run.match.canUndo('rome')
    }
    // There is nobody in it, which everybody sees; or there is nobody of the military in it.
    expect(canUndo('all', [])).toBe(true)
    expect(canUndo('military', ['mamilius'])).toBe(false)
  })

  it('KOR-PER-8: a stored state is of one of the seven periods', () => {
    for (const period of [1, 2, 3, 4, 5, 6, 7])
      expect(readState({ ...bareMap(), period }).period).toBe(period)
    for (const period of [0, 8]) expect(() => readState({ ...bareMap(), period })).toThrow()
    for (const omens of ['nice', 'bad', null]) expect(readState({ ...bareMap(), omens }).omens).toBe(omens)
  })

  it('KOR-BP-1: a state in the middle of a battle is read as it is, whatever its step', () => {
    const state = field(['romulus', 'S1', 'S2', 'S3', 'S5'], latins)
    const steps = [[], ['no-duel'], ['no-duel', 'attack']].map(choices => {
      const dice = choices.length === 2 ? [d6('tactics of the enemy', 1)] : []
      const run = playUntil(battle(), { state, choices, dice })
      expect(readState(run.state)).toEqual(run.state)
      return run.state.battle?.step
    })
    expect(steps).toEqual(['duel', 'tactics', 'deployment'])
  })

  it('KOR-TRK-1: a stored battle has its markers between 0 and -19', () => {
    const { state } = playUntil(battle(), { state: field(['romulus', 'S1', 'S2', 'S3'], latins) })
    const at = (track: number) => {
      if (state.battle === null) throw new Error('no battle')
      return { ...state, battle: { ...state.battle, roman: { ...state.battle.roman, track } } }
    }
    for (const track of [0, -19]) expect(readState(at(track)).battle?.roman.track).toBe(track)
    for (const track of [1, -20]) expect(() => readState(at(track))).toThrow()
  })

  it('a stored state is read only if it is one', () => {
    const state = bareMap()
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(() => readState({ ...state, ip: -1 })).toThrow()
    const s1In = (place: string) =>
      state.pieces.map(piece => (piece.id === 'S1' ? { ...piece, place } : piece))
    expect(() => readState({ ...state, pieces: s1In('9999') })).toThrow()
    expect(() => readState({ ...state, pieces: s1In('3908') })).toThrow(/S1/)
  })

  it('the sketch tells turn, tracks, containers and who stands where', () => {
    const text = texts.sketch(positionOf(bareMap(state => place(state, '3908', 'roman', ['S1']))), 'rome')
    expect(text).toContain('turn 1 of 26 | Romulus (mission 4) | VP 0, IP 8 | containers R 9, NR 9')
    expect(text).toMatch(/Antemnae +R class I 4/)
  })
})

describe('what must always hold', () => {
  const broken: [string, string, (state: KingsState) => void, string][] = [
    [
      'KOR-DEF-2',
      'a piece in two stacks',
      state => restack(state, '3908', all => [...all, 'romulus']),
      'romulus',
    ],
    [
      'KOR-DEF-2',
      'a piece twice in a stack',
      state => restack(state, '3907', all => [...all, 'romulus']),
      'lies twice',
    ],
    [
      'KOR-DEF-2',
      'a piece lost',
      state => restack(state, boxes.roman, all => all.slice(1)),
      'pieces lie somewhere',
    ],
    [
      'KOR-DEF-2',
      'a piece of no game',
      state => {
        state.pieces.push({ id: 'remus', place: '3907', face: 'roman', from: null })
      },
      'pieces lie somewhere',
    ],
    [
      'KOR-DEF-4',
      'two garrisons in a city',
      state => place(state, '3908', 'roman', ['G-lat-1', 'G-lat-2']),
      'two garrisons',
    ],
    [
      'KOR-DEF-4',
      'a garrison in the field',
      state => place(state, '3906', 'roman', ['G-lat-1']),
      'where there is no city',
    ],
    [
      'KOR-DEF-1',
      'a face that is not there',
      state => place(state, '3908', 'hostile', ['S1']),
      'KOR-DEF-1: S1',
    ],
    [
      'KOR-DEF-1',
      'a Roman of a war box',
      state => place(state, '3908', 'roman', ['war-aequi-1']),
      'KOR-DEF-1: war-aequi-1',
    ],
    [
      'RULING-65',
      'a unit of a war in a container',
      state => put(state, 'war-aequi-1', boxes.hostile),
      'war-aequi-1 is in a container',
    ],
    [
      'RULING-65',
      'a leader of a war in a container',
      state => put(state, 'war-aequi-leader', boxes.roman),
      'war-aequi-leader is in',
    ],
    ['RULING-65', 'a king in a container', state => put(state, 'numa', boxes.roman), 'numa is in'],
    ['KOR-ING-3', 'two kings', state => place(state, '3907', 'roman', ['numa']), 'KOR-ING-3'],
    ['KOR-ING-3', 'no king', state => put(state, 'romulus', boxes.out), 'on the map: nobody'],
    [
      'KOR-ING-3',
      'another king than reigns',
      state => {
        state.king = 'numa'
      },
      'numa reigns',
    ],
    ['KOR-PIL-9', 'a holder without a city', state => Object.assign(state, { holders: ['S1'] }), 'KOR-PIL-9'],
    [
      'KOR-DEF-3',
      'a city with two masters',
      state => {
        place(state, '3908', 'hostile', ['G-lat-1'])
        place(state, '3908', 'roman', ['S1'])
        state.holders = ['S1']
      },
      'KOR-DEF-3',
    ],
    ['KOR-DEP-2', 'an event on the map', state => put(state, 'omens', '3908'), 'KOR-DEP-2'],
    [
      'KOR-DEF-7',
      'half a victory point',
      state => {
        state.vp = 0.5
      },
      'KOR-DEF-7',
    ],
    [
      'KOR-DEF-7',
      'half a point of influence',
      state => {
        state.ip = 0.5
      },
      'KOR-DEF-7',
    ],
    [
      'KOR-END-4',
      'less than no influence',
      state => {
        state.ip = -1
      },
      'KOR-END-4',
    ],
    [
      'RULING-01',
      'a turn after the last',
      state => {
        state.turn = 27
      },
      'turn 27',
    ],
    [
      'RULING-01',
      'a turn before the first',
      state => {
        state.turn = -1
      },
      'turn -1',
    ],
    [
      'KOR-ACT-3',
      'a reaction too many',
      state => {
        state.notes.reactions = -1
      },
      'KOR-ACT-3',
    ],
  ]
  it.each(broken)('%s: %s is noticed', (_rule, _what, spoil, told) => {
    const state = bareMap()
    expect(breaches(positionOf(state))).toEqual([])
    spoil(state)
    expect(breaches(positionOf(state)).join('; ')).toContain(told)
  })

  const sound: [string, string, (state: KingsState) => void][] = [
    ['KOR-DEF-4', 'a garrison in a city', state => place(state, '3908', 'roman', ['G-lat-1'])],
    ['RULING-65', 'a first levy in a container', state => put(state, 'S1', boxes.hostile)],
    ['RULING-65', 'a ship of Ostia in a container', state => put(state, 'ostia-ship-1', boxes.roman)],
    ['RULING-65', 'a leader of the chits in a container', state => put(state, 'mamilius', boxes.roman)],
    ['KOR-DEF-1', 'a war in its box', state => put(state, 'war-aequi-1', boxes.pool, 'roman')],
    [
      'KOR-PIL-9',
      'a holder in a city',
      state => {
        place(state, '3908', 'roman', ['S1'])
        state.holders = ['S1']
      },
    ],
    [
      'KOR-END-4',
      'no influence, the last turn',
      state => {
        state.ip = 0
        state.turn = 26
      },
    ],
    [
      'RULING-01',
      'before the first turn',
      state => {
        state.turn = 0
      },
    ],
  ]
  it.each(sound)('%s: %s is no breach', (_rule, _what, change) => {
    expect(breaches(positionOf(bareMap(change)))).toEqual([])
  })

  it('KOR-DEF-1: what goes into a container shows the face of that container', () => {
    const state = bareMap()
    put(state, 'U20', boxes.roman, 'hostile')
    expect(faceOf(state, 'U20')).toBe('roman')
    put(state, 'U20', boxes.hostile, 'roman')
    expect(faceOf(state, 'U20')).toBe('hostile')
    put(state, 'U20', '3908', 'roman')
    put(state, 'U20', '3907')
    expect(faceOf(state, 'U20')).toBe('roman')
  })
})

describe('a match', () => {
  it('goes on from any stored checkpoint', () => {
    const match = Match.start(kings, { scenario: 'seven-kings', seed: 'a1'.repeat(32) })
    const random = fastDice(31)
    for (let made = 1; match.decision !== null && made < 300; made++) {
      match.choose(randomChoice(match.decision, random))
      if (made % 40 !== 0 || match.decision === null) continue
      const stored = [match.record, match.checkpoint, match.told]
      const [record, checkpoint, log]: unknown[] = JSON.parse(JSON.stringify(stored))
      expect(Match.resume(kings, record, checkpoint, log).match.hash).toBe(match.hash)
    }
  })
})

it('KOR-TRK-1: a match stored under the rules 1.0.0 goes on, with the options it was begun with', () => {
  const match = Match.start(kings, {
    scenario: 'seven-kings',
    dice: fastDice(3),
    options: { trackBy: 'virtus' },
  })
  for (let choices = 0; choices < 20 && match.decision !== null; choices++)
    match.choose(randomChoice(match.decision, fastDice(choices)))
  const { record, checkpoint } = match
  const rules = '1.0.0'
  const stored = { ...checkpoint, rules, state: byName(readState(checkpoint.state)) }
  const resumed = Match.resume(kings, { ...record, rules }, stored, match.told, fastDice(5))
  expect(resumed.match.hash).toBe(match.hash)
  expect(resumed.match.length + resumed.dropped.length).toBe(match.length)
  expect(resumed.match.record.options.trackBy).toBe('virtus')
})

it('KOR-DEF-1: the state of a match stored under the rules 1.1.0 shows every piece where it lay, by its face', () => {
  const state = field(['romulus', 'S1', 'S2', 'S3'], latins, each => cameFrom(each, 'romulus', '4006'))
  expect(migrations['1.1.0']?.migrate(byName(state))).toEqual(state)
})

/** As states were until 1.1.0: records by the names of pieces and places. */
function byName({ pieces, stacks, ...rest }: KingsState) {
  const entered = pieces.filter(({ from }) => from !== null)
  return {
    ...rest,
    places: Object.fromEntries(pieces.map(({ id, place: where }) => [id, where])),
    faces: Object.fromEntries(pieces.map(({ id, face }) => [id, face])),
    enteredFrom: Object.fromEntries(entered.map(({ id, from }) => [id, from])),
    stacks: Object.fromEntries(
      stacks.flatMap((stack, number) =>
        stack === null ? [] : [[kingsData.index.places[number], stack.all]],
      ),
    ),
  }
}
