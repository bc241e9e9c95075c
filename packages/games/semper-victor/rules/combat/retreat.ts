import { choicesWith, type Rules } from '@aquila/engine'
import { escapeZones, whyNoEscape } from '../../../imperator/rules/combat/escape.ts'
import type { Engagement } from '../../../imperator/rules/combat/forces.ts'
import { illLeadersDie, trapped, withdraw } from '../../../imperator/rules/combat/retreat.ts'
import {
  forceIn,
  isLeader,
  isRoman,
  leadersIn,
  leadersOf,
  placeOf,
  sideOf,
  unitsIn,
} from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import type { Place, Semper } from '../state.ts'
import { ask, pick, type SemperChoice } from '../tasks.ts'

/**
 * SV-8.4.1-A, RULING-46: the beaten side leaves the zone within the limits of evasion; what has no way is lost in the end, all
 * at once. `closed` are the zones that the attackers came from (SV-8.2-D); for themselves none is.
 */
export function* retreat(g: Semper, { zone }: Engagement, side: SideId, closed: readonly Place[]): Rules {
  // SV-EV-4
  yield* illLeadersDie(g, leadersOf(g, zone, side))
  const force = forceIn(g, zone, side)
  // RULING-98: leaders of a People who have lost all their units are alone among enemies, and flee as such (SV-7.1-D).
  if (force.every(piece => isLeader(g.data, piece) && !isRoman(g.data, piece))) return
  yield* trapped(g, zone, side, yield* leaveZone(g, zone, side, force, closed))
}

/** Counters of a side leave a zone, together where they can or divided. Gives those that have no way. */
export function* leaveZone(
  g: Semper,
  zone: Place,
  side: SideId,
  force: readonly string[],
  closed: readonly Place[],
): Rules<readonly string[]> {
  const together = escapeZones(g, { side, pieces: force, closed }, zone)
  const choices: SemperChoice<'retreat'>[] = choicesWith('retreat', together)
  if (force.length > 1) choices.push({ verb: 'divide' })
  const { verb, noun } =
    together.length === 0
      ? { verb: 'divide', noun: undefined }
      : yield ask({ role: side, rule: 'SV-8.4.1-A', task: 'retreat', choices, about: { zone, closed } })
  if (verb !== 'retreat') return yield* divide(g, zone, side, force, closed)
  yield* withdraw(g, side, force, zone, String(noun))
  return []
}

/**
 * Romans who lead go first, then unit by unit: pseudo-comitatenses can follow an emperor who has gone before (RULING-82).
 * Last come leaders of Peoples, who follow units (SV-4.3-G).
 */
function* divide(
  g: Semper,
  zone: Place,
  side: SideId,
  force: readonly string[],
  closed: readonly Place[],
): Rules<readonly string[]> {
  const gone: string[] = []
  const lost: string[] = []
  // SV-3.6.4-F: when a Usurper has died on his way, those who followed him are with the winner and stay.
  const isLeaving = (piece: string) => placeOf(g, piece) === zone && sideOf(g, piece) === side
  for (const piece of [...force].sort((one, other) => rankOf(g, one) - rankOf(g, other))) {
    if (!isLeaving(piece)) continue
    const zones = waysFor(g, zone, side, piece, gone, closed)
    if (zones.length === 0) {
      lost.push(piece)
      continue
    }
    const to = yield* pick({
      role: side,
      rule: 'SV-8.4.1-A',
      task: 'retreat-piece',
      verb: 'retreat',
      nouns: zones,
      about: { zone, piece, closed },
    })
    gone.push(piece)
    yield* withdraw(g, side, [piece], zone, to)
  }
  return lost.filter(isLeaving)
}

function rankOf({ data }: Semper, piece: string): number {
  if (!isLeader(data, piece)) return 1
  return isRoman(data, piece) ? 0 : 2
}

/** Where a piece can go: a unit with the leaders of its force who are there already, a leader with its units. */
function waysFor(
  g: Semper,
  zone: Place,
  side: SideId,
  piece: string,
  gone: readonly string[],
  closed: readonly Place[],
): readonly Place[] {
  return (g.data.zones[zone]?.neighbours ?? [])
    .map(next => next.zone)
    .filter(to => {
      const others = isLeader(g.data, piece) ? unitsIn(g, to) : leadersIn(g, to)
      const companions = others.filter(other => gone.includes(other) && sideOf(g, other) === side)
      return whyNoEscape(g, { side, pieces: [piece, ...companions], closed }, zone, to) === null
    })
}
