import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { boxes } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { PLACES, type RuleWhereElse } from '../packages/games/kit/test/where-else.ts'

const games = fileURLToPath(new URL('../packages/games/', import.meta.url))
const tables = [...boxes.keys()].filter(id => existsSync(tableOf(id)))

/** A rule that is kept at one of its places only is the fault that readers found most often. */
describe.each(tables)('rules of %s that hold at many places', id => {
  it('are at least twenty, each of them a rule of the book', async () => {
    const rules = await tableIn(id)
    const book = readFileSync(`${games}${id}/rulebook.md`, 'utf8')
    expect(rules.length).toBeGreaterThanOrEqual(20)
    for (const rule of rules.flatMap(({ rules }) => rules)) expect(book, rule).toContain(`**${rule}**`)
  })

  it('have a test at every place where they can apply', async () => {
    const tests = testsOf(id)
    const missing = (await tableIn(id)).flatMap(({ says, places }) =>
      PLACES.flatMap(place => {
        const cell = places[place]
        if ('never' in cell) return cell.never === '' ? [`${says}, ${place}: no reason`] : []
        return tests.some(source => source.includes(cell.test)) ? [] : [`${says}, ${place}: ${cell.test}`]
      }),
    )
    expect(missing).toEqual([])
  })
})

function tableOf(id: string): string {
  return `${games}${id}/test/where-else.ts`
}

async function tableIn(id: string): Promise<RuleWhereElse[]> {
  const module: { whereElse: RuleWhereElse[] } = await import(tableOf(id))
  return module.whereElse
}

/** The sources of the tests of a game; a title is a string in one of them. */
function testsOf(id: string): string[] {
  return globSync(`${games}${id}/test/**/*.test.ts`).map(file => readFileSync(file, 'utf8'))
}
