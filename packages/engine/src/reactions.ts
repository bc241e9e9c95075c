import { type Choice, PASS, type Role, type RuleId, type Rules } from './decision.ts'
import type { Play } from './game.ts'
import type { PlainRecord } from './plain.ts'

/** "At any moment the opponent may ...": a named moment at which roles may step in. */
export interface ReactionWindow {
  /** As listed in the game's `windows`; standing orders go by it. */
  readonly name: string
  readonly rule: RuleId
  /** Who may react, in the order of asking. */
  readonly roles: readonly Role[]
  /** Values for the question's message, known to everybody: where the battle is, what was rolled. */
  readonly about?: PlainRecord
  /** What a role can do now; passing is added. Asked anew each time round. */
  reactions(role: Role): readonly Choice[]
  /** False if everybody knows anyway what the role can do. Hidden hands make it true, which is the default. */
  concealed?(role: Role): boolean
  play(role: Role, choice: Choice): Rules
}

/** Asks round after round until everybody in turn has passed. */
export function* reactionWindow<S, D>(g: Play<S, D>, window: ReactionWindow): Rules {
  let passesInARow = 0
  for (let turn = 0; passesInARow < window.roles.length; turn++) {
    const role = window.roles[turn % window.roles.length]
    if (role === undefined) return
    const choice = yield* askToReact(g, window, role)
    if (choice.verb === PASS.verb) {
      passesInARow++
    } else {
      passesInARow = 0
      yield* window.play(role, choice)
    }
  }
}

function* askToReact<S, D>(g: Play<S, D>, window: ReactionWindow, role: Role): Rules<Choice> {
  const order = g.standingOrder(role, window.name)
  if (order === 'never') return PASS
  const reactions = window.reactions(role)
  if (order === 'when-able' && !g.pauseAlike) {
    // Whether there is a pause here tells the others something about a hidden hand.
    if (window.concealed?.(role) ?? true) g.disclose(role)
    if (reactions.length === 0) return PASS
  }
  return yield {
    role,
    rule: window.rule,
    task: `react.${window.name}`,
    choices: [...reactions, PASS],
    about: window.about,
    confirm: true,
    window: window.name,
  }
}
