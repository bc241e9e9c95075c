import { DEEPEST } from '@aquila/play/wire'
import * as v from 'valibot'
import { NotDone } from '../not-done.ts'

/** A message that is no JSON, lies too deep or is not of its schema is refused before anything looks at it. */
export function readJson<T extends v.GenericSchema>(
  text: string,
  schema: T,
  deepest = DEEPEST,
): v.InferOutput<T> {
  if (isTooDeep(text, deepest)) throw new NotDone('malformed', 'this lies too deep')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new NotDone('malformed', 'this is no JSON')
  }
  const parsed = v.safeParse(schema, json, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = v.getDotPath(issue)
  throw new NotDone(
    'malformed',
    `${path === null ? '' : `${path.slice(0, 100)}: `}${issue.message.slice(0, 200)}`,
  )
}

/** Counts brackets outside of strings: what is deep is not even parsed. */
function isTooDeep(text: string, deepest: number): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]
    if (inString) {
      if (letter === '\\') index++
      else if (letter === '"') inString = false
    } else if (letter === '"') inString = true
    else if (letter === '[' || letter === '{') {
      if (++depth > deepest) return true
    } else if (letter === ']' || letter === '}') depth--
  }
  return false
}
