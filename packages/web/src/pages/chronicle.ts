import type { ShownChapter, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { saveFile } from '../table/export.ts'

/** The chronicle as a file of its own. */
export function exportChronicle(
  state: Pick<TableState, 'title' | 'scenario' | 'game'>,
  chapters: readonly ShownChapter[],
  as: 'html' | 'md',
): void {
  const title = `${state.title}: ${state.scenario}`
  const name = `${state.game}-chronicle`
  if (as === 'md') saveFile(`${name}.md`, 'text/markdown', markdown(title, chapters))
  else saveFile(`${name}.html`, 'text/html', html(title, chapters))
}

export function markdown(title: string, chapters: readonly ShownChapter[]): string {
  const parts = chapters.map(({ title: chapter, paragraphs }) => {
    const told = paragraphs.map(({ opening, text }) =>
      opening === '' ? asMarkdown(text) : `**${asMarkdown(opening)}** ${asMarkdown(text)}`,
    )
    return `## ${asMarkdown(chapter)}\n\n${told.join('\n\n')}\n`
  })
  return [`# ${asMarkdown(title)}\n`, `*${t('end.chronicle.of')}*\n`, ...parts].join('\n')
}

/** One file with its own few styles: it reads well on a screen and on paper, and asks nobody for anything. */
export function html(title: string, chapters: readonly ShownChapter[]): string {
  const parts = chapters.map(({ title: chapter, paragraphs }) => {
    const told = paragraphs.map(({ opening, text }) =>
      opening === '' ? `<p>${asText(text)}</p>` : `<p><b>${asText(opening)}</b> ${asText(text)}</p>`,
    )
    return `<h2>${asText(chapter)}</h2>\n${told.join('\n')}`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${asText(title)}</title>
<style>
  body { max-width: 38em; margin: 3em auto; padding: 0 1em; color: #2a1d12; background: #fbf6ea; font: 1.1em/1.55 Garamond, Georgia, serif }
  h1, h2 { font-weight: 600; font-variant: small-caps; line-height: 1.2 }
  h2 { margin: 2em 0 .5em; border-bottom: 1px solid #d6c6a2 }
  p { margin: 0 0 .8em; text-align: justify; hyphens: auto }
  b { font-variant: small-caps; color: #855e16 }
  @media print { body { margin: 0 auto; background: none } h2 { break-after: avoid } }
</style>
<h1>${asText(title)}</h1>
<p><i>${asText(t('end.chronicle.of'))}</i></p>
${parts.join('\n')}
</html>
`
}

function asText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** What Markdown would take for markup is written as it is read. */
function asMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#]/g, '\\$&')
}
