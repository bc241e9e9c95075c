import { choicesWith, type Rules } from '@aquila/engine'
import type { Face } from '../../data/index.ts'
import { strongestFirst, virtusOf } from '../pieces.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask } from '../tasks.ts'
import { battleOf, cavalryOf, infantryOf, WIDEST_FRONT } from './display.ts'

/** KOR-CMB-1 to KOR-CMB-3: both sides take their places on the battle display. */
export function* deploy(g: Kings): Rules {
  const battle = battleOf(g)
  battle.step = 'deployment'
  standAside(g)
  const width = Math.min(battle.roman.units.length, battle.hostile.units.length, WIDEST_FRONT)
  if (battle.kind === 'ambush') {
    // KOR-AMB-4: the Romans first; then the strongest of the others opposite the weakest of them.
    yield* deployRomans(g, width)
    yield* placeRomanLeader(g)
    setFront(g, 'hostile', oppositeTheWeakest(g, bestFor(g, 'hostile', width)))
  } else {
    setFront(g, 'hostile', bestFor(g, 'hostile', width))
    yield* deployRomans(g, width)
    yield* placeRomanLeader(g)
  }
  battle.hostile.leaderSpace = spaceForHostileLeader(g)
  g.tell({
    kind: 'lines-drawn',
    rule: 'KOR-CMB-2',
    data: {
      roman: battle.roman.front.filter(unit => unit !== null),
      hostile: battle.hostile.front.filter(unit => unit !== null),
      romanReserve: [...battle.roman.reserve],
      hostileReserve: [...battle.hostile.reserve],
      romanLeader: battle.roman.leaderSpace,
      hostileLeader: battle.hostile.leaderSpace,
    },
  })
}

/** KOR-CMB-1: one leader takes part; the others withdraw until the battle is over (RULING-70). */
function standAside(g: Kings): void {
  const battle = battleOf(g)
  const leaders = [...battle.roman.aside, ...battle.hostile.aside]
  if (leaders.length > 0) g.tell({ kind: 'stand-aside', rule: 'KOR-CMB-1', data: { leaders } })
}

/** KOR-CMB-2: infantry first, the strongest first, and cavalry only if there is not enough. */
function bestFor(position: KingsPosition, side: Face, width: number): string[] {
  const infantry = strongestFirst(position, infantryOf(position, side))
  const cavalry = strongestFirst(position, cavalryOf(position, side))
  return [...infantry, ...cavalry].slice(0, width)
}

/** KOR-AMB-4 */
function oppositeTheWeakest(position: KingsPosition, units: readonly string[]): string[] {
  const romans = battleOf(position).roman.front.flatMap((unit, space) =>
    unit === null ? [] : [{ unit, space }],
  )
  const weakestFirst = romans.toSorted(
    (one, two) => virtusOf(position, one.unit) - virtusOf(position, two.unit) || one.space - two.space,
  )
  const strongest = strongestFirst(position, units)
  return weakestFirst
    .map(({ space }, index) => ({ space, unit: strongest[index] }))
    .toSorted((one, two) => one.space - two.space)
    .flatMap(({ unit }) => (unit === undefined ? [] : [unit]))
}

function setFront(g: Kings, side: Face, units: readonly string[]): void {
  const army = battleOf(g)[side]
  army.front = [...units]
  army.fallen = units.map(() => null)
  army.reserve = army.units.filter(unit => !units.includes(unit))
}

/** KOR-CMB-2, RULING-71: the player fills his spaces in order, or lets his units fall in by Virtus. */
function* deployRomans(g: Kings, width: number): Rules {
  const chosen: string[] = []
  while (chosen.length < width) {
    const open = openForFront(g, chosen)
    if (open.length === 1 && open[0] !== undefined) {
      chosen.push(open[0])
      continue
    }
    const { verb, noun } = yield ask({
      role: ROME,
      rule: 'KOR-CMB-2',
      task: 'deploy',
      choices: [...choicesWith('deploy', open), { verb: 'by-virtus' }],
      about: { space: chosen.length + 1, spaces: width },
    })
    const unit = open.find(each => each === noun)
    if (verb === 'deploy' && unit !== undefined) chosen.push(unit)
    else while (chosen.length < width) chosen.push(...openForFront(g, chosen).slice(0, 1))
  }
  setFront(g, 'roman', chosen)
}

/** KOR-CMB-2: infantry as long as there is any; the strongest first. */
function openForFront(position: KingsPosition, chosen: readonly string[]): string[] {
  const free = (units: readonly string[]) => units.filter(unit => !chosen.includes(unit))
  const infantry = free(infantryOf(position, 'roman'))
  return strongestFirst(position, infantry.length > 0 ? infantry : free(cavalryOf(position, 'roman')))
}

/** KOR-CMB-3: the Roman leader stands with a unit of the front line, or in reserve. */
export function* placeRomanLeader(g: Kings): Rules {
  const { roman } = battleOf(g)
  roman.leaderSpace = null
  const { leader } = roman
  const front = roman.front.filter(unit => unit !== null)
  if (leader === null || front.length === 0) return
  const { verb, noun } = yield ask({
    role: ROME,
    rule: 'KOR-CMB-3',
    task: 'place-leader',
    choices: [...choicesWith('lead-with', front), { verb: 'lead-from-reserve' }],
    about: { leader },
  })
  if (verb === 'lead-with') roman.leaderSpace = roman.front.indexOf(String(noun))
  g.tell({
    kind: 'leader-deployed',
    rule: 'KOR-CMB-3',
    data: { leader, space: roman.leaderSpace, unit: roman.leaderSpace === null ? null : String(noun) },
  })
}

/** KOR-CMB-3: hostile leaders are always in the front line, with the strongest unit there. */
export function spaceForHostileLeader(position: KingsPosition): number | null {
  const { leader, front } = battleOf(position).hostile
  if (leader === null) return null
  const strongest = strongestFirst(
    position,
    front.filter(unit => unit !== null),
  )[0]
  return strongest === undefined ? null : front.indexOf(strongest)
}
