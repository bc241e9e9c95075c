import { boxes } from '@aquila/games'

/** What rulebooks are written in, whatever language the page is read in. */
export const RULEBOOK_LANGUAGE = 'en'

/** A piece of a rulebook: a heading, a rule under its id, or other text. */
export interface RuleText {
  readonly kind: 'heading' | 'rule' | 'ruling' | 'text' | 'table'
  /** Of a rule its id, of a heading its name in links. */
  readonly id: string | null
  readonly level: number
  readonly text: string
  /** The text in pieces, some of which lead to a heading. */
  readonly parts: readonly RulePart[]
  readonly rows: readonly (readonly string[])[]
}

export interface RulePart {
  readonly text: string
  /** The heading it leads to. */
  readonly to: string | null
}

const loaded = new Map<string, Promise<readonly RuleText[]>>()

/** The rulebook of a game, fetched once. */
export function rulebookOf(game: string): Promise<readonly RuleText[]> {
  const found = loaded.get(game)
  if (found !== undefined) return found
  const asked = fetchRulebook(game)
  asked.catch(() => loaded.delete(game))
  loaded.set(game, asked)
  return asked
}

async function fetchRulebook(game: string): Promise<readonly RuleText[]> {
  const address = boxes.get(game)?.rulebook
  if (address === undefined) throw new Error(`there is no rulebook of "${game}"`)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return parseRulebook(await answer.text())
}

/** Reads the little of Markdown that rulebooks use. The text is shown as text, never as markup. */
export function parseRulebook(markdown: string): RuleText[] {
  return markdown
    .split(/\n{2,}/)
    .map(block => block.trim())
    .filter(block => block !== '')
    .flatMap(readBlock)
}

function readBlock(block: string): RuleText[] {
  const heading = /^(#+) (.*)$/s.exec(block)
  if (heading !== null) {
    const [, hashes = '#', text = ''] = heading
    return [{ ...pieceOf('heading', text), id: slugOf(partsOf(text)), level: hashes.length }]
  }
  if (block.startsWith('|')) {
    const rows = block.split('\n').filter(line => !/^\|[\s|:-]+\|?$/.test(line))
    return [{ ...pieceOf('table', ''), rows: rows.map(cellsOf) }]
  }
  const quoted = block.startsWith('>')
  const text = quoted ? block.replaceAll(/^> ?/gm, '') : block
  const rule = /^\*\*([A-Z][\w.-]*?)\.?\*\*\s*/.exec(text)
  const kind = quoted ? 'ruling' : rule === null ? 'text' : 'rule'
  return [{ ...pieceOf(kind, rule === null ? text : text.slice(rule[0].length)), id: rule?.[1] ?? null }]
}

function pieceOf(kind: RuleText['kind'], markup: string): RuleText {
  const parts = partsOf(markup)
  return { kind, id: null, level: 0, text: textOf(parts), parts, rows: [] }
}

/** A list of links in front is the contents, which a page makes itself. */
export function withoutContents(book: readonly RuleText[]): readonly RuleText[] {
  const at = book.findIndex(({ kind, id }) => kind === 'heading' && id === 'contents')
  return at === -1 ? book : [...book.slice(0, at), ...book.slice(at + 2)]
}

/** The heading under which a piece stands. */
export function sectionOf(book: readonly RuleText[], piece: RuleText): RuleText | null {
  return book.slice(0, book.indexOf(piece)).findLast(({ kind }) => kind === 'heading') ?? null
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => textOf(partsOf(cell.trim())))
}

/** Links to headings stay links; other marks are left out. */
function partsOf(markup: string): RulePart[] {
  const parts: RulePart[] = []
  let end = 0
  for (const link of markup.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)) {
    const [all, text = '', to = ''] = link
    parts.push({ text: plain(markup.slice(end, link.index)), to: null })
    parts.push({ text: plain(text), to: to.startsWith('#') ? to.slice(1) : null })
    end = link.index + all.length
  }
  parts.push({ text: plain(markup.slice(end)), to: null })
  return parts.filter(({ text }) => text !== '')
}

function textOf(parts: readonly RulePart[]): string {
  return parts.map(({ text }) => text).join('')
}

/** As Markdown names its headings in links. */
function slugOf(parts: readonly RulePart[]): string {
  return textOf(parts)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/g, '-')
}

function plain(text: string): string {
  return text
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\*([^*\n]+)\*/g, '$1')
    .replaceAll(/\n(?!\d+\. |- )/g, ' ')
}
