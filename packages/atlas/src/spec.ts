/** The cartographic description of one map: what the generator reads. It knows no game, only places. */

export type LonLat = readonly [lon: number, lat: number]

export interface ProjectionSpec {
  readonly parallels: readonly [number, number]
  readonly center: LonLat
  /** Pixels per radian at the standard parallels. */
  readonly scale: number
  readonly shift?: readonly [number, number]
  readonly lenses?: readonly {
    readonly at: LonLat
    readonly radius: readonly [number, number]
    readonly zoom: number
  }[]
}

/** How important a town is on the map: decides symbol, lettering and who gives way to whom. */
export type TownRank = 'capital' | 'city' | 'town'

export interface TownSpec {
  readonly name: string
  readonly at: LonLat
  readonly rank: TownRank
  readonly port: boolean
}

export interface ZoneSpec {
  readonly id: string
  readonly name: string
  /** Which colour the zone has, and between which zones the strong border runs. */
  readonly region: string
  readonly towns: readonly TownSpec[]
  /** A short sign in a disc beside the name, such as the zone's number in its region. */
  readonly number?: string
  readonly mountain?: boolean
  /** Nobody goes there: its borders count, its coast does not. */
  readonly impassable?: boolean
  readonly hints?: ZoneHints
}

/** What the cartographer does by hand where geography alone gives a poor zone. */
export interface ZoneHints {
  /** More places the zone grows from (and, with `only`, instead of its towns). */
  readonly seeds?: readonly LonLat[]
  readonly only?: boolean
  /** Above 1 the zone grows more slowly, below 1 faster. */
  readonly effort?: number
  /** How far the zone grows, in pixels of growth; beyond it the ground is nobody's. */
  readonly reach?: number
  /** The name as it is lettered, where the full one is too long. */
  readonly label?: string
  readonly labelAt?: LonLat
  readonly labelAngle?: number
  readonly slotAt?: LonLat
}

/**
 * A pass is a common border with a way over it. A strait needs no common border, only a drawn way; neither does a
 * link, for borders of the rules that no map in the plane can show.
 */
export type BorderKind = 'land' | 'river' | 'strait' | 'pass' | 'link'

/** One border of the rules. */
export interface BorderSpec {
  readonly between: readonly [string, string]
  readonly kind: BorderKind
  readonly name: string | null
}

export interface SeaSpec {
  readonly id: string
  readonly name: string
  readonly at: LonLat
  readonly seeds?: readonly LonLat[]
  readonly open: boolean
  readonly adjacent: readonly string[]
  /** Ids of the zones it washes. */
  readonly coasts: readonly string[]
  readonly label?: readonly string[]
  /** Too small for a name: a strait that is itself a space. */
  readonly nameless?: boolean
}

/** Ground that is on the map but in no zone: foreign islands, deserts, massifs. */
export interface WildSpec {
  readonly name: string
  readonly seeds: readonly LonLat[]
  readonly label?: {
    readonly text: string
    readonly at: LonLat
    readonly angle?: number
    readonly size?: number
  }
  /** Only ground within this growth distance of a seed; without it as far as the zones allow. */
  readonly reach?: number
  /** The region that these islands belong to, though no zone of it: tinted like it, and hatched. */
  readonly of?: string
}

export interface RiverSpec {
  readonly name: string
  /**
   * Points on its course from source to mouth. Where the river data of the packages passes near, it is followed;
   * where it knows no river there, the points themselves are the course.
   */
  readonly course: readonly LonLat[]
  readonly byHand?: boolean
  /** A strait too narrow for the coast: drawn as open water between two shores. */
  readonly channel?: boolean
  /** How much zones dislike to grow across it; 0 for a river that is only drawn. */
  readonly barrier: number
}

export interface CrestSpec {
  readonly name: string
  readonly course: readonly LonLat[]
  /** Height of its mountain signs in pixels. */
  readonly size: number
  /** Signs across the range: 1 a single file, 4 a wide massif. */
  readonly width: number
  readonly barrier: number
}

export interface RegionSpec {
  readonly id: string
  readonly name: string
  readonly color: string
  /** Where its banner would best stand; else amid its zones. */
  readonly banner?: LonLat
  /** Not in the legend. */
  readonly quiet?: boolean
}

export interface Palette {
  readonly sea: string
  readonly waves: readonly [string, string]
  readonly land: string
  readonly ink: string
  readonly border: string
  readonly regionBorder: string
  readonly river: string
  readonly riverCasing: string
  readonly seaInk: string
  readonly paper: string
  readonly accent: string
  readonly gold: string
}

export interface MapSpec {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly width: number
  readonly height: number
  readonly projection: ProjectionSpec
  /** Longitudes and latitudes from which coast and rivers are taken: well outside the frame. */
  readonly window: {
    readonly west: number
    readonly south: number
    readonly east: number
    readonly north: number
  }
  readonly seed: number
  readonly regions: readonly RegionSpec[]
  readonly zones: readonly ZoneSpec[]
  readonly borders: readonly BorderSpec[]
  readonly seas: readonly SeaSpec[]
  /** Lines that no sea crosses: where one sea ends and the next begins. */
  readonly seaLines: readonly (readonly LonLat[])[]
  /** Where a strait or a sea link is crossed, for those whose nearest coasts are not the place. */
  readonly crossings: readonly {
    readonly between: readonly [string, string]
    readonly course: readonly LonLat[]
  }[]
  /** A point in each water that is no sea of the rules: the Caspian, the Red Sea. */
  readonly foreignSeas: readonly LonLat[]
  /** Lines that zones do not like to cross, besides rivers and crests. */
  readonly walls: readonly { readonly course: readonly LonLat[]; readonly barrier: number }[]
  readonly wilds: readonly WildSpec[]
  readonly rivers: readonly RiverSpec[]
  readonly crests: readonly CrestSpec[]
  /** Decorative rivers: the packages' rivers inside the window that no RiverSpec names. */
  readonly minorRivers: boolean
  readonly palette: Palette
  readonly furniture: FurnitureSpec
}

/** Title, legend and compass: where they stand (top left corner, in pixels). */
export interface FurnitureSpec {
  readonly cartouche: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly ornament: string
  }
  readonly legend: {
    readonly x: number
    readonly y: number
    readonly columns?: number
    readonly entries: readonly LegendEntry[]
  }
  /** `turn`: degrees from up to north, clockwise. */
  readonly compass: {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly turn?: number
  }
}

export type LegendEntry =
  | {
      readonly sign:
        | 'capital'
        | 'city'
        | 'town'
        | 'port'
        | 'river'
        | 'strait'
        | 'pass'
        | 'mountain'
        | 'border'
        | 'region-border'
        | 'sea-border'
        | 'number'
        | 'impassable'
        | 'waste'
        | 'main-road'
        | 'trail'
        | 'sea-hex'
      readonly text: string
      /** What stands in the disc of a `number`. */
      readonly value?: string
    }
  | { readonly sign: 'swatch' | 'star'; readonly color: string; readonly text: string }
