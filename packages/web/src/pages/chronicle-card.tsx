import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import type { Course, ShownChapter, ShownParagraph, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { exportChronicle } from './chronicle.ts'

/** The chapter of what the scrubber shows, and the way to the whole. */
export function ChronicleCard({
  course,
  choices,
  onRead,
}: {
  course: Course
  choices: number
  onRead: () => void
}) {
  const told = course.chronicle
  const now =
    told.findLast(({ paragraphs }) => (paragraphs[0]?.choices ?? Number.POSITIVE_INFINITY) < choices) ??
    told[0]
  return (
    <section class="end-card chronicle" aria-labelledby="chronicle">
      <h2 id="chronicle">
        {t('end.chronicle')}
        {told.length > 0 && (
          <button type="button" class="link" onClick={onRead}>
            {t('end.chronicle.all')}
          </button>
        )}
      </h2>
      {now === undefined ? (
        <p>{t('end.chronicle.none')}</p>
      ) : (
        <div class="chronicle-text" tabIndex={0} role="region" aria-label={now.title}>
          <h3>{now.title}</h3>
          {now.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <Paragraph paragraph={paragraph} />
            </p>
          ))}
        </div>
      )}
    </section>
  )
}

function Paragraph({ paragraph: { opening, text } }: { paragraph: ShownParagraph }) {
  return (
    <>
      {opening !== '' && <b class="opening">{opening}</b>} {text}
    </>
  )
}

/** The whole story as a page of its own, to read and to take along. */
export function ChronicleReader({
  chapters,
  state,
  onSeek,
  onClose,
}: {
  chapters: readonly ShownChapter[]
  state: TableState
  onSeek: (choices: number) => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class="reader" aria-labelledby="reader-title" onClose={onClose}>
      <header>
        <h2 id="reader-title">{t('end.chronicle.of')}</h2>
        <p>
          {state.title}: {state.scenario}
        </p>
        <div class="acts">
          <button type="button" class="button" onClick={() => exportChronicle(state, chapters, 'html')}>
            {t('end.chronicle.html')}
          </button>
          <button type="button" class="button" onClick={() => exportChronicle(state, chapters, 'md')}>
            {t('end.chronicle.md')}
          </button>
          <button
            type="button"
            class="button quiet"
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      </header>
      <div class="reader-text" tabIndex={0} role="region" aria-labelledby="reader-title">
        {chapters.map(({ title, paragraphs }) => (
          <section key={title}>
            <h3>{title}</h3>
            {paragraphs.map((paragraph, index) => (
              <p key={index}>
                <Paragraph paragraph={paragraph} />{' '}
                <button
                  type="button"
                  class="to-map"
                  aria-label={t('end.chronicle.show')}
                  title={t('end.chronicle.show')}
                  onClick={() => {
                    onSeek(paragraph.choices)
                    dialog.current?.close()
                  }}
                >
                  <Icon name="target" size={14} />
                </button>
              </p>
            ))}
          </section>
        ))}
      </div>
    </dialog>
  )
}
