import { type Plain, phrase, type Told, type Value } from '@aquila/engine'
import { type HexId, hexes, type KingsData } from '../data/index.ts'
import { roads } from '../data/map.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { isGarrison, isLeader, isUnit } from '../rules/pieces.ts'
import { points } from './points.ts'

/** How the values of events and questions read on the screen: armies in a few words, half points as fractions. */
export function wordOf(
  speech: KingsSpeech,
  key: string,
  value: Plain,
  data: KingsData,
  told?: Told,
): Value | null {
  if (typeof value === 'number') return key === 'left' || key === 'cost' ? points(value) : null
  if (Array.isArray(value)) return listWord(speech, value, data)
  if (typeof value !== 'string') return null
  if (isUnit(data, value) || isGarrison(data, value))
    return phrase(nameOf(speech, data, value, told).replace(/ \([^()]*\)$/, ''), 1)
  if (isPlace(value) && data.cities[value] === undefined) return placeName(speech, data, value)
  return null
}

/** A city by its name, and open country by what lies near. */
export function placeName(speech: KingsSpeech, data: KingsData, hex: HexId): string {
  if (data.cities[hex] !== undefined) return nameOf(speech, data, hex)
  return hex === hexes.start ? speech.text('place.start') : openCountry(speech, hex, data)
}

/** Open country lies on a road, and is named by the cities at its ends, the nearer one first. */
function openCountry(speech: KingsSpeech, hex: HexId, data: KingsData): string {
  const road = nearestRoad(hex)
  if (road === null) return speech.text('place.hex', { hex })
  const { near, far, n } = road
  return speech.text('place.road', { near: nameOf(speech, data, near), far: nameOf(speech, data, far), n })
}

interface OnRoad {
  readonly near: HexId
  readonly far: HexId
  /** How many hexes it is from the nearer end. */
  readonly n: number
}

/** The road on which a city is nearest; null: no road leads there. */
function nearestRoad(hex: HexId): OnRoad | null {
  let nearest: OnRoad | null = null
  for (const { hexes: along } of roads) {
    const fromStart = along.indexOf(hex)
    const [start, end] = [along[0], along.at(-1)]
    if (fromStart < 0 || start === undefined || end === undefined) continue
    const fromEnd = along.length - 1 - fromStart
    const n = Math.min(fromStart, fromEnd)
    if (nearest !== null && n >= nearest.n) continue
    nearest = fromStart <= fromEnd ? { near: start, far: end, n } : { near: end, far: start, n }
  }
  return nearest
}

/** A hex by its number; a signed figure such as '+2' is none. */
function isPlace(value: string): boolean {
  return /^\d{4}$/.test(value)
}

function listWord(speech: KingsSpeech, values: readonly Plain[], data: KingsData): Value | null {
  const ids = values.filter(value => typeof value === 'string')
  if (ids.length < values.length || ids.length === 0) return null
  if (!ids.every(id => isUnit(data, id) || isLeader(data, id) || isGarrison(data, id))) return null
  const named = ids.filter(id => !isUnit(data, id)).map(id => nameOf(speech, data, id))
  const units = ids.length - named.length
  const words = speech.messages.list([...named, ...(units === 0 ? [] : [speech.text('units', { n: units })])])
  return phrase(String(words), ids.length)
}
