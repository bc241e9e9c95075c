import type { Rate } from '@aquila/bots'
import { percent } from './arena-report.ts'

/** Pictures for the reports: panels of bars, one below the other. */

const WIDTH = 640
const LABELS = 210
const ROW = 30
const TOP = 34
const BELOW = 26
const INK = '#3b2f22'
const PAPER = '#f4ecd8'
const FAINT = '#cdbf9f'
export const RED = '#8c2f2b'
export const BLUE = '#35566b'
export const GOLD = '#8a6414'

/** A part of a picture: its lines from a height on, and how high it is. */
export interface Panel {
  readonly height: number
  draw(top: number): string[]
}

/** The panels on one paper. */
export function picture(panels: readonly Panel[]): string {
  const lines: string[] = []
  let height = 0
  for (const panel of panels) {
    lines.push(...panel.draw(height))
    height += panel.height
  }
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" ` +
      `font-family="Georgia, serif" font-size="13" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>`,
    ...lines,
    '</svg>',
  ].join('\n')}\n`
}

/** Shares from 0 to 1, each with its interval, and so much room below. */
export function ratePanel(
  title: string,
  rows: readonly { readonly label: string; readonly rate: Rate }[],
  colour: string,
  below = BELOW,
): Panel {
  return {
    height: TOP + rows.length * ROW + below,
    draw: top => [
      heading(title, top),
      ...[0, 0.25, 0.5, 0.75, 1].flatMap(share =>
        gridLine(across(share), top, rows.length, `${100 * share}%`, share === 0.5),
      ),
      ...rows.flatMap(({ label, rate }, index) => {
        const at = top + TOP + index * ROW
        return [
          ...bar(label, [across(0), across(rate.share)], at, colour),
          whiskers(across(rate.low), across(rate.high), at + ROW / 2),
          `<title>${label}: ${percent(rate.share)}</title>`,
        ]
      }),
    ],
  }
}

/** Numbers of either sign, between two bounds. */
export function valuePanel(
  title: string,
  rows: readonly { readonly label: string; readonly value: number }[],
  colour: string,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
): Panel {
  const x = (value: number): number => across((Math.min(to, Math.max(from, value)) - from) / (to - from))
  const marks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
  return {
    height: TOP + rows.length * ROW + BELOW,
    draw: top => [
      heading(title, top),
      ...marks.flatMap(value => gridLine(x(value), top, rows.length, String(value), value === 0)),
      ...rows.flatMap(({ label, value }, index) => [
        ...bar(label, [Math.min(x(0), x(value)), Math.max(x(0), x(value))], top + TOP + index * ROW, colour),
        `<title>${label}: ${value.toFixed(1)}</title>`,
      ]),
    ],
  }
}

function heading(title: string, top: number): string {
  return `<text x="14" y="${top + 21}" font-size="15" font-weight="bold">${title}</text>`
}

function gridLine(x: number, top: number, rows: number, label: string, heavy: boolean): string[] {
  const bottom = top + TOP + rows * ROW
  return [
    `<line x1="${x}" y1="${top + TOP - 4}" x2="${x}" y2="${bottom}" stroke="${FAINT}"${heavy ? ' stroke-width="2"' : ''}/>`,
    `<text x="${x}" y="${bottom + 14}" text-anchor="middle" font-size="11">${label}</text>`,
  ]
}

function bar(label: string, [from, to]: readonly [number, number], top: number, colour: string): string[] {
  return [
    `<text x="14" y="${top + ROW / 2 + 4}">${label}</text>`,
    `<rect x="${from}" y="${top + 6}" width="${to - from}" height="${ROW - 12}" fill="${colour}" opacity="0.75"/>`,
  ]
}

function whiskers(low: number, high: number, middle: number): string {
  const whisker = (x: number) => `<line x1="${x}" y1="${middle - 5}" x2="${x}" y2="${middle + 5}"/>`
  return (
    `<g stroke="${INK}"><line x1="${low}" y1="${middle}" x2="${high}" y2="${middle}"/>` +
    `${whisker(low)}${whisker(high)}</g>`
  )
}

function across(share: number): number {
  return Math.round(LABELS + share * (WIDTH - LABELS - 24))
}
