import { botOfLevel, playToTheEnd, searchBot, seatOf } from '@aquila/bots'
import { type Bot, fastDice, Match, wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { texts as ofSeries } from '../../../imperator/bot/en.generated.ts'
import { texts as ownTexts } from '../../bot/en.generated.ts'
import { semperBots } from '../../bot/index.ts'
import { semperStrategist } from '../../bot/strategist.ts'
import { semper } from '../../index.ts'
import { messages, texts } from '../english.ts'

// What bots say comes with the bots.
messages.add([ofSeries, ownTexts])

function bot(level: string, seed: number): Bot {
  // With few look aheads: the budget is in nodes, so that he plays the same on every machine.
  if (level === 'legatus') return searchBot('legatus', semperStrategist, seed, { nodes: 4, samples: 1 })
  const made = botOfLevel(semperBots, level, seed)
  if (made === null) throw new Error(`no level ${level}`)
  return made
}

function newMatch(scenario: string, seed: number): Match {
  return Match.start<unknown, unknown, unknown>(semper, { scenario, dice: fastDice(seed) })
}

describe('the levels of Semper Victor', () => {
  it.each([
    ['1', 'legatus', 'centurio'],
    ['2', 'miles', 'centurio'],
    ['5', 'centurio', 'legatus'],
    ['8', 'tiro', 'miles'],
  ])('play scenario %s to the end: %s against %s', (scenario, one, other) => {
    const result = playToTheEnd(newMatch(scenario, 5), [bot(one, 1), bot(other, 2)])
    expect(result.outcome).not.toBe('')
  })

  it('play the same with the same seed', () => {
    const [one, other] = [newMatch('1', 9), newMatch('1', 9)]
    for (const match of [one, other]) playToTheEnd(match, [bot('legatus', 1), bot('centurio', 2)])
    expect(one.hash).toBe(other.hash)
    expect(one.length).toBe(other.length)
  })

  it.each(['centurio', 'legatus'])(
    'choose the same whatever lies in the other hand and in the cup: %s',
    level => {
      const match = newMatch('2', 3)
      const players = [bot('miles', 1), bot('miles', 2)]
      let compared = 0
      for (let made = 0; match.decision !== null && compared < 12; made++) {
        const { decision } = match
        if (made % 40 === 0) {
          const advices = [11, 12].map(deal => {
            const branch = match.branch(fastDice(deal), { as: decision.role })
            const waiting = branch.decisions.find(({ role }) => role === decision.role)
            if (waiting === undefined) throw new Error('the branch has lost the question')
            return bot(level, 1).advise(seatOf(branch, waiting))
          })
          expect(advices[1]).toEqual(advices[0])
          compared++
        }
        const player = players[match.seats[decision.role] ?? 0]
        if (player === undefined) throw new Error('nobody sits there')
        match.choose(player.choose(seatOf(match, decision)), { role: decision.role })
      }
      expect(compared).toBeGreaterThan(8)
    },
  )

  it('give reasons in words', () => {
    const match = newMatch('2', 8)
    const players = [bot('centurio', 1), bot('centurio', 2)]
    const words = wordsOf(texts, semper.load(undefined))
    let told = 0
    for (let made = 0; match.decision !== null && made < 600; made++) {
      const { decision } = match
      const advice = players[match.seats[decision.role] ?? 0]?.advise(seatOf(match, decision))
      if (advice === undefined) throw new Error('nobody sits there')
      if (advice.reason !== undefined) {
        expect(messages.has(advice.reason.key), advice.reason.key).toBe(true)
        expect(words.reason(advice.reason)).toMatch(/[.]$/)
        told++
      }
      match.choose(advice.choice, { role: decision.role })
    }
    expect(told).toBeGreaterThan(20)
  })
})
