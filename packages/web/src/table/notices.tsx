import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { Beside } from './beside.tsx'
import { choose } from './choose.ts'
import { exportRecord } from './export.ts'
import { HintShown, OnlineNotices, ParleyCards, ResignCard, RulesChanged } from './parts.ts'
import { showFilm } from './stage.ts'
import type { TableUi } from './state.ts'
import { threatsInWords, watch } from './threats.ts'

/** One line at a time over the map: why not, what could not be saved, who plays elsewhere. */
export function Notices({ ui }: { ui: TableUi }) {
  const state = ui.state.value
  const why = ui.notice.value
  const saving = ui.saving.value
  return (
    <div class="notices">
      {state.lookingOn && (
        <p class="notice">
          {t('table.lookon')}
          <button type="button" class="button" onClick={() => void ui.match.takeOver()}>
            {t('table.takeover')}
          </button>
        </p>
      )}
      {(saving === 'full' || saving === 'failed') && (
        <p class="notice" role="alert">
          <Icon name="warn" /> {t(saving === 'full' ? 'table.full' : 'table.notsaved')}
          <button type="button" class="button" onClick={() => void exportRecord(ui.match, state)}>
            {t('table.export')}
          </button>
        </p>
      )}
      {state.fault !== null && (
        <p class="notice" role="alert">
          <Icon name="warn" /> {t('table.fault', { why: state.fault })}
          <button type="button" class="button" onClick={() => void exportRecord(ui.match, state)}>
            {t('table.export')}
          </button>
        </p>
      )}
      {state.updated !== null && <RulesChanged ui={ui} />}
      {ui.online.value !== null && <OnlineNotices ui={ui} />}
      {ui.online.value !== null && <ParleyCards ui={ui} />}
      {why !== null && why.place === undefined && (
        <p class="notice why">
          {why.text} <RuleLink rule={why.rule} />
          <button
            type="button"
            class="button quiet"
            aria-label={t('close')}
            onClick={() => (ui.notice.value = null)}
          >
            <Icon name="close" size={14} />
          </button>
        </p>
      )}
      <Missed ui={ui} />
      {ui.hint.value !== null && <HintShown ui={ui} />}
      <ThreatsTold ui={ui} />
      <Sure ui={ui} />
      {ui.resigning.value && <ResignCard ui={ui} />}
    </div>
  )
}

/** Why a place cannot be chosen, beside it; gone with the next thing that is done. */
export function Refusal({ ui }: { ui: TableUi }) {
  const why = ui.notice.value
  if (why?.place === undefined) return null
  return (
    <Beside place={why.place} kind="refusal">
      <p class="notice why">
        <Icon name="warn" size={18} />
        <span>
          {why.text} <RuleLink rule={why.rule} />
        </span>
      </p>
    </Beside>
  )
}

/** A player who comes back to a match is offered what happened while he was away. */
function Missed({ ui }: { ui: TableUi }) {
  // In a lesson the coach says what matters.
  if (!ui.missed.value || ui.film.now.value !== null || ui.state.value.coach !== null) return null
  const leave = (): void => {
    ui.missed.value = false
  }
  return (
    <p class="notice missed">
      <Icon name="hourglass" />
      <span>
        {t('changes', { n: ui.state.value.news })} {t('changes.since')}
      </span>
      <button
        type="button"
        class="button"
        onClick={() => {
          leave()
          void showFilm(ui)
        }}
      >
        {t('changes.film')}
      </button>
      <button type="button" class="button quiet" aria-label={t('close')} onClick={leave}>
        <Icon name="close" size={14} />
      </button>
    </p>
  )
}

/** Who could come to the place that was pointed at. */
function ThreatsTold({ ui }: { ui: TableUi }) {
  if (!ui.watching.value) return null
  const shown = ui.threats.value
  return (
    <p class="notice threats">
      <Icon name="swords" />
      {shown === null ? t('threats.ask') : threatsInWords(shown.threats)}
      <button type="button" class="button quiet" aria-label={t('close')} onClick={() => watch(ui)}>
        <Icon name="close" size={14} />
      </button>
    </p>
  )
}

/** Asked before a step ends while something useful is left undone. */
function Sure({ ui }: { ui: TableUi }) {
  const choice = ui.sure.value
  const back = useRef<HTMLButtonElement>(null)
  // Whoever pressed a key to end it is asked at the answer that changes nothing.
  useEffect(() => back.current?.focus({ preventScroll: true }), [choice])
  if (choice === null) return null
  return (
    <div class="notice sure" role="alertdialog" aria-label={choice.ending?.title ?? t('table.sure')}>
      <span>
        {choice.ending !== undefined && (
          <b>
            {choice.ending.title} <small>{choice.text}</small>
          </b>
        )}
        {choice.warning}
      </span>
      <button ref={back} type="button" class="button" onClick={() => (ui.sure.value = null)}>
        {choice.ending?.no ?? t('table.sure.no')}
      </button>
      <button type="button" class="button primary" onClick={() => choose(ui, choice, true)}>
        {choice.ending?.yes ?? t('table.sure.yes')}
      </button>
    </div>
  )
}
