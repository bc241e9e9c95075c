import type { Gauge } from '@aquila/games/table'
import { pathOf } from './icon.tsx'

/** Gauges that rise step by step to an end. */

type WorksShown = Extract<Gauge, { kind: 'works' }>

export function worksInWords({ label, done, of, until, threat }: WorksShown): string {
  return [`${label}: ${done} / ${of}`, until, threat].filter(Boolean).join(', ')
}

/** A wall with its merlons: courses that are laid, those to come in dashes, the year of the last one. */
export function Works({ done, of, until, threat }: WorksShown) {
  const height = 36 / of
  return (
    <>
      {Array.from({ length: of }, (_, course) => {
        const laid = course < done
        const y = 48 - height * (course + 1)
        const merlons = course === of - 1 ? `v-4h8v4h7v-4h8v4h7v-4h8v4` : 'h38'
        return (
          <path
            key={course}
            d={`M8 ${y}${merlons}v${height - 1.4}h-38Z`}
            fill={laid ? 'var(--accent)' : 'none'}
            stroke="var(--accent)"
            stroke-width={laid ? 0.8 : 1}
            stroke-dasharray={laid ? undefined : '2.4 2'}
          />
        )
      })}
      {threat !== null && (
        <path
          d="M53 6L62 22H44Z"
          fill="var(--fresh)"
          stroke="#3b2400"
          stroke-width="1.4"
          stroke-linejoin="round"
        />
      )}
      <text x="27" y="63" class="unit">
        {until}
      </text>
    </>
  )
}

export function Steps({ value, of, next = value }: Extract<Gauge, { kind: 'steps' }>) {
  return (
    <>
      {Array.from({ length: of }, (_, step) => (
        <rect
          key={step}
          x={4.4 + 12.4 * step}
          y={40 - 3.6 * step}
          width="9.2"
          height={10 + 3.6 * step}
          rx="1.5"
          fill={step <= value ? 'var(--gold)' : 'var(--track)'}
          stroke="#a8864a"
          stroke-width=".8"
        />
      ))}
      <g transform={`translate(${4 + 12.4 * of - 3} 18) scale(.0293)`}>
        <path d={pathOf('skull')} fill="var(--accent)" />
      </g>
      {next !== value && (
        <rect
          x={4.4 + 12.4 * Math.min(next, of - 1)}
          y={40 - 3.6 * Math.min(next, of - 1)}
          width="9.2"
          height={10 + 3.6 * Math.min(next, of - 1)}
          rx="1.5"
          fill="none"
          stroke="var(--fresh)"
          stroke-width="2.4"
          stroke-dasharray="3 2"
        />
      )}
      <path d={`M${9 + 12.4 * value} ${36 - 3.6 * value}l-4-5h8z`} fill="var(--ink)" />
      {Array.from({ length: of + 1 }, (_, step) => (
        <text key={step} x={9 + 12.4 * step} y="62" class="unit" font-weight={step === value ? 700 : 500}>
          {step}
        </text>
      ))}
    </>
  )
}
