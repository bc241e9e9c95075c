import type { Source } from './map.ts'

/** RV-17.23-a, RV-17.22-a, RV-12.14-a: the Named Capital Cities by Province; others are generic. */
export const namedCapitals: Readonly<Record<string, { readonly name: string; readonly source: Source }>> = {
  aegyptus: { name: 'Alexandria', source: 'rulebook' },
  africa: { name: 'Carthago', source: 'rulebook' },
  artaxata: { name: 'Artaxata', source: 'rulebook' },
  asia: { name: 'Pergamum', source: 'rulebook' },
  babylonia: { name: 'Ctesiphon', source: 'rulebook' },
  cisalpina: { name: 'Ravenna', source: 'rulebook' },
  latium: { name: 'Roma', source: 'rulebook' },
  macedonia: { name: 'Pella', source: 'rulebook' },
  pontus: { name: 'Amaseia', source: 'rulebook' },
  sicilia: { name: 'Syracusae', source: 'rulebook' },
  syria: { name: 'Antiochia', source: 'rulebook' },
  thracia: { name: 'Byzantium', source: 'rulebook' },
}

/** RV-17.24-a, RV-17.24-b, RV-17.3-a: Minors that have a City: those with a Named Capital and the three of several Provinces. */
export const minorCapitals: readonly string[] = [
  'aegyptus',
  'artaxata',
  'asia',
  'mauretania',
  'numidia',
  'pontus',
  'sicilia',
  'taurica',
]
