import { round } from './geometry.ts'
import type { HexComposition } from './hexcompose.ts'
import type { HexLayer } from './hexlayer.ts'
import type { LayerBand, Spot } from './layer.ts'
import { bandsOf, type Lettering } from './lettering.ts'

export function makeHexLayer({ spec, grid, cities, peoples, seas, waypoints }: HexComposition): HexLayer {
  const spot = ([x, y]: Spot): Spot => [round(x, 1), round(y, 1)]
  const inkOf = (lettering: Lettering | null): LayerBand[] =>
    lettering
      ? bandsOf(lettering).map(({ line, half }) => ({ line: line.map(spot), half: round(half, 1) }))
      : []
  return {
    id: spec.id,
    title: spec.title,
    width: grid.width,
    height: grid.height,
    art: { '1x': 'map.webp', '2x': 'map@2x.webp' },
    grid: {
      columns: spec.grid.columns,
      rows: spec.grid.rows,
      step: grid.step,
      first: spot(grid.center(1, 1)),
    },
    cities: cities.map(({ city, at, name }) => ({
      name: city.name,
      hex: city.hex,
      people: city.people,
      at: spot(at),
      radius: city.capital ? 13 : 8.5,
      ink: inkOf(name),
    })),
    waypoints: Object.fromEntries([...waypoints].map(([hex, at]) => [hex, spot(at)])),
    seaways: spec.seaHexes.filter(({ navigable }) => navigable).map(({ hex }) => hex),
    names: [...peoples.map(p => p.lettering), ...seas].map(l => ({ text: l.lines.join(' '), ink: inkOf(l) })),
  }
}
