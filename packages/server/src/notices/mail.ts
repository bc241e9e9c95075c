import { createTransport } from 'nodemailer'
import type { Message, Sent } from './message.ts'

/** Sends letters by the server of the settings. */
export class Mail {
  readonly #transport: ReturnType<typeof createTransport>
  readonly #from: string

  constructor(smtpUrl: string, from: string) {
    // A server that does not answer is tried again later, and holds nobody up.
    this.#transport = createTransport(`${smtpUrl}${smtpUrl.includes('?') ? '&' : '?'}connectionTimeout=5000`)
    this.#from = from
  }

  async send(to: string, message: Message): Promise<Sent> {
    const { key, title, text, url, open, off, why } = message
    await this.#transport.sendMail({
      from: this.#from,
      to,
      subject: `Aquila: ${title}`,
      // Sent twice, it is the same letter.
      messageId: `<${encodeURIComponent(key)}@aquila>`,
      headers: { 'X-Aquila-Key': key, 'Auto-Submitted': 'auto-generated' },
      list: { unsubscribe: off },
      text: `${title}\n\n${text}\n\n${open}: ${url}\n\n--\n${why}\n`,
      html: `<h1 style="font:600 20px serif">${safe(title)}</h1><p>${safe(text)}</p><p><a href="${safe(url)}">${safe(open)}</a></p><hr><p><small>${safe(why)}</small></p>`,
    })
    return { is: 'sent' }
  }

  close(): void {
    this.#transport.close()
  }
}

function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
