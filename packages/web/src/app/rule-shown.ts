import { signal } from '@preact/signals'

/** The rule a person has asked for, shown beside the table. */
export const ruleShown = signal<string | null>(null)

export function openRule(rule: string): void {
  ruleShown.value = rule
}
