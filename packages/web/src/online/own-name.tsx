import { useState } from 'preact/hooks'
import { t } from '../messages/text.ts'
import { giveName, ownKind, ownName } from './tables.ts'
import { problemOf } from './words.ts'

/** Under which name one plays, with the means to change it. */
export function OwnName() {
  const [wanted, setWanted] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const name = ownName.value
  if (name !== null && wanted === null)
    return (
      <p class="own-name">
        {t('online.you-are', { name })}{' '}
        {ownKind.value === 'guest' && (
          <button type="button" class="link" onClick={() => setWanted(name)}>
            {t('online.rename')}
          </button>
        )}{' '}
        <a href="#/online/account">{t(ownKind.value === 'person' ? 'account' : 'account.make')}</a>
      </p>
    )
  if (wanted === null)
    return (
      <p class="own-name">
        <a href="#/online/account">{t('account.sign-in')}</a>
      </p>
    )
  const give = (event: Event): void => {
    event.preventDefault()
    giveName(wanted).then(
      () => {
        setWanted(null)
        setProblem(null)
      },
      error => setProblem(problemOf(error)),
    )
  }
  return (
    <form class="own-name" onSubmit={give}>
      <NameField name={wanted} onChange={setWanted} problem={problem} />
      <button type="submit" class="button">
        {t('online.rename.do')}
      </button>
    </form>
  )
}

/** One line for a name; what is wrong with it stands below. */
export function NameField(props: {
  name: string
  onChange: (name: string) => void
  problem: string | null
  autofocus?: boolean
}) {
  const { name, onChange, problem, autofocus } = props
  return (
    <label class="name-field">
      <span class="label">{t('online.name')}</span>
      <input
        class="field"
        value={name}
        maxLength={24}
        required
        // Whoever has an account has its name at every table.
        readOnly={ownKind.value === 'person'}
        autocomplete="nickname"
        ref={field => {
          if (autofocus === true && field !== null && document.activeElement === document.body) field.focus()
        }}
        aria-invalid={problem !== null}
        onInput={event => onChange(event.currentTarget.value)}
      />
      {problem !== null && <small role="alert">{problem}</small>}
    </label>
  )
}
