import { boxes } from '@aquila/games'
import type { People, TableSeen } from '@aquila/play/wire'
import { useState } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { Cover } from '../look/cover.tsx'
import { Icon } from '../look/icon.tsx'
import type { Catalogue } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { Thumbnail } from '../pages/thumbnail.tsx'
import { scenarioOf, sideOf, titleOf, useCatalogue } from './catalogues.ts'
import { NameField } from './own-name.tsx'
import { PresenceSign } from './presence.tsx'
import { SideSign } from './side-sign.tsx'
import { giveName, ownName, sitAt } from './tables.ts'
import { paceInWords, problemOf } from './words.ts'
import './invitation.css'

/** Somebody opens the link to a table: what is played, which seat is free, one field, one button. */
export function Invitation({
  table,
  people,
  onSat,
  onWatch,
}: {
  table: TableSeen
  people: People | null
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
      {scenario !== null && (
        <div class="map-behind">
          <Thumbnail match={{ game: table.game, focus: scenario.focus }} />
        </div>
      )}
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
              {scenario === null ? '' : `, ${scenario.years}`}.{' '}
              <Hosts table={table} about={about} people={people} />
            </p>
          </header>
          {seat === undefined ? (
            <p class="full">
              <b>{t('online.full')}</b> {t('online.full.about', { host: table.host })}
            </p>
          ) : (
            <form onSubmit={event => void sit(event)}>
              <div class="facts-of-it">
                <fieldset class="seat-choice" data-many={free.length > 1}>
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
                        <SideSign game={table.game} kit={side.kit} />{' '}
                        <b class={`text-${side.kit}`}>{side.name}</b>
                      </label>
                    )
                  })}
                </fieldset>
                <dl>
                  <dt class="label">{t('online.how-long')}</dt>
                  <dd>
                    <b>{scenario?.length ?? ''}</b> {paceInWords(table)}. {t('online.how-long.about')}
                  </dd>
                </dl>
                <dl>
                  <dt class="label">{t('online.who-sees')}</dt>
                  <dd>
                    <b>{t('online.who-sees.hands')}</b>{' '}
                    {t('online.watchers.who', { visibility: table.visibility })}
                  </dd>
                </dl>
              </div>
              <div class="sit">
                <NameField name={name} onChange={setName} problem={problem} autofocus />
                <button
                  type="submit"
                  class="button primary"
                  data-kit={sideOf(about, table, seat).kit}
                  disabled={isSent || name.trim() === ''}
                >
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
              <b>{t('online.new-to-it')}</b> {t('online.new-to-it.about', { host: table.host })}
            </p>
            <a class="button" href={`#/learn/${table.game}`}>
              {t('online.lesson')}
            </a>
          </footer>
        </div>
        <p class="not-for-you">
          {t('online.not-for-you')}{' '}
          <button type="button" class="link" onClick={onWatch}>
            {t('online.only-watch')}
          </button>
        </p>
      </main>
    </div>
  )
}

/** Whose side the host has, and whether he is there. */
function Hosts({
  table,
  about,
  people,
}: {
  table: TableSeen
  about: Catalogue | null
  people: People | null
}) {
  const seat = table.seats.find(({ name, who }) => who === 'person' && name === table.host)
  if (seat === undefined) return null
  const { name, kit } = sideOf(about, table, seat)
  return (
    <span class="hosts">
      <i class="pip" data-kit={kit} /> {t('online.host-plays', { host: table.host, side: name })}{' '}
      <PresenceSign seat={seat} people={people} />
    </span>
  )
}
