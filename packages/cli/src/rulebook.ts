import { readFileSync } from 'node:fs'
import { AquilaError } from '@aquila/engine'
import { listedGames } from './games.ts'

/** A rule of a rulebook.md starts with its id in bold: `**AIE-8.2-a** The defender may ...`. */
const RULE = /\*\*([A-Z]{2,3}-[A-Z0-9][A-Za-z0-9.]*(?:-[A-Za-z0-9.]+)*)\*\*/

/** Under this heading a rulebook lists the rules that are not built, each with the reason. */
const LEFT_OUT = /^#+ Left out/m

export interface Rulebook {
  /** The text of each rule, by id, in the order of the book. */
  readonly rules: ReadonlyMap<string, string>
  /** Rules that are not built, and why. */
  readonly leftOut: ReadonlyMap<string, string>
}

export function readRulebook(folder: string): Rulebook {
  const text = readFileSync(`${folder}/rulebook.md`, 'utf8')
  const [book = '', exceptions = ''] = text.split(LEFT_OUT)
  return { rules: rulesIn(book), leftOut: rulesIn(exceptions) }
}

function rulesIn(text: string): Map<string, string> {
  const rules = new Map<string, string>()
  const parts = text.split(new RegExp(RULE, 'g'))
  for (let i = 1; i < parts.length; i += 2) {
    const [id = '', body = ''] = parts.slice(i, i + 2)
    if (!rules.has(id)) rules.set(id, firstParagraph(body))
  }
  return rules
}

function firstParagraph(body: string): string {
  return (body.split(/\n\s*\n|\n#|\n[-*] /)[0] ?? '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:.]+/, '')
    .trim()
}

export function ruleText(gameId: string, rule: string): string {
  const listed = listedGames.find(({ game }) => game.id === gameId)
  const text = listed === undefined ? undefined : readRulebook(listed.folder).rules.get(rule)
  if (text === undefined) throw new AquilaError(`the rulebook has no rule "${rule}"`)
  return `  ${rule}  ${text}`
}
