import { createHmac } from 'node:crypto'
import { type RequestOptions, request } from 'node:https'
import { byDns, pinned, type Resolve } from './address.ts'
import type { Message, Sent } from './message.ts'

/** So long a webhook may take, in milliseconds, and so many letters of its answer are read. */
const LONGEST = 5000
const MOST_ANSWER = 16_384

export interface Hook {
  readonly url: string
  readonly format: 'plain' | 'discord' | 'slack'
  /** By which the receiver knows that it comes from here. */
  readonly secret: string
}

/** How a webhook is reached; tests put their own in its place. */
export interface Ways {
  readonly resolve?: Resolve
  readonly connect?: Pick<RequestOptions, 'port' | 'host' | 'ca' | 'rejectUnauthorized'>
  readonly longest?: number
}

/** Sends a message to a webhook: to the address that was looked at, without redirects, signed by time and body. */
export async function sendToHook(hook: Hook, message: Message, now: number, ways: Ways = {}): Promise<Sent> {
  const url = new URL(hook.url)
  const address = await pinned(url, ways.resolve ?? byDns)
  const body = JSON.stringify(bodyFor(hook.format, message))
  const time = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', hook.secret).update(`${time}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Aquila',
    'x-aquila-key': message.key,
    'x-aquila-time': time,
    'x-aquila-signature': `sha256=${signature}`,
    host: url.host,
  }
  const status = await answered(
    {
      host: address,
      port: url.port === '' ? 443 : Number(url.port),
      servername: url.hostname,
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers,
      agent: false,
      ...ways.connect,
    },
    body,
    ways.longest ?? LONGEST,
  )
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 410) return { is: 'gone' }
  return { is: 'failed', why: `it answered ${status}` }
}

function answered(options: RequestOptions, body: string, longest: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(options, response => {
      let letters = 0
      response.on('data', (part: Buffer) => {
        letters += part.length
        // What does not end is not read to its end.
        if (letters > MOST_ANSWER) asked.destroy(new Error('its answer is too long'))
      })
      response.on('end', () => done(() => resolve(response.statusCode ?? 0)))
      response.on('error', error => done(() => reject(error)))
    })
    const clock = setTimeout(() => asked.destroy(new Error('it did not answer in time')), longest)
    const done = (tell: () => void): void => {
      clearTimeout(clock)
      tell()
    }
    asked.on('error', error => done(() => reject(error)))
    asked.end(body)
  })
}

function bodyFor(format: Hook['format'], { title, text, url, key, kind }: Message): object {
  switch (format) {
    case 'discord':
      return { content: `**${title}**\n${text}\n${url}`, allowed_mentions: { parse: [] } }
    case 'slack':
      return { text: `*${title}*\n${text}\n${url}` }
    case 'plain':
      return { key, kind, title, text, url }
  }
}
