import { type Advice, type Decision, english, Match, makeBot } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { Adviser } from '../src/bots/adviser.ts'

const loaded = await loadGame('kings-of-rome', english)
const REASON = { key: 'bot.siege' }

/** An adviser who gives a reason once, and then none. */
function adviserWho(first: Advice): Adviser {
  const says = [first]
  const bot = makeBot('centurio', () => says.shift() ?? { choice: { verb: 'to' } })
  const bots = async () => ({ levels: [{ name: 'centurio' as const, bot: () => bot }], texts: [] })
  return new Adviser({ ...loaded, levels: ['centurio'], bots }, () => 1)
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
})
