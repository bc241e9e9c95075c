/** Letters of other alphabets, and signs, that a reader takes for the one behind them. */
const looksLike: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα',
    b: 'вβ',
    c: 'с',
    e: 'еєε3',
    h: 'нһ',
    k: 'кκ',
    l: 'iіι1|ɩı',
    m: 'м',
    n: 'п',
    o: 'оοσ0',
    p: 'рρ',
    s: 'ѕ5',
    t: 'тτ',
    v: 'ν',
    w: 'ωш',
    x: 'хχ',
    y: 'уγ',
  }).flatMap(([letter, others]) => [...others].map(other => [other, letter] as const)),
)

/** Names that look alike are alike: neither accents, capitals, signs nor other alphabets tell two people apart. */
export function likeness(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s._'’-]/g, '')
  return [...plain].map(letter => looksLike.get(letter) ?? letter).join('')
}

/** The name with the first number that makes it like none of those that are taken. */
export function freeName(name: string, isTaken: (likeness: string) => boolean): string {
  for (let number = 2; ; number++) {
    const free = `${name.slice(0, 21)} ${number}`
    if (!isTaken(likeness(free))) return free
  }
}
