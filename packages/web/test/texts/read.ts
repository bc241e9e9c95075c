import type { Plain } from '@aquila/engine'

/**
 * What of the states, moments and courses that the worker makes for the page nobody reads: ids, signs and dresses. Where the same
 * word names something that is read elsewhere, it stands with what it belongs to.
 */
const UNREAD = new Set([
  'active',
  'ahead',
  'aims.deed',
  'aims.holder',
  'aims.state',
  'arm',
  'as',
  'badge',
  'behind',
  'card',
  'cause.asked',
  'cause.won',
  'change',
  'choice',
  'choices.remedies',
  'choices.suits',
  'chosen',
  'commitment',
  'concerns',
  'faces.plays',
  'focus',
  'from',
  'game',
  'handOver',
  'holds',
  'icon',
  'id',
  'is',
  'key',
  'kind',
  'kit',
  'lesson',
  'level',
  'map',
  'money.panel',
  'money.ways',
  'noun',
  'on',
  'order',
  'orders.verb',
  'outcome',
  'parts.lit',
  'parts.shape',
  'picture',
  'piece',
  'place',
  'places',
  'portrait',
  'region',
  'role',
  'roller',
  'rule',
  'run',
  'saving',
  'scene.company',
  'serves',
  'side',
  'steps.state',
  'task',
  'to',
  'told',
  'viewer',
  'waiting',
  'way',
  'ways.reach',
  'window',
  'winner',
  'winners',
])

/** Every text in what the page is given, with where it stands: 'question.choices.text'. */
export function* textsIn(given: unknown, where = ''): Generator<{ where: string; text: string }> {
  if (typeof given === 'string') yield { where, text: given }
  else if (Array.isArray(given)) for (const each of given) yield* textsIn(each, where)
  else if (typeof given === 'object' && given !== null)
    for (const [key, each] of Object.entries(given)) {
      const parent = where.slice(where.lastIndexOf('.') + 1)
      if (!UNREAD.has(key) && !UNREAD.has(`${parent}.${key}`))
        yield* textsIn(each, where === '' ? key : `${where}.${key}`)
    }
}

/** Every string in what the rules tell: ids, most of them. */
export function* stringsIn(told: Plain | undefined): Generator<string> {
  if (typeof told === 'string') yield told
  else if (Array.isArray(told)) for (const each of told) yield* stringsIn(each)
  else if (typeof told === 'object' && told !== null)
    for (const each of Object.values(told)) yield* stringsIn(each)
}
