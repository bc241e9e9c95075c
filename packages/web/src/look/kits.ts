import type { KitLook, Trim } from '@aquila/games/table'

export type Band = NonNullable<KitLook['band']>

/** How a side is drawn. Shape tells it apart as well as colour does. */
export interface Dress {
  readonly color: string
  readonly dark: string
  readonly edge: string
  /** Its letters on paper. */
  readonly text: string
  /** The fill of a counter at full strength: a gradient from the first to the second. */
  readonly body: string
  readonly bodyFrom: string
  readonly bodyTo: string
  readonly band: Band | null
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
  readonly sign: string | null
  readonly facesLeft: boolean
  /** Its sign on markers and charts, in a box of ten. */
  readonly mark: string
  /** A pattern of its stripes; null: it is plain. */
  readonly stripes: { readonly hatch: string; readonly light: string } | null
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

const outlines: Readonly<Record<KitLook['outline'], Dress['outline']>> = {
  round,
  cut,
  notched,
  square,
  scooped,
  arched,
}

const metals: Readonly<Record<KitLook['metal'], Pick<Dress, 'coin' | 'coinInk' | 'coinLight'>>> = {
  gold: { coin: 'url(#coin-gold)', coinInk: '#6d4510', coinLight: '#fff0c4' },
  silver: { coin: 'url(#coin-silver)', coinInk: '#4c4a44', coinLight: '#ffffff' },
  bronze: { coin: 'url(#coin-bronze)', coinInk: '#4a2a10', coinLight: '#f2d3ab' },
}

const marks: Readonly<Record<NonNullable<KitLook['mark']>, string>> = {
  disc: 'M5 .4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2z',
  diamond: 'M5-.4L10.4 5 5 10.4-.4 5z',
  square: 'M.8.8h8.4v8.4H.8z',
  up: 'M5 0l5.4 9.6H-.4z',
  hexagon: 'M2.4.4h5.2L10.2 5 7.6 9.6H2.4L-.2 5z',
  cross: 'M3.4.2h3.2v3.2h3.2v3.2H6.6v3.2H3.4V6.6H.2V3.4h3.2z',
  ring: 'M5 .2a4.8 4.8 0 1 1 0 9.6A4.8 4.8 0 0 1 5 .2zm0 2.6a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
}

/** The dress that a game describes. Its colours are in the style sheet that is made of the same (`kit-styles.ts`). */
export function dressMade(kit: string, look: KitLook): Dress {
  const [bodyFrom, bodyTo] = look.body
  return {
    color: `var(--${kit})`,
    dark: `var(--${kit}-dark)`,
    edge: look.edge ?? `var(--${kit}-dark)`,
    text: `var(--${kit}-text)`,
    body: `url(#body-${kit})`,
    bodyFrom,
    bodyTo,
    band: look.band ?? null,
    plate: look.plate ?? null,
    ...metals[look.metal],
    outline: outlines[look.outline],
    rules: look.rules,
    ring: look.ring ?? null,
    border: look.border ?? null,
    sign: look.sign ?? null,
    facesLeft: look.facesLeft,
    mark: marks[look.mark ?? 'disc'],
    stripes: look.stripes === undefined ? null : { hatch: `url(#hatch-${kit})`, light: look.stripes },
  }
}

/** How a trim is drawn, at a scale. */
export function strokeOf({ light, width, dash, round: ends = false }: Trim, size = 1) {
  return {
    stroke: light,
    'stroke-width': width * size,
    'stroke-dasharray': dash,
    'stroke-linecap': ends ? ('round' as const) : ('butt' as const),
  }
}
