/**
 * What a refusal repeats of what it refuses: enough to find it again. A sender of fifty megabytes gets a sentence back, not
 * fifty megabytes.
 */
const LONGEST_QUOTE = 60

/** A value as a message names it: as JSON, cut. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(cut(value))
  return cut(JSON.stringify(value) ?? String(value))
}

/** A text, cut where it grows too long; what is left out is counted. */
export function cut(text: string, most = LONGEST_QUOTE): string {
  return text.length <= most ? text : `${text.slice(0, most)}... (${text.length - most} more characters)`
}
