import { type Choice, canonicalJson } from '@aquila/engine'
import { bareSight, packQuestion, seenSight, toldSight, unpackQuestion } from '@aquila/play/wire'
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
    const eyes = [...sitting.match.players.keys(), null].map(player => ({
      player,
      sight: JSON.parse(JSON.stringify(sitting.sight(player))),
      last: sitting.sight(player),
    }))
    let [acts, letters] = [0, 0]
    for (; acts < 90 && sitting.match.decision !== null; acts++) {
      chooseAny(sitting, acts)
      for (const each of eyes) {
        const now = sitting.sight(each.player, each.last.told.from + each.last.told.events.length)
        const before = { seq: each.last.seq, bare: bareSight(each.last) }
        const text = JSON.stringify(toldSight(before, { seq: now.seq, told: now.told, bare: bareSight(now) }))
        letters += text.length
        each.last = now
        each.sight = seenSight(each.sight, JSON.parse(text))
        if (acts % 6 === 5) expect(canonicalJson(each.sight)).toBe(canonicalJson(sitting.sight(each.player)))
      }
    }
    expect(letters / acts / eyes.length).toBeLessThan(750)
  })
})
