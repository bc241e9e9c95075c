import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cities, grid, roads, seas } from '../../games/kings-of-rome/data/map.ts'
import { maps, zoneMaps } from '../maps/index.ts'
import { kingsOfRome } from '../maps/kings-of-rome.ts'
import { distance, resample } from '../src/geometry.ts'
import { hexAt, hexId, makeHexGrid } from '../src/hex.ts'
import { hexCenter } from '../src/hexlayer.ts'
import { isHexLayer, readLayerFile } from '../src/layer-file.ts'
import { artSize, hexLayer, layerText, mapLayer } from './layers.ts'

describe.each(maps.map(map => map.id))('%s: files', id => {
  it('has art under 600 kB at 1x, and a larger one for dense screens', () => {
    expect(artSize(id, 'map.webp')).toBeLessThan(600_000)
    expect(artSize(id, 'map@2x.webp')).toBeGreaterThan(artSize(id, 'map.webp'))
  })

  it('has a layer under 60 kB gzipped', () => {
    expect(gzipSync(layerText(id)).length).toBeLessThan(60_000)
  })
})

describe('the hex map', () => {
  const layer = hexLayer('kings-of-rome')
  const hexes = makeHexGrid(grid, kingsOfRome.step, kingsOfRome.margin)

  it('puts every city in the hex its coordinates lie in', () => {
    const astray = cities.filter(({ lon, lat, hex }) => {
      const place = hexes.project([lon, lat])
      let best = ''
      let least = Infinity
      for (let column = 1; column <= grid.columns; column++)
        for (let row = 1; row <= grid.rows; row++) {
          const far = distance(place, hexes.center(column, row))
          if (far < least) [best, least] = [hexId(column, row), far]
        }
      return best !== hex
    })
    expect(astray.map(city => `${city.name} ${city.hex}`)).toEqual([])
  })

  it('tells a screen where each hex lies', () => {
    const [x, y] = hexes.center(39, 7)
    const [lx, ly] = hexCenter(layer, 39, 7)
    expect(Math.hypot(x - lx, y - ly)).toBeLessThan(0.2)
  })

  it('runs roads from hex to neighbouring hex, over land', () => {
    const wet = new Set(seas.map(sea => sea.hex))
    const broken = roads.filter(({ hexes: path }) =>
      path.some((hex, i) => {
        const before = path[i - 1]
        const far = before
          ? distance(hexes.center(...hexAt(before)), hexes.center(...hexAt(hex)))
          : hexes.step
        return wet.has(hex) || Math.abs(far - hexes.step) > 0.5
      }),
    )
    expect(broken).toEqual([])
  })

  it('names every city, and no name covers another or a star', () => {
    expect(layer.cities.filter(city => city.ink.length === 0).map(city => city.name)).toEqual([])
    const clashes: string[] = []
    layer.cities.forEach((a, i) => {
      for (const band of a.ink) {
        const spots = resample(band.line, 3)
        layer.cities.forEach((b, j) => {
          if (spots.some(p => distance(p, b.at) < band.half + b.radius * 0.5))
            clashes.push(`${a.name} on ${b.name}`)
          if (j <= i) return
          for (const other of b.ink)
            if (
              spots.some(p => resample(other.line, 3).some(q => distance(p, q) < band.half + other.half - 2))
            )
              clashes.push(`${a.name} / ${b.name}`)
        })
      }
    })
    expect(clashes).toEqual([])
  })
})

describe('a layer that comes from outside', () => {
  it('is read as it was written', () => {
    for (const { id } of zoneMaps) {
      const { width, zones, topology } = mapLayer(id)
      const file = readLayerFile(JSON.parse(layerText(id)))
      if (isHexLayer(file)) throw new Error(`${id} has zones`)
      expect(file).toMatchObject({ width, topology: { arcs: topology.arcs } })
      expect(file.zones.map(zone => zone.id)).toEqual(zones.map(zone => zone.id))
    }
    expect(isHexLayer(readLayerFile(JSON.parse(layerText(kingsOfRome.id))))).toBe(true)
  })

  it('is refused with the path of the first value that is wrong', () => {
    const file = JSON.parse(layerText(kingsOfRome.id))
    expect(() => readLayerFile({ ...file, grid: { ...file.grid, step: 'wide' } })).toThrow(/grid\.step/)
    const { cities: _, ...without } = file
    expect(() => readLayerFile(without)).toThrow(/cities/)
    const zones = JSON.parse(layerText(zoneMaps[0]?.id ?? ''))
    zones.topology.arcs[3][1] = [1]
    expect(() => readLayerFile(zones)).toThrow(/topology\.arcs: must be lists of points/)
    expect(() => readLayerFile([])).toThrow()
    expect(() => readLayerFile(null)).toThrow()
  })
})
