import type { MinorData, PeopleData, PowerData, Special } from '../../scenario.ts'

/** What several scenarios of the later Empire share, from the crisis of the third century on. */

// Majors

export const persiaOfYazdegerd: PowerData = {
  id: 'persia',
  name: 'Persia',
  kind: 'parthian',
  neverPlayed: true,
  capital: 'babylonia',
  city: 'Ctesiphon',
  treasury: null,
  provinces: ['adiabene', 'assyria', 'atropatene', 'babylonia', 'characene', 'hatra', 'media'],
  leaders: [
    { name: 'Yazdegerd', rating: 2, province: 'babylonia', supreme: true },
    { name: null, rating: 1, province: 'media', supreme: false },
  ],
  units: [
    { province: 'babylonia', units: { aux: 4, cav: 7 } },
    { province: 'media', units: { aux: 2, cav: 3 } },
    { province: 'adiabene', units: { aux: 1, cav: 2 } },
    { province: 'assyria', units: { aux: 1, cav: 1 } },
    { province: 'atropatene', units: { aux: 1, cav: 1 } },
    { province: 'characene', units: { aux: 1, cav: 1 } },
    { province: 'hatra', units: { aux: 1, cav: 1 } },
  ],
  composition: null,
}

// Minors

export const albaniaOfPersia: MinorData = {
  id: 'albania',
  name: 'Albania',
  status: 'client',
  of: 'persia',
  barbarian: false,
  provinces: ['albania'],
  capital: 'albania',
  leader: null,
  units: [{ province: 'albania', units: { aux: 1, cav: 2 } }],
}

export const bosporanKingdomWithoutLeader: MinorData = {
  id: 'bosporan_kingdom',
  name: 'Bosporan Kingdom',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['taurica', 'colchis'],
  capital: 'taurica',
  leader: null,
  units: [
    { province: 'taurica', units: { hi: 1, aux: 1, cav: 1, flt: 1 } },
    { province: 'colchis', units: { aux: 1 } },
  ],
}

export const armeniaBetweenTheEmpires: MinorData = {
  id: 'armenia',
  name: 'Armenia',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['artaxata'],
  capital: 'artaxata',
  leader: null,
  units: [{ province: 'artaxata', units: { hi: 1, aux: 1, cav: 2 } }],
}

// Peoples of Barbaricum

export const alamanni: PeopleData = {
  people: ['Alamanni'],
  markers: { agri_decumates: 1, suebia: 1 },
  bi: 80,
  cav: 20,
  source: 'reconstruction',
}

export const saxones: PeopleData = {
  people: ['Saxones'],
  markers: { cimbria: 1 },
  bi: 90,
  cav: 10,
  source: 'reconstruction',
}

export const marcomanni: PeopleData = {
  people: ['Marcomanni', 'Quadi'],
  markers: { marcomannia: 1 },
  bi: 80,
  cav: 20,
  source: 'reconstruction',
}

export const vandali: PeopleData = {
  people: ['Vandali'],
  markers: { vandalia: 1 },
  bi: 60,
  cav: 40,
  source: 'reconstruction',
}

export const sarmataeIazyges: PeopleData = {
  people: ['Sarmatae Iazyges'],
  markers: { iazygia: 1 },
  bi: 20,
  cav: 80,
  source: 'reconstruction',
}

export const picti: PeopleData = {
  people: ['Picti', 'Scotti'],
  markers: { caledonia: 1, hibernia: 1 },
  bi: 90,
  cav: 10,
  source: 'reconstruction',
}

export const saraceni: PeopleData = {
  people: ['Saraceni'],
  markers: { arabia_magna: 1 },
  bi: 40,
  cav: 60,
  source: 'reconstruction',
}

export const mauri: PeopleData = {
  people: ['Mauri'],
  markers: { gaetulia: 1, garamantia: 1 },
  bi: 40,
  cav: 60,
  source: 'reconstruction',
}

export const alani: PeopleData = {
  people: ['Alani'],
  markers: { sarmatia: 1, scythia: 1 },
  bi: 10,
  cav: 90,
  source: 'reconstruction',
}

export const franci: PeopleData = {
  people: ['Franci'],
  markers: { germania_magna: 2, frisia: 1 },
  bi: 90,
  cav: 10,
  source: 'reconstruction',
}

export const gothiOnTheDanube: PeopleData = {
  people: ['Gothi'],
  markers: { gothia: 1, bastarnia: 1, dacia: 1 },
  bi: 70,
  cav: 30,
  source: 'reconstruction',
}

export const gothiAtHome: PeopleData = {
  people: ['Gothi'],
  markers: { gothia: 1 },
  bi: 70,
  cav: 30,
  source: 'reconstruction',
}

export const alamanniInSuebia: PeopleData = {
  people: ['Alamanni'],
  markers: { suebia: 1 },
  bi: 80,
  cav: 20,
  source: 'reconstruction',
}

export const franciOnTheRhine: PeopleData = {
  people: ['Franci'],
  markers: { germania_inferior: 1, germania_magna: 2 },
  bi: 90,
  cav: 10,
  source: 'reconstruction',
}

export const burgundi: PeopleData = {
  people: ['Burgundi'],
  markers: { agri_decumates: 1 },
  bi: 80,
  cav: 20,
  source: 'reconstruction',
}

export const saxonesAndFrisii: PeopleData = {
  people: ['Saxones'],
  markers: { frisia: 1, cimbria: 1 },
  bi: 90,
  cav: 10,
  source: 'reconstruction',
}

export const britanniWithoutRome: PeopleData = {
  people: ['Britanni'],
  markers: { britannia_superior: 1, britannia_inferior: 1 },
  bi: 90,
  cav: 10,
  source: 'reconstruction',
}

// Special rules

export const noLegions: Special = {
  kind: 'noLegions',
  createInstead: 'hi',
  text: 'Roman Powers create HI, not LGN.',
}
