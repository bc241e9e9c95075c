import { createInterface } from 'node:readline/promises'
import { seatOf } from '@aquila/bots'
import {
  AquilaError,
  type Bot,
  type Decision,
  type Match,
  type Role,
  type StandingOrder,
  type Words,
  wordsOf,
} from '@aquila/engine'
import { writeRecordFile } from './files.ts'
import { ruleText } from './rulebook.ts'

const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H'

const PROMPT_HELP = `  a number          make that choice
  undo              take back your last choice
  show              the position
  log               everything that happened
  why VERB [NOUN]   why something is not a legal choice
  rule ID           the text of a rule
  order WINDOW WHEN how to be asked in a reaction window: always, when-able or never
  quit              leave; the match is saved`

/** A match at one keyboard: asks the people, lets the bots choose, tells what happened. */
export class TerminalTable {
  readonly #match: Match
  readonly #bots: ReadonlyMap<Role, Bot>
  readonly #savedAt: string
  readonly #words: Words
  readonly #told = new Map<Role, number>()
  #atKeyboard: Role | null = null
  #lines: AsyncIterator<string> | null = null

  constructor(match: Match, bots: ReadonlyMap<Role, Bot>, savedAt: string) {
    this.#match = match
    this.#bots = bots
    this.#savedAt = savedAt
    this.#words = wordsOf(match.definition, match.position.data)
  }

  async play(): Promise<void> {
    const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
    this.#lines = terminal[Symbol.asyncIterator]()
    try {
      if (this.#match.commitment !== null) console.log(`Dice commitment: ${this.#match.commitment}`)
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
        console.log(
          `\nThe match is saved in ${this.#savedAt}. Go on with: aquila play --continue ${this.#savedAt}`,
        )
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
          console.log(`There are choices 1 to ${decision.choices.length}.`)
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
    return places.map(place => (place === null ? null : definition.nameOf(position.data, place)))
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
          this.#match.setStandingOrder(role, rest[0] ?? '', readOrder(rest[1]))
          break
        default:
          console.log(PROMPT_HELP)
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
    const explanation = this.#match.explain(role, choice)
    return explanation === null ? 'That is legal.' : `${explanation.text} [${explanation.rule}]`
  }

  /** When another person takes over, what the last one saw is covered first. */
  async #takeOver(role: Role): Promise<boolean> {
    if (this.#atKeyboard === role) return true
    const otherPeople = this.#match.roles.some(other => other !== role && !this.#bots.has(other))
    this.#atKeyboard = role
    if (otherPeople && process.stdout.isTTY) {
      process.stdout.write(CLEAR_SCREEN)
      if ((await this.#read(`Hand over to ${this.#words.role(role)} and press Enter. `)) === null)
        return false
    }
    this.#show(role)
    return true
  }

  #show(role: Role): void {
    console.log(`\n${this.#match.definition.sketch(this.#match.position, role)}`)
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
    const winners = result.winners.map(this.#words.role).join(' and ') || 'nobody'
    console.log(`\n${this.#words.outcome(result.outcome)}: ${winners}  [${result.rule}]`)
    if (proof !== null)
      console.log(`The seed of the dice was ${proof.seed}; check it with: aquila verify ${this.#savedAt}`)
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

function readOrder(word: string | undefined): StandingOrder {
  if (word === 'always' || word === 'when-able' || word === 'never') return word
  throw new AquilaError('a standing order is always, when-able or never')
}
