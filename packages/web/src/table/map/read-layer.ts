import {
  type LayerLettering,
  type LayerPlace,
  type LayerSlot,
  pathsOf,
  type ZoneLayerFile,
} from '@aquila/atlas'
import type { Area, Band, Layer, MapName, Slot } from '@aquila/games/table'

/** The layer as the table uses it. */
export function readLayer(map: string, file: ZoneLayerFile): Layer {
  const outlines = pathsOf(file)
  const areas = (places: readonly LayerPlace[], kind: Area['kind']): Area[] =>
    places.map(({ id, name, label, slots }) => {
      const port = file.towns.find(({ zone, harbour }) => zone === id && harbour !== undefined)
      return {
        id,
        name,
        kind,
        d: outlines.get(id) ?? '',
        at: label,
        slots: slots.map(slotOf),
        fill: null,
        ...(port?.harbour !== undefined && { harbour: { at: port.harbour.at, port: port.at } }),
      }
    })
  return {
    width: file.width,
    height: file.height,
    areas: [...areas(file.seas, 'sea'), ...areas(file.zones, 'zone')],
    art: { one: `/maps/${map}/${file.art['1x']}`, two: `/maps/${map}/${file.art['2x']}` },
    names: [
      ...file.zones.flatMap(({ id, lettering, ink }) => nameOf(id, 'zone', lettering, ink)),
      ...file.towns.flatMap(({ zone, rank, lettering, ink }) => nameOf(zone, rank, lettering, ink)),
    ],
    banners: new Map(file.regions.map(({ id, banner }) => [id, banner])),
    cell: null,
    near: 0.9,
  }
}

function slotOf({ at, size: [width, height], pin }: LayerSlot): Slot {
  return pin === undefined ? { at, width, height } : { at, width, height, pin }
}

export function nameOf(
  place: string,
  rank: MapName['rank'],
  lettering: LayerLettering | null,
  ink: readonly Band[],
): MapName[] {
  if (lettering === null) return []
  const { center, disc = null, ...letters } = lettering
  return [{ place, rank, ...letters, at: center, disc, ink }]
}
