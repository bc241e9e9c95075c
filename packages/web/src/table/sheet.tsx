import { NOBODY } from '@aquila/games/kits'
import { useSignal } from '@preact/signals'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { Choices } from './choice-list.tsx'
import { choose } from './choose.ts'
import { Asked, activeSeat, HintButton, OnceMore, UndoButton } from './decision-bar.tsx'
import { CardButton } from './hand.tsx'
import { isPointedAt } from './hint.ts'
import { factsOf, placeInspected } from './inspected.ts'
import { isInShop, isWayOf, moversShown, musterShown, shopShown } from './inspector.tsx'
import type { Layer } from './map/load-layer.ts'
import { BarredWayOn, OwedRows } from './owed.tsx'
import { CoachCard, MoverList, MusterPanel, ShopSheet, TrayView } from './parts.ts'
import { StackColumn } from './stack-column.tsx'
import type { TableUi } from './state.ts'
import { inListOrder, stacksAt } from './targets.ts'

const heights = ['question', 'choices', 'full'] as const

/** On a phone: the question and its choices at thumb height, in three heights. On a low screen: a column at the right. */
export function Sheet({ ui, layer, low }: { ui: TableUi; layer: Layer; low: boolean }) {
  const height = useSignal<(typeof heights)[number]>('choices')
  const state = ui.state.value
  const { question } = state
  const seat = activeSeat(state)
  const wayOn = ui.targets.value.buttons.filter(choice => choice.as === 'way-on')
  const movers = moversShown(ui)
  const shop = shopShown(ui)
  const offered =
    ui.list.value?.choices ??
    question?.choices.filter(
      choice =>
        choice.as !== 'way-on' &&
        choice.kind === undefined &&
        choice.idle !== true &&
        choice.remedies === undefined &&
        !isWayOf(movers, choice) &&
        !isInShop(shop, choice),
    ) ??
    []
  // In a lesson: while the coach is to be read there is nothing to choose.
  const reads = state.coach?.toRead ?? null
  const muster = musterShown(ui)
  const place = placeInspected(ui)
  const stacks = place === null || shop !== null ? [] : stacksAt(state.scene.stacks, place)
  const name = layer.areas.find(({ id }) => id === place)?.name ?? t('table.choices')
  // What is on a counter that lies open is chosen there, and does not push the rest out of sight.
  const open = new Set(muster === null ? stacks.flatMap(({ pieces }) => pieces.map(({ id }) => id)) : [])
  const listed = offered.filter(
    choice => choice.here === true || !open.has(choice.piece ?? '') || isPointedAt(ui, choice),
  )
  const inOrder = inListOrder(listed, choice => isPointedAt(ui, choice), place)
  // Where no counter is to be picked, those in sight are only what the question is about: the answers come first.
  const listFirst =
    listed.length === offered.length ||
    listed.some(choice => choice.piece === undefined && isPointedAt(ui, choice))
  const turn = (): void => {
    height.value = heights[(heights.indexOf(height.value) + 1) % heights.length] ?? 'choices'
  }
  return (
    <section
      class={low ? 'sheet column' : 'sheet'}
      data-covers={low ? 'right' : 'bottom'}
      data-height={height.value}
      data-kit={seat?.kit ?? NOBODY}
    >
      <button type="button" class="grip" aria-label={t('table.choices')} onClick={turn}>
        <span />
      </button>
      {ui.state.value.coach !== null && <CoachCard ui={ui} />}
      <div class="ask" hidden={state.coach !== null && state.coach.next === null}>
        <i class="ribbon" />
        <div>
          <p class="step">
            <span>{state.scene.step}</span> {question !== null && <RuleLink rule={question.rule} />}
          </p>
          <Asked state={state} />
        </div>
      </div>
      {height.value !== 'question' &&
        question !== null &&
        (offered.length > 0 || muster !== null || movers !== null || shop !== null) &&
        reads === null && (
          <div class="sheet-choices">
            <OwedRows ui={ui} />
            {state.scene.tray != null && <TrayView tray={state.scene.tray} />}
            {shop !== null && <ShopSheet ui={ui} shop={shop} />}
            {movers !== null && <MoverList ui={ui} movers={movers} />}
            {listFirst && listed.length > 0 && (
              <Choices ui={ui} choices={inOrder} decision={question.decision} />
            )}
            {muster !== null && <MusterPanel ui={ui} muster={muster} />}
            {stacks.length > 0 && muster === null && (
              <section class="in-sheet" aria-label={name}>
                <h2 class="capitals" hidden={ui.inspected.value === null && height.value !== 'full'}>
                  {name}
                  {ui.inspected.value !== null && (
                    <button
                      type="button"
                      class="button quiet"
                      aria-label={t('inspector.close')}
                      onClick={() => (ui.inspected.value = null)}
                    >
                      <Icon name="close" size={14} />
                    </button>
                  )}
                </h2>
                {place !== null && <p class="facts">{factsOf(state, place)}</p>}
                <StackColumn ui={ui} stacks={stacks} />
              </section>
            )}
            {!listFirst && listed.length > 0 && (
              <Choices ui={ui} choices={inOrder} decision={question.decision} />
            )}
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
        <OnceMore ui={ui} />
        {state.result !== null ? (
          <a class="button primary" href={`#/end/${state.id}`}>
            {t('table.see-end')}
          </a>
        ) : (
          <UndoButton ui={ui} />
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
        {reads === null && wayOn.length === 0 && <BarredWayOn ui={ui} />}
      </div>
    </section>
  )
}
