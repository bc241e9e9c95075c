import type { Shown } from './corpus.ts'

/** What is wrong with a text, whatever it says; null if nothing is. */
export function faultIn(text: string): string | null {
  const found = FAULTS.find(([, pattern]) => pattern.test(text))
  return found === undefined ? null : found[0]
}

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a slot', /[{}]/],
  ['no value', /\b(?:undefined|NaN|null)\b|\[object|^none$|[^\w]none$/],
  ['a key', /^\w+\.[\w.-]+$|\b(?:task|verb|event|why|name|bot|advice|follows|outcome)\.[a-z]/],
  ['an empty place', /^\s|\s$| {2}| [.,;!?)]|\( |\(\)|,,|""|\.\.(?!\.)| of the [.,]|: *[.,;]/],
  ['two sentences as one', /\p{Ll} (?:The|An|He|She|It|They) (?=\p{Ll})/u],
]

/** The ids in a text. A word that texts or names have in them is no id, whatever else it is called. */
export function idsIn(text: string, ids: ReadonlySet<string>): string[] {
  return wordsIn(text).filter(word => ids.has(word))
}

/** What of all that rules call things nobody may read: words of the texts and of the names of things are no harm. */
export function rawIds(
  { ids, loaded: { game, texts, table } }: Shown,
  literals: ReadonlySet<string>,
): Set<string> {
  const data = game.load(undefined)
  const named = new Set<string>()
  const parts = [...ids].flatMap(id => id.split(/[/@ ]/))
  const all = [...ids, ...parts, ...table.places(data), ...game.scenarios.flatMap(({ roles }) => roles)]
  for (const id of all) {
    const name = String(texts.nameOf(data, id))
    // '1 rebels/bi' is no name for rebels.
    const pieces = id.split(/[/@ ]/)
    if (name !== id)
      for (const word of wordsIn(name)) if (pieces.length === 1 || !pieces.includes(word)) named.add(word)
  }
  return new Set(
    all.filter(id => looksLikeAnId(id) && !literals.has(id) && !named.has(id) && wordsIn(id)[0] === id),
  )
}

/** 'm-antonius', 'GAL2', 'africa/hi', 'caesar'; but no figures, and no name such as 'Hannibal'. */
function looksLikeAnId(id: string): boolean {
  return /^[a-z]/.test(id) || /^[A-Z]+-?\d+$/.test(id)
}

export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:[-_/@][\p{L}\d_]+)*/gu) ?? []
}

/** Words of whoever makes bots, and excuses that say nothing, as far as a text has them. */
export function jargonIn(text: string): string[] {
  const said = text.toLowerCase()
  return JARGON.filter(word => said.includes(word))
}

const JARGON = [
  'look ahead',
  'looked ahead',
  'look-ahead',
  'playout',
  'search',
  'sample',
  'evaluat',
  'heuristic',
  'expected value',
  'on average',
  'score of',
  'weighted',
  'algorithm',
  'in a hundred',
  'in 100',
  'per cent',
  '%',
  'first plan',
  'another plan',
  'worth here',
  'worth now',
  'looks better',
  'nothing else looks',
  'looks best',
]
