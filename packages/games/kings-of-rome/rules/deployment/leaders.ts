import { type Face, hexes, row } from '../../data/index.ts'
import { lastTurn } from '../../data/periods.ts'
import { put } from '../pieces.ts'
import { boxes, type Kings } from '../state.ts'
import { friendlyHome, homeOf } from './units.ts'

/** KOR-OFF-1: from the R container, in Rome, for this turn. KOR-OFF-2: from the other, two turns ahead on the track. */
export function deployOffice(g: Kings, office: string, from: Face): void {
  if (from === 'roman') {
    put(g, office, hexes.rome, 'roman')
    g.tell({ kind: 'office-enters', rule: 'KOR-OFF-1', data: { office } })
    return
  }
  const turn = g.state.turn + 2
  // RULING-46: past the end of the track it is out of play.
  put(g, office, turn > lastTurn ? boxes.out : boxes.track)
  if (turn <= lastTurn) g.state.track = { ...g.state.track, [office]: turn }
  g.tell({ kind: 'office-waits', rule: 'KOR-OFF-2', data: { office, turn } })
}

/** KOR-LEAD-1: from the R container into the other. KOR-LEAD-2: from the NR container onto the map, at home (RULING-47). */
export function deployLeader(g: Kings, leader: string, from: Face): void {
  const { nation } = row(g.data.leaders, leader)
  const home = from === 'roman' ? null : friendlyHome(g, homeOf(g, leader), nation)
  if (home === null) {
    put(g, leader, boxes.hostile)
    g.tell({ kind: 'leader-back', rule: 'KOR-LEAD-1', data: { leader } })
    return
  }
  put(g, leader, home, 'hostile')
  g.tell({ kind: 'chit-deployed', rule: 'KOR-LEAD-2', data: { piece: leader, side: 'hostile', to: home } })
}
