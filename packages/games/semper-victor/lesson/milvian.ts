import type { LessonPlan } from '../../table/index.ts'
import { milvianSteps } from './steps.ts'

/** Where the counters of the lesson stand, so that the way to Roma takes two battles. Everybody else is as in the scenario. */
const units = {
  cornuti: 'VIE3',
  bracchiati: 'VIE3',
  'scutarii-3': 'VIE3',
  'armaturae-seniores': 'VIE3',
  ioviani: 'ITA3',
  'scutarii-4': 'PON1',
  'scutarii-5': 'ORI2',
}

/** The year 311 in one year: a Usurper in Africa, two battles, the death of Maxence, and Italia. */
export const milvian: LessonPlan = {
  id: 'milvian',
  scenario: '1',
  options: {},
  pack: {
    name: 'The road to Roma',
    scenarios: {
      1: {
        primus: { leaders: { constantin: 'VIE3', licinius: 'PAN3' } },
        secondus: {
          leaders: { maxence: 'ITA5', volusianus: 'ITA5', alexander: 'AFR4', 'maximin-daia': 'ORI2' },
        },
        units,
      },
    },
  },
  pupil: 'primus',
  begins: { task: 'react.usurpations', about: {} },
  quiet: ['done', 'pass', 'stay', 'stop', 'stand', 'enough', 'nobody'],
  dice: {
    // A usurpation against Secondus; and Initiative, which nobody can play before next year.
    'draw a stratagem': [3, 8],
    // His PC is 3.
    usurpation: [2],
    // Seven, for the d10 shows one less: six, and two more for the Augustus at Antiochia.
    'extension to oriens': [7],
    // Even a 1 wins at Mediolanum; a 6 at Roma leaves nobody.
    battle: [1, 6],
  },
  opponent: {
    script: [
      { verb: 'name-caesar', noun: 'volusianus' },
      { verb: 'retreat', noun: 'ITA1' },
    ],
    level: 'tiro',
  },
  steps: milvianSteps,
  next: '1',
}
