// Made from en/*.ftl by `npm run messages`; whoever wants other words changes those.
import type { Value } from '@aquila/engine/messages'

export interface Texts {
  'why.over': Record<never, never>
  'why.not-asked': { role: Value }
  'why.not-offered': { choice: Value }
}

export const en = `
why_over = The match is over.
why_not-asked = It is for { $role } to choose now.
why_not-offered = { $choice } is not among the choices of this decision.
`
