import { Fragment } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { shortRule } from '../../app/rule-shown.ts'
import {
  RULEBOOK_LANGUAGE,
  type RulePart,
  type RuleText,
  rulebookOf,
  sectionOf,
  withoutContents,
} from '../../app/rulebook.ts'
import { t } from '../../messages/text.ts'
import './rules.css'

/** The rulebook with its contents and a search, opened at a rule. What it refers to is a click away. */
export function RulesReader({
  game,
  rule,
  open = false,
}: {
  game: string
  rule: string | null
  /** The contents lie open, where there is room for them. */
  open?: boolean
}) {
  const [book, setBook] = useState<readonly RuleText[]>([])
  const [words, setWords] = useState('')
  const [at, setAt] = useState(rule)
  const shown = useRef<HTMLElement>(null)
  const ids = useMemo(() => idsIn(book), [book])
  useEffect(() => {
    rulebookOf(game).then(
      found => setBook(withoutContents(found)),
      () => setBook([]),
    )
  }, [game])
  const goTo = (id: string | null): void => {
    setWords('')
    setAt(id)
    // Asked for again it is shown again.
    shown.current?.scrollIntoView({ block: 'center' })
  }
  useEffect(() => {
    if (rule !== null) goTo(rule)
  }, [rule])
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'center' })
  }, [at, book.length, words])
  const wanted = words.trim().length < 2 ? [] : words.trim().toLowerCase().split(/\s+/)
  const found = wanted.length === 0 ? book : search(book, wanted)
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
      {wanted.length === 0 && <Contents book={book} open={open} onGo={goTo} />}
      {wanted.length > 0 && book.length > 0 && <p class="found">{t('rules.found', { n: found.length })}</p>}
      <div class="rule-book" lang={RULEBOOK_LANGUAGE}>
        {found.map((text, index) => (
          <Fragment key={text.id ?? index}>
            {wanted.length > 0 && <Section book={book} of={text} onGo={goTo} />}
            <Piece
              text={text}
              shown={at !== null && text.id === at}
              anchor={shown}
              ids={ids}
              wanted={wanted}
              onGo={goTo}
            />
          </Fragment>
        ))}
      </div>
    </div>
  )
}

function search(book: readonly RuleText[], wanted: readonly string[]): RuleText[] {
  return book.filter(({ kind, id, text, rows }) => {
    if (kind === 'heading') return false
    const content = `${id ?? ''} ${text} ${rows.flat().join(' ')}`.toLowerCase()
    return wanted.every(word => content.includes(word))
  })
}

/** All rules by their ids, long and short; a section is its first rule. */
function idsIn(book: readonly RuleText[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  for (const { kind, id } of book) {
    if (id === null || kind === 'heading') continue
    const short = shortRule(id)
    for (const name of [id, short, short.replace(/-[a-z]$/, '')]) if (!ids.has(name)) ids.set(name, id)
  }
  return ids
}

function Contents({
  book,
  open,
  onGo,
}: {
  book: readonly RuleText[]
  open: boolean
  onGo: (id: string | null) => void
}) {
  const headings = book.filter(({ kind, level }) => kind === 'heading' && level === 2)
  if (headings.length === 0) return null
  return (
    <details class="rule-contents" open={open}>
      <summary>{t('rules.contents')}</summary>
      <ol lang={RULEBOOK_LANGUAGE}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <button type="button" class="rule" onClick={() => onGo(id)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Where something that was found stands. */
function Section({
  book,
  of,
  onGo,
}: {
  book: readonly RuleText[]
  of: RuleText
  onGo: (id: string | null) => void
}) {
  const section = sectionOf(book, of)
  if (section === null) return null
  return (
    <p class="found-in">
      <button type="button" class="rule" onClick={() => onGo(of.id ?? section.id)}>
        {section.text}
      </button>
    </p>
  )
}

interface PieceProps {
  readonly text: RuleText
  readonly shown: boolean
  readonly anchor: { current: HTMLElement | null }
  readonly ids: ReadonlyMap<string, string>
  readonly wanted: readonly string[]
  onGo(id: string | null): void
}

function Piece({ text, shown, anchor, ids, wanted, onGo }: PieceProps) {
  const hold = (element: HTMLElement | null): void => {
    if (shown) anchor.current = element
  }
  if (text.kind === 'heading')
    return text.level < 3 ? <h3 ref={hold}>{text.text}</h3> : <h4 ref={hold}>{text.text}</h4>
  if (text.kind === 'table') return <RuleTable rows={text.rows} />
  return (
    <p class="rule-text" data-kind={text.kind} data-shown={shown} ref={hold}>
      {text.id !== null && <b class="rule-id">{shortRule(text.id)}</b>}{' '}
      {text.parts.map((part, index) => (
        <Part key={index} part={part} own={text.id} ids={ids} wanted={wanted} onGo={onGo} />
      ))}
    </p>
  )
}

/** Ids of rules and sections, as rulebooks write them: with the letters of the game or without. */
const REFERENCE = /\b((?:[A-Z]{2,6}-)+\d+(?:\.\d+)*(?:-[a-z]\b)?|\d+(?:\.\d+)+(?:-[a-z]\b)?)/

/** A piece of text: links to headings and to other rules can be followed, what was searched for is marked. */
function Part({
  part,
  own,
  ids,
  wanted,
  onGo,
}: Pick<PieceProps, 'ids' | 'wanted' | 'onGo'> & { part: RulePart; own: string | null }) {
  if (part.to !== null)
    return (
      <button type="button" class="rule" onClick={() => onGo(part.to)}>
        {part.text}
      </button>
    )
  return (
    <>
      {part.text.split(REFERENCE).map((piece, index) => {
        const to = index % 2 === 1 ? ids.get(piece) : undefined
        return to === undefined || to === own ? (
          <Marked key={index} text={piece} wanted={wanted} />
        ) : (
          <button key={index} type="button" class="rule" onClick={() => onGo(to)}>
            {piece}
          </button>
        )
      })}
    </>
  )
}

function Marked({ text, wanted }: { text: string; wanted: readonly string[] }) {
  if (wanted.length === 0) return <>{text}</>
  const found = new RegExp(
    `(${wanted.map(word => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'i',
  )
  return (
    <>
      {text.split(found).map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece))}
    </>
  )
}

function RuleTable({ rows }: { rows: readonly (readonly string[])[] }) {
  const [head = [], ...body] = rows
  return (
    <div
      class="rule-table"
      tabIndex={0}
      role="group"
      aria-label={head.filter(cell => cell !== '').join(', ')}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, column) =>
              cell === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {cell}
                </th>
              ),
            )}
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
