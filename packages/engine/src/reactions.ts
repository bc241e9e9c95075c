import { type Ask, type Choice, type Decision, PASS, type Role, type RuleId, type Rules } from './decision.ts'
import type { Play } from './game.ts'
import type { PlainRecord } from './plain.ts'

/** "At any moment the opponent may ...": a named moment at which roles may step in. */
export interface ReactionWindow {
  /** As listed in the game's `windows`; standing orders and rests go by it. */
  readonly name: string
  readonly rule: RuleId
  /** Who may react, in the order of asking. */
  readonly roles: readonly Role[]
  /** Values for the question's message, known to everybody: where the battle is, what was rolled. */
  readonly about?: PlainRecord
  /** How a role says that it does nothing; left out, it passes. */
  readonly pass?: Choice | undefined
  /** For how long a role may say that it does not want to be asked in this window again. Only wanted where somebody is. */
  readonly rests?: ((role: Role) => readonly Rest[]) | undefined
  /** Other windows that ask for the same: who rests in this one rests in them too. */
  readonly restsWith?: readonly string[] | undefined
  /** What a role can do now; to do nothing is added. Asked again each time round. */
  reactions(role: Role): readonly Choice[]
  /** False if everybody knows anyway what the role can do. Hidden hands make it true, which is the default. */
  concealed?(role: Role): boolean
  /**
   * All that everybody knows and that decides, together with what the role hides, whether it can react. Where this is as
   * it was at an earlier window of the phase, of this name or another, a pause tells nothing new. Left out, every pause
   * is news.
   */
  readonly circumstances?: ((role: Role) => string) | undefined
  play(role: Role, choice: Choice): Rules
}

/** "Not again this year": an answer of the window itself, under the verb `rest-year`. */
export interface Rest {
  /** 'year' */
  readonly name: string
  /** Which one it is now, unlike any other: '-48'. When it is over the role is asked again. */
  readonly period: string
}

/** Asks round after round until everybody in turn has passed. Mostly nobody is asked at all, and then nothing is run. */
export function reactionWindow<S, D>(g: Play<S, D>, window: ReactionWindow): Rules {
  let passed = 0
  for (const role of window.roles) {
    const question = questionTo(g, window, role)
    if (question !== null) return askInTurn(g, window, passed, question)
    passed++
  }
  return NOTHING
}

function* nothing(): Rules {}

/** Rules that are over: all windows in which nobody is asked share them. */
const NOTHING = nothing()
NOTHING.next()

/** Goes on with the first role that is asked something; those before it have passed. */
function* askInTurn<S, D>(g: Play<S, D>, window: ReactionWindow, first: number, asked: Ask): Rules {
  let passesInARow = first
  for (let turn = first; passesInARow < window.roles.length; turn++) {
    const role = window.roles[turn % window.roles.length]
    if (role === undefined) return
    const question = turn === first ? asked : questionTo(g, window, role)
    if (question === null) {
      passesInARow++
      continue
    }
    const choice = yield question
    const rest = restsOf(window, role).find(each => verbOf(each) === choice.verb)
    if (rest !== undefined)
      for (const name of [window.name, ...(window.restsWith ?? [])]) g.rest(role, name, periodOf(rest))
    if (rest !== undefined || choice.verb === (window.pass ?? PASS).verb) {
      passesInARow++
    } else {
      passesInARow = 0
      yield* window.play(role, choice)
    }
  }
}

/** Null: the role is not asked and passes. */
function questionTo<S, D>(g: Play<S, D>, window: ReactionWindow, role: Role): Ask | null {
  const { name } = window
  const order = g.standingOrder(role, name)
  const resting = g.restOf(role, name)
  if (order === 'never' || (resting !== null && isOn(window, role, resting))) return null
  const reactions = window.reactions(role)
  // Where everybody knows what a role can do, a pause would hide nothing.
  if (order === 'when-able' && (!g.pauseAlike || window.concealed?.(role) === false)) {
    discloseBy(g, window, role)
    if (reactions.length === 0) return null
  }
  return {
    role,
    rule: window.rule,
    task: `react.${name}`,
    choices: [
      ...reactions,
      window.pass ?? PASS,
      ...restsOf(window, role).map(rest => ({ verb: verbOf(rest) })),
    ],
    about: window.about,
    confirm: true,
    window: name,
  }
}

/** Whether there is a pause here tells the others something about a hidden hand. */
function discloseBy<S, D>(g: Play<S, D>, window: ReactionWindow, role: Role): void {
  if (window.concealed?.(role) === false) return
  const { circumstances } = window
  g.disclose(role, circumstances === undefined ? undefined : () => circumstances(role))
}

/** True if this choice lets a window pass: what could have been done instead is nobody's business. */
export function letsPass({ window, choices }: Decision, choice: Choice): boolean {
  if (window === undefined) return false
  const pass = choices.findLast(({ verb }) => !verb.startsWith(REST))
  return choice.verb === pass?.verb || choice.verb.startsWith(REST)
}

const REST = 'rest-'

function restsOf({ rests }: ReactionWindow, role: Role): readonly Rest[] {
  return rests?.(role) ?? []
}

/** True if the period for which a role rests is not over yet. */
function isOn(window: ReactionWindow, role: Role, resting: string): boolean {
  for (const rest of restsOf(window, role)) if (isPeriodOf(rest, resting)) return true
  return false
}

/** Told without putting the text together: it is asked at every window for those who rest. */
function isPeriodOf({ name, period }: Rest, resting: string): boolean {
  return (
    resting.length === name.length + 1 + period.length && resting.startsWith(name) && resting.endsWith(period)
  )
}

function verbOf({ name }: Rest): string {
  return `${REST}${name}`
}

function periodOf({ name, period }: Rest): string {
  return `${name} ${period}`
}
