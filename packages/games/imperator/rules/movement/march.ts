import type { Ask, Choice, Rules } from '@aquila/engine'
import { row } from '@aquila/engine'
import { oneOfEach } from '../alike.ts'
import { moveOn, placeOf, setMoved, sideOf, unitsIn } from '../pieces.ts'
import type { Campaign, CampaignPosition, Place } from '../state.ts'
import { ask } from '../tasks.ts'
import { aboutMarch } from './about.ts'
import { nextStepsOfAgitated } from './agitation.ts'
import { type Column, columnOf, type March, marchFrom } from './column.ts'
import { noteArrival } from './entering.ts'
import { nextZones, whyNotDrop, whyNotTake } from './land.ts'
import { afterStep, borderBetween, mustStop, whyNotEnd } from './paths.ts'

/** Marches over land as they are carried out; what is lawful on them is in land.ts. */

const STAY: Choice = { verb: 'stay' }
const STOP: Choice = { verb: 'stop' }

/** A leader marches, alone or with the units he takes: picks them, then goes zone by zone. */
export function* leadOut(g: Campaign, id: string, flight: boolean): Rules {
  const side = sideOf(g, id)
  if (side === null) throw new Error(`${id} has no side`)
  const start = placeOf(g, id)
  let column = columnOf(g, side, id, [], flight)
  const march = marchFrom(start)
  for (;;) {
    const zones = nextZones(g, column, march)
    const choices: Choice[] = []
    const able = unitsIn(g, start).filter(piece => whyNotTake(g, column, piece) === null)
    for (const noun of oneOfEach(g, able)) choices.push({ verb: 'take', noun })
    for (const noun of zones) choices.push({ verb: 'to', noun })
    // Event 6: an agitated leader who can go must go.
    if (zones.length === 0 || nextStepsOfAgitated(g, id, start) === null) choices.push(STAY)
    const { verb, noun } = yield ask({
      role: side,
      rule: g.data.cites.column,
      task: 'set-out',
      choices,
      about: aboutMarch(column, march),
    })
    if (verb === 'stay') {
      setMoved(g, id, true)
      return
    }
    if (verb === 'take') column = columnOf(g, side, id, [...column.units, String(noun)], flight)
    else {
      yield* goOn(g, column, march, String(noun))
      return
    }
  }
}

/** A unit marches one zone without a leader. */
export function* marchAlone(g: Campaign, id: string, flight: boolean): Rules {
  const side = sideOf(g, id)
  if (side === null) throw new Error(`${id} has no side`)
  const column = columnOf(g, side, null, [id], flight)
  const march = marchFrom(placeOf(g, id))
  const choices: Choice[] = []
  for (const noun of nextZones(g, column, march)) choices.push({ verb: 'to', noun })
  choices.push(STAY)
  const { verb, noun } = yield ask({
    role: side,
    rule: row(g.data.units, id).people === null ? g.data.cites.unitAlone : g.data.cites.foreignUnitAlone,
    task: 'march-alone',
    choices,
    about: aboutMarch(column, march),
  })
  setMoved(g, id, true)
  if (verb === 'stay') return
  const to = String(noun)
  advance(g, column, march, to)
  const { series } = g.data
  if (series.isPerilous(g, to)) yield* series.facePerils(g, side, column.pieces, march.zone, to)
}

/** 3.4.1: goes on from zone to zone, leaving units on the way, until it stops or must stop. */
function* goOn(g: Campaign, setOut: Column, begun: March, first: Place): Rules {
  let column = setOut
  let march = begun
  let next = first
  for (;;) {
    const from = march.zone
    march = advance(g, column, march, next)
    if (g.data.series.isPerilous(g, next)) {
      const mayEnd = (pieces: readonly string[]) => whyNotEnd(g, reformed(g, column, pieces), march) === null
      const left = yield* g.data.series.facePerils(g, column.side, column.pieces, from, next, mayEnd)
      const others = whoGoesOn(g, column, left)
      if (others === null) return
      column = others
    }
    for (;;) {
      if (isOver(g, column, march, setOut)) return
      const answer = yield askOnTheWay(g, column, march)
      if (answer.verb === 'stop') return
      next = String(answer.noun)
      if (answer.verb === 'to') break
      const units = column.units.filter(other => other !== next)
      g.tell({
        kind: 'left-on-the-way',
        rule: g.data.cites.leftOnTheWay,
        data: { unit: next, zone: march.zone },
      })
      // 3.4.1: he stays with the unit that goes farthest and does not go on alone.
      if (units.length === 0) return
      column = columnOf(g, column.side, column.leader, units, column.flight)
    }
  }
}

function askOnTheWay(g: CampaignPosition, column: Column, march: March): Ask {
  const choices: Choice[] = []
  for (const noun of nextZones(g, column, march)) choices.push({ verb: 'to', noun })
  const hurries = choices.length > 0 && nextStepsOfAgitated(g, column.leader, march.zone) !== null
  const mayEnd = whyNotEnd(g, column, march) === null
  if (mayEnd && choices.length > 0) {
    const able = column.units.filter(piece => whyNotDrop(g, column, march, piece) === null)
    for (const noun of oneOfEach(g, able)) choices.push({ verb: 'drop', noun })
  }
  if (mayEnd && !hurries) choices.push(STOP)
  return ask({
    role: column.side,
    rule: g.data.cites.leftOnTheWay,
    task: 'march',
    choices,
    about: aboutMarch(column, march),
  })
}

/** One zone farther: everybody in the column has moved and is there. */
function advance(g: Campaign, column: Column, march: March, to: Place): March {
  const border = borderBetween(g.data, march.zone, to)
  if (border === undefined) throw new Error(`${to} is not next to ${march.zone}`)
  const { side, leader, units, pieces } = column
  g.tell({
    kind: 'march',
    rule: g.data.cites.adjacency,
    data: { side, leader, units, from: march.zone, to, cost: border.cost },
  })
  noteArrival(g, pieces, march.zone, to)
  for (const piece of pieces) moveOn(g, piece, to)
  return afterStep(g, march, border)
}

/**
 * The column that goes on, with those who are left and those who have joined it. Null if its leader, or a unit that
 * went alone, is gone.
 */
function whoGoesOn(g: Campaign, column: Column, left: readonly string[]): Column | null {
  const head = column.leader ?? column.pieces[0]
  return head === undefined || !left.includes(head) ? null : reformed(g, column, left)
}

/** 7.1: it must stop. 3.4.1: so must a leader who has lost his units on the way, as soon as he may be where he is. */
function isOver(g: Campaign, column: Column, march: March, setOut: Column): boolean {
  if (mustStop(g, column, march.zone)) return true
  if (column.units.length > 0 || setOut.units.length === 0) return false
  return whyNotEnd(g, column, march) === null || nextZones(g, column, march).length === 0
}

/** The same leader with those of these pieces who are not he. */
function reformed(g: CampaignPosition, { side, leader, flight }: Column, pieces: readonly string[]): Column {
  const units = pieces.filter(piece => piece !== leader)
  return columnOf(g, side, leader, units, flight)
}
