import { fastDice, Match, type SeenEvent } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { alea } from '../../index.ts'
import { aleaData } from '../../rules/series.ts'
import { aleaStory } from '../english.ts'

const roles = ['caesarian', 'republican']

function event(kind: string, data: SeenEvent['data'], after = 1): SeenEvent {
  return { kind, rule: 'AIE-0.1-a', phase: 'E', after, data }
}

const battle = event(
  'battle',
  {
    zone: 'HIS-1',
    naval: false,
    attacker: 'caesarian',
    defender: 'republican',
    attackers: ['caesar', 'curio', 'legio-X', 'legio-XI', 'legio-XII', 'legio-XIII'],
    defenders: ['afranius', 'legio-II', 'equites-4-2'],
    strength: [20, 9],
    column: '2/1',
    shifts: [],
    modifiers: [{ rule: 'AIE-CT-h', why: 'tactical-bonus', value: 3 }],
    die: 4,
    row: 7,
    result: '1/4 / A',
    winner: 'caesarian',
  },
  7,
)

const year: SeenEvent[] = [
  event('turn', { year: -49, bc: 49, turn: 1, turns: 6 }, 0),
  event('initiative', { side: 'caesarian' }),
  event('event', { number: 9, event: 'event-9' }),
  event('people-at-war', { people: 'parthi', faction: 'republican' }),
  event('sequence', { side: 'caesarian', left: 5 }),
  event('march', {
    side: 'caesarian',
    leader: 'caesar',
    units: ['legio-X'],
    from: 'GAL-8',
    to: 'GAL-9',
    cost: 1,
  }),
  event('march', {
    side: 'caesarian',
    leader: 'caesar',
    units: ['legio-X'],
    from: 'GAL-9',
    to: 'HIS-1',
    cost: 1,
  }),
  battle,
  event('unit-eliminated', { side: 'republican', unit: 'equites-4-2', zone: 'HIS-1' }),
  event('leader-dies', { leader: 'afranius', faction: 'republican', zone: 'HIS-1', cause: 'battle' }),
  event('retreat', { side: 'republican', pieces: ['legio-II'], from: 'HIS-1', to: 'HIS-2' }),
  event('score', { faction: 'caesarian', points: 1, why: 'leader-lost', score: 1 }),
  event('sequence', { side: 'republican', left: 5 }),
  event('evasion', { side: 'republican', zone: 'ITA-1', die: 5, below: 4, evades: false }),
  event('region-taken', { region: 'hispania', faction: 'caesarian' }),
]

function input(log: readonly SeenEvent[]) {
  return { data: aleaData, scenario: '2', roles, seats: { caesarian: 0, republican: 1 }, log }
}

function told(log: readonly SeenEvent[]): string {
  const chapters = aleaStory.chronicle?.(input(log)) ?? []
  return chapters
    .flatMap(({ paragraphs }) => paragraphs.map(({ opening, text }) => `${opening} ${text}`))
    .join('\n')
}

describe('the chronicle', () => {
  it('tells a battle with who came from where, the odds, the dead and the way back', () => {
    const chapters = aleaStory.chronicle?.(input(year)) ?? []
    expect(chapters.map(({ title }) => title)).toEqual(['49 BC'])
    const fought = chapters[0]?.paragraphs.find(({ places }) => places.includes('HIS-1'))
    expect(fought?.opening).toBe('At Tarraco')
    expect(fought?.after).toBe(7)
    for (const word of [
      'Caesar and Curio',
      'four legions',
      'Massalia',
      'Afranius',
      '20',
      '9',
      'horse',
      'Corduba',
    ])
      expect(fought?.text).toContain(word)
  })

  it('opens with the initiative and the event, and closes with regions and the balance', () => {
    const text = told(year)
    expect(text).toContain('Neptune')
    expect(text).toContain('Parthi')
    expect(text).toMatch(/Hispania.*\n?.*Caesarians|Caesarians.*Hispania/)
    expect(text).toContain('one')
  })

  it('finds other words the next time', () => {
    const [first, second] = aleaStory.chronicle?.(input([...year, ...year])) ?? []
    const texts = (chapter: typeof first): string[] => chapter?.paragraphs.map(({ text }) => text) ?? []
    expect(texts(first)).toHaveLength(texts(second).length)
    expect(texts(second).filter(text => texts(first).includes(text))).toEqual([])
  })

  it('has words for whatever happens in matches played at random', () => {
    for (const [seed, scenario] of [
      [1, '3'],
      [2, '5'],
      [3, '7'],
    ] as const) {
      const match = Match.start(alea, { scenario, seed: String(seed).padStart(64, '0') })
      const random = fastDice(seed)
      for (let choices = 0; choices < 4000 && match.decision !== null; choices++)
        match.choose(randomChoice(match.decision, random), { role: match.decision.role })
      const text = told(match.log(null))
      expect(text.length).toBeGreaterThan(300)
      expect(text).not.toMatch(/[{}]|undefined|null|NaN|[A-Z]{3}-\d|[a-z]+-[IVX]+\b/)
      if (match.result !== null) {
        const ending = aleaStory.ending?.({ ...input(match.log(null)), result: match.result })
        expect(ending?.winner).toBe(match.result.winners[0] ?? null)
        // The loser reads it too.
        expect(ending?.text).not.toMatch(/^Victory/)
        expect(ending?.tallies.every(({ figures }) => figures.length === 2)).toBe(true)
      }
    }
  }, 60_000)
})

describe('the luck report', () => {
  it('AIE-8.3-b: counts battles against the faces that would have won them', () => {
    const { trials, boldest } = aleaStory.fortunes?.(input(year)) ?? { trials: [], boldest: null }
    const [battles, evasions] = trials
    // At 2/1 with +3 every face wins for the attacker.
    expect(battles?.of[0]).toEqual({ tries: 1, got: 1, expected: 1 })
    expect(battles?.of[1]).toEqual({ tries: 1, got: 0, expected: 0 })
    expect(evasions?.of[1]).toEqual({ tries: 1, got: 0, expected: 0.4 })
    expect(boldest).toBeNull()
  })

  it('names the boldest day', () => {
    const bold = { ...battle, data: { ...battle.data, column: '1/2', modifiers: [], die: 6, row: 6 } }
    const { boldest } = aleaStory.fortunes?.(input([...year.slice(0, 1), bold])) ?? { boldest: null }
    expect(boldest?.after).toBe(7)
    expect(boldest?.text).toContain('Tarraco, 49 BC')
  })

  it('puts rolls of one kind together, whomever they are about', () => {
    expect(aleaStory.rollName?.('natural death of caesar')).toBe(
      aleaStory.rollName?.('natural death of cato'),
    )
    expect(aleaStory.rollName?.('battle')).toBe('the battle')
    expect(aleaStory.rollName?.('plague on caesar')).toBe('the plague')
    expect(aleaStory.rollName?.('draw a stratagem')).toBe(null)
  })
})
