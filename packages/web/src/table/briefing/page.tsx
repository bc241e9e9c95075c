import type { Aim, PlaceId, SideAims, SuddenEnd, Watch, Way } from '@aquila/games/table'
import { effect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { ruleShown } from '../../app/rule-shown.ts'
import { useWidth } from '../../app/width.ts'
import { Coin } from '../../look/coin.tsx'
import { GaugeView } from '../../look/gauge.tsx'
import { Icon } from '../../look/icon.tsx'
import { RuleLink } from '../../look/rule-link.tsx'
import { t } from '../../messages/text.ts'
import { Chip } from '../aims/strip.tsx'
import { type BriefingShown, closeBriefing } from '../briefing.ts'
import type { TableUi } from '../state.ts'
import './page.css'

/** From this width on the panel stands beside the map; below, it is a sheet under it. */
const WIDE = 1000

/** The first moment of a match: who I am, what wins, what loses, what to watch. */
export function BriefingPage({
  ui,
  shown,
  onShow,
  onSurvey,
}: {
  ui: TableUi
  shown: BriefingShown
  onShow: (places: readonly PlaceId[]) => void
  /** All that the match is about, from afar. */
  onSurvey: (places: readonly PlaceId[]) => void
}) {
  const { briefing, state } = shown
  const { aims } = state.scene
  const width = useWidth()
  const wide = width >= WIDE
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [shown.state])
  useEffect(() => {
    const sought = aims?.sides.flatMap(({ ways }) => ways.flatMap(way => way.aims.flatMap(aim => aim.places)))
    // An aim that lies nowhere in particular: then where the match begins.
    onSurvey(sought === undefined || sought.length === 0 ? state.scene.focus : sought)
  }, [shown.state, width])
  useEffect(() => {
    const before = ruleShown.value
    return effect(() => {
      // A rule is read beside the table; the briefing can be opened again.
      if (ruleShown.value !== null && ruleShown.value !== before) closeBriefing(ui)
    })
  }, [ui])
  const [own] = aims?.sides ?? []
  const kit = own?.kit ?? 'people'
  const watch = <Three watch={briefing.watch} folded={!wide} />
  return (
    <>
      <section
        class="briefing"
        data-wide={wide}
        data-covers={wide ? 'right' : 'bottom'}
        aria-labelledby="briefing"
      >
        <header class="briefing-head" data-kit={kit}>
          <Coin leader={{ id: briefing.head, kit, name: briefing.who, wreath: true }} size={wide ? 76 : 52} />
          <div>
            <p>{state.scenario}</p>
            <h1 id="briefing" class="capitals">
              {state.viewer === null ? state.scenario : t('briefing.you', { who: briefing.who })}
            </h1>
            {wide && <p>{againstOf(state, briefing.forces.rows.length)}</p>}
          </div>
        </header>
        <div class="briefing-body">
          {aims?.sides.map(side => (
            <Side
              key={side.role}
              side={side}
              own={side.role === state.viewer}
              brief={aims.sides.length > 2 && side.role !== state.viewer}
              onShow={onShow}
            />
          ))}
          {aims?.otherwise !== undefined && <p class="briefing-otherwise">{aims.otherwise}</p>}
          {aims !== undefined && (
            <p class="briefing-now" data-warn={!aims.now.result.winners.includes(state.viewer ?? '')}>
              <Icon
                name={aims.now.result.winners.includes(state.viewer ?? '') ? 'check' : 'warn'}
                size={20}
              />
              <span>
                <b>{aims.now.future}</b> {aims.now.change}
              </span>
            </p>
          )}
          {aims?.atOnce.map(end => (
            <AtOnce key={end.id} end={end} folded={!wide} />
          ))}
          <Row folded={!wide} icon="hourglass" title={briefing.length}>
            <dl class="briefing-length">
              <dt>{t('briefing.length')}</dt>
              <dd>
                <b>{briefing.length}</b>
                {briefing.round !== null && `; ${briefing.round}`}
              </dd>
            </dl>
            <table class="briefing-forces">
              <thead>
                <tr>
                  <th scope="col">
                    <span class="unseen">{t('briefing.side')}</span>
                  </th>
                  {briefing.forces.columns.map(column => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {briefing.forces.rows.map(row => (
                  <tr key={row.name}>
                    <th scope="row" class={`text-${row.kit}`}>
                      <i class="pip" data-kit={row.kit} /> {row.name}
                    </th>
                    {row.figures.map((figure, index) => (
                      <td key={briefing.forces.columns[index]}>{figure}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Row>
          {!wide && watch}
          {aims?.aside !== undefined && (
            <p class="briefing-aside">
              {aims.aside.text} <RuleLink rule={aims.aside.rule} />
            </p>
          )}
        </div>
        <footer>
          <button
            ref={button}
            type="button"
            class="button primary"
            data-kit={kit}
            onClick={() => closeBriefing(ui)}
          >
            {briefing.deed} {wide && <kbd>{t('key.space')}</kbd>}
          </button>
          {wide && (
            <p>
              {t('briefing.again')} <kbd>A</kbd>
            </p>
          )}
        </footer>
      </section>
      {wide && (
        <section class="briefing-watch" data-covers="bottom">
          {watch}
        </section>
      )}
    </>
  )
}

function againstOf({ seats, viewer, scene }: BriefingShown['state'], sides: number): string {
  const [other, ...more] = seats.filter(({ role }) => role !== viewer)
  if (other === undefined) return ''
  if (more.length > 0) return t('briefing.against-many', { n: sides - 1 })
  const side = scene.aims?.sides.find(({ role }) => role === other.role)?.name ?? other.side
  return t('briefing.against', { side, player: other.player })
}

/** What one side needs. Where many play, the others' are one line each. */
function Side({
  side,
  own,
  brief,
  onShow,
}: {
  side: SideAims
  own: boolean
  brief: boolean
  onShow: (places: readonly PlaceId[]) => void
}) {
  const title = own ? t('briefing.you-win') : t('briefing.wins', { name: side.name })
  const [first] = side.ways
  if (brief && first !== undefined)
    return (
      <p class="briefing-brief">
        <i class="pip" data-kit={side.kit} /> <span>{side.name}</span>
        <b class={`text-${side.kit}`}>{todayOf(first)}</b>
      </p>
    )
  return (
    <section class="briefing-side" data-kit={side.kit}>
      <h2 class={`capitals text-${side.kit}`}>
        <i class="pip" data-kit={side.kit} /> {title}
      </h2>
      {side.ways.map(way => (
        <WayLines key={way.words} way={way} kit={side.kit} onShow={onShow} />
      ))}
    </section>
  )
}

function WayLines({
  way,
  kit,
  onShow,
}: {
  way: Way
  kit: string
  onShow: (places: readonly PlaceId[]) => void
}) {
  const missing = way.aims.filter(({ met }) => !met)
  const kept = way.aims.filter(({ met }) => met)
  return (
    <>
      <p class="briefing-way">
        <span>
          {way.words} <RuleLink rule={way.rule} />
        </span>
        <b class={`text-${kit}`}>{todayOf(way)}</b>
      </p>
      <Chips title={t('briefing.missing')} aims={missing} onShow={onShow} />
      <Chips title={t('briefing.held')} aims={kept} kit={kit} onShow={onShow} />
    </>
  )
}

function todayOf({ got, of, score }: Way): string {
  return score ?? t('briefing.today', { got, of })
}

function Chips({
  title,
  aims,
  kit,
  onShow,
}: {
  title: string
  aims: readonly Aim[]
  /** Whose they are. */
  kit?: string
  onShow: (places: readonly PlaceId[]) => void
}) {
  if (aims.length === 0) return null
  return (
    <div class="briefing-chips">
      <span>{title}</span>
      <ul aria-label={title} class={kit === undefined ? undefined : `text-${kit}`}>
        {aims.map(aim => (
          <li key={aim.id}>
            {aim.holder !== null && !aim.met && <i class="pip" data-kit={aim.holder} />}
            <Chip aim={aim} onPress={() => onShow(aim.places)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function AtOnce({ end, folded }: { end: SuddenEnd; folded: boolean }) {
  return (
    <Row folded={folded} icon="skull" title={end.title}>
      <div class="briefing-at-once" data-danger={end.danger}>
        {end.gauge !== undefined && <GaugeView gauge={end.gauge} />}
        <p>
          {!folded && <b class="capitals">{end.title}</b>} {end.text} <RuleLink rule={end.rule} />
        </p>
      </div>
    </Row>
  )
}

/** On a small screen the lesser parts are rows that open. */
function Row({
  folded,
  icon,
  title,
  children,
}: {
  folded: boolean
  icon: string
  title: string
  children: ComponentChildren
}) {
  if (!folded) return <div class="briefing-part">{children}</div>
  return (
    <details class="briefing-part">
      <summary>
        <Icon name={icon} size={22} /> <b>{title}</b> <Icon name="right" size={16} />
      </summary>
      {children}
    </details>
  )
}

function Three({ watch, folded }: { watch: readonly Watch[]; folded: boolean }) {
  const list = (
    <ul>
      {watch.map(({ icon, title, text, rule }) => (
        <li key={title}>
          <span class="sign">
            <Icon name={icon} size={28} />
          </span>
          <div>
            <h3>{title}</h3>
            <p>
              {text} <RuleLink rule={rule} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
  if (folded)
    return (
      <Row folded icon="eagle" title={t('briefing.watch')}>
        <div class="briefing-three">{list}</div>
      </Row>
    )
  return (
    <div class="briefing-three">
      <h2 class="capitals">{t('briefing.watch')}</h2>
      {list}
    </div>
  )
}
