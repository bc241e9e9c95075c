import type { Choice, Decision } from '@aquila/engine'
import type { Kit, LeaderPiece, MoverWay, Owed, PlaceId, SceneInput } from '../../table/index.ts'
import type { StratagemId } from '../data/map.ts'
import type { CampaignData, Unit } from '../data/series.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import type { SeenCampaignEvent } from '../rules/events/index.ts'
import type { CampaignView } from '../rules/knowledge/view.ts'
import type { CampaignPosition, FactionId } from '../rules/state.ts'

/**
 * How a game of the series dresses its table. What both tables show alike is in this folder: counters, marches and how
 * far they reach, the battle sheet, choices, panels. A game writes a `Dress`, makes of its input what is `Seen`, and
 * adds the gauges and panels that only it has.
 *
 * Hooks are methods, so that a game may write them for its own, narrower position.
 */
export interface Dress {
  kitOf(side: FactionId | null): Kit
  /** '49 BC', 'AD 312'. */
  year(speech: SeriesSpeech, year: number): string

  /** True of the leaders who wear the wreath. */
  isWreathed(position: CampaignPosition, leader: string): boolean
  /** The rank that a leader's coin bears; null: none. */
  rankOf(position: CampaignPosition, leader: string): LeaderPiece['rank'] | null
  /** What is printed on the counter of a People's leader. */
  readonly foreignRatings: readonly ('CC' | 'TB' | 'SR')[]
  /** What the counter of a unit bears, and the sign of its arm. */
  labelOf(unit: Unit): string
  armOf(unit: Unit): string
  /** The arm that lies before others in a stack. */
  readonly foremost: string

  /** The sign on the counter of a stratagem. */
  iconOf(stratagem: StratagemId): string

  /** 8.3: the rule of the odds. */
  readonly oddsRule: string
  /** The steps of a battle that questions of this game alone belong to. */
  readonly battleSteps: { readonly [task: string]: BattleStep }
  /** The verbs that end a step, beside those of the series. */
  readonly waysOn: readonly string[]

  /** How a leader could go by sea with these units, or why he cannot; null where no way by sea is shown at all. */
  seaWay(seen: Seen, leader: string, units: readonly string[], offered: readonly Choice[]): MoverWay | null
  /** Who would be missed in a place if these units left it; null: nobody. */
  missed(seen: Seen, side: FactionId, place: PlaceId, units: readonly string[]): string | null
  /** What must be put right before the movement can end; `short` is what the end of it is refused for, in a few words. */
  owed(seen: Seen, input: CampaignInput): readonly (Owed & { readonly short: string })[]

  /** What pointing at a place or a piece could mean in questions of this game alone. */
  usualVerbs(task: string, pointed: 'place' | 'leader' | 'unit'): readonly string[]
}

/** The steps of a battle, as its sheet names them. */
export const battleSteps = ['evasion', 'reactions', 'roll', 'losses', 'retreat'] as const
export type BattleStep = (typeof battleSteps)[number]

export type CampaignInput = SceneInput<CampaignView, CampaignData, Decision, SeenCampaignEvent>

/** What is shown to somebody, and in which language. */
export interface Seen extends SeriesSpeech {
  readonly dress: Dress
  readonly view: CampaignView
  readonly data: CampaignData
  /** The position as far as it can be seen: what is hidden is empty in it. */
  readonly position: CampaignPosition
}

export function factionOf({ data }: Seen, role: string | null): FactionId | null {
  return data.factions.find(faction => faction === role) ?? null
}

export function sideName({ messages }: Pick<SeriesSpeech, 'messages'>, side: string): string {
  return String(messages.name(side))
}
