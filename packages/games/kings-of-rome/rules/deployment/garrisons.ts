import type { Rules } from '@aquila/engine'
import { type HexId, hexes, row } from '../../data/index.ts'
import { keptByData } from '../../data/kept.ts'
import { isFriendly, isRomanized, romanizedCities } from '../cities.ts'
import { chitsIn } from '../containers.ts'
import { garrisonIn, put, stackIn, virtusOf } from '../pieces.ts'
import type { KingsReason } from '../reasons.ts'
import { boxes, type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask, pick } from '../tasks.ts'
import { romeHolds } from '../turning.ts'

/** KOR-GAR-2: a garrison of Rome goes to a Roman city of the player's choice; where none will take it, to the pool. */
export function* deployRomanGarrison(g: Kings, chit: string): Rules {
  const open = romanizedCities(g).filter(hex => whyNotGarrison(g, chit, hex) === null)
  if (open.length === 0) {
    put(g, chit, boxes.pool)
    g.tell({ kind: 'garrison-unplaced', rule: 'KOR-GAR-2', data: { chit, side: 'roman' } })
    return
  }
  const hex = yield* pick({
    role: ROME,
    rule: 'KOR-GAR-2',
    task: 'place-garrison',
    verb: 'garrison',
    nouns: open,
    about: { chit, value: virtusOf(g, chit) },
  })
  const placed = placeGarrison(g, chit, hex)
  romeHolds(g, hex)
  g.tell({ kind: 'garrison', rule: 'KOR-GAR-2', data: { garrison: placed, hex, side: 'roman' } })
  yield* recallHolders(g, hex)
}

/** KOR-GAR-2, RULING-45: three points at most, in one chit, which must be found somewhere. */
export function whyNotGarrison(position: KingsPosition, chit: string, hex: HexId): KingsReason | null {
  if (hex === hexes.rome || !isRomanized(position, hex)) return { rule: 'KOR-GAR-2', why: 'not-roman-city' }
  const there = garrisonIn(position, hex)
  if (there === null) return null
  const sum = virtusOf(position, there) + virtusOf(position, chit)
  if (sum > 3) return { rule: 'KOR-GAR-2', why: 'garrison-too-strong', about: { hex, sum } }
  return chitOfValue(position, sum, chit) === null
    ? { rule: 'KOR-GAR-2', why: 'no-such-garrison', about: { hex, sum } }
    : null
}

/** RULING-45: a garrison of that value in the General Pool, then in the containers. */
function chitOfValue(position: KingsPosition, value: number, besides: string): string | null {
  for (const place of [boxes.pool, boxes.roman, boxes.hostile]) {
    const found = garrisonsIn(position, place, value).find(chit => chit !== besides)
    if (found !== undefined) return found
  }
  return null
}

function garrisonsIn(position: KingsPosition, place: string, value: number): string[] {
  return stackIn(position, place)
    .filter(chit => position.data.garrisons[chit]?.value === value)
    .toSorted()
}

/** Puts the chit there, or the one that is worth both; gives the chit that now lies in the city. */
function placeGarrison(g: Kings, chit: string, hex: HexId): string {
  const there = garrisonIn(g, hex)
  if (there === null) {
    put(g, chit, hex, 'roman')
    return chit
  }
  const both = chitOfValue(g, virtusOf(g, there) + virtusOf(g, chit), chit)
  if (both === null) throw new Error(`no garrison is worth ${chit} and ${there}`)
  // Taken out of a container it tells where it lay.
  g.disclose()
  put(g, chit, boxes.pool)
  put(g, there, boxes.pool)
  put(g, both, hex, 'roman')
  return both
}

/** RULING-45: infantry that held the city until now may go home. */
function* recallHolders(g: Kings, hex: HexId): Rules {
  for (const unit of stackIn(g, hex).filter(piece => g.state.holders.includes(piece))) {
    const { verb } = yield ask({
      role: ROME,
      rule: 'KOR-GAR-2',
      task: 'recall-holder',
      choices: [{ verb: 'recall' }, { verb: 'keep' }],
      about: { unit, hex },
    })
    if (verb !== 'recall') continue
    put(g, unit, hexes.rome)
    g.tell({ kind: 'recalled', rule: 'KOR-GAR-2', data: { unit, hex, side: 'roman' } })
  }
}

/**
 * KOR-GAR-1, KOR-GAR-3: a garrison of another people goes to its own cities: those without a garrison or with one point before
 * larger ones, and within that the nearest to Rome. RULING-45: points add up to three, if a chit of that value is found.
 */
export function deployHostileGarrison(g: Kings, chit: string): void {
  const target = hostileGarrisonTarget(g, chit)
  if (target === null) {
    put(g, chit, boxes.pool)
    g.tell({ kind: 'garrison-unplaced', rule: 'KOR-GAR-3', data: { chit, side: 'hostile' } })
    return
  }
  const { hex, reason } = target
  const there = garrisonIn(g, hex)
  let placed = chit
  if (there === null) put(g, chit, hex, 'hostile')
  else placed = strengthen(g, chit, there, hex)
  g.tell({ kind: 'garrison', rule: 'KOR-GAR-3', data: { garrison: placed, hex, side: 'hostile', reason } })
}

export function hostileGarrisonTarget(
  position: KingsPosition,
  chit: string,
): { hex: HexId; reason: string } | null {
  const { nation } = row(position.data.garrisons, chit)
  if (nation === null) return null
  const cities = citiesOfPeople(position.data, nation).filter(hex => isFriendly(position, hex, nation))
  const weak = cities.find(hex => {
    const there = garrisonIn(position, hex)
    return there === null || virtusOf(position, there) === 1
  })
  if (weak !== undefined) return { hex: weak, reason: 'nearest-weak-city' }
  const [nearest] = cities
  return nearest === undefined ? null : { hex: nearest, reason: 'nearest-city' }
}

/** The cities that bear the star of a people, the nearest to Rome first. */
const citiesOfPeople = keptByData((data, nation) =>
  data.hostileCities.filter(({ people }) => people === nation).map(({ hex }) => hex),
)

/** One chit worth both, up to three; found in the pool, then in the NR container; else the larger of the two stays. */
function strengthen(g: Kings, chit: string, there: string, hex: HexId): string {
  const sum = Math.min(3, virtusOf(g, chit) + virtusOf(g, there))
  const larger = virtusOf(g, chit) > virtusOf(g, there) ? chit : there
  const found = virtusOf(g, larger) === sum ? larger : (exchangedFor(g, chit, sum) ?? larger)
  for (const old of [chit, there]) if (old !== found) put(g, old, boxes.pool)
  put(g, found, hex, 'hostile')
  return found
}

function exchangedFor(g: Kings, chit: string, value: number): string | null {
  const [inPool] = garrisonsIn(g, boxes.pool, value)
  if (inPool !== undefined) return inPool
  const inContainer = chitsIn(g, 'hostile').filter(
    other => other !== chit && g.data.garrisons[other]?.value === value,
  )
  return inContainer.length === 0 ? null : g.dice.oneOf(inContainer, 'a garrison chit')
}
