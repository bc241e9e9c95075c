import { boxes } from '@aquila/games'
import type { Layer } from '@aquila/games/table'

export type { Layer }

const loaded = new Map<string, Promise<Layer>>()

/** The layer of a map, fetched once. */
export function loadLayer(map: string): Promise<Layer> {
  const found = loaded.get(map)
  if (found !== undefined) return found
  const asked = load(map)
  asked.catch(() => loaded.delete(map))
  loaded.set(map, asked)
  return asked
}

async function load(map: string): Promise<Layer> {
  const own = await boxes.get(map)?.layer?.()
  if (own !== undefined) return own
  const answer = await fetch(`/maps/${map}/layer.json`)
  if (!answer.ok) throw new Error(`the map ${map} is missing (${answer.status})`)
  const { readAnyLayer } = await import('./read-any-layer.ts')
  return readAnyLayer(map, await answer.json())
}
