import type { LonLat, SeaSpec } from '../src/spec.ts'

/** What the maps of the Roman world have in common at sea. */

interface SeaData {
  readonly id: string
  readonly name: string
  readonly lon: number
  readonly lat: number
  readonly open: boolean
  readonly adjacent: readonly string[]
}

/** The seas of a game's data, with more points where one does not fill its basin. */
export const seaSpecsOf = (
  seas: readonly SeaData[],
  coasts: readonly { readonly zone: string; readonly sea: string }[],
  seeds: Readonly<Record<string, readonly LonLat[]>>,
): SeaSpec[] =>
  seas.map(({ id, name, lon, lat, open, adjacent }) => ({
    id,
    name,
    at: [lon, lat],
    seeds: seeds[id] ?? [],
    open,
    adjacent,
    coasts: coasts.filter(coast => coast.sea === id).map(coast => coast.zone),
  }))

type Course = readonly LonLat[]

/** From the Ocean through the Pillars of Hercules. */
export const throughThePillars: Course = [
  [-6.5, 35.95],
  [-5.6, 35.95],
  [-4.8, 36.05],
]

/** From the Channel into the German sea. */
export const throughTheFretumGallicum: Course = [
  [0.9, 50.72],
  [1.5, 51.05],
  [2.2, 51.45],
]

/** From Thracia to Bithynia, where the Bosporus is narrow. */
export const overTheBosporus: Course = [
  [28.75, 41.12],
  [29.4, 41.0],
]

/** From Thracia to Asia, where the Hellespont is narrow. */
export const overTheHellespont: Course = [
  [26.5, 40.45],
  [26.85, 40.2],
]

/** Where one sea ends and the next begins. */
export const lineOfMessana: Course = [
  [15.3, 38.1],
  [15.95, 38.32],
]

export const lineOfSicily: Course = [
  [12.6, 37.7],
  [11.0, 37.0],
  [10.7, 36.7],
]

export const lineOfGades: Course = [
  [-5.9, 36.3],
  [-5.75, 35.6],
]

export const lineOfTheFretumGallicum: Course = [
  [1.35, 51.2],
  [2.0, 50.98],
]
