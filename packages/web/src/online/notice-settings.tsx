import { type Hours, hoursSchema } from '@aquila/play'
import { type NoticesSeen, noticesSchema, toldKinds } from '@aquila/play/wire'
import { useEffect, useId, useState } from 'preact/hooks'
import * as v from 'valibot'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { Heading } from './lobby.tsx'
import { done, get, post, remove } from './requests.ts'
import { problemOf, timeOf } from './words.ts'
import './notice-settings.css'

const hookSchema = v.object({ secret: v.string() })

/** How somebody is told who does not look, when he does not want to be, and what came of the last ten. */
export function NoticeSettings() {
  const [told, setTold] = useState<NoticesSeen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const fetch = (): Promise<void> => get('/api/notices', noticesSchema).then(setTold)
  useEffect(() => void fetch().catch(error => setProblem(problemOf(error))), [])
  const carryOut = (doing: Promise<unknown>): void => {
    setProblem(null)
    void doing.then(fetch).catch(error => setProblem(problemOf(error)))
  }
  if (told === null) return null
  return (
    <section aria-labelledby="notices" class="notice-settings">
      <Heading id="notices" text={t('notices')} />
      <div class="leaf account-leaf">
        <p>
          <b>{t('notices.once')}</b> {t('notices.once.about')}
        </p>
        {canPush() && (
          <button type="button" class="button" onClick={() => carryOut(pushHere(told.publicKey))}>
            {t('notices.push')}
          </button>
        )}
        {!canPush() && <p>{t('notices.push.not')}</p>}
        {told.hasMail && (
          <Entry
            label={t('notices.mail')}
            type="email"
            send={address => carryOut(post('/api/notices/mail', { address }, done))}
          />
        )}
        <Entry
          label={t('notices.webhook')}
          type="url"
          send={url =>
            carryOut(
              post('/api/notices/webhook', { url, format: formatOf(url) }, hookSchema).then(made =>
                setSecret(made.secret),
              ),
            )
          }
        />
        {secret !== null && (
          <p>
            {t('notices.secret')} <code>{secret}</code>
          </p>
        )}
        {problem !== null && (
          <p class="problem" role="alert">
            <Icon name="warn" /> {problem}
          </p>
        )}
        <ul class="account-rows">
          {told.channels.map(channel => (
            <Channel key={channel.id} channel={channel} carryOut={carryOut} />
          ))}
        </ul>
        {told.channels.length > 0 && (
          <button type="button" class="button" onClick={() => carryOut(post('/api/notices/test', {}, done))}>
            {t('notices.test')}
          </button>
        )}
        <Night hours={told.hours} carryOut={carryOut} />
        <h3 class="label">{t('notices.last')}</h3>
        {told.last.length === 0 && <p class="empty">{t('notices.last.none')}</p>}
        <ul class="account-rows">
          {told.last.map(({ at, channel, title, state, error }) => (
            <li key={`${at} ${title} ${channel}`}>
              <span class="what">
                <b>{title}</b>
                <small>
                  {timeOf(at)} {channel === null ? '' : t('notices.kind', { kind: channel })}
                </small>
              </span>
              <small>{t('notices.came', { state, why: error ?? '' })}</small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type CarryOut = (doing: Promise<unknown>) => void

function Channel(props: { channel: NoticesSeen['channels'][number]; carryOut: CarryOut }) {
  const { channel, carryOut } = props
  const at = `/api/notices/channels/${channel.id}`
  return (
    <li>
      <fieldset>
        <legend>
          <b>{t('notices.kind', { kind: channel.kind })}</b> {channel.label}
          {channel.error !== null && <small class="problem"> {channel.error}</small>}
        </legend>
        {toldKinds.map(kind => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={channel.kinds.includes(kind)}
              onChange={event => {
                const others = channel.kinds.filter(each => each !== kind)
                carryOut(post(at, { kinds: event.currentTarget.checked ? [...others, kind] : others }, done))
              }}
            />
            {t('notices.of', { kind })}
          </label>
        ))}
      </fieldset>
      <button type="button" class="button" onClick={() => carryOut(remove(at, done))}>
        {t('notices.off')}
      </button>
    </li>
  )
}

function Entry(props: { label: string; type: 'email' | 'url'; send: (value: string) => void }) {
  const { label, type, send } = props
  const id = useId()
  const [value, setValue] = useState('')
  const field = {
    id,
    value,
    required: true,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => setValue(event.currentTarget.value),
  }
  return (
    <form
      class="notice-entry"
      onSubmit={event => {
        event.preventDefault()
        send(value)
        setValue('')
      }}
    >
      <span>
        <label for={id}>{label}</label>
        {type === 'email' ? <input type="email" {...field} /> : <input type="url" {...field} />}
      </span>
      <button type="submit" class="button">
        {t('notices.add')}
      </button>
    </form>
  )
}

/** When nothing arrives, and no deadline by the day ends; and days away, on which clocks by the day stand. */
function Night({ hours, carryOut }: { hours: Hours | null; carryOut: CarryOut }) {
  const zone = hours?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const [from, setFrom] = useState(clockOf(hours?.quiet?.from ?? 23 * 60))
  const [to, setTo] = useState(clockOf(hours?.quiet?.to ?? 7 * 60))
  const [leaves, setLeaves] = useState(hours?.away[0]?.from ?? '')
  const [back, setBack] = useState(hours?.away[0]?.to ?? '')
  const save = (event: Event): void => {
    event.preventDefault()
    const away = leaves !== '' && back !== '' ? [{ from: leaves, to: back }] : []
    const wanted = { zone, quiet: { from: minutesOf(from), to: minutesOf(to) }, away }
    carryOut(post('/api/notices/hours', v.parse(hoursSchema, wanted), done))
  }
  return (
    <form class="notice-entry" onSubmit={save}>
      <p>
        <b>{t('notices.night')}</b> {t('notices.night.about', { zone })}
      </p>
      <label>
        {t('notices.from')}
        <input type="time" value={from} onInput={event => setFrom(event.currentTarget.value)} />
      </label>
      <label>
        {t('notices.to')}
        <input type="time" value={to} onInput={event => setTo(event.currentTarget.value)} />
      </label>
      <label>
        {t('notices.leaves')}
        <input type="date" value={leaves} onInput={event => setLeaves(event.currentTarget.value)} />
      </label>
      <label>
        {t('notices.back')}
        <input type="date" value={back} onInput={event => setBack(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button">
        {t('notices.save')}
      </button>
    </form>
  )
}

function clockOf(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function formatOf(url: string): 'plain' | 'discord' | 'slack' {
  if (/^https:\/\/(\w+\.)?discord(app)?\.com\//.test(url)) return 'discord'
  return /^https:\/\/hooks\.slack\.com\//.test(url) ? 'slack' : 'plain'
}

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis
}

/** This browser gives out an address at which it can be told while it is closed. */
async function pushHere(publicKey: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  await post('/api/notices/push', { endpoint, keys }, done)
}
