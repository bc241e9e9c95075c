import type { Role, RuleId } from '@aquila/engine'
import type { Aim, AimState, PlaceId } from '../../table/index.ts'
import { areaAt, numberOfArea, type Objective, provincesOf } from '../data/index.ts'
import { nameOf, nameOfPower } from '../names.ts'
import { castOf } from '../rules/cast.ts'
import { controlOf, provincesControlledBy } from '../rules/control.ts'
import { someLandUnit } from '../rules/pieces.ts'
import { isSameSide } from '../rules/powers.ts'
import { progressOf } from '../rules/victory.ts'
import { kitOfPower } from './dress.ts'
import { areaIn, type RomaInput, type Seen } from './position.ts'

/** RV-4.41 to RV-4.45: one objective of a Power as an aim. */

/** Whose objective it is, and who looks. */
export interface Asker {
  readonly seen: Seen
  readonly input: RomaInput
  readonly role: Role
  readonly power: number
}

export function objectiveAim(asker: Asker, objective: Objective): Aim {
  const { seen, power } = asker
  const { got, of } = progressOf(seen.position, power, objective)
  const drawn = drawnOf(asker, objective)
  const met = got >= of
  const { text } = seen
  const deed = drawn.owner === undefined ? 'reach' : met ? 'keep' : 'take'
  return {
    id: `${asker.role}-${drawn.id}`,
    role: asker.role,
    name: drawn.name,
    deed,
    words: deed === 'reach' ? drawn.name : text(`aims.${deed}`, { what: drawn.name }),
    state: stateOf(asker, met, drawn.places),
    met,
    missing: of - got,
    holder: drawn.owner === undefined || drawn.owner === null ? null : kitOfPower(seen.position, drawn.owner),
    ...(drawn.owner === undefined
      ? {}
      : {
          held: text('aims.held', {
            side: drawn.owner === null ? null : nameOfPower(seen, seen.position, drawn.owner),
          }),
        }),
    conditions: [{ text: drawn.condition, have: got, need: of, rule: drawn.rule }],
    asked: text('aims.asked', { turn: castOf(seen.position).scenario.turns }),
    places: drawn.places,
    rule: drawn.rule,
  }
}

interface Drawn {
  readonly id: string
  readonly name: string
  readonly condition: string
  /** Who holds it; left out: nobody can. */
  readonly owner?: number | null
  readonly places: readonly PlaceId[]
  readonly rule: RuleId
}

function drawnOf({ seen, power }: Asker, objective: Objective): Drawn {
  const { position, data, messages, text } = seen
  const { state } = position
  switch (objective.kind) {
    case 'province': {
      const id = objective.value
      return {
        id,
        name: nameOf(seen, data, id),
        condition: text('aims.garrison'),
        owner: controlOf(state, numberOfArea(id)),
        places: [id],
        rule: 'RV-4.41-a',
      }
    }
    case 'region':
      return {
        id: `region-${objective.value}`,
        name: text('aim.region', { region: messages.say(`region.${objective.value}`) }),
        condition: text('aims.most'),
        places: (provincesOf.get(objective.value) ?? []).map(area => areaAt(area).id),
        rule: 'RV-4.43-a',
      }
    case 'provinces':
      return {
        id: 'provinces',
        name: text('aim.provinces', { n: objective.value }),
        condition: text('aims.provinces'),
        places: provincesControlledBy(state, power).map(area => areaAt(area).id),
        rule: 'RV-4.42-a',
      }
    case 'eliminate':
      return {
        id: `eliminate-${objective.value}`,
        name: text('aim.eliminate', { leader: nameOf(seen, data, objective.value) }),
        condition: text('aims.lost', { leader: nameOf(seen, data, objective.value) }),
        places: state.leaders
          .filter(({ name }) => name === objective.value)
          .map(({ area }) => areaAt(area).id),
        rule: 'RV-4.44-a',
      }
    case 'sole-supreme':
      return {
        id: 'sole-supreme',
        name: text('aims.sole'),
        condition: text('aims.sole.words'),
        places: [],
        rule: 'RV-4.45-a',
      }
  }
}

/** RV-16.14-a: who plays alone is after a number of Provinces. */
export function levelAim(
  seen: Seen,
  role: Role,
  power: number,
  { got, of }: { readonly got: number; readonly of: number },
): Aim {
  const { position, text } = seen
  const met = got >= of
  const name = text('aims.provinces.level', { n: of })
  return {
    id: `${role}-provinces`,
    role,
    name,
    deed: 'reach',
    words: name,
    state: met ? 'met' : of - got <= FEW ? 'near' : 'open',
    met,
    missing: Math.max(0, of - got),
    holder: null,
    conditions: [{ text: text('aims.provinces'), have: got, need: of, rule: 'RV-16.14-a' }],
    asked: text('aims.asked', { turn: castOf(position).scenario.turns }),
    places: provincesControlledBy(position.state, power).map(area => areaAt(area).id),
    rule: 'RV-16.41-a',
  }
}

/** So many Provinces are one campaign. */
const FEW = 2

/** Near: the army is there already, or the question is about it. In danger: somebody else's army is there. */
function stateOf({ seen, input, power }: Asker, met: boolean, places: readonly PlaceId[]): AimState {
  const { state } = seen.position
  const [only, ...more] = places
  if (only === undefined || more.length > 0) return met ? 'met' : 'open'
  const area = numberOfArea(only)
  if (met) {
    const threatened = someLandUnit(state, area, unit => !isSameSide(state, unit.power, power))
    return threatened ? 'danger' : 'met'
  }
  const { area: asked } = { area: undefined, ...input.decision?.about }
  const concerned = typeof asked === 'string' && areaIn(asked) === only
  return concerned || someLandUnit(state, area, unit => unit.power === power) ? 'near' : 'open'
}
