import type { Choice, Role, StandingOrder } from '@aquila/engine'
import type { PlaceId, Pointed } from '@aquila/games/table'
import type { OnlineState } from '../online/online-state.ts'
import type { BriefingTime, NewMatch, Saving, Shown, TableState } from './table-match.ts'

/** A town as the map letters it. */
export interface Town {
  readonly place: PlaceId
  readonly text: string
}

/** What the page asks of the worker. */
export interface Call {
  readonly number: number
  /** What the page is read in. */
  readonly language: string
  readonly call:
    | { readonly what: 'catalogue'; readonly game: string }
    | { readonly what: 'check-pack'; readonly game: string; readonly file: Blob }
    | { readonly what: 'start'; readonly match: NewMatch }
    | { readonly what: 'import'; readonly file: Blob }
    | { readonly what: 'open'; readonly id: string }
    | { readonly what: 'open-online'; readonly id: string }
    | { readonly what: 'annals'; readonly game: string }
    | { readonly what: 'reword'; readonly id: string }
    | { readonly what: 'name-places'; readonly game: string; readonly towns: readonly Town[] }
    | { readonly what: 'lessons'; readonly game: string }
    | { readonly what: 'start-lesson'; readonly game: string; readonly lesson: string }
    | { readonly what: 'read-on'; readonly step: string }
    | { readonly what: 'hint' }
    | { readonly what: 'briefing'; readonly time: BriefingTime }
    | { readonly what: 'threats'; readonly place: PlaceId }
    | { readonly what: 'odds'; readonly from: PlaceId; readonly to: PlaceId }
    | { readonly what: 'film'; readonly shown: Shown }
    | { readonly what: 'whole-log' }
    | { readonly what: 'close' }
    | { readonly what: 'take-over' }
    | { readonly what: 'choose'; readonly choice: Choice; readonly decision: number }
    | { readonly what: 'undo' }
    | { readonly what: 'resign' }
    | { readonly what: 'order'; readonly window: string; readonly order: StandingOrder }
    | { readonly what: 'notes'; readonly text: string }
    | { readonly what: 'why-not'; readonly pointed: Pointed }
    | { readonly what: 'look-as'; readonly role: Role }
    | { readonly what: 'at'; readonly choices: number }
    | { readonly what: 'course' }
    /** Goes on with the analysis for a moment; `known`: so many steps of it are here. */
    | { readonly what: 'analyse'; readonly deeper: number; readonly known: number }
    | { readonly what: 'analysis-kept' }
    | { readonly what: 'other-way'; readonly step: number }
    | { readonly what: 'what-if'; readonly choices: number }
    | { readonly what: 'record' }
    | { readonly what: 'old-record' }
    | { readonly what: 'note-update' }
    | { readonly what: 'check-dice' }
    | { readonly what: 'shown'; readonly events: number }
    | { readonly what: 'here'; readonly present: boolean }
}

/** What the worker answers: `full` if the browser has no room left, `known` is false for a defect of the program. */
export type Answer =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly error: string; readonly known: boolean; readonly full: boolean }

/** What a desk tells without being asked. */
export type AnnouncedHere = { readonly state: TableState } | { readonly saving: Saving }

/** What the worker tells without being asked: of a table online, how it stands with it, too. */
export type Announced = AnnouncedHere | { readonly online: OnlineState }
