import { AquilaError, IllegalChoice, RulesFault, UndoRefused } from '@aquila/engine'
import type { Refused } from '@aquila/play/wire'
import { NotDone } from '../not-done.ts'
import { StoreFailed } from '../store/store.ts'
import { Held } from './held.ts'

/** What the asker is told of an error: never a stack, never more than he may know. */
export function refusedBy(error: unknown): Refused {
  if (error instanceof NotDone) return error.refused
  if (error instanceof StoreFailed) return { reason: 'not-stored' }
  if (error instanceof Held) return { reason: 'held', text: error.message }
  if (error instanceof IllegalChoice) return ofChoice(error)
  if (error instanceof UndoRefused) return { reason: 'not-legal', text: error.message }
  // What went wrong inside the rules may name what is hidden.
  if (error instanceof RulesFault || !(error instanceof AquilaError)) return { reason: 'fault' }
  return { reason: 'not-legal', text: error.message }
}

function ofChoice({ reason, rule, message }: IllegalChoice): Refused {
  switch (reason) {
    case 'match-over':
    case 'only-to-look':
      return { reason: 'over' }
    case 'wrong-role':
    case 'unknown-role':
      return { reason: 'not-your-turn' }
    case 'stale-decision':
      return { reason: 'stale-question' }
    case 'malformed':
    case 'unknown-verb':
    case 'unknown-noun':
      return { reason: 'not-legal', text: message, ...(rule === null ? {} : { rule }) }
  }
}
