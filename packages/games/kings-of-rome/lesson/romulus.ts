import type { LessonPlan } from '../../table/index.ts'
import { lotsFor } from './lots.ts'
import { romulusSteps } from './steps.ts'

/** The chits of the first period, in the order in which the box has them. */
const box: readonly string[] = [
  ...Array.from({ length: 29 }, (_, index) => `U${`${index + 1}`.padStart(2, '0')}`),
  ...['mamilius', 'egerius', 'valerius', 'arruns', 'spurinna', 'sabine-women', 'aequi'],
]

/** What goes into the R container, the first on top. */
const roman = [
  ...['sabine-women', 'U04', 'U01', 'U06', 'U07', 'U08', 'U10', 'U12', 'U14'],
  ...['U16', 'U17', 'U19', 'U21', 'U23', 'U25', 'U27', 'U28', 'egerius'],
]

/** The first of the NR container: two bands of Latins, and then their leader. The others follow as chance will have it. */
const hostile = ['U03', 'U09', 'mamilius']

/** The first turn of Romulus: three cities up the road along the Tiber, and the Sabines on the way back. */
export const romulus: LessonPlan = {
  id: 'romulus',
  scenario: 'seven-kings',
  options: {},
  // The neighbourhood of the lesson: one weak city, no other within reach that could tempt an enemy, and no debt of glory.
  pack: {
    name: 'The first turn of Romulus',
    glory: 0,
    garrisons: {
      lat: [1, 9, 7],
      sab: [1, 4, 3],
      etr: [1, 7, 7],
      fal: [0, 1, 2],
      aeq: [0, 3, 1],
      vol: [1, 5, 4],
      umb: [2, 4, 1],
    },
  },
  pupil: 'rome',
  begins: { task: 'action', about: {} },
  quiet: ['end-actions'],
  dice: {
    // The only garrison of 1 that the Latins have, and garrisons of 2 beside it.
    'the garrison of Antemnae': [1],
    'the garrison of Caenina': [1],
    'the garrison of Fidenae': [1],
    'the garrison of Crustumerium': [1],
    'new chits': lotsFor(box, [...roman, ...hostile]),
    // The Rape of the Sabine Women, and cavalry.
    'a chit from the roman container': [1, 1],
    // The two bands; their leader in the revolt.
    'a chit from the hostile container': [1, 1, 1],
    // Chits that leave the NR container are taken from its bottom, so that the leader stays on top.
    'sabine-women: a chit changes containers': [18, 17],
    'siege: a chit changes containers': [14],
    'corruption: a chit changes containers': [13],
    'battle: a chit changes containers': [13, 12],
    // With the Virtus of Romulus seven: three marches, three cities, and one to spare.
    'number of actions': [3],
    siege: [4],
    corruption: [3],
    pillage: [5],
    // So both attack, and no cavalry rides ahead.
    'tactics of the enemy': [1],
    // Space by space, Rome first: three hits and a miss; the second space of Rome is lost.
    attack: [5, 3, 4, 5, 1, 2, 3, 1],
    // Two of Tatius in vain, and the miss of Rome.
    reroll: [2, 1, 6],
    'attack on a leader': [5],
    // After the battle revolts; at the end of the turn betrayal and revolts.
    'hostile reaction': [2, 6, 4],
    betrayal: [4],
  },
  steps: romulusSteps,
  next: 'seven-kings',
}
