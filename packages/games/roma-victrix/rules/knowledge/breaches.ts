import { areaAt, cardIds, cityStrength, isProvince } from '../../data/index.ts'
import type { RomaPosition } from '../state.ts'

/** What must hold in every position. */
export function breaches(position: RomaPosition): string[] {
  return [...unitsInTheirPlace(position), ...cardsInPlay(position), ...marksInOrder(position)]
}

function unitsInTheirPlace({ state }: RomaPosition): string[] {
  const found: string[] = []
  const seen = new Set<number>()
  for (const [number, stack] of state.stacks.entries()) {
    const area = areaAt(number)
    for (const unit of stack) {
      if (seen.has(unit.id)) found.push(`unit ${unit.id} is in two places`)
      seen.add(unit.id)
      const ship = unit.kind === 'flt'
      if (area.kind === 'sea' && !ship && unit.where !== 'aboard')
        found.push(`RV-5.25-a: a Land unit swims in ${area.id}`)
      if (ship && area.kind === 'province' && (unit.coast === null || !area.seas.includes(unit.coast)))
        found.push(`RV-5.6-a: a Fleet lies on no coast of ${area.id}`)
      if (ship && area.kind !== 'province' && unit.coast !== null)
        found.push(`RV-5.6-a: a Fleet on the coast of ${area.id}`)
      // RV-5.65-a
      if (area.kind === 'sea' && state.activation === null)
        found.push(`RV-5.65-a: a unit stays in ${area.id}`)
    }
  }
  for (const leader of state.leaders)
    if (areaAt(leader.area).kind === 'sea' && state.activation === null)
      found.push(`RV-5.93-a: a Leader stays at sea`)
  return found
}

function cardsInPlay({ state }: RomaPosition): string[] {
  const cards = [...state.deck, ...state.discards, ...Object.values(state.hands).flat()]
  const twice = cards.filter((card, index) => cards.indexOf(card) !== index)
  const found = twice.map(card => `RV-14.12-a: ${card} is there twice`)
  if (cards.length > cardIds.length) found.push('RV-14.2-00: more cards than there are')
  return found
}

function marksInOrder({ state }: RomaPosition): string[] {
  const found: string[] = []
  for (const [number, { city, limes, garrison }] of state.marks.entries()) {
    const { id } = areaAt(number)
    if (city !== null && city.strength > cityStrength[city.rank])
      found.push(`RV-10.31-a: the City of ${id} is too strong`)
    if (limes !== null && limes > 2) found.push(`RV-10.64-a: the Limes of ${id}`)
    if (garrison !== null && !isProvince(number)) found.push(`RV-3.22-d: a Garrison in ${id}`)
  }
  for (const { treasury } of state.powers) if (treasury < 0) found.push('RV-9.17-1: a Treasury below zero')
  return found
}
