import { NOBODY } from '@aquila/games/kits'
import type { Flag, Kit, Stack } from '@aquila/games/table'
import { CoinDrawing } from './coin.tsx'
import { pathOf } from './icon.tsx'
import { dressOf } from './wardrobe.ts'

const CREAM = '#fff6e2'
const SHADE = { fill: '#1d0f02', opacity: 0.4 } as const

/** A marker around the point 0/0; null for banners and walls, which have drawings of their own. */
export function MarkerDrawing({ flag }: { flag: Flag }) {
  // A counter that serves somebody has his pip.
  const pip = dressOf(flag.serves ?? flag.kit ?? NOBODY).mark
  switch (flag.as) {
    case 'capital':
      return <Capital kit={flag.kit ?? NOBODY} pip={pip} steps={flag.steps ?? { standing: 0, of: 4 }} />
    case 'garrison':
      return <Garrison kit={flag.kit ?? NOBODY} pip={pip} />
    case 'unknown':
      return <Unknown many={flag.text !== '1'} />
    case 'pillage':
      return <Pillage />
    case 'limes':
      return <Limes text={flag.text} />
    case 'war':
    case 'peace':
      return <Temper as={flag.as} kit={flag.kit} />
    case 'coin':
      return <Income text={flag.text} pays={flag.kit !== null} />
    default:
      return null
  }
}

/** A torch or an olive leaf on a disc; whoever runs them has his pip at its left. */
function Temper({ as, kit }: { as: 'war' | 'peace'; kit: Kit | null }) {
  const war = as === 'war'
  return (
    <g>
      <circle r="11.5" cy="1.2" {...SHADE} />
      <circle
        r="11"
        fill={war ? '#2a1d12' : '#f7f3df'}
        stroke={war ? '#f5a800' : '#6c8a3c'}
        stroke-width="1.6"
      />
      <path
        transform="translate(-7.5 -7.8) scale(.0293)"
        fill-rule="evenodd"
        d={pathOf(war ? 'flame' : 'laurels')}
        fill={war ? '#ffb347' : '#4f6a26'}
      />
      {kit !== null && (
        <g transform="scale(.8)">
          <Patron kit={kit} x={-16} y={0} />
        </g>
      )}
    </g>
  )
}

/** One merlon box for each step: filled stands, dashed is lost. */
function Capital({
  kit,
  pip,
  steps: { standing, of },
}: {
  kit: Kit
  pip: string
  steps: NonNullable<Flag['steps']>
}) {
  const wall = 'M-21-12h7v5h6v-5h6v5h4v-5h6v5h6v-5h7V14.5H-21Z'
  const width = of > 2 ? 7 : 16
  return (
    <g transform={of > 2 ? undefined : 'scale(.82)'}>
      <path d={wall} transform="translate(.6 1.6)" {...SHADE} />
      <path d={wall} fill={dressOf(kit).body} stroke={CREAM} stroke-width="1.4" stroke-linejoin="round" />
      <path transform="translate(-3.2 -3.8) scale(.64)" fill-rule="evenodd" d={pip} fill={CREAM} />
      {Array.from({ length: of }, (_, step) => (
        <rect
          key={step}
          x={-17 + step * (width + 2)}
          y="4"
          width={width}
          height="7.6"
          rx="1"
          fill={step < standing ? CREAM : 'none'}
          stroke={CREAM}
          stroke-width="1.1"
          stroke-dasharray={step < standing ? undefined : '2 1.6'}
        />
      ))}
      {standing === 0 && (
        <g transform="translate(18 -12) scale(.7)">
          <Pillage />
        </g>
      )}
    </g>
  )
}

function Garrison({ kit, pip }: { kit: Kit; pip: string }) {
  const shield = 'M-8.5-8h17v9q0 7.5-8.5 11Q-8.5 8.5-8.5 1Z'
  return (
    <g>
      <path d={shield} transform="translate(.5 1.3)" {...SHADE} />
      <path d={shield} fill={dressOf(kit).body} stroke={CREAM} stroke-width="1.3" />
      <path transform="translate(-4.3 -3.5) scale(.86)" fill-rule="evenodd" d={pip} fill={CREAM} />
    </g>
  )
}

/** What lies face down. A second edge: there are several. */
function Unknown({ many }: { many: boolean }) {
  const hexagon = 'M0-15L13-7.5V7.5L0 15-13 7.5V-7.5Z'
  const face = { fill: 'url(#body-unknown)', stroke: '#f0dfbc', 'stroke-width': 1.4 }
  return (
    <g>
      <path d={hexagon} transform="translate(.8 2)" {...SHADE} />
      {many && <path d={hexagon} transform="translate(5 -4)" {...face} />}
      <path d={hexagon} {...face} />
      <text y="6.4" text-anchor="middle" font-family="Cinzel" font-weight="700" font-size="17" fill="#f6e8c9">
        ?
      </text>
    </g>
  )
}

function Pillage() {
  return (
    <g>
      <circle r="14" cy="1.5" {...SHADE} />
      <circle r="13.5" fill="#2a1d12" stroke="#f5a800" stroke-width="1.8" />
      <path transform="translate(-10 -11) scale(.0391)" d={pathOf('flame')} fill="#ffb347" />
    </g>
  )
}

/** What a place brings in; dashed and pale if nothing. */
function Income({ text, pays }: { text: string; pays: boolean }) {
  return (
    <g opacity={pays ? undefined : 0.92}>
      <rect x="-21.5" y="-10" width="44" height="23" rx="11.5" {...SHADE} />
      <rect
        x="-22"
        y="-11.5"
        width="44"
        height="23"
        rx="11.5"
        fill={pays ? '#fffaf0' : '#efe7d6'}
        stroke={pays ? '#6b4b12' : '#8b3a1a'}
        stroke-width="1.6"
        stroke-dasharray={pays ? undefined : '3 2.5'}
      />
      <circle
        cx="-10.5"
        cy="0"
        r="6.8"
        fill={pays ? '#ffd66b' : 'none'}
        stroke="#6b4b12"
        stroke-width="1.4"
      />
      {!pays && <path d="M-15.5 5L-5.5-5" stroke="#8b3a1a" stroke-width="2.2" />}
      <text
        x="8"
        y="5"
        text-anchor="middle"
        font-family="EB Garamond"
        font-weight="700"
        font-size="15"
        fill={pays ? '#2a1d12' : '#7a2d12'}
      >
        {text}
      </text>
    </g>
  )
}

function Limes({ text }: { text: string }) {
  const wall = 'M-22 9V-4h4v-5h6v5h4v-5h6v5h4v-5h6v5h4v-5h6v5h4V9Z'
  const full = text === '+2'
  return (
    <g>
      <path d={wall} transform="translate(.6 1.5)" {...SHADE} />
      <path
        d={wall}
        fill={full ? '#7b6a52' : 'url(#body-worn)'}
        stroke={full ? CREAM : '#5e4b36'}
        stroke-width="1.3"
        stroke-dasharray={full ? undefined : '3 2'}
      />
      <text
        y="7.4"
        text-anchor="middle"
        font-family="EB Garamond"
        font-weight="700"
        font-size="13"
        fill={full ? CREAM : '#3f2f1c'}
      >
        {text}
      </text>
    </g>
  )
}

/** A hull with how many ships there are; those of others have the sign of their side instead of a figure. */
export function ShipsDrawing({ stack }: { stack: Stack }) {
  const dress = dressOf(stack.kit)
  const hull = 'M-23-13H23L16 13H-16Z'
  const admiral = stack.pieces.find(({ kind }) => kind === 'leader')
  return (
    <g>
      <path d={hull} transform="translate(.6 1.6)" {...SHADE} />
      <path d={hull} fill={dress.body} stroke={CREAM} stroke-width="1.3" stroke-opacity=".9" />
      <path transform="translate(-16.5 -11) scale(.039)" d={pathOf('naves')} fill={CREAM} />
      <text
        x="9.5"
        y="6.2"
        text-anchor="middle"
        font-family="EB Garamond"
        font-weight="700"
        font-size="18"
        fill={CREAM}
      >
        {stack.hidden === true ? '?' : (stack.ships?.fleets ?? stack.units ?? stack.pieces.length)}
      </text>
      {stack.serves !== undefined && <Patron kit={stack.serves} x={20} y={-12} />}
      {admiral?.kind === 'leader' && (
        <g transform="translate(-50 -22) scale(.56)">
          <CoinDrawing kit={admiral.kit} seed={admiral.id} wreath={admiral.wreath} rating={admiral.rating} />
        </g>
      )}
    </g>
  )
}

/** Whom somebody serves who is none of those who play. */
export function Patron({ kit, x, y }: { kit: Kit; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="8.5" fill={dressOf(kit).color} stroke={CREAM} stroke-width="1.5" />
      <path
        transform="translate(-4.5 -4.5) scale(.9)"
        fill-rule="evenodd"
        d={dressOf(kit).mark}
        fill={CREAM}
      />
    </g>
  )
}
