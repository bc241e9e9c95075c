import { endMatch, type Result, type RuleId, type Rules } from '@aquila/engine'
import { peopleOf, placeOf, unitsIn } from '../../imperator/rules/pieces.ts'
import type { DioceseId, SideId } from '../data/index.ts'
import { peopleIds, sideIds } from '../data/types.ts'
import { capitalDioceses, capitalOf, capitalZones, emperorsOf } from './emperors/ranks.ts'
import { isPacifiedByForce, kin } from './peoples/pacified.ts'
import { scorePoints } from './points.ts'
import { boxes, opponentOf, type Semper, type SemperPosition } from './state.ts'
import { thornPoints } from './stratagems/thorns.ts'
import { usurpationsOf } from './usurpation/candidates.ts'

/** Something that a side scores in Phase F, and the rule that says so. */
interface Score {
  readonly rule: RuleId
  /** What for, as the log names it. */
  readonly what: string
  readonly points: number
}

/** SV-2.F-3: the victory points of the year. */
export function* victoryPoints(g: Semper): Rules {
  for (const side of sideIds) {
    for (const { rule, what, points } of scoresOf(g, side)) yield* scorePoints(g, side, points, rule, what)
  }
}

/** What a side scores in Phase F as things stand. */
export function scoresOf(position: SemperPosition, side: SideId): readonly Score[] {
  const letter = side === 'primus' ? 'P' : 'S'
  const enemy = opponentOf(position, side)
  const pacified = (major: boolean) =>
    peopleIds.filter(
      people =>
        position.data.peoples[people].major === major &&
        position.state.peoples[people].faction === enemy &&
        // RULING-60: the Gothi count once, as the Major that they are together.
        kin(position, people)[0] === people &&
        isPacifiedByForce(position, people),
    ).length
  const both: Score[] = [
    // SV-10.1-C, SV-6.3-Y to SV-6.3-ZA
    ...thornPoints(position, side),
    { rule: 'SV-10.1-D', what: 'control', points: Math.floor(diocesesOf(position, side).length / 3) },
    // SV-10.2-P1, SV-10.2-S1
    { rule: `SV-10.2-${letter}1`, what: 'minors-pacified', points: pacified(false) },
    { rule: `SV-10.2-${letter}2`, what: 'head-in-capital', points: isHeadInCapital(position, side) ? 1 : 0 },
  ]
  const invaders = invadersIn(position, diocesesOf(position, enemy))
  const capitalOverrun = isCapitalOverrun(position, enemy)
  const { state } = position
  if (side === 'secondus') {
    return [
      ...both,
      { rule: 'SV-10.2-S3', what: 'invaders', points: invaders },
      { rule: 'SV-10.2-S4', what: 'pax-romana', points: state.paxRomana ? 1 : 0 },
      { rule: 'SV-10.2-S5', what: 'majors-pacified', points: 2 * pacified(true) },
      { rule: 'SV-10.2-S6', what: 'capital-overrun', points: capitalOverrun ? 3 : 0 },
      {
        rule: 'SV-10.2-S7',
        what: 'usurpation',
        points: usurpationsOf(position, 'secondus').length > 0 ? 3 : 0,
      },
    ]
  }
  return [
    ...both,
    { rule: 'SV-10.2-P3', what: 'no-civil-war', points: state.usurpations.length === 0 ? 1 : 0 },
    { rule: 'SV-10.2-P4', what: 'invaders', points: invaders },
    { rule: 'SV-10.2-P5', what: 'majors-pacified', points: 2 * pacified(true) },
    { rule: 'SV-10.2-P6', what: 'pax-romana', points: state.paxRomana ? 2 : 0 },
    { rule: 'SV-10.2-P7', what: 'capital-overrun', points: capitalOverrun ? 3 : 0 },
    { rule: 'SV-10.2-P8', what: 'no-secondus', points: state.emperors.secondus === null ? 3 : 0 },
  ]
}

export function diocesesOf({ state, data }: SemperPosition, side: SideId): readonly DioceseId[] {
  return data.regionOrder.filter(diocese => state.regions[diocese] === side)
}

/** SV-10.2-P2, SV-10.2-S2 */
function isHeadInCapital(position: SemperPosition, side: SideId): boolean {
  const head = position.state.emperors[side]
  return head !== null && capitalZones(position).includes(placeOf(position, head))
}

/** SV-10.2-P4, SV-10.2-S3, RULING-67: units of Peoples at war in these Dioceses. */
function invadersIn(position: SemperPosition, dioceses: readonly DioceseId[]): number {
  const zones = dioceses.flatMap(diocese => position.data.regions[diocese].zones)
  return zones.reduce(
    (total, zone) => total + unitsIn(position, zone).filter(id => isAtWar(position, id)).length,
    0,
  )
}

/** SV-10.2-P7, SV-10.2-S6 */
function isCapitalOverrun(position: SemperPosition, owner: SideId): boolean {
  return capitalDioceses(position, owner).some(diocese => {
    const zone = capitalOf(position, diocese)
    return zone !== null && unitsIn(position, zone).some(id => isAtWar(position, id))
  })
}

function isAtWar({ state, data }: SemperPosition, unit: string): boolean {
  const people = peopleOf(data, unit)
  return people !== null && state.peoples[people].status === 'war'
}

/** SV-2.F-6, SV-SC-A: the match ends with the last year, or before by a rule of the scenario. */
export function* endOfYear(g: Semper): Rules {
  const early = winAtOnce(g)
  if (early === null && isLastYear(g)) yield* lastPoints(g)
  const last = early !== null || isLastYear(g)
  tellYearCloses(g, early ?? resultOf(g), last)
  if (early !== null) yield* endMatch(early)
  if (!last) return
  yield* endMatch(resultOf(g))
}

/** All that the year brought is told; `last`: the match ends with it. */
function tellYearCloses(g: Semper, { winners }: Result, last: boolean): void {
  const { year, points, regions, usurpations, paxRomana } = g.state
  const ofBoth = <T>(of: (side: SideId) => T): Record<SideId, T> => ({
    primus: of('primus'),
    secondus: of('secondus'),
  })
  g.tell({
    kind: 'year-closes',
    rule: 'SV-2.F-6',
    data: {
      year,
      last,
      points: { ...points },
      dioceses: { ...regions },
      emperors: ofBoth(side => emperorsOf(g, side)),
      capitals: ofBoth(side => capitalDioceses(g, side).length),
      usurpers: usurpations.map(({ usurper, master }) => ({ leader: usurper, side: master })),
      pax: paxRomana,
      winner: sideIds.find(side => winners.includes(side)) ?? null,
    },
  })
}

/**
 * The match ends with this Phase F, whatever is still chosen in it: the last year, or a victory at once that nothing can take
 * back. After the points of the year, what only next year would need is not asked any more.
 */
export function endsThisYear(position: SemperPosition): boolean {
  return isLastYear(position) || winAtOnce(position) !== null
}

/** SV-S6-B, SV-S7-B: or with the year in which Julien has died. */
export function isLastYear({ state, data }: SemperPosition): boolean {
  return state.year >= data.scenarios[state.scenario].lastYear || state.endedBy !== null
}

/**
 * SV-10.2-P9: 5 VP for the player who is Primus at the end. SV-S7-B: 10 for the player of Constance II if Julien died
 * early.
 */
function* lastPoints(g: Semper): Rules {
  yield* scorePoints(g, 'primus', 5, 'SV-10.2-P9', 'primus-at-the-end')
  const { earlyDeath } = g.data.scenarios[g.state.scenario].rules
  const died = g.state.endedBy
  if (earlyDeath !== null && died !== null && died <= earlyDeath.until)
    yield* scorePoints(g, playerOf(g, 'primus'), earlyDeath.points, 'SV-S7-B', 'early-death')
}

/** SV-SC-L: the role that the player has now who began on this side. */
export function playerOf(position: SemperPosition, began: SideId): SideId {
  return position.state.exchanged ? opponentOf(position, began) : began
}

/** SV-S1-E, SV-S3-A: victories before the end. */
export function winAtOnce(position: SemperPosition): Result | null {
  const { state, data } = position
  const { victory } = data.scenarios[state.scenario]
  if (victory === 'italia-from-maxence') {
    const player = playerOf(position, 'primus')
    const dead = placeOf(position, 'maxence') === boxes.dead
    return dead && state.regions.italia === player ? won(position, player, 'decisive', 'SV-S1-E') : null
  }
  if (victory !== 'all-dioceses') return null
  const master = sideIds.find(side => data.regionOrder.every(diocese => state.regions[diocese] === side))
  return master === undefined ? null : won(position, master, 'decisive', 'SV-S3-A')
}

/** SV-S5-C: Magnence reigns, or is dead. */
export function magnenceResult(position: SemperPosition, reigns: boolean): Result {
  return won(position, playerOf(position, reigns ? 'secondus' : 'primus'), 'decisive', 'SV-S5-C')
}

/** SV-S1-E, SV-S5-C: the one whose death his enemy must bring about, and needs little more than that. */
export function decidesByDeath({ state, data }: SemperPosition, leader: string): boolean {
  const { victory } = data.scenarios[state.scenario]
  return (
    (victory === 'italia-from-maxence' && leader === 'maxence') ||
    (victory === 'magnence' && leader === 'magnence')
  )
}

/** SV-S5-C: his usurpation is there from the start, and the match ends with it, one way or the other. */
export function magnenceDecided(position: SemperPosition): Result | null {
  const { state, data } = position
  if (data.scenarios[state.scenario].victory !== 'magnence') return null
  if (state.usurpations.some(({ usurper }) => usurper === 'magnence')) return null
  return magnenceResult(position, state.emperors.primus === 'magnence')
}

/** Who has won if the scenario ends now. */
export function resultOf(position: SemperPosition): Result {
  const { state, data } = position
  const { victory } = data.scenarios[state.scenario]
  if (victory === 'constantinopolis') return constantinopolisResult(position)
  // SV-S5-D
  if (victory === 'magnence' && state.regions.italia === playerOf(position, 'secondus'))
    return won(position, playerOf(position, 'secondus'), 'victory', 'SV-S5-D')
  const { primus, secondus } = state.points
  if (primus === secondus) return { winners: [], outcome: 'draw', rule: 'SV-10.3-A', scores: state.points }
  const winner = primus > secondus ? 'primus' : 'secondus'
  return won(
    position,
    winner,
    levelOf(state.points[winner], state.points[opponentOf(position, winner)]),
    'SV-10.3-A',
  )
}

/** SV-10.3-A, SV-S2-C, SV-S4-C, RULING-69: more than twice, more than five times. */
export function levelOf(winner: number, loser: number): 'victory' | 'decisive' | 'definitive' {
  if (loser <= 0 ? winner > 0 : winner > 5 * loser) return 'definitive'
  return winner > 2 * loser ? 'decisive' : 'victory'
}

/** SV-S8-C: twice the points and the city for Constantin; more than three quarters of his for the other. */
function constantinopolisResult(position: SemperPosition): Result {
  const { points, constantinopolis } = position.state
  const constantin = playerOf(position, 'primus')
  const other = opponentOf(position, constantin)
  if (constantinopolis.built && points[constantin] >= 2 * points[other] && constantin === 'primus')
    return won(position, constantin, 'victory', 'SV-S8-C')
  if (other === 'primus' || 4 * points[other] > 3 * points[constantin])
    return won(position, other, 'victory', 'SV-S8-C')
  return { winners: [], outcome: 'draw', rule: 'SV-S8-C', scores: points }
}

function won({ state }: SemperPosition, winner: SideId, outcome: string, rule: RuleId): Result {
  return { winners: [winner], outcome, rule, scores: { ...state.points } }
}
