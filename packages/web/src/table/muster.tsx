import type { Muster, MusterKind } from '@aquila/games/table'
import { Coin } from '../look/coin.tsx'
import { Counter } from '../look/counter.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import type { ShownChoice } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { choose } from './choose.ts'
import { isPointedAt } from './hint.ts'
import { pieceInWords } from './stack-column.tsx'
import type { TableUi } from './state.ts'
import './muster.css'

/** Who is active: what he has to spend, and his army as so many of each kind, to be taken along or left behind. */
export function MusterPanel({ ui, muster }: { ui: TableUi; muster: Muster }) {
  const { points, leader, kinds, strength } = muster
  return (
    <section class="muster" aria-label={leader.label} data-kit={leader.kit}>
      <header>
        <span class="sum">{strength}</span>
        <span class="points">
          <span>{points.sum}</span>
          <span class="dots" aria-hidden="true">
            {Array.from({ length: points.all }, (_, dot) => (
              <i key={dot} data-spent={dot < points.all - points.left} />
            ))}
          </span>
          <b>{t('muster.left', { n: points.left })}</b>
          <RuleLink rule={points.rule} />
        </span>
      </header>
      <div class="row">
        <div class="commander">
          <Coin leader={leader} size={66} />
          <span class="capitals leader-name">{leader.label}</span>
        </div>
        {kinds.length === 0 && <p class="empty">{t('muster.nobody')}</p>}
        {kinds.map(kind => (
          <Stepper key={kind.id} ui={ui} kind={kind} />
        ))}
      </div>
    </section>
  )
}

function Stepper({ ui, kind: { id, unit, taken, of } }: { ui: TableUi; kind: MusterKind }) {
  const choices = ui.targets.value.kinds.get(id) ?? []
  const find = (change: NonNullable<ShownChoice['kind']>['change']): ShownChoice | undefined =>
    choices.find(({ kind }) => kind?.change === change)
  const all = find('all')
  return (
    <div class="stepper" data-none={taken === 0}>
      <Counter unit={unit} size={58} label={pieceInWords(unit)} />
      <div class="steps">
        <Step ui={ui} choice={find('one-less')} sign="−" name={t('muster.less', { unit: unit.name })} />
        <b>{taken}</b>
        <Step ui={ui} choice={find('one-more')} sign="+" name={t('muster.more', { unit: unit.name })} />
      </div>
      {all === undefined ? (
        <span class="of">{t('muster.of', { n: of })}</span>
      ) : (
        <button type="button" class="plain of" onClick={() => choose(ui, all)}>
          {t('muster.all', { n: of })}
        </button>
      )}
    </div>
  )
}

function Step({
  ui,
  choice,
  sign,
  name,
}: {
  ui: TableUi
  choice: ShownChoice | undefined
  sign: string
  name: string
}) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={choice === undefined || ui.state.value.lookingOn}
      data-pointed={choice !== undefined && isPointedAt(ui, choice)}
      onClick={() => {
        if (choice !== undefined) choose(ui, choice)
      }}
    >
      {sign}
    </button>
  )
}
