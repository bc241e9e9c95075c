import { Component, type ComponentChild, type ComponentType } from 'preact'

/** A component that is drawn again only when `same` says that its properties have changed. */
export function memo<P>(
  draw: (props: P) => ComponentChild,
  same: (before: P, now: P) => boolean,
): ComponentType<P> {
  return class Kept extends Component<P> {
    override shouldComponentUpdate(now: P): boolean {
      return !same(this.props, now)
    }

    override render(): ComponentChild {
      return draw(this.props)
    }
  }
}
