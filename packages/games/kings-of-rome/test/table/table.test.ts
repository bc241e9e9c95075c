import { type Choice, type Decision, Match, type SeenEvent } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { scenarioIds } from '../../data/reigns.ts'
import { kings } from '../../index.ts'
import type { KingsEventKind, SeenKingsEvent } from '../../rules/events.ts'
import { periodData } from '../../rules/new-chits.ts'
import { type KingsState, ROME } from '../../rules/state.ts'
import type { KingsInput } from '../../table/position.ts'
import { aequi, attacks, battle, field, sabines } from '../battle/stage.ts'
import { kingsMoments, kingsTable } from '../english.ts'
import { asKings, bareMap, d6, faceOf, place, playUntil, positionOf, stackIn } from '../support.ts'

type KingsMatch = ReturnType<typeof start>

function start(seed: number, scenario = 'seven-kings') {
  return Match.start(kings, {
    scenario,
    options: { difficulty: 'easier' },
    seed: seed.toString(16).padStart(64, '0'),
  })
}

function inputOf(match: KingsMatch): KingsInput {
  const { data, options } = match.position
  return {
    view: match.view(ROME),
    data,
    role: ROME,
    roles: match.roles,
    seats: match.seats,
    options,
    phase: match.phase,
    decision: match.decision === null ? null : asKings(match.decision),
    log: match.log(ROME),
    scenario: match.scenario,
  }
}

/** The table before a decision that a test has led to. */
function inputAt(state: KingsState, decision: Decision): KingsInput {
  const { data, options, roles, seats } = positionOf(state)
  const view = kings.view(positionOf(state), ROME)
  return {
    view,
    data,
    role: ROME,
    roles,
    seats,
    options,
    phase: 'action',
    decision: asKings(decision),
    log: [],
    scenario: 'seven-kings',
  }
}

/** A player who attacks whatever he can reach, so that everything comes up soon. */
function boldChoice(match: KingsMatch, { task, choices }: Decision, random: () => number): Choice {
  const { state, data } = match.position
  const of = (verb: string): Choice[] => choices.filter(choice => choice.verb === verb)
  const any = (list: readonly Choice[]): Choice | undefined => list[Math.floor(random() * list.length)]
  const holds = (choice: Choice, fits: (piece: string) => boolean): boolean =>
    (stackIn(state, String(choice.noun)) ?? []).some(
      piece => faceOf(state, piece) === 'hostile' && fits(piece),
    )
  const found =
    task === 'action'
      ? (of('battle')[0] ?? any([...of('siege'), ...of('pillage'), ...of('corrupt')]) ?? any(of('move')))
      : task === 'march'
        ? (of('take-all')[0] ??
          any(of('march').filter(to => holds(to, piece => data.leaders[piece] !== undefined))) ??
          any(of('march').filter(to => holds(to, piece => data.garrisons[piece] !== undefined))) ??
          of('done')[0])
        : (of('accept-battle')[0] ?? of('lead-with')[0] ?? of('by-virtus')[0])
  return found ?? any(choices) ?? { verb: 'end-actions' }
}

function playBoldly(seed: number, most: number, look: (match: KingsMatch, decision: Decision) => void): void {
  const match = start(seed)
  let last = seed
  const random = (): number => {
    last = (last * 16807) % 2147483647
    return last / 2147483648
  }
  for (let made = 0; made < most && match.decision !== null; made++) {
    look(match, match.decision)
    match.choose(boldChoice(match, match.decision, random), { role: ROME })
  }
}

/** Keys of texts and values that found no words. */
const wordless = /"[a-z][\w-]*(?:\.[\w-]+)+"|undefined|NaN|\{[a-z]+\}/

/** What is shown large when this is told alone. */
function shown<K extends KingsEventKind>(
  kind: K,
  told: SeenKingsEvent<K>['data'],
  scenario = 'seven-kings',
  { before = [], after = [] }: { before?: SeenEvent[]; after?: SeenEvent[] } = {},
) {
  const { data, roles, seats } = inputOf(start(1))
  const event: SeenEvent = { kind, rule: 'KOR-EOT-5', phase: 'end', after: 0, data: told }
  return kingsMoments.momentOf({
    event,
    number: before.length,
    log: [...before, event, ...after],
    data,
    roles,
    role: ROME,
    seats,
    options: {},
    scenario,
    say: () => 'and this is how it ended',
    together: events => events,
    dice: () => [],
  })
}

/** What a person reads who opens one stack and rests at the other. */
function oddsOf(
  romans: readonly string[],
  others: readonly string[],
  [from, to] = ['4106', '4312'],
): string | null {
  const state = bareMap(each => {
    place(each, '4106', 'roman', romans)
    place(each, '4312', 'hostile', others)
  })
  const { decision } = playUntil(battle(), { state: field(['romulus', 'S1', 'S2', 'S3'], aequi) })
  return kingsTable.odds?.(inputAt(state, decision), from ?? '', to ?? '') ?? null
}

describe('the table of Kings of Rome', () => {
  it.each([
    ['seven-kings', '−7: a band of shepherds. 20 at the end'],
    ['reign-of-romulus', '−7: a band of shepherds. With 8 besides the mission'],
  ])('founds Rome in %s with the points that it is played for', (scenario, points) => {
    const moment = shown('set-up', { king: null, ip: 8, vp: -7 }, scenario)
    const [victory] = moment?.tracks ?? []
    expect(victory).toMatchObject({ text: expect.stringContaining(points) })
  })

  it('KOR-END-4: shows influence fall from where it stood, though a failure costs more than there was', () => {
    const told = (ip: number, change: string): SeenEvent => {
      return {
        kind: 'ip',
        rule: 'KOR-SIEGE-8',
        phase: 'actions',
        after: 0,
        data: { ip, change, why: 'siege' },
      }
    }
    const siege = {
      why: 'siege',
      hex: '4106',
      die: 1,
      modifier: 0,
      total: 1,
      target: 4,
      won: false,
      result: 'not-enough',
    } as const
    const moment = shown('roll', siege, 'seven-kings', { before: [told(1, '−2')], after: [told(0, '−2')] })
    expect(moment?.tracks.at(-1)).toMatchObject({ kind: 'bar', before: 1, after: 0 })
  })

  it('says nothing of the end before the bags are filled', () => {
    const input = inputOf(start(1))
    expect(kingsTable.scene(input).aims).toBeDefined()
    const { aims, forecast } = kingsTable.scene({ ...input, phase: 'set-up' })
    expect([aims, forecast]).toEqual([undefined, undefined])
  })

  it('says the odds of any two armies, whichever is opened first, or why they would not fight', () => {
    const strong = ['romulus', 'S1', 'S2', 'S3', 'S4', 'S5']
    const said = oddsOf(strong, aequi)
    expect(said).toMatch(/^all under Romulus against .+: \d+ in (6|\d+) to win$/)
    expect(oddsOf(strong, aequi, ['4312', '4106'])).toBe(said)
    expect(oddsOf(['romulus', 'S1', 'S2'], aequi)).toContain('each side needs 3 units')
    expect(oddsOf(strong, [])).toBeNull()
  })

  it.each(scenarioIds.slice(1))(
    'RULING-85: shows %s from its first question, with its own turns',
    scenario => {
      const match = start(3, scenario)
      const { gauges, panels } = kingsTable.scene(inputOf(match))
      const turns = kings.load(undefined).periods.find(({ king }) => scenario.endsWith(king))
      expect(gauges[0]).toMatchObject({
        kind: 'clock',
        value: String(turns?.firstTurn),
        of: Number(turns?.lastTurn) - Number(turns?.firstTurn) + 1,
      })
      expect(panels.length).toBeGreaterThan(3)
      expect(kingsTable.scenario(scenario, match.position.data).parts).toHaveLength(1)
    },
  )

  it('has words for all it shows, whatever comes up', () => {
    const silent = new Set<string>()
    const tasks = new Set<string>()
    for (const seed of [1, 2, 3]) {
      playBoldly(seed, 90, (match, decision) => {
        const input = inputOf(match)
        const { stacks: _, ...scene } = kingsTable.scene(input)
        const looks = decision.choices.slice(0, 12).map(choice => kingsTable.choice(input, choice))
        const found = wordless.exec(JSON.stringify([scene, looks]))
        if (found !== null) silent.add(`${decision.task}: ${found[0]}`)
        tasks.add(decision.task)
      })
    }
    expect([...silent]).toEqual([])
    for (const task of ['action', 'march']) expect(tasks).toContain(task)
  })

  it('names open country by the cities of its road, the nearer first', () => {
    const { data } = start(1).position
    const named = (hex: string) => String(kingsTable.value?.('hex', hex, data))
    expect(named('3812')).toBe('open country beside Eretum towards Trebula Mutuesca')
    expect(named('3914')).toBe('open country beside Trebula Mutuesca towards Eretum')
  })

  it('lists open country together, and apart from cities and enemies', () => {
    const apart = new Set<string>()
    playBoldly(5, 60, (match, decision) => {
      const input = inputOf(match)
      for (const choice of decision.choices.filter(({ verb }) => verb === 'march')) {
        const hex = String(choice.noun)
        const { group, battle } = kingsTable.choice(input, choice)
        const isCity = match.position.data.cities[hex] !== undefined
        if (isCity || battle === true) expect(group).toBe(undefined)
        apart.add(`${isCity ? 'city' : 'field'}: ${group}`)
      }
    })
    expect(apart).toContain('field: Open country')
    expect(apart).toContain('city: undefined')
  })

  it('says of a march the best chance of what could be done there, so that the best stands first', () => {
    let compared = 0
    playBoldly(5, 60, (match, decision) => {
      const input = inputOf(match)
      for (const choice of decision.choices.filter(({ verb }) => verb === 'march')) {
        const { detail = '', worth = 0 } = kingsTable.choice(input, choice)
        const chances = [...detail.matchAll(/(\d+) in (\d+)/g)].map(([, n, of]) => Number(n) / Number(of))
        if (chances.length === 0 || detail.includes('Senate')) continue
        // A battle is said to the nearest face.
        expect(Math.abs(worth - Math.max(...chances)), detail).toBeLessThan(0.1)
        compared++
      }
    })
    expect(compared).toBeGreaterThan(5)
  })

  it('shows on the map every place that can be chosen, and the way there', () => {
    playBoldly(5, 40, (match, decision) => {
      const input = inputOf(match)
      const places = new Set(kingsTable.places(match.position.data))
      for (const choice of decision.choices) {
        const { place, way = [] } = kingsTable.choice(input, choice)
        if (place !== undefined) expect(places).toContain(place)
        for (const step of way) expect(places).toContain(step)
        if (choice.verb === 'march') expect(way.at(-1)).toBe(choice.noun)
      }
    })
  })

  it('foretells the die that an action is decided by', () => {
    let checked = 0
    playBoldly(7, 120, (match, decision) => {
      const input = inputOf(match)
      for (const choice of decision.choices) {
        if (!['siege', 'pillage', 'corrupt'].includes(choice.verb)) continue
        const { faces = [], cost } = kingsTable.choice(input, choice)
        expect(faces).toHaveLength(6)
        expect(cost).toBe(`${faces.filter(wins => wins).length} in 6`)
        checked++
      }
    })
    expect(checked).toBeGreaterThan(0)
  })

  it('draws up the lines of a battle with the dice that were thrown', () => {
    const romans = ['romulus', 'S1', 'S2', 'S3', 'S5']
    const run = playUntil(battle(), {
      state: field(romans, aequi),
      choices: ['no-duel', 'by-virtus', 'lead-with S1'],
      dice: [...attacks(6, 1, 2, 1, 2, 2), d6('reroll', 1)],
    })
    const input = inputAt(run.state, run.decision)
    const sheet = kingsTable.scene(input).battle
    expect(run.decision.task).toBe('reroll')
    expect(sheet?.steps[sheet.step]).toBe('Combat')
    const spaces = sheet?.lines?.spaces ?? []
    expect(spaces.map(({ attacker }) => attacker.die?.value)).toEqual([6, 2, 2])
    expect(spaces.map(({ attacker }) => attacker.die?.hits)).toEqual([true, false, false])
    expect(spaces[0]?.attacker.leader?.label).toBe('Romulus')
    expect(sheet?.lines?.attackerReserve.map(({ label }) => label)).toEqual(['EQ'])
    for (const choice of run.decision.choices) {
      const look = kingsTable.choice(input, choice)
      expect(choice.verb === 'accept' ? look.as : look.faces?.length).toBe(
        choice.verb === 'accept' ? 'way-on' : 6,
      )
    }
  })

  it('foretells a duel, a clash and a round before they are fought', () => {
    const state = field(['romulus', 'S1', 'S2', 'S3', 'S5'], sabines)
    const duel = playUntil(battle(), { state })
    const clash = playUntil(battle(), { state, choices: ['no-duel'] })
    for (const { state: at, decision } of [duel, clash]) {
      const chances = kingsTable.scene(inputAt(at, decision)).battle?.lines?.chances
      const sum = chances?.rows.reduce((total, { chance }) => total + chance, 0)
      expect(sum).toBeCloseTo(1)
    }
    expect(duel.decision.task).toBe('duel')
    expect(clash.decision.task).toBe('tactics')
  })

  it('T11: foretells defeat at 2 influence, and when the Roman bag holds what two turns draw', () => {
    const input = inputOf(start(1))
    const { roman } = periodData(input.data, input.view.period).draws
    const at = (ip: number, held: number) =>
      kingsTable.scene({
        ...input,
        view: { ...input.view, ip, containers: { ...input.view.containers, roman: held } },
      }).forecast
    expect(at(3, 2 * roman + 1)).toBe(null)
    expect(at(2, 2 * roman + 1)?.rule).toBe('KOR-END-4')
    expect(at(3, 2 * roman)?.rule).toBe('KOR-END-3')
  })

  it('T1: before the die is thrown nothing tells how it fell', () => {
    const rolled = { hex: '3906', die: 5, modifier: 0, total: null, target: 2, won: true } as const
    const moments = (['siege', 'corruption', 'pillage', 'intimidation'] as const).map(why =>
      shown('roll', { ...rolled, why, result: 'enough' }),
    )
    const trial = { accused: 'tribunus-populi-1', lost: 'battle', dice: [3, 4], modifier: -2 } as const
    for (const moment of [...moments, shown('trial', { ...trial, acquitted: true })]) {
      expect(moment?.roller).toBe(ROME)
      expect([moment?.title, moment?.text, moment?.need].join(' ')).not.toContain('how it ended')
    }
  })

  it('T12: a reign judged, a king proclaimed or dead and a triumph are ceremonies with a portrait', () => {
    const judged = shown('mission', {
      period: 1,
      king: 'romulus',
      cities: 2,
      mission: 3,
      hexes: [],
      fulfilled: false,
      verdict: 'failed',
    })
    expect(judged).toMatchObject({ kind: 'ceremony', outcome: 'lost' })
    const crowned = shown('inauguratio', { king: 'numa', roll: 3, reigns: 'numa' })
    const dead = shown('interrex', { king: 'interrex', tied: true })
    const triumph = shown('triumph', { leader: 'romulus', hex: '4007' })
    for (const moment of [judged, crowned, dead, triumph]) {
      expect(moment?.kind).toBe('ceremony')
      expect(moment?.portrait).not.toBe(null)
    }
  })

  it('counts the chits of both bags and never tells which is in which', () => {
    const match = start(1)
    const scene = JSON.stringify(kingsTable.scene(inputOf(match)).gauges)
    const { state } = match.position
    expect(scene).toContain(`"count":${stackIn(state, 'container-roman').length}`)
    for (const chit of stackIn(state, 'container-hostile') ?? []) expect(scene).not.toContain(chit)
  })
})
