import { describe, expect, it } from 'vitest'
import { zoneMaps } from '../maps/index.ts'
import { UNSEEN, VISIBLE } from '../src/inspect.ts'
import { contactKey, contactsOf } from '../src/layer.ts'
import { mapLayer } from './layers.ts'

/** The rule graph is the authority: the committed geometry must say the same. */
describe.each(zoneMaps.map(spec => [spec.id, spec] as const))('%s: borders', (id, spec) => {
  const layer = mapLayer(id)
  const contacts = contactsOf(layer)
  const length = (a: string, b: string): number => contacts.get(contactKey(a, b)) ?? 0
  const drawn = new Set(layer.borders.filter(b => b.crossing).map(({ between: [a, b] }) => contactKey(a, b)))
  const zoneIds = new Set(spec.zones.map(zone => zone.id))

  it('shows every land and river border of the rules as a common line', () => {
    const hidden = spec.borders
      .filter(({ kind }) => kind === 'land' || kind === 'river' || kind === 'pass')
      .filter(({ between: [a, b] }) => length(a, b) < VISIBLE)
    expect(hidden).toEqual([])
  })

  it('draws a way across for every strait, pass and link', () => {
    const missing = spec.borders
      .filter(({ kind }) => kind === 'strait' || kind === 'pass' || kind === 'link')
      .filter(({ between: [a, b] }) => !drawn.has(contactKey(a, b)))
    expect(missing).toEqual([])
  })

  it('keeps zones apart that are not adjacent', () => {
    const legal = new Set(spec.borders.map(({ between: [a, b] }) => contactKey(a, b)))
    const touching = [...contacts].filter(([key, px]) => {
      const [a = '', b = ''] = key.split('|')
      return zoneIds.has(a) && zoneIds.has(b) && px >= UNSEEN && !legal.has(key)
    })
    expect(touching).toEqual([])
  })

  it('gives every zone its coasts, and no others', () => {
    const legal = new Set(spec.seas.flatMap(sea => sea.coasts.map(zone => contactKey(zone, sea.id))))
    const dry = [...legal].filter(key => (contacts.get(key) ?? 0) < VISIBLE)
    const closed = new Set(spec.zones.filter(zone => zone.impassable).map(zone => zone.id))
    const wet = [...contacts].filter(([key, px]) => {
      const ends = key.split('|')
      const coast = ends.filter(end => zoneIds.has(end)).length === 1
      return coast && px >= UNSEEN && !legal.has(key) && !ends.some(end => closed.has(end))
    })
    expect({ dry, wet }).toEqual({ dry: [], wet: [] })
  })

  it('joins adjacent seas, and only those', () => {
    const legal = new Set(spec.seas.flatMap(sea => sea.adjacent.map(other => contactKey(sea.id, other))))
    const apart = [...legal].filter(key => (contacts.get(key) ?? 0) < VISIBLE && !drawn.has(key))
    const joined = [...contacts].filter(([key, px]) => {
      const ends = key.split('|')
      return ends.every(end => !zoneIds.has(end)) && px >= UNSEEN && !legal.has(key)
    })
    expect({ apart, joined }).toEqual({ apart: [], joined: [] })
  })

  it('has an outline for every zone and every sea', () => {
    const outlined = new Set(
      Object.values(layer.topology.objects).flatMap(object =>
        object.type === 'GeometryCollection' ? object.geometries.map(geometry => String(geometry.id)) : [],
      ),
    )
    expect([...zoneIds, ...spec.seas.map(sea => sea.id)].filter(area => !outlined.has(area))).toEqual([])
  })
})
