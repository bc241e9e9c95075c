import { endMatch, type Result, type Rules } from '@aquila/engine'
import type { Face } from '../data/index.ts'
import { checkContainers, chitsIn } from './containers.ts'
import { deployChit } from './deployment/index.ts'
import { periodData } from './new-chits.ts'
import { resultOf } from './score.ts'
import type { Kings, KingsPosition, KingsState } from './state.ts'

/** KOR-PER-8: Roman chits first, then those of the others (RULING-03). */
export function nextDraw({ state, data }: KingsPosition): Face | null {
  const { draws } = periodData(data, state.period)
  const { drawn } = state.notes
  if (drawn.roman < draws.roman) return 'roman'
  return drawn.hostile < draws.hostile ? 'hostile' : null
}

/** KOR-SEQ-2: one chit after the other is drawn, and deployed or resolved at once. */
export function* extraction(g: Kings): Rules {
  for (let from = nextDraw(g); from !== null; from = nextDraw(g)) {
    const { roman, hostile } = g.state.notes.drawn
    g.state.notes.drawn = from === 'roman' ? { roman: roman + 1, hostile } : { roman, hostile: hostile + 1 }
    yield* drawChit(g, from, 'KOR-SEQ-2')
  }
}

export function noRomans(state: KingsState): Result {
  return resultOf(state, 'no-romans', 'KOR-END-3', false)
}

/** KOR-DEF-2: at random. KOR-END-3: a Roman chit that must be drawn and is not there is defeat. */
export function* drawChit(g: Kings, from: Face, rule: string): Rules {
  const chits = chitsIn(g, from)
  if (chits.length === 0) {
    if (from === 'roman') yield* endMatch(noRomans(g.state))
    yield* checkContainers(g)
    return
  }
  const chit = g.dice.oneOf(chits, `a chit from the ${from} container`)
  g.tell({ kind: 'draw', rule, data: { chit, from, left: chits.length - 1 } })
  yield* deployChit(g, chit, from)
  yield* checkContainers(g)
}
