import type { Refused } from '@aquila/play/wire'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const statuses: { readonly [reason in Refused['reason']]: ContentfulStatusCode } = {
  'not-your-turn': 409,
  'stale-question': 409,
  'not-legal': 422,
  over: 409,
  paused: 409,
  'no-proposal': 409,
  held: 409,
  behind: 409,
  'not-stored': 503,
  forbidden: 403,
  'not-found': 404,
  'too-fast': 429,
  malformed: 400,
  'too-late': 409,
  'name-taken': 409,
  'no-name': 401,
  'wrong-secret': 401,
  'weak-password': 422,
  fault: 500,
}

export function statusOf({ reason }: Refused): ContentfulStatusCode {
  return statuses[reason]
}
