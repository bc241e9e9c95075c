import type { Rules } from '@aquila/engine'
import { type EventData, type Face, hexes } from '../../data/index.ts'
import { placeOf, put, shipsIn } from '../pieces.ts'
import { eventBox, type Kings } from '../state.ts'
import { friendlyPort, homeOf } from './units.ts'

/** KOR-EVT-3, KOR-NAV-3: Ostia becomes a Roman city and the port of Roman fleets. */
export function* foundOstia(g: Kings, event: EventData, from: Face): Rules {
  g.state.ostia = true
  put(g, 'G-ostia', hexes.ostia, 'roman')
  g.tell({ kind: 'ostia', rule: 'KOR-EVT-3', data: { hex: hexes.ostia, garrison: 'G-ostia' } })
  for (const ship of shipsIn(g, hexes.rome, 'roman')) launch(g, ship, hexes.ostia, 'roman')
  const box = eventBox(event.id)
  for (const ship of Object.keys(g.data.units).filter(unit => placeOf(g, unit) === box)) {
    const roman = g.data.units[ship]?.roman !== null
    if (!roman && from === 'roman') continue
    if (roman) launch(g, ship, hexes.ostia, 'roman')
    else {
      const port = friendlyPort(g, homeOf(g, ship), 'etr')
      if (port !== 'pool') launch(g, ship, port, 'hostile')
    }
  }
}

function launch(g: Kings, ship: string, to: string, side: Face): void {
  put(g, ship, to, side)
  g.tell({ kind: 'chit-deployed', rule: 'KOR-NAV-3', data: { piece: ship, side, to } })
}
