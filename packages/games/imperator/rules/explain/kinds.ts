import type { Decision } from '@aquila/engine'
import { isLeader, isUnit } from '../pieces.ts'
import type { CampaignPosition } from '../state.ts'

/** What somebody can point at on the table. */
export type Kind = 'land' | 'sea' | 'leader' | 'unit'

export function kindOf({ data }: CampaignPosition, noun: string): Kind | null {
  if (Object.hasOwn(data.zones, noun)) return 'land'
  if (Object.hasOwn(data.seas, noun)) return 'sea'
  if (isLeader(data, noun)) return 'leader'
  return isUnit(data, noun) ? 'unit' : null
}

/** The kinds among which a question lets one choose. */
export function kindsAsked(
  position: CampaignPosition,
  { choices }: Pick<Decision, 'choices'>,
): ReadonlySet<Kind> {
  const kinds = new Set<Kind>()
  for (const { noun } of choices) {
    const kind = noun === undefined ? null : kindOf(position, String(noun))
    if (kind !== null) kinds.add(kind)
  }
  return kinds
}
