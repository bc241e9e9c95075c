import type { StandingOrder } from '@aquila/engine'
import type { Kit } from './look.ts'
import type { LeaderPiece, PlaceId } from './pieces.ts'

/** Somebody of another side who could come to a place. */
export interface Threat {
  readonly from: PlaceId
  readonly kit: Kit
  readonly name: string
  /** Null: it is not to be seen. */
  readonly strength: number | null
  readonly cost: string
  /** If he does not surely come: how likely, as a fraction. */
  readonly chance?: string
}

/** What somebody points at. */
export type Pointed =
  | { readonly kind: 'place'; readonly id: PlaceId }
  | { readonly kind: 'piece'; readonly id: string }
  | { readonly kind: 'card'; readonly id: string }

/** How a choice looks: where it is on the table and what it leads to. What is left out is worked out from its noun. */
export interface ChoiceLook {
  readonly place?: PlaceId
  readonly piece?: string
  readonly card?: string
  /** True if pointing at the place means it too, and not only pointing at the piece. */
  readonly here?: boolean
  /** True if it leads into a battle. */
  readonly battle?: boolean
  /** What it costs or leads to, very short: '2 MP', '5 in 6'. */
  readonly cost?: string
  /** Whom it is about: his coin stands before the row, which is listed wherever he is. */
  readonly portrait?: LeaderPiece
  /** One more line in the list of choices. */
  readonly detail?: string
  /** The way it would go, from where it starts: shown when somebody points at its end. */
  readonly way?: readonly PlaceId[]
  /** In a muster: one or all of a kind, taken along or left behind. */
  readonly kind?: { readonly id: string; readonly change: 'one-more' | 'all' | 'one-less' | 'none' }
  /** True if it cannot succeed, whatever is rolled: said so, and listed last. */
  readonly hopeless?: boolean
  /** True if it only gives up what could be done: listed after all that does something. */
  readonly givesUp?: boolean
  /** If it leads to a die: for each face, 1 to 6, whether it succeeds. */
  readonly faces?: readonly boolean[]
  /** 'way-on' is the one that ends the step; 'button' has no place on the table. */
  readonly as?: 'way-on' | 'button'
  /** Said of choices that are often made together, one after another: 'Take all'. */
  readonly all?: string
  /** It takes somebody along, and is made by itself when he sets out: those with the highest number first. */
  readonly along?: number
  /** It puts right what is owed: stands beside that, by its id, and not in the list. */
  readonly remedies?: string
  /** True if another choice is better in every way: offered only where all of them are listed. */
  readonly idle?: boolean
  /** How much it promises, beside others of its kind: in a list the highest come first. */
  readonly worth?: number
  /** What it is one of, where there are many of little interest: in a list they share one row that opens. */
  readonly group?: string
  /** A sensible default among many: the smallest loss. */
  readonly suggested?: boolean
  /** What would be left undone: asked before the step is ended. */
  readonly warning?: string
  /** How that is asked: 'Deployment done?' with its two answers. */
  readonly ending?: { readonly title: string; readonly yes: string; readonly no: string }
  /** It gives one order for many choices: made one by one, those that `suits` names it, so that all can be taken back. */
  readonly order?: string
  readonly suits?: readonly string[]
  /** A standing order that would give this answer from now on: offered beside it. */
  readonly standing?: { readonly window: string; readonly order: StandingOrder }
  /** It is for good and hardly ever wanted: after everything else in a list, the way on too. */
  readonly rare?: boolean
  /** How it can end the game or cost a leader: said beside it, before it is chosen. */
  readonly danger?: string
}

/** How an event looks in the log. */
export interface EventLook {
  readonly icon: string
  readonly kit?: Kit
  readonly places?: readonly PlaceId[]
  /** The way somebody went: drawn as an arrow when the event is shown. */
  readonly way?: readonly PlaceId[]
  /** A heading before it: a new year, a new sequence. With `alone` the heading says all, and no line follows it. */
  readonly heading?: { readonly text: string; readonly kit?: Kit; readonly alone?: boolean }
  /** One of many alike, such as the losses of a battle one by one: a run of them is one line of the log. By name, if several kinds go together. */
  readonly minor?: boolean | string
  /**
   * Its part in an affair that the log tells in one line, such as a battle: it opens it, tells how it ended, says what that cost,
   * or is one more thing that came of it. What has no part in it ends it.
   */
  readonly affair?: 'opens' | 'tells' | 'cost' | 'more'
  /** Why, where the rules decide for a side that nobody plays: it stands where the reason of a bot would. */
  readonly reason?: string
  /** True if the game did it by itself for a side that nobody plays: then it and what follows is news to the player. */
  readonly theirs?: boolean
  /** False if it was drawn or dealt, so that the dice behind it mean nothing to a reader. */
  readonly dice?: boolean
  /** Something to mark on the scrubber. */
  readonly mark?: 'turn' | 'battle' | 'death'
  /** A moment to name on the chart of the match, if there is room for it: the heaviest first. */
  readonly moment?: { readonly label: string; readonly weight: number }
  /** Something the reader of the chronicle wants to know, in a game that tells no chronicle of its own. */
  readonly chronicle?: boolean
  /** Years and turns: the name of the chapter that begins here. */
  readonly chapter?: string
}
