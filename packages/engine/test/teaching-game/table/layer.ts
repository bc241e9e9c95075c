import type { Area, Layer, Spot } from '@aquila/games/table'

/** The board of the teaching game: a river with an isle, three fords and three homes. */
const spots: readonly (readonly [id: string, name: string, at: Spot, radius: number, fill: string])[] = [
  ['rome', 'Rome', [600, 690], 120, '#d9b28a'],
  ['gaul', 'Gaul', [240, 210], 120, '#b9c38d'],
  ['germania', 'Germania', [960, 210], 120, '#a9a98c'],
  ['north-ford', 'the north ford', [600, 170], 95, '#cdbf94'],
  ['east-ford', 'the east ford', [890, 510], 95, '#cdbf94'],
  ['west-ford', 'the west ford', [310, 510], 95, '#cdbf94'],
  ['isle', 'the isle', [600, 410], 105, '#d8cb9a'],
]

export const fordsLayer: Layer = {
  width: 1200,
  height: 860,
  art: null,
  names: [],
  banners: new Map(),
  cell: null,
  near: 0.9,
  areas: spots.map(([id, name, at, radius, fill]): Area => {
    const slots = [-1, 1, 0].map((side, index) => {
      const x = at[0] + side * 46
      return { at: [x, at[1] + (index === 2 ? 50 : -12)] as const, width: 92, height: 68 }
    })
    return { id, name, kind: 'zone', d: octagon(at, radius), at: [at[0], at[1] + radius - 26], slots, fill }
  }),
}

function octagon([x, y]: Spot, radius: number): string {
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const angle = (corner + 0.5) * (Math.PI / 4)
    return `${(x + radius * 1.15 * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}
