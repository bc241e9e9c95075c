import { round } from './geometry.ts'
import type { HexComposition } from './hexcompose.ts'
import type { HexLayer } from './hexlayer.ts'
import type { Spot } from './layer.ts'
import { inkOf, letteringOf } from './makelayer.ts'

export function makeHexLayer({ spec, grid, cities, peoples, seas, waypoints }: HexComposition): HexLayer {
  const spot = ([x, y]: Spot): Spot => [round(x, 1), round(y, 1)]
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
      capital: city.capital,
      lettering: letteringOf(name),
      ink: inkOf(name),
    })),
    waypoints: Object.fromEntries([...waypoints].map(([hex, at]) => [hex, spot(at)])),
    seaways: spec.seaHexes.filter(({ navigable }) => navigable).map(({ hex }) => hex),
    names: [...peoples.map(p => p.lettering), ...seas].map(l => ({ text: l.lines.join(' '), ink: inkOf(l) })),
  }
}
