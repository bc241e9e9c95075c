import { useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { TopBar } from './top-bar.tsx'

/** Loads the page again when somebody serves it: loading it while nobody does would leave nothing at all. Gives false if nobody does. */
async function reload(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    location.reload()
    return true
  } catch {
    return false
  }
}

/** In the place of a part whose code does not come. It is asked for again and again; some browsers want the whole page again. */
export function PartAway() {
  return (
    <p class="part-away" role="status">
      <Icon name="hourglass" /> {t('unfetched.part')}
      <button type="button" class="button" onClick={() => void reload()}>
        {t('error.again')}
      </button>
    </p>
  )
}

/** A page whose code does not come, because whoever serves it is away. What is shown here came with the shelf. */
export function Unfetched() {
  const [tries, setTries] = useState<'none' | 'trying' | 'in-vain'>('none')
  const again = async (): Promise<void> => {
    setTries('trying')
    if (!(await reload())) setTries('in-vain')
  }
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="astray">
        <Icon name="hourglass" size={44} />
        <h1>{t('unfetched.title')}</h1>
        <p>{t('unfetched.text')}</p>
        <p role="status">{tries === 'in-vain' && t('unfetched.in-vain')}</p>
        <p class="ways-on">
          <a class="button primary" href="#/">
            {t('nav.shelf')}
          </a>
          <button
            type="button"
            class="button"
            aria-disabled={tries === 'trying'}
            onClick={() => tries !== 'trying' && void again()}
          >
            {t('error.again')}
          </button>
        </p>
      </main>
    </div>
  )
}
