import { botOfLevel, playToTheEnd, seatOf } from '@aquila/bots'
import { type Bot, fastDice, Match, wordsOf } from '@aquila/engine'
import { isWordless } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { centurio } from '../../bot/character.ts'
import { texts as ownTexts } from '../../bot/en.generated.ts'
import { kingsBots } from '../../bot/index.ts'
import { botOf } from '../../bot/levels.ts'
import { optionsOf, orderOf } from '../../bot/options.ts'
import { type KingsSeat, type Outlook, outlookOf } from '../../bot/position.ts'
import { chanceOf, worthAfter } from '../../bot/standing.ts'
import { kingsStrategist } from '../../bot/strategist.ts'
import { kings } from '../../index.ts'
import type { KingsState } from '../../rules/state.ts'
import { messages, texts } from '../english.ts'

// What bots say comes with the bots.
messages.add([ownTexts])

function bot(level: string): Bot {
  const made = botOfLevel(kingsBots, level, 1)
  if (made === null) throw new Error(`no level ${level}`)
  return made
}

function newMatch(seed: number): Match {
  return Match.start<unknown, unknown, unknown>(kings, { scenario: 'seven-kings', dice: fastDice(seed) })
}

function seatAt(match: Match): KingsSeat {
  if (match.decision === null) throw new Error('nobody is asked')
  return seatOf(match, match.decision) as KingsSeat
}

function outlookAt(match: Match): Outlook {
  return outlookOf(seatAt(match), centurio)
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

  it.each([
    ['miles', 60],
    ['centurio', 60],
    ['legatus', 8],
  ] as const)('%s chooses the same whichever chits lie in the containers', (level, most) => {
    const match = newMatch(5)
    const player = bot(level)
    for (let made = 0; match.decision !== null && made < most; made++) {
      const choices = [11, 12].map(deal => {
        const branch = match.branch(fastDice(deal), { as: 'rome' })
        if (branch.decision === null) throw new Error('the branch has lost the question')
        return player.choose(seatOf(branch, branch.decision))
      })
      expect(choices[1]).toEqual(choices[0])
      match.choose(player.choose(seatOf(match, match.decision)))
    }
  })

  it('an order is carried out: the march, and what it is for', () => {
    const match = newMatch(5)
    const position = outlookAt(match)
    const march = optionsOf(position).findLast(({ to }) => to !== null)
    if (march === undefined) throw new Error('nobody can march')
    const player = botOf(centurio, orderOf(position, march))
    const done: string[] = []
    for (let made = 0; made < 20 && match.decision !== null && done.length < 2; made++) {
      const { task } = match.decision
      const choice = player.choose(seatAt(match))
      if (choice.verb === 'march' || (task === 'action' && choice.verb !== 'move'))
        done.push(`${choice.verb} ${choice.noun}`)
      match.choose(choice)
    }
    expect(done).toEqual([`march ${march.to}`, `${march.deed} ${march.to}`])
  })

  it('Legatus plans an enterprise at its beginning, and has Centurio answer all else', () => {
    const match = newMatch(5)
    const seat = seatAt(match)
    expect(kingsStrategist.stretch(seat)).toBe('1 0')
    const plans = [...kingsStrategist.plans(seat, fastDice(1))]
    expect(plans.length).toBeGreaterThan(2)
    expect(plans[0]?.choice).toEqual(botOf(centurio).choose(seat))
    expect(new Set(plans.map(plan => JSON.stringify(plan))).size).toBe(plans.length)
  })

  it('Legatus prefers to have won, and fears to lose all influence', () => {
    const { position, containers } = outlookAt(newMatch(5))
    const chance = (change: Partial<KingsState>) =>
      chanceOf({ position: { ...position, state: { ...position.state, ...change } }, containers })
    expect(chance({ vp: 10 })).toBeGreaterThan(chance({ vp: 0 }))
    expect(chance({ ip: 3 })).toBeGreaterThan(2 * chance({ ip: 1 }))
    const won = { winners: ['rome'], outcome: 'victory', rule: 'KOR-END-2' }
    const lost = { winners: [], outcome: 'defeat', rule: 'KOR-END-5' }
    expect(worthAfter(0.3, position, won)).toBeGreaterThan(0.5)
    expect(worthAfter(0.3, position, lost)).toBeLessThan(0.5)
  })

  it('says what it is up to, in words', () => {
    const match = newMatch(3)
    const player = bot('centurio')
    const words = wordsOf(texts, match.position.data)
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
