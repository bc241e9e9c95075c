import type { Choice, Decision, Table } from '@aquila/engine'
import type { Unit } from '../data/series.ts'
import { unit } from './pieces.ts'
import type { CampaignReason } from './reasons.ts'
import type { Arrival, CampaignPosition } from './state.ts'

/**
 * 1.3: units that nothing tells apart: of one name (every legion has its own), home and side, in one place and state, come
 * the same way. Nobody is asked which of them he means.
 */
export function areAlike(position: CampaignPosition, one: string, other: string): boolean {
  const prints = printsOf(position.data.units)
  const print = prints.get(one)
  if (print === undefined || print !== prints.get(other)) return false
  return areInOneState(position, one, other) && cameTheSameWay(position, one, other)
}

/** How many counters of the box are printed alike. */
interface Print {
  counters: number
}

const known = new WeakMap<Table<Unit>, ReadonlyMap<string, Print>>()

/** The print of each unit. Found once for a game's data: twins are looked for at nearly every question. */
function printsOf(units: Table<Unit>): ReadonlyMap<string, Print> {
  const found = known.get(units)
  if (found !== undefined) return found
  const byFace = new Map<string, Print>()
  const prints = new Map<string, Print>()
  for (const { id, name, type, people, home } of Object.values(units)) {
    // 9.3: each returns to its own home.
    const face = JSON.stringify([name, type, people, home])
    const print = byFace.get(face) ?? { counters: 0 }
    print.counters++
    byFace.set(face, print)
    prints.set(id, print)
  }
  known.set(units, prints)
  return prints
}

/** Of units that are alike only the first. */
export function oneOfEach(position: CampaignPosition, pieces: readonly string[]): readonly string[] {
  if (pieces.length < 2) return pieces
  const prints = printsOf(position.data.units)
  // Mostly all are kept, and then the list is the answer.
  let kept: string[] | null = null
  let before = 0
  for (const piece of pieces) {
    // A legion has no twin in the whole box.
    const single = prints.get(piece)?.counters === 1
    if (!single && hasTwinAmong(position, pieces, before, piece)) kept ??= pieces.slice(0, before)
    else kept?.push(piece)
    before++
  }
  return kept ?? pieces
}

/** True if one of the first so many pieces is like this one. */
function hasTwinAmong(
  position: CampaignPosition,
  pieces: readonly string[],
  first: number,
  piece: string,
): boolean {
  for (let number = 0; number < first; number++) {
    const other = pieces[number]
    if (other !== undefined && areAlike(position, other, piece)) return true
  }
  return false
}

/** Why a unit is not among the choices: one that is like it is offered in its stead. */
export function whyTwinOffered(
  position: CampaignPosition,
  { rule, choices }: Pick<Decision, 'rule' | 'choices'>,
  choice: Choice,
): CampaignReason | null {
  if (choice.noun === undefined) return null
  const piece = String(choice.noun)
  const twin = choices.find(
    ({ verb, noun }) => verb === choice.verb && noun !== piece && areAlike(position, String(noun), piece),
  )
  return twin === undefined ? null : { rule, why: 'twin-offered', about: { piece } }
}

function areInOneState(position: CampaignPosition, one: string, other: string): boolean {
  const a = unit(position, one)
  const b = unit(position, other)
  return a.place === b.place && a.faction === b.faction && a.reduced === b.reduced && a.moved === b.moved
}

/** 8.2, 8.6: the way closes zones to those who evade, and a river or strait weakens those who attack over it. */
function cameTheSameWay({ state }: CampaignPosition, one: string, other: string): boolean {
  if (state.arrivals.length === 0) return true
  const a = arrivalOf(state.arrivals, one)
  const b = arrivalOf(state.arrivals, other)
  return a?.zone === b?.zone && a?.from === b?.from && a?.crossed === b?.crossed
}

function arrivalOf(arrivals: readonly Arrival[], piece: string): Arrival | undefined {
  for (const arrival of arrivals) if (arrival.piece === piece) return arrival
  return undefined
}
