import { fastDice, Match, type Result, type SeenEvent } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { semper } from '../../index.ts'
import { semperData } from '../../rules/series.ts'
import { semperStory } from '../../table/story/index.ts'
import { english } from '../english.ts'

const roles = ['primus', 'secondus']
const story = semperStory(english)

function event(kind: string, data: SeenEvent['data'], after = 1): SeenEvent {
  return { kind, rule: 'SV-2.D-1', phase: 'E', after, data }
}

const year: readonly SeenEvent[] = [
  event('turn', { year: 312, turn: 2, turns: 3 }, 0),
  event('initiative', { side: 'primus' }),
  event('usurper', { leader: 'alexander', side: 'primus', against: 'secondus', zone: 'AFR4' }, 2),
  event('sequence', { side: 'primus', left: 3 }, 3),
  event(
    'battle',
    {
      zone: 'ITA5',
      naval: false,
      attacker: 'primus',
      defender: 'secondus',
      attackers: ['constantin', 'cornuti', 'celtae'],
      defenders: ['maxence', 'ioviani'],
      strength: [10, 12],
      column: '4/5',
      shifts: [],
      modifiers: [],
      die: 6,
      row: 6,
      result: '1/4 / A',
      winner: 'primus',
    },
    7,
  ),
  event('unit-eliminated', { side: 'secondus', unit: 'ioviani', zone: 'ITA5' }, 7),
  event('leader-dies', { leader: 'maxence', faction: 'secondus', zone: 'ITA5', cause: 'battle' }, 7),
  event('enthroned', { leader: 'maximin-daia', side: 'secondus' }, 7),
  event('evasion', { side: 'secondus', zone: 'ITA2', die: 2, below: 3, evades: true }, 8),
  event('region-taken', { region: 'italia', faction: 'primus' }, 9),
  event('score', { side: 'primus', points: 3, why: 'control', score: 5 }, 9),
]

const input = { data: semperData, scenario: '1', roles, seats: {}, log: year }

describe('the chronicle', () => {
  it('tells a year: who rose, the battle and who fell in it, who follows, what fell to whom', () => {
    const [chapter] = story.chronicle?.(input) ?? []
    expect(chapter?.title).toBe('AD 312')
    const text = chapter?.paragraphs.map(each => `${each.opening}: ${each.text}`).join('\n') ?? ''
    expect(text).toMatch(/Alexander/)
    expect(text).toMatch(/Roma: .*Constantin with 2 units.*Maxence.*10 to 12.*one unit/)
    expect(text).toMatch(/Maximin Daïa/)
    expect(text).toMatch(/Italia/)
    // A death in a battle is told with the battle, and only there.
    expect(text.match(/Maxence (?:fell|did not)/g)).toHaveLength(1)
    const battle = chapter?.paragraphs.find(({ places }) => places.length > 0)
    expect(battle).toMatchObject({ places: ['ITA5'], after: 7 })
  })

  it('has no placeholder and no empty paragraph in a whole match', () => {
    const match = Match.start(semper, { scenario: '1', dice: fastDice(4) })
    const chance = fastDice(5)
    for (let at = 0; match.decision !== null && at < 3000; at++)
      match.choose(randomChoice(match.decision, chance), { role: match.decision.role })
    const chapters = story.chronicle?.({ ...input, log: match.log(null) }) ?? []
    expect(chapters.length).toBeGreaterThan(0)
    for (const { paragraphs } of chapters) for (const { text } of paragraphs) expect(text).toMatch(/^[^{}]+$/)
  })
})

describe('the end', () => {
  it('says who won, with how many points, and what each side has done', () => {
    const result: Result = { winners: ['primus'], outcome: 'victory', rule: 'SV-10.3-A' }
    const ending = story.ending?.({ ...input, result })
    expect(ending?.title).toBe('Primus wins')
    expect(ending?.score.map(({ text }) => text)).toEqual(['5', '0'])
    const deeds = Object.fromEntries(ending?.tallies.map(({ name, figures }) => [name, figures]) ?? [])
    expect(deeds).toMatchObject({
      'Battles won': [1, 0],
      'Units destroyed': [1, 0],
      'Leaders lost': [0, 1],
      'Dioceses won': [1, 0],
    })
  })

  it('SV-8.2-A: luck is what the dice gave against their chances', () => {
    const { trials, boldest } = story.fortunes?.(input) ?? {}
    expect(trials?.[1]?.of[1]).toEqual({ tries: 1, got: 1, expected: 2 / 6 })
    expect(trials?.[0]?.of[0]).toMatchObject({ tries: 1, got: 1 })
    expect(boldest?.after).toBe(7)
  })
})
