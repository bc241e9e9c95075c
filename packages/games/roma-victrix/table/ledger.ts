import type { Panel, PanelLine, PanelSection } from '../../table/index.ts'
import { areaAt } from '../data/index.ts'
import { kindName, nameOf } from '../names.ts'
import { chargedUnits, maintenanceOf } from '../rules/economy/maintenance.ts'
import { type Yield, yieldsOf } from '../rules/economy/money-ways.ts'
import { incomeOf, ownCityRevenue } from '../rules/economy/revenue.ts'
import { marksAt, powerAt } from '../rules/pieces.ts'
import { hasEconomy, powerId, powerNamed } from '../rules/powers.ts'
import type { Unit } from '../rules/state.ts'
import type { RomaDecision } from '../rules/tasks.ts'
import { TREASURY, whyOf } from './money.ts'
import type { RomaInput, Seen } from './position.ts'
import { forecastOf } from './prospects.ts'
import { ordersIn } from './shop.ts'

/** The ledger of the viewer: what comes in and why not more, what it costs to keep, what he orders, what comes next. */
export function treasuryPanel(seen: Seen, input: RomaInput): Panel[] {
  const { position, own, text } = seen
  if (own === null || !hasEconomy(position, own)) return []
  return [
    {
      id: TREASURY,
      title: text('panel.treasury'),
      icon: 'coins',
      sections: [
        revenue(seen, own),
        maintenance(seen, own),
        ...orders(seen, input, own),
        account(seen, input, own),
        next(seen, input, own),
      ],
    },
  ]
}

function revenue(seen: Seen, own: number): PanelSection {
  const { position, data, text } = seen
  const yields = yieldsOf(position, own)
  const city = ownCityRevenue(position, own)
  const { capital } = powerAt(position.state, own)
  const lines: PanelLine[] = []
  if (capital !== null && city > 0)
    lines.push({
      text: text('ledger.city', {
        area: nameOf(seen, data, areaAt(capital).id),
        n: marksAt(position.state, capital).city?.strength ?? 0,
      }),
      value: `+${city}`,
      place: areaAt(capital).id,
      rule: 'RV-7.4-a',
    })
  // Provinces that pay the same are one line, the richest first.
  const paying = Map.groupBy(
    yields.filter(({ pays }) => pays > 0),
    ({ pays }) => pays,
  )
  for (const [pays, alike] of [...paying].toSorted(([one], [other]) => other - one))
    lines.push({
      text: text('ledger.provinces', { areas: alike.map(each => placeName(seen, each)), n: pays }),
      value: `+${pays * alike.length}`,
      rule: 'RV-7.3-a',
    })
  for (const each of yields)
    if (each.pays === 0)
      lines.push({
        text: placeName(seen, each),
        note: whyOf(seen, each),
        value: '0',
        place: areaAt(each.area).id,
        rule: each.state === 'pillaged' ? 'RV-10.72-a' : 'RV-7.5-a',
      })
  lines.push({ text: text('ledger.income'), value: `+${incomeOf(position, own)}` })
  return { title: text('ledger.revenue'), lines }
}

function placeName(seen: Seen, { area }: Yield): string {
  return nameOf(seen, seen.data, areaAt(area).id)
}

function maintenance(seen: Seen, own: number): PanelSection {
  const { position, text } = seen
  const units = chargedUnits(position, own).map(({ unit }) => unit)
  const kinds = Map.groupBy(units, ({ kind, reduced }) => `${kind} ${reduced}`)
  return {
    title: text('ledger.maintenance'),
    lines: [
      {
        text: text('ledger.units', { n: units.length }),
        note: [...kinds.values()].map(alike => kindCounted(seen, alike)).join(', '),
        value: `−${maintenanceOf(position, units)}`,
        rule: 'RV-8.1-a',
      },
    ],
  }
}

function kindCounted(seen: Seen, alike: readonly Unit[]): string {
  const [first] = alike
  if (first === undefined) return ''
  const { kind, reduced } = first
  return seen.text('ledger.kind', {
    n: alike.length,
    kind: kindName(seen, seen.data, kind),
    reduced: String(reduced),
  })
}

function shopping({ decision, role }: RomaInput): RomaDecision<'new-units'> | null {
  return decision?.task === 'new-units' && decision.role === role ? decision : null
}

/** What is ordered in C3 and not yet carried out. */
function orders(seen: Seen, input: RomaInput, own: number): PanelSection[] {
  const decision = shopping(input)
  if (decision === null || powerNamed(seen.position, decision.about.power) !== own) return []
  const { messages, data, text } = seen
  const alike = Map.groupBy(ordersIn(decision), ({ verb, noun }) => `${verb} ${noun}`)
  const lines = [...alike.values()].flatMap((same): PanelLine[] => {
    const [first] = same
    if (first === undefined) return []
    const words = messages.say(`verb.${first.verb}`, { noun: nameOf(seen, data, first.noun) })
    const place = first.place === null ? {} : { place: first.place }
    return [{ text: words, ...(same.length > 1 ? { value: `×${same.length}` } : {}), ...place }]
  })
  const spent = powerAt(seen.position.state, own).treasury - decision.about.treasury
  return [
    {
      title: text('ledger.orders'),
      lines:
        lines.length === 0
          ? [{ text: text('ledger.nothing') }]
          : [...lines, { text: text('ledger.spent'), value: `−${spent}`, rule: 'RV-9.2-a' }],
    },
  ]
}

/** What there was, what came, what was paid and ordered: '9 + 20 − 14 − 8'. */
function account(seen: Seen, input: RomaInput, own: number): PanelSection {
  const { position, text } = seen
  const { treasury } = powerAt(position.state, own)
  const left = shopping(input)?.about.treasury ?? treasury
  const turn = input.log.findLastIndex(({ kind }) => kind === 'turn')
  const told = input.log.slice(Math.max(0, turn))
  const power = powerId(position, own)
  const came = told.findLast(event => event.kind === 'revenue' && event.data.power === power)
  const paid = told.findLast(event => event.kind === 'maintenance' && event.data.power === power)
  const sum =
    came?.kind === 'revenue' && paid?.kind === 'maintenance' && input.phase === 'new-units'
      ? text('ledger.sum', {
          had: came.data.treasury - came.data.revenue,
          came: came.data.revenue,
          paid: paid.data.cost,
          spent: treasury - left,
        })
      : text('ledger.now')
  return { title: text('ledger.treasury'), lines: [{ text: sum, value: text('cost.money', { n: left }) }] }
}

/** RV-8.1-a, RV-4.2B-a: what the next Game-Turn brings and takes with what is ordered now. */
function next(seen: Seen, input: RomaInput, own: number): PanelSection {
  const { position, data, text } = seen
  const units = unitsAfterwards(seen, input, own)
  const pillaged = yieldsOf(position, own).filter(({ state }) => state === 'pillaged')
  const gain = pillaged.reduce((sum, { area }) => sum + (data.revenue[area] ?? 0), 0)
  return {
    title: text('ledger.next'),
    lines: [
      { text: text('ledger.next-income'), value: `+${incomeOf(position, own)}`, rule: 'RV-7.1-a' },
      {
        text: text('ledger.next-units', { n: units.length }),
        value: `−${maintenanceOf(position, units)}`,
        rule: 'RV-8.1-a',
      },
      ...(gain === 0
        ? []
        : [
            {
              text: text('ledger.recovers', { areas: pillaged.map(each => placeName(seen, each)) }),
              value: text('ledger.up-to', { n: gain }),
              rule: 'RV-10.75-a',
            },
          ]),
      ...(forecastOf(seen)?.lines ?? [])
        .filter(({ place }) => place !== undefined)
        .map(
          ({ text: words, value, place }): PanelLine => ({
            text: words,
            value,
            ...(place === undefined ? {} : { place }),
            rule: 'RV-4.2B-a',
          }),
        ),
    ],
  }
}

/** All that must be kept when what is ordered has been carried out. */
function unitsAfterwards({ position }: Seen, input: RomaInput, own: number): Unit[] {
  const units = chargedUnits(position, own).map(({ unit }) => unit)
  const raised = shopping(input)
  const [any] = units
  if (raised === null || any === undefined) return units
  const drop = (isMeant: (unit: Unit) => boolean) => {
    const at = units.findIndex(isMeant)
    if (at !== -1) units.splice(at, 1)
  }
  for (const { verb, kind } of ordersIn(raised)) {
    if (kind === undefined) continue
    const isReduced = (unit: Unit) => unit.kind === kind && unit.reduced
    if (verb === 'convert') drop(unit => unit.kind === 'flt' && !unit.reduced)
    if (verb === 'rebuild' || verb === 'merge') drop(isReduced)
    if (verb === 'merge') drop(isReduced)
    units.push({ ...any, kind, reduced: verb === 'convert' && kind !== 'aux' })
  }
  return units
}
