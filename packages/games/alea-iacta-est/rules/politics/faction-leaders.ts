import { choicesWith, type Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { factionIds } from '../../data/types.ts'
import {
  faceOf,
  isOnMap,
  isPretender,
  leader,
  leadersOf,
  politicalOf,
  romanLeadersOnMap,
  sideOf,
} from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { type Alea, type AleaPosition, boxes, opponentOf } from '../state.ts'
import { ask } from '../tasks.ts'

/** Faction Leaders: what they are worth to their faction, and who becomes one. */

/** AIE-2.B-a: the political capacity of a faction is the higher one of its Faction Leaders; 0 if it has none. */
export function politicalOfFaction(position: AleaPosition, faction: FactionId): number {
  return highest(position.state.factionLeaders[faction], id => politicalOf(position, id))
}

/** AIE-2.D-a: the strategic rating of a faction is the higher one of its Faction Leaders; 0 if it has none. */
export function strategicOfFaction(position: AleaPosition, faction: FactionId): number {
  return highest(position.state.factionLeaders[faction], id => faceOf(position, id).strategic)
}

function highest(leaders: readonly string[], rating: (id: string) => number): number {
  return leaders.reduce((best, id) => Math.max(best, rating(id)), 0)
}

/** AIE-2.D-d, AIE-3.5.1-b: each player with a single Faction Leader may name a second, the initiative player first. */
export function* nameSecondFactionLeaders(g: Alea): Rules {
  for (const faction of [g.state.initiative, opponentOf(g, g.state.initiative)]) {
    if (whyNoSecondFactionLeader(g, faction) !== null) continue
    const able = romanLeadersOnMap(g, faction).filter(
      id => whyNotSecondFactionLeader(g, faction, id) === null,
    )
    if (able.length === 0) continue
    const { noun } = yield ask({
      role: faction,
      rule: 'AIE-3.5.1-b',
      task: 'name-second-faction-leader',
      choices: [...choicesWith('name', able), { verb: 'nobody' }],
    })
    if (noun !== undefined) makeFactionLeader(g, faction, String(noun), 'AIE-2.D-d')
  }
}

/** Why a faction may not name a second Faction Leader at all. */
export function whyNoSecondFactionLeader(position: AleaPosition, faction: FactionId): AleaReason | null {
  const { factionLeaders, pretenders } = position.state
  if (factionLeaders[faction].length !== 1) return { rule: 'AIE-3.5.1-a', why: 'two-faction-leaders' }
  if (factionLeaders.caesarian.includes('caesar') && factionLeaders.republican.includes('pompeius'))
    return { rule: 'AIE-3.5.1-c', why: 'caesar-and-pompeius-lead' }
  const pretender = pretenders[faction]
  if (pretender !== null)
    return { rule: 'AIE-3.5.1-d', why: 'coup-in-progress', about: { leader: pretender } }
  return null
}

/** Why this leader may not be named. RULING-82: a Pretender who has come over is no member of the faction to lead it. */
export function whyNotSecondFactionLeader(
  position: AleaPosition,
  faction: FactionId,
  id: string,
): AleaReason | null {
  const { state, data } = position
  const none = whyNoSecondFactionLeader(position, faction)
  if (none !== null) return none
  if (data.romanLeaders[id] === undefined || sideOf(position, id) !== faction)
    return { rule: 'AIE-3.5.1-b', why: 'not-your-leader', about: { leader: id } }
  if (!isOnMap(data, leader(position, id).place))
    return { rule: 'AIE-3.5.1-b', why: 'not-in-play', about: { leader: id } }
  if (state.factionLeaders[faction].includes(id))
    return { rule: 'AIE-3.5.1-a', why: 'leads-already', about: { leader: id } }
  if (isPretender(position, id)) return { rule: 'AIE-3.6.2-b', why: 'is-pretender', about: { leader: id } }
  return null
}

export function makeFactionLeader(g: Alea, faction: FactionId, id: string, rule: string): void {
  g.state.factionLeaders[faction].push(id)
  g.tell({ kind: 'faction-leader', rule, data: { faction, leader: id } })
}

/**
 * AIE-3.5.1-a, AIE-3.5.2-c: a faction without a Faction Leader gets one: its player picks among the leaders on the
 * map one whose political capacity is the highest or one below. While a coup that has succeeded waits for Phase F,
 * its Pretender is the one to come (AIE-3.5.2-a).
 */
export function* ensureFactionLeader(g: Alea, faction: FactionId): Rules {
  const { state } = g
  if (state.factionLeaders[faction].length > 0 || state.turn.coupsWon[faction] !== null) return
  const choices = successors(g, faction)
  if (choices.length === 0) return
  const { noun } = yield ask({
    role: faction,
    rule: 'AIE-3.5.2-c',
    task: 'choose-successor',
    choices: choicesWith('name', choices),
  })
  makeFactionLeader(g, faction, String(noun), 'AIE-3.5.2-c')
}

/** AIE-3.5.2-c, RULING-82. If the faction has nobody on the map, those who wait to return may be chosen. */
export function successors(position: AleaPosition, faction: FactionId): string[] {
  const { data } = position
  const onMap = romanLeadersOnMap(position, faction).filter(id => !isPretender(position, id))
  const leaders =
    onMap.length > 0
      ? onMap
      : leadersOf(position, boxes.returning, faction).filter(id => Object.hasOwn(data.romanLeaders, id))
  const best = highest(leaders, id => politicalOf(position, id))
  return leaders.filter(id => politicalOf(position, id) >= best - 1)
}

/** Why this leader cannot succeed. */
export function whyNoSuccessor(position: AleaPosition, faction: FactionId, id: string): AleaReason | null {
  if (successors(position, faction).includes(id)) return null
  const about = { leader: id }
  if (!Object.hasOwn(position.data.romanLeaders, id) || sideOf(position, id) !== faction)
    return { rule: 'AIE-3.5.2-c', why: 'not-your-leader', about }
  if (isPretender(position, id)) return { rule: 'AIE-3.6.2-b', why: 'is-pretender', about }
  if (!isOnMap(position.data, leader(position, id).place))
    return { rule: 'AIE-3.5.2-c', why: 'not-in-play', about }
  return { rule: 'AIE-3.5.2-c', why: 'too-little-standing', about }
}

/** Both factions look for a leader if they have none, as after leaders have entered the game. */
export function* ensureFactionLeaders(g: Alea): Rules {
  for (const faction of factionIds) yield* ensureFactionLeader(g, faction)
}
