import { useLayoutEffect } from 'preact/hooks'

/** What lies open over other things is closed by a press anywhere else, and by Escape. */
export function useDismissed(
  paper: { readonly current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  // Before it is seen: a key that is pressed at once must find it listening.
  useLayoutEffect(() => {
    if (!isOpen) return
    const press = (event: Event): void => {
      if (!(event.target instanceof Node) || paper.current?.contains(event.target) !== true) close()
    }
    const keys = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // It is the topmost thing, and closes alone.
      event.stopImmediatePropagation()
      event.preventDefault()
      close()
    }
    addEventListener('pointerdown', press, true)
    addEventListener('keydown', keys, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('keydown', keys, true)
    }
  }, [isOpen])
}
