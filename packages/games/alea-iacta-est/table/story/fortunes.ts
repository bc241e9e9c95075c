import { battleFacts, type Fought } from '../../../imperator/table/story/battles.ts'
import { fortunesFrom } from '../../../imperator/table/story/fortunes.ts'
import type { Fortunes, StoryInput } from '../../../table/index.ts'
import type { AleaData } from '../../data/index.ts'
import type { AleaSpeech } from '../../messages/index.ts'
import type { SeenAleaEvent } from '../../rules/events/index.ts'
import { yearsOf } from './facts.ts'
import { Voice } from './voice.ts'

/** Battles won and evasions that came off, against the chances they had by the rules. */
export function fortunesOf(
  speech: AleaSpeech,
  { data, log, roles }: StoryInput<AleaData, SeenAleaEvent>,
): Fortunes {
  const voice = new Voice(speech, data)
  const fought = yearsOf(log).flatMap(({ bc, events }) =>
    events
      .filter(event => event.kind === 'battle')
      .map((event): Fought => ({ year: bc, battle: battleFacts(data, event, [], []) })),
  )
  const teller = {
    battles: voice.say('luck.battles'),
    evasions: voice.say('luck.evasions'),
    // AIE-8.2-a: the d10, from 0 to 9, must show less than a number.
    slipsAway: (below: number) => Math.max(0, Math.min(10, below)) / 10,
    boldest: ({ year, battle: { zone, winner, chance } }: Fought) =>
      voice.sentence('luck.boldest', {
        place: voice.at(zone),
        year,
        side: voice.side(winner),
        chances: voice.say('chances', { n: chance }),
      }),
  }
  return fortunesFrom(
    teller,
    roles,
    fought,
    log.filter(event => event.kind === 'evasion'),
  )
}
