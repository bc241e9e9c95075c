import type { LeaderData } from './leaders.ts'
import type { HexId, HostileType, LeaderRank, NationId, PeriodId, Source } from './types.ts'
import type { UnitData } from './units.ts'

/** What an event chit does. A war brings an army from its box; the others have their own procedure. */
export type EventEffect =
  | 'war'
  | 'sabine-women'
  | 'horatii'
  | 'ostia'
  | 'bridge'
  | 'omens'
  | 'end-action'
  | 'scaevola'
  | 'cocles'

export interface EventData {
  readonly id: string
  readonly name: string
  readonly period: PeriodId
  readonly effect: EventEffect
  /** The box whose army it brings. */
  readonly war: string | null
  readonly about: string
  /** Of the effect; names and periods are the player aid's. */
  readonly source: Source
}

export interface WarData {
  readonly id: string
  readonly nation: NationId
  /** The city where its army gathers, by name. */
  readonly muster: string | null
  /** Where it gathers if there is no such city. */
  readonly hex: HexId | null
  readonly leader: string
  readonly units: readonly string[]
  readonly source: Source
}

type WarRow = readonly [
  id: string,
  nation: NationId,
  muster: string | null,
  leader: readonly [name: string, virtus: number, astutia: number, capacity: number, rank: LeaderRank],
  infantry: readonly number[],
  cavalry: readonly number[],
]

const warRows: readonly WarRow[] = [
  ['war-sabine', 'sab', 'Cures', ['Titus Tatius', 3, 2, 6, 'king'], [3, 2, 2], [2]],
  ['war-aequi', 'aeq', 'Carsioli', ['Fertor Resius', 3, 1, 5, 'dux'], [2, 2, 2], []],
  ['war-volsci', 'vol', 'Velitrae', ['the dux of the Volsci', 3, 2, 5, 'dux'], [3, 2, 2], [2]],
  ['war-picentes', 'pic', 'Asculum', ['the dux of the Picentes', 2, 1, 4, 'dux'], [2, 2, 2], []],
  ['war-falisci', 'fal', 'Falerii', ['the dux of the Falisci', 3, 1, 5, 'dux'], [3, 2, 2], []],
  ['war-capena', 'cap', 'Capena', ['the dux of Capena', 2, 1, 4, 'dux'], [2, 2, 2], []],
  ['war-alba', 'lat', 'Alba Longa', ['Gaius Cluilius', 3, 2, 6, 'dux'], [3, 2, 2], [2]],
  ['war-samnites', 'sam', 'Aufidena', ['the meddix of the Samnites', 3, 2, 6, 'dux'], [3, 3, 2, 2], []],
  ['war-gauls', 'gal', null, ['Bellovesus', 4, 1, 6, 'king'], [3, 3, 3], [3, 3]],
  ['war-etruscan-1', 'etr', 'Tarquinii', ['the lucumo of Tarquinii', 3, 2, 6, 'dux'], [3, 3, 2, 2], [3]],
  ['war-etruscan-2', 'etr', 'Veii', ['the lucumo of Veii', 3, 2, 6, 'dux'], [3, 3, 2, 2], [3]],
  ['war-dauni', 'dau', 'Luceria', ['the dux of the Dauni', 3, 1, 5, 'dux'], [2, 2], [3, 3]],
  ['war-umbri', 'umb', 'Nequinum', ['the dux of the Umbri', 3, 1, 5, 'dux'], [2, 2, 2, 2], []],
  ['war-etruscan-3', 'etr', 'Clusium', ['the lucumo of Clusium', 3, 2, 6, 'dux'], [3, 3, 3, 2], [3]],
]

/** The Gauls gather on the road beside Arretium. */
const gaulishMuster = '1123'

export const wars: readonly WarData[] = warRows.map(([id, nation, muster, , infantry, cavalry]) => ({
  id,
  nation,
  muster,
  hex: muster === null ? gaulishMuster : null,
  leader: `${id}-leader`,
  units: [...infantry, ...cavalry].map((_, index) => `${id}-${index + 1}`),
  source: 'reconstruction',
}))

export const warLeaders: readonly LeaderData[] = warRows.map(
  ([id, nation, muster, [name, virtus, astutia, capacity, rank]]) => ({
    id: `${id}-leader`,
    name,
    period: null,
    nation,
    home: muster,
    virtus,
    astutia,
    capacity,
    rank,
    // RULING-41, RULING-65: back to his box when he is released.
    reverse: 'captive',
    box: id,
    source: 'reconstruction',
  }),
)

export const warUnits: readonly UnitData[] = warRows.flatMap(([id, nation, muster, , infantry, cavalry]) => {
  const types: readonly (readonly [HostileType, number])[] = [
    ...infantry.map(virtus => ['infantry', virtus] as const),
    ...cavalry.map(virtus => ['cavalry', virtus] as const),
  ]
  return types.map(
    ([type, virtus], index): UnitData => ({
      id: `${id}-${index + 1}`,
      period: null,
      nation,
      home: muster,
      // The first infantry of each box bears the captive mark.
      hostile: { type, virtus, captive: index === 0 },
      roman: null,
      box: id,
      source: 'reconstruction',
    }),
  )
})

type EventRow = readonly [
  id: string,
  name: string,
  period: PeriodId,
  effect: EventEffect,
  war: string | null,
  about: string,
]

const forewarned = 'If it comes from the Roman container, Rome is forewarned: one more action this turn.'

const eventRows: readonly EventRow[] = [
  [
    'sabine-women',
    'Rape of the Sabine Women',
    1,
    'sabine-women',
    'war-sabine',
    'Titus Tatius marches. If the chit comes from the Roman container: +1 IP, and two chits come over to Rome.',
  ],
  ['aequi', 'War of the Aequi', 1, 'war', 'war-aequi', forewarned],
  ['volsci', 'Volscian War', 2, 'war', 'war-volsci', forewarned],
  ['picentes', 'Picenian War', 2, 'war', 'war-picentes', forewarned],
  ['falisci', 'Faliscan War', 2, 'war', 'war-falisci', forewarned],
  ['capena', 'Capena War', 2, 'war', 'war-capena', forewarned],
  [
    'horatii',
    'Horatii and Curiatii',
    3,
    'horatii',
    null,
    'Three champions on each side fight for Alba Longa.',
  ],
  ['alba', 'Alba Longa War', 3, 'war', 'war-alba', forewarned],
  ['samnites-1', 'Samnite War (first)', 3, 'war', 'war-samnites', forewarned],
  ['ostia-foundation', 'Ostia Foundation', 4, 'ostia', null, 'Ostia becomes a Roman city and port.'],
  ['sublicius-bridge', 'Pons Sublicius', 4, 'bridge', null, 'The bridge ends the surcharge of the Tiber.'],
  [
    'samnites-2',
    'Samnite War (second)',
    4,
    'war',
    'war-samnites',
    'The same box as the first; an army that is in the field already marches at once.',
  ],
  ['omens', 'Bad / Nice Omens', 5, 'omens', null, 'Plus or minus one to the dice of Roman city actions.'],
  ['end-action', 'End Action / End Omens', 5, 'end-action', null, 'The omens end, or the King alone acts.'],
  ['gauls', 'Gallic War', 5, 'war', 'war-gauls', forewarned],
  ['etruscan-1', 'First Etruscan War', 5, 'war', 'war-etruscan-1', forewarned],
  ['etruscan-2', 'Second Etruscan War', 6, 'war', 'war-etruscan-2', forewarned],
  ['dauni', 'Daunian War', 6, 'war', 'war-dauni', forewarned],
  ['umbri', 'Umbrian War', 6, 'war', 'war-umbri', forewarned],
  ['etruscan-3', 'Third Etruscan War', 7, 'war', 'war-etruscan-3', forewarned],
  ['scaevola', 'Mucius Scaevola', 7, 'scaevola', null, 'Kept; he stops an Etruscan army once.'],
  ['cocles', 'Horatius Cocles', 7, 'cocles', null, 'Kept; he holds the bridge against one army.'],
]

export const events: readonly EventData[] = eventRows.map(([id, name, period, effect, war, about]) => ({
  id,
  name,
  period,
  effect,
  war,
  about,
  source: 'reconstruction',
}))
