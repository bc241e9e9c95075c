import type { MinorData, PeopleData } from '../../scenario.ts'

/** What scenarios of more than one age share. */

// Minors

export const iberia: MinorData = {
  id: 'iberia',
  name: 'Iberia',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['iberia'],
  capital: 'iberia',
  leader: null,
  units: [{ province: 'iberia', units: { aux: 1, cav: 2 } }],
}

export const albania: MinorData = {
  id: 'albania',
  name: 'Albania',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['albania'],
  capital: 'albania',
  leader: null,
  units: [{ province: 'albania', units: { aux: 1, cav: 2 } }],
}

export const lesserSophene: MinorData = {
  id: 'sophene',
  name: 'Sophene',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['sophene'],
  capital: 'sophene',
  leader: null,
  units: [{ province: 'sophene', units: { aux: 1, cav: 1 } }],
}

export const osrhoene: MinorData = {
  id: 'osrhoene',
  name: 'Osrhoene',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['osrhoene'],
  capital: 'osrhoene',
  leader: null,
  units: [{ province: 'osrhoene', units: { aux: 1, cav: 2 } }],
}

export const bosporanKingdomOfTheEmpire: MinorData = {
  id: 'bosporan_kingdom',
  name: 'Bosporan Kingdom',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['taurica', 'colchis'],
  capital: 'taurica',
  leader: { name: null, rating: 1, province: 'taurica' },
  units: [
    { province: 'taurica', units: { hi: 1, aux: 1, cav: 1, flt: 1 } },
    { province: 'colchis', units: { aux: 1 } },
  ],
}

// Peoples of Barbaricum

export const iazyges: PeopleData = {
  people: ['Iazyges'],
  markers: { iazygia: 1 },
  bi: 20,
  cav: 80,
  source: 'reconstruction',
}

export const gaetuli: PeopleData = {
  people: ['Gaetuli', 'Garamantes'],
  markers: { gaetulia: 1, garamantia: 1 },
  bi: 40,
  cav: 60,
  source: 'reconstruction',
}

export const nobades: PeopleData = {
  people: ['Nobades'],
  markers: { nobadia: 1 },
  bi: 80,
  cav: 20,
  source: 'reconstruction',
}

export const sarmatae: PeopleData = {
  people: ['Sarmatae', 'Scythae'],
  markers: { sarmatia: 1, scythia: 1 },
  bi: 10,
  cav: 90,
  source: 'reconstruction',
}

export const arabi: PeopleData = {
  people: ['Arabi'],
  markers: { arabia_magna: 1 },
  bi: 40,
  cav: 60,
  source: 'reconstruction',
}
