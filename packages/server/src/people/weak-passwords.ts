import { likeness } from './likeness.ts'

/** What stands at the heart of the passwords that are tried first. Digits and signs around it make it no better. */
const tried: ReadonlySet<string> = new Set(
  [
    'password passwort motdepasse contrasena parola senha secret secretword letmein welcome changeme default',
    'qwerty qwertyuiop qwertyui qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc',
    'iloveyou iloveyouso loveyou lovely sunshine princess dragon monkey football baseball basketball superman batman',
    'starwars pokemon whatever trustno michael jordan charlie jessica ashley computer internet samsung liverpool chelsea',
    'arsenal barcelona juventus google facebook admin administrator master abcdef abcdefgh abcdefghij abcabc test testtest',
    'testing guest user username login hello helloworld freedom flower cheese killer summer winter spring autumn',
    'aquila caesar juliuscaesar legion legio legionary romulus semper victor victrix roma rome romavictrix',
    'sempervictor aleaiactaest kingsofrome senatus spqr gladius centurion hannibal augustus imperator wargame',
  ]
    .join(' ')
    .split(' ')
    .map(likeness),
)

/** Fewer different letters than this are a pattern, not a password. */
const FEWEST_LETTERS = 5

/** True of a password that others would try: a common one, a row of keys, one's own name, a few letters again and again. */
export function isWeak(password: string, name: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < FEWEST_LETTERS || isRow(plain)) return true
  const heart = likeness(plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
  return [heart, firstHalf(heart), likeness(plain)].some(each => tried.has(each) || each === likeness(name))
}

/** Of what is said twice, one; else all of it. */
function firstHalf(text: string): string {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

/** Letters or digits one after another, up or down. */
function isRow(text: string): boolean {
  const steps = [...text].slice(1).map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index))
  const along = steps.filter(step => step === 1 || step === -1 || step === 9 || step === -9).length
  return along >= text.length - 2
}
