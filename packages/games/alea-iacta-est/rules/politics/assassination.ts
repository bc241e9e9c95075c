import type { Rules } from '@aquila/engine'
import { oneOfEach } from '../../../imperator/rules/alike.ts'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { whyNotStack } from '../../../imperator/rules/movement/stacking.ts'
import { unitsGoOver } from '../../../imperator/rules/ownership.ts'
import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import { playable, playChosen } from '../../../imperator/rules/stratagems/registry.ts'
import { openFor } from '../../../imperator/rules/stratagems/window.ts'
import { row } from '../../data/index.ts'
import { livingAssassins } from '../fate.ts'
import { whyItaliaClosed } from '../movement/republic.ts'
import { surplusGoesDown } from '../movement/transport.ts'
import {
  actsAsRoman,
  changeFaction,
  isLegio,
  isNaves,
  isNeutral,
  isOnMap,
  isRoman,
  leader,
  leadersIn,
  leadersOf,
  legionsOf,
  placeOf,
  put,
  sideOf,
  unitsIn,
} from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { type Alea, type AleaPosition, boxes, type Place } from '../state.ts'
import type { AleaStratagem } from '../stratagems/stratagem.ts'
import { pick } from '../tasks.ts'
import { assassinsAreGone } from './avengers.ts'
import { flipLeader } from './flip.ts'

/** AIE-3.5.3-d: those who strike. */
const conspirators: readonly string[] = ['m-brutus', 'cassius', 'trebonius', 'd-brutus']

/** On this total or more Caesar dies. */
export const MURDER = 6

/**
 * AIE-2.F-c, AIE-SC-a: in Scenario 1, while Caesar is in play, an attempt may be made on him; once he has been murdered,
 * the year in which the last of his Assassins falls has consequences of its own.
 */
export function* assassinationOfCaesar(g: Alea): Rules {
  const { state, data } = g
  if (!data.scenarios[state.scenario].flags.assassinationOfCaesar) return
  if (isOnMap(data, leader(g, 'caesar').place)) yield* checkForAttempt(g)
  else if (state.caesarMurdered && !state.assassinsAvenged && livingAssassins(g).length === 0)
    yield* assassinsAreGone(g)
}

/** AIE-3.5.3-a to AIE-3.5.3-c */
function* checkForAttempt(g: Alea): Rules {
  const ides = yield* playIdusMartias(g)
  if (!ides && !attemptTakesPlace(g)) return
  const modifier = murderModifier(g) + (ides ? 2 : 0)
  const total = g.dice.d6('murder of caesar') + modifier
  const succeeds = total >= MURDER
  g.tell({
    kind: succeeds ? 'attempt-succeeds' : 'attempt-fails',
    rule: 'AIE-3.5.3-c',
    data: { total, modifier },
  })
  if (succeeds) yield* murder(g)
}

/** AIE-6.4-a: only the Republican has a use for it; what it brings about is rolled for by the attempt. */
export const idusMartias: AleaStratagem = {
  id: 'idus-martias',
  moments: ['F.caesar'],
  goes: 'cup',
  whyNot: () => null,
  *play(g: Alea, side, counter) {
    spend(g, side, counter, 'idus-martias')
  },
}

/** AIE-3.5.3-b, AIE-6.4-a: with Idus Martias the attempt takes place by itself. True if it was played. */
function* playIdusMartias(g: Alea): Rules<boolean> {
  let played = false
  const moment = { name: 'step', step: 'F.caesar' } as const
  yield* openFor(g, {
    name: 'results',
    rule: 'AIE-6.4-a',
    moment,
    sides: ['republican'],
    choices: side => (played ? [] : playable(g, side, moment)),
    play(side, choice) {
      played = true
      return playChosen(g, side, choice, moment)
    },
  })
  return played
}

/** AIE-3.5.3-a, RULING-22: the Republican's d6 must be lower than Caesar's legions or, by the option, his regions. */
function attemptTakesPlace(g: Alea): boolean {
  const roll = g.dice.d6('attempt on caesar')
  const against = conspiratorsCount(g)
  const happens = roll < against
  g.tell({
    kind: happens ? 'attempt-on-caesar' : 'no-attempt-on-caesar',
    rule: 'AIE-3.5.3-a',
    data: { roll, against },
  })
  return happens
}

export function conspiratorsCount(position: AleaPosition): number {
  const { state, data, options } = position
  if (options.assassinationCount === 'regions')
    return data.regionOrder.filter(region => state.regions[region] === 'caesarian').length
  return legionsOf(position, 'caesarian').length
}

/** AIE-3.5.3-c: +1 if Caesar is in Roma, +1 if Pompeius is gone. */
export function murderModifier(position: AleaPosition): number {
  const { data } = position
  const inRoma = placeOf(position, 'caesar') === data.roma.zone ? 1 : 0
  return inRoma + (leader(position, 'pompeius').place === boxes.dead ? 1 : 0)
}

/** The consequences, in the order of the rulebook. */
function* murder(g: Alea): Rules {
  const { state } = g
  state.caesarMurdered = true
  // AIE-3.5.3-d, AIE-3.5.3-e, RULING-83: before anybody succeeds Caesar, for it must not be one of them.
  const alive = conspirators.filter(id => leader(g, id).place !== boxes.dead)
  const turned = alive.filter(id => leader(g, id).faction === 'caesarian')
  for (const id of alive) flipLeader(g, id, 'republican', 'AIE-3.5.3-d')
  // AIE-3.5.3-g: the succession is that of a natural death; AIE-3.5.3-i: the heirs are due.
  yield* leaderDies(g, 'caesar', 'ides-of-march')
  // AIE-3.7.2-a, RULING-83: anybody who is alone with a conspirator who has turned follows him.
  for (const id of turned) legionsFollow(g, placeOf(g, id))
  // AIE-3.5.3-f
  for (const place of [...g.data.zoneIds, ...Object.keys(g.data.seas)]) {
    if (isDivided(g, place)) yield* divideStack(g, place)
  }
  // AIE-3.4.2-h: ships have left, and leaders; anybody who stays behind without one is lost.
  yield* surplusGoesDown(g)
  // AIE-3.5.3-h
  state.reducedSequenceTurns = Math.max(state.reducedSequenceTurns, 1)
  if (livingAssassins(g).length === 0) state.assassinsAvenged = true
}

/** Where only Republicans are left to lead, the units are theirs. */
function legionsFollow(g: Alea, place: Place): void {
  if (!isOnMap(g.data, place) || isNeutral(g, place) || isDivided(g, place)) return
  unitsGoOver(g, place, 'caesarian', 'republican')
}

/** A stack with leaders of both factions. */
function isDivided(position: AleaPosition, place: Place): boolean {
  if (isNeutral(position, place)) return false
  const factions = leadersIn(position, place)
    .filter(id => actsAsRoman(position, id))
    .map(id => sideOf(position, id))
  return factions.includes('caesarian') && factions.includes('republican')
}

/**
 * AIE-3.5.3-f: of the legions and of the other units half each, rounded down, stay with the Caesarian leaders; their
 * player picks which. The Republican takes his leaders and the rest elsewhere.
 */
function* divideStack(g: Alea, place: Place): Rules {
  const romans = unitsIn(g, place).filter(piece => isRoman(g.data, piece))
  const legions = romans.filter(piece => isLegio(g.data, piece))
  const others = romans.filter(piece => !isLegio(g.data, piece))
  const staying = [...(yield* chooseHalf(g, place, legions)), ...(yield* chooseHalf(g, place, others))]
  const leaving = romans.filter(piece => !staying.includes(piece))
  for (const piece of staying) changeFaction(g, piece, 'caesarian')
  for (const piece of leaving) changeFaction(g, piece, 'republican')
  const leaders = leadersOf(g, place, 'republican')
  const departure = {
    zone: place,
    sailing: leaving.some(piece => isNaves(g.data, piece)),
    armed: leaving.length > 0,
  }
  const zone = yield* pick({
    role: 'republican',
    rule: 'AIE-3.5.3-f',
    task: 'conspirators-leave',
    verb: 'place',
    nouns: g.data.zoneIds.filter(id => whyNoRefuge(g, id, departure) === null),
    about: departure,
  })
  for (const piece of [...leaders, ...leaving]) put(g, piece, zone)
  g.tell({
    kind: 'army-divides',
    rule: 'AIE-3.5.3-f',
    data: { zone: place, to: zone, leaders, units: leaving },
  })
  // AIE-8.2-j, RULING-120: a leader who has come without a unit among enemies must get away.
  yield* flightOfLoneLeaders(g, zone)
}

/** Who leaves a divided stack: from where, with ships or without, with any units at all. */
interface Departure {
  readonly zone: Place
  readonly sailing: boolean
  readonly armed: boolean
}

function* chooseHalf(g: Alea, zone: Place, units: readonly string[]): Rules<string[]> {
  const chosen: string[] = []
  for (let left = Math.floor(units.length / 2); left > 0; left--) {
    chosen.push(
      yield* pick({
        role: 'caesarian',
        rule: 'AIE-3.5.3-f',
        task: 'keep-units',
        verb: 'keep',
        nouns: oneOfEach(
          g,
          units.filter(piece => !chosen.includes(piece)),
        ),
        about: { zone, left },
      }),
    )
  }
  return chosen
}

/**
 * They go to any zone of the Republic without a Caesarian leader; those with ships need a coast that ships can reach. What
 * keeps Romans out of a zone keeps them out too (AIE-4.2.4-a, AIE-S1-c, RULING-135).
 */
export function whyNoRefuge(position: AleaPosition, zone: Place, departure: Departure): AleaReason | null {
  const { data } = position
  const { zone: from, sailing, armed } = departure
  const to = row(data.zones, zone)
  const { roman, seas } = to
  const about = { zone }
  if (!roman) return { rule: 'AIE-3.5.3-f', why: 'outside-the-republic', about }
  if (isNeutral(position, zone)) return { rule: 'AIE-3.6.5-b', why: 'under-triumvir', about }
  if (leadersOf(position, zone, 'caesarian').length > 0)
    return { rule: 'AIE-3.5.3-f', why: 'caesarian-leader-there', about }
  if (sailing && !seas.some(sea => row(data.seas, sea).open))
    return { rule: 'AIE-3.4.2-d', why: 'no-sea', about }
  const rubicon = armed
    ? whyItaliaClosed(position, 'republican', { region: data.zones[from]?.region ?? null }, to)
    : null
  return rubicon ?? whyNotStack(position, 'republican', 0, zone)
}
