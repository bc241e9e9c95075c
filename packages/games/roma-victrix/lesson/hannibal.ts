import type { LessonPlan } from '../../table/index.ts'
import type { ScenarioData } from '../data/scenario.ts'
import { scenario1 } from '../data/scenarios/01-the-second-punic-war.ts'
import { hannibalSteps } from './steps.ts'

type Power = ScenarioData['powers'][number]

const camps: Readonly<Record<string, string>> = { Hannibal: 'narbonensis', Hasdrubal: 'carthaginiensis' }

/** Hannibal has wintered in Narbonensis; a squadron that should lie off the Baleares was lost. */
const carthage = (power: Power): Power => ({
  ...power,
  provinces: [...power.provinces, 'narbonensis', 'baleares'],
  leaders: power.leaders.map(leader => ({
    ...leader,
    province: camps[leader.name ?? ''] ?? leader.province,
  })),
  units: [
    { province: 'narbonensis', units: { hi: 8, aux: 3, cav: 5 } },
    { province: 'carthaginiensis', units: { hi: 1 } },
    { province: 'baetica', units: { hi: 2, cav: 1 } },
    { province: 'africa', units: { hi: 2, aux: 2, cav: 1, flt: 2 } },
  ],
})

const rome = (power: Power): Power => ({
  ...power,
  provinces: power.provinces.filter(province => province !== 'baleares'),
  units: [
    { province: 'latium', units: { lgn: 4, aux: 2, cav: 1 } },
    { province: 'apulia', units: { lgn: 2, aux: 1 } },
    { province: 'sardinia', units: { flt: 1 } },
  ],
})

const told: ScenarioData = {
  ...scenario1,
  powers: scenario1.powers.map(power =>
    power.id === 'carthage' ? carthage(power) : power.id === 'rome' ? rome(power) : power,
  ),
  eventCards: 'none',
  // Both Consuls in Latium: one of them will come to meet him.
  special: scenario1.special.map(special =>
    special.kind === 'consuls' ? { ...special, firstTurn: ['latium', 'apulia'] } : special,
  ),
  minors: scenario1.minors.filter(({ id }) => id !== 'massilia'),
}

/** 218 BC: over the Alps, a Consul who comes to meet him, a battle, and the walls of Roma. */
export const hannibal: LessonPlan = {
  id: 'hannibal',
  scenario: '1',
  options: {},
  roles: ['carthage', 'rome'],
  pack: { name: 'Over the Alps', scenarios: [told] },
  pupil: 'carthage',
  begins: { task: 'new-units', about: {} },
  quiet: [
    'halt',
    'keep',
    'done',
    'pass',
    'let-pass',
    'stand',
    'suggested',
    'decline',
    'place-leader',
    'stay',
    'spend',
  ],
  dice: {
    // Both Consuls are rated 1.
    Consul: [1, 1],
    // The Fleet is raised by a Leader who rolls for it.
    recruitment: [2],
    initiative: [1],
    // 6 and his rating make 10 points.
    operations: [6],
    attrition: [1],
    // The Consul is rated 1.
    interception: [1],
    // The battle of the Alps, attacker first; then the assaults.
    combat: [2, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4],
    'leader casualty': [4, 4, 4, 4],
  },
  opponent: {
    script: [
      { verb: 'intercept' },
      { verb: 'retreat' },
      { verb: 'retreat-to', noun: 'latium' },
      { verb: 'enter-city' },
    ],
    level: 'tiro',
  },
  steps: hannibalSteps,
  next: '4',
}
