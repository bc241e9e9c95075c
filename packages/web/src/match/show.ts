import {
  type Choice,
  type Decision,
  type Match,
  type Plain,
  type Role,
  type Roll,
  type SeenEvent,
  valuesThatAre,
} from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { ChoiceLook, EventLook, SceneInput } from '@aquila/games/table'
import type { LogLine, Question, ShownChoice } from './table-match.ts'
import type { Words } from './words.ts'

/** A position as a role may see it, for the game's table. */
export function sceneInput(match: Match, role: Role | null, log: readonly SeenEvent[]): SceneInput {
  return {
    view: match.view(role),
    data: match.position.data,
    role,
    roles: match.roles,
    seats: match.seats,
    options: match.position.options,
    phase: match.phase,
    decision: match.decisions.find(decision => decision.role === role) ?? asOthersKnow(match.decision),
    log,
    scenario: match.scenario,
  }
}

/** What another is asked everybody may know; what he could choose depends on what he holds. */
function asOthersKnow(decision: Decision | null): Decision | null {
  return decision === null ? null : { ...decision, choices: [] }
}

/** The question that waits for a role, with every choice as the table shows it. */
export function questionFor(
  { table }: LoadedGame,
  words: Words,
  input: SceneInput,
  decision: Decision,
  places: ReadonlySet<string>,
  whereIs: ReadonlyMap<string, string>,
  mark: (choice: Choice) => ShownChoice['lesson'],
): Question {
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
  }
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

export function logLine(
  loaded: LoadedGame,
  words: Words,
  roles: readonly Role[],
  event: SeenEvent,
  number: number,
  rolls: readonly Roll[],
): LogLine {
  const look = loaded.table.event(event, roles, words.data)
  const dice = look.dice === false ? [] : diceOf(event, rolls)
  return {
    number,
    text: words.event(event),
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

/** The dice of an event. What was drawn by lot from a cup or a deck means nothing to a reader, and may be a secret. */
export function diceOf(
  { rolls: [first, last] = [1, 0] }: SeenEvent,
  rolls: readonly Roll[],
): { sides: number; value: number }[] {
  return rolls
    .slice(first - 1, last)
    .filter(isDie)
    .map(shownDie)
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
