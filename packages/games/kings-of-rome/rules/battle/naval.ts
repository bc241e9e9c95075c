import type { Rules } from '@aquila/engine'
import type { Face, HexId, KingsData } from '../../data/index.ts'
import { seaAreas } from '../../data/units.ts'
import { isRomanized } from '../cities.ts'
import { eliminateRoman, leaderDies } from '../losses.ts'
import { beats, shipOdds } from '../odds/index.ts'
import { isUnit, placeOf, put, shipsIn, strongestFirst, virtusOf } from '../pieces.ts'
import { moveAll } from '../retreats.ts'
import { changeIp, changeVp } from '../score.ts'
import { boxes, eventBox, type Kings, type Place, ROME } from '../state.ts'
import { pick } from '../tasks.ts'
import { reach } from '../travel.ts'
import { otherSide, toldAttacks } from './display.ts'

export interface NavalOrder {
  readonly hex: HexId
  readonly from: HexId
  /** Units and leaders aboard. */
  readonly cargo: readonly string[]
}

export interface NavalOutcome {
  /** Null: as many ships were lost on both sides. */
  readonly winner: Face | null
  readonly lost: readonly string[]
}

/** KOR-NAV-4 */
export const NAVAL_ROUNDS = 3

/** RULING-30 */
export const UNITS_ABOARD = 3

/** KOR-NAV-4 to KOR-NAV-6: the Roman fleet in the hex fights the hostile one, for three rounds at most. */
export function* navalBattle(g: Kings, order: NavalOrder): Rules<NavalOutcome> {
  const { hex } = order
  const lost: Record<Face, string[]> = { roman: [], hostile: [] }
  g.tell({
    kind: 'naval-battle',
    rule: 'KOR-NAV-4',
    data: { hex, roman: fleetIn(g, hex, 'roman'), hostile: fleetIn(g, hex, 'hostile') },
  })
  for (let round = 1; round <= NAVAL_ROUNDS; round++) {
    if (fleetIn(g, hex, 'roman').length === 0 || fleetIn(g, hex, 'hostile').length === 0) break
    fightNavalRound(g, hex, round, lost)
  }
  const difference = lost.hostile.length - lost.roman.length
  const winner = difference > 0 ? 'roman' : difference < 0 ? 'hostile' : null
  g.tell({
    kind: 'naval-result',
    rule: 'KOR-NAV-6',
    data: { hex, winner, roman: lost.roman.length, hostile: lost.hostile.length },
  })
  if (winner === 'roman') {
    changeVp(g, 1, 'KOR-NAV-6', 'naval-victory')
    yield* changeIp(g, 2, 'KOR-NAV-6', 'naval-victory')
  } else if (winner === 'hostile') changeVp(g, -2, 'KOR-NAV-6', 'naval-defeat')
  const drowned = yield* loseCargo(g, order)
  sailHome(g, order)
  return { winner, lost: [...lost.roman, ...lost.hostile, ...drowned] }
}

function fleetIn(g: Kings, hex: HexId, side: Face): string[] {
  return strongestFirst(g, shipsIn(g, hex, side))
}

/** RULING-30: every ship rolls against one of the others, the surplus doubling up; all at the same time. */
function fightNavalRound(g: Kings, hex: HexId, round: number, lost: Record<Face, string[]>): void {
  const attacks = [...naval(g, hex, 'roman'), ...naval(g, hex, 'hostile')]
  g.tell({ kind: 'naval-round', rule: 'KOR-NAV-4', data: { hex, round, ...toldAttacks(attacks) } })
  for (const { side, target, hits } of attacks) {
    const sunk = lost[otherSide(side)]
    if (!hits || sunk.includes(target)) continue
    sunk.push(target)
    sink(g, target, otherSide(side))
  }
}

function naval(g: Kings, hex: HexId, side: Face) {
  const targets = fleetIn(g, hex, otherSide(side))
  return fleetIn(g, hex, side).flatMap((by, index) => {
    const target = targets[index % targets.length]
    if (target === undefined) return []
    const die = g.dice.d6('ship')
    return [{ side, by, target, die, hits: beats(shipOdds(virtusOf(g, target)), die) }]
  })
}

/** KOR-NAV-5: Roman ships to the R container, the others to their area beside the map. */
function sink(g: Kings, ship: string, side: Face): void {
  const hex = placeOf(g, ship)
  const to = side === 'roman' ? boxes.roman : seaAreaOf(g.data, ship)
  put(g, ship, to)
  g.tell({ kind: 'eliminated', rule: 'KOR-NAV-5', data: { piece: ship, hex, side, to } })
}

function seaAreaOf(data: KingsData, ship: string): Place {
  const area = seaAreas.find(({ nation }) => nation === data.units[ship]?.nation)
  if (area === undefined) throw new Error(`${ship} has no waters of its own`)
  return eventBox(area.id)
}

/** RULING-30: what no ship is left to carry is lost; the player says which units. */
function* loseCargo(g: Kings, { hex, cargo }: NavalOrder): Rules<readonly string[]> {
  const lost: string[] = []
  const ships = shipsIn(g, hex, 'roman').length
  let aboard = cargo.filter(piece => isUnit(g.data, piece))
  while (aboard.length > ships * UNITS_ABOARD) {
    const unit = yield* pick({
      role: ROME,
      rule: 'KOR-NAV-5',
      task: 'drown',
      verb: 'lose',
      nouns: aboard,
      about: { left: aboard.length - ships * UNITS_ABOARD },
    })
    aboard = aboard.filter(other => other !== unit)
    lost.push(unit)
    eliminateRoman(g, unit, 'KOR-NAV-5')
  }
  if (ships > 0) return lost
  for (const leader of cargo.filter(piece => !isUnit(g.data, piece))) {
    lost.push(leader)
    leaderDies(g, leader, 'KOR-NAV-5')
  }
  return lost
}

/** KOR-NAV-4: while the enemy holds the hex, the Roman fleet goes to its nearest port; the others stay in theirs. */
function sailHome(g: Kings, { hex, cargo }: NavalOrder): void {
  const ships = shipsIn(g, hex, 'roman')
  if (ships.length === 0 || shipsIn(g, hex, 'hostile').length === 0) return
  const port = nearestRomanPort(g, hex)
  if (port === null) return
  const aboard = cargo.filter(piece => placeOf(g, piece) === hex)
  moveAll(g, [...ships, ...aboard], hex, port, 'KOR-NAV-4', 'to-port')
}

function nearestRomanPort(g: Kings, hex: HexId): HexId | null {
  const arrivals = reach(g.data, g.data.index.seaways, hex, Number.POSITIVE_INFINITY, 0, () => false)
  const ports = Object.values(g.data.cities)
    .filter(city => city.port && city.hex !== hex && isRomanized(g, city.hex) && arrivals.has(city.hex))
    .map(city => ({ port: city.hex, cost: arrivals.costTo(city.hex) }))
  return ports.toSorted((one, two) => one.cost - two.cost || (one.port < two.port ? -1 : 1))[0]?.port ?? null
}
