/** Where a value comes from: stated in the rulebook, or rebuilt to fit everything the rulebook states. */
export type Source = 'rulebook' | 'reconstruction'

/** The seven regions of the Republic, in the order of adjustment and recruitment (AIE-9.4-b). */
export const regionIds = ['italia', 'asia', 'gallia', 'africa', 'graecia', 'sicilia', 'hispania'] as const
export type RegionId = (typeof regionIds)[number]

/** The seventeen non-Roman Peoples. */
export const peopleIds = [
  'illyrii',
  'germani',
  'alpes',
  'galatae',
  'celtiberes',
  'pannonii',
  'parthi',
  'daci',
  'thracii',
  'pontici',
  'cappadocii',
  'armenii',
  'mauri',
  'nabatenei',
  'numidae',
  'judaei',
  'aegyptii',
] as const
export type PeopleId = (typeof peopleIds)[number]
