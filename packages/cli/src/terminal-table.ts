import { createInterface } from 'node:readline/promises'
import { seatOf } from '@aquila/bots'
import {
  AquilaError,
  type Bot,
  type Decision,
  type GameTexts,
  type Match,
  type Result,
  type Role,
  type StandingOrder,
  type Words,
  wordsOf,
} from '@aquila/engine'
import { writeRecordFile } from './files.ts'
import { ruleText } from './rulebook.ts'
import type { TerminalSpeech } from './terminal/speech.ts'

const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H'

/** A match at one keyboard: asks the people, lets the bots choose, tells what happened. */
export class TerminalTable {
  readonly #match: Match
  readonly #bots: ReadonlyMap<Role, Bot>
  readonly #savedAt: string
  readonly #words: Words
  readonly #texts: GameTexts
  readonly #speech: TerminalSpeech
  readonly #told = new Map<Role, number>()
  #atKeyboard: Role | null = null
  #lines: AsyncIterator<string> | null = null

  constructor(
    match: Match,
    bots: ReadonlyMap<Role, Bot>,
    savedAt: string,
    { texts, speech }: { readonly texts: GameTexts; readonly speech: TerminalSpeech },
  ) {
    this.#match = match
    this.#bots = bots
    this.#savedAt = savedAt
    this.#texts = texts
    this.#speech = speech
    this.#words = wordsOf(texts, match.position.data)
  }

  async play(): Promise<void> {
    const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
    this.#lines = terminal[Symbol.asyncIterator]()
    try {
      const { commitment } = this.#match
      if (commitment !== null) console.log(this.#speech.text('commitment', { commitment }))
      await this.#playOn()
    } finally {
      terminal.close()
    }
  }

  async #playOn(): Promise<void> {
    for (let decision = this.#next(); decision !== null; decision = this.#next()) {
      const bot = this.#bots.get(decision.role)
      if (bot !== undefined)
        this.#match.choose(bot.choose(seatOf(this.#match, decision)), { role: decision.role })
      else if (!(await this.#ask(decision))) {
        console.log(`\n${this.#speech.text('saved', { path: this.#savedAt })}`)
        return
      }
      this.#save()
    }
    this.#tellResult()
  }

  /** People first: bots that choose together with them can wait. */
  #next(): Decision | null {
    const { decisions } = this.#match
    return decisions.find(({ role }) => role === this.#atKeyboard) ?? decisions[0] ?? null
  }

  /** Asks the person in a role until a choice is made. False: the person wants to leave. */
  async #ask(decision: Decision): Promise<boolean> {
    const { role } = decision
    if (!(await this.#takeOver(role))) return false
    this.#tellNews(role)
    console.log(`\n${this.#words.role(role)}: ${this.#words.task(decision)}  [${decision.rule}]`)
    const whereabouts = this.#whereabouts(decision)
    for (const [index, choice] of decision.choices.entries()) {
      const where = whereabouts[index]
      const text = this.#words.choice(choice)
      console.log(`${String(index + 1).padStart(4)}  ${text}${where == null ? '' : ` · ${where}`}`)
    }
    for (;;) {
      const line = await this.#read(`${role}> `)
      if (line === null) return false
      const choice = decision.choices[Number(line) - 1]
      if (/^\d+$/.test(line)) {
        if (choice === undefined) {
          console.log(this.#speech.text('choices', { n: decision.choices.length }))
          continue
        }
        this.#match.choose(choice, { role, decision: decision.id })
        return true
      }
      const [word = '', ...rest] = line.split(/\s+/)
      if (word === 'quit') return false
      if (this.#obey(role, word, rest)) return true
    }
  }

  /** Where the things to choose from are, if they are not all in one place. */
  #whereabouts({ choices }: Decision): readonly (string | null)[] {
    const { definition, position } = this.#match
    const places = choices.map(({ noun }) =>
      noun === undefined ? null : (definition.whereabouts?.(position, noun) ?? null),
    )
    if (new Set(places.filter(place => place !== null)).size < 2) return []
    return places.map(place => (place === null ? null : String(this.#texts.nameOf(position.data, place))))
  }

  /** Carries out a word of the prompt. True if the question must be put again. */
  #obey(role: Role, word: string, rest: readonly string[]): boolean {
    try {
      switch (word) {
        case '':
          break
        case 'undo':
          this.#match.undo(role)
          return true
        case 'show':
          this.#show(role)
          break
        case 'log':
          for (const event of this.#match.log(role))
            console.log(`  ${this.#words.event(event)}  [${event.rule}]`)
          break
        case 'why':
          console.log(`  ${this.#why(role, rest)}`)
          break
        case 'rule':
          console.log(ruleText(this.#match.definition.id, rest[0] ?? ''))
          break
        case 'order':
          this.#match.setStandingOrder(role, rest[0] ?? '', this.#readOrder(rest[1]))
          break
        default:
          console.log(promptHelp(this.#speech))
      }
    } catch (error) {
      if (!(error instanceof AquilaError)) throw error
      console.log(`  ${error.message}`)
    }
    return false
  }

  #why(role: Role, [verb = '', ...nouns]: readonly string[]): string {
    const noun = nouns.join(' ')
    const choice = nouns.length === 0 ? { verb } : { verb, noun: /^\d+$/.test(noun) ? Number(noun) : noun }
    const explanation = this.#match.explain(role, choice, this.#words)
    return explanation === null ? this.#speech.text('legal') : `${explanation.text} [${explanation.rule}]`
  }

  /** When another person takes over, what the last one saw is covered first. */
  async #takeOver(role: Role): Promise<boolean> {
    if (this.#atKeyboard === role) return true
    const otherPeople = this.#match.roles.some(other => other !== role && !this.#bots.has(other))
    this.#atKeyboard = role
    if (otherPeople && process.stdout.isTTY) {
      process.stdout.write(CLEAR_SCREEN)
      if ((await this.#read(`${this.#speech.text('hand-over', { side: this.#words.role(role) })} `)) === null)
        return false
    }
    this.#show(role)
    return true
  }

  #show(role: Role): void {
    console.log(`\n${this.#texts.sketch(this.#match.position, role)}`)
  }

  #tellNews(role: Role): void {
    const log = this.#match.log(role)
    const news = log.slice(this.#told.get(role) ?? 0)
    if (news.length > 0) console.log('')
    for (const event of news) console.log(`  ${this.#words.event(event)}`)
    this.#told.set(role, log.length)
  }

  #tellResult(): void {
    const { result, proof } = this.#match
    if (result === null) return
    const [observer = null] = this.#match.roles.filter(role => !this.#bots.has(role))
    if (observer !== null) this.#tellNews(observer)
    console.log(`\n${resultText(this.#speech, this.#words, result)}  [${result.rule}]`)
    if (proof !== null)
      console.log(this.#speech.text('seed', { seed: String(proof.seed), path: this.#savedAt }))
  }

  #readOrder(word: string | undefined): StandingOrder {
    if (word === 'always' || word === 'when-able' || word === 'never') return word
    throw new AquilaError(this.#speech.text('order'))
  }

  #save(): void {
    writeRecordFile(this.#savedAt, this.#match.record)
  }

  async #read(prompt: string): Promise<string | null> {
    process.stdout.write(prompt)
    const line = await this.#lines?.next()
    return line === undefined || line.done ? null : line.value.trim()
  }
}

/** How it ended, and for whom. */
export function resultText(
  { messages, text }: TerminalSpeech,
  words: Words,
  { outcome, winners }: Result,
): string {
  return text('result', {
    outcome: words.outcome(outcome),
    winners: winners.length === 0 ? null : messages.list(winners.map(words.role)),
  })
}

function promptHelp({ text }: TerminalSpeech): string {
  const lines = [
    [text('help.number'), text('help.number.about')],
    ['undo', text('help.undo')],
    ['show', text('help.show')],
    ['log', text('help.log')],
    ['why VERB [NOUN]', text('help.why')],
    ['rule ID', text('help.rule')],
    ['order WINDOW WHEN', text('help.order')],
    ['quit', text('help.quit')],
  ]
  return lines.map(([what = '', about = '']) => `  ${what.padEnd(18)}${about}`).join('\n')
}
