import type { TableAct } from '@aquila/play'
import { signal } from '@preact/signals'
import { randomWord } from './random.ts'
import { done, post } from './requests.ts'

/** Whether the list of what can be asked and offered is open. */
export const isAsking = signal(false)

/** What people settle with each other beside the match, as an act of the table. */
export async function deal(id: string, act: TableAct): Promise<void> {
  await post(`/api/tables/${encodeURIComponent(id)}/acts`, { token: randomWord(), act }, done)
}
