import type { Messages } from '@aquila/engine'

/** Turns, chits, kings, and the end. */
export const frameMessages: Messages = {
  'role.rome': 'Rome',
  'task.action': 'Actions left: {left}. What does Rome do?',
  'task.place-garrison': 'A garrison of {value}: in which Roman city?',
  'task.recall-holder': '{hex} has a garrison now: does {unit} go home to Rome?',
  'task.reroll-horatius':
    'The Horatius throws {roman}, the Curiatius {alban} (lives {rome} to {alba}). Throw again?',
  'task.step-back': 'The Romans leave {hex} ({reason}): to which hex?',
  'verb.end-actions': 'End the actions of this turn',
  'verb.garrison': 'In {noun}',
  'verb.recall': 'Yes, back to Rome',
  'verb.keep': 'No, it stays',
  'verb.reroll': 'Throw again',
  'verb.accept': 'Accept it',
  'verb.to': 'To {noun}',
}
