import { boxes } from '@aquila/games'
import type { TableSeen } from '@aquila/play/wire'
import { useState } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { Cover } from '../look/cover.tsx'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { scenarioOf, sideOf, titleOf, useCatalogue } from './catalogues.ts'
import { NameField } from './own-name.tsx'
import { giveName, ownName, sitAt } from './tables.ts'
import { problemOf } from './words.ts'

/** Somebody opens the link to a table: what is played, which seat is free, one field, one button. */
export function Invitation({
  table,
  onSat,
  onWatch,
}: {
  table: TableSeen
  onSat: () => void
  onWatch: () => void
}) {
  const about = useCatalogue(table.game)
  const box = boxes.get(table.game)
  const free = table.seats.filter(({ who }) => who === 'open')
  const [wanted, setWanted] = useState<number | null>(null)
  const [name, setName] = useState(ownName.value ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const seat = free.find(({ player }) => player === wanted) ?? free[0]
  const scenario = scenarioOf(about, table)
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (seat === undefined) return
    setSent(true)
    try {
      if (name.trim() !== ownName.value) await giveName(name.trim())
      await sitAt(table.id, seat.player)
      onSat()
    } catch (error) {
      setProblem(problemOf(error))
      setSent(false)
    }
  }
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="invitation">
        {box !== undefined && (
          <aside>
            <Cover box={box} />
            <p class="fell">{scenario?.history ?? ''}</p>
            {scenario?.aim !== undefined && <p>{scenario.aim}</p>}
          </aside>
        )}
        <div class="leaf">
          <header>
            <p class="label">{t('online.invites', { host: table.host })}</p>
            <h1>{scenario?.title ?? titleOf(table.game)}</h1>
            <p>
              {titleOf(table.game)}
              {scenario === null
                ? ''
                : `, ${[scenario.years, scenario.length].filter(text => text !== '').join(', ')}`}
            </p>
          </header>
          {seat === undefined ? (
            <p class="full">{t('online.full')}</p>
          ) : (
            <form onSubmit={event => void sit(event)}>
              <fieldset class="seat-choice">
                <legend class="label">{t('online.your-seat', { n: free.length })}</legend>
                {free.map(each => {
                  const side = sideOf(about, table, each)
                  return (
                    <label key={each.player} data-chosen={each === seat}>
                      <input
                        type="radio"
                        name="seat"
                        class="unseen"
                        checked={each === seat}
                        onChange={() => setWanted(each.player)}
                      />
                      <i class="pip" data-kit={side.kit} /> <b class={`text-${side.kit}`}>{side.name}</b>
                    </label>
                  )
                })}
              </fieldset>
              <div class="sit">
                <NameField name={name} onChange={setName} problem={problem} autofocus />
                <button type="submit" class="button primary" disabled={isSent || name.trim() === ''}>
                  {t('online.take-the-seat')}
                </button>
              </div>
              <ul class="promises">
                {(['online.promise.account', 'online.promise.mail', 'online.promise.seat'] as const).map(
                  key => (
                    <li key={key}>
                      <Icon name="check" size={16} /> {t(key)}
                    </li>
                  ),
                )}
              </ul>
            </form>
          )}
          <footer>
            <Icon name="scroll" size={30} />
            <p>
              <b>{t('online.new-to-it')}</b> {t('online.new-to-it.about')}
            </p>
            <a class="button" href={`#/learn/${table.game}`}>
              {t('online.lesson')}
            </a>
          </footer>
        </div>
        <p class="not-for-you">
          <button type="button" class="link" onClick={onWatch}>
            {t('online.only-watch')}
          </button>
        </p>
      </main>
    </div>
  )
}
