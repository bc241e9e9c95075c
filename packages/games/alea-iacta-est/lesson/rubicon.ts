import type { LessonPlan } from '../../table/index.ts'
import { rubiconSteps } from './steps.ts'

function legions(numbers: string): readonly string[] {
  return numbers.split(' ').map(number => `legio-${number}`)
}

/** A small war in Italia, set up so that each thing to learn comes by itself. The other regions have their garrisons. */
const caesarian = [
  { zone: 'ITA-4', leaders: ['caesar'], units: [...legions('XIII XII VIII I-R'), 'equites-2-1'] },
  { zone: 'ITA-3', leaders: ['m-antonius'], units: [...legions('XI'), 'auxilia-1'] },
  { zone: 'GAL-8', leaders: ['curio'], units: [...legions('II-R'), 'naves-6-0-1'] },
  { zone: 'GAL-9', leaders: ['lepidus'], units: legions('V VI VII IX') },
  { zone: 'GAL-2', leaders: ['hirtius'], units: legions('XIV III-R') },
]

const republican = [
  { zone: 'ITA-1', leaders: ['labienus'], units: legions('XV XIX XX') },
  { zone: 'ITA-5', leaders: ['scipio'], units: [...legions('XXI XXX I'), 'equites-4-2'] },
  { zone: 'GRA-3', leaders: ['pompeius', 'cato'], units: [...legions('III XXII XXVIII'), 'auxilia-6'] },
  { zone: 'HIS-1', leaders: ['afranius'], units: legions('II XVI') },
  { zone: 'HIS-2', leaders: ['petreius'], units: legions('XVII IV') },
  { zone: 'ASI-5', units: legions('XXIII XXIV X-R') },
  { zone: 'AFR-1', leaders: ['spinther'], units: legions('XXV XXVI') },
]

/** The first campaign: two sequences in the autumn of 49 BC, from Ravenna to the mastery of Italia. */
export const rubicon: LessonPlan = {
  id: 'rubicon',
  scenario: '2',
  options: {},
  pack: {
    name: 'The first campaign',
    scenarios: { 2: { caesarian: { placements: caesarian }, republican: { placements: republican } } },
  },
  pupil: 'caesarian',
  begins: { task: 'movement', about: { left: 2 } },
  quiet: ['done', 'pass', 'stay', 'stop', 'stand', 'enough', 'keep-legions', 'nobody'],
  dice: {
    // K04, whose other face is Poliorcétique +2; and one that the Republican cannot use here.
    'draw a stratagem': [4, 11],
    // A dummy: no People rises.
    activation: [7],
    // Fifteen, for the d10 shows one less: famine among the barbarians, which touches nobody in Italia.
    event: [6, 10],
    // So: Labienus rolls 5 and fails, Antonius rolls 1 and gets away.
    evasion: [6, 2],
    // A three that loses without the stratagem and wins with it.
    battle: [3],
  },
  opponent: {
    script: [
      { verb: 'evade', noun: 'labienus' },
      { verb: 'lead', noun: 'scipio' },
      { verb: 'take', noun: 'legio-XXI' },
      { verb: 'take', noun: 'legio-XXX' },
      { verb: 'take', noun: 'legio-I' },
      { verb: 'take', noun: 'equites-4-2' },
      { verb: 'to', noun: 'ITA-3' },
    ],
    level: 'tiro',
  },
  steps: rubiconSteps,
  next: '3',
}
