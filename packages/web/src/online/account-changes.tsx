import { SHORTEST_PASSWORD } from '@aquila/play/wire'
import { useState } from 'preact/hooks'
import { t } from '../messages/text.ts'
import { Codes, Field, SecretForm } from './account-forms.tsx'
import { changePassword, newCodes } from './account-requests.ts'

/** A row that opens into a form. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const [is, setIs] = useState<'closed' | 'open' | 'changed'>('closed')
  return (
    <li data-open={is === 'open'}>
      <span class="what">
        <b>{t('account.ways-in.password')}</b>
        {is === 'changed' && <small role="status">{t('account.ways-in.changed')}</small>}
      </span>
      <button
        type="button"
        class="button"
        aria-expanded={is === 'open'}
        onClick={() => setIs(is === 'open' ? 'closed' : 'open')}
      >
        {t(is === 'open' ? 'account.cancel' : 'account.ways-in.password.do')}
      </button>
      {is === 'open' && (
        <SecretForm
          act={t('account.ways-in.password.do')}
          send={async ({ password, next }) => {
            await changePassword(password, next)
            setIs('changed')
            onChanged()
          }}
        >
          <Field name="password" label={t('account.password.old')} />
          <Field
            name="next"
            label={t('account.password.new')}
            about={t('account.password.about', { n: SHORTEST_PASSWORD })}
          />
        </SecretForm>
      )}
    </li>
  )
}

export function NewCodes({ left, onChanged }: { left: number; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = (): void => {
    setCodes(null)
    setOpen(false)
    onChanged()
  }
  return (
    <li data-open={isOpen}>
      <b class="what">{t('account.ways-in.codes', { n: left })}</b>
      <button
        type="button"
        class="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {t(isOpen ? 'account.cancel' : 'account.ways-in.codes.do')}
      </button>
      {isOpen && codes === null && (
        <SecretForm
          act={t('account.ways-in.codes.do')}
          send={async ({ password }) => setCodes(await newCodes(password))}
        >
          <Field name="password" label={t('account.password')} />
        </SecretForm>
      )}
      {codes !== null && <Codes codes={codes} onKept={close} />}
    </li>
  )
}
