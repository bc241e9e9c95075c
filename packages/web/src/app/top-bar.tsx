import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { inHand } from './in-hand.ts'
import { route } from './router.ts'
import { SettingsMenu } from './settings-menu.tsx'

export function TopBar() {
  const { page } = route.value
  return (
    <>
      <button type="button" class="button skip" onClick={() => document.getElementById('content')?.focus()}>
        {t('nav.skip')}
      </button>
      <header class="top-bar">
        <a class="brand" href="#/">
          <Icon name="eagle" size={34} />
          {t('aquila')}
        </a>
        <nav aria-label={t('aquila')}>
          <Entry to="#/" name={t('nav.shelf')} here={page === 'shelf'} />
          <Entry to="#/online" name={t('nav.online')} here={onlinePages.has(page)} />
          <Entry to={`#/learn/${inHand() ?? ''}`} name={t('nav.learn')} here={page === 'learn'} />
          <Entry to="#/about" name={t('nav.about')} here={page === 'about'} />
        </nav>
        <span class="space" />
        <SettingsMenu />
      </header>
    </>
  )
}

const onlinePages: ReadonlySet<string> = new Set(['lobby', 'account', 'set-table', 'online-table'])

function Entry({ to, name, here }: { to: string; name: string; here: boolean }) {
  return (
    <a href={to} aria-current={here ? 'page' : undefined}>
      {name}
    </a>
  )
}
