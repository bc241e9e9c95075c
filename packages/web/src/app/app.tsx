import type { ComponentType } from 'preact'
import { useEffect, useErrorBoundary, useState } from 'preact/hooks'
import { Defs } from '../look/defs.tsx'
import { t } from '../messages/text.ts'
import { Shelf } from '../pages/shelf.tsx'
import { Announcements } from './announce.tsx'
import { type Route, route } from './router.ts'
import { Unfetched } from './unfetched.tsx'
import './app.css'

/** The page the address asks for. All but the shelf are fetched when they are wanted. */
export function App() {
  const [error, again] = useErrorBoundary()
  if (error !== undefined && error !== null) return <Broken error={error} again={again} />
  return (
    <>
      <Defs />
      <Announcements />
      <Page at={route.value} />
    </>
  )
}

function Page({ at }: { at: Route }) {
  useEffect(() => {
    document.title = at.page === 'shelf' ? t('aquila') : `${t(`title.${at.page}`)} · ${t('aquila')}`
  }, [at.page])
  switch (at.page) {
    case 'shelf':
      return <Shelf />
    case 'set-up':
      return (
        <Later
          key={`set-up ${at.game}`}
          load={async () => (await import('../pages/set-up.tsx')).SetUp}
          props={at}
        />
      )
    case 'table':
      return (
        <Later
          key={`table ${at.id}`}
          load={async () => (await import('../pages/table.tsx')).TablePage}
          props={at}
        />
      )
    case 'replay':
      return (
        <Later
          key={`replay ${at.id}`}
          load={async () => (await import('../pages/replay.tsx')).ReplayPage}
          props={at}
        />
      )
    case 'end':
      return (
        <Later
          key={`end ${at.id}`}
          load={async () => (await import('../pages/end.tsx')).EndPage}
          props={at}
        />
      )
    case 'analysis':
      return (
        <Later
          key={`analysis ${at.id}`}
          load={async () => (await import('../pages/analysis.tsx')).AnalysisPage}
          props={at}
        />
      )
    case 'learn':
      return <Later key="learn" load={async () => (await import('../pages/learn.tsx')).Learn} props={at} />
    case 'annals':
      return (
        <Later
          key={`annals ${at.game}`}
          load={async () => (await import('../pages/annals.tsx')).Annals}
          props={at}
        />
      )
    case 'lobby':
      return (
        <Later key="lobby" load={async () => (await import('../online/lobby.tsx')).LobbyPage} props={at} />
      )
    case 'account':
      return (
        <Later
          key="account"
          load={async () => (await import('../online/account.tsx')).AccountPage}
          props={at}
        />
      )
    case 'set-table':
      return (
        <Later
          key={`set-table ${at.game}`}
          load={async () => (await import('../online/set-table.tsx')).SetTable}
          props={at}
        />
      )
    case 'online-table':
      return (
        <Later
          key={`online ${at.id}`}
          load={async () => (await import('../online/online-table.tsx')).OnlineTable}
          props={at}
        />
      )
    case 'about':
      return <Later key="about" load={async () => (await import('../pages/about.tsx')).About} props={at} />
    case 'lost':
      return <Later key="lost" load={async () => (await import('../pages/lost.tsx')).Lost} props={at} />
  }
}

function Later<P extends object>({ load, props }: { load: () => Promise<ComponentType<P>>; props: P }) {
  const [loaded, setLoaded] = useState<{ page: ComponentType<P> } | null>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    load().then(
      page => setLoaded({ page }),
      (reason: unknown) => {
        // Browsers word it differently, and none of them for players; whoever looks for the reason finds it.
        console.error(reason)
        setAway(true)
      },
    )
  }, [])
  if (isAway) return <Unfetched />
  if (loaded === null) return <main class="waiting" aria-busy="true" />
  const Found = loaded.page
  return <Found {...props} />
}

function Broken({ error, again }: { error: unknown; again: () => void }) {
  const why = error instanceof Error ? error.message : String(error)
  return (
    <main class="broken">
      <p role="alert">{t('error.page', { why })}</p>
      <button type="button" class="button" onClick={() => again()}>
        {t('error.reload')}
      </button>
    </main>
  )
}
