import { cities, grid, peoples, riverSides, roads, seas } from '../../games/kings-of-rome/data/map.ts'
import type { HexMapSpec } from '../src/hexspec.ts'
import type { CrestSpec, LonLat } from '../src/spec.ts'

/** Kings of Rome: central Italy in the time of the kings. Clay, chalk and olive. */

const starColors: Readonly<Record<string, string>> = {
  purple: '#7a2048',
  blue: '#2f5fa8',
  green: '#4c7f38',
  red: '#b3331f',
  orange: '#d9801f',
  yellow: '#e3c22e',
  brown: '#7d5530',
  violet: '#7d4fa3',
  teal: '#1f8484',
  grey: '#7f8080',
  black: '#2c2723',
  pink: '#d277a0',
}

const countries: Readonly<
  Record<
    string,
    { readonly at: LonLat; readonly name: string; readonly angle?: number; readonly size?: number }
  >
> = {
  etr: { name: 'Etruria', at: [11.45, 42.85], size: 44 },
  umb: { name: 'Umbria', at: [12.75, 43.2], size: 38 },
  sab: { name: 'Sabini', at: [13.0, 42.6], size: 28 },
  lat: { name: 'Latium', at: [12.55, 41.55], size: 22 },
  fal: { name: 'Falisci', at: [12.3, 42.42], size: 16 },
  cap: { name: 'Capenates', at: [12.5, 42.1], size: 13 },
  aeq: { name: 'Aequi', at: [13.2, 42.0], size: 26 },
  vol: { name: 'Volsci', at: [13.3, 41.5], size: 28 },
  pic: { name: 'Picenum', at: [13.45, 43.0], size: 34 },
  sam: { name: 'Samnium', at: [14.5, 41.75], size: 42 },
  dau: { name: 'Daunia', at: [15.2, 41.35], size: 34 },
}

const range = (name: string, size: number, width: number, course: readonly LonLat[]): CrestSpec => ({
  name,
  size,
  width,
  course,
  barrier: 0,
})

export const kingsOfRome: HexMapSpec = {
  id: 'kings-of-rome',
  title: 'Kings of Rome',
  subtitle: 'Italia media regum aetate',
  seed: 753,
  grid,
  step: 44,
  margin: 44,
  window: { west: 8, south: 39, east: 18, north: 45.5 },
  peoples: peoples.map(({ id, star }) => {
    const country = countries[id]
    return { id, name: country?.name ?? id, color: starColors[star] ?? '#555555', ...(country ?? {}) }
  }),
  cities: cities.map(({ name, people, hex, port, site }) => ({
    name,
    people,
    hex,
    port,
    site,
    capital: name === 'Rome',
  })),
  roads: roads.map(({ kind, hexes }) => ({ kind, hexes })),
  seaHexes: seas.map(({ hex, navigable, cost }) => ({ hex, navigable, cost })),
  seaNames: [
    { text: 'Mare Tyrrhenum', at: [12.0, 41.55], size: 36 },
    { text: 'Mare Adriaticum', at: [14.5, 42.9], size: 40 },
  ],
  riverSides: riverSides.map(({ between }) => between),
  rivers: [
    {
      name: 'Tiberis',
      great: true,
      course: [
        [12.08, 43.79],
        [12.1, 43.45],
        [12.38, 43.12],
        [12.42, 42.95],
        [12.4, 42.78],
        [12.22, 42.7],
        [12.3, 42.55],
        [12.47, 42.44],
        [12.5, 42.3],
        [12.6, 42.2],
        [12.58, 42.08],
        [12.48, 41.97],
        [12.46, 41.89],
        [12.38, 41.8],
        [12.24, 41.74],
      ],
    },
    {
      name: 'Anio',
      great: false,
      course: [
        [13.3, 41.9],
        [13.1, 41.98],
        [12.95, 42.0],
        [12.8, 41.96],
        [12.62, 41.96],
        [12.5, 41.95],
      ],
    },
    {
      name: 'Nar',
      great: false,
      course: [
        [13.2, 42.85],
        [12.95, 42.7],
        [12.8, 42.58],
        [12.65, 42.56],
        [12.5, 42.5],
        [12.42, 42.43],
      ],
    },
    {
      name: 'Avens',
      great: false,
      course: [
        [13.2, 42.45],
        [12.95, 42.38],
        [12.85, 42.4],
        [12.75, 42.55],
      ],
    },
    {
      name: 'Clanis',
      great: false,
      course: [
        [11.85, 43.3],
        [11.9, 43.05],
        [11.98, 42.9],
        [12.15, 42.72],
      ],
    },
    {
      name: 'Tinia',
      great: false,
      course: [
        [12.8, 43.05],
        [12.62, 42.95],
        [12.45, 43.0],
      ],
    },
    {
      name: 'Arnus',
      great: true,
      course: [
        [11.75, 43.75],
        [11.8, 43.5],
        [11.6, 43.55],
        [11.42, 43.75],
        [11.2, 43.77],
        [10.9, 43.7],
        [10.5, 43.68],
        [10.28, 43.68],
      ],
    },
    {
      name: 'Umbro',
      great: false,
      course: [
        [11.55, 43.25],
        [11.4, 43.05],
        [11.3, 42.92],
        [11.1, 42.75],
        [11.0, 42.66],
      ],
    },
    {
      name: 'Albinia',
      great: false,
      course: [
        [11.55, 42.75],
        [11.4, 42.6],
        [11.2, 42.5],
      ],
    },
    {
      name: 'Armenta',
      great: false,
      course: [
        [11.85, 42.55],
        [11.65, 42.42],
        [11.5, 42.35],
      ],
    },
    {
      name: 'Marta',
      great: false,
      course: [
        [11.93, 42.53],
        [11.83, 42.35],
        [11.7, 42.22],
      ],
    },
    {
      name: 'Trerus',
      great: false,
      course: [
        [13.05, 41.8],
        [13.25, 41.65],
        [13.5, 41.52],
        [13.75, 41.43],
      ],
    },
    {
      name: 'Liris',
      great: true,
      course: [
        [13.4, 41.98],
        [13.5, 41.82],
        [13.62, 41.7],
        [13.58, 41.55],
        [13.75, 41.43],
        [13.85, 41.35],
        [13.78, 41.25],
      ],
    },
    {
      name: 'Volturnus',
      great: true,
      course: [
        [14.1, 41.65],
        [14.15, 41.5],
        [14.2, 41.38],
        [14.35, 41.25],
        [14.45, 41.18],
        [14.25, 41.12],
        [14.05, 41.05],
        [13.95, 41.02],
      ],
    },
    {
      name: 'Calor',
      great: false,
      course: [
        [15.0, 40.85],
        [14.9, 41.05],
        [14.78, 41.13],
        [14.6, 41.2],
        [14.45, 41.18],
      ],
    },
    {
      name: 'Aternus',
      great: true,
      course: [
        [13.25, 42.5],
        [13.45, 42.32],
        [13.65, 42.2],
        [13.85, 42.18],
        [14.05, 42.3],
        [14.22, 42.47],
      ],
    },
    {
      name: 'Sagrus',
      great: true,
      course: [
        [13.8, 41.85],
        [14.0, 41.8],
        [14.2, 41.9],
        [14.38, 42.1],
        [14.55, 42.25],
      ],
    },
    {
      name: 'Trinius',
      great: false,
      course: [
        [14.35, 41.72],
        [14.5, 41.9],
        [14.7, 42.05],
        [14.8, 42.12],
      ],
    },
    {
      name: 'Tifernus',
      great: false,
      course: [
        [14.45, 41.5],
        [14.6, 41.65],
        [14.85, 41.8],
        [15.03, 41.98],
      ],
    },
    {
      name: 'Frento',
      great: false,
      course: [
        [14.85, 41.45],
        [15.0, 41.65],
        [15.2, 41.85],
        [15.3, 41.93],
      ],
    },
    {
      name: 'Truentus',
      great: false,
      course: [
        [13.25, 42.72],
        [13.45, 42.8],
        [13.6, 42.86],
        [13.9, 42.9],
      ],
    },
    {
      name: 'Vomanus',
      great: false,
      course: [
        [13.4, 42.5],
        [13.65, 42.6],
        [13.85, 42.62],
        [14.05, 42.65],
      ],
    },
    {
      name: 'Flusor',
      great: false,
      course: [
        [13.0, 43.1],
        [13.2, 43.2],
        [13.45, 43.3],
        [13.68, 43.37],
      ],
    },
    {
      name: 'Aesis',
      great: false,
      course: [
        [12.85, 43.3],
        [13.05, 43.45],
        [13.25, 43.52],
        [13.38, 43.63],
      ],
    },
    {
      name: 'Metaurus',
      great: false,
      course: [
        [12.3, 43.6],
        [12.55, 43.65],
        [12.8, 43.75],
        [13.05, 43.83],
      ],
    },
    {
      name: 'Sena',
      great: false,
      course: [
        [12.75, 43.45],
        [12.95, 43.6],
        [13.2, 43.72],
      ],
    },
    {
      name: 'Ufens',
      great: false,
      course: [
        [13.05, 41.5],
        [13.15, 41.4],
        [13.22, 41.3],
      ],
    },
    {
      name: 'Astura',
      great: false,
      course: [
        [12.8, 41.62],
        [12.75, 41.5],
        [12.77, 41.42],
      ],
    },
  ],
  lakes: [
    { name: 'Trasumennus', at: [12.1, 43.13], radius: [44, 38] },
    { name: 'Volsiniensis', at: [11.93, 42.6], radius: [42, 38] },
    { name: 'Sabatinus', at: [12.23, 42.12], radius: [30, 27] },
    { name: 'Ciminius', at: [12.17, 42.32], radius: [14, 13] },
    { name: 'Albanus', at: [12.665, 41.752], radius: [11, 9] },
    { name: 'Fucinus', at: [13.55, 41.99], radius: [58, 40] },
    { name: 'Velinus', at: [12.8, 42.45], radius: [17, 9] },
    { name: 'Alsietinus', at: [12.4, 42.13], radius: [8, 7] },
    { name: 'Prilius', at: [11.0, 42.77], radius: [26, 13] },
    { name: 'Clanius', at: [11.93, 43.1], radius: [15, 11] },
  ],
  crests: [
    range('Apenninus', 10, 4, [
      [11.6, 43.95],
      [12.0, 43.75],
      [12.35, 43.5],
      [12.7, 43.25],
      [12.95, 43.0],
      [13.15, 42.85],
      [13.3, 42.65],
    ]),
    range('Fiscellus', 12, 4, [
      [13.35, 42.55],
      [13.55, 42.45],
      [13.75, 42.38],
      [13.95, 42.25],
    ]),
    range('Maiella', 12, 4, [
      [14.1, 42.15],
      [14.1, 42.0],
      [14.05, 41.85],
    ]),
    range('Marsi', 10, 4, [
      [13.7, 42.15],
      [13.8, 42.0],
      [13.85, 41.85],
      [13.9, 41.72],
    ]),
    range('Simbruini', 10, 3, [
      [13.15, 42.1],
      [13.25, 41.98],
      [13.4, 41.85],
      [13.55, 41.75],
    ]),
    range('Lepini', 8, 3, [
      [13.0, 41.6],
      [13.15, 41.52],
      [13.3, 41.42],
      [13.45, 41.35],
    ]),
    range('Matese', 10, 4, [
      [14.25, 41.45],
      [14.4, 41.42],
      [14.6, 41.35],
    ]),
    range('Taburnus', 8, 3, [
      [14.6, 41.1],
      [14.75, 40.95],
      [15.0, 40.95],
    ]),
    range('Daunii', 8, 3, [
      [14.95, 41.6],
      [15.05, 41.4],
      [15.15, 41.2],
    ]),
    range('Garganus', 10, 4, [
      [15.7, 41.75],
      [15.9, 41.78],
    ]),
    range('Reatini', 9, 3, [
      [12.95, 42.55],
      [13.05, 42.5],
      [13.1, 42.3],
      [13.2, 42.25],
    ]),
    range('Sabini', 7, 2, [
      [12.75, 42.35],
      [12.78, 42.2],
      [12.85, 42.1],
    ]),
    range('Spoletini', 8, 3, [
      [12.85, 42.85],
      [12.8, 42.75],
      [12.75, 42.65],
    ]),
    range('Martani', 6, 2, [
      [12.55, 42.85],
      [12.55, 42.7],
    ]),
    range('Ciminius', 7, 3, [
      [12.15, 42.4],
      [12.05, 42.38],
    ]),
    range('Tolfa', 6, 2, [
      [11.9, 42.15],
      [12.0, 42.12],
    ]),
    range('Albanus', 7, 2, [
      [12.72, 41.76],
      [12.75, 41.72],
    ]),
    range('Amiata', 9, 4, [
      [11.6, 42.9],
      [11.65, 42.85],
    ]),
    range('Metalliferi', 7, 3, [
      [10.85, 43.15],
      [11.0, 43.2],
      [11.15, 43.15],
    ]),
    range('Clanti', 6, 2, [
      [11.35, 43.55],
      [11.4, 43.4],
    ]),
    range('Praenestini', 6, 2, [
      [12.9, 41.92],
      [12.85, 41.9],
    ]),
    range('Picentes', 6, 2, [
      [13.4, 43.1],
      [13.3, 42.95],
    ]),
    range('Samnites', 7, 3, [
      [14.5, 41.62],
      [14.65, 41.55],
      [14.75, 41.45],
    ]),
  ],
  palette: {
    sea: '#a9bfbf',
    waves: ['#7c9a9c', '#cfdbd3'],
    land: '#e8dcb4',
    ink: '#2b2014',
    border: '#4d3a20',
    regionBorder: '#7a2048',
    river: '#3c7791',
    riverCasing: '#ece5c8',
    seaInk: '#274d5c',
    paper: '#f5ead0',
    accent: '#7a2048',
    gold: '#a9812f',
  },
  furniture: {
    cartouche: { x: 70, y: 62, width: 520, ornament: 'wolf-head' },
    legend: {
      x: 2760,
      y: 70,
      columns: 2,
      entries: [
        { sign: 'main-road', text: 'main road, ½ MP a hex' },
        { sign: 'trail', text: 'trail, 1 MP a hex' },
        { sign: 'sea-hex', text: 'sea that ships may enter' },
        { sign: 'number', value: '2', text: 'MP around a cape' },
        { sign: 'port', text: 'port' },
        { sign: 'river', text: 'Tiber: +1 MP' },
        { sign: 'capital', text: 'Roma' },
        ...peoples
          .filter(({ id }) => id !== 'rom')
          .map(({ name, star }) => ({
            sign: 'star' as const,
            color: starColors[star] ?? '#555555',
            text: name,
          })),
      ],
    },
    compass: { x: 2560, y: 180, radius: 70, turn: -40 },
  },
}
