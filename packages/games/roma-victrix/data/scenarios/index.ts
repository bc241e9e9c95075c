import type { ScenarioData } from '../scenario.ts'
import { scenario1 } from './01-the-second-punic-war.ts'
import { scenario2 } from './02-mithridates-and-sulla.ts'
import { scenario3 } from './03-the-first-triumvirate.ts'
import { scenario4 } from './04-caesar-against-pompeius.ts'
import { scenario5 } from './05-antonius-and-octavianus.ts'
import { scenario6 } from './06-the-year-of-the-four-emperors.ts'
import { scenario7 } from './07-trajanus-optimus-princeps.ts'
import { scenario8 } from './08-septimius-severus.ts'
import { scenario9 } from './09-the-crisis-of-the-third-century.ts'
import { scenario10 } from './10-the-fall-of-the-tetrarchy.ts'
import { scenario11 } from './11-constantius-and-julianus.ts'
import { scenario12 } from './12-the-gothic-war.ts'
import { scenario13 } from './13-stilicho-and-alaricus.ts'
import { scenario14 } from './14-the-rhine-frontier-breaks.ts'
import { scenario15 } from './15-aetius-and-bonifacius.ts'
import { scenario16 } from './16-attila.ts'
import { scenario17 } from './17-justinianus-and-the-reconquest.ts'
import { scenario18 } from './18-the-hellenistic-coalition.ts'
import { scenario19 } from './19-the-principate-divided.ts'
import { scenario20 } from './20-the-expansion-of-rome.ts'

/** The twenty scenarios, in the order of their numbers. */
export const scenarios: readonly ScenarioData[] = [
  scenario1,
  scenario2,
  scenario3,
  scenario4,
  scenario5,
  scenario6,
  scenario7,
  scenario8,
  scenario9,
  scenario10,
  scenario11,
  scenario12,
  scenario13,
  scenario14,
  scenario15,
  scenario16,
  scenario17,
  scenario18,
  scenario19,
  scenario20,
]
