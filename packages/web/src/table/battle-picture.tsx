import type { BattleSheet } from '@aquila/games/table'
import { Lines } from './battle-lines.tsx'
import './battle.css'

/** A battle that was fought, as it stood in a picture of the replay: to look at only. */
export function BattlePicture({ battle }: { battle: BattleSheet }) {
  if (battle.lines == null) return null
  return (
    <section class="battle-picture" aria-label={battle.title}>
      <h2 class="capitals">{battle.title}</h2>
      <Lines battle={battle} lines={battle.lines} show={(_, face) => face} />
    </section>
  )
}
