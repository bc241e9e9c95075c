import { type Choice, pick, type Reason, type Rules } from '@aquila/engine'
import type { FactionId, PeopleId, StratagemId } from '../../data/index.ts'
import { peopleIds } from '../../data/types.ts'
import { goToWar, whyNotRise } from '../peoples/activation.ts'
import {
  giveAllegiance,
  isEitherOr,
  peoplesToWin,
  tryDiplomacy,
  whyNoDiplomacy,
} from '../peoples/allegiance.ts'
import { attemptCoup, possiblePretenders, whyNoCoup } from '../politics/coup.ts'
import type { Alea, AleaPosition } from '../state.ts'
import { figureOn, spend } from './hand.ts'
import { openFor, playableFaces } from './window.ts'

/** AIE-2.C-e, RULING-128: one side plays its stratagems of Phase C, any number of them, and may try diplomacy once. */
export function* stratagemsOfPhaseC(g: Alea, side: FactionId): Rules {
  g.state.active = side
  yield* openFor(g, {
    name: 'geostrategy',
    rule: 'AIE-2.C-e',
    sides: [side],
    choices: () => choicesOfPhaseC(g, side),
    play: (_side, choice) => playInPhaseC(g, side, choice),
  })
}

function choicesOfPhaseC(g: Alea, side: FactionId): Choice[] {
  const choices = playableFaces(g, side, face => whyNotInPhaseC(g, side, face) === null)
  if (whyNoDiplomacy(g, side) === null) choices.push({ verb: 'diplomacy' })
  return choices
}

/** Why a stratagem cannot be played in Phase C: it belongs elsewhere, or has no target. */
export function whyNotInPhaseC(
  position: AleaPosition,
  side: FactionId,
  stratagem: StratagemId,
): Reason | null {
  if (isEitherOr(position) && position.state.turn.diplomacyTried.includes(side))
    return { rule: 'AIE-2.C-e', why: 'diplomacy-instead' }
  switch (stratagem) {
    case 'coup-d-etat':
      if (possiblePretenders(position, side).length > 0) return null
      return whyNoCoup(position, side) ?? { rule: 'AIE-3.6.1-a', why: 'no-pretender' }
    case 'soulevement-d-un-peuple-mineur':
    case 'soulevement-de-deux-peuples-mineurs':
      return risers(position, false).length > 0 ? null : { rule: 'AIE-6.2-b', why: 'nobody-to-raise' }
    case 'soulevement-d-un-peuple-majeur':
      return risers(position, true).length > 0 ? null : { rule: 'AIE-6.2-d', why: 'nobody-to-raise' }
    case 'allegeance-d-un-peuple-majeur':
      return peoplesToWin(position).length > 0 ? null : { rule: 'AIE-4.4.2-a', why: 'nobody-to-win' }
    default:
      return { rule: 'AIE-6.2-a', why: 'other-phase', about: { stratagem } }
  }
}

function risers(position: AleaPosition, major: boolean): PeopleId[] {
  return peopleIds.filter(people => whyNotRise(position, people, major) === null)
}

function* playInPhaseC(g: Alea, side: FactionId, { verb, noun }: Choice): Rules {
  const counter = String(noun)
  if (verb !== 'diplomacy') g.state.turn.geostrategyPlayed.push(side)
  switch (verb) {
    case 'diplomacy':
      return yield* diplomacy(g, side)
    case 'coup-d-etat':
      return yield* coupDEtat(g, side, counter)
    case 'soulevement-d-un-peuple-mineur':
      spend(g, side, counter, verb)
      return yield* uprising(g, side, 1, false, 'AIE-6.2-b')
    case 'soulevement-de-deux-peuples-mineurs':
      spend(g, side, counter, verb)
      return yield* uprising(g, side, 2, false, 'AIE-6.2-c')
    case 'soulevement-d-un-peuple-majeur':
      spend(g, side, counter, verb)
      return yield* uprising(g, side, 1, true, 'AIE-6.2-d')
    case 'allegeance-d-un-peuple-majeur':
      spend(g, side, counter, verb)
      return yield* allegeance(g, side)
  }
}

/** AIE-4.4.2-c */
function* diplomacy(g: Alea, side: FactionId): Rules {
  const people = yield* pick({
    role: side,
    rule: 'AIE-4.4.2-c',
    task: 'diplomacy',
    verb: 'win',
    nouns: peoplesToWin(g),
  })
  yield* tryDiplomacy(g, side, people)
}

/** AIE-6.2-a, AIE-3.6.1-a: the player designates the Pretender. */
function* coupDEtat(g: Alea, side: FactionId, counter: string): Rules {
  const modifier = figureOn(g, counter, 'coup-d-etat')
  spend(g, side, counter, 'coup-d-etat')
  const leader = yield* pick({
    role: side,
    rule: 'AIE-3.6.1-a',
    task: 'pick-pretender',
    verb: 'support',
    nouns: possiblePretenders(g, side),
    about: { modifier },
  })
  yield* attemptCoup(g, side, leader, modifier)
}

/** AIE-6.2-b to AIE-6.2-d: Peoples of the player's choice, even such as his opponent will control. */
function* uprising(g: Alea, side: FactionId, count: number, major: boolean, rule: string): Rules {
  for (let left = count; left > 0; left--) {
    const nouns = risers(g, major)
    if (nouns.length === 0) return
    const people = yield* pick({
      role: side,
      rule,
      task: 'raise-people',
      verb: 'incite',
      nouns,
      about: { left },
    })
    yield* goToWar(g, people, 'AIE-4.2.2-b')
  }
}

/** AIE-6.2-e, AIE-4.4.2-b: automatic. */
function* allegeance(g: Alea, side: FactionId): Rules {
  const people = yield* pick({
    role: side,
    rule: 'AIE-6.2-e',
    task: 'win-people',
    verb: 'win',
    nouns: peoplesToWin(g),
  })
  yield* giveAllegiance(g, people, side, 'AIE-4.4.2-b')
}
