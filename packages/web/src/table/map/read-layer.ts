import type { Area, Layer, Slot, Spot } from '@aquila/games/table'

/** What the atlas writes beside the art: places by id, and their outlines as arcs that neighbours share. */
export interface AtlasLayer {
  readonly width: number
  readonly height: number
  readonly art: { readonly '1x': string; readonly '2x': string }
  readonly zones: readonly AtlasPlace[]
  readonly seas: readonly AtlasPlace[]
  readonly regions: readonly { readonly id: string; readonly banner: Spot | null }[]
  readonly topology: {
    readonly transform?: { readonly scale: Spot; readonly translate: Spot }
    readonly arcs: readonly (readonly Spot[])[]
    readonly objects: { readonly zones: Shapes; readonly seas: Shapes }
  }
}

interface AtlasPlace {
  readonly id: string
  readonly name: string
  readonly label: Spot
  readonly slots: readonly { readonly at: Spot; readonly size: Spot; readonly pin?: Spot }[]
}

interface Shapes {
  readonly geometries: readonly { readonly id: string; readonly type: string; readonly arcs: unknown }[]
}

/** The layer as the table uses it. */
export function readLayer(map: string, file: AtlasLayer): Layer {
  const arcs = arcsOf(file.topology)
  const outlines = new Map<string, string>()
  for (const { geometries } of [file.topology.objects.zones, file.topology.objects.seas])
    for (const { id, arcs: shape } of geometries) outlines.set(id, pathOf(shape, arcs))
  const areas = (places: readonly AtlasPlace[], kind: Area['kind']): Area[] =>
    places.map(({ id, name, label, slots }) => {
      return {
        id,
        name,
        kind,
        d: outlines.get(id) ?? '',
        at: label,
        slots: slots.map(slotOf),
        fill: null,
      }
    })
  return {
    width: file.width,
    height: file.height,
    areas: [...areas(file.seas, 'sea'), ...areas(file.zones, 'zone')],
    art: { one: `/maps/${map}/${file.art['1x']}`, two: `/maps/${map}/${file.art['2x']}` },
    banners: new Map(
      file.regions.flatMap(({ id, banner }) => (banner === null ? [] : [[id, banner] as const])),
    ),
    cell: null,
    near: 0.9,
  }
}

function slotOf({ at, size: [width, height], pin }: AtlasPlace['slots'][number]): Slot {
  return pin === undefined ? { at, width, height } : { at, width, height, pin }
}

/** Arcs may be written as steps on a grid. */
function arcsOf({ arcs, transform }: AtlasLayer['topology']): Spot[][] {
  if (transform === undefined) return arcs.map(arc => [...arc])
  const { scale, translate } = transform
  return arcs.map(arc => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Spot => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/** Rings are lists of arc numbers; lists of rings may be nested as deep as the kind of shape needs. */
function pathOf(shape: unknown, arcs: readonly (readonly Spot[])[]): string {
  if (!Array.isArray(shape)) return ''
  if (shape.every(part => typeof part === 'number')) return ringOf(shape, arcs)
  return shape.map(part => pathOf(part, arcs)).join('')
}

/** A negative number is the arc ~n, backwards. The last point of an arc is the first of the next. */
function ringOf(numbers: readonly number[], arcs: readonly (readonly Spot[])[]): string {
  const points = numbers.flatMap(number => {
    const arc = number >= 0 ? arcs[number] : arcs[~number]?.toReversed()
    return arc?.slice(0, -1) ?? []
  })
  return points.length === 0 ? '' : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
