import type { Kit } from '@aquila/games/table'

/** A light line along a coloured one: dashes, beads, or two lines. */
export interface Trim {
  readonly light: string
  readonly width: number
  readonly dash?: string
  readonly round?: boolean
  /** The width of a coloured line within it, so that two light ones remain. */
  readonly within?: number
}

export type Band = 'slant' | 'bars' | 'dots' | 'checks' | 'waves'

/** How a side is drawn. Shape tells it apart as well as colour does. */
export interface Dress {
  readonly color: string
  readonly dark: string
  readonly edge: string
  /** The fill of a counter at full strength: a gradient from the first to the second. */
  readonly body: string
  readonly bodyFrom: string
  readonly bodyTo: string
  /** The pattern of the band behind the name, for sides of which there are too many to tell apart by corners. */
  readonly band: Band | null
  /** The ground of the name and its letters, if not the body's own. */
  readonly plate: { readonly fill: string; readonly ink: string } | null
  readonly coin: string
  readonly coinInk: string
  readonly coinLight: string
  /** Corners of a box of this size: round, cut or notched. */
  outline(x: number, y: number, width: number, height: number, corner: number): string
  readonly rules: 1 | 2
  /** Around a coin; null: plain. */
  readonly ring: Trim | null
  /** Along the edge of what the side holds; null: solid. */
  readonly border: Trim | null
  /** An icon that stands for the side where nothing else is known. */
  readonly sign: string | null
  readonly facesLeft: boolean
}

const round = (x: number, y: number, w: number, h: number, c: number): string =>
  `M${x + c} ${y}H${x + w - c}Q${x + w} ${y} ${x + w} ${y + c}V${y + h - c}Q${x + w} ${y + h} ${x + w - c} ${y + h}H${x + c}Q${x} ${y + h} ${x} ${y + h - c}V${y + c}Q${x} ${y} ${x + c} ${y}Z`

const cut = (x: number, y: number, w: number, h: number, c: number): string =>
  `M${x + c} ${y}H${x + w - c}L${x + w} ${y + c}V${y + h - c}L${x + w - c} ${y + h}H${x + c}L${x} ${y + h - c}V${y + c}Z`

const notched = (x: number, y: number, w: number, h: number, c: number): string =>
  `M${x + c} ${y}H${x + w - c}V${y + c}H${x + w}V${y + h - c}H${x + w - c}V${y + h}H${x + c}V${y + h - c}H${x}V${y + c}H${x + c}Z`

const square = (x: number, y: number, w: number, h: number): string => `M${x} ${y}H${x + w}V${y + h}H${x}Z`

/** Corners taken out in a quarter of a circle. */
const scooped = (x: number, y: number, w: number, h: number, c: number): string => {
  const arc = (to: string): string => `A${c} ${c} 0 0 0 ${to}`
  return `M${x + c} ${y}H${x + w - c}${arc(`${x + w} ${y + c}`)}V${y + h - c}${arc(`${x + w - c} ${y + h}`)}H${x + c}${arc(`${x} ${y + h - c}`)}V${y + c}${arc(`${x + c} ${y}`)}Z`
}

/** Round above, square below. */
const arched = (x: number, y: number, w: number, h: number, c: number): string => {
  const bow = Math.min(2 * c + 2, w / 2)
  return `M${x} ${y + h}V${y + bow}Q${x} ${y} ${x + bow} ${y}H${x + w - bow}Q${x + w} ${y} ${x + w} ${y + bow}V${y + h}Z`
}

const gold = { coin: 'url(#coin-gold)', coinInk: '#6d4510', coinLight: '#fff0c4' }
const silver = { coin: 'url(#coin-silver)', coinInk: '#4c4a44', coinLight: '#ffffff' }
const bronze = { coin: 'url(#coin-bronze)', coinInk: '#4a2a10', coinLight: '#f2d3ab' }

/** The colours of a side stand in kits.css; here is how its counters shade. */
function dyed(
  kit: Kit,
  [bodyFrom, bodyTo]: readonly [string, string],
  shape: Pick<Dress, 'outline' | 'rules' | 'facesLeft' | 'band'> &
    Partial<Pick<Dress, 'ring' | 'border' | 'sign' | 'plate'>>,
  metal: Pick<Dress, 'coin' | 'coinInk' | 'coinLight'>,
): Dress {
  const plain = { ring: null, border: null, sign: null, plate: null }
  const [color, dark] = [`var(--${kit})`, `var(--${kit}-dark)`]
  return {
    color,
    dark,
    edge: dark,
    body: `url(#body-${kit})`,
    bodyFrom,
    bodyTo,
    ...metal,
    ...plain,
    ...shape,
  }
}

/** A people: bronze coins that look to the left. */
function people(kit: Kit, from: string, outline: Dress['outline'], band: Band | null): Dress {
  return dyed(kit, [from, `var(--${kit})`], { outline, rules: 1, facesLeft: true, band }, bronze)
}

const CREAM = '#fff6e2'
const beads: Trim = { light: '#dbe5f6', width: 1.6, dash: '1.6 2.74' }
const beadedBorder: Trim = { light: '#e7edf8', width: 7.6, dash: '3 5.5' }

/** How a trim is drawn, at a scale. */
export function strokeOf({ light, width, dash, round: ends = false }: Trim, size = 1) {
  return {
    stroke: light,
    'stroke-width': width * size,
    'stroke-dasharray': dash,
    'stroke-linecap': ends ? ('round' as const) : ('butt' as const),
  }
}

export const dresses: Readonly<Record<Kit, Dress>> = {
  eagle: {
    ...dyed(
      'eagle',
      ['#b5283a', '#8c1524'],
      { outline: round, rules: 1, facesLeft: false, band: null, sign: 'eagle' },
      gold,
    ),
    edge: '#7d1421',
  },
  senate: {
    ...dyed(
      'senate',
      ['#2f5a9d', '#1b3a6c'],
      { outline: cut, rules: 2, ring: beads, border: beadedBorder, facesLeft: true, band: null },
      silver,
    ),
    edge: '#193663',
  },
  forest: {
    ...dyed(
      'forest',
      ['#417a39', '#274f21'],
      { outline: notched, rules: 1, ring: beads, border: beadedBorder, facesLeft: false, band: null },
      bronze,
    ),
    edge: '#22481d',
  },
  people: {
    ...dyed(
      'people',
      ['#a57a2c', '#6f4f14'],
      {
        outline: square,
        rules: 1,
        border: { light: '#f3e7c9', width: 7.6, dash: '5 12' },
        facesLeft: true,
        band: null,
      },
      bronze,
    ),
    edge: '#5d430f',
  },
  murex: dyed(
    'murex',
    ['#9a3066', '#681a41'],
    { outline: round, rules: 2, facesLeft: false, band: null },
    gold,
  ),
  ivory: dyed(
    'ivory',
    ['#8a3a85', '#5c1c58'],
    {
      outline: round,
      rules: 1,
      facesLeft: false,
      band: null,
      plate: { fill: '#fbf4e2', ink: '#2a1028' },
      sign: 'crown',
    },
    gold,
  ),
  jet: dyed(
    'jet',
    ['#2a6c63', '#143f39'],
    {
      outline: cut,
      rules: 1,
      facesLeft: true,
      band: null,
      plate: { fill: '#14110f', ink: '#f4efe4' },
      ring: beads,
      border: { light: '#e6f2ef', width: 7.6, dash: '4 6' },
      sign: 'standard',
    },
    silver,
  ),
  azure: people('azure', '#3b72bb', cut, null),
  leaf: people('leaf', '#528c3e', notched, null),
  brick: people('brick', '#c05238', square, 'slant'),
  amber: people('amber', '#b8701d', cut, 'bars'),
  straw: people('straw', '#988018', notched, 'dots'),
  umber: people('umber', '#865c38', cut, 'dots'),
  violet: people('violet', '#7f5aac', square, 'bars'),
  teal: people('teal', '#26857f', notched, 'slant'),
  ash: people('ash', '#757a82', square, 'checks'),
  coal: people('coal', '#504b47', cut, 'slant'),
  rose: people('rose', '#c05587', notched, 'waves'),
  iron: people('iron', '#557689', square, 'waves'),
  tanit: dyed(
    'tanit',
    ['#64429c', 'var(--tanit)'],
    {
      outline: cut,
      rules: 1,
      facesLeft: true,
      band: 'bars',
      ring: { light: '#fff3dc', width: 2, dash: '2.2 3.2' },
      border: { light: CREAM, width: 2.8, dash: '8 4' },
      sign: 'tanit',
    },
    silver,
  ),
  star: dyed(
    'star',
    ['#4189d2', 'var(--star)'],
    {
      outline: notched,
      rules: 1,
      facesLeft: false,
      band: 'waves',
      ring: { light: '#fff3dc', width: 2, dash: '7 4' },
      border: { light: CREAM, width: 3.2, dash: '.1 5.6', round: true },
      sign: 'star',
    },
    silver,
  ),
  ankh: dyed(
    'ankh',
    ['#b2761a', 'var(--ankh)'],
    {
      outline: scooped,
      rules: 1,
      facesLeft: true,
      band: 'dots',
      ring: { light: '#fff3dc', width: 2.6, dash: '.1 4.4', round: true },
      border: { light: CREAM, width: 2.8, dash: '11.2 3.2 1.6 3.2' },
      sign: 'ankh',
    },
    gold,
  ),
  anchor: dyed(
    'anchor',
    ['#14827f', 'var(--anchor)'],
    {
      outline: arched,
      rules: 1,
      facesLeft: false,
      band: 'checks',
      ring: { light: '#fff3dc', width: 3.4, within: 1.4 },
      border: { light: '#eafaf9', width: 4.6, within: 2.4 },
      sign: 'anchor',
    },
    bronze,
  ),
  boar: dyed(
    'boar',
    ['#56504a', 'var(--boar)'],
    {
      outline: square,
      rules: 1,
      facesLeft: true,
      band: 'slant',
      ring: { light: '#fff3dc', width: 2, dash: '5 2 1.4 2' },
      border: { light: CREAM, width: 2.8, dash: '3.2 2.4' },
      sign: 'boar',
    },
    bronze,
  ),
  client: dyed(
    'client',
    ['#6b7078', 'var(--client)'],
    { outline: round, rules: 1, facesLeft: true, band: null, sign: 'shield' },
    bronze,
  ),
}
