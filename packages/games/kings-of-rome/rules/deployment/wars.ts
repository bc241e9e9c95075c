import type { Rules } from '@aquila/engine'
import { type EventData, type Face, type HexId, row, type WarData } from '../../data/index.ts'
import { isFriendly } from '../cities.ts'
import { isHex, pieceOf, placeOf, put, putTogether } from '../pieces.ts'
import { isArmy } from '../reactions/armies.ts'
import { militaryReactionOf } from '../reactions/military.ts'
import { eventBox, type Kings, type KingsPosition } from '../state.ts'
import { nearestFriendlyCity } from '../travel.ts'

/** KOR-WAR-1, KOR-WAR-3: a war. Its army comes from its box; drawn from the R container it leaves Rome one more action. */
export function* resolveWar(g: Kings, event: EventData, from: Face): Rules {
  if (event.war === null) throw new Error(`${event.id} is no war`)
  const war = row(g.data.wars, event.war)
  put(g, event.id, eventBox(war.id))
  g.state.warsOfPeriod = [...g.state.warsOfPeriod, event.id]
  if (war.nation === 'fal' && g.state.turn >= 4 && g.state.turn <= 6) g.state.faliscanAttack = true
  if (from === 'roman' && event.effect === 'war') {
    g.state.notes.forewarned += 1
    g.tell({ kind: 'forewarned', rule: 'KOR-WAR-3', data: { event: event.id } })
  }
  if (isInPlay(g, war)) {
    // KOR-WAR-4: the second Samnite chit finds the army in the field already, or what is left of it.
    if (isArmy(g, war.leader)) yield* militaryReactionOf(g, war.leader)
    return
  }
  muster(g, war)
}

function muster(g: Kings, war: WarData): void {
  const pieces = [war.leader, ...war.units].filter(piece => placeOf(g, piece) === eventBox(war.id))
  const hex = musterHex(g, war)
  putTogether(g, pieces, hex, 'hostile')
  if (!g.state.wars.includes(war.id)) g.state.wars = [...g.state.wars, war.id]
  g.tell({ kind: 'war', rule: 'KOR-WAR-1', data: { war: war.id, nation: war.nation, hex, pieces } })
}

/** KOR-WAR-1, KOR-WAR-4, RULING-82: Porsenna's people gather where he stands; others in their muster city, or the nearest that is still theirs. */
function musterHex(position: KingsPosition, war: WarData): HexId {
  const porsenna = pieceOf(position, 'porsenna')
  if (war.id === 'war-etruscan-3' && isHex(porsenna.place) && porsenna.face === 'hostile')
    return porsenna.place
  const hex = war.muster === null ? war.hex : (position.data.index.hexOfCity.get(war.muster) ?? null)
  if (hex === null) throw new Error(`${war.id} has nowhere to gather`)
  if (isFriendly(position, hex, war.nation)) return hex
  return nearestFriendlyCity(position, hex, war.nation) ?? hex
}

/** Is any of its army on the map? */
export function isInPlay(position: KingsPosition, war: WarData): boolean {
  return [war.leader, ...war.units].some(piece => isHex(placeOf(position, piece)))
}
