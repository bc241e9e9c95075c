// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Value } from '@aquila/engine/messages'

export interface Texts {
  'refusal.over': Record<never, never>
  'refusal.not-asked': { role: Value }
  'refusal.not-offered': { choice: Value }
}

export const texts = `
refusal_over = The match is over.
refusal_not-asked = It is for { $role } to choose now.
refusal_not-offered = { $choice } is not among the choices of this decision.
`
