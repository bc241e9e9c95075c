import type { Refused } from '@aquila/play/wire'

/** Something is refused, and nothing has changed. What it says may be told to the asker. */
export class NotDone extends Error {
  override name = 'NotDone'
  readonly refused: Refused

  constructor(reason: Refused['reason'], text?: string, more: Pick<Refused, 'rule' | 'free'> = {}) {
    super(text ?? reason)
    this.refused = { reason, ...(text === undefined ? {} : { text }), ...more }
  }
}
