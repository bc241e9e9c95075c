import type { Kit, LeaderPiece } from '@aquila/games/table'
import { strokeOf } from './kits.ts'
import { dressOf } from './wardrobe.ts'

const FACE =
  'M23.5 55C24.2 49.5 22.6 46 20 41.5C14.6 33.6 15 21.6 23 15.8C29.4 11.2 38.8 12.2 41.9 18C43 20.2 43 22.6 43.3 24.6L46.9 31.4C47.6 32.8 46.6 33.8 44.6 33.9L44.9 35.9C45.6 36.6 45.3 37.4 44.3 37.8C45.2 38.5 45 39.5 44 40C43.7 41 44.3 41.9 43.9 43.3C43 45.8 39.6 46.2 36.4 45.2C35.8 48 36.8 50.6 39.6 53.2C34.4 57 28.4 57.4 23.5 55Z'

/** Cuts of hair and beards, so that one profile is not like the next. */
const hair = [
  'M44 24.6C41 23.4 38.4 25 36.4 23.6C34.4 26 33.6 27.8 32.6 30.4C31 34 28.6 34 27.6 37C27 41 24.6 42.6 22 44.4C12.4 36 13 19.6 22.4 14.2C30 9.8 41 11.4 43.6 18.6C44.4 21 44 22.8 44 24.6Z',
  'M40.6 16.2C36 19.6 32.6 20.6 31.4 25.4C30.4 30.4 28.4 31.2 27.4 35C26.8 39 23.4 41 21 43C14.6 33.6 15 21.6 23 15.8C28.8 11.6 36.6 12 40.6 16.2Z',
  'M36 20C33 24 31.8 27 30.6 31C29.6 34.6 27 36.6 26 40C23.4 42 22 42.4 20.6 42C15 34 14.6 22 22.6 16C26 13.6 30 12.8 34 13.4C31 15 33 18 36 20Z',
  'M43.8 22.6C40.6 20.4 36 21 33 24C31 28 31.4 32 28.8 35.6C27.4 40 25.6 46 19 47.6C11.6 38 11.4 20 21.6 13.6C30 8.8 42 11 43.8 22.6Z',
] as const
const beard =
  'M33 38C36 41 41 40 44 40C43.7 41 44.3 41.9 43.9 43.3C43 46.8 38 48.6 34 46.4C30 44 30 40 33 38Z'

/** A leader's coin in a box of 64. The coin itself is gold, silver or bronze; the head faces as its side does. */
export function CoinDrawing({
  kit,
  seed,
  wreath = false,
  rating,
  rank,
}: {
  kit: Kit
  seed: string
  wreath?: boolean
  rating?: number | undefined
  rank?: LeaderPiece['rank']
}) {
  const dress = dressOf(kit)
  const look = hashOf(seed)
  const stretch = `scale(${(0.92 + (look % 5) * 0.03).toFixed(2)} ${(0.96 + ((look >> 3) % 5) * 0.025).toFixed(2)})`
  const turn = dress.facesLeft ? 'translate(64 0) scale(-1 1) ' : ''
  return (
    <g>
      <circle cx="32" cy="32" r="29.6" fill={dress.coin} />
      <circle cx="32" cy="32" r="27.6" fill="none" stroke={dress.color} stroke-width="5" />
      {dress.ring !== null && (
        <g fill="none">
          <circle cx="32" cy="32" r="27.6" {...strokeOf(dress.ring)} />
          {dress.ring.within !== undefined && (
            <circle cx="32" cy="32" r="27.6" stroke={dress.color} stroke-width={dress.ring.within} />
          )}
        </g>
      )}
      <circle cx="32" cy="32" r="30.4" fill="none" stroke={dress.dark} stroke-width="1.2" />
      <g clip-path="url(#coin-clip)">
        <g
          transform={`translate(32 33.5) scale(.93) translate(-32 -33) ${turn}translate(32 33) ${stretch} translate(-32 -33)`}
        >
          <path d={FACE} fill={dress.coinLight} transform="translate(-.9 -.9)" opacity=".8" />
          <path d={FACE} fill={dress.coinInk} />
          <path d={hair[look % hair.length] ?? hair[0]} fill="#000" opacity=".32" />
          {(look >> 2) % 3 === 0 && <path d={beard} fill="#000" opacity=".4" />}
          <path
            d="M25 18.6C28 16 33 15.4 37 17M21.4 23.4C25 19.6 31 19 35 20M19.6 29C22 25 27 23 31 23.6M19.6 34.4C21.6 30.6 24.6 29 28 29"
            fill="none"
            stroke={dress.coinLight}
            stroke-width="1"
            stroke-linecap="round"
            opacity=".75"
          />
          <path
            d="M38.2 26.2q2.6-1 4.4.2M38.8 28.6q1.8-.7 3 .2M31 28.8c-1.4 1.2-1.4 4 .2 5.4"
            fill="none"
            stroke={dress.coinLight}
            stroke-width="1"
            opacity=".8"
          />
          {wreath && <Laurel fill={dress.coinLight} stroke={dress.coinInk} />}
        </g>
      </g>
      <circle cx="32" cy="32" r="25" fill="none" stroke="#2b1a05" stroke-opacity=".35" stroke-width="1" />
      {wreath && <Wreath />}
      {rating !== undefined && <Rating rating={rating} ink={dress.dark} />}
      {rank !== undefined && <Rank {...rank} kit={kit} />}
    </g>
  )
}

/** What he is, on a tab at the top of the rim: Augusti on their colour, others on paper, a pretender on black. */
function Rank({ text, pretender, kit }: { text: string; pretender: boolean; kit: Kit }) {
  const { color, dark } = dressOf(kit)
  const great = text.endsWith('A') && !pretender
  const width = 10 + 8 * text.length
  return (
    <g>
      <rect
        x={32 - width / 2}
        y="-4"
        width={width}
        height="17"
        rx="3"
        fill={pretender ? '#1a1310' : great ? color : '#fffaf0'}
        stroke={pretender ? '#f0a93a' : dark}
        stroke-width="1.6"
        stroke-dasharray={pretender ? '3 2' : undefined}
      />
      <text
        x="32"
        y="9.4"
        text-anchor="middle"
        font-family="Cinzel"
        font-weight="700"
        font-size="13"
        fill={pretender || great ? '#fff6e2' : dark}
      >
        {text}
      </text>
    </g>
  )
}

/** The one figure that decides, on a small shield at four o'clock. */
function Rating({ rating, ink }: { rating: number; ink: string }) {
  return (
    <g>
      <path d="M44 40h19v12q0 8-9.5 12Q44 60 44 52Z" fill="#fffaf0" stroke={ink} stroke-width="1.8" />
      <text
        x="53.5"
        y="56.6"
        text-anchor="middle"
        font-family="EB Garamond"
        font-weight="700"
        font-size="18"
        fill={ink}
      >
        {rating}
      </text>
    </g>
  )
}

const laurel = [
  [20, 36, 8],
  [18.6, 30.6, 26],
  [19, 25, 46],
  [21.6, 20, 66],
  [25.6, 16.4, 86],
  [30.4, 14.4, 103],
  [35.4, 14.6, 128],
] as const

function Laurel({ fill, stroke }: { fill: string; stroke: string }) {
  return (
    <g fill={fill} stroke={stroke} stroke-width=".5">
      {laurel.map(([x, y, angle]) => (
        <g key={angle}>
          <ellipse cx={x} cy={y} rx="4" ry="1.7" transform={`rotate(${angle} ${x} ${y})`} />
          <ellipse
            cx={x + 3}
            cy={y + 1.4}
            rx="3.6"
            ry="1.5"
            transform={`rotate(${angle - 50} ${x + 3} ${y + 1.4})`}
          />
        </g>
      ))}
    </g>
  )
}

/** The wreath of a faction leader, around the ring. */
function Wreath() {
  const leaves = Array.from({ length: 11 }, (_, leaf) => leaf)
  return (
    <g stroke="#3d2b08" stroke-width=".45">
      {leaves.map(leaf => {
        const angle = 76 - leaf * 14.2
        const radians = (angle * Math.PI) / 180
        const [dx, y] = [31.4 * Math.cos(radians), 32 + 31.4 * Math.sin(radians)]
        const fill = leaf % 2 === 0 ? '#ffe08a' : '#d8a93c'
        return [1, -1].map(side => (
          <ellipse
            key={side * (leaf + 1)}
            cx={32 + side * dx}
            cy={y}
            rx="5.2"
            ry="2.15"
            fill={fill}
            transform={`rotate(${side === 1 ? angle - 64 : 244 - angle} ${32 + side * dx} ${y})`}
          />
        ))
      })}
    </g>
  )
}

function hashOf(text: string): number {
  let hash = 7
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 100_003
  return hash
}

export function Coin({
  leader,
  size = 60,
}: {
  leader: Pick<LeaderPiece, 'id' | 'kit' | 'name' | 'wreath' | 'rating' | 'rank'>
  size?: number
}) {
  return (
    <svg class="coin" width={size} height={size} viewBox="-4 -4 72 72" role="img" aria-label={leader.name}>
      <CoinDrawing
        kit={leader.kit}
        seed={leader.id}
        wreath={leader.wreath}
        rating={leader.rating}
        rank={leader.rank}
      />
    </svg>
  )
}
