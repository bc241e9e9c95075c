import type { Rules } from '@aquila/engine'
import { leaderIsExposed } from '../../../imperator/rules/stratagems/effects/plague.ts'
import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import { reduce } from '../../../imperator/rules/stratagems/reduce.ts'
import type { FactionId } from '../../data/index.ts'
import { leadersIn, unitsIn } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import type { Alea, AleaPosition, Place } from '../state.ts'
import { pick } from '../tasks.ts'
import type { AleaStratagem } from './stratagem.ts'

/** Foyer de peste. What happens to those who enter the zone later is with movement (AIE-6.3-e). */

/** AIE-6.3-d: it breaks out in a port. */
export function whyNoPlague({ data }: AleaPosition, zone: Place): AleaReason | null {
  return data.zones[zone]?.port == null ? { rule: 'AIE-6.3-d', why: 'no-port', about: { zone } } : null
}

/** AIE-6.3-d: a zone with a port falls ill; the counter lies there until Phase E is over. */
export const foyerDePeste: AleaStratagem = {
  id: 'foyer-de-peste',
  moments: ['campaign'],
  steady: true,
  goes: 'elsewhere',
  whyNot: ({ state }: AleaPosition) =>
    state.plague === null ? null : { rule: 'AIE-6.3-d', why: 'plague-already' },
  *play(g: Alea, side: FactionId, counter) {
    const zone = yield* pick({
      role: side,
      rule: 'AIE-6.3-d',
      task: 'pick-plague-zone',
      verb: 'infect',
      nouns: g.data.zoneIds.filter(id => whyNoPlague(g, id) === null),
    })
    spend(g, side, counter, 'foyer-de-peste')
    g.state.plague = { counter, zone }
    yield* plagueBreaksOut(g, side, zone)
  },
}

/** AIE-6.3-d: a zone falls ill: its units are reduced, each of its leaders dies on a 9. */
function* plagueBreaksOut(g: Alea, side: FactionId, zone: Place): Rules {
  g.tell({ kind: 'plague', rule: 'AIE-6.3-d', data: { zone } })
  for (const piece of unitsIn(g, zone)) reduce(g, piece, zone, 'AIE-6.3-d')
  for (const id of leadersIn(g, zone)) yield* leaderIsExposed(g, side, zone, id)
}

/** AIE-6.3-e: the plague ends with Phase E; its counter is back in the cup next turn. */
export function endPlague(g: Alea): void {
  const { plague } = g.state
  if (plague === null) return
  g.state.plague = null
  g.state.restingCounters.push(plague.counter)
  g.tell({ kind: 'plague-ends', rule: 'AIE-6.3-e', data: { zone: plague.zone } })
}
