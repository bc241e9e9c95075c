import type { Shop, ShopGood, ShopPage } from '@aquila/games/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Coin } from '../look/coin.tsx'
import { Counter } from '../look/counter.tsx'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import type { ShownChoice } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { choose, chooseAlways } from './choose.ts'
import { isPointedAt } from './hint.ts'
import { attempt } from './notice.ts'
import { takeBackOrder } from './orders.ts'
import { pieceInWords } from './stack-column.tsx'
import { look, type TableUi } from './state.ts'
import { isSame } from './targets.ts'
import './shop.css'

/** What can be raised, a page for each place, with steppers; what it costs, and who has still to decide. */
export function ShopSheet({ ui, shop }: { ui: TableUi; shop: Shop }) {
  const turned = useSignal<string | null>(null)
  const pointedAt = ui.inspected.value
  useEffect(() => {
    // A new question forgets what was pointed at; the page stays open.
    if (pointedAt !== null) turned.value = pointedAt
  }, [pointedAt])
  const done = ui.state.value.question?.choices.find(({ standing }) => standing !== undefined)
  const [first] = shop.pages
  const page = shop.pages.find(({ place }) => place === (pointedAt ?? turned.value)) ?? first
  return (
    <section class="shop" aria-label={t('shop.title')} data-kit={shop.kit}>
      <Ready ui={ui} />
      <div class="shop-pages" role="tablist" aria-label={t('shop.places')}>
        {shop.pages.map(each => (
          <button
            key={each.place}
            type="button"
            role="tab"
            id={`shop-tab-${each.place}`}
            aria-controls="shop-page"
            aria-selected={each.place === page?.place}
            data-pointed={each.place !== page?.place && isPointedOn(ui, each)}
            onClick={() => {
              ui.inspected.value = each.place
              look(ui, [each.place])
            }}
          >
            {each.leaders.map(leader => (
              <Coin key={leader.id} leader={leader} size={30} />
            ))}
            <span>
              <b>{each.name}</b>
              <small>{each.note}</small>
            </span>
            {orderedIn(each) > 0 && <em>{orderedIn(each)}</em>}
          </button>
        ))}
      </div>
      {page === undefined ? (
        <p class="empty">{t('shop.nowhere')}</p>
      ) : (
        <Page ui={ui} shop={shop} page={page} />
      )}
      <ul class="shop-notes">
        {shop.notes.map(({ text, rule }) => (
          <li key={rule}>
            {text} <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
      {done !== undefined && ui.state.value.coach === null && (
        <button type="button" class="plain from-now-on" onClick={() => chooseAlways(ui, done)}>
          {t('order.from-now-on')}
        </button>
      )}
      <footer class="shop-sum">
        <span>{shop.spent}</span>
        <b>{shop.left}</b>
      </footer>
    </section>
  )
}

function orderedIn({ goods, works }: ShopPage): number {
  return [...goods, ...works].reduce((sum, { ordered }) => sum + ordered, 0)
}

/** What a hint or the coach points at is on this page. */
function isPointedOn(ui: TableUi, { openings, goods, works }: ShopPage): boolean {
  return [...openings, ...goods, ...works].some(({ choice }) => {
    const found = offered(ui, choice)
    return found !== undefined && isPointedAt(ui, found)
  })
}

/** All decide at once: who is done, and nothing else. */
function Ready({ ui }: { ui: TableUi }) {
  const { seats, waiting } = ui.state.value
  if (seats.length < 2) return null
  return (
    <ul class="shop-ready" aria-label={t('shop.at-once')}>
      {seats.map(({ role, kit, side }) => {
        const isReady = !waiting.includes(role)
        return (
          <li key={role} data-ready={isReady}>
            <i class="pip" data-kit={kit} />
            <span>{side}</span>
            {isReady ? <b aria-hidden="true">✓</b> : <Icon name="hourglass" size={13} />}
            <span class="unseen">{t(isReady ? 'shop.ready' : 'shop.deciding')}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Page({ ui, shop, page }: { ui: TableUi; shop: Shop; page: ShopPage }) {
  const { openings, goods, works } = page
  return (
    <div class="shop-page" id="shop-page" role="tabpanel" aria-labelledby={`shop-tab-${page.place}`}>
      {openings.map(({ choice, text, danger }) => {
        const opens = offered(ui, choice)
        return (
          <div key={text} class="shop-opening">
            <button
              type="button"
              class="button"
              disabled={opens === undefined || ui.state.value.lookingOn}
              data-pointed={opens !== undefined && isPointedAt(ui, opens)}
              onClick={() => {
                if (opens !== undefined) choose(ui, opens)
              }}
            >
              {text}
            </button>
            <p>{danger}</p>
          </div>
        )
      })}
      {goods.length > 0 && (
        <ul class="shop-goods">
          {goods.map(good => (
            <Good key={good.unit.id} ui={ui} shop={shop} good={good} />
          ))}
        </ul>
      )}
      {works.length > 0 && (
        <ul class="shop-works">
          {works.map(good => (
            <Good key={good.unit.id} ui={ui} shop={shop} good={good} />
          ))}
        </ul>
      )}
    </div>
  )
}

function offered(ui: TableUi, choice: ShownChoice['choice']): ShownChoice | undefined {
  return ui.state.value.question?.choices.find(each => isSame(each.choice, choice))
}

function Good({ ui, shop, good }: { ui: TableUi; shop: Shop; good: ShopGood }) {
  const { unit, from, price, ordered, of, why } = good
  const more = offered(ui, good.choice)
  const { canUndo, lookingOn } = ui.state.value
  return (
    <li class="shop-good" data-none={ordered === 0}>
      <span class="shop-what">
        {from.map(each => (
          <Counter key={each.id} unit={each} size={38} label={pieceInWords(each)} />
        ))}
        {from.length > 0 && <i aria-hidden="true">›</i>}
        <Counter unit={unit} size={from.length > 0 ? 38 : 50} label={pieceInWords(unit)} />
      </span>
      <b class="price">{price}</b>
      <span class="steps">
        <button
          type="button"
          aria-label={t('shop.less', { unit: unit.name })}
          disabled={ordered === 0 || !canUndo || lookingOn}
          onClick={() => attempt(ui, takeBackOrder(ui, shop, good.choice))}
        >
          −
        </button>
        <b>
          {ordered} <span class="unseen">{t('shop.ordered', { unit: unit.name })}</span>
        </b>
        <button
          type="button"
          aria-label={t('shop.more', { unit: unit.name })}
          title={why ?? undefined}
          disabled={more === undefined || lookingOn}
          data-pointed={more !== undefined && isPointedAt(ui, more)}
          onClick={() => {
            if (more !== undefined) choose(ui, more)
          }}
        >
          +
        </button>
      </span>
      {of !== null && <span class="of">{t('shop.of', { n: of })}</span>}
      {why !== null && ordered !== of && <small class="why">{why}</small>}
    </li>
  )
}
