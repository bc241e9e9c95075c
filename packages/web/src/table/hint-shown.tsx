import type { Chances } from '@aquila/engine'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { isHopeless } from './choice-list.tsx'
import { doHint, isReasoned } from './hint.ts'
import { attempt } from './notice.ts'
import type { TableUi } from './state.ts'
import { isSame } from './targets.ts'

/** What a bot would do, and why, with the means to do it. */
export function HintShown({ ui }: { ui: TableUi }) {
  const hint = ui.hint.value
  if (hint === null) return null
  if (hint === true) return <p class="notice">{t('hint.thinking')}</p>
  const meant = ui.state.value.question?.choices.find(({ choice }) => isSame(choice, hint.choice))
  if (!isReasoned(ui, hint, meant)) return <NoAdvice ui={ui} />
  return (
    <p class="notice hint">
      <Icon name="laurel" />
      <span>
        {meant?.danger !== undefined && (
          <span class="danger">
            <Icon name="warn" size={14} /> {meant.danger}
          </span>
        )}
        <b>{hint.text}</b>
        {meant?.cost !== undefined && (
          <b class="hint-odds"> {isHopeless(meant) ? t('choice.hopeless') : meant.cost}.</b>
        )}
        <Why reason={hint.reason ?? meant?.detail} />
        {meant?.as === 'way-on' && <LeftUndone ui={ui} />}
        {hint.chances !== null && <HowItEnds chances={hint.chances} />}
      </span>
      {meant !== undefined && (
        <button type="button" class="button" onClick={() => attempt(ui, doHint(ui, hint, meant))}>
          {t('hint.do')}
        </button>
      )}
      <CloseHint ui={ui} />
    </p>
  )
}

/** Who has no reason for a choice does not advise it. */
function NoAdvice({ ui }: { ui: TableUi }) {
  return (
    <p class="notice hint">
      <Icon name="laurel" />
      <span>{t('hint.none')}</span>
      <CloseHint ui={ui} />
    </p>
  )
}

function CloseHint({ ui }: { ui: TableUi }) {
  const close = () => {
    ui.hint.value = null
  }
  return (
    <button type="button" class="button quiet" aria-label={t('close')} onClick={close}>
      <Icon name="close" size={14} />
    </button>
  )
}

/** Why this choice: as the adviser says, or what comes of it; where only the coach knows, nothing is said. */
function Why({ reason }: { reason: string | undefined }) {
  return reason === undefined ? null : <em> {reason}</em>
}

/** How such positions end between good bots, in 100. */
function HowItEnds({ chances }: { chances: Chances }) {
  const [win, draw] = [Math.round(100 * chances.win), Math.round(100 * chances.draw)]
  return <small class="hint-chances">{t('hint.chances', { win, draw, loss: 100 - win - draw })}</small>
}

/** Before a step is ended: what else could be done in it. */
function LeftUndone({ ui }: { ui: TableUi }) {
  const others = (ui.state.value.question?.choices ?? []).filter(
    ({ as, idle, group, card }) =>
      as !== 'way-on' && idle !== true && group === undefined && card === undefined,
  )
  if (others.length === 0) return null
  const names = others.slice(0, NAMED).map(({ text }) => text)
  return <small class="hint-else">{t('hint.else', { names: names.join(', '), n: others.length })}</small>
}

const NAMED = 3
