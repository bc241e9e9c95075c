import type { Messages } from '@aquila/engine'

/** Questions and happenings of the turn as a whole. */
export const frameMessages: Messages = {
  'task.operations': '{power}: whom do you activate?',
  'verb.pass': 'end the Operations Phase',
  'event.turn': 'Game-Turn {turn} of {of} begins',
  'event.card-dealt': '{role} is dealt [{card}|a card]',
  'event.revenue': '{power} collects {revenue} and has {treasury}',
  'event.initiative': '{power} acts',
  'event.pillage-removed': '{province} has recovered from Pillage',
  'event.city-recovers': 'the City of {province} recovers to {strength}',
}
