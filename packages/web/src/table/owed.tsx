import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { choose } from './choose.ts'
import { type TableUi, unfold } from './state.ts'
import './owed.css'

/** What must be put right before the step can end, on top of everything that can be chosen; what does it stands beside it. */
export function OwedRows({ ui }: { ui: TableUi }) {
  const { scene, question, lookingOn } = ui.state.value
  const owed = scene.owed ?? []
  if (question === null || owed.length === 0) return null
  return (
    <ul class="owed-rows" aria-label={t('owed.title')}>
      {owed.map(({ id, title, text, rule }) => (
        <li key={id} class="owed" tabIndex={-1}>
          <Icon name="warn" size={26} />
          <p>
            <b>{title}</b>
            <span>
              {text} <RuleLink rule={rule} />
            </span>
          </p>
          <span class="remedies">
            {question.choices
              .filter(({ remedies }) => remedies === id)
              .map(choice => (
                <button
                  key={choice.text}
                  type="button"
                  class="button"
                  disabled={lookingOn}
                  onClick={() => choose(ui, choice)}
                >
                  {choice.text}
                </button>
              ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A button that is off and says why. It can be reached, and leads to what would put it on. */
export function BarredButton({
  text,
  why,
  icon,
  onPress,
}: {
  text: string
  why: string
  icon?: string
  onPress: () => void
}) {
  return (
    <button
      type="button"
      class="button barred"
      data-sign={icon !== undefined}
      aria-disabled="true"
      title={`${text}: ${why}`}
      onClick={onPress}
    >
      {icon !== undefined && <Icon name={icon} size={16} />}
      <span class="word">
        {text}
        <small>
          {icon === undefined && <Icon name="warn" size={13} />}
          <span>{why}</span>
        </small>
      </span>
    </button>
  )
}

/** What helps, the best first. */
const WAYS_OUT = ['.owed .button', '.owed', '.choice-list .choice', '.sheet-choices .choice']

/** The way on while it is closed: pressing it moves the focus to what is owed, or to the first choice. */
export function BarredWayOn({ ui }: { ui: TableUi }) {
  const barred = ui.state.value.question?.barred ?? null
  if (barred === null) return null
  const lead = (): void => {
    unfold(ui)
    ui.inspected.value = null
    ui.list.value = null
    // Once what is owed lies open.
    requestAnimationFrame(() => {
      for (const wanted of WAYS_OUT) {
        const found = document.querySelector<HTMLElement>(wanted)
        if (found === null) continue
        found.focus()
        return
      }
    })
  }
  return <BarredButton text={barred.text} why={barred.why} onPress={lead} />
}
