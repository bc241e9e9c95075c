import type { Role, RuleId } from '@aquila/engine'
import type { Aims } from './aims.ts'
import type { BattleSheet } from './battle-sheet.ts'
import type { Figure } from './figure.ts'
import type { Gauge } from './gauge.ts'
import type { Kit } from './look.ts'
import type { LeaderPiece, Piece, PlaceId, Stack, UnitPiece } from './pieces.ts'
import type { Barred, Movers, Owed, Tray } from './setting-out.ts'
import type { Money, Shop } from './shop.ts'

/** Who holds a place: drawn as an inner edge. Places with the same `region` share one edge. */
export interface Hold {
  readonly place: PlaceId
  readonly region: string
  readonly kit: Kit
}

/**
 * A marker on the map. 'banner': a region's control points, or a word; 'wall': a town with its garrison. 'capital': a
 * city with its steps; 'garrison': a shield; 'unknown': what lies face down; 'pillage': a fire; 'limes': a rampart;
 * 'coin': what the place brings in, nothing if it has no kit; 'war' and 'peace': what those who live there keep, with the
 * pip of whoever runs them.
 */
export interface Flag {
  readonly id: string
  /** A place, or a region whose banner the map has a spot for. */
  readonly place: PlaceId
  readonly kit: Kit | null
  /** Whom its owner serves. */
  readonly serves?: Kit
  readonly text: string
  readonly name: string
  readonly as?:
    | 'banner'
    | 'wall'
    | 'capital'
    | 'garrison'
    | 'unknown'
    | 'pillage'
    | 'limes'
    | 'coin'
    | 'war'
    | 'peace'
  /** Of a capital: how many of its steps stand. */
  readonly steps?: { readonly standing: number; readonly of: number }
}

/** Something held in secret. A counter with two sides has two faces, and either can be played. */
export interface Card {
  readonly id: string
  readonly faces: readonly CardFace[]
}

export interface CardFace {
  readonly name: string
  /** The name that is printed on it, if that is in another language than the texts. */
  readonly printed?: string
  /** The verb of the choice that plays this face; left out: any choice of the card does. */
  readonly plays?: string
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

/** What a game lays out beside its map. Panels stand in the order in which the game gives them. */
export interface Panel {
  /** The game's own. */
  readonly id: string
  /** What its tab says, and its sign. */
  readonly title: string
  readonly icon: string
  /** The key that opens it; left out: none. */
  readonly key?: string
  /** True if it is looked at now and then, and stands after the rules. */
  readonly late?: boolean
  /** True if the cards in hand are laid out in it. */
  readonly hand?: boolean
  /** True if it is meant to be seen at one glance: its lines stand close. */
  readonly dense?: boolean
  readonly sections: readonly PanelSection[]
}

/** The position as one role may see it. */
export interface Scene {
  /** Whose time it is, and the step of the game: 'Sequence 2 of 5, movement'. */
  readonly active: Role | null
  readonly step: string
  readonly pips: { readonly done: number; readonly of: number } | null
  readonly gauges: readonly Gauge[]
  /** How the match is won, and how far everybody is; left out where the game does not say. */
  readonly aims?: Aims
  readonly stacks: readonly Stack[]
  readonly holds: readonly Hold[]
  readonly flags: readonly Flag[]
  readonly hand: readonly Card[]
  /** What comes of things as they stand at the end of the year or turn, while that is something to worry about. */
  readonly forecast?: Forecast | null
  /** The way of those who are moving, with what it has cost so far at each place. */
  readonly path: {
    readonly kit: Kit
    readonly steps: readonly { readonly place: PlaceId; readonly label: string }[]
  } | null
  /** Where those who are moving could go on to, beyond the next step. */
  readonly reach?: readonly Reach[]
  /** Who is active and what he takes along, kind by kind. */
  readonly muster?: Muster | null
  /** Who could set out, where that is asked. */
  readonly movers?: Movers | null
  /** What must be put right before this step can end. */
  readonly owed?: readonly Owed[]
  readonly barred?: Barred | null
  /** What is still to be placed, while armies are deployed. */
  readonly tray?: Tray | null
  /** What can be raised, where that is asked. */
  readonly shop?: Shop | null
  /** What the viewer's places bring in. */
  readonly money?: Money | null
  /** Pieces picked already in this question. */
  readonly chosen: readonly string[]
  /** Of those the ones that came along one by one, in this order: each can be left behind again by taking choices back. */
  readonly company?: readonly string[]
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
  /** What adds to it and what helps against it, with its sign; it may lead to a place. */
  readonly lines: readonly {
    readonly value: string
    readonly text: string
    readonly helps?: boolean
    readonly place?: PlaceId
  }[]
}

/** A place that can be reached step by step: the way there from where the mover stands, and the cost in all. */
export interface Reach {
  readonly place: PlaceId
  readonly way: readonly PlaceId[]
  readonly cost: string
  readonly battle: boolean
}
