import { useSignal } from '@preact/signals'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { Choices } from './choice-list.tsx'
import { Asked, activeSeat, questionText } from './decision-bar.tsx'
import { CardButton } from './hand.tsx'
import { Inspector } from './inspector.tsx'
import type { Layer } from './map/load-layer.ts'
import type { TableUi } from './table-ui.ts'

const heights = ['question', 'choices', 'full'] as const

/** On a phone: the question and its choices at thumb height, in three heights. */
export function Sheet({ ui, layer }: { ui: TableUi; layer: Layer }) {
  const height = useSignal<(typeof heights)[number]>('choices')
  const state = ui.state.value
  const { question } = state
  const seat = activeSeat(state)
  const wayOn = ui.targets.value.buttons.filter(choice => choice.as === 'way-on')
  const listed = ui.list.value?.choices ?? question?.choices.filter(choice => choice.as !== 'way-on') ?? []
  const turn = (): void => {
    height.value = heights[(heights.indexOf(height.value) + 1) % heights.length] ?? 'choices'
  }
  return (
    <section class="sheet" data-height={height.value} data-kit={seat?.kit ?? 'people'}>
      <button type="button" class="grip" aria-label={t('table.choices')} onClick={turn}>
        <span />
      </button>
      <div class="ask">
        <i class="ribbon" />
        <div>
          <p class="step">
            <span>{state.scene.step}</span> {question !== null && <RuleLink rule={question.rule} />}
          </p>
          <Asked text={questionText(state)} />
        </div>
      </div>
      {height.value !== 'question' && question !== null && listed.length > 0 && (
        <div class="sheet-choices">
          <Inspector ui={ui} layer={layer} />
          <Choices ui={ui} choices={listed} decision={question.decision} />
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
          <button type="button" class="button" disabled={!state.canUndo} onClick={ui.undo}>
            <Icon name="undo" size={16} /> {t('table.undo')}
          </button>
        )}
        {wayOn.map(choice => (
          <button
            key={choice.text}
            type="button"
            class="button primary"
            data-kit={seat?.kit}
            onClick={() => ui.choose(choice)}
          >
            {choice.text}
          </button>
        ))}
      </div>
    </section>
  )
}
