import { type SeenEvent, wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { kings } from '../../index.ts'
import { takeAction } from '../../rules/actions/index.ts'
import { military } from '../../rules/reactions/military.ts'
import { type KingsState, ROME } from '../../rules/state.ts'
import type { KingsInput } from '../../table/position.ts'
import { kingsMoments, kingsStory, kingsTable, texts } from '../english.ts'

import { asKings, bareMap, place, playUntil, positionOf, reign } from '../support.ts'

/** What a newcomer reads at the table: each of these was once a riddle. */

const words = wordsOf(texts, kings.load(undefined))

function inputBefore(state: KingsState, choices: readonly string[] = []): KingsInput {
  const run = playUntil(takeAction, { state, choices })
  const { data, options, roles, seats } = positionOf(run.state)
  const view = kings.view(positionOf(run.state), ROME)
  const decision = asKings(run.decision)
  return {
    view,
    data,
    role: ROME,
    roles,
    seats,
    options,
    phase: 'action',
    decision,
    log: [],
    scenario: 'seven-kings',
  }
}

/** What is said of an action against Antemnae, defended like this. */
function toldOf(verb: string, defenders: readonly string[], leader = 'romulus'): string {
  const state = bareMap(each => {
    place(each, '3908', 'hostile', defenders)
    place(each, '3908', 'roman', [leader, 'S1', 'S2', 'S3'])
  })
  return kingsTable.choice(inputBefore(state), { verb, noun: '3908' }).detail ?? ''
}

/** What is told of a moment, from a log made by hand. */
function momentAt(log: readonly SeenEvent[], number: number) {
  const event = log[number]
  if (event === undefined) throw new Error('no such event')
  return kingsMoments.momentOf({
    event,
    number,
    log,
    data: kings.load(undefined),
    roles: [ROME],
    role: ROME,
    seats: { [ROME]: 0 },
    options: {},
    scenario: 'seven-kings',
    say: words.event,
    together: events => events,
    dice: () => [],
  })
}

function told(kind: string, data: SeenEvent['data'], phase = 'extraction'): SeenEvent {
  return { kind, rule: 'KOR-SEQ-2', phase, after: 0, data }
}

const wonBy = (log: readonly SeenEvent[], number: number): string[] =>
  momentAt(log, number)?.tracks.map(track => `${track.name}: ${'text' in track ? track.text : ''}`) ?? []

describe('what a newcomer reads', () => {
  it('KOR-SIEGE-3, KOR-PIL-4: whether an action wins the city', () => {
    expect(toldOf('siege', ['G-lat-1'])).toContain('the city is Roman')
    expect(toldOf('corrupt', ['G-lat-1'])).toContain('the city is Roman')
    expect(toldOf('pillage', ['G-lat-1'])).toContain('the city is Roman')
    // The king's army fells two, anybody else's one: the stronger unit before the garrison.
    expect(toldOf('pillage', ['G-lat-2', 'U01'])).toContain('the city is Roman')
    expect(toldOf('pillage', ['G-lat-2', 'U01'], 'tribunus-populi-1')).toContain('the city holds out')
    expect(toldOf('pillage', ['U01'])).toContain('it can be occupied')
  })

  it('KOR-MIL-1: whom one would go out to meet', () => {
    const state = bareMap(each => {
      place(each, '3908', 'hostile', ['mamilius', 'U03', 'U05', 'U07'])
      place(each, '3907', 'roman', ['S1', 'S2', 'S3'])
    })
    const run = playUntil(military, { state })
    const input = { ...inputBefore(state), decision: asKings(run.decision) }
    const { battle, detail, cost } = kingsTable.choice(input, { verb: 'accept-battle' })
    expect([battle, detail]).toEqual([true, 'Against 3 units, Virtus 6 in all.'])
    expect(cost).toBe('6 in 10 to win')
    expect(kingsTable.choice(input, { verb: 'stay-inside' }).battle).toBeUndefined()
  })

  it('KOR-EOT-5: how far the mission is, beside every action', () => {
    const state = bareMap(each => place(each, '3908', 'roman', ['G-lat-1']))
    expect(kingsTable.scene(inputBefore(state)).step).toContain('1 of 4 cities won')
  })

  it('a leader alone is not said to have no units', () => {
    const state = bareMap(each => {
      place(each, '4106', 'hostile', ['arruns'])
      place(each, '3907', 'roman', ['S1', 'S2', 'S3'])
    })
    const input = inputBefore(state, ['move romulus', 'take-all'])
    const { detail } = kingsTable.choice(input, { verb: 'march', noun: '4106' })
    expect(detail).toBe('There: Arruns.')
  })

  it('KOR-DEP-2: a chit is one line, and a war tells who gathers where', () => {
    const log = [
      told('draw', { chit: 'U01', from: 'roman', left: 8 }),
      told('chit-deployed', { piece: 'U01', to: '3907', side: 'roman' }),
      told('draw', { chit: 'aequi', from: 'hostile', left: 8 }),
      told('event', { event: 'aequi', from: 'hostile' }),
      told('war', { nation: 'aeq', hex: '4612', pieces: ['war-aequi-leader', 'war-aequi-1'] }),
      told('actions', { actions: 5 }, 'count'),
    ]
    const lines = wonBy(log, 0)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('appears in Rome')
    expect(lines[1]).toBe('hostile bag: War of the Aequi')
    expect(lines[2]).toContain('War with the Aequi: Fertor Resius')
    expect(momentAt(log, 2)).toBe(null)
  })

  it('KOR-REV-1: chits of a revolt are not those of the turn', () => {
    const draw = { chit: 'U01', from: 'hostile', left: 8 }
    expect(momentAt([told('draw', draw, 'reaction')], 0)?.text).toBe('from the hostile bag, by a revolt')
    expect(momentAt([told('draw', draw)], 0)?.text).toContain('from both bags')
  })

  it('KOR-COR-1, KOR-MIL-1: what was paid before the die, and who besieges', () => {
    const rolled = { hex: '3908', die: 3, modifier: 0, target: 1, won: true }
    const bribe = [
      told('action', { action: 'corrupt', target: '3908' }, 'action'),
      told('ip', { change: '−2', ip: 4, cause: 'corruption' }, 'action'),
      told('roll', { ...rolled, why: 'corruption' }, 'action'),
    ]
    expect(momentAt(bribe, 2)?.tracks).toMatchObject([{ name: 'Paid', before: 6, after: 4 }])
    const siege = [
      told('hostile-siege', { leader: 'war-aequi-leader', hex: '3908', nation: 'aeq' }, 'reaction'),
      told('roll', { ...rolled, why: 'hostile siege', assault: 1 }, 'reaction'),
    ]
    expect(momentAt(siege, 1)?.text).toBe('the first assault of Fertor Resius')
  })

  it('KOR-EVT-5, KOR-SEN-1: what omens add to the die, and that chances hang on the Senate', () => {
    const rolled = { hex: '3908', die: 3, target: 1, won: true, why: 'siege', assault: 1 }
    const need = (modifier: number) => momentAt([told('roll', { ...rolled, modifier }, 'action')], 0)?.need
    expect([need(1), need(0), need(-1)]).toEqual([
      'needed: more than 1, with +1 to the die; 6 in 6',
      'needed: more than 1; 5 in 6',
      'needed: more than 1, with −1 to the die; 4 in 6',
    ])
    const march = (period: 2 | 3) => {
      const state = bareMap(each => {
        place(each, '3907', 'roman', ['S1', 'S2', 'S3'])
        place(each, '3908', 'hostile', ['G-lat-1'])
        reign(each, period, period === 2 ? 4 : 8)
      })
      const king = period === 2 ? 'numa' : 'tullus'
      const input = inputBefore(state, [`move ${king}`, 'take-all'])
      return kingsTable.choice(input, { verb: 'march', noun: '3908' }).detail
    }
    expect(march(2)).not.toContain('Senate')
    expect(march(3)).toContain('If the Senate agrees first: siege')
  })

  it('RULING-34: a siege between others is neither won nor lost by Rome', () => {
    const rolled = {
      hex: '3908',
      die: 3,
      modifier: 0,
      target: 1,
      won: true,
      why: 'hostile siege',
      assault: 1,
    }
    const besieged = (holder: string | null) =>
      momentAt(
        [
          told(
            'hostile-siege',
            { leader: 'war-aequi-leader', hex: '3908', nation: 'aeq', holder },
            'reaction',
          ),
          told('roll', rolled, 'reaction'),
        ],
        1,
      )
    expect(besieged(null)).toMatchObject({
      title: 'Antemnae is besieged',
      outcome: 'lost',
      concerns: [ROME],
    })
    expect(besieged('lat')).toMatchObject({
      title: 'Antemnae of the Latins is besieged',
      outcome: 'neither',
      concerns: [],
    })
  })

  it('the log says what Rome does in a sentence, and the chronicle how a city was won', () => {
    const sentence = (action: string) =>
      words.event(told('action', { action, target: '3908', nation: 'lat' }))
    expect(sentence('siege')).toBe('Rome lays siege to Antemnae.')
    expect(sentence('corrupt')).toBe('Rome offers gold for a gate of Antemnae.')
    const log = [
      told('turn', { turn: 1, turns: 26, period: 1, king: 'romulus' }),
      told('garrison-bought', { garrison: 'G-lat-1', hex: '3908' }),
      told('held', { unit: 'S1', hex: '3908' }),
    ]
    const input = {
      data: kings.load(undefined),
      scenario: 'seven-kings',
      roles: [ROME],
      seats: { [ROME]: 0 },
    }
    const chapters = kingsStory.chronicle?.({ ...input, log })
    expect(chapters?.[0]?.paragraphs[0]?.text).toBe(
      'Gold opened the gates of Antemnae. Romans were left to hold Antemnae.',
    )
  })

  it('a chit is called by the face it shows, whoever goes away, gathers or sails', () => {
    const roman = 'Roman cavalry 3 (U04)'
    const latin = 'Latin cavalry of Tusculum 2 (U04)'
    const goes = (pieces: string[], to: string) =>
      words.event(told('withdraws', { pieces, from: '4106', to, reason: 'rout' }))
    expect(goes(['U04'], '3907')).toContain(roman)
    expect(goes(['U04', 'romulus'], '3908')).toContain(roman)
    expect(goes(['U04', 'S1'], '3908')).toContain(roman)
    expect(goes(['arruns', 'U04'], '3908')).toContain(latin)
    for (const text of [goes(['U04', 'romulus'], '3908'), goes(['arruns', 'U04'], '3908')])
      expect(text).not.toContain(' / ')
    const army = { leader: 'arruns', units: ['U04'], hex: '4106', reason: 'most-loose-units' }
    expect(words.event(told('gathers', army))).toContain(`${latin} joins Arruns`)
    const front = { leader: 'romulus', space: 1, unit: 'U04' }
    expect(words.event(told('leader-deployed', front))).toContain(roman)
  })

  it('RULING-85: each reign has its own story on its card, in the order of the kings', () => {
    const cards = kings.scenarios.slice(1).map(({ id }) => kingsTable.scenario(id, kings.load(undefined)))
    expect(cards.map(({ chapter }) => chapter)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(new Set(cards.map(({ history }) => history)).size).toBe(7)
    expect(cards.map(({ parts }) => /reconstruction/.test(parts?.[0]?.text ?? ''))).toEqual([
      false,
      ...Array(6).fill(true),
    ])
  })
})
