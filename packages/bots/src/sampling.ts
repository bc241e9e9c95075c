import { type DiceSource, fastDice } from '@aquila/engine'

/**
 * Dice for one of a few look aheads that are taken together. Each is as good as any other dice, but over all of them
 * every roll is spread evenly: of three look aheads one sees the low third of the faces, one the middle and one the
 * high. So few look aheads say as much as many with dice that fall as they like.
 */
export function evenDice(seed: number, sample: number, samples: number): DiceSource {
  // The same for every sample: it deals the shares of a roll among them.
  const dealer = fastDice(seed)
  const own = fastDice(seed ^ Math.imul(sample + 1, 0x9e3779b1))
  return {
    roll(sides, why, index) {
      const share = shareOf(dealer, sample, samples)
      const within = (own.roll(PRECISION, why, index) - 1) / PRECISION
      return Math.min(sides, Math.floor(((share + within) / samples) * sides) + 1)
    },
  }
}

const PRECISION = 4096

/** Deals the shares of one roll in a random order and tells which one falls to this sample. */
function shareOf(dealer: DiceSource, sample: number, samples: number): number {
  const shares = Array.from({ length: samples }, (_, share) => share)
  let mine = 0
  for (let each = 0; each < samples; each++) {
    const [dealt = 0] = shares.splice(dealer.roll(shares.length, 'share', each) - 1, 1)
    if (each === sample) mine = dealt
  }
  return mine
}
