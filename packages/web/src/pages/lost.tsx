import type { ComponentChildren } from 'preact'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import './lost.css'

/** An address that leads nowhere says so. */
export function Lost() {
  return (
    <Astray title={t('lost.title')}>
      <p>{t('lost.text')}</p>
    </Astray>
  )
}

/** A match that does not open: why, and where it may be. */
export function Unopened({ why }: { why: string }) {
  return (
    <Astray title={t('unopened.title')} again>
      <p role="alert">{why}</p>
      <p>{t('unopened.safe')}</p>
    </Astray>
  )
}

function Astray(props: { title: string; again?: boolean; children: ComponentChildren }) {
  const { title, again = false, children } = props
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="astray">
        <Icon name="march" size={44} />
        <h1>{title}</h1>
        {children}
        <p class="ways-on">
          <a class="button primary" href="#/">
            {t('nav.shelf')}
          </a>
          {again && (
            <button type="button" class="button" onClick={() => location.reload()}>
              {t('error.reload')}
            </button>
          )}
        </p>
      </main>
    </div>
  )
}
