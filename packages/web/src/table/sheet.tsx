import { useSignal } from '@preact/signals'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { Choices } from './choice-list.tsx'
import { choose, undo } from './choose.ts'
import { CoachCard } from './coach.tsx'
import { Asked, activeSeat, HintButton, questionText } from './decision-bar.tsx'
import { CardButton } from './hand.tsx'
import { isPointedAt } from './hint.ts'
import { Inspector } from './inspector.tsx'
import type { Layer } from './map/load-layer.ts'
import type { TableUi } from './state.ts'

const heights = ['question', 'choices', 'full'] as const

/** On a phone: the question and its choices at thumb height, in three heights. */
export function Sheet({ ui, layer }: { ui: TableUi; layer: Layer }) {
  const height = useSignal<(typeof heights)[number]>('choices')
  const state = ui.state.value
  const { question } = state
  const seat = activeSeat(state)
  const wayOn = ui.targets.value.buttons.filter(choice => choice.as === 'way-on')
  const listed =
    ui.list.value?.choices ??
    question?.choices.filter(({ as, kind }) => as !== 'way-on' && kind === undefined) ??
    []
  // In a lesson: while the coach is to be read there is nothing to choose, and what he points at comes first.
  const reads = state.coach?.toRead ?? null
  const inOrder = [
    ...listed.filter(choice => isPointedAt(ui, choice)),
    ...listed.filter(choice => !isPointedAt(ui, choice)),
  ]
  const pointsElsewhere = listed.some(choice => choice.piece === undefined && isPointedAt(ui, choice))
  const turn = (): void => {
    height.value = heights[(heights.indexOf(height.value) + 1) % heights.length] ?? 'choices'
  }
  return (
    <section class="sheet" data-height={height.value} data-kit={seat?.kit ?? 'people'}>
      <button type="button" class="grip" aria-label={t('table.choices')} onClick={turn}>
        <span />
      </button>
      <CoachCard ui={ui} />
      <div class="ask" hidden={state.coach !== null && state.coach.next === null}>
        <i class="ribbon" />
        <div>
          <p class="step">
            <span>{state.scene.step}</span> {question !== null && <RuleLink rule={question.rule} />}
          </p>
          <Asked text={questionText(state)} />
        </div>
      </div>
      {height.value !== 'question' &&
        question !== null &&
        (listed.length > 0 || (state.scene.muster ?? null) !== null) &&
        reads === null && (
          <div class="sheet-choices">
            {pointsElsewhere && <Choices ui={ui} choices={inOrder} decision={question.decision} />}
            <Inspector ui={ui} layer={layer} />
            {!pointsElsewhere && <Choices ui={ui} choices={inOrder} decision={question.decision} />}
          </div>
        )}
      {height.value === 'full' && state.scene.hand.length > 0 && (
        <div class="cards-open">
          {state.scene.hand.map(card => (
            <CardButton key={card.id} ui={ui} card={card} open />
          ))}
        </div>
      )}
      <div class="acts">
        {state.result !== null ? (
          <a class="button primary" href={`#/end/${state.id}`}>
            {t('table.see-end')}
          </a>
        ) : (
          <button type="button" class="button" disabled={!state.canUndo} onClick={() => undo(ui)}>
            <Icon name="undo" size={16} /> {t('table.undo')}
          </button>
        )}
        <HintButton ui={ui} />
        {reads === null &&
          wayOn.map(choice => (
            <button
              key={choice.text}
              type="button"
              class="button primary"
              data-kit={seat?.kit}
              data-pointed={isPointedAt(ui, choice)}
              onClick={() => choose(ui, choice)}
            >
              {choice.text}
            </button>
          ))}
      </div>
    </section>
  )
}
