import type { ScenarioPart } from '@aquila/games/table'
import { useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { Picture } from '../look/picture.tsx'
import type { ScenarioOffer } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { Thumbnail } from './thumbnail.tsx'

/** More cards than these are looked through by what one wants of them. */
const MANY = 10

/** The scenarios of a game, the one to begin with first, and what the chosen one consists of. */
export function ScenarioPicker({
  game,
  scenarios,
  chosen,
  onChoose,
}: {
  game: string
  scenarios: readonly ScenarioOffer[]
  chosen: ScenarioOffer
  onChoose: (scenario: ScenarioOffer) => void
}) {
  const [players, setPlayers] = useState<number | null>(null)
  const [words, setWords] = useState('')
  const [first] = scenarios
  // The chosen one stays in sight, whatever is looked for.
  const found = scenarios.filter(card => card.id === chosen.id || isWanted(card, players, words))
  return (
    <fieldset class="scenarios">
      <legend class="label">{t('setup.scenario')}</legend>
      {scenarios.length > MANY && (
        <div class="scenario-filter">
          <input
            class="field"
            type="search"
            placeholder={t('setup.filter')}
            aria-label={t('setup.filter')}
            value={words}
            onInput={event => setWords(event.currentTarget.value)}
          />
          <select
            aria-label={t('setup.players')}
            value={players ?? ''}
            onChange={event => setPlayers(Number(event.currentTarget.value) || null)}
          >
            <option value="">{t('setup.any')}</option>
            {sizesOf(scenarios).map(size => (
              <option key={size} value={size}>
                {size === 1 ? t('setup.seats.alone') : t('setup.seats', { n: size })}
              </option>
            ))}
          </select>
          <span role="status">{t('setup.found', { n: found.length, of: scenarios.length })}</span>
        </div>
      )}
      {found.map(card => (
        <Scenario
          key={card.id}
          game={game}
          card={card}
          advised={card === first && scenarios.length > 1}
          chosen={card.id === chosen.id}
          onChoose={() => onChoose(card)}
        />
      ))}
      {chosen.parts !== undefined && <Parts parts={chosen.parts} />}
    </fieldset>
  )
}

function isWanted(
  { tables, title, years, history }: ScenarioOffer,
  players: number | null,
  words: string,
): boolean {
  if (players !== null && !tables.some(({ length }) => length === players)) return false
  const text = [title, years, history].join(' ').toLowerCase()
  return text.includes(words.trim().toLowerCase())
}

function sizesOf(scenarios: readonly ScenarioOffer[]): number[] {
  const sizes = scenarios.flatMap(({ tables }) => tables.map(({ length }) => length))
  return [...new Set(sizes)].toSorted((one, other) => one - other)
}

function Scenario({
  game,
  card,
  advised,
  chosen,
  onChoose,
}: {
  game: string
  card: ScenarioOffer
  advised: boolean
  chosen: boolean
  onChoose: () => void
}) {
  const sides = card.tables[0] ?? []
  return (
    <label class="scenario" data-chosen={chosen}>
      <input type="radio" name="scenario" checked={chosen} onChange={onChoose} />
      <Thumbnail match={{ game, focus: card.focus }} lit />
      {advised && <b class="advised">{t('setup.advised')}</b>}
      <span class="head">
        <span class="capitals">
          {card.number !== undefined && <i class="scenario-number">{card.number}</i>}{' '}
          <span>{card.title}</span>
        </span>
        <span class="stars" role="img" aria-label={t('setup.stars', { n: card.difficulty })}>
          {t('setup.star').repeat(card.difficulty)}
        </span>
      </span>
      <span class="facts">
        {[card.years, card.length, seatsOf(card)]
          .filter(text => text !== '')
          .map(text => (
            <span key={text} class="chip">
              {text}
            </span>
          ))}
      </span>
      <span class="scenario-sides" aria-hidden="true">
        {sides.map(({ role, kit, name }) => (
          <span key={role}>
            <i class="pip" data-kit={kit} /> {name}
          </span>
        ))}
      </span>
      <span class="history">{card.history}</span>
      {card.aim !== undefined && (
        <span class="aim-of">
          <Icon name="flag" size={15} /> {card.aim}
        </span>
      )}
    </label>
  )
}

/** For how many it is: 'alone', '2 players', '2 to 5 players'. */
function seatsOf({ tables }: ScenarioOffer): string {
  const sizes = tables.map(({ length }) => length)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  if (most === 1) return t('setup.seats.alone')
  return least === most ? t('setup.seats', { n: most }) : t('setup.seats.span', { least, most })
}

/** What a scenario consists of, with pictures. */
function Parts({ parts }: { parts: readonly ScenarioPart[] }) {
  return (
    <ol class="scenario-parts">
      {parts.map(({ title, facts, text, picture }) => (
        <li key={title}>
          <Picture picture={picture} />
          <div>
            <h2 class="capitals">{title}</h2>
            <p class="facts">{facts}</p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
