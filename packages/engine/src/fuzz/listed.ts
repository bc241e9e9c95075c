import type { Field, FieldIs, FieldLists } from '../fields.ts'
import type { SeenEvent } from '../log.ts'
import type { Plain } from '../plain.ts'

/** How events differ from the list of their game: kinds it has not, fields it has not, fields left out, values of another kind. */
export function misfits(lists: FieldLists, events: readonly SeenEvent[]): string[] {
  return [...new Set(events.flatMap(event => misfitsOf(lists, event)))]
}

function misfitsOf(lists: FieldLists, { kind, data }: SeenEvent): string[] {
  const fields = lists[kind]
  if (fields === undefined) return [`${kind} is not listed`]
  const found: string[] = []
  for (const name in data) if (fields[name] === undefined) found.push(`${kind} has an unlisted ${name}`)
  for (const name in fields) {
    const field = fields[name]
    const value = data[name]
    if (field === undefined || (value === undefined && !mustBeTold(field))) continue
    if (value === undefined) found.push(`${kind} has no ${name}`)
    else if (!fits(field, value)) found.push(`${kind} has a ${name} that is no ${field.is}`)
  }
  return found
}

function mustBeTold({ given }: Field): boolean {
  return given === 'always' || given === 'of late'
}

function fits({ is, none }: Field, value: Plain): boolean {
  if (value === null) return none
  return Array.isArray(value) ? value.every(each => isA(is, each)) : isA(is, value)
}

function isA(is: FieldIs, value: Plain): boolean {
  switch (is) {
    case 'number':
      return typeof value === 'number'
    case 'flag':
      return typeof value === 'boolean'
    case 'piece':
      return typeof value === 'string' || typeof value === 'number'
    case 'data':
      return true
    default:
      return typeof value === 'string'
  }
}
