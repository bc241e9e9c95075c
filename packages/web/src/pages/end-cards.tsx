import { useState } from 'preact/hooks'
import { go } from '../app/router.ts'
import { Coin } from '../look/coin.tsx'
import { Icon } from '../look/icon.tsx'
import { diceProof } from '../match/local.ts'
import type { Course, LuckRow, TableMatch, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { exportRecord } from '../table/export.ts'
import { exportChronicle } from './chronicle.ts'

interface CardsProps {
  readonly match: TableMatch
  readonly state: TableState
  readonly course: Course
  onWatch(): void
  onBranch(): void
}

/** The result, the luck of the dice and the chronicle, beside the last position. */
export function EndCards(props: CardsProps) {
  return (
    <>
      <ResultCard {...props} />
      <div class="end-column">
        <LuckCard luck={props.course.luck} />
        <ChronicleCard course={props.course} state={props.state} />
      </div>
    </>
  )
}

function ResultCard({ match, state, onWatch, onBranch }: CardsProps) {
  const { result } = state
  const winner = state.seats.find(seat => result?.winners.includes(seat.role))
  const scores = Object.entries(result?.scores ?? {})
  const [verdict, setVerdict] = useState<string | null>(null)
  return (
    <section class="end-card result" aria-labelledby="result">
      <span class="laurelled">
        <Icon name="laurels" size={190} />
        {winner !== undefined && (
          <Coin leader={{ id: winner.role, kit: winner.kit, name: winner.side, wreath: false }} size={104} />
        )}
      </span>
      <h2 id="result" class={winner === undefined ? '' : `text-${winner.kit}`}>
        {winner === undefined ? t('end.nobody') : t('end.wins', { side: winner.side })}
      </h2>
      <p class="score">
        {scores.map(([role, score]) => (
          <b key={role} class={`text-${state.seats.find(seat => seat.role === role)?.kit ?? 'people'}`}>
            {score}
          </b>
        ))}
      </p>
      <p class="fell">{result?.text}</p>
      <p class="players">
        {state.seats.map(seat => (
          <span key={seat.role}>
            <i class="pip" data-kit={seat.kit} />
            {seat.player}, {seat.side}
          </span>
        ))}
      </p>
      <div class="end-buttons">
        <button type="button" class="button primary" onClick={onWatch}>
          <Icon name="play" size={16} /> {t('end.watch')}
        </button>
        <button type="button" class="button" onClick={onBranch}>
          <Icon name="branch" size={16} /> {t('end.whatif')}
        </button>
        <button type="button" class="button" onClick={() => go(`/play/${state.game}`)}>
          <Icon name="swords" size={16} /> {t('end.rematch')}
        </button>
        <button type="button" class="button" onClick={() => void checkDice().then(setVerdict)}>
          <Icon name="dice" size={16} /> {t('end.dice')}
        </button>
        <button type="button" class="button" onClick={() => void exportRecord(match, state)}>
          {t('table.export')}
        </button>
      </div>
      {verdict !== null && <p role="status">{verdict}</p>}
    </section>
  )
}

/** Every roll is computed again from the seed, by the verifier anybody can copy. */
async function checkDice(): Promise<string> {
  const proof = await diceProof()
  if (proof === null) return t('end.dice.none')
  const { verifyDice } = await import('@aquila/engine/verify-dice')
  const verdict = await verifyDice(proof)
  if (!verdict.commitmentHolds) return t('end.dice.seal')
  return verdict.wrong.length === 0
    ? t('end.dice.good', { n: verdict.checked })
    : t('end.dice.bad', { n: verdict.wrong.length })
}

function LuckCard({ luck }: { luck: readonly LuckRow[] }) {
  return (
    <section class="end-card" aria-labelledby="luck">
      <h2 id="luck">{t('end.luck')}</h2>
      {luck.length === 0 && <p>{t('end.luck.none')}</p>}
      <ul class="luck">
        {luck.slice(0, 5).map(row => (
          <li key={row.why + row.sides}>
            <span>
              <b>{row.why}</b>
              <small>{t('end.luck.rolls', { n: row.rolls })}</small>
            </span>
            <Bars row={row} />
            <small>
              {t('end.luck.mean', { mean: row.mean.toFixed(1), expected: row.expected.toFixed(1) })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How often each face came up, against what was to be expected. */
function Bars({ row }: { row: LuckRow }) {
  const most = Math.max(...row.faces, 1)
  const width = 130 / row.faces.length
  const expected = 36 - (row.rolls / row.sides / most) * 32
  return (
    <svg viewBox="0 0 130 48" width="130" height="48" role="img" aria-label={row.faces.join(', ')}>
      {row.faces.map((times, face) => (
        <g key={face}>
          <rect
            x={face * width + 2}
            y={36 - (times / most) * 32}
            width={width - 4}
            height={(times / most) * 32}
            fill="var(--gold)"
          />
          <text x={face * width + width / 2} y="47" class="face">
            {row.sides === 10 ? face : face + 1}
          </text>
        </g>
      ))}
      <path d={`M0 ${expected}H130`} stroke="var(--ink)" stroke-dasharray="3 2" />
    </svg>
  )
}

function ChronicleCard({ course, state }: { course: Course; state: TableState }) {
  const told = course.chronicle.filter(({ lines }) => lines.length > 0)
  return (
    <section class="end-card chronicle" aria-labelledby="chronicle">
      <h2 id="chronicle">
        {t('end.chronicle')}
        <span>
          <button type="button" class="rule" onClick={() => exportChronicle(state, told, 'html')}>
            {t('end.chronicle.html')}
          </button>{' '}
          <button type="button" class="rule" onClick={() => exportChronicle(state, told, 'md')}>
            {t('end.chronicle.md')}
          </button>
        </span>
      </h2>
      {told.length === 0 && <p>{t('end.chronicle.none')}</p>}
      <div class="chronicle-text" tabIndex={0} role="region" aria-label={t('end.chronicle')}>
        {told.map(({ chapter, lines }) => (
          <p key={chapter}>
            <b class="capitals">{chapter}</b> {lines.join(' ')}
          </p>
        ))}
      </div>
    </section>
  )
}
