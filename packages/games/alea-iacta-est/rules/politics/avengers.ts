import type { Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { giveAllegiance } from '../peoples/allegiance.ts'
import { changeFaction, isOnMap, leader, legionsOf, put } from '../pieces.ts'
import { type Alea, boxes, type Place } from '../state.ts'
import { pick } from '../tasks.ts'
import { ensureFactionLeader, makeFactionLeader } from './faction-leaders.ts'
import { coupIsOver, flipLeader } from './flip.ts'

/** The Alexandria zone. */
const ALEXANDRIA: Place = 'AEG-1'
/** AIE-3.5.3-l: those who follow M. Antonius. */
const companions: readonly string[] = ['pollio', 'bassus', 'plancus', 'salvidienus']
/** AIE-3.5.3-n */
const QUIET_TURNS = 5

/**
 * AIE-3.5.3-j to AIE-3.5.3-n: in Phase F of the turn in which the last Assassin fell, M. Antonius breaks with Caesar's
 * heir and takes half of the legions to Egypt.
 */
export function* assassinsAreGone(g: Alea): Rules {
  const { state } = g
  state.assassinsAvenged = true
  // RULING-25
  if (leader(g, 'm-antonius').place === boxes.dead) return
  antoniusLeadsTheRepublicans(g)
  // AIE-3.5.3-k
  toAlexandria(g, 'm-antonius')
  // AIE-3.5.3-l, RULING-25: a leader who is absent is ignored.
  for (const id of companions) {
    if (!isOnMap(g.data, leader(g, id).place)) continue
    flipLeader(g, id, 'republican', 'AIE-3.5.3-l')
    toAlexandria(g, id)
  }
  yield* legionsToAlexandria(g)
  // AIE-3.5.3-k: only now, when all who go along have changed sides, is anybody left among enemies (AIE-8.2-j).
  yield* giveAllegiance(g, 'aegyptii', 'republican', 'AIE-3.5.3-k')
  yield* flightOfLoneLeaders(g, ALEXANDRIA)
  state.reducedSequenceTurns = QUIET_TURNS
  yield* ensureFactionLeader(g, 'caesarian')
}

/** AIE-3.5.3-j: he is the only Faction Leader of the Republicans, and nobody's Pretender any more. */
function antoniusLeadsTheRepublicans(g: Alea): void {
  const { state } = g
  flipLeader(g, 'm-antonius', 'republican', 'AIE-3.5.3-j')
  for (const faction of ['caesarian', 'republican'] as const) {
    if (state.pretenders[faction] === 'm-antonius') coupIsOver(state, faction)
  }
  state.factionLeaders.republican = []
  makeFactionLeader(g, 'republican', 'm-antonius', 'AIE-3.5.3-j')
}

/** AIE-3.5.3-m, RULING-24: half of the Caesarian legions, rounded down; their player picks them. */
function* legionsToAlexandria(g: Alea): Rules {
  for (let left = Math.floor(legionsOf(g, 'caesarian').length / 2); left > 0; left--) {
    const legion = yield* pick({
      role: 'caesarian',
      rule: 'AIE-3.5.3-m',
      task: 'legions-for-antonius',
      verb: 'give',
      nouns: legionsOf(g, 'caesarian'),
      about: { left },
    })
    changeFaction(g, legion, 'republican')
    toAlexandria(g, legion)
  }
}

/** RULING-24: what is put there now is spared in the adjustments of this Phase F. */
function toAlexandria(g: Alea, piece: string): void {
  put(g, piece, ALEXANDRIA)
  g.state.turn.placedInAlexandria.push(piece)
  g.tell({ kind: 'to-alexandria', rule: 'AIE-3.5.3-k', data: { piece, zone: ALEXANDRIA } })
}
