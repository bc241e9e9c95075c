import { AquilaError, type KeptRecord, type Language } from '@aquila/engine'
import type { DiceProof, DiceVerdict } from '@aquila/engine/verify-dice'
import { loadGame } from '@aquila/games'
import { type AnnalsEntry, entryInWords, readAnnals } from './annals.ts'
import { newMatch, reopen, whatIfOf } from './begin.ts'
import type { AnnouncedHere } from './calls.ts'
import { type Hold, holdMatch } from './hold.ts'
import { idUnder } from './ids.ts'
import type { OpenMatch } from './open-match.ts'
import { Saver } from './saver.ts'
import type { SealedRecord } from './seal.ts'
import type { MatchStore, StoredMatch } from './stored.ts'
import type { MatchSummary, NewMatch } from './table-match.ts'
import { wordsOf } from './words.ts'

/** For how long a bot may think before the page is told what happened so far. */
const SLICE = 60

/** The worker's desk: opens and keeps the match of this tab, lets the bots play, saves, tells the page. */
export class Desk {
  readonly language: Language
  readonly #store: MatchStore
  readonly #tell: (announced: AnnouncedHere) => void
  #open: OpenMatch | null = null
  #hold: Hold | null = null
  #channel: BroadcastChannel | null = null
  readonly #saver: Saver
  #fault: string | null = null
  /** The match in which bots have begun to play and need longer. */
  #playing: OpenMatch | null = null
  /** Another tab has saved something that has not been looked at here. */
  #stale = false
  #looking = false
  /** Settled when the last state that was asked for is told. */
  #shown: Promise<void> = Promise.resolve()

  /** `language` is what the player here reads. */
  constructor(store: MatchStore, tell: (announced: AnnouncedHere) => void, language: Language) {
    this.language = language
    this.#store = store
    this.#saver = new Saver(
      store,
      saving => tell({ saving }),
      open => open === this.#open && this.#hold?.mine === true,
    )
    this.#tell = tell
  }

  get open(): OpenMatch {
    if (this.#open === null) throw new AquilaError('no match is open')
    return this.#open
  }

  /** Starts a match and saves it. Gives its id. */
  async start(wanted: NewMatch): Promise<string> {
    return await this.#keepNew(await newMatch(wanted, this.language))
  }

  /** Starts a lesson and saves it as a match. Gives its id. */
  async startLesson(game: string, id: string): Promise<string> {
    const { newLesson } = await import('./schooling.ts')
    return await this.#keepNew(await newLesson(game, id, this.language))
  }

  async importRecord(text: string): Promise<string> {
    const { matchOfFile } = await import('./from-file.ts')
    return await this.#keepNew(await matchOfFile(text, this.language))
  }

  /** A new match from an earlier point of the open one. */
  async whatIf(choices: number): Promise<string> {
    return await this.#keepNew(whatIfOf(this.open, choices))
  }

  async #keepNew(open: OpenMatch): Promise<string> {
    await this.#saver.write(open)
    return open.id
  }

  /** What has become of the matches of a game, the newest first. */
  async annals(game: string): Promise<readonly AnnalsEntry[]> {
    const entries = readAnnals(await this.#store.annals()).filter(entry => entry.game === game)
    if (entries.length === 0) return []
    const loaded = await loadGame(game, this.language, [])
    const words = wordsOf(loaded, loaded.game.load(undefined))
    return entries.map(entry => entryInWords(entry, words))
  }

  /** What the shelf says of a match that was last saved in another language. */
  async reworded(id: string): Promise<MatchSummary | null> {
    const stored = await this.#store.load(id)
    if (stored === null) return null
    return (await reopen(stored, this.language, async () => undefined)).summary()
  }

  async openMatch(id: string): Promise<void> {
    this.close()
    const stored = await this.#store.load(id)
    if (stored === null) throw new AquilaError('this match is not kept in this browser')
    const open = await this.#reopen(stored)
    this.#open = open
    this.#hold = await holdMatch(id, () => void this.#changedHands())
    this.#channel = new BroadcastChannel(`aquila-match-${id}`)
    this.#channel.onmessage = () => void this.#lookAgain()
    await this.show(true)
    if (open.match.definition.version !== stored.record.rules) void this.#save()
    void this.#playOn()
  }

  close(): void {
    this.#hold?.release()
    this.#channel?.close()
    this.#open = null
    this.#hold = null
    this.#channel = null
    this.#fault = null
    this.#saver.beginAfresh()
  }

  async takeOver(): Promise<void> {
    await this.#hold?.takeOver()
  }

  /** The record from before the rules changed under the open match. */
  async oldRecord(): Promise<KeptRecord | SealedRecord | null> {
    const { id, updated } = this.open
    const kept = updated === null ? null : await this.#store.load(idUnder(updated.from, id))
    return kept === null ? null : await (await import('./seal.ts')).sealedWhileItRuns(kept.record)
  }

  /**
   * Every roll is computed again from its seed, by the verifier anybody can copy; those that were taken over, with the match
   * they came from, if it is kept here. It is done at the desk: the seed of a match that still runs must not leave it.
   */
  async checkDice(): Promise<DiceVerdict | null> {
    const { origin, match } = this.open
    if (match.proof === null) return null
    const { verifyDice } = await import('@aquila/engine/verify-dice')
    return await verifyDice(match.proof, await this.#originsFrom(origin))
  }

  /** The match with this id, the one it went another way from, and so on. */
  async #originsFrom(id: string | null): Promise<DiceProof[]> {
    const stored = id === null ? null : await this.#store.load(id)
    if (stored === null || stored.record.dice.kind !== 'verifiable') return []
    const { dice, rolls } = stored.record
    return [{ ...dice, rolls }, ...(await this.#originsFrom(stored.origin ?? null))]
  }

  /** Something was chosen, taken back or noted: the bots answer, then it is shown and saved, all of it once. */
  async changed(): Promise<void> {
    const isDone = this.#letBotsPlay()
    this.#mark()
    const shown = this.show(false)
    void shown.finally(() => this.#save()).catch(() => undefined)
    if (!isDone) void this.#playOn()
    await shown
  }

  mustPlayHere(): void {
    if (this.#hold?.mine !== true) throw new AquilaError('another tab plays this match')
  }

  /** States are told in the order in which they are asked for. */
  show(all: boolean): Promise<void> {
    const open = this.#open
    // A state that could not be made keeps nobody from the next.
    const before = this.#shown.catch(() => undefined)
    this.#shown = before.then(async () => {
      if (open === null || open !== this.#open) return
      const state = await open.state(all)
      const lookingOn = this.#hold?.mine !== true
      if (open === this.#open) this.#tell({ state: { ...state, lookingOn, fault: this.#fault } })
    })
    return this.#shown
  }

  /** The bots play for a moment. False if they need longer, or one has yet to come. */
  #letBotsPlay(): boolean {
    const open = this.#open
    if (open === null || this.#hold?.mine !== true) return true
    try {
      for (const until = performance.now() + SLICE; open.playBot(); )
        if (performance.now() >= until) return false
      if (open.awaitsBot) return false
      this.#fault = null
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error)
    }
    return true
  }

  /** Bots who need longer go on a moment at a time; what they have done is shown and saved as it comes. */
  async #playOn(): Promise<void> {
    const open = this.#open
    if (open === null || this.#playing === open) return
    this.#playing = open
    for (let isDone = false; !isDone; ) {
      const isHere = await this.#bring(open)
      await new Promise(resolve => setTimeout(resolve, 0))
      if (open !== this.#open) break
      const { length } = open.match
      const fault = this.#fault
      isDone = !isHere || this.#letBotsPlay()
      if (open.match.length === length && this.#fault === fault) continue
      this.#mark()
      await this.show(false).catch(() => undefined)
      void this.#save()
    }
    if (this.#playing === open) this.#playing = null
  }

  /** Fetches the bot whose turn it is. False if he does not come: the page is told as of one who cannot go on. */
  async #bring(open: OpenMatch): Promise<boolean> {
    try {
      await open.fetchBot()
      return true
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error)
      return false
    }
  }

  /** Said before the new state is shown: the page must not read "saved" beside what is not. */
  #mark(): void {
    if (this.#open !== null && this.#hold?.mine === true) this.#saver.mark(this.#open)
  }

  /** When it is done, the other tabs are told that there is something new. */
  async #save(): Promise<void> {
    if (this.#open === null || this.#hold?.mine !== true) return
    if (!(await this.#saver.save(this.#open))) return
    if (this.#saver.state === 'saved') this.#channel?.postMessage('saved')
  }

  /** This tab has lost the match to another or has taken it over: what is kept is what counts. */
  async #changedHands(): Promise<void> {
    await this.#lookAgain()
    void this.#playOn()
  }

  /** What another tab has saved is opened here. News that come meanwhile are looked at right after. */
  async #lookAgain(): Promise<void> {
    this.#stale = true
    if (this.#looking) return
    this.#looking = true
    try {
      while (this.#stale && this.#open !== null) {
        this.#stale = false
        const { id } = this.#open
        const stored = await this.#store.load(id)
        if (stored === null || this.#open?.id !== id) continue
        if ((stored.writes ?? 0) !== this.#open.ledger.writes) {
          const reopened = await this.#reopen(stored)
          if (this.#open?.id !== id) continue
          this.#open = reopened
        }
        await this.show(true)
      }
    } finally {
      this.#looking = false
    }
  }

  #reopen(stored: StoredMatch): Promise<OpenMatch> {
    return reopen(stored, this.language, before => this.#store.keep(before))
  }
}
