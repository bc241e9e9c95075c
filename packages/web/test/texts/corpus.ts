import { type Choice, type Decision, english, Match, type SeenEvent, scriptedDice } from '@aquila/engine'
import { type LoadedGame, loadGame } from '@aquila/games'
import { recordPath } from '../../../cli/src/corpus.ts'
import { readRecordFile } from '../../../cli/src/files.ts'
import type { ListedGame } from '../../../cli/src/games.ts'
import { chronicleOf, courseOf } from '../../src/match/course.ts'
import { storyInput } from '../../src/match/ending.ts'
import { momentOf } from '../../src/match/moments.ts'
import { OpenMatch } from '../../src/match/open-match.ts'
import { logLine, questionFor, sceneInput } from '../../src/match/show.ts'
import type { LogLine } from '../../src/match/table-match.ts'
import { type Numbers, noteNumbers } from './numbers.ts'
import { stringsIn, textsIn } from './read.ts'

/**
 * A question is looked at when it has verbs and values that were not seen so often yet, and so is a moment: to make
 * the page of each of 250,000 questions would take an hour. Every line of every log is read.
 */
const OFTEN = 3

/** So many happenings of a kind are asked whether they are worth a moment. */
const TRIES = 10

/** What the page shows of a game over all of its recorded matches. */
export interface Shown {
  readonly loaded: LoadedGame
  /** Every text, with where it was first read. */
  readonly texts: Map<string, string>
  /** Every line of a log with other words, and the event that it tells. */
  readonly lines: Map<string, { readonly line: LogLine; readonly event: SeenEvent }>
  /** What the rules call things: whatever was told or chosen, and the names of questions and happenings. */
  readonly ids: Set<string>
  /** What things are called, and how many they are in grammar. */
  readonly numbers: Numbers
  /** Every reason that a hint gave, with where it was first read. */
  readonly hints: Map<string, string>
  /** Questions for which a hint had no reason to give, with its choice. */
  readonly unreasoned: Set<string>
}

/** Plays each match of a game's corpus once, and looks at what the page would show. */
export async function shownOf(listed: ListedGame, language = english): Promise<Shown> {
  const loaded = withQuickAdviser(await loadGame(listed.game.id, language))
  const shown: Shown = {
    loaded,
    texts: new Map(),
    lines: new Map(),
    ids: new Set(),
    numbers: new Map(),
    hints: new Map(),
    unreasoned: new Set(),
  }
  const reader = new Reader(shown)
  for (const how of listed.corpus) {
    const record = readRecordFile(recordPath(listed, how))
    const { scenario, options, pauseAlike, pack, players } = record
    const dice = scriptedDice(record.rolls.map(({ why, value }) => [why, value]))
    const match = Match.start(loaded.game, { scenario, options, pauseAlike, pack, players, dice })
    const levels = match.players.map(() => null)
    const open = new OpenMatch(loaded, match, { id: how.name, game: listed.game.id, levels, notes: '' })
    for (const entry of record.choices)
      if ('window' in entry) match.setStandingOrder(entry.role, entry.window, entry.order)
      else {
        const decision = match.decisions.find(({ role }) => role === entry.role)
        if (decision !== undefined) await reader.question(open, decision)
        const { role, verb, noun } = entry
        match.choose(noun === undefined ? { verb } : { verb, noun }, { role })
      }
    await reader.whole(open)
  }
  return shown
}

/** Hints come from the best of those who answer at once: a search would take seconds for each. */
function withQuickAdviser(loaded: LoadedGame): LoadedGame {
  return { ...loaded, levels: loaded.levels.filter(each => each !== 'legatus') }
}

class Reader {
  readonly #shown: Shown
  readonly #places: ReadonlySet<string>
  readonly #seen = new Map<string, number>()

  constructor(shown: Shown) {
    const { game, table } = shown.loaded
    this.#shown = shown
    this.#places = new Set(table.places(game.load(undefined)))
  }

  async question(open: OpenMatch, decision: Decision): Promise<void> {
    const where = `${open.id}, choice ${open.match.length + 1}, ${decision.task}`
    this.#words(where, open, decision)
    if (!this.#isNew(kindsOf(decision))) return
    // As the state of the page is made, but for its log, which is read as a whole at the end.
    const { loaded, reader, sitting, match } = open
    const { words } = reader
    const sight = sitting.sight(match.seats[decision.role] ?? 0)
    const input = sceneInput(sight, sight.told.events, words.data)
    const scene = loaded.table.scene(input)
    const mark = () => null
    const question = questionFor({
      loaded,
      words,
      input,
      scene,
      places: this.#places,
      decision,
      barred: null,
      mark,
    })
    this.#read(where, { scene, question })
    open.lookAs(decision.role)
    await this.#refusals(
      where,
      open,
      scene.stacks.flatMap(({ pieces }) => pieces).map(({ id }) => id),
    )
    await this.#hint(where, open, decision)
  }

  /** The words of a question and of its choices cost little: they are read wherever they are new. */
  #words(
    where: string,
    { reader: { words }, loaded }: OpenMatch,
    { task, about = {}, ...asked }: Decision,
  ): void {
    const { ids, numbers } = this.#shown
    ids.add(task)
    if (this.#isNew([`${task} ${JSON.stringify(about)}`], OFTEN)) {
      for (const id of stringsIn(about)) ids.add(id)
      noteNumbers(loaded, words.data, `task.${task}`, about, numbers)
      this.#read(where, words.task({ task, about, ...asked }))
    }
    for (const choice of asked.choices) {
      if (!this.#isNew([`${choice.verb} ${choice.noun}`], OFTEN)) continue
      ids.add(choice.verb)
      if (typeof choice.noun === 'string') ids.add(choice.noun)
      this.#read(where, words.choice(choice))
    }
  }

  /** What is told when the match is over: its log as each of those who play may read it, moments, and its story. */
  async whole(open: OpenMatch): Promise<void> {
    const { match } = open
    const [first = '', ...others] = match.roles
    open.lookAs(first)
    open.reading.wantWholeLog()
    const log = match.log(first)
    const { log: told, orders, ...state } = await open.state(true)
    // What a standing order is called to the page is no text.
    this.#read(`${open.id}, its end`, { ...state, orders: orders.map(({ text }) => text) })
    for (const line of told.lines) this.#line(open, line, log[line.number])
    for (const [number, { kind, data }] of log.entries())
      if (this.#isNew([`moment ${kind} ${Object.keys(data).join()}`], OFTEN / TRIES))
        this.#moment(open, log, number)
    for (const role of others) this.#secrets(open, match.log(role), log)
    await this.#story(open, log)
  }

  /** What another role may know beyond what the first one has read. */
  #secrets(open: OpenMatch, log: readonly SeenEvent[], read: readonly SeenEvent[]): void {
    const { loaded, reader, match } = open
    for (const [number, event] of log.entries())
      if (JSON.stringify(event.data) !== JSON.stringify(read[number]?.data))
        this.#line(open, logLine({ loaded, words: reader.words, roles: match.roles }, event, number), event)
  }

  /** The chronicle of every match; marks, luck and the end of one match of each scenario. */
  async #story(open: OpenMatch, log: readonly SeenEvent[]): Promise<void> {
    const { loaded, reading, match } = open
    if (this.#isNew([`course ${match.scenario}`], OFTEN))
      this.#read(`${open.id}, its course`, await courseOf(reading, open))
    const story = { ...storyInput(reading), log }
    const told = chronicleOf(loaded, await loaded.story(), reading.words, story)
    this.#read(`${open.id}, its chronicle`, told)
  }

  #line(open: OpenMatch, line: LogLine, event: SeenEvent | undefined): void {
    if (event === undefined) return
    const { lines, ids } = this.#shown
    ids.add(event.kind)
    for (const id of stringsIn(event.data)) ids.add(id)
    const { text, heading, reason } = line
    const key = `${event.kind} ${text}`
    if (lines.has(key)) return
    lines.set(key, { line, event })
    noteNumbers(open.loaded, open.reader.words.data, `event.${event.kind}`, event.data, this.#shown.numbers)
    this.#read(`${open.id}, ${event.kind} after ${event.after}`, { text, heading, reason })
  }

  #moment(open: OpenMatch, log: readonly SeenEvent[], number: number): void {
    const { loaded, reading } = open
    const { words, sight } = reading
    const event = log[number]
    if (event === undefined) return
    const found = momentOf({ loaded, words, sight, log }, number, event)
    const { kind, after } = event
    if (found !== null) this.#read(`${open.id}, the moment of ${kind} after ${after}`, found)
  }

  /** Why what somebody points at is not legal: any place and piece now and then, because each takes its time. */
  async #refusals(where: string, open: OpenMatch, pieces: readonly string[]): Promise<void> {
    const { table } = open.loaded
    const turn = open.match.length
    const some = <T>(all: readonly T[]): T[] => all.filter((_, index) => (index + turn) % 12 === 0)
    const places = some(table.places(open.reader.words.data))
    for (const id of places) {
      this.#read(`${where}, why not ${id}`, (await open.reading.whyNot({ kind: 'place', id }))?.text)
      this.#read(`${where}, threats to ${id}`, open.reading.threats(id))
    }
    for (const id of some(pieces))
      this.#read(`${where}, why not ${id}`, (await open.reading.whyNot({ kind: 'piece', id }))?.text)
  }

  /** As the button of the page asks for it. */
  async #hint(where: string, open: OpenMatch, decision: Decision): Promise<void> {
    const hint = await open.hint()
    if (hint === null) return
    const { hints, unreasoned } = this.#shown
    if (hint.reason === null && decision.choices.length > 1) unreasoned.add(hinted(decision, hint.choice))
    if (hint.reason !== null && !hints.has(hint.reason)) hints.set(hint.reason, where)
    this.#read(`${where}, the hint`, hint.reason)
  }

  #read(where: string, given: unknown): void {
    const { texts } = this.#shown
    for (const { where: part, text } of textsIn(given))
      if (!texts.has(text)) texts.set(text, part === '' ? where : `${where}: ${part}`)
  }

  /** True if one of these kinds of thing was not looked at often enough; it counts as looked at now. */
  #isNew(kinds: readonly string[], counts = 1): boolean {
    const fresh = kinds.filter(kind => (this.#seen.get(kind) ?? 0) < OFTEN)
    for (const kind of fresh) this.#seen.set(kind, (this.#seen.get(kind) ?? 0) + counts)
    return fresh.length > 0
  }
}

/** A question has as many kinds as verbs: with a noun or without, and with values that are missing, one or many. */
function kindsOf({ task, about = {}, choices }: Decision): string[] {
  const values = Object.entries(about).map(([slot, value]) => {
    return `${slot} ${value === null ? 'none' : Array.isArray(value) ? Math.min(value.length, 2) : ''}`
  })
  return [
    ...new Set(choices.map(({ verb, noun }) => `${task} ${values.join()} ${verb} ${noun === undefined}`)),
  ]
}

function hinted({ task }: Decision, { verb }: Choice): string {
  return `${task}: ${verb}`
}
