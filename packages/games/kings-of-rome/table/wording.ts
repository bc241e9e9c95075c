import type { PlainRecord } from '@aquila/engine'
import { hexes, type KingsData } from '../data/index.ts'
import { nameOf } from '../names.ts'
import { isGarrison, isLeader, isUnit } from '../rules/pieces.ts'
import { counted, points, text } from './texts.ts'

/** How the values of events and questions read on the screen: armies in a few words, half points as fractions. */
export function wordOf(key: string, value: PlainRecord[string], data: KingsData): string | null {
  if (value === null) return ''
  if (value === 0 && (key === 'leaders' || key === 'forewarned')) return ''
  if (typeof value === 'number') return key === 'left' || key === 'cost' ? points(value) : null
  if (Array.isArray(value)) return listWord(value, data)
  if (typeof value !== 'string') return null
  if (isUnit(data, value) || isGarrison(data, value)) return nameOf(data, value).replace(/ \([^()]*\)$/, '')
  if (isPlace(value) && data.cities[value] === undefined)
    return value === hexes.start ? text('place.start') : text('place.hex', { hex: value })
  return null
}

/** A hex by its number; a signed figure such as '+2' is none. */
function isPlace(value: string): boolean {
  return /^\d{4}$/.test(value)
}

function listWord(values: readonly PlainRecord[string][], data: KingsData): string | null {
  const ids = values.filter(value => typeof value === 'string')
  if (ids.length < values.length || ids.length === 0) return null
  if (!ids.every(id => isUnit(data, id) || isLeader(data, id) || isGarrison(data, id))) return null
  const leaders = ids.filter(id => isLeader(data, id)).map(id => nameOf(data, id))
  const units = ids.filter(id => isUnit(data, id)).length
  return [...leaders, ...(units === 0 ? [] : [counted('units', units)])].join(', ')
}
