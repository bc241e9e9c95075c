import type { Choice, RuleId } from '@aquila/engine'
import type { Kit } from './look.ts'
import type { LeaderPiece, PlaceId, UnitPiece } from './pieces.ts'
import type { Flag } from './scene.ts'

/**
 * What can be raised, place by place, with steppers. Every step is a choice of the rules: one more is the choice itself, one less
 * takes it back.
 */
export interface Shop {
  readonly kit: Kit
  readonly pages: readonly ShopPage[]
  /** What has been ordered, in its order: the choices that led here. */
  readonly orders: readonly Choice[]
  /** What is spent, and what is left: '8 RP spent', '7 RP'. */
  readonly spent: string
  readonly left: string
  /** What limits a place, and who sees what is ordered. */
  readonly notes: readonly { readonly text: string; readonly rule: RuleId }[]
}

/** A place in which something can be raised. */
export interface ShopPage {
  readonly place: PlaceId
  readonly name: string
  /** Why here, and what: 'the Capital: all kinds'. */
  readonly note: string
  /** Those who could raise something here. */
  readonly leaders: readonly LeaderPiece[]
  /** What opens it, or opens more of it. */
  readonly openings: readonly { readonly choice: Choice; readonly text: string; readonly danger: string }[]
  readonly goods: readonly ShopGood[]
  /** What is made of others: rebuilt, converted, joined. */
  readonly works: readonly ShopGood[]
}

export interface ShopGood {
  readonly unit: UnitPiece
  /** What it is made of. */
  readonly from: readonly UnitPiece[]
  readonly choice: Choice
  readonly price: string
  readonly ordered: number
  /** So many at most, those ordered included; null: nothing but what there is limits it. */
  readonly of: number | null
  /** Why there can be no more of it now; null: there can. */
  readonly why: string | null
}

/** What the places of the viewer bring in: coins on the map, and the way of the money. Shown in the shop and beside one panel. */
export interface Money {
  readonly panel: string
  readonly coins: readonly Flag[]
  readonly ways: readonly (readonly [PlaceId, PlaceId])[]
}
