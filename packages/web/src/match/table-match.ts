import type {
  Chances,
  Choice,
  EarlyEnd,
  KeptRecord,
  Noun,
  Result,
  Role,
  RuleId,
  StandingOrder,
} from '@aquila/engine'
import type { DiceVerdict } from '@aquila/engine/verify-dice'
import type { MeasuredOdds } from '@aquila/games'
import type {
  Briefing,
  ChoiceLook,
  Ending,
  EventLook,
  Fortunes,
  Kit,
  Moment,
  OptionCard,
  PlaceId,
  Pointed,
  ScenarioCard,
  Scene,
  Stack,
  Threat,
} from '@aquila/games/table'
import type { Analysis } from '@aquila/play/analysis'
import type { AnalysisState } from './analysing.ts'
import type { SealedRecord } from './seal.ts'
import type { ToldLog } from './told-log.ts'

/**
 * A match as the page knows it, wherever it is played: in this browser's worker or, later, on a server. Everything
 * is asked for and answered later; what the page draws comes in whole states.
 */
export type BriefingTime = 'first' | 'again'

export interface TableMatch {
  /** Calls back with every new state, and at once with the newest. Gives the way to stop. */
  subscribe(listener: (state: TableState) => void): () => void
  /** The same for how saving goes, which is told apart: a state need not be shown again because it is saved now. */
  watchSaving(listener: (saving: Saving) => void): () => void
  /** Gives the state after it: with what the bots have answered, if they did so at once. */
  choose(choice: Choice, decision: number): Promise<TableState>
  /** Gives the state after it. */
  undo(): Promise<TableState>
  /** Gives the match up: where two play it is over, where more do a bot takes the seat. */
  resign(): Promise<void>
  /** Why what somebody points at is not legal now; null if it is, or if there is nothing to say. */
  whyNot(pointed: Pointed): Promise<WhyNot | null>
  /** What a good bot would choose here, and why; null if nobody can tell. */
  hint(): Promise<Hint | null>
  /**
   * What the viewer is told before his first decision; null if his game has nothing to say. The `first` time he has not seen yet
   * what a match begins with: it is not told before its moment.
   */
  briefing(time: BriefingTime): Promise<Briefing | null>
  /** Who could come to a place. */
  threats(place: PlaceId): Promise<readonly Threat[]>
  /** What would come of an attack by those who stand in one place on those who stand in another. */
  odds(from: PlaceId, to: PlaceId): Promise<string | null>
  /** What happened since the viewer's last choice and since something was last shown, picture by picture. */
  film(shown: Shown): Promise<Reel>
  /** Asks for the lines of a long log that were not told yet. */
  wholeLog(): Promise<void>
  /** In a lesson: the pupil has read a step. */
  readOn(step: string): Promise<void>
  setStandingOrder(window: string, order: StandingOrder): Promise<void>
  /** At one table: another person looks now. */
  lookAs(role: Role): Promise<void>
  /** The position after so many choices, as this player may see it. */
  at(choices: number): Promise<ReplayFrame>
  /** The way the match went: marks for a scrubber and the lead at each. */
  course(): Promise<Course>
  /**
   * What the dice gave and what the choices cost, of a match that is over: goes on with it for a moment. `known`: so many steps
   * are here already. Null: nobody has measured how such matches end.
   */
  analyse(deeper: number, known: number): Promise<AnalysisState | null>
  /** As far as it has been made; null: it was never begun. */
  keptAnalysis(): Promise<Analysis | null>
  /** What the adviser would have done in a step of it, picture by picture. */
  otherWay(step: number): Promise<readonly ReplayFrame[]>
  /** A new match that goes on from an earlier point of this one. Gives its id. */
  whatIf(choices: number): Promise<string>
  /** The whole record when the match is over; while it runs, sealed. */
  record(): Promise<KeptRecord | SealedRecord>
  /** The record as it was before the rules changed under the match, sealed as that is; null if they have not. */
  oldRecord(): Promise<KeptRecord | SealedRecord | null>
  /** Whether every roll follows from the seed that was committed to; null if the dice have no seed, or it is not open yet. */
  checkDice(): Promise<DiceVerdict | null>
  /** The player knows that the rules have changed. */
  noteUpdate(): Promise<void>
  /** The notes a player keeps beside the table. */
  setNotes(text: string): Promise<void>
  /** Takes the match over from another tab. */
  takeOver(): Promise<void>
  close(): void
}

export interface WhyNot {
  readonly rule: RuleId
  readonly text: string
  /** False if it is not about the question at all: then `text` is the question. */
  readonly reasoned: boolean
}

export interface Hint {
  readonly choice: Choice
  readonly text: string
  readonly reason: string | null
  /** It is a further step of what was advised before. */
  readonly goesOn: boolean
  /** How such positions end between good bots; null: nobody has measured it. */
  readonly chances: Chances | null
}

/** A moment, and the line of the log that tells of it. */
export interface ShownMoment {
  readonly number: number
  /** The first line that tells what came of it: that of its dice. Nobody reads it before they have fallen. */
  readonly since: number
  readonly moment: Moment
}

/** A moment with the table as it stood before its dice fell; null if that cannot be known any more. */
export interface StagedMoment extends ShownMoment {
  readonly before: Scene | null
}

/** How far the log was shown: on this screen, and to the viewer of now. Where several share a screen, the second is less. */
export interface Shown {
  readonly here: number
  readonly toThese: number
}

/** What happened, picture by picture. */
export interface Reel {
  readonly shots: readonly Shot[]
  /** How many pictures nobody has seen are left to the log, because there are too many. */
  readonly left: number
}

/** One picture of a film: the position, what led to it, the ways that were gone, and what is worth a pause. */
export interface Shot {
  readonly moments: readonly StagedMoment[]
  readonly scene: Scene
  readonly lines: readonly LogLine[]
  readonly way: readonly PlaceId[]
  readonly kit: Kit | null
  /** It came of the viewer's own choice. */
  readonly own: boolean
  /** It was shown already, and can be looked at again. */
  readonly seen: boolean
}

/** What the coach of a lesson says now. */
export interface Coach {
  readonly lesson: string
  /** How many steps are done. */
  readonly step: number
  readonly steps: readonly string[]
  readonly title: string
  readonly text: string
  /** Said when somebody does something else. */
  readonly aside: string
  readonly rule: RuleId | null
  /** The step that is over when it has been read. */
  readonly toRead: string | null
  readonly look: readonly PlaceId[]
  /** When the lesson is over: what to play now. */
  readonly next: { readonly scenario: string; readonly text: string } | null
}

export interface SeatInfo {
  readonly role: Role
  /** The number of the player who plays it now: players may change places. */
  readonly number: number
  readonly side: string
  readonly kit: Kit
  readonly player: string
  /** Null: a person. */
  readonly level: string | null
  /** Whoever plays it is a person at this screen. */
  readonly here: boolean
}

export interface ShownChoice extends ChoiceLook {
  readonly choice: Choice
  readonly text: string
  readonly noun: Noun | null
  /** In a lesson: what the coach points at, or what he leads back from. */
  readonly lesson: 'wanted' | 'aside' | null
}

export interface Question {
  readonly decision: number
  readonly role: Role
  readonly task: string
  readonly text: string
  readonly rule: RuleId
  readonly window: string | null
  readonly choices: readonly ShownChoice[]
  /** What would end the step, where the rules do not offer it, and why not. */
  readonly barred: { readonly text: string; readonly why: string } | null
}

export interface LogLine {
  readonly number: number
  readonly text: string
  readonly rule: RuleId
  readonly icon: string
  readonly kit: Kit | null
  readonly places: readonly string[]
  readonly way: readonly string[]
  /** What the bot who did it was up to. */
  readonly reason: string | null
  readonly heading: { readonly text: string; readonly kit: Kit | null; readonly alone: boolean } | null
  /** Names in the text that stand out: of people, and of places. */
  readonly names: readonly { readonly text: string; readonly of: 'person' | 'place' }[]
  readonly dice: readonly { readonly sides: number; readonly value: number }[]
  /** What was added to the die, so that the sum the line tells can be read beside it. */
  readonly added: number
  /** What many lines in a row have in common if they may be folded; otherwise null. */
  readonly run: string | null
  /** How many choices had been made: where a replay finds it. */
  readonly after: number
  /** The line with which a march or a row began that this one goes on with, and which it tells too; its own number otherwise. */
  readonly follows: number
  /** Its part in an affair that is told in one line, such as a battle; and the line with which that affair began. */
  readonly part: EventLook['affair'] | null
  readonly affair: number | null
}

export interface WindowOrder {
  readonly name: string
  readonly text: string
  readonly rule: RuleId
  readonly order: StandingOrder
}

/** Whether all that was chosen is in the store: 'saved' only when it is. */
export type Saving = 'saving' | 'saved' | 'full' | 'failed'

/** The rules have changed since the match was last played. */
export interface RulesUpdate {
  readonly from: string
  readonly to: string
  /** Choices that do not fit the new rules and were taken back, the first of them in words. */
  readonly dropped: number
  readonly first: string | null
  /** Choices of long ago do not fit, and the match goes on from a position of its own. */
  readonly goesOn?: boolean
}

export interface TableState {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly scenario: string
  readonly map: string | null
  readonly viewer: Role | null
  readonly seats: readonly SeatInfo[]
  readonly scene: Scene
  readonly question: Question | null
  /** What is at stake while dice have not fallen, in place of a question: the page holds the rest back until then. */
  readonly stake?: string | null
  /** Who must choose now. */
  readonly waiting: readonly Role[]
  /** At one table: who should take the seat before anything is shown. */
  readonly handOver: Role | null
  /** Lines from this number on replace what was there. */
  readonly log: ToldLog
  /** Which of the lines that are new in this state are worth a pause; null: the log was begun afresh, and nobody has looked. */
  readonly moments: readonly number[] | null
  /** How many lines of the log came since the viewer's last choice. */
  readonly news: number
  /** The entry of the record after which they came, for a film of them. */
  readonly newsFrom: number
  readonly canUndo: boolean
  /** What keeps the player from taking back his last choice; null: nothing does, or there is none. */
  readonly undoBar: { readonly kind: 'over' | 'rolled' | 'revealed' | 'other'; readonly side: string } | null
  /** True if there is somebody to ask for a hint. */
  readonly canAsk: boolean
  readonly coach: Coach | null
  readonly result: ShownResult | null
  /** How the people at the table ended it before the rules did. */
  readonly ending: EarlyEnd | null
  readonly length: number
  readonly orders: readonly WindowOrder[]
  /** The record brings a position of its own: what led there is not known here. */
  readonly ownPosition: boolean
  /** True if another tab plays this match and this one only looks on. */
  readonly lookingOn: boolean
  readonly notes: string
  /** How much of the log was shown to the player on any device, and when; null: nobody keeps it, or nothing was. */
  readonly seen: { readonly events: number; readonly at: number } | null
  /** Told until the player has taken note. */
  readonly updated: RulesUpdate | null
  readonly commitment: string | null
  /** What went wrong with the opponent's thinking, if anything. */
  readonly fault: string | null
}

export interface ShownResult extends Result {
  readonly text: string
}

export interface ReplayFrame {
  readonly choices: number
  readonly scene: Scene
  readonly log: readonly LogLine[]
  /** The moments that the last choice led to. */
  readonly moments: readonly ShownMoment[]
}

export interface CourseMark {
  readonly choices: number
  readonly kind: 'turn' | 'battle' | 'death'
  readonly text: string
  readonly kit: Kit | null
  readonly moment: EventLook['moment'] | null
}

/** How things stood at the end of a chapter. */
export interface LeadPoint {
  readonly choices: number
  readonly label: string
  /** Of the first seat over the others. */
  readonly lead: number
  /** Where more than two play: of each seat, in their order. */
  readonly standings?: readonly number[]
}

export interface Course {
  readonly from: number
  readonly to: number
  readonly marks: readonly CourseMark[]
  /** The lead at the end of each chapter. */
  readonly lead: readonly LeadPoint[]
  /** The lead at the beginning of each sequence or step that the log gives a heading: what the chart is drawn through. */
  readonly points: readonly { readonly choices: number; readonly lead: number }[]
  readonly luck: Luck | null
  /** Null while the match goes on: it would tell what is hidden. */
  readonly ending: Ending | null
  readonly chronicle: readonly ShownChapter[]
}

export interface ShownChapter {
  readonly title: string
  readonly paragraphs: readonly ShownParagraph[]
}

export interface ShownParagraph {
  readonly opening: string
  readonly text: string
  readonly places: readonly string[]
  /** Where the replay finds it. */
  readonly choices: number
}

/** What the dice did: by kind of roll, by role, and against the chances the rules gave. */
export interface Luck {
  readonly rolls: number
  readonly kinds: readonly LuckRow[]
  /** How often each face of the six-sided die came up for each role, in their order. */
  readonly byRole: readonly (readonly number[])[]
  readonly trials: Fortunes['trials']
  readonly boldest: { readonly text: string; readonly choices: number } | null
}

/** What the dice of one kind showed against what was to be expected. */
export interface LuckRow {
  readonly why: string
  readonly sides: number
  readonly rolls: number
  readonly mean: number
  readonly expected: number
}

/** A scenario with the tables it can be played at: who plays, for each number of players, the fullest first. */
export interface ScenarioOffer extends ScenarioCard {
  readonly tables: readonly (readonly SideCard[])[]
  /** How even it was found to be; undefined: nobody has measured it. */
  readonly odds: MeasuredOdds | undefined
}

export interface SideCard {
  readonly role: Role
  readonly name: string
  readonly kit: Kit
}

export interface Catalogue {
  readonly game: string
  readonly title: string
  readonly version: string
  readonly scenarios: readonly ScenarioOffer[]
  readonly options: readonly OptionCard[]
  /** True if there are moments at which somebody may react to somebody else. */
  readonly reacts: boolean
  readonly levels: readonly string[]
}

export interface NewMatch {
  readonly game: string
  readonly scenario: string
  readonly options: { readonly [id: string]: string }
  readonly pauseAlike: boolean
  readonly seed: string | null
  readonly pack: unknown
  /** If it is the match of a day: of which. */
  readonly day?: string
  /** By role: a person's name, or a level of bot. */
  readonly seats: { readonly [role: Role]: { readonly name: string; readonly level: string | null } }
}

/** A lesson as the page for learning shows it. */
export interface LessonCard {
  readonly id: string
  readonly title: string
  readonly about: string
}

/** What the shelf knows of a saved match without opening it. */
/** What a language calls the places of a map, by id, and the towns that were asked for, in their order. */
export interface PlaceNames {
  readonly places: Readonly<Record<PlaceId, string>>
  readonly towns: readonly string[]
}

export interface MatchSummary {
  /** The record brings a position of its own: it is not from the beginning. */
  readonly ownPosition?: boolean
  readonly id: string
  readonly game: string
  /** What the words below are said in: a reader of another language has them said again. Older pages knew only English. */
  readonly language?: string
  readonly title: string
  readonly scenario: string
  readonly text: string
  readonly opponents: string
  readonly status: 'your-move' | 'waiting' | 'over'
  readonly savedAt: number
  readonly entries: number
  /** Where the action was, for the thumbnail. */
  readonly focus: readonly string[]
  readonly stacks: readonly Stack[]
  /** If it is a lesson: which, and how many of its steps are done. */
  readonly lesson?: { readonly id: string; readonly done: number; readonly of: number }
  /** If it is the match of a day: of which. */
  readonly day?: string
}
