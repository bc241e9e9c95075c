import type { Kit } from '@aquila/games/table'

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

/** A side whose counters are of one hue: the rest is worked out from it. */
function dyed(
  kit: Kit,
  [bodyFrom, bodyTo]: readonly [string, string],
  [color, dark]: readonly [string, string],
  shape: Pick<Dress, 'outline' | 'rules' | 'beaded' | 'facesLeft' | 'band'>,
  metal: Pick<Dress, 'coin' | 'coinInk' | 'coinLight'>,
): Dress {
  return { color, dark, edge: dark, body: `url(#body-${kit})`, bodyFrom, bodyTo, ...metal, ...shape }
}

/** A people: bronze coins that look to the left. */
function people(
  kit: Kit,
  hues: readonly [from: string, color: string, dark: string],
  outline: Dress['outline'],
  band: Band | null,
): Dress {
  const [from, color, dark] = hues
  return dyed(
    kit,
    [from, color],
    [color, dark],
    { outline, rules: 1, beaded: false, facesLeft: true, band },
    bronze,
  )
}

export const dresses: Readonly<Record<Kit, Dress>> = {
  eagle: {
    ...dyed(
      'eagle',
      ['#b5283a', '#8c1524'],
      ['#9e1b2b', '#6b0f1b'],
      { outline: round, rules: 1, beaded: false, facesLeft: false, band: null },
      gold,
    ),
    edge: '#7d1421',
  },
  senate: {
    ...dyed(
      'senate',
      ['#2f5a9d', '#1b3a6c'],
      ['#22467f', '#132b54'],
      { outline: cut, rules: 2, beaded: true, facesLeft: true, band: null },
      silver,
    ),
    edge: '#193663',
  },
  forest: {
    ...dyed(
      'forest',
      ['#417a39', '#274f21'],
      ['#2f5a2a', '#173414'],
      { outline: notched, rules: 1, beaded: true, facesLeft: false, band: null },
      bronze,
    ),
    edge: '#22481d',
  },
  people: {
    ...dyed(
      'people',
      ['#a57a2c', '#6f4f14'],
      ['#7a5716', '#4a340a'],
      { outline: square, rules: 1, beaded: false, facesLeft: true, band: null },
      bronze,
    ),
    edge: '#5d430f',
  },
  murex: dyed(
    'murex',
    ['#9a3066', '#681a41'],
    ['#7a1f4d', '#4a0f2d'],
    { outline: round, rules: 2, beaded: false, facesLeft: false, band: null },
    gold,
  ),
  azure: people('azure', ['#3b72bb', '#24559a', '#12305c'], cut, null),
  leaf: people('leaf', ['#528c3e', '#3a6b2a', '#1f4214'], notched, null),
  brick: people('brick', ['#c05238', '#a83a22', '#6e2010'], square, 'slant'),
  amber: people('amber', ['#b8701d', '#9c560a', '#663604'], cut, 'bars'),
  straw: people('straw', ['#988018', '#7d6608', '#4c3e03'], notched, 'dots'),
  umber: people('umber', ['#865c38', '#6b4526', '#402611'], cut, 'dots'),
  violet: people('violet', ['#7f5aac', '#64408f', '#3c2360'], square, 'bars'),
  teal: people('teal', ['#26857f', '#176a66', '#083f3d'], notched, 'slant'),
  ash: people('ash', ['#757a82', '#5c6168', '#363b41'], square, 'checks'),
  coal: people('coal', ['#504b47', '#33302d', '#171513'], cut, 'slant'),
  rose: people('rose', ['#c05587', '#a83d6e', '#6c1f43'], notched, 'waves'),
  iron: people('iron', ['#557689', '#3f5a6b', '#22343f'], square, 'waves'),
}
