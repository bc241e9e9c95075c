/** A line that another follows ends with a stop, also in a game whose lines have none. */
export function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
