import type { Composition } from './compose.ts'
import { contactKey, contactsOf } from './layer.ts'

/** Shortest common line that counts as a visible border. */
export const VISIBLE = 25
/** A touch shorter than this, one cell of the mesh, is a corner and not seen as a border. */
export const UNSEEN = 9

/** Where the drawn map differs from the rules, or leaves something unnamed. Empty for a good map. */
export function inspect(map: Composition): string[] {
  const { spec, areas } = map
  const touching = contactsOf({ topology: areas.topology, width: spec.width, height: spec.height })
  const length = (a: string, b: string): number => touching.get(contactKey(a, b)) ?? 0
  const crossed = new Set(map.crossings.map(({ between: [a, b] }) => contactKey(a, b)))
  const out: string[] = []

  const legal = new Set<string>()
  for (const {
    between: [a, b],
    kind,
  } of spec.borders) {
    legal.add(contactKey(a, b))
    if ((kind === 'strait' || kind === 'link') && crossed.has(contactKey(a, b))) continue
    if (length(a, b) < VISIBLE)
      out.push(`${kind} border ${a} - ${b} shows only ${Math.round(length(a, b))} px`)
  }
  for (const sea of spec.seas) {
    for (const zone of sea.coasts) {
      legal.add(contactKey(sea.id, zone))
      if (length(sea.id, zone) < VISIBLE)
        out.push(`coast of ${zone} on ${sea.id} shows only ${Math.round(length(sea.id, zone))} px`)
    }
    for (const other of sea.adjacent) {
      legal.add(contactKey(sea.id, other))
      if (!crossed.has(contactKey(sea.id, other)) && length(sea.id, other) < VISIBLE)
        out.push(`seas ${sea.id} and ${other} do not meet`)
    }
  }
  const closed = spec.zones.filter(zone => zone.impassable)
  for (const sea of spec.seas) for (const zone of closed) legal.add(contactKey(sea.id, zone.id))
  out.push(...splitZones(map))
  for (const [key, px] of touching)
    if (!legal.has(key) && px >= UNSEEN)
      out.push(`${key} touch for ${Math.round(px)} px but are not adjacent`)

  map.zones.forEach((zone, i) => {
    const id = spec.zones[i]?.id
    if (!zone.name) out.push(`${id} has no name`)
    if (zone.slots.length === 0) out.push(`${id} has no place for counters`)
  })
  map.seas.forEach((sea, i) => {
    if (!sea.name && !spec.seas[i]?.nameless) out.push(`${spec.seas[i]?.id} has no name`)
  })
  for (const { town, name } of map.towns) if (!name) out.push(`${town.name} has no name`)
  return out
}

/** Zones whose towns lie on one island, yet in pieces that do not hang together. */
function splitZones({ spec, partition, project }: Composition): string[] {
  const { mesh, zoneOf, island } = partition
  const out: string[] = []
  spec.zones.forEach((zone, i) => {
    const homes = zone.towns
      .map(town => mesh.find(project(town.at)))
      .filter(cell => zoneOf[cell] === i && (island[cell] ?? -1) >= 0)
    const [first] = homes
    if (first === undefined) return
    const reached = new Set([first])
    for (const cell of reached)
      for (const next of mesh.neighbours[cell] ?? []) if (zoneOf[next] === i) reached.add(next)
    const lost = homes.filter(cell => !reached.has(cell) && island[cell] === island[first])
    if (lost.length > 0) out.push(`${zone.id} falls into pieces`)
  })
  return out
}
