import type { Choice } from '@aquila/engine'
import { regionName } from '../../imperator/names.ts'
import { isLeader } from '../../imperator/rules/pieces.ts'
import { leaderPiece } from '../../imperator/table/counters.ts'
import { sideName } from '../../imperator/table/dress.ts'
import type { ChoiceLook } from '../../table/index.ts'
import type { SideId } from '../data/index.ts'
import {
  augustiOf,
  capitalDioceses,
  capitalZones,
  emperorsOf,
  headsOf,
  isCaesar,
} from '../rules/emperors/ranks.ts'
import { opponentOf } from '../rules/state.ts'
import { type Seen, type SemperInput, sideOfRole } from './position.ts'

/** SV-3.5.1: what a rank brings, how many seats are left, and what a veto costs. */
export function courtLook(seen: Seen, { decision }: SemperInput, { verb, noun }: Choice): ChoiceLook {
  const side = sideOfRole(decision?.role ?? null)
  if (decision === null || side === null) return {}
  const portrait = portraitOf(seen, decision.task, noun)
  if (decision.task === 'name-emperors' && typeof noun === 'string') {
    const [head] = headsOf(seen.position, side)
    const { text } = seen
    const after = head === undefined ? '' : leaderPiece(seen, head).label
    const brings =
      verb === 'name-augustus'
        ? text('court.augustus', { head: after })
        : text(augustiOf(seen.position, side).length > 1 ? 'court.caesar-second' : 'court.caesar', {
            head: after,
          })
    return { ...portrait, detail: `${brings}. ${seatsLeft(seen, side, noun)}` }
  }
  if (decision.task === 'lay-thorn' && typeof noun === 'string')
    return { place: noun, detail: masterOf(seen, noun) }
  if (decision.task !== 'veto') return portrait
  return {
    as: verb === 'agree' ? 'way-on' : 'button',
    detail: seen.text(verb === 'agree' ? 'court.agree' : 'court.refuse'),
  }
}

/** The coin of a leader who may be raised, reign or fall. */
function portraitOf(seen: Seen, task: string, noun: Choice['noun']): Pick<ChoiceLook, 'portrait'> {
  if (!aboutLeaders.has(task) || typeof noun !== 'string' || !isLeader(seen.data, noun)) return {}
  return { portrait: leaderPiece(seen, noun) }
}

const aboutLeaders: ReadonlySet<string> = new Set([
  'name-emperors',
  'pick-successor',
  'pick-general',
  'pick-usurper',
  'pick-victim',
])

/** Whose land it is: whom a thorn would hurt. */
function masterOf(seen: Seen, zone: string): string {
  const { data, position, text } = seen
  const region = data.regionOrder.find(id => id === data.zones[zone]?.region)
  if (region === undefined) return ''
  return text('people.beside', {
    region: regionName(seen, data, region),
    side: sideName(seen, position.state.regions[region]),
  })
}

function seatsLeft({ position, text }: Seen, side: SideId, candidate: string): string {
  const own = emperorsOf(position, side).length
  const all = own + emperorsOf(position, opponentOf(position, side)).length
  const free = Math.min(capitalDioceses(position, side).length - own, capitalZones(position).length - all)
  const n = isCaesar(position, candidate) ? free : free - 1
  return text('court.seats', { n: Math.max(0, n) })
}
