import { useState } from 'preact/hooks'
import { Die } from '../../look/die.tsx'
import { Icon } from '../../look/icon.tsx'
import { memo } from '../../look/memo.ts'
import { RuleLink } from '../../look/rule-link.tsx'
import type { LogLine } from '../../match/table-match.ts'
import { count, t } from '../../messages/text.ts'
import type { TableUi } from '../table-ui.ts'

/** How much of a long log is drawn before somebody asks for more by filtering. */
const LATEST = 250

/** What has happened, newest last; every line leads to its places and its rule. */
export function LogPanel({ ui }: { ui: TableUi }) {
  const state = ui.state.value
  const [words, setWords] = useState('')
  const { lines } = state.log
  const wanted = words.trim().toLowerCase()
  const found =
    wanted === '' ? lines.slice(-LATEST) : lines.filter(line => line.text.toLowerCase().includes(wanted))
  const firstNew = lines.length - state.news
  return (
    <div class="log-panel">
      <input
        class="field log-filter"
        type="search"
        placeholder={t('log.filter')}
        aria-label={t('log.filter')}
        value={words}
        onInput={event => setWords(event.currentTarget.value)}
      />
      {state.news > 0 && (
        <p class="since">
          <Icon name="hourglass" size={17} />
          <span>
            <b>{count('changes', state.news)}</b> {t('changes.since')}
          </span>
          <a class="rule" href={`#/replay/${state.id}/${state.newsFrom}`}>
            {t('changes.show')}
          </a>
        </p>
      )}
      {lines.length === 0 && <p class="empty">{t('log.empty')}</p>}
      <ol class="log">
        {found.map(line => (
          <Line key={line.number} ui={ui} line={line} fresh={line.number >= firstNew} />
        ))}
      </ol>
    </div>
  )
}

interface LineProps {
  readonly ui: TableUi
  readonly line: LogLine
  readonly fresh: boolean
}

const Line = memo(drawLine, (before, now) => before.line === now.line && before.fresh === now.fresh)

function drawLine({ ui, line, fresh }: LineProps) {
  return (
    <>
      {line.heading !== null && (
        <li class="log-head" data-kit={line.heading.kit ?? undefined}>
          <span>{line.heading.text}</span>
        </li>
      )}
      <li class="log-line" data-fresh={fresh} data-kit={line.kit ?? undefined}>
        <Icon name={line.icon} size={16} />
        <span>
          {line.places.length > 0 ? (
            <button type="button" class="plain" onClick={() => ui.look(line.places)}>
              {line.text}
            </button>
          ) : (
            line.text
          )}{' '}
          {line.dice.map((die, index) => (
            <Die key={index} sides={die.sides} value={die.value} />
          ))}
        </span>
        <RuleLink rule={line.rule} />
      </li>
    </>
  )
}
