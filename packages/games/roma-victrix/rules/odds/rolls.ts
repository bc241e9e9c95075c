/** Single dice and what they need, pure. */

/** RV-5.45-a: land interception. */
export function interceptsOnLand(die: number, rating: number): boolean {
  return die <= rating
}

/** RV-5.85-a: naval interception. */
export function interceptsAtSea(die: number, rating: number): boolean {
  return die + rating >= 7
}

/** RV-5.51-a, RV-5.53-a: how far a force may withdraw; 0: it may not. Without a Leader only a 1 does. */
export function withdrawalDistance(die: number, rating: number): number {
  if (rating === 0) return die === 1 ? 1 : 0
  return die > rating ? 0 : Math.max(1, rating - die)
}

/** RV-5.31-11b, RV-5.31-11c: 0: the force stays; otherwise it must go exactly so far. */
export function forcedRetreat(die: number, rating: number): number {
  return Math.max(0, die - Math.max(1, rating))
}

/** RV-3.34-c: only a 1 kills. */
export function leaderFalls(die: number): boolean {
  return die === 1
}

/** RV-11.13-a: rating 1-2 needs a 1, rating 3-4 a 1 or 2. */
export function activatesMinor(die: number, rating: number): boolean {
  return die <= (rating >= 3 ? 2 : 1)
}

/** RV-5.71-a */
export function withdrawsAtSea(die: number): boolean {
  return die <= 3
}

/** RV-5.68-a, RV-9.13-a: a die of at most the rating. */
export function withinRating(die: number, rating: number): boolean {
  return die <= rating
}

/** RV-5.69-a */
export function stormHits(die: number): boolean {
  return die === 1
}
