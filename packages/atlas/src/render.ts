import { blend, darker, tint } from './color.ts'
import { type Composition, riverBorderLines } from './compose.ts'
import { drawCartouche, drawCompass, drawLegend, numberDisc, riverStroke } from './furniture.ts'
import { at, type Line, must } from './geometry.ts'
import { type Lettering, pathOf } from './lettering.ts'
import { drawPeak } from './mountains.ts'
import { seeded } from './random.ts'
import { anchorSign, crossingSign, townSign } from './signs.ts'
import type { MapSpec, Palette, ZoneSpec } from './spec.ts'
import { areaData, group, lineData, path, tag } from './svg.ts'
import { portSpot } from './townnames.ts'

/** Whether names of zones, towns and cities are drawn too: in a picture, but not in the art, over which a page letters them. */
export interface Wanted {
  readonly names: boolean
}

/** The composition as one SVG picture. */
export function drawMap(map: Composition, { names }: Wanted): string {
  const { spec } = map
  const { width, height, palette: p } = spec
  const land = areaData(map.coast.land)
  const body = [
    tag('rect', { width, height, fill: p.sea }),
    drawSea(map),
    tag('use', { href: '#land', fill: p.land }),
    drawZones(map),
    drawScenery(map),
    drawBorders(map),
    path(areaData(map.coast.lakes), {
      fill: blend(p.sea, p.river, 0.15),
      stroke: p.river,
      'stroke-width': 0.9,
    }),
    tag('use', {
      href: '#land',
      fill: 'none',
      stroke: p.ink,
      'stroke-width': 1.35,
      'stroke-linejoin': 'round',
    }),
    drawChannels(map),
    drawCosts(map),
    drawMountains(map),
    drawCompass(spec),
    drawFreeNames(map),
    names ? drawZoneNames(map) : '',
    drawTowns(map, names),
    ...map.crossings.map(({ line, kind }) => crossingSign(line, kind, p)),
    drawLegendIfAny(spec),
    drawCartouche(spec),
    drawFrame(spec),
  ].join('\n')
  const defs = tag(
    'defs',
    {},
    mapStyles(spec.palette) +
      vignette() +
      tag('path', { id: 'land', d: land }) +
      tag('clipPath', { id: 'on-land' }, tag('use', { href: '#land' })) +
      tag(
        'clipPath',
        { id: 'on-sea' },
        path(`M-50-50H${width + 50}V${height + 50}H-50Z${land}`, { 'clip-rule': 'evenodd' }),
      ) +
      hatchDefs(spec.palette) +
      zoneDefs(map),
  )
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    defs + body,
  )
}

const drawLegendIfAny = (spec: MapSpec): string =>
  spec.furniture.legend.entries.length > 0 ? drawLegend(spec) : ''

const zoneDefs = ({ spec, areas }: Composition): string =>
  spec.zones
    .map((zone, i) => {
      const d = areaData(must(areas.zones.get(zone.id)))
      return (
        tag('path', { id: `z${i}`, d }) + tag('clipPath', { id: `c${i}` }, tag('use', { href: `#z${i}` }))
      )
    })
    .join('')

/** Waterlines: bands along the coast, light and dark by turns, fainter with distance. */
export function drawWaterlines({ waves: [dark, light] }: Palette): string {
  const bands: readonly (readonly [number, string, number])[] = [
    [60, dark, 0.2],
    [48, light, 0.7],
    [37, dark, 0.28],
    [27, light, 0.7],
    [18, dark, 0.4],
    [10, light, 0.75],
  ]
  return bands
    .map(([width, color, opacity]) =>
      tag('use', { href: '#land', 'stroke-width': width, stroke: color, 'stroke-opacity': opacity }),
    )
    .join('')
}

function drawSea({ spec, areas }: Composition): string {
  const seas = new Set(spec.seas.map(sea => sea.id))
  const between = areas.shared.filter(({ a, b }) => seas.has(a) && seas.has(b)).flatMap(({ lines }) => lines)
  const borders = path(between.map(lineData).join(''), {
    stroke: spec.palette.seaInk,
    'stroke-width': 2.2,
    'stroke-dasharray': '1 6.5',
    'stroke-linecap': 'round',
  })
  return group(
    { 'clip-path': 'url(#on-sea)', fill: 'none', 'stroke-linejoin': 'round' },
    drawWaterlines(spec.palette) + borders,
  )
}

function drawZones({ spec }: Composition): string {
  const colors = new Map(spec.regions.map(region => [region.id, region.color]))
  return spec.zones
    .map((zone, i) => {
      const color = tint(colors.get(zone.region) ?? spec.palette.land, i)
      return group(
        { 'clip-path': `url(#c${i})` },
        tag('use', { href: `#z${i}`, fill: color, 'fill-opacity': 0.55 }) +
          (zone.impassable === true ? tag('use', { href: `#z${i}`, fill: 'url(#waste)' }) : '') +
          innerGlow(`#z${i}`, color, 26, 0.2),
      )
    })
    .join('')
}

/** Islands that nobody can enter: the colour of their region, and a hatch that says so. */
function drawScenery({ spec, scenery }: Composition): string {
  const colors = new Map(spec.regions.map(region => [region.id, region.color]))
  return scenery
    .map(({ region, land }) => {
      const d = areaData(land)
      const color = colors.get(region) ?? spec.palette.land
      return path(d, { fill: color, 'fill-opacity': 0.5 }) + path(d, { fill: 'url(#scenery)' })
    })
    .join('')
}

/** Two hatches, that lean away from each other: islands of scenery, and wastes that nobody enters. */
function hatchDefs({ ink }: Palette): string {
  const hatch = (id: string, step: number, turn: number, stroke: number, opacity: number): string =>
    tag(
      'pattern',
      {
        id,
        width: step,
        height: step,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${turn})`,
      },
      path(`M0 0V${step}`, { stroke: ink, 'stroke-width': stroke, 'stroke-opacity': opacity }),
    )
  return hatch('scenery', 7, 45, 1.6, 0.35) + hatch('waste', 13, -45, 1.5, 0.2)
}

/** A soft band inside an edge: strokes of falling width add up to a smooth fade. Far cheaper than a blur. */
function innerGlow(href: string, color: string, width: number, opacity: number): string {
  const steps = [1, 0.8, 0.62, 0.46, 0.32, 0.2]
  return group(
    { fill: 'none', stroke: color, 'stroke-opacity': opacity, 'stroke-linejoin': 'round' },
    steps.map(step => tag('use', { href, 'stroke-width': Math.round(width * step * 10) / 10 })).join(''),
  )
}

function drawBorders({ spec, areas, rivers }: Composition): string {
  const p = spec.palette
  const regionOf = new Map(spec.zones.map(zone => [zone.id, zone.region]))
  const inner: Line[] = []
  const outer: Line[] = []
  for (const { a, b, lines } of areas.shared) {
    const [ra, rb] = [regionOf.get(a), regionOf.get(b)]
    if (ra === undefined || rb === undefined) continue
    ;(ra === rb ? inner : outer).push(...lines)
  }
  const [zones, regions] = [inner.map(lineData).join(''), outer.map(lineData).join('')]
  const water = rivers
    .filter(river => !river.channel)
    .map(river => lineData(river.line))
    .join('')
  const edges = spec.zones.map((_, i) =>
    tag('use', { href: `#z${i}`, stroke: p.border, 'stroke-width': 1.1, 'stroke-opacity': 0.7 }),
  )
  return group(
    { 'clip-path': 'url(#on-land)', fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    innerGlow('#land', darker(p.gold, 0.45), 17, 0.1) +
      edges.join('') +
      path(zones, { stroke: p.paper, 'stroke-width': 3.4, 'stroke-opacity': 0.7 }) +
      path(zones, {
        stroke: p.border,
        'stroke-width': 1.8,
        'stroke-dasharray': '7 3.5',
        'stroke-linecap': 'butt',
      }) +
      path(water, { stroke: p.riverCasing, 'stroke-width': 3.4, 'stroke-opacity': 0.75 }) +
      path(water, { stroke: p.river, 'stroke-width': 1.8 }) +
      path(regions, { stroke: p.regionBorder, 'stroke-width': 7, 'stroke-opacity': 0.2 }) +
      path(regions, { stroke: p.regionBorder, 'stroke-width': 2.5 }),
  )
}

/** Narrow straits: sea between two shores, over the coast that knows nothing of them. */
function drawChannels({ spec, rivers }: Composition): string {
  const { ink, sea } = spec.palette
  const channels = rivers.filter(river => river.channel)
  const water = channels.map(river => lineData(river.line)).join('')
  const shores = path(water, { stroke: ink, 'stroke-width': 9.7 })
  return group(
    { fill: 'none', 'stroke-linejoin': 'round' },
    shores + path(water, { stroke: sea, 'stroke-width': 7 }),
  )
}

/** Rivers that cost an army something to cross, drawn over the border they form. */
function drawCosts({ spec, areas }: Composition): string {
  const lines = spec.borders.filter(b => b.kind === 'river').flatMap(b => riverBorderLines(areas, b.between))
  return group({ 'clip-path': 'url(#on-land)' }, riverStroke(lines.map(lineData).join(''), spec.palette))
}

function drawMountains({ spec, peaks }: Composition): string {
  const random = seeded(spec.seed + 2)
  return group({}, peaks.map(peak => drawPeak(peak, random)).join(''))
}

/** Lands of nobody and seas: part of the art. */
function drawFreeNames({ names, seas, spec }: Composition): string {
  const wilds = names.map(({ lettering }) =>
    path(pathOf(lettering), { class: 'wl', fill: darker(spec.palette.gold, 0.45) }),
  )
  return [...wilds, ...seas.map(({ name }) => (name ? path(pathOf(name), { class: 'sl' }) : ''))].join('')
}

function drawZoneNames({ zones, spec }: Composition): string {
  return zones
    .map(({ name }, i) =>
      name
        ? path(pathOf(name), { class: 'zl' }) + discOf(name, discColor(spec, at(spec.zones, i)), spec)
        : '',
    )
    .join('')
}

/** The disc with a zone's number is a dark tone of its region. */
export function discColor(spec: MapSpec, { region }: ZoneSpec): string {
  return darker(spec.regions.find(({ id }) => id === region)?.color ?? spec.palette.ink, 0.5)
}

const discOf = ({ disc, number }: Lettering, color: string, spec: MapSpec): string =>
  disc && number ? numberDisc(number, disc.center[0], disc.center[1], disc.radius, color, spec.palette) : ''

function drawTowns({ towns, spec }: Composition, names: boolean): string {
  const p = spec.palette
  return towns
    .map(({ town, at: place, name }) => {
      const sign = (town.port ? anchorSign(portSpot(place), p) : '') + townSign(town.rank, place, p)
      return (
        sign + (names && name ? path(pathOf(name), { class: town.rank === 'capital' ? 'tl tc' : 'tl' }) : '')
      )
    })
    .join('')
}

export function mapStyles(p: Palette): string {
  const halo = (color: string, width: number, opacity: number): string =>
    `paint-order:stroke;stroke:${color};stroke-width:${width}px;stroke-opacity:${opacity};stroke-linejoin:round`
  return tag(
    'style',
    {},
    `.zl{fill:${p.ink};${halo(p.paper, 3.2, 0.62)}}` +
      `.pl{fill-opacity:.94;${halo(p.paper, 4, 0.6)}}` +
      `.wl{fill-opacity:.75}` +
      `.sl{fill:${p.seaInk}}` +
      `.tl{fill:${p.ink};${halo(p.paper, 3, 0.85)}}` +
      `.tc{fill:${p.accent}}` +
      `.mf{fill:#efe3c2}.ms{fill:#6d5335;fill-opacity:.5}` +
      `.ml{fill:none;stroke:#4a3320;stroke-width:1;stroke-linejoin:round;stroke-linecap:round}` +
      `.mh{fill:none;stroke:#4a3320;stroke-width:.5;stroke-opacity:.7}`,
  )
}

export const vignette = (): string =>
  tag(
    'radialGradient',
    { id: 'vignette', cx: 0.5, cy: 0.5, r: 0.75 },
    tag('stop', { offset: 0.62, 'stop-color': '#5a3a16', 'stop-opacity': 0 }) +
      tag('stop', { offset: 1, 'stop-color': '#4a2c0e', 'stop-opacity': 0.34 }),
  )

/** Darkened edges and the frame. The texture of the paper is laid over the finished painting. */
export function drawFrame({
  width,
  height,
  palette: p,
}: Pick<MapSpec, 'width' | 'height' | 'palette'>): string {
  return (
    tag('rect', { width, height, fill: 'url(#vignette)' }) +
    tag('rect', {
      x: 7,
      y: 7,
      width: width - 14,
      height: height - 14,
      fill: 'none',
      stroke: p.ink,
      'stroke-width': 3.2,
    }) +
    tag('rect', {
      x: 14.5,
      y: 14.5,
      width: width - 29,
      height: height - 29,
      fill: 'none',
      stroke: p.ink,
      'stroke-width': 1,
    })
  )
}
