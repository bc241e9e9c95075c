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
import type { Drawing } from './figure.ts'
import type { Kit } from './look.ts'
import type { ChoiceLook, EventLook, Pointed, Threat } from './looks.ts'
import type { Moment, MomentInput } from './moment.ts'
import type { PlaceId } from './pieces.ts'
import type { Scene } from './scene.ts'

/**
 * What a game tells the screen. All of it is plain data, made in the worker beside the rules: the page draws it and
 * knows no rule. A game's `table/` exports a `GameTable`.
 */

/** What a table is shown: `V` is the view of the game, `D` its data, `Q` its questions, `E` what it tells. */
export interface SceneInput<
  V = unknown,
  D = unknown,
  Q extends Decision = Decision,
  E extends SeenEvent = SeenEvent,
> {
  readonly view: V
  readonly data: D
  readonly role: Role | null
  readonly roles: readonly Role[]
  readonly seats: Seats
  /** What was chosen before the match began. */
  readonly options: Options
  readonly phase: string
  readonly decision: Q | null
  readonly log: readonly E[]
  readonly scenario: string
}

export interface ScenarioCard {
  readonly id: string
  /** What its rulebook calls it: '6a'. Left out: it has a title only. */
  readonly number?: string
  readonly title: string
  readonly years: string
  readonly length: string
  readonly difficulty: number
  readonly history: string
  /** How it is won, in a sentence or two. */
  readonly aim?: string
  /** Its place among scenarios that belong together, such as reigns: they stay in their order, whatever their length. */
  readonly chapter?: number
  /** The side that is offered to a newcomer; left out: the first. */
  readonly seat?: Role
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
  /** The value that a scale stands at when nobody has touched it, if the values are the steps of one, in their order. */
  readonly scale?: string
  /** True if it is for everybody to set, not for those who know the rules: how hard it is to be. */
  readonly dial?: boolean
}

/** The part of a game that the page shows. These are methods on purpose: they let tables of different games stand in one list. */
export interface GameTable<V = unknown, D = unknown, Q extends Decision = Decision> {
  /** The folder of its map art and layer; null if it has none and the places lay themselves out. */
  readonly map: string | null
  /** The dress of a role among those who play: a dress belongs to a seat, not to a people. */
  kitOf(role: Role, roles: readonly Role[]): Kit
  /** Every place of the map, so that a noun that is one is known as such. */
  places(data: D): readonly PlaceId[]
  scene(input: SceneInput<V, D, Q>): Scene
  choice(input: SceneInput<V, D, Q>, choice: Choice): ChoiceLook
  /** The choices somebody could mean by pointing at a thing: asked for why they are not legal. */
  meant(input: SceneInput<V, D, Q>, pointed: Pointed): readonly Choice[]
  /** What would come of it if those who stand in one place attacked those who stand in another, in one line. */
  odds?(input: SceneInput<V, D, Q>, from: PlaceId, to: PlaceId): string | null
  /** Who of the other sides could come to a place in his next move. */
  threats?(input: SceneInput<V, D, Q>, place: PlaceId): readonly Threat[]
  event(event: SeenEvent, roles: readonly Role[], data: D): EventLook
  /** What makes moments of events; fetched when something has happened, for a table begins without. */
  moments?(): Promise<MomentMaker<D>>
  scenario(id: string, data: D): ScenarioCard
  option(id: string, data: D): OptionCard | null
  /** The value of a slot of the messages that needs more than a name, such as an army; null leaves it alone. */
  value(slot: string, value: Plain, data: D, told?: Told): Value | null
}

export interface MomentMaker<D = unknown> {
  /** What an event is worth a pause for; null: nothing. */
  momentOf(input: MomentInput<D>): Moment | null
}
