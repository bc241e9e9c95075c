import type { Phase } from '@aquila/engine'
import { campaignPhases } from '../../imperator/rules/sequences.ts'
import { citations } from '../data/citations.ts'
import type { AleaData } from '../data/index.ts'
import { fillGarrisons } from './adjustments/garrisons.ts'
import { adjustLandUnits } from './adjustments/land.ts'
import { adjustNaves } from './adjustments/naves.ts'
import { adjustPeoples } from './adjustments/peoples.ts'
import { recruitment } from './adjustments/recruitment.ts'
import { assignSequences, naturalDeaths } from './administration.ts'
import { firstDeployment, secondDeployment } from './deployment.ts'
import { drawStratagems } from './draw.ts'
import { eventOfTheYear } from './event-of-the-year.ts'
import { geostrategy } from './geostrategy.ts'
import { endOfYear } from './hand-limit.ts'
import { initiative } from './initiative.ts'
import { assassinationOfCaesar } from './politics/assassination.ts'
import { changeOfFactions } from './politics/change-of-factions.ts'
import { nameSecondFactionLeaders } from './politics/faction-leaders.ts'
import { reinforcements } from './reinforcements.ts'
import { romaAndRegions } from './roma-and-regions.ts'
import { deathOfTheRepublic } from './spqr.ts'
import type { AleaState } from './state.ts'
import { endOfLastYear, victoryPoints } from './victory.ts'

/** The sequence of play, in the order of the rulebook. The kernel takes a checkpoint before each line. */
export const phases: readonly Phase<AleaState, AleaData>[] = [
  { id: 'deployment-1', rule: 'AIE-FD-a', run: firstDeployment },
  { id: 'deployment-2', rule: 'AIE-FD-a', run: secondDeployment },
  { id: 'A', rule: 'AIE-2.A-a', run: drawStratagems },
  { id: 'B', rule: 'AIE-2.B-a', run: initiative },
  { id: 'C', rule: 'AIE-2.C-a', run: geostrategy },
  { id: 'D.sequences', rule: 'AIE-2.D-a', run: assignSequences },
  { id: 'D.event', rule: 'AIE-2.D-c', run: eventOfTheYear },
  { id: 'D.faction-leaders', rule: 'AIE-2.D-d', run: nameSecondFactionLeaders },
  { id: 'D.deaths', rule: 'AIE-2.D-e', run: naturalDeaths },
  { id: 'D.reinforcements', rule: 'AIE-2.D-f', run: reinforcements },
  ...campaignPhases(citations, 'F.republic'),
  { id: 'F.republic', rule: 'AIE-2.F-a', run: deathOfTheRepublic },
  { id: 'F.factions', rule: 'AIE-2.F-b', run: changeOfFactions },
  { id: 'F.caesar', rule: 'AIE-2.F-c', run: assassinationOfCaesar },
  { id: 'F.regions', rule: 'AIE-2.F-d', run: romaAndRegions },
  { id: 'F.points', rule: 'AIE-2.F-e', run: victoryPoints },
  // AIE-2.F-f: the adjustments, in the order of rule 9.
  { id: 'F.naves', rule: 'AIE-9.1-a', run: adjustNaves },
  { id: 'F.land-units', rule: 'AIE-9.2-a', run: adjustLandUnits },
  { id: 'F.peoples', rule: 'AIE-9.3-a', run: adjustPeoples },
  { id: 'F.garrisons', rule: 'AIE-9.4-a', run: fillGarrisons },
  { id: 'F.last-year', rule: 'AIE-2.F-g', run: endOfLastYear },
  { id: 'F.recruitment', rule: 'AIE-9.4-b', run: recruitment },
  { id: 'F.end', rule: 'AIE-2.F-g', run: endOfYear, next: () => 'A' },
]
