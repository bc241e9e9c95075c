import {
  type Advice,
  type Choice,
  type Decision,
  english,
  fastDice,
  type GameBots,
  Match,
  makeBot,
} from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { Adviser } from '../src/bots/adviser.ts'

const loaded = await loadGame('kings-of-rome', english)
const REASON = { key: 'bot.siege' }

/** An adviser who says this, and then gives no reason any more. */
function adviserWho(...first: Advice[]): Adviser {
  const says = [...first]
  const bot = makeBot('centurio', () => says.shift() ?? { choice: { verb: 'to' } })
  const bots = async () => ({ levels: [{ name: 'centurio' as const, bot: () => bot }], texts: [] })
  return new Adviser({ ...loaded, levels: ['centurio'], bots })
}

function asked(match: Match): Decision {
  if (match.decision === null) throw new Error('nothing is asked')
  return { ...match.decision, about: { leader: 'romulus' } }
}

describe('a hint', () => {
  it('T2: keeps its reason for further questions about the same piece, but not when a die has fallen', async () => {
    const match = Match.start(loaded.game, { scenario: 'seven-kings', seed: '1'.padStart(64, '0') })
    const adviser = adviserWho({ choice: { verb: 'march', noun: 'romulus' }, reason: REASON })
    expect((await adviser.advise(match, asked(match)))?.reason).toEqual(REASON)
    expect((await adviser.advise(match, asked(match)))?.reason).toEqual(REASON)
    const before = match.rolls.length
    for (let choices = 0; choices < 50 && match.rolls.length === before; choices++)
      match.choose(asked(match).choices[0] ?? { verb: '' })
    expect((await adviser.advise(match, asked(match)))?.reason).toBe(undefined)
  })

  it('T2: keeps its reason for the piece, also when a step on the way came with one of its own', async () => {
    const match = Match.start(loaded.game, { scenario: 'seven-kings', seed: '1'.padStart(64, '0') })
    const adviser = adviserWho(
      { choice: { verb: 'march', noun: 'romulus' }, reason: REASON },
      { choice: { verb: 'to', noun: 'alba' }, reason: REASON },
    )
    const before = match.rolls.length
    for (let steps = 0; steps < 3; steps++) {
      const advice = await adviser.advise(match, asked(match))
      expect(advice?.reason).toEqual(REASON)
      expect(advice?.goesOn === true).toBe(steps > 0)
      match.choose(asked(match).choices[0] ?? { verb: '' })
    }
    expect(match.rolls.length).toBe(before)
  })

  it('tells how such positions end, as its own seat sees them, where that was measured', async () => {
    const match = Match.start(loaded.game, { scenario: 'seven-kings', seed: '1'.padStart(64, '0') })
    const chances = { win: 0.5, draw: 0, loss: 0.5 }
    const bot = makeBot('centurio', () => ({ choice: { verb: 'to' } }))
    const level = { name: 'centurio' as const, bot: () => bot }
    const adviserWith = (known: Pick<GameBots, 'chances'>) =>
      new Adviser({
        ...loaded,
        levels: ['centurio'],
        bots: async () => ({ levels: [level], texts: [], ...known }),
      })
    const measured = adviserWith({
      chances: async ({ role }) => (role === asked(match).role ? chances : null),
    })
    expect((await measured.advise(match, asked(match)))?.chances).toEqual(chances)
    expect(await adviserWith({}).advise(match, asked(match))).not.toHaveProperty('chances')
  })

  it('asked twice says the same, and goes on from the same plan after an undo', async () => {
    const { match, adviser } = await inTheMiddle()
    const first = await said(adviser, match)
    expect(await said(adviser, match)).toBe(first)
    const { decision } = match
    const advice = decision === null ? null : await adviser.advise(match, decision)
    match.choose(advice?.choice ?? { verb: '' })
    await said(adviser, match)
    match.undo(decision?.role ?? '')
    expect(await said(adviser, match)).toBe(first)
  })

  it('goes on from the same plan after a reload, in the middle of a march', async () => {
    const { match, adviser } = await inTheMiddle()
    const steps: [string, string][] = []
    while (match.decision?.role === 'caesarian' && steps.every(([one]) => !one.startsWith('to '))) {
      const here = await said(adviser, match)
      steps.push([here, await said(new Adviser(alea), match)])
      match.choose(await choiceOf(adviser, match))
    }
    expect(steps.length).toBeGreaterThan(2)
    expect(steps.map(([, other]) => other)).toEqual(steps.map(([one]) => one))
    expect(steps.at(-1)?.[0]).toMatch(/^to /)
  })
})

const alea = await loadGame('alea-iacta-est', english)

/** A match at its first movement, after the first march that the adviser has announced. */
async function inTheMiddle(): Promise<{ match: Match; adviser: Adviser }> {
  const match = Match.start(alea.game, { scenario: '5', dice: fastDice(3) })
  const adviser = new Adviser(alea)
  while (match.decision?.task !== 'movement' || match.decision.role !== 'caesarian')
    match.choose(await choiceOf(adviser, match))
  match.choose(await choiceOf(adviser, match))
  return { match, adviser }
}

async function choiceOf(adviser: Adviser, match: Match): Promise<Choice> {
  const advice = match.decision === null ? null : await adviser.advise(match, match.decision)
  return advice?.choice ?? { verb: '' }
}

/** What is advised, and the key of its reason. */
async function said(adviser: Adviser, match: Match): Promise<string> {
  const advice = match.decision === null ? null : await adviser.advise(match, match.decision)
  return `${advice?.choice.verb} ${advice?.choice.noun ?? ''} ${advice?.reason?.key ?? ''}`
}
