import type { UnitPiece } from '@aquila/games/table'
import { pathOf } from './icon.tsx'
import { dressOf } from './wardrobe.ts'

const CREAM = '#fff6e2'

/** A unit, drawn in a box of 64. `full` shows quality and bonus as figures, as in the inspector and in battle. */
export function CounterDrawing({ unit, full = false }: { unit: UnitPiece; full?: boolean }) {
  const dress = dressOf(unit.kit)
  const ink = unit.reduced ? dress.dark : CREAM
  const size = labelSize(unit.label, full)
  return (
    <g>
      <path
        d={dress.outline(1, 1, 62, 62, dress.rules === 2 ? 8 : 6)}
        fill={unit.reduced ? 'url(#body-worn)' : dress.body}
        stroke={unit.reduced ? dress.color : dress.dark}
        stroke-width={unit.reduced ? 2.2 : 1.4}
      />
      {unit.reduced && <path d={dress.outline(3.2, 3.2, 57.6, 57.6, 5)} fill="url(#hatch-worn)" />}
      {dress.band !== null && !unit.reduced && (
        <path d="M4 4H60V21.6H4Z" fill={`url(#band-${dress.band})`} stroke="none" />
      )}
      {dress.plate !== null && !unit.reduced && (
        <path d={dress.outline(4, 4, 56, 17.6, 3)} fill={dress.plate.fill} stroke="none" />
      )}
      <path
        d={dress.outline(3.6, 3.6, 56.8, 56.8, dress.rules === 2 ? 6 : 4)}
        fill="none"
        stroke={unit.reduced ? dress.color : '#f7dfb4'}
        stroke-opacity=".55"
        stroke-width="1"
        stroke-dasharray={unit.reduced ? '3 2.4' : undefined}
      />
      <path
        d={ruleUnder(full ? 21.2 : 22.5, dress.rules)}
        stroke={ink}
        stroke-opacity=".6"
        stroke-width={dress.rules === 2 ? 1 : 1.3}
      />
      {unit.reduced && <path d="M48 2H62V16Z" fill={dress.color} />}
      <text
        x={unit.reduced ? 29 : 32}
        y={full ? 17 : 18.4}
        text-anchor="middle"
        font-family="Cinzel"
        font-weight="700"
        font-size={size}
        fill={unit.reduced ? ink : (dress.plate?.ink ?? ink)}
      >
        {unit.label}
      </text>
      <g
        transform={full ? 'translate(31 24.2) scale(0.0457)' : 'translate(30 25.5) scale(0.0527)'}
        opacity={unit.reduced ? 0.42 : 0.92}
      >
        <path d={pathOf(unit.arm)} fill={ink} />
      </g>
      <text
        x={full ? 15.5 : 16.5}
        y={full ? 53 : 50}
        text-anchor="middle"
        font-family="EB Garamond"
        font-weight="700"
        font-size={full ? 34 : 32}
        fill={ink}
      >
        {unit.strength}
      </text>
      {full ? <Figures unit={unit} ink={ink} /> : <Pips unit={unit} ink={ink} />}
      {unit.badge !== undefined && (
        <g transform="translate(5 50) scale(.0215)">
          <path d={pathOf(unit.badge)} fill={ink} />
        </g>
      )}
    </g>
  )
}

function labelSize(label: string, full: boolean): number {
  const widest = full ? 15.5 : 17.5
  return Math.min(widest, (label.length > 4 ? 70 : 78) / Math.max(label.length, 3.6))
}

function ruleUnder(y: number, rules: 1 | 2): string {
  return rules === 1 ? `M4 ${y}H60` : `M4 ${y - 1}H60M4 ${y + 1.6}H60`
}

/** On the map: quality as pips, a chevron for a bonus. */
function Pips({ unit, ink }: { unit: UnitPiece; ink: string }) {
  return (
    <g fill={ink}>
      {Array.from({ length: Math.min(unit.quality ?? 0, 4) }, (_, pip) => (
        <rect key={pip} x={31.5 + 7.2 * pip} y="54.2" width="5" height="4.2" rx=".8" />
      ))}
      {(unit.tactics ?? 0) > 0 && (
        <path d="M8.5 58.2l5-4.6 5 4.6" fill="none" stroke={ink} stroke-width="2.2" />
      )}
    </g>
  )
}

function Figures({ unit, ink }: { unit: UnitPiece; ink: string }) {
  if (unit.quality === null) return null
  const tactics = unit.tactics ?? 0
  return (
    <g fill={ink} font-family="EB Garamond" font-weight="700" font-size="13" text-anchor="middle">
      <path d="M29 48.2H58" stroke={ink} stroke-opacity=".35" stroke-width=".8" />
      <text x="35" y="59">
        {unit.quality}
      </text>
      <text x="49.6" y="59" fill-opacity={tactics === 0 ? 0.6 : 1}>
        {tactics > 0 ? `+${tactics}` : tactics}
      </text>
    </g>
  )
}

/** A counter on its own, with what it says for those who cannot see it. */
export function Counter({ unit, size = 60, label }: { unit: UnitPiece; size?: number; label?: string }) {
  return (
    <svg
      class="counter"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role="img"
      aria-label={label ?? unit.name}
    >
      <CounterDrawing unit={unit} full={size >= 60} />
    </svg>
  )
}
