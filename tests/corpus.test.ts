import { english } from '@aquila/engine'
import { Coverage } from '@aquila/engine/fuzz'
import { boxes, loadGame, teachingGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { readIndex } from '../packages/cli/src/commands/corpus.ts'
import { type CorpusEntry, replayMatch } from '../packages/cli/src/corpus.ts'
import { listedGames } from '../packages/cli/src/games.ts'
import { aimsMustHold } from './aims.ts'

/**
 * Recorded whole matches, played again by the rules of today. A failure here means that the rules have changed: if
 * that was meant, raise the game's version and record again with `npm run corpus -- <game> --record`.
 */
it('every game that can be played has a corpus', () => {
  const without = [...boxes.values()].filter(
    box => box !== teachingGame && box.table !== undefined && box.corpus === undefined,
  )
  expect(without.map(({ id }) => id)).toEqual([])
})

describe.each(listedGames.filter(listed => listed.corpus.length > 0))('the corpus of $game.title', listed => {
  const index = readIndex(listed)
  const matches = listed.corpus.map(match => ({ ...match, entry: index[match.name] }))
  const met = new Map<string, Coverage>()
  // Two tests look at each match after it was played again; all of them together are too many to keep.
  let last: ({ readonly name: string } & ReturnType<typeof replayMatch>) | null = null

  function replayed(match: (typeof matches)[number]): ReturnType<typeof replayMatch> {
    if (last?.name === match.name) return last
    const { name } = match
    last = { name, ...replayMatch(listed, match, known(match.entry)) }
    met.set(name, last.coverage)
    return last
  }

  it('lists exactly the matches that are recorded', () => {
    expect(Object.keys(index)).toEqual(matches.map(({ name }) => name))
  })

  it('has matches of every scenario', () => {
    const scenarios = new Set(matches.map(({ scenario }) => scenario))
    expect([...scenarios].toSorted()).toEqual(listed.game.scenarios.map(({ id }) => id).toSorted())
  })

  describe.each(matches)('$name', match => {
    it('ends as it was recorded, with the same choices on the way', () => {
      const { coverage } = replayed(match)
      expect(coverage.choices).toBe(match.entry?.choices)
      expect(coverage.hasMet(match.meets ?? [])).toBe(true)
    })

    it('who would win at its end has won, and chips and verdict agree on the way', async () => {
      const { table } = await loadGame(listed.game.id, english)
      aimsMustHold(table, replayed(match).played)
    })
  })

  it('comes upon every landmark, decision, happening and end of the game, but for what is too rare', () => {
    const all = new Coverage(listed.game, listed.texts.messages)
    for (const match of matches) all.add(met.get(match.name) ?? replayed(match).coverage)
    expect(all.neverMet.toSorted()).toEqual(listed.tooRare.toSorted())
  })
})

function known(entry: CorpusEntry | undefined): CorpusEntry {
  if (entry === undefined) throw new Error('it is not in the list')
  return entry
}
