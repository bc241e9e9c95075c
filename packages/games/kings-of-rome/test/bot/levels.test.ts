import { type Bot, botOfLevel, playToTheEnd, seatOf } from '@aquila/bots'
import { fastDice, Match, say } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { kingsBots } from '../../bot/index.ts'
import { kings } from '../../index.ts'

function bot(level: string): Bot {
  const made = botOfLevel(kingsBots, level, 1)
  if (made === null) throw new Error(`no level ${level}`)
  return made
}

function newMatch(seed: number): Match<unknown, unknown> {
  return Match.start<unknown, unknown>(kings, { scenario: 'seven-kings', dice: fastDice(seed) })
}

/** The points at the end of the reign of Romulus. */
function pointsOfRomulus(level: string, seed: number): number {
  const match = newMatch(seed)
  const player = bot(level)
  for (;;) {
    const [first] = kingsBots.stages?.(kings.view(match.position as never, 'rome') as never) ?? []
    if (first !== undefined) return first.points
    if (match.decision === null) return -10
    match.choose(player.choose(seatOf(match, match.decision)))
  }
}

describe('bots that play Rome', () => {
  it.each(['miles', 'centurio'])('%s plays to the last king', level => {
    for (const seed of [1, 2]) expect(playToTheEnd(newMatch(seed), [bot(level)]).outcome).not.toBe('')
  })

  it('both do better than chance in the reign of Romulus', () => {
    const seeds = [1, 2, 3, 4]
    const total = (level: string) => seeds.reduce((sum, seed) => sum + pointsOfRomulus(level, seed), 0)
    expect(total('miles')).toBeGreaterThan(total('random'))
    expect(total('centurio')).toBeGreaterThan(total('random'))
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
    const told = new Set<string>()
    for (let made = 0; match.decision !== null && made < 80; made++) {
      const { choice, reason } = player.advise(seatOf(match, match.decision))
      if (reason !== undefined) told.add(say(kings.messages, reason.key, reason.values))
      match.choose(choice)
    }
    expect(told.size).toBeGreaterThan(3)
    expect([...told].filter(text => text.includes('bot.'))).toEqual([])
  })
})
