import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Coin } from '../look/coin.tsx'
import { Icon } from '../look/icon.tsx'
import type { ShownChoice } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { choose, chooseAll, chooseAlways } from './choose.ts'
import { isPointedAt } from './hint.ts'
import { attempt } from './notice.ts'
import type { TableUi } from './state.ts'
import { grouped } from './targets.ts'

/** Rows to choose from, with a filter if there are many. Arrow keys go up and down. */
export function Choices({
  ui,
  choices,
  decision,
  focus = false,
}: {
  ui: TableUi
  choices: readonly ShownChoice[]
  decision: number
  focus?: boolean
}) {
  const [words, setWords] = useState('')
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    setWords('')
    if (focus) list.current?.querySelector('button')?.focus()
  }, [decision, focus])
  const wanted = words.trim().toLowerCase()
  const found =
    wanted === ''
      ? choices
      : choices.filter(({ text, detail }) => `${text} ${detail ?? ''}`.toLowerCase().includes(wanted))
  // A player who looks for words wants to see all that has them.
  // What ends the question stands below all that could still be done, unless a hint points at it.
  const isLast = (choice: ShownChoice) =>
    (isWayOn(choice) || choice.rare === true) && !isPointedAt(ui, choice)
  const { rows, groups } = wanted === '' ? grouped(found) : { rows: found, groups: [] }
  return (
    <>
      {(wanted !== '' || rows.length > 9) && (
        <input
          class="field"
          type="search"
          placeholder={t('table.filter')}
          aria-label={t('table.filter')}
          value={words}
          onInput={event => setWords(event.currentTarget.value)}
        />
      )}
      <ul ref={list} class="choices" onKeyDown={walk}>
        {wanted === '' && <AllRow ui={ui} choices={choices} />}
        <Rows
          ui={ui}
          choices={[...rows.filter(each => !isLast(each) && !isHopeless(each)), ...rows.filter(isHopeless)]}
        />
        {groups.map(({ name, choices: inside }) => (
          <Group key={`${decision} ${name}`} ui={ui} name={name} choices={inside} />
        ))}
        <Rows ui={ui} choices={rows.filter(each => isLast(each) && !isHopeless(each))} />
      </ul>
    </>
  )
}

/** What is asked of many one after another, each for a place of its own, in one. Where it is asked of counters, their stack says it. */
function AllRow({ ui, choices }: { ui: TableUi; choices: readonly ShownChoice[] }) {
  const all = choices.find(({ all, piece }) => all !== undefined && piece === undefined)?.all
  if (all === undefined) return null
  return (
    <li>
      <button
        type="button"
        class="choice"
        disabled={ui.state.value.lookingOn}
        onClick={() => attempt(ui, chooseAll(ui, all))}
      >
        <span class="sign" data-battle={false}>
          <Icon name="check" size={18} />
        </span>
        <span class="what">
          <b>{all}</b>
        </span>
      </button>
    </li>
  )
}

/** Choices of little interest, as one row that opens. It lies open where a hint points into it. */
function Group({ ui, name, choices }: { ui: TableUi; name: string; choices: readonly ShownChoice[] }) {
  const [opened, setOpened] = useState(false)
  const open = opened || choices.some(choice => isPointedAt(ui, choice))
  return (
    <>
      <li>
        <button type="button" class="choice group" aria-expanded={open} onClick={() => setOpened(!open)}>
          <span class="sign" data-battle={false}>
            <Icon name={open ? 'down' : 'right'} size={18} />
          </span>
          <span class="what">
            <b>{name}</b>
          </span>
          <span class="leads-to">{t('choices', { n: choices.length })}</span>
        </button>
      </li>
      {open && <Rows ui={ui} choices={choices} />}
    </>
  )
}

function Rows({ ui, choices }: { ui: TableUi; choices: readonly ShownChoice[] }) {
  return choices.map(choice => (
    <li key={`${choice.choice.verb} ${choice.noun ?? ''}`}>
      <Row ui={ui} choice={choice} />
      {choice.standing !== undefined && ui.state.value.coach === null && (
        <button
          type="button"
          class="plain from-now-on"
          disabled={ui.state.value.lookingOn}
          onClick={() => chooseAlways(ui, choice)}
        >
          {t('order.from-now-on')}
        </button>
      )}
    </li>
  ))
}

function isWayOn({ as }: ShownChoice): boolean {
  return as === 'way-on'
}

/** A choice: its sign, what it is, what follows, and its odds or cost at the right. */
function Row({ ui, choice }: { ui: TableUi; choice: ShownChoice }) {
  const hopeless = isHopeless(choice)
  return (
    <button
      type="button"
      class="choice"
      data-way-on={isWayOn(choice)}
      data-hopeless={hopeless}
      data-pointed={isPointedAt(ui, choice)}
      disabled={ui.state.value.lookingOn}
      onClick={() => choose(ui, choice)}
    >
      {choice.portrait === undefined ? <Sign choice={choice} /> : <Coin leader={choice.portrait} size={44} />}
      <span class="what">
        <b>{choice.text}</b>
        {choice.detail !== undefined && <span>{choice.detail}</span>}
        {choice.danger !== undefined && (
          <span class="danger">
            <Icon name="warn" size={14} /> {choice.danger}
          </span>
        )}
        {choice.faces !== undefined && !hopeless && <Faces faces={choice.faces} />}
      </span>
      {choice.cost !== undefined && (
        <span class="leads-to">
          {hopeless ? t('choice.hopeless') : isCertain(choice) ? t('choice.certain') : choice.cost}
        </span>
      )}
    </button>
  )
}

/** No face of the die succeeds: it may be chosen, but it is said. */
export function isHopeless({ faces, hopeless }: ShownChoice): boolean {
  return hopeless === true || faces?.every(wins => !wins) === true
}

function isCertain({ faces }: ShownChoice): boolean {
  return faces?.every(wins => wins) === true
}

/** The six faces of a die, those that succeed lit. */
export function Faces({ faces }: { faces: readonly boolean[] }) {
  return (
    <span class="faces" aria-hidden="true">
      {faces.map((wins, face) => (
        <i key={face} data-wins={wins}>
          {face + 1}
        </i>
      ))}
    </span>
  )
}

function Sign({ choice }: { choice: ShownChoice }) {
  const icon =
    choice.battle === true
      ? 'swords'
      : choice.card !== undefined
        ? 'scroll'
        : choice.piece !== undefined
          ? 'helmet'
          : choice.place !== undefined
            ? 'march'
            : 'right'
  return (
    <span class="sign" data-battle={choice.battle === true}>
      <Icon name={icon} size={18} />
    </span>
  )
}

function walk(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !(event.currentTarget instanceof HTMLElement)) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex(button => button.matches(':focus'))
  buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus()
  event.preventDefault()
  event.stopPropagation()
}
