import type { Rules } from '@aquila/engine'
import type { Face } from '../../data/index.ts'
import type { Kings } from '../state.ts'
import { resolveEvent } from './events.ts'
import { deployHostileGarrison, deployRomanGarrison } from './garrisons.ts'
import { deployLeader, deployOffice } from './leaders.ts'
import { deployUnit } from './units.ts'

/** A chit that was drawn, by what it is (KOR-DEF-1: it shows the face of its container). */
export function* deployChit(g: Kings, chit: string, from: Face): Rules {
  if (g.data.units[chit] !== undefined) deployUnit(g, chit, from)
  else if (g.data.garrisons[chit] !== undefined) {
    if (from === 'roman') yield* deployRomanGarrison(g, chit)
    else deployHostileGarrison(g, chit)
  } else if (g.data.offices[chit] !== undefined) deployOffice(g, chit, from)
  else if (g.data.leaders[chit] !== undefined) deployLeader(g, chit, from)
  else yield* resolveEvent(g, chit, from)
}
