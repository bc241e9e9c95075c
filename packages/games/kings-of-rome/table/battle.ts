import type { BattleChance, BattleLines, BattleSheet, BattleSide, LineSpace } from '../../table/index.ts'
import type { Face } from '../data/index.ts'
import { nameOf } from '../names.ts'
import { attacksOfRound } from '../rules/battle/combat.ts'
import { rerollsLeft, TRACK_FLOOR } from '../rules/battle/display.ts'
import type { BattleSide as Army, BattleState, BattleStep } from '../rules/battle/index.ts'
import { clashPreview, duelPreview, roundPreview } from '../rules/battle/preview.ts'
import { type Distribution, mean } from '../rules/odds/index.ts'
import { leaderPiece, strengthOf, unitPiece } from './counters.ts'
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
  const { text } = seen
  const { battle } = seen.view
  if (battle === null) return null
  const hostile = otherThan(battle.attacker)
  return {
    title: titleOf(seen, battle),
    where: text('battle.where', {
      turn: seen.view.turn,
      king: nameOf(seen, seen.data, seen.view.king ?? 'interrex'),
    }),
    place: battle.hex,
    steps: steps.map(([name]) => text(name)),
    step: steps.findIndex(([, parts]) => parts.some(part => part === battle.step)),
    attacker: sideOf(seen, battle, battle.attacker),
    defender: sideOf(seen, battle, hostile),
    odds: null,
    lines: linesOf(seen, battle),
    roll: null,
    losses: null,
    notes: decision === null ? [] : [{ text: text(`battle.note.${battle.step}`), rule: decision.rule }],
  }
}

function titleOf(seen: Seen, { kind, hex }: BattleState): string {
  const { data, text } = seen
  return data.cities[hex] === undefined
    ? text('battle.title.field', { hex })
    : text(`battle.title.${kind}`, { hex: nameOf(seen, data, hex) })
}

function otherThan(side: Face): Face {
  return side === 'roman' ? 'hostile' : 'roman'
}

function kitOfSide({ nation }: BattleState, side: Face) {
  return side === 'roman' ? ('murex' as const) : kitOfNation(nation)
}

function sideOf(seen: Seen, battle: BattleState, side: Face): BattleSide {
  const { position, data, text } = seen
  const army = battle[side]
  const units = army.units.map(unit => unitPiece(seen, position, unit))
  const leaders = army.leader === null ? [] : [leaderPiece(seen, position, army.leader)]
  const people = side === 'roman' ? text('battle.rome') : nameOf(seen, data, battle.nation ?? 'hostile')
  return {
    role: side === 'roman' ? 'rome' : null,
    kit: kitOfSide(battle, side),
    name: leaders[0]?.label ?? people,
    with: leaders.length === 0 ? text('battle.leaderless') : people,
    leaders,
    units,
    strength: strengthOf(units),
    facts: [
      ...(leaders[0]?.ratings ?? []).slice(0, 2).map(([name, value]) => [name, String(value)] as const),
      [text('battle.units'), String(units.length)],
      [text('battle.rerolls'), String(rerollsLeft(position, side))],
      ...(army.tactic === null ? [] : [[text('battle.tactic'), text(`tactic.${army.tactic}`)] as const]),
    ],
  }
}

function linesOf(seen: Seen, battle: BattleState): BattleLines {
  const attacker = battle.attacker
  const defender = otherThan(attacker)
  const pairs = pairsOf(battle)
  return {
    spaces: pairs.map(pair => ({
      attacker: spaceOf(seen, battle, attacker, pair),
      defender: spaceOf(seen, battle, defender, pair),
    })),
    attackerReserve: reserveOf(seen, battle, attacker),
    defenderReserve: reserveOf(seen, battle, defender),
    track: {
      name: seen.text('battle.track'),
      floor: TRACK_FLOOR,
      attacker: battle[attacker].track,
      defender: battle[defender].track,
      rule: 'KOR-TRK-1',
    },
    chances: chancesOf(seen, battle),
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
  const width = Math.max(battle.roman.front.length, battle.hostile.front.length)
  return Array.from({ length: width }, (_, space) => ({
    roman: battle.roman.front[space] ?? null,
    hostile: battle.hostile.front[space] ?? null,
    space,
  }))
}

function spaceOf(seen: Seen, battle: BattleState, side: Face, pair: Pair): LineSpace {
  const { position, text } = seen
  const army: Army = battle[side]
  const unit = pair[side]
  const fallen = pair.space === null ? null : (army.fallen[pair.space] ?? null)
  const standing = unit ?? fallen
  const rolled = battle.attacks.findLast(attack => attack.side === side && attack.by === standing)
  const planned =
    battle.step === 'combat' || battle.step === 'reserves' || battle.step === 'deployment'
      ? attacksOfRound(position, battle.round + 1).find(attack => attack.side === side && attack.by === unit)
      : undefined
  const target = planned?.odds.target
  return {
    unit: unit === null || battle.lost.includes(unit) ? null : unitPiece(seen, position, unit),
    leader:
      army.leader !== null && army.leaderSpace !== null && army.leaderSpace === pair.space
        ? leaderPiece(seen, position, army.leader)
        : null,
    die: rolled === undefined ? null : { value: rolled.die, hits: rolled.hits, again: rolled.rerolled },
    needs:
      target === undefined
        ? null
        : target >= 6
          ? text('battle.cannot')
          : text('battle.needs', { n: target + 1 }),
    fallen: fallen === null || unit !== null ? null : fallenPiece(seen, fallen, side),
  }
}

/** He lies in a container or a box now, perhaps unseen; what he was is known. */
function fallenPiece(seen: Seen, id: string, side: Face) {
  const { position } = seen
  const { pieces } = position.state
  const state = {
    ...position.state,
    pieces: pieces.map(each => (each.id === id ? { ...each, face: side } : each)),
  }
  return { ...unitPiece(seen, { ...position, state }, id), reduced: true }
}

function reserveOf(seen: Seen, battle: BattleState, side: Face) {
  const { position } = seen
  const army = battle[side]
  // Before the lines are drawn up everybody waits.
  const waiting = army.front.length === 0 ? army.units : army.reserve
  return waiting
    .filter(unit => battle.step !== 'vanguard' || !battle.vanguard.some(pair => pair[side] === unit))
    .map(unit => unitPiece(seen, position, unit))
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
