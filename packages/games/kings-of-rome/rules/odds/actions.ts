import {
  addTo,
  against,
  type Distribution,
  distributionOf,
  FACES,
  type Modifier,
  type RollOdds,
} from './roll.ts'

/** The dice of the royal actions, of the Senate, of the gods and of traitors. */

export type Omens = 'nice' | 'bad'

/** KOR-EVT-5: omens change the dice of Intimidation, Pillage, Siege and Corruption. */
export function omenModifiers(omens: Omens | null): Modifier[] {
  if (omens === 'nice') return [{ rule: 'KOR-EVT-5', why: 'nice-omens', value: 1 }]
  if (omens === 'bad') return [{ rule: 'KOR-EVT-5', why: 'bad-omens', value: -1 }]
  return []
}

/** KOR-INT-2: against the Virtus of the unit that is to be turned. */
export function intimidationOdds(virtus: number, omens: Omens | null): RollOdds {
  return against(virtus, 'KOR-INT-2', omenModifiers(omens))
}

/** KOR-PIL-2: against the strongest Virtus in the city, the garrison included. */
export function pillageOdds(strongest: number, omens: Omens | null): RollOdds {
  return against(strongest, 'KOR-PIL-2', omenModifiers(omens))
}

/** KOR-COR-2: against the garrison, not doubled; without one the strongest unit (RULING-28). */
export function corruptionOdds(virtus: number, omens: Omens | null): RollOdds {
  return against(virtus, 'KOR-COR-2', omenModifiers(omens))
}

/** RULING-24: whom the besiegers roll against: the garrison, or the strongest unit if there is none. */
export interface Besieged {
  readonly kind: 'garrison' | 'unit'
  readonly virtus: number
}

/** KOR-SIEGE-2: the first roll must beat double the Virtus. */
export function firstAssaultOdds(besieged: Besieged, modifiers: readonly Modifier[] = []): RollOdds {
  return against(2 * besieged.virtus, 'KOR-SIEGE-2', modifiers)
}

/** KOR-SIEGE-4: the second must beat double the Virtus, and one more if it is a garrison (RULING-24). */
export function secondAssaultOdds(besieged: Besieged, modifiers: readonly Modifier[] = []): RollOdds {
  return against(2 * besieged.virtus + (besieged.kind === 'garrison' ? 1 : 0), 'KOR-SIEGE-4', modifiers)
}

/** KOR-AMB-3: an ambush on a garrison that stands alone has +1 on the first roll. */
export const ambushModifier: Modifier = { rule: 'KOR-AMB-3', why: 'ambush', value: 1 }

/** KOR-BET-2, KOR-BET-3: each influence point spent takes 3 off the traitors' die. */
export function betrayalOdds(garrison: number, influence: number): RollOdds {
  const bought: Modifier[] =
    influence > 0 ? [{ rule: 'KOR-BET-2', why: 'influence-spent', value: -3 * influence }] : []
  return against(garrison, 'KOR-BET-3', bought)
}

/** KOR-ING-1: 1 to 4, he reigns; KOR-ING-2: on 5 or 6 the gods refuse him. */
export function isInaugurated(die: number): boolean {
  return die <= 4
}

export function inauguratioChance(): number {
  return FACES.filter(isInaugurated).length / FACES.length
}

/** KOR-SEN-1: a Curia votes for the war on 4 to 6. */
export function curiaConsents(die: number): boolean {
  return die >= 4
}

/** RULING-11: more than half of the Curiae. */
export function senateConsents(dice: readonly number[]): boolean {
  return 2 * dice.filter(curiaConsents).length > dice.length
}

/** KOR-SEN-1: how many Curiae may vote for it. */
export function senateVotes(curiae: number): Distribution {
  const chance = FACES.filter(curiaConsents).length / FACES.length
  let votes = new Map<number, number>([[0, 1]])
  for (let curia = 0; curia < curiae; curia++) {
    const next = new Map<number, number>()
    for (const [value, likely] of votes) {
      addTo(next, value + 1, likely * chance)
      addTo(next, value, likely * (1 - chance))
    }
    votes = next
  }
  return distributionOf(votes)
}

export function consentChance(curiae: number): number {
  return senateVotes(curiae)
    .filter(({ value }) => 2 * value > curiae)
    .reduce((sum, { chance }) => sum + chance, 0)
}

/** The men left on both sides, how often Rome may still roll a lost die again, and the rounds that are left till dusk. */
export interface ChampionsFight {
  readonly roman: number
  readonly alban: number
  readonly rerolls: number
  readonly rounds: number
}

/** KOR-EVT-2, RULING-86: the chance of Rome in the fight of the champions, if she rolls again where it helps most. */
export function championsChance(fight: ChampionsFight): number {
  const { roman, alban, rerolls, rounds } = fight
  if (roman === 0 || alban === 0 || rounds === 0) return roman > alban ? 1 : 0
  const key = [roman, alban, rerolls, rounds].join(' ')
  const known = chances.get(key)
  if (known !== undefined) return known
  const { won, tied, lost } = afterRound(fight)
  const beatenBy = new Map(FACES.map(theirs => [theirs, Math.max(lost, chanceIfRerolled(fight, theirs))]))
  const chance = mean36((ours, theirs) => {
    if (ours > theirs) return won
    return ours === theirs ? tied : (beatenBy.get(theirs) ?? lost)
  })
  chances.set(key, chance)
  return chance
}

/** What has been found: a fight leads to the same smaller ones by many ways. */
const chances = new Map<string, number>()

/** KOR-EVT-2: the chance of Rome if she rolls a lost die again, against what the Curiatius has rolled. */
export function chanceIfRerolled(fight: ChampionsFight, alban: number): number {
  if (fight.rerolls === 0) return 0
  const { won, tied, lost } = afterRound({ ...fight, rerolls: fight.rerolls - 1 })
  return ((6 - alban) * won + tied + (alban - 1) * lost) / 6
}

/** The chance of Rome after a round that she has won, tied or lost. */
function afterRound(fight: ChampionsFight): { won: number; tied: number; lost: number } {
  const next = { ...fight, rounds: fight.rounds - 1 }
  return {
    won: championsChance({ ...next, alban: next.alban - 1 }),
    tied: championsChance(next),
    lost: championsChance({ ...next, roman: next.roman - 1 }),
  }
}

function mean36(of: (one: number, two: number) => number): number {
  return FACES.flatMap(one => FACES.map(two => of(one, two))).reduce((sum, value) => sum + value, 0) / 36
}
