import type { Movers, Muster, PlaceId, Shop } from '@aquila/games/table'
import { Icon } from '../look/icon.tsx'
import type { ShownChoice } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { Choices } from './choice-list.tsx'
import { isPointedAt } from './hint.ts'
import { factsOf, placeInspected } from './inspected.ts'
import type { Layer } from './map/load-layer.ts'
import { OwedRows } from './owed.tsx'
import { MoverList, MusterPanel, ShopSheet, TrayView } from './parts.ts'
import { StackColumn } from './stack-column.tsx'
import { type TableUi, unfold } from './state.ts'
import { inListOrder, isSame, stacksAt } from './targets.ts'

/** One paper for the decision: who stands in the place it is about, and what can be chosen. Nothing else lists choices. */
export function Inspector({ ui, layer }: { ui: TableUi; layer: Layer }) {
  const place = placeInspected(ui)
  const { question, scene } = ui.state.value
  const muster = musterShown(ui)
  const movers = moversShown(ui)
  const shop = shopShown(ui)
  const stacks = place === null || muster !== null || shop !== null ? [] : stacksAt(scene.stacks, place)
  const choices = choicesListed(ui, place)
  if (stacks.length === 0 && choices.length === 0 && muster === null && movers === null && shop === null)
    return null
  const wide = question !== null && ui.wide.value === question.decision && ui.list.value === null
  if ((wide && ui.inspected.value === null) || (ui.folded.value && !mustBeOpen(ui)))
    return <Folded ui={ui} n={question?.choices.length ?? 0} />
  const area = layer.areas.find(each => each.id === place)
  const listed = ui.list.value
  return (
    <section
      class="inspector"
      data-covers="corner"
      data-parts={
        shop !== null
          ? 'shop'
          : movers !== null
            ? 'movers'
            : muster !== null
              ? 'muster'
              : stacks.length === 0
                ? 'choices'
                : choices.length === 0
                  ? 'stacks'
                  : 'both'
      }
      aria-label={area?.name ?? t('table.inspector')}
    >
      <header>
        <h2 class="capitals">
          {shop !== null
            ? t('shop.title')
            : movers === null
              ? (area?.name ?? listed?.title ?? t('table.choices'))
              : (movers.title ?? t('movers.title'))}
        </h2>
        <span class="facts">
          {shop !== null
            ? t('shop.at-once')
            : movers !== null
              ? t('movers.about')
              : place === null
                ? ''
                : factsOf(ui.state.value, place)}
        </span>
        <button
          type="button"
          class="button quiet close"
          aria-label={t('inspector.close')}
          onClick={() => closeInspector(ui)}
        >
          <Icon name="close" size={14} />
        </button>
      </header>
      <OwedRows ui={ui} />
      {scene.tray != null && <TrayView tray={scene.tray} />}
      <div class="inspector-body">
        {shop !== null && <ShopSheet ui={ui} shop={shop} />}
        {movers !== null && <MoverList ui={ui} movers={movers} />}
        {muster !== null && <MusterPanel ui={ui} muster={muster} />}
        {stacks.length > 0 && <StackColumn ui={ui} stacks={stacks} />}
        {choices.length > 0 && question !== null && (
          <section class="choice-list" aria-label={t('table.choices')}>
            <Choices ui={ui} choices={choices} decision={question.decision} focus={listed !== null} />
          </section>
        )}
      </div>
    </section>
  )
}

function Folded({ ui, n }: { ui: TableUi; n: number }) {
  return (
    <button type="button" class="button unfold" onClick={() => unfold(ui)}>
      <Icon name="list" size={16} /> {t('choices', { n })} <kbd>C</kbd>
    </button>
  )
}

/** First what was opened last; then the whole paper, until somebody unfolds it. */
function closeInspector(ui: TableUi): void {
  if (ui.list.value !== null) ui.list.value = null
  else if (ui.inspected.value !== null) ui.inspected.value = null
  else ui.folded.value = true
}

/** Who is active with what he takes along, unless somebody looks elsewhere. */
export function musterShown({ state, inspected }: TableUi): Muster | null {
  const { muster = null } = state.value.scene
  return inspected.value === null || inspected.value === muster?.place ? muster : null
}

/** Who could set out, unless somebody looks at a place or asks for all choices. */
export function moversShown({ state, inspected, list }: TableUi): Movers | null {
  const { movers = null } = state.value.scene
  const asked = state.value.question !== null && inspected.value === null && list.value === null
  return asked && movers !== null && movers.rows.length > 0 ? movers : null
}

/** What can be raised, unless somebody asks for all choices. */
export function shopShown({ state, list }: TableUi): Shop | null {
  const { shop = null } = state.value.scene
  return state.value.question !== null && list.value === null ? shop : null
}

/** True of a choice that a stepper of the shop carries out, or that opens a page of it. */
export function isInShop(shop: Shop | null, { choice }: ShownChoice): boolean {
  return (
    shop?.pages.some(({ openings, goods, works }) =>
      [...openings, ...goods, ...works].some(each => isSame(each.choice, choice)),
    ) === true
  )
}

/** True of a choice that a row of those who could set out stands for. */
export function isWayOf(movers: Movers | null, { choice }: ShownChoice): boolean {
  return (
    movers?.rows.some(({ ways }) => ways.some(way => way.choice !== null && isSame(way.choice, choice))) ===
    true
  )
}

/** What cannot be chosen anywhere else. */
function mustBeOpen({ targets, list, state }: TableUi): boolean {
  if (targets.value.kinds.size > 0 || state.value.scene.shop != null) return true
  return list.value !== null || targets.value.buttons.some(choice => choice.as !== 'way-on')
}

/** All choices but those on counters that lie open beside them. */
function choicesListed(ui: TableUi, place: PlaceId | null): readonly ShownChoice[] {
  const { question, scene } = ui.state.value
  if (question === null) return []
  const listed = ui.list.value
  const all = question.choices.filter(({ kind }) => kind === undefined)
  if (listed !== null) return listed.choices ?? all
  const movers = moversShown(ui)
  const shop = shopShown(ui)
  if (shop !== null) return all.filter(choice => choice.as !== 'way-on' && !isInShop(shop, choice))
  const useful = all.filter(
    choice => choice.idle !== true && choice.remedies === undefined && !isWayOf(movers, choice),
  )
  const open = new Set(
    stacksAt(scene.stacks, place ?? '').flatMap(({ pieces }) => pieces.map(({ id }) => id)),
  )
  const rows = useful.filter(
    ({ piece, here, portrait }) => here === true || portrait !== undefined || !open.has(piece ?? ''),
  )
  return inListOrder(rows, choice => isPointedAt(ui, choice), place)
}
