import type { Decision } from '../decision.ts'
import type { SeenEvent } from '../log.ts'
import type { Words } from '../words.ts'

/** True of a text that lacks something: a key without a text shows itself, a value that is missing shows its slot. */
export function isWordless(text: string): boolean {
  return text === '' || /[{}]/.test(text) || /^\w+\.[\w.-]+$/.test(text)
}

/** What a question would say without words of its own: itself, its choices. */
export function wordlessQuestion(words: Words, decision: Decision): string[] {
  return [words.task(decision), ...decision.choices.map(words.choice)].filter(isWordless)
}

export function wordlessEvents(words: Words, log: readonly SeenEvent[]): string[] {
  return log.map(words.event).filter(isWordless)
}
