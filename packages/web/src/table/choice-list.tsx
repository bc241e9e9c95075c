import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import type { ShownChoice } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { choose } from './choose.ts'
import { isPointedAt } from './hint.ts'
import type { TableUi } from './state.ts'

/** All legal choices as a list, for keyboard and reader and whenever there are more than the bar can hold. */
export function ChoiceList({ ui }: { ui: TableUi }) {
  const state = ui.state.value
  const { question } = state
  const shown = ui.list.value
  const buttons = ui.targets.value.buttons.filter(choice => choice.as !== 'way-on')
  const onlyList = shown === null && buttons.length > 3 && ui.targets.value.places.size === 0
  if (question === null || (shown === null && !onlyList)) return null
  const choices = shown?.choices ?? question.choices.filter(({ kind }) => kind === undefined)
  return (
    <section class="choice-list" aria-label={t('table.choices')}>
      <header>
        <h2 class="label">{shown?.title ?? t('table.choices')}</h2>
        {shown !== null && (
          <button
            type="button"
            class="button quiet"
            aria-label={t('close')}
            onClick={() => (ui.list.value = null)}
          >
            <Icon name="close" size={14} />
          </button>
        )}
      </header>
      <Choices ui={ui} choices={choices} decision={question.decision} focus={shown !== null} />
    </section>
  )
}

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
  return (
    <>
      {choices.length > 9 && (
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
        {found.map(choice => (
          <li key={`${choice.choice.verb} ${choice.noun ?? ''}`}>
            <button
              type="button"
              class="choice"
              data-pointed={isPointedAt(ui, choice)}
              disabled={ui.state.value.lookingOn}
              onClick={() => choose(ui, choice)}
            >
              <Sign choice={choice} />
              <span class="what">
                <b>{choice.text}</b>
                {choice.detail !== undefined && <span>{choice.detail}</span>}
                {choice.faces !== undefined && <Faces faces={choice.faces} />}
              </span>
              {choice.cost !== undefined && <span class="leads-to">{choice.cost}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
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
