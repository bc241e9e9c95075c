import { botOfLevel, seatOf } from '@aquila/bots'
import { english, fastDice, Match, makeBot } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { beforeAll, describe, expect, it } from 'vitest'
import { again } from '../src/analysis/again.ts'
import { type Analysis, Analyst, readAnalysis, sumsOf } from '../src/analysis/index.ts'
import { costOf, verdictOn } from '../src/analysis/verdict.ts'

const loaded = await loadGame('kings-of-rome', english)
const bots = await loaded.bots()

/** A reign, played by chance up to so many choices and then by the easiest level. */
function played(seed: number, most = Number.POSITIVE_INFINITY): Match {
  const match: Match = Match.start(loaded.game, { scenario: 'reign-of-tullus', dice: fastDice(seed) })
  const bot = botOfLevel(bots, 'miles', seed)
  for (let { decision } = match; decision !== null && match.length < most; { decision } = match)
    match.choose(bot?.choose(seatOf(match, decision)), { role: decision.role, decision: decision.id })
  return match
}

async function analystOf(match: Match, known: Analysis | null = null): Promise<Analyst> {
  const analyst = await Analyst.of(loaded, match, { seed: 3, deeper: 1 }, known)
  if (analyst === null) throw new Error('this table was measured')
  return analyst
}

function toTheEnd(analyst: Analyst): Analysis {
  const steps = analyst.run()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

describe('the analysis of a match', () => {
  const match = played(5)
  let whole: Analysis

  beforeAll(async () => {
    whole = toTheEnd(await analystOf(match))
  })

  it('is the same every time, also stopped in the middle and gone on with from what was kept', async () => {
    expect(whole.steps.length).toBeGreaterThan(4)
    expect(whole.steps.length).toBe(whole.of)

    const first = await analystOf(match)
    for (const _ of first.run()) if ((first.analysis?.steps.length ?? 0) >= 3) break
    expect(first.isDone).toBe(false)
    const kept = readAnalysis(JSON.parse(JSON.stringify(first.analysis)))
    expect(kept?.steps).toHaveLength(3)
    const second = await analystOf(match, kept)
    expect(second.analysis).not.toBeNull()
    expect(toTheEnd(second)).toEqual(whole)
    expect(readAnalysis(JSON.parse(JSON.stringify(whole)))).toEqual(JSON.parse(JSON.stringify(whole)))
  })

  it('tells every stretch from where the last one ended, and ends with the result', () => {
    const { steps, marks } = whole
    for (const [number, { from }] of steps.entries()) if (number > 0) expect(from).toBe(steps[number - 1]?.to)
    expect(steps.at(-1)?.to).toBe(match.length)
    const last = marks.at(-1)?.chances.rome
    expect(last).toEqual(
      match.result?.winners.includes('rome') ? { win: 1, draw: 0, loss: 0 } : { win: 0, draw: 0, loss: 1 },
    )
    for (const { chances } of marks)
      for (const { win, draw, loss } of Object.values(chances)) expect(win + draw + loss).toBeCloseTo(1, 2)
  })

  it('gives no verdict but good without a sentence, and a way to play on from for all others', () => {
    const { steps } = whole
    for (const { verdict, why, line, from } of steps) {
      if (verdict === null || verdict === 'good') continue
      expect(why?.aim ?? why?.reason).toBeTruthy()
      const other = match.whatIf(from, line?.dice)
      for (const { role, verb, noun } of line?.entries ?? [])
        other.choose(noun === undefined ? { verb } : { verb, noun }, { role })
      expect(other.length).toBeGreaterThan(from)
    }
  })

  it('is not made of a match that still runs', async () => {
    await expect(Analyst.of(loaded, played(5, 6))).rejects.toThrow('a match that is over')
  })

  it('does not go on with the analysis of another match', async () => {
    expect((await analystOf(match, whole)).analysis).toEqual(whole)
    for (const other of [{ entries: whole.entries + 1 }, { seed: 4 }, { rules: '0.0.1' }, { roles: ['b'] }])
      expect((await analystOf(match, { ...whole, ...other })).analysis).toBeNull()
  })

  it('is not read from what is none', () => {
    expect(readAnalysis({ format: 1 })).toBeNull()
    expect(readAnalysis('analysis')).toBeNull()
  })
})

describe('verdicts', () => {
  it('a mistake is five chances in a hundred or more, and twice as large as its uncertainty', () => {
    expect(verdictOn({ mean: 0.05, within: 0.025, tries: 8 })).toBe('mistake')
    expect(verdictOn({ mean: 0.05, within: 0.026, tries: 8 })).toBe('doubtful')
    expect(verdictOn({ mean: 0.049, within: 0, tries: 8 })).toBe('doubtful')
    expect(verdictOn({ mean: 0.02, within: 0.5, tries: 8 })).toBe('doubtful')
    expect(verdictOn({ mean: 0.019, within: 0, tries: 8 })).toBe('good')
  })

  it('the uncertainty of a cost is that of the mean of its pairs', () => {
    const { mean, within, tries } = costOf([0.1, 0.2, 0.1, 0.2])
    expect([mean, tries]).toEqual([expect.closeTo(0.15), 4])
    expect(within).toBeCloseTo(1.96 * (0.057735 / 2), 4)
  })

  it('sums keep choices and dice apart, and count no choice that was good', () => {
    const step = { role: 'a', dice: { a: 0.1, b: -0.1 }, cost: 0.2, verdict: 'good' as const }
    const steps = [step, { ...step, verdict: 'mistake' as const }, { ...step, role: 'b', verdict: null }]
    const analysis = { steps, together: false } as unknown as Analysis
    expect(sumsOf(analysis, 'a')).toEqual({
      dice: expect.closeTo(0.3),
      choices: -0.2,
      judged: 2,
      doubtful: 0,
      mistakes: 1,
    })
    expect(sumsOf({ ...analysis, together: true }, 'a').dice).toBeCloseTo(0.2)
  })
})

describe('what was done, once more on other dice', () => {
  const otherwise = makeBot('other', ({ decision: { choices } }) => ({
    choice: choices[0] ?? { verb: 'none' },
  }))
  const deed = (task: string, verb: string, noun?: string) => ({
    task,
    begins: task === 'movement',
    choice: noun === undefined ? { verb } : { verb, noun },
  })
  const asked = (task: string, ...choices: readonly (readonly [string, string?])[]) =>
    ({
      role: 'a',
      decision: {
        id: 1,
        role: 'a',
        rule: 'X-1',
        task,
        choices: choices.map(([verb, noun]) => (noun === undefined ? { verb } : { verb, noun })),
      },
    }) as unknown as Parameters<typeof otherwise.choose>[0]

  it('what belongs to one beginning stays together: nobody goes where another went', () => {
    const bot = again(
      [
        deed('movement', 'lead', 'x'),
        deed('march', 'go', 'far'),
        deed('movement', 'lead', 'y'),
        deed('movement', 'end'),
      ],
      otherwise,
    )
    // x has fallen: y leads, and does not go where x went.
    expect(bot.choose(asked('movement', ['end'], ['lead', 'y']))).toEqual({ verb: 'lead', noun: 'y' })
    expect(bot.choose(asked('march', ['stop'], ['go', 'far']))).toEqual({ verb: 'stop' })
    expect(bot.choose(asked('movement', ['lead', 'z'], ['end']))).toEqual({ verb: 'end' })
  })

  it('what was not asked this time is passed over', () => {
    const bot = again(
      [deed('movement', 'lead', 'x'), deed('losses', 'lose', 'u'), deed('march', 'go', 'far')],
      otherwise,
    )
    expect(bot.choose(asked('movement', ['lead', 'x']))).toEqual({ verb: 'lead', noun: 'x' })
    expect(bot.choose(asked('march', ['stop'], ['go', 'far']))).toEqual({ verb: 'go', noun: 'far' })
  })
})
