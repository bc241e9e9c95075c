import { useEffect, useRef, useState } from 'preact/hooks'
import { type RuleText, rulebookOf, shortRule } from '../../app/rulebook.ts'
import { t } from '../../messages/text.ts'
import './rules.css'

/** The rulebook with a search, opened at a rule. */
export function RulesReader({ game, rule }: { game: string; rule: string | null }) {
  const [book, setBook] = useState<readonly RuleText[]>([])
  const [words, setWords] = useState('')
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    rulebookOf(game).then(setBook, () => setBook([]))
  }, [game])
  useEffect(() => {
    if (rule !== null) setWords('')
  }, [rule])
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'center' })
  }, [rule, book.length, words])
  const found = words.trim().length < 2 ? book : search(book, words.trim().toLowerCase())
  return (
    <div class="rules-reader">
      <input
        class="field"
        type="search"
        aria-label={t('rules.search')}
        placeholder={t('rules.search')}
        value={words}
        onInput={event => setWords(event.currentTarget.value)}
      />
      {found.length === 0 && book.length > 0 && <p>{t('rules.none')}</p>}
      {found.map((text, index) => (
        <Piece key={text.id ?? index} text={text} shown={rule !== null && text.id === rule} anchor={shown} />
      ))}
    </div>
  )
}

function search(book: readonly RuleText[], words: string): RuleText[] {
  const all = words.split(/\s+/)
  return book.filter(({ kind, id, text, rows }) => {
    if (kind === 'heading') return false
    const content = `${id ?? ''} ${text} ${rows.flat().join(' ')}`.toLowerCase()
    return all.every(word => content.includes(word))
  })
}

function Piece({
  text,
  shown,
  anchor,
}: {
  text: RuleText
  shown: boolean
  anchor: { current: HTMLElement | null }
}) {
  if (text.kind === 'heading') return text.level < 3 ? <h3>{text.text}</h3> : <h4>{text.text}</h4>
  if (text.kind === 'table') return <RuleTable rows={text.rows} />
  return (
    <p
      class="rule-text"
      data-kind={text.kind}
      data-shown={shown}
      ref={element => {
        if (shown) anchor.current = element
      }}
    >
      {text.id !== null && <b class="rule-id">{shortRule(text.id)}</b>} {text.text}
    </p>
  )
}

function RuleTable({ rows }: { rows: readonly (readonly string[])[] }) {
  const [head = [], ...body] = rows
  return (
    <div class="rule-table" tabIndex={0} role="region" aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map(cell => (
              <th key={cell}>{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(row => (
            <tr key={row.join()}>
              {row.map((cell, column) => (
                <td key={`${column} ${cell}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
