import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { darker } from './color.ts'
import type { Box } from './geometry.ts'
import { must, round } from './geometry.ts'
import { pathOf, type Setting, set, widthOf } from './lettering.ts'
import { anchorSign, crossingSign, starSign, townSign } from './signs.ts'
import type { FurnitureSpec, LegendEntry, MapSpec, Palette } from './spec.ts'

/** What title, legend and compass need to know of a map. */
type Furnished = Pick<MapSpec, 'title' | 'subtitle' | 'palette' | 'furniture'>

import { group, path, tag } from './svg.ts'

/** Title cartouche, legend and compass. */

/** A line of text with its left, middle or right at a spot, as outlines. */
export function text(
  content: string,
  options: {
    readonly x: number
    readonly y: number
    readonly size: number
    readonly face: Setting['face']
    readonly fill: string
    readonly align?: 'start' | 'middle' | 'end'
    readonly spacing?: number
  },
): string {
  const frame = { face: options.face, lines: [content], size: options.size, spacing: options.spacing ?? 0 }
  const width = widthOf(frame)
  const shift = options.align === 'end' ? -width / 2 : options.align === 'middle' ? 0 : width / 2
  return path(pathOf(set({ ...frame, center: [options.x + shift, options.y], angle: 0, bend: 0 })), {
    fill: options.fill,
  })
}

const CARTOUCHE_HEIGHT = 122

export const cartoucheBox = ({ cartouche: c }: FurnitureSpec): Box => ({
  x0: c.x,
  y0: c.y,
  x1: c.x + c.width,
  y1: c.y + CARTOUCHE_HEIGHT,
})

export function drawCartouche(spec: Furnished): string {
  const { palette: p } = spec
  const { x, y, width, ornament } = spec.furniture.cartouche
  const middle = width / 2
  const room = width - 2 * 92
  const size = fitted(spec.title.toUpperCase(), 'landBold', 34, room, 0.08)
  const small = fitted(spec.subtitle, 'sea', 21, room, 0.02)
  const corner = (cx: number, cy: number, sx: number, sy: number): string =>
    path('M0 22V8Q0 0 8 0H22M5 16Q5 5 16 5', {
      fill: 'none',
      stroke: p.gold,
      'stroke-width': 2,
      transform: `translate(${cx} ${cy}) scale(${sx} ${sy})`,
    })
  const h = CARTOUCHE_HEIGHT
  return group(
    { transform: `translate(${x} ${y})` },
    tag('rect', { x: 4, y: 5, width, height: h, rx: 4, fill: '#2a1a0a', 'fill-opacity': 0.28 }) +
      tag('rect', { width, height: h, rx: 4, fill: p.paper, stroke: p.ink, 'stroke-width': 2.2 }) +
      tag('rect', {
        x: 6,
        y: 6,
        width: width - 12,
        height: h - 12,
        rx: 2,
        fill: 'none',
        stroke: p.accent,
        'stroke-width': 1,
      }) +
      corner(11, 11, 1, 1) +
      corner(width - 11, 11, -1, 1) +
      corner(11, h - 11, 1, -1) +
      corner(width - 11, h - 11, -1, -1) +
      icon(ornament, 26, h / 2 - 33, 66, p.accent) +
      icon(ornament, width - 92, h / 2 - 33, 66, p.accent) +
      text(spec.title.toUpperCase(), {
        x: middle,
        y: h / 2 - 13,
        size,
        face: 'landBold',
        fill: p.accent,
        align: 'middle',
        spacing: 0.08,
      }) +
      path(`M${middle - 60} ${h / 2 + 11}H${middle + 60}`, { stroke: p.gold, 'stroke-width': 1.4 }) +
      text(spec.subtitle, {
        x: middle,
        y: h / 2 + 30,
        size: small,
        face: 'sea',
        fill: p.ink,
        align: 'middle',
        spacing: 0.02,
      }),
  )
}

function fitted(content: string, face: Setting['face'], size: number, room: number, spacing: number): number {
  const width = widthOf({ face, lines: [content], size, spacing })
  return round(Math.min(size, (size * room) / width), 2)
}

const require = createRequire(import.meta.url)

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const isIconSet = (value: unknown): value is IconSet =>
  typeof value === 'object' && value !== null && 'icons' in value && typeof value.icons === 'object'

let icons: IconSet | null = null

/** An ornament from game-icons.net (CC BY 3.0), `size` px square. */
export function icon(name: string, x: number, y: number, size: number, color: string): string {
  if (!icons) {
    const parsed: unknown = JSON.parse(
      readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    )
    if (!isIconSet(parsed)) throw new Error('the icon set has an unknown form')
    icons = parsed
  }
  const { body } = must(icons.icons[name], `icon ${name}`)
  return group({ transform: `translate(${x} ${round(y, 1)}) scale(${round(size / 512, 4)})`, color }, body)
}

const ROW = 25
const SIGN = 50
const LEGEND_PAD = 18
const LEGEND_SIZE = 16

const columnsOf = (legend: FurnitureSpec['legend']): LegendEntry[][] => {
  const columns = legend.columns ?? 1
  const rows = Math.ceil(legend.entries.length / columns)
  return Array.from({ length: columns }, (_, i) => legend.entries.slice(i * rows, (i + 1) * rows))
}

const columnWidth = (entries: readonly LegendEntry[]): number =>
  SIGN +
  Math.max(0, ...entries.map(e => widthOf({ face: 'town', lines: [e.text], size: LEGEND_SIZE, spacing: 0 })))

export function legendBox({ legend }: FurnitureSpec): Box {
  const columns = columnsOf(legend)
  const width = columns.reduce((sum, column) => sum + columnWidth(column) + LEGEND_PAD, LEGEND_PAD)
  const height = Math.max(...columns.map(column => column.length)) * ROW + LEGEND_PAD * 1.3
  return { x0: legend.x, y0: legend.y, x1: legend.x + width, y1: legend.y + height }
}

export function drawLegend({ furniture, palette: p }: Furnished): string {
  const box = legendBox(furniture)
  const [width, height] = [round(box.x1 - box.x0, 1), round(box.y1 - box.y0, 1)]
  let body =
    tag('rect', { x: 3, y: 4, width, height, rx: 4, fill: '#2a1a0a', 'fill-opacity': 0.25 }) +
    tag('rect', {
      width,
      height,
      rx: 4,
      fill: p.paper,
      'fill-opacity': 0.96,
      stroke: p.ink,
      'stroke-width': 1.8,
    }) +
    tag('rect', {
      x: 5,
      y: 5,
      width: width - 10,
      height: height - 10,
      fill: 'none',
      stroke: p.accent,
      'stroke-width': 0.8,
    })
  let x = LEGEND_PAD
  for (const column of columnsOf(furniture.legend)) {
    column.forEach((entry, i) => {
      const y = LEGEND_PAD * 0.65 + (i + 0.5) * ROW
      body += legendSign(entry, x + 17, y, p)
      body += text(entry.text, { x: x + SIGN - 6, y: y, size: LEGEND_SIZE, face: 'town', fill: p.ink })
    })
    x += columnWidth(column) + LEGEND_PAD
  }
  return group({ transform: `translate(${furniture.legend.x} ${furniture.legend.y})` }, body)
}

function legendSign(entry: LegendEntry, x: number, y: number, p: Palette): string {
  const across = `M${x - 17} ${y}q9 -5 17 0t17 0`
  switch (entry.sign) {
    case 'swatch':
      return tag('rect', {
        x: x - 15,
        y: y - 8,
        width: 30,
        height: 16,
        rx: 2,
        fill: entry.color,
        stroke: p.ink,
        'stroke-width': 1,
      })
    case 'capital':
    case 'city':
    case 'town':
      return townSign(entry.sign, [x, y], p)
    case 'port':
      return anchorSign([x, y], p)
    case 'river':
      return riverStroke(across, p)
    case 'strait':
    case 'pass':
      return crossingSign(
        [
          [x - 16, y],
          [x + 16, y],
        ],
        entry.sign,
        p,
      )
    case 'mountain':
    case 'impassable':
      return path(
        `M${x - 14} ${y + 7}L${x - 4} ${y - 8}L${x + 3} ${y + 3}L${x + 7} ${y - 3}L${x + 15} ${y + 7}`,
        { fill: '#efe3c2', stroke: p.ink, 'stroke-width': 1.2 },
      )
    case 'waste':
      return tag('rect', {
        x: x - 15,
        y: y - 8,
        width: 30,
        height: 16,
        rx: 3,
        fill: 'url(#waste)',
        stroke: p.ink,
        'stroke-width': 1,
      })
    case 'border':
      return path(across, {
        fill: 'none',
        stroke: p.border,
        'stroke-width': 1.8,
        'stroke-dasharray': '7 3.5',
      })
    case 'region-border':
      return (
        path(across, { fill: 'none', stroke: p.regionBorder, 'stroke-width': 7, 'stroke-opacity': 0.25 }) +
        path(across, { fill: 'none', stroke: p.regionBorder, 'stroke-width': 2.6 })
      )
    case 'sea-border':
      return path(across, {
        fill: 'none',
        stroke: p.seaInk,
        'stroke-width': 2,
        'stroke-dasharray': '1 5.5',
        'stroke-linecap': 'round',
      })
    case 'star':
      return starSign([x, y], 9, entry.color, p)
    case 'main-road':
      return (
        path(across, { fill: 'none', stroke: darker(p.accent, 0.25), 'stroke-width': 6.6 }) +
        path(across, { fill: 'none', stroke: '#f0d9a0', 'stroke-width': 3.6 })
      )
    case 'trail':
      return path(across, {
        fill: 'none',
        stroke: darker(p.gold, 0.42),
        'stroke-width': 2.3,
        'stroke-dasharray': '7 3.2',
      })
    case 'sea-hex':
      return path(`M${x - 11} ${y}l5.5 -9.5h11l5.5 9.5l-5.5 9.5h-11Z`, {
        fill: '#e8f1ea',
        stroke: p.seaInk,
        'stroke-width': 1,
      })
    case 'number':
      return numberDisc(entry.value ?? '7', x, y, 9, p.accent, p)
  }
}

export const riverStroke = (d: string, p: Palette): string =>
  path(d, {
    fill: 'none',
    stroke: p.riverCasing,
    'stroke-width': 7.6,
    'stroke-opacity': 0.85,
    'stroke-linejoin': 'round',
  }) +
  path(d, {
    fill: 'none',
    stroke: p.river,
    'stroke-width': 4.8,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  }) +
  path(d, {
    fill: 'none',
    stroke: '#cfe3e4',
    'stroke-width': 1.1,
    'stroke-linejoin': 'round',
    'stroke-opacity': 0.75,
  })

export function numberDisc(
  sign: string,
  x: number,
  y: number,
  radius: number,
  color: string,
  p: Palette,
): string {
  const size = radius * (sign.length > 1 ? 1.15 : 1.5)
  return (
    tag('circle', {
      cx: round(x, 1),
      cy: round(y, 1),
      r: round(radius, 1),
      fill: color,
      stroke: p.paper,
      'stroke-width': 1.3,
    }) + text(sign, { x, y: y + 0.2, size, face: 'landBold', fill: '#fff6e2', align: 'middle' })
  )
}

export function drawCompass({ furniture, palette: p }: Furnished): string {
  const { x, y, radius: r } = furniture.compass
  let rays = ''
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8
    const long = i % 4 === 0 ? r : i % 2 === 0 ? r * 0.68 : r * 0.42
    const point = (turn: number, length: number): string =>
      `${round(x + Math.sin(angle + turn) * length, 1)} ${round(y - Math.cos(angle + turn) * length, 1)}`
    rays += path(`M${x} ${y}L${point(-0.33, r * 0.18)}L${point(0, long)}Z`, { fill: p.seaInk })
    rays += path(`M${x} ${y}L${point(0.33, r * 0.18)}L${point(0, long)}Z`, {
      fill: p.paper,
      stroke: p.seaInk,
      'stroke-width': 0.6,
    })
  }
  const ring = (k: number, w: number): string =>
    tag('circle', { cx: x, cy: y, r: round(r * k, 1), fill: 'none', stroke: p.seaInk, 'stroke-width': w })
  const north = text('N', { x, y: y - r - 11, size: 15, face: 'land', fill: p.seaInk, align: 'middle' })
  const turn = furniture.compass.turn ? `rotate(${furniture.compass.turn} ${x} ${y})` : ''
  return group({ opacity: 0.82, transform: turn }, ring(0.74, 1) + ring(0.79, 0.6) + rays + north)
}
