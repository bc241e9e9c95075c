import { randomBot, seatOf } from '@aquila/bots'
import { fastDice, Match, type Options, tablesOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import type { ChoiceLook, SceneInput } from '../../../table/index.ts'
import { areas } from '../../data/index.ts'
import { roma } from '../../index.ts'
import type { CastData } from '../../rules/cast.ts'
import type { RomaView } from '../../rules/knowledge/view.ts'
import { leaderNoun } from '../../rules/pieces.ts'
import type { RomaDecision } from '../../rules/tasks.ts'
import { usefulSplits } from '../../table/combat-choices.ts'
import { kitOf } from '../../table/dress.ts'
import { romaTable } from '../english.ts'
import { castData, turnOf } from '../support.ts'

type RomaInput = SceneInput<RomaView, CastData, RomaDecision>

/** What a role is shown after so many choices of chance. */
function inputAfter(
  choices: number,
  scenario = '1',
  seats = 3,
  options: Options = {},
): { match: Match; input: RomaInput } {
  const match = Match.start<unknown, unknown, unknown>(roma, { scenario, seats, options, dice: fastDice(5) })
  const bot = randomBot(5)
  for (let made = 0; made < choices && match.decision !== null; made++)
    match.choose(bot.choose(seatOf(match, match.decision)), { role: match.decision.role })
  return { match, input: inputOf(match) }
}

function inputOf(match: Match): RomaInput {
  const role = match.decision?.role ?? null
  return {
    view: match.view(role) as RomaView,
    data: castData,
    role,
    roles: match.roles,
    seats: match.seats,
    options: match.position.options,
    phase: match.phase,
    decision: match.decision as RomaDecision | null,
    log: match.log(role),
    scenario: match.scenario,
  }
}

describe('the table of Roma Victrix', () => {
  it('dresses everybody at a table differently, whatever the scenario and the number of players', () => {
    for (const scenario of roma.scenarios)
      for (const roles of tablesOf(scenario)) {
        const kits = roles.map(role => kitOf(role, roles))
        expect(new Set(kits).size, `${scenario.id} for ${roles.length}`).toBe(roles.length)
        expect(kits).not.toContain('people')
        for (const role of roles.filter(each => each !== 'carthage'))
          expect(kitOf(role, roles)).not.toBe('tanit')
      }
  })

  it('RV-6.2-b: shows of other stacks whose they are, and nothing that could be counted', () => {
    const { input } = inputAfter(60)
    const { stacks } = romaTable.scene(input)
    const hidden = stacks.filter(stack => stack.hidden === true)
    expect(hidden.length).toBeGreaterThan(3)
    for (const { pieces, strength, units } of hidden) {
      expect(pieces.every(({ kind }) => kind === 'leader')).toBe(true)
      expect([strength, units ?? 0]).toEqual([0, 0])
    }
  })

  it('RV-3.9-k: a march says whose leave is asked for it, and promises no battle with those who may not be attacked', () => {
    const { match } = inputAfter(0, '3', 3)
    const bot = randomBot(5)
    const asked: ChoiceLook[] = []
    for (let made = 0; made < 700 && match.decision !== null; made++) {
      const input = inputOf(match)
      const choice = bot.choose(seatOf(match, match.decision))
      const look = choice.verb === 'march' ? romaTable.choice(input, choice) : null
      match.choose(choice, { role: match.decision.role })
      if (look !== null && match.decision?.task === 'react.admission') asked.push(look)
    }
    expect(asked.length).toBeGreaterThan(2)
    for (const { detail, battle } of asked) {
      expect(detail).toMatch(/is asked for leave/)
      expect(battle).toBe(false)
    }
  })

  it('finds a place, a piece, a card or a button for every choice that chance comes upon', () => {
    const { match } = inputAfter(0)
    const bot = randomBot(9)
    const places = new Set(areas.map(({ id }) => id))
    for (let made = 0; made < 250 && match.decision !== null; made++) {
      const input = inputOf(match)
      const scene = romaTable.scene(input)
      const pieces = new Set(scene.stacks.flatMap(stack => stack.pieces.map(({ id }) => id)))
      for (const choice of match.decision.choices) {
        const { place, piece, card, as, detail } = romaTable.choice(input, choice)
        if (choice.verb.startsWith('rest-')) expect(romaTable.choice(input, choice).givesUp).toBe(true)
        if (choice.verb === 'play' && card !== undefined) expect(detail, 'what a card does').toMatch(/\.$/)
        expect(
          [place, piece, card, as].some(each => each !== undefined),
          JSON.stringify(choice),
        ).toBe(true)
        if (place !== undefined) expect(places).toContain(place)
        if (piece !== undefined) expect(pieces).toContain(piece)
      }
      match.choose(bot.choose(seatOf(match, match.decision)), { role: match.decision.role })
    }
  })

  it('lists the army of the active Leader kind by kind, with what he has to spend', () => {
    const { match } = inputAfter(0)
    const bot = randomBot(2)
    while (match.decision !== null && match.decision.task !== 'command')
      match.choose(bot.choose(seatOf(match, match.decision)), { role: match.decision.role })
    const { muster } = romaTable.scene(inputOf(match))
    expect(muster?.points.left).toBe(muster?.points.all)
    for (const { taken, of } of muster?.kinds ?? []) expect(taken).toBeLessThanOrEqual(of)
  })

  it('RV-9.66-a, RV-17.1-c: what Persia raises says how many points it takes', () => {
    const { match } = inputAfter(0, '9', 5, { 'heavy-cavalry': 'on' })
    const bot = randomBot(5)
    while (match.decision !== null && match.decision.task !== 'raise-parthians')
      match.choose(bot.choose(seatOf(match, match.decision)), { role: match.decision.role })
    const costs = (verb: string, ...kinds: string[]) =>
      kinds.map(noun => romaTable.choice(inputOf(match), { verb, noun }).cost)
    expect(costs('create', 'aux', 'cav', 'hc')).toEqual(['2 points', '2 points', '4 points'])
    expect(costs('rebuild', 'cav', 'hc')).toEqual(['1 point', '2 points'])
    expect(romaTable.choice(inputOf(match), { verb: 'done' })).toEqual({ as: 'way-on' })
  })

  it('RV-9.15-a, RV-6.2-b: what is ordered stands in the shop, is paid for, and says how much more a Province can raise', () => {
    const { match } = inputAfter(0, '4', 2)
    const treasury = 47
    expect(match.decision?.task).toBe('new-units')
    const shown = () => romaTable.scene(inputOf(match))
    const money = () => shown().gauges.find(gauge => gauge.kind === 'number')?.value
    const legion = { verb: 'create', noun: 'cisalpina/lgn' }
    const page = () => shown().shop?.pages.find(({ place }) => place === 'cisalpina')
    const row = (label: string) => {
      const good = page()?.goods.find(({ unit }) => unit.label === label)
      return [good?.ordered, good?.of, good?.why]
    }
    expect([shown().shop?.orders, shown().shop?.left, money()]).toEqual([[], '47 RP left', String(treasury)])
    expect([row('LGN'), row('HI')]).toEqual([
      [0, 2, null],
      [0, 2, null],
    ])
    expect(romaTable.choice(inputOf(match), legion).detail).toBe('strength 4; 2 more here this turn')
    match.choose(legion, { role: 'caesar' })
    expect(shown().shop).toMatchObject({ orders: [legion], spent: '4 RP spent', left: '43 RP left' })
    expect([row('LGN'), row('HI')]).toEqual([
      [1, 2, null],
      [0, 1, null],
    ])
    match.choose(legion, { role: 'caesar' })
    expect(row('LGN')).toEqual([2, 2, 'No more of it in this Province this turn'])
    match.undo('caesar')
    expect(money()).toBe(String(treasury - 4))
    const heavy = { verb: 'create', noun: 'cisalpina/hi' }
    expect(romaTable.choice(inputOf(match), heavy).detail).toBe('strength 3; one more here this turn')
  })

  it('RV-15.1-a: to pass warns of the Leaders who could act with this draw, and of no others', () => {
    const { match } = inputAfter(0, '1', 3, { 'leader-draw': 'on' })
    const bot = randomBot(5)
    const warnings = new Set<string | undefined>()
    for (let made = 0; made < 400 && match.decision !== null; made++) {
      if (match.decision.task === 'operations') {
        const { warning } = romaTable.choice(inputOf(match), { verb: 'pass' })
        const anybody = match.decision.choices.some(({ verb }) => verb === 'activate')
        expect(warning).toBe(anybody ? 'One Leader has not been active yet.' : undefined)
        warnings.add(warning)
      }
      match.choose(bot.choose(seatOf(match, match.decision)), { role: match.decision.role })
    }
    expect(warnings.size).toBe(2)
  })

  it('warns a player who stops before he has done anything, or marches off without his army', () => {
    const { match } = inputAfter(0)
    const bot = randomBot(2)
    const toldOf = (verb: string) => {
      const input = inputOf(match)
      const choice = match.decision?.choices.find(each => each.verb === verb)
      return choice === undefined ? null : romaTable.choice(input, choice)
    }
    while (match.decision !== null && (match.decision.task !== 'command' || toldOf('march') === null))
      match.choose(bot.choose(seatOf(match, match.decision)), { role: match.decision.role })
    expect(toldOf('stop')?.warning).toContain('has done nothing yet')
    expect(toldOf('march')?.danger).toContain('alone')
    const role = match.decision?.role ?? ''
    match.choose({ verb: 'take-all' }, { role })
    expect(toldOf('march')?.danger).toBeUndefined()
    const order = romaTable.scene(inputOf(match)).muster?.kinds.map(({ id }) => id)
    match.choose({ verb: 'leave-every', noun: order?.[0] ?? '' }, { role })
    expect(romaTable.scene(inputOf(match)).muster?.kinds.map(({ id }) => id)).toEqual(order)
  })

  it('dresses who serves a Power in grey with its sign, and neutrals in grey without one', () => {
    const { input } = inputAfter(0)
    const { flags } = romaTable.scene(input)
    const garrison = (place: string) =>
      flags.find(flag => flag.place === place && flag.as === 'garrison') ?? { kit: null }
    expect(garrison('numidia')).toMatchObject({ kit: 'client', serves: 'tanit' })
    expect(garrison('galatia')).toMatchObject({ kit: 'client' })
    expect(garrison('galatia')).not.toHaveProperty('serves')
  })

  it('writes on a counter what fits: an initial for a long name, and a king without his number', () => {
    const labels = (scenario: string) =>
      romaTable
        .scene(inputAfter(0, scenario, 2).input)
        .stacks.flatMap(({ pieces }) =>
          pieces.flatMap(piece => (piece.kind === 'leader' ? [piece.label] : [])),
        )
    expect(labels('2')).toEqual(expect.arrayContaining(['P. Strabo', 'Mithridates VI', 'Sulla']))
    expect(labels('6')).toContain('S. Paulinus')
  })

  it('RV-5.31-3a, RV-5.47-a: shows in a combat those who fight and nobody else, so that the counters make up the strength', () => {
    let [fights, onlookers] = [0, 0]
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { match } = inputAfter(0)
      const bot = randomBot(seed)
      while (match.decision !== null) {
        if (match.decision.task === 'spend-modifier') {
          const { battle, stacks } = romaTable.scene(inputOf(match))
          for (const side of [battle?.attacker, battle?.defender]) {
            const units = side?.units.reduce((sum, { strength }) => sum + strength, 0) ?? 0
            const walls = side?.facts.filter(([, value]) => value.startsWith('+')) ?? []
            expect(units + walls.reduce((sum, [, value]) => sum + Number(value), 0)).toBe(side?.strength)
            const there = stacks.filter(({ place, kit }) => place === battle?.place && kit === side?.kit)
            if (there.reduce((sum, { strength }) => sum + strength, 0) > units) onlookers++
          }
          fights++
        }
        match.choose(bot.choose(seatOf(match, match.decision)), { role: match.decision.role })
      }
    }
    expect(fights).toBeGreaterThan(15)
    expect(onlookers).toBeGreaterThan(0)
  })

  it('RV-6.2-b: who is attacked is told neither strength nor odds of an army that he does not see', () => {
    let attacked = 0
    for (const seed of [1, 2, 3, 4]) {
      const { match } = inputAfter(0)
      const bot = randomBot(seed)
      while (match.decision !== null) {
        if (match.decision.task === 'avoid-combat') {
          const { battle } = romaTable.scene(inputOf(match))
          // Some have fought before his eyes, and are known.
          if (battle !== null && battle.attacker.units.length === 0) {
            expect(battle.attacker.strength).toBeNull()
            expect(battle.dice).toBeNull()
            attacked++
          }
        }
        match.choose(bot.choose(seatOf(match, match.decision)), { role: match.decision.role })
      }
    }
    expect(attacked).toBeGreaterThan(3)
  })

  it('RV-5.31-9: a loss is picked on a counter that has fought, though others of its kind stand there too', () => {
    let picked = 0
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { match } = inputAfter(0)
      const bot = randomBot(seed)
      while (match.decision !== null) {
        const input = inputOf(match)
        const last = input.log.findLast(({ kind }) => kind === 'combat' || kind === 'attrition')
        const { decision } = input
        if (
          decision?.task === 'pick-losses' &&
          last?.kind === 'combat' &&
          last.data.area === decision.about.area
        ) {
          const fighters = Object.values(last.data.units ?? {})
            .flat()
            .map(String)
          for (const choice of decision.choices) {
            const { piece } = romaTable.choice(input, choice)
            if (piece === undefined) continue
            expect(fighters).toContain(piece)
            picked++
          }
        }
        match.choose(bot.choose(seatOf(match, match.decision)), { role: match.decision.role })
      }
    }
    expect(picked).toBeGreaterThan(10)
  })

  it('RV-5.31-11b: who may stay goes by the Leader who has lost, not by a better one beside him', () => {
    const stage = turnOf('rome').units('carthage', 'latium', '2 hi')
    const beaten = stage.leader('carthage', 'latium', 1, 'Mago')
    stage.leader('carthage', 'latium', 4, 'Hannibal')
    const { position } = stage
    const combat = {
      area: 'latium',
      loser: 'attacker',
      leaders: { attacker: [leaderNoun(beaten)], defender: [] },
    }
    const input: RomaInput = {
      view: roma.view(position, 'carthage') as RomaView,
      data: castData,
      role: 'carthage',
      roles: position.roles,
      seats: {},
      options: position.options,
      phase: 'operations',
      decision: {
        id: 1,
        role: 'carthage',
        rule: 'RV-5.31-11',
        task: 'retreat-or-stay',
        choices: [{ verb: 'stay' }, { verb: 'retreat' }],
        about: { area: 'latium' },
      },
      log: [{ kind: 'combat', rule: 'RV-5.31-6', phase: 'operations', after: 0, data: combat }],
      scenario: '1',
    }
    expect(romaTable.choice(input, { verb: 'stay' }).cost).toBe('1 in 6')
  })

  it('RV-5.45-a, RV-13.12-a: a march says who may intercept at what chance, and what may lie face down', () => {
    const { match } = inputAfter(0, '1', 5)
    const bot = randomBot(5)
    const told = new Set<string>()
    for (let made = 0; made < 400 && match.decision !== null; made++) {
      const { decision } = match
      for (const choice of decision.task === 'command' ? decision.choices : []) {
        const { detail = '' } = choice.verb === 'march' ? romaTable.choice(inputOf(match), choice) : {}
        const [, chance] = /may intercept, (\d) in 6/.exec(detail) ?? []
        if (chance !== undefined) {
          expect(['1', '2', '3', '4']).toContain(chance)
          told.add('intercepts')
        }
        const [, markers] = /(?:(\d+) face-down markers|a face-down marker)/.exec(detail) ?? []
        if (!detail.includes('face-down')) continue
        expect(detail).toContain(`to ${10 * Number(markers ?? 1)} warbands`)
        told.add('markers')
      }
      match.choose(bot.choose(seatOf(match, decision)), { role: decision.role })
    }
    expect([...told].sort()).toEqual(['intercepts', 'markers'])
  })

  it('RV-5.31-9, RV-4.2C4-a: a question that a standing order can answer offers that order', () => {
    const seen = new Set<string>()
    for (let seed = 2; seed < 6 && seen.size < 2; seed++) {
      const { match } = inputAfter(0, '1', seed)
      const bot = randomBot(seed)
      for (let made = 0; made < 600 && match.decision !== null; made++) {
        const { decision } = match
        for (const choice of decision.choices) {
          const { standing } = romaTable.choice(inputOf(match), choice)
          if (standing === undefined) continue
          expect(match.definition.windows.map(({ name }) => name)).toContain(standing.window)
          seen.add(`${decision.task} ${standing.window}`)
        }
        match.choose(bot.choose(seatOf(match, decision)), { role: decision.role })
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['pick-losses losses', 'event-cards event-cards']))
  })

  it('suggests to spend a modifier so that a large army spares itself and a small one strikes', () => {
    const about = { area: 'dalmatia', kind: 'land', holder: 'attacker', net: 5, own: 4, other: 6 } as const
    const side = {
      power: 'caesar',
      leaders: [],
      units: [],
      garrison: 0,
      limes: 0,
      city: 0,
      cavalry: 0,
      rating: 1,
      advantage: 0,
    }
    const large = { ...about, attacker: { ...side, points: 35 }, defender: { ...side, points: 12 } }
    expect(usefulSplits(large)[0]).toEqual({ up: 0, down: 5 })
    // Of the 21 ways that the rules allow those are shown that no other betters.
    expect(usefulSplits(large).map(({ up, down }) => [up, down])).toEqual([
      [0, 5],
      [1, 4],
      [2, 3],
      [3, 2],
      [4, 1],
      [5, 0],
    ])
    const small = { ...about, attacker: { ...side, points: 12 }, defender: { ...side, points: 35 } }
    expect(usefulSplits(small)[0]).toEqual({ up: 5, down: 0 })
  })

  it('has years for every turn, and no year 0', () => {
    const { input } = inputAfter(0, '20', 1)
    expect(romaTable.scene(input).summary).toContain('218 BC')
    expect(romaTable.scenario('20', castData).years).not.toMatch(/\b0\b/)
  })
})
