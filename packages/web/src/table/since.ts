import type { PlaceId } from '@aquila/games/table'
import type { Reel, Shot, TableState } from '../match/table-match.ts'
import type { ShownSoFar } from './shown.ts'

/** After so long without anything new somebody has been away, in milliseconds. */
const AWAY = 60_000

/** So many pictures are a turn: less is seen at a glance. */
const A_TURN = 2

/** What others did that these eyes have not seen. */
export function unseenOf({ shots }: Reel): Shot[] {
  return shots.filter(({ own, seen }) => !own && !seen)
}

/** Since when somebody has been away, if others have played a turn meanwhile; otherwise null. */
export function awaySince({ at }: Pick<ShownSoFar, 'at'>, reel: Reel, now = Date.now()): number | null {
  return at !== null && now - at > AWAY && unseenOf(reel).length >= A_TURN ? at : null
}

/** Whether a picture concerns the viewer: he throws or suffers in it, or it happens where his own stand or what he holds. */
export function touches({ viewer, seats }: Pick<TableState, 'viewer' | 'seats'>, shot: Shot): boolean {
  const own = seats.find(({ role }) => role === viewer)
  if (own === undefined) return true
  const { scene, kit, moments } = shot
  if (kit === own.kit) return true
  if (moments.some(({ moment }) => moment.concerns.includes(own.role))) return true
  const places = new Set<PlaceId>([...shot.way.slice(-1), ...shot.lines.flatMap(line => line.places)])
  return (
    scene.stacks.some(stack => stack.kit === own.kit && places.has(stack.place)) ||
    scene.holds.some(hold => hold.kit === own.kit && places.has(hold.place))
  )
}
