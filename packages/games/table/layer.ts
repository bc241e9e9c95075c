/** The light layer over the map art: outlines to point at, and where counters stand. */
export interface Layer {
  readonly width: number
  readonly height: number
  readonly areas: readonly Area[]
  /** Map art in the size of the layer; null if the outlines are all there is. */
  readonly art: { readonly one: string; readonly two: string } | null
  /** The names that the page letters over the art; what stands on the map keeps clear of them. */
  readonly names: readonly MapName[]
  /** Where the banner of a region stands. */
  readonly banners: ReadonlyMap<string, Spot>
  /** On a map of many small cells: how far their middles lie apart. Null: the areas have shapes of their own. */
  readonly cell: number | null
  /** How close to go when looking at something. */
  readonly near: number
}

export interface Area {
  readonly id: string
  readonly name: string
  readonly kind: 'zone' | 'sea'
  /** On a map of cells: it has a name of its own. */
  readonly town?: boolean
  /** The outline as path data. */
  readonly d: string
  /** Its middle, where marks stand. */
  readonly at: Spot
  readonly slots: readonly Slot[]
  /** Where the ships of its port lie, and the port itself. */
  readonly harbour?: { readonly at: Spot; readonly port: Spot }
  /** Drawn only where there is no art. */
  readonly fill: string | null
}

/** A name on the map: lines on parallel curves around a middle. */
export interface MapName {
  readonly place: string
  readonly rank: 'capital' | 'zone' | 'city' | 'town'
  readonly lines: readonly string[]
  readonly size: number
  /** Extra space between letters, in sizes. */
  readonly spacing: number
  readonly at: Spot
  /** Degrees, clockwise. */
  readonly angle: number
  /** Curvature; positive bends the ends down. */
  readonly bend: number
  /** A sign in a disc before the first line. */
  readonly disc: {
    readonly sign: string
    readonly color: string
    readonly at: Spot
    readonly radius: number
  } | null
  readonly ink: readonly Band[]
}

/** One line of a name: the course of its middle, and half its height. */
export interface Band {
  readonly line: readonly Spot[]
  readonly half: number
}

export type Spot = readonly [x: number, y: number]

/** A place for a stack. With `pin`, it stands beside its area. */
export interface Slot {
  readonly at: Spot
  readonly width: number
  readonly height: number
  readonly pin?: Spot
}
