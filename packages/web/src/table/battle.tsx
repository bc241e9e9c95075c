import type { BattleSheet, BattleSide, UnitPiece } from '@aquila/games/table'
import { useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Coin } from '../look/coin.tsx'
import { Counter } from '../look/counter.tsx'
import { Die } from '../look/die.tsx'
import { Icon } from '../look/icon.tsx'
import { MarkerDrawing } from '../look/marker.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { DiceView } from './battle-dice.tsx'
import { Lines, type ShowUnit } from './battle-lines.tsx'
import { Modifiers, OddsTable, RollTiles } from './battle-odds.tsx'
import { Choices } from './choice-list.tsx'
import { choose, chooseAlways, chooseSuggested } from './choose.ts'
import { HintButton, questionText, UndoButton } from './decision-bar.tsx'
import { isPointedAt } from './hint.ts'
import { attempt } from './notice.ts'
import { CoachCard } from './parts.ts'
import { PieceButton, pieceInWords } from './stack-column.tsx'
import type { TableUi } from './state.ts'
import { isSame } from './targets.ts'
import './battle.css'

/** A battle from the first reaction to the retreat: armies face to face, the odds, the die, the losses, one action bar. */
export function BattleDialog({ ui }: { ui: TableUi }) {
  const { battle } = ui.state.value.scene
  const dialog = useRef<HTMLElement>(null)
  const hidden = ui.battleHidden.value
  const onMap = battle !== null && isAskedOnMap(ui, battle)
  const split = useSignal(0)
  const decision = ui.state.value.question?.decision
  useLayoutEffect(() => {
    split.value = 0
  }, [decision])
  useLayoutEffect(() => {
    // A new battle, or a new step of it, comes to the front again; where somebody goes from it is chosen on the map.
    ui.battleHidden.value = onMap
    dialog.current?.focus()
  }, [battle?.place, battle?.step, onMap])
  if (battle === null) return null
  const show: ShowUnit = (unit, face) => (
    <PieceButton ui={ui} piece={unit}>
      {face}
    </PieceButton>
  )
  if (hidden) {
    return (
      <section class="battle-strip" data-covers="top" aria-label={battle.title}>
        <Icon name="swords" size={26} />
        <p>
          <b class="capitals">{battle.title}</b>
          <span>{battle.steps[battle.step]}</span>
        </p>
        <button
          type="button"
          class="button primary battle-back"
          onClick={() => (ui.battleHidden.value = false)}
        >
          {t('battle.show')}
        </button>
      </section>
    )
  }
  return (
    <div class="veil">
      <section
        ref={dialog}
        class="battle"
        role="dialog"
        aria-modal="true"
        aria-labelledby="battle-title"
        tabIndex={-1}
      >
        <Top battle={battle} onHide={() => (ui.battleHidden.value = true)} />
        {ui.state.value.coach !== null && <CoachCard ui={ui} />}
        <div class="battle-body">
          <div class="sides">
            <Side
              side={battle.attacker}
              name={t('battle.attacker')}
              hand="left"
              fans={battle.odds === null}
              picked={new Set(ui.targets.value.pieces.keys())}
              show={battle.lines == null ? show : null}
            />
            <Side
              side={battle.defender}
              name={t('battle.defender')}
              hand="right"
              fans={battle.odds === null}
              picked={new Set(ui.targets.value.pieces.keys())}
              show={battle.lines == null ? show : null}
            />
            <span class="versus">
              <Icon name="swords" size={24} />
            </span>
          </div>
          {battle.lines != null && <Lines battle={battle} lines={battle.lines} show={show} />}
          {battle.dice != null && <DiceView battle={battle} dice={battle.dice} split={split} />}
          <Middle battle={battle} />
        </div>
        <ActionBar ui={ui} split={split.value} />
      </section>
    </div>
  )
}

/** Where to retreat or to slip away to is asked on the map: who stands there is seen only there. */
function isAskedOnMap(ui: TableUi, { place }: BattleSheet): boolean {
  return [...ui.targets.value.places.keys()].some(each => each !== place)
}

function Top({ battle, onHide }: { battle: BattleSheet; onHide: () => void }) {
  return (
    <header class="battle-top">
      <Icon name="swords" size={38} />
      <div>
        <h2 id="battle-title">{battle.title}</h2>
        <p>{battle.where}</p>
      </div>
      <ol class="steps">
        {battle.steps.map((step, index) => (
          <li
            key={step}
            data-is={index < battle.step ? 'done' : index === battle.step ? 'now' : 'ahead'}
            aria-current={index === battle.step ? 'step' : undefined}
          >
            <i>{index < battle.step ? '✓' : index + 1}</i>
            {step}
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button quiet to-the-map"
        aria-label={t('battle.hide')}
        title={t('battle.hide')}
        onClick={onHide}
      >
        <Icon name="down" size={16} /> <span>{t('battle.hide')}</span>
      </button>
    </header>
  )
}

function Side({
  side,
  name,
  hand,
  fans,
  picked,
  show,
}: {
  side: BattleSide
  name: string
  hand: 'left' | 'right'
  /** Units that are alike lie in one heap. */
  fans: boolean
  /** The counters that can be picked. */
  picked: ReadonlySet<string>
  /** Null: the units stand in lines elsewhere. */
  show: ShowUnit | null
}) {
  return (
    <div class="side" data-kit={side.kit} data-hand={hand}>
      <div class="side-head">
        <span class="side-coins">
          {side.leaders.slice(0, 3).map((leader, index) => (
            <Coin key={leader.id} leader={leader} size={index === 0 ? 88 : 54} />
          ))}
        </span>
        <span class="side-name">
          <span class="label">{name}</span>
          <span class="capitals">{side.name}</span>
          <span class="with">{side.with}</span>
        </span>
        <span class="total">
          <b>{side.strength ?? '?'}</b>
          {t('battle.strength')}
        </span>
      </div>
      {show !== null && (
        <div class="side-units">
          {fans
            ? fansOf(side.units, picked).map(({ unit, n }) => (
                <span key={unit.id} class="kind-fan" data-many={Math.min(n, 4)}>
                  {show(unit, <Counter unit={unit} size={56} label={pieceInWords(unit)} />)}
                  {n > 1 && <b class="of-kind">{n}</b>}
                </span>
              ))
            : side.units.map(unit => (
                <Fragment key={unit.id}>
                  {show(
                    unit,
                    <Counter
                      unit={unit}
                      size={side.units.length > 12 ? 46 : side.units.length > 6 ? 60 : 74}
                      label={pieceInWords(unit)}
                    />,
                  )}
                </Fragment>
              ))}
          {side.walls?.map(flag => (
            <svg key={flag.id} class="side-wall" viewBox="-26 -20 52 42" role="img" aria-label={flag.name}>
              <MarkerDrawing flag={flag} />
            </svg>
          ))}
        </div>
      )}
      <p class="facts">
        {side.facts.map(([fact, value]) => (
          <span key={fact}>
            {fact} <b>{value}</b>
          </span>
        ))}
      </p>
    </div>
  )
}

/** Units that are alike, with one that stands for them: the one that can be picked, if any can. */
function fansOf(units: readonly UnitPiece[], picked: ReadonlySet<string>): { unit: UnitPiece; n: number }[] {
  const alike = Map.groupBy(units, ({ kit, label, strength, reduced, badge }) =>
    [kit, label, strength, reduced, badge].join(' '),
  )
  return [...alike.values()].flatMap(heap => {
    const unit = heap.find(({ id }) => picked.has(id)) ?? heap[0]
    return unit === undefined ? [] : [{ unit, n: heap.length }]
  })
}

function Middle({ battle }: { battle: BattleSheet }) {
  const { odds, roll, losses } = battle
  return (
    <div class="battle-middle">
      {roll !== null && (
        <div class="rolled">
          <Die sides={6} value={roll.die} size={84} />
          <p>
            <b>{roll.text}</b>
            <span class="capitals">{roll.result}</span>
            {losses !== null && <span>{t('battle.taken', { taken: losses.taken, all: losses.toTake })}</span>}
          </p>
        </div>
      )}
      {odds !== null && roll === null && (
        <div class="odds">
          <OddsTable battle={battle} odds={odds} />
          <div class="modifiers">
            <Modifiers odds={odds} />
            <Notes battle={battle} />
          </div>
        </div>
      )}
      {odds !== null && <RollTiles battle={battle} odds={odds} />}
      {odds === null && battle.dice == null && battle.lines == null && <Notes battle={battle} />}
    </div>
  )
}

function Notes({ battle }: { battle: BattleSheet }) {
  return (
    <>
      {battle.notes.map(note => (
        <p key={note.text} class="battle-note">
          {note.text} {note.rule !== null && <RuleLink rule={note.rule} />}
        </p>
      ))}
    </>
  )
}

/** The question with its choices; pieces are picked on the counters above. */
function ActionBar({ ui, split }: { ui: TableUi; split: number }) {
  const state = ui.state.value
  const { question } = state
  const { battle } = state.scene
  const splits = battle?.dice?.splits
  const spends = splits?.[split]
  const spending = question?.choices.find(each => spends !== undefined && isSame(each.choice, spends.choice))
  const suggested = splits === undefined ? question?.choices.find(each => each.suggested === true) : undefined
  const suggests = question?.choices.find(({ standing }) => standing !== undefined)
  const onCounters = new Set(
    [...(battle?.attacker.units ?? []), ...(battle?.defender.units ?? [])].map(unit => unit.id),
  )
  const buttons =
    spending !== undefined
      ? [spending]
      : (question?.choices.filter(({ piece, idle }) => !onCounters.has(piece ?? '') && idle !== true) ?? [])
  return (
    <footer class="battle-acts">
      <p class="say">
        <b>{questionText(state)}</b> {question !== null && <RuleLink rule={question.rule} />}
      </p>
      <div class="acts">
        <UndoButton ui={ui} />
        <HintButton ui={ui} />
        {suggested !== undefined && (
          <button type="button" class="button" onClick={() => attempt(ui, chooseSuggested(ui))}>
            {t('battle.for-me')}
          </button>
        )}
        {buttons.length <= 4 &&
          buttons.map(choice => (
            <button
              type="button"
              key={choice.text}
              class={choice.as === 'way-on' || buttons.length === 1 ? 'button primary' : 'button'}
              data-kit={state.seats.find(seat => seat.role === question?.role)?.kit}
              data-pointed={isPointedAt(ui, choice)}
              data-told={choice.detail !== undefined}
              onClick={() => choose(ui, choice)}
            >
              <span>
                {choice.text} {choice.cost !== undefined && <small>{choice.cost}</small>}
              </span>
              {choice.detail !== undefined && <small class="follows">{choice.detail}</small>}
            </button>
          ))}
      </div>
      {suggests?.standing !== undefined && state.coach === null && (
        <button type="button" class="plain from-now-on" onClick={() => chooseAlways(ui, suggests)}>
          {t('order.from-now-on')}
        </button>
      )}
      {buttons.length > 4 && question !== null && (
        <div class="battle-list">
          <Choices ui={ui} choices={buttons} decision={question.decision} />
        </div>
      )}
    </footer>
  )
}
