import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import { t } from '../messages/text.ts'
import { exportRecord } from './export.ts'
import type { TableUi } from './table-ui.ts'

/** One line at a time over the map: why not, what could not be saved, who plays elsewhere. */
export function Notices({ ui }: { ui: TableUi }) {
  const state = ui.state.value
  const why = ui.notice.value
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
      {(state.saving === 'full' || state.saving === 'failed') && (
        <p class="notice" role="alert">
          <Icon name="warn" /> {t(state.saving === 'full' ? 'table.full' : 'table.notsaved')}
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
      {why !== null && (
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
      <Sure ui={ui} />
    </div>
  )
}

/** Asked before a step ends while something useful is left undone. */
function Sure({ ui }: { ui: TableUi }) {
  const choice = ui.sure.value
  if (choice === null) return null
  return (
    <div class="notice" role="alertdialog" aria-label={t('table.sure')}>
      <span>{choice.warning}</span>
      <button type="button" class="button" onClick={() => (ui.sure.value = null)}>
        {t('table.sure.no')}
      </button>
      <button type="button" class="button primary" onClick={() => ui.choose(choice, true)}>
        {t('table.sure.yes')}
      </button>
    </div>
  )
}
