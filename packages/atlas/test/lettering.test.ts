import { describe, expect, it } from 'vitest'
import { zoneMaps } from '../maps/index.ts'
import { type Box, boxOf, grow, insideRing, overlaps, resample } from '../src/geometry.ts'
import { type LayerBand, type LayerSlot, type MapLayer, ringsOf, type Spot } from '../src/layer.ts'
import { mapLayer } from './layers.ts'

interface Ink {
  readonly of: string
  readonly kind: 'zone' | 'sea' | 'town' | 'free'
  readonly bands: readonly LayerBand[]
}

const inkOf = (layer: MapLayer): Ink[] => [
  ...layer.zones.map(zone => ({ of: zone.id, kind: 'zone' as const, bands: zone.ink })),
  ...layer.seas.map(sea => ({ of: sea.id, kind: 'sea' as const, bands: sea.ink })),
  ...layer.towns.map(town => ({ of: town.name, kind: 'town' as const, bands: town.ink })),
  ...layer.names.map(name => ({ of: name.text, kind: 'free' as const, bands: name.ink })),
]

/** Points all over the ink of a band: its middle and both edges. */
function spotsOn({ line, half }: LayerBand): Spot[] {
  const middle = resample(line, 4)
  return middle.flatMap((p, i) => {
    const q = middle[i + 1] ?? p
    const before = middle[i - 1] ?? p
    const angle = Math.atan2(q[1] - before[1], q[0] - before[0])
    const [nx, ny] = [-Math.sin(angle) * half * 0.9, Math.cos(angle) * half * 0.9]
    return [p, [p[0] + nx, p[1] + ny], [p[0] - nx, p[1] - ny]] satisfies Spot[]
  })
}

const inSlot = ([x, y]: Spot, { at, size }: LayerSlot): boolean =>
  Math.abs(x - at[0]) < size[0] / 2 && Math.abs(y - at[1]) < size[1] / 2

const slotsOf = (layer: MapLayer): { of: string; slot: LayerSlot }[] => [
  ...layer.zones.flatMap(zone => zone.slots.map(slot => ({ of: zone.id, slot }))),
  ...layer.seas.flatMap(sea => sea.slots.map(slot => ({ of: sea.id, slot }))),
  ...layer.towns.flatMap(town =>
    town.harbour ? [{ of: `harbour of ${town.name}`, slot: town.harbour }] : [],
  ),
]

describe.each(zoneMaps.map(spec => [spec.id, spec] as const))('%s: names and counters', (id, spec) => {
  const layer = mapLayer(id)
  const inks = inkOf(layer)
  const rings = ringsOf(layer)
  const isZone = new Set(spec.zones.map(zone => zone.id))
  const boxed = [...rings].map(([area, list]) => ({
    area,
    rings: list.map(ring => ({ ring, box: boxOf(ring) })),
  }))
  const within = ([x, y]: Spot, box: Box): boolean => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
  const areaAt = (spot: Spot): string =>
    boxed.find(
      entry =>
        entry.rings.filter(({ ring, box }) => within(spot, box) && insideRing(spot, ring)).length % 2 === 1,
    )?.area ?? 'nobody'

  it('names every zone, every city and every sea', () => {
    const silent = inks.filter(ink => ink.bands.length === 0).map(ink => ink.of)
    const strait = new Set(spec.seas.filter(sea => sea.nameless).map(sea => sea.id))
    expect(silent.filter(name => !strait.has(name))).toEqual([])
  })

  it('lets no two names overlap', () => {
    const laid = inks.map(ink => {
      const spots = ink.bands.flatMap(spotsOn)
      const middles = ink.bands.map(({ line, half }) => ({ spots: resample(line, 3), half }))
      return { of: ink.of, spots, middles, box: grow(boxOf(spots), 1) }
    })
    const clashes = laid.flatMap((a, i) =>
      laid
        .slice(i + 1)
        .filter(b => overlaps(a.box, b.box))
        .filter(b =>
          a.spots.some(p =>
            b.middles.some(({ spots, half }) =>
              spots.some(q => Math.hypot(p[0] - q[0], p[1] - q[1]) < half * 0.85),
            ),
          ),
        )
        .map(b => `${a.of} / ${b.of}`),
    )
    expect(clashes).toEqual([])
  })

  it('lets no name run over the coast', () => {
    const over = inks.filter(ink => {
      const shores = new Set(
        ink.bands.flatMap(spotsOn).map(spot => (isZone.has(areaAt(spot)) ? 'land' : areaAt(spot))),
      )
      return shores.size > 1 && shores.has('land') && [...shores].some(s => s !== 'land' && s !== 'nobody')
    })
    expect(over.map(ink => ink.of)).toEqual([])
  })

  it('keeps zone names inside one area', () => {
    const strays = inks
      .filter(ink => ink.kind === 'zone')
      .filter(ink => new Set(ink.bands.flatMap(spotsOn).map(areaAt)).size > 1)
    expect(strays.map(ink => ink.of)).toEqual([])
  })

  it('keeps names off the towns', () => {
    const hits: string[] = []
    for (const ink of inks)
      for (const town of layer.towns)
        for (const band of ink.bands)
          if (
            resample(band.line, 3).some(p => Math.hypot(p[0] - town.at[0], p[1] - town.at[1]) < band.half + 2)
          )
            hits.push(`${ink.of} on ${town.name}`)
    expect(hits).toEqual([])
  })

  it('gives every zone a place for counters, clear of names and towns', () => {
    expect(layer.zones.filter(zone => zone.slots.length === 0).map(zone => zone.id)).toEqual([])
    const hits: string[] = []
    for (const { of, slot } of slotsOf(layer)) {
      for (const ink of inks)
        if (ink.bands.flatMap(spotsOn).some(p => inSlot(p, slot))) hits.push(`${of}: ${ink.of}`)
      for (const town of layer.towns) if (inSlot(town.at, slot)) hits.push(`${of}: ${town.name}`)
    }
    expect(hits).toEqual([])
  })

  it('puts each place for counters in its own zone, or pins it there', () => {
    const strays = layer.zones.flatMap(zone =>
      zone.slots
        .filter(slot => areaAt(slot.pin ?? slot.at) !== zone.id)
        .map(slot => `${zone.id} at ${slot.at.join(', ')}`),
    )
    expect(strays).toEqual([])
  })

  it('lets no two places for counters overlap', () => {
    const all = slotsOf(layer)
    const clashes = all.flatMap(({ of, slot }, i) =>
      all
        .slice(i + 1)
        .filter(
          other =>
            Math.abs(other.slot.at[0] - slot.at[0]) < (other.slot.size[0] + slot.size[0]) / 2 - 2 &&
            Math.abs(other.slot.at[1] - slot.at[1]) < (other.slot.size[1] + slot.size[1]) / 2 - 2,
        )
        .map(other => `${of} / ${other.of}`),
    )
    expect(clashes).toEqual([])
  })
})
