import { boxes } from '@aquila/games'

/** A piece of a rulebook: a heading, a rule under its id, or other text. */
export interface RuleText {
  readonly kind: 'heading' | 'rule' | 'ruling' | 'text' | 'table'
  readonly id: string | null
  readonly level: number
  readonly text: string
  readonly rows: readonly (readonly string[])[]
}

/** Within one game the letters of its rulebook say nothing: 'AIE-8.2-a' is 8.2-a. A ruling keeps its name. */
export function shortRule(id: string): string {
  return id.startsWith('RULING') ? id.replace('RULING-', 'R') : id.replace(/^[A-Z]+-/, '')
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
    return [{ kind: 'heading', id: null, level: hashes.length, text: plain(text), rows: [] }]
  }
  if (block.startsWith('|')) {
    const rows = block.split('\n').filter(line => !/^\|[\s|:-]+\|?$/.test(line))
    return [{ kind: 'table', id: null, level: 0, text: '', rows: rows.map(cellsOf) }]
  }
  const quoted = block.startsWith('>')
  const text = quoted ? block.replaceAll(/^> ?/gm, '') : block
  const rule = /^\*\*([A-Z][\w.-]*?)\.?\*\*\s*/.exec(text)
  return [
    {
      kind: quoted ? 'ruling' : rule === null ? 'text' : 'rule',
      id: rule?.[1] ?? null,
      level: 0,
      text: plain(rule === null ? text : text.slice(rule[0].length)),
      rows: [],
    },
  ]
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => plain(cell.trim()))
}

function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\*([^*\n]+)\*/g, '$1')
    .replaceAll(/\n(?!\d+\. |- )/g, ' ')
}
