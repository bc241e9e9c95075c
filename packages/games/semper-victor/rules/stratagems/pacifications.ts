import {
  pacification,
  pacificationOfNationality,
  paxRomana,
} from '../../../imperator/rules/stratagems/effects/pacification.ts'
import type { Stratagem } from '../../../imperator/rules/stratagems/registry.ts'

/** SV-6.3-S to SV-6.3-X: the Gothi count as one Major People (SV-4.1-C, RULING-60). */
export const pacifications: readonly Stratagem[] = [
  pacification({ id: 'pacification-d-un-peuple-mineur', count: 1, major: false, rule: 'SV-6.3-S' }),
  pacification({ id: 'pacification-de-deux-peuples-mineurs', count: 2, major: false, rule: 'SV-6.3-T' }),
  pacification({ id: 'pacification-de-trois-peuples-mineurs', count: 3, major: false, rule: 'SV-6.3-U' }),
  pacification({ id: 'pacification-d-un-peuple-majeur', count: 1, major: true, rule: 'SV-6.3-V' }),
  pacificationOfNationality('pacification-d-une-nationalite', 'SV-6.3-W'),
  paxRomana('pax-romana', 'SV-6.3-X'),
]
