import { pick, type Reason, type Rules } from '@aquila/engine'
import { type FactionId, row } from '../../data/index.ts'
import { sharedPlaceFrom } from '../counters.ts'
import { leaderDies } from '../fate.ts'
import { rollWithFavour } from '../favour.ts'
import { enter } from '../movement/entering.ts'
import { whyLeaderBarred } from '../movement/republic.ts'
import { campOf, hasEnemyUnits, whyNotStack } from '../movement/stacking.ts'
import { isAssassin, isNeutral, isRoman, leader, leadersOf, sideOf, unitsOf } from '../pieces.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'

/** The d10 from which a leader alone is killed (AIE-8.2-j). */
const KILLED_FROM = 8

/**
 * AIE-8.2-j: a leader alone among enemy units must get away into a land zone free of them. `inPhaseE`: the roll can
 * be set by Faveur divine, which is a stratagem of Phase E (RULING-45).
 */
export function* solitaryLeaderFlees(g: Alea, id: string, inPhaseE = false): Rules {
  const side = sideOf(g, id)
  if (side === null) return
  const from = leader(g, id).place
  const zones = waysOut(g, id)
  if (zones.length === 0 || !(yield* getsAway(g, id, inPhaseE))) {
    yield* leaderDies(g, id, 'solitary')
    return
  }
  const to = yield* pick({
    role: side,
    rule: 'AIE-8.2-j',
    task: 'solitary-flight',
    verb: 'flee',
    nouns: zones,
    about: { leader: id, zone: from },
  })
  g.tell({ kind: 'leader-flees', rule: 'AIE-8.2-j', data: { leader: id, from, to } })
  yield* enter(g, side, [id], from, to)
}

/** AIE-8.2-j: 8 and 9 kill. AIE-8.2-k: an Assassin of Caesar gets away only with 8 or 9. */
function* getsAway(g: Alea, id: string, inPhaseE: boolean): Rules<boolean> {
  const side = sideOf(g, id)
  if (side === null || fleesFromRomaFreely(g, id)) return true
  const zone = leader(g, id).place
  const die = inPhaseE
    ? yield* rollWithFavour(g, { die: 'd10', purpose: 'solitary', roller: side, zone, piece: id })
    : g.dice.d10('solitary')
  const escapes = isAssassin(g, id) ? die >= KILLED_FROM : die < KILLED_FROM
  g.tell({
    kind: 'solitary',
    rule: isAssassin(g, id) ? 'AIE-8.2-k' : 'AIE-8.2-j',
    data: { leader: id, die, escapes },
  })
  return escapes
}

/** AIE-S2-b, RULING-71: from Roma leaders who are alone get away without a roll, in Scenario 2 or in 1 and 2. */
function fleesFromRomaFreely(position: AleaPosition, id: string): boolean {
  const { state, data, options } = position
  const { flags } = data.scenarios[state.scenario]
  const inForce =
    flags.romeEvasionWithoutRoll || (flags.crossingTheRubicon && options.romeEvasion === 'scenarios1and2')
  return inForce && leader(position, id).place === data.roma.zone
}

/**
 * Adjacent land zones without enemy units where he may be (AIE-4.2.4-a, AIE-S6-b); from the sea its coasts. AIE-EV-04:
 * who is ill cannot leave.
 */
function waysOut(position: AleaPosition, id: string): Place[] {
  const { state } = position
  const side = sideOf(position, id)
  const { place } = leader(position, id)
  if (side === null || state.turn.ill.includes(id)) return []
  return zonesNear(position, place).filter(zone => whyNoRefugeIn(position, side, id, zone) === null)
}

function zonesNear({ data }: AleaPosition, place: Place): readonly Place[] {
  return data.seas[place]?.coasts ?? row(data.zones, place).neighbours.map(step => step.zone)
}

/** Why a leader who is alone among enemies cannot flee to a zone. */
export function whyNoWayOut(position: AleaPosition, id: string, zone: Place): Reason | null {
  const side = sideOf(position, id)
  const { place } = leader(position, id)
  if (side === null || !zonesNear(position, place).includes(zone))
    return { rule: 'AIE-7.2-a', why: 'not-adjacent', about: { zone, from: place } }
  return whyNoRefugeIn(position, side, id, zone)
}

function whyNoRefugeIn(position: AleaPosition, side: FactionId, id: string, zone: Place): Reason | null {
  if (hasEnemyUnits(position, zone, side)) return { rule: 'AIE-8.2-j', why: 'enemy-there', about: { zone } }
  if (isNeutral(position, zone) && isRoman(position.data, id))
    return { rule: 'AIE-3.6.5-b', why: 'triumvir', about: { zone } }
  return (
    whyNotStack(position, side, campOf(position, id), zone) ??
    whyLeaderBarred(position, id, row(position.data.zones, zone))
  )
}

/**
 * RULING-104: all leaders who are alone among enemy units, on the whole map. RULING-42: under Janus Romans do not drive
 * out Romans.
 */
export function* loneLeadersFlee(g: Alea): Rules {
  // Who flees can come into a place that has not been looked at yet.
  for (let at = sharedPlaceFrom(g, 0); at !== null; at = sharedPlaceFrom(g, at.number + 1)) {
    for (const id of loneLeadersIn(g, at.place)) {
      if (leader(g, id).place === at.place) yield* solitaryLeaderFlees(g, id, true)
    }
  }
}

/** The leaders in a place whose side has no unit there while the enemy has. */
export function loneLeadersIn(position: AleaPosition, place: Place): readonly string[] {
  const { state, data } = position
  const caesarianUnits = hasEnemyUnits(position, place, 'republican')
  const republicanUnits = hasEnemyUnits(position, place, 'caesarian')
  if (caesarianUnits === republicanUnits) return []
  const enemy = caesarianUnits ? 'caesarian' : 'republican'
  const alone = leadersOf(position, place, opponentOf(enemy))
  if (!state.turn.janus || alone.length === 0) return alone
  const onlyRomans = unitsOf(position, place, enemy).every(piece => isRoman(data, piece))
  return onlyRomans ? alone.filter(id => !isRoman(data, id)) : alone
}
