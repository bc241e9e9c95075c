import { canonicalJson, english, fastDice, letsPass, Match, type Role } from '@aquila/engine'
import { randomChoice, randomDecision } from '@aquila/engine/fuzz'
import { boxes, type LoadedGame, loadGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { courseOf, frameAt } from '../src/match/course.ts'
import { OpenMatch } from '../src/match/open-match.ts'
import { withOtherSecrets } from './other-secrets.ts'

/** How far into a match somebody looks, in choices; and how often while others choose in secret. */
const LOOKS = [4, 160]
const SECRET_LOOKS = 2

/** A match that is played at random, and after how many of its choices it is looked at. */
function played({ game }: LoadedGame, scenario: string, seed: number): { match: Match; looks: Set<number> } {
  const match = Match.start(game, { scenario, dice: fastDice(seed) })
  const random = fastDice(seed + 1)
  const looks = new Set(LOOKS)
  for (let secrets = 0; match.length <= Math.max(...LOOKS); ) {
    const decision = randomDecision(match.decisions, random)
    if (decision === undefined) break
    const together = match.decisions.length > 1
    match.choose(randomChoice(decision, random), { role: decision.role })
    if (together && secrets++ < SECRET_LOOKS) looks.add(match.length)
  }
  return { match, looks }
}

/** All that the page gets from the worker while a match runs, for somebody who plays a role or looks on. */
async function told(loaded: LoadedGame, match: Match, role: Role | null): Promise<Record<string, unknown>> {
  const levels = match.players.map((_, player) =>
    role !== null && match.seats[role] === player ? null : 'tiro',
  )
  const open = new OpenMatch(loaded, match, { id: 'x', game: match.definition.id, levels, notes: '' })
  const frames = [0, 1, 2].map(back => Math.max(0, match.choices - back))
  return {
    sight: open.reading.sight,
    state: await open.state(true),
    film: await open.reading.film({ here: 0, toThese: 0 }),
    frames: await Promise.all(frames.map(choices => frameAt(open.reading, open, choices))),
    course: await courseOf(open.reading, open),
  }
}

const games = [...boxes.values()].filter(({ table }) => table !== undefined)

/** The first, the last and one between. */
function some<T>(list: readonly T[]): T[] {
  return [...new Set([list[0], list[list.length >> 1], list.at(-1)])].filter(each => each !== undefined)
}

describe.each(games.map(({ id }) => id))('what the page of %s is told', id => {
  it('is the same whatever others hold, chose, can choose and have drawn', async () => {
    const loaded = await loadGame(id, english)
    let compared = 0
    for (const [seed, scenario] of some(loaded.game.scenarios).entries()) {
      const { match: whole, looks } = played(loaded, scenario.id, seed + 1)
      for (const look of looks) {
        const match = look <= whole.length ? whole.at(look) : whole
        if (match.result !== null) continue
        for (const role of [...some(match.roles), null]) {
          const [here, there] = await Promise.all(
            [1, 2].map(deal => told(loaded, withOtherSecrets(match, role, deal), role)),
          )
          // The comparison by text is a hundred times faster; the other says what differs.
          if (canonicalJson(there) !== canonicalJson(here))
            expect(there, `scenario ${scenario.id} after ${look} choices, for ${role}`).toEqual(here)
          compared++
        }
      }
    }
    expect(compared).toBeGreaterThan(5)
  }, 300_000)
})

describe('what a bot was up to', () => {
  /** A match of Alea Iacta Est up to the first stratagem that somebody gives back, which is his secret. */
  async function untilDiscard(): Promise<{ loaded: LoadedGame; match: Match; role: Role; counter: string }> {
    const loaded = await loadGame('alea-iacta-est', english)
    const match = Match.start(loaded.game, { scenario: '1', dice: fastDice(3) })
    const random = fastDice(4)
    for (;;) {
      const decision = randomDecision(match.decisions, random)
      if (decision === undefined) throw new Error('nobody gave a stratagem back')
      // A player who never plays a stratagem has too many of them in the end.
      const pass = decision.choices.find(each => letsPass(decision, each))
      const choice = pass ?? randomChoice(decision, random)
      match.choose(choice, { role: decision.role })
      if (choice.verb === 'discard')
        return { loaded, match, role: decision.role, counter: String(choice.noun) }
    }
  }

  it('is not told with what he did in secret, but to himself', async () => {
    const { loaded, match, role, counter } = await untilDiscard()
    const event = match.log(role).findLastIndex(({ kind }) => kind === 'discard')
    expect(match.log(role)[event]?.data.counter).toBe(counter)
    const choice = match.log(role)[event]?.after ?? 0
    const reasons = { [choice]: { role, reason: { key: 'bot.least-counter', values: { noun: counter } } } }
    const reasonFor = async (reader: Role): Promise<string | null | undefined> => {
      const levels = match.roles.map(each => (each === reader ? null : 'miles'))
      const stored = { id: 'x', game: match.definition.id, levels, notes: '', reasons }
      const { lines } = (await new OpenMatch(loaded, match, stored).state(true)).log
      return lines.find(({ number }) => number === event)?.reason
    }
    const [other = ''] = match.roles.filter(each => each !== role)
    expect(await reasonFor(role)).toContain('worth least')
    expect(await reasonFor(other)).toBeNull()
  })
})
