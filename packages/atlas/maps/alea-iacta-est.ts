import { borders, coasts, seas, zones } from '../../games/alea-iacta-est/data/map.ts'
import type { LonLat, MapSpec, RegionSpec, TownRank, ZoneHints, ZoneSpec } from '../src/spec.ts'
import {
  lineOfGades,
  lineOfMessana,
  lineOfSicily,
  overTheBosporus,
  seaSpecsOf,
  throughTheFretumGallicum,
  throughThePillars,
} from './seas.ts'
import { crest, river } from './world.ts'

/** Alea Iacta Est: the Republic and its neighbours in 49 BC. Sandstone, wine and a warm sea. */

const hints: Readonly<Record<string, ZoneHints>> = {
  'GRA-3': {
    seeds: [
      [19.6, 40.65],
      [20.3, 40.0],
      [20.7, 39.5],
      [21.4, 39.5],
      [21.9, 39.5],
    ],
  },
  'MRM-0': { seeds: [[25.2, 31.4]] },
  'GRA-1': {
    seeds: [
      [14.95, 44.95],
      [17.6, 43.05],
      [18.2, 42.65],
      [18.9, 42.3],
    ],
  },
  'GRA-2': {
    seeds: [
      [22.0, 40.6],
      [23.5, 41.1],
    ],
  },
  'THR-1': {
    seeds: [
      [26.67, 40.45],
      [26.2, 40.95],
      [27.6, 41.0],
      [25.9, 41.2],
      [28.3, 44.3],
    ],
  },
  'CLB-1': {
    seeds: [
      [-3.0, 43.1],
      [-6, 42.8],
    ],
  },
  'ITA-7': {
    label: 'Apulia, Lucania et Bruttium',
    seeds: [
      [14.75, 41.95],
      [15.0, 41.6],
      [16.2, 39.4],
    ],
  },
  'AFR-2': {
    seeds: [
      [15.4, 32.2],
      [16.8, 31.0],
    ],
  },
  'AFR-3': {
    seeds: [
      [19.0, 30.2],
      [20.1, 31.0],
      [23.2, 32.2],
      [24.3, 31.9],
    ],
  },
  'ITA-1': { label: 'Latium et Campania' },
  'ITA-4': { label: 'Aemilia et Ager Gallicus' },
  'ITA-5': { label: 'Venetia et Histria' },
  'ITA-6': {
    label: 'Etruria, Umbria et Picenum',
    seeds: [
      [14.0, 42.55],
      [14.35, 42.25],
    ],
  },
}

const rankOf = (name: string, city: string | null): TownRank =>
  name === 'Roma' ? 'capital' : name === city ? 'city' : 'town'

const zoneSpecs = zones.map((zone): ZoneSpec => {
  const hint = hints[zone.id]
  return {
    id: zone.id,
    name: zone.name,
    region: zone.region ?? zone.people ?? 'none',
    number: zone.region ? zone.id.slice(-1) : '',
    mountain: zone.mountain,
    towns: zone.towns.map(town => ({
      name: town.name,
      at: [town.lon, town.lat],
      rank: rankOf(town.name, zone.city),
      port: zone.port === town.name,
    })),
    ...(hint ? { hints: hint } : {}),
  }
})

const seaSeeds: Readonly<Record<string, readonly LonLat[]>> = {
  MIO: [
    [12, 40],
    [13.8, 39.2],
    [9, 43.5],
    [11.6, 38.2],
    [-3, 36.3],
  ],
  MIC: [
    [14, 43.6],
    [18, 41],
    [13, 36.5],
    [12, 35],
    [20, 35.5],
    [22.2, 35.9],
  ],
  MOR: [
    [25, 38.5],
    [24.4, 40.2],
    [28, 40.75],
    [26.5, 35.2],
    [27, 33],
  ],
  OAT: [
    [-6, 46.5],
    [-6, 47.8],
    [-9, 36],
  ],
  PEX: [
    [30, 43.5],
    [38, 43.8],
    [29.3, 41.6],
  ],
}

const seaSpecs = seaSpecsOf(seas, coasts, seaSeeds)

/** The Peoples in faint earth colours: present, but behind the Republic. */
const peopleColors: Readonly<Record<string, string>> = {
  alpes: '#c3b8a6',
  germani: '#b9b391',
  celtiberes: '#c9b98a',
  pannonii: '#c6ae93',
  illyrii: '#bdb49b',
  daci: '#b5ad98',
  thracii: '#c9b99b',
  galatae: '#c7b493',
  cappadocii: '#bfb098',
  pontici: '#b3b49a',
  armenii: '#c8b8a2',
  parthi: '#c4ab8e',
  judaei: '#c9bd92',
  nabatenei: '#d3bb8e',
  aegyptii: '#cdbf86',
  numidae: '#cfb98c',
  mauri: '#c5b084',
  none: '#d9cba6',
}
const peoples = Object.entries(peopleColors).map(
  ([id, color]): RegionSpec => ({ id, name: id, color, quiet: true }),
)

const regions: readonly RegionSpec[] = [
  { id: 'italia', name: 'Italia', color: '#d98f6b', banner: [11.0, 40.3] },
  { id: 'gallia', name: 'Gallia', color: '#a9b978', banner: [-4.6, 45.8] },
  { id: 'hispania', name: 'Hispania', color: '#e3bd62', banner: [2.4, 40.6] },
  { id: 'africa', name: 'Africa', color: '#d9a96a', banner: [16.5, 33.2] },
  { id: 'sicilia', name: 'Sicilia', color: '#c98fa0', banner: [13.0, 36.3] },
  { id: 'graecia', name: 'Graecia', color: '#8fb0a8', banner: [18.6, 38.2] },
  { id: 'asia', name: 'Asia', color: '#b49ac0', banner: [32.0, 42.3] },
  ...peoples,
]

export const aleaIactaEst: MapSpec = {
  id: 'alea-iacta-est',
  title: 'Alea Iacta Est',
  subtitle: 'Orbis Romanus ante Augustum',
  width: 2600,
  height: 1540,
  projection: {
    parallels: [32, 48],
    center: [18.5, 39.6],
    scale: 2690,
    shift: [-30, 94],
    lenses: [
      { at: [12.6, 42.2], radius: [450, 440], zoom: 1.82 },
      { at: [28.5, 38.8], radius: [400, 250], zoom: 1.32 },
    ],
  },
  window: { west: -24, south: 14, east: 76, north: 68 },
  seed: 49,
  regions,
  zones: zoneSpecs,
  borders: borders.map(({ between, kind, name }) => ({ between, kind, name })),
  seas: seaSpecs,
  seaLines: [
    lineOfMessana,
    lineOfSicily,
    [
      [23.0, 36.9],
      [23.15, 36.4],
      [24.3, 35.6],
      [24.4, 35.25],
    ],
    [
      [24.6, 35.2],
      [24.8, 34.5],
      [24.75, 31.0],
    ],
    [
      [28.8, 41.3],
      [29.4, 41.15],
    ],
    lineOfGades,
    [
      [-4.2, 48.3],
      [-6.2, 49.2],
      [-6.5, 50.2],
      [-7.5, 51.6],
      [-9.5, 52],
    ],
    [
      [1.2, 51.3],
      [2.0, 50.9],
    ],
    [
      [-5, 58],
      [-4, 58.5],
    ],
  ],
  crossings: [
    {
      between: ['MIO', 'OAT'],
      course: throughThePillars,
    },
    {
      between: ['FGA', 'MGE'],
      course: throughTheFretumGallicum,
    },
    {
      between: ['MOR', 'PEX'],
      course: [
        [28.3, 40.72],
        [29.02, 41.05],
        [29.35, 41.55],
      ],
    },
    {
      between: ['ASI-1', 'THR-1'],
      course: [
        [26.25, 40.3],
        [26.62, 40.08],
      ],
    },
    {
      between: ['ASI-2', 'THR-1'],
      course: overTheBosporus,
    },
  ],
  foreignSeas: [
    [50.5, 42],
    [36.5, 26],
    [50.5, 27.5],
    [19, 55.5],
    [-4.8, 53.8],
  ],
  walls: [
    {
      course: [
        [24.75, 32.3],
        [24.75, 29.5],
      ],
      barrier: 20,
    },
  ],
  wilds: [
    {
      name: 'Britannia',
      seeds: [
        [-1.5, 52.5],
        [-4, 57],
      ],
    },
    { name: 'Hibernia', seeds: [[-7.5, 53.2]] },
    {
      name: 'Sarmatia',
      seeds: [
        [30, 49.5],
        [24, 51],
        [36, 48.5],
        [18, 52],
        [28.6, 46.8],
        [40, 45.5],
      ],
    },
    {
      name: 'Iberia',
      seeds: [
        [42.5, 42.3],
        [46, 41.5],
      ],
    },
    {
      name: 'Sahara',
      seeds: [
        [0, 30.5],
        [8, 31],
        [15, 28.5],
        [21, 28],
        [-4, 31],
      ],
    },
    {
      name: 'Arabia',
      seeds: [
        [40, 30],
        [38.5, 28],
      ],
    },
    { name: 'Vascones', seeds: [[-1.75, 43.32]], reach: 24 },
  ],
  rivers: [
    river('Rhenus', 14),
    river('Danuvius', 14),
    river('Euphrates', 12),
    river('Tigris', 12),
    river('Nilus', 0),
    river('Padus', 2),
    river('Rhodanus', 2),
    river('Sequana', 2),
    river('Liger', 2),
    river('Garumna', 2),
    river('Iberus', 2),
    river('Durius', 1),
    river('Tagus', 1),
    river('Dravus', 1),
    river('Tisia', 0),
    river('Baetis', 1),
    river('Anas', 1),
    river('Tiberis', 1),
    river('Savus', 1),
    river('Halys', 2),
    river('Orontes', 0),
    river('Araxes', 0),
    river('Iordanes', 2),
    river('Albis', 0),
    river('Viadua', 0),
    river('Vistula', 0),
    river('Tyras', 0),
    river('Borysthenes', 0),
    river('Hebrus', 0),
    river('Sangarius', 0),
    river('Maeander', 0),
  ],
  crests: [
    crest('Alpes', 8),
    crest('Alpes Noricae', 1),
    crest('Alpes Bernenses', 3),
    crest('Alpes Iuliae', 2),
    crest('Pyrenaei', 10),
    crest('Apenninus', 4),
    crest('Calabri', 0),
    crest('Cebenna', 3),
    crest('Iura', 3),
    crest('Vosegus', 1),
    crest('Dinaricae', 5),
    crest('Scardus', 3),
    crest('Pindus', 1),
    crest('Haemus', 0),
    crest('Rhodope', 2),
    crest('Carpates', 2),
    crest('Sudeti', 2),
    crest('Taurus', 6),
    crest('Antitaurus', 2),
    crest('Paryadres', 4),
    crest('Olgassys', 1),
    crest('Niphates', 4),
    crest('Zagrus', 3),
    crest('Caucasus', 6),
    crest('Libanus', 1),
    crest('Atlas', 1),
    crest('Tellum', 0),
    crest('Rif', 0),
    crest('Idubeda', 2),
    crest('Carpetani', 2),
    crest('Marianus', 2),
    crest('Solorius', 0),
    crest('Vindius', 0),
    crest('Taygetus', 0),
    crest('Ida', 0),
    crest('Aetna', 0),
    crest('Tmolus', 0),
    crest('Olympus Mysius', 0),
    crest('Corsi', 0),
    crest('Sardi', 0),
    crest('Arabia', 0),
    crest('Sinai', 0),
    crest('Cambria', 0),
    crest('Pennini', 0),
  ],
  minorRivers: false,
  palette: {
    sea: '#bccabd',
    waves: ['#8fa9a6', '#d4dccb'],
    land: '#ecdfba',
    ink: '#2f2011',
    border: '#4b2f17',
    regionBorder: '#8a2315',
    river: '#3f7486',
    riverCasing: '#e9e2c6',
    seaInk: '#2b515c',
    paper: '#f3e6c4',
    accent: '#7b1d12',
    gold: '#b58a2e',
  },
  furniture: {
    cartouche: { x: 2060, y: 50, width: 490, ornament: 'laurels' },
    legend: {
      x: 60,
      y: 1250,
      columns: 2,
      entries: [
        { sign: 'capital', text: 'Roma' },
        { sign: 'city', text: 'city' },
        { sign: 'town', text: 'town' },
        { sign: 'port', text: 'port' },
        { sign: 'number', text: 'zone of a region' },
        { sign: 'border', text: 'zone border' },
        { sign: 'region-border', text: 'border of a region or people' },
        { sign: 'river', text: 'river crossed at +1 MP' },
        { sign: 'strait', text: 'strait crossed at +1 MP' },
        { sign: 'impassable', text: 'mountains' },
        ...regions
          .filter(region => !region.quiet)
          .map(region => ({ sign: 'swatch' as const, color: region.color, text: region.name })),
      ],
    },
    compass: { x: 130, y: 640, radius: 60 },
  },
}
