import './in-english.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { english } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import type { Layer } from '@aquila/games/table'
import { describe, expect, it } from 'vitest'
import { levelOf, namesAt, showsNumbers } from '../src/table/map/levels.ts'
import { readAnyLayer } from '../src/table/map/read-any-layer.ts'

function layerOf(map: string): Layer {
  const file = fileURLToPath(new URL(`../../atlas/generated/${map}/layer.json`, import.meta.url))
  return readAnyLayer(map, JSON.parse(readFileSync(file, 'utf8')))
}

const NOTHING: ReadonlySet<string> = new Set()

describe.each(['alea-iacta-est', 'semper-victor', 'roma-victrix'])('the zones of %s', map => {
  it('C11: have in texts the name that the map letters, or that of their town', async () => {
    const { game, texts } = await loadGame(map, english)
    const data = game.load(undefined)
    const { zones, towns } = JSON.parse(
      readFileSync(new URL(`../../atlas/generated/${map}/layer.json`, import.meta.url), 'utf8'),
    ) as Lettered
    const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
    const strange = zones.flatMap(({ id, lettering }) => {
      if (lettering === undefined) return []
      const said = plain(String(texts.nameOf(data, id)))
      const onMap = [
        lettering.lines.join(''),
        ...towns.filter(town => town.zone === id).map(({ name }) => name),
      ]
      return onMap.some(name => said.includes(plain(name)))
        ? []
        : `${id}: ${lettering.lines.join(' ')}, ${said}`
    })
    expect(zones.length).toBeGreaterThan(50)
    expect(strange).toEqual([])
  })
})

interface Lettered {
  readonly zones: readonly {
    readonly id: string
    readonly lettering?: { readonly lines: readonly string[] }
  }[]
  readonly towns: readonly { readonly name: string; readonly zone: string }[]
}

describe.each(['alea-iacta-est', 'semper-victor', 'roma-victrix', 'kings-of-rome'])(
  'the names of %s',
  map => {
    const layer = layerOf(map)

    it('T14: stand all on the map when one is close, as the atlas has set them', () => {
      const shown = namesAt(layer, 1.3, NOTHING)
      expect(shown.length).toBe(layer.names.length)
      expect(shown.every(({ grown }) => grown === 1)).toBe(true)
    })

    it('T14: are never too small to be read, however far away one is', () => {
      for (const zoom of [0.3, 0.5, 0.8, 1]) {
        const level = levelOf(zoom)
        const sizes = namesAt(layer, level, NOTHING).map(({ name, grown }) => name.size * grown * level)
        expect(sizes.length).toBeGreaterThan(10)
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.99)
      }
    })

    it('T14: make way for the names of places that matter now', () => {
      // A land comes before its towns; on a map of hexes every town has a place of its own.
      const first = layer.cell === null ? 'zone' : 'city'
      const capitals = layer.names.filter(({ rank }) => rank === 'capital').map(({ place }) => place)
      const usual = namesAt(layer, 0.45, NOTHING).map(({ name }) => name)
      const hidden = layer.names.find(
        name => name.rank === first && !capitals.includes(name.place) && !usual.includes(name),
      )
      if (hidden === undefined) throw new Error('all names find room')
      const shown = namesAt(layer, 0.45, new Set([hidden.place]))
      expect(shown.some(({ name }) => name === hidden)).toBe(true)
    })
  },
)

describe('the numbers of hexes', () => {
  it('T14: are for those who come close, and only where there are hexes', () => {
    expect(showsNumbers(layerOf('kings-of-rome'), levelOf(2.3))).toBe(false)
    expect(showsNumbers(layerOf('kings-of-rome'), levelOf(2.5))).toBe(true)
    expect(showsNumbers(layerOf('alea-iacta-est'), levelOf(2.9))).toBe(false)
  })
})
