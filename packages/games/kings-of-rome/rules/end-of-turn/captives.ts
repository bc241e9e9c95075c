import type { Rules } from '@aquila/engine'
import { containerFor } from '../containers.ts'
import { isUnit, put, stackIn } from '../pieces.ts'
import { changeVp } from '../score.ts'
import { boxes, type Kings } from '../state.ts'

/** KOR-EOT-3, RULING-41: +1 VP for each captive, and then they are released. */
export function* captives(g: Kings): Rules {
  const taken = [...stackIn(g, boxes.captives)]
  if (taken.length === 0) return
  changeVp(g, taken.length, 'KOR-EOT-3', 'captives')
  for (const piece of taken) {
    const inContainer = containerFor(g.data, piece, 'hostile')
    const to = isUnit(g.data, piece) && inContainer === boxes.hostile ? boxes.pool : inContainer
    put(g, piece, to)
    g.tell({ kind: 'released', rule: 'KOR-EOT-3', data: { piece, side: 'hostile', to } })
  }
}
