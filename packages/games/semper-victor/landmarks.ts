import type { Landmark } from '@aquila/engine'
import type { SeenSemperEvent, SemperEventKind } from './rules/events/index.ts'
import { deaths as causes } from './rules/fate.ts'
import { semperData } from './rules/series.ts'

/** What recorded and random matches must come upon: each stratagem, each event, each case of succession and end of a usurpation. */

const stratagems = Object.keys(semperData.stratagems).map(id =>
  landmark('stratagems', id, ({ kind, data }) => kind === 'stratagem' && data.stratagem === id),
)

const events = Object.values(semperData.events).map(({ number, id }) =>
  landmark('events', `${number} ${id}`, ({ kind, data }) => kind === 'event' && data.number === number),
)

const deaths = Object.keys(causes).map(cause =>
  landmark('deaths of leaders', cause, ({ kind, data }) => kind === 'leader-dies' && data.cause === cause),
)

/** The cases of SV-3.5.2 and SV-5, and the beginnings and ends of SV-3.6. */
const succession = [
  branch('the other Augustus follows Primus', 'enthroned', 'SV-3.5.2-C'),
  branch('the only Caesar follows Primus', 'enthroned', 'SV-3.5.2-D'),
  branch('the better of two Caesars follows Primus', 'enthroned', 'SV-3.5.2-E'),
  branch('the Secondus Augustus becomes Primus Augustus', 'enthroned', 'SV-3.5.2-F'),
  branch('a general becomes Primus Augustus', 'enthroned', 'SV-3.5.2-G'),
  branch('somebody follows the Secondus Augustus', 'enthroned', 'SV-3.5.2-H'),
  branch('a general without a throne rises', 'usurper', 'SV-3.6.2-A'),
  branch('a companion leaves him', 'companion-leaves', 'SV-3.5.2-J'),
  branch('a companion stays', 'companion-stays', 'SV-3.5.2-J'),
  branch('the players exchange their roles', 'roles-change', 'SV-5-B'),
  branch('a Caesar becomes Secondus Augustus', 'enthroned', 'SV-5-E'),
  branch('Primus refuses a nomination', 'refused', 'SV-3.5.1-H'),
  branch('a surplus emperor goes', 'exiled', 'SV-3.5.4-C'),
]

const usurpations = [
  end('a stratagem makes a Usurper', 'usurper', 'SV-3.6.2-D'),
  end('he is not proclaimed', 'usurpation-fails', 'SV-3.6.2-E'),
  end('his companions join him', 'joins-usurper', 'SV-3.6.3-A'),
  end('a zone joins him', 'zone-disloyal', 'SV-3.6.3-B'),
  end('a zone stays loyal', 'zone-loyal', 'SV-3.6.3-B'),
  end('the revolt spreads', 'usurpation-spreads', 'SV-3.6.3-D'),
  end('the revolt is contained', 'usurpation-contained', 'SV-3.6.3-D'),
  end('units are won on the march', 'rallied', 'SV-3.6.3-E'),
  end('units are not won', 'not-rallied', 'SV-3.6.3-E'),
  end('a Usurper becomes Primus Augustus', 'enthroned', 'SV-3.6.4-D'),
  end('a Usurper against Secondus is rewarded', 'named', 'SV-3.6.4-E'),
  end('a usurpation collapses', 'usurpation-over', 'SV-3.6.4-F'),
]

export const landmarks: readonly Landmark[] = [
  ...stratagems,
  ...events,
  ...succession,
  ...usurpations,
  ...deaths,
]

function branch(name: string, kind: SemperEventKind, rule: string): Landmark {
  return landmark('cases of succession', name, event => event.kind === kind && event.rule === rule)
}

function end(name: string, kind: SemperEventKind, rule: string): Landmark {
  return landmark('usurpations', name, event => event.kind === kind && event.rule === rule)
}

function landmark(group: string, name: string, isMet: (event: SeenSemperEvent) => boolean): Landmark {
  return { group, name, isMet }
}
