/** Sees to it that one tab at a time plays a match; the others look on. */
export interface Hold {
  /** True if this tab plays. */
  readonly mine: boolean
  takeOver(): Promise<void>
  release(): void
}

/** `onChange` is called when the hold is lost to another tab or won. */
export async function holdMatch(id: string, onChange: () => void): Promise<Hold> {
  const name = `aquila-match-${id}`
  let mine = false
  let letGo: (() => void) | null = null

  const ask = (options: LockOptions): Promise<void> =>
    new Promise(resolve => {
      navigator.locks
        .request(name, options, lock => {
          mine = lock !== null
          resolve()
          return lock === null ? undefined : new Promise<void>(release => (letGo = release))
        })
        .catch(() => {
          // Another tab has taken the match over.
          mine = false
          letGo = null
          onChange()
        })
    })

  await ask({ ifAvailable: true })
  return {
    get mine() {
      return mine
    },
    async takeOver() {
      await ask({ steal: true })
      onChange()
    },
    release() {
      letGo?.()
      mine = false
    },
  }
}
