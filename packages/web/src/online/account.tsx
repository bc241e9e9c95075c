import { type Account, type SessionSeen, SHORTEST_NAME, SHORTEST_PASSWORD } from '@aquila/play/wire'
import { useEffect, useState } from 'preact/hooks'
import { agoOf } from '../app/ago.ts'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../look/icon.tsx'
import { localeOfPage, t } from '../messages/text.ts'
import { ChangePassword, NewCodes } from './account-changes.tsx'
import { Codes, Field, SecretForm } from './account-forms.tsx'
import {
  makeAccount,
  ownAccount,
  recover,
  signIn,
  signOut,
  signOutDevice,
  signOutOthers,
} from './account-requests.ts'
import { Heading, NoServer } from './lobby.tsx'
import { NoticeSettings } from './notice-settings.tsx'
import { lookForServer, ownKind, ownName, server } from './tables.ts'
import { problemOf } from './words.ts'
import './online.css'
import './account.css'

/** Who somebody is at this server: a guest who may make an account or sign in, or the owner of one. */
export function AccountPage() {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  useEffect(() => void lookForServer(), [])
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="online-page account-page">
        <h1 class="unseen">{t('account')}</h1>
        {server.value === 'none' && <NoServer />}
        {codes !== null && <Codes codes={codes} onKept={() => setCodes(null)} />}
        {server.value === 'here' &&
          codes === null &&
          (ownKind.value === 'person' ? <Own /> : <WaysIn onCodes={setCodes} />)}
        {server.value === 'here' && codes === null && ownName.value !== null && <NoticeSettings />}
      </main>
    </div>
  )
}

function WaysIn({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [hasForgotten, setForgotten] = useState(false)
  const guest = ownName.value
  return (
    <>
      <section aria-labelledby="make-account">
        <Heading id="make-account" text={t('account.make')} />
        <div class="leaf account-leaf">
          <p>{t('account.make.about')}</p>
          {guest !== null && <p>{t('account.make.guest', { name: guest })}</p>}
          <SecretForm
            act={t('account.make.do')}
            send={async ({ name, password }) => onCodes(await makeAccount(name, password))}
          >
            <Field
              name="name"
              label={t('account.name')}
              about={t('account.name.about', { n: SHORTEST_NAME })}
              first={guest ?? ''}
            />
            <Field
              name="password"
              label={t('account.password')}
              about={t('account.password.about', { n: SHORTEST_PASSWORD })}
              isNew
            />
          </SecretForm>
        </div>
      </section>
      <section aria-labelledby="sign-in">
        <Heading id="sign-in" text={t('account.sign-in')} />
        <div class="leaf account-leaf">
          {hasForgotten ? (
            <SecretForm
              act={t('account.forgotten.do')}
              wrong={t('account.refused.code')}
              send={({ name, code, password }) => recover(name, code, password)}
            >
              <p>{t('account.forgotten.about')}</p>
              <Field name="name" label={t('account.name')} />
              <Field name="code" label={t('account.code')} />
              <Field
                name="password"
                label={t('account.password.new')}
                about={t('account.password.about', { n: SHORTEST_PASSWORD })}
                isNew
              />
            </SecretForm>
          ) : (
            <SecretForm act={t('account.sign-in.do')} send={({ name, password }) => signIn(name, password)}>
              <Field name="name" label={t('account.name')} />
              <Field name="password" label={t('account.password')} />
            </SecretForm>
          )}
          <button type="button" class="link" onClick={() => setForgotten(!hasForgotten)}>
            {t(hasForgotten ? 'account.remembered' : 'account.forgotten')}
          </button>
        </div>
      </section>
    </>
  )
}

function Own() {
  const [account, setAccount] = useState<Account | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const fetch = (): Promise<void> => ownAccount().then(setAccount, error => setProblem(problemOf(error)))
  useEffect(() => void fetch(), [])
  const carryOut = (asked: Promise<unknown>): void =>
    void asked.then(fetch, error => setProblem(problemOf(error)))
  return (
    <>
      <div class="online-lists">
        <section aria-labelledby="at-table">
          <Heading id="at-table" text={t('account.at-table')} aside={t('account.at-table.aside')} />
          <div class="leaf account-leaf account-self">
            <Icon name="laurel" size={44} />
            <p>
              <b class="capitals">{ownName.value}</b>
              {account !== null && <small>{t('account.since', { when: dayOf(account.createdAt) })}</small>}
            </p>
            <button type="button" class="button" onClick={() => carryOut(signOut())}>
              {t('account.out')}
            </button>
          </div>
        </section>
        {problem !== null && (
          <p class="problem" role="alert">
            <Icon name="warn" /> {problem}
          </p>
        )}
        <section aria-labelledby="ways-in">
          <Heading id="ways-in" text={t('account.ways-in')} />
          <ul class="leaf account-rows">
            <ChangePassword onChanged={fetch} />
            <NewCodes left={account?.codesLeft ?? 0} onChanged={fetch} />
          </ul>
        </section>
      </div>
      <section aria-labelledby="signed-in" class="online-side">
        <Heading id="signed-in" text={t('account.signed-in')} />
        <ul class="leaf account-rows">
          {account?.sessions.map(session => (
            <Device key={session.id} session={session} onOut={() => carryOut(signOutDevice(session.id))} />
          ))}
        </ul>
        {(account?.sessions.length ?? 0) > 1 && (
          <button type="button" class="link" onClick={() => carryOut(signOutOthers())}>
            {t('account.others-out')}
          </button>
        )}
      </section>
    </>
  )
}

function Device({ session, onOut }: { session: SessionSeen; onOut: () => void }) {
  const { isThis, createdAt, seenAt } = session
  const device = session.device === '' ? null : session.device
  const when = dayOf(createdAt)
  return (
    <li>
      <span class="what">
        <b>{t('account.device', { device })}</b>
        <small>
          {isThis
            ? t('account.device.now', { when })
            : t('account.device.then', { when, ago: agoOf(seenAt) })}
        </small>
      </span>
      {isThis ? (
        <b class="badge">{t('account.device.this')}</b>
      ) : (
        <button
          type="button"
          class="button"
          aria-label={t('account.device.out.named', { device })}
          onClick={onOut}
        >
          {t('account.device.out')}
        </button>
      )}
    </li>
  )
}

function dayOf(time: number): string {
  return new Date(time).toLocaleDateString(localeOfPage(), { dateStyle: 'long' })
}
