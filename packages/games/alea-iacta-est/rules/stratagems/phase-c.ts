import type { Choice, Rules } from '@aquila/engine'
import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import { playable, playChosen } from '../../../imperator/rules/stratagems/registry.ts'
import { openFor } from '../../../imperator/rules/stratagems/window.ts'
import type { FactionId } from '../../data/index.ts'
import {
  giveAllegiance,
  isEitherOr,
  peoplesToWin,
  tryDiplomacy,
  whyNoDiplomacy,
} from '../peoples/allegiance.ts'
import { attemptCoup, possiblePretenders, whyNoCoup } from '../politics/coup.ts'
import type { AleaReason } from '../reasons.ts'
import type { Alea, AleaPosition } from '../state.ts'
import { pick } from '../tasks.ts'
import { figureOn } from './figures.ts'
import type { AleaStratagem } from './stratagem.ts'

/** AIE-2.C-e, RULING-128: one side plays its stratagems of Phase C, any number of them, and may try diplomacy once. */
export function* stratagemsOfPhaseC(g: Alea, side: FactionId): Rules {
  g.state.active = side
  const moment = { name: 'geostrategy' } as const
  yield* openFor(g, {
    name: 'geostrategy',
    rule: 'AIE-2.C-e',
    moment,
    sides: [side],
    choices(): Choice[] {
      const choices = whyDiplomacyInstead(g, side) === null ? playable(g, side, moment) : []
      if (whyNoDiplomacy(g, side) === null) choices.push({ verb: 'diplomacy' })
      return choices
    },
    play(_side, choice) {
      if (choice.verb === 'diplomacy') return diplomacy(g, side)
      g.state.turn.geostrategyPlayed.push(side)
      return playChosen(g, side, choice, moment)
    },
  })
}

/** RULING-128: by the strict reading whoever has tried diplomacy plays no stratagems of Phase C. */
export function whyDiplomacyInstead(position: AleaPosition, side: FactionId): AleaReason | null {
  return isEitherOr(position) && position.state.turn.diplomacyTried.includes(side)
    ? { rule: 'AIE-2.C-e', why: 'diplomacy-instead' }
    : null
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
export const coupDEtat: AleaStratagem = {
  id: 'coup-d-etat',
  moments: ['geostrategy'],
  goes: 'cup',
  whyNot(position: AleaPosition, side: FactionId) {
    if (possiblePretenders(position, side).length > 0) return null
    return whyNoCoup(position, side) ?? { rule: 'AIE-3.6.1-a', why: 'no-pretender' }
  },
  *play(g: Alea, side: FactionId, counter) {
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
  },
}

/** AIE-6.2-e, AIE-4.4.2-b: automatic. */
export const allegeance: AleaStratagem = {
  id: 'allegeance-d-un-peuple-majeur',
  moments: ['geostrategy'],
  goes: 'cup',
  whyNot: (position: AleaPosition) =>
    peoplesToWin(position).length > 0 ? null : { rule: 'AIE-4.4.2-a', why: 'nobody-to-win' },
  *play(g: Alea, side: FactionId, counter) {
    spend(g, side, counter, 'allegeance-d-un-peuple-majeur')
    const people = yield* pick({
      role: side,
      rule: 'AIE-6.2-e',
      task: 'win-people',
      verb: 'win',
      nouns: peoplesToWin(g),
    })
    yield* giveAllegiance(g, people, side, 'AIE-4.4.2-b')
  },
}
