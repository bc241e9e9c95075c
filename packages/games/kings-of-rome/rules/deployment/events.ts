import type { Rules } from '@aquila/engine'
import { type EventData, type Face, hexes, row } from '../../data/index.ts'
import { transfer } from '../containers.ts'
import { put } from '../pieces.ts'
import { changeIp, changeVp } from '../score.ts'
import { boxes, type Kings } from '../state.ts'
import { championsFight } from './horatii.ts'
import { foundOstia } from './ostia.ts'
import { resolveWar } from './wars.ts'

/** KOR-DEP-2: an event is applied at once. */
export function* resolveEvent(g: Kings, chit: string, from: Face): Rules {
  const event = row(g.data.events, chit)
  g.tell({ kind: 'event', rule: 'KOR-DEP-2', data: { event: chit, from } })
  // Used chits leave the game; the procedures below put elsewhere what does not.
  put(g, chit, boxes.out)
  yield* procedures[event.effect](g, event, from)
}

const procedures: Readonly<Record<EventData['effect'], (g: Kings, event: EventData, from: Face) => Rules>> = {
  war: resolveWar,
  'sabine-women': sabineWomen,
  horatii: championsFight,
  ostia: foundOstia,
  bridge: buildBridge,
  omens: readOmens,
  'end-action': endActionOrOmens,
  scaevola: keepHero,
  cocles: keepHero,
}

/** KOR-EVT-1: marriages and asylum bring people to Rome, if Rome drew the chit; the Sabines march in any case. */
function* sabineWomen(g: Kings, event: EventData, from: Face): Rules {
  if (from === 'roman') {
    yield* changeIp(g, 1, 'KOR-EVT-1', event.id)
    yield* transfer(g, 2, 'hostile', 'KOR-EVT-1', event.id)
  }
  yield* resolveWar(g, event, from)
}

/** KOR-EVT-4: the Pons Sublicius: the Tiber costs nothing any more. */
function* buildBridge(g: Kings, event: EventData, from: Face): Rules {
  g.state.bridge = true
  g.tell({ kind: 'bridge', rule: 'KOR-EVT-4', data: { built: 'built' } })
  if (from === 'roman') changeVp(g, 1, 'KOR-EVT-4', event.id)
}

/** KOR-EVT-5: until End Omens or the end of the period. RULING-12: there is a Pontifex to read them. */
function* readOmens(g: Kings, _event: EventData, from: Face): Rules {
  g.state.omens = from === 'roman' ? 'nice' : 'bad'
  g.tell({ kind: 'omens', rule: 'KOR-EVT-5', data: { omens: g.state.omens } })
}

/** KOR-EVT-6 */
function* endActionOrOmens(g: Kings, _event: EventData, from: Face): Rules {
  if (from === 'roman') {
    g.state.omens = null
    g.tell({ kind: 'omens-end', rule: 'KOR-EVT-6' })
  } else {
    g.state.notes.endAction = true
    g.tell({ kind: 'end-action', rule: 'KOR-EVT-6' })
  }
}

/** KOR-EVT-7, KOR-EVT-8: Scaevola and Cocles are kept if Rome drew them; else they go to where Rome may draw them. */
function* keepHero(g: Kings, event: EventData, from: Face): Rules {
  put(g, event.id, from === 'roman' ? boxes.kept : boxes.roman)
  const rule = event.effect === 'scaevola' ? 'KOR-EVT-7' : 'KOR-EVT-8'
  if (from === 'roman') g.tell({ kind: 'hero-kept', rule, data: { hero: event.id, hex: hexes.rome } })
  else g.tell({ kind: 'serves-rome', rule, data: { piece: event.id, side: 'roman' } })
}
