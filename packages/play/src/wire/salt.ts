import { hashOf } from '@aquila/engine'

/** What is shown of a salt before all sit. A browser can make it without a secure context. */
export function hashOfSalt(salt: string): string {
  return hashOf(salt)
}
