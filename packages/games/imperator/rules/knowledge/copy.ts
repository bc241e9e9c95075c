import type { PeopleState } from '../state.ts'

export function copyPeoples<P extends Record<string, PeopleState>>(peoples: P): P {
  const copy = { ...peoples }
  for (const id in copy) copy[id] = { ...copy[id] }
  return copy
}
