import type { Choice, Decision, RuleId } from '@aquila/engine'
import type { Kit, LeaderPiece, MoverWay, Owed, PlaceId, SceneInput } from '../../table/index.ts'
import type { StratagemId } from '../data/map.ts'
import type { CampaignData, LoneLeader, Unit } from '../data/series.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import type { SeenCampaignEvent } from '../rules/events/index.ts'
import type { CampaignView } from '../rules/knowledge/view.ts'
import type { CampaignPosition, FactionId } from '../rules/state.ts'

/** What the hooks of a dress are called with. A game narrows it to its own types, and writes its hooks for those. */
export interface DressTypes {
  readonly speech: SeriesSpeech
  readonly unit: Unit
  readonly seen: Seen
  readonly side: FactionId
}

/**
 * The shared tables call the hooks of a game with its texts and its units, but know them only as those of the series. The compiler
 * cannot follow that: it is told here, and nowhere else.
 */
export function asDress<G extends DressTypes>(own: Dress<G>): Dress {
  return own as unknown as Dress
}

/**
 * How a game of the series dresses its table. What both tables show alike is in this folder: counters, marches and how
 * far they reach, the battle sheet, choices, panels. A game writes a `Dress`, makes of its input what is `Seen`, and
 * adds the gauges and panels that only it has. `G` is what the hooks of a game are called with.
 */
export interface Dress<G extends DressTypes = DressTypes> {
  readonly kitOf: (side: FactionId | null) => Kit
  /** '49 BC', 'AD 312'. */
  readonly year: (speech: G['speech'], year: number) => string

  /** What a leader wears by his rank, as the rules of the game call it (`rankOf` of its series). */
  readonly ranks: { readonly [rank: string]: RankLook }
  /** What is printed on the counter of a People's leader. */
  readonly foreignRatings: readonly ('CC' | 'TB' | 'SR')[]
  /** What the counter of a unit bears, and the sign of its arm. */
  readonly labelOf: (unit: G['unit']) => string
  readonly armOf: (unit: G['unit']) => string
  /** The arm that lies before others in a stack. */
  readonly foremost: string

  /** The sign on the counter of a stratagem. */
  readonly iconOf: (stratagem: StratagemId) => string

  /** 8.3: the rule of the odds. */
  readonly oddsRule: string
  /** The steps of a battle that questions of this game alone belong to. */
  readonly battleSteps: { readonly [task: string]: BattleStep }
  /** 7.1: on which dice a leader who was alone among enemies gets away, by the rule that his roll cites. */
  readonly aloneBy: (rule: RuleId) => LoneLeader
  /** The verbs that end a step, beside those of the series. */
  readonly waysOn: readonly string[]

  /** How a leader could go by sea with these units, or why he cannot; null where no way by sea is shown at all. */
  readonly seaWay: (
    seen: G['seen'],
    leader: string,
    units: readonly string[],
    offered: readonly Choice[],
  ) => MoverWay | null
  /** Who would be missed in a place if these units left it; null: nobody. */
  readonly missed: (
    seen: G['seen'],
    side: G['side'],
    place: PlaceId,
    units: readonly string[],
  ) => string | null
  /** What must be put right before the movement can end; `short` is what the end of it is refused for, in a few words. */
  readonly owed: (seen: G['seen'], input: CampaignInput) => readonly (Owed & { readonly short: string })[]

  /** What pointing at a place or a piece could mean in questions of this game alone. */
  readonly usualVerbs: (task: string, pointed: 'place' | 'leader' | 'unit') => readonly string[]
}

/** The wreath of those who stand above the others, and what the coin of a leader bears. */
export interface RankLook {
  readonly wreath: boolean
  readonly mark?: LeaderPiece['rank']
}

/** The steps of a battle, as its sheet names them. */
export const battleSteps = ['evasion', 'reactions', 'roll', 'losses', 'retreat'] as const
export type BattleStep = (typeof battleSteps)[number]

export type CampaignInput = SceneInput<CampaignView, CampaignData, Decision, SeenCampaignEvent>

/** What a game wears, and in which language: enough to draw what an event tells. */
export interface Dressed extends SeriesSpeech {
  readonly dress: Dress
  readonly data: CampaignData
}

/** What is shown to somebody, and in which language. */
export interface Seen extends Dressed {
  readonly view: CampaignView
  /** The position as far as it can be seen: what is hidden is empty in it. */
  readonly position: CampaignPosition
}

export function factionOf({ data }: Seen, role: string | null): FactionId | null {
  return data.factions.find(faction => faction === role) ?? null
}

export function sideName({ messages }: Pick<SeriesSpeech, 'messages'>, side: string): string {
  return String(messages.name(side))
}
