import { render } from 'preact'
import { App } from './app/app.tsx'
import { watchForInstall } from './app/install.ts'
import { followSettings, languageWanted } from './app/settings.ts'
import { watchForStyles } from './app/styles.ts'
import { wearShared } from './look/wardrobe.ts'
import { localeOfPage, speak } from './messages/text.ts'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import './look/look.css'

followSettings()
wearShared()
watchForInstall()
watchForStyles()
await speak(languageWanted())
document.documentElement.lang = localeOfPage()
const root = document.getElementById('app')
if (root !== null) render(<App />, root)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Without it everything works but being offline.
  })
}
