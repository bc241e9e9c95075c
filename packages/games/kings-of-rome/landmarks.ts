import type { Landmark } from '@aquila/engine'
import { type Face, kingsData } from './data/index.ts'
import type { KingsEventKind, SeenKingsEvent } from './rules/events.ts'

/** What random and recorded matches must come upon: each special chit, each reaction, each way a battle or a city ends. */

const specialChits = Object.keys(kingsData.events).map(id =>
  landmark('special chits', id, event => event.kind === 'event' && event.data.event === id),
)

/** Chits that are not the same from both containers: KOR-EVT-1 to KOR-EVT-8. */
const faces = Object.values(kingsData.events)
  .filter(({ effect }) => effect !== 'war')
  .flatMap(({ id }) =>
    (['roman', 'hostile'] as const).map(from =>
      landmark(
        'special chits by container',
        `${id} ${from}`,
        event => event.kind === 'event' && event.data.event === id && event.data.from === from,
      ),
    ),
  )

const reactions = [
  ...(['military', 'revolts', 'ambush', 'betrayal'] as const).map(reaction =>
    landmark('reactions', reaction, event => event.kind === 'reaction' && event.data.reaction === reaction),
  ),
  ruled('reactions', 'an army stands: Military first', 'reaction', 'KOR-HR-1'),
  ruled('reactions', 'loose units join a leader', 'gathers', 'KOR-REV-1'),
  ruled('reactions', 'loose units go to a city', 'withdraws', 'KOR-REV-1'),
  ruled('reactions', 'a chit is drawn', 'draw', 'KOR-REV-1'),
  ruled('reactions', 'an army before Rome', 'rome-threatened', 'KOR-MIL-1'),
]

const battles = [
  ...(['action', 'military', 'ambush', 'sortie'] as const).map(battle =>
    landmark('battles', battle, event => event.kind === 'battle-begins' && event.data.battle === battle),
  ),
  ...(['combat', 'driven-off'] as const).flatMap(how =>
    (['roman', 'hostile'] as const).map(winner => outcome(`${winner} victory, ${how}`, how, winner)),
  ),
  outcome('equal losses', 'combat', null),
  outcome('the armies part', 'parted', null),
  landmark('battles', 'an army is wiped out', event => event.kind === 'battle-track' && event.data.destroyed),
]

/** KOR-LEAD-3 */
const captures = (['captive', 'hostile', 'roman'] as const).map(reverse =>
  landmark(
    'captured leaders',
    reverse,
    event => event.kind === 'leader-taken' && event.data.reverse === reverse,
  ),
)

const cities = [
  ruled('cities', 'won by siege', 'garrison-turned', 'KOR-SIEGE-3'),
  ruled('cities', 'won by pillage', 'garrison-turned', 'KOR-PIL-4'),
  ruled('cities', 'won by gold', 'held', 'KOR-COR-3'),
  ruled('cities', 'occupied', 'held', 'KOR-PIL-9'),
  ruled('cities', 'lost by betrayal', 'garrison-turned', 'KOR-BET-3'),
  ruled('cities', 'lost to an army', 'city-taken', 'KOR-MIL-1'),
  ruled('cities', 'taken by another people', 'city-taken', 'KOR-MIL-3'),
]

const kings = [
  ruled('kings', 'the gods consent', 'inauguratio', 'KOR-ING-1'),
  ruled('kings', 'the gods refuse', 'inauguratio', 'KOR-ING-2'),
  ruled('kings', 'a king falls', 'interrex', 'KOR-DUEL-4'),
  landmark('kings', 'a mission fulfilled', event => event.kind === 'mission' && event.data.fulfilled),
  landmark('kings', 'a mission failed', event => event.kind === 'mission' && !event.data.fulfilled),
]

export const landmarks: readonly Landmark[] = [
  ...specialChits,
  ...faces,
  ...reactions,
  ...battles,
  ...captures,
  ...cities,
  ...kings,
]

function outcome(
  name: string,
  how: SeenKingsEvent<'battle-result'>['data']['how'],
  winner: Face | null,
): Landmark {
  return landmark(
    'battles',
    name,
    event => event.kind === 'battle-result' && event.data.how === how && event.data.winner === winner,
  )
}

function ruled(group: string, name: string, kind: KingsEventKind, rule: string): Landmark {
  return landmark(group, name, event => event.kind === kind && event.rule === rule)
}

function landmark(group: string, name: string, isMet: (event: SeenKingsEvent) => boolean): Landmark {
  return { group, name, isMet }
}
