import type { Effect } from './stratagem.ts'

/** SV-6.3-A, SV-2.B-2: turns the initiative. RULING-81: only a roll can be turned; the other may answer. */
export const initiative: Effect = {
  id: 'initiative',
  window: 'initiative',
  goes: 'cup',
  whyNot({ state }, side, { rolled = false }) {
    if (!rolled) return { rule: 'SV-SC-B', why: 'initiative-given' }
    return state.initiative === side ? { rule: 'SV-6.3-A', why: 'has-initiative' } : null
  },
  *play(g, side) {
    g.state.initiative = side
    g.tell({ kind: 'initiative-turned', rule: 'SV-6.3-A', data: { side } })
  },
}
