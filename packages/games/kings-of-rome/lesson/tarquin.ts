import type { LessonPlan } from '../../table/index.ts'
import { lotsFor } from './lots.ts'
import { tarquinSteps } from './tarquin-steps.ts'

/** Chits of earlier reigns that are not in Rome, in the order in which the box has them, as far as the lesson needs them. */
const earlier = [
  ...[
    'U03',
    'U04',
    'U05',
    'U07',
    'U14',
    'U15',
    'U16',
    'U18',
    'U19',
    'U20',
    'U23',
    'U24',
    'U25',
    'U26',
    'U27',
    'U28',
    'U29',
  ],
  ...['mamilius', 'egerius', 'valerius', 'arruns', 'spurinna'],
  ...['U30', 'U31', 'U32', 'U33', 'U34', 'U35', 'U36', 'U37', 'U38', 'U39'],
  ...['magister-populi', 'magister-equitum', 'tribunus-populi-1'],
]

/** What of them lies in the R container, the first on top, and on top of the other: bands that have nobody to lead them. */
const roman = ['tribunus-populi-1', 'U05', 'U07', 'U14', 'U15', 'U18', 'U19', 'U31', 'U32']
const hostile = ['U28', 'U38', 'U39']

/** The chits of the fifth period, in the order in which the box has them. */
const box = ['G5-1', 'G5-2', 'G5-3', 'G5-4', 'omens', 'end-action', 'gauls', 'etruscan-1']

/** The first turn of the elder Tarquin: a vote, a siege by land, a landing, and what the neighbours make of it. */
export const tarquin: LessonPlan = {
  id: 'tarquin',
  scenario: 'reign-of-priscus',
  options: {},
  pupil: 'rome',
  begins: { task: 'action', about: {} },
  quiet: ['end-actions'],
  dice: {
    // Gabii has a 2, and the cities that are Rome's more than Ostia.
    'the garrison of Antemnae': [4],
    'the garrison of Caenina': [6],
    'the garrison of Fidenae': [6],
    'the garrison of Crustumerium': [6],
    'the garrison of Gabii': [4],
    'the garrison of Collatia': [6],
    'the garrison of Politorium': [6],
    'the garrison of Alba Longa': [6],
    // Antium has the only 1 of the Volsci.
    'the garrison of Velitrae': [4],
    'the garrison of Cora': [4],
    'the garrison of Ecetra': [4],
    'the garrison of Satricum': [4],
    'the garrison of Antium': [1],
    // A Tribune on top of the R container, three bands on top of the other.
    'chits of earlier reigns': lotsFor(earlier, [...roman, ...hostile]),
    'new chits': lotsFor(box, ['omens', 'G5-1', 'G5-3', 'end-action']),
    'a chit from the roman container': [1, 9],
    'a chit from the hostile container': [1, 1, 1],
    inauguratio: [3],
    'number of actions': [4],
    'the vote of a Curia': [5, 2, 4, 3, 6, 4],
    siege: [5, 4],
    corruption: [2],
    'hostile reaction': [5, 6, 5],
    // Of Ostia and Antium, Antium.
    'which garrison is betrayed': [2],
    betrayal: [4],
  },
  steps: tarquinSteps,
  next: 'seven-kings',
}
