import { borders, coasts, impassables, seas, straits, zones } from '../../games/roma-victrix/data/map.ts'
import { towns } from '../../games/roma-victrix/data/towns.ts'
import type { LonLat, MapSpec, RegionSpec, SeaSpec, ZoneHints, ZoneSpec } from '../src/spec.ts'
import {
  lineOfTheFretumGallicum,
  overTheBosporus,
  overTheHellespont,
  seaSpecsOf,
  throughTheFretumGallicum,
} from './seas.ts'
import { crest, river } from './world.ts'

/** Roma Victrix: eight centuries of one sea, 218 BC - AD 562. Bronze, verdigris and lapis. */

const hints: Readonly<Record<string, ZoneHints>> = {
  scythia: {
    seeds: [
      [44.5, 44.2],
      [47.0, 43.3],
      [41, 45.6],
      [35, 47],
    ],
  },
  sarmatia: {
    seeds: [
      [24.5, 51.5],
      [28.6, 50.6],
      [30.4, 51.6],
    ],
    labelAt: [28, 52.6],
    labelAngle: 0,
  },
  tripolitania: {
    reach: 230,
    seeds: [
      [15.4, 32.2],
      [16.8, 31.0],
      [17.8, 30.5],
    ],
  },
  cyrenaica: {
    seeds: [
      [19.4, 30.3],
      [20.1, 31.0],
    ],
  },
  illyria: {
    seeds: [
      [19.6, 40.3],
      [20.3, 41.2],
    ],
  },
  epirus: { seeds: [[20.1, 39.8]] },
  carthaginiensis: {
    seeds: [
      [-2.0, 38.4],
      [-2.6, 38.9],
      [-3.2, 39.3],
    ],
  },
  germania_magna: {
    seeds: [
      [8.5, 53.2],
      [8.9, 52.6],
      [8.6, 53.6],
    ],
  },
  vandalia: {
    seeds: [
      [21.5, 50.6],
      [24.0, 49.6],
      [25.6, 48.9],
    ],
  },
  bastarnia: { seeds: [[27.0, 48.4]] },
  characene: { reach: 150, seeds: [[48.6, 30.6]] },
  thracia: {
    seeds: [
      [25.0, 41.1],
      [26.1, 40.85],
      [26.67, 40.45],
    ],
  },
  noricum: { effort: 1.15 },
  // Cisalpina ends at Emona.
  pannonia: { seeds: [[15.0, 45.95]] },
  agri_decumates: { effort: 0.72, seeds: [[9.5, 49.0]] },
  germania_superior: {
    seeds: [
      [8.0, 49.3],
      [7.9, 48.95],
    ],
  },
  commagene: { effort: 0.62 },
  dalmatia: { seeds: [[14.6, 45.2]] },
  galatia: {
    seeds: [
      [32.7, 38.9],
      [32.7, 38.4],
      [32.9, 39.4],
    ],
  },
  lycia: { seeds: [[29.1, 36.8]] },
  arabia_petraea: {
    seeds: [
      [36.3, 31.4],
      [35.9, 30.9],
    ],
  },
  asia: {
    seeds: [
      [27.9, 40.25],
      [26.6, 39.9],
      [26.5, 40.12],
      [26.8, 40.28],
      [27.15, 40.35],
      [28.0, 37.0],
      [28.3, 40.2],
    ],
    labelAt: [28.4, 38.9],
    labelAngle: -35,
  },
  narbonensis: { seeds: [[6.6, 43.5]] },
  aetolia: { labelAt: [21.9, 38.75], labelAngle: 0 },
  achaea: {
    seeds: [
      [21.6, 38.05],
      [21.5, 37.75],
      [22.0, 38.0],
      [23.2, 38.0],
    ],
    labelAt: [22.35, 37.5],
    labelAngle: -8,
    slotAt: [21.85, 37.85],
  },
  bithynia: {
    seeds: [
      [29.2, 41.1],
      [29.25, 41.0],
    ],
  },
  cisalpina: {
    seeds: [
      [7.9, 44.1],
      [13.9, 45.6],
      [13.8, 45.2],
    ],
  },
  lugdunensis: {
    seeds: [
      [3.6, 47.3],
      [1.2, 49.0],
    ],
  },
  aquitania: { seeds: [[-0.6, 43.9]] },
  cantabria: { seeds: [[-2.3, 43.1]] },
  nobadia: {
    seeds: [
      [31.6, 26.0],
      [32.6, 25.0],
    ],
    only: true,
  },
  garamantia: {
    seeds: [
      [10.2, 31.5],
      [22, 28.5],
      [26, 28.2],
      [17.5, 29.4],
    ],
    labelAt: [12.0, 29.4],
  },
  gaetulia: {
    seeds: [
      [-2.5, 32.6],
      [6.5, 33.2],
      [8.5, 32.6],
    ],
  },
}

const withHints = (id: string): { readonly hints?: ZoneHints } => {
  const hint = hints[id]
  return hint ? { hints: hint } : {}
}

const provinces = zones.map(
  (zone): ZoneSpec => ({
    id: zone.id,
    name: zone.name,
    region: zone.region,
    number: zone.revenue > 0 ? String(zone.revenue) : '',
    mountain: zone.mountain,
    towns: (towns[zone.id] ?? []).map(town => ({
      name: town.name,
      at: [town.lon, town.lat],
      rank: town.name === 'Roma' ? 'capital' : town.name === zone.city ? 'city' : 'town',
      port: false,
    })),
    ...withHints(zone.id),
  }),
)

/** Areas nobody enters; raiders come out of them, so their borders must show like any other. */
const wastes = impassables.map(
  (area): ZoneSpec => ({
    id: area.id,
    name: area.name,
    region: 'impassable',
    impassable: true,
    towns: [],
    hints: { seeds: [[area.lon, area.lat]], ...hints[area.id] },
  }),
)

const seaSeeds: Readonly<Record<string, readonly LonLat[]>> = {
  oceanus_atlanticus: [
    [-6, 46.5],
    [-6, 47.8],
    [-3, 44.5],
    [-9, 36],
    [-10.8, 52.5],
    [-10, 54.5],
  ],
  oceanus_britannicus: [
    [0.5, 50.3],
    [-5.6, 49.6],
  ],
  oceanus_hibernicus: [
    [-6.2, 51.3],
    [-4.6, 51.3],
    [-5.8, 55.6],
    [-7.5, 57.2],
  ],
  mare_germanicum: [
    [2.5, 52.4],
    [0.8, 54.5],
    [-0.5, 57],
    [6, 55],
    [8.0, 55.4],
    [8.2, 54.1],
  ],
  mare_balearicum: [
    [8.3, 42.8],
    [7.6, 40.5],
    [7.6, 38.4],
    [-4, 36.2],
  ],
  mare_tyrrhenum: [
    [9.2, 43.7],
    [10.3, 42.2],
    [10.3, 39.5],
    [9.6, 37.8],
    [14.8, 39.6],
  ],
  mare_adriaticum: [
    [13.5, 44.6],
    [18.4, 41.6],
  ],
  mare_ionium: [
    [16.8, 39.2],
    [19.4, 39.6],
    [15.9, 37.2],
    [21, 37],
    [22.5, 36.2],
  ],
  mare_africum: [
    [12, 36.2],
    [11.5, 34.5],
    [15.5, 33.2],
    [14.2, 36.3],
  ],
  mare_libycum: [
    [19, 32.8],
    [24.5, 34],
    [26.6, 34.5],
    [25, 32.6],
  ],
  mare_aegaeum: [
    [24, 36.6],
    [26.8, 36.4],
    [24.5, 40.3],
    [26.3, 37.5],
  ],
  mare_aegyptum: [
    [28.6, 35.3],
    [33, 32],
    [29.5, 32],
    [30.5, 36.3],
    [35.2, 36],
  ],
  pontus_euxinus_w: [
    [31, 45.5],
    [29.5, 42],
    [32.6, 42.6],
  ],
  pontus_euxinus_e: [
    [36, 44.3],
    [40.5, 42.3],
    [35.5, 42.4],
  ],
}

/** Lines that close the mouths of the straits are among the sea lines below. */
const straitSpecs = straits.map(
  (strait): SeaSpec => ({
    id: strait.id,
    name: strait.name,
    at: [strait.lon, strait.lat],
    open: true,
    adjacent: [...strait.seas, ...strait.straits],
    coasts: strait.lands,
    nameless: true,
    ...(strait.id === 'bosporus' ? { seeds: [[29.02, 40.85]] } : {}),
    ...(strait.id === 'dardanelles' ? { seeds: [[27.3, 40.6]] } : {}),
  }),
)

const seaSpecs = seaSpecsOf(seas, coasts, seaSeeds)

/** Their names stand in the legend: lettered over the land they would be in the way, beside it they would be seas. */
const regions: readonly RegionSpec[] = [
  { id: 'britannia', name: 'Britannia', color: '#8cae9c' },
  { id: 'hispania', name: 'Hispania', color: '#dcae58' },
  { id: 'gallia', name: 'Gallia', color: '#a3b56a' },
  { id: 'germania', name: 'Germania', color: '#a8a583' },
  { id: 'italia', name: 'Italia', color: '#d2805f' },
  { id: 'illyricum', name: 'Illyricum', color: '#b79ab4' },
  { id: 'dacia', name: 'Dacia', color: '#c3a37e' },
  { id: 'thracia', name: 'Thracia', color: '#cc8f97' },
  { id: 'graecia', name: 'Graecia', color: '#7fa8ad' },
  { id: 'asia', name: 'Asia', color: '#b8a0cc' },
  { id: 'armenia', name: 'Armenia', color: '#9db58d' },
  { id: 'oriens', name: 'Oriens', color: '#d69a74' },
  { id: 'persia', name: 'Persia', color: '#c9b065' },
  { id: 'aegyptus', name: 'Aegyptus', color: '#d8c46c' },
  { id: 'africa', name: 'Africa', color: '#d8ab74' },
  { id: 'taurica', name: 'Taurica', color: '#9aa3c4' },
]

/**
 * Three borders that the plane has no room for: Frisia and Cimbria meet over the mouth of the Visurgis, where
 * Germania Magna reaches the sea; and Sarmatian raiders ride past Vandals and Bastarnae.
 */
const links = ['cimbria|frisia', 'sarmatia|dacia', 'sarmatia|iazygia']
const isLink = ([a, b]: readonly [string, string]): boolean => links.includes(`${a}|${b}`)

export const romaVictrix: MapSpec = {
  id: 'roma-victrix',
  title: 'Roma Victrix',
  subtitle: 'Mare Nostrum et gentes circumiectae',
  width: 3080,
  height: 1960,
  projection: {
    parallels: [32, 50],
    center: [18.8, 41.4],
    scale: 3120,
    shift: [-22, 30],
    lenses: [
      { at: [13.5, 41.6], radius: [506, 440], zoom: 1.35 },
      { at: [26.5, 39.0], radius: [462, 330], zoom: 1.5 },
      { at: [28.0, 36.25], radius: [82, 66], zoom: 2 },
      { at: [8.0, 49.8], radius: [260, 190], zoom: 1.25 },
      { at: [39.5, 37.2], radius: [260, 170], zoom: 1.25 },
    ],
  },
  window: { west: -26, south: 8, east: 80, north: 72 },
  seed: 218,
  regions: [...regions, { id: 'impassable', name: 'Impassable', color: '#cfc3a4', quiet: true }],
  zones: [...provinces, ...wastes],
  borders: [
    ...borders.map(({ between, kind, name }) => ({
      between,
      kind: isLink(between) ? ('link' as const) : kind,
      name,
    })),
    // Nobody goes from one waste into the other: that they touch leaves no ground of nobody's between them.
    { between: ['gaetulia', 'garamantia'], kind: 'land', name: null },
    { between: ['sarmatia', 'scythia'], kind: 'land', name: null },
    ...impassables.flatMap(({ id, attacks }) =>
      attacks.map(target => ({
        between: [id, target] as const,
        kind: isLink([id, target]) ? ('link' as const) : ('land' as const),
        name: null,
      })),
    ),
  ],
  seas: [
    ...seaSpecs.map(sea => ({
      ...sea,
      adjacent: [
        ...sea.adjacent,
        ...straitSpecs.filter(strait => strait.adjacent.includes(sea.id)).map(strait => strait.id),
      ],
    })),
    ...straitSpecs,
  ],
  seaLines: [
    // Atlanticus, Britannicus, Hibernicus
    [
      [-4.4, 48.4],
      [-7.5, 50.2],
    ],
    [
      [-5.5, 50.15],
      [-7.5, 50.2],
    ],
    [
      [-7.5, 50.2],
      [-9.6, 51.8],
    ],
    [
      [-8.2, 54.8],
      [-9.2, 56],
      [-10, 60],
    ],
    lineOfTheFretumGallicum,
    // the Pillars
    [
      [-6.0, 36.3],
      [-6.0, 35.6],
    ],
    [
      [-5.15, 36.3],
      [-5.15, 35.75],
    ],
    // Balearicum, Tyrrhenum, Africum
    [
      [7.4, 44.0],
      [8.0, 43.4],
      [9.4, 42.9],
    ],
    [
      [9.2, 41.6],
      [9.15, 41.1],
    ],
    [
      [8.9, 39.1],
      [8.4, 38.4],
      [7.4, 36.7],
    ],
    [
      [12.6, 37.7],
      [11.0, 37.0],
      [10.8, 36.8],
    ],
    // Messina
    [
      [15.35, 38.15],
      [15.75, 38.4],
      [16.05, 38.35],
    ],
    [
      [15.1, 37.7],
      [15.6, 37.75],
      [16.2, 38.0],
    ],
    // Ionium, Africum, Libycum, Aegaeum
    [
      [18.2, 40.2],
      [19.0, 40.5],
      [19.6, 40.6],
    ],
    [
      [15.0, 36.9],
      [16, 36],
      [17.5, 34.8],
    ],
    [
      [17.5, 34.8],
      [18.4, 32.5],
      [19.0, 29.8],
    ],
    [
      [17.5, 34.8],
      [20.5, 35.3],
      [23.0, 36.0],
    ],
    [
      [23.0, 36.8],
      [23.15, 36.35],
      [23.0, 36.0],
    ],
    [
      [23.0, 36.0],
      [23.6, 35.73],
      [23.8, 35.5],
    ],
    [
      [26.0, 35.15],
      [26.9, 35.2],
    ],
    [
      [26.9, 35.2],
      [26.9, 33],
      [27.8, 31.0],
    ],
    [
      [26.9, 35.2],
      [27.5, 35.9],
      [28.0, 36.2],
    ],
    [
      [28.0, 36.2],
      [28.4, 36.5],
      [28.65, 36.9],
    ],
    // Hellespont, Propontis, Bosporus
    [
      [26.0, 40.2],
      [26.25, 39.8],
    ],
    [
      [28.92, 41.2],
      [28.92, 40.2],
    ],
    [
      [28.7, 41.35],
      [29.5, 41.2],
    ],
    // the two halves of the Euxine
    [
      [34.0, 44.7],
      [33.9, 43.5],
      [33.7, 41.8],
    ],
  ],
  crossings: [
    {
      between: ['mare_ionium', 'messina'],
      course: [
        [15.5, 38.05],
        [15.62, 37.6],
      ],
    },
    {
      between: ['mare_tyrrhenum', 'messina'],
      course: [
        [15.6, 38.2],
        [15.45, 38.55],
      ],
    },
    {
      between: ['mare_germanicum', 'oceanus_britannicus'],
      course: throughTheFretumGallicum,
    },
    {
      between: ['bosporus', 'pontus_euxinus_w'],
      course: [
        [28.85, 40.85],
        [29.05, 41.1],
        [29.3, 41.55],
      ],
    },
    {
      between: ['cimbria', 'frisia'],
      course: [
        [7.4, 53.75],
        [8.2, 53.95],
        [9.0, 54.1],
      ],
    },
    {
      between: ['sarmatia', 'dacia'],
      course: [
        [26.4, 50.4],
        [24.6, 47.4],
      ],
    },
    {
      between: ['sarmatia', 'iazygia'],
      course: [
        [24.2, 50.6],
        [21.4, 47.7],
      ],
    },
    {
      between: ['thracia', 'asia'],
      course: overTheHellespont,
    },
    {
      between: ['thracia', 'bithynia'],
      course: overTheBosporus,
    },
  ],
  foreignSeas: [
    [50.5, 42],
    [36.5, 26],
    [19, 56],
    [11.2, 57],
    [12, 54.6],
    [-4, 59.4],
    [-3.4, 58.8],
    [36.6, 46.2],
  ],
  walls: [
    {
      course: [
        [18.8, 31.2],
        [18.8, 28.5],
      ],
      barrier: 20,
    },
  ],
  wilds: [
    {
      name: 'Elymais',
      seeds: [
        [49.7, 31.6],
        [50.8, 30.2],
      ],
      reach: 120,
    },
    { name: 'Caspii', seeds: [[50.8, 36.5]] },
    {
      name: 'Scandia',
      seeds: [
        [13.5, 56.5],
        [10, 60],
      ],
    },
  ],
  rivers: [
    river('Rhenus', 3),
    river('Danuvius', 5),
    river('Euphrates', 3),
    river('Tigris', 3),
    river('Nilus', 0),
    river('Padus', 0),
    river('Rhodanus', 0),
    river('Sequana', 1),
    river('Liger', 2),
    river('Garumna', 0),
    river('Iberus', 1),
    river('Durius', 2),
    river('Tagus', 0),
    river('Dravus', 0),
    river('Tisia', 1),
    river('Baetis', 0),
    river('Anas', 2),
    river('Tiberis', 0),
    river('Savus', 1),
    river('Halys', 1),
    river('Orontes', 0),
    river('Araxes', 0),
    river('Cyrus', 0),
    river('Iordanes', 2),
    river('Albis', 2),
    river('Viadua', 1),
    river('Vistula', 0),
    river('Tyras', 1),
    river('Borysthenes', 0),
    river('Tanais', 0),
    river('Hebrus', 0),
    river('Sangarius', 0),
    river('Maeander', 0),
    river('Margus', 0),
    river('Axius', 0),
    river('Tamesis', 0),
    river('Marisus', 0),
    river('Pyretus', 0),
  ],
  crests: [
    crest('Alpes', 8),
    crest('Alpes Noricae', 1),
    crest('Alpes Bernenses', 2),
    crest('Alpes Iuliae', 2),
    crest('Pyrenaei', 10),
    crest('Apenninus', 3),
    crest('Calabri', 0),
    crest('Cebenna', 3),
    crest('Iura', 2),
    crest('Vosegus', 1),
    crest('Dinaricae', 4),
    crest('Scardus', 2),
    crest('Pindus', 3),
    crest('Haemus', 4),
    crest('Rhodope', 2),
    crest('Carpates', 5),
    crest('Sudeti', 3),
    crest('Gabreta Silva', 2),
    crest('Hercynia', 2),
    crest('Abnoba Mons', 1),
    crest('Taurus', 5),
    crest('Antitaurus', 2),
    crest('Paryadres', 3),
    crest('Olgassys', 2),
    crest('Niphates', 4),
    crest('Zagrus', 4),
    crest('Caucasus', 10),
    crest('Libanus', 0),
    crest('Atlas', 5),
    crest('Tellum', 0),
    crest('Rif', 0),
    crest('Idubeda', 2),
    crest('Carpetani', 2),
    crest('Marianus', 3),
    crest('Solorius', 0),
    crest('Vindius', 1),
    crest('Taygetus', 0),
    crest('Ida', 0),
    crest('Aetna', 0),
    crest('Tmolus', 0),
    crest('Olympus Mysius', 1),
    crest('Corsi', 0),
    crest('Sardi', 0),
    crest('Arabia', 0),
    crest('Sinai', 0),
    crest('Cambria', 0),
    crest('Pennini', 0),
    crest('Grampius', 0),
    crest('Mons Berenices', 0),
    crest('Mons Ater', 2),
  ],
  minorRivers: false,
  palette: {
    sea: '#a9c3bf',
    waves: ['#6f9794', '#cfe0d8'],
    land: '#e9dcb8',
    ink: '#23201a',
    border: '#3d3320',
    regionBorder: '#1f4a52',
    river: '#2f6f7d',
    riverCasing: '#e6e2c8',
    seaInk: '#1d4a56',
    paper: '#f4ead0',
    accent: '#8a4a1c',
    gold: '#a9792c',
  },
  furniture: {
    cartouche: { x: 2440, y: 64, width: 570, ornament: 'eagle-emblem' },
    legend: {
      x: 64,
      y: 1520,
      columns: 2,
      entries: [
        { sign: 'capital', text: 'Roma' },
        { sign: 'city', text: 'Named Capital City' },
        { sign: 'town', text: 'town' },
        { sign: 'number', value: '3', text: 'revenue of a Province' },
        { sign: 'border', text: 'border of a Province' },
        { sign: 'region-border', text: 'border of a region' },
        { sign: 'sea-border', text: 'border of a Sea Area' },
        { sign: 'strait', text: 'Strait' },
        { sign: 'pass', text: 'mountain pass' },
        { sign: 'impassable', text: 'impassable' },
        { sign: 'waste', text: 'where raiders come from' },
        ...regions.map(region => ({ sign: 'swatch' as const, color: region.color, text: region.name })),
      ],
    },
    compass: { x: 165, y: 680, radius: 70 },
  },
}
