/**
 * How likely a reign fulfils its mission, reckoned backwards from its end. Cities of other peoples are taken as they are
 * on average: most have a garrison of 2, a few one of 1. What is known of the next city is not reckoned here but
 * where it is asked what becomes of the reign if that city is taken or not (worth.ts).
 */
export interface Means {
  /** Cities that are still missing; below 0: more than the mission asks for. */
  readonly missing: number
  /** How often an army can still go somewhere and try something. */
  readonly tries: number
  readonly ip: number
  /** Cities in reach with a garrison of 1: a siege is likely to succeed and brings influence. */
  readonly easy: number
}

/** Between two whole numbers of tries it is between their chances. */
export function chanceOfMission({ tries, ...means }: Means): number {
  const whole = Math.floor(tries)
  const part = tries - whole
  const chance = chanceWith({ ...means, tries: whole })
  return part === 0 ? chance : chance + part * (chanceWith({ ...means, tries: whole + 1 }) - chance)
}

const MOST = { missing: 8, spare: 3, tries: 20, ip: 16, easy: 3 } as const

function chanceWith(means: Means): number {
  const missing = Math.max(-MOST.spare, Math.min(MOST.missing, means.missing))
  const tries = Math.min(MOST.tries, means.tries)
  const ip = Math.min(MOST.ip, means.ip)
  const easy = Math.min(MOST.easy, means.easy)
  if (ip <= 0) return 0
  if (missing <= 0) return SAFE[-missing] ?? 1
  if (tries <= 0) return 0
  const key = ((missing * 32 + tries) * 32 + ip) * 8 + easy
  const known = kept[key]
  if (known !== undefined) return known
  const chance = Math.max(...ways({ missing, tries: tries - 1, ip, easy }))
  kept[key] = chance
  return chance
}

/** A mission that is fulfilled may be undone by traitors and armies before it is judged; cities to spare make it safe. */
const SAFE = [0.96, 0.99, 1, 1]

const kept: number[] = []

/** What a try may come to: to let it be, to bribe, to pillage or to storm. */
function ways(after: Means): number[] {
  const { missing, ip, easy } = after
  const with_ = (chance: number, won: Partial<Means>, lost: Partial<Means>) =>
    chance * chanceWith({ ...after, ...won }) + (1 - chance) * chanceWith({ ...after, ...lost })
  const taken = { missing: missing - 1 }
  const found = [chanceWith(after)]
  // KOR-COR-2: paid in any case.
  if (ip > 2) found.push(with_(4 / 6, { ...taken, ip: ip - 2 }, { ip: ip - 2 }))
  // KOR-PIL-6: with the King success pays for itself.
  if (ip > 1) found.push(with_(4 / 6, taken, { ip: ip - 3 }))
  // KOR-SIEGE-8
  found.push(with_(2 / 6, { ...taken, ip: ip + 3 }, { ip: ip - 2 }))
  if (easy > 0) found.push(with_(4 / 6, { ...taken, ip: ip + 3, easy: easy - 1 }, { ip: ip - 2 }))
  return found
}
