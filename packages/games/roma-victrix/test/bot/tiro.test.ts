import { playToTheEnd, randomBot, seatOf } from '@aquila/bots'
import { type Bot, fastDice, Match, wordsOf } from '@aquila/engine'
import { isWordless } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { texts as ownTexts } from '../../bot/en.generated.ts'
import { romaBots } from '../../bot/index.ts'
import { roma } from '../../index.ts'
import { messages, texts } from '../english.ts'

// What bots say comes with the bots.
messages.add([ownTexts])

function tiro(): Bot {
  const [level] = romaBots.levels
  if (level === undefined) throw new Error('there is no Tiro')
  return level.bot(1)
}

function newMatch(scenario: string, seats: number, seed: number): Match<unknown, unknown> {
  return Match.start<unknown, unknown, unknown>(roma, { scenario, seats, dice: fastDice(seed) })
}

/** The share of victories of a Tiro who sits in each seat in turn, among players of chance. */
function shareOfVictories(scenario: string, seats: number, seeds: readonly number[]): number {
  let won = 0
  for (const seed of seeds) {
    const match = newMatch(scenario, seats, seed)
    const own = seed % seats
    const bots = match.roles.map((_, seat) => (seat === own ? tiro() : randomBot(seed + seat)))
    const { winners } = playToTheEnd(match, bots)
    const role = match.roles.find(each => match.seats[each] === own)
    if (role !== undefined && winners.includes(role)) won += 1 / winners.length
  }
  return won / seeds.length
}

describe('Tiro', () => {
  it('beats chance nearly always, whichever side he is on', () => {
    expect(shareOfVictories('4', 2, [1, 2, 3, 4])).toBeGreaterThanOrEqual(0.75)
  })

  it('has more than his share at a fuller table', () => {
    expect(shareOfVictories('4', 3, [1, 2, 3])).toBeGreaterThan(1 / 3)
  })

  it('RV-3.9-k: does not ask again and again for leave that was refused', () => {
    const match = newMatch('3', 5, 1)
    const { winners } = playToTheEnd(
      match,
      match.roles.map(() => tiro()),
    )
    expect(winners.length).toBeGreaterThan(0)
    expect(match.length).toBeLessThan(5000)
  })

  it('chooses the same whatever lies hidden from him', () => {
    const match = newMatch('4', 3, 7)
    const player = tiro()
    for (let made = 0; match.decision !== null && made < 120; made++) {
      const { role } = match.decision
      const [one, other] = [11, 12].map(deal => {
        const branch = match.branch(fastDice(deal), { as: role })
        if (branch.decision === null) throw new Error('the branch has lost the question')
        return player.choose(seatOf(branch, branch.decision))
      })
      expect(other).toEqual(one)
      match.choose(player.choose(seatOf(match, match.decision)), { role })
    }
  })

  it.each(romaBots.levels)('$name says why, in words', ({ bot }) => {
    const match = newMatch('1', 2, 3)
    const player: Bot = bot(1)
    const words = wordsOf(texts, match.position.data)
    const told = new Set<string>()
    for (let made = 0; match.decision !== null && made < 150; made++) {
      const { choice, reason } = player.advise(seatOf(match, match.decision))
      if (reason !== undefined) told.add(words.reason(reason))
      match.choose(choice, { role: match.decision.role })
    }
    expect([...told].filter(isWordless)).toEqual([])
    expect(told.size).toBeGreaterThan(5)
  })
})
