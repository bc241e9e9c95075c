import type { Role } from '@aquila/engine'
import { NOBODY } from '@aquila/games/kits'
import type { Aims, Ending, PlaceId } from '@aquila/games/table'
import { isTableId } from '@aquila/play/wire/table-id'
import { useState } from 'preact/hooks'
import { go } from '../app/router.ts'
import { Coin } from '../look/coin.tsx'
import { Icon } from '../look/icon.tsx'
import { ended } from '../match/ended.ts'
import type { Course, SeatInfo, TableMatch, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { exportRecord } from '../table/export.ts'
import { chairOf, outcomeBeside, wordFor } from '../table/outcome.ts'
import { EndWhy, nearestWay, suddenEndOf } from './end-why.tsx'

interface ResultProps {
  readonly match: TableMatch
  readonly state: TableState
  readonly course: Course
  onWatch(): void
  onBranch(): void
  onLook(places: readonly PlaceId[]): void
}

/** Who won, by how much, and what each side has done; then what to do with a match that is over. */
export function ResultCard({ match, state, course, onWatch, onBranch, onLook }: ResultProps) {
  const ending = course.ending ?? plainEnding(state)
  const chair = chairOf(state)
  const word = wordFor(state, ending.title)
  const { aims } = state.scene
  const winner = state.seats.find(seat => seat.role === ending.winner)
  const [verdict, setVerdict] = useState<string | null>(null)
  return (
    <section class="end-card result" aria-labelledby="result" data-why={aims !== undefined}>
      <header>
        <span class="laurelled" data-won={winner !== undefined}>
          <Icon name="laurels" size={96} />
          {winner !== undefined && (
            <Coin leader={{ id: winner.role, kit: winner.kit, name: winner.side, wreath: false }} size={52} />
          )}
        </span>
        <div>
          <h2 id="result" class={winner === undefined ? '' : `text-${winner.kit}`}>
            {word}
          </h2>
          {ending.text !== '' && <p class="fell">{ending.text}</p>}
          {aims !== undefined && <p class="why">{whyOf(state, aims, chair)}</p>}
          {state.ownPosition && <p class="fell">{t('record.own-position')}</p>}
        </div>
      </header>
      <p class="score">
        {ending.score.map(({ text, label, kit }) => (
          <span key={label}>
            <b class={`text-${kit ?? NOBODY}`}>{text}</b> <small>{label}</small>
          </span>
        ))}
      </p>
      {aims !== undefined && <EndWhy aims={aims} state={state} word={word} chair={chair} onLook={onLook} />}
      {ending.tallies.length > 0 && (
        <details open={aims === undefined}>
          <summary>{t('end.tally')}</summary>
          <Tallies ending={ending} seats={state.seats} />
        </details>
      )}
      {ending.verdicts !== undefined && (
        <ol class="verdicts">
          {ending.verdicts.map(({ title, text, good }) => (
            <li key={title} data-good={good}>
              <b class="capitals">{title}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      <footer>
        <div class="end-buttons">
          <a class="button primary" href={`#/analysis/${state.id}`}>
            <Icon name="laurels" size={16} /> {t('analysis.title')}
          </a>
          <button type="button" class="button" onClick={onWatch}>
            <Icon name="play" size={16} /> {t('end.watch')}
          </button>
          <button type="button" class="button" onClick={onBranch}>
            <Icon name="branch" size={16} /> {t('end.whatif')}
          </button>
          <button type="button" class="button" onClick={() => void again(state).then(go)}>
            <Icon name="swords" size={16} /> {t('end.rematch')}
          </button>
        </div>
        {verdict !== null && (
          <p class="verdict" role="status">
            {verdict}
          </p>
        )}
        <p class="end-links">
          <a href="#/">{t('nav.shelf')}</a>
          <button type="button" class="link" onClick={() => void diceInWords(match).then(setVerdict)}>
            {t('end.dice')}
          </button>
          <button type="button" class="link" onClick={() => void exportRecord(match, state)}>
            {t('table.export')}
          </button>
        </p>
      </footer>
    </section>
  )
}

/** One sentence: how who won has won, and what was missing or has happened where nobody has. */
function whyOf({ result, ending }: TableState, aims: Aims, chair: Role | null): string {
  const { sides } = aims
  const winners = result?.winners ?? ending?.winners ?? []
  const won = sides.find(({ role }) => winners.includes(role))
  const way = won?.ways.find(({ aims }) => aims.every(({ met }) => met)) ?? won?.ways[0]
  if (won !== undefined && way !== undefined)
    return won.role === chair
      ? t('end.why.won.you', { words: way.words })
      : t('end.why.won', { side: won.name, words: way.words })
  const sudden = suddenEndOf(aims, result)
  if (sudden !== undefined) return ended(sudden.title)
  const own = sides.find(({ role }) => role === chair)
  const missed = (own === undefined ? undefined : nearestWay(own))?.aims.filter(({ met }) => !met) ?? []
  return missed.length === 0
    ? t('end.why.nobody')
    : t('end.why.missed', { aims: missed.map(({ name }) => name).join(', ') })
}

/** For a game that says nothing of its own: who won and the scores. */
function plainEnding(state: TableState): Ending {
  const { result, seats } = state
  const winner = seats.find(seat => result?.winners.includes(seat.role))
  const title = winner === undefined ? t('end.nobody') : t('end.wins', { side: winner.side })
  return {
    title,
    text: outcomeBeside(state, title),
    winner: winner?.role ?? null,
    score: Object.entries(result?.scores ?? {}).map(([role, score]) => {
      const seat = seats.find(each => each.role === role)
      return { text: String(score), label: seat?.side ?? role, kit: seat?.kit ?? null }
    }),
    tallies: [],
  }
}

/** One line for each thing that was counted, the sides left and right of it; who sat where above. */
function Tallies({ ending, seats }: { ending: Ending; seats: readonly SeatInfo[] }) {
  return (
    <table class="tallies">
      <caption class="unseen">{t('end.tally')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(seat => (
            <th key={seat.role} scope="col">
              <i class="pip" data-kit={seat.kit} /> {seat.player}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ending.tallies.map(({ name, figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {seats.map((seat, index) => (
              <td key={seat.role} class={`text-${seat.kit}`}>
                {figures[index] ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What has come of computing every roll again. */
async function diceInWords(match: TableMatch): Promise<string> {
  const verdict = await match.checkDice()
  if (verdict === null) return t('end.dice.none')
  const { commitmentHolds, wrong, checked, unchecked } = verdict
  if (!commitmentHolds) return t('end.dice.seal')
  if (wrong.length > 0) return t('end.dice.bad', { n: wrong.length })
  if (unchecked > 0) return t('end.dice.unchecked', { n: unchecked, all: checked + unchecked })
  return checked === 0 ? t('end.luck.none') : t('end.dice.good', { n: checked })
}

/** Where the next match is set up: at a table online the same people play once more, each a seat further. */
async function again({ id, game, viewer }: TableState): Promise<string> {
  if (!isTableId(id) || viewer === null) return `/play/${game}`
  const { playAgain } = await import('../online/tables.ts')
  return `/online/${(await playAgain(id)).id}`
}
