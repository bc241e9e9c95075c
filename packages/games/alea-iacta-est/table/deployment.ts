import type { Choice, Decision } from '@aquila/engine'
import { lastOfDeployment } from '../../imperator/table/choices.ts'
import { pieceOf, strengthOf } from '../../imperator/table/counters.ts'
import { sideName } from '../../imperator/table/dress.ts'
import type { ChoiceLook, Tray } from '../../table/index.ts'
import type { FactionId } from '../data/index.ts'
import { historicalZone, soundZone } from '../rules/deployment-helps.ts'
import { leadersToDeploy, unitsToDeploy } from '../rules/deployment-zones.ts'
import { isLeader, placesOnMap, sideOf, stackIn } from '../rules/pieces.ts'
import { opponentOf } from '../rules/state.ts'
import { kitOf } from './dress.ts'
import { type AleaInput, factionOf, type Seen } from './position.ts'

/** Free deployment: what is left to be placed, and where it would be placed for a player. */

/** Who else is to be placed with this question, the one that it asks for first. */
function leftToPlace({ position }: Seen, decision: Pick<Decision, 'role' | 'task'> | null): string[] {
  const side = factionOf(decision?.role ?? null)
  if (side === null || (decision?.task !== 'deploy-leader' && decision?.task !== 'deploy-unit')) return []
  return [...leadersToDeploy(position, side), ...unitsToDeploy(position, side)]
}

/** RULING-130: whoever lets others be placed sees each of them, and can take them back until he is done. */
export function deploymentLook(seen: Seen, { decision }: AleaInput, { verb, noun }: Choice): ChoiceLook {
  const left = leftToPlace(seen, decision)
  if (decision === null || left.length === 0) return {}
  if (verb === 'deploy-rest' || verb === 'deploy-history') return { as: 'button', order: verb }
  const last = left.length === 1 ? lastOfDeployment(seen) : {}
  return verb === 'deploy' ? { ...last, suits: ordersFor(seen, decision, String(noun)) } : last
}

const helpers = { 'deploy-rest': soundZone, 'deploy-history': historicalZone } as const

function ordersFor({ position }: Seen, { role, about, choices }: Decision, zone: string): string[] {
  const side = factionOf(role)
  const piece = about?.leader ?? about?.unit
  if (side === null || typeof piece !== 'string') return []
  const zones = choices.flatMap(({ verb, noun }) => (verb === 'deploy' ? [String(noun)] : []))
  return Object.entries(helpers).flatMap(([order, place]) =>
    place(position, side, piece, zones) === zone ? [order] : [],
  )
}

export function trayOf(seen: Seen, { decision, role }: AleaInput): Tray | null {
  const { text } = seen
  const left = decision?.role === role ? leftToPlace(seen, decision) : []
  const side = factionOf(role)
  if (left.length === 0 || side === null) return null
  // A unit that stands nowhere yet is nobody's by its place: it wears what its owner wears.
  const pieces = left.map(id => ({ ...pieceOf(seen, id), kit: kitOf(side) }))
  return {
    title: text('tray.left', { n: left.length }),
    groups: [
      { name: text('tray.leaders'), pieces: pieces.filter(({ kind }) => kind === 'leader') },
      { name: text('tray.units'), pieces: pieces.filter(({ kind }) => kind === 'unit') },
    ].filter(group => group.pieces.length > 0),
    note: enemyInWords(seen, opponentOf(seen.position, side)),
  }
}

/** What the other side has placed, or what it will place. */
function enemyInWords(seen: Seen, enemy: FactionId): string {
  const { position, data, text } = seen
  const placed = placesOnMap(data)
    .flatMap(place => stackIn(position, place))
    .filter(id => sideOf(position, id) === enemy)
  const waiting = [...leadersToDeploy(position, enemy), ...unitsToDeploy(position, enemy)]
  const all = waiting.length > 0 ? waiting : placed
  const units = all.filter(id => !isLeader(data, id))
  return text(waiting.length > 0 ? 'tray.enemy-waits' : 'tray.enemy', {
    side: sideName(seen, enemy),
    leaders: all.length - units.length,
    units: units.length,
    strength: strengthOf(units.map(id => pieceOf(seen, id))),
  })
}
