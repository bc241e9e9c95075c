import type { Result } from '@aquila/engine'
import { leaderName } from '../../imperator/names.ts'
import { askedAtYearsEnd, isOver, sayWinner, sidesFor } from '../../imperator/table/aims.ts'
import { sideName } from '../../imperator/table/dress.ts'
import type { Aims, SideAims, Standing, SuddenEnd, Way } from '../../table/index.ts'
import type { SideId } from '../data/index.ts'
import { resultAsThingsStand, withDiocesesChecked } from '../rules/as-things-stand.ts'
import { phases } from '../rules/sequence.ts'
import { playerOf } from '../rules/victory.ts'
import {
  cityAim,
  dioceseAim,
  diocesesAim,
  magnenceDead,
  magnenceReigns,
  maxenceDead,
  pointsAim,
  primusAim,
  shareAim,
} from './aim-kinds.ts'
import { kitOf } from './dress.ts'
import { type Seen, type SemperInput, sideOfRole } from './position.ts'
import { lastYearOf, type Read, wayOf } from './read-aims.ts'

/** How a scenario is won (SV-10.3, SV-SC): by points at its end, and in some at once before it. */
export function aimsOf(seen: Seen, input: SemperInput): Aims {
  const isRead = input.phase === 'deployment' || isOver(phases, 'F.dioceses', input.phase)
  const checked = isRead ? seen.position : withDiocesesChecked(seen.position)
  const read: Read = {
    seen,
    input,
    checked,
    asked: askedAtYearsEnd(seen),
    whoIs: side => sideName(seen, side),
  }
  const victory = seen.data.scenarios[seen.view.scenario].victory
  return {
    sides: sidesFor(seen, input.role).flatMap(role => {
      const side = sideOfRole(role)
      return side === null ? [] : [sideAims(read, side)]
    }),
    now: standingOf(read, resultAsThingsStand(checked)),
    atOnce: lastYearMayComeEarly(seen),
    otherwise: seen.text(victory === 'constantinopolis' ? 'aims.otherwise.city' : 'aims.otherwise'),
  }
}

function sideAims(read: Read, side: SideId): SideAims {
  return { role: side, kit: kitOf(side), name: sideName(read.seen, side), ways: waysOf(read, side) }
}

function waysOf(read: Read, side: SideId): readonly Way[] {
  const { seen, checked } = read
  const { view, data } = seen
  switch (data.scenarios[view.scenario].victory) {
    case 'points':
      return [byPoints(read, side)]
    case 'italia-from-maxence':
      return [
        ...(side === playerOf(checked, 'primus') ? [overMaxence(read, side)] : []),
        byPoints(read, side),
      ]
    case 'all-dioceses':
      return [overAll(read, side), byPoints(read, side)]
    case 'magnence':
      return side === playerOf(checked, 'secondus') ? forMagnence(read, side) : againstMagnence(read, side)
    case 'constantinopolis':
      return side === playerOf(checked, 'primus') ? forConstantin(read, side) : againstConstantin(read, side)
  }
}

/** SV-10.3-A */
function byPoints(read: Read, side: SideId): Way {
  const { seen } = read
  const { year, last } = lastYearOf(seen)
  const own = [pointsAim(read, side)]
  return {
    ...wayOf(read, own, {
      label: 'after',
      words: seen.text('aims.words.points', { year, last }),
      rule: 'SV-10.3-A',
    }),
    ...race(read, side),
  }
}

function race({ checked }: Read, side: SideId): Pick<Way, 'score' | 'race'> {
  const { points } = checked.state
  const other = side === 'primus' ? points.secondus : points.primus
  return { score: `${points[side]} : ${other}`, race: true }
}

/** SV-S1-E */
function overMaxence(read: Read, side: SideId): Way {
  return wayOf(read, [maxenceDead(read, side), dioceseAim(read, side, 'italia', 'SV-S1-E')], {
    label: 'at-once',
    words: read.seen.text('aims.words.maxence'),
    rule: 'SV-S1-E',
  })
}

/** SV-S3-A */
function overAll(read: Read, side: SideId): Way {
  const { data, text } = read.seen
  const aim = diocesesAim(read, side)
  return {
    ...wayOf(read, [aim], {
      label: 'at-once',
      words: text('aims.words.dioceses', { n: data.regionOrder.length }),
      rule: 'SV-S3-A',
    }),
    got: aim.conditions[0]?.have ?? 0,
    of: data.regionOrder.length,
  }
}

/** SV-S5-C, SV-S5-D */
function forMagnence(read: Read, side: SideId): readonly Way[] {
  const { text } = read.seen
  const { year } = lastYearOf(read.seen)
  return [
    wayOf(read, [magnenceReigns(read, side)], {
      label: 'at-once',
      words: text('aims.words.reigns'),
      rule: 'SV-S5-C',
    }),
    wayOf(read, [dioceseAim(read, side, 'italia', 'SV-S5-D')], {
      label: 'after',
      words: text('aims.words.italia', { year }),
      rule: 'SV-S5-D',
    }),
    byPoints(read, side),
  ]
}

function againstMagnence(read: Read, side: SideId): readonly Way[] {
  const { text } = read.seen
  const { year } = lastYearOf(read.seen)
  const both = [dioceseAim(read, side, 'italia', 'SV-S5-D'), pointsAim(read, side)]
  return [
    wayOf(read, [magnenceDead(read, side)], {
      label: 'at-once',
      words: text('aims.words.magnence-dies'),
      rule: 'SV-S5-C',
    }),
    {
      ...wayOf(read, both, {
        label: 'after',
        words: text('aims.words.points-and-italia', { year }),
        rule: 'SV-S5-D',
      }),
      ...race(read, side),
      race: false,
    },
  ]
}

/** SV-S8-C */
function forConstantin(read: Read, side: SideId): readonly Way[] {
  const { text } = read.seen
  const { year } = lastYearOf(read.seen)
  const aims = [cityAim(read, side), shareAim(read, side, 'twice'), primusAim(read, side)]
  return [wayOf(read, aims, { label: 'after', words: text('aims.words.city', { year }), rule: 'SV-S8-C' })]
}

function againstConstantin(read: Read, side: SideId): readonly Way[] {
  const { text } = read.seen
  const { year } = lastYearOf(read.seen)
  const rule = 'SV-S8-C'
  return [
    wayOf(read, [shareAim(read, side, 'three-quarters')], {
      label: 'after',
      words: text('aims.words.three-quarters', { year }),
      rule,
    }),
    wayOf(read, [primusAim(read, side)], {
      label: 'after',
      words: text('aims.words.primus', { year }),
      rule,
    }),
  ]
}

function standingOf(read: Read, result: Result): Standing {
  const { text } = read.seen
  const asked = text('aims.end', { year: lastYearOf(read.seen).year })
  return { result, asked, ...sayWinner(read, sideOfRole(result.winners[0] ?? null)) }
}

/** SV-S6-B, SV-S7-B */
function lastYearMayComeEarly(seen: Seen): SuddenEnd[] {
  const { view, data, text } = seen
  const { rules, lastYear } = data.scenarios[view.scenario]
  if (rules.endsWith === null) return []
  const leader = String(leaderName(seen, data, rules.endsWith) ?? '')
  const year = seen.dress.year(seen, lastYear)
  const { earlyDeath } = rules
  return [
    {
      id: 'early-end',
      title: text('aims.ends'),
      text:
        earlyDeath === null
          ? text('aims.ends.text', { leader, year })
          : text('aims.ends.early', { leader, year, ...earlyDeath }),
      rule: earlyDeath === null ? 'SV-S6-B' : 'SV-S7-B',
      danger: view.endedBy !== null,
    },
  ]
}
