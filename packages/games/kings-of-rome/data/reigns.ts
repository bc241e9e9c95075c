import type { PeriodId, Source } from './types.ts'

/**
 * A reign that is played by itself, with what the kings before have left (RULING-85). Cities are those that tradition
 * gives each king; units, chits and influence are what our Centurio has left on average when he played the whole game.
 */
export interface ReignData {
  /** Of the scenario. */
  readonly id: string
  readonly period: PeriodId
  /** Before the new king brings his (RULING-84). */
  readonly influence: number
  /** The cities that the kings before have won, by name. */
  readonly cities: readonly string[]
  /** The units in Rome. */
  readonly units: readonly string[]
  /** Chits of earlier reigns in each container, before those of this one come to them. */
  readonly chits: { readonly roman: number; readonly hostile: number }
  /** What Ancus has built: Ostia with its ships, and the bridge. */
  readonly harbour: boolean
  readonly source: Source
}

const ofRomulus = ['Caenina', 'Antemnae', 'Crustumerium']
const ofNuma = [...ofRomulus, 'Fidenae']
const ofTullus = [...ofNuma, 'Alba Longa']
const ofAncus = [...ofTullus, 'Politorium']
const ofPriscus = [...ofAncus, 'Collatia', 'Corniculum']
const ofServius = [...ofPriscus, 'Nomentum']

/** Those of the first levy who have not grown old, and men of the cities. */
const levies = {
  2: ['S1', 'S3', 'S4', 'S5', 'S6', 'S7', 'U08', 'U09', 'U10', 'U11', 'U13'],
  3: ['S1', 'S3', 'S4', 'S5', 'S7', 'U01', 'U02', 'U08', 'U09', 'U10', 'U11', 'U12', 'U13', 'U06'],
  4: ['S1', 'S3', 'S4', 'S5', 'U01', 'U02', 'U08', 'U09', 'U10', 'U11', 'U12', 'U13', 'U06', 'U17'],
  5: ['S3', 'S5', 'U01', 'U02', 'U08', 'U09', 'U10', 'U11', 'U12', 'U13', 'U06', 'U17', 'U21', 'U22'],
  6: ['S3', 'U01', 'U02', 'U08', 'U09', 'U10', 'U11', 'U13', 'U06', 'U17', 'U20', 'U21', 'U22', 'U30'],
  7: ['S3', 'U01', 'U02', 'U08', 'U09', 'U10', 'U11', 'U13', 'U06', 'U17', 'U20', 'U21', 'U22'],
} as const

/** Romulus begins as in the whole game: nobody has left him anything. */
export const reigns: readonly ReignData[] = [
  reign(2, 'numa', 5, ofRomulus, { roman: 9, hostile: 16 }),
  reign(3, 'tullus', 6, ofNuma, { roman: 10, hostile: 25 }),
  reign(4, 'ancus', 4, ofTullus, { roman: 10, hostile: 28 }),
  reign(5, 'priscus', 5, ofAncus, { roman: 9, hostile: 33 }),
  reign(6, 'servius', 4, ofPriscus, { roman: 8, hostile: 36 }),
  reign(7, 'superbus', 3, ofServius, { roman: 8, hostile: 38 }),
]

function reign(
  period: Exclude<PeriodId, 1>,
  king: string,
  influence: number,
  cities: readonly string[],
  chits: ReignData['chits'],
): ReignData {
  const units = levies[period]
  return {
    id: `reign-of-${king}`,
    period,
    influence,
    cities,
    units,
    chits,
    harbour: period > 4,
    source: 'reconstruction',
  }
}

/** The whole game. */
export const campaign = 'seven-kings'
export const singleReigns: readonly string[] = ['reign-of-romulus', ...reigns.map(({ id }) => id)]

export const scenarioIds: readonly string[] = [campaign, ...singleReigns]

/** The glory from which a reign that has fulfilled its mission is sung of (RULING-85). */
export const gloriousFrom = 8
