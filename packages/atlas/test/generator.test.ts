import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { compose } from '../src/compose.ts'
import { areaOf, lengthOf, pointAlong, resample } from '../src/geometry.ts'
import { Heap } from '../src/heap.ts'
import { inspect } from '../src/inspect.ts'
import { contactKey, contactsOf, pathsOf } from '../src/layer.ts'
import { heightOf, lineBreaks, set, widthOf } from '../src/lettering.ts'
import { makeLayer } from '../src/makelayer.ts'
import { paint, toWebp } from '../src/paint.ts'
import { makeProjection } from '../src/projection.ts'
import { seeded } from '../src/random.ts'
import { drawMap } from '../src/render.ts'
import { relax, simplify } from '../src/smoothing.ts'
import { smallMap } from './small-map.ts'

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

describe('a small map', () => {
  const map = compose(smallMap)
  const layer = makeLayer(map)

  it('has nothing to complain about', () => {
    expect(inspect(map)).toEqual([])
  })

  it('comes out the same, byte for byte, when it is drawn again', async () => {
    const again = compose(smallMap)
    expect(digest(JSON.stringify(makeLayer(again)))).toBe(digest(JSON.stringify(layer)))
    const [first, second] = [drawMap(map, { names: true }), drawMap(again, { names: true })]
    expect(digest(second)).toBe(digest(first))
    const art = async (svg: string): Promise<string> =>
      digest(await toWebp(await paint(svg, 1, smallMap.seed), 640, 70))
    expect(await art(second)).toBe(await art(first))
  }, 60_000)

  it('derives adjacency from the geometry', () => {
    const contacts = contactsOf(layer)
    expect(contacts.get(contactKey('west', 'east'))).toBeGreaterThan(25)
    expect(contacts.has(contactKey('west', 'sardinia'))).toBe(false)
  })

  it('gives each zone a closed outline', () => {
    const paths = pathsOf(layer)
    for (const zone of smallMap.zones) expect(paths.get(zone.id)).toMatch(/^M.*Z$/)
  })

  it('draws the strait between the two islands', () => {
    const strait = layer.borders.find(border => border.kind === 'strait')
    expect(strait?.crossing?.length).toBe(2)
  })
})

describe('lettering', () => {
  it('measures with the real font: wider letters, wider names', () => {
    const width = (text: string): number => widthOf({ face: 'land', lines: [text], size: 20, spacing: 0 })
    expect(width('MMM')).toBeGreaterThan(width('III') * 1.8)
  })

  it('keeps a bent name centred and as long as a straight one', () => {
    const frame = { face: 'land' as const, lines: ['TRANSPADANA'], size: 20, spacing: 0.2, angle: 0 }
    const bent = set({ ...frame, center: [0, 0], bend: 0.002 })
    const [first, last] = [bent.letters[0], bent.letters[bent.letters.length - 1]]
    expect(first && last && Math.abs(first.center[1] - last.center[1])).toBeLessThan(2)
    expect(bent.letters.length).toBe(11)
    expect(heightOf(frame)).toBeCloseTo(14, 0)
  })

  it('breaks long names into balanced lines', () => {
    expect(lineBreaks('Alpes Maritimae et Cottiae')).toContainEqual(['Alpes Maritimae', 'et Cottiae'])
    expect(lineBreaks('Roma')).toEqual([['Roma']])
  })
})

describe('geometry', () => {
  it('resamples at equal steps and keeps both ends', () => {
    const line = resample(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      2.5,
    )
    expect(line).toHaveLength(9)
    expect(line[8]).toEqual([10, 10])
    expect(lengthOf(line)).toBeCloseTo(20)
  })

  it('finds a point along a line', () => {
    expect(
      pointAlong(
        [
          [0, 0],
          [4, 0],
          [4, 4],
        ],
        6,
      ).point,
    ).toEqual([4, 2])
  })

  it('simplifies without losing the shape', () => {
    const random = seeded(1)
    const ring = Array.from({ length: 361 }, (_, i) => {
      const angle = ((i % 360) * Math.PI) / 180
      const r = 100 + (i % 360 === 0 ? 0 : random() * 0.2)
      return [Math.cos(angle) * r, Math.sin(angle) * r] as const
    })
    const light = simplify(ring, 0.5)
    expect(light.length).toBeLessThan(80)
    expect(Math.abs(areaOf(light))).toBeGreaterThan(Math.abs(areaOf(ring)) * 0.98)
  })

  it('relaxes a line but holds its ends', () => {
    const line = relax(
      [
        [0, 0],
        [1, 5],
        [2, -5],
        [3, 5],
        [4, 0],
      ],
      10,
    )
    expect(line[0]).toEqual([0, 0])
    expect(line[4]).toEqual([4, 0])
    expect(Math.abs(line[2]?.[1] ?? 9)).toBeLessThan(1)
  })

  it('takes the cheapest from the heap, ties by number', () => {
    const heap = new Heap()
    for (const [item, cost] of [
      [5, 2],
      [3, 1],
      [9, 1],
      [1, 7],
    ] as const)
      heap.push(item, cost)
    expect([heap.pop(), heap.pop(), heap.pop(), heap.pop()].map(x => x?.item)).toEqual([3, 9, 5, 1])
    expect(heap.pop()).toBeUndefined()
  })

  it('lets no place change sides under a lens', () => {
    const project = makeProjection(
      {
        parallels: [32, 48],
        center: [18, 40],
        scale: 2600,
        lenses: [{ at: [12.5, 42], radius: [450, 430], zoom: 2 }],
      },
      2600,
      1500,
    )
    for (let lon = -8; lon < 45; lon += 0.5)
      expect(project([lon + 0.5, 42])[0]).toBeGreaterThan(project([lon, 42])[0])
  })
})
