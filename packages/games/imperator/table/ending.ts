import type { Barred, Owed } from '../../table/index.ts'
import { isAsked } from '../rules/tasks.ts'
import { leaderPiece } from './counters.ts'
import type { CampaignInput, Seen } from './dress.ts'

/** Why a step cannot end yet, and who has come along so far. */

/** Event 6: an agitated leader who can still go has to; a game may want more. */
export function owedIn(input: CampaignInput, seen: Seen): (Owed & { short: string })[] {
  const { decision, role } = input
  if (!isAsked(decision, 'movement') || decision.role !== role) return []
  const { text, data, dress } = seen
  const { hurries } = decision.about
  const owed = [...dress.owed(seen, input)]
  if (hurries === null) return owed
  const leader = leaderPiece(seen, hurries).label
  return [
    ...owed,
    {
      id: hurries,
      title: text('owed.hurries', { leader }),
      text: text('owed.hurries-remedy', { leader }),
      rule: data.cites.agitation,
      short: text('owed.hurries', { leader }),
    },
  ]
}

/** The way on that the rules do not offer: a movement that owes something, a march that may not end here. */
export function barredIn(input: CampaignInput, seen: Seen): Barred | null {
  const { decision, role } = input
  if (decision === null || decision.role !== role) return null
  const offers = (verb: string) => decision.choices.some(choice => choice.verb === verb)
  if (isAsked(decision, 'movement') && !offers('done')) {
    const why = owedIn(input, seen)[0]?.short
    return { choice: { verb: 'done' }, ...(why === undefined ? {} : { why }) }
  }
  if (isAsked(decision, 'march') && !offers('stop')) return { choice: { verb: 'stop' } }
  return null
}

/** Those who were taken along one by one: in most questions nobody. */
export function companyIn({ decision, role }: CampaignInput): readonly string[] {
  return isAsked(decision, 'set-out') && decision.role === role ? decision.about.units : []
}
