import type { MinorData, PeopleData, PowerData } from '../../scenario.ts'

/** What the two scenarios from 218 BC on share: the Second Punic War and the Expansion of Rome. */

// Majors

export const aegyptus: PowerData = {
  id: 'aegyptus',
  name: 'Aegyptus',
  kind: 'civilised',
  neverPlayed: false,
  capital: 'aegyptus',
  city: 'Alexandria',
  treasury: 0,
  provinces: ['aegyptus', 'arabia_petraea', 'cyprus', 'cyrenaica', 'iudaea', 'libia', 'lycia'],
  leaders: [
    { name: 'Ptolemy', rating: 2, province: 'aegyptus', supreme: true },
    { name: null, rating: 1, province: 'iudaea', supreme: false },
    { name: null, rating: 1, province: 'lycia', supreme: false },
  ],
  units: [
    {
      province: 'aegyptus',
      units: { hi: 5, aux: 1, cav: 2, flt: 2 },
      source: 'mixed',
      rulebook: { hi: 5, aux: 1, cav: 2 },
    },
    { province: 'iudaea', units: { hi: 4, aux: 1, cav: 2, flt: 1 }, source: 'rulebook' },
    { province: 'lycia', units: { hi: 2, aux: 1, cav: 1, flt: 1 }, source: 'rulebook' },
    { province: 'cyprus', units: { flt: 1 }, source: 'rulebook' },
    { province: 'cyrenaica', units: { aux: 1 }, source: 'reconstruction' },
  ],
  composition: null,
}

export const carthage: PowerData = {
  id: 'carthage',
  name: 'Carthage',
  kind: 'civilised',
  neverPlayed: false,
  capital: 'africa',
  city: 'Carthago',
  treasury: 0,
  provinces: ['africa', 'baetica', 'carthaginiensis', 'mauretania', 'syrtica', 'tingitana', 'tripolitania'],
  leaders: [
    { name: 'Hannibal', rating: 4, province: 'carthaginiensis', supreme: true },
    { name: 'Hasdrubal', rating: 2, province: 'baetica', supreme: false },
    { name: 'Mago', rating: 1, province: 'africa', supreme: false },
  ],
  units: [
    { province: 'carthaginiensis', units: { hi: 8, aux: 3, cav: 5, flt: 3 }, source: 'rulebook' },
    { province: 'baetica', units: { hi: 2, cav: 1 }, source: 'rulebook' },
    {
      province: 'africa',
      units: { hi: 2, aux: 2, cav: 1, flt: 2 },
      source: 'mixed',
      rulebook: { hi: 1, flt: 1 },
    },
  ],
  composition: null,
}

export const rome: PowerData = {
  id: 'rome',
  name: 'Rome',
  kind: 'roman',
  neverPlayed: false,
  capital: 'latium',
  city: 'Roma',
  treasury: 0,
  provinces: ['apulia', 'baleares', 'cisalpina', 'corsica', 'latium', 'sardinia'],
  leaders: [],
  units: [
    {
      province: 'cisalpina',
      units: { lgn: 4, aux: 2, cav: 2, flt: 2 },
      source: 'mixed',
      rulebook: { flt: 2 },
    },
    {
      province: 'apulia',
      units: { lgn: 4, aux: 2, cav: 2, flt: 2 },
      source: 'mixed',
      rulebook: { flt: 2 },
    },
    { province: 'latium', units: { lgn: 4, aux: 2, cav: 2 }, source: 'rulebook' },
    { province: 'baleares', units: { flt: 1 }, source: 'rulebook' },
    { province: 'corsica', units: { flt: 1 }, source: 'rulebook' },
    { province: 'sardinia', units: { flt: 1 }, source: 'rulebook' },
  ],
  composition: null,
}

export const seleucidKingdom: PowerData = {
  id: 'seleucid_kingdom',
  name: 'Seleucid Kingdom',
  kind: 'civilised',
  neverPlayed: false,
  capital: 'syria',
  city: 'Antiochia',
  treasury: 0,
  provinces: [
    'adiabene',
    'assyria',
    'atropatene',
    'babylonia',
    'characene',
    'cilicia',
    'hatra',
    'osrhoene',
    'syria',
  ],
  leaders: [
    { name: 'Antiochus', rating: 3, province: 'syria', supreme: true },
    { name: 'Theodotus', rating: 1, province: 'osrhoene', supreme: false },
    { name: 'Seleucus', rating: 1, province: 'cilicia', supreme: false },
    { name: 'Diogenes', rating: 1, province: 'hatra', supreme: false },
  ],
  units: [
    { province: 'syria', units: { hi: 4, aux: 3, cav: 1, flt: 2 }, source: 'mixed' },
    { province: 'osrhoene', units: { hi: 1, aux: 1, cav: 1 }, source: 'reconstruction' },
    { province: 'cilicia', units: { hi: 3, aux: 3, cav: 1, flt: 1 }, source: 'rulebook' },
    { province: 'hatra', units: { hi: 1, aux: 1, cav: 1 }, source: 'rulebook' },
    { province: 'adiabene', units: { hi: 1, aux: 1, cav: 1 }, source: 'rulebook' },
    { province: 'babylonia', units: { hi: 1, aux: 1, cav: 1 }, source: 'rulebook' },
    { province: 'assyria', units: { hi: 1, aux: 1, cav: 1 }, source: 'reconstruction' },
    { province: 'atropatene', units: { aux: 1, cav: 1 }, source: 'reconstruction' },
    { province: 'characene', units: { aux: 1, cav: 1 }, source: 'reconstruction' },
  ],
  composition: null,
}

export const macedonia: PowerData = {
  id: 'macedonia',
  name: 'Macedonia',
  kind: 'civilised',
  neverPlayed: false,
  capital: 'macedonia',
  city: 'Pella',
  treasury: 0,
  provinces: ['macedonia', 'thessalia'],
  leaders: [
    { name: 'Philippus V', rating: 2, province: 'macedonia', supreme: true },
    { name: null, rating: 1, province: 'thessalia', supreme: false },
  ],
  units: [
    { province: 'macedonia', units: { hi: 6, aux: 2, cav: 2, flt: 2 }, source: 'reconstruction' },
    { province: 'thessalia', units: { hi: 2, aux: 1, cav: 1 }, source: 'reconstruction' },
  ],
  composition: null,
}

// Minors

export const massilia: MinorData = {
  id: 'massilia',
  name: 'Massilia',
  status: 'client',
  of: 'rome',
  barbarian: false,
  provinces: ['narbonensis'],
  capital: 'narbonensis',
  leader: null,
  units: [{ province: 'narbonensis', units: { hi: 1 } }],
  rulebook: ['province', 'status', 'units'],
}

export const saguntum: MinorData = {
  id: 'saguntum',
  name: 'Saguntum',
  status: 'client',
  of: 'rome',
  barbarian: false,
  provinces: ['tarraconensis'],
  capital: 'tarraconensis',
  leader: null,
  units: [{ province: 'tarraconensis', units: { hi: 1 } }],
  rulebook: ['province', 'status', 'units'],
}

export const syracusae: MinorData = {
  id: 'syracusae',
  name: 'Syracusae',
  status: 'client',
  of: 'rome',
  barbarian: false,
  provinces: ['sicilia'],
  capital: 'sicilia',
  leader: { name: null, rating: 1, province: 'sicilia' },
  units: [{ province: 'sicilia', units: { hi: 2, aux: 1, flt: 1 } }],
}

export const cappadocia: MinorData = {
  id: 'cappadocia',
  name: 'Cappadocia',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['cappadocia'],
  capital: 'cappadocia',
  leader: { name: null, rating: 1, province: 'cappadocia' },
  units: [{ province: 'cappadocia', units: { hi: 3, aux: 2, cav: 4 } }],
  rulebook: ['province', 'status', 'leader', 'units'],
}

export const aetolia: MinorData = {
  id: 'aetolia',
  name: 'Aetolia',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['aetolia'],
  capital: 'aetolia',
  leader: { name: null, rating: 1, province: 'aetolia' },
  units: [{ province: 'aetolia', units: { hi: 2, aux: 2, cav: 1 } }],
}

export const illyria: MinorData = {
  id: 'illyria',
  name: 'Illyria',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['illyria'],
  capital: 'illyria',
  leader: { name: null, rating: 1, province: 'illyria' },
  units: [{ province: 'illyria', units: { aux: 3, flt: 2 } }],
}

export const pergamum: MinorData = {
  id: 'pergamum',
  name: 'Pergamum',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['asia'],
  capital: 'asia',
  leader: { name: null, rating: 2, province: 'asia' },
  units: [{ province: 'asia', units: { hi: 3, aux: 2, cav: 1, flt: 1 } }],
}

export const achaeus: MinorData = {
  id: 'achaeus',
  name: 'Achaeus',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['phrygia'],
  capital: 'phrygia',
  leader: { name: null, rating: 2, province: 'phrygia' },
  units: [{ province: 'phrygia', units: { hi: 3, aux: 2, cav: 1 } }],
}

export const bithynia: MinorData = {
  id: 'bithynia',
  name: 'Bithynia',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['bithynia'],
  capital: 'bithynia',
  leader: { name: null, rating: 1, province: 'bithynia' },
  units: [{ province: 'bithynia', units: { hi: 2, aux: 2, cav: 1, flt: 1 } }],
}

export const galatia: MinorData = {
  id: 'galatia',
  name: 'Galatia',
  status: 'neutral',
  of: null,
  barbarian: true,
  provinces: ['galatia'],
  capital: 'galatia',
  leader: null,
  units: [{ province: 'galatia', units: { bi: 4, cav: 2 } }],
}

export const creta: MinorData = {
  id: 'creta',
  name: 'Creta',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['creta'],
  capital: 'creta',
  leader: null,
  units: [{ province: 'creta', units: { aux: 2 } }],
}

export const armenia: MinorData = {
  id: 'armenia',
  name: 'Armenia',
  status: 'neutral',
  of: null,
  barbarian: false,
  provinces: ['artaxata'],
  capital: 'artaxata',
  leader: { name: null, rating: 1, province: 'artaxata' },
  units: [{ province: 'artaxata', units: { hi: 2, aux: 2, cav: 3 } }],
}

// Peoples of Barbaricum

export const arabi: PeopleData = {
  people: ['Arabi'],
  markers: { arabia_magna: 1 },
  bi: 40,
  cav: 60,
  source: 'rulebook',
}

export const lusitani: PeopleData = {
  people: ['Lusitani', 'Callaeci'],
  markers: { lusitania: 1, gallaecia: 1 },
  bi: 80,
  cav: 20,
  source: 'reconstruction',
}
