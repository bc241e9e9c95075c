import type { Rules } from '@aquila/engine'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import type { FactionId, RegionId } from '../../data/index.ts'
import { factionIds } from '../../data/types.ts'
import {
  canShow,
  changeFaction,
  isRoman,
  leader,
  leadersIn,
  placeOf,
  politicalOf,
  unitsIn,
} from '../pieces.ts'
import type { Alea, AleaPosition } from '../state.ts'
import { ask } from '../tasks.ts'
import { coupIsOver, flipLeader } from './flip.ts'

/** The region in which a Pretender can be named Triumvir: his own, if it holds no Faction Leader (AIE-3.6.5-a). */
export function regionForTriumvir(position: AleaPosition, pretender: string): RegionId | null {
  const { state, data } = position
  const region = data.zones[placeOf(position, pretender)]?.region ?? null
  if (region === null) return null
  const ledFrom = factionIds.flatMap(faction =>
    state.factionLeaders[faction].map(id => data.zones[placeOf(position, id)]?.region ?? null),
  )
  return ledFrom.includes(region) ? null : region
}

/**
 * AIE-3.6.2-c, AIE-3.6.5-a, RULING-27: right after validation, and only then, the threatened side may try to buy the
 * Pretender off: 1d6 lower than his political capacity makes him a Triumvir. True if it did.
 */
export function* tryTriumvir(g: Alea, pretender: string, threatened: FactionId): Rules<boolean> {
  const region = regionForTriumvir(g, pretender)
  if (region === null) return false
  const { verb } = yield ask({
    role: threatened,
    rule: 'AIE-3.6.5-a',
    task: 'offer-triumvirate',
    choices: [{ verb: 'offer-triumvirate', noun: pretender }, { verb: 'refuse' }],
    about: { leader: pretender, region },
  })
  if (verb === 'refuse') return false
  const capacity = politicalOf(g, pretender)
  const roll = g.dice.d6('triumvir')
  if (roll >= capacity) {
    g.tell({ kind: 'triumvir-refuses', rule: 'AIE-3.6.5-a', data: { leader: pretender, roll, capacity } })
    return false
  }
  nameTriumvir(g, pretender, threatened, region)
  return true
}

/** AIE-3.6.5-b: the Pretender's coup ends, and his region with everything in it stands apart. */
function nameTriumvir(g: Alea, id: string, threatened: FactionId, region: RegionId): void {
  const { state } = g
  coupIsOver(state, threatened)
  state.triumvirs.push({ leader: id, region })
  state.regions[region] = null
  g.tell({ kind: 'triumvir', rule: 'AIE-3.6.5-b', data: { leader: id, region } })
}

/**
 * AIE-3.6.5-c: the end of a Triumvirate, by Ralliement d'un Triumvir (AIE-6.4-c) or because units of a People have come
 * into the region (RULING-31). Everything there joins the faction; a leader without its face is out of the game.
 */
export function* endOfTriumvirate(g: Alea, region: RegionId, faction: FactionId): Rules {
  const { state, data } = g
  if (!state.triumvirs.some(triumvir => triumvir.region === region)) return
  state.triumvirs = state.triumvirs.filter(triumvir => triumvir.region !== region)
  // AIE-3.7.3-d, RULING-85: a region always has a controller but for Triumvirs and invasions.
  state.regions[region] = faction
  state.controlBeforeInvasion[region] = faction
  g.tell({ kind: 'triumvir-rallied', rule: 'AIE-3.6.5-c', data: { region, faction } })
  for (const zone of data.regions[region].zones) {
    for (const id of leadersIn(g, zone)) yield* leaderRallies(g, id, faction)
    for (const id of unitsIn(g, zone)) if (isRoman(data, id)) changeFaction(g, id, faction)
  }
}

function* leaderRallies(g: Alea, id: string, faction: FactionId): Rules {
  if (g.data.romanLeaders[id] === undefined || leader(g, id).faction === faction) return
  if (canShow(g, id, faction)) flipLeader(g, id, faction, 'AIE-6.4-c')
  else yield* leaderDies(g, id, 'no-such-face')
}
