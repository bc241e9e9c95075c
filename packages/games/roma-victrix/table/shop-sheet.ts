import type { Shop, ShopGood, ShopPage, UnitPiece } from '../../table/index.ts'
import { areaAt, type UnitKindId } from '../data/index.ts'
import { kindName, nameOf } from '../names.ts'
import { goodsIn, goodsNamed } from '../rules/economy/goods.ts'
import {
  costOf,
  kindsRaised,
  mayRaiseIn,
  placeAllows,
  rebuildCostOf,
  recruitingLeaders,
} from '../rules/economy/recruits.ts'
import { withinRating } from '../rules/odds/rolls.ts'
import { capitalProvince } from '../rules/paths.ts'
import { bestLeader, leaderNoun, powerAt } from '../rules/pieces.ts'
import { powerId, powerNamed } from '../rules/powers.ts'
import type { Leader } from '../rules/state.ts'
import type { RomaDecision } from '../rules/tasks.ts'
import { leaderPiece, unitDrawn } from './counters.ts'
import { kitOfPower } from './dress.ts'
import type { RomaInput, Seen } from './position.ts'
import { leftThere, ordersIn } from './shop.ts'

type Raising = RomaDecision<'new-units'>

/** Who buys, and what he is asked. */
interface Buyer {
  readonly seen: Seen
  readonly decision: Raising
  readonly power: number
}

/** C3 as one sheet (RV-9.11-a): a page for the Capital, for each Leader who could recruit, and for each port with Fleets. */
export function shopOf(seen: Seen, { decision, role }: RomaInput): Shop | null {
  if (decision?.task !== 'new-units' || decision.role !== role) return null
  const { position, text } = seen
  const power = powerNamed(position, decision.about.power)
  const buyer = { seen, decision, power }
  const spent = powerAt(position.state, power).treasury - decision.about.treasury
  return {
    kit: kitOfPower(position, power),
    pages: pagesOf(buyer),
    orders: ordersIn(decision).map(({ verb, noun }) => ({ verb, noun })),
    spent: text('shop.spent', { n: spent }),
    left: text('shop.left', { n: decision.about.treasury }),
    notes: [
      { text: text('shop.limits'), rule: 'RV-9.15-a' },
      { text: text('shop.secret'), rule: 'RV-6.2-b' },
    ],
  }
}

function pagesOf(buyer: Buyer): ShopPage[] {
  const { seen, decision, power } = buyer
  const { position } = seen
  const capital = capitalProvince(position, power)
  const pages: ShopPage[] = []
  if (capital !== null) pages.push(capitalPage(buyer, capital))
  const byPlace = Map.groupBy(recruitingLeaders(position, power), ({ area }) => area)
  for (const [area, leaders] of byPlace) pages.push(leadersPage(buyer, area, leaders))
  const worked = new Set(
    [...decision.choices.map(({ noun }) => noun), ...ordersIn(decision).map(({ noun }) => noun)].flatMap(
      noun => goodsNamed(noun)?.area ?? [],
    ),
  )
  for (const area of worked)
    if (!pages.some(({ place }) => place === areaAt(area).id))
      pages.push({ ...pageOf(buyer, area, null), note: seen.text('shop.works') })
  return pages
}

function capitalPage(buyer: Buyer, area: number): ShopPage {
  const { seen, power } = buyer
  const isOpen = mayRaiseIn(seen.position, power, area)
  const kinds = isOpen ? kindsRaised(seen.position, power, true) : null
  return { ...pageOf(buyer, area, kinds), note: seen.text(isOpen ? 'shop.capital' : 'shop.capital-shut') }
}

/** RV-9.12-a, RV-9.13-a, RV-9.14-a: a Leader opens his Province, and rolls when all are done. */
function leadersPage(buyer: Buyer, area: number, leaders: readonly Leader[]): ShopPage {
  const { seen, decision, power } = buyer
  const { position, text } = seen
  const recruits = (leader: Leader) =>
    ordersIn(decision).some(({ verb, noun }) => verb === 'recruit' && noun === leaderNoun(leader))
  const recruiters = leaders.filter(recruits)
  const kinds =
    recruiters.length === 0
      ? null
      : kindsRaised(
          position,
          power,
          recruiters.some(({ supreme }) => supreme),
        )
  const best = bestLeader(leaders)
  return {
    ...pageOf(buyer, area, kinds),
    note: text('shop.leader', {
      all: String(leaders.some(({ supreme }) => supreme)),
      n: chanceOf(best?.rating ?? 0),
    }),
    leaders: leaders.map(leader => leaderPiece(seen, position, leader)),
    openings: leaders
      .filter(leader => !recruits(leader))
      .map(leader => ({
        choice: { verb: 'recruit', noun: leaderNoun(leader) },
        text: text('shop.open', { leader: nameOf(seen, seen.data, leaderNoun(leader)) }),
        danger: text('shop.open-danger', { n: 6 - chanceOf(leader.rating) }),
      })),
  }
}

function chanceOf(rating: number): number {
  return [1, 2, 3, 4, 5, 6].filter(die => withinRating(die, rating)).length
}

/** `kinds`: what is raised there; null: nothing, or not yet. */
function pageOf(buyer: Buyer, area: number, kinds: readonly UnitKindId[] | null): ShopPage {
  const { seen } = buyer
  const { position } = seen
  return {
    place: areaAt(area).id,
    name: nameOf(seen, seen.data, areaAt(area).id),
    note: '',
    leaders: [],
    openings: [],
    goods: (kinds ?? [])
      .filter(kind => placeAllows(position, kind, area))
      .map(kind => good(buyer, area, kind, 'create')),
    works: (['rebuild', 'convert', 'merge'] as const).flatMap(verb =>
      worksOn(buyer, area, verb).map(kind => good(buyer, area, kind, verb)),
    ),
  }
}

type Work = 'create' | 'rebuild' | 'convert' | 'merge'

/** What is offered or was ordered of a work in a Province. */
function worksOn({ decision }: Buyer, area: number, verb: Work): UnitKindId[] {
  const found = [...decision.choices, ...ordersIn(decision)].flatMap(each => {
    const goods = each.verb === verb ? goodsNamed(each.noun) : undefined
    return goods?.area === area ? [goods.kind] : []
  })
  return [...new Set(found)]
}

function good(buyer: Buyer, area: number, kind: UnitKindId, verb: Work): ShopGood {
  const { seen, decision, power } = buyer
  const { position, text } = seen
  const choice = goodsIn(area, kind)[verb]
  const ordered = ordersIn(decision).filter(each => each.verb === verb && each.noun === choice.noun).length
  const price =
    verb === 'create' ? costOf(position, kind) : verb === 'rebuild' ? rebuildCostOf(position, kind) : 0
  const quota = verb === 'create' ? leftThere(seen, decision, areaAt(area).id, kind) : null
  const isOffered = decision.choices.some(each => each.verb === verb && each.noun === choice.noun)
  const drawn = (reduced: boolean, of: UnitKindId = kind): UnitPiece =>
    drawnUnit(seen, power, of, reduced, `${choice.noun} ${verb} ${reduced}`)
  return {
    // RV-9.3-a: of a Fleet only Auxilia are made at full strength.
    unit: drawn(verb === 'convert' && kind !== 'aux'),
    from: {
      create: [],
      rebuild: [drawn(true)],
      convert: [drawn(false, 'flt')],
      merge: [drawn(true), drawn(true)],
    }[verb],
    choice,
    price: price === 0 ? text('shop.free') : text('cost.money', { n: price }),
    ordered,
    of: quota === null ? null : ordered + quota,
    why: isOffered ? null : whyNoMore(buyer, kind, quota, price),
  }
}

function whyNoMore({ seen, decision }: Buyer, kind: UnitKindId, quota: number | null, price: number): string {
  const { text } = seen
  const reason =
    quota !== null && quota <= 0
      ? 'quota'
      : price > decision.about.treasury
        ? 'money'
        : quota === null
          ? 'none'
          : 'counters'
  return text('shop.no-more', { reason, kind: kindName(seen, seen.data, kind), n: price })
}

function drawnUnit(seen: Seen, power: number, kind: UnitKindId, reduced: boolean, id: string): UnitPiece {
  const told = {
    id: 0,
    kind,
    power: powerId(seen.position, power),
    reduced,
    where: 'field',
    spent: false,
  } as const
  return { ...unitDrawn(seen, seen.data, told, kitOfPower(seen.position, power)), id }
}
