import type { ScenarioPart } from '@aquila/games/table'
import { Icon } from '../look/icon.tsx'
import { Picture } from '../look/picture.tsx'
import type { ScenarioOffer } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { Thumbnail } from './thumbnail.tsx'

/** The scenarios of a game, and what the chosen one consists of. */
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
  return (
    <fieldset class="scenarios">
      <legend class="label">{t('setup.scenario')}</legend>
      {scenarios.map(card => (
        <Scenario
          key={card.id}
          game={game}
          card={card}
          chosen={card.id === chosen.id}
          onChoose={() => onChoose(card)}
        />
      ))}
      {chosen.parts !== undefined && <Parts parts={chosen.parts} />}
    </fieldset>
  )
}

function Scenario({
  game,
  card,
  chosen,
  onChoose,
}: {
  game: string
  card: ScenarioOffer
  chosen: boolean
  onChoose: () => void
}) {
  return (
    <label class="scenario" data-chosen={chosen}>
      <input type="radio" name="scenario" checked={chosen} onChange={onChoose} />
      <Thumbnail match={{ game, focus: card.focus }} />
      <span class="head">
        <span class="capitals">{card.title}</span>
        <span class="stars" role="img" aria-label={t('setup.stars', { n: card.difficulty })}>
          {t('setup.star').repeat(card.difficulty)}
        </span>
      </span>
      <span class="facts">
        {[card.years, card.length, seatsOf(card)].filter(text => text !== '').join(' · ')}
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
