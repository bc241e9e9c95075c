import { balanceOf, type Rate } from '@aquila/bots'
import { pairsMet, percent, type Ranked } from './arena-report.ts'

/** The results of a contest as a picture: a bar for each pair and for each scenario, with its interval. */

const WIDTH = 640
const LABELS = 210
const ROW = 30
const TOP = 34
const INK = '#3b2f22'
const PAPER = '#f4ecd8'
const FAINT = '#cdbf9f'
const RED = '#8c2f2b'
const BLUE = '#35566b'

export function chartOf({ levels, scenarios, encounters }: Ranked): string {
  const pairs = pairsMet(levels, encounters).map(({ stronger, weaker, rate }) => ({
    label: `${stronger} against ${weaker}`,
    rate,
  }))
  const balances = balanceOf(encounters, scenarios).map(({ scenario, role, rate }) => ({
    label: `scenario ${scenario}: ${role}`,
    rate,
  }))
  const second = TOP + pairs.length * ROW + 52
  const height = second + TOP + balances.length * ROW + 26
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" ` +
      `font-family="Georgia, serif" font-size="13" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>`,
    ...panel('Points of the stronger bot', pairs, 0, RED),
    ...panel('Points of the side that does better', balances, second, BLUE),
    '</svg>',
  ].join('\n')}\n`
}

function panel(
  title: string,
  rows: readonly { readonly label: string; readonly rate: Rate }[],
  top: number,
  colour: string,
): string[] {
  const bottom = top + TOP + rows.length * ROW
  const marks = [0, 0.25, 0.5, 0.75, 1].flatMap(share => [
    `<line x1="${across(share)}" y1="${top + TOP - 4}" x2="${across(share)}" y2="${bottom}" stroke="${FAINT}"` +
      `${share === 0.5 ? ' stroke-width="2"' : ''}/>`,
    `<text x="${across(share)}" y="${bottom + 14}" text-anchor="middle" font-size="11">${100 * share}%</text>`,
  ])
  return [
    `<text x="14" y="${top + 21}" font-size="15" font-weight="bold">${title}</text>`,
    ...marks,
    ...rows.flatMap(({ label, rate }, index) => bar(label, rate, top + TOP + index * ROW, colour)),
  ]
}

function bar(label: string, { share, low, high }: Rate, top: number, colour: string): string[] {
  const middle = top + ROW / 2
  const whisker = (x: number) => `<line x1="${x}" y1="${middle - 5}" x2="${x}" y2="${middle + 5}"/>`
  return [
    `<text x="14" y="${middle + 4}">${label}</text>`,
    `<rect x="${across(0)}" y="${top + 6}" width="${across(share) - across(0)}" height="${ROW - 12}" fill="${colour}" opacity="0.75"/>`,
    `<g stroke="${INK}"><line x1="${across(low)}" y1="${middle}" x2="${across(high)}" y2="${middle}"/>` +
      `${whisker(across(low))}${whisker(across(high))}</g>`,
    `<title>${label}: ${percent(share)}</title>`,
  ]
}

function across(share: number): number {
  return Math.round(LABELS + share * (WIDTH - LABELS - 24))
}
