import type { HexGridSpec } from './hex.ts'
import type { CrestSpec, FurnitureSpec, LonLat, Palette } from './spec.ts'

/** The cartographic description of a hex map. */
export interface HexMapSpec {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly seed: number
  readonly grid: HexGridSpec
  /** Pixels between hex centres, and paper around the grid. */
  readonly step: number
  readonly margin: number
  readonly window: {
    readonly west: number
    readonly south: number
    readonly east: number
    readonly north: number
  }
  readonly peoples: readonly {
    readonly id: string
    readonly name: string
    readonly color: string
    readonly at?: LonLat
    readonly angle?: number
    readonly size?: number
  }[]
  readonly cities: readonly HexCity[]
  readonly roads: readonly { readonly kind: 'main' | 'trail'; readonly hexes: readonly string[] }[]
  readonly seaHexes: readonly { readonly hex: string; readonly navigable: boolean; readonly cost: number }[]
  readonly seaNames: readonly { readonly text: string; readonly at: LonLat; readonly size: number }[]
  readonly rivers: readonly {
    readonly name: string
    readonly course: readonly LonLat[]
    readonly great: boolean
  }[]
  /** Hex sides on a river that cost more to cross. */
  readonly riverSides: readonly (readonly [string, string])[]
  readonly lakes: readonly {
    readonly name: string
    readonly at: LonLat
    readonly radius: readonly [number, number]
  }[]
  readonly crests: readonly CrestSpec[]
  readonly palette: Palette
  readonly furniture: FurnitureSpec
}

export interface HexCity {
  readonly name: string
  readonly people: string
  readonly hex: string
  readonly port: boolean
  readonly capital: boolean
  readonly site: boolean
}
