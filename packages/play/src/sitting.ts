import {
  type Advice,
  AquilaError,
  type Choice,
  type Decision,
  type EarlyEnd,
  type EventView,
  letsPass,
  type Match,
  type Refusal,
  type Role,
} from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { MatchAct } from './acts.ts'
import type { Adviser, Hinted } from './bots/adviser.ts'
import type { Chance } from './bots/levels.ts'
import { type Clock, Thinking } from './bots/thinking.ts'
import { beginningOf, type Change, changeBack, changeBy } from './change.ts'
import { News } from './news.ts'
import { Seats } from './seats.ts'
import type { EarlierRules, Frame, GivenReason, Read, Sight, Sitter, Told, Waiting } from './sight.ts'
import { toldTo } from './told.ts'

/** What a sitting takes from outside, because it has no clock, no chance and no lessons of its own. */
export interface Surroundings {
  readonly clock: Clock
  readonly chance: Chance
  /** Between people what a bot is up to is told when the match is over; alone, at once. */
  readonly reasons?: 'afterwards'
  /** What a lesson has the other side do instead of what its bot would; null: whatever it likes. */
  script?(decision: Decision): Choice | null
}

/** Where a match has been gone on with: who sits there, what its bots were up to, how many acts there were. */
export interface Kept {
  readonly levels: readonly (string | null)[]
  readonly reasons: { readonly [choice: number]: GivenReason }
  readonly seq: number
  /** Under which rules it was played before. */
  readonly earlier?: readonly EarlierRules[]
  /** By player: how far he has read; null or left out: as his last choice tells. */
  readonly reads?: readonly (Read | null)[]
}

/** What a bot has chosen. */
export interface BotMove extends Advice {
  readonly decision: number
}

/**
 * A match in play: who sits where, what each is told, what bots do. It carries acts out and says what they have changed; to
 * store that and to tell it is for the keeper of the match. It knows no storage, no page, no network and no clock.
 */
export class Sitting {
  readonly loaded: LoadedGame
  readonly match: Match
  readonly seats: Seats
  readonly #thinking: Thinking
  /** He comes when he is first asked. */
  #adviser: Promise<Adviser> | null = null
  readonly #news: News
  /** By the number of the choice: what the bot who made it was up to. */
  readonly #reasons: Map<number, GivenReason>
  readonly #surroundings: Surroundings
  #seq: number
  readonly #earlier: readonly EarlierRules[]
  #frame: Frame | null = null

  constructor(loaded: LoadedGame, match: Match, kept: Kept, surroundings: Surroundings) {
    const { levels, reasons, seq, reads, earlier = [] } = kept
    this.loaded = loaded
    this.match = match
    this.seats = new Seats(loaded, match, levels, surroundings.chance)
    this.#thinking = new Thinking(match, surroundings.clock)
    this.#news = new News(match, reads)
    this.#reasons = new Map(Object.entries(reasons).map(([choice, reason]) => [Number(choice), reason]))
    this.#surroundings = surroundings
    this.#seq = seq
    this.#earlier = earlier
  }

  /** How many acts there have been. */
  get seq(): number {
    return this.#seq
  }

  /** By player: the level of the bot, or null for a person. */
  get levels(): readonly (string | null)[] {
    return this.seats.levels
  }

  get reasons(): { readonly [choice: number]: GivenReason } {
    return Object.fromEntries(this.#reasons)
  }

  /** What bots were up to with the choices after so many. */
  reasonsAfter(choices: number): { readonly [choice: number]: GivenReason } {
    const reasons: { [choice: number]: GivenReason } = {}
    for (let choice = choices + 1; choice <= this.match.choices; choice++) {
      const given = this.#reasons.get(choice)
      if (given !== undefined) reasons[choice] = given
    }
    return reasons
  }

  /** All that the match is so far, as one change. */
  get beginning(): Change {
    return beginningOf(this.match)
  }

  /** Carries out what a player does. Throws a refusal with its reason, and has changed nothing then. */
  carryOut(act: MatchAct, player: number): Change {
    const change = this.#carriedOut(act, player)
    this.#seq++
    return change
  }

  #carriedOut(act: MatchAct, player: number): Change {
    const { match } = this
    const role = this.seats.roleOf(player)
    switch (act.kind) {
      case 'choose':
        return this.#choose(player, act.choice, act.decision)
      case 'order':
        return changeBy(match, () => match.setStandingOrder(role, act.window, act.order))
      case 'undo': {
        const change = changeBack(match, () => match.undo(role))
        this.#news.markRead(player)
        return change
      }
      case 'resign':
        return changeBy(match, () => this.#resign(player, role))
    }
  }

  #choose(player: number, choice: Choice, decision: number): Change {
    const { match } = this
    const role = this.seats.roleOf(player)
    const { choices } = match
    const { events } = match.extent
    const asked = match.decisions.find(({ id }) => id === decision)
    const change = changeBy(match, () => match.choose(choice, { role, decision }))
    this.#news.markRead(player, this.#firstOfOthers(player, events), asked?.window !== undefined)
    if (asked !== undefined && letsPass(asked, choice)) this.#goOnAfterPass({ choices, events })
    return change
  }

  /** Nobody did anything: what comes now is still of the choice before, and no news to the player who made it. */
  #goOnAfterPass(before: { readonly choices: number; readonly events: number }): void {
    const player = this.#news.whoseActWas(before)
    if (player !== null) this.#news.markRead(player, this.#firstOfOthers(player, before.events))
  }

  /** All people have agreed to take back what came after so many choices, behind dice: nothing of it is news. */
  takeBackTo(choices: number): Change {
    return this.#settled(() => {
      const change = changeBack(this.match, () => this.match.takeBackTo(this.entriesAt(choices)))
      for (const choice of this.#reasons.keys()) if (choice > choices) this.#reasons.delete(choice)
      this.#news.allRead()
      return change
    })
  }

  /** The match ends before the rules end it: by consent, a claim or a flag. */
  endEarly(ending: EarlyEnd): Change {
    return this.#settled(() => changeBy(this.match, () => this.match.endEarly(ending)))
  }

  /** Somebody else sits there from now on: a bot for who is gone, or a person again. */
  seat(player: number, sitter: Sitter): Change {
    return this.#settled(() => changeBy(this.match, () => this.seats.seat(player, sitter)))
  }

  /** Something was settled that changes nothing of the match itself. */
  noted(): Change {
    return this.#settled(() => changeBy(this.match, () => undefined))
  }

  #settled(settle: () => Change): Change {
    const change = settle()
    this.#seq++
    return change
  }

  /** The level of a bot who sits in for somebody: of those in the middle, so that he ruins nobody’s match. */
  get steward(): string {
    return stewardOf(this.loaded)
  }

  /** Two at the table, and it ends; where more play, a bot takes his seat. */
  #resign(player: number, role: Role): void {
    const others = this.match.roles.filter(each => each !== role)
    if (others.length <= 1) {
      this.match.endEarly({ kind: 'resigned', by: player, winners: others })
      return
    }
    if (this.match.isOver) throw new AquilaError('the match is over already')
    this.seats.seat(player, { name: this.match.players[player] ?? role, level: stewardOf(this.loaded) })
  }

  /** What the game did by itself after a choice, for a side that nobody plays, is news like another player's move. */
  #firstOfOthers(player: number, before: number): number | undefined {
    const { match, loaded } = this
    const first = match
      .log(this.seats.roleOf(player), before)
      .findIndex(event => loaded.table.event(event, match.roles, match.position.data).theirs === true)
    return first === -1 ? undefined : before + first
  }

  /** True while it is the turn of a bot who has not come yet. */
  get awaitsBot(): boolean {
    const decision = this.seats.botsDecision
    return decision !== null && this.seats.botOf(decision.role) === undefined
  }

  /** Fetches the bot whose turn it is, if it is a bot's. */
  async fetchBot(): Promise<void> {
    const decision = this.seats.botsDecision
    if (decision !== null) await this.seats.bring(decision.role)
  }

  /**
   * A step of a bot, if it is the turn of one who is here: its choice, or a piece of its thinking (then nothing has changed
   * yet). People who choose at the same time do not wait for it. Null: no bot is to play.
   */
  playBot(): { readonly change: Change | null; readonly move: BotMove | null } | null {
    const decision = this.seats.botsDecision
    const bot = decision === null ? undefined : this.seats.botOf(decision.role)
    if (decision === null || bot === undefined) return null
    const scripted = this.#surroundings.script?.(decision) ?? null
    const advice = scripted === null ? this.#thinking.goOn(bot, decision) : { choice: scripted }
    if (advice === null) return { change: null, move: null }
    const told = withoutBetrayal(advice, decision)
    return { change: this.#follow(told, decision), move: { ...told, decision: decision.id } }
  }

  /** Carries out what a bot has chosen elsewhere. Throws, and has changed nothing, if its question stands no more. */
  carryOutBot({ decision: id, ...advice }: BotMove): Change {
    const decision = this.match.decisions.find(each => each.id === id)
    if (decision === undefined || this.seats.isPerson(decision.role))
      throw new AquilaError('no bot is asked this now')
    return this.#follow(withoutBetrayal(advice, decision), decision)
  }

  /** How far a player has read. */
  read(player: number): Read {
    return this.#news.of(player)
  }

  #follow({ choice, reason }: Advice, decision: Decision): Change {
    const { match } = this
    const { role, id } = decision
    const passes = letsPass(decision, choice)
    const { choices } = match
    const { events } = match.extent
    const change = changeBy(match, () => match.choose(choice, { role, decision: id }))
    if (passes) this.#goOnAfterPass({ choices, events })
    if (reason !== undefined) this.#reasons.set(match.choices, { role, reason })
    this.#seq++
    return change
  }

  /** What a good bot would do in a player's place; null if he is not asked, or nobody can tell. */
  async advise(player: number): Promise<Hinted | null> {
    this.#adviser ??= import('./bots/adviser.ts').then(({ Adviser }) => new Adviser(this.loaded))
    const adviser = await this.#adviser
    const decision = this.seats.decisionOf(this.seats.roleOf(player))
    return decision === null ? null : await adviser.advise(this.match, decision)
  }

  /** Why a player cannot make each of these choices now; null for what he can. */
  refusals(player: number, choices: readonly Choice[]): (Refusal | null)[] {
    const role = this.seats.roleOf(player)
    return choices.map(choice => this.match.refusal(role, choice))
  }

  /** What a pair of eyes saw right after each of these events. */
  viewsAfter(player: number | null, events: readonly number[]): ReadonlyMap<number, EventView> {
    return events.length === 0 ? new Map() : this.match.viewsAfter(this.#roleOf(player), events)
  }

  /** What a pair of eyes saw just before each of these events came about: before its dice fell. */
  viewsBefore(player: number | null, events: readonly number[]): ReadonlyMap<number, EventView> {
    return events.length === 0 ? new Map() : this.match.viewsBefore(this.#roleOf(player), events)
  }

  /** What a pair of eyes saw after each of these numbers of choices, when all that they led to had happened. */
  viewsAt(player: number | null, choices: readonly number[]): ReadonlyMap<number, EventView> {
    return new Map(
      choices.map(number => {
        const then = this.match.at(this.entriesAt(number))
        const { phase, seats } = then
        // Players may have changed places since.
        const role = then.roles.find(each => seats[each] === player) ?? null
        return [number, { view: then.view(role), phase, seats }]
      }),
    )
  }

  /** The sight of a pair of eyes after so many choices. */
  sightAt(player: number | null, choices: number): Sight {
    const then = this.match.at(this.entriesAt(choices))
    const { levels, reasons } = this
    return new Sitting(this.loaded, then, { levels, reasons, seq: 0 }, this.#surroundings).sight(player)
  }

  /** After how many entries so many choices had been made: standing orders are entries, too. */
  entriesAt(choices: number): number {
    let made = 0
    for (const [index, entry] of this.match.entries.entries()) {
      if (made === choices) return index
      if (!('window' in entry)) made++
    }
    return this.match.length
  }

  /** All that a pair of eyes may know, with what was told from an event on. */
  sight(player: number | null, from = 0): Sight {
    return this.#seen(player, from, role => this.match.view(role))
  }

  /** The same to be compared at once with what was told before: its view changes with the next act. */
  glance(player: number | null, from = 0): Sight {
    return this.#seen(player, from, role => this.match.glance(role))
  }

  #seen(player: number | null, from: number, view: (role: Role | null) => unknown): Sight {
    const { match } = this
    const role = this.#roleOf(player)
    return {
      seq: this.#seq,
      frame: this.#framed(),
      player,
      role,
      seats: match.seats,
      sitters: this.seats.sitters,
      phase: match.phase,
      view: view(role),
      question: this.seats.decisionOf(role),
      waiting: match.decisions.map(decision => this.#waiting(decision, role)),
      told: this.#told(role, from),
      read: this.#news.of(player),
      choices: match.choices,
      undoBar: role === null ? { why: 'nothing' } : match.whyNoUndo(role),
      orders: role === null ? [] : this.#orders(role),
      result: match.result,
      ending: match.ending,
    }
  }

  #roleOf(player: number | null): Role | null {
    return player === null ? null : this.seats.roleOf(player)
  }

  #framed(): Frame {
    const { definition, scenario, roles, commitment, position } = this.match
    this.#frame ??= {
      game: definition.id,
      rules: definition.version,
      ...(this.#earlier.length === 0 ? {} : { earlier: this.#earlier }),
      scenario,
      options: position.options,
      pauseAlike: this.match.pauseAlike,
      pack: this.match.pack ?? null,
      roles,
      from: this.match.firstChoice,
      commitment,
    }
    return this.#frame
  }

  /** A question can betray a hand: what another is asked is told only where the game says that everybody may know. */
  #waiting({ choices: _, ...question }: Decision, own: Role | null): Waiting {
    const isPublic = this.match.definition.publicTasks?.includes(question.task) === true
    return { role: question.role, question: isPublic && question.role !== own ? question : null }
  }

  #told(role: Role | null, from: number): Told {
    const mayTellReasons = this.#surroundings.reasons !== 'afterwards' || this.match.isOver
    return toldTo(this.match, role, from, mayTellReasons ? this.#reasons : null)
  }

  #orders(role: Role): Sight['orders'] {
    return this.match.definition.windows.map(({ name, rule }) => {
      return { window: name, rule, order: this.match.standingOrder(role, name) }
    })
  }
}

/** Why somebody lets a window pass may tell what he holds: nobody keeps that reason. */
function withoutBetrayal({ choice, reason }: Advice, decision: Decision): Advice {
  return reason === undefined || letsPass(decision, choice) ? { choice } : { choice, reason }
}

function stewardOf({ levels }: LoadedGame): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? 'random'
}
