import type { Source } from './map.ts'

/** RV-15.0-a: what the players agree on before play. The first value is the default. */
export interface RomaOption {
  readonly id: string
  readonly values: readonly string[]
  readonly rule: string
  readonly source: Source
}

function onOff(id: string, rule: string): RomaOption {
  return { id, values: ['off', 'on'], rule, source: 'rulebook' }
}

export const options: readonly RomaOption[] = [
  { id: 'length', values: ['fixed', 'sudden-death'], rule: 'RV-4.31-a', source: 'rulebook' },
  onOff('agreed-length', 'RV-4.34-a'),
  onOff('defection', 'RV-8.23-opt'),
  onOff('leader-draw', 'RV-15.1-a'),
  onOff('everyone-pays', 'RV-15.2-a'),
  onOff('leaders-raise-all', 'RV-15.3-a'),
  onOff('no-unnamed', 'RV-15.4-a'),
  onOff('no-auxilia', 'RV-15.6-a'),
  onOff('minor-capitals', 'RV-15.7-a'),
  onOff('card-on-one', 'RV-15.81-a'),
  onOff('card-for-region', 'RV-15.82-a'),
  onOff('card-for-money', 'RV-15.83-a'),
  onOff('heavy-cavalry', 'RV-17.1-a'),
  onOff('roman-roads', 'RV-17.4-a'),
]
