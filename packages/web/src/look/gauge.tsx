import type { Gauge, Kit } from '@aquila/games/table'
import { t } from '../messages/text.ts'
import { pathOf } from './icon.tsx'
import { Steps, Works, worksInWords } from './step-gauges.tsx'
import { dressOf } from './wardrobe.ts'

/** One instrument: a drawing with its label, and its value in words for readers. */
export function GaugeView({ gauge }: { gauge: Gauge }) {
  return (
    <div class="gauge">
      <svg viewBox={`0 0 ${WIDTH[gauge.kind]} 66`} height="66" role="img" aria-label={inWords(gauge)}>
        <Drawing gauge={gauge} />
      </svg>
      <span class="label" aria-hidden="true">
        {gauge.label}
      </span>
    </div>
  )
}

const WIDTH: Readonly<Record<Gauge['kind'], number>> = {
  clock: 76,
  pips: 92,
  lead: 80,
  steps: 86,
  works: 62,
  number: 64,
  points: 94,
  scores: 86,
  bags: 84,
  ring: 72,
  draws: 92,
}

export function inWords(gauge: Gauge): string {
  switch (gauge.kind) {
    case 'clock':
      return `${gauge.label}: ${gauge.value} ${gauge.unit}`
    case 'pips':
      return `${gauge.label}: ${gauge.rows.map(row => `${row.done} / ${row.of}`).join(', ')}`
    case 'lead':
      return `${gauge.label}: ${gauge.value}`
    case 'steps':
      return `${gauge.label}: ${gauge.value} / ${gauge.of}`
    case 'works':
      return worksInWords(gauge)
    case 'number':
      return `${gauge.label}: ${[gauge.value, gauge.note].filter(Boolean).join(', ')}`
    case 'scores':
      return gauge.rows.map(row => [row.label, row.value, row.end].filter(Boolean).join(' ')).join(', ')
    case 'points':
      return `${gauge.label}: ${gauge.of.map(({ name, value }) => `${name} ${value}`).join(', ')}`
    case 'ring':
      return gauge.label
    case 'draws':
      return `${gauge.now === null ? '' : `${gauge.now.name}, `}${gauge.label}: ${gauge.left}`
    case 'bags':
      return `${gauge.label}: ${gauge.bags.map(bag => `${bag.label} ${bag.count}`).join(', ')}`
  }
}

function Drawing({ gauge }: { gauge: Gauge }) {
  switch (gauge.kind) {
    case 'clock':
      return <Clock {...gauge} />
    case 'pips':
      return <Pips {...gauge} />
    case 'lead':
      return <Lead {...gauge} />
    case 'steps':
      return <Steps {...gauge} />
    case 'works':
      return <Works {...gauge} />
    case 'scores':
      return <Scores {...gauge} />
    case 'points':
      return (
        <>
          {gauge.of.map(({ value, kit }, index) => (
            <text
              key={kit}
              x={24 + index * 48}
              y="44"
              class="figure"
              font-size={gauge.of.some(each => Math.abs(each.value) > 99) ? 21 : 30}
              fill={`var(--${kit}-text)`}
            >
              {value}
            </text>
          ))}
        </>
      )
    case 'ring':
      return <Ring {...gauge} />
    case 'draws':
      return <Draws {...gauge} />
    case 'bags':
      return (
        <>
          {gauge.bags.map((bag, index) => (
            <g key={bag.label} transform={`translate(${2 + index * 42} 12)`}>
              <BagDrawing kit={bag.kit} count={bag.count} />
              {bag.alarm === true && (
                <path
                  d="M32-8L41 8H23Z"
                  fill="var(--fresh)"
                  stroke="#3b2400"
                  stroke-width="1.4"
                  stroke-linejoin="round"
                />
              )}
            </g>
          ))}
        </>
      )
    case 'number':
      return (
        <>
          <text
            x="32"
            y={gauge.note === undefined ? 46 : 38}
            class="figure"
            font-size="30"
            fill={gauge.kit === null ? 'var(--ink)' : `var(--${gauge.kit}-text)`}
          >
            {gauge.value}
          </text>
          {gauge.note !== undefined && (
            <text x="32" y="59" class="figure" font-size="14" fill="var(--ink-2)">
              {gauge.note}
            </text>
          )}
        </>
      )
  }
}

/** One arc for each aim, those that are met in the side's colour. */
function Ring({ done, of, kit }: Extract<Gauge, { kind: 'ring' }>) {
  const arcs = Math.max(of, 1)
  const gap = arcs > 1 ? 0.12 : 0
  const at = (part: number): string => {
    const angle = (part / arcs) * 2 * Math.PI - Math.PI / 2
    return `${(36 + 26 * Math.cos(angle)).toFixed(2)} ${(34 + 26 * Math.sin(angle)).toFixed(2)}`
  }
  return (
    <>
      {arcs === 1 ? (
        <circle cx="36" cy="34" r="26" fill="none" stroke={colorOf(done > 0)} stroke-width="7" />
      ) : (
        Array.from({ length: arcs }, (_, arc) => (
          <path
            key={arc}
            d={`M${at(arc + gap / 2)}A26 26 0 0 1 ${at(arc + 1 - gap / 2)}`}
            fill="none"
            stroke={colorOf(arc < done)}
            stroke-width="7"
          />
        ))
      )}
      <text x="36" y="40" class="figure" font-size="17" fill={`var(--${kit}-text)`}>
        {of === 0 ? 0 : Math.round((100 * done) / of)}%
      </text>
    </>
  )

  function colorOf(met: boolean): string {
    return met ? `var(--${kit}-text)` : 'var(--track)'
  }
}

/** The sign of the one who acts, in a gold ring, and the blank markers in the cup. */
export function Draws({ now, left }: Extract<Gauge, { kind: 'draws' }>) {
  return (
    <>
      {Array.from({ length: Math.min(left, 5) }, (_, blank) => (
        <circle
          key={blank}
          cx={50 + blank * 8.5}
          cy="34"
          r="14"
          fill="#5b4a33"
          stroke="#e9d8b0"
          stroke-width="1.2"
        />
      ))}
      {now !== null && (
        <g transform="translate(20 34)">
          <circle r="18.5" fill="none" stroke="#4a2f00" stroke-width="4.4" />
          <circle r="18.5" fill="none" stroke="var(--light)" stroke-width="2.4" />
          <circle r="16.5" fill={dressOf(now.kit).body} />
          <path
            transform="translate(-10.5 -10.5) scale(.041)"
            fill-rule="evenodd"
            d={pathOf(dressOf(now.kit).sign ?? 'shield')}
            fill="#fff6e2"
          />
        </g>
      )}
    </>
  )
}

function Clock({ value, unit, part, of }: Extract<Gauge, { kind: 'clock' }>) {
  const ticks = Math.max(of, 1)
  return (
    <>
      {Array.from({ length: ticks }, (_, tick) => {
        const angle = ((210 - (tick * 240) / Math.max(ticks - 1, 1)) * Math.PI) / 180
        const now = tick === part
        const [inner, outer] = [27, now ? 33 : 31]
        const [x, y] = [Math.cos(angle), -Math.sin(angle)]
        return (
          <path
            key={tick}
            d={`M${38 + inner * x} ${38 + inner * y}L${38 + outer * x} ${38 + outer * y}`}
            stroke={now ? 'var(--ink)' : '#a8946b'}
            stroke-width={now ? 3 : 1.4}
            stroke-linecap="round"
          />
        )
      })}
      <text x="38" y="42" class="figure" font-size="20" fill="var(--ink)">
        {value}
      </text>
      <text x="38" y="56" class="unit">
        {unit}
      </text>
    </>
  )
}

function Pips({ rows }: Extract<Gauge, { kind: 'pips' }>) {
  if (rows.every(({ done, of }) => Math.max(done, of) === 0))
    return (
      <text x="47" y="40" text-anchor="middle" font-size="13" fill="var(--ink-2)">
        {t('gauge.not-yet')}
      </text>
    )
  return (
    <>
      {rows.map(({ kit, done, of, now }, row) =>
        Array.from({ length: Math.max(of, done) }, (_, pip) => {
          const [x, y] = [10 + pip * Math.min(13.5, 78 / Math.max(of, 1)), 24 + row * 21]
          const current = now && pip === done
          const fill = pip < done ? `var(--${kit}-text)` : current ? 'var(--light)' : 'none'
          const look = { fill, stroke: `var(--${kit}-text)`, 'stroke-width': current ? 2.6 : 1.5 }
          return dressOf(kit).rules === 2 ? (
            <path key={`${row} ${pip}`} d={`M${x} ${y - 5.4}l5.4 5.4-5.4 5.4-5.4-5.4Z`} {...look} />
          ) : (
            <circle key={`${row} ${pip}`} cx={x} cy={y} r="4.6" {...look} />
          )
        }),
      )}
    </>
  )
}

function Lead({ value, limit, ahead, behind, letters }: Extract<Gauge, { kind: 'lead' }>) {
  const part = Math.max(-1, Math.min(1, value / limit))
  const angle = Math.PI / 2 + part * 1.9
  const tip = (radius: number): string => `${40 + radius * Math.cos(angle)} ${42 - radius * Math.sin(angle)}`
  const kit = value >= 0 ? ahead : behind
  return (
    <>
      <path
        d="M12.7 51.9A29 29 0 1 1 67.3 51.9"
        fill="none"
        stroke="var(--track)"
        stroke-width="6"
        stroke-linecap="round"
      />
      {value !== 0 && (
        <path
          d={`M${tip(29)}A29 29 0 0 ${value > 0 ? 1 : 0} 40 13`}
          fill="none"
          stroke={`var(--${kit}-text)`}
          stroke-width="6"
        />
      )}
      <path d="M40 8.5V17.5" stroke="var(--ink)" stroke-width="1.5" />
      <path d={`M${tip(22)}L${tip(34)}`} stroke="var(--ink)" stroke-width="2.6" stroke-linecap="round" />
      <text
        x="40"
        y="47"
        class="figure"
        font-size="19"
        fill={value === 0 ? 'var(--ink)' : `var(--${kit}-text)`}
      >
        {value > 0 ? `+${value}` : value}
      </text>
      <text x="13" y="64" class="letter" fill={`var(--${ahead}-text)`}>
        {letters[0]}
      </text>
      <text x="67" y="64" class="letter" fill={`var(--${behind}-text)`}>
        {letters[1]}
      </text>
    </>
  )
}

/** Words that would run into the figure beside them are drawn closer. */
function squeezed(words: string): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  return words.length > 17 ? { textLength: 62, lengthAdjust: 'spacingAndGlyphs' } : {}
}

function Scores({ rows }: Extract<Gauge, { kind: 'scores' }>) {
  return (
    <>
      {rows.map(({ label, value, of, kit, end, alarm }, row) => (
        <g key={label} transform={`translate(0 ${16 + row * 29})`}>
          {alarm === true && (
            <rect
              x="-1"
              y="-6"
              width="86"
              height="27"
              rx="5"
              fill="var(--news)"
              stroke="var(--fresh)"
              stroke-width="2"
            />
          )}
          <text x="2" y="8" class="score-name" {...squeezed(`${label} ${end ?? ''}`)}>
            {label}
            {end !== undefined && (
              <tspan dx="4" class="score-end">
                {end}
              </tspan>
            )}
          </text>
          <text x="82" y="9" class="score" fill={`var(--${kit}-text)`}>
            {value}
          </text>
          <path d="M3 16H81" stroke="var(--track)" stroke-width="4.4" stroke-linecap="round" />
          {value > 0 && (
            <path
              d={`M3 16H${3 + 78 * Math.min(1, value / of)}`}
              stroke={`var(--${kit}-text)`}
              stroke-width="4.4"
              stroke-linecap="round"
            />
          )}
        </g>
      ))}
    </>
  )
}

/** A leather bag with how many pieces are in it, in a box of 40 by 52. */
export function BagDrawing({ kit, count }: { kit: Kit; count: number }) {
  const dress = dressOf(kit)
  return (
    <g>
      <path
        d="M14 10C8 4 10 1 13 2c3 1 4 1 7 0s4-1 7 0 5 2-1 8"
        fill={dress.color}
        stroke={dress.dark}
        stroke-width="1.2"
      />
      <path
        d="M13 12C4 20 1 30 3 40c2 9 9 11 17 11s15-2 17-11C39 30 36 20 27 12Z"
        fill={dress.body}
        stroke={dress.dark}
        stroke-width="1.4"
      />
      <path d="M11.5 11.5H28.5" stroke="#e9c987" stroke-width="2.6" stroke-linecap="round" />
      <path d="M9 22C6 28 6 36 8 42" fill="none" stroke="#fff6e2" stroke-opacity=".35" stroke-width="1.6" />
      <text
        x="20"
        y="40"
        text-anchor="middle"
        font-family="Cinzel"
        font-weight="700"
        font-size="18"
        fill="#fff6e2"
      >
        {count}
      </text>
    </g>
  )
}
