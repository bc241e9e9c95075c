/** Whether somebody can see the page. */
export function isInSight(): boolean {
  return globalThis.document?.visibilityState !== 'hidden'
}

/** Resolves when somebody can see the page: a film that runs for nobody is over before it is looked at. */
export function inSight(): Promise<void> {
  if (isInSight()) return Promise.resolve()
  return new Promise(resolve =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true }),
  )
}
