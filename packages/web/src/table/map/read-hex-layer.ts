import { type HexLayerFile, hexCenter } from '@aquila/atlas'
import type { Area, Layer, Spot } from '@aquila/games/table'
import { t } from '../../messages/text.ts'
import { nameOf } from './read-layer.ts'

/** Only hexes that something can enter become places: those on a road and the light sea. */
export function readHexLayer(map: string, file: HexLayerFile): Layer {
  const cities = new Map(file.cities.map(({ hex, name }) => [hex, name]))
  const land = [...new Set([...cities.keys(), ...Object.keys(file.waypoints)])]
  const areas: Area[] = [
    ...file.seaways.map(hex => areaOf(file, hex, 'sea', t('map.open-sea', { hex }), false)),
    ...land.map(hex =>
      areaOf(file, hex, 'zone', cities.get(hex) ?? t('map.open-country', { hex }), cities.has(hex)),
    ),
  ]
  return {
    width: file.width,
    height: file.height,
    areas,
    art: { one: `/maps/${map}/${file.art['1x']}`, two: `/maps/${map}/${file.art['2x']}` },
    names: file.cities.flatMap(({ hex, capital, lettering, ink }) =>
      nameOf(hex, capital ? 'capital' : 'city', lettering, ink),
    ),
    banners: new Map(),
    cell: file.grid.step,
    near: 1.7,
  }
}

function areaOf(file: HexLayerFile, hex: string, kind: Area['kind'], name: string, town: boolean): Area {
  const { grid, waypoints, cities } = file
  const at = (town ? cities.find(city => city.hex === hex)?.at : waypoints[hex]) ?? centreOf(file, hex)
  return {
    id: hex,
    name,
    kind,
    town,
    d: outlineOf(grid, hex),
    at,
    slots: [],
    fill: null,
  }
}

/**
 * Corners lie on a lattice of half radii and half steps, so that neighbours share theirs to the last digit and a
 * common edge is known as such.
 */
function outlineOf(grid: HexLayerFile['grid'], hex: string): string {
  const { column, row } = positionOf(hex)
  const [x, y] = [(column - 1) * 3, (row - 1) * 2 + (column % 2 === 0 ? 1 : 0)]
  const corners = [
    [x + 2, y],
    [x + 1, y + 1],
    [x - 1, y + 1],
    [x - 2, y],
    [x - 1, y - 1],
    [x + 1, y - 1],
  ] as const
  const half = { x: grid.step / Math.sqrt(3) / 2, y: grid.step / 2 }
  const spots = corners.map(
    ([cx, cy]) => `${round(grid.first[0] + cx * half.x)} ${round(grid.first[1] - cy * half.y)}`,
  )
  return `M${spots.join('L')}Z`
}

function centreOf(file: HexLayerFile, hex: string): Spot {
  const { column, row } = positionOf(hex)
  const [x, y] = hexCenter(file, column, row)
  return [round(x), round(y)]
}

function positionOf(hex: string): { column: number; row: number } {
  return { column: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
