import type { Box, Emblem } from '@aquila/games'
import { lid } from '../messages/text.ts'
import { CoinDrawing } from './coin.tsx'
import { pathOf } from './icon.tsx'
import { Picture } from './picture.tsx'

/** The lid of a box: the art of the game, with its title. */
export function Cover({ box: { id, cover } }: { box: Box }) {
  const title = lid(id, 'title')
  const [top, middle, foot] = cover.face
  const colours = {
    color: cover.ink,
    '--face': `linear-gradient(170deg, ${top}, ${middle} 60%, ${foot})`,
    '--shade': cover.shade ?? 'transparent',
    '--spine': cover.spine,
    '--spine-ink': cover.spineInk ?? cover.ink,
  }
  return (
    <span class={cover.shade === null ? 'cover dark-ink' : 'cover'} style={colours}>
      <span class="spine" aria-hidden="true">
        {title}
      </span>
      <span class="face">
        <span class="emblem" aria-hidden="true">
          <EmblemDrawing emblem={cover.emblem} />
        </span>
        <span class="shade" />
        <span class="frame" />
        <span class="title">
          {title.split(' ').map(word => (
            <span key={word}>{word} </span>
          ))}
        </span>
        <span class="years fell">{lid(id, 'years')}</span>
        <span class="gloss" />
      </span>
    </span>
  )
}

function EmblemDrawing({ emblem }: { emblem: Emblem }) {
  switch (emblem.kind) {
    case 'coin':
      return (
        <svg viewBox="-6 -6 76 76" aria-hidden="true">
          <circle cx="32" cy="32" r="33.4" fill="#1d1204" opacity=".25" />
          <CoinDrawing kit={emblem.kit} seed={emblem.head} wreath />
        </svg>
      )
    case 'icon':
      return (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <path d={pathOf(emblem.icon)} fill="#ecc873" />
        </svg>
      )
    case 'drawing':
      return <Picture picture={emblem.drawing} />
  }
}
