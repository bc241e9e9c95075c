import type { RuleId, Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { unitsGoOver } from '../../../imperator/rules/ownership.ts'
import { changeFaction, leader, placeOf, politicalOf, romansOf } from '../../../imperator/rules/pieces.ts'
import type { DioceseId, SideId } from '../../data/index.ts'
import { dropProtectores, dropRank } from '../emperors/offices.ts'
import { hasEmperor, isAugustus, isCaesar, romansInPlay } from '../emperors/ranks.ts'
import { opponentOf, type Place, type Semper, type SemperPosition, type Usurpation } from '../state.ts'
import { pick } from '../tasks.ts'
import { isRebel, takeUpCause } from './camps.ts'
import { dioceseOf, usurpationsOf } from './candidates.ts'
import { partFromPeoples } from './parting.ts'

/** SV-3.6.3: what a Usurper wins over when he rises. Step D, on the march, is in rally.ts. */

/** SV-3.6.3-A to SV-3.6.3-D, made once (SV-3.6.3-H). `alone`: nobody of the other side in his zone joins him. */
export function* beginCivilWar(g: Semper, usurpation: Usurpation, alone = false): Rules {
  const zone = placeOf(g, usurpation.usurper)
  if (!alone && !hasRebels(g, zone, opponentOf(g, usurpation.master)))
    yield* zoneJoins(g, usurpation, zone, 'SV-3.6.3-A')
  const diocese = dioceseOf(g, usurpation.usurper)
  if (diocese === null) return
  yield* testLoyalty(g, usurpation, diocese)
  yield* extend(g, usurpation, diocese)
}

/** SV-3.6.3-B: a roll for each other zone of the Diocese with leaders who could join. */
function* testLoyalty(g: Semper, usurpation: Usurpation, diocese: DioceseId): Rules {
  const own = placeOf(g, usurpation.usurper)
  for (const zone of g.data.regions[diocese].zones) {
    if (zone === own || waverers(g, usurpation, zone).length === 0) continue
    if (!isLoyal(g, usurpation, zone)) yield* zoneJoins(g, usurpation, zone, 'SV-3.6.3-B')
  }
}

/**
 * SV-3.6.3-C, RULING-104: where an emperor stands everybody is loyal; RULING-114: nor does a zone join in which an
 * emperor of the Usurper's player stands.
 */
function waverers(position: SemperPosition, { master }: Usurpation, zone: Place): readonly string[] {
  const other = opponentOf(position, master)
  if (hasEmperor(position, zone, other) || hasRebels(position, zone, other)) return []
  return hasEmperor(position, zone, master) ? [] : romansOf(position, zone, other).leaders
}

/** RULING-111: rebels of a side have a cause of their own; neither they nor their zone join. */
function hasRebels(position: SemperPosition, zone: Place, side: SideId): boolean {
  return romansOf(position, zone, side).leaders.some(id => isRebel(position, id))
}

/** SV-3.6.3-B, SV-3.6.3-H: the best PC of the zone; RULING-26: the bonus is added to the roll. */
function isLoyal(g: Semper, usurpation: Usurpation, zone: Place): boolean {
  const capacity = Math.max(...waverers(g, usurpation, zone).map(id => politicalOf(g, id)))
  const total = g.dice.d6(`loyalty in ${zone}`) + usurpation.bonus
  const loyal = total < capacity
  g.tell({
    kind: loyal ? 'zone-loyal' : 'zone-disloyal',
    rule: 'SV-3.6.3-B',
    data: { leader: usurpation.usurper, zone, total, capacity },
  })
  return loyal
}

/** SV-3.6.3-D: one neighbouring Diocese, if a d10 is lower than the Usurper's PC. */
function* extend(g: Semper, usurpation: Usurpation, diocese: DioceseId): Rules {
  const nouns = extensions(g, usurpation, diocese)
  if (nouns.length === 0) return
  const chosen = yield* pick({
    role: usurpation.master,
    rule: 'SV-3.6.3-D',
    task: 'extend-usurpation',
    verb: 'extend',
    nouns,
    about: { leader: usurpation.usurper },
  })
  usurpation.extension = chosen
  const capacity = politicalOf(g, usurpation.usurper)
  const total = g.dice.d10(`extension to ${chosen}`) + emperorsWeight(g, chosen) - usurpation.bonus
  const spreads = total < capacity
  g.tell({
    kind: spreads ? 'usurpation-spreads' : 'usurpation-contained',
    rule: 'SV-3.6.3-D',
    data: { leader: usurpation.usurper, region: chosen, total, capacity },
  })
  if (spreads) yield* testLoyalty(g, usurpation, chosen)
}

/** SV-3.6.5-B: not the Diocese that the player's other Usurper has chosen. */
export function extensions(
  position: SemperPosition,
  usurpation: Usurpation,
  diocese: DioceseId,
): readonly DioceseId[] {
  const taken = usurpationsOf(position, usurpation.master).map(other => other.extension)
  return position.data.regions[diocese].adjacent.filter(id => !taken.includes(id))
}

/** SV-3.6.3-D: 2 for an Augustus in the Diocese, else 1 for a Caesar. */
export function emperorsWeight(position: SemperPosition, diocese: DioceseId): number {
  const there = (['primus', 'secondus'] as const)
    .flatMap(side => romansInPlay(position, side))
    .filter(id => dioceseOf(position, id) === diocese)
  if (there.some(id => isAugustus(position, id))) return 2
  return there.some(id => isCaesar(position, id)) ? 1 : 0
}

/** SV-3.6.3-A: the leaders of a zone join with its units, and bear Civil War markers. */
export function* zoneJoins(g: Semper, usurpation: Usurpation, zone: Place, rule: RuleId): Rules {
  const { master, usurper } = usurpation
  const from = opponentOf(g, master)
  for (const id of romansOf(g, zone, from).leaders) {
    // RULING-25: an emperor who joins is none any more.
    dropRank(g, id)
    dropProtectores(g, id)
    changeFaction(g, id, master)
    usurpation.followers.push(id)
    g.tell({ kind: 'joins-usurper', rule, data: { leader: id, usurper, zone } })
  }
  unitsGoOver(g, zone, from, master)
  takeUpCause(g, zone)
  yield* partFromPeoples(g, [zone], [master])
  yield* flightOfLoneLeaders(g, zone)
}

/** A Roman leader changes sides alone; the caller sees to his units. */
export function turnLeader(g: Semper, id: string, to: Usurpation['master'], rule: RuleId): void {
  if (leader(g, id).faction === to) return
  changeFaction(g, id, to)
  g.tell({ kind: 'leader-changes-side', rule, data: { leader: id, faction: to, zone: placeOf(g, id) } })
}
