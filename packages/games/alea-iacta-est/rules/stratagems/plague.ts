import { pick, type Reason, type Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { leaderDies } from '../fate.ts'
import { rollWithFavour } from '../favour.ts'
import { leadersIn, sideOf, unitsIn } from '../pieces.ts'
import type { Alea, AleaPosition, Place } from '../state.ts'
import { spend } from './hand.ts'
import { reduce } from './reduce.ts'

/** Foyer de peste. What happens to those who enter the zone later is with movement (AIE-6.3-e). */

/** AIE-6.3-d: it breaks out in a port. */
export function whyNoPlague({ data }: AleaPosition, zone: Place): Reason | null {
  return data.zones[zone]?.port == null ? { rule: 'AIE-6.3-d', why: 'no-port', about: { zone } } : null
}

/** AIE-6.3-d: a zone with a port falls ill: its units are reduced, each of its leaders dies on a 9. */
export function* foyerDePeste(g: Alea, side: FactionId, counter: string): Rules {
  const zone = yield* pick({
    role: side,
    rule: 'AIE-6.3-d',
    task: 'pick-plague-zone',
    verb: 'infect',
    nouns: g.data.zoneIds.filter(id => whyNoPlague(g, id) === null),
  })
  spend(g, side, counter, 'foyer-de-peste')
  g.state.plague = { counter, zone }
  g.tell({ kind: 'plague', rule: 'AIE-6.3-d', data: { zone } })
  for (const piece of unitsIn(g, zone)) reduce(g, piece, zone, 'AIE-6.3-d')
  for (const id of leadersIn(g, zone)) {
    const roller = sideOf(g, id) ?? side
    const label = `plague on ${id}`
    const roll = yield* rollWithFavour(g, { die: 'd10', purpose: 'plague', roller, zone, piece: id, label })
    if (roll === 9) yield* leaderDies(g, id, 'plague')
  }
}

/** AIE-6.3-e: the plague ends with Phase E; its counter is back in the cup next turn. */
export function endPlague(g: Alea): void {
  const { plague } = g.state
  if (plague === null) return
  g.state.plague = null
  g.state.restingCounters.push(plague.counter)
  g.tell({ kind: 'plague-ends', rule: 'AIE-6.3-e', data: { zone: plague.zone } })
}
