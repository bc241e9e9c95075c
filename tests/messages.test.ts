import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { type ListedGame, listedGameNamed, listedGames } from '../packages/cli/src/games.ts'
import { madeFromTexts } from '../packages/cli/src/messages/folders.ts'
import { alea } from '../packages/games/alea-iacta-est/index.ts'
import { aleaData } from '../packages/games/alea-iacta-est/rules/series.ts'
import { kingsData } from '../packages/games/kings-of-rome/data/index.ts'
import { kings } from '../packages/games/kings-of-rome/index.ts'
import { semper } from '../packages/games/semper-victor/index.ts'
import { semperData } from '../packages/games/semper-victor/rules/series.ts'

describe.each(madeFromTexts().modules)('the texts of $path', ({ source, written, faults }) => {
  it('are well written', () => {
    expect(faults).toEqual([])
  })

  it('are those of the module: if not, `npm run messages`', () => {
    expect(written).toBe(source)
  })
})

/** The rules of a game; of one that cites those of its series, these too. */
function rulesOf({ folder }: ListedGame): string {
  const own = sourceOf(join(folder, 'rules'))
  return existsSync(join(folder, 'data', 'citations.ts'))
    ? `${own}\n${sourceOf(join(folder, '..', 'imperator', 'rules'))}`
    : own
}

/** What rules say, as they are written: `why: 'no-port', about: { zone }`. */
function sourceOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter(path => path.endsWith('.ts'))
    .map(path => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
}

/** The names of what stands between the braces; null if something is spread among it. */
function namesIn(braces: string): string[] | null {
  if (braces.includes('...')) return null
  return braces
    .split(',')
    .map(part => part.split(':')[0]?.trim() ?? '')
    .filter(name => name !== '')
}

function missing({ messages }: ListedGame['texts'], key: string, given: readonly string[]): string[] {
  const wanted = [...messages.slots(key)].filter(([, mayBeMissing]) => !mayBeMissing)
  return wanted.filter(([slot]) => !given.includes(slot)).map(([slot]) => `${key} is not given ${slot}`)
}

describe.each(listedGames)('the texts of $game.title', listed => {
  const { game, texts } = listed
  const rules = rulesOf(listed)

  it('every role has a name', () => {
    const roles = new Set(game.scenarios.flatMap(scenario => scenario.roles))
    const words = wordsOf(texts, game.load(undefined))
    expect([...roles].filter(role => words.role(role) === role)).toEqual([])
  })

  it('every question has a text, which is given all its values', () => {
    const questions = rules.matchAll(/\btask: '([a-z][a-z-]*)'[^{}]*?(?:about: \{([^{}]*)\}[^{}]*)?\}/g)
    const faults = [...questions].flatMap(([, task = '', about]) => {
      if (!texts.messages.has(`task.${task}`)) return [`task.${task}`]
      const given = about === undefined ? null : namesIn(about)
      return given === null ? [] : missing(texts, `task.${task}`, given)
    })
    expect(faults).toEqual([])
  })
})

/** Most keys are checked by the compiler. These are put together from an id, so that it cannot see them. */
describe('what has only an id in the data has its name in the texts', () => {
  it.each([
    { game: alea, events: aleaData.events },
    { game: semper, events: semperData.events },
  ])('the events of the year of $game.title', ({ game, events }) => {
    const { messages } = listedGameNamed(game.id).texts
    const nouns = Object.values(events).map(({ number }) => `event-${number}`)
    expect(nouns).toHaveLength(15)
    expect(nouns.filter(noun => !messages.has(`name.${noun}`))).toEqual([])
  })

  it('the event chits of Kings of Rome, with what they do', () => {
    const chits = Object.keys(kingsData.events)
    expect(chits).toHaveLength(22)
    expect(
      chits.filter(chit => listedGameNamed(kings.id).texts.messages.name(chit).form('about') === null),
    ).toEqual([])
  })

  it('the leaders of its wars whose names have not come down, and how they stand on a plaque', () => {
    const unnamed = Object.values(kingsData.leaders).filter(({ name }) => name === null)
    expect(unnamed).toHaveLength(10)
    for (const { id } of unnamed)
      for (const key of [`unnamed.${id}`, `short.unnamed.${id}`])
        expect(listedGameNamed(kings.id).texts.messages.has(key), key).toBe(true)
  })
})
