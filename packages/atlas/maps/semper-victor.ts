import { borders, coasts, seas, zones } from '../../games/semper-victor/data/map.ts'
import { peoples } from '../../games/semper-victor/data/peoples.ts'
import type { LonLat, MapSpec, RegionSpec, ZoneHints, ZoneSpec } from '../src/spec.ts'
import {
  lineOfGades,
  lineOfMessana,
  lineOfSicily,
  lineOfTheFretumGallicum,
  overTheHellespont,
  seaSpecsOf,
  throughTheFretumGallicum,
  throughThePillars,
} from './seas.ts'
import { crest, river } from './world.ts'

/** Semper Victor: the late Empire, AD 305-375. Purple and porphyry, a colder sea. */

const hints: Readonly<Record<string, ZoneHints>> = {
  ORI9: {
    seeds: [
      [23.6, 32.0],
      [25.2, 31.5],
      [20.2, 31.8],
    ],
  },
  HIS2: {
    seeds: [
      [-3.2, 43.15],
      [-2.4, 43.1],
      [-5.5, 43.2],
    ],
  },
  XAET: { seeds: [[32.3, 23.2]] },
  XGER: {
    seeds: [
      [16.5, 52.6],
      [20.5, 52.4],
    ],
  },
  XSAR: {
    seeds: [
      [24.0, 51.2],
      [28, 50],
    ],
  },
  GAL4: {
    seeds: [
      [1.65, 50.2],
      [1.4, 50.05],
      [1.1, 49.95],
    ],
  },
  AFR4: { seeds: [[10.75, 36.6]] },
  BRI3: { seeds: [[-4.2, 50.5]] },
  PON1: {
    effort: 0.72,
    seeds: [
      [29.2, 41.12],
      [29.1, 40.98],
      [29.72, 40.43],
    ],
  },
  ASI1: {
    seeds: [
      [26.3, 39.75],
      [26.65, 40.1],
      [27.1, 40.32],
    ],
  },
  // From Circesium to the Gulf, south of the Euphrates.
  SRC: {
    seeds: [
      [40.95, 34.75],
      [43.0, 32.4],
      [44.6, 31.2],
      [46.0, 30.5],
      [47.2, 29.9],
    ],
  },
  ORI8: { reach: 120 },
  XLIB: {
    seeds: [
      [28.6, 25.2],
      [29.6, 26.2],
    ],
  },
  PER2: {
    seeds: [
      [45.4, 32.2],
      [43.4, 34.1],
      [46.7, 31.2],
    ],
    labelAt: [45.0, 32.4],
  },
  // East of the Tigris.
  PER4: { seeds: [[45.2, 34.0]] },
  PER5: {
    seeds: [
      [46.6, 32.7],
      [47.6, 31.7],
    ],
  },
  ORI5: {
    seeds: [
      [35.4, 32.6],
      [35.45, 32.95],
    ],
  },
  MOE4: {
    seeds: [
      [20.95, 39.3],
      [20.5, 39.7],
      [20.3, 40.1],
      [20.85, 39.15],
    ],
  },
  ITA3: {
    seeds: [
      [13.9, 45.45],
      [13.95, 45.2],
    ],
  },
  GAL2: {
    seeds: [
      [7.4, 49.85],
      [6.4, 49.4],
    ],
  },
  THR3: {
    seeds: [
      [27.2, 40.9],
      [26.4, 40.33],
      [26.75, 40.57],
    ],
  },
  THR4: {
    seeds: [
      [25.5, 41.05],
      [26.0, 40.95],
    ],
  },
  PIC2: { seeds: [[-5.0, 56.5]] },
  MAR: { reach: 190 },
  MAU: {
    seeds: [
      [5.6, 32.4],
      [5.4, 30.8],
    ],
  },
  XPHA: {
    seeds: [
      [7.6, 32.4],
      [7.4, 30.8],
    ],
  },
  QUA: { reach: 200 },
  AUS: {
    seeds: [
      [17.5, 30.6],
      [18.6, 30.0],
    ],
  },
}

/** Names as lettered: the chief province of a zone, and the people rather than its country. */
const lettered: Readonly<Record<string, string>> = {
  BRI1: 'Britannia Secunda',
  BRI2: 'Flavia Caesariensis',
  BRI3: 'Britannia Prima',
  GAL1: 'Germania Secunda',
  GAL3: 'Sequania',
  GAL5: 'Lugdunensis Prima',
  GAL6: 'Lugdunensis Secunda',
  VIE1: 'Novem Populi',
  VIE3: 'Viennensis',
  VIE4: 'Narbonensis',
  ITA2: 'Liguria',
  ITA4: 'Aemilia',
  ITA5: 'Tuscia et Picenum',
  ITA6: 'Campania et Apulia',
  PAN2: 'Pannonia Prima',
  PAN3: 'Pannonia Secunda',
  MOE1: 'Moesia Prima',
  MOE2: 'Dardania',
  MOE4: 'Epirus',
  MOE5: 'Achaea',
  THR2: 'Moesia Secunda',
  THR4: 'Thracia',
  ASI2: 'Asia',
  ASI3: 'Phrygia',
  ASI4: 'Caria et Lycia',
  PON2: 'Paphlagonia',
  PON5: 'Heleno- pontus',
  PON6: 'Armenia Minor',
  ORI1: 'Cilicia',
  ORI2: 'Syria',
  ORI3: 'Mesopotamia',
  PIC1: 'Picti',
  PIC2: 'Verturiones',
  PIC3: 'Dicalydones',
  AFR1: 'Mauretania Caesariensis',
  AFR2: 'Sitifensis',
  AFR4: 'Africa',
  FRI: 'Frisii',
  FRA: 'Franci',
  BUR: 'Burgondi',
  ALA: 'Alamanni',
  MAR: 'Marcomanni',
  QUA: 'Quadi',
  VAN: 'Vandali',
  GEP: 'Gepides',
  VIS: 'Visigothi',
  OST: 'Ostrogothi',
  ALN: 'Alani',
  SRC: 'Saraceni',
  AUS: 'Austuriani',
}

/** Anchors that are no towns: the zone grows from them, but nothing is drawn there. */
const noTowns: ReadonlySet<string> = new Set([
  'Albis',
  'Aures south',
  'Buridava plain',
  'Granua valley',
  'Malva south',
  'Moenus valley',
  'Nicaea',
  'Nicer valley',
  'Syrian desert',
  'Tanais steppe',
  'Tyras hinterland',
  'Upper Tyras',
])

/** The zone's towns, with the capital it has or may get. */
const zoneSpecs = zones.map((zone): ZoneSpec => {
  const label = lettered[zone.id]
  const anchors = zone.towns.filter(town => noTowns.has(town.name)).map(({ lon, lat }): LonLat => [lon, lat])
  const seeds = [...(hints[zone.id]?.seeds ?? []), ...anchors]
  const hint: ZoneHints = { ...hints[zone.id], ...(label ? { label } : {}), seeds }
  return {
    id: zone.id,
    name: zone.name,
    region: zone.region ?? zone.people ?? 'none',
    number: zone.number === null ? '' : String(zone.number),
    mountain: zone.mountain,
    towns: zone.towns
      .filter(town => !noTowns.has(town.name))
      .map(town => ({
        name: town.name,
        at: [town.lon, town.lat],
        rank: town.name !== zone.city ? 'town' : zone.capital || zone.laterCapital ? 'capital' : 'city',
        port: zone.port === town.name,
      })),
    hints: hint,
  }
})

const seaSeeds: Readonly<Record<string, readonly LonLat[]>> = {
  SOCC: [
    [12, 40],
    [13.8, 39.2],
    [9, 43.5],
    [11, 38.2],
    [-3, 36.3],
  ],
  SCEN: [
    [14, 43.6],
    [18, 41],
    [13, 36.5],
    [12, 35],
    [20, 35.5],
    [22.2, 35.9],
  ],
  SORI: [
    [25, 38.5],
    [24.4, 40.2],
    [26.5, 35.2],
    [27, 33],
  ],
  SATL: [
    [-6, 46.5],
    [-6, 47.8],
    [-9, 36],
    [-10, 50],
    [-6, 51],
    [-5, 51.2],
  ],
  SPON: [
    [30, 43.5],
    [38, 43.8],
    [29.3, 41.6],
    [28, 40.72],
  ],
  SGER: [
    [2, 56],
    [0.5, 54.5],
    [2.5, 52],
    [-1, 58],
  ],
}

const seaSpecs = seaSpecsOf(seas, coasts, seaSeeds)

/** Their names stand on banners and in the legend: lettered over the land they would be in the way, beside it they would be seas. */
const dioceses: readonly RegionSpec[] = [
  { id: 'britanniae', name: 'Britanniae', color: '#8fb39a' },
  { id: 'galliae', name: 'Galliae', color: '#9fb46c' },
  { id: 'viennensis', name: 'Viennensis', color: '#d6c56f' },
  { id: 'hispaniae', name: 'Hispaniae', color: '#dba35f' },
  { id: 'italia', name: 'Italia', color: '#cf7f6e' },
  { id: 'africa', name: 'Africa', color: '#d9b07a' },
  { id: 'pannoniae', name: 'Pannoniae', color: '#b58fb0' },
  { id: 'moesiae', name: 'Moesiae', color: '#7fa6b0' },
  { id: 'thracia', name: 'Thracia', color: '#c98ba0' },
  { id: 'asia', name: 'Asia', color: '#93a8cf' },
  { id: 'pontica', name: 'Pontica', color: '#a79bc9' },
  { id: 'oriens', name: 'Oriens', color: '#d19a86' },
]

const earth = [
  '#c3b8a6',
  '#b9b391',
  '#c9b98a',
  '#c6ae93',
  '#bdb49b',
  '#b5ad98',
  '#c9b99b',
  '#c7b493',
  '#bfb098',
  '#b3b49a',
]
const outside = [...peoples.map(people => people.id), 'none'].map(
  (id, i): RegionSpec => ({
    id,
    name: id,
    color: id === 'none' ? '#d9cba6' : (earth[i % earth.length] ?? '#bdb49b'),
    quiet: true,
  }),
)

/**
 * Tripolitania and Libya are neighbours, yet the Austuriani reach the sea between them and two more lands behind
 * them: in the plane only a drawn way can show that.
 */
const isAroundSyrtis = ([a, b]: readonly [string, string]): boolean => a === 'AFR6' && b === 'ORI9'

export const semperVictor: MapSpec = {
  id: 'semper-victor',
  title: 'Semper Victor',
  subtitle: 'Imperium Romanum a Diocletiano ad Valentem',
  width: 3080,
  height: 2150,
  projection: {
    parallels: [32, 50],
    center: [18.8, 41.2],
    scale: 3100,
    shift: [-30, 45],
    lenses: [
      { at: [12.6, 42.6], radius: [506, 462], zoom: 1.5 },
      { at: [29.5, 39.2], radius: [473, 286], zoom: 1.4 },
      { at: [-2.2, 54.2], radius: [190, 230], zoom: 1.3 },
      { at: [8.0, 49.8], radius: [300, 220], zoom: 1.35 },
      { at: [19.0, 45.6], radius: [240, 190], zoom: 1.25 },
      { at: [31.0, 23.5], radius: [460, 330], zoom: 0.5 },
    ],
  },
  window: { west: -26, south: 8, east: 80, north: 72 },
  seed: 305,
  regions: [...dioceses, ...outside],
  zones: zoneSpecs,
  borders: borders.map(({ between, kind, name }) => ({
    between,
    kind: isAroundSyrtis(between) ? 'link' : kind,
    name,
  })),
  seas: seaSpecs,
  seaLines: [
    lineOfMessana,
    lineOfSicily,
    [
      [23.0, 36.9],
      [23.15, 36.4],
      [24.3, 35.6],
      [24.5, 35.2],
      [24.8, 34.5],
      [24.75, 31.0],
    ],
    [
      [26.2, 40.15],
      [26.6, 39.9],
    ],
    lineOfGades,
    [
      [-4.2, 48.3],
      [-5.5, 49.3],
      [-5.6, 50.2],
    ],
    lineOfTheFretumGallicum,
    [
      [8.9, 53.6],
      [8.2, 54.2],
      [7.2, 56],
      [6.5, 60],
    ],
  ],
  crossings: [
    {
      between: ['SATL', 'SOCC'],
      course: throughThePillars,
    },
    {
      between: ['SFGA', 'SGER'],
      course: throughTheFretumGallicum,
    },
    {
      between: ['AFR6', 'ORI9'],
      course: [
        [15.4, 31.7],
        [17.0, 31.35],
        [18.6, 31.3],
        [20.1, 31.8],
      ],
    },
    {
      between: ['SORI', 'SPON'],
      course: [
        [25.6, 40.0],
        [26.35, 40.1],
        [26.75, 40.45],
        [27.3, 40.6],
      ],
    },
    {
      between: ['ASI1', 'THR3'],
      course: overTheHellespont,
    },
    {
      between: ['PON1', 'THR3'],
      course: [
        [28.85, 41.22],
        [29.42, 41.17],
      ],
    },
  ],
  foreignSeas: [
    [-5, 59.3],
    [-3.5, 58.9],
    [8.2, 55.6],
    [8.6, 57.5],
    [50.5, 42],
    [36.5, 26],
    [50.5, 28.5],
    [19, 56],
    [-4.8, 54.1],
    [-5.5, 55],
  ],
  walls: [],
  wilds: [
    {
      name: 'Hibernia',
      seeds: [
        [-7.5, 53.2],
        [-6.5, 54.8],
      ],
      label: { text: 'Hibernia', at: [-7.8, 53.0] },
    },
    { name: 'Corsica', seeds: [[9.1, 42.1]], of: 'italia' },
    { name: 'Sardinia', seeds: [[9.1, 40]], of: 'italia' },
    { name: 'Creta', seeds: [[24.9, 35.2]], of: 'moesiae' },
    { name: 'Cyprus', seeds: [[33.1, 35]], of: 'oriens' },
    {
      name: 'Baleares',
      seeds: [
        [2.9, 39.6],
        [4.1, 39.95],
        [1.4, 39],
      ],
      of: 'hispaniae',
    },
    { name: 'Vascones', seeds: [[-1.72, 43.33]], reach: 24 },
    {
      name: 'Cimbria',
      seeds: [
        [9.2, 55.5],
        [9.6, 54.3],
      ],
    },
    {
      name: 'Caspii',
      seeds: [
        [50.5, 36.5],
        [47.5, 44.5],
      ],
    },
    { name: 'Taurica', seeds: [[34, 45.2]], reach: 95 },
  ],
  rivers: [
    // Too narrow for the coast: drawn as water, and no zone reaches over it.
    {
      name: 'Bosporus',
      byHand: true,
      channel: true,
      barrier: 20,
      course: [
        [29.15, 41.3],
        [29.06, 41.12],
        [28.99, 40.95],
      ],
    },
    {
      name: 'Hellespontus',
      byHand: true,
      channel: true,
      barrier: 20,
      course: [
        [26.8, 40.45],
        [26.4, 40.2],
        [26.15, 39.98],
      ],
    },
    river('Rhenus', 16),
    river('Danuvius', 16),
    river('Euphrates', 14),
    river('Tigris', 14),
    river('Nilus', 0),
    river('Padus', 2),
    river('Rhodanus', 2),
    river('Sequana', 1),
    river('Liger', 2),
    river('Garumna', 1),
    river('Iberus', 1),
    river('Durius', 2),
    river('Tagus', 1),
    river('Dravus', 3),
    river('Tisia', 1),
    river('Baetis', 0),
    river('Anas', 1),
    river('Tiberis', 1),
    river('Savus', 2),
    river('Halys', 1),
    river('Orontes', 0),
    river('Araxes', 1),
    river('Cyrus', 1),
    river('Iordanes', 2),
    river('Albis', 1),
    river('Viadua', 0),
    river('Vistula', 0),
    river('Tyras', 2),
    river('Borysthenes', 0),
    river('Tanais', 0),
    river('Hebrus', 0),
    river('Sangarius', 1),
    river('Maeander', 1),
    river('Margus', 0),
    river('Axius', 0),
    river('Tamesis', 1),
    river('Marisus', 1),
    river('Pyretus', 1),
  ],
  crests: [
    crest('Alpes', 8),
    crest('Alpes Noricae', 1),
    crest('Alpes Bernenses', 2),
    crest('Alpes Iuliae', 3),
    crest('Pyrenaei', 10),
    crest('Apenninus', 4),
    crest('Calabri', 0),
    crest('Cebenna', 3),
    crest('Iura', 2),
    crest('Vosegus', 2),
    crest('Dinaricae', 4),
    crest('Scardus', 3),
    crest('Pindus', 3),
    crest('Haemus', 5),
    crest('Rhodope', 3),
    crest('Carpates', 4),
    crest('Sudeti', 2),
    crest('Gabreta Silva', 2),
    crest('Hercynia', 2),
    crest('Abnoba Mons', 0),
    crest('Taurus', 6),
    crest('Antitaurus', 3),
    crest('Paryadres', 4),
    crest('Olgassys', 2),
    crest('Niphates', 5),
    crest('Zagrus', 4),
    crest('Caucasus', 8),
    crest('Libanus', 1),
    crest('Atlas', 4),
    crest('Tellum', 0),
    crest('Rif', 0),
    crest('Idubeda', 3),
    crest('Carpetani', 3),
    crest('Marianus', 3),
    crest('Solorius', 0),
    crest('Vindius', 0),
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
    crest('Grampius', 1),
    crest('Mons Berenices', 0),
    crest('Mons Ater', 1),
  ],
  minorRivers: false,
  palette: {
    sea: '#b4c3c9',
    waves: ['#7f99a6', '#d2dade'],
    land: '#e6dcc2',
    ink: '#251a24',
    border: '#3f2a3a',
    regionBorder: '#5d1f57',
    river: '#35689a',
    riverCasing: '#e6e4d4',
    seaInk: '#2a4468',
    paper: '#f1e8d4',
    accent: '#5d1f57',
    gold: '#a8862f',
  },
  furniture: {
    cartouche: { x: 2420, y: 64, width: 590, ornament: 'imperial-crown' },
    legend: {
      x: 64,
      y: 1760,
      columns: 2,
      entries: [
        { sign: 'capital', text: 'imperial capital' },
        { sign: 'city', text: 'city' },
        { sign: 'town', text: 'town' },
        { sign: 'port', text: 'port of a fleet' },
        { sign: 'number', text: 'zone of a diocese' },
        { sign: 'border', text: 'zone border' },
        { sign: 'region-border', text: 'border of a diocese or people' },
        { sign: 'river', text: 'river crossed at 2 MP' },
        { sign: 'strait', text: 'strait crossed at 2 MP' },
        { sign: 'impassable', text: 'mountains' },
        ...dioceses.map(region => ({ sign: 'swatch' as const, color: region.color, text: region.name })),
      ],
    },
    compass: { x: 165, y: 640, radius: 70 },
  },
}
