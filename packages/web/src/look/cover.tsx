import { portraitOf } from '../../../games/kings-of-rome/table/portraits.ts'
import { CoinDrawing } from './coin.tsx'
import { pathOf } from './icon.tsx'

/** The lid of a box: art of our own for each game, with its title. */
export function Cover({ game, title, years }: { game: string; title: string; years: string }) {
  return (
    <span class="cover" data-game={game}>
      <span class="spine" aria-hidden="true">
        {title}
      </span>
      <span class="face">
        <span class="emblem" aria-hidden="true">
          <Emblem game={game} />
        </span>
        <span class="shade" />
        <span class="frame" />
        <span class="title">
          {title.split(' ').map(word => (
            <span key={word}>{word} </span>
          ))}
        </span>
        <span class="years fell">{years}</span>
        <span class="gloss" />
      </span>
    </span>
  )
}

function Emblem({ game }: { game: string }) {
  if (game === 'alea-iacta-est') {
    return (
      <svg viewBox="-6 -6 76 76" aria-hidden="true">
        <circle cx="32" cy="32" r="33.4" fill="#1d1204" opacity=".25" />
        <CoinDrawing kit="eagle" seed="caesar" wreath />
      </svg>
    )
  }
  if (game === 'semper-victor') return <Sun />
  if (game === 'kings-of-rome') return <Tondo />
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <path d={pathOf(game === 'roma-victrix' ? 'eagle' : 'swords')} fill="#ecc873" />
    </svg>
  )
}

function Sun() {
  return (
    <svg viewBox="0 0 260 260" aria-hidden="true">
      {Array.from({ length: 36 }, (_, ray) => (
        <path
          key={ray}
          d={`M190 127L${ray % 2 === 0 ? 228 : 252} 130L190 133Z`}
          transform={`rotate(${ray * 10} 130 130)`}
          fill="#f0c869"
          opacity={ray % 2 === 0 ? 0.6 : 0.95}
        />
      ))}
      <circle cx="130" cy="130" r="56" fill="#2b1646" stroke="#f0c869" stroke-width="4" />
      <circle cx="130" cy="130" r="50" fill="none" stroke="#f0c869" stroke-width="1.2" />
      <path
        d="M130 92V170M130 96c26-8 34 24 8 26h-8M104 104L156 160M156 104L104 160"
        fill="none"
        stroke="#f6dc9a"
        stroke-width="8"
        stroke-linecap="round"
      />
    </svg>
  )
}

/** Romulus on a plate of fired clay. */
function Tondo() {
  const { width, height, shapes } = portraitOf('romulus')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map(({ d, fill = 'none', stroke, strokeWidth }, index) => (
        <path
          key={index}
          d={d}
          fill={fill}
          stroke={stroke}
          stroke-width={strokeWidth}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ))}
    </svg>
  )
}
