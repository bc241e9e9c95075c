import { type Choice, canonicalJson } from '@aquila/engine'
import { bareSight, Moment, packQuestion, seenSight, unpackQuestion } from '@aquila/play/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseAny, sittingOf } from './support.ts'

const choice: fc.Arbitrary<Choice> = fc.record(
  {
    verb: fc.constantFrom('march', 'lead', 'done'),
    noun: fc.oneof(fc.constantFrom('caesar', 'GAL-1'), fc.integer({ min: 0, max: 9 })),
  },
  { requiredKeys: ['verb'] },
)

describe('a question', () => {
  it('is unpacked as it was, in the order of its choices', () => {
    fc.assert(
      fc.property(fc.array(choice), choices => {
        const question = { id: 1, role: 'roma', rule: 'X-1', task: 'move', choices, about: { left: 2 } }
        const packed = JSON.parse(JSON.stringify(packQuestion(question)))
        expect(unpackQuestion(packed)).toEqual(question)
      }),
    )
  })

  it('names a verb once for all nouns that follow one another', () => {
    const choices = [
      { verb: 'lead', noun: 'caesar' },
      { verb: 'march', noun: 'legio-I' },
      { verb: 'march', noun: 'legio-II' },
      { verb: 'march' },
      { verb: 'march', noun: 3 },
    ]
    const question = { id: 1, role: 'roma', rule: 'X-1', task: 'move', choices }
    expect(packQuestion(question).choices).toEqual([
      ['lead', 'caesar'],
      ['march', 'legio-I', 'legio-II'],
      ['march'],
      ['march', 3],
    ])
  })
})

describe.each(['alea-iacta-est', 'semper-victor', 'roma-victrix'])('what is told of %s', game => {
  it('leads from sight to sight for players and watchers, in at most 750 letters an act', async () => {
    const sitting = await sittingOf(game, { scenario: '3', seed: '5eed'.repeat(16) })
    const first = new Moment()
    const eyes = [...sitting.match.players.keys(), null].map(player => {
      const { seq, told, ...rest } = sitting.glance(player)
      const bare = first.first(bareSight({ seq, told, ...rest }))
      return { player, sight: sitting.sight(player), seq, bare, told: told.events.length }
    })
    let [acts, letters] = [0, 0]
    for (; acts < 90 && sitting.match.decision !== null; acts++) {
      chooseAny(sitting, acts)
      // Some look at every act, others at every second: what they share is found all the same.
      const moment = new Moment()
      for (const [index, each] of eyes.entries()) {
        if (index === 1 && acts % 2 === 0) continue
        const now = sitting.glance(each.player, each.told)
        const { step, bare } = moment.next(each, { seq: now.seq, told: now.told, bare: bareSight(now) })
        const text = JSON.stringify(step)
        letters += text.length
        each.seq = now.seq
        each.bare = bare
        each.told = now.told.from + now.told.events.length
        each.sight = seenSight(each.sight, JSON.parse(text))
        if (acts % 6 === 5) expect(canonicalJson(each.sight)).toBe(canonicalJson(sitting.sight(each.player)))
      }
    }
    expect(letters / acts / eyes.length).toBeLessThan(750)
  })
})
