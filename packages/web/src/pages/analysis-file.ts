import type { Role } from '@aquila/engine'
import type { Analysis } from '@aquila/play/analysis'
import { priceOf, sumsOf } from '@aquila/play/analysis/sums'
import type { TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { outcomeOf } from '../table/outcome.ts'
import { whyInWords } from './analysis-card.tsx'
import { inHundred, type Numbered, numbered, signed } from './analysis-state.ts'
import { curve } from './curve.ts'

/** An analysis as one file that needs nothing else: to be sent, printed and kept. It runs nothing and fetches nothing. */
export function analysisFile(analysis: Analysis, state: TableState, own: Role): string {
  const title = `${t('analysis.title')}: ${state.title}, ${state.scenario}`
  const steps = numbered(analysis)
  const sides = state.seats.map(({ role, side, player }) => {
    const { dice, choices, doubtful, mistakes } = sumsOf(analysis, role)
    return `<tr><th>${html(player === side ? side : `${side} (${player})`)}</th><td>${signed(dice)}</td><td>${signed(choices)}</td><td>${doubtful}</td><td>${mistakes}</td></tr>`
  })
  return `<!doctype html>
<html lang="${html(analysis.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${html(title)}</title>
<style>
body { font: 17px/1.45 Georgia, serif; background: #fbf6e8; color: #2a1d12; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid #e2d4b0; vertical-align: top; font-weight: 400 }
td { text-align: right; white-space: nowrap } .mistake th::before { content: "✕ " } .doubtful th::before { content: "? " } .good th::before { content: "✓ " }
p { margin: .3rem 0; color: #5b4a33 } svg { width: 100%; height: auto } h2 { margin-top: 2rem }
</style>
</head>
<body>
<h1>${html(title)}</h1>
<p>${html(outcomeOf(state))}</p>
<p>${html(t('analysis.contains'))}</p>
<table><thead><tr><th></th><td>${html(t('analysis.dice'))}</td><td>${html(t('analysis.choices'))}</td><td>?</td><td>✕</td></tr></thead><tbody>${sides.join('')}</tbody></table>
<h2>${html(t('analysis.chart'))}</h2>
${chart(analysis, state)}
<h2>${html(t('analysis.list'))}</h2>
<table><thead><tr><th></th><td>${html(t('analysis.choice'))}</td><td>${html(t('analysis.die'))}</td></tr></thead><tbody>
${steps.map(step => row(step, state, own)).join('\n')}
</tbody></table>
</body>
</html>
`
}

function row(step: Numbered, { seats }: TableState, own: Role): string {
  const side = seats.find(({ role }) => role === step.role)?.side ?? step.role
  const title = `${[step.chapter, side].filter(Boolean).join(', ')}: ${step.title ?? t('analysis.quiet')}`
  const better =
    step.verdict === 'good' || step.instead === null
      ? ''
      : `<p>${html(t('analysis.better'))}: ${html(step.instead.text.join(' '))} (${inHundred(step.better)} : ${inHundred(step.done)})</p><p>${html(whyInWords(step.why))}</p>`
  return `<tr class="${step.verdict ?? 'none'}"><th>${html(title)}${better}</th><td>${signed(-priceOf(step))}</td><td>${signed(step.dice[own] ?? 0)}</td></tr>`
}

const [WIDE, HIGH] = [900, 240]
const INKS = ['#9c1c2e', '#1f4a8a', '#2c6b3f', '#7a5a00', '#5b2a86', '#444444']

function chart({ marks }: Analysis, { seats }: TableState): string {
  const [first, last] = [marks[0]?.choices ?? 0, marks.at(-1)?.choices ?? 1]
  const x = (choices: number): number => 30 + ((choices - first) / Math.max(1, last - first)) * (WIDE - 40)
  const y = (chance: number): number => 10 + (1 - chance) * (HIGH - 30)
  const lines = seats.map(({ role, side }, index) => {
    const path = curve(marks.map(({ choices, chances }) => [x(choices), y(chances[role]?.win ?? 0)]))
    const ink = INKS[index % INKS.length] ?? '#000000'
    return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="2"${index % 2 === 1 ? ' stroke-dasharray="7 5"' : ''}/><text x="${34 + index * 140}" y="${HIGH - 4}" fill="${ink}" font-size="14">${html(side)}</text>`
  })
  const grid = [0, 0.5, 1].map(
    value =>
      `<path d="M30 ${y(value)}H${WIDE - 10}" stroke="#d8c79c"/><text x="2" y="${y(value) + 5}" font-size="13">${100 * value}</text>`,
  )
  return `<svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label="${html(t('analysis.chart'))}">${grid.join('')}${lines.join('')}</svg>`
}

function html(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
