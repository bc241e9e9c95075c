import type { ScenarioData } from './data/scenario.ts'

/** Each scenario by itself: nobody waits for the set-ups of wars that he does not play. */
const shipped: { readonly [id: string]: () => Promise<ScenarioData> } = {
  '1': async () => (await import('./data/scenarios/01-the-second-punic-war.ts')).scenario1,
  '2': async () => (await import('./data/scenarios/02-mithridates-and-sulla.ts')).scenario2,
  '3': async () => (await import('./data/scenarios/03-the-first-triumvirate.ts')).scenario3,
  '4': async () => (await import('./data/scenarios/04-caesar-against-pompeius.ts')).scenario4,
  '5': async () => (await import('./data/scenarios/05-antonius-and-octavianus.ts')).scenario5,
  '6': async () => (await import('./data/scenarios/06-the-year-of-the-four-emperors.ts')).scenario6,
  '7': async () => (await import('./data/scenarios/07-trajanus-optimus-princeps.ts')).scenario7,
  '8': async () => (await import('./data/scenarios/08-septimius-severus.ts')).scenario8,
  '9': async () => (await import('./data/scenarios/09-the-crisis-of-the-third-century.ts')).scenario9,
  '10': async () => (await import('./data/scenarios/10-the-fall-of-the-tetrarchy.ts')).scenario10,
  '11': async () => (await import('./data/scenarios/11-constantius-and-julianus.ts')).scenario11,
  '12': async () => (await import('./data/scenarios/12-the-gothic-war.ts')).scenario12,
  '13': async () => (await import('./data/scenarios/13-stilicho-and-alaricus.ts')).scenario13,
  '14': async () => (await import('./data/scenarios/14-the-rhine-frontier-breaks.ts')).scenario14,
  '15': async () => (await import('./data/scenarios/15-aetius-and-bonifacius.ts')).scenario15,
  '16': async () => (await import('./data/scenarios/16-attila.ts')).scenario16,
  '17': async () => (await import('./data/scenarios/17-justinianus-and-the-reconquest.ts')).scenario17,
  '18': async () => (await import('./data/scenarios/18-the-hellenistic-coalition.ts')).scenario18,
  '19': async () => (await import('./data/scenarios/19-the-principate-divided.ts')).scenario19,
  '20': async () => (await import('./data/scenarios/20-the-expansion-of-rome.ts')).scenario20,
}

export function fetchScenarios(ids: readonly string[]): Promise<ScenarioData[]> {
  return Promise.all(ids.flatMap(id => shipped[id]?.() ?? []))
}
