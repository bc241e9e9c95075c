import type { LayerBand, LayerLettering, Spot } from './layer.ts'

/** The interactive layer of a hex map. The grid is a rule, not a list: `hexCenter` tells where a hex lies. */
export interface HexLayer {
  readonly id: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly art: { readonly '1x': string; readonly '2x': string }
  readonly grid: {
    readonly columns: number
    readonly rows: number
    /** Pixels between the centres of neighbouring hexes. */
    readonly step: number
    /** Centre of hex 0101. */
    readonly first: Spot
  }
  readonly cities: readonly {
    readonly name: string
    readonly hex: string
    readonly people: string
    readonly at: Spot
    readonly radius: number
    readonly capital: boolean
    readonly lettering: LayerLettering | null
    readonly ink: readonly LayerBand[]
  }[]
  /** Where roads pass in each hex they use, for drawing a march. */
  readonly waypoints: Readonly<Record<string, Spot>>
  /** The sea hexes that ships may enter. */
  readonly seaways: readonly string[]
  readonly names: readonly { readonly text: string; readonly ink: readonly LayerBand[] }[]
}

/** Centre of a hex; even columns stand half a hex higher, rows grow upwards. */
export const hexCenter = (
  { grid: { step, first } }: Pick<HexLayer, 'grid'>,
  column: number,
  row: number,
): Spot => [
  first[0] + (column - 1) * step * (Math.sqrt(3) / 2),
  first[1] - (row - 1) * step - (column % 2 === 0 ? step / 2 : 0),
]
