import type { Result, Role } from '@aquila/engine'
import type { Aims, SideAims, Standing, SuddenEnd, Way } from '../../table/index.ts'
import { nameOf, nameOfPower } from '../names.ts'
import { castOf } from '../rules/cast.ts'
import { ownPower } from '../rules/powers.ts'
import { objectivesOf, resultAsThingsStand, victoryShare } from '../rules/victory.ts'
import { kitOf } from './dress.ts'
import { levelAim, objectiveAim } from './objective-aims.ts'
import type { RomaInput, Seen } from './position.ts'
import { levelsOf, progressTo } from './progress.ts'

/** How a scenario is won (RV-4.51): every Power has aims of its own, and the largest share of them wins. */
export function aimsOf(seen: Seen, input: RomaInput): Aims {
  const { position, text } = seen
  const { roles, role } = input
  const others = roles.filter(each => each !== role)
  const order = role !== null && roles.includes(role) ? [role, ...others] : roles
  const { victoryLevels } = castOf(position).scenario
  return {
    sides: order.map(each => sideAims(seen, input, each)),
    now: standingOf(seen, resultAsThingsStand(position)),
    atOnce: suddenEnds(seen),
    otherwise: text(victoryLevels === null ? 'aims.otherwise' : 'aims.otherwise.alone'),
  }
}

function sideAims(seen: Seen, input: RomaInput, role: Role): SideAims {
  const { position } = seen
  const power = ownPower(position, role)
  const alone = levelsOf(position, power)
  const aims =
    alone?.of === 'provinces'
      ? [levelAim(seen, role, power, progressTo(position, power))]
      : objectivesOf(position, power).map(objective => objectiveAim({ seen, input, role, power }, objective))
  return {
    role,
    kit: kitOf(role, input.roles),
    name: nameOfPower(seen, position, power),
    ways: [
      {
        words: wordsOf(seen, power),
        rule: alone === null ? 'RV-4.51-a' : 'RV-16.41-a',
        aims,
        ...(alone === null ? victoryShare(position, power) : progressTo(position, power)),
        share: true,
      },
    ],
  }
}

function wordsOf({ position, text }: Seen, power: number): Way['words'] {
  const { turns: turn } = castOf(position).scenario
  const alone = levelsOf(position, power)
  if (alone === null)
    return text(position.options.length === 'sudden-death' ? 'aims.words.sudden' : 'aims.words', { turn })
  const min = (level: string): number => alone.levels.find(each => each.level === level)?.min ?? 0
  const levels = { marginal: min('marginal'), substantial: min('substantial'), decisive: min('decisive') }
  return text('aims.words.levels', { of: alone.of, turn, ...levels })
}

function standingOf(seen: Seen, result: Result): Standing {
  const { position, messages, text } = seen
  const { turns, victoryLevels } = castOf(position).scenario
  const asked = text('aims.after', { turn: turns })
  if (victoryLevels !== null) {
    const level = messages.say(`aims.level.${result.outcome}`)
    return {
      result,
      asked,
      text: text('aims.now.level', { level }),
      future: text('aims.future.level', { level }),
    }
  }
  const winner = result.winners.map(role => nameOfPower(seen, position, ownPower(position, role)))
  const key = winner.length > 1 ? 'shared' : 'won'
  return {
    result,
    asked,
    text: text(`aims.now.${key}`, { winner }),
    future: text(`aims.future.${key}`, { winner }),
  }
}

/** RV-4.32-a, RV-16.15-a */
function suddenEnds(seen: Seen): SuddenEnd[] {
  const { position, data, text } = seen
  const { scenario, numberOf } = castOf(position)
  const immediate = (scenario.victoryLevels?.immediate ?? []).flatMap(({ when }): SuddenEnd[] => {
    const rule = 'RV-16.15-a'
    if (when.when === 'leaders-lost')
      return [
        {
          id: 'leaders-lost',
          title: text('aims.lost-at-once'),
          text: text('aims.lost-at-once.text', { leaders: when.all.map(name => nameOf(seen, data, name)) }),
          rule,
          danger: when.all.some(name => position.state.lost.includes(name)),
        },
      ]
    if (when.when !== 'powers-eliminated') return []
    const powers = when.all.flatMap(id => {
      const power = numberOf.get(id)
      return power === undefined ? [] : [nameOfPower(seen, position, power)]
    })
    return [
      {
        id: 'powers-eliminated',
        title: text('aims.won-at-once'),
        text: text('aims.won-at-once.text', { powers, turn: when.beforeTurn }),
        rule,
        danger: false,
      },
    ]
  })
  if (scenario.victoryLevels !== null || position.options.length !== 'sudden-death') return immediate
  return [
    {
      id: 'sudden-death',
      title: text('aims.sudden'),
      text: text('aims.sudden.text'),
      rule: 'RV-4.32-a',
      danger: position.state.foremost.length > 0,
    },
  ]
}
