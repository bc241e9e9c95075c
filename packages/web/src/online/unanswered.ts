import { actSchema } from '@aquila/play'
import { token } from '@aquila/play/wire'
import * as v from 'valibot'
import { allOf, change, online } from './browser-store.ts'

/** An act with the token by which it counts once. */
export const sentActSchema = v.object({ token, act: actSchema })

export type SentAct = v.InferOutput<typeof sentActSchema>

/** The acts of one table that the server has not answered. They outlive the page. */
export interface UnansweredActs {
  all(): Promise<readonly SentAct[]>
  keep(sent: SentAct): Promise<void>
  forget(token: string): Promise<void>
}

const keptSchema = v.object({ table: v.string(), ...sentActSchema.entries })

/** Kept in this browser, by table: a page that was closed sends them when it is opened again. */
export function unansweredOf(table: string): UnansweredActs {
  return {
    async all() {
      const kept = await allOf(online.acts)
      return kept
        .flatMap(each => {
          const read = v.safeParse(keptSchema, each)
          return read.success && read.output.table === table ? [read.output] : []
        })
        .map(({ token, act }) => ({ token, act }))
    },
    keep: sent => change(online.acts, acts => acts.put({ table, ...sent })),
    forget: token => change(online.acts, acts => acts.delete(token)),
  }
}
