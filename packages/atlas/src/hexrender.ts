import { blend, darker } from './color.ts'
import { type Face, face } from './fonts.ts'
import { drawCartouche, drawCompass, drawLegend, numberDisc, riverStroke } from './furniture.ts'
import { at, distance, midpoint, must, type Point, round } from './geometry.ts'
import { hexAt, hexId } from './hex.ts'
import { anchorSpot, cityRadius, type HexComposition } from './hexcompose.ts'
import { pathOf } from './lettering.ts'
import { drawPeak } from './mountains.ts'
import { seeded } from './random.ts'
import { drawFrame, drawWaterlines, mapStyles, vignette, type Wanted } from './render.ts'
import { SOLID, takenAt } from './sheet.ts'
import { anchorSign, starSign, townSign } from './signs.ts'
import { areaData, group, lineData, path, tag } from './svg.ts'

/** The hex map as one SVG picture. */
export function drawHexMap(map: HexComposition, { names }: Wanted): string {
  const { spec, grid } = map
  const { width, height } = grid
  const p = spec.palette
  const land = areaData(map.land)
  const body = [
    tag('rect', { width, height, fill: p.sea }),
    group({ 'clip-path': 'url(#on-sea)', fill: 'none', 'stroke-linejoin': 'round' }, drawWaterlines(p)),
    drawSeaHexes(map),
    tag('use', { href: '#land', fill: p.land }),
    drawGround(map),
    drawRivers(map),
    tag('use', {
      href: '#land',
      fill: 'none',
      stroke: p.ink,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
    drawGrid(map),
    drawMountains(map),
    drawRoads(map),
    drawNames(map),
    drawCities(map, names),
    names ? drawNumbers(map) : '',
    drawCompass(spec),
    drawLegend(spec),
    drawCartouche(spec),
    drawFrame({ width, height, palette: p }),
  ].join('\n')
  const defs = tag(
    'defs',
    {},
    mapStyles(p) +
      vignette() +
      digitDefs() +
      tag('path', { id: 'land', d: land }) +
      tag('clipPath', { id: 'on-land' }, tag('use', { href: '#land' })) +
      tag(
        'clipPath',
        { id: 'on-sea' },
        path(`M-50-50H${width + 50}V${height + 50}H-50Z${land}`, { 'clip-rule': 'evenodd' }),
      ),
  )
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    defs + body,
  )
}

const ringData = (corners: readonly Point[]): string => `${lineData(corners)}Z`

/** Light hexes can be sailed; around the capes they cost more. */
function drawSeaHexes({ spec, grid }: HexComposition): string {
  const light = spec.seaHexes.filter(sea => sea.navigable)
  const shape = light.map(({ hex }) => ringData(grid.corners(...hexAt(hex)))).join('')
  const capes = light
    .filter(sea => sea.cost > 1)
    .map(({ hex, cost }) => {
      const [x, y] = grid.center(...hexAt(hex))
      return numberDisc(String(cost), x, y + 2, 8.5, spec.palette.seaInk, spec.palette)
    })
  return group(
    { 'clip-path': 'url(#on-sea)' },
    path(shape, {
      fill: '#e8f1ea',
      'fill-opacity': 0.5,
      stroke: spec.palette.seaInk,
      'stroke-width': 1,
      'stroke-opacity': 0.55,
    }) + capes.join(''),
  )
}

/** Hexes this many steps around a city are its people's country. */
const COUNTRY = 3.1

/** Each people's country: the hexes nearest to its cities, in a faint colour, stronger next to the city. */
function drawGround({ spec, grid, cities }: HexComposition): string {
  const colors = new Map(spec.peoples.map(people => [people.id, people.color]))
  const shapes = new Map<string, { near: string; far: string }>()
  for (let column = 1; column <= spec.grid.columns; column++)
    for (let row = 1; row <= spec.grid.rows; row++) {
      const center = grid.center(column, row)
      const [nearest] = cities
        .map(({ city, at: place }) => ({ city, steps: distance(place, center) / grid.step }))
        .sort((p, q) => p.steps - q.steps)
      if (!nearest || nearest.steps > COUNTRY) continue
      const shape = shapes.get(nearest.city.people) ?? { near: '', far: '' }
      const hex = ringData(grid.corners(column, row))
      shapes.set(
        nearest.city.people,
        nearest.steps < 1.2 ? { ...shape, near: shape.near + hex } : { ...shape, far: shape.far + hex },
      )
    }
  const washes = [...shapes].map(([people, { near, far }]) => {
    const fill = colors.get(people) ?? '#888888'
    return path(far, { fill, 'fill-opacity': 0.15 }) + path(near, { fill, 'fill-opacity': 0.27 })
  })
  const edge = [16, 11, 7].map(w =>
    tag('use', {
      href: '#land',
      fill: 'none',
      stroke: darker(spec.palette.gold, 0.4),
      'stroke-width': w,
      'stroke-opacity': 0.12,
    }),
  )
  return group({ 'clip-path': 'url(#on-land)' }, washes.join('') + edge.join(''))
}

function drawRivers({ spec, grid, rivers, lakes }: HexComposition): string {
  const p = spec.palette
  const all = (great: boolean): string =>
    rivers
      .filter(r => r.great === great)
      .map(r => lineData(r.line))
      .join('')
  const sides = spec.riverSides
    .map(([a, b]) => sharedSide(grid.corners(...hexAt(a)), grid.corners(...hexAt(b))))
    .map(lineData)
    .join('')
  const stroke = (d: string, width: number): string =>
    path(d, {
      fill: 'none',
      stroke: p.riverCasing,
      'stroke-width': width + 1.8,
      'stroke-opacity': 0.7,
      'stroke-linecap': 'round',
    }) +
    path(d, {
      fill: 'none',
      stroke: p.river,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  return (
    group({ 'clip-path': 'url(#on-land)' }, stroke(all(false), 1.8) + stroke(all(true), 3.2)) +
    path(areaData(lakes), { fill: blend(p.sea, p.river, 0.18), stroke: p.river, 'stroke-width': 1.2 }) +
    riverStroke(sides, p)
  )
}

const sharedSide = (a: readonly Point[], b: readonly Point[]): Point[] =>
  a.filter(p => b.some(q => Math.hypot(p[0] - q[0], p[1] - q[1]) < 1))

function drawGrid({ spec, grid }: HexComposition): string {
  const sea = new Set(spec.seaHexes.map(({ hex }) => hex))
  const lines: string[] = []
  for (let column = 1; column <= spec.grid.columns; column++)
    for (let row = 1; row <= spec.grid.rows; row++) {
      if (sea.has(hexId(column, row))) continue
      // Three sides of each hex are enough: the neighbours draw the others.
      const corners = grid.corners(column, row)
      lines.push(lineData([at(corners, 3), at(corners, 4), at(corners, 5), at(corners, 0)]))
      if (row === 1 || sea.has(hexId(column, row - 1))) lines.push(lineData([at(corners, 1), at(corners, 2)]))
    }
  return path(lines.join(''), {
    fill: 'none',
    stroke: spec.palette.border,
    'stroke-width': 0.8,
    'stroke-opacity': 0.42,
  })
}

function drawMountains({ spec, peaks }: HexComposition): string {
  const random = seeded(spec.seed + 2)
  return group({ opacity: 0.92 }, peaks.map(peak => drawPeak(peak, random)).join(''))
}

/** Roads run from middle to middle of the legs between hexes, bending at the waypoints. */
function drawRoads({ spec, waypoints }: HexComposition): string {
  const courseOf = (hexes: readonly string[]): string => {
    const stops = hexes.map(hex => must(waypoints.get(hex)))
    const n = ([x, y]: Point): string => `${round(x, 1)} ${round(y, 1)}`
    let d = `M${n(at(stops, 0))}`
    for (let i = 1; i < stops.length; i++) {
      const [a, b] = [at(stops, i - 1), at(stops, i)]
      d += i === 1 ? `L${n(midpoint(a, b))}` : `Q${n(a)} ${n(midpoint(a, b))}`
    }
    return `${d}L${n(at(stops, stops.length - 1))}`
  }
  const of = (kind: 'main' | 'trail'): string =>
    spec.roads
      .filter(road => road.kind === kind)
      .map(road => courseOf(road.hexes))
      .join('')
  const [main, trail] = [of('main'), of('trail')]
  const p = spec.palette
  const line = (d: string, stroke: string, width: number, dash?: string): string =>
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': dash ? 'butt' : 'round',
      'stroke-linejoin': 'round',
      'stroke-dasharray': dash,
    })
  return (
    line(trail, p.paper, 4.4) +
    line(trail, darker(p.gold, 0.42), 2.3, '7 3.2') +
    line(main, darker(p.accent, 0.25), 6.6) +
    line(main, '#f0d9a0', 3.6)
  )
}

function drawNames({ spec, peoples, seas }: HexComposition): string {
  const colors = new Map(spec.peoples.map(people => [people.id, people.color]))
  return (
    peoples
      .map(({ id, lettering }) =>
        path(pathOf(lettering), { class: 'pl', fill: darker(colors.get(id) ?? '#555', 0.45) }),
      )
      .join('') + seas.map(lettering => path(pathOf(lettering), { class: 'sl' })).join('')
  )
}

function drawCities({ spec, cities }: HexComposition, names: boolean): string {
  const colors = new Map(spec.peoples.map(people => [people.id, people.color]))
  return cities
    .map(({ city, at: [x, y], name }) => {
      const sign = city.capital
        ? group(
            { transform: `translate(${round(x, 1)} ${round(y, 1)}) scale(1.3)` },
            townSign('capital', [0, 0], spec.palette),
          )
        : starSign(
            [x, y],
            cityRadius(city),
            city.site ? spec.palette.paper : (colors.get(city.people) ?? '#555'),
            spec.palette,
          )
      const port = city.port ? anchorSign(anchorSpot([x, y]), spec.palette) : ''
      return sign + port + (names && name ? path(pathOf(name), { class: city.capital ? 'tl tc' : 'tl' }) : '')
    })
    .join('')
}

const DIGIT = 8.6

const digitPath = (type: Face, digit: string): string =>
  pathOf({
    face: 'town',
    lines: [digit],
    size: DIGIT,
    spacing: 0,
    center: [0, 0],
    angle: 0,
    bend: 0,
    disc: null,
    letters: type.letters(digit).map(letter => ({
      center: [(letter.advance * DIGIT) / 2, 0] as const,
      angle: 0,
      halfWidth: 0,
      halfHeight: 0,
      letter,
    })),
  })

/** Each digit is drawn once and used three thousand times. */
const digitDefs = (): string =>
  [...'0123456789'].map(digit => tag('path', { id: `d${digit}`, d: digitPath(face('town'), digit) })).join('')

/** The number stands at the top of its hex, unless a name or sign is there. */
function drawNumbers({ spec, grid, sheet }: HexComposition): string {
  const dark = new Set(spec.seaHexes.filter(sea => !sea.navigable).map(({ hex }) => hex))
  const type = face('town')
  const out: string[] = []
  for (let column = 1; column <= spec.grid.columns; column++)
    for (let row = 1; row <= spec.grid.rows; row++) {
      const id = hexId(column, row)
      const [x, y] = grid.center(column, row)
      const top = y - grid.step * 0.385
      if (dark.has(id) || [-8, 0, 8].some(dx => (takenAt(sheet, [x + dx, top]) & SOLID) !== 0)) continue
      let pen = x - (type.width(id) * DIGIT) / 2
      for (const digit of id) {
        out.push(tag('use', { href: `#d${digit}`, x: round(pen, 1), y: round(top, 1) }))
        pen += type.width(digit) * DIGIT
      }
    }
  return group({ fill: spec.palette.ink, 'fill-opacity': 0.6 }, out.join(''))
}
