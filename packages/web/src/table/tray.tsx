import type { Tray } from '@aquila/games/table'
import { Coin } from '../look/coin.tsx'
import { Counter } from '../look/counter.tsx'
import { pieceInWords } from './stack-column.tsx'
import './tray.css'

/** What is still to be placed, and what the others have: on top of where it can go. */
export function TrayView({ tray: { title, groups, note } }: { tray: Tray }) {
  return (
    <div class="tray" tabIndex={0} role="region" aria-label={title}>
      <p>
        <b>{title}</b>
        {note !== undefined && <span>{note}</span>}
      </p>
      {groups.map(({ name, pieces }) => (
        <ul key={name} aria-label={name}>
          {pieces.map(piece => (
            <li key={piece.id} title={piece.name}>
              {piece.kind === 'leader' ? (
                <Coin leader={piece} size={26} />
              ) : (
                <Counter unit={piece} size={28} label={pieceInWords(piece)} />
              )}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
