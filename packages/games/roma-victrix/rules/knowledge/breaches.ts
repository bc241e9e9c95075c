import { areaAt, cardIds, cityStrength, isProvince, unitKindIds } from '../../data/index.ts'
import { castOf } from '../cast.ts'
import { holdingsOf } from '../economy/holdings.ts'
import { colourOf, countersLeftOf } from '../economy/recruits.ts'
import { cityToBesiege, marksAt } from '../pieces.ts'
import { isSameSide } from '../powers.ts'
import type { RomaPosition } from '../state.ts'

/** What must hold in every position. */
export function breaches(position: RomaPosition): string[] {
  return [
    ...unitsInTheirPlace(position),
    ...leadersInTheirPlace(position),
    ...countersInTheMix(position),
    ...cardsInPlay(position),
    ...markersInTheCup(position),
    ...marksInOrder(position),
  ]
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
      if (unit.where === 'city' && cityToBesiege(state, number) === null)
        found.push(`RV-5.52-a: a unit is inside a City that does not stand in ${area.id}`)
      const { city } = marksAt(state, number)
      if (unit.where === 'city' && city !== null && !isSameSide(state, unit.power, city.power))
        found.push(`RV-14.2-13: a unit is inside a City of another side in ${area.id}`)
      if (unit.where === 'aboard' && state.activation === null)
        found.push(`RV-5.93-a: a unit stays aboard in ${area.id}`)
      if (state.powers[unit.power]?.status === 'absent')
        found.push(`a unit of a Power that is not in the game in ${area.id}`)
      // RV-5.65-a
      if (area.kind === 'sea' && state.activation === null)
        found.push(`RV-5.65-a: a unit stays in ${area.id}`)
    }
  }
  return found
}

function leadersInTheirPlace({ state }: RomaPosition): string[] {
  const found: string[] = []
  const ids = new Set(state.leaders.map(({ id }) => id))
  if (ids.size < state.leaders.length) found.push('a Leader is in two places')
  for (const { area, name, power } of state.leaders) {
    if (areaAt(area).kind === 'sea' && state.activation === null)
      found.push('RV-5.93-a: a Leader stays at sea')
    if (name !== null && state.lost.includes(name)) found.push(`RV-3.34-c: ${name} is lost and leads`)
    if (state.powers[power]?.status === 'absent') found.push(`a Leader of a Power that is not in the game`)
  }
  for (const stack of state.stacks)
    for (const { leader } of stack)
      if (leader !== null && !ids.has(leader)) found.push('RV-5.21-a: a unit follows a Leader who is gone')
  return found
}

/** RV-9.0-a: no Major has more counters of a kind than its colour; those who serve nobody have what set-up gives them. */
function countersInTheMix(position: RomaPosition): string[] {
  const holdings = holdingsOf(position)
  return castOf(position).powers.flatMap(({ id, number, minor }) => {
    if (minor || colourOf(position.state, number) !== number) return []
    const left = countersLeftOf(position, number, holdings)
    return unitKindIds
      .filter(kind => left[kind] < 0)
      .map(kind => `RV-9.0-a: ${id} has more ${kind} than there are counters`)
  })
}

/** RV-3.56-a: a marker is in the cup or lies face down. */
function markersInTheCup({ state, data }: RomaPosition): string[] {
  const down = state.marks.flatMap(({ markers }) => markers)
  return state.markers
    .map((inCup, index) => inCup + down.filter(value => value === index + 1).length)
    .filter(number => number > data.markers.each)
    .map(() => 'RV-3.56-a: a marker is there twice')
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
