import {
  type Choice,
  type Decision,
  type Plain,
  type Role,
  type Roll,
  type SeenEvent,
  valuesThatAre,
} from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { ChoiceLook, EventLook, Scene, SceneInput } from '@aquila/games/table'
import type { Sight, Waiting } from '@aquila/play'
import type { LogLine, Question, ShownChoice } from './table-match.ts'
import type { Words } from './words.ts'

/** What one pair of eyes is told, for the game's table. */
export function sceneInput(
  { view, role, frame, seats, phase, question, waiting }: Sight,
  log: readonly SeenEvent[],
  data: unknown,
): SceneInput {
  const { roles, options, scenario } = frame
  const [other] = waiting
  const decision = question ?? (other === undefined ? null : asOthersKnow(other))
  return { view, data, role, roles, seats, options, phase, decision, log, scenario }
}

/** What another is asked, as far as it is public; what he could choose depends on what he holds. */
function asOthersKnow({ role, question }: Waiting): Decision {
  return question === null ? { id: 0, role, rule: '', task: '', choices: [] } : { ...question, choices: [] }
}

/** All that the question of a role is made of. */
interface Asked {
  readonly loaded: LoadedGame
  readonly words: Words
  readonly input: SceneInput
  readonly scene: Scene
  /** The places of the map. */
  readonly places: ReadonlySet<string>
  readonly decision: Decision
  readonly barred: Question['barred']
  readonly mark: (choice: Choice) => ShownChoice['lesson']
}

/** The question that waits for a role, with every choice as the table shows it. */
export function questionFor({
  loaded,
  words,
  input,
  scene,
  places,
  decision,
  barred,
  mark,
}: Asked): Question {
  const { table } = loaded
  const whereIs = whereabouts(scene)
  const choices = decision.choices.map((choice): ShownChoice => {
    const own = table.choice(input, choice)
    const look = own.as === undefined ? { ...guessLook(choice, places, whereIs), ...own } : own
    const follows = look.detail ?? words.follows(decision, choice)
    return {
      ...look,
      ...(follows === null ? {} : { detail: follows }),
      choice,
      text: words.choice(choice),
      noun: choice.noun ?? null,
      lesson: mark(choice),
    }
  })
  return {
    decision: decision.id,
    role: decision.role,
    task: decision.task,
    text: words.task(decision),
    rule: decision.rule,
    window: decision.window ?? null,
    choices,
    barred,
  }
}

/** Where each piece stands, so that a choice of a piece is found on the map. */
function whereabouts(scene: Scene): Map<string, string> {
  const found = new Map<string, string>()
  for (const { place, pieces } of scene.stacks) for (const piece of pieces) found.set(piece.id, place)
  return found
}

/** A noun that is a place or a piece tells where the choice is; what has neither is a button. */
function guessLook(
  choice: Choice,
  places: ReadonlySet<string>,
  whereIs: ReadonlyMap<string, string>,
): ChoiceLook {
  if (choice.noun === undefined) return { as: 'button' }
  const noun = String(choice.noun)
  if (places.has(noun)) return { place: noun }
  const place = whereIs.get(noun)
  return place === undefined ? { as: 'button' } : { piece: noun, place }
}

/** Who tells the log, and of whom. */
export interface Teller {
  readonly loaded: LoadedGame
  readonly words: Words
  readonly roles: readonly Role[]
}

/** An event as a line of the log, by its number there. */
export function logLine({ loaded, words, roles }: Teller, event: SeenEvent, number: number): LogLine {
  const look = loaded.table.event(event, roles, words.data)
  const dice = look.dice === false ? [] : diceOf(event)
  return {
    number,
    // What is all heading says no more than its heading.
    text: look.heading?.alone === true ? look.heading.text : words.event(event),
    rule: event.rule,
    icon: look.icon,
    kit: look.kit ?? null,
    places: look.places ?? valuesThatAre('place', loaded.game.events[event.kind], event.data),
    way: look.way ?? [],
    reason: look.reason ?? null,
    heading:
      look.heading === undefined
        ? null
        : {
            text: look.heading.text,
            kit: look.heading.kit ?? null,
            alone: look.heading.alone ?? false,
          },
    names: namesIn(loaded, words, event),
    dice,
    added: addedTo(event, dice),
    run: runOf(look, event),
    after: event.after,
    follows: number,
    part: look.affair ?? null,
    affair: null,
  }
}

/** What it is one of many of. */
function runOf({ minor = false, kit }: EventLook, { kind }: SeenEvent): string | null {
  if (minor === false) return null
  return `${minor === true ? kind : minor} ${kit ?? ''}`
}

/** An event tells the sum as its `total`. */
function addedTo({ data: { total } }: SeenEvent, [die, ...others]: LogLine['dice']): number {
  return die === undefined || others.length > 0 || typeof total !== 'number' ? 0 : total - die.value
}

/** The dice of an event: what was drawn by lot is none. */
export function diceOf({ dice = [] }: SeenEvent): { sides: number; value: number }[] {
  return dice.map(shownDie)
}

/** Matches of older pages do not say what was a lot. */
export function isDie({ sides, lot }: Roll): boolean {
  return (sides === 6 || sides === 10) && lot !== true
}

/** A ten-sided die is read from 0 to 9. */
function shownDie({ sides, value }: { sides: number; value: number }): { sides: number; value: number } {
  return { sides, value: sides === 10 ? value - 1 : value }
}

/** Who and where: the words of the values that name somebody or some place, as the game's list of events says. */
export function namesIn({ game }: LoadedGame, words: Words, { kind, data }: SeenEvent): LogLine['names'] {
  return Object.entries(game.events[kind] ?? {}).flatMap(([slot, { is }]) => {
    if (is !== 'person' && is !== 'place') return []
    return valuesIn(data[slot]).map(value => ({ text: words.value(slot, value), of: is }))
  })
}

/** Those of a list one by one: each is set off where it stands. */
function valuesIn(told: Plain | undefined): string[] {
  return [told].flat().filter(value => typeof value === 'string')
}
