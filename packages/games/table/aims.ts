import type { Result, Role, RuleId } from '@aquila/engine'
import type { Gauge } from './gauge.ts'
import type { Kit } from './look.ts'
import type { PlaceId } from './pieces.ts'

/**
 * How the match is won, how near everybody is, and who would win now. A game makes it from what the reader may know, by
 * the readings of victory that its rules have: the page never works out who wins.
 */
export interface Aims {
  /** The reader's own side first. */
  readonly sides: readonly SideAims[]
  readonly now: Standing
  /** What ends the match before its time, for whomever. */
  readonly atOnce: readonly SuddenEnd[]
  /** What comes of it if nobody wins: 'Anything else is a draw.' */
  readonly otherwise?: string
  /** What is counted all the same, and decides nothing here. */
  readonly aside?: { readonly text: string; readonly rule: RuleId }
}

/** What one side is after. Any of its ways wins. */
export interface SideAims {
  readonly role: Role
  readonly kit: Kit
  /** 'Pompeius', 'Carthago'. */
  readonly name: string
  readonly ways: readonly Way[]
}

/** A way to win: all its aims together, unless `share` is true. */
export interface Way {
  /** What sets it off from the other ways of its side: 'at once', 'after 313'. */
  readonly label?: string
  /** By when and how, without a person, so that it fits 'You win' and 'Pompeius wins': 'with all six at the end of 47 BC'. */
  readonly words: string
  readonly rule: RuleId
  readonly aims: readonly Aim[]
  /** So many of so many. */
  readonly got: number
  readonly of: number
  /** What stands in the place of it where it is no count: '22 : 5'. */
  readonly score?: string
  /** True if all sides run the same race: where there is little room, the row of the leader tells it for all. */
  readonly race?: boolean
  /** True if the largest share of all sides wins, or a level by how many: nobody needs all. */
  readonly share?: boolean
}

/**
 * 'met': it would be read as fulfilled now. 'near': one step is missing, or the question at hand concerns it. 'danger': it
 * is held, and is lost already if it were asked now, or one step of another takes it away.
 */
export type AimState = 'met' | 'near' | 'open' | 'danger'

export interface Aim {
  /** The same through the match. */
  readonly id: string
  readonly role: Role
  /** What its chip says: 'Graecia'. */
  readonly name: string
  /** To win something, to hold what one has, or a thing that must come about: 'Maxence dead'. */
  readonly deed: 'take' | 'keep' | 'reach'
  /** As a tag on the map says it: 'Take Graecia'. */
  readonly words: string
  /** What it takes, in short: '3 of 5 zones, 2 of them cities'. */
  readonly needs?: string
  readonly state: AimState
  /** True if it would be read as fulfilled now; a state of danger does not say it. */
  readonly met: boolean
  /** Steps that are missing until it is met; 0 if it is. */
  readonly missing: number
  /** Whose it is now, in his colour and in words: 'Pompeius holds it'. */
  readonly holder: Kit | null
  readonly held?: string
  readonly conditions: readonly Condition[]
  /** Whose conditions they are: what somebody else needs to take it away. Left out: those of the side itself. */
  readonly by?: { readonly kit: Kit; readonly words: string }
  /** When it is asked: 'at the year's end, 7 sequences from now'. */
  readonly asked: string
  readonly places: readonly PlaceId[]
  readonly rule: RuleId
}

export interface Condition {
  readonly text: string
  readonly have: number
  readonly need: number
  /** What stands in the place of boxes, where it is no count: '+3'. */
  readonly shown?: string
  /** True if it only brings what is wanted, and does not decide. */
  readonly helps?: boolean
  readonly rule?: RuleId
}

/** What would become of the match if it were judged as it stands. */
export interface Standing {
  readonly result: Result
  /** 'Now: Pompeius would win' */
  readonly text: string
  /** 'If nothing changes, Pompeius wins.' */
  readonly future: string
  /** When that is asked: 'At the end of 47 BC.' */
  readonly asked: string
  /** What alone would change it: 'Taking Graecia or Asia makes it a draw.' */
  readonly change?: string
}

/** An end that comes as soon as something is so. */
export interface SuddenEnd {
  readonly id: string
  /** 'Both lose at once' */
  readonly title: string
  readonly text: string
  readonly rule: RuleId
  /** How far it is, where the table has a gauge for it. */
  readonly gauge?: Gauge
  /** True if it is near. */
  readonly danger: boolean
}
