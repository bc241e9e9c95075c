import { TopBar } from '../app/top-bar.tsx'
import { t } from '../messages/text.ts'
import './reading.css'

/** Who and what this stands on. */
export function About() {
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="reading">
        <h1>{t('about.title')}</h1>
        <p>{t('about.text')}</p>
        {(['games', 'data', 'icons', 'fonts', 'privacy'] as const).map(part => (
          <section key={part}>
            <h2>{t(`about.${part}`)}</h2>
            <p>{t(`about.${part}.text`)}</p>
          </section>
        ))}
      </main>
    </div>
  )
}
