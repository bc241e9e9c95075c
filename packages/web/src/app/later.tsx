import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { bringStyles } from './styles.ts'
import { PartAway } from './unfetched.tsx'

/** A part of a page that is fetched when it is first shown; until it has come there is nothing in its place. */
export type Later<P> = ComponentType<P> & {
  /** Fetches it before it is shown, where the page would jump when it comes. */
  fetch(): Promise<void>
}

/** All parts that somebody may want, as the files that show them come. */
const known = new Set<() => Promise<void>>()

/** After so long a part that did not come is asked for again, in milliseconds; then after twice as long, up to the longest. */
const AGAIN = 1_000
const LONGEST = 16_000

export function later<P extends object>(fetchIt: () => Promise<ComponentType<P>>): Later<P> {
  let found: ComponentType<P> | null = null
  const fetch = async (): Promise<void> => {
    if (found !== null) return
    await bringStyles()
    found = await fetchIt()
  }
  known.add(fetch)
  function Part(props: P) {
    const [isAway, setAway] = useState(false)
    const [, setHere] = useState(found !== null)
    useEffect(() => {
      if (found !== null) return
      let clock: ReturnType<typeof setTimeout> | undefined
      const ask = (pause: number): void =>
        void fetch().then(
          () => setHere(true),
          (reason: unknown) => {
            // Browsers word it differently, and none of them for players; whoever looks for the reason finds it.
            console.error(reason)
            setAway(true)
            clock = setTimeout(() => ask(Math.min(2 * pause, LONGEST)), pause)
          },
        )
      ask(AGAIN)
      return () => clearTimeout(clock)
    }, [])
    const Found = found
    if (Found !== null) return <Found {...props} />
    return isAway ? <PartAway /> : null
  }
  return Object.assign(Part, { fetch })
}

/**
 * Fetches every part that is known of, and those that these bring along, one after another when the page has nothing else to do:
 * whoever sends them may be away when they are wanted.
 */
export async function fetchAhead(): Promise<void> {
  // What comes while it runs is looked at as well.
  for (const fetch of known) {
    await untilIdle()
    // It is asked for again when somebody wants it.
    await fetch().catch(() => undefined)
  }
}

/** Not every browser says when it is idle; there a moment will do. */
function untilIdle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: AGAIN })
    else setTimeout(resolve, 50)
  })
}
