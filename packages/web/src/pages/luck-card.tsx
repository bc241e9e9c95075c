import type { Kit } from '@aquila/games/table'
import { dressOf } from '../look/wardrobe.ts'
import type { Luck, SeatInfo } from '../match/table-match.ts'
import { t } from '../messages/text.ts'

interface LuckProps {
  readonly luck: Luck
  readonly seats: readonly SeatInfo[]
  onSeek(choices: number): void
}

/** What the dice gave: by side against the chances the rules gave, and by kind of roll. */
export function LuckCard({ luck, seats, onSeek }: LuckProps) {
  return (
    <section class="end-card luck-card" aria-labelledby="luck">
      <h2 id="luck">
        {t('end.luck')} {luck.rolls > 0 && <small>{t('end.luck.rolls', { n: luck.rolls })}</small>}
      </h2>
      {luck.rolls === 0 && <p>{t('end.luck.none')}</p>}
      {luck.trials.length > 0 &&
        seats.map((seat, index) => <SideLuck key={seat.role} luck={luck} seat={seat} index={index} />)}
      {luck.boldest !== null && (
        <p class="boldest">
          {luck.boldest.text}{' '}
          <button type="button" class="link" onClick={() => onSeek(luck.boldest?.choices ?? 0)}>
            {t('end.luck.show')}
          </button>
        </p>
      )}
      {luck.kinds.length > 0 && (
        <details open={luck.trials.length === 0}>
          <summary>{t('end.luck.by-kind')}</summary>
          <Kinds luck={luck} />
        </details>
      )}
    </section>
  )
}

function SideLuck({ luck, seat, index }: { luck: Luck; seat: SeatInfo; index: number }) {
  const faces = luck.byRole[index] ?? []
  return (
    <div class="side-luck">
      <p>
        <b class={`text-${seat.kit}`}>{seat.player}</b>
        <small>{seat.side}</small>
      </p>
      <Faces faces={faces} kit={seat.kit} side={seat.side} />
      <ul>
        {luck.trials.map(({ name, of }) => {
          const { got, expected } = of[index] ?? { got: 0, expected: 0 }
          return (
            <li key={name}>
              <b class={`text-${seat.kit}`}>{signed(got - expected)}</b>
              <small>{inWords(name, got - expected)}</small>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function signed(value: number): string {
  const shown = Math.abs(value).toFixed(1)
  return shown === '0.0' ? '±0' : `${value > 0 ? '+' : '−'}${shown}`
}

function inWords(name: string, over: number): string {
  const even = Math.abs(over).toFixed(1) === '0.0'
  return t(even ? 'end.luck.even' : over > 0 ? 'end.luck.over' : 'end.luck.under', { name })
}

/** How often each face came up, against what was to be expected. */
function Faces({ faces, kit, side }: { faces: readonly number[]; kit: Kit; side: string }) {
  const { stripes, text } = dressOf(kit)
  const all = faces.reduce((sum, times) => sum + times, 0)
  const most = Math.max(...faces, 1)
  const expected = 40 - (all / 6 / most) * 34
  return (
    <svg
      viewBox="0 0 132 54"
      width="132"
      height="54"
      role="img"
      aria-label={t('end.luck.faces', { side, faces: faces.join(', ') })}
    >
      {faces.map((times, face) => (
        <g key={face}>
          <rect
            x={face * 22 + 3}
            y={40 - (times / most) * 34}
            width="16"
            height={(times / most) * 34}
            rx="1.5"
            fill={stripes === null ? text : `url(#bars-${kit})`}
          />
          <text x={face * 22 + 11} y="52" class="face">
            {face + 1}
          </text>
        </g>
      ))}
      <pattern
        id={`bars-${kit}`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" fill={text} />
        <rect width="1.4" height="5" fill="var(--paper)" fill-opacity=".6" />
      </pattern>
      <path d={`M0 ${expected}H132`} stroke="var(--ink)" stroke-dasharray="3 2" />
    </svg>
  )
}

function Kinds({ luck }: { luck: Luck }) {
  return (
    <table class="kinds">
      <thead>
        <tr>
          <th scope="col">{t('end.luck.kind')}</th>
          <th scope="col">{t('end.luck.count')}</th>
          <th scope="col">{t('end.luck.mean')}</th>
          <th scope="col">{t('end.luck.expected')}</th>
        </tr>
      </thead>
      <tbody>
        {luck.kinds.map(({ why, sides, rolls, mean, expected }) => (
          <tr key={why + sides}>
            <th scope="row">
              {why} <small>{t('die', { sides })}</small>
            </th>
            <td>{rolls}</td>
            <td>{mean.toFixed(1)}</td>
            <td>{expected.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
