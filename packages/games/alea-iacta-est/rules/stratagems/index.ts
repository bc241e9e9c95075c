import { byId, type Table } from '@aquila/engine'
import { opportuneFlight } from '../../../imperator/rules/stratagems/effects/flight.ts'
import { turnedInitiative } from '../../../imperator/rules/stratagems/effects/initiative.ts'
import {
  pacification,
  pacificationOfNationality,
  paxRomana,
} from '../../../imperator/rules/stratagems/effects/pacification.ts'
import { parthianShot } from '../../../imperator/rules/stratagems/effects/parthian-shot.ts'
import { uprising } from '../../../imperator/rules/stratagems/effects/uprising.ts'
import { idusMartias } from '../politics/assassination.ts'
import { assassinat } from './assassinat.ts'
import { muraille, poliorcetique, transfuges, veniVidiVici } from './before-battle.ts'
import { desertion } from './desertion.ts'
import { faveurDivine } from './faveur-divine.ts'
import { intrigue } from './intrigue.ts'
import { janus } from './phase-b.ts'
import { allegeance, coupDEtat } from './phase-c.ts'
import { imperium, ralliement, triumphus } from './phase-f.ts'
import { foyerDePeste } from './plague.ts'
import type { AleaStratagem } from './stratagem.ts'

const inPhaseC = { moment: 'geostrategy', goes: 'cup' } as const

/** AIE-6: every stratagem of the game, with all there is to it. Windows and explanations read this list. */
export const stratagems: Table<AleaStratagem> = byId([
  turnedInitiative('initiative', 'AIE-6.1-a', 'AIE-2.B-d'),
  janus,
  coupDEtat,
  uprising({ id: 'soulevement-d-un-peuple-mineur', count: 1, major: false, rule: 'AIE-6.2-b', ...inPhaseC }),
  uprising({
    id: 'soulevement-de-deux-peuples-mineurs',
    count: 2,
    major: false,
    rule: 'AIE-6.2-c',
    none: 'AIE-6.2-b',
    ...inPhaseC,
  }),
  uprising({ id: 'soulevement-d-un-peuple-majeur', count: 1, major: true, rule: 'AIE-6.2-d', ...inPhaseC }),
  allegeance,
  opportuneFlight('fuite-opportune'),
  faveurDivine,
  assassinat,
  foyerDePeste,
  desertion,
  transfuges,
  veniVidiVici,
  poliorcetique,
  muraille,
  // RULING-47
  parthianShot('la-fleche-du-parthe', 'parthi', 'AIE-6.3-k'),
  intrigue,
  pacification({ id: 'pacification-d-un-peuple-mineur', count: 1, major: false, rule: 'AIE-6.3-m' }),
  pacification({ id: 'pacification-d-un-peuple-majeur', count: 1, major: true, rule: 'AIE-6.3-n' }),
  pacificationOfNationality('pacification-d-une-nationalite', 'AIE-6.3-o'),
  paxRomana('pax-romana', 'AIE-6.3-p'),
  idusMartias,
  imperium,
  ralliement,
  triumphus,
])
