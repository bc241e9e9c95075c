import type { Choice } from '@aquila/engine'
import { peopleName } from '../../imperator/names.ts'
import { arrivalLook } from '../../imperator/table/arrival.ts'
import { choiceLook as lookOfSeries } from '../../imperator/table/choices.ts'
import { unitPiece } from '../../imperator/table/counters.ts'
import type { ChoiceLook } from '../../table/index.ts'
import { spqrEnd } from '../data/index.ts'
import { type PeopleId, peopleIds, romanUnitKinds } from '../data/types.ts'
import { comingBySea } from '../rules/movement/landfall.ts'
import { seaways } from '../rules/movement/naval.ts'
import { facesOfDiplomacy, peoplesToWin } from '../rules/peoples/allegiance.ts'
import { isLeader, placeOf, ratingsOf } from '../rules/pieces.ts'
import { spqrAhead } from '../rules/spqr.ts'
import type { Place } from '../rules/state.ts'
import { DESERTERS, enemyLegions } from '../rules/stratagems/desertion.ts'
import { type AleaDecision, isVoyage } from '../rules/tasks.ts'
import { deploymentLook } from './deployment.ts'
import { type AleaInput, factionOf, type Seen } from './position.ts'
import { regionLeft } from './setting-out.ts'
import { leftUndone } from './warnings.ts'

export function choiceLook(seen: Seen, input: AleaInput, choice: Choice): ChoiceLook {
  const { verb, noun } = choice
  if (verb === 'embark' && input.decision !== null && typeof noun === 'string' && !isLeader(seen.data, noun))
    return { all: seen.text('choice.embark-all'), along: ratingsOf(seen.position, noun).strength }
  if (verb === 'recall' && typeof noun === 'string')
    return { as: 'button', remedies: regionLeft(seen, input, noun) ?? '' }
  const task = input.decision?.task
  if (verb === 'to' && isVoyage(input.decision)) return voyageLook(seen, input.decision, noun)
  if (verb === 'stop' && isVoyage(input.decision)) return endOfVoyage(seen, input.decision)
  if (verb === 'diplomacy') return { as: 'button', ...diplomacyLook(seen, input) }
  if (verb === 'desert' && typeof noun === 'string') return desertionLook(seen, input, noun)
  const people = peopleIds.find(each => each === noun)
  if (task === 'diplomacy' && people !== undefined) return embassyLook(seen, input, people)
  if (task === 'naves-must-leave' && typeof noun === 'string' && Object.hasOwn(seen.data.seas, noun))
    return { place: noun, detail: seen.text('choice.adrift') }
  const look = {
    ...lookOfSeries(seen, input, choice, decision => leftUndone(seen, decision, verb)),
    ...deploymentLook(seen, input, choice),
    ...winterLook(seen, input, choice),
  }
  return look.battle === true && endsTheRepublic(seen, input, look.place)
    ? { ...look, danger: seen.text('choice.republic') }
    : look
}

/** AIE-6.3-f: how many legions would be reduced there. */
function desertionLook({ position, text }: Seen, { role }: AleaInput, zone: Place): ChoiceLook {
  const side = factionOf(role)
  if (side === null) return { place: zone }
  const of = enemyLegions(position, zone, side).length
  return { place: zone, detail: text('choice.desertion', { n: Math.min(of, DESERTERS), of }) }
}

/** AIE-9.4-b: how many more of a kind a region raises. To disband a legion is for good, and no default. */
function winterLook(seen: Seen, { decision }: AleaInput, { verb, noun }: Choice): ChoiceLook {
  if (verb === 'disband-a-legion') return { as: 'button', rare: true }
  if (verb === 'raise' && decision?.task === 'pick-recruit') return recruitLook(seen, String(noun))
  if (verb !== 'recruit' || decision?.task !== 'recruit') return {}
  const { data, text } = seen
  const kind = romanUnitKinds.find(each => each === noun)
  const region = data.regionOrder.find(id => id === decision.about?.region)
  if (kind === undefined || region === undefined) return {}
  const raised = Number(decision.about?.[kind] ?? 0)
  const owed = kind === 'legio' ? Number(decision.about?.owed ?? 0) : 0
  const limit = data.regions[region].recruitment[kind]
  return { as: 'button', detail: text('recruit.limit', { n: limit - raised, of: limit, owed }) }
}

/** AIE-9.4-b: what the counter is worth, where several of its kind lie in the Reserve. */
function recruitLook(seen: Seen, unit: string): ChoiceLook {
  const { strength, quality } = unitPiece(seen, unit)
  return { as: 'button', detail: seen.text('recruit.counter', { strength, quality: quality ?? 0 }) }
}

/** AIE-3.4.2-c: what the voyage has cost when it comes there, and whom it would meet: as a march says it. */
function voyageLook(
  seen: Seen,
  decision: AleaDecision<'put-to-sea' | 'voyage'>,
  to: Choice['noun'],
): ChoiceLook {
  const { data, position } = seen
  const { place, spent } = decision.about
  const side = factionOf(decision.role)
  const way = seaways(data, place).find(each => each.to === to)
  if (way === undefined || side === null) return {}
  return arrivalLook(seen, decision.role, {
    ...comingBySea(position, side, decision.about, way.to),
    before: spent,
    spent: spent + way.cost,
    remarks: [],
    passes: Object.hasOwn(data.seas, way.to),
  })
}

/** AIE-7.1-a: enemy ships do not stop a voyage, but they fight whoever ends his among them. */
function endOfVoyage(seen: Seen, { role, about }: AleaDecision<'put-to-sea' | 'voyage'>): ChoiceLook {
  const { place: to, spent, leaders, naves: units } = about
  const arrival = { to, before: spent, spent, leaders, units, crossed: false, remarks: [] } as const
  const { place: _, ...look } = arrivalLook(seen, role, { ...arrival, kind: 'naval' })
  return look.battle === true ? { ...look, as: 'way-on' } : { as: 'way-on' }
}

/** AIE-4.4.2-c: whom the envoys could win over, and the chance of it. */
function diplomacyLook(seen: Seen, { role }: AleaInput): ChoiceLook {
  const { position, data, text } = seen
  const side = factionOf(role)
  if (side === null) return {}
  const chances = peoplesToWin(position).map(people => {
    const n = facesOfDiplomacy(position, side, people)
    return text('choice.embassy', { people: peopleName(seen, data, people), n })
  })
  return { detail: text('choice.envoys', { chances: chances.join(', ') }) }
}

function embassyLook({ position, text }: Seen, { role }: AleaInput, people: PeopleId): ChoiceLook {
  const side = factionOf(role)
  return side === null ? {} : { cost: text('choice.in-ten', { n: facesOfDiplomacy(position, side, people) }) }
}

/** AIE-5.1.1-g: a Faction Leader who fights Romans takes a line from the sum that may keep the Republic alive. */
function endsTheRepublic(seen: Seen, { decision, role }: AleaInput, place: string | undefined): boolean {
  const side = factionOf(role)
  if (decision === null || side === null || seen.view.turn.factionLeaderFoughtRomans) return false
  const fights = seen.view.factionLeaders[side].some(
    leader => decision.about?.leader === leader || placeOf(seen.position, leader) === place,
  )
  return fights && spqrAhead(seen.position).next + 1 >= spqrEnd
}
