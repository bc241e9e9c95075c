import { botOfLevel, searchBot, seatOf } from '@aquila/bots'
import { type Bot, type Choice, type Decision, fastDice, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { centurio } from '../../bot/character.ts'
import { kingsBots } from '../../bot/index.ts'
import { botOf } from '../../bot/levels.ts'
import { optionsOf } from '../../bot/options.ts'
import { type KingsSeat, outlookOf } from '../../bot/position.ts'
import { kingsStrategist } from '../../bot/strategist.ts'
import { kings } from '../../index.ts'
import { takeAction } from '../../rules/actions/index.ts'
import { sabines } from '../battle/stage.ts'
import { bareMap, place, playUntil, type Run } from '../support.ts'

/** What a hint has said that a march is for. */
interface Announced {
  readonly deed: string
  readonly to: string
}

/** How often what was announced was done next, in a match that is played by hints. */
function followed(
  scenario: string,
  seed: number,
  adviser: (decision: Decision) => Bot,
  isKept = isDone,
): { announced: number; done: number } {
  const match = Match.start<unknown, unknown, unknown>(kings, { scenario, dice: fastDice(seed) })
  const tally = { announced: 0, done: 0 }
  let said: Announced | null = null
  while (match.decision !== null) {
    const { decision } = match
    const advice = adviser(decision).advise(seatOf(match, decision))
    if (decision.task === 'action') {
      if (said !== null && isKept(advice.choice, said)) tally.done++
      said = announcedBy(decision, advice)
      if (said !== null) tally.announced++
    }
    match.choose(advice.choice)
  }
  return tally
}

function announcedBy({ task }: Decision, { reason }: ReturnType<Bot['advise']>): Announced | null {
  const [, deed] = /^bot\.march\.(\w+)$/.exec(reason?.key ?? '') ?? []
  if (task !== 'action' || deed === undefined || deed === 'camp' || deed === 'approach') return null
  return { deed, to: String(reason?.values?.to) }
}

function isDone({ verb, noun }: Choice, { deed, to }: Announced): boolean {
  return verb === deed && (verb === 'battle' || noun === to)
}

/** A bot that takes over acts where the army has gone to, though perhaps in another way. */
function isDoneThere({ verb, noun }: Choice, { to }: Announced): boolean {
  return verb === 'battle' || noun === to
}

const reigns = ['romulus', 'numa', 'tullus', 'ancus', 'priscus', 'servius', 'superbus']

describe('what was announced is done', () => {
  it('by one who remembers it, and by one who takes over', () => {
    const one = botOf(centurio) as Bot
    for (const adviser of [() => one, () => botOf(centurio) as Bot]) {
      const tallies = reigns.map(king => followed(`reign-of-${king}`, 61, adviser))
      const announced = tallies.reduce((sum, each) => sum + each.announced, 0)
      const done = tallies.reduce((sum, each) => sum + each.done, 0)
      expect(announced).toBeGreaterThan(30)
      expect(done / announced).toBeGreaterThan(0.97)
    }
  })

  it('by a general who looks ahead, and by one who takes over from him', () => {
    const general = () => searchBot('legatus', kingsStrategist, 7, { nodes: 8, samples: 2 })
    const followedBy = (adviser: (decision: Decision) => Bot, isKept?: typeof isDone) => {
      const { announced, done } = followed('reign-of-romulus', 62, adviser, isKept)
      expect(announced).toBeGreaterThan(5)
      return done / announced
    }
    const one = general()
    expect(followedBy(() => one)).toBeGreaterThan(0.9)
    // Another at every action: the one who marches goes where he said, and then somebody else takes over.
    let now = general()
    const another = ({ task }: Decision) => {
      if (task === 'action') now = general()
      return now
    }
    expect(followedBy(another, isDoneThere)).toBeGreaterThan(0.9)
  })

  it('and the measure of it in long series is a habit', async () => {
    const match = Match.start<unknown, unknown, unknown>(kings, {
      scenario: 'reign-of-romulus',
      dice: fastDice(61),
    })
    const player = botOfLevel(kingsBots, 'centurio', 1)
    while (match.decision !== null && player !== null)
      match.choose(player.choose(seatOf(match, match.decision)))
    const habits = (await kingsBots.habits?.(match.log(null))) ?? []
    const [led, wandered, early] = habits
    expect(led?.name).toBe('marches that led to something')
    expect(led?.times).toBeGreaterThan(2)
    expect((led?.times ?? 0) / (led?.of ?? 1)).toBeGreaterThan(0.8)
    expect((wandered?.times ?? 0) / (wandered?.of ?? 1)).toBeLessThan(0.2)
    expect(early?.of).toBe(3)
  })
})

describe('a danger before Rome', () => {
  /** Titus Tatius stands before Rome, and these are in it with the King. */
  function siegeOfRome(romans: readonly string[]): Run {
    const state = bareMap(each => {
      place(each, '3908', 'hostile', ['G-lat-7'])
      place(each, '4007', 'hostile', sabines)
      place(each, '3907', 'roman', romans)
      each.notes.actions = 7
    })
    return playUntil(takeAction, { state })
  }

  function optionsAt({ match, decision }: Run) {
    if (decision === null) throw new Error('nobody is asked')
    return optionsOf(outlookOf(seatOf(match as Match, decision) as KingsSeat, centurio))
  }

  it('is met by a leader who can, and nobody rests before', () => {
    const options = optionsAt(siegeOfRome(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8']))
    expect(options.map(({ deed, to }) => `${deed} ${to}`)).toContain('battle 4007')
    expect(options.map(({ choice }) => choice.verb)).not.toContain('end-actions')
  })

  it('is let be by a leader who has too few for a battle', () => {
    const options = optionsAt(siegeOfRome(['S3', 'S4']))
    expect(options.map(({ deed }) => deed)).not.toContain('battle')
    expect(options.map(({ choice }) => choice.verb)).toContain('end-actions')
  })
})
