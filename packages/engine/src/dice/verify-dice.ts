/**
 * The standalone verifier of Aquila's dice. It imports nothing: not the kernel, not its hash library. Anybody
 * may copy this one file and run it in Node or in a browser against the record of a finished match.
 *
 *   commitment = SHA-256(seed)                                     published before the first roll
 *   key        = HMAC-SHA-256(seed, JSON of ["aquila dice 1", ...salts])
 *   block b of roll n = HMAC-SHA-256(key, "n/b")                   rolls and blocks count from 0
 *   the roll   = the first 32-bit big-endian word below the largest multiple of the die's sides,
 *                modulo the sides, plus 1; if a block has none, the next block is read
 */
export interface DiceProof {
  readonly commitment: string
  readonly seed: string
  readonly salts: readonly string[]
  /** Rolls before this number were taken over from the match this one branched off. */
  readonly from: number
  /**
   * Rolls that were made and taken back with everybody's consent, by how many rolls stood before them. Their numbers are
   * spent: what is rolled after them goes on behind them.
   */
  readonly skipped?: readonly { readonly at: number; readonly rolls: DiceProof['rolls'] }[]
  readonly rolls: readonly { readonly sides: number; readonly value: number; readonly why: string }[]
}

export interface DiceVerdict {
  /** Of the match, and of those it came from as far as they were given. */
  readonly commitmentHolds: boolean
  /** How many rolls were compared with what a seed gives. */
  readonly checked: number
  /** How many were taken over from a match that was not given: whether they are fair nobody can say. */
  readonly unchecked: number
  /** The first rolls that do not follow from their seed, or are not those of the match they came from; at most 20. */
  readonly wrong: readonly {
    readonly number: number
    readonly why: string
    readonly recorded: number
    /** Not a number if there is no such die or no such roll. */
    readonly computed: number
  }[]
}

const MOST_WRONG = 20

type Wrong = DiceVerdict['wrong'][number]

/**
 * Checks every roll of a match. One that branched off another needs the proof of that one too, and so on back to a match
 * that began at its beginning: `origins` are those matches, the nearest first.
 */
export async function verifyDice(proof: DiceProof, origins: readonly DiceProof[] = []): Promise<DiceVerdict> {
  const own = await checkOwnRolls(proof)
  const takenOver = Math.min(proof.from, proof.rolls.length)
  const [origin, ...before] = origins
  if (takenOver === 0 || origin === undefined) return { ...own, unchecked: takenOver }
  const past = await verifyDice(upTo(origin, takenOver), before)
  const wrong = [...copiedWrongly(proof, takenOver, origin), ...past.wrong, ...own.wrong]
  return {
    commitmentHolds: own.commitmentHolds && past.commitmentHolds,
    checked: own.checked + past.checked,
    unchecked: past.unchecked,
    wrong: wrong.slice(0, MOST_WRONG),
  }
}

/** A match as it was after so many rolls. */
function upTo(proof: DiceProof, rolls: number): DiceProof {
  const skipped = (proof.skipped ?? []).filter(({ at }) => at < rolls)
  return { ...proof, rolls: proof.rolls.slice(0, rolls), skipped }
}

/** The rolls that were taken over, but are not the very rolls of the match they came from. */
function copiedWrongly({ rolls }: DiceProof, takenOver: number, origin: DiceProof): Wrong[] {
  return rolls.slice(0, takenOver).flatMap(({ sides, value, why }, index) => {
    const there = origin.rolls[index]
    if (there?.sides === sides && there.value === value && there.why === why) return []
    return [{ number: index + 1, why, recorded: value, computed: there?.value ?? Number.NaN }]
  })
}

async function checkOwnRolls(proof: DiceProof): Promise<Omit<DiceVerdict, 'unchecked'>> {
  const seed = bytesOfHex(proof.seed)
  const commitment = hexOf(await crypto.subtle.digest('SHA-256', seed))
  const key = await hmac(seed, JSON.stringify(['aquila dice 1', ...proof.salts]))
  const wrong: Wrong[] = []
  let checked = 0
  for (const [number, roll] of inOrderOfNumbers(proof).entries()) {
    if (number < proof.from) continue
    const computed = isDie(roll.sides) ? await rollNumber(key, number, roll.sides) : Number.NaN
    checked++
    if (computed !== roll.value && wrong.length < MOST_WRONG) {
      wrong.push({ number: number + 1, why: roll.why, recorded: roll.value, computed })
    }
  }
  return { commitmentHolds: commitment === proof.commitment, checked, wrong }
}

/** All rolls as they were numbered: those that were taken back stand before what was rolled instead of them. */
function inOrderOfNumbers({ rolls, skipped = [] }: DiceProof): DiceProof['rolls'] {
  let next = 0
  const all = skipped.flatMap(({ at, rolls: taken }) => {
    const before = rolls.slice(next, at)
    next = at
    return [...before, ...taken]
  })
  return [...all, ...rolls.slice(next)]
}

/** Other sizes never come out of 32 bits; such a roll is wrong whatever it shows. */
function isDie(sides: number): boolean {
  return Number.isInteger(sides) && sides >= 1 && sides <= 2 ** 32
}

async function rollNumber(key: Uint8Array<ArrayBuffer>, index: number, sides: number): Promise<number> {
  const limit = Math.floor(2 ** 32 / sides) * sides
  for (let block = 0; ; block++) {
    const digest = new DataView((await hmac(key, `${index}/${block}`)).buffer)
    for (let offset = 0; offset < 32; offset += 4) {
      const word = digest.getUint32(offset)
      if (word < limit) return (word % sides) + 1
    }
  }
}

async function hmac(key: Uint8Array<ArrayBuffer>, message: string): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(message)))
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16)
  return bytes
}

function hexOf(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
