import { areas, berthId, cards, type RomaData } from './data/index.ts'

const berths = new Map(
  areas
    .flatMap(area => area.seas.map(sea => ({ area: area.number, sea })))
    .map(berth => [berthId(berth), berth]),
)

/** The name of a thing for a person to read: 'cisalpina' is "Cisalpina", 'cisalpina/mare_tyrrhenum' its coast. */
export function nameOf(data: RomaData, noun: string | number): string {
  if (typeof noun === 'number') return String(noun)
  const area = areas.find(({ id }) => id === noun)
  if (area !== undefined) return data.names[area.number] ?? area.name
  const berth = berths.get(noun)
  if (berth !== undefined) {
    const [province, sea] = [data.names[berth.area], data.names[berth.sea]]
    return `the coast of ${province} on ${sea}`
  }
  const card = cards.find(({ id }) => id === noun)
  if (card !== undefined) return card.name
  for (const { powers, minors, tables } of data.scenarios) {
    const added = Object.values(tables).flatMap(({ changes }) => changes?.addPowers ?? [])
    for (const power of [...powers, ...added, ...minors]) if (power.id === noun) return power.name
  }
  return noun
}
