import { type Composition, riverBorderLines } from './compose.ts'
import { at, type Line, lengthOf, type Point, pointAlong, round } from './geometry.ts'
import type { LayerBand, LayerBorder, LayerLettering, LayerSlot, LayerTown, MapLayer, Spot } from './layer.ts'
import { bandsOf, type Lettering } from './lettering.ts'
import { discColor } from './render.ts'
import type { Slot } from './slots.ts'

/** The composition as the layer a screen needs. */
export function makeLayer(map: Composition): MapLayer {
  const { spec } = map
  return {
    id: spec.id,
    title: spec.title,
    width: spec.width,
    height: spec.height,
    art: { '1x': 'map.webp', '2x': 'map@2x.webp' },
    regions: spec.regions.map(({ id, name, color }) => ({
      id,
      name,
      color,
      banner: spot(map.banners.get(id) ?? [0, 0]),
    })),
    zones: spec.zones.map((zone, i) => ({
      id: zone.id,
      name: zone.name,
      region: zone.region,
      label: spot(map.zones[i]?.name?.center ?? map.zones[i]?.slots[0]?.at ?? [0, 0]),
      lettering: letteringOf(map.zones[i]?.name, discColor(spec, at(spec.zones, i))),
      ink: inkOf(map.zones[i]?.name),
      slots: (map.zones[i]?.slots ?? []).map(slotOf),
    })),
    seas: spec.seas.map((sea, i) => ({
      id: sea.id,
      name: sea.name,
      open: sea.open,
      label: spot(map.seas[i]?.name?.center ?? map.project(sea.at)),
      ink: inkOf(map.seas[i]?.name),
      slots: (map.seas[i]?.slots ?? []).map(slotOf),
    })),
    towns: map.towns.map((placed): LayerTown => {
      const harbour = map.harbours.find(h => h.town === placed)
      return {
        name: placed.town.name,
        zone: placed.zone,
        at: spot(placed.at),
        rank: placed.town.rank,
        port: placed.town.port,
        lettering: letteringOf(placed.name),
        ink: inkOf(placed.name),
        ...(harbour ? { harbour: { ...slotOf(harbour.slot), sea: harbour.sea } } : {}),
      }
    }),
    borders: bordersOf(map),
    names: map.names.map(({ lettering }) => ({ text: lettering.lines.join(' '), ink: inkOf(lettering) })),
    topology: map.areas.topology,
  }
}

const spot = ([x, y]: Point): Spot => [round(x, 1), round(y, 1)]

const slotOf = ({ at, width, height, pin }: Slot): LayerSlot => ({
  at: spot(at),
  size: [width, height],
  ...(pin ? { pin: spot(pin) } : {}),
})

/** What a page needs to letter a name itself. */
export function letteringOf(name: Lettering | null | undefined, color = ''): LayerLettering | null {
  if (!name) return null
  const { lines, size, spacing, center, angle, bend, disc, number } = name
  return {
    lines,
    size: round(size, 1),
    spacing,
    center: spot(center),
    angle: round((angle * 180) / Math.PI, 1),
    bend,
    ...(disc && number
      ? { disc: { sign: number, color, at: spot(disc.center), radius: round(disc.radius, 1) } }
      : {}),
  }
}

export const inkOf = (lettering: Lettering | null | undefined): LayerBand[] =>
  lettering
    ? bandsOf(lettering).map(({ line, half }) => ({ line: line.map(spot), half: round(half, 1) }))
    : []

function bordersOf(map: Composition): LayerBorder[] {
  const out: LayerBorder[] = []
  const crossingOf = (a: string, b: string) =>
    map.crossings.find(({ between: [p, q] }) => (p === a && q === b) || (p === b && q === a))
  const entry = (
    between: readonly [string, string],
    kind: LayerBorder['kind'],
    name: string | null,
  ): LayerBorder => {
    const lines = riverBorderLines(map.areas, between)
    const crossing = crossingOf(between[0], between[1])
    const longest = [...lines].sort((p, q) => lengthOf(q) - lengthOf(p))[0]
    return {
      between,
      kind,
      name,
      length: Math.round(lines.reduce((sum, line) => sum + lengthOf(line), 0)),
      at: spot(middleOf(crossing?.line ?? longest ?? [[0, 0]])),
      ...(crossing ? { crossing: crossing.line.map(spot) } : {}),
    }
  }
  for (const { between, kind, name } of map.spec.borders) out.push(entry(between, kind, name))
  for (const sea of map.spec.seas)
    for (const other of sea.adjacent) if (sea.id < other) out.push(entry([sea.id, other], 'sea', null))
  return out
}

const middleOf = (line: Line): Point => pointAlong(line, lengthOf(line) / 2).point
