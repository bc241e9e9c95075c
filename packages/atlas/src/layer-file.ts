import * as v from 'valibot'
import type { HexLayer } from './hexlayer.ts'
import type { LayerRegion, LayerSea, LayerTown, LayerZone, MapLayer } from './layer.ts'

/** What a screen uses of a layer; borders are for the generator's own tests. */
export type ZoneLayerFile = Pick<MapLayer, 'width' | 'height' | 'art' | 'topology'> & {
  readonly zones: readonly (LayerPlace & Pick<LayerZone, 'lettering'>)[]
  readonly seas: readonly LayerPlace[]
  readonly regions: readonly Pick<LayerRegion, 'id' | 'banner'>[]
  readonly towns: readonly (Pick<LayerTown, 'zone' | 'at' | 'rank' | 'ink' | 'lettering'> & {
    readonly harbour?: Pick<NonNullable<LayerTown['harbour']>, 'at'>
  })[]
}

export type LayerPlace = Pick<LayerSea, 'id' | 'name' | 'label' | 'slots' | 'ink'>

export type HexLayerFile = Pick<HexLayer, 'width' | 'height' | 'art' | 'grid' | 'waypoints' | 'seaways'> & {
  readonly cities: readonly Pick<
    HexLayer['cities'][number],
    'name' | 'hex' | 'at' | 'capital' | 'ink' | 'lettering'
  >[]
}

const spot = v.tuple([v.number(), v.number()])

const ink = v.array(v.object({ line: v.array(spot), half: v.number() }))

const sheet = {
  width: v.number(),
  height: v.number(),
  art: v.object({ '1x': v.string(), '2x': v.string() }),
}

const lettering = v.nullable(
  v.object({
    lines: v.array(v.string()),
    size: v.number(),
    spacing: v.number(),
    center: spot,
    angle: v.number(),
    bend: v.number(),
    disc: v.exactOptional(v.object({ sign: v.string(), color: v.string(), at: spot, radius: v.number() })),
  }),
)

const place = v.object({
  id: v.string(),
  name: v.string(),
  label: spot,
  ink,
  slots: v.array(v.object({ at: spot, size: spot, pin: v.exactOptional(spot) })),
})

/** Numbers of arcs: of one ring, of the rings of a polygon, of several polygons. */
const ring = v.array(v.number())
const shapes = v.object({
  type: v.literal('GeometryCollection'),
  geometries: v.array(
    v.variant('type', [
      v.object({ type: v.literal('Polygon'), id: v.string(), arcs: v.array(ring) }),
      v.object({ type: v.literal('MultiPolygon'), id: v.string(), arcs: v.array(v.array(ring)) }),
    ]),
  ),
})

const zoneLayer = v.object({
  ...sheet,
  zones: v.array(v.object({ ...place.entries, lettering })),
  seas: v.array(place),
  regions: v.array(v.object({ id: v.string(), banner: spot })),
  towns: v.array(
    v.object({
      zone: v.string(),
      at: spot,
      rank: v.picklist(['capital', 'city', 'town']),
      ink,
      lettering,
      harbour: v.exactOptional(v.object({ at: spot })),
    }),
  ),
  topology: v.object({
    type: v.literal('Topology'),
    transform: v.exactOptional(v.object({ scale: spot, translate: spot })),
    arcs: v.custom<[number, number][][]>(isArcs, 'must be lists of points'),
    objects: v.object({ zones: shapes, seas: shapes }),
  }),
})

const hexLayer = v.object({
  ...sheet,
  grid: v.object({ columns: v.number(), rows: v.number(), step: v.number(), first: spot }),
  cities: v.array(
    v.object({ name: v.string(), hex: v.string(), at: spot, capital: v.boolean(), ink, lettering }),
  ),
  waypoints: v.record(v.string(), spot),
  seaways: v.array(v.string()),
})

/** By hand: there are ten thousand points, and a screen waits for them. */
function isArcs(value: unknown): boolean {
  return Array.isArray(value) && value.every(arc => Array.isArray(arc) && arc.every(isPoint))
}

function isPoint(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'number'
  )
}

/** A layer that comes from outside, checked; throws with the path of the first value that is wrong. */
export function readLayerFile(file: unknown): ZoneLayerFile | HexLayerFile {
  const isHex = typeof file === 'object' && file !== null && 'grid' in file
  return isHex ? parsed(hexLayer, file) : parsed(zoneLayer, file)
}

export function isHexLayer(layer: ZoneLayerFile | HexLayerFile): layer is HexLayerFile {
  return 'grid' in layer
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, file: unknown): T {
  const result = v.safeParse(schema, file)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`the layer of a map, ${v.getDotPath(issue) ?? 'as a whole'}: ${issue.message}`)
}
