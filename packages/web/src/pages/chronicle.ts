import type { Course, TableState } from '../match/table-match.ts'
import { saveFile } from '../table/export.ts'

/** The chronicle as a file of its own. */
export function exportChronicle(
  state: Pick<TableState, 'title' | 'scenario' | 'game'>,
  chapters: Course['chronicle'],
  as: 'html' | 'md',
): void {
  const title = `${state.title}: ${state.scenario}`
  if (as === 'md') saveFile(`${state.game}.md`, 'text/markdown', markdown(title, chapters))
  else saveFile(`${state.game}.html`, 'text/html', html(title, chapters))
}

export function markdown(title: string, chapters: Course['chronicle']): string {
  const parts = chapters.map(({ chapter, lines }) => `## ${chapter}\n\n${lines.join(' ')}\n`)
  return [`# ${title}\n`, ...parts].join('\n')
}

export function html(title: string, chapters: Course['chronicle']): string {
  const parts = chapters.map(
    ({ chapter, lines }) => `<h2>${asText(chapter)}</h2>\n<p>${asText(lines.join(' '))}</p>`,
  )
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${asText(title)}</title>\n<h1>${asText(title)}</h1>\n${parts.join('\n')}\n</html>\n`
}

function asText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
