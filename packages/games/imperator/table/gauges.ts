import { row } from '@aquila/engine'
import type { Gauge, Scene } from '../../table/index.ts'
import type { CampaignInput, Seen } from './dress.ts'

/** The sequences of the year, done and to come, and what is going on. */

export function sequencePips({ view, data, dress, text }: Seen): Gauge {
  const inCampaign = data.factions.some(side => row(view.sequences, side) > 0)
  return {
    kind: 'pips',
    label: text('smc'),
    rows: data.factions.map(side => {
      const done = row(view.turn.sequencesDone, side)
      return {
        kit: dress.kitOf(side),
        done,
        of: done + row(view.sequences, side),
        now: inCampaign && view.active === side,
      }
    }),
  }
}

/** The sequences of the side that plays one, in Phase E. */
export function pipsOf({ phase }: CampaignInput, seen: Seen): Scene['pips'] {
  return phase.startsWith('E') ? sequencesOfActive(seen) : null
}

/** 'Sequence 2 of 5, movement', or the name of the phase. */
export function stepText({ phase }: CampaignInput, seen: Seen): string {
  const { messages } = seen
  const { done, of } = sequencesOfActive(seen)
  const values = { n: done + 1, of }
  return (
    messages.sayIfAny(`step.${phase}`, values) ??
    messages.sayIfAny(`step.${phase.split('.')[0] ?? ''}`, values) ??
    phase
  )
}

/** The year and the phase, for a saved match on the shelf. */
export function summaryOf({ phase }: CampaignInput, seen: Seen): string {
  const { view, dress, messages } = seen
  const short = messages.sayIfAny(`short.${phase.split(/[.-]/)[0] ?? ''}`) ?? phase
  return `${dress.year(seen, view.year)}, ${short}`
}

function sequencesOfActive({ view }: Seen): { readonly done: number; readonly of: number } {
  const done = row(view.turn.sequencesDone, view.active)
  return { done, of: done + row(view.sequences, view.active) }
}
