import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A part of a page that is fetched when it is first shown; until it has come there is nothing in its place. */
export type Later<P> = ComponentType<P> & {
  /** Fetches it before it is shown, where the page would jump when it comes. */
  fetch(): Promise<void>
}

export function later<P extends object>(fetchIt: () => Promise<ComponentType<P>>): Later<P> {
  let found: ComponentType<P> | null = null
  const fetch = async (): Promise<void> => {
    found ??= await fetchIt()
  }
  function Part(props: P) {
    const [failed, setFailed] = useState<unknown>(null)
    const [, setHere] = useState(found !== null)
    useEffect(() => {
      if (found === null) fetch().then(() => setHere(true), setFailed)
    }, [])
    // The component around it says that the page is broken.
    if (failed !== null) throw failed
    const Found = found
    return Found === null ? null : <Found {...props} />
  }
  return Object.assign(Part, { fetch })
}
