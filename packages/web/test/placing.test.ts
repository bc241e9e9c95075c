import './in-english.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Area, Layer, Spot, Stack } from '@aquila/games/table'
import { describe, expect, it } from 'vitest'
import { STACK } from '../src/look/stack.tsx'
import { placeStacks, spotOfFan } from '../src/table/map/placing.ts'
import { readAnyLayer } from '../src/table/map/read-any-layer.ts'
import { isInside, ringsOf } from '../src/table/map/rings.ts'

function layerOf(map: string): Layer {
  const file = fileURLToPath(new URL(`../../atlas/generated/${map}/layer.json`, import.meta.url))
  return readAnyLayer(map, JSON.parse(readFileSync(file, 'utf8')))
}

const layer = layerOf('kings-of-rome')
const cell = layer.cell ?? 0
const zones = layer.areas.filter(({ kind }) => kind === 'zone')

/** Where an army stands that is alone on the map. */
function standingIn({ id }: Area): { at: Spot; half: Spot } {
  const pieces = ['romulus', 'S1'].map(piece => ({ id: piece, kind: piece === 'S1' ? 'unit' : 'leader' }))
  const stack = { kit: 'murex', place: id, pieces } as unknown as Stack
  const [placed] = placeStacks(layer, [stack]).stacks
  if (placed === undefined) throw new Error(`nobody stands in ${id}`)
  return { at: placed.at, half: [(STACK.width * placed.scale) / 2, (STACK.height * placed.scale) / 2] }
}

function coversAName(area: Area): boolean {
  const { at, half } = standingIn(area)
  return layer.names.some(({ ink }) =>
    ink.some(({ line, half: thick }) =>
      [0, 1].every(axis => {
        const along = line.map(spot => spot[axis] ?? 0)
        const [middle, reach] = [at[axis] ?? 0, (half[axis] ?? 0) + thick]
        return Math.min(...along) < middle + reach && Math.max(...along) > middle - reach
      }),
    ),
  )
}

describe('armies on a map of hexes', () => {
  it('T4: stand where they cover no name, wherever there is such a spot near them', () => {
    const covering = zones.filter(coversAName).map(({ name }) => name)
    expect(zones.length).toBeGreaterThan(150)
    expect(covering.length).toBeLessThanOrEqual(5)
  })

  it('stand beside their hex wherever that covers nothing, and never far from it', () => {
    const far = zones.map(area => {
      const { at, half } = standingIn(area)
      return Math.max(Math.abs(at[0] - area.at[0]) - half[0], Math.abs(at[1] - area.at[1]) - half[1]) / cell
    })
    expect(Math.max(...far)).toBeLessThan(1.5)
    expect(far.filter(each => each < 0.7).length / far.length).toBeGreaterThan(0.8)
  })
})

describe('the pieces of a stack, laid out while somebody points at it', () => {
  const size = { width: 180, height: 56 }
  const army = (place: string) =>
    ({
      kit: 'murex',
      place,
      pieces: ['leader', 'unit'].map(kind => ({ id: `${kind} ${place}`, kind })),
    }) as unknown as Stack

  it('U26: hide none of the neighbours, though every zone around has an army', () => {
    const map = layerOf('alea-iacta-est')
    const here = map.areas.filter(({ kind }) => kind === 'zone').slice(0, 30)
    const { stacks } = placeStacks(
      map,
      here.map(({ id }) => army(id)),
    )
    const hiding = stacks.filter(placed => {
      const [x, y] = spotOfFan(placed, size, stacks, 1.2)
      return stacks.some(other => {
        const half = [STACK.width, STACK.height].map(each => (each * other.scale * 1.2) / 2)
        const [dx, dy] = [Math.abs(other.at[0] - x), Math.abs(other.at[1] - y)]
        return dx < (half[0] ?? 0) + size.width / 2 && dy < (half[1] ?? 0) + size.height / 2
      })
    })
    expect(stacks.length).toBe(30)
    expect(hiding.map(({ stack }) => stack.place)).toEqual([])
  })
})

describe('ships in port', () => {
  const alea = layerOf('alea-iacta-est')
  const fleetIn = (place: string, kit: string) =>
    ({
      kit,
      place,
      pieces: [{ id: `naves-${kit}`, kind: 'unit' }],
      ships: { on: 'port' },
    }) as unknown as Stack
  const isAfloat = (spot: Spot) =>
    alea.areas.some(({ kind, d }) => kind === 'sea' && isInside(ringsOf(d), spot))
  const lying = (place: string, ...kits: string[]) =>
    placeStacks(
      alea,
      kits.map(kit => fleetIn(place, kit)),
    ).stacks.map(({ at }) => at)

  it('lie on the water, whether the map has a harbour there or a shore only', () => {
    const ports = alea.areas.filter(({ harbour }) => harbour !== undefined).map(({ id }) => id)
    expect(ports.length).toBeGreaterThan(12)
    const [genua, dyrrachium, alexandria] = ['ITA-2', 'GRA-3', 'AEG-1']
    for (const port of [...ports, genua, dyrrachium, alexandria])
      expect([port, lying(port ?? '', 'murex').every(isAfloat)]).toEqual([port, true])
  })

  it('lie farther out where an army stands at the shore', () => {
    const army = {
      kit: 'murex',
      place: 'ITA-1',
      pieces: [{ id: 'caesar', kind: 'leader' }],
    } as unknown as Stack
    const { stacks } = placeStacks(alea, [army, fleetIn('ITA-1', 'murex')])
    const [ashore, ships] = stacks
    const apart = [0, 1].map(axis => Math.abs((ashore?.at[axis] ?? 0) - (ships?.at[axis] ?? 0)))
    const room = [
      (STACK.width * (ashore?.scale ?? 1) + 52) / 2,
      (STACK.height * (ashore?.scale ?? 1) + 34) / 2,
    ]
    expect(apart.some((far, axis) => far >= (room[axis] ?? 0))).toBe(true)
  })

  it('lie one behind the other if two sides have ships there', () => {
    const [one, other] = lying('GAL-8', 'murex', 'azure')
    expect(one).not.toEqual(other)
  })
})
