import type { Plain } from '@aquila/engine'

/** What of the states, moments and courses that the worker makes for the page nobody reads: ids, signs and dresses. */
const UNREAD = new Set([
  'active',
  'ahead',
  'arm',
  'as',
  'badge',
  'behind',
  'card',
  'change',
  'choice',
  'chosen',
  'commitment',
  'company',
  'concerns',
  'deed',
  'focus',
  'from',
  'game',
  'handOver',
  'holder',
  'holds',
  'icon',
  'id',
  'is',
  'key',
  'kind',
  'kit',
  'lesson',
  'level',
  'lit',
  'map',
  'noun',
  'on',
  'order',
  'outcome',
  'picture',
  'piece',
  'place',
  'places',
  'portrait',
  'reach',
  'region',
  'remedies',
  'role',
  'roller',
  'rule',
  'run',
  'saving',
  'serves',
  'shape',
  'side',
  'state',
  'suits',
  'task',
  'told',
  'to',
  'viewer',
  'waiting',
  'way',
  'window',
  'winner',
  'winners',
])

/** Every text in what the page is given, with where it stands: 'question.choices.text'. */
export function* textsIn(given: unknown, where = ''): Generator<{ where: string; text: string }> {
  if (typeof given === 'string') yield { where, text: given }
  else if (Array.isArray(given)) for (const each of given) yield* textsIn(each, where)
  else if (typeof given === 'object' && given !== null)
    for (const [key, each] of Object.entries(given))
      if (!UNREAD.has(key)) yield* textsIn(each, where === '' ? key : `${where}.${key}`)
}

/** Every string in what the rules tell: ids, most of them. */
export function* stringsIn(told: Plain | undefined): Generator<string> {
  if (typeof told === 'string') yield told
  else if (Array.isArray(told)) for (const each of told) yield* stringsIn(each)
  else if (typeof told === 'object' && told !== null)
    for (const each of Object.values(told)) yield* stringsIn(each)
}
