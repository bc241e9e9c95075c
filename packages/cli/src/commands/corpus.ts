import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Breach } from '@aquila/engine/fuzz'
import { type CorpusEntry, indexPath, packRecord, recordMatch, recordPath, replayMatch } from '../corpus.ts'
import { type ListedGame, listedGameNamed } from '../games.ts'
import { progressBar } from '../progress.ts'
import { type Command, Failed, readArguments, UsageError } from '../usage.ts'

const help = `Usage: aquila corpus [game] [options]

Plays the recorded matches of a game again and says where the rules have gone another way. After a change of the
rules that was meant, record them again and look at what changed in corpus/index.json. A match whose choices are all
still legal keeps them; the others are played again.

  --record           record the matches under the rules of today
  --only NAME        this match only, any number of times`

export const corpus: Command = {
  name: 'corpus',
  summary: 'replay the recorded matches of a game, or record them again',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      record: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
    })
    const listed = listedGameNamed(positionals[0])
    const all = listed.corpus
    const unknown = values.only.find(name => !all.some(match => match.name === name))
    if (unknown !== undefined)
      throw new UsageError(
        `there is no match "${unknown}" in the corpus of ${listed.game.title}; there are: ${all.map(({ name }) => name).join(', ') || 'none'}`,
      )
    const names = values.only.length > 0 ? values.only : all.map(({ name }) => name)
    if (values.record) record(listed, names)
    else replay(listed, names)
  },
}

export function readIndex(listed: ListedGame): Record<string, CorpusEntry> {
  return JSON.parse(readFileSync(indexPath(listed), 'utf8'))
}

function replay(listed: ListedGame, names: readonly string[]): void {
  const index = readIndex(listed)
  const bar = progressBar(names.length)
  const faults: string[] = []
  let choices = 0
  for (const match of listed.corpus.filter(({ name }) => names.includes(name))) {
    bar.step(match.name)
    const entry = index[match.name]
    if (entry === undefined) faults.push(`${match.name} has not been recorded`)
    else
      try {
        choices += replayMatch(listed, match, entry).coverage.choices
      } catch (error) {
        if (!(error instanceof Breach || error instanceof Failed)) throw error
        faults.push(`${match.name}: ${error.message}`)
      }
  }
  bar.end()
  if (faults.length > 0) throw new Failed(`the rules have changed\n  ${faults.join('\n  ')}`)
  console.log(
    `${listed.game.title}: ${names.length} recorded matches, ${choices.toLocaleString('en')} choices, all end as recorded`,
  )
}

function record(listed: ListedGame, names: readonly string[]): void {
  const path = indexPath(listed)
  mkdirSync(dirname(path), { recursive: true })
  const all = listed.corpus
  const entries = new Map(existsSync(path) ? Object.entries(readIndex(listed)) : [])
  const bar = progressBar(names.length)
  for (const match of all.filter(({ name }) => names.includes(name))) {
    bar.step(match.name)
    const { record: played, entry } = recordMatch(listed, match, entries.get(match.name))
    writeFileSync(recordPath(listed, match), packRecord(played))
    entries.set(match.name, entry)
    // After each, so that the list is true even if a later match is not found.
    writeIndex(listed, entries)
  }
  bar.end()
  console.log(`${listed.game.title}: ${names.length} matches recorded`)
}

function writeIndex(listed: ListedGame, entries: ReadonlyMap<string, CorpusEntry>): void {
  const ordered = listed.corpus.flatMap(({ name }) => {
    const entry = entries.get(name)
    return entry === undefined ? [] : [[name, entry]]
  })
  writeFileSync(indexPath(listed), `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`)
}
