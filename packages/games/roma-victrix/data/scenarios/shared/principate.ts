import type { PeopleData } from '../../scenario.ts'

/** What several scenarios of the Principate share. */

// Peoples of Barbaricum

export const caledonii: PeopleData = {
  people: ['Caledonii', 'Hiberni'],
  markers: { caledonia: 1, hibernia: 1 },
  bi: 90,
  cav: 10,
  source: 'reconstruction',
}

export const iazygesAndRoxolani: PeopleData = {
  people: ['Iazyges', 'Roxolani'],
  markers: { iazygia: 1, bastarnia: 1 },
  bi: 20,
  cav: 80,
  source: 'reconstruction',
}

export const roxolani: PeopleData = {
  people: ['Roxolani'],
  markers: { bastarnia: 1 },
  bi: 20,
  cav: 80,
  source: 'reconstruction',
}

export const germaniBeyondTheRhine: PeopleData = {
  people: ['Germani'],
  markers: {
    germania_magna: 2,
    suebia: 1,
    frisia: 1,
    cimbria: 1,
    marcomannia: 2,
    vandalia: 1,
    gothia: 1,
  },
  bi: 90,
  cav: 10,
  source: 'reconstruction',
}
