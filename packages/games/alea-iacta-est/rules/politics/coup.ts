import type { Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { settleOwnershipIn, unitsGoOver } from '../../../imperator/rules/ownership.ts'
import type { Company } from '../../../imperator/rules/state.ts'
import { type FactionId, type RegionId, row } from '../../data/index.ts'
import {
  canShow,
  isAssassin,
  isFactionLeader,
  isOnMap,
  isPretender,
  leader,
  leadersOf,
  placeOf,
  politicalOf,
  romanLeadersOnMap,
  romansOf,
  sideOf,
} from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'
import { flipLeader } from './flip.ts'
import { tryTriumvir } from './triumvir.ts'

/** Leaders who can never be Pretenders (AIE-3.6.1-c). */
const neverPretenders: readonly string[] = ['octavianus', 'g-pompeius', 's-pompeius']

/** Why a side cannot attempt a coup at all: one is under way already, or the year is that of the Rubicon. */
export function whyNoCoup(position: AleaPosition, plotter: FactionId): AleaReason | null {
  const { state, data } = position
  const { flags, firstYear } = data.scenarios[state.scenario]
  if (plotter === 'republican' && flags.crossingTheRubicon && state.year === firstYear)
    return { rule: 'AIE-S1-b', why: 'no-coup-at-the-rubicon' }
  const pretender = state.pretenders[opponentOf(position, plotter)]
  if (pretender !== null)
    return { rule: 'AIE-3.6.1-b', why: 'pretender-already', about: { leader: pretender } }
  return null
}

/** AIE-3.6.1-a, AIE-3.6.1-c, RULING-26: why this leader cannot be made a Pretender. */
export function whyNotPretender(position: AleaPosition, plotter: FactionId, id: string): AleaReason | null {
  const { data } = position
  const threatened = opponentOf(position, plotter)
  const about = { leader: id }
  const none = whyNoCoup(position, plotter)
  if (none !== null) return none
  if (data.romanLeaders[id] === undefined || sideOf(position, id) !== threatened)
    return { rule: 'AIE-3.6.1-a', why: 'not-an-enemy-leader', about }
  const zone = leader(position, id).place
  if (!isOnMap(data, zone)) return { rule: 'AIE-3.6.1-a', why: 'not-in-play', about }
  if (neverPretenders.includes(id) || row(data.romanLeaders, id).neverChangesFaction)
    return { rule: 'AIE-3.6.1-c', why: 'never-a-pretender', about }
  if (isAssassin(position, id)) return { rule: 'AIE-3.5.3-e', why: 'assassin-stays', about }
  if (!canShow(position, id, plotter)) return { rule: 'AIE-3.6.1-c', why: 'no-other-face', about }
  if (isFactionLeader(position, id)) return { rule: 'AIE-3.6.1-a', why: 'leads-already', about }
  if (isPretender(position, id)) return { rule: 'AIE-3.6.1-b', why: 'is-pretender', about }
  if (holdsFactionLeader(position, zone, threatened))
    return { rule: 'AIE-3.6.1-a', why: 'beside-faction-leader', about }
  return null
}

export function possiblePretenders(position: AleaPosition, plotter: FactionId): string[] {
  if (whyNoCoup(position, plotter) !== null) return []
  return romanLeadersOnMap(position, opponentOf(position, plotter)).filter(
    id => whyNotPretender(position, plotter, id) === null,
  )
}

function holdsFactionLeader(position: AleaPosition, zone: Place, faction: FactionId): boolean {
  const { state } = position
  return state.factionLeaders[faction].some(id => placeOf(position, id) === zone)
}

/** AIE-3.6.1 to AIE-3.6.3: the whole attempt; `modifier` is the figure on the stratagem (AIE-6.2-a). */
export function* attemptCoup(g: Alea, plotter: FactionId, id: string, modifier: number): Rules {
  const threatened = opponentOf(g, plotter)
  g.state.pretenders[threatened] = id
  g.tell({ kind: 'pretender', rule: 'AIE-3.6.1-a', data: { leader: id, faction: threatened } })
  if (!validateCoup(g, plotter, id, modifier)) return
  if (yield* tryTriumvir(g, id, threatened)) return
  yield* achieveCoup(g, plotter, id, modifier)
}

/** AIE-3.6.2-a, AIE-3.6.2-b: on 1d6 plus the figure not above his political capacity he comes over, marker and all. */
function validateCoup(g: Alea, plotter: FactionId, id: string, modifier: number): boolean {
  const capacity = politicalOf(g, id)
  const total = g.dice.d6('coup') + modifier
  const valid = total <= capacity
  g.tell({
    kind: valid ? 'coup-validated' : 'coup-fails',
    rule: 'AIE-3.6.2-a',
    data: { leader: id, total, capacity },
  })
  if (valid) flipLeader(g, id, plotter, 'AIE-3.6.2-b')
  else g.state.pretenders[opponentOf(g, plotter)] = null
  return valid
}

/** AIE-3.6.3: the Pretender wins over the leaders of his zone, and tries those of his region. */
function* achieveCoup(g: Alea, plotter: FactionId, id: string, modifier: number): Rules {
  const threatened = opponentOf(g, plotter)
  const zone = placeOf(g, id)
  // AIE-3.6.3-a
  yield* zoneGoesOver(g, zone, threatened, plotter, 'AIE-3.6.3-a')
  const region = g.data.zones[zone]?.region ?? null
  if (region === null) return
  for (const other of zonesToTest(g, region, zone, threatened)) {
    if (!staysFaithful(g, other, threatened, modifier))
      yield* zoneGoesOver(g, other, threatened, plotter, 'AIE-3.6.3-b')
  }
  // AIE-3.6.3-d
  settleOwnershipIn(g, region)
}

/** AIE-3.6.3-b, AIE-3.6.3-c: the other zones of the region with leaders who could go over and no Faction Leader. */
function zonesToTest(position: AleaPosition, region: RegionId, but: Place, threatened: FactionId): Place[] {
  return position.data.regions[region].zones.filter(
    zone =>
      zone !== but &&
      !holdsFactionLeader(position, zone, threatened) &&
      leadersOf(position, zone, threatened).some(id =>
        canShow(position, id, opponentOf(position, threatened)),
      ),
  )
}

/** AIE-3.6.3-b: 1d6 with the figure must exceed the best political capacity in the zone to shake it. */
function staysFaithful(g: Alea, zone: Place, threatened: FactionId, modifier: number): boolean {
  // RULING-29: as printed the figure hinders here; by the option it helps.
  const figure = g.options.coupModifierFidelity === 'favourable' ? -modifier : modifier
  const total = g.dice.d6(`fidelity in ${zone}`) + figure
  const capacity = Math.max(...leadersOf(g, zone, threatened).map(id => politicalOf(g, id)))
  const faithful = total <= capacity
  g.tell({
    kind: faithful ? 'zone-faithful' : 'zone-unfaithful',
    rule: 'AIE-3.6.3-b',
    data: { zone, total, capacity },
  })
  return faithful
}

/** Everybody in a zone goes over; a leader who cannot show the other face must get away (RULING-28). */
function* zoneGoesOver(g: Alea, zone: Place, from: FactionId, to: FactionId, rule: string): Rules {
  goOver(g, zone, { leaders: leadersOf(g, zone, from), units: romansOf(g, zone, from).units }, to, rule)
  yield* flightOfLoneLeaders(g, zone)
}

/** Leaders go over to a Pretender, those who have the other face, and Roman units that are with them follow. */
export function goOver(g: Alea, zone: Place, { leaders, units }: Company, to: FactionId, rule: string): void {
  const from = opponentOf(g, to)
  for (const id of leaders) {
    if (!canShow(g, id, to)) continue
    flipLeader(g, id, to, rule)
    g.state.joinedPretender[from].push(id)
  }
  unitsGoOver(g, zone, from, to, units)
}
