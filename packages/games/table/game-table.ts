import type {
  Choice,
  Decision,
  Options,
  Plain,
  Role,
  RuleId,
  Seats,
  SeenEvent,
  Told,
  Value,
} from '@aquila/engine'
import type { BattleSheet } from './battle-sheet.ts'
import type { Drawing, Figure } from './figure.ts'
import type { GameStory } from './story.ts'

/**
 * What a game tells the screen. All of it is plain data, made in the worker beside the rules: the page draws it and
 * knows no rule. A game's `table/` exports a `GameTable`.
 */

/**
 * The dress of a side: colour, corner, band and pip together, so that colour alone never tells sides apart.
 * 'eagle' red and round, 'senate' blue and cut, 'forest' green and notched, 'people' ochre for those of no side;
 * 'murex' is the purple of a king, and the dyes after it dress peoples where there are many.
 */
export type Kit = 'eagle' | 'senate' | 'forest' | 'people' | 'murex' | Dye | Livery

/**
 * For a table of six, beside 'eagle': each differs from every other in hue, corner, band, pip, ring, border and sign.
 * 'client' is worn by those who serve one of them.
 */
export type Livery = 'tanit' | 'star' | 'ankh' | 'anchor' | 'boar' | 'client'

export type Dye =
  | 'azure'
  | 'leaf'
  | 'brick'
  | 'amber'
  | 'straw'
  | 'umber'
  | 'violet'
  | 'teal'
  | 'ash'
  | 'coal'
  | 'rose'
  | 'iron'

/** The id of a place of the map: a zone, a sea, or a box beside it. */
export type PlaceId = string

export interface UnitPiece {
  readonly kind: 'unit'
  readonly id: string
  readonly kit: Kit
  /** As short as a counter needs: 'XIII', 'II-R', 'EQVITES'. */
  readonly label: string
  /** For readers and lists: 'Legio XIII'. */
  readonly name: string
  /** A sign of the icon set: 'legio', 'equites'. */
  readonly arm: string
  readonly strength: number
  readonly quality: number | null
  readonly tactics: number | null
  readonly reduced: boolean
  /** True if it has done what it can in this step. */
  readonly spent: boolean
  /** A small sign in the corner, for what else is printed on the counter. */
  readonly badge?: string
}

export interface LeaderPiece {
  readonly kind: 'leader'
  readonly id: string
  readonly kit: Kit
  readonly label: string
  readonly name: string
  /** A faction leader wears the wreath. */
  readonly wreath: boolean
  /** Ratings as the game names them: [['CC', 12], ['TB', 3]]. */
  readonly ratings: readonly (readonly [string, number])[]
  /** Shown on his coin, where one rating is all that counts. */
  readonly rating?: number
  readonly spent: boolean
}

export type Piece = UnitPiece | LeaderPiece

/** Pieces of one side in one place, strongest first. */
export interface Stack {
  readonly place: PlaceId
  readonly kit: Kit
  readonly pieces: readonly Piece[]
  readonly strength: number
  /** How many units it has, where `pieces` lists only those on top. */
  readonly units?: number
  /** True if others may not know what it is made of: drawn with the sign of its side, never with its count. */
  readonly hidden?: boolean
  /** Ships: on which sea they lie at the coast of `place`; null if they are out there themselves. */
  readonly ships?: { readonly on: PlaceId | null }
  /** The side it serves, if it is not one of those who play. */
  readonly serves?: Kit
}

/** Who holds a place: drawn as an inner edge. Places with the same `region` share one edge. */
export interface Hold {
  readonly place: PlaceId
  readonly region: string
  readonly kit: Kit
}

/**
 * A marker on the map. 'banner': a region's control points, or a word; 'wall': a town with its garrison. 'capital': a
 * city with its steps; 'garrison': a shield; 'unknown': what lies face down; 'pillage': a fire; 'limes': a rampart.
 */
export interface Flag {
  readonly id: string
  /** A place, or a region whose banner the map has a spot for. */
  readonly place: PlaceId
  readonly kit: Kit | null
  readonly text: string
  readonly name: string
  readonly as?: 'banner' | 'wall' | 'capital' | 'garrison' | 'unknown' | 'pillage' | 'limes'
  /** Of a capital: how many of its steps stand. */
  readonly steps?: { readonly standing: number; readonly of: number }
}

export type Gauge =
  | {
      readonly kind: 'clock'
      readonly label: string
      readonly value: string
      readonly unit: string
      readonly part: number
      readonly of: number
    }
  | {
      readonly kind: 'pips'
      readonly label: string
      readonly rows: readonly {
        readonly kit: Kit
        readonly done: number
        readonly of: number
        readonly now: boolean
      }[]
    }
  | {
      readonly kind: 'lead'
      readonly label: string
      readonly value: number
      readonly limit: number
      readonly ahead: Kit
      readonly behind: Kit
      readonly short: string
      readonly letters: readonly [string, string]
    }
  | { readonly kind: 'steps'; readonly label: string; readonly value: number; readonly of: number }
  | { readonly kind: 'number'; readonly label: string; readonly value: string; readonly kit: Kit | null }
  /** So many of so many as arcs of a ring. */
  | {
      readonly kind: 'ring'
      readonly label: string
      readonly done: number
      readonly of: number
      readonly kit: Kit
    }
  /** Who acts now, and how many are still in the cup. */
  | {
      readonly kind: 'draws'
      readonly label: string
      readonly now: { readonly kit: Kit; readonly name: string } | null
      readonly left: number
    }
  /** Points of several kinds, one under the other, each on its way to a mark. */
  | {
      readonly kind: 'scores'
      readonly label: string
      readonly rows: readonly {
        readonly label: string
        readonly value: number
        readonly of: number
        readonly kit: Kit
      }[]
    }
  /** Bags to draw from, with how much is in them. */
  | {
      readonly kind: 'bags'
      readonly label: string
      readonly bags: readonly { readonly label: string; readonly count: number; readonly kit: Kit }[]
    }

/** Something held in secret. A counter with two sides has two faces, and either can be played. */
export interface Card {
  readonly id: string
  readonly faces: readonly CardFace[]
}

export interface CardFace {
  readonly name: string
  readonly when: string
  readonly text: string
  readonly rule: RuleId | null
  readonly icon: string
}

/** A part of a panel: a heading, perhaps a figure, and lines, or pieces, or a little table. */
export interface PanelSection {
  readonly title: string
  readonly kit?: Kit
  readonly figure?: Figure
  readonly lines: readonly PanelLine[]
}

export interface PanelLine {
  readonly text: string
  readonly value?: string
  readonly note?: string
  readonly kit?: Kit
  readonly place?: PlaceId
  readonly rule?: RuleId
  readonly pieces?: readonly Piece[]
}

export type PanelId = 'forces' | 'tracks' | 'powers' | 'hand' | 'peoples' | 'reserve'

export interface Panel {
  readonly id: PanelId
  /** What its tab says, if the game has a better word, and its sign. */
  readonly title?: string
  readonly icon?: string
  readonly sections: readonly PanelSection[]
}

/** The position as one role may see it. */
export interface Scene {
  /** Whose time it is, and the step of the game: 'SMC 2 of 5, movement'. */
  readonly active: Role | null
  readonly step: string
  readonly pips: { readonly done: number; readonly of: number } | null
  readonly gauges: readonly Gauge[]
  readonly stacks: readonly Stack[]
  readonly holds: readonly Hold[]
  readonly flags: readonly Flag[]
  readonly hand: readonly Card[]
  /** What comes of things as they stand at the end of the year or turn, while that is something to worry about. */
  readonly forecast?: Forecast | null
  /** The way of whoever is moving, with what it has cost so far at each place. */
  readonly path: {
    readonly kit: Kit
    readonly steps: readonly { readonly place: PlaceId; readonly label: string }[]
  } | null
  /** Where whoever is moving could go on to, beyond the next step. */
  readonly reach?: readonly Reach[]
  /** Who is active and what he takes along, kind by kind. */
  readonly muster?: Muster | null
  /** Pieces picked already in this question. */
  readonly chosen: readonly string[]
  readonly panels: readonly Panel[]
  readonly battle: BattleSheet | null
  /** One line for a saved match on the shelf: '49 BC, movement'. */
  readonly summary: string
  /** Where to look first. */
  readonly focus: readonly PlaceId[]
  /** The lead of the first role over the others, for the chart at the end; null if it makes no sense. */
  readonly lead: number | null
  /** Where more than two play: how each stands, in per cent or points. */
  readonly standings?: { readonly [role: Role]: number }
}

/** Somebody who is active: what he may still spend, and his army as so many of each kind. */
export interface Muster {
  readonly place: PlaceId
  readonly leader: LeaderPiece
  /** What he has to spend in all, how it came about, and what is left of it. */
  readonly points: {
    readonly all: number
    readonly left: number
    readonly sum: string
    readonly rule: RuleId
  }
  readonly strength: string
  readonly kinds: readonly MusterKind[]
}

export interface MusterKind {
  readonly id: string
  readonly unit: UnitPiece
  readonly taken: number
  readonly of: number
}

/** What the end of a year or a turn makes of a track that can end the game, line by line. */
export interface Forecast {
  readonly title: string
  readonly text: string
  readonly rule: RuleId
  /** What adds to it and what takes away, with its sign; it may lead to a place. */
  readonly lines: readonly { readonly value: string; readonly text: string; readonly place?: PlaceId }[]
}

/** A place that can be reached step by step: the way there from where the mover stands, and the cost in all. */
export interface Reach {
  readonly place: PlaceId
  readonly way: readonly PlaceId[]
  readonly cost: string
  readonly battle: boolean
}

/** Somebody of another side who could come to a place. */
export interface Threat {
  readonly from: PlaceId
  readonly kit: Kit
  readonly name: string
  readonly strength: number
  readonly cost: string
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
  /** One more line in the list of choices. */
  readonly detail?: string
  /** The way it would go, from where it starts: shown when somebody points at its end. */
  readonly way?: readonly PlaceId[]
  /** In a muster: one or all of a kind, taken along or left behind. */
  readonly kind?: { readonly id: string; readonly change: 'one-more' | 'all' | 'one-less' | 'none' }
  /** If it leads to a die: for each face, 1 to 6, whether it succeeds. */
  readonly faces?: readonly boolean[]
  /** 'way-on' is the one that ends the step; 'button' has no place on the table. */
  readonly as?: 'way-on' | 'button'
  /** Said of choices that are often made together, one after another: 'Take all'. */
  readonly all?: string
  /** True if another choice is better in every way: offered only where all of them are listed. */
  readonly idle?: boolean
  /** A sensible default among many: the smallest loss. */
  readonly suggested?: boolean
  /** What would be left undone: asked before the step is ended. */
  readonly warning?: string
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
  /** One of many alike, such as the losses of a battle one by one: a run of them is folded in the log. */
  readonly minor?: boolean
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

/** What a table is shown: `V` is the view of the game, `D` its data, `Q` its questions. */
export interface SceneInput<V = unknown, D = unknown, Q extends Decision = Decision> {
  readonly view: V
  readonly data: D
  readonly role: Role | null
  readonly roles: readonly Role[]
  readonly seats: Seats
  /** What was chosen before the match began. */
  readonly options: Options
  readonly phase: string
  readonly decision: Q | null
  readonly log: readonly SeenEvent[]
  readonly scenario: string
}

export interface ScenarioCard {
  readonly id: string
  readonly title: string
  readonly years: string
  readonly length: string
  readonly difficulty: number
  readonly history: string
  /** Where it begins, for its picture. */
  readonly focus: readonly PlaceId[]
  /** Its parts, if they are worth telling before it begins: reigns, campaigns. */
  readonly parts?: readonly ScenarioPart[]
}

export interface ScenarioPart {
  readonly title: string
  readonly facts: string
  readonly text: string
  readonly picture: Drawing
}

export interface OptionCard {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly rule: RuleId
  readonly values: readonly { readonly id: string; readonly name: string }[]
  /** True if it is for everybody to set, not for those who know the rules: how hard it is to be. */
  readonly dial?: boolean
}

/** The part of a game that the page shows. These are methods on purpose: they let tables of different games stand in one list. */
export interface GameTable<V = unknown, D = unknown, Q extends Decision = Decision> {
  /** The folder of its map art and layer; null if it has none and the places lay themselves out. */
  readonly map: string | null
  /** The colours of paper and ink around the map; the page's own if there are none. */
  readonly palette?: 'archaic' | 'marine'
  /** The dress of a role among those who play: a dress belongs to a seat, not to a people. */
  kitOf(role: Role, roles: readonly Role[]): Kit
  /** Every place of the map, so that a noun that is one is known as such. */
  places(data: D): readonly PlaceId[]
  scene(input: SceneInput<V, D, Q>): Scene
  choice(input: SceneInput<V, D, Q>, choice: Choice): ChoiceLook
  /** The choices somebody could mean by pointing at a thing: asked for why they are not legal. */
  meant(input: SceneInput<V, D, Q>, pointed: Pointed): readonly Choice[]
  /** Who of the other sides could come to a place in his next move. */
  threats?(input: SceneInput<V, D, Q>, place: PlaceId): readonly Threat[]
  event(event: SeenEvent, roles: readonly Role[], data: D): EventLook
  scenario(id: string, data: D): ScenarioCard
  option(id: string, data: D): OptionCard | null
  /** The value of a slot of the messages that needs more than a name, such as an army; null leaves it alone. */
  value(slot: string, value: Plain, data: D, told?: Told): Value | null
  /** Chronicle, result in words, luck; the page has plain ones for a game that brings none. */
  readonly story?: GameStory<D>
}
