import { english } from '@aquila/engine/messages'
import { boxes } from '@aquila/games'
import type { Layer, MapName } from '@aquila/games/table'
import { placeNamesOf } from '../../match/local.ts'
import { languageOfPage } from '../../messages/text.ts'

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
  const layer = await fetchLayer(map)
  // The atlas has lettered the map in the names of the data, as English has them.
  return languageOfPage() === english.id ? layer : await named(map, layer)
}

/** The layer with the names of the page's language. */
async function named(map: string, layer: Layer): Promise<Layer> {
  const towns = layer.names.filter(isTown).map(({ place, lines }) => ({ place, text: lines.join(' ') }))
  const names = await placeNamesOf(map, towns)
  const called = [...names.towns]
  return {
    ...layer,
    areas: layer.areas.map(area => ({ ...area, name: names.places[area.id] ?? area.name })),
    names: layer.names.map(name => {
      const text = isTown(name) ? called.shift() : names.places[name.place]
      return text === undefined ? name : { ...name, lines: [text] }
    }),
  }
}

function isTown({ rank }: MapName): boolean {
  return rank === 'city' || rank === 'town'
}

async function fetchLayer(map: string): Promise<Layer> {
  const own = await boxes.get(map)?.layer?.()
  if (own !== undefined) return own
  const answer = await fetch(`/maps/${map}/layer.json`)
  if (!answer.ok) throw new Error(`the map ${map} is missing (${answer.status})`)
  const { readAnyLayer } = await import('./read-any-layer.ts')
  return readAnyLayer(map, await answer.json())
}
