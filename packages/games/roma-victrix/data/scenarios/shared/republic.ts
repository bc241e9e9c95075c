import type { MinorData, PeopleData, Special } from '../../scenario.ts'

/** What several scenarios of the Republic share. */

// Minors

export const rhodus: MinorData = {
  id: 'rhodus',
  name: 'Rhodus',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['rhodus'],
  capital: 'rhodus',
  leader: null,
  units: [{ province: 'rhodus', units: { aux: 2, flt: 2 } }],
}

export const thracia: MinorData = {
  id: 'thracia',
  name: 'Thracia',
  status: 'neutral',
  of: null,
  barbarian: true,
  provinces: ['thracia'],
  capital: 'thracia',
  leader: null,
  units: [{ province: 'thracia', units: { bi: 4, cav: 2 } }],
}

export const sophene: MinorData = {
  id: 'sophene',
  name: 'Sophene',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['sophene'],
  capital: 'sophene',
  leader: null,
  units: [{ province: 'sophene', units: { hi: 1, aux: 1, cav: 1 } }],
}

export const commagene: MinorData = {
  id: 'commagene',
  name: 'Commagene',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['commagene'],
  capital: 'commagene',
  leader: null,
  units: [{ province: 'commagene', units: { hi: 1, aux: 1, cav: 1 } }],
}

export const bosporanKingdom: MinorData = {
  id: 'bosporan_kingdom',
  name: 'Bosporan Kingdom',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['taurica', 'colchis'],
  capital: 'taurica',
  leader: { name: null, rating: 1, province: 'taurica' },
  units: [
    { province: 'taurica', units: { hi: 2, aux: 1, cav: 1, flt: 1 } },
    { province: 'colchis', units: { aux: 1 } },
  ],
}

export const rhodusOfRome: MinorData = {
  id: 'rhodus',
  name: 'Rhodus',
  status: 'client',
  of: 'rome',
  barbarian: false,
  provinces: ['rhodus'],
  capital: 'rhodus',
  leader: null,
  units: [{ province: 'rhodus', units: { aux: 2, flt: 3 } }],
}

export const cretaWithShips: MinorData = {
  id: 'creta',
  name: 'Creta',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['creta'],
  capital: 'creta',
  leader: null,
  units: [{ province: 'creta', units: { aux: 2, flt: 1 } }],
}

export const mauretania: MinorData = {
  id: 'mauretania',
  name: 'Mauretania',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['mauretania', 'tingitana'],
  capital: 'mauretania',
  leader: { name: 'Bocchus', rating: 1, province: 'mauretania' },
  units: [{ province: 'mauretania', units: { aux: 2, cav: 2 } }],
}

export const cappadociaOfPompeius: MinorData = {
  id: 'cappadocia',
  name: 'Cappadocia',
  status: 'client',
  of: 'pompeius',
  barbarian: false,
  provinces: ['cappadocia'],
  capital: 'cappadocia',
  leader: null,
  units: [{ province: 'cappadocia', units: { hi: 1, aux: 1, cav: 1 } }],
}

export const armeniaOfArtavasdes: MinorData = {
  id: 'armenia',
  name: 'Armenia',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['artaxata'],
  capital: 'artaxata',
  leader: { name: 'Artavasdes', rating: 1, province: 'artaxata' },
  units: [{ province: 'artaxata', units: { hi: 2, aux: 2, cav: 4 } }],
}

// Peoples of Barbaricum

export const galli: PeopleData = {
  people: ['Galli'],
  markers: { aquitania: 1, armorica: 1, belgica: 2, lugdunensis: 2, sequania: 1 },
  bi: 80,
  cav: 20,
  source: 'reconstruction',
}

export const germani: PeopleData = {
  people: ['Germani'],
  markers: {
    germania_magna: 2,
    suebia: 2,
    germania_inferior: 1,
    germania_superior: 1,
    agri_decumates: 1,
    frisia: 1,
    cimbria: 1,
    marcomannia: 1,
    vandalia: 1,
    gothia: 1,
  },
  bi: 90,
  cav: 10,
  source: 'reconstruction',
}

export const britanni: PeopleData = {
  people: ['Britanni'],
  markers: { britannia_superior: 1, britannia_inferior: 1, caledonia: 1, hibernia: 1 },
  bi: 90,
  cav: 10,
  source: 'reconstruction',
}

export const alpinePeoples: PeopleData = {
  people: ['Raeti', 'Norici', 'Pannonii', 'Dalmatae'],
  markers: { raetia: 1, noricum: 1, pannonia: 1, dalmatia: 1 },
  bi: 90,
  cav: 10,
  source: 'reconstruction',
}

export const daci: PeopleData = {
  people: ['Daci', 'Bastarnae', 'Moesi', 'Dardani'],
  markers: { dacia: 2, bastarnia: 1, moesia_superior: 1, moesia_inferior: 1, dardania: 1 },
  bi: 80,
  cav: 20,
  source: 'reconstruction',
}

export const cantabri: PeopleData = {
  people: ['Cantabri', 'Callaeci'],
  markers: { cantabria: 1, gallaecia: 1 },
  bi: 80,
  cav: 20,
  source: 'reconstruction',
}

// Special rules

export const consuls: Special = {
  kind: 'consuls',
  power: 'rome',
  drawn: 2,
  firstTurn: ['latium', 'cisalpina'],
  text: "Two Consuls are drawn blindly in C3 of each Game-Turn, one placed in the Capital's Province and one with any Roman force (turn 1: Latium and Cisalpina); last year's Consuls return to the pool; the first drawn is Supreme Leader for the year; a dead Consul is replaced in the next C3.",
}

export const passes: Special = {
  kind: 'passes',
  cost: 2,
  text: 'Entering across an Alpine or Pyrenean pass costs 2 Operations Points and forces a Special Attrition Check at half the percentage; not for interception, retreat or withdrawal; a lone Leader pays but does not roll.',
}
