import type { Scene } from '../../table/index.ts'
import { battleSheet } from './battle.ts'
import { cardsOf, stacksOn } from './counters.ts'
import type { CampaignInput, Seen } from './dress.ts'
import { barredIn, companyIn, owedIn } from './ending.ts'
import { pipsOf, stepText, summaryOf } from './gauges.ts'
import { chosenIn, pathOf } from './march.ts'
import { moversOf } from './movers.ts'
import { holdsOf } from './panels.ts'
import { reachOf } from './reach.ts'

/** What both tables show of a scene alike; `picked` is how questions call the pieces that are chosen already. */
export function campaignScene(input: CampaignInput, seen: Seen, picked: readonly string[]) {
  const { active } = seen.view
  return {
    active: input.phase.startsWith('E') ? active : (input.decision?.role ?? active),
    step: stepText(input, seen),
    pips: pipsOf(input, seen),
    stacks: stacksOn(seen),
    holds: holdsOf(seen),
    hand: cardsOf(seen),
    path: pathOf(input, seen),
    reach: reachOf(input, seen),
    movers: moversOf(input, seen),
    owed: owedIn(input, seen),
    barred: barredIn(input, seen),
    chosen: chosenIn(input, picked),
    company: companyIn(input),
    battle: battleSheet(seen, input),
    summary: summaryOf(input, seen),
  } satisfies Partial<Scene>
}
