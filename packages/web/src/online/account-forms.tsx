import type { ComponentChildren } from 'preact'
import { createContext } from 'preact'
import { useContext, useEffect, useId, useRef, useState } from 'preact/hooks'
import { t } from '../messages/text.ts'
import { RequestRefused } from './requests.ts'
import { problemOf } from './words.ts'

type FieldName = 'name' | 'password' | 'next' | 'code'

export type Typed = { readonly [name in FieldName]: string }

const nothing: Typed = { name: '', password: '', next: '', code: '' }

/** What was typed so far, and how to type more. */
const Typing = createContext<{ typed: Typed; type: (name: FieldName, value: string) => void }>({
  typed: nothing,
  type: () => undefined,
})

/** A form with a name, a password or a code. While it is sent nothing else is; what is wrong stands above its button. */
export function SecretForm(props: {
  act: string
  /** What is said if name and secret are nobody's. */
  wrong?: string
  send: (typed: Typed) => Promise<unknown>
  children: ComponentChildren
}) {
  const { act, wrong, send, children } = props
  const [typed, setTyped] = useState<Typed>(nothing)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const submit = (event: Event): void => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setProblem(null)
    send(typed)
      .catch(error => setProblem(secretProblemOf(error, wrong)))
      .finally(() => setSending(false))
  }
  return (
    <Typing.Provider
      value={{ typed, type: (name, value) => setTyped(before => ({ ...before, [name]: value })) }}
    >
      <form class="account-form" onSubmit={submit}>
        {children}
        {problem !== null && (
          <p class="wrong" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="button primary" aria-disabled={isSending}>
          {act}
        </button>
      </form>
    </Typing.Provider>
  )
}

function secretProblemOf(error: unknown, wrong?: string): string {
  const refused = problemOf(error)
  if (!(error instanceof RequestRefused)) return refused
  const { reason, free } = error
  if (reason === 'wrong-secret' && wrong !== undefined) return wrong
  return reason === 'name-taken' && free !== null ? refused : t('account.refused', { reason, refused })
}

/** What a browser's keeper of passwords goes by. */
const kept: { readonly [name in FieldName]: readonly [now: string, isNew: string] } = {
  name: ['username', 'username'],
  password: ['current-password', 'new-password'],
  next: ['new-password', 'new-password'],
  code: ['one-time-code', 'one-time-code'],
}

export function Field(props: {
  name: FieldName
  label: string
  about?: string
  first?: string
  isNew?: boolean
}) {
  const { name, label, about, first = '', isNew = false } = props
  const { typed, type } = useContext(Typing)
  const id = useId()
  useEffect(() => {
    if (first !== '') type(name, first)
  }, [])
  const input = {
    id,
    class: 'field',
    value: typed[name],
    required: true,
    autocomplete: kept[name][isNew ? 1 : 0],
    'aria-describedby': about === undefined ? undefined : `${id}-about`,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => type(name, event.currentTarget.value),
  }
  const isSecret = name === 'password' || name === 'next'
  return (
    <p class="name-field">
      <label class="label" for={id}>
        {label}
      </label>
      {isSecret ? <input type="password" {...input} /> : <input type="text" {...input} />}
      {about !== undefined && <small id={`${id}-about`}>{about}</small>}
    </p>
  )
}

/** Codes are shown once: nobody goes on before he has said that he has them. */
export function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="leaf account-leaf account-codes" aria-labelledby="codes">
      <h2 id="codes" ref={heading} tabIndex={-1}>
        {t('account.codes')}
      </h2>
      <p>{t('account.codes.about')}</p>
      <ul>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p class="ways-on">
        <button
          type="button"
          class="button"
          onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
        >
          {t(isCopied ? 'account.codes.copied' : 'account.codes.copy')}
        </button>
        <button type="button" class="button primary" onClick={onKept}>
          {t('account.codes.kept')}
        </button>
      </p>
    </section>
  )
}
