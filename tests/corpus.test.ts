import { Coverage } from '@aquila/engine/fuzz'
import { boxes, teachingGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { readIndex } from '../packages/cli/src/commands/corpus.ts'
import { type CorpusEntry, replayMatch } from '../packages/cli/src/corpus.ts'
import { listedGames } from '../packages/cli/src/games.ts'

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
  const found = new Map<string, Coverage>()
  const replayed = (match: (typeof matches)[number]): Coverage => {
    const coverage = found.get(match.name) ?? replayMatch(listed, match, known(match.entry))
    found.set(match.name, coverage)
    return coverage
  }

  it('lists exactly the matches that are recorded', () => {
    expect(Object.keys(index)).toEqual(matches.map(({ name }) => name))
  })

  it('has matches of every scenario', () => {
    const scenarios = new Set(matches.map(({ scenario }) => scenario))
    expect([...scenarios].toSorted()).toEqual(listed.game.scenarios.map(({ id }) => id).toSorted())
  })

  it.each(matches)('$name ends as it was recorded, with the same choices on the way', match => {
    const coverage = replayed(match)
    expect(coverage.choices).toBe(match.entry?.choices)
    expect(coverage.hasMet(match.meets ?? [])).toBe(true)
  })

  it('comes upon every landmark, decision, happening and end of the game, but for what is too rare', () => {
    const all = new Coverage(listed.game, listed.texts.messages)
    for (const match of matches) all.add(replayed(match))
    expect(all.neverMet.toSorted()).toEqual(listed.tooRare.toSorted())
  })
})

function known(entry: CorpusEntry | undefined): CorpusEntry {
  if (entry === undefined) throw new Error('it is not in the list')
  return entry
}
