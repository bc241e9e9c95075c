import type { RuleId, Rules } from '@aquila/engine'
import { leaderDies } from '../../fate.ts'
import { placeOf } from '../../pieces.ts'
import type { Campaign, FactionId } from '../../state.ts'
import { pick } from '../../tasks.ts'
import { rollInCampaign } from '../roll.ts'

/** 6.3: one of these leaders is to die; a d10 from `killedFrom` up kills him. */
export function* assassinate(
  g: Campaign,
  side: FactionId,
  victims: readonly string[],
  killedFrom: (victim: string) => number,
  rule: RuleId,
): Rules {
  const victim = yield* pick({ role: side, rule, task: 'pick-victim', verb: 'assassinate', nouns: victims })
  const roll = yield* rollInCampaign(g, {
    die: 'd10',
    purpose: 'assassination',
    roller: side,
    zone: placeOf(g, victim),
    piece: victim,
    label: `assassination of ${victim}`,
  })
  if (roll >= killedFrom(victim)) yield* leaderDies(g, victim, 'assassination')
  else g.tell({ kind: 'assassination-fails', rule, data: { leader: victim, roll } })
}
