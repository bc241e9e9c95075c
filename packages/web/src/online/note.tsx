import type { ComponentChildren } from 'preact'
import { Icon } from '../look/icon.tsx'

/** A card where there is nothing to show: what is so, what is safe, and the way on. */
export function Note(props: {
  icon: string
  title: string
  text: string
  alarming?: boolean
  children: ComponentChildren
}) {
  const { icon, title, text, alarming = false, children } = props
  return (
    <section class="leaf note" role={alarming ? 'alert' : undefined}>
      <Icon name={icon} size={34} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {text !== '' && <p>{text}</p>}
        <p class="ways-on">{children}</p>
      </div>
    </section>
  )
}
