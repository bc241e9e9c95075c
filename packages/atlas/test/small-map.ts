import type { MapSpec } from '../src/spec.ts'

/** Sardinia, Corsica and two zones of Sicily: small enough to be drawn in a test. */
export const smallMap: MapSpec = {
  id: 'small',
  title: 'Insulae',
  subtitle: 'for tests',
  width: 640,
  height: 560,
  projection: { parallels: [36, 44], center: [12, 39.8], scale: 3800 },
  window: { west: 5, south: 34, east: 20, north: 46 },
  seed: 7,
  regions: [
    { id: 'sicilia', name: 'Sicilia', color: '#c98fa0' },
    { id: 'north', name: 'Septentrio', color: '#8fb0a8' },
  ],
  zones: [
    {
      id: 'west',
      name: 'Lilybaeum',
      region: 'sicilia',
      towns: [{ name: 'Lilybaeum', at: [12.44, 37.8], rank: 'city', port: true }],
    },
    {
      id: 'east',
      name: 'Syracusae',
      region: 'sicilia',
      towns: [{ name: 'Syracusae', at: [15.29, 37.06], rank: 'city', port: true }],
    },
    {
      id: 'sardinia',
      name: 'Sardinia',
      region: 'north',
      towns: [{ name: 'Caralis', at: [9.12, 39.22], rank: 'town', port: false }],
    },
    {
      id: 'corsica',
      name: 'Corsica',
      region: 'north',
      towns: [{ name: 'Aleria', at: [9.51, 42.1], rank: 'town', port: false }],
    },
  ],
  borders: [
    { between: ['west', 'east'], kind: 'land', name: null },
    { between: ['sardinia', 'corsica'], kind: 'strait', name: 'Fretum Taphros' },
  ],
  seas: [
    {
      id: 'sea',
      name: 'Mare Tyrrhenum',
      at: [12, 39.8],
      open: true,
      adjacent: [],
      coasts: ['west', 'east', 'sardinia', 'corsica'],
    },
  ],
  seaLines: [],
  crossings: [],
  foreignSeas: [[14.5, 43.5]],
  walls: [],
  wilds: [
    {
      name: 'Italia',
      seeds: [
        [12.5, 42.5],
        [16, 39],
      ],
    },
    { name: 'Africa', seeds: [[9.5, 36.3]] },
  ],
  rivers: [],
  crests: [
    {
      name: 'Aetna',
      course: [
        [14.2, 37.85],
        [14.9, 37.75],
      ],
      size: 6,
      width: 2,
      barrier: 0,
    },
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
    cartouche: { x: 30, y: 30, width: 260, ornament: 'laurels' },
    legend: { x: 30, y: 460, entries: [] },
    compass: { x: 560, y: 80, radius: 30 },
  },
}
