import { endMatch, type Result, type RuleId, type Rules } from '@aquila/engine'
import { type RegionId, spqrEnd } from '../data/index.ts'
import { type PeopleId, peopleIds } from '../data/types.ts'
import { leader } from './pieces.ts'
import { garrisonShortfall, legionsIn, legionsOnMap } from './regions.ts'
import { scores } from './score.ts'
import { type Alea, type AleaPosition, boxes, opponentOf } from './state.ts'
import { playImperium } from './stratagems/phase-f.ts'
import { tellYearCloses } from './victory.ts'

/** One line of AIE-5.1.1 that applies: how far it moves the marker, and why. */
export interface SpqrLine {
  readonly rule: RuleId
  readonly cause: string
  readonly change: number
}

export interface RepublicAhead {
  readonly next: number
  readonly change: number
  readonly lines: readonly SpqrLine[]
}

/** AIE-2.F-a, AIE-5.1.1-a: the marker moves by the sum of all lines, once, and stays on its track (RULING-38). */
export function* deathOfTheRepublic(g: Alea): Rules {
  const { state } = g
  const { next, change, lines } = spqrAhead(g)
  state.spqr = next
  state.factionLeadersKilled = 0
  g.tell({
    kind: 'spqr',
    rule: 'AIE-5.1.1-a',
    data: {
      change,
      spqr: state.spqr,
      lines: lines.map(line => line.cause),
      legions: legionsOnMap(g),
      wars: peoplesAtWar(g),
    },
  })
  // RULING-38: Imperium comes before the level is read.
  yield* playImperium(g)
  if (state.spqr < spqrEnd) return
  tellYearCloses(g, true)
  yield* endMatch(republicDead(g))
}

/** AIE-5.1.1-i, RULING-10: the score is kept for information only. */
export function republicDead(position: AleaPosition): Result {
  return { winners: [], outcome: 'republic-dead', rule: 'AIE-5.1.1-i', scores: scores(position) }
}

/** AIE-5.1.1-a, RULING-38: where the marker stands if the year ends now, and the lines that move it there. */
export function spqrAhead(position: AleaPosition): RepublicAhead {
  const lines = spqrLines(position)
  const change = lines.reduce((sum, line) => sum + line.change, 0)
  return { next: Math.min(spqrEnd, Math.max(0, position.state.spqr + change)), change, lines }
}

/** The lines of AIE-5.1.1 that apply now. Pure: the screen shows them before Phase F. */
export function spqrLines(position: AleaPosition): SpqrLine[] {
  const { state, data } = position
  const lines: SpqrLine[] = []
  // AIE-5.1.1-b
  if (state.factionLeadersKilled > 0)
    lines.push({ rule: 'AIE-5.1.1-b', cause: 'faction-leader-killed', change: 1 })
  // AIE-5.1.1-c: once for each region.
  for (const region of data.regionOrder) {
    if (lacksGarrison(position, region))
      lines.push({ rule: 'AIE-5.1.1-c', cause: `no-garrison-${region}`, change: 1 })
  }
  // AIE-5.1.1-d, RULING-40: at war means activated and nobody's ally.
  const atWar = peoplesAtWar(position)
  if (atWar.length >= 2 && atWar.some(people => data.peoples[people].major))
    lines.push({ rule: 'AIE-5.1.1-d', cause: 'two-peoples-at-war', change: 1 })
  // AIE-5.1.1-e
  const legions = legionsOnMap(position)
  if (legions <= 25) lines.push({ rule: 'AIE-5.1.1-e', cause: 'few-legions', change: 1 })
  if (legions >= 40) lines.push({ rule: 'AIE-5.1.1-e', cause: 'many-legions', change: 1 })
  // AIE-5.1.1-f
  if (atWar.length === 0) lines.push({ rule: 'AIE-5.1.1-f', cause: 'peace-abroad', change: -1 })
  // AIE-5.1.1-g
  if (!state.turn.factionLeaderFoughtRomans)
    lines.push({ rule: 'AIE-5.1.1-g', cause: 'no-civil-battle', change: -1 })
  // AIE-5.1.1-h
  if (state.peoples.aegyptii.status === 'allegiance')
    lines.push({ rule: 'AIE-5.1.1-h', cause: 'egypt-allied', change: -1 })
  return lines
}

function peoplesAtWar({ state }: AleaPosition): PeopleId[] {
  return peopleIds.filter(people => state.peoples[people].status === 'war')
}

/** AIE-5.1.1-c, RULING-124: legions of the controller make a garrison or, by the option, those of either faction. */
function lacksGarrison(position: AleaPosition, region: RegionId): boolean {
  const missing = garrisonShortfall(position, region)
  const controller = position.state.regions[region]
  if (controller === null || position.options.garrisonOnTrack !== 'anybody') return missing > 0
  return legionsIn(position, region, opponentOf(position, controller)).length < missing
}

/** AIE-5.1.1-a: Cicero while Caesar is in play, otherwise Princeps. */
export function spqrFace(position: AleaPosition): 'cicero' | 'princeps' {
  return leader(position, 'caesar').place === boxes.dead ? 'princeps' : 'cicero'
}
