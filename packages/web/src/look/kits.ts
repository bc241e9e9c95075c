import type { Kit } from '@aquila/games/table'

/** How a side is drawn. Shape tells it apart as well as colour does. */
export interface Dress {
  readonly color: string
  readonly dark: string
  readonly edge: string
  /** The fill of a counter at full strength. */
  readonly body: string
  readonly coin: string
  readonly coinInk: string
  readonly coinLight: string
  /** Corners of a box of this size: round, cut or notched. */
  outline(x: number, y: number, width: number, height: number, corner: number): string
  readonly rules: 1 | 2
  readonly beaded: boolean
  readonly facesLeft: boolean
}

const round = (x: number, y: number, w: number, h: number, c: number): string =>
  `M${x + c} ${y}H${x + w - c}Q${x + w} ${y} ${x + w} ${y + c}V${y + h - c}Q${x + w} ${y + h} ${x + w - c} ${y + h}H${x + c}Q${x} ${y + h} ${x} ${y + h - c}V${y + c}Q${x} ${y} ${x + c} ${y}Z`

const cut = (x: number, y: number, w: number, h: number, c: number): string =>
  `M${x + c} ${y}H${x + w - c}L${x + w} ${y + c}V${y + h - c}L${x + w - c} ${y + h}H${x + c}L${x} ${y + h - c}V${y + c}Z`

const notched = (x: number, y: number, w: number, h: number, c: number): string =>
  `M${x + c} ${y}H${x + w - c}V${y + c}H${x + w}V${y + h - c}H${x + w - c}V${y + h}H${x + c}V${y + h - c}H${x}V${y + c}H${x + c}Z`

const square = (x: number, y: number, w: number, h: number): string => `M${x} ${y}H${x + w}V${y + h}H${x}Z`

const gold = { coin: 'url(#coin-gold)', coinInk: '#6d4510', coinLight: '#fff0c4' }
const silver = { coin: 'url(#coin-silver)', coinInk: '#4c4a44', coinLight: '#ffffff' }
const bronze = { coin: 'url(#coin-bronze)', coinInk: '#4a2a10', coinLight: '#f2d3ab' }

export const dresses: Readonly<Record<Kit, Dress>> = {
  eagle: {
    color: '#9e1b2b',
    dark: '#6b0f1b',
    edge: '#7d1421',
    body: 'url(#body-eagle)',
    ...gold,
    outline: round,
    rules: 1,
    beaded: false,
    facesLeft: false,
  },
  senate: {
    color: '#22467f',
    dark: '#132b54',
    edge: '#193663',
    body: 'url(#body-senate)',
    ...silver,
    outline: cut,
    rules: 2,
    beaded: true,
    facesLeft: true,
  },
  forest: {
    color: '#2f5a2a',
    dark: '#173414',
    edge: '#22481d',
    body: 'url(#body-forest)',
    ...bronze,
    outline: notched,
    rules: 1,
    beaded: true,
    facesLeft: false,
  },
  people: {
    color: '#7a5716',
    dark: '#4a340a',
    edge: '#5d430f',
    body: 'url(#body-people)',
    ...bronze,
    outline: square,
    rules: 1,
    beaded: false,
    facesLeft: true,
  },
}
