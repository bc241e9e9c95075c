import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from './icon.tsx'

/** What went wrong, brought into view wherever on the page it stands. */
export function Problem({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [text])
  return (
    <p class="problem" role="alert" ref={line}>
      <Icon name="warn" /> {text}
    </p>
  )
}
