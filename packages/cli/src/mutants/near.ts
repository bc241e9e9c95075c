/** An id of a rule, a ruling or a vector, whatever the game. */
const RULE_ID = /\b[A-Z]{2,}-[A-Z0-9][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)*/g

/** A test carries a rule if its name holds the id of one. */
export function carriesRule(name: string): boolean {
  return rulesIn(name).length > 0
}

export function rulesIn(text: string): string[] {
  return text.match(RULE_ID) ?? []
}

/** The rules that are cited nearest to a line of code, the nearest first. */
export function rulesNear(source: string, line: number): string[] {
  const cited = source
    .split('\n')
    .map((text, index) => ({ ids: rulesIn(text), away: Math.abs(index + 1 - line) }))
  return cited.toSorted((one, other) => one.away - other.away).flatMap(({ ids }) => ids)
}

/** How soon a test should be asked about a mutant: the nearer the rule it carries, the sooner. */
export function distanceOf(test: string, near: readonly string[]): number {
  const found = rulesIn(test)
    .map(id => near.indexOf(id))
    .filter(index => index >= 0)
  return Math.min(near.length, ...found)
}
