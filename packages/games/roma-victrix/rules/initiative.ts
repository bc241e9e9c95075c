import type { Rules } from '@aquila/engine'
import { castOf } from './cast.ts'
import { specials } from './conditions.ts'
import { changeLeaders, findLeader, powerAt } from './pieces.ts'
import { controllerOf, powerId, powerNamed, sideOf } from './powers.ts'
import type { Draw, Roma, RomaPosition } from './state.ts'

/** D (RV-4.2D-a): a marker for every Power that will act goes into the cup; all Leaders may act again. */
export function* fillCup(g: Roma): Rules {
  restLeaders(g)
  g.state.cup = drawsOfTurn(g)
  leaveSleepersOut(g)
}

/** A Leader who has acted may act again. */
function restLeaders({ state }: Roma): void {
  changeLeaders(
    state,
    leader => leader.activated,
    leader => ({ ...leader, activated: false }),
  )
}

/**
 * RV-5.23-a: a Leader who has acted may act again in the next Operations Phase. RV-15.1-a: where Leaders are drawn, every
 * draw is one, and he rests until the cup is filled again, so that nobody acts as a Leader and as Supreme Leader too.
 */
export function restAfterOperations(g: Roma): void {
  if (!leadersAreDrawn(g)) restLeaders(g)
}

/** RV-15.1-a: by agreement Leaders are in the cup. */
export function leadersAreDrawn({ options }: RomaPosition): boolean {
  return options['leader-draw'] === 'on'
}

/**
 * RV-3.52-a, RV-16.41-a: one marker for each Active Major and each automaton; with option 15.1 every Leader of a Major's
 * side who is not Supreme besides. RV-16.42-Ga: the Leaders of an automaton act one after the other, with its marker.
 */
export function drawsOfTurn(position: RomaPosition): Draw[] {
  const { state } = position
  const draws: Draw[] = []
  for (const [power, { status }] of state.powers.entries()) {
    if (status !== 'major' && status !== 'automaton') continue
    draws.push({ power, leader: null })
    if (status !== 'major' || !leadersAreDrawn(position)) continue
    for (const leader of state.leaders)
      if (sideOf(state, leader.power) === power && !leader.supreme) draws.push({ power, leader: leader.id })
  }
  return draws
}

/** RV-15.1-a: a Leader in the cup is drawn for the side that he serves now; one who serves no Major any more is not drawn. */
export function followLeaders({ state }: Roma): void {
  const draws: Draw[] = []
  for (const draw of state.cup) {
    if (draw.leader === null) {
      draws.push(draw)
      continue
    }
    const leader = findLeader(state, draw.leader)
    if (leader === undefined) continue
    const power = sideOf(state, leader.power)
    if (powerAt(state, power).status === 'major') draws.push({ power, leader: leader.id })
  }
  state.cup = draws
}

/**
 * RV-16.41-a, RV-16.42-E: when Rome has acted, the other Majors that are active are drawn. A Major that has not been
 * invaded is not: it would do nothing. Rome may still wake it until then.
 */
export function leaveSleepersOut({ state }: Roma): void {
  if (state.cup.some(({ power }) => controllerOf(state, power) !== null)) return
  state.cup = state.cup.filter(({ power }) => powerAt(state, power).activated > 0)
}

/** RV-4.2D-a: one is drawn blindly, unless a special rule says whose it is. */
export function* drawInitiative(g: Roma): Rules {
  const first = firstInitiative(g)
  const draw = first ?? g.dice.oneOf(g.state.cup, 'initiative')
  g.state.cup = g.state.cup.filter(each => each !== draw)
  g.state.phasing = draw
  g.tell({
    kind: 'initiative',
    rule: 'RV-4.2D-a',
    data: { power: powerId(g, draw.power), left: g.state.cup.length },
  })
}

/** A special rule may take a marker instead of drawing it, once; RV-16.42-E: alone, Rome always acts first. */
function firstInitiative(g: Roma): Draw | null {
  if (castOf(g).scenario.solitaire)
    return g.state.cup.find(draw => controllerOf(g.state, draw.power) !== null) ?? null
  for (const special of specials(g)) {
    if (special.kind !== 'firstInitiative' || special.turn !== g.state.turn) continue
    const power = powerNamed(g, special.power)
    return g.state.cup.find(draw => draw.power === power && draw.leader === null) ?? null
  }
  return null
}
