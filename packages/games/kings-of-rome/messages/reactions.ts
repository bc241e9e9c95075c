import type { Messages } from '@aquila/engine'

/** What the others do, and why. */
export const reactionMessages: Messages = {
  'task.battle-or-walls':
    '{leader} is before {hex} with {units} units: accept battle, or stay behind the walls?',
  'task.spend-on-loyalty':
    'Treason in {hex}, whose garrison has Virtus {virtus}: how much influence is spent? (Each point takes 3 off the die.)',
  'task.use-hero': '{leader} is about to act from {hex}: does {hero} go?',

  'verb.accept-battle': 'Accept battle',
  'verb.stay-inside': 'Stay behind the walls',
  'verb.spend': '{noun} IP',
  'verb.use-hero': 'Yes, now',
  'verb.keep-hero': 'No, not yet',

  'event.reaction': 'Hostile reaction: {reaction}, {reason}[ ({roll})|].',
  'event.no-effect': '{reaction}: no effect, {reason}.',
  'event.gathers': '{units} join {leader} in {hex}, {reason}.',
  'event.ambush': '{leader} falls upon {hex} from {from}, {reason}.',
  'event.reinforced': '{unit} joins the ambush, from {source}.',
  'event.betrayal': 'Traitors in {hex}, {reason}.',
  'event.hostile-siege': '{leader} besieges {hex}.',
  'event.gates-open': 'Nobody defends {hex}.',
  'event.city-taken': 'The {nation} take {hex}.',
  'event.hero': '{hero} stops {leader}.',
  'event.rome-threatened': '{leader} stands before Rome in {hex}, and nobody goes out to meet him.',
}
