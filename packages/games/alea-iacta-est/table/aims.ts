import type { Result } from '@aquila/engine'
import { regionName } from '../../imperator/names.ts'
import { askedAtYearsEnd, isOver, metOf, sayWinner, sidesFor } from '../../imperator/table/aims.ts'
import { sideName } from '../../imperator/table/dress.ts'
import type { Aims, SideAims, Standing, SuddenEnd, Way } from '../../table/index.ts'
import { type FactionId, spqrEnd, type VictoryLevel } from '../data/index.ts'
import { resultAsThingsStand, withControlChecked } from '../rules/as-things-stand.ts'
import { phases } from '../rules/sequence.ts'
import { regionsOf, resultOf, ruleOfVictory, victoryOf } from '../rules/victory.ts'
import { aimsAtRegions } from './aims-at-regions.ts'
import { aimsAtScore, handicapAim, signed } from './aims-at-score.ts'
import { kitOf } from './dress.ts'
import { type AleaInput, factionOf, type Seen } from './position.ts'
import { nameOfSide, type Read, whoIs, yearOfEnd } from './read-aims.ts'

/** How a scenario is won (AIE-SC): regions at its end, or the score. */

/** From here on the end of the Republic is near. */
const NEAR_DEATH = 4

/** `spqrNext`: where SPQR will stand at the end of the year if nothing changes. */
export function aimsOf(seen: Seen, input: AleaInput, spqrNext: number): Aims {
  const { phase } = input
  // Control is read once a year: before anybody is placed it is that of the scenario, in winter that of the year.
  const isRead = phase.startsWith('deployment') || isOver(phases, 'F.regions', phase)
  const checked = isRead ? seen.position : withControlChecked(seen.position)
  const read: Read = {
    seen,
    input,
    checked,
    asked: askedAtYearsEnd(seen),
    whoIs: side => whoIs(seen, side),
  }
  const { text } = seen
  const victory = victoryOf(checked)
  const byRegions = victory.kind === 'regions'
  return {
    sides: sidesFor(seen, input.role).flatMap(role => {
      const side = factionOf(role)
      return side === null ? [] : [sideAims(read, side)]
    }),
    now: standingOf(
      read,
      resultAsThingsStand(checked, isOver(phases, 'F.republic', phase) ? seen.view.spqr : spqrNext),
    ),
    atOnce: [republic(seen, spqrNext), ...(byRegions ? [] : levelsAtOnce(seen, victory.levels))],
    otherwise: byRegions
      ? text('aims.otherwise')
      : victory.caesarianFrom > 1
        ? text('aims.score.draw', { most: signed(victory.caesarianFrom - 1) })
        : text('aims.score.level'),
    ...(byRegions ? { aside: { text: text('aims.aside'), rule: ruleOfVictory(checked) } } : {}),
  }
}

function sideAims(read: Read, side: FactionId): SideAims {
  const { seen, checked } = read
  const victory = victoryOf(checked)
  const way =
    victory.kind === 'regions'
      ? regionsWay(read, [...aimsAtRegions(read, side, victory.goals[side]), ...handicapAim(read, side)])
      : aimsAtScore(read, side, victory)
  return { role: side, kit: kitOf(side), name: nameOfSide(seen, side) ?? sideName(seen, side), ways: [way] }
}

function regionsWay({ seen, checked }: Read, aims: Way['aims']): Way {
  return {
    words: seen.text('aims.words.all', { n: aims.length, year: yearOfEnd(seen) }),
    rule: ruleOfVictory(checked),
    aims,
    got: metOf(aims),
    of: aims.length,
  }
}

function standingOf(read: Read, result: Result): Standing {
  const { seen } = read
  const { text } = seen
  const asked = text('aims.end', { year: yearOfEnd(seen) })
  if (result.outcome === 'republic-dead')
    return { result, asked, text: text('aims.now.dead'), future: text('aims.future.dead') }
  const change = changeOf(read, result)
  const said = sayWinner(read, factionOf(result.winners[0] ?? null))
  return { result, asked, ...said, ...(change === null ? {} : { change }) }
}

/** The regions each of which alone would make the reader's end a better one. */
function changeOf({ seen, input, checked }: Read, result: Result): string | null {
  const side = factionOf(input.role)
  if (side === null || victoryOf(checked).kind !== 'regions') return null
  const mine = regionsOf(checked, side)
  const others = seen.data.regionOrder.filter(region => !mine.includes(region))
  const worth = (region: (typeof others)[number]): number => {
    const { state } = checked
    return worthTo(
      side,
      resultOf({ ...checked, state: { ...state, regions: { ...state.regions, [region]: side } } }),
    )
  }
  const best = Math.max(worthTo(side, result), ...others.map(worth))
  if (best <= worthTo(side, result)) return null
  const regions = others.filter(region => worth(region) === best).map(id => regionName(seen, seen.data, id))
  return seen.text(best === WON ? 'aims.change.win' : 'aims.change.draw', { regions })
}

const WON = 2

function worthTo(side: FactionId, { winners }: Result): number {
  return winners.length === 0 ? 1 : winners.includes(side) ? WON : 0
}

/** AIE-5.1.1-i */
function republic({ view, text }: Seen, next: number): SuddenEnd {
  return {
    id: 'republic',
    title: text('aims.republic'),
    text: text('aims.republic.text', { now: view.spqr, next: next === view.spqr ? 'same' : String(next) }),
    rule: 'AIE-5.1.1-i',
    gauge: { kind: 'steps', label: text('spqr'), value: view.spqr, of: spqrEnd, next },
    danger: Math.max(view.spqr, next) >= NEAR_DEATH,
  }
}

/** AIE-S1-e */
function levelsAtOnce({ view, text }: Seen, levels: readonly VictoryLevel[]): SuddenEnd[] {
  return levels
    .filter(({ endsGame }) => endsGame)
    .map(({ name, above }) => ({
      id: name,
      title: text('aims.definitive'),
      text: text('aims.definitive.text', { above, lead: Math.abs(view.score) }),
      rule: 'AIE-S1-e',
      danger: Math.abs(view.score) > above - NEAR_LEVEL,
    }))
}

/** So many points short of it, a victory at once is near. */
const NEAR_LEVEL = 10
