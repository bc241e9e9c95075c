import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A part of a page that is fetched when it is first shown; until it has come there is nothing in its place. */
export function later<P extends object>(fetchIt: () => Promise<ComponentType<P>>): ComponentType<P> {
  let found: ComponentType<P> | null = null
  return function Later(props: P) {
    const [failed, setFailed] = useState<unknown>(null)
    const [, setHere] = useState(found !== null)
    useEffect(() => {
      if (found !== null) return
      fetchIt().then(part => {
        found = part
        setHere(true)
      }, setFailed)
    }, [])
    // The component around it says that the page is broken.
    if (failed !== null) throw failed
    const Found = found
    return Found === null ? null : <Found {...props} />
  }
}
