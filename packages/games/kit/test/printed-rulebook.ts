import { readdirSync, readFileSync } from 'node:fs'

/** A rulebook as the tests of a game read it. */
export interface PrintedRulebook {
  readonly text: string
  readonly lines: readonly string[]
  /** What its headings are linked by. */
  readonly anchors: readonly string[]
  /** The headings that its links want. */
  readonly linked: readonly string[]
}

export function printedRulebook(file: URL): PrintedRulebook {
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n')
  return {
    text,
    lines,
    anchors: lines.filter(line => line.startsWith('#')).map(anchorOf),
    linked: [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor),
  }
}

function anchorOf(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
}

/** The rule ids that the source files of a folder name. */
export function citedIn(folder: URL, ids: RegExp): string[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .flatMap(name => readFileSync(new URL(name, folder), 'utf8').match(ids) ?? [])
}

/** A row of a table as it is printed. */
export function tableRow(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}
