import type { PowerKind } from './scenario.ts'

/** RV-17.1-b: how much of a Power's cavalry is heavy at the start, in per cent. */
const byPower: Readonly<Record<string, number>> = {
  eastern_roman_empire: 70,
  western_roman_empire: 40,
  armenia: 60,
  pontus: 60,
  visigothi: 60,
  hunni: 30,
  macedonia: 70,
  ostrogothi: 100,
  parthia: 40,
  persia: 80,
  vandali: 80,
  sarmatia: 90,
}

const OTHERS = 50

/** RV-17.1-b: Rome has none before Scenario 7 and in 18 and 20, half in 7, 8 and 19, three quarters in 9 to 11. */
export function heavyCavalryShare(scenario: number, power: string, kind: PowerKind): number {
  const named = byPower[power]
  if (named !== undefined) return named
  if (kind !== 'roman') return OTHERS
  if (scenario <= 6 || scenario === 18 || scenario === 20) return 0
  return scenario >= 9 && scenario <= 11 ? 75 : OTHERS
}
