/**
 * How a game looks beside its map. A game brings it in its folder (`look/`), as plain data: the page makes style sheets and
 * drawings of it, and knows no side, sign or paper of any game by name.
 */
export interface GameLook {
  /** What its sides wear, beside what several games share. */
  readonly kits: { readonly [kit: Kit]: KitLook }
  /** Signs that only it has, each a path in a box of 512. */
  readonly icons: { readonly [name: string]: string }
  /** The colours of paper and ink around its map; null: the page's own. */
  readonly palette: Palette | null
}

/** The dress of a side, by name. One name means one dress on the whole shelf. */
export type Kit = string

/** A colour by day and one by night. */
export type ByLight = readonly [day: string, night: string]

/** The dress of a side: colour, corner, band and pip together, so that colour alone never tells sides apart. */
export interface KitLook {
  readonly color: string
  readonly lit: string
  readonly dark: string
  /** The edge of a counter, if it is not the dark. */
  readonly edge?: string
  /** Its paper, and its letters on paper. */
  readonly tint: ByLight
  readonly text: ByLight
  /** A counter at full strength, from its top to its foot. */
  readonly body: readonly [string, string]
  readonly outline: 'round' | 'cut' | 'notched' | 'square' | 'scooped' | 'arched'
  /** The lines along the edge of a counter. */
  readonly rules: 1 | 2
  /** Of what its coins are, and where their heads look. */
  readonly metal: 'gold' | 'silver' | 'bronze'
  readonly facesLeft: boolean
  /** Its sign in lists. */
  readonly pip: Pip
  /** Its sign on markers and charts; a disc if it has none. */
  readonly mark?: Mark
  /** The pattern of the band behind the name, for sides of which there are too many to tell apart by corners. */
  readonly band?: 'slant' | 'bars' | 'dots' | 'checks' | 'waves'
  /** The ground of the name and its letters, if not the body's own. */
  readonly plate?: { readonly fill: string; readonly ink: string }
  /** Around a coin, and along the edge of what the side holds. */
  readonly ring?: Trim
  readonly border?: Trim
  /** An icon that stands for the side where nothing else is known. */
  readonly sign?: string
  /** The head of its tiles, whose corners are square then. */
  readonly head?: string
  /** The light between its stripes, where it is striped: banners, ways, charts. */
  readonly stripes?: string
}

export type Pip = Mark | 'down' | 'right' | 'blade' | 'petal' | 'arch' | 'notch'
export type Mark = 'disc' | 'diamond' | 'square' | 'up' | 'hexagon' | 'cross' | 'ring'

/** A light line along a coloured one: dashes, beads, or two lines. */
export interface Trim {
  readonly light: string
  readonly width: number
  readonly dash?: string
  readonly round?: boolean
  /** The width of a coloured line within it, so that two light ones remain. */
  readonly within?: number
}

/** Paper and ink, by day and by night. */
export interface Palette {
  readonly accent: ByLight
  readonly gold: ByLight
  readonly paper: ByLight
  readonly paperHi: ByLight
  readonly band: ByLight
  readonly bandHi: ByLight
  readonly line: ByLight
  readonly edge: ByLight
  readonly track: ByLight
  /** From its top to its foot. */
  readonly button: readonly [day: readonly [string, string], night: readonly [string, string]]
  readonly buttonEdge: ByLight
}
