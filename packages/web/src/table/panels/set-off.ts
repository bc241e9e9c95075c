import type { LogLine } from '../../match/table-match.ts'

/** A piece of a text: the name of somebody or of a place, or what stands between. */
export interface TextPart {
  readonly text: string
  readonly of: 'person' | 'place' | null
}

/** The text of a line in parts, with the names of people and places apart; of two names at one spot the longer. */
export function setOff({ text, names }: Pick<LogLine, 'text' | 'names'>): TextPart[] {
  const longestFirst = names
    .filter(name => name.text !== '')
    .toSorted((one, other) => other.text.length - one.text.length)
  const parts: TextPart[] = []
  let from = 0
  const endPart = (to: number): void => {
    if (to > from) parts.push({ text: text.slice(from, to), of: null })
  }
  for (let at = 0; at < text.length; at++) {
    if (isWithinWord(text, at)) continue
    const found = longestFirst.find(name => isThere(text, at, name.text))
    if (found === undefined) continue
    const end = at + found.text.length
    endPart(at)
    parts.push({ text: text.slice(at, end), of: found.of })
    from = end
    at = end - 1
  }
  endPart(text.length)
  return parts
}

/** A sentence begins with a capital, whatever it begins with. */
function isThere(text: string, at: number, name: string): boolean {
  const there =
    text.startsWith(name, at) ||
    (at === 0 && text.startsWith(name.charAt(0).toUpperCase()) && text.startsWith(name.slice(1), 1))
  return there && !isWithinWord(text, at + name.length)
}

function isWithinWord(text: string, at: number): boolean {
  return at > 0 && isLetter(text.charAt(at - 1)) && isLetter(text.charAt(at))
}

function isLetter(character: string): boolean {
  return /[\p{L}\d]/u.test(character)
}
