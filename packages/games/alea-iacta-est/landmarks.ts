import type { Landmark } from '@aquila/engine'
import type { AleaEventKind, SeenAleaEvent } from './rules/events/index.ts'
import { causes } from './rules/fate.ts'
import { aleaData } from './rules/series.ts'

/** What random and scripted matches must come upon: each stratagem, each event, each branch of succession and coup. */

const stratagems = Object.keys(aleaData.stratagems).map(id =>
  landmark('stratagems', id, ({ kind, data }) => kind === 'stratagem' && data.stratagem === id),
)

const events = Object.values(aleaData.events).map(({ number, id }) =>
  landmark('events', `${number} ${id}`, ({ kind, data }) => kind === 'event' && data.number === number),
)

const deaths = causes.map(cause =>
  landmark('deaths of leaders', cause, ({ kind, data }) => kind === 'leader-dies' && data.cause === cause),
)

/** The branches of AIE-3.5.2, AIE-3.5.3 and AIE-3.6: what is told, under which rule, and about whom where it matters. */
const succession = [
  branch('a Pretender takes the place of the man he has beaten', 'faction-leader', 'AIE-3.5.2-a'),
  branch('the second Faction Leader is left', 'leads-alone', 'AIE-3.5.2-b'),
  branch('a leader of standing is chosen', 'faction-leader', 'AIE-3.5.2-c'),
  branch('Caesar is followed by M. Antonius', 'faction-leader', 'AIE-3.5.2-d', 'm-antonius'),
  branch('and by Octavianus', 'faction-leader', 'AIE-3.5.2-d', 'octavianus'),
  branch('M. Brutus comes over when Pompeius is gone', 'leader-changes-side', 'AIE-3.5.2-e', 'm-brutus'),
  branch('Cassius comes over when Pompeius is gone', 'leader-changes-side', 'AIE-3.5.2-e', 'cassius'),
  branch('a second Faction Leader is named', 'faction-leader', 'AIE-2.D-d'),
  branch('nobody dares to touch Caesar', 'no-attempt-on-caesar', 'AIE-3.5.3-a'),
  branch('the attempt on Caesar fails', 'attempt-fails', 'AIE-3.5.3-c'),
  branch('Caesar is murdered', 'attempt-succeeds', 'AIE-3.5.3-c'),
  branch('a conspirator leaves the Caesarians', 'leader-changes-side', 'AIE-3.5.3-d'),
  branch('an army divides over the murder', 'army-divides', 'AIE-3.5.3-f'),
  branch('M. Antonius leads the Republicans', 'faction-leader', 'AIE-3.5.3-j', 'm-antonius'),
  branch('legions go with him to Alexandria', 'to-alexandria', 'AIE-3.5.3-k'),
  branch('a coup is not validated', 'coup-fails', 'AIE-3.6.2-a'),
  branch('a coup is validated', 'coup-validated', 'AIE-3.6.2-a'),
  branch('the companions of a Pretender follow him', 'leader-changes-side', 'AIE-3.6.3-a'),
  branch('a zone joins a coup', 'zone-unfaithful', 'AIE-3.6.3-b'),
  branch('a zone stays faithful', 'zone-faithful', 'AIE-3.6.3-b'),
  branch('the army of a beaten Faction Leader goes over', 'leader-changes-side', 'AIE-3.6.4-c'),
  branch('a Pretender has beaten the last Faction Leader', 'coup-succeeds', 'AIE-3.6.4-a'),
  branch('the players change factions', 'factions-change', 'AIE-5.1.2-a'),
  branch('a Pretender will not be Triumvir', 'triumvir-refuses', 'AIE-3.6.5-a'),
  branch('a Pretender becomes Triumvir', 'triumvir', 'AIE-3.6.5-b'),
  branch('a Triumvirate ends', 'triumvir-rallied', 'AIE-3.6.5-c'),
  branch('a companion of a Triumvir changes sides', 'leader-changes-side', 'AIE-6.4-c'),
]

export const landmarks: readonly Landmark[] = [...stratagems, ...events, ...succession, ...deaths]

function branch(name: string, kind: AleaEventKind, rule: string, leader?: string): Landmark {
  const isMet = (event: SeenAleaEvent) =>
    event.kind === kind && event.rule === rule && (leader === undefined || isAbout(event, leader))
  return landmark('branches of succession', name, isMet)
}

function isAbout({ data }: SeenAleaEvent, leader: string): boolean {
  return 'leader' in data && data.leader === leader
}

function landmark(group: string, name: string, isMet: (event: SeenAleaEvent) => boolean): Landmark {
  return { group, name, isMet }
}
