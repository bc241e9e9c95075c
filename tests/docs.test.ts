import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { shelf } from '@aquila/games'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')
const { scripts } = JSON.parse(read('package.json'))

/** All that matches, once each, without what goes before it. */
function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, first = '']) => first))]
}

describe.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'CREDITS.md'])(
  '%s',
  path => {
    const text = read(path)

    it('speaks of files that exist', () => {
      const links = found(text, /\]\((?!https?:|#)([^)#\s]+)/g)
      const named = found(text, /`(packages\/[\w./-]+)`/g)
      expect([...links, ...named].filter(each => !existsSync(`${root}${each}`))).toEqual([])
    })

    it('speaks of commands that exist', () => {
      expect(found(text, /npm run ([a-z:]+)/g).filter(command => scripts[command] === undefined)).toEqual([])
    })
  },
)

describe('the readme', () => {
  const readme = read('README.md')

  it('tells of every game on the shelf, its map and its rulebook', () => {
    for (const { id, title, rulebook } of shelf) {
      expect(readme).toContain(`| **${title}** |`)
      expect(readme).toContain(`docs/maps/${id}.webp`)
      if (rulebook !== undefined) expect(readme).toContain(`[${title}](packages/games/${id}/rulebook.md)`)
    }
  })
})

it('every game that has rules has its chapter in the changelog', () => {
  const changelog = read('CHANGELOG.md')
  for (const { title, definition } of shelf) if (definition) expect(changelog).toContain(`\n## ${title}\n`)
})
