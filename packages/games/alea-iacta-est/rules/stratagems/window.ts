import {
  type Choice,
  type PlainRecord,
  type Rest,
  type RuleId,
  type Rules,
  reactionWindow,
} from '@aquila/engine'
import { type FactionId, row, type StratagemId } from '../../data/index.ts'
import { type Alea, type AleaPosition, opponentOf } from '../state.ts'

/** A moment of the sequence of play at which stratagems can be played. */
export interface StratagemMoment {
  /** The window, as the game lists it. */
  readonly name: string
  readonly rule: RuleId
  /** Who may play, in the order of asking. */
  readonly sides: readonly FactionId[]
  /** What the question is about, where it is about something: the zone of a battle. */
  readonly about?: PlainRecord
  /** For how long a side may say that it does not want to be asked again. */
  readonly rests?: readonly Rest[]
  /** What a side can play now. */
  choices(side: FactionId): readonly Choice[]
  /** What everybody knows of what a side could play now; see `ReactionWindow`. */
  circumstances?(side: FactionId): string
  play(side: FactionId, choice: Choice): Rules
}

/** Asks the sides in turn for stratagems until all have passed. What is in a hand stays hidden. */
export function* openFor(g: Alea, moment: StratagemMoment): Rules {
  const sideNamed = (role: string): FactionId => (role === 'caesarian' ? 'caesarian' : 'republican')
  const { circumstances } = moment
  yield* reactionWindow(g, {
    name: moment.name,
    rule: moment.rule,
    roles: moment.sides,
    about: moment.about ?? {},
    ...(moment.rests === undefined ? {} : { rests: moment.rests }),
    ...(circumstances === undefined ? {} : { circumstances: role => circumstances(sideNamed(role)) }),
    reactions: role => moment.choices(sideNamed(role)),
    concealed: role => g.state.hands[sideNamed(role)].length > 0,
    play: (role, choice) => moment.play(sideNamed(role), choice),
  })
}

/** The initiative player first. */
export function inOrder({ state }: AleaPosition): readonly [FactionId, FactionId] {
  return [state.initiative, opponentOf(state.initiative)]
}

/** The faces in a hand that can be played: one choice for each, the stratagem as verb and its counter as noun. */
export function playableFaces(
  { state, data }: AleaPosition,
  side: FactionId,
  canBePlayed: (stratagem: StratagemId) => boolean,
): Choice[] {
  const choices: Choice[] = []
  for (const counter of state.hands[side]) {
    for (const { stratagem } of row(data.stratagemCounters, counter).faces) {
      if (canBePlayed(stratagem)) choices.push({ verb: stratagem, noun: counter })
    }
  }
  return choices
}
