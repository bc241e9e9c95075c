import type { Migration } from '@aquila/engine'
import * as v from 'valibot'
import { kingsData } from '../../data/index.ts'
import { stackOf } from '../stacks.ts'

/** How stored states of earlier versions of the rules become states of today. */
export const migrations: { readonly [version: string]: Migration } = {
  // The rules have changed, the state has kept its shape; a match keeps the options it was begun with.
  '1.0.0': { to: '1.1.0', migrate: state => state },
  '1.1.0': { to: '1.2.0', migrate: piecesAsLists },
  // Kings bring influence from now on, garrisons and points stay as they were dealt.
  '1.2.0': { to: '1.3.0', migrate: state => state },
  '1.3.0': { to: '1.4.0', migrate: wholeGame },
  // Two garrisons are stronger and kings bring other influence; the points stay as they were.
  '1.4.0': { to: '1.5.0', migrate: state => state },
  // In the harder game kings bring a point more from now on; the points stay as they were.
  '1.5.0': { to: '1.6.0', migrate: state => state },
  // Rules are carried out in more places than before; the state has kept its shape.
  '1.6.0': { to: '1.7.0', migrate: state => state },
  // So again; what a battle remembers is new, but no state is stored in the middle of one.
  '1.7.0': { to: '1.8.0', migrate: state => state },
}

/** Until 1.3.0 there were no matches of a single reign. */
function wholeGame(stored: unknown): unknown {
  return { ...v.parse(v.looseObject({}), stored), singleReign: false }
}

/** Until 1.1.0 a state was records by the names of pieces and places; how it was played is the same. */
function piecesAsLists(stored: unknown): unknown {
  const { places, faces, stacks, enteredFrom, ...rest } = v.parse(byName, stored)
  const pieces = Object.entries(places).map(([id, place]) => ({
    id,
    place,
    face: faces[id] ?? 'hostile',
    from: enteredFrom[id] ?? null,
  }))
  const board = { state: { pieces }, data: kingsData }
  return {
    ...rest,
    pieces,
    stacks: kingsData.index.places.map(place => stackOf(board, place, stacks[place] ?? [])),
  }
}

const byName = v.looseObject({
  places: v.record(v.string(), v.string()),
  faces: v.record(v.string(), v.picklist(['roman', 'hostile'])),
  stacks: v.record(v.string(), v.array(v.string())),
  enteredFrom: v.record(v.string(), v.string()),
})
