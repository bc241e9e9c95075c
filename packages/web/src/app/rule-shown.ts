import { signal } from '@preact/signals'

/** The rule a person has asked for, shown beside the table. */
export const ruleShown = signal<string | null>(null)

export function openRule(rule: string): void {
  ruleShown.value = rule
}

/** Within one game the letters of its rulebook say nothing: 'AIE-8.2-a' is 8.2-a. A ruling keeps its name. */
export function shortRule(id: string): string {
  return id.startsWith('RULING') ? id.replace('RULING-', 'R') : id.replace(/^[A-Z]+-/, '')
}
