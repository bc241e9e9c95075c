import { useEffect, useState } from 'preact/hooks'
import { go } from '../app/router.ts'
import { ruleShown } from '../app/rule-shown.ts'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../look/icon.tsx'
import { Problem } from '../look/problem.tsx'
import { lessonsOf, startLesson } from '../match/local.ts'
import { listMatches } from '../match/storage.ts'
import type { LessonCard, MatchSummary } from '../match/table-match.ts'
import { lid, t } from '../messages/text.ts'
import { RulesReader } from '../table/panels/rules.tsx'
import './reading.css'

/** A first campaign to play with a coach, and the rulebook of the game with search. */
export function Learn({ game, rule }: { game: string; rule: string | null }) {
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="reading">
        <h1>{t('rules.title', { game: lid(game, 'title') })}</h1>
        {rule === null && <Lessons game={game} />}
        <h2>{t('learn.rules')}</h2>
        <p>{t('learn.about')}</p>
        <RulesReader game={game} rule={rule ?? ruleShown.value} open />
      </main>
    </div>
  )
}

function Lessons({ game }: { game: string }) {
  const [lessons, setLessons] = useState<readonly LessonCard[]>([])
  const [begun, setBegun] = useState<readonly MatchSummary[]>([])
  const [error, setError] = useState<string | null>(null)
  const fail = (reason: unknown): void =>
    setError(t('learn.lesson.failed', { why: reason instanceof Error ? reason.message : String(reason) }))
  useEffect(() => {
    lessonsOf(game).then(setLessons, fail)
    listMatches().then(setBegun, fail)
  }, [game])
  const start = (lesson: string): void => {
    startLesson(game, lesson).then(id => go(`/match/${id}`), fail)
  }
  return (
    <>
      {lessons.map(({ id, title, about }) => {
        const open = begun.find(match => match.game === game && match.lesson?.id === id)
        const unfinished = open?.lesson !== undefined && open.lesson.done < open.lesson.of ? open : undefined
        return (
          <section key={id} class="lesson">
            <Icon name="standard" size={46} />
            <div>
              <h2>{title}</h2>
              <p>{about}</p>
              <p class="lesson-acts">
                {unfinished?.lesson !== undefined && (
                  <a class="button primary" href={`#/match/${unfinished.id}`}>
                    {t('learn.lesson.on')}{' '}
                    <small>
                      {t('lesson.step', { n: unfinished.lesson.done + 1, of: unfinished.lesson.of })}
                    </small>
                  </a>
                )}
                <button
                  type="button"
                  class={unfinished === undefined ? 'button primary' : 'button'}
                  onClick={() => start(id)}
                >
                  {t(unfinished === undefined ? 'learn.lesson.start' : 'learn.lesson.again')}
                </button>
              </p>
            </div>
          </section>
        )
      })}
      {error !== null && <Problem text={error} />}
    </>
  )
}
