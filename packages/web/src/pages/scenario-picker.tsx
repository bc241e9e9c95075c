import type { ScenarioPart } from '@aquila/games/table'
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
      <span class="facts">{[card.years, card.length].filter(text => text !== '').join(' · ')}</span>
      <span class="history">{card.history}</span>
    </label>
  )
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
