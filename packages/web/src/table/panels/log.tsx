import { Fragment } from 'preact'
import { useState } from 'preact/hooks'
import { Die } from '../../look/die.tsx'
import { Icon } from '../../look/icon.tsx'
import { memo } from '../../look/memo.ts'
import { RuleLink } from '../../look/rule-link.tsx'
import { ended } from '../../match/ended.ts'
import { isQuietTurn } from '../../match/quiet-turns.ts'
import type { LogLine } from '../../match/table-match.ts'
import { LATEST, lengthOf } from '../../match/told-log.ts'
import { t } from '../../messages/text.ts'
import { showFilm } from '../stage.ts'
import { look, type TableUi } from '../state.ts'
import { type Entry, entriesOf } from './log-entries.ts'
import { setOff } from './set-off.ts'

/** What has happened, newest last; every line leads to its places and its rule. */
export function LogPanel({ ui }: { ui: TableUi }) {
  const state = ui.state.value
  const [words, setWords] = useState('')
  const { lines } = state.log
  const wanted = words.trim().toLowerCase()
  const found =
    wanted === '' ? lines.slice(-LATEST) : lines.filter(line => line.text.toLowerCase().includes(wanted))
  const firstNew = lengthOf(state.log) - state.news
  return (
    <div class="log-panel">
      <input
        class="field log-filter"
        type="search"
        placeholder={t('log.filter')}
        aria-label={t('log.filter')}
        value={words}
        onFocus={() => {
          if (state.log.from > 0) void ui.match.wholeLog()
        }}
        onInput={event => setWords(event.currentTarget.value)}
      />
      {state.news > 0 && (
        <p class="since">
          <Icon name="hourglass" size={17} />
          <span>
            <b>{t('changes', { n: state.news })}</b> {t('changes.since')}
          </span>
          <button type="button" class="rule" onClick={() => void showFilm(ui)}>
            {t('changes.show')}
          </button>
        </p>
      )}
      {lines.length === 0 && <p class="empty">{t('log.empty')}</p>}
      <ol class="log">
        {(wanted === '' ? entriesOf(found) : found.map(alone)).map((entry, at, entries) => (
          <Fragment key={entry.lines[0]?.number}>
            <Told ui={ui} entry={entry} firstNew={firstNew} />
            {isQuietTurn(entry.lines[0], entries[at + 1]?.lines[0]) && (
              <li class="log-line quiet-turn">{t('log.quiet')}</li>
            )}
          </Fragment>
        ))}
      </ol>
    </div>
  )
}

/** So many things of one run are told; the others when somebody asks. */
const OF_RUN = 3

/** Those who look for a word find every line that has it. */
function alone(line: LogLine): Entry {
  return { lines: [line], costs: [], details: [] }
}

/** An entry: what is one of a run or stands alone is one line; a battle is one with what it cost, and its details when asked. */
function Told({ ui, entry, firstNew }: { ui: TableUi; entry: Entry; firstNew: number }) {
  const [open, setOpen] = useState(false)
  const { lines, costs, details } = entry
  const [first] = lines
  if (first === undefined) return null
  const rest = lines.length - OF_RUN
  const told = open || rest < 2 ? lines : lines.slice(0, OF_RUN)
  const fresh = first.number >= firstNew
  return (
    <>
      <Line ui={ui} line={joined(told)} costs={costs} fresh={fresh} />
      {told.length < lines.length && (
        <li class="log-more">
          <button type="button" class="plain" onClick={() => setOpen(true)}>
            {t('log.more', { n: rest })}
          </button>
        </li>
      )}
      {details.length > 0 && (
        <li class="log-more">
          <button type="button" class="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('log.details', { n: details.length })}
          </button>
        </li>
      )}
      {open && details.length > 0 && (
        <li>
          <ol class="log log-details">
            {details.map(line => (
              <Line key={line.number} ui={ui} line={line} costs={NONE} fresh={fresh} />
            ))}
          </ol>
        </li>
      )}
    </>
  )
}

const NONE: readonly LogLine[] = []

/** What happened several times in the same words is told once, with how often. */
function toldOnce(texts: readonly string[]): string[] {
  return [...new Set(texts)].map(text => {
    const n = texts.filter(each => each === text).length
    return n === 1 ? text : t('log.times', { text, n })
  })
}

const joints = new WeakMap<LogLine, { readonly of: number; readonly line: LogLine }>()

/** Several things as one line: told one after the other, leading to all their places. Made once, as a line is drawn once. */
function joined(run: readonly LogLine[]): LogLine {
  const [first] = run
  if (first === undefined) throw new Error('a run has a first line')
  if (run.length === 1) return first
  const known = joints.get(first)
  if (known?.of === run.length) return known.line
  const line: LogLine = {
    ...first,
    text: toldOnce(run.map(({ text }) => text))
      .map((text, at, all) => (at < all.length - 1 ? ended(text) : text))
      .join(' '),
    places: [...new Set(run.flatMap(({ places }) => places))],
    names: run.flatMap(({ names }) => names),
    dice: run.flatMap(({ dice }) => dice),
    added: 0,
  }
  joints.set(first, { of: run.length, line })
  return line
}

interface LineProps {
  readonly ui: TableUi
  readonly line: LogLine
  readonly costs: readonly LogLine[]
  readonly fresh: boolean
}

const Line = memo(
  drawLine,
  (before, now) =>
    before.line === now.line && before.fresh === now.fresh && before.costs.length === now.costs.length,
)

function drawLine({ ui, line, costs, fresh }: LineProps) {
  return (
    <>
      {line.heading !== null && (
        <li class="log-head" data-kit={line.heading.kit ?? undefined}>
          <span>{line.heading.text}</span>
        </li>
      )}
      {line.heading?.alone !== true && (
        <li class="log-line" data-fresh={fresh} data-kit={line.kit ?? undefined}>
          <Icon name={line.icon} size={16} />
          <span>
            {line.places.length > 0 ? (
              <button type="button" class="plain" onClick={() => look(ui, line.places)}>
                <Named line={line} />
              </button>
            ) : (
              <Named line={line} />
            )}{' '}
            {line.dice.map((die, index) => (
              <Die key={index} sides={die.sides} value={die.value} />
            ))}
            {line.added !== 0 && (
              <span class="added">{line.added > 0 ? `+${line.added}` : `−${-line.added}`}</span>
            )}
            {costs.map(cost => (
              <span key={cost.number} class="log-cost" data-kit={cost.kit ?? undefined}>
                <Named line={cost} />
              </span>
            ))}
            {line.reason !== null && <span class="reason">{line.reason}</span>}
          </span>
          <RuleLink rule={line.rule} />
        </li>
      )}
    </>
  )
}

/** The text of a line with the names of people and places set off. */
export function Named({ line }: { line: Pick<LogLine, 'text' | 'names'> }) {
  return (
    <>
      {setOff(line).map(({ text, of }, index) =>
        of === 'person' ? <b key={index}>{text}</b> : of === 'place' ? <i key={index}>{text}</i> : text,
      )}
    </>
  )
}
