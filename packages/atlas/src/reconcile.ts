import { at, distance, midpoint, must, type Point } from './geometry.ts'
import { NOBODY } from './growth.ts'
import { Heap } from './heap.ts'
import type { Mesh } from './mesh.ts'

/**
 * Growth knows geography, not the rules. Here cells change hands until the map says what the rule graph says:
 * zones that are neighbours share a border long enough to see, zones that are not are kept apart, by a third
 * zone that may lie between them or by a strip of nobody's ground.
 */

export interface Territory {
  readonly mesh: Mesh
  readonly owner: Int16Array
  /** Island number of each cell, or -1 for water. */
  readonly island: Int16Array
  /** Cells that never change hands: the towns. */
  readonly fixed: ReadonlySet<number>
  /** Cells each owner must keep. */
  readonly seeds: readonly (readonly number[])[]
  readonly neighbours: readonly ReadonlySet<number>[]
  /** Required borders, as pairs of zone numbers. */
  readonly wanted: readonly (readonly [number, number])[]
}

interface Contact {
  readonly a: number
  readonly b: number
  length: number
  /** Pairs of touching cells, the first of `a`, the second of `b`. */
  readonly cells: [number, number][]
}

/** Border length the cells must show so that, smoothed and drawn, at least 25 px remain. */
const WANTED_LENGTH = 46
const ROUNDS = 14

export interface Mismatch {
  readonly kind: 'missing' | 'unwanted'
  readonly a: number
  readonly b: number
  readonly length: number
}

export function reconcile(territory: Territory): Mismatch[] {
  for (let round = 0; round < ROUNDS; round++) {
    dropFragments(territory)
    separate(territory)
    dropFragments(territory)
    if (join(territory, round) === 0 && mismatches(territory).length === 0) break
  }
  dropFragments(territory)
  separate(territory)
  return mismatches(territory)
}

export function mismatches(territory: Territory): Mismatch[] {
  const contacts = contactsOf(territory)
  const out: Mismatch[] = []
  for (const [a, b] of territory.wanted) {
    const length = contacts.get(keyOf(a, b))?.length ?? 0
    if (length < WANTED_LENGTH * 0.8) out.push({ kind: 'missing', a, b, length })
  }
  for (const { a, b, length } of contacts.values())
    if (!at(territory.neighbours, a).has(b)) out.push({ kind: 'unwanted', a, b, length })
  return out
}

const keyOf = (a: number, b: number): number => Math.min(a, b) * 1000 + Math.max(a, b)

function contactsOf(t: Territory): Map<number, Contact> {
  const contacts = new Map<number, Contact>()
  t.owner.forEach((a, cell) => {
    if (a === NOBODY || (t.island[cell] ?? -1) < 0) return
    for (const other of at(t.mesh.neighbours, cell)) {
      const b = t.owner[other] ?? NOBODY
      if (b <= a || (t.island[other] ?? -1) < 0) continue
      const edge = t.mesh.edge(cell, other)
      if (edge < 0.05) continue
      const key = keyOf(a, b)
      const contact = contacts.get(key) ?? { a, b, length: 0, cells: [] }
      contact.length += edge
      contact.cells.push([cell, other])
      contacts.set(key, contact)
    }
  })
  return contacts
}

/** A piece of a zone that is cut off from its towns goes to whoever surrounds it most. */
function dropFragments(t: Territory): void {
  const piece = new Int32Array(t.owner.length).fill(-1)
  const pieces: { owner: number; cells: number[]; kept: boolean }[] = []
  const seedsOf = t.seeds.map(cells => new Set(cells))
  const zonesOnIsland = new Map<number, Set<number>>()
  t.seeds.forEach((cells, zone) => {
    for (const cell of cells) {
      const island = t.island[cell] ?? -1
      const zones = zonesOnIsland.get(island) ?? new Set<number>()
      zonesOnIsland.set(island, zones.add(zone))
    }
  })
  t.owner.forEach((owner, start) => {
    if (owner === NOBODY || (t.island[start] ?? -1) < 0 || (piece[start] ?? -1) >= 0) return
    const cells = [start]
    piece[start] = pieces.length
    for (let i = 0; i < cells.length; i++)
      for (const next of at(t.mesh.neighbours, at(cells, i)))
        if (t.owner[next] === owner && (t.island[next] ?? -1) >= 0 && (piece[next] ?? -1) < 0) {
          piece[next] = pieces.length
          cells.push(next)
        }
    const kept = cells.some(c => seedsOf[owner]?.has(c)) || !zonesOnIsland.has(t.island[start] ?? -1)
    pieces.push({ owner, cells, kept })
  })
  for (const { owner, cells, kept } of pieces) {
    if (kept) continue
    const touching = new Map<number, number>()
    for (const cell of cells)
      for (const next of at(t.mesh.neighbours, cell)) {
        const other = t.owner[next] ?? NOBODY
        if (other !== owner && (t.island[next] ?? -1) >= 0)
          touching.set(other, (touching.get(other) ?? 0) + t.mesh.edge(cell, next))
      }
    const heir = [...touching].sort((p, q) => q[1] - p[1])[0]?.[0] ?? NOBODY
    for (const cell of cells) t.owner[cell] = heir
  }
}

/** Short unwanted contacts are turned so that the two zones beside them meet instead; others get a strip. */
const TURNABLE = 50

function separate(t: Territory): void {
  const before = contactsOf(t)
  for (const contact of before.values()) {
    const { a, b } = contact
    if (at(t.neighbours, a).has(b)) continue
    const flank = contact.length < TURNABLE ? flankingPair(t, contact) : null
    for (const pair of contact.cells)
      for (const cell of pair) {
        if (t.fixed.has(cell)) continue
        t.owner[cell] = flank ? nearestOf(t, cell, flank) : NOBODY
      }
  }
}

/** The two zones at the ends of a contact, if they may be neighbours of each other and of both others. */
function flankingPair(t: Territory, { a, b, cells }: Contact): readonly [number, number] | null {
  const weight = new Map<number, number>()
  for (const pair of cells)
    for (const cell of pair)
      for (const next of at(t.mesh.neighbours, cell)) {
        const other = t.owner[next] ?? NOBODY
        if (other === a || other === b || (t.island[next] ?? -1) < 0) continue
        weight.set(other, (weight.get(other) ?? 0) + 1)
      }
  if (weight.has(NOBODY)) return null
  const [c, d] = [...weight].sort((p, q) => q[1] - p[1] || p[0] - q[0]).map(([zone]) => zone)
  if (c === undefined || d === undefined) return null
  const mayTouch = (p: number, q: number): boolean => at(t.neighbours, p).has(q)
  return mayTouch(c, d) && mayTouch(c, a) && mayTouch(c, b) && mayTouch(d, a) && mayTouch(d, b)
    ? [c, d]
    : null
}

function nearestOf(t: Territory, cell: number, zones: readonly number[]): number {
  const seen = new Set([cell])
  const queue = [cell]
  for (let i = 0; i < queue.length && i < 400; i++) {
    const here = at(queue, i)
    const owner = t.owner[here] ?? NOBODY
    if (zones.includes(owner)) return owner
    for (const next of at(t.mesh.neighbours, here))
      if (!seen.has(next) && (t.island[next] ?? -1) >= 0) {
        seen.add(next)
        queue.push(next)
      }
  }
  return at(zones, 0)
}

/** Lengthens borders that are too short and digs a corridor where there is none. Returns how many it touched. */
function join(t: Territory, round: number): number {
  const contacts = contactsOf(t)
  let touched = 0
  for (const [a, b] of t.wanted) {
    const contact = contacts.get(keyOf(a, b))
    if (contact && contact.length >= WANTED_LENGTH) continue
    touched++
    const place = contact ? middleOf(t, contact) : digCorridor(t, a, b)
    if (place) widen(t, a, b, place, 24 + 2 * Math.min(round, 6))
  }
  return touched
}

function middleOf(t: Territory, contact: Contact): Point {
  const places = contact.cells.map(([p, q]) => midpoint(at(t.mesh.points, p), at(t.mesh.points, q)))
  const mean: Point = [
    places.reduce((sum, p) => sum + p[0], 0) / places.length,
    places.reduce((sum, p) => sum + p[1], 0) / places.length,
  ]
  return must([...places].sort((p, q) => distance(p, mean) - distance(q, mean))[0])
}

/** Around a point where a and b meet, everything else becomes theirs: the nearer one's. */
function widen(t: Territory, a: number, b: number, place: Point, radius: number): void {
  const center = t.mesh.find(place)
  const disc: number[] = [center]
  const seen = new Set(disc)
  for (let i = 0; i < disc.length; i++)
    for (const next of at(t.mesh.neighbours, at(disc, i)))
      if (!seen.has(next) && distance(at(t.mesh.points, next), place) <= radius) {
        seen.add(next)
        disc.push(next)
      }
  const changes = disc
    .filter(
      cell => (t.island[cell] ?? -1) >= 0 && !t.fixed.has(cell) && t.owner[cell] !== a && t.owner[cell] !== b,
    )
    .map((cell): [number, number] => [cell, nearestOf(t, cell, [a, b])])
  for (const [cell, owner] of changes) t.owner[cell] = owner
}

const LONGEST_CORRIDOR = 220

/** The cheapest way over land from a to b; its halves are given to the two. Returns where they meet. */
function digCorridor(t: Territory, a: number, b: number): Point | null {
  const cost = new Map<number, number>()
  const back = new Map<number, number>()
  const heap = new Heap()
  t.owner.forEach((owner, cell) => {
    if (owner !== a || (t.island[cell] ?? -1) < 0) return
    cost.set(cell, 0)
    heap.push(cell, 0)
  })
  let end = -1
  for (let next = heap.pop(); next; next = heap.pop()) {
    if (next.cost > (cost.get(next.item) ?? Infinity)) continue
    if (t.owner[next.item] === b) {
      end = next.item
      break
    }
    if (next.cost > LONGEST_CORRIDOR) break
    for (const other of at(t.mesh.neighbours, next.item)) {
      if ((t.island[other] ?? -1) < 0 || t.fixed.has(other)) continue
      const step = distance(at(t.mesh.points, next.item), at(t.mesh.points, other))
      const total = next.cost + step * (t.owner[other] === NOBODY ? 1 : 1.6)
      if (total >= (cost.get(other) ?? Infinity)) continue
      cost.set(other, total)
      back.set(other, next.item)
      heap.push(other, total)
    }
  }
  if (end < 0) return null
  const path = [end]
  for (let cell = back.get(end); cell !== undefined; cell = back.get(cell)) path.push(cell)
  path.reverse()
  const half = Math.floor(path.length / 2)
  path.forEach((cell, i) => {
    const zone = i < half ? a : b
    for (const near of [cell, ...at(t.mesh.neighbours, cell)])
      if ((t.island[near] ?? -1) >= 0 && !t.fixed.has(near) && t.owner[near] !== a && t.owner[near] !== b)
        t.owner[near] = zone
  })
  return at(t.mesh.points, at(path, half))
}
