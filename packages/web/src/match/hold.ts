/** Sees to it that one tab at a time plays a match; the others look on. */
export interface Hold {
  /** True if this tab plays. */
  readonly mine: boolean
  takeOver(): Promise<void>
  release(): void
}

/** `onChange` is called when the hold is lost to another tab or won: taken over, or because the other tab is gone. */
export async function holdMatch(id: string, onChange: () => void): Promise<Hold> {
  const name = `aquila-match-${id}`
  let mine = false
  let letGo: (() => void) | null = null
  /** While this tab looks on it stands in the queue. */
  let queue: AbortController | null = null

  /** Resolves when the answer is there. The tab that has the match keeps it until it lets go or the match is taken from it. */
  const ask = (options: LockOptions): Promise<void> =>
    new Promise(resolve => {
      navigator.locks
        .request(name, options, lock => {
          mine = lock !== null
          resolve()
          return lock === null ? undefined : new Promise<void>(release => (letGo = release))
        })
        .catch(() => {
          if (!mine) return
          // Another tab has taken the match over.
          mine = false
          letGo = null
          onChange()
          standInQueue()
        })
    })
  const standInQueue = (): void => {
    queue = new AbortController()
    void ask({ signal: queue.signal }).then(onChange)
  }

  await ask({ ifAvailable: true })
  if (!mine) standInQueue()
  return {
    get mine() {
      return mine
    },
    async takeOver() {
      queue?.abort()
      await ask({ steal: true })
      onChange()
    },
    release() {
      queue?.abort()
      letGo?.()
      mine = false
    },
  }
}
