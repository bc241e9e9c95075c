import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { levelsOf, RANDOM } from '@aquila/bots'
import { english, tablesOf } from '@aquila/engine'
import { type Box, boxes, lessonsOf, loadGame, shelf } from '@aquila/games'
import { sharedKits } from '@aquila/games/kits'
import type { Layer } from '@aquila/games/table'
import { describe, expect, it } from 'vitest'
import { listedGames } from '../packages/cli/src/games.ts'
import { parseRulebook } from '../packages/web/src/app/rulebook.ts'
import { speak } from '../packages/web/src/messages/text.ts'
import { readAnyLayer } from '../packages/web/src/table/map/read-any-layer.ts'

await speak(english.id)

const playable = [...boxes.values()].filter(({ definition, table }) => definition && table)

describe('the shelf', () => {
  it('holds every box once, with a cover and a map of its own', () => {
    expect(new Set(shelf.map(({ id }) => id)).size).toBe(shelf.length)
    for (const { id } of shelf) expect(existsSync(mapFile(id)), id).toBe(true)
  })

  it('gives the tools every game that has rules', () => {
    const withRules = [...boxes.values()].filter(({ definition }) => definition)
    expect(listedGames.map(({ game }) => game.id)).toEqual(withRules.map(({ id }) => id))
  })

  it('has no rules to play for a box that holds only a map', async () => {
    const empty = shelf.filter(({ definition }) => definition === undefined)
    for (const { id } of empty) await expect(loadGame(id, english)).rejects.toThrow(`no game "${id}"`)
    await expect(loadGame('chess', english)).rejects.toThrow('no game "chess"')
  })
})

/** Whatever page and tools want of a game they find in its box: a new game passes this or is not finished. */
describe.each(playable)('the box of $title', box => {
  it('tells on its lid what is inside', async () => {
    const { game, lid } = await loadGame(box.id, english)
    expect([game.id, game.title, lid('title')]).toEqual([box.id, box.title, box.title])
    expect(Math.max(...game.scenarios.map(({ roles }) => roles.length))).toBe(box.seats)
  })

  it('has a rulebook that the page can read', () => {
    const book = parseRulebook(readFileSync(fileURLToPath(rulebookOf(box)), 'utf8'))
    expect(book[0]).toMatchObject({ kind: 'heading', level: 1 })
    expect(book.length).toBeGreaterThan(10)
  })

  it('has a map with every place of its table on it', async () => {
    const { game, table } = await loadGame(box.id, english)
    const areas = new Set((await layerOf(box)).areas.map(({ id }) => id))
    expect(table.places(game.load(undefined)).filter(place => !areas.has(place))).toEqual([])
  })

  it('brings what its sides wear', async () => {
    const { game, table } = await loadGame(box.id, english)
    const worn = new Set([...Object.keys(sharedKits), ...Object.keys((await box.look?.())?.kits ?? {})])
    for (const scenario of game.scenarios)
      for (const roles of tablesOf(scenario))
        for (const role of roles) expect(worn, role).toContain(table.kitOf(role, roles))
  })

  it('has a card for every scenario and option', async () => {
    const { game, table } = await loadGame(box.id, english)
    const data = game.load(undefined)
    for (const { id } of game.scenarios) expect(table.scenario(id, data).history, id).toBeTruthy()
    for (const { id } of game.options) expect(table.option(id, data), id).toBeTruthy()
  })

  it('has bots that sit down, and lessons that differ', async () => {
    const { bots, levels } = await loadGame(box.id, english)
    expect(levels).toEqual(levelsOf(await bots()).filter(level => level !== RANDOM))
    const lessons = await lessonsOf(box.id, english)
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
    expect(lessons.length > 0).toBe(box.lessons === true)
  })
})

describe.each([...boxes.values()].filter(({ rulebook }) => rulebook))('the rulebook of $title', box => {
  const text = readFileSync(fileURLToPath(rulebookOf(box)), 'utf8')
  const rules = [...text.matchAll(/^(?:- )?\*\*([A-Z]{2,3}-[0-9A-Z][\w.-]*)\*\* /gm)].map(([, id = '']) => id)
  const rulings = [...text.matchAll(/^> \*\*RULING-(\d+)\.\*\* /gm)].map(([, number]) => Number(number))

  it('has every rule once', () => {
    expect(rules.length).toBeGreaterThan(20)
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([])
  })

  it('numbers its rulings without a gap, and refers only to those there are', () => {
    expect(rulings.toSorted((one, other) => one - other)).toEqual(rulings.map((_, index) => index + 1))
    const named = [...text.matchAll(/\bRULING-(\d+)/g)].map(([, number]) => Number(number))
    expect(named.filter(number => !rulings.includes(number))).toEqual([])
  })

  it('links to headings that exist', () => {
    const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    )
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
    expect(links.filter(anchor => anchor === undefined || !anchors.includes(anchor))).toEqual([])
  })
})

function rulebookOf({ id, rulebook }: Box): URL {
  if (rulebook === undefined) throw new Error(`${id} has no rulebook`)
  return rulebook
}

async function layerOf({ id, layer }: Box): Promise<Layer> {
  if (layer !== undefined) return await layer()
  return readAnyLayer(id, JSON.parse(readFileSync(mapFile(id), 'utf8')))
}

function mapFile(id: string): string {
  return fileURLToPath(new URL(`../packages/atlas/generated/${id}/layer.json`, import.meta.url))
}
