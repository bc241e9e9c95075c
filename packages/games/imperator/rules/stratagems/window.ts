import {
  type Choice,
  type PlainRecord,
  type ReactionWindow,
  type Rest,
  type RuleId,
  type Rules,
  reactionWindow,
  row,
} from '@aquila/engine'
import { type Campaign, type CampaignPosition, type FactionId, opponentOf } from '../state.ts'
import { type Moment, playable, playChosen } from './registry.ts'

/** A window in the sequence of play at which stratagems can be played. */
export interface StratagemWindow {
  /** The window, as the game lists it. */
  readonly name: string
  readonly rule: RuleId
  readonly moment: Moment
  /** Who may play, in the order of asking. */
  readonly sides: readonly FactionId[]
  /** What the question is about, where it is about something: the zone of a battle. */
  readonly about?: PlainRecord
  /** For how long a side may say that it does not want to be asked again. */
  readonly rests?: (side: FactionId) => readonly Rest[]
  /** Other windows that ask for the same stratagems. */
  readonly restsWith?: readonly string[]
  /** What a side can choose, if not all that it holds and can play now. */
  choices?(side: FactionId): readonly Choice[]
  /** What everybody knows of what a side could play now; see `ReactionWindow`. */
  circumstances?(side: FactionId): string
  /** How a choice is carried out, if it may be no stratagem. */
  play?(side: FactionId, choice: Choice): Rules
}

/** Asks the sides in turn for stratagems until all have passed. What is in a hand stays hidden. */
export function openFor(g: Campaign, window: StratagemWindow): Rules {
  return reactionWindow(g, asReaction(g, window))
}

/** The window as the kernel opens it. */
export function asReaction(g: Campaign, window: StratagemWindow): ReactionWindow {
  const { name, rule, moment, sides, about = {}, rests, restsWith, circumstances } = window
  const choices = window.choices ?? (side => playable(g, side, moment))
  const play = window.play ?? ((side, choice) => playChosen(g, side, choice, moment))
  return {
    name,
    rule,
    roles: sides,
    about,
    rests,
    restsWith,
    circumstances,
    reactions: choices,
    concealed: side => row(g.state.hands, side).length > 0,
    play,
  }
}

/** The initiative player first. */
export function inOrder<F extends FactionId>(position: CampaignPosition<F>): readonly [F, F] {
  const { initiative } = position.state
  return [initiative, opponentOf(position, initiative)]
}
