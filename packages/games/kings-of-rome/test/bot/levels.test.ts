import { botOfLevel, playToTheEnd, seatOf } from '@aquila/bots'
import { type Bot, fastDice, Match, wordsOf } from '@aquila/engine'
import { isWordless } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { kingsBots } from '../../bot/index.ts'
import { kings } from '../../index.ts'

function bot(level: string): Bot {
  const made = botOfLevel(kingsBots, level, 1)
  if (made === null) throw new Error(`no level ${level}`)
  return made
}

function newMatch(seed: number): Match {
  return Match.start<unknown, unknown, unknown>(kings, { scenario: 'seven-kings', dice: fastDice(seed) })
}

/** The matches with these seeds, played to their ends: the points of each, and how many were won. */
function played(level: string, seeds: readonly number[]): { points: number; won: number } {
  const results = seeds.map(seed => playToTheEnd(newMatch(seed), [bot(level)]))
  return {
    points: results.reduce((sum, { scores }) => sum + (scores?.rome ?? 0), 0),
    won: results.filter(({ winners }) => winners.length > 0).length,
  }
}

describe('bots that play Rome', () => {
  it('play to the end, Miles better than chance', () => {
    const seeds = [1, 2, 3, 4]
    expect(played('miles', seeds).points).toBeGreaterThan(played('random', seeds).points)
  })

  it('Centurio wins now and then; he dares more than Miles, who hardly ever does', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(played('centurio', seeds).won).toBeGreaterThan(played('miles', seeds).won)
  })

  it.each(['miles', 'centurio'])('%s chooses the same whichever chits lie in the containers', level => {
    const match = newMatch(5)
    const player = bot(level)
    for (let made = 0; match.decision !== null && made < 60; made++) {
      const choices = [11, 12].map(deal => {
        const branch = match.branch(fastDice(deal), { as: 'rome' })
        if (branch.decision === null) throw new Error('the branch has lost the question')
        return player.choose(seatOf(branch, branch.decision))
      })
      expect(choices[1]).toEqual(choices[0])
      match.choose(player.choose(seatOf(match, match.decision)))
    }
  })

  it('says what it is up to, in words', () => {
    const match = newMatch(3)
    const player = bot('centurio')
    const words = wordsOf(kings, match.position.data)
    const told = new Set<string>()
    for (let made = 0; match.decision !== null && made < 80; made++) {
      const { choice, reason } = player.advise(seatOf(match, match.decision))
      if (reason !== undefined) told.add(words.reason(reason))
      match.choose(choice)
    }
    expect(told.size).toBeGreaterThan(3)
    expect([...told].filter(isWordless)).toEqual([])
  })
})
