import { type Point, round } from './geometry.ts'
import type { Palette, TownRank } from './spec.ts'
import { group, path, tag } from './svg.ts'

/** Signs for towns, ports and crossings; the legend uses the same ones. */

const n = (v: number): number => round(v, 1)

export function townSign(rank: TownRank, [x, y]: Point, palette: Palette): string {
  switch (rank) {
    case 'capital':
      return group(
        { transform: `translate(${n(x)} ${n(y)})` },
        tag('circle', { r: 9.6, fill: palette.paper, stroke: palette.accent, 'stroke-width': 1.7 }) +
          tag('circle', { r: 7, fill: palette.accent }) +
          path('M0-5.5L1.6-1.7 5.5-1.7 2.4.8 3.5 4.7 0 2.3-3.5 4.7-2.4.8-5.5-1.7-1.6-1.7Z', {
            fill: '#f3d98a',
          }),
      )
    case 'city':
      return (
        tag('rect', {
          x: n(x - 5.2),
          y: n(y - 5.2),
          width: 10.4,
          height: 10.4,
          fill: palette.accent,
          stroke: palette.paper,
          'stroke-width': 1.7,
        }) + tag('rect', { x: n(x - 1.8), y: n(y - 1.8), width: 3.6, height: 3.6, fill: '#f3d98a' })
      )
    case 'town':
      return tag('circle', {
        cx: n(x),
        cy: n(y),
        r: 3.6,
        fill: palette.paper,
        stroke: palette.ink,
        'stroke-width': 1.7,
      })
  }
}

/** An anchor, 12 px high, centred. */
export function anchorSign([x, y]: Point, palette: Palette): string {
  const d =
    'M0-4.2V5.2M-2.6-2H2.6M-4.9 1.6C-4.6 4.2-2.6 5.6 0 5.6C2.6 5.6 4.6 4.2 4.9 1.6M-5.9 3L-4.9 1.2-3.2 2.4M5.9 3L4.9 1.2 3.2 2.4'
  const ring = { cx: 0, cy: -5.4, r: 1.4, fill: 'none' }
  const stroke = (color: string, width: number): string =>
    group(
      {
        stroke: color,
        'stroke-width': width,
        fill: 'none',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      path(d) + tag('circle', ring),
    )
  return group(
    { transform: `translate(${n(x)} ${n(y)})` },
    stroke(palette.paper, 4) + stroke(palette.seaInk, 1.5),
  )
}

/** A way across water or over a pass: dotted, with an arrow head at both ends. */
export function crossingSign(
  line: readonly Point[],
  kind: 'strait' | 'pass' | 'link' | 'sea',
  palette: Palette,
): string {
  const color = kind === 'sea' ? palette.seaInk : palette.accent
  const d = `M${line.map(p => `${n(p[0])} ${n(p[1])}`).join('L')}`
  const heads = [arrowHead(line[1], line[0]), arrowHead(line[line.length - 2], line[line.length - 1])].join(
    '',
  )
  return (
    path(d, {
      fill: 'none',
      stroke: palette.paper,
      'stroke-width': 6.5,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.85,
    }) +
    path(heads, {
      fill: palette.paper,
      stroke: palette.paper,
      'stroke-width': 3.4,
      'stroke-linejoin': 'round',
    }) +
    path(d, { fill: 'none', stroke: color, 'stroke-width': 2.8, 'stroke-dasharray': '4.5 3' }) +
    path(heads, { fill: color })
  )
}

function arrowHead(from: Point | undefined, tip: Point | undefined): string {
  if (!from || !tip) return ''
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0])
  const wing = (turn: number): string =>
    `${n(tip[0] - 9 * Math.cos(angle + turn))} ${n(tip[1] - 9 * Math.sin(angle + turn))}`
  const point = `${n(tip[0] + 2 * Math.cos(angle))} ${n(tip[1] + 2 * Math.sin(angle))}`
  return `M${wing(0.5)}L${point}L${wing(-0.5)}Z`
}

/** A five-pointed star in the colour of a people. */
export function starSign([x, y]: Point, radius: number, color: string, palette: Palette): string {
  const spots = Array.from({ length: 10 }, (_, i) => {
    const [r, angle] = [i % 2 === 0 ? radius : radius * 0.46, (i * Math.PI) / 5 - Math.PI / 2]
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`
  })
  const d = `M${spots.join('L')}Z`
  return (
    path(d, { fill: palette.paper, stroke: palette.paper, 'stroke-width': 4.5, 'stroke-linejoin': 'round' }) +
    path(d, { fill: color, stroke: palette.ink, 'stroke-width': 1.2, 'stroke-linejoin': 'round' })
  )
}
