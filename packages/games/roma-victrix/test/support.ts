import type { Choice, Options, Rules } from '@aquila/engine'
import { playProcedure, playProcedureUntil, type Script } from '@aquila/engine/testing'
import { numberOfArea, unitKindIds } from '../data/index.ts'
import { romaData } from '../data/shipped.ts'
import { roma } from '../index.ts'
import { withCasts } from '../rules/cast.ts'
import { changeMarks, NO_MARKS, placeLeader, placeUnit } from '../rules/pieces.ts'
import { setUp } from '../rules/set-up.ts'
import type { Leader, Marks, Roma, RomaPosition, RomaState, Unit } from '../rules/state.ts'

export const castData = withCasts(romaData)

export function rolesOf(scenario: number, seats: number): readonly string[] {
  const played = romaData.scenarios.find(({ number }) => number === scenario)?.tables[String(seats)]?.played
  if (played === undefined) throw new Error(`scenario ${scenario} is not for ${seats}`)
  return played
}

/** The first position of a scenario, before chance has dealt anything. */
export function startOf(scenario: number, seats: number, options: Options = {}): RomaPosition {
  const roles = rolesOf(scenario, seats)
  const complete = completeOptions(options)
  const state = setUp(castData, String(scenario), complete, roles)
  return { state, data: castData, options: complete, roles, seats: {} }
}

function completeOptions(given: Options): Options {
  return { ...Object.fromEntries(roma.options.map(({ id, values }) => [id, values[0] ?? ''])), ...given }
}

/** A stage of Scenario 1 with four players: the Powers are there, the map is empty. */
export class Stage {
  readonly position: RomaPosition
  readonly scenario: number
  readonly seats: number
  readonly options: Options

  constructor(scenario = 1, seats = 4, options: Options = {}) {
    this.scenario = scenario
    this.seats = seats
    this.options = options
    this.position = startOf(scenario, seats, options)
    this.state.turn = 1
    this.clear()
  }

  get state(): RomaState {
    return this.position.state
  }

  clear(): this {
    this.state.stacks = this.state.stacks.map(() => [])
    this.state.leaders = []
    this.state.marks = this.state.marks.map(() => NO_MARKS)
    return this
  }

  power(id: string): number {
    const number = castData.casts.of(this.scenario, this.seats, this.position.options).numberOf.get(id)
    if (number === undefined) throw new Error(`no Power ${id}`)
    return number
  }

  /** Units like '3 hi, 2 aux, 1 cav reduced'. */
  units(power: string, area: string, list: string, coast?: string): this {
    for (const item of list.split(', ')) {
      const [, number = '', named = '', reduced] = /^(\d+) ([a-z]+)( reduced)?$/.exec(item) ?? []
      const kind = unitKindIds.find(each => each === named)
      if (kind === undefined) throw new Error(`no unit ${item}`)
      for (let left = Number(number); left > 0; left--)
        placeUnit(this.state, {
          kind,
          power: this.power(power),
          area: numberOfArea(area),
          reduced: reduced !== undefined,
          coast: coast === undefined ? null : numberOfArea(coast),
        })
    }
    return this
  }

  leader(power: string, area: string, rating: number, name: string | null = null, supreme = false): Leader {
    return placeLeader(this.state, {
      name,
      power: this.power(power),
      rating,
      supreme,
      consul: false,
      area: numberOfArea(area),
    })
  }

  marks(area: string, marks: Partial<Omit<Marks, 'garrison'>> & { garrison?: string }): this {
    const { garrison, ...rest } = marks
    changeMarks(this.state, numberOfArea(area), {
      ...rest,
      ...(garrison === undefined ? {} : { garrison: this.power(garrison) }),
    })
    return this
  }

  garrison(power: string, ...areas: readonly string[]): this {
    for (const area of areas) this.marks(area, { garrison: power })
    return this
  }

  /** He is active, with so many Operations Points. */
  active({ id }: Leader, operations: number): this {
    this.state.activation = {
      leader: id,
      operations,
      seaAreas: 0,
      from: null,
      held: false,
      answers: [],
      fought: [],
      siege: { attacker: 0, defender: 0 },
      mission: null,
      interceptors: [],
      pursuits: [],
      conquests: [],
    }
    return this
  }

  script(script: Omit<Script<RomaState>, 'state' | 'scenario' | 'seats' | 'options'>): Script<RomaState> {
    return {
      state: this.state,
      scenario: String(this.scenario),
      seats: this.seats,
      options: this.options,
      ...script,
    }
  }

  play(procedure: (g: Roma) => Rules<unknown>, script: Parameters<Stage['script']>[0] = {}) {
    return playProcedure(roma, procedure, this.script(script))
  }

  /** Plays with these answers; losses are taken as the table suggests, unless they are written. */
  drive(procedure: (g: Roma) => Rules<unknown>, script: Parameters<Stage['script']>[0] = {}) {
    const { choices = [], ...rest } = script
    const { match } = this.playUntil(procedure, rest)
    for (const answer of choices) {
      for (;;) {
        const { decision } = match
        if (decision === null) throw new Error(`"${answer}" is left over`)
        const choice = decision.choices.find(each => written(each) === answer)
        const suggested = decision.choices.find(({ verb }) => verb === 'suggested')
        if (choice === undefined && suggested === undefined)
          throw new Error(
            `"${answer}" is not legal: ${decision.role} ${decision.task}: ${decision.choices.map(written).join(', ')}`,
          )
        match.choose(choice ?? suggested)
        if (choice !== undefined) break
      }
    }
    for (;;) {
      const suggested = match.decision?.choices.find(({ verb }) => verb === 'suggested')
      if (suggested === undefined) break
      match.choose(suggested)
    }
    const events = match.log(null)
    return { match, state: match.position.state, decision: match.decision, events }
  }

  playUntil(procedure: (g: Roma) => Rules<unknown>, script: Parameters<Stage['script']>[0] = {}) {
    return playProcedureUntil(roma, procedure, this.script(script))
  }
}

/** The units of a Power in an area, written as the stage writes them: '3 hi, 1 cav reduced'. */
export function stack(state: RomaState, area: string, power?: number): string {
  const counts = new Map<string, number>()
  const units: readonly Unit[] = state.stacks[numberOfArea(area)] ?? []
  for (const unit of units) {
    if (power !== undefined && unit.power !== power) continue
    const name = `${unit.kind}${unit.reduced ? ' reduced' : ''}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, number]) => `${number} ${name}`)
    .sort()
    .join(', ')
}

export function written({ verb, noun }: Choice): string {
  return noun === undefined ? verb : `${verb} ${noun}`
}

/** A stage on which it is this Power's turn. */
export function turnOf(power: string, scenario = 1, seats = 4, options = {}): Stage {
  const stage = new Stage(scenario, seats, options)
  stage.state.phasing = { power: stage.power(power), leader: null }
  return stage
}

/** From Latium to the coast of Africa, with everybody there. */
export const toAfrica = [
  'take-all',
  'embark latium/mare_tyrrhenum',
  'sail mare_tyrrhenum',
  'sail africa/mare_tyrrhenum',
]
