import type { Kit } from '@aquila/games/table'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import type { SeatInfo, ShownChoice, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { choose, undo } from './choose.ts'
import { askHint, isPointedAt } from './hint.ts'
import type { TableUi } from './state.ts'

/** Buttons that get a row of their own; more become a list. */
const ROOM = 5
/** Letters on them that fit beside the question. */
const LETTERS = 22

/** Who must do what and why, in one sentence, with the way on. */
export function DecisionBar({ ui }: { ui: TableUi }) {
  const state = ui.state.value
  const { scene } = state
  const seat = activeSeat(state)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => keepClear(bar.current), [])
  return (
    <section ref={bar} class="bar" data-kit={seat?.kit ?? 'people'} aria-label={t('table.choices')}>
      <div class="who">
        <b>{seat?.side ?? state.title}</b>
        {scene.pips !== null && scene.pips.of <= 10 && (
          <span class="pips" aria-hidden="true">
            {Array.from({ length: scene.pips.of }, (_, pip) => (
              <i
                key={pip}
                data-is={pip < (scene.pips?.done ?? 0) ? 'done' : pip === scene.pips?.done ? 'now' : 'ahead'}
              />
            ))}
          </span>
        )}
      </div>
      <div class="question">
        <p class="step">
          <span>{scene.step}</span>
          {state.question !== null && <RuleLink rule={state.question.rule} long />}
        </p>
        <Asked text={questionText(state)} />
      </div>
      <Actions ui={ui} kit={seat?.kit ?? 'eagle'} />
    </section>
  )
}

/** What lies under the bar begins where it ends, however long the question is. */
function keepClear(bar: HTMLElement | null): (() => void) | undefined {
  const table = bar?.parentElement
  if (bar === null || table === null || table === undefined) return undefined
  const measured = new ResizeObserver(() => table.style.setProperty('--bar', `${bar.offsetHeight}px`))
  measured.observe(bar)
  return () => measured.disconnect()
}

export function activeSeat(state: TableState): SeatInfo | undefined {
  const role = state.question?.role ?? state.waiting[0] ?? state.scene.active
  return state.seats.find(seat => seat.role === role)
}

/** The question, or what is being waited for. */
export function questionText(state: TableState): string {
  if (state.result !== null) return state.result.text
  if (state.question !== null) return state.question.text
  const seat = state.seats.find(({ role }) => role === state.waiting[0])
  return t('table.waiting', { side: seat?.side ?? '' })
}

/** The question; what stands in brackets at its end is said more quietly. */
export function Asked({ text }: { text: string }) {
  const [, asked = text, aside] = /^(.*\S)\s+\(([^()]*)\)\.?$/s.exec(text) ?? []
  return (
    <h1>
      {asked} {aside !== undefined && <small>{aside.replace(/\.$/, '')}</small>}
    </h1>
  )
}

/** Undo, the choices that have no place on the table, and the way on. */
export function Actions({ ui, kit }: { ui: TableUi; kit: Kit }) {
  const state = ui.state.value
  const { buttons } = ui.targets.value
  const choices = (state.question?.choices ?? []).filter(({ kind }) => kind === undefined)
  const [wayOn, others] = split(buttons)
  const few = others.length <= ROOM
  const beside =
    others.reduce((letters, { text, cost = '' }) => letters + text.length + cost.length, 0) <= LETTERS
  if (state.result !== null) {
    return (
      <div class="acts">
        <a class="button primary" href={`#/end/${state.id}`}>
          {t('table.see-end')}
        </a>
      </div>
    )
  }
  const further =
    few &&
    others.map(choice => (
      <ChoiceButton
        key={choice.text}
        ui={ui}
        choice={choice}
        kit={kit}
        primary={wayOn.length === 0 && others.length === 1}
      />
    ))
  return (
    <>
      <div class="acts">
        {choices.length > 1 && (
          <button
            type="button"
            class="button"
            aria-expanded={ui.list.value !== null}
            onClick={() => {
              ui.list.value = ui.list.value === null ? { title: null, choices: null } : null
            }}
          >
            <Icon name="list" size={16} /> {t('choices', { n: choices.length })} <kbd>C</kbd>
          </button>
        )}
        <HintButton ui={ui} />
        <button
          type="button"
          class="button"
          disabled={!state.canUndo || state.lookingOn}
          onClick={() => undo(ui)}
        >
          <Icon name="undo" size={16} /> {t('table.undo')} <kbd>U</kbd>
        </button>
        {beside && further}
        {wayOn.map(choice => (
          <ChoiceButton key={choice.text} ui={ui} choice={choice} kit={kit} primary />
        ))}
      </div>
      {!beside && further !== false && <div class="acts further">{further}</div>}
    </>
  )
}

/** Asks what a bot would do. */
export function HintButton({ ui }: { ui: TableUi }) {
  if (!ui.state.value.canAsk || ui.state.value.lookingOn) return null
  return (
    <button
      type="button"
      class="button"
      aria-busy={ui.hint.value === true}
      title={t('hint.about')}
      onClick={() => askHint(ui)}
    >
      <Icon name="laurel" size={16} /> {t('hint.ask')}
    </button>
  )
}

function split(buttons: readonly ShownChoice[]): [wayOn: ShownChoice[], others: ShownChoice[]] {
  return [buttons.filter(choice => choice.as === 'way-on'), buttons.filter(choice => choice.as !== 'way-on')]
}

function ChoiceButton({
  ui,
  choice,
  kit,
  primary,
}: {
  ui: TableUi
  choice: ShownChoice
  kit: Kit
  primary: boolean
}) {
  return (
    <button
      type="button"
      class={primary ? 'button primary' : 'button'}
      data-kit={kit}
      data-pointed={isPointedAt(ui, choice)}
      disabled={ui.state.value.lookingOn}
      onClick={() => choose(ui, choice)}
    >
      {choice.text}
      {choice.cost !== undefined && <small>{choice.cost}</small>}
    </button>
  )
}
