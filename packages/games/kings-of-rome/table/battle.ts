import type {
  BattleChance,
  BattleLines,
  BattleSheet,
  BattleSide,
  LeaderPiece,
  LineSpace,
  UnitPiece,
} from '../../table/index.ts'
import type { Face, HexId } from '../data/index.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import { attacksOfRound } from '../rules/battle/combat.ts'
import { displayTold, rerollsOf, TRACK_FLOOR } from '../rules/battle/display.ts'
import type { BattleKind, BattleState, BattleStep, ToldDisplay, ToldSide } from '../rules/battle/index.ts'
import { clashPreview, duelPreview, roundPreview } from '../rules/battle/preview.ts'
import { type Distribution, mean } from '../rules/odds/index.ts'
import { leaderShowing, strengthOf, unitShowing } from './counters.ts'
import { type KingsInput, kitOfNation, type Seen } from './position.ts'

/** The battle display as the dialog shows it: the lines, the track, the dice, and what the next dice may bring. */

const steps = [
  ['battle.duel', ['duel']],
  ['battle.tactics', ['tactics', 'vanguard']],
  ['battle.lines', ['deployment']],
  ['battle.combat', ['combat', 'reserves']],
  ['battle.aftermath', ['aftermath']],
] as const satisfies readonly (readonly [string, readonly BattleStep[]])[]

export function battleSheet(seen: Seen, { decision }: KingsInput): BattleSheet | null {
  const { battle } = seen.view
  if (battle === null) return null
  const display = displayTold(seen.position, battle)
  return {
    ...sheetOf(seen, battle.hex, display, battle.step),
    lines: linesOf(seen, display, {
      pairs: pairsOf(battle),
      reserve: side => reserveOf(battle, side),
      needs: (side, unit) => needsOf(seen, battle, side, unit),
      chances: chancesOf(seen, battle),
    }),
    notes: decision === null ? [] : [{ text: seen.text(`battle.note.${battle.step}`), rule: decision.rule }],
  }
}

/** The display as it stood when a battle ended. */
export function foughtSheet(drawn: Drawn, hex: HexId, display: ToldDisplay): BattleSheet {
  const lines = linesOf(drawn, display, {
    pairs: frontsOf(display),
    reserve: side => waitingIn(display[side]),
    needs: () => null,
    chances: null,
  })
  return { ...sheetOf(drawn, hex, display, 'aftermath'), lines }
}

/** What is drawn with: the language and the data. */
type Drawn = KingsSpeech & Pick<Seen, 'data'>

function sheetOf(drawn: Drawn, hex: HexId, display: ToldDisplay, step: BattleStep): BattleSheet {
  const { data, text } = drawn
  const { turn, king, attacker } = display
  return {
    title: titleOf(drawn, hex, display.kind),
    where: text('battle.where', { turn, king: nameOf(drawn, data, king ?? 'interrex') }),
    place: hex,
    steps: steps.map(([name]) => text(name)),
    step: steps.findIndex(([, parts]) => parts.some(part => part === step)),
    attacker: sideOf(drawn, display, attacker),
    defender: sideOf(drawn, display, otherThan(attacker)),
    odds: null,
    roll: null,
    losses: null,
    notes: [],
  }
}

function titleOf(drawn: Drawn, hex: HexId, kind: BattleKind): string {
  const { data, text } = drawn
  return data.cities[hex] === undefined
    ? text('battle.title.field', { hex })
    : text(`battle.title.${kind}`, { hex: nameOf(drawn, data, hex) })
}

/** In battle everybody shows the face of the side that he fights for. */
function unitIn(drawn: Drawn, { spent }: ToldDisplay, side: Face, id: string): UnitPiece {
  return unitShowing(drawn, drawn.data, id, { face: side, spent: spent.includes(id) })
}

function leaderIn(drawn: Drawn, { spent }: ToldDisplay, side: Face, id: string): LeaderPiece {
  return leaderShowing(drawn, drawn.data, id, { face: side, spent: spent.includes(id) })
}

function otherThan(side: Face): Face {
  return side === 'roman' ? 'hostile' : 'roman'
}

function kitOfSide({ nation }: Pick<BattleState, 'nation'>, side: Face) {
  return side === 'roman' ? ('murex' as const) : kitOfNation(nation)
}

function sideOf(drawn: Drawn, display: ToldDisplay, side: Face): BattleSide {
  const { data, text } = drawn
  const army = display[side]
  const units = army.units.map(unit => unitIn(drawn, display, side, unit))
  const leaders = army.leader === null ? [] : [leaderIn(drawn, display, side, army.leader)]
  const people = side === 'roman' ? text('battle.rome') : nameOf(drawn, data, display.nation ?? 'hostile')
  return {
    role: side === 'roman' ? 'rome' : null,
    kit: kitOfSide(display, side),
    name: leaders[0]?.label ?? people,
    with: leaders.length === 0 ? text('battle.leaderless') : people,
    leaders,
    units,
    strength: strengthOf(units),
    facts: [
      ...(leaders[0]?.ratings ?? []).slice(0, 2).map(([name, value]) => [name, String(value)] as const),
      [text('battle.units'), String(units.length)],
      [text('battle.rerolls'), String(rerollsOf(data, army))],
      ...(army.tactic === null ? [] : [[text('battle.tactic'), text(`tactic.${army.tactic}`)] as const]),
    ],
  }
}

/** How the lines stand, and what is still to come. */
interface DrawnUp {
  readonly pairs: readonly Pair[]
  readonly reserve: (side: Face) => readonly string[]
  /** What a unit needs to hit, very short. */
  readonly needs: (side: Face, unit: string | null) => string | null
  readonly chances: BattleLines['chances']
}

function linesOf(drawn: Drawn, display: ToldDisplay, up: DrawnUp): BattleLines {
  const { attacker } = display
  const defender = otherThan(attacker)
  const waiting = (side: Face) => up.reserve(side).map(unit => unitIn(drawn, display, side, unit))
  return {
    spaces: up.pairs.map(pair => ({
      attacker: spaceOf(drawn, display, attacker, pair, up),
      defender: spaceOf(drawn, display, defender, pair, up),
    })),
    attackerReserve: waiting(attacker),
    defenderReserve: waiting(defender),
    track: {
      name: drawn.text('battle.track'),
      floor: TRACK_FLOOR,
      attacker: display[attacker].track,
      defender: display[defender].track,
      rule: 'KOR-TRK-1',
    },
    chances: up.chances,
  }
}

interface Pair {
  readonly roman: string | null
  readonly hostile: string | null
  readonly space: number | null
}

/** In the clash the horsemen stand opposite each other, later the front lines. */
function pairsOf(battle: BattleState): Pair[] {
  if (battle.step === 'vanguard')
    return battle.vanguard.map(({ roman, hostile }) => ({ roman, hostile, space: null }))
  return frontsOf(battle)
}

function frontsOf({ roman, hostile }: Fronts): Pair[] {
  const width = Math.max(roman.front.length, hostile.front.length)
  return Array.from({ length: width }, (_, space) => ({
    roman: roman.front[space] ?? null,
    hostile: hostile.front[space] ?? null,
    space,
  }))
}

type Fronts = Readonly<Record<Face, Pick<ToldSide, 'front'>>>

function spaceOf(drawn: Drawn, display: ToldDisplay, side: Face, pair: Pair, { needs }: DrawnUp): LineSpace {
  const army = display[side]
  const unit = pair[side]
  const fallen = pair.space === null ? null : (army.fallen[pair.space] ?? null)
  const standing = unit ?? fallen
  const rolled = display.attacks.findLast(attack => attack.side === side && attack.by === standing)
  return {
    unit: unit === null || display.lost.includes(unit) ? null : unitIn(drawn, display, side, unit),
    leader:
      army.leader !== null && army.leaderSpace !== null && army.leaderSpace === pair.space
        ? leaderIn(drawn, display, side, army.leader)
        : null,
    die: rolled === undefined ? null : { value: rolled.die, hits: rolled.hits, again: rolled.rerolled },
    needs: needs(side, unit),
    // He lies in a container or a box now, perhaps unseen; what he was is known.
    fallen:
      fallen === null || unit !== null ? null : { ...unitIn(drawn, display, side, fallen), reduced: true },
  }
}

function needsOf({ position, text }: Seen, battle: BattleState, side: Face, unit: string | null) {
  const { step, round } = battle
  if (step !== 'combat' && step !== 'reserves' && step !== 'deployment') return null
  const planned = attacksOfRound(position, round + 1).find(
    attack => attack.side === side && attack.by === unit,
  )
  if (planned === undefined) return null
  const { target } = planned.odds
  return target >= 6 ? text('battle.cannot') : text('battle.needs', { n: target + 1 })
}

function reserveOf(battle: BattleState, side: Face): readonly string[] {
  return waitingIn(battle[side]).filter(
    unit => battle.step !== 'vanguard' || !battle.vanguard.some(pair => pair[side] === unit),
  )
}

/** Before the lines are drawn up everybody waits. */
function waitingIn({ front, units, reserve }: Pick<ToldSide, 'front' | 'units' | 'reserve'>) {
  return front.length === 0 ? units : reserve
}

function chancesOf(seen: Seen, battle: BattleState): BattleLines['chances'] {
  const { position, text } = seen
  const ours = kitOfSide(battle, 'roman')
  const theirs = kitOfSide(battle, 'hostile')
  switch (battle.step) {
    case 'duel': {
      const odds = duelPreview(position)
      if (odds === null) return null
      const rows: BattleChance[] = [
        { text: text('chance.theirs-dies'), chance: odds.hostileLost, kit: ours },
        { text: text('chance.ours-dies'), chance: odds.romanLost, kit: theirs },
        { text: text('chance.both-die'), chance: odds.bothLost, kit: null },
        { text: text('chance.nobody-dies'), chance: odds.neitherLost, kit: null },
      ]
      return { title: text('chances.duel'), rule: 'KOR-DUEL-3', rows }
    }
    case 'tactics':
    case 'vanguard': {
      const odds = clashPreview(position)
      return {
        title: text('chances.clash'),
        rule: 'KOR-VAN-7',
        rows: [
          { text: text('chance.clash-won'), chance: odds.romanWins, kit: ours },
          { text: text('chance.clash-lost'), chance: odds.hostileWins, kit: theirs },
          { text: text('chance.clash-tied'), chance: odds.tie, kit: null },
        ],
      }
    }
    // While dice lie on the table there is nothing to foretell: what they did is in sight.
    case 'deployment':
    case 'reserves': {
      if (battle.roman.front.length === 0) return null
      const odds = roundPreview(position)
      const lead = leadAfter(battle, odds.romanLosses, odds.hostileLosses)
      return {
        title: text('chances.round', {
          ours: mean(odds.romanLosses).toFixed(1),
          theirs: mean(odds.hostileLosses).toFixed(1),
        }),
        rule: 'KOR-CMB-6',
        rows: [
          { text: text('chance.ahead'), chance: lead.roman, kit: ours },
          { text: text('chance.behind'), chance: lead.hostile, kit: theirs },
          { text: text('chance.level'), chance: lead.level, kit: null },
        ],
      }
    }
    default:
      return null
  }
}

/** KOR-WIN-1: who will be nearer to 0 after the next round. */
function leadAfter({ roman, hostile }: BattleState, ours: Distribution, theirs: Distribution) {
  const lead = { roman: 0, hostile: 0, level: 0 }
  for (const one of ours)
    for (const other of theirs) {
      const difference = roman.track - one.value - (hostile.track - other.value)
      lead[difference > 0 ? 'roman' : difference < 0 ? 'hostile' : 'level'] += one.chance * other.chance
    }
  return lead
}
