import type { KingsData } from './index.ts'

/** What follows from the data and a name in them is found once for each name: data never change while they are played with. */
export function keptByData<T, N extends string>(find: (data: KingsData, name: N) => T): typeof find {
  const found = new WeakMap<KingsData, Map<N, T>>()
  // Matches follow each other that are played with the same data.
  let [last, ofData]: [KingsData | null, Map<N, T>] = [null, new Map()]
  return (data, name) => {
    if (data !== last) {
      ofData = found.get(data) ?? new Map()
      found.set(data, ofData)
      last = data
    }
    let known = ofData.get(name)
    if (known === undefined) {
      known = find(data, name)
      ofData.set(name, known)
    }
    return known
  }
}
