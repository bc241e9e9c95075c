/** Resolves when somebody can see the page: a film that runs for nobody is over before it is looked at. */
export function inSight(): Promise<void> {
  if (globalThis.document?.visibilityState !== 'hidden') return Promise.resolve()
  return new Promise(resolve =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true }),
  )
}
