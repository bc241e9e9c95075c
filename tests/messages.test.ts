import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { type ListedGame, listedGames } from '../packages/cli/src/games.ts'
import { textFolders } from '../packages/cli/src/messages/folders.ts'

describe.each(textFolders())('the texts of $path', ({ source, written, faults }) => {
  it('are well written', () => {
    expect(faults).toEqual([])
  })

  it('are those of the module: if not, `npm run messages`', () => {
    expect(written).toBe(source)
  })
})

/** What a game's rules say, as they are written: `why: 'no-port', about: { zone }`. */
function sourceOf({ folder }: ListedGame, room: string): string {
  const files = readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' })
  return files
    .filter(path => path.endsWith('.ts'))
    .map(path => readFileSync(join(folder, room, path), 'utf8'))
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

function missing(game: ListedGame['game'], key: string, given: readonly string[]): string[] {
  const wanted = [...game.messages.slots(key)].filter(([, mayBeMissing]) => !mayBeMissing)
  return wanted.filter(([slot]) => !given.includes(slot)).map(([slot]) => `${key} is not given ${slot}`)
}

describe.each(listedGames)('the texts of $game.title', listed => {
  const { game } = listed
  const rules = sourceOf(listed, 'rules')

  it('every role has a name', () => {
    const roles = new Set(game.scenarios.flatMap(scenario => scenario.roles))
    const words = wordsOf(game, game.load(undefined))
    expect([...roles].filter(role => words.role(role) === role)).toEqual([])
  })

  it('every reason has a text, which is given all its values', () => {
    const reasons = rules.matchAll(/\bwhy: '([a-z][a-z-]*)'(?:, about: \{([^{}]*)\})?( \}|,)/g)
    const faults = [...reasons].flatMap(([, why = '', about, end]) => {
      const given = about === undefined ? (end === ' }' ? [] : null) : namesIn(about)
      if (!game.messages.has(`why.${why}`)) return [`why.${why}`]
      return given === null ? [] : missing(game, `why.${why}`, given)
    })
    expect(faults).toEqual([])
  })

  it('every happening has a text, which is given all its values', () => {
    const events = rules.matchAll(
      /\btell\(\{\s*kind: '([a-z][a-z-]*)',\s*rule: [^,{}]+,\s*data: \{([^{}]*)\}/g,
    )
    const faults = [...events].flatMap(([, kind = '', data = '']) => {
      const given = namesIn(data)
      if (!game.messages.has(`event.${kind}`)) return [`event.${kind}`]
      return given === null ? [] : missing(game, `event.${kind}`, given)
    })
    expect(faults).toEqual([])
  })

  it('every question has a text, which is given all its values', () => {
    const questions = rules.matchAll(/\btask: '([a-z][a-z-]*)'[^{}]*?(?:about: \{([^{}]*)\}[^{}]*)?\}/g)
    const faults = [...questions].flatMap(([, task = '', about]) => {
      if (!game.messages.has(`task.${task}`)) return [`task.${task}`]
      const given = about === undefined ? null : namesIn(about)
      return given === null ? [] : missing(game, `task.${task}`, given)
    })
    expect(faults).toEqual([])
  })
})
