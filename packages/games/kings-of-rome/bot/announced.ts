import type { Advice, Announced, Decision } from '@aquila/engine'

/** KOR-ACT: what a march was announced for is the next action. A camp, or a way that takes longer, announces none. */
export function announcedBy({ task }: Decision, { reason }: Advice): readonly Announced[] {
  const [, deed] = /^bot\.march\.(\w+)$/.exec(reason?.key ?? '') ?? []
  if (task !== 'action' || deed === undefined || deed === 'camp' || deed === 'approach') return []
  const to = reason?.values?.to
  return [
    {
      name: 'deeds after a march',
      isKept(_, decision, { verb, noun }) {
        if (decision.task !== 'action') return null
        // A battle is given to a leader, wherever he stands.
        return verb === deed && (verb === 'battle' || noun === to)
      },
    },
  ]
}
